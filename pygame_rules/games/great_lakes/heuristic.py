"""How good a position is, for bots."""
from __future__ import annotations
from .state import State
def evaluate(state: State, seat: int) -> float:
    return float(state.points[seat])
