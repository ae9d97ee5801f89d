"""Troops on the move: Ares's paid moves over fleet chains (CY-51) and Pegasus (CY-72)."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import Moves, read, tables_for
from ..conquest import take_island
from ..data import CHIRON_FIGURE, NONE
from ..facts import (
    chain_from,
    chart_of,
    flood,
    medusa_holds,
    minotaur_defends,
    own_islands,
    own_sea_mask,
    protected,
)
from ..names import island_name
from ..state import State
from .battle import LAND_BATTLE


def why_not_leave(state: State, seat: int, origin: int, target: int, number: int) -> Reason | None:
    """What every move of troops needs: own troops, no Medusa, a target that may be attacked."""
    if state.owner[origin] != seat:
        return Reason("not_your_island", "CY-51")
    if origin == target:
        return Reason("same_island", "CY-51")
    if medusa_holds(state, origin):
        return Reason("medusa", "CY-76")
    if not 1 <= number <= state.troops[origin]:
        return Reason("too_many_troops", "CY-51", {"n": state.troops[origin]})
    return Reason("last_island", "CY-52") if protected(state, seat, target) else None


# -- Ares (CY-51) ---------------------------------------------------------------------------
def why_not_march(state: State, seat: int, origin: int, target: int, number: int) -> Reason | None:
    """The two islands must be joined by an unbroken chain of own fleets."""
    reason = why_not_leave(state, seat, origin, target, number)
    if reason is not None:
        return reason
    joined = chart_of(state).shore_masks[target] & chain_from(state, seat, origin)
    return None if joined else Reason("no_chain", "CY-51")


def add_marches(state: State, seat: int, listed: list[Action]) -> None:
    """All moves of troops over own fleets."""
    chart = chart_of(state)
    own = own_sea_mask(state, seat)
    for origin in _origins(state, seat):
        start = chart.shore_masks[origin] & own
        if start:
            chain = flood(chart, own, start)
            targets = [i for i, shore in enumerate(chart.shore_masks) if shore & chain]
            _add_moves(state, seat, origin, targets, tables_for(state.players).march, listed)


def _origins(state: State, seat: int) -> list[int]:
    return [i for i in own_islands(state, seat) if state.troops[i] and not medusa_holds(state, i)]


def _add_moves(
    state: State, seat: int, origin: int, targets: list[int], table: Moves, listed: list[Action]
) -> None:
    for target in targets:
        if target != origin and not protected(state, seat, target):
            listed += table[origin][target][: state.troops[origin]]


# -- Pegasus (CY-72) ------------------------------------------------------------------------
def why_not_fly(state: State, seat: int, origin: int, target: int, number: int) -> Reason | None:
    """To any island, but not to one that another player's Chiron guards."""
    if _chiron_bars(state, seat, target):
        return Reason("chiron", "CY-76")
    return why_not_leave(state, seat, origin, target, number)


def _chiron_bars(state: State, seat: int, target: int) -> bool:
    here = state.figure_place[CHIRON_FIGURE] == target
    return here and state.figure_seat[CHIRON_FIGURE] != seat


def add_flights(state: State, seat: int, listed: list[Action]) -> None:
    """All flights."""
    targets = [i for i in range(len(state.owner)) if not _chiron_bars(state, seat, i)]
    for origin in _origins(state, seat):
        _add_moves(state, seat, origin, targets, tables_for(state.players).fly, listed)


def can_fly(state: State, seat: int) -> bool:
    """Whether Pegasus has a use."""
    listed: list[Action] = []
    add_flights(state, seat, listed)
    return bool(listed)


def pegasus_actions(state: State) -> list[Action]:
    """One flight of at least one troop."""
    listed: list[Action] = []
    add_flights(state, state.flow[-1][1], listed)
    return listed


def pegasus_why_not(state: State, action: Action) -> Reason | None:
    """CY-72."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    return why_not_fly(state, state.flow[-1][1], *targets[1])


def fly(state: State, action: Action, table: Table) -> None:
    """The flight, and the battle where it lands."""
    targets = read(state.players, action)
    assert targets is not None
    seat = state.flow[-1][1]
    flow.end(state)
    move(state, table, "fly", seat, *targets[1])


# -- arriving -------------------------------------------------------------------------------
def move(
    state: State, table: Table, key: str, seat: int, origin: int, target: int, number: int
) -> None:
    """CY-51: an island with nobody to defend it is taken at once, else there is a battle."""
    state.troops[origin] -= number
    if table.listening:
        _tell(state, seat, origin, target, number, table, key)
    if state.owner[target] == seat:
        state.troops[target] += number
    elif state.owner[target] == NONE or not _defended(state, target):
        take_island(state, seat, target, number, table)
    else:
        flow.call(state, "battle", seat, LAND_BATTLE, target, number)


def _defended(state: State, island: int) -> bool:
    return state.troops[island] > 0 or minotaur_defends(state, island)


def _tell(
    state: State, seat: int, origin: int, target: int, number: int, table: Table, key: str
) -> None:
    chart = chart_of(state)
    table.tell(
        key,
        at=(chart.islands[origin].id, chart.islands[target].id),
        player=Player(seat),
        n=number,
        a=island_name(chart, origin),
        b=island_name(chart, target),
    )
