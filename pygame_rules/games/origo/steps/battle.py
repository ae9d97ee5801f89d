"""Questions to the two sides of a fight: add a card or not, and the defender's plan (OR-52).

Frames on top of the fight: `["must_add", seat]`: a card or the fight is lost;
`["may_add", seat, next]`: option *literal*, a card or none, then stage `next`;
`["defence", seat]`: the defender's one visit, in which he lays his plan.
"""

from __future__ import annotations

from ....core.actions import Action
from ....core.errors import Reason
from ....core.flow import end
from ....core.message import Player
from ....core.table import Table
from ..actions import ADD, DONE, GIVE_UP, HOLD, READY, only_kind
from ..data import cell_name
from ..names import CARD_NAMES
from ..state import State
from .fight import CELL, STAGE, fits, fitting, lose, play_card


def actor(state: State) -> int:
    """The side that is asked."""
    seat: int = state.flow[-1][1]
    return seat


def _why_not_card(state: State, kind: int | None, already: list[int]) -> Reason | None:
    seat, cell = actor(state), state.flow[-2][CELL]
    if kind is None:
        return Reason("not_offered")
    if state.hands[seat].count(kind) <= already.count(kind):
        return Reason("no_card", "OR-52")
    if not fits(state, seat, kind, cell):
        params = {"card": CARD_NAMES[kind], "cell": cell_name(cell)}
        return Reason("out_of_reach", "OR-51", params)
    return None


# -- must_add, may_add ------------------------------------------------------------------------
def add_actions(state: State) -> list[Action]:
    """A fitting card, or to give up or hold."""
    seat, cell = actor(state), state.flow[-2][CELL]
    cards = [ADD[kind] for kind in fitting(state, seat, cell)]
    return [*cards, GIVE_UP if state.flow[-1][0] == "must_add" else HOLD]


def add_why_not(state: State, action: Action) -> Reason | None:
    """OR-51, OR-52."""
    if action.verb == "add":
        return _why_not_card(state, only_kind(action), [])
    return Reason("not_offered") if action.targets else None


def add(state: State, action: Action, table: Table) -> None:
    """Play the card; or lose (`must_add`), or go without (`may_add`)."""
    frame = state.flow.pop()
    seat = frame[1]
    if frame[0] == "may_add":
        state.flow[-1][STAGE] = frame[2]
    if action.verb == "add":
        kind = only_kind(action)
        assert kind is not None
        play_card(state, state.flow[-1], seat, kind, table)
        return
    if table.listening:
        table.tell("gave_up" if action.verb == "give_up" else "held", player=Player(seat))
    if action.verb == "give_up":
        lose(state, seat, table)


# -- defence ----------------------------------------------------------------------------------
def plan_actions(state: State) -> list[Action]:
    """One more card for the plan, or done."""
    seat, cell = actor(state), state.flow[-2][CELL]
    hand, plan = state.hands[seat], state.plan
    more = [k for k in fitting(state, seat, cell) if hand.count(k) > plan.count(k)]
    return [DONE, *(READY[kind] for kind in more)]


def plan_why_not(state: State, action: Action) -> Reason | None:
    """OR-52: only cards that fit and are in the hand."""
    if action.verb == "ready":
        return _why_not_card(state, only_kind(action), state.plan)
    return Reason("not_offered") if action.targets else None


def plan(state: State, action: Action, table: Table) -> None:
    """The plan grows, or the fight goes on with it."""
    seat = actor(state)
    if action.verb == "ready":
        kind = only_kind(action)
        assert kind is not None
        state.plan.append(kind)
        if table.listening:
            number = len(state.plan)
            table.tell("ready", to=(seat,), card=CARD_NAMES[kind], number=number)
        return
    end(state)
    state.flow[-1][STAGE] = "ready"
    if table.listening:
        table.tell("answers", player=Player(seat))
