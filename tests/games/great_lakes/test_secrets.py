"""GL-6: what stays secret, in views and in the log."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.great_lakes.data import TICKET, TICKETS
from pygame_rules.games.great_lakes.state import State
from pygame_rules.games.great_lakes.view import UNKNOWN, unseen_cards
from tests.games.great_lakes.table import GAME, a_turn, deal, do, hold_tickets

ROW = ("train_red", "train_black", "train_white", "ship_red", "two_ships_black", "ship_white")


def random_match(seed: int, actions: int) -> Match:
    match = Match(quick_setup(GAME.meta, ["random"] * (2 + seed % 4), seed))
    picks = SampledChance(seed)
    for _ in range(actions):
        if match.over:
            break
        match.act(random_action(match.legal_actions(), picks))
    return match


def test_others_see_sizes_of_hands_and_tickets_only() -> None:
    state = a_turn()
    deal(state, 0, train_red=2, two_ships_green=1)
    hold_tickets(state, 0, "t55")
    view = GAME.view(state, 1)
    assert view.hand_sizes[0] == [2, 1]
    assert view.ticket_counts[0] == 1
    assert view.tickets == [[], []]
    assert sum(view.hand) == 0


def test_an_onlooker_knows_no_hand_no_offer_and_no_ticket() -> None:
    state = a_turn()
    deal(state, 0, train_red=2)
    do(state, "tickets deck_tickets")
    view = GAME.view(state, None)
    assert (view.hand, view.offer, view.tickets) == ([], [], [[], []])
    assert view.offer_counts == [4, 0]


def test_a_viewer_knows_only_the_rejects_he_put_under_the_stack() -> None:
    state = a_turn()
    do(state, "tickets deck_tickets", "t01", "t02", "t03", "t04")
    do(state, "return t01 t02")
    assert GAME.view(state, 0).bottom == [TICKET["t01"], TICKET["t02"]]
    assert GAME.view(state, 1).bottom == [UNKNOWN, UNKNOWN]
    assert GAME.view(state, 1).bottom_by == [0, 0]


def test_cards_seen_in_a_hand_are_forgotten_when_they_are_spent() -> None:
    state = a_turn(row=ROW)
    do(state, "draw row0 deck_trains", "train_red")
    do(state, "draw row0 deck_trains", "train_green")
    assert sum(GAME.view(state, 1).seen[0]) == 2
    state.flow = [["turn", 0]]
    do(state, "claim r091")
    assert sum(GAME.view(state, 1).seen[0]) == 0
    GAME.check(state)


def test_the_order_of_the_future_is_nowhere_in_the_state() -> None:
    state = a_turn()
    assert all(isinstance(n, int) and len(deck) == 25 for deck in state.decks for n in deck)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 120))
def test_unseen_cards_are_the_decks_and_the_unseen_part_of_other_hands(seed: int, n: int) -> None:
    state: State = random_match(seed, n).state
    for seat in range(state.players):
        view = GAME.view(state, seat)
        others = [s for s in range(state.players) if s != seat]
        size = sum(view.deck_sizes) + sum(sum(view.hand_sizes[s]) for s in others)
        assert sum(unseen_cards(view)) == size - sum(sum(view.seen[s]) for s in others)
        assert min(unseen_cards(view)) >= 0


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 150))
def test_a_view_never_depends_on_what_is_hidden(seed: int, n: int) -> None:
    state: State = random_match(seed, n).state
    for seat in [*range(state.players), None]:
        other = GAME.secrets(state, seat, SampledChance(seed + 1))
        GAME.check(other)
        assert GAME.view(other, seat) == GAME.view(state, seat)


def test_the_public_log_names_no_blind_card_and_no_ticket() -> None:
    """HIDE-07, HIDE-12: by words, over whole games."""
    speaker = Speaker(catalogue("great_lakes", "en"), "en", [f"P{i}" for i in range(5)])
    names = {speaker.say(GAME.name_of(None, ticket.id)) for ticket in TICKETS}
    for seed in range(4):
        match = random_match(seed, 5000)
        public = [speaker.say(line.message) for line in match.log(None)]
        assert not any(name in line for name in names for line in public)
        assert not any("The card" in line for line in public)
        private = [speaker.say(line.message) for line in match.log(0)]
        assert any("The card P0 drew" in line for line in private)
        assert not any("The card P1 drew" in line for line in private)


def test_a_view_holds_no_seed_and_only_plain_json() -> None:
    match = random_match(3, 40)
    text = json.dumps(GAME.view_to_json(match.view(0)))
    assert "seed" not in text
    assert GAME.view_from_json(json.loads(text)) == match.view(0)
