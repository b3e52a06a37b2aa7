"""A pass that may be left for any kind of window (VH-STR-15)."""

from collections.abc import Mapping

from antifaz.core.game import View


def offers(kind: str, view: View) -> Mapping[str, str]:
    """What it would answer now; nothing for whoever will not be asked, or has answered, in this window."""
    if kind not in ("insertion", "control", "trial", "token"):
        return {}
    waiting = set(view.about.get("may", "")) - set(view.about.get("said", ""))
    return {"pass": "[pass]"} if view.viewer in waiting else {}
