"""What a god sells: buildings (CY-31) and recruits (CY-30)."""

from __future__ import annotations

from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import RECRUIT, tables_for
from ..changes import add_fleets, pay
from ..data import (
    ARES,
    ATHENA,
    BUILDING_OF,
    BUILDING_PRICE,
    KINDS,
    NONE,
    POSEIDON,
    RECRUIT_COSTS,
    ZEUS,
)
from ..facts import (
    building_supply,
    chart_of,
    closed_mask,
    fleet_supply,
    free_slots,
    own_islands,
    philosopher_supply,
    priest_supply,
    troop_supply,
)
from ..names import BUILDING_NAMES, island_name, sea_name
from ..state import State
from . import metropolis


# -- building (CY-31) -----------------------------------------------------------------------
def why_no_building(state: State, seat: int, god: int) -> Reason | None:
    """Whether the god's building can be paid for and is left."""
    if state.gold[seat] < BUILDING_PRICE:
        return Reason("too_dear", "CY-31", {"n": BUILDING_PRICE})
    left = building_supply(state, BUILDING_OF[god])
    return None if left else Reason("no_building_left", "CY-3")


def why_not_slot(state: State, seat: int, island: int) -> Reason | None:
    if state.owner[island] != seat:
        return Reason("not_your_island", "CY-31")
    return None if free_slots(state, island) else Reason("no_slot", "CY-31")


def build(state: State, seat: int, god: int, island: int, table: Table) -> None:
    pay(state, seat, BUILDING_PRICE)
    kind = BUILDING_OF[god]
    state.buildings[KINDS * island + kind] += 1
    if table.listening:
        chart = chart_of(state)
        table.tell(
            "build",
            at=(chart.islands[island].id,),
            player=Player(seat),
            building=BUILDING_NAMES[kind],
            island=island_name(chart, island),
        )
    metropolis.settle(state, seat)


# -- recruiting (CY-30) ---------------------------------------------------------------------
def recruit_price(god: int, recruited: int) -> int | None:
    """The next recruit's price; None when the god gives no more this turn."""
    costs = RECRUIT_COSTS[god]
    return costs[recruited] if recruited < len(costs) else None


def why_no_recruit(state: State, seat: int, god: int, recruited: int) -> Reason | None:
    """Whether the god gives one more, it can be paid, and the supply has it."""
    price = recruit_price(god, recruited)
    if price is None:
        return Reason("recruited_enough", "CY-30")
    if price > state.gold[seat]:
        return Reason("too_dear", "CY-30", {"n": price})
    return None if _supply(state, seat, god) else Reason("none_left", "CY-30")


def _supply(state: State, seat: int, god: int) -> int:
    if god == ARES:
        return troop_supply(state, seat)
    if god == POSEIDON:
        return fleet_supply(state, seat)
    return priest_supply(state) if god == ZEUS else philosopher_supply(state)


def why_not_here(state: State, seat: int, god: int, kind: str, place: int) -> Reason | None:
    """CY-30: troops on own islands, fleets beside them, cards nowhere."""
    if kind != {ARES: "island", POSEIDON: "sea"}.get(god, ""):
        return Reason("not_offered")
    if god == ARES and state.owner[place] != seat:
        return Reason("not_your_island", "CY-30")
    return _why_not_fleet_at(state, seat, place) if god == POSEIDON else None


def _why_not_fleet_at(state: State, seat: int, sea: int) -> Reason | None:
    if all(state.owner[i] != seat for i in chart_of(state).coasts[sea]):
        return Reason("not_beside_own_island", "CY-30")
    if state.fleet_owner[sea] not in (NONE, seat):
        return Reason("enemy_fleet", "CY-30")
    return Reason("sea_closed", "CY-75") if closed_mask(state) >> sea & 1 else None


def recruit_seas(state: State, seat: int) -> list[int]:
    """Where the player may recruit a fleet, ascending."""
    masks = chart_of(state).shore_masks
    beside = 0
    for i, owner in enumerate(state.owner):
        if owner == seat:
            beside |= masks[i]
    beside &= ~closed_mask(state)
    owners = state.fleet_owner
    return [s for s, o in enumerate(owners) if beside >> s & 1 and o in (NONE, seat)]


def add_recruits(state: State, seat: int, god: int, listed: list[Action]) -> None:
    tables = tables_for(state.players)
    if god == ARES:
        listed += [tables.recruit_troop[i] for i in own_islands(state, seat)]
    elif god == POSEIDON:
        listed += [tables.recruit_fleet[s] for s in recruit_seas(state, seat)]
    else:
        listed.append(RECRUIT)


def recruit(state: State, seat: int, god: int, place: int, table: Table) -> None:
    price = recruit_price(god, state.flow[-1][3])
    assert price is not None
    pay(state, seat, price)
    state.flow[-1][3] += 1
    if god == ARES:
        state.troops[place] += 1
    elif god == POSEIDON:
        add_fleets(state, place, seat, 1)
    elif god == ZEUS:
        state.priests[seat] += 1
    else:
        state.philosophers[seat] += 1
    if table.listening:
        _tell_recruit(state, seat, god, place, price, table)
    if god == ATHENA:
        metropolis.settle(state, seat)


def _tell_recruit(state: State, seat: int, god: int, place: int, n: int, table: Table) -> None:
    chart = chart_of(state)
    player = Player(seat)
    if god == ARES:
        at = (chart.islands[place].id,)
        table.tell("recruit_troop", at=at, player=player, n=n, place=island_name(chart, place))
    elif god == POSEIDON:
        at = (chart.seas[place].id,)
        table.tell("recruit_fleet", at=at, player=player, n=n, place=sea_name(chart, place))
    else:
        table.tell("recruit_priest" if god == ZEUS else "recruit_philosopher", player=player, n=n)
