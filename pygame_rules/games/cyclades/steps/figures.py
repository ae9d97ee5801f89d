"""Creatures with a figure: Kraken (CY-75) and the four of the islands (CY-76, CY-77)."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import DONE, read, tables_for
from ..changes import add_fleets, pay, remove_figure, remove_fleets, set_figure
from ..data import (
    FIGURE_OF,
    FIGURES,
    KRAKEN,
    KRAKEN_FIGURE,
    NONE,
    POLYPHEMUS,
)
from ..facts import chart_of, closed_mask, island_figure
from ..names import CREATURE_NAMES, island_name, sea_name
from ..state import Public, State

KRAKEN_SWIM = 1


# -- Kraken (CY-75) -------------------------------------------------------------------------
def kraken_actions(state: State) -> list[Action]:
    """Any sea space."""
    return list(tables_for(state.players).surface)


def kraken_why_not(state: State, action: Action) -> Reason | None:
    """CY-75."""
    return None if read(state.players, action) else Reason("not_offered")


def surface(state: State, action: Action, table: Table) -> None:
    """He surfaces, destroys all fleets there, and may go on."""
    seat = state.flow[-1][1]
    _devour(state, seat, chart_of(state).sea_index[str(action.targets[0])], table)
    flow.goto(state, "kraken_on", seat)


def _devour(state: State, seat: int, sea: int, table: Table) -> None:
    """All fleets there go to their owner's supply; the space is closed while he is there."""
    set_figure(state, seat, KRAKEN, sea)
    chart = chart_of(state)
    at, name = (chart.seas[sea].id,), sea_name(chart, sea)
    table.tell("kraken", at=at, player=Player(seat), sea=name)
    if state.fleets[sea]:
        rival = Player(state.fleet_owner[sea])
        table.tell("fleets_lost", at=at, player=rival, n=state.fleets[sea], sea=name)
        remove_fleets(state, sea, state.fleets[sea])


def kraken_on_actions(state: State) -> list[Action]:
    """Done, or on to a neighbouring sea for 1 GP."""
    if state.gold[state.flow[-1][1]] < KRAKEN_SWIM:
        return [DONE]
    surface = tables_for(state.players).surface
    near = chart_of(state).next_seas[state.figure_place[KRAKEN_FIGURE]]
    return [DONE, *(surface[sea] for sea in near)]


def kraken_on_why_not(state: State, action: Action) -> Reason | None:
    """CY-75: 1 GP per further adjacent space."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    if action.verb == "done":
        return None
    if targets[1][0] not in chart_of(state).next_seas[state.figure_place[KRAKEN_FIGURE]]:
        return Reason("not_adjacent", "CY-75")
    poor = state.gold[state.flow[-1][1]] < KRAKEN_SWIM
    return Reason("too_dear", "CY-75", {"n": KRAKEN_SWIM}) if poor else None


def kraken_goes_on(state: State, action: Action, table: Table) -> None:
    """He swims on, or stays."""
    seat = state.flow[-1][1]
    if action.verb == "done":
        flow.end(state)
        return
    pay(state, seat, KRAKEN_SWIM)
    _devour(state, seat, chart_of(state).sea_index[str(action.targets[0])], table)


# -- figures on islands (CY-76, CY-77) ------------------------------------------------------
def place_actions(state: State) -> list[Action]:
    """Any island."""
    return list(tables_for(state.players).place)


def place_why_not(state: State, action: Action) -> Reason | None:
    """CY-76: own, enemy or neutral."""
    return None if read(state.players, action) else Reason("not_offered")


def place(state: State, action: Action, table: Table) -> None:
    """Two island figures destroy each other without arrival effect (CY-77)."""
    _, seat, creature = state.flow[-1]
    chart = chart_of(state)
    island = chart.island_index[str(action.targets[0])]
    flow.end(state)
    state.figure_place[FIGURE_OF[creature]] = NONE
    other = island_figure(state, island)
    set_figure(state, seat, creature, island)
    at, name = (chart.islands[island].id,), island_name(chart, island)
    player, called = Player(seat), CREATURE_NAMES[creature]
    table.tell("figure_placed", at=at, player=player, creature=called, island=name)
    if other != NONE:
        rival = CREATURE_NAMES[FIGURES[other]]
        table.tell("figures_destroyed", at=at, a=called, b=rival)
        remove_figure(state, FIGURE_OF[creature])
        remove_figure(state, other)
    elif creature == POLYPHEMUS:
        flow.call(state, "polyphemus", seat, island)


# -- Polyphemus's arrival (CY-76) -----------------------------------------------------------
def escapes(p: Public, sea: int) -> list[int]:
    """Where the fleets of a sea next to the island may be pushed: outwards, empty or own."""
    closed, owner = closed_mask(p), p.fleet_owner[sea]
    return [
        to
        for to in chart_of(p).next_seas[sea]
        if not closed >> to & 1 and p.fleet_owner[to] in (NONE, owner)
    ]


def _crowded(p: Public, island: int) -> list[int]:
    """Seas next to the island with fleets, ascending."""
    return [sea for sea in chart_of(p).shores[island] if p.fleets[sea]]


def polyphemus_arrives(state: State, table: Table) -> None:
    """Fleets without an escape are destroyed; the caller pushes the others space by space.

    Pushes only fill spaces, so what has no escape now will have none later.
    """
    _, seat, island = state.flow[-1]
    chart = chart_of(state)
    for sea in _crowded(state, island):
        if not escapes(state, sea):
            at, name, n = (chart.seas[sea].id,), sea_name(chart, sea), state.fleets[sea]
            owner = Player(state.fleet_owner[sea])
            table.tell("fleets_lost", at=at, player=owner, n=n, sea=name)
            remove_fleets(state, sea, n)
    if _crowded(state, island):
        flow.call(state, "push", seat, island)
    else:
        flow.end(state)


def push_actions(state: State) -> list[Action]:
    """From a sea next to the island to one that is not."""
    island, push = state.flow[-1][2], tables_for(state.players).push
    return [push[sea][to] for sea in _crowded(state, island) for to in escapes(state, sea)]


def push_why_not(state: State, action: Action) -> Reason | None:
    """CY-76."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    sea, to = targets[1]
    island = state.flow[-1][2]
    if sea not in _crowded(state, island):
        return Reason("no_fleet_to_push", "CY-76")
    good = to in escapes(state, sea)
    return None if good else Reason("no_push_there", "CY-76")


def push(state: State, action: Action, table: Table) -> None:
    """The fleets of the space move together; then it is looked again who has an escape."""
    chart = chart_of(state)
    sea, to = (chart.sea_index[str(target)] for target in action.targets)
    owner, n = state.fleet_owner[sea], state.fleets[sea]
    flow.end(state)
    remove_fleets(state, sea, n)
    add_fleets(state, to, owner, n)
    if table.listening:
        at = (chart.seas[sea].id, chart.seas[to].id)
        a, b = sea_name(chart, sea), sea_name(chart, to)
        table.tell("fleets_pushed", at=at, player=Player(owner), n=n, a=a, b=b)
