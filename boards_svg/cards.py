"""The frame of cards beside the board: whole `<svg>` elements for `Card.art`.

An art carries no words: title and note stand beside it as text, in the player's language.
"""

from __future__ import annotations

from . import canvas, symbols

CARD = (100.0, 140.0)
WIDE = (140.0, 90.0)
SQUARE = (100.0, 100.0)


def frame(*parts: str, size: tuple[float, float] = CARD, cls: str = "", face: bool = True) -> str:
    """A card of this size round its parts; `face` False leaves the sheet of paper out."""
    width, height = size
    sheet = ""
    if face:
        sheet = canvas.rect(2.5, 3.5, width - 4, height - 4, "shadow", r=7)
        sheet += canvas.rect(1.5, 1.5, width - 4, height - 4, "face", r=7)
    return _art(size, sheet, *parts, cls=cls)


def back(icon: str = "hidden", size: tuple[float, float] = CARD, cls: str = "") -> str:
    """A card lying face down, with a sign of its deck."""
    width, height = size
    sheet = canvas.rect(2.5, 3.5, width - 4, height - 4, "shadow", r=7)
    sheet += canvas.rect(1.5, 1.5, width - 4, height - 4, "back", r=7)
    inner = canvas.rect(7, 7, width - 15, height - 15, "rule", r=4)
    sign = symbols.icon(icon, width / 2, height / 2, min(size) * 0.45, "icon-faint")
    return _art(size, sheet, inner, sign, cls=cls)


def badge(x: float, y: float, words: str, size: float = 14) -> str:
    """A small dark disc with a figure or two, centred at (x, y)."""
    disc = canvas.circle(x, y, size * 0.85, "badge")
    return disc + canvas.text(x, y + size * 0.36, words, size, "badge-ink")


def _art(size: tuple[float, float], *parts: str, cls: str) -> str:
    """The root is decoration to a screen reader: the words stand beside it."""
    width, height = size
    classes = f"board art {cls}".strip()
    return canvas.svg(width, height, *parts, cls=classes, aria_hidden="true", focusable="false")
