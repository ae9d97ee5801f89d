"""A fight of Origo on the screen: both sides, before it is confirmed and while it goes on."""

from __future__ import annotations

import re

import pytest

from pygame_rules.core.actions import Action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.origo import shields
from pygame_rules.games.origo.data import AREAS, KIND_OF
from pygame_rules.games.origo.state import State
from pygame_rules.games.origo.steps.turn import new_turn
from tests.web.acting import HOSTILE, playing, press
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play

HELVETIA = next(i for i, area in enumerate(AREAS) if area.id == "helvetia")
ATTACK = "attack Row-F f07"


def battlefield(other: str) -> Match:
    """Anna stands north of the other's shield on F7 in a founded region and can attack."""
    seats = (SeatSetup("Anna", "human", "red"), SeatSetup(other, "human", "blue"))
    match = Match(Setup("origo", seats, {}, 0, "fight"))
    state: State = match.state
    for seat, cell in ((0, 46), (1, 56), (1, 57)):
        shields.put(state, seat, cell)
        state.stock[seat] -= 1
    state.founded[HELVETIA] = 1
    state.founders.append(0)
    kind = KIND_OF["Row-F"]
    if kind not in state.hands[0]:
        given = state.hands[0].pop()
        state.deck[given] += 1
        state.deck[kind] -= 1
        state.hands[0] = sorted([*state.hands[0], kind])
    state.round = 1
    state.flow = [["turn", *new_turn(0)]]
    return match


@pytest.fixture
def play(app: App, port: FakePort) -> Play:
    app.matches.play_new(battlefield("Ben"))
    found = playing(app)
    found.lift()
    return found


def strengths(markup: str) -> list[str]:
    return re.findall(r'class="strength">([^<]*)<', markup)


def test_both_strengths_stand_in_the_preview_of_an_attack(play: Play, port: FakePort) -> None:
    press(play.app, "choose", action=ATTACK, verb="attack")
    assert strengths(port.html["action"]) == ["3", "2"]
    assert "A shield from the stock" in port.html["action"]
    assert "The shield on F7, and the cell" in port.html["action"]


def test_while_the_fight_goes_on_the_defender_sees_it_with_his_own_cards(
    play: Play, port: FakePort
) -> None:
    play.commit(Action("attack", ("Row-F", "f07")))
    assert "contest" not in port.page(), "the curtain is down"
    port.pass_time(1000)
    play.lift()
    assert strengths(port.html["action"]) == ["3", "2"]
    assert "fitting card" in port.html["action"]
    assert port.html["action"].count("in hand") == 2, "Ben's fitting cards, the size of Anna's hand"


def test_without_a_fight_there_is_none(play: Play, port: FakePort) -> None:
    assert "contest" not in port.html["action"]


def test_names_are_text_in_it(app: App, port: FakePort) -> None:
    app.matches.play_new(battlefield(HOSTILE))
    playing(app).lift()
    press(app, "choose", action=ATTACK, verb="attack")
    assert HOSTILE not in port.html["action"] and "&lt;img" in port.html["action"]


# -- the own hand -----------------------------------------------------------------------
def test_a_hidden_hand_is_named_nowhere(play: Play, port: FakePort) -> None:
    """HIDE-01: neither in the tray nor in the lists of choices."""
    press(play.app, "tab", tab="choices")
    assert "Row card F" in port.html["panel"]
    press(play.app, "hide-hand")
    shown = "".join(port.html[region] for region in ("panel", "action", "tray"))
    assert " card " not in shown and 'data-card="' not in shown
    assert "End the turn" in port.html["action"]
    press(play.app, "hide-hand")
    assert "Row card F" in port.html["panel"]
