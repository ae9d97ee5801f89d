"""GL-1, GL-20, GL-21, GL-41: cards, and payments without a card too many."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core.actions import sort_key
from pygame_rules.games.great_lakes.cards import (
    ALL_CARDS,
    CARD_NAMES,
    FIRST_SHIP,
    KINDS,
    WILD,
    Payment,
    affordable,
    double_ship,
    harbour_payments,
    harbour_train,
    plain_train,
    route_payments,
    single_ship,
)
from pygame_rules.games.great_lakes.data import COLOURS, GREY, LANES, RAIL, SEA
from pygame_rules.games.great_lakes.network import KEY, reaches
from pygame_rules.games.great_lakes.steps.harbour import can_pay

HANDS = st.tuples(*(st.integers(0, min(count, 4)) for count in ALL_CARDS)).map(list)
KINDS_OF_ROUTE = sorted({(lane.kind, lane.colour, lane.length) for lane in LANES})


def test_eighty_train_cards_and_sixty_ship_cards() -> None:
    assert len(CARD_NAMES) == len(ALL_CARDS) == KINDS
    assert sum(ALL_CARDS[:FIRST_SHIP]) == 80
    assert sum(ALL_CARDS[FIRST_SHIP:]) == 60


def test_each_colour_has_seven_plain_trains_four_with_symbol_four_ships_and_six_doubles() -> None:
    for colour in range(6):
        kinds = (plain_train, harbour_train, single_ship, double_ship)
        assert [ALL_CARDS[kind(colour)] for kind in kinds] == [7, 4, 4, 6]
    assert ALL_CARDS[WILD] == 14


def covered(payment: Payment, kind: int) -> int:
    """Spaces that a payment covers."""
    return (
        payment.n * (1 + (kind == SEA)) + payment.m + payment.wilds
        if kind == SEA
        else (payment.n + payment.m + payment.wilds)
    )


def brute_force(kind: int, colour: int, length: int) -> set[tuple[int, ...]]:
    """All payments by trying every number of cards: (first kind, n, second kind, m, wilds)."""
    found = set()
    for c in range(6) if colour == GREY else (colour,):
        first = plain_train(c) if kind == RAIL else double_ship(c)
        second = harbour_train(c) if kind == RAIL else single_ship(c)
        each = 1 if kind == RAIL else 2
        ranges = (range(ALL_CARDS[first] + 1), range(ALL_CARDS[second] + 1), range(15))
        for n, m, wilds in product(*ranges):
            total = each * n + m + wilds
            cheapest_card = min([each] * bool(n) + [1] * bool(m) + [1] * bool(wilds), default=99)
            if total >= length > total - cheapest_card:
                found.add((first, n, second, m, wilds) if n or m else (0, 0, 0, 0, wilds))
    return found


def test_payments_are_exactly_those_without_a_whole_card_too_many() -> None:
    for kind, colour, length in KINDS_OF_ROUTE:
        listed = [tuple(payment[1:]) for payment in route_payments(kind, colour, length)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == brute_force(kind, colour, length), (kind, colour, length)


def test_lists_of_payments_are_sorted_and_short_enough_to_show() -> None:
    tables = [route_payments(kind, colour, length) for kind, colour, length in KINDS_OF_ROUTE]
    for payments in [*tables, harbour_payments()]:
        keys = [sort_key(payment.action) for payment in payments]
        assert keys == sorted(keys)
        assert len(set(keys)) == len(keys)
    asked_at_once = [
        len(route_payments(kind, colour, length))
        for kind, colour, length in KINDS_OF_ROUTE
        if not (kind == RAIL and colour == GREY and length >= 6)
    ]
    assert max(asked_at_once) <= 200


def test_the_first_payment_spends_plain_cards_and_no_wilds() -> None:
    first = route_payments(RAIL, 3, 3)[0]
    assert (first.n, first.m, first.wilds) == (3, 0, 0)
    assert first.first == plain_train(3)


def test_five_sea_spaces_take_three_doubles_and_the_surplus_is_lost() -> None:
    payments = route_payments(SEA, 0, 5)
    assert any((p.n, p.m, p.wilds) == (3, 0, 0) for p in payments)
    assert any((p.n, p.m, p.wilds) == (2, 1, 0) for p in payments)
    assert not any((p.n, p.m) == (3, 1) for p in payments)


def test_a_harbour_takes_any_mix_of_up_to_two_trains_and_two_ships_and_wilds() -> None:
    for payment in harbour_payments():
        assert payment.n <= 2 and payment.m <= 2
        assert payment.n + payment.m + payment.wilds == 4
    assert len(harbour_payments()) == 8 * len(COLOURS) + 1


@given(HANDS)
def test_a_route_can_be_reached_exactly_when_some_payment_is_in_the_hand(hand: list[int]) -> None:
    spans = reaches(hand, [33, 32])
    for lane, key in zip(LANES, KEY, strict=True):
        ways = affordable(route_payments(lane.kind, lane.colour, lane.length), hand)
        assert bool(ways) == (lane.length <= spans[key]), lane.id


@given(HANDS)
def test_a_harbour_can_be_paid_exactly_when_some_payment_is_in_the_hand(hand: list[int]) -> None:
    assert can_pay(hand) == bool(affordable(harbour_payments(), hand))
