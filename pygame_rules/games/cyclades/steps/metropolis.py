"""Metropolises that fall due, whatever else is going on (CY-40, CY-41)."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import DESTROY, read, tables_for
from ..changes import remove_building
from ..data import BUILDINGS, BY_BUILDINGS, BY_PHILOSOPHERS, KINDS, PHILOSOPHERS_NEEDED
from ..facts import building_count, chart_of, founding_places, kinds_owned, metropolis_due
from ..names import BUILDING_NAMES, island_name
from ..state import Public, State


def settle(state: State, seat: int) -> None:
    """If a metropolis is due, everything else waits for it."""
    if metropolis_due(state, seat):
        flow.call(state, "metropolis", seat)


def begin(state: State, table: Table) -> None:
    """Give back four philosophers or a set, then found; repeated while another is due."""
    seat = state.flow[-1][1]
    if state.philosophers[seat] >= PHILOSOPHERS_NEEDED:
        state.philosophers[seat] -= PHILOSOPHERS_NEEDED
        table.tell("philosophers_given", player=Player(seat))
        flow.call(state, "site", seat, BY_PHILOSOPHERS)
    elif all(kinds_owned(state, seat)):
        table.tell("set_complete", player=Player(seat))
        flow.call(state, "give_next", seat, 0)
    else:
        flow.end(state)


# -- the set (CY-40) ------------------------------------------------------------------------
def give_next(state: State, table: Table) -> None:
    """One building of each type is given up; only duplicates on several islands ask."""
    _, seat, kind = state.flow[-1]
    if kind == KINDS:
        flow.goto(state, "site", seat, BY_BUILDINGS)
        return
    islands = _islands_with(state, seat, kind)
    state.flow[-1][2] = kind + 1
    if len(islands) == 1:
        _give(state, seat, islands[0], kind, table)
    else:
        flow.call(state, "give", seat, kind)


def _islands_with(state: State, seat: int, kind: int) -> list[int]:
    return [i for i, o in enumerate(state.owner) if o == seat and state.buildings[KINDS * i + kind]]


def _give(state: State, seat: int, island: int, kind: int, table: Table) -> None:
    remove_building(state, island, kind, by_owner=True)
    _tell_gone(state, seat, island, kind, "building_given", table)


def _tell_gone(state: State, seat: int, island: int, kind: int, key: str, table: Table) -> None:
    if table.listening:
        chart = chart_of(state)
        table.tell(
            key,
            at=(chart.islands[island].id,),
            player=Player(seat),
            building=BUILDING_NAMES[kind],
            island=island_name(chart, island),
        )


def give_actions(state: State) -> list[Action]:
    """The islands to take the building from."""
    _, seat, kind = state.flow[-1]
    give = tables_for(state.players).give
    return [give[i] for i in _islands_with(state, seat, kind)]


def give_why_not(state: State, action: Action) -> Reason | None:
    """CY-40: the owner picks among duplicates."""
    _, seat, kind = state.flow[-1]
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    here = targets[1][0] in _islands_with(state, seat, kind)
    return None if here else Reason("no_such_building", "CY-40")


def give(state: State, action: Action, table: Table) -> None:
    """This one goes; the next type follows."""
    _, seat, kind = state.flow[-1]
    flow.end(state)
    _give(state, seat, chart_of(state).island_index[str(action.targets[0])], kind, table)


# -- the site (CY-41) -----------------------------------------------------------------------
def find_site(state: State, table: Table) -> None:
    """Without an island for it nothing is built, and what was given is lost."""
    _, seat, origin = state.flow[-1]
    if founding_places(state, seat):
        flow.goto(state, "found", seat, origin)
    else:
        table.tell("metropolis_lost", player=Player(seat))
        flow.end(state)


def found_actions(state: State) -> list[Action]:
    """Own islands without a metropolis."""
    found = tables_for(state.players).found
    return [found[i] for i in founding_places(state, state.flow[-1][1])]


def found_why_not(state: State, action: Action) -> Reason | None:
    """CY-41."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    (island,) = targets[1]
    if state.owner[island] != state.flow[-1][1]:
        return Reason("not_your_island", "CY-41")
    return Reason("has_metropolis", "CY-41") if state.metropolis[island] else None


def found(state: State, action: Action, table: Table) -> None:
    """The island is chosen; room is made before the metropolis stands."""
    _, seat, origin = state.flow[-1]
    flow.goto(state, "room", seat, chart_of(state).island_index[str(action.targets[0])], origin)


# -- making room ----------------------------------------------------------------------------
def surplus(state: Public, island: int) -> int:
    """How many buildings a metropolis there destroys: free slots are covered first."""
    table = chart_of(state).islands[island]
    return max(0, building_count(state, island) - (table.slots - table.covered))


def make_room(state: State, table: Table) -> None:
    """Destroy what must go; ask only while there is a choice; then the metropolis stands."""
    _, seat, island, origin = state.flow[-1]
    if not surplus(state, island):
        _raise(state, seat, island, origin, table)
        return
    kinds = _kinds_on(state, island)
    if len(kinds) == 1 or surplus(state, island) == building_count(state, island):
        _destroy(state, seat, island, kinds[0], table)
    else:
        flow.call(state, "destroy", seat, island)


def _kinds_on(state: State, island: int) -> list[int]:
    return [kind for kind in range(KINDS) if state.buildings[KINDS * island + kind]]


def _destroy(state: State, seat: int, island: int, kind: int, table: Table) -> None:
    remove_building(state, island, kind, by_owner=True)
    _tell_gone(state, seat, island, kind, "building_covered", table)


def destroy_actions(state: State) -> list[Action]:
    """The types of building on the island."""
    return [DESTROY[kind] for kind in _kinds_on(state, state.flow[-1][2])]


def destroy_why_not(state: State, action: Action) -> Reason | None:
    """CY-41: the owner picks."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    here = targets[1][0] in _kinds_on(state, state.flow[-1][2])
    return None if here else Reason("no_such_building", "CY-41")


def destroy(state: State, action: Action, table: Table) -> None:
    """One building makes room."""
    _, seat, island = state.flow[-1]
    flow.end(state)
    _destroy(state, seat, island, BUILDINGS.index(str(action.targets[0])), table)


def _raise(state: State, seat: int, island: int, origin: int, table: Table) -> None:
    state.metropolis[island] = origin
    state.metropolis_used[island] = 0
    if table.listening:
        chart = chart_of(state)
        at, name = (chart.islands[island].id,), island_name(chart, island)
        table.tell("metropolis", at=at, player=Player(seat), island=name)
    flow.end(state)
