"""Route colours, each with a sign of its own, so that none is told by colour alone."""

from __future__ import annotations

from typing import Final

from pygame_rules.games.great_lakes.data import ROUTE_COLOURS

from .. import canvas
from ..canvas import Point

SIGNS: Final = {
    "purple": "m-1.7-3v6m3.4-6v6",  # two bars
    "yellow": "m-3 0 3-3 3 3-3 3z",  # a diamond
    "green": "m-3.4 1.9 3.4-3.8 3.4 3.8",  # a roof
    "red": "m-2.6-2.6 5.2 5.2m0-5.2-5.2 5.2",  # a cross
    "black": "m-3.6 0h7.2",  # a dash
    "white": "h.1",  # a dot
    "grey": "",
}
"""Strokes round a point, as relative path data of about 6 by 6 units."""


def sign_at(colour: str, x: float, y: float) -> str:
    """Path data of a colour's sign on the board."""
    step = SIGNS[colour]
    return f"M{canvas.number(x)} {canvas.number(y)}{step}" if step else ""


def big_sign(colour: str, at: Point, scale: float) -> str:
    """A colour's sign on a card."""
    return canvas.moved(*at, canvas.path("M0 0" + SIGNS[colour], "gl-sign"), scale=scale)


def colour_class(colour: int) -> str:
    """The class that gives a route, card or sign its colours."""
    return f"gl-{ROUTE_COLOURS[colour]}"
