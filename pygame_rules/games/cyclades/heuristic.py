"""How good a position is for a seat, in gold pieces, for bots that look one action ahead.

What a player has (metropolises, steps towards the next, income, gold, units, islands less
their danger), against the rivals; who can win this cycle; and what standing offerings are
worth. It must not jump where the rules only go on by themselves: income that is still to
come this cycle counts as gold already, the god whose turn it is counts by what is not used.
"""

from __future__ import annotations

from math import fsum

from .appetite import APOLLO_WORTH, god_worth, hold_chance, turn_left
from .data import (
    FORTRESS,
    KINDS,
    NONE,
    PHILOSOPHERS_NEEDED,
    PORT,
    PRIESTS,
    TEMPLE,
    UNITS_EACH,
)
from .facts import offering_cost, to_win
from .holdings import Holding
from .promise import promise
from .safety import danger, reach
from .scoring import result
from .state import State
from .survey import Survey
from .threats import gods_ahead

METROPOLIS = 26.0
SETS = (0.0, 3.0, 7.5, 13.0, 13.0)
"""By number of different building types."""
PHILOSOPHY = (0.0, 4.5, 10.0, 17.0)
INCOME = 3.2
SPARE_BUILDINGS = ((FORTRESS, 0.8), (PORT, 0.5), (TEMPLE, 1.4))
PRIEST_WORTH = (2.6, 2.2, 1.6, 1.0)
TROOP_WORTH = (2.0, 1.9, 1.7, 1.5, 1.2, 1.0, 0.7, 0.5)
FLEET_WORTH = (1.8, 1.6, 1.3, 1.0, 0.7, 0.5, 0.4, 0.3)
PRIESTS_WORTH = tuple(fsum(PRIEST_WORTH[min(k, 3)] for k in range(n)) for n in range(PRIESTS + 1))
TROOPS_WORTH = tuple(fsum(TROOP_WORTH[:n]) for n in range(UNITS_EACH + 1))
FLEETS_WORTH = tuple(fsum(FLEET_WORTH[:n]) for n in range(UNITS_EACH + 1))
"""By number of units: what they are worth together."""
ISLAND = 3.0
FREE_SLOT = 0.7
WINNING = 150.0
WIN_AHEAD = 9.0
RIVAL_AHEAD = 20.0
WON = 2000.0


def evaluate(state: State, seat: int) -> float:
    """Own standing less that of the rivals, the best one above all."""
    if not state.flow:
        return WON if result(state).places[seat] == 1 else -WON
    if not state.alive[seat]:
        return -WON
    look = Survey(state)
    own = standing(look, seat) + prospects(look, seat)
    rivals = [
        standing(look, rival) + menace(look, rival)
        for rival in range(state.players)
        if rival != seat and state.alive[rival]
    ]
    return own - 0.45 * max(rivals) - 0.25 * fsum(rivals) / len(rivals)


# -- what a player has ----------------------------------------------------------------------
def standing(look: Survey, seat: int) -> float:
    """Everything but offerings and victory."""
    state = look.state
    own = look.holding(seat)
    made = own.metropolises
    for frame in state.flow:
        if frame[0] == "metropolis" and frame[1] == seat:
            made += 1
            break
    value = METROPOLIS * made + growth(state, own)
    value += INCOME * own.income + gold_worth(state, own)
    value += PRIESTS_WORTH[state.priests[seat]]
    value += TROOPS_WORTH[own.troops]
    value += FLEETS_WORTH[own.fleets]
    value += _lands(state, own) + reach(look, seat) - danger(look, seat, INCOME, METROPOLIS)
    if made >= to_win(state):
        value += WINNING
    return value


def growth(state: State, own: Holding) -> float:
    """Steps towards the next metropolis: different buildings, philosophers."""
    counts = own.kinds
    value = SETS[KINDS - counts.count(0)]
    for kind, worth in SPARE_BUILDINGS:
        value += worth * counts[kind]
    value += PHILOSOPHY[min(state.philosophers[own.seat], PHILOSOPHERS_NEEDED - 1)]
    return value if own.open else value * 0.3


def gold_worth(state: State, own: Holding) -> float:
    """Gold is worth less the more there is; income still to come this cycle counts as had."""
    gold = state.gold[own.seat]
    if state.flow[0][0] == "actions":
        gold += own.income
    return gold * 0.9 if gold <= 10 else 9.0 + (gold - 10) * 0.4


def _lands(state: State, own: Holding) -> float:
    """Islands, and room to build on them."""
    value = 0.0
    for island, free in zip(own.islands, own.free, strict=True):
        value += ISLAND + FREE_SLOT * free
        if state.troops[island]:
            value += 0.4 + 0.1 * state.buildings[KINDS * island + FORTRESS]
    return value


# -- this cycle -----------------------------------------------------------------------------
def prospects(look: Survey, seat: int) -> float:
    """Own offerings, the rest of the own turn, and a win within reach."""
    state = look.state
    value = WIN_AHEAD if look.can_win(seat) else 0.0
    value += promise(state, seat)
    if state.flow[0][0] == "offerings":
        return value + offered(look, seat)
    value += turn_left(look, seat)
    for arrival, who in enumerate(state.apollo):
        if who == seat:
            value += apollo_worth(state, seat, arrival)
    for god in state.gods:
        if state.bidder[god] == seat and not _begun(state, god):
            value += god_worth(look, seat, god)
    return value


def _begun(state: State, god: int) -> bool:
    return any(frame[0] == "turn" and frame[2] == god for frame in state.flow)


def apollo_worth(state: State, seat: int, arrival: int) -> float:
    """Gold, and for the first arrival a prosperity marker."""
    gold = APOLLO_WORTH + (3 if state.owner.count(seat) <= 1 else 0)
    return gold + (INCOME if arrival == 0 else 0)


def offered(look: Survey, seat: int) -> float:
    """Each standing offering by how likely it holds, less what it costs."""
    state = look.state
    value, sums = 0.0, []
    for god in state.gods:
        if state.bidder[god] == seat:
            sums.append(state.bid[god])
            cost = offering_cost(state, seat, [state.bid[god]])
            held = hold_chance(look, seat, god, state.bid[god])
            value += held * (god_worth(look, seat, god) - 0.95 * cost) + (1 - held) * APOLLO_WORTH
    step = state.flow[-1]
    if step[0] == "sum" and step[1] == seat:
        value += _best_sum(look, seat, step[2], sums)
    for arrival, who in enumerate(state.apollo):
        if who == seat:
            value += apollo_worth(state, seat, arrival)
    return value


def _best_sum(look: Survey, seat: int, god: int, others: list[int]) -> float:
    """A god chosen but no sum yet: the best sum that can be paid."""
    state = look.state
    worth, best = god_worth(look, seat, god), 0.0
    most = state.gold[seat] + state.priests[seat] - sum(others)
    for n in range(state.bid[god] + 1, min(most, state.bid[god] + 12) + 1):
        held = hold_chance(look, seat, god, n)
        cost = offering_cost(state, seat, [n])
        best = max(best, held * (worth - 0.95 * cost) + (1 - held) * APOLLO_WORTH)
    return best


def menace(look: Survey, rival: int) -> float:
    """How near a rival is to winning this cycle, so that bots take the god he needs."""
    state = look.state
    if not look.can_win(rival):
        return 0.0
    needed = to_win(state) - look.holding(rival).metropolises
    if needed <= 0 or state.flow[0][0] != "offerings":
        return RIVAL_AHEAD
    gods = [god for god in gods_ahead(state, rival) if look.gains(rival, god) >= needed]
    return RIVAL_AHEAD * (0.4 + max((_gets(look, rival, god) for god in gods), default=0.0))


def _gets(look: Survey, rival: int, god: int) -> float:
    """How likely the rival gets this god: he has it, or may still outbid what stands or is
    about to."""
    state = look.state
    top = state.flow[-1]
    if top[0] == "sum" and top[1] != rival and top[2] == god:
        return 0.3
    if state.bidder[god] == rival:
        return hold_chance(look, rival, god, state.bid[god])
    if state.bidder[god] == NONE:
        return 1.0
    most = state.gold[rival] + state.priests[rival]
    return max(0.0, min(0.9, 0.15 * (most - state.bid[god])))
