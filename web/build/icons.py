"""`dev.py icons`: the PNG icons, drawn by Chromium from the two SVG files; kept in the repo."""

from web.build.browser import chromium
from web.build.paths import STATIC
from web.build.shell import say

ICONS = STATIC / "icons"
SIZES = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-180.png": ("icon-maskable.svg", 180),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}
"""iPads round the corners themselves, so theirs (180) is cut from the full-bleed drawing."""


def draw_icons() -> None:
    """Write every PNG anew."""
    with chromium() as browser:
        for name, (source, size) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / source).read_text(encoding="utf-8")
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}"
            )
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
            say(f"icons/{name}")
