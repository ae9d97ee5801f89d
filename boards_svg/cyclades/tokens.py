"""Pieces of this game, each drawn round the origin."""

from __future__ import annotations

from functools import cache

from pygame_rules.games.cyclades.data import BUILDINGS, CREATURES, FIGURES, KRAKEN_FIGURE

from .. import canvas, pieces, symbols
from . import signs
from .places import SLOT, SLOT_GAP

KRAKEN = KRAKEN_FIGURE
FIGURE_NAMES = tuple(CREATURES[creature] for creature in FIGURES)
COUNT_SIZE = 17.0
UNIT_FIGURE = 21.0


SHIELD = "M-19-20q9.5-1 19-5 9.5 4 19 5v14q0 16-19 26-19-10-19-26z"
BOAT = "M-27 1h54q-4 18-15 18h-24q-11 0-15-18zM-1-27q19 7 20 26h-20zM-4-21q-15 7-17 20h17z"


@cache
def units(kind: str, seat: int, number: int) -> str:
    """Troops (a shield) or fleets (a boat) of a seat, with their number and its symbol."""
    if kind == "troop":
        mark = symbols.seat_mark(seat, 0, -10.5, 13)
        words = canvas.text(0, 13, str(number), UNIT_FIGURE, "mark-ink")
        return canvas.group(pieces.raised(SHIELD), mark, words, cls=pieces.seat_class(seat))
    mark = symbols.seat_mark(seat, 6.2, -8.2, 11)
    words = canvas.text(0, 15.4, str(number), COUNT_SIZE, "mark-ink")
    return canvas.group(pieces.raised(BOAT), mark, words, cls=pieces.seat_class(seat))


@cache
def holding(seat: int, troops: int) -> str:
    """Troops on an island, or the territory marker that keeps it."""
    return units("troop", seat, troops) if troops else territory(seat)


@cache
def territory(seat: int) -> str:
    """A pennant with the seat's symbol."""
    pole = canvas.line((-12, 17), (-12, -17), "cy-pole")
    cloth = "M-12-17h29l-6 10.5 6 10.5h-29z"
    flag = pieces.raised(cloth) + symbols.seat_mark(seat, -1, -6.4, 14)
    return canvas.group(pole, flag, cls=pieces.seat_class(seat))


@cache
def building(kind: int) -> str:
    """A building on its slot."""
    half = SLOT / 2 - 0.5
    square = f"M{-half} {-half}h{2 * half}v{2 * half}h{-2 * half}z"
    face = pieces.raised(square, f"cy-building cy-b-{BUILDINGS[kind]}")
    return face + signs.draw(BUILDINGS[kind], 0, 0, SLOT * 0.78, "cy-building-ink")


@cache
def metropolis(wide: bool) -> str:
    """The metropolis over one slot or two."""
    width = 2 * SLOT + SLOT_GAP + 2 if wide else SLOT + 4
    height = SLOT + 4
    plate = f"M{-width / 2} {-height / 2}h{width}v{height}h{-width}z"
    sign = signs.draw("metropolis", 0, -0.5, SLOT * 1.0, "cy-metropolis-ink")
    return pieces.raised(plate, "cy-metropolis") + sign


@cache
def prosperity(count: int) -> str:
    """Placed prosperity markers, with their number if there are several."""
    face = pieces.raised(pieces.disc(11.5), "cy-marker")
    if count == 1:
        return face + signs.draw("prosperity", 0, 0, 16, "cy-marker-ink")
    return face + canvas.text(0, COUNT_SIZE * 0.36, str(count), COUNT_SIZE, "cy-marker-ink")


@cache
def creature(name: str, radius: float) -> str:
    """A figure of a creature: a dark round piece with its sign."""
    body = pieces.raised(pieces.disc(radius), "cy-figure", (1.6, 2.2))
    return body + signs.draw(name, 0, 0, radius * 1.5, "cy-figure-ink")


@cache
def swords() -> str:
    """The sign of a battle."""
    blade = signs.sign("ares")
    scale = "translate(-10 -10) scale(.83)"
    one = canvas.path(blade, "cy-clash-ink", transform=f"rotate(45) {scale}")
    return one + canvas.path(blade, "cy-clash-ink", transform=f"rotate(-45) {scale}")
