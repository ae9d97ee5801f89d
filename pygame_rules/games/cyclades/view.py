"""What a seat may know: everything but the rivals' gold, which is one sum (CY-2)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import Chance
from .facts import unpaid
from .state import Public, State


@dataclass(slots=True)
class View(Public):
    """`gold`: the viewer's own (an onlooker's is 0). `others_gold`: all others' together.

    `final_gold`: everybody's by seat once the game is over, else empty.
    """

    seat: int | None
    actor: int | None
    gold: int
    others_gold: int
    final_gold: list[int]


def view(state: State, seat: int | None) -> View:
    """Built from the public fields and the seat's own gold."""
    over = not state.flow
    own = 0 if seat is None else state.gold[seat]
    actor = None if over else state.flow[-1][1]
    final_gold = state.gold[:] if over else []
    known = (*state.public_copy(), seat, actor, own, sum(state.gold) - own, final_gold)
    return View(*known)


def imagine(view: View, chance: Chance) -> State:
    """The rivals' gold is split at random, about evenly, but everybody can pay what he owes."""
    everything = (*view.public_copy(), view.final_gold[:] or [0] * view.players)
    state = State(*everything)
    if view.final_gold:
        return state
    rivals = [s for s in range(view.players) if s != view.seat and view.alive[s]]
    for seat in rivals:
        state.gold[seat] = unpaid(view, seat)
    rest = view.others_gold - sum(state.gold)
    for left, seat in zip(range(len(rivals), 0, -1), rivals, strict=True):
        share = rest if left == 1 else min(rest, chance.pick(2 * rest // left + 1, ()))
        state.gold[seat] += share
        rest -= share
    if view.seat is not None:
        state.gold[view.seat] = view.gold
    return state
