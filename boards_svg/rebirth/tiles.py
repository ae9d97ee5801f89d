"""Tiles, castle and cathedral pieces, tower bonuses: small drawings round the origin, cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pygame_rules.games.rebirth.data import ENERGY, FOOD, HOUSES, NEUTRAL

from .. import canvas, pieces, symbols

SOLID_CASTLE = "M3 3h3v2.6h2.2V3h3v2.6h1.6V3h3v2.6H18V3h3v5.6l-1.6 1.5V21.5H4.6V10.1L3 8.6z"
"""A castle without a gate, with room for its holder's symbol."""
TILE_SHARE = 0.84
"""A tile's radius in radii of its hex: the line round a settlement stays in sight."""
BIG_HOUSE = "M12 1.5 1 11.7h2.6V22.5h16.8V11.7H23z"
"""A house without a door, with room for a figure."""
BONUS_TEXT = ("+3", "13", "×2", "", "3", "+1")
"""On the badge of each bonus, in the order of data.BONUS_IDS."""
BADGE = 8.8


@cache
def tile(kind: int, seat: int | None, radius: float, flat_top: bool) -> str:
    """A tile of a hex of this radius, with its kind, its houses, its owner's symbol."""
    body = pieces.raised(pieces.hexagon(radius * TILE_SHARE, flat_top, 0.16))
    rim = canvas.path(pieces.hexagon(radius * (TILE_SHARE - 0.07), flat_top, 0.14), "light")
    return canvas.group(body, rim, _face(kind, seat, radius), cls=pieces.seat_class(seat))


def _face(kind: int, seat: int | None, radius: float) -> str:
    if kind == NEUTRAL or seat is None:
        return symbols.icon("cross", 0, 0, radius * 0.5, "mark-ink")
    mark = symbols.seat_mark(seat, 0, radius * 0.5, radius * 0.42)
    if kind in (FOOD, ENERGY):
        name = "food" if kind == FOOD else "energy"
        return symbols.icon(name, 0, -radius * 0.17, radius * 0.84, "mark-ink") + mark
    size = radius * 0.92
    house = symbols.draw(BIG_HOUSE, 0, -radius * 0.2, size, "mark-ink")
    figure = canvas.text(0, radius * 0.14, str(HOUSES[kind]), radius * 0.56, "rb-count")
    return house + figure + mark


@cache
def castle(seat: int, size: float) -> str:
    """The castle piece of a holder."""
    scale, half = size / symbols.GRID, canvas.number(-size / 2)
    transform = f"translate({half} {half}) scale({scale:.3g})"
    body = canvas.group(pieces.raised(SOLID_CASTLE), transform=transform)
    mark = symbols.seat_mark(seat, 0, size * 0.11, size * 0.42)
    return canvas.group(body, mark, cls=pieces.seat_class(seat))


@cache
def row(seats: Sequence[int], width: float, largest: float = 6.6) -> str:
    """A row of small tokens side by side, each with its seat's symbol."""
    if not seats:
        return ""
    radius = min(largest, width / (2 * len(seats)))
    left = -radius * (len(seats) - 1)
    return canvas.group(
        *(
            canvas.moved(left + 2 * radius * i, 0, pieces.token(seat, radius - 0.4))
            for i, seat in enumerate(seats)
        )
    )


@cache
def bonus(kind: int) -> str:
    """The bonus tile of a tower: a disc for points, a hexagon for tiles, a card, a square."""
    shape = {
        0: pieces.disc(BADGE),
        1: pieces.disc(BADGE),
        2: "M-8.4-8.4H8.4V8.4H-8.4Z",
        3: "M-6.4-8.8H6.4V8.8H-6.4Z",
        4: pieces.hexagon(BADGE * 1.14, True, 0.1),
        5: pieces.hexagon(BADGE * 1.14, True, 0.1),
    }[kind]
    if kind == 3:
        sign = symbols.icon("hidden", 0, 0, 13, "rb-bonus-ink")
    else:
        sign = canvas.text(0, 4, BONUS_TEXT[kind], 11, "rb-bonus-ink")
    return pieces.raised(shape, "rb-bonus", (0.7, 1.0)) + sign
