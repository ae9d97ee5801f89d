"""Creatures that take from rivals: Griffon, Satyr, Dryad, Siren, Harpy (CY-70, CY-71)."""

from __future__ import annotations

from typing import Any

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import PLAYER_IDS, ROB, read, tables_for
from ..changes import add_fleets, remove_fleets
from ..data import (
    CHIRON_FIGURE,
    DRYAD,
    GRIFFON,
    NONE,
    SATYR,
)
from ..facts import chart_of, fleet_supply, own_seas
from ..names import island_name, sea_name
from ..state import Public, State
from . import metropolis


# -- Griffon, Satyr, Dryad (CY-70) ----------------------------------------------------------
def victims(p: Public, seat: int, creature: int) -> list[int]:
    """Rivals who have what is taken; the Griffon may name any, for gold is hidden."""
    return [rival for rival in range(p.players) if why_not_rob(p, seat, creature, rival) is None]


def why_not_rob(p: Public, seat: int, creature: int, rival: int) -> Reason | None:
    """CY-70."""
    if rival == seat:
        return Reason("not_yourself", "CY-70")
    if not p.alive[rival]:
        return Reason("is_out", "CY-81")
    has = {SATYR: p.philosophers[rival], DRYAD: p.priests[rival], GRIFFON: 1}[creature]
    return None if has else Reason("nothing_to_take", "CY-70")


def rob_actions(state: State) -> list[Action]:
    """The rivals to choose from."""
    _, seat, creature = state.flow[-1]
    return [ROB[rival] for rival in victims(state, seat, creature)]


def rob_why_not(state: State, action: Action) -> Reason | None:
    """CY-70."""
    _, seat, creature = state.flow[-1]
    targets = read(state.players, action)
    return why_not_rob(state, seat, creature, targets[1][0]) if targets else Reason("not_offered")


def rob(state: State, action: Action, table: Table) -> None:
    """A philosopher, a priest, or half of the gold; how much gold only the two learn."""
    _, seat, creature = state.flow[-1]
    rival = PLAYER_IDS.index(str(action.targets[0]))
    flow.end(state)
    both: dict[str, Any] = {"player": Player(seat), "rival": Player(rival)}
    if creature == GRIFFON:
        amount = state.gold[rival] // 2
        state.gold[rival] -= amount
        state.gold[seat] += amount
        table.tell("griffon", **both)
        table.tell("griffon_haul", to=(seat, rival), n=amount, **both)
        table.reveal((seat, rival))
        return
    cards = state.philosophers if creature == SATYR else state.priests
    cards[rival] -= 1
    cards[seat] += 1
    table.tell("satyr" if creature == SATYR else "dryad", **both)
    metropolis.settle(state, seat)


# -- Siren (CY-71) --------------------------------------------------------------------------
def lurable(p: Public, seat: int) -> list[int]:
    """Seas with exactly one enemy fleet, ascending."""
    return [
        sea
        for sea, (owner, count) in enumerate(zip(p.fleet_owner, p.fleets, strict=True))
        if count == 1 and owner != seat
    ]


def can_lure(state: State, seat: int) -> bool:
    """Whether the Siren has a use."""
    return bool(lurable(state, seat))


def siren_actions(state: State) -> list[Action]:
    """The seas to choose from."""
    lure = tables_for(state.players).lure
    return [lure[sea] for sea in lurable(state, state.flow[-1][1])]


def siren_why_not(state: State, action: Action) -> Reason | None:
    """CY-71."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    good = targets[1][0] in lurable(state, state.flow[-1][1])
    return None if good else Reason("not_one_fleet", "CY-71")


def lure(state: State, action: Action, table: Table) -> None:
    """The enemy fleet goes home; an own one from the supply, or from the board, replaces it."""
    seat, chart = state.flow[-1][1], chart_of(state)
    sea = chart.sea_index[str(action.targets[0])]
    rival = state.fleet_owner[sea]
    remove_fleets(state, sea, 1)
    if table.listening:
        at, name = (chart.seas[sea].id,), sea_name(chart, sea)
        table.tell("siren", at=at, sea=name, player=Player(seat), rival=Player(rival))
    if fleet_supply(state, seat):
        add_fleets(state, sea, seat, 1)
        flow.end(state)
    else:
        flow.goto(state, "bring", seat, sea)


def bring_actions(state: State) -> list[Action]:
    """The seas from which one fleet may be moved."""
    bring = tables_for(state.players).bring
    return [bring[sea] for sea in own_seas(state, state.flow[-1][1])]


def bring_why_not(state: State, action: Action) -> Reason | None:
    """CY-71: without a supply one of the board is moved."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    own = state.fleet_owner[targets[1][0]] == state.flow[-1][1]
    return None if own else Reason("not_your_fleet", "CY-71")


def bring(state: State, action: Action, table: Table) -> None:
    """It stands where the enemy fleet was."""
    _, seat, sea = state.flow[-1]
    chart = chart_of(state)
    origin = chart.sea_index[str(action.targets[0])]
    remove_fleets(state, origin, 1)
    add_fleets(state, sea, seat, 1)
    if table.listening:
        at = (chart.seas[origin].id, chart.seas[sea].id)
        a, b = sea_name(chart, origin), sea_name(chart, sea)
        table.tell("fleets_move", at=at, player=Player(seat), n=1, a=a, b=b)
    flow.end(state)


# -- Harpy (CY-71) --------------------------------------------------------------------------
def why_not_strike(p: Public, seat: int, island: int) -> Reason | None:
    """An enemy troop on an island without Chiron."""
    if p.owner[island] in (NONE, seat) or not p.troops[island]:
        return Reason("no_enemy_troop", "CY-71")
    chiron = p.figure_place[CHIRON_FIGURE] == island
    return Reason("chiron", "CY-76") if chiron else None


def can_strike(state: State, seat: int) -> bool:
    """Whether the Harpy has a use."""
    return any(why_not_strike(state, seat, i) is None for i in range(len(state.owner)))


def harpy_actions(state: State) -> list[Action]:
    """The islands to choose from."""
    seat, strike = state.flow[-1][1], tables_for(state.players).strike
    return [a for i, a in enumerate(strike) if why_not_strike(state, seat, i) is None]


def harpy_why_not(state: State, action: Action) -> Reason | None:
    """CY-71."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    return why_not_strike(state, state.flow[-1][1], targets[1][0])


def strike(state: State, action: Action, table: Table) -> None:
    """One troop is destroyed; the island stays owned."""
    chart = chart_of(state)
    island = chart.island_index[str(action.targets[0])]
    state.troops[island] -= 1
    if table.listening:
        seat, rival = Player(state.flow[-1][1]), Player(state.owner[island])
        at, name = (chart.islands[island].id,), island_name(chart, island)
        table.tell("harpy", at=at, player=seat, rival=rival, island=name)
    flow.end(state)
