"""Transport cards, and every payment that leaves no whole card out.

A card is one of 25 kinds. Trains: for each colour plain, then with the harbour symbol; the
wild. Ships: for each colour single (all with the harbour symbol), then double (GL-1).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from ...core.actions import Action, sort_key
from ...core.pools import Pool
from .data import COLOURS, GREY, RAIL, ROUTE_COLOURS, SEA

KINDS: Final = 25
WILD: Final = 12
FIRST_SHIP: Final = 13
NO_CARD: Final = -1
"""An empty place in the row."""
DECKS: Final = ("deck_trains", "deck_ships")
"""Element ids of the two decks, by type."""
TYPE_OF: Final = tuple(RAIL if kind < FIRST_SHIP else SEA for kind in range(KINDS))
KINDS_OF: Final = (slice(0, FIRST_SHIP), slice(FIRST_SHIP, KINDS))
ALL_CARDS: Final = (*(7, 4) * 6, 14, *(4, 6) * 6)
"""How many cards of each kind there are."""


def plain_train(colour: int) -> int:
    """The train card without a symbol."""
    return 2 * colour


def harbour_train(colour: int) -> int:
    """The train card with the harbour symbol."""
    return 2 * colour + 1


def single_ship(colour: int) -> int:
    """The card of one ship, with the harbour symbol."""
    return FIRST_SHIP + 2 * colour


def double_ship(colour: int) -> int:
    """The card of two ships."""
    return FIRST_SHIP + 2 * colour + 1


def _names() -> tuple[str, ...]:
    trains = [f"{part}_{colour}" for colour in COLOURS for part in ("train", "harbour_train")]
    ships = [f"{part}_{colour}" for colour in COLOURS for part in ("ship", "two_ships")]
    return (*trains, "wild", *ships)


CARD_NAMES: Final = _names()
"""A word for each kind: text keys `card.<name>` and the ids of cards in the tray."""


class Payment(NamedTuple):
    """Cards to spend: `n` of one kind, `m` of another, and wilds (GL-21, GL-41)."""

    action: Action
    first: int
    n: int
    second: int
    m: int
    wilds: int

    def cards(self) -> list[tuple[int, int]]:
        """The (kind, count) pairs that are spent."""
        pairs = [(self.first, self.n), (self.second, self.m), (WILD, self.wilds)]
        return [pair for pair in pairs if pair[1]]


def affordable(payments: tuple[Payment, ...], hand: Pool) -> list[Payment]:
    """Those that the hand covers, in the same order."""
    return list(_covered(payments, hand))


def only_way(payments: tuple[Payment, ...], hand: Pool) -> Payment | None:
    """The one that the hand covers; None if there are several or none."""
    ways = _covered(payments, hand)
    first = next(ways, None)
    return first if next(ways, None) is None else None


def _covered(payments: tuple[Payment, ...], hand: Pool) -> Iterator[Payment]:
    have = hand[WILD]
    for payment in payments:
        _, first, n, second, m, wilds = payment
        if wilds <= have and n <= hand[first] and m <= hand[second]:
            yield payment


def payment_of(action: Action, payments: tuple[Payment, ...]) -> Payment:
    """The payment that an action stands for."""
    return next(payment for payment in payments if payment.action == action)


@cache
def route_payments(kind: int, colour: int, length: int) -> tuple[Payment, ...]:
    """GL-20, GL-21: all payments for a route; fewest wilds first, then fewest symbols."""
    make = _rail_payments if kind == RAIL else _sea_payments
    colours = range(len(COLOURS)) if colour == GREY else (colour,)
    found = [payment for c in colours for payment in make(c, length)]
    found.append(_payment(f"w{length}.wild", 0, 0, 0, 0, length))
    return tuple(sorted(found, key=lambda payment: sort_key(payment.action)))


@cache
def harbour_payments() -> tuple[Payment, ...]:
    """GL-41: two trains and two ships of one colour with the symbol, wilds for any of them."""
    found = []
    for colour, name in enumerate(COLOURS):
        for trains in range(3):
            for ships in range(3):
                wilds = 4 - trains - ships
                if wilds < 4:
                    kinds = harbour_train(colour), trains, single_ship(colour), ships
                    found.append(_payment(f"w{wilds}.t{trains}.s{ships}.{name}", *kinds, wilds))
    found.append(_payment("w4.wild", 0, 0, 0, 0, 4))
    return tuple(sorted(found, key=lambda payment: sort_key(payment.action)))


def _payment(target: str, first: int, n: int, second: int, m: int, wilds: int) -> Payment:
    return Payment(Action("pay", (target,)), first, n, second, m, wilds)


def _rail_payments(colour: int, length: int) -> list[Payment]:
    """With at least one card of the colour."""
    name, found = ROUTE_COLOURS[colour], []
    for plain in range(min(length, 7) + 1):
        for symbol in range(min(length - plain, 4) + 1):
            wilds = length - plain - symbol
            if plain or symbol:
                kinds = plain_train(colour), plain, harbour_train(colour), symbol
                found.append(_payment(f"w{wilds}.h{symbol}.p{plain}.{name}", *kinds, wilds))
    return found


def _sea_payments(colour: int, length: int) -> list[Payment]:
    """With at least one card of the colour; a surplus only where doubles alone overshoot."""
    name, found = ROUTE_COLOURS[colour], []
    for double in range(min((length + 1) // 2, 6) + 1):
        for single in range(min(max(length - 2 * double, 0), 4) + 1):
            wilds = max(length - 2 * double - single, 0)
            if double or single:
                kinds = double_ship(colour), double, single_ship(colour), single
                found.append(_payment(f"w{wilds}.s{single}.d{double}.{name}", *kinds, wilds))
    return found


def reach(hand: Pool, kind: int, colour: int) -> int:
    """The longest route of this type and colour (not grey) that the cards would cover."""
    first = 2 * colour if kind == RAIL else FIRST_SHIP + 2 * colour
    return hand[first] + hand[first + 1] * (1 + kind) + hand[WILD]
