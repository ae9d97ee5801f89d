"""Law 9: the same game with everything dealt anew that a seat may not know.

Written apart from `view` and `imagine`: it starts from the true state and shuffles what
is hidden there among the places where it could be.
"""

from __future__ import annotations

from ...core.chance import Chance
from ...core.pools import Pool, pieces_of, pool_of
from .cards import FIRST_SHIP, KINDS, TYPE_OF
from .data import CHOSEN_PIECES, SHIPS_EACH, TICKETS, TRAINS_EACH
from .state import UNDECIDED, State


def secrets(state: State, seat: int | None, chance: Chance) -> State:
    """Other hands with the decks, other tickets with the stack, other piece choices."""
    other = state.copy()
    hidden = [s for s in range(state.players) if s != seat]
    for kind in (0, 1):
        _redeal_cards(other, hidden, kind, chance)
    _redeal_tickets(other, seat, hidden, chance)
    least = CHOSEN_PIECES - SHIPS_EACH
    for s in hidden:
        if other.choices and other.choices[s] != UNDECIDED:
            other.choices[s] = least + chance.roll(TRAINS_EACH - least + 1)
    return other


def _unknown_part(hand: Pool, seen: Pool, kind: int) -> list[int]:
    """The cards of one type in a hand that nobody else saw, in the order of their kinds."""
    rest = [have - known for have, known in zip(hand, seen, strict=True)]
    return [card for card in pieces_of(rest) if TYPE_OF[card] == kind]


def _redeal_cards(other: State, hidden: list[int], kind: int, chance: Chance) -> None:
    parts = {s: _unknown_part(other.hands[s], other.seen[s], kind) for s in hidden}
    cards = pieces_of(other.decks[kind])
    for part in parts.values():
        cards += part
    cards = chance.shuffled(cards)
    for s, part in parts.items():
        for card in part:
            other.hands[s][card] -= 1
            other.hands[s][cards.pop()] += 1
    assert all((card < FIRST_SHIP) == (kind == 0) for card in cards)
    other.decks[kind] = pool_of(cards, KINDS)


def _redeal_tickets(other: State, seat: int | None, hidden: list[int], chance: Chance) -> None:
    """Places as (list, index) pairs; kept tickets are no secret once the game is over."""
    piles = [other.offers[s] for s in hidden]
    if other.flow:
        piles += [other.tickets[s] for s in hidden]
    places = [(pile, i) for pile in piles for i in range(len(pile))]
    places += [(other.bottom, i) for i, by in enumerate(other.bottom_by) if by != seat]
    tickets = pieces_of(other.stack) + [pile[i] for pile, i in places]
    tickets = chance.shuffled(tickets)
    for pile, i in places:
        pile[i] = tickets.pop()
    other.stack = pool_of(tickets, len(TICKETS))
