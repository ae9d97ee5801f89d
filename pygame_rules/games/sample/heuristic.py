"""How good a position is, for bots."""

from __future__ import annotations

from .data import CARD_VALUES
from .state import State


def evaluate(state: State, seat: int) -> float:
    """Own points and card against the best rival's points."""
    rivals = max(p for s, p in enumerate(state.points) if s != seat)
    return state.points[seat] + CARD_VALUES[state.hands[seat]] - rivals
