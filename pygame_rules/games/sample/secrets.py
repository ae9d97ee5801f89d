"""Law 9: the same game with everything dealt anew that a seat may not know."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.pools import pieces_of, pool_of
from .state import State


def secrets(state: State, seat: int | None, chance: Chance) -> State:
    """Other hands and the deck are shuffled together; their sizes stay."""
    other = state.copy()
    if not state.flow:
        return other
    hidden = [s for s in range(len(state.hands)) if s != seat]
    cards = chance.shuffled([state.hands[s] for s in hidden] + pieces_of(state.deck))
    for s in hidden:
        other.hands[s] = cards.pop()
    other.deck = pool_of(cards, len(state.deck))
    return other
