"""Points of Stepping Stones."""

from __future__ import annotations

from ...core.contract import Breakdown, Result
from ...core.message import Message
from .data import CARD_VALUES
from .state import State


def breakdown(state: State) -> list[Breakdown]:
    """Stones, bids, and at the end the hidden card (SA-7)."""
    over = not state.flow
    return [
        {
            "stones": state.points[seat] - state.bids_won[seat],
            "bids": state.bids_won[seat],
            "card": CARD_VALUES[state.hands[seat]] if over else 0,
        }
        for seat in range(len(state.hands))
    ]


def result(state: State) -> Result:
    """SA-7: most points, then the higher card, then shared."""
    totals = [sum(part.values()) for part in breakdown(state)]
    keys = [(total, state.hands[seat]) for seat, total in enumerate(totals)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    best = max(totals)
    if totals.count(best) == 1:
        return Result(places, Message("result.points"))
    return Result(places, Message("result.card" if places.count(1) == 1 else "result.shared"))
