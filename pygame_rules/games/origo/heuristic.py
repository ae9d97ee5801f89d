"""How good a position is for a seat, for bots: points now, points of the scorings to come,
regions about to be founded, and fights by their odds.

Hands of others are never read: what they may hold is reckoned from the cards that the
seat has not seen (`odds`).
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Any

from ...core.chance import SampledChance
from ...core.flow import end
from ...core.table import Table
from .data import (
    AREA_OF,
    AREAS,
    FREE,
    KINDS,
    LAND_AREAS,
    NUMBERS,
    POINTS,
    POPULATION,
    REACHES,
    STONES,
)
from .odds import MOST_SPENT, answers_of, chance_to_win, own_cards
from .scoring import expected_gains
from .shields import destinations, lift, put
from .state import State
from .steps.fight import ATTACKER, CELL, DEFENDER
from .steps.turn import USED
from .track import found_if_full
from .view import fight_frame

LATER = 0.9
"""What a scoring after the next is worth of one: the board changes until then."""
CARD = 0.02
DEAD = 0.1
"""A card is worth little; one without a free cell in reach is better put off."""
SHIELD = 0.15
FILLED_BY_ME = {1: 0.8, 2: 0.6}
FILLED_BY_OTHERS = {1: 0.5, 2: 0.3}
"""By free cells of a region: which part of the founding value is to be had, or feared."""
GROWS = -1
RED_TO_COME = tuple(
    sum(placed < number < STONES for number in POINTS.red) for placed in range(STONES + 1)
)
"""By stones placed: red ones still to come, the last one apart."""


def evaluate(state: State, seat: int) -> float:
    """Own points, reckoned on, less the mean of the others'."""
    if not state.flow:
        return _margin([float(field) for field in state.field], seat)
    frame = state.flow[-1]
    if frame[0] == "carry":
        return _best_destination(state, frame[1], seat)
    if frame[0] == "exchange":
        dead = min(_dead_cards(state, seat), NUMBERS.exchange)
        return _position(state, seat) + DEAD * dead - CARD
    fight = fight_frame(state.flow)
    if fight is not None:
        return _fight(state, fight, seat)
    return _position(state, seat)


def _margin(values: list[float], seat: int) -> float:
    others = fsum(values) - values[seat]
    return values[seat] - others / (len(values) - 1)


def _position(state: State, seat: int) -> float:
    weight = _scorings_to_come(state)
    gains = expected_gains(state)
    values = [field + weight * gain for field, gain in zip(state.field, gains, strict=True)]
    values[seat] += CARD * len(state.hands[seat]) - DEAD * _dead_cards(state, seat)
    for one in range(state.players):
        values[one] += SHIELD * state.stock[one]
    return _margin(values, seat) + _founding(state, seat)


def _dead_cards(state: State, seat: int) -> int:
    """Cards of the hand that reach no free cell."""
    board = state.board
    dead = 0
    for kind in state.hands[seat]:
        for cell in KINDS[kind].reach:
            if board[cell] == FREE:
                break
        else:
            dead += 1
    return dead


def _scorings_to_come(state: State) -> float:
    """The last scoring counts in full, each one before it adds a part."""
    return 1 + LATER * (RED_TO_COME[len(state.founders)] + state.red)


# -- founding ---------------------------------------------------------------------------------
def _founding(state: State, seat: int) -> float:
    """Regions with one or two free cells: mine if I can fill them this turn, else a gift."""
    if len(state.founders) == STONES or state.flow[-1][0] == "placing":
        return 0.0
    value = POINTS.founding[len(state.founders)]
    plays = _plays_left(state, seat)
    total = 0.0
    for area in LAND_AREAS:
        free = state.free[area]
        if 0 < free <= 2 and not state.founded[area]:
            if plays >= free and _can_fill(state, seat, area):
                total += FILLED_BY_ME[free] * value
            else:
                total -= FILLED_BY_OTHERS[free] * value
    return total


def _plays_left(state: State, seat: int) -> int:
    """Cards that the seat may still play in this turn; 0 if it is another's."""
    frame = state.flow[0]
    if frame[0] != "turn" or (state.first + frame[1]) % state.players != seat:
        return 0
    return min(NUMBERS.cards_a_turn - int(frame[USED]), state.stock[seat])


def _can_fill(state: State, seat: int, area: int) -> bool:
    """Whether the hand reaches every free cell of the region."""
    board, near = state.board, state.near[seat]
    reach = _reach(tuple(state.hands[seat]))
    for cell in AREAS[area].cells:
        if board[cell] == FREE and not (cell in reach or (near[cell] and GROWS in reach)):
            return False
    return True


@lru_cache(maxsize=1 << 8)
def _reach(hand: tuple[int, ...]) -> frozenset[int]:
    """The cells that cards of a hand reach anywhere, and GROWS if one reaches all land beside
    own shields."""
    cells = frozenset[int]().union(*(REACHES[kind] for kind in hand if kind != POPULATION))
    return cells | {GROWS} if POPULATION in hand else cells


# -- moves and fights -------------------------------------------------------------------------
def _best_destination(state: State, cell: int, seat: int) -> float:
    """A shield in the hand is worth its best cell."""
    after = state.copy()
    end(after)
    owner = lift(after, cell)
    values = []
    for target in destinations(state, cell):
        put(after, owner, target)
        values.append(_position(_founded(after, owner, target), seat))
        lift(after, target)
    return max(values)


def _founded(state: State, seat: int, cell: int) -> State:
    """The position after a shield has come to the cell: another one where it fills a region."""
    if state.free[AREA_OF[cell]]:
        return state
    after = state.copy()
    found_if_full(after, seat, cell, Table(SampledChance("heuristic"), listening=False))
    return after


def _fight(state: State, fight: list[Any], seat: int) -> float:
    """Both ends of the fight, by their chances as the seat sees them."""
    won, held = _after(state, fight, True), _after(state, fight, False)
    if_won, if_held = _position(won, seat), _position(held, seat)
    attacks, defends = seat == fight[ATTACKER], seat == fight[DEFENDER]
    if not (attacks or defends):
        return (if_won + if_held) / 2
    best = float("-inf")
    answers = answers_of(state, fight, seat)
    for spent in _readiness(state, fight, seat):
        chance = chance_to_win(state, fight, seat, spent, answers)
        value = chance * if_won + (1 - chance) * if_held - CARD * spent
        best = max(best, value)
    return best


def _readiness(state: State, fight: list[Any], seat: int) -> range:
    """How many more cards the seat may spend: free to choose, or laid down in his plan."""
    fitting = min(own_cards(state, seat, fight[CELL]), MOST_SPENT)
    planned = len(state.plan)
    if seat == fight[ATTACKER]:
        return range(fitting + 1)
    if state.flow[-1][0] == "defence":
        return range(planned, max(planned, fitting) + 1)
    return range(planned, planned + 1) if fight[-1] == "ready" else range(fitting + 1)


def _after(state: State, fight: list[Any], won: bool) -> State:
    """The position after the fight, the turn going on."""
    after = state.copy()
    while after.flow[-1][0] != "turn":
        after.flow.pop()
    attacker = fight[ATTACKER]
    after.stock[attacker] -= 1
    if won:
        lift(after, fight[CELL])
        put(after, attacker, fight[CELL])
    return after
