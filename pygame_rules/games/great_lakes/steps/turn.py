"""The turn: exactly one of five actions, or a pass where none is possible (GL-60)."""

from __future__ import annotations

from collections.abc import Callable

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import PASS
from ..state import State
from .claim import claim, claim_actions, why_not_claim
from .draw import draw_actions, draw_first, why_not_draw
from .harbour import harbour, harbour_actions, why_not_harbour
from .pieces import exchange, exchange_actions, why_not_exchange
from .tickets import draw_tickets, ticket_actions, why_not_tickets

TURN_VERBS = ("claim", "draw", "exchange", "harbour", "pass", "tickets")


def turn_actions(state: State) -> list[Action]:
    """All five actions; a pass only if there is nothing else."""
    seat = state.flow[-1][1]
    actions = claim_actions(state, seat)
    actions += draw_actions(state)
    actions += exchange_actions(state, seat)
    actions += harbour_actions(state, seat)
    actions += ticket_actions(state)
    return actions or [PASS]


def _why_not_first_card(state: State, seat: int, action: Action) -> Reason | None:
    return why_not_draw(state, action)


def _why_not_pass(state: State, seat: int, action: Action) -> Reason | None:
    if action != PASS:
        return Reason("not_offered")
    return None if turn_actions(state) == [PASS] else Reason("must_act", "GL-60")


def pass_turn(state: State, seat: int, action: Action, table: Table) -> None:
    """GL-60."""
    state.passes += 1
    table.tell("pass", player=Player(seat))


_WHY_NOT: dict[str, Callable[[State, int, Action], Reason | None]] = {
    "claim": why_not_claim,
    "draw": _why_not_first_card,
    "exchange": why_not_exchange,
    "harbour": why_not_harbour,
    "pass": _why_not_pass,
    "tickets": why_not_tickets,
}
_DO: dict[str, Callable[[State, int, Action, Table], None]] = {
    "claim": claim,
    "draw": draw_first,
    "exchange": exchange,
    "harbour": harbour,
    "pass": pass_turn,
    "tickets": draw_tickets,
}


def why_not_turn(state: State, action: Action) -> Reason | None:
    """The rule of the action that was chosen."""
    return _WHY_NOT[action.verb](state, state.flow[-1][1], action)


def take_turn(state: State, action: Action, table: Table) -> None:
    """Carry the action out; the turn ends when its questions are answered."""
    seat = state.flow[-1][1]
    flow.goto(state, "end_turn", seat)
    if action.verb != "pass":
        state.passes = 0
    _DO[action.verb](state, seat, action, table)
