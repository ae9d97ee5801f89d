"""The end: each player's tickets on a map of his own."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from boards_svg.great_lakes.board import make_board
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue
from pygame_rules.games.great_lakes.state import State
from tests.games.great_lakes.table import GAME, a_turn, build, do, hold_tickets, own

BOARD = make_board("great-lakes")


@pytest.fixture
def over() -> State:
    """Anna has completed one of two tickets, Ben has none; the last turn is over."""
    state = a_turn()
    hold_tickets(state, 0, "t01", "t55")
    own(state, 0, "r091", "r090", "r002")
    own(state, 1, "r005")
    build(state, 0, "green_bay")
    state.turns_left = 1
    do(state, "exchange to_ships 1")
    assert not state.flow
    return state


def test_every_player_has_a_map(over: State) -> None:
    anna, ben = BOARD.ending(GAME.view(over, None), "en")
    assert [len(lines) for _, lines in anna.lists] == [1, 1]
    assert ben.lists == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_say_which_tickets_were_completed(over: State, lang: str) -> None:
    anna, _ = BOARD.ending(GAME.view(over, None), lang)
    speaker = Speaker(catalogue("great_lakes", lang), lang, ["Anna", "Ben"])
    (done, (one,)), (failed, (two,)) = anna.lists
    assert "Anna" in speaker.say(anna.title)
    assert speaker.say(done).endswith(": +3") and "Green Bay" in speaker.say(one)
    assert speaker.say(failed).endswith(": −24") and "Duluth" in speaker.say(two)


def test_completed_tickets_are_whole_lines_and_failed_ones_broken(over: State) -> None:
    anna, ben = BOARD.ending(GAME.view(over, None), "en")
    looks = re.findall(r'class="(gl-kept|gl-failed)"', anna.art)
    assert sorted(looks) == ["gl-failed", "gl-kept"]
    assert "gl-kept" not in ben.art and "gl-failed" not in ben.art


def test_each_map_shows_its_own_lanes_and_harbours_only(over: State) -> None:
    anna, ben = BOARD.ending(GAME.view(over, None), "en")
    assert 'class="s0"' in anna.art and 'class="s1"' not in anna.art
    assert 'class="s1"' in ben.art and 'class="s0"' not in ben.art
    (lanes,) = re.findall(r'class="seat-line gl-own" d="([^"]*)"', ben.art)
    assert lanes.count("M") == 6
    assert anna.art.count('class="body"') == 2, "the harbour and its owner's badge"


@pytest.mark.parametrize(("lang", "name"), [("en", "New York"), ("pl", "Nowy Jork")])
def test_the_cities_of_the_tickets_are_named(over: State, lang: str, name: str) -> None:
    anna, ben = BOARD.ending(GAME.view(over, None), lang)
    assert name in " ".join(text.strip() for text in ElementTree.fromstring(anna.art).itertext())
    assert not list(ElementTree.fromstring(ben.art).itertext())
