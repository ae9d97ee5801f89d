"""How good a position is, for bots."""

from __future__ import annotations

from .facts import income, metropolises
from .state import State


def evaluate(state: State, seat: int) -> float:
    """Placeholder."""
    return 10 * metropolises(state, seat) + income(state, seat) + state.gold[seat] / 10
