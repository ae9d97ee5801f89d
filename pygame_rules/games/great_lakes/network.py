"""Who may claim what, and what is joined to what: GL-20 to GL-24, GL-71."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ...core.pools import Pool
from ...geometry.graphs import CLOSED, cheapest
from .cards import reach
from .data import COLOURS, GREY, LANES, LINKS, NO_TWIN, RAIL, SEA, TICKETS
from .state import FREE

TicketState = Literal["done", "possible", "impossible"]
FEW_PLAYERS: Final = 3
"""Up to so many players a claimed lane closes its twin to all (GL-24)."""
_KEYS: Final = len(COLOURS) + 1
LENGTH: Final = tuple(lane.length for lane in LANES)
KEY: Final = tuple(lane.kind * _KEYS + lane.colour for lane in LANES)
"""Type and colour of each lane as one number."""


def reaches(hand: Pool, pieces: Sequence[int]) -> list[int]:
    """For each `KEY`: the longest lane that cards and pieces cover (GL-21, GL-22)."""
    result = []
    for kind in (RAIL, SEA):
        spans = [min(reach(hand, kind, colour), pieces[kind]) for colour in range(GREY)]
        result += [*spans, max(spans)]
    return result


def twin_closes(owner: Sequence[int], players: int, seat: int, lane: int) -> bool:
    """GL-24: whether the twin lane keeps this one from the seat."""
    twin = LANES[lane].twin
    if twin == NO_TWIN or owner[twin] == FREE:
        return False
    return players <= FEW_PLAYERS or owner[twin] == seat


def open_lanes(owner: Sequence[int], players: int, seat: int) -> list[int]:
    """The lanes that the seat may still claim, cards and pieces aside."""
    return [
        lane
        for lane, who in enumerate(owner)
        if who == FREE and not twin_closes(owner, players, seat, lane)
    ]


def spaces_needed(owner: Sequence[int], players: int, seat: int) -> list[float]:
    """By lane: spaces that the seat would still have to fill; own 0, out of reach `CLOSED`."""
    costs = [0.0 if who == seat else CLOSED for who in owner]
    for lane in open_lanes(owner, players, seat):
        costs[lane] = float(LENGTH[lane])
    return costs


def ticket_state(
    ticket: int, owner: Sequence[int], players: int, seat: int, joined: Sequence[int], pieces: int
) -> TicketState:
    """Done; or impossible, because no way is left or it needs more pieces than are on hand."""
    _, a, b, _ = TICKETS[ticket]
    if joined[a] == joined[b]:
        return "done"
    needed = cheapest(LINKS, a, spaces_needed(owner, players, seat)).cost[b]
    return "possible" if needed <= pieces else "impossible"
