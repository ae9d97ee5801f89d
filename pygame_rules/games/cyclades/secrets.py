"""Law 9: the same game with the gold dealt anew that a seat may not know."""

from __future__ import annotations

from ...core.chance import Chance
from .state import State


def secrets(state: State, seat: int | None, chance: Chance) -> State:
    """The other players' gold changes hands coin by coin; nobody falls below what he has
    offered to the gods and not yet paid, and who is out has none. Over: nothing is hidden."""
    other = state.copy()
    hidden = [s for s in range(state.players) if s != seat and state.alive[s]]
    if not state.flow or not hidden:
        return other
    owed = {s: _owed(state, s) for s in hidden}
    coins = sum(state.gold[s] - owed[s] for s in hidden)
    for s in hidden:
        other.gold[s] = owed[s]
    for _ in range(coins):
        other.gold[hidden[chance.pick(len(hidden), ())]] += 1
    return other


def _owed(state: State, seat: int) -> int:
    """CY-22: offerings that stand and are not paid yet, less a coin for each priest."""
    if state.flow[0][0] != "offerings":
        return 0
    sums = [n for n, who in zip(state.bid, state.bidder, strict=True) if who == seat]
    return max(len(sums), sum(sums) - state.priests[seat]) if sums else 0
