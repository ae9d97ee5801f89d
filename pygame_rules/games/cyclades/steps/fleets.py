"""Fleets on the move: Poseidon's paid moves (CY-50) and the Sylph's free steps (CY-71)."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import DONE, STOP, read, tables_for
from ..changes import add_fleets, remove_fleets
from ..data import NONE
from ..facts import chart_of, closed_mask, own_seas
from ..names import sea_name
from ..state import State
from .battle import SEA_BATTLE

MOVE_SPACES = 3
SYLPH_STEPS = 10


# -- one step -------------------------------------------------------------------------------
def why_not_step(
    state: State, seat: int, tired: int, origin: int, target: int, number: int
) -> Reason | None:
    """Some own fleets of one space go one space; `tired` of them fought and stay."""
    if state.fleet_owner[origin] != seat:
        return Reason("not_your_fleet", "CY-50")
    if target not in chart_of(state).next_seas[origin]:
        return Reason("not_adjacent", "CY-50")
    if closed_mask(state) >> target & 1:
        return Reason("sea_closed", "CY-75")
    if 1 <= number <= state.fleets[origin] - tired:
        return None
    return Reason("too_many_fleets", "CY-50", {"n": state.fleets[origin] - tired})


def step(state: State, seat: int, origin: int, target: int, number: int, table: Table) -> bool:
    """Move the fleets; True if they met an enemy: the caller starts the battle (CY-50)."""
    remove_fleets(state, origin, number)
    if table.listening:
        chart = chart_of(state)
        table.tell(
            "fleets_move",
            at=(chart.seas[origin].id, chart.seas[target].id),
            player=Player(seat),
            n=number,
            a=sea_name(chart, origin),
            b=sea_name(chart, target),
        )
    if state.fleet_owner[target] in (NONE, seat):
        add_fleets(state, target, seat, number)
        return False
    return True


# -- Poseidon's move (CY-50) ----------------------------------------------------------------
def add_sails(state: State, seat: int, listed: list[Action]) -> None:
    """The first space of every possible move."""
    chart, table = chart_of(state), tables_for(state.players).sail
    closed = closed_mask(state)
    for origin in own_seas(state, seat):
        number = state.fleets[origin]
        for target in chart.next_seas[origin]:
            if not closed >> target & 1:
                listed += table[origin][target][:number]


def sail(state: State, table: Table, seat: int, origin: int, target: int, number: int) -> None:
    """The first space of a paid move; two more may follow."""
    if step(state, seat, origin, target, number, table):
        flow.call(state, "battle", seat, SEA_BATTLE, target, number)
    else:
        flow.call(state, "sail", seat, target, MOVE_SPACES - 1)


def sail_actions(state: State) -> list[Action]:
    """On to a neighbouring space with some of the fleets here, own ones picked up, or stop."""
    _, _seat, here, _left = state.flow[-1]
    table, closed = tables_for(state.players).carry, closed_mask(state)
    listed: list[Action] = []
    for target in chart_of(state).next_seas[here]:
        if not closed >> target & 1:
            listed += table[target][: state.fleets[here]]
    listed.append(STOP)
    return listed


def sail_why_not(state: State, action: Action) -> Reason | None:
    """CY-50."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    if action.verb == "stop":
        return None
    _, seat, here, _left = state.flow[-1]
    return why_not_step(state, seat, 0, here, *targets[1])


def sail_on(state: State, action: Action, table: Table) -> None:
    """A battle ends the move, and so does the third space."""
    if action.verb == "stop":
        flow.end(state)
        return
    _, seat, here, left = state.flow[-1]
    target, number = chart_of(state).sea_index[str(action.targets[0])], int(action.targets[1])
    if step(state, seat, here, target, number, table):
        flow.goto(state, "battle", seat, SEA_BATTLE, target, number)
    elif left > 1:
        flow.goto(state, "sail", seat, target, left - 1)
    else:
        flow.end(state)


# -- the Sylph (CY-71) ----------------------------------------------------------------------
def tired_at(state: State, sea: int) -> int:
    """How many fleets there fought in this Sylph's flight; the top frame is hers."""
    tired: list[int] = state.flow[-1][3]
    return sum(tired[i + 1] for i in range(0, len(tired), 2) if tired[i] == sea)


def can_step(state: State, seat: int) -> bool:
    """Whether any own fleet has an open neighbouring space."""
    closed, masks = closed_mask(state), chart_of(state).sea_masks
    return any(masks[sea] & ~closed for sea in own_seas(state, seat))


def sylph_actions(state: State) -> list[Action]:
    """One group one space, or done."""
    seat = state.flow[-1][1]
    chart, table, closed = chart_of(state), tables_for(state.players).step, closed_mask(state)
    listed: list[Action] = [DONE]
    for origin in own_seas(state, seat):
        fresh = state.fleets[origin] - tired_at(state, origin)
        for target in chart.next_seas[origin]:
            if not closed >> target & 1:
                listed += table[origin][target][: max(0, fresh)]
    return listed


def sylph_why_not(state: State, action: Action) -> Reason | None:
    """A group that fought moves no further."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    if action.verb == "done":
        return None
    tired = tired_at(state, targets[1][0])
    return why_not_step(state, state.flow[-1][1], tired, *targets[1])


def sylph_step(state: State, action: Action, table: Table) -> None:
    """Ten free steps in all."""
    if action.verb == "done":
        flow.end(state)
        return
    targets = read(state.players, action)
    assert targets is not None
    origin, target, number = targets[1]
    _, seat, left, _tired = state.flow[-1]
    state.flow[-1][2] = left - 1
    fight = step(state, seat, origin, target, number, table)
    if left == 1:
        flow.end(state)
    if fight:
        flow.call(state, "battle", seat, SEA_BATTLE, target, number)
