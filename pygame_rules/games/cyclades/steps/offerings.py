"""Phase 4: offerings (CY-20 to CY-24). God first, then the sum; ousted markers bid at once."""

from __future__ import annotations

from functools import lru_cache

from ....core import flow
from ....core.actions import Action
from ....core.errors import Reason
from ....core.message import Player
from ....core.table import Table
from ..actions import HIGHER, OFFER, OFFERED_AT_ONCE, read
from ..changes import pay
from ..data import APOLLO, GODS, NONE
from ..facts import offering_cost, standing_sums
from ..names import GOD_NAMES
from ..state import State


def next_offering(state: State, table: Table) -> None:
    """CY-20: marker by marker in turn order; when all stand, they are paid (CY-23)."""
    if state.order:
        flow.call(state, "offer", state.order.pop(0), NONE)
        return
    for seat, alive in enumerate(state.alive):
        cost = offering_cost(state, seat, standing_sums(state, seat))
        if alive and cost:
            pay(state, seat, cost)
            table.tell("offerings_paid", player=Player(seat), n=cost)
    flow.goto(state, "actions", 0)


# -- the sum --------------------------------------------------------------------------------
def lowest_sum(state: State, god: int) -> int:
    """CY-21: more than what stands there."""
    return state.bid[god] + 1


def highest_sum(state: State, seat: int, god: int) -> int:
    """CY-22, CY-24: the highest sum within the own gold (0: not even 1).

    An own marker on the same god would be ousted and counts no more.
    """
    others = [state.bid[g] for g in state.gods if g != god and state.bidder[g] == seat]
    if len(others) + 1 > state.gold[seat]:
        return 0
    highest = state.gold[seat] + state.priests[seat] - sum(others)
    return min(highest, state.cap) if state.cap else highest


# -- choosing the god -----------------------------------------------------------------------
def offer_actions(state: State) -> list[Action]:
    """Apollo, and every god whose standing offering can be beaten."""
    _, seat, barred = state.flow[-1]
    gods = [god for god in sorted(state.gods) if god != barred and _can_outbid(state, seat, god)]
    return [OFFER[APOLLO], *[OFFER[god] for god in gods]]


def _can_outbid(state: State, seat: int, god: int) -> bool:
    """What the last two questions of `_why_not_god` ask: the highest sum is never above the cap."""
    return lowest_sum(state, god) <= highest_sum(state, seat, god)


def offer_why_not(state: State, action: Action) -> Reason | None:
    """CY-20 to CY-24 for a god."""
    targets = read(state.players, action)
    return _why_not_god(state, targets[1][0]) if targets else Reason("not_offered")


def _why_not_god(state: State, god: int) -> Reason | None:
    _, seat, barred = state.flow[-1]
    if god == APOLLO:
        return None
    if god not in state.gods:
        return Reason("god_out", "CY-11")
    if god == barred:
        return Reason("same_god", "CY-21")
    lowest = lowest_sum(state, god)
    if state.cap and lowest > state.cap:
        return Reason("cap_reached", "CY-22", {"n": state.cap})
    if lowest > highest_sum(state, seat, god):
        return Reason("cannot_outbid", "CY-22", {"n": lowest})
    return None


def choose_god(state: State, action: Action, table: Table) -> None:
    """Apollo takes the marker at once; another god asks for the sum."""
    seat = state.flow[-1][1]
    god = GODS.index(str(action.targets[0]))
    if god != APOLLO:
        flow.goto(state, "sum", seat, god, state.bid[god])
        return
    state.apollo.append(seat)
    table.tell("offer_apollo", at=(GODS[APOLLO],), player=Player(seat), n=len(state.apollo))
    flow.end(state)


# -- choosing the sum -----------------------------------------------------------------------
def sum_actions(state: State) -> list[Action]:
    """The next hundred sums, and the way to still higher ones."""
    _, seat, god, base = state.flow[-1]
    highest = highest_sum(state, seat, god)
    top = min(highest, base + OFFERED_AT_ONCE)
    sums = _sums(base + 1, top)
    return [HIGHER, *sums] if highest > top else list(sums)


@lru_cache(maxsize=1 << 8)
def _sums(lowest: int, highest: int) -> tuple[Action, ...]:
    return tuple(Action("sum", (n,)) for n in range(lowest, highest + 1))


def sum_why_not(state: State, action: Action) -> Reason | None:
    """CY-21 higher than the standing one; CY-22, CY-24 within the own gold."""
    _, seat, god, base = state.flow[-1]
    targets = read(state.players, action)
    if targets is None:
        return Reason("not_offered")
    highest = highest_sum(state, seat, god)
    if action.verb == "higher":
        return None if highest > base + OFFERED_AT_ONCE else Reason("not_offered")
    (n,) = targets[1]
    if n < lowest_sum(state, god):
        return Reason("bid_too_low", "CY-21", {"n": lowest_sum(state, god)})
    if state.cap and n > state.cap:
        return Reason("cap_reached", "CY-22", {"n": state.cap})
    if n > highest:
        return Reason("cannot_pay", "CY-22", {"n": n})
    return None if base < n <= base + OFFERED_AT_ONCE else Reason("not_offered")


def choose_sum(state: State, action: Action, table: Table) -> None:
    """The marker stands; an ousted one bids elsewhere before anybody else (CY-21)."""
    _, seat, god, base = state.flow[-1]
    if action.verb == "higher":
        flow.goto(state, "sum", seat, god, base + OFFERED_AT_ONCE)
        return
    ousted = state.bidder[god]
    state.bidder[god], state.bid[god] = seat, int(action.targets[0])
    _tell_offer(state, seat, god, ousted, table)
    if ousted == NONE:
        flow.end(state)
    else:
        flow.goto(state, "offer", ousted, god)


def _tell_offer(state: State, seat: int, god: int, ousted: int, table: Table) -> None:
    if not table.listening:
        return
    name, at = GOD_NAMES[god], (GODS[god],)
    table.tell("offer", at=at, player=Player(seat), n=state.bid[god], god=name)
    if ousted != NONE:
        table.tell("ousted", at=at, player=Player(ousted), god=name)
