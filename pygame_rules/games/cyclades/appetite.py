"""What a god is worth to a player this cycle, in gold pieces, and how safe an offering is."""

from __future__ import annotations

from math import exp

from .data import (
    APOLLO,
    ARES,
    ATHENA,
    BUILDING_OF,
    BUILDING_PRICE,
    KINDS,
    NONE,
    POSEIDON,
    UNITS_EACH,
    ZEUS,
)
from .facts import to_win, unpaid
from .holdings import Holding
from .safety import fall_chance
from .state import State
from .survey import Survey

APOLLO_WORTH = 1.0
WIN_WORTH = 60.0
DENIAL_WORTH = 9.0
RECRUIT_WORTH = {ARES: 1.7, ATHENA: 5.0, POSEIDON: 1.4, ZEUS: 2.4}
FOUNDING_WORTH = 13.0
NEW_TYPE_WORTH = (1.5, 2.0, 3.0, 4.0)
"""Of the god's building, by how many other types the player has."""


def god_worth(look: Survey, seat: int, god: int) -> float:
    """The free recruit, the building, what the special action promises, creatures, a win."""
    if (seat, god) not in look.worths:
        look.worths[seat, god] = _god_worth(look, seat, god)
    return look.worths[seat, god]


def _god_worth(look: Survey, seat: int, god: int) -> float:
    state = look.state
    value = recruit_worth(state, look.holding(seat), god) + _building_worth(look, seat, god)
    if god == ARES:
        value += _conquests(look, seat)
    elif god == POSEIDON:
        value += 1.0 if look.holding(seat).fleets < 4 else 0.3
    if god != APOLLO:
        value += _first_pick(state, god)
    value += _victory(look, seat, god)
    return value


def recruit_worth(state: State, own: Holding, god: int) -> float:
    """The free recruit, if there is one left; philosophers count more the more there are."""
    if (god == ARES and own.troops >= UNITS_EACH) or (god == POSEIDON and own.fleets >= UNITS_EACH):
        return 0.0
    more = 1.6 * state.philosophers[own.seat] if god == ATHENA else 0.0
    return RECRUIT_WORTH[god] + more


def _building_worth(look: Survey, seat: int, god: int) -> float:
    """The building that completes a set is worth a metropolis, less what is given up."""
    state, own = look.state, look.holding(seat)
    if not any(own.free) or state.gold[seat] - unpaid(state, seat) < BUILDING_PRICE:
        return 0.0
    counts = own.kinds
    if counts[BUILDING_OF[god]]:
        return 0.3
    others = KINDS - counts.count(0)
    return FOUNDING_WORTH if others == 3 else NEW_TYPE_WORTH[others]


def _conquests(look: Survey, seat: int) -> float:
    """The best island that Ares could take now."""
    state = look.state
    best = 0.0
    for island, troops in look.attackers(seat).items():
        owner = state.owner[island]
        if owner == NONE:
            best = max(best, 5.0)
        elif owner != seat:
            rich = 20.0 if state.metropolis[island] else 5.0
            best = max(best, rich * fall_chance(state, island, troops) - 1.0)
    return best


def _first_pick(state: State, god: int) -> float:
    """The first god has the pick of the creatures."""
    if not state.gods or state.gods[0] != god:
        return 0.0
    return 0.4 * (len(state.track) - state.track.count(NONE))


def _victory(look: Survey, seat: int, god: int) -> float:
    """Winning with this god, or keeping it from a rival who could."""
    state = look.state
    need = to_win(state) - look.holding(seat).metropolises
    if 0 < need <= look.gains(seat, god):
        return WIN_WORTH
    for rival in range(state.players):
        if rival != seat and state.alive[rival] and look.can_win(rival):
            need = to_win(state) - look.holding(rival).metropolises
            if need <= look.gains(rival, god):
                return DENIAL_WORTH
    return 0.0


def turn_left(look: Survey, seat: int) -> float:
    """In the own turn: a free recruit not yet taken."""
    for frame in look.state.flow:
        if frame[0] == "turn" and frame[1] == seat and not frame[3]:
            return recruit_worth(look.state, look.holding(seat), frame[2]) * 0.8
    return 0.0


def hold_chance(look: Survey, seat: int, god: int, sum_: int) -> float:
    """How likely an offering of this sum stays: rivals outbid it as far as the god is worth
    it to them and their gold reaches; those who have bid already rarely come back."""
    state, chance = look.state, 1.0
    for rival in range(state.players):
        if rival == seat or not state.alive[rival]:
            continue
        waiting = rival in state.order
        most = state.gold[rival] + state.priests[rival]
        if most > sum_:
            worth = 0.8 * god_worth(look, rival, god) + 0.8 * state.priests[rival]
            keen = 1 / (1 + exp(-(min(worth, most) - sum_ - 1.0) / 1.2))
            chance *= 1 - keen * (0.9 if waiting else 0.25)
    return chance
