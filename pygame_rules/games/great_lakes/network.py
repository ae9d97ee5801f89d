"""Who may claim what, and what is joined to what: GL-20 to GL-24, GL-71."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ...core.pools import Pool
from ...geometry.graphs import CLOSED, cheapest
from .cards import WILD, plain_train, single_ship
from .data import COLOURS, GREY, LANES, LINKS, NO_TWIN, RAIL, SEA, TICKETS
from .state import FREE

TicketState = Literal["done", "possible", "impossible"]
FEW_PLAYERS: Final = 3
"""Up to so many players a claimed lane closes its twin to all (GL-24)."""
_KEYS: Final = len(COLOURS) + 1
Pairs = Sequence[tuple[int, int]]
PAIRS: Final = tuple(
    (number, number if lane.twin == NO_TWIN else lane.twin) for number, lane in enumerate(LANES)
)
"""Each lane with its twin, or with itself."""
LENGTH: Final = tuple(lane.length for lane in LANES)
_RAIL_KINDS: Final = tuple(plain_train(colour) for colour in range(GREY))
_SEA_KINDS: Final = tuple(single_ship(colour) for colour in range(GREY))
KEY: Final = tuple(lane.kind * _KEYS + lane.colour for lane in LANES)
"""Type and colour of each lane as one number."""


def reaches(hand: Pool, pieces: Sequence[int]) -> list[int]:
    """For each `KEY`: the longest lane that cards and pieces cover (GL-21, GL-22)."""
    wilds, trains, ships = hand[WILD], pieces[RAIL], pieces[SEA]
    rails = [n if (n := hand[c] + hand[c + 1] + wilds) < trains else trains for c in _RAIL_KINDS]
    seas = [n if (n := hand[c] + 2 * hand[c + 1] + wilds) < ships else ships for c in _SEA_KINDS]
    return [*rails, max(rails), *seas, max(seas)]


def twin_closes(owner: Sequence[int], players: int, seat: int, lane: int) -> bool:
    """GL-24: whether the twin lane keeps this one from the seat."""
    twin = LANES[lane].twin
    if twin == NO_TWIN or owner[twin] == FREE:
        return False
    return players <= FEW_PLAYERS or owner[twin] == seat


def open_lanes(owner: Sequence[int], players: int, seat: int, lanes: Pairs = PAIRS) -> list[int]:
    """Those of the lanes that the seat may still claim, cards and pieces aside (GL-20, GL-24)."""
    if players <= FEW_PLAYERS:
        return [lane for lane, twin in lanes if owner[lane] < 0 and owner[twin] < 0]
    return [lane for lane, twin in lanes if owner[lane] < 0 and owner[twin] != seat]


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
    needed = cheapest(LINKS, a, spaces_needed(owner, players, seat), b).cost[b]
    return "possible" if needed <= pieces else "impossible"
