"""GL-2 to GL-6: dealing, tickets, secret pieces."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.table import Table
from pygame_rules.games.great_lakes.cards import CARD_NAMES, TYPE_OF, WILD
from pygame_rules.games.great_lakes.data import TICKETS
from pygame_rules.games.great_lakes.state import State
from tests.games.great_lakes.table import GAME, action, do, legal, why_not


def opening(players: int = 2, start: int = 0, seed: int = 1, pieces: str = "free") -> State:
    return GAME.new_state(players, {"pieces": pieces}, start, Table(SampledChance(seed)))


def ids(tickets: list[int]) -> list[str]:
    return [TICKETS[ticket].id for ticket in tickets]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_cards_of_each_deck_five_tickets_and_three_cards_of_each_open(players: int) -> None:
    state = opening(players)
    for hand in state.hands:
        cards = [card for card, n in enumerate(hand) for _ in range(n)]
        assert sorted(TYPE_OF[card] for card in cards) == [0, 0, 1, 1]
    assert [len(offer) for offer in state.offers] == [5] * players
    assert [TYPE_OF[card] for card in state.row] == [0, 0, 0, 1, 1, 1]
    GAME.check(state)


def test_the_row_never_opens_with_three_wilds() -> None:
    for seed in range(300):
        assert opening(seed=seed).row.count(WILD) < 3


def test_at_least_three_of_five_tickets_stay() -> None:
    state = opening()
    first, second, third, *_ = sorted(ids(state.offers[0]))
    assert f"return {first} {second}" in legal(state)
    assert "return" in legal(state)
    reason = why_not(state, f"return {first} {second} {third}")
    assert (reason.key, reason.rule) == ("keep_more", "GL-30")
    assert len(legal(state)) == 1 + 5 + 10


def test_choices_are_made_in_turn_order_from_the_start_player() -> None:
    state = opening(3, start=1)
    asked = []
    while state.flow[-1][0] != "turn":
        asked.append((GAME.actor(state), state.flow[-1][0]))
        do(state, legal(state)[0])
    assert asked == [(s, step) for s in (1, 2, 0) for step in ("keep", "pieces")]
    assert GAME.actor(state) == 1


def test_rejects_go_under_the_stack_in_turn_order_and_in_the_order_they_were_held() -> None:
    state = opening(2, start=1)
    offers = [offer[:] for offer in state.offers]
    back = [offers[1][3], offers[1][0]]
    do(state, "return " + " ".join(sorted(ids(back))))
    do(state, "pieces 30")
    do(state, f"return {TICKETS[offers[0][2]].id}")
    assert state.bottom == [offers[1][0], offers[1][3], offers[0][2]]
    assert state.bottom_by == [1, 1, 0]
    assert len(state.tickets[1]) == 3


def test_how_many_tickets_were_kept_is_public_but_not_which() -> None:
    state = opening()
    events = do(state, f"return {min(ids(state.offers[0]))}")
    told = [event for event in events if event.key == "kept"]
    assert told[0].to is None and told[0].params["n"] == 4
    assert GAME.view(state, 1).ticket_counts == [4, 0]
    assert GAME.view(state, 1).tickets[0] == []


@pytest.mark.parametrize(("trains", "good"), [(17, False), (18, True), (33, True), (34, False)])
def test_from_18_to_33_trains(trains: int, good: bool) -> None:
    state = opening()
    do(state, "return")
    reason = GAME.why_not(state, action(f"pieces {trains}"))
    assert (reason is None) == good
    assert (f"pieces {trains}" in legal(state)) == good


def test_all_piece_choices_are_shown_together() -> None:
    state = opening(2, start=0)
    do(state, "return")
    do(state, "pieces 20")
    assert state.pieces == [[0, 0], [0, 0]]
    do(state, "return")
    events = do(state, "pieces 33")
    assert state.pieces == [[20, 30], [33, 17]]
    assert state.box == [[13, 2], [0, 15]]
    assert [e.key for e in events].count("pieces_shown") == 2
    GAME.check(state)


def test_a_piece_choice_is_secret_until_then() -> None:
    state = opening(3)
    do(state, "return")
    do(state, "pieces 20")
    other = state.copy()
    other.choices[0] = 33
    assert GAME.view(state, 1) == GAME.view(other, 1)
    assert GAME.view(state, None) == GAME.view(other, None)
    assert GAME.view(state, 0) != GAME.view(other, 0)


def test_first_games_may_start_with_27_trains_and_23_ships() -> None:
    state = opening(pieces="suggested")
    do(state, "return")
    do(state, "return")
    assert state.flow[-1][0] == "turn"
    assert state.pieces == [[27, 23], [27, 23]]
    GAME.check(state)


def test_the_start_player_is_drawn_by_lot_unless_named() -> None:
    drawn = set()
    for seed in range(30):
        state = GAME.new_state(3, {"pieces": "free"}, None, Table(SampledChance(seed)))
        drawn.add(state.start)
        assert GAME.actor(state) == state.start
    assert drawn == {0, 1, 2}


def test_the_turn_passes_clockwise() -> None:
    state = opening(3, start=2)
    while state.flow[-1][0] != "turn":
        do(state, legal(state)[0])
    order = []
    for _ in range(4):
        order.append(GAME.actor(state))
        do(state, "exchange to_trains 1")
    assert order == [2, 0, 1, 2]


def test_every_card_kind_has_a_name_of_its_own() -> None:
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)
