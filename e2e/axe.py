"""axe-core in the page under test."""

from __future__ import annotations

from playwright.sync_api import Page

from web.build.paths import NODE_MODULES

_SCRIPT = NODE_MODULES / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds wrong, one line each: rule, and the first elements concerned."""
    page.evaluate(_SCRIPT.read_text(encoding="utf-8"))
    result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{found['id']}: " + "; ".join(node["html"][:120] for node in found["nodes"][:3])
        for found in result["violations"]
    ]
