"""What the style sheet says, for those who need it in Python; and how big is big enough."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
FIT_WIDTH, FIT_HEIGHT = 690.0, 690.0
"""CSS pixels left for the board on a tablet of 1024x768."""
MIN_LABEL, MIN_TARGET = 11.0, 24.0
"""Least font size and target width in CSS pixels at fit zoom there."""


class Paint(NamedTuple):
    """A seat colour and the ink that is read on it, as `#rrggbb`."""

    fill: str
    ink: str


def fit_scale(width: float, height: float) -> float:
    """CSS pixels per board unit when a board of this size just fits on the tablet."""
    return min(FIT_WIDTH / width, FIT_HEIGHT / height)


@cache
def css(room: str = "") -> str:
    """The shared style sheet, and the room's own if it has one."""
    files = [HERE / "board.css"]
    own = HERE / room / f"{room}.css"
    if room and own.exists():
        files.append(own)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def palette() -> dict[str, Paint]:
    """The named seat colours, read from `board.css`."""
    found = dict(re.findall(r"--c-([a-z-]+): (#[0-9a-f]{6});", css()))
    return {
        name: Paint(fill, found[f"{name}-ink"])
        for name, fill in found.items()
        if not name.endswith("-ink")
    }


def seat_variables(colours: Sequence[str]) -> dict[str, str]:
    """CSS variables that give each seat the colour of that name: `--s0`, `--s0-ink`, ..."""
    result = {}
    for seat, name in enumerate(colours):
        result[f"--s{seat}"] = f"var(--c-{name})"
        result[f"--s{seat}-ink"] = f"var(--c-{name}-ink)"
    return result


def plain(sheet: str) -> str:
    """A style sheet without comments and needless blanks, for standalone pictures."""
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    sheet = re.sub(r"\s+", " ", sheet)
    return re.sub(r" ?([{};,]) ?", r"\1", re.sub(r": ", ":", sheet)).replace(";}", "}").strip()


def for_picture(sheet: str, drawing: str) -> str:
    """The part of a style sheet that a standalone drawing needs: variables of the light and
    the dark theme, and the rules whose classes all occur in the drawing."""
    used = {name for names in re.findall(r'class="([^"]*)"', drawing) for name in names.split()}
    used |= {"board"}
    result = []
    for block in re.findall(r"[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}", plain(sheet)):
        selector = block.partition("{")[0]
        if selector.startswith("@media"):
            if "dark" in selector:
                result.append(block)
        elif "data-theme" not in selector and _needed(selector, used):
            result.append(block)
    return "".join(result)


def _needed(selector: str, used: set[str]) -> bool:
    return any(set(re.findall(r"\.([\w-]+)", part)) <= used for part in selector.split(","))
