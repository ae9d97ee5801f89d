"""What stands on the map and lies beside it equals what the rules say."""

from __future__ import annotations

import re

import pytest

from boards_svg.great_lakes.board import make_board
from boards_svg.great_lakes.standing import CLOSED
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.great_lakes.data import CITIES, LANES
from pygame_rules.games.great_lakes.network import twin_closes
from tests.games.great_lakes.table import GAME, a_turn, build, deal, do, hold_tickets, own

BOARD = make_board("great-lakes")


def a_match(players: int, actions: int) -> Match:
    match = Match(quick_setup(GAME.meta, ["human"] * players, 4))
    picks = SampledChance(players)
    while not match.over and len(match.entries) < actions:
        match.act(random_action(match.legal_actions(), picks))
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_claimed_lanes_of_the_drawing_are_those_of_the_rules(players: int) -> None:
    """TTR-13."""
    match = a_match(players, 1000)
    view = match.view(None)
    looks = BOARD.pieces(view)
    for number, lane in enumerate(LANES):
        drawing = BOARD.draw(f"lane-{lane.id}", looks[f"lane-{lane.id}"])
        owner = view.owner[number]
        if owner >= 0:
            assert f'class="s{owner}"' in drawing
            assert drawing.count('class="body"') == lane.length
            assert drawing.count('class="mark-ink"') == lane.length
        else:
            assert 'class="body"' not in drawing
            closed = any(twin_closes(view.owner, players, seat, number) for seat in range(players))
            assert (looks[f"lane-{lane.id}"] == CLOSED) == (closed and players <= 3)


def test_harbours_stand_where_they_were_built() -> None:
    state = a_turn(2)
    own(state, 1, "r002")
    build(state, 1, "duluth")
    looks = BOARD.pieces(GAME.view(state, None))
    drawn = {n: BOARD.draw(n, key) for n, key in looks.items() if n.startswith("harbour-")}
    assert [name for name, drawing in drawn.items() if drawing] == ["harbour-duluth"]
    assert len(drawn) == sum(city.port for city in CITIES)
    assert 'class="s1"' in drawn["harbour-duluth"]


def groups(state, seat: int | None):  # type: ignore[no-untyped-def]
    return {group.key: group.cards for group in BOARD.tray(GAME.view(state, seat))}


def test_the_hand_is_sorted_by_type_and_colour_with_counts() -> None:
    state = a_turn()
    deal(state, 0, wild=2, train_red=1, harbour_train_purple=3, two_ships_green=1, ship_green=2)
    shown = groups(state, 0)
    assert [(c.id, c.count) for c in shown["hand_trains"]] == [
        ("harbour_train_purple", 3), ("train_red", 1), ("wild", 2),
    ]  # fmt: skip
    assert [(c.id, c.count) for c in shown["hand_ships"]] == [
        ("ship_green", 2), ("two_ships_green", 1),
    ]  # fmt: skip
    assert all(card.private for card in (*shown["hand_trains"], *shown["hand_ships"]))


def test_nobody_else_sees_private_cards() -> None:
    match = a_match(3, 150)
    for seat in (0, 1, 2, None):
        for group in BOARD.tray(match.view(seat)):
            private = [card for card in group.cards if card.private]
            assert seat is not None or not private
    onlooker = {group.key for group in BOARD.tray(match.view(None))}
    assert onlooker <= {"row", "decks"}


def test_tickets_say_done_possible_or_impossible_and_light_their_cities() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t01", "t02", "t16")
    own(state, 0, "r091", "r090")
    own(state, 1, "r092", "r095", "r096")
    notes = {card.id: card for card in groups(state, 0)["tickets"]}
    speaker = Speaker(catalogue("great_lakes", "en"), "en")
    said = {name: speaker.say(card.note) for name, card in notes.items() if card.note}
    assert said["t01"] == "Eau Claire–Green Bay (3 points). Completed."
    assert said["t02"].endswith("Not completed yet.")
    assert said["t16"].endswith("No longer possible.")
    assert notes["t01"].at == ("eau_claire", "green_bay")
    assert "tickets" not in groups(state, 1)


def test_everybodys_tickets_lie_open_at_the_end() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t01")
    hold_tickets(state, 1, "t02")
    state.turns_left = 1
    do(state, "exchange to_ships 1")
    shown = groups(state, 0)
    assert [card.id for card in shown["tickets"]] == ["t01"]
    assert [card.id for card in shown["other_tickets"]] == ["t02"]
    assert not shown["tickets"][0].private


def test_ways_to_pay_are_cards_for_the_payer_only() -> None:
    state = a_turn()
    deal(state, 0, train_yellow=3, wild=1)
    do(state, "claim r006")
    shown = groups(state, 0)
    assert [card.id for card in shown["payments"]] == ["w0.h0.p3.yellow", "w1.h0.p2.yellow"]
    assert "payments" not in groups(state, 1)


def test_the_row_the_decks_and_both_exchanges_can_be_touched() -> None:
    state = a_turn(row=("train_red", "wild"))
    shown = groups(state, 0)
    assert [card.id for card in shown["row"]] == [f"row{slot}" for slot in range(6)]
    assert [c.id for c in shown["decks"]] == ["deck_trains", "deck_ships", "deck_tickets"]
    assert {card.id for card in shown["exchange"]} == {"to_ships", "to_trains"}


def test_what_everybody_draws_from_stands_before_the_own_cards() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t01")
    deal(state, 0, train_red=1, ship_red=1)
    order = ["row", "decks", "tickets", "hand_trains", "hand_ships", "exchange"]
    assert list(groups(state, 0)) == order


def test_cards_are_short_by_their_colour() -> None:
    state = a_turn(row=("harbour_train_red", "wild"))
    red, wild, *_ = groups(state, 0)["row"]
    assert red.short is not None and red.short.key == "element.colour_red"
    assert wild.short is None


def test_cards_tell_colours_by_a_sign_and_the_harbour_by_an_anchor() -> None:
    state = a_turn()
    deal(state, 0, harbour_train_red=1, train_red=1)
    plain, symbol = sorted(groups(state, 0)["hand_trains"], key=lambda card: len(card.art))
    assert plain.id == "train_red" and symbol.id == "harbour_train_red"
    assert re.search(r'class="gl-sign"', plain.art)


@pytest.mark.parametrize(
    ("element", "key"),
    [
        ("r002", "describe.owned"),
        ("r004", "describe.closed"),
        ("r006", "describe.free"),
        ("duluth", "describe.harbour"),
        ("thunder_bay", "describe.port"),
        ("wausau", "describe.inland"),
        ("superior_junction", "describe.junction"),
    ],
)
def test_what_stands_on_an_element_in_words(element: str, key: str) -> None:
    state = a_turn(2)
    own(state, 1, "r002", "r003")
    build(state, 1, "duluth")
    assert BOARD.describe(GAME.view(state, 0), element).key == key
