"""Law 9: the same game with everything dealt anew that a seat may not know."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.pools import pieces_of, pool_of
from .data import POPULATION, REACHES
from .state import State


def secrets(state: State, seat: int | None, chance: Chance) -> State:
    """Hands of the others and the deck are shuffled together; a defender plans anew."""
    other = state.copy()
    hidden = [s for s in range(state.players) if s != seat]
    cards = pieces_of(state.deck) + [kind for s in hidden for kind in state.hands[s]]
    cards = chance.shuffled(cards)
    for s in hidden:
        size = len(state.hands[s])
        other.hands[s] = sorted(cards[:size])
        del cards[:size]
    other.deck = pool_of(cards, len(state.deck))
    _plan_anew(other, seat, chance)
    return other


def _plan_anew(other: State, seat: int | None, chance: Chance) -> None:
    for frame in other.flow:
        if frame[0] != "fight" or frame[3] == seat:
            continue
        _, cell, _, defender, *_, stage = frame
        asked = stage == "ready" or other.flow[-1][0] == "defence"
        alone = other.near[defender][cell] == 0
        usable = [
            kind for kind in other.hands[defender]
            if cell in REACHES[kind] and not (kind == POPULATION and alone)
        ]  # fmt: skip
        usable = chance.shuffled(usable) if asked else []
        other.plan = usable[: chance.pick(len(usable) + 1, ())]
