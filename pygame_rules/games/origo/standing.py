"""What a scoring would pay now, and the clan of a shield: facts for the board, from a view."""

from __future__ import annotations

from typing import NamedTuple

from .data import FREE, LAND_AREAS, NEIGHBOURS, POINTS
from .scoring import clan_awards, fleet_bonus, region_gains, ships_of
from .view import View, board_state


class Standing(NamedTuple):
    """Points that a domination scoring would pay a seat now."""

    clans: int
    fleet: int
    regions: int


def standings(view: View) -> list[Standing]:
    """By seat."""
    state = board_state(view)
    clans = [0] * view.players
    for award in clan_awards(state):
        clans[award.seat] += award.points
    ships = ships_of(state)
    bonus = fleet_bonus(tuple(ships))
    regions = [0] * view.players
    for area in LAND_AREAS:
        for seat, points in enumerate(region_gains(state, area)):
            regions[seat] += points
    return [
        Standing(clans[seat], ships[seat] * POINTS.per_ship + bonus[seat], regions[seat])
        for seat in range(view.players)
    ]


def clan_of(board: list[int], cell: int) -> int:
    """How many shields are joined to the one on this cell, itself included (OR-60)."""
    assert board[cell] != FREE
    found = [cell]
    for here in found:
        found += [c for c in NEIGHBOURS[here] if board[c] == board[cell] and c not in found]
    return len(found)
