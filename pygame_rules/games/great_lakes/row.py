"""Decks, discards and the open row of six: GL-10 to GL-13."""

from __future__ import annotations

from ...core.message import Message, Player
from ...core.table import Table
from .cards import CARD_NAMES, DECKS, KINDS_OF, NO_CARD, TYPE_OF, WILD
from .data import RAIL, SEA
from .state import State

ROW_SIZE, EACH_TYPE = 6, 3
WILDS_THAT_RESET = 3
MOST_RESETS = 5


def card_name(kind: int) -> Message:
    """A card in words."""
    return Message(f"card.{CARD_NAMES[kind]}")


def available(state: State, kind: int) -> bool:
    """Whether a card of this type can be drawn, from its deck or its discards (GL-13)."""
    return any(state.decks[kind]) or any(state.discards[KINDS_OF[kind]])


def _ready(state: State, kind: int, table: Table) -> list[int]:
    """The deck of a type, rebuilt from its own discards if it is empty (GL-13)."""
    deck = state.decks[kind]
    if not any(deck):
        part = KINDS_OF[kind]
        deck[part] = state.discards[part]
        state.discards[part] = [0] * (part.stop - part.start)
        table.tell("rebuilt", deck=Message(f"element.{DECKS[kind]}"), at=(DECKS[kind],))
    return deck


def draw_blind(state: State, seat: int, kind: int, table: Table) -> int:
    """A card from a deck that is `available` goes into a hand; only its owner sees it."""
    card = table.chance.deal(_ready(state, kind, table), (seat,))
    state.hands[seat][card] += 1
    return card


def turn_up(state: State, slot: int, kind: int, table: Table) -> None:
    """The next card of an `available` type is laid into a place of the row."""
    state.row[slot] = table.chance.draw(_ready(state, kind, table))


def take_open(state: State, seat: int, slot: int) -> int:
    """A card of the row goes into a hand, and everyone saw it."""
    card = state.row[slot]
    state.row[slot] = NO_CARD
    state.hands[seat][card] += 1
    state.seen[seat][card] += 1
    return card


def settle(state: State, table: Table) -> None:
    """GL-12: while three of the row are wild it is laid out anew, at most five times."""
    for _ in range(MOST_RESETS):
        if state.row.count(WILD) < WILDS_THAT_RESET:
            return
        for card in state.row:
            if card != NO_CARD:
                state.discards[card] += 1
        lay_out(state, table)
        table.tell("row_reset")


def lay_out(state: State, table: Table) -> None:
    """Three cards of each type, fewer where one is short."""
    state.row = [NO_CARD] * ROW_SIZE
    for slot in range(ROW_SIZE):
        kind = RAIL if slot < EACH_TYPE else SEA
        if available(state, kind):
            turn_up(state, slot, kind, table)


def fill_gaps(state: State, table: Table) -> None:
    """GL-13: at the end of a turn gaps are filled, each from the type with fewer open cards."""
    if NO_CARD not in state.row:
        return
    filled = False
    while NO_CARD in state.row:
        shown = [TYPE_OF[card] for card in state.row if card != NO_CARD]
        order = (SEA, RAIL) if shown.count(SEA) < shown.count(RAIL) else (RAIL, SEA)
        kind = next((kind for kind in order if available(state, kind)), None)
        if kind is None:
            break
        turn_up(state, state.row.index(NO_CARD), kind, table)
        filled = True
    if filled:
        settle(state, table)


def spend(state: State, seat: int, cards: list[tuple[int, int]]) -> None:
    """Cards go from a hand to the discards; what was seen of them is gone first."""
    hand, seen, discards = state.hands[seat], state.seen[seat], state.discards
    for card, count in cards:
        hand[card] -= count
        discards[card] += count
        seen[card] = max(0, seen[card] - count)


def tell_taken(seat: int, card: int, slot: str, table: Table) -> None:
    """The log line of an open card."""
    if table.listening:
        table.tell("took", player=Player(seat), card=card_name(card), at=(slot,))


def tell_drawn(seat: int, card: int, deck: str, table: Table) -> None:
    """The log lines of a blind card: everyone learns the deck, the owner the card."""
    if table.listening:
        at = (deck,)
        table.tell("drew", player=Player(seat), deck=Message(f"element.{deck}"), at=at)
        table.tell("drew_card", to=(seat,), player=Player(seat), card=card_name(card), at=at)
