"""The gods' tiles with what is offered, and the turn-order track."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any

from pygame_rules.games.cyclades.data import APOLLO, GODS, NONE
from pygame_rules.games.cyclades.view import View

from .. import canvas, pieces
from .layout import GOD_HEIGHT, GOD_WIDTH, WIDTH, god_corner

OUT, ACTING = "out", "acting"
ORDINAL_SIZE, SUM_SIZE = 17.0, 26.0
TRACK: tuple[float, float] = (38.0, 190.0)
TRACK_STEP = 38.0


def look(view: View, god: int) -> Hashable:
    """Place from the top (1..) or "out"; who stands there with which sum; who acts now."""
    acting = any(f[0] in ("turn", "prosperity") and _god_of(f) == god for f in view.flow)
    if god == APOLLO:
        return (len(view.gods) + 1, tuple(view.apollo), acting)
    if god not in view.gods:
        return (OUT, NONE, 0, False)
    return (view.gods.index(god) + 1, view.bidder[god], view.bid[god], acting)


def _god_of(frame: list[Any]) -> int:
    return int(frame[2]) if frame[0] == "turn" else APOLLO


def draw(god: str, key: Any) -> str:
    """What changes on a tile."""
    x, y = god_corner(god)
    if key[0] == OUT:
        return canvas.rect(x, y, GOD_WIDTH, GOD_HEIGHT, "cy-out", r=9)
    parts = [_ordinal(x + GOD_WIDTH - 20, y + 22, key[0])]
    if key[-1]:
        parts.append(canvas.rect(x + 1, y + 1, GOD_WIDTH - 2, GOD_HEIGHT - 2, "cy-acting", r=8))
    if GODS.index(god) == APOLLO:
        parts.append(_visitors(x, y, key[1]))
    elif key[1] != NONE:
        parts.append(_offering(x, y, key[1], key[2]))
    return "".join(parts)


def _ordinal(x: float, y: float, number: int) -> str:
    """In which place the god acts."""
    disc = canvas.circle(x, y, 12.5, "cy-ordinal")
    return disc + canvas.text(x, y + 6, str(number), ORDINAL_SIZE, "cy-ordinal-ink")


def _offering(x: float, y: float, seat: int, amount: int) -> str:
    marker = canvas.moved(x + 116, y + 70, pieces.token(seat, 21))
    return marker + canvas.text(x + 143, y + 79, str(amount), SUM_SIZE, "cy-sum", "start")


def _visitors(x: float, y: float, seats: tuple[int, ...]) -> str:
    """Apollo's visitors in order of arrival."""
    parts = []
    for number, seat in enumerate(seats):
        if seat != NONE:
            column, row = number % 2, number // 2
            token = pieces.token(seat, 14)
            parts.append(canvas.moved(x + 100 + 36 * column, y + 33 + 31 * row, token))
    return "".join(parts)


# -- turn order -------------------------------------------------------------------------
def order(key: Any) -> str:
    """Markers still to be placed, in order; later those that came back, for the next cycle."""
    waiting, back, cycle = key
    seats = waiting or back
    return _track(tuple(seats), bool(waiting), cycle)


@cache
def _track(seats: tuple[int, ...], waiting: bool, cycle: int) -> str:
    if not seats:
        return _cycle(cycle)
    x, y = TRACK
    parts = [canvas.rect(x - 24, y - 24, 48, TRACK_STEP * len(seats) + 12, "cy-track", r=10)]
    for number, seat in enumerate(seats):
        parts.append(canvas.moved(x, y + 1 + TRACK_STEP * number, pieces.token(seat, 15)))
    return canvas.group(*parts, cls="" if waiting else "cy-back") + _cycle(cycle)


def _cycle(cycle: int) -> str:
    """The number of the cycle in the other corner."""
    x, y = WIDTH - TRACK[0], TRACK[1]
    words = canvas.text(x, y + 8, str(cycle), 24, "cy-cycle")
    return canvas.circle(x, y, 24, "cy-track") + words
