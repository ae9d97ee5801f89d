"""The gods' tiles with what is offered."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pygame_rules.games.cyclades.data import APOLLO, GODS, NONE
from pygame_rules.games.cyclades.view import View

from .. import canvas, pieces
from .layout import GOD_HEIGHT, GOD_WIDTH, god_corner

OUT, ACTING = "out", "acting"
ORDINAL_SIZE, SUM_SIZE = 17.0, 26.0


def look(view: View, god: int) -> Hashable:
    """Place from the top (1..) or "out"; who stands there with which sum; whether the question
    is about this god: his turn, or a sum for him."""
    acting = any(f[0] in ("turn", "prosperity", "sum") and _god_of(f) == god for f in view.flow)
    if god == APOLLO:
        return (len(view.gods) + 1, tuple(view.apollo), acting)
    if god not in view.gods:
        return (OUT, NONE, 0, False)
    return (view.gods.index(god) + 1, view.bidder[god], view.bid[god], acting)


def _god_of(frame: list[Any]) -> int:
    return APOLLO if frame[0] == "prosperity" else int(frame[2])


def draw(god: str, key: Any) -> str:
    """What changes on a tile."""
    x, y = god_corner(god)
    if key[0] == OUT:
        return canvas.rect(x, y, GOD_WIDTH, GOD_HEIGHT, "cy-out", r=9)
    parts = [_ordinal(x + GOD_WIDTH - 17, y + 17, key[0])]
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
    marker = canvas.moved(x + 110, y + 44, pieces.token(seat, 19))
    return marker + canvas.text(x + 134, y + 54, str(amount), SUM_SIZE, "cy-sum", "start")


def _visitors(x: float, y: float, seats: tuple[int, ...]) -> str:
    """Apollo's visitors in order of arrival."""
    parts = []
    for number, seat in enumerate(seats):
        if seat != NONE:
            column, row = number % 3, number // 3
            token = pieces.token(seat, 13)
            parts.append(canvas.moved(x + 94 + 29 * column, y + 24 + 31 * row, token))
    return "".join(parts)
