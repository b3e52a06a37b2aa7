"""What axe-core finds on a living page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.look.gallery import AXE

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm ci in client/")


def violations(page: Page) -> list[dict[str, Any]]:
    """Each rule that is broken, and where."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run().then(r => r.violations.map(v => ({id: v.id, nodes: v.nodes.map(n => n.html.slice(0, 200))})))"
    )
    return found
