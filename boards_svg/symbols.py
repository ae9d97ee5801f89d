"""Our one set of icons: each is one path on a grid of 24 units, in one colour, readable at 20 px.

`icon("food", x, y, 20)` draws one centred at (x, y). Rooms with signs of their own keep their
path data in the room, on the same grid, and draw them with `draw`. Seat symbols differ in
shape, so that pieces can be told apart without colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from . import canvas

GRID = 24

_ICONS = {
    # an ear of wheat: stalk and three pairs of grains under a top grain
    "food": (
        "M11.2 22V8h1.6v14zM12 1.5q2.4 2.9 0 6.2-2.4-3.3 0-6.2zM11 12.6"
        "Q6.6 12.2 6.4 7.4 11 8 11 12.6zM13 12.6q4.4-.4 4.6-5.2Q13 8 13 12.6zM11 17.2"
        "q-4.4-.4-4.6-5.2 4.6.6 4.6 5.2zM13 17.2q4.4-.4 4.6-5.2-4.6.6-4.6 5.2zM11 21.8"
        "q-4.4-.4-4.6-5.2 4.6.6 4.6 5.2zM13 21.8q4.4-.4 4.6-5.2-4.6.6-4.6 5.2z"
    ),
    # a bolt
    "energy": "M14.2 1.5 4.8 13.6h5.6L8.6 22.5l10.6-13h-6.1z",
    "house": (
        "M12 3 2.2 11.4l1.2 1.4L5 11.5V21h5v-6h4v6h5v-9.5l1.6 1.3 1.2-1.4-3.3-2.8V4.5h-2.3v2.1z"
    ),
    "castle": (
        "M3 4h3v2.4h2.2V4h3v2.4h1.6V4h3v2.4H18V4h3v5.4l-1.8 1.4V21h-5v-4a2.2 2.2 0 0 0-4.4 0"
        "v4h-5V10.8L3 9.4z"
    ),
    "cathedral": (
        "M11.2 1h1.6v1.9h1.9v1.6h-1.9v2l3.2 5V13l5 3v6h-7v-3.4a2 2 0 0 0-4 0V22H3v-6l5-3v-1.5"
        "l3.2-5v-2H9.3V2.9h1.9z"
    ),
    # an Irish round tower
    "tower": "M12 1.2 16.4 8H7.6zM8.4 9.4h7.2L16.6 22h-3v-4.2h-3.2V22h-3zM11.1 11.4v3.2h1.8v-3.2z",
    # an anchor
    "port": (
        "M12 1.6a3 3 0 0 1 1.2 5.7V9h3.3v2.1h-3.3v8.4c2.8-.4 4.9-2 5.6-4.3"
        "l-2 .8.7-4.3 4 2.8-1.1.4c-.4 4.2-3.8 7.1-8.4 7.5-4.6-.4-8-3.3-8.4-7.5"
        "l-1.1-.4 4-2.8.7 4.3-2-.8c.7 2.3 2.8 3.9 5.6 4.3v-8.4H7.5V9h3.3V7.3A3 3 0 0 1 12 1.6"
        "zm0 1.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"
    ),
    "waves": (
        "M1 6.2q2.75-4 5.5 0t5.5 0 5.5 0 5.5 0v2.4q-2.75 4-5.5 0t-5.5 0-5.5 0-5.5 0zM1 15"
        "q2.75-4 5.5 0t5.5 0 5.5 0 5.5 0v2.4q-2.75 4-5.5 0t-5.5 0-5.5 0-5.5 0z"
    ),
    # a steam engine from the side
    "train": (
        "M2 4h8.4v1.8H9.6v4.4h4.2V5.4h3.4v4.8h2.2a2.6 2.6 0 0 1 2.6 2.6v3.4h-1"
        "a3 3 0 0 0-5.6 0h-1.5a3 3 0 0 0-5.6 0H8a3 3 0 0 0-5-.6V5.8H2zM4.8 6.2v3.6h3V6.2z"
        "M5.3 15.2a2.3 2.3 0 1 0 .1 0zM11.2 15.2a2.3 2.3 0 1 0 .1 0zM18.3 15.2"
        "a2.3 2.3 0 1 0 .1 0z"
    ),
    # a steamer from the side
    "ship": (
        "M7 8.6h2V4h3v4.6h2V4h3v4.6h2.4v4.2H23l-2.6 5.8q-1.4 0-2.3.9-1.5 1.3-3 0"
        "t-3 0-3 0-3 0-2.6-.6L1 12.8h4.4V8.6zM7.6 10.4v1.8h2v-1.8zm3.4 0v1.8h2v-1.8zm3.4 0"
        "v1.8h2v-1.8z"
    ),
    # a sailing ship from the front quarter
    "fleet": (
        "M11 2.4v13.2H2.6Q8.6 10.4 11 2.4zM13 4.2q6 4.4 6.6 11.4H13zM1.6 17.4h20.8"
        "q-1.2 4.2-5 4.2H6.6q-3.8 0-5-4.2z"
    ),
    "temple": (
        "M12 2 22 7.4V9.2H2V7.4zM4 10.8h2.6v7.4H4zM8.4 10.8H11v7.4H8.4zM13 10.8h2.6v7.4H13z"
        "M17.4 10.8H20v7.4h-2.6zM2 19.6h20V22H2z"
    ),
    "trident": (
        "M11 22v-7.2Q5 14.4 5 8.6L3.4 9.4 5 3.6l2.6 5.4-1-.2q.2 3.6 4.4 3.9V6.6"
        "L9.8 7.4 12 1.6l2.2 5.8-1.2-.8v6.1q4.2-.3 4.4-3.9l-1 .2L19 3.6l1.6 5.8-1.6-.8"
        "q0 5.8-6 6.2V22z"
    ),
    "sword": "M11 13.6V4.4L12 1.4l1 3v9.2h4v2.2h-3.4v4.4a1.7 1.7 0 1 1-3.2 0v-4.4H7v-2.2z",
    "shield": (
        "M12 1.8q4.6 2.4 9 2.4 0 13-9 18-9-5-9-18 4.4 0 9-2.4zm0 2.8Q8.8 6 5.4 6.3q.8 8.6 6.6 12.8z"
    ),
    "helmet": (
        "M12 3.6q8 .4 8 9.4v2.4h-3.4V22l-3.6-2v-5.4h3.2v-2.2H9.4L12 15v7l-8-4v-5.6"
        "q0-8.4 8-8.8zM10.6 1h5.8q3.4 1.2 4.4 4.6Q17 2.4 10.6 2.6z"
    ),
    "sun": (
        "M12 7a5 5 0 1 1-.1 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 4.9"
        "l1.4-1.4 2.9 2.9-1.4 1.4zM16.2 17.6l1.4-1.4 2.9 2.9-1.4 1.4zM19.1 3.5"
        "l1.4 1.4-2.9 2.9-1.4-1.4zM6.4 16.2l1.4 1.4-2.9 2.9-1.4-1.4z"
    ),
    "eagle": (
        "M12 5.6 13.6 4l2.6 1-1.4 1.6v1.6Q19 7.6 23 3.4q-.2 6.2-4.2 9.2-1.8 1.2-3.4 1.4"
        "l2.2 6-3.6-1.8L12 22l-2-3.8L6.4 20l2.2-6q-1.6-.2-3.4-1.4Q1.2 9.6 1 3.4 5 7.6 9.2 8.2"
        "q.6-2 2.8-2.6z"
    ),
    "owl": (
        "M4.4 2.4Q8 4.6 12 4.6t7.6-2.2q1.6 4 .4 7.6 1 12-8 12T4 10Q2.8 6.4 4.4 2.4zM8.2 7.2"
        "a2.7 2.7 0 1 0 .1 0zM15.8 7.2a2.7 2.7 0 1 0 .1 0zM12 11.4l-1.3 2 1.3 2.2 1.3-2.2z"
        "M8.2 8.8a1.1 1.1 0 1 1-.1 0zM15.8 8.8a1.1 1.1 0 1 1-.1 0z"
    ),
    "creature": (
        "M4 21q-2-7.6 2.2-11.2L4.6 4.4 9 7.8q3-.9 6 0l4.4-3.4-1.6 5.4Q22 13.4 20 21l-3.2-2.2"
        "L14.4 22 12 19.6 9.6 22l-2.4-3.2zM8.6 11.6l-1 2.6 3.2-.6zM15.4 11.6l-2.2 2 3.2.6z"
    ),
    "coin": "M12 1.8a10.2 10.2 0 1 1-.1 0zm-.1 2A8.2 8.2 0 1 0 12 3.8zM12 6.4a5.6 5.6 0 1 1-.1 0z",
    "wild": "M12 1q1.4 9.6 11 11-9.6 1.4-11 11-1.4-9.6-11-11Q10.6 10.6 12 1z",
    "crown": "M2.4 6.6 7.2 11 12 3.6 16.8 11l4.8-4.4L19.8 17H4.2zM4.2 18.6h15.6V21H4.2z",
    "ticket": (
        "M2 5h20v5a2 2 0 0 0 0 4v5H2v-5a2 2 0 0 0 0-4zM7 8v1.6h10V8zM7 11.2v1.6h10v-1.6z"
        "M7 14.4V16h6v-1.6z"
    ),
    "hidden": (
        "M12 2.2q5.4 0 5.4 5 0 2.6-2.6 4.4-1.4 1-1.4 2.8h-2.9"
        "q0-3 2.2-4.6 1.7-1.2 1.7-2.6 0-2-2.4-2t-2.6 2.6H6.4q.2-5.6 5.6-5.6zM10.4 17h3.2v3.4"
        "h-3.2z"
    ),
    "check": "M3 12.6 5.4 10l4.4 4.4L18.8 5 21.2 7.4 9.8 19.4z",
    "cross": (
        "M4.4 6.8 6.8 4.4 12 9.6l5.2-5.2 2.4 2.4L14.4 12l5.2 5.2-2.4 2.4L12 14.4"
        "l-5.2 5.2-2.4-2.4L9.6 12z"
    ),
    "flag": "M5 2h2v1.4q3-1.6 6 0t6 0V13q-3 1.6-6 0t-6 0v9H5z",
    "tile": "M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8zM12 4 5 8v8l7 4 7-4V8z",
    "card": (
        "M5 2h14q1.4 0 1.4 1.4v17.2Q20.4 22 19 22H5q-1.4 0-1.4-1.4V3.4Q3.6 2 5 2zm.6 2v16h12.8V4z"
    ),
    "die": (
        "M5 2.6h14q2.4 0 2.4 2.4v14q0 2.4-2.4 2.4H5q-2.4 0-2.4-2.4V5Q2.6 2.6 5 2.6zM8 6"
        "a2 2 0 1 0 .1 0zM16 6a2 2 0 1 0 .1 0zM8 14a2 2 0 1 0 .1 0zM16 14a2 2 0 1 0 .1 0z"
        "M12 10a2 2 0 1 0 .1 0z"
    ),
}

_SEATS = (
    "M12 3a9 9 0 1 1-.1 0z",  # disc
    "M12 2.5 22.4 20.5H1.6z",  # triangle
    "M3.8 3.8h16.4v16.4H3.8z",  # square
    "M8.6 2.2h6.8v6.4h6.4v6.8h-6.4v6.4H8.6v-6.4H2.2V8.6h6.4z",  # plus
    "M12 1l3.3 7.4 8 .8-6 5.4 1.8 7.9L12 18.4l-7.1 4.1 1.8-7.9-6-5.4 8-.8z",  # star
)
SEAT_COUNT = len(_SEATS)


def icons() -> Mapping[str, str]:
    """Every shared icon: name -> path data."""
    return MappingProxyType(_ICONS)


def seat_shape(seat: int) -> str:
    """The path data of a seat's symbol."""
    return _SEATS[seat]


def draw(data: str, x: float, y: float, size: float, cls: str = "icon") -> str:
    """Path data of the 24-unit grid, drawn `size` units wide and centred at (x, y)."""
    scale = size / GRID
    corner = f"{canvas.number(x - size / 2)} {canvas.number(y - size / 2)}"
    return canvas.path(
        data, cls, fill_rule="evenodd", transform=f"translate({corner}) scale({scale:.3g})"
    )


def icon(name: str, x: float, y: float, size: float, cls: str = "icon") -> str:
    """A shared icon, `size` units wide and centred at (x, y)."""
    return draw(_ICONS[name], x, y, size, cls)


def seat_mark(seat: int, x: float, y: float, size: float, cls: str = "mark-ink") -> str:
    """A seat's symbol; inside a group of class `s0`..`s4` it takes the ink of that colour."""
    return draw(_SEATS[seat], x, y, size, cls)
