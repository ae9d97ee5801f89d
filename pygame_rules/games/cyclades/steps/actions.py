"""Phase 5: god by god (CY-30 to CY-33); who begins, who is skipped, what Apollo gives."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import read, tables_for
from ..changes import receive, remove_figures_of
from ..data import APOLLO, GODS, NONE
from ..facts import chart_of, own_islands, prosperity_supply
from ..names import GOD_NAMES, island_name
from ..state import State


def next_god(state: State, table: Table) -> None:
    """The gods from the top, then Apollo's players in order of arrival (CY-33)."""
    number = state.flow[-1][1]
    state.flow[-1][1] = number + 1
    if number < len(state.gods):
        god = state.gods[number]
        if state.bidder[god] != NONE:
            begin_turn(state, state.bidder[god], god, table)
        return
    arrival = number - len(state.gods)
    if arrival >= len(state.apollo):
        flow.goto(state, "end_of_cycle")
    elif state.apollo[arrival] != NONE:
        begin_turn(state, state.apollo[arrival], APOLLO, table)


def begin_turn(state: State, seat: int, god: int, table: Table) -> None:
    """The player's figures of earlier cycles leave (CY-76); then he acts with his god."""
    if table.listening:
        table.tell("turn", at=(GODS[god],), player=Player(seat), god=GOD_NAMES[god])
    remove_figures_of(state, seat, state.cycle, table)
    if god == APOLLO:
        flow.call(state, "apollo", seat, state.apollo.index(seat))
    else:
        flow.call(state, "turn", seat, god, 0)


def marker_returns(state: State, seat: int) -> None:
    """To the last free space of the turn-order track: who acts last bids first."""
    state.next_order.insert(0, seat)


# -- Apollo (CY-33) -------------------------------------------------------------------------
def visit_apollo(state: State, table: Table) -> None:
    """1 GP, or 4 GP with at most one island; the first arrival brings a prosperity marker."""
    _, seat, arrival = state.flow[-1]
    amount = 4 if state.owner.count(seat) <= 1 else 1
    receive(state, seat, amount)
    table.tell("apollo_gives", player=Player(seat), n=amount)
    state.apollo[arrival] = NONE
    marker_returns(state, seat)
    if arrival == 0 and prosperity_supply(state):
        flow.goto(state, "prosperity", seat)
    else:
        flow.end(state)


def prosperity_actions(state: State) -> list[Action]:
    """An own island for the marker."""
    prosper = tables_for(state.players).prosper
    return [prosper[i] for i in own_islands(state, state.flow[-1][1])]


def prosperity_why_not(state: State, action: Action) -> Reason | None:
    """CY-33."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    own = state.owner[targets[1][0]] == state.flow[-1][1]
    return None if own else Reason("not_your_island", "CY-33")


def place_prosperity(state: State, action: Action, table: Table) -> None:
    """The marker stays with the island and stacks."""
    chart = chart_of(state)
    island = chart.island_index[str(action.targets[0])]
    state.placed[island] += 1
    if table.listening:
        at = (chart.islands[island].id,)
        name = island_name(chart, island)
        table.tell("prosperity", at=at, player=Player(state.flow[-1][1]), island=name)
    flow.end(state)
