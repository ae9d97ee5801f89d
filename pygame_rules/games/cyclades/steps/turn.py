"""A god's turn: recruit, build, call creatures, the special action, in any order (CY-30 on)."""

from __future__ import annotations

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import CALL, DONE, EXCHANGE, read, tables_for
from ..changes import discard, draw_creature, pay, use_discounts
from ..data import (
    ARES,
    ATHENA,
    CREATURES,
    FIGURE_OF,
    KRAKEN,
    NONE,
    PHILOSOPHERS_NEEDED,
    POSEIDON,
    TRACK_COSTS,
    ZEUS,
)
from ..facts import (
    creature_price,
    free_slots,
    own_islands,
    philosopher_supply,
    unused_discounts,
)
from ..names import CREATURE_NAMES
from ..state import State
from . import actions, buying, fleets, troops
from .creatures import tell_arrival
from .powers import call_power, usable

SPECIAL_PRICE = 1


def turn_actions(state: State) -> list[Action]:
    """Everything the god's player may do now, by verb."""
    _, seat, god, recruited = state.flow[-1]
    tables = tables_for(state.players)
    listed: list[Action] = []
    if buying.why_no_building(state, seat, god) is None:
        listed += [tables.build[i] for i in own_islands(state, seat) if free_slots(state, i)]
    listed += [CALL[creature] for creature in _callable(state, seat)]
    if _why_not_done(state, seat, god, recruited) is None:
        listed.append(DONE)
    if god == ZEUS and state.gold[seat] >= SPECIAL_PRICE:
        listed += [EXCHANGE[c] for c in sorted(state.track) if c != NONE]
    elif god == ARES and state.gold[seat] >= SPECIAL_PRICE:
        troops.add_marches(state, seat, listed)
    if buying.why_no_recruit(state, seat, god, recruited) is None:
        buying.add_recruits(state, seat, god, listed)
    if god == POSEIDON and state.gold[seat] >= SPECIAL_PRICE:
        fleets.add_sails(state, seat, listed)
    return listed


def turn_why_not(state: State, action: Action) -> Reason | None:
    """One verb after another."""
    _, seat, god, recruited = state.flow[-1]
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    kind, values = targets
    match action.verb:
        case "build":
            reason = buying.why_no_building(state, seat, god)
            return reason or buying.why_not_slot(state, seat, values[0])
        case "call":
            return _why_not_call(state, seat, values[0])
        case "done":
            return _why_not_done(state, seat, god, recruited)
        case "exchange":
            return _why_not_exchange(state, seat, god, values[0])
        case "march":
            reason = _why_not_special(state, seat, god, ARES)
            return reason or troops.why_not_march(state, seat, *values)
        case "sail":
            reason = _why_not_special(state, seat, god, POSEIDON)
            return reason or fleets.why_not_step(state, seat, 0, *values)
    place = values[0] if values else NONE
    return buying.why_no_recruit(state, seat, god, recruited) or buying.why_not_here(
        state, seat, god, kind, place
    )


def take_action(state: State, action: Action, table: Table) -> None:
    """Carry out one action of the turn."""
    _, seat, god, _recruited = state.flow[-1]
    targets = read(state.players, action)
    assert targets is not None
    _kind, values = targets
    match action.verb:
        case "build":
            buying.build(state, seat, god, values[0], table)
        case "call":
            _call(state, seat, values[0], table)
        case "done":
            _finish(state, seat, god)
        case "exchange":
            _exchange(state, seat, values[0], table)
        case "march":
            pay(state, seat, SPECIAL_PRICE)
            troops.move(state, table, "march", seat, *values)
        case "sail":
            pay(state, seat, SPECIAL_PRICE)
            fleets.sail(state, table, seat, *values)
        case _:
            buying.recruit(state, seat, god, values[0] if values else NONE, table)


# -- creatures ------------------------------------------------------------------------------
def _callable(state: State, seat: int) -> list[int]:
    """The creatures that `_why_not_call` allows, ascending; the discounts are counted once."""
    if state.gold[seat] < 1:
        return []
    most = state.gold[seat] + unused_discounts(state, seat)
    paid = [c for c, cost in zip(state.track, TRACK_COSTS, strict=True) if cost <= most]
    return sorted([c for c in paid if c != NONE and usable(state, seat, c)])


def _why_not_call(state: State, seat: int, creature: int) -> Reason | None:
    """CY-32 the price; CY-70 on: no calling without a legal use."""
    if creature == NONE or creature not in state.track:
        return Reason("not_on_track", "CY-10")
    price = creature_price(state, seat, state.track.index(creature))
    if price > state.gold[seat]:
        return Reason("too_dear", "CY-32", {"n": price})
    return None if usable(state, seat, creature) else Reason("no_use", "CY-70")


def _call(state: State, seat: int, creature: int, table: Table) -> None:
    space = state.track.index(creature)
    price = creature_price(state, seat, space)
    pay(state, seat, price)
    use_discounts(state, seat, TRACK_COSTS[space] - price)
    state.track[space] = NONE
    if FIGURE_OF[creature] == NONE or creature == KRAKEN:
        discard(state, creature)
    else:
        state.figure_card[FIGURE_OF[creature]] = 1
    if table.listening:
        at, name = (CREATURES[creature],), CREATURE_NAMES[creature]
        table.tell("call", at=at, player=Player(seat), creature=name, n=price)
    call_power(state, seat, creature, table)


def _why_not_exchange(state: State, seat: int, god: int, creature: int) -> Reason | None:
    reason = _why_not_special(state, seat, god, ZEUS)
    on_track = creature in state.track
    return reason or (None if on_track else Reason("not_on_track", "CY-10"))


def _exchange(state: State, seat: int, creature: int, table: Table) -> None:
    """Zeus: discard a face-up creature, replace it from the deck at once."""
    pay(state, seat, SPECIAL_PRICE)
    space = state.track.index(creature)
    discard(state, creature)
    table.tell("exchange", player=Player(seat), creature=CREATURE_NAMES[creature])
    state.track[space] = draw_creature(state, table)
    tell_arrival(table, state.track[space], space)


# -- special actions and the end of the turn ------------------------------------------------
def _why_not_special(state: State, seat: int, god: int, needed: int) -> Reason | None:
    if god != needed:
        return Reason("other_god", "CY-30")
    if state.gold[seat] < SPECIAL_PRICE:
        return Reason("too_dear", "CY-30", {"n": SPECIAL_PRICE})
    return None


def _why_not_done(state: State, seat: int, god: int, recruited: int) -> Reason | None:
    """Recruits are optional, but not the free philosopher that completes four (CY-30)."""
    due = god == ATHENA and not recruited and philosopher_supply(state)
    if due and state.philosophers[seat] == PHILOSOPHERS_NEEDED - 1:
        return Reason("fourth_philosopher", "CY-30")
    return None


def _finish(state: State, seat: int, god: int) -> None:
    state.bidder[god] = NONE
    state.bid[god] = 0
    actions.marker_returns(state, seat)
    flow.end(state)
