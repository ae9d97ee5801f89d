"""Chances in a fight, reckoned from what one side knows (OR-51, OR-52).

A fight is won by whoever has more cards to add than the other side needs to be beaten.
A side knows its own fitting cards; of the other it knows how many cards it holds and
which cards are still unseen.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, fsum

from .data import CELLS, NUMBERS, POPULATION, REACHES, WHOLE_DECK
from .state import State
from .steps.fight import ATTACKER, CELL, DEFENDER, LAST, fits, strengths

MOST_SPENT = 4
"""Nobody is reckoned to spend more cards than this in one fight."""
REACHED_BY = tuple(
    tuple(kind for kind, reach in enumerate(REACHES) if cell in reach) for cell in range(CELLS)
)
"""By cell: the kinds of card that reach it."""


def attacker_wins(gap: int, attacker_played_last: bool, cards: int, answers: int) -> bool:
    """OR-52 played out: `gap` is attack less defence, both sides add what they have."""
    while True:
        defends = gap > 0 or (gap == 0 and attacker_played_last)
        if defends:
            if not answers:
                return True
            answers -= 1
            gap -= NUMBERS.per_card
        else:
            if not cards:
                return False
            cards -= 1
            gap += NUMBERS.per_card
        attacker_played_last = not defends


@lru_cache(maxsize=1 << 12)
def hidden_cards(unseen: int, fitting: int, hand: int) -> tuple[float, ...]:
    """The chance that a hand of unseen cards holds 0, 1, ... MOST_SPENT (or more) fitting."""
    hand = min(hand, unseen)
    ways = comb(unseen, hand)
    exact = [
        comb(fitting, n) * comb(unseen - fitting, hand - n) / ways if n <= hand else 0.0
        for n in range(MOST_SPENT)
    ]
    return (*exact, max(0.0, 1.0 - fsum(exact)))


def own_cards(state: State, seat: int, cell: int) -> int:
    """How many cards of the hand fit."""
    return sum(fits(state, seat, kind, cell) for kind in state.hands[seat])


def answers_of(state: State, frame: list[int], seat: int) -> tuple[float, ...]:
    """The chance that the other side of a fight holds 0, 1, ... fitting cards, as `seat` sees
    it."""
    other = frame[DEFENDER] if seat == frame[ATTACKER] else frame[ATTACKER]
    unseen = [total - out for total, out in zip(WHOLE_DECK, state.discard, strict=True)]
    for kind in state.hands[seat]:
        unseen[kind] -= 1
    cell = frame[CELL]
    grows = state.near[other][cell] > 0
    fitting = sum([unseen[kind] for kind in REACHED_BY[cell] if grows or kind != POPULATION])
    return hidden_cards(sum(unseen), fitting, len(state.hands[other]))


def chance_to_win(
    state: State, frame: list[int], seat: int, own: int, answers: tuple[float, ...]
) -> float:
    """The chance that the attacker wins, as `seat` sees it, who will spend up to `own` cards."""
    attack, defence = strengths(state, frame)
    attacks = seat == frame[ATTACKER]
    last = frame[LAST] == frame[ATTACKER]
    return fsum(
        chance
        for n, chance in enumerate(answers)
        if attacker_wins(attack - defence, last, own if attacks else n, n if attacks else own)
    )
