"""What a seat may know, and the words for it."""

from __future__ import annotations

import json

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.origo.data import KIND_IDS, WHOLE_DECK
from tests.games.origo.positions import GAME, act, action, position

NAMES = ["Anna", "Bob", "Cleo", "Dan", "Eva"]


def test_a_view_holds_the_own_hand_and_the_sizes_of_the_others() -> None:
    state = position({0: "E5"}, {0: "Ship Pop", 1: "Row-A Row-B Row-C"})
    view = GAME.view(state, 0)
    assert [KIND_IDS[kind] for kind in view.hand] == ["Pop", "Ship"]
    assert view.hand_sizes == [2, 3]
    assert "Row-B" not in json.dumps([KIND_IDS[kind] for kind in view.hand])


def test_unseen_is_the_deck_and_the_other_hands() -> None:
    state = position({0: "E5"}, {0: "Ship Pop", 1: "Row-A"})
    act(state, "launch Ship A1")
    assert sum(GAME.view(state, 0).unseen) == 98 - 2
    assert sum(GAME.view(state, None).unseen) == 98 - 1


def test_an_onlooker_sees_no_hand() -> None:
    state = position({0: "E5"}, {0: "Ship Pop"})
    assert GAME.view(state, None).hand == []


def test_imagined_hands_keep_their_sizes_and_all_cards() -> None:
    state = position({0: "E5"}, {0: "Ship Pop", 1: "Row-A Row-B"})
    imagined = GAME.imagine(GAME.view(state, 0), SampledChance(3))
    assert [len(hand) for hand in imagined.hands] == [2, 2]
    cards = imagined.deck[:]
    for kind in imagined.hands[0] + imagined.hands[1]:
        cards[kind] += 1
    assert cards == list(WHOLE_DECK)


def test_secrets_stay_secret_after_the_game() -> None:
    state = position({0: "E5 E6 E7", 1: "A1"}, {0: "Ship", 1: "Ship"})
    act(state, "end_turn", "end_turn")
    assert state.flow == []
    assert GAME.view(state, 0).hand == state.hands[0]
    assert GAME.view(state, 0) == GAME.view(GAME.secrets(state, 0, SampledChance(1)), 0)


def said(lang: str, message) -> str:  # type: ignore[no-untyped-def]
    return Speaker(catalogue("origo", lang), lang, NAMES).say(message)


def test_prompts_say_what_is_left_of_the_turn() -> None:
    state = position({0: "E5"}, {0: "Ship Ship Pop"})

    def prompt() -> str:
        return GAME.prompt(GAME.view(state, 0)).key

    assert prompt() == "prompt.turn"
    act(state, "exchange", "put_off Pop")
    assert prompt() == "prompt.turn_cards"
    act(state, "launch Ship A1", "launch Ship A2")
    assert prompt() == "prompt.turn_end"


def test_the_fight_prompt_shows_both_strengths() -> None:
    state = position({0: "E7", 1: "F7"}, {0: "Row-F", 1: "Col-07"}, founded="helvetia")
    act(state, "attack Row-F F7")
    text = said("en", GAME.prompt(GAME.view(state, 1)))
    assert "attack 3, defence 1" in text and "Anna" in text


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", "Attack Bob on F7: Row card F"), ("pl", "Atak na F7 (Bob): Karta pozioma F")],
)
def test_an_attack_button_names_card_cell_and_defender(lang: str, expected: str) -> None:
    state = position({0: "E7", 1: "F7"}, {0: "Row-F"}, founded="helvetia")
    assert said(lang, GAME.label(GAME.view(state, 0), action("attack Row-F F7"))) == expected


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_said_in_a_game_has_words(lang: str, players: int) -> None:
    match = Match(quick_setup(GAME.meta, ["random"] * players, players))
    picks = SampledChance(f"words {players}")
    while not match.over:
        view = match.view(match.actor)
        said(lang, GAME.prompt(view))
        for notice in GAME.notices(view):
            said(lang, notice)
        legal = match.legal_actions()
        chosen = legal[picks.roll(len(legal))]
        said(lang, GAME.label(view, chosen))
        match.act(chosen)
    for seat in (None, 0):
        assert all(said(lang, line.message) for line in match.log(seat))
    assert said(lang, GAME.result(match.state).decided_by)
    assert len(GAME.panel(match.view(None))) == players


def test_nobody_else_reads_what_was_drawn() -> None:
    match = Match(quick_setup(GAME.meta, ["human", "human", "human"], 4))
    drawn = [line for line in match.log(1) if line.message.key == "event.drew"]
    assert len(drawn) == 10
    assert not [line for line in match.log(None) if line.message.key == "event.drew"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_reason_has_words(lang: str) -> None:
    state = position({0: "E5 A1", 1: "E6"}, {0: "Ship Row-E Pop"})
    for candidate in GAME.universe(state):
        reason = GAME.why_not(state, candidate)
        if reason is not None:
            texts = catalogue("origo", lang)
            entry = texts[f"reason.{reason.key}"]
            assert entry and (reason.rule.startswith("OR-") or reason.key == "not_offered")
