"""What a scoring would pay now, and the clan of a shield: facts for the board, from a view."""

from __future__ import annotations

from typing import NamedTuple

from .data import FREE, LAND_AREAS, NEIGHBOURS
from .scoring import clan_points, fleet_points, region_gains
from .view import View, board_state


class Standing(NamedTuple):
    """Points that a domination scoring would pay a seat now."""

    clans: int
    fleet: int
    regions: int


def standings(view: View) -> list[Standing]:
    """By seat."""
    state = board_state(view)
    regions = map(sum, zip(*(region_gains(state, area) for area in LAND_AREAS), strict=True))
    return list(map(Standing, clan_points(state), fleet_points(state), regions))


def clan_of(board: list[int], cell: int) -> int:
    """How many shields are joined to the one on this cell, itself included (OR-60)."""
    assert board[cell] != FREE
    found = [cell]
    for here in found:
        found += [c for c in NEIGHBOURS[here] if board[c] == board[cell] and c not in found]
    return len(found)
