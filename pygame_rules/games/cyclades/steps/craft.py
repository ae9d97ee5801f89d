"""Creatures that work on buildings and pieces: Giant, Cyclops, Sphinx (CY-73, CY-74)."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Message, Player
from ....core.table import Table
from ..actions import DONE, SELL_PHILOSOPHER, SELL_PRIEST, read, tables_for
from ..changes import receive, remove_building, remove_fleets
from ..data import BUILDINGS, CHIRON_FIGURE, KINDS
from ..facts import building_supply, chart_of, own_islands, own_seas
from ..names import BUILDING_NAMES, island_name, sea_name
from ..state import Public, State
from . import metropolis

SPHINX_PAYS = 2


# -- Giant and Cyclops (CY-73) --------------------------------------------------------------
def why_not_smash(p: Public, island: int, kind: int) -> Reason | None:
    """Any building, not a metropolis, not beside Chiron."""
    if not p.buildings[KINDS * island + kind]:
        return Reason("no_such_building", "CY-73")
    chiron = p.figure_place[CHIRON_FIGURE] == island
    return Reason("chiron", "CY-76") if chiron else None


def can_smash(state: State, seat: int) -> bool:
    """Whether the Giant has a use."""
    chiron = state.figure_place[CHIRON_FIGURE]
    return any(n and at // KINDS != chiron for at, n in enumerate(state.buildings))


def giant_actions(state: State) -> list[Action]:
    """Island and type of building."""
    smash = tables_for(state.players).smash
    return [
        smash[i][kind]
        for i in range(len(state.owner))
        for kind in range(KINDS)
        if why_not_smash(state, i, kind) is None
    ]


def giant_why_not(state: State, action: Action) -> Reason | None:
    """CY-73."""
    targets = read(state.players, action)
    return why_not_smash(state, *targets[1]) if targets else Reason("not_offered")


def smash(state: State, action: Action, table: Table) -> None:
    """The building is destroyed."""
    chart = chart_of(state)
    island = chart.island_index[str(action.targets[0])]
    kind = BUILDINGS.index(str(action.targets[1]))
    remove_building(state, island, kind, by_owner=False)
    if table.listening:
        at, name = (chart.islands[island].id,), island_name(chart, island)
        player, building = Player(state.flow[-1][1]), BUILDING_NAMES[kind]
        table.tell("giant", at=at, player=player, building=building, island=name)
    flow.end(state)


def why_not_change(p: Public, seat: int, island: int, old: int, new: int) -> Reason | None:
    """An own building into another type that is left."""
    if p.owner[island] != seat:
        return Reason("not_your_island", "CY-73")
    if not p.buildings[KINDS * island + old]:
        return Reason("no_such_building", "CY-73")
    if old == new:
        return Reason("same_type", "CY-73")
    return None if building_supply(p, new) else Reason("no_building_left", "CY-3")


def cyclops_actions(state: State) -> list[Action]:
    """Island, old type, new type."""
    seat, change = state.flow[-1][1], tables_for(state.players).change
    return [
        change[i][old][new]
        for i in own_islands(state, seat)
        for old in range(KINDS)
        for new in range(KINDS)
        if why_not_change(state, seat, i, old, new) is None
    ]


def can_change(state: State, seat: int) -> bool:
    """Whether the Cyclops has a use."""
    return any(
        why_not_change(state, seat, i, old, new) is None
        for i in own_islands(state, seat)
        for old in range(KINDS)
        for new in range(KINDS)
    )


def cyclops_why_not(state: State, action: Action) -> Reason | None:
    """CY-73."""
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    return why_not_change(state, state.flow[-1][1], *targets[1])


def change(state: State, action: Action, table: Table) -> None:
    """The new building may complete a set (CY-40)."""
    seat, chart = state.flow[-1][1], chart_of(state)
    island = chart.island_index[str(action.targets[0])]
    old, new = (BUILDINGS.index(str(target)) for target in action.targets[1:])
    remove_building(state, island, old, by_owner=True)
    state.buildings[KINDS * island + new] += 1
    if table.listening:
        at, name = (chart.islands[island].id,), island_name(chart, island)
        a, b = BUILDING_NAMES[old], BUILDING_NAMES[new]
        table.tell("cyclops", at=at, player=Player(seat), a=a, b=b, island=name)
    flow.end(state)
    metropolis.settle(state, seat)


# -- Sphinx (CY-74) -------------------------------------------------------------------------
def sphinx_actions(state: State) -> list[Action]:
    """One own piece at a time; done after the first."""
    _, seat, sold = state.flow[-1]
    sales = _sales(state, seat)
    return [DONE, *sales] if sold else sales


def can_sell(state: State, seat: int) -> bool:
    """Whether the Sphinx has a use."""
    return bool(_sales(state, seat))


def _sales(state: State, seat: int) -> list[Action]:
    tables = tables_for(state.players)
    listed = [tables.sell_troop[i] for i in own_islands(state, seat) if state.troops[i]]
    if state.philosophers[seat]:
        listed.append(SELL_PHILOSOPHER)
    if state.priests[seat]:
        listed.append(SELL_PRIEST)
    return listed + [tables.sell_fleet[sea] for sea in own_seas(state, seat)]


def sphinx_why_not(state: State, action: Action) -> Reason | None:
    """CY-74: at least one piece, own ones only."""
    _, seat, sold = state.flow[-1]
    if read(state.players, action) is None:
        return Reason("not_offered")
    if action.verb == "done":
        return None if sold else Reason("sell_one", "CY-74")
    return None if action in _sales(state, seat) else Reason("not_yours", "CY-74")


def sell(state: State, action: Action, table: Table) -> None:
    """The piece goes back to its supply for 2 GP; an island left empty stays owned."""
    if action.verb == "done":
        flow.end(state)
        return
    targets = read(state.players, action)
    assert targets is not None
    kind, values = targets
    _, seat, sold = state.flow[-1]
    state.flow[-1][2] = sold + 1
    piece = _part_with(state, seat, kind, values[0])
    receive(state, seat, SPHINX_PAYS)
    at = tuple(t for t in map(str, action.targets) if kind in ("island", "sea"))
    table.tell("sphinx", at=at, player=Player(seat), piece=piece, n=SPHINX_PAYS)


def _part_with(state: State, seat: int, kind: str, place: int) -> Message:
    """Take the piece away; returns what to call it."""
    chart = chart_of(state)
    if kind == "island":
        state.troops[place] -= 1
        return Message("piece.troop", {"place": island_name(chart, place)})
    if kind == "sea":
        remove_fleets(state, place, 1)
        return Message("piece.fleet", {"place": sea_name(chart, place)})
    if kind == "priest":
        state.priests[seat] -= 1
    else:
        state.philosophers[seat] -= 1
    return Message(f"element.{kind}")
