"""Metropolises by how they were come by, and the ranking (CY-80 to CY-82)."""

from __future__ import annotations

from ...core.contract import Breakdown, Result
from ...core.message import Message, Player
from .data import BY_BUILDINGS, BY_PHILOSOPHERS, CONQUERED
from .facts import metropolises, to_win
from .state import State

SOURCES = (("philosophers", BY_PHILOSOPHERS), ("buildings", BY_BUILDINGS), ("conquest", CONQUERED))


def breakdown(state: State) -> list[Breakdown]:
    """The score of a player is the number of his metropolises."""
    table: list[Breakdown] = []
    for seat in range(state.players):
        made = [m for m, owner in zip(state.metropolis, state.owner, strict=True) if owner == seat]
        table.append({name: made.count(how) for name, how in SOURCES})
    return table


def _keys(state: State) -> list[tuple[int, ...]]:
    """Higher is better. Who has enough metropolises comes first, who is out comes last.

    Among several with enough, gold decides, or first their number by the option (CY-80).
    """
    keys: list[tuple[int, ...]] = []
    for seat in range(state.players):
        count, gold = metropolises(state, seat), state.gold[seat]
        enough = count >= to_win(state)
        compared = 0 if enough and not state.by_metropolises else count
        keys.append((state.alive[seat], int(enough), compared, gold))
    return keys


def result(state: State) -> Result:
    """Places, equal ones shared, and what decided between the first."""
    keys = _keys(state)
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winner = places.index(1)
    if sum(state.alive) == 1:
        return Result(places, Message("result.last_standing", {"player": Player(winner)}))
    if places.count(1) > 1:
        return Result(places, Message("result.shared"))
    n = metropolises(state, winner)
    rivals = [key[:3] for key in keys if key != keys[winner]]
    key = "gold" if keys[winner][:3] in rivals else "metropolises"
    return Result(places, Message(f"result.{key}", {"player": Player(winner), "n": n}))
