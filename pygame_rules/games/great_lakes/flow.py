"""The sequence of play: opening (tickets, pieces, reveal) -> turn -> end_turn -> turn ... end.

A turn asks more where it must: `second` card, `colour` and `pay` of a route, `harbour_pay`,
which tickets to `keep`. In every decision's frame the seat stands right after the step.
"""

from __future__ import annotations

from ...core import flow
from ...core.flow import Auto, Decision, Steps
from ...core.message import Player
from ...core.table import Table
from .row import fill_gaps
from .state import NOT_YET, UNDECIDED, State
from .steps import claim, draw, harbour, pieces, tickets, turn

KEEP_FIRST = 3
LAST_PIECES = 6
LAST_ROUNDS = 2


def actor(state: State) -> int:
    """The seat of the top frame."""
    return state.flow[-1][1]  # type: ignore[no-any-return]


def opening(state: State, table: Table) -> None:
    """GL-3, GL-4: in turn order each keeps tickets, then chooses pieces; then all reveal."""
    done = state.flow[-1][1]
    if done == state.players:
        if state.choices:
            pieces.reveal(state, table)
        flow.goto(state, "turn", state.start)
        return
    seat = (state.start + done) % state.players
    flow.goto(state, "opening", done + 1)
    if state.choices and state.choices[seat] == UNDECIDED:
        flow.call(state, "pieces", seat)
    flow.call(state, "keep", seat, KEEP_FIRST)


def end_turn(state: State, table: Table) -> None:
    """Gaps in the row (GL-13), the end (GL-60, GL-70), or the next player's turn."""
    seat = state.flow[-1][1]
    fill_gaps(state, table)
    if state.turns_left > 0:
        state.turns_left -= 1
    elif state.turns_left == NOT_YET and sum(state.pieces[seat]) <= LAST_PIECES:
        state.turns_left = LAST_ROUNDS * state.players
        table.tell("last_turns", player=Player(seat), n=state.turns_left)
    if state.turns_left == 0 or state.passes == state.players:
        table.tell("end_passes" if state.turns_left else "end_turns")
        table.reveal()
        flow.end(state)
        return
    flow.goto(state, "turn", (seat + 1) % state.players)


STEPS: Steps[State] = {
    "opening": Auto(opening),
    "keep": Decision(("return",), actor, tickets.keep_actions, tickets.why_not_keep, tickets.keep),
    "pieces": Decision(
        ("pieces",), actor, pieces.choice_actions, pieces.why_not_choice, pieces.choose
    ),
    "turn": Decision(turn.TURN_VERBS, actor, turn.turn_actions, turn.why_not_turn, turn.take_turn),
    "second": Decision(
        ("draw",), actor, draw.second_actions, draw.why_not_second, draw.draw_second
    ),
    "colour": Decision(
        ("colour",), actor, claim.colour_actions, claim.why_not_colour, claim.choose_colour
    ),
    "pay": Decision(("pay",), actor, claim.pay_actions, claim.why_not_pay, claim.pay),
    "harbour_pay": Decision(("pay",), actor, harbour.pay_actions, harbour.why_not_pay, harbour.pay),
    "end_turn": Auto(end_turn),
}
