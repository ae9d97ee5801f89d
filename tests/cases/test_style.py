"""What tablets need of the style sheets and the page's head."""

from __future__ import annotations

import re
from pathlib import Path

import web

ROOT = Path(web.__file__).parents[1]
SHEETS = sorted([*(ROOT / "web" / "css").glob("*.css"), *(ROOT / "boards_svg").rglob("*.css")])
HEAD = (ROOT / "index.html").read_text(encoding="utf-8")


def rules() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SHEETS)


def test_nothing_is_measured_in_window_heights() -> None:
    """IOS-03: those lie in a page that was put on the home screen; columns share the height."""
    assert len(SHEETS) > 5
    assert re.findall(r"\b[\d.]+[dsl]?v(?:h|max|min|b)\b", rules()) == []


def test_the_status_bar_is_left_as_it_is() -> None:
    """IOS-03."""
    assert "apple-mobile-web-app-status-bar-style" not in HEAD


def test_every_edge_keeps_clear_of_the_devices_own_bars() -> None:
    """IOS-01: the page draws to the edges, so it must leave room itself."""
    assert "viewport-fit=cover" in HEAD
    for side in ("top", "right", "bottom", "left"):
        assert f"env(safe-area-inset-{side})" in rules()


def test_fingers_cannot_zoom_the_page_by_a_double_tap() -> None:
    """TOUCH-03, TOUCH-04; two fingers may still enlarge the page for weak eyes."""
    buttons = re.findall(r"\.button \{[^}]*\}", rules())
    assert any("touch-action: manipulation" in block for block in buttons)
    assert "user-scalable=no" not in HEAD and "maximum-scale" not in HEAD
    for path in (*(ROOT / "web").glob("*.py"), ROOT / "web" / "boot.js"):
        assert "dblclick" not in path.read_text(encoding="utf-8"), path


def test_movement_is_off_for_those_who_asked() -> None:
    """AI-07: every animation and transition of the screens stands under the question, except
    the sign that goes by itself."""
    moving = "(prefers-reduced-motion: no-preference)"
    for path in SHEETS:
        text = path.read_text(encoding="utf-8")
        outside = re.sub(
            r"@media " + re.escape(moving) + r" \{(?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\}",
            "",
            text,
        )
        found = re.findall(r"(?:animation|transition): ([\w-]+)", outside)
        assert set(found) <= {"boot-leave", "none"}, path
