"""The command `antifaz`: one module a command; `app` lists them."""

import os
import sys
from typing import NoReturn


def lacks(missing: ModuleNotFoundError, who: str, extra: str) -> NoReturn:
    """What has to be installed, instead of a traceback."""
    if missing.name is None or missing.name.startswith("antifaz"):
        raise missing
    sys.exit(f"antifaz: {who} needs {missing.name}: pip install 'antifaz[{extra}]'")


def main() -> None:
    try:
        from antifaz.cli.app import app
    except ModuleNotFoundError as missing:
        lacks(missing, "the command line", "cli")
    try:
        app()
    except ModuleNotFoundError as missing:
        lacks(missing, "this command", "all")
    except BrokenPipeError:  # whoever read the output, such as `head`, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
