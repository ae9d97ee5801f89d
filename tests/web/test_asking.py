"""Bidding by touching god and sum, a turn's menu, dice, card texts, and what neighbours see."""

from __future__ import annotations

import re

import pytest

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.cyclades.state import State
from tests.web.acting import playing, press
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play

NAMES, COLOURS = ("Anna", "Ben", "Cezary"), ("black", "blue", "green")
TARGETS = r'<g id="t-(sum-\d+)" class="target (\w+)"'


def cyclades(app: App, *kinds: str) -> Play:
    """A new game of Cyclades that Anna begins, at its first question."""
    app.change_setting("confirm", "always")
    seats = tuple(map(SeatSetup, NAMES, kinds, COLOURS))
    app.matches.play_new(Match(Setup("cyclades", seats, {}, 0, "asking")))
    return playing(app)


def state(play: Play) -> State:
    found = play.session.match.state
    assert isinstance(found, State)
    return found


def a_god(play: Play) -> str:
    """A god that asks for a sum."""
    return next(t for t in play.session.picker.targets() if t != "apollo")


def ask_for_sum(app: App, port: FakePort, *kinds: str, gold: int = 7, priests: int = 0) -> Play:
    """Anna has chosen a god; the others have no gold to compare with."""
    play = cyclades(app, *kinds)
    state(play).gold[0], state(play).priests[0] = gold, priests
    play.session.settle()
    port.pass_time(1000)
    play.choosing.touch(a_god(play), "touch")
    port.pass_time(1000)
    return play


def numbers(port: FakePort) -> list[tuple[str, str]]:
    """Sums and real costs on the buttons."""
    pattern = r'<b>(\d+)</b><span class="beside">([^<]*)</span>'
    return re.findall(pattern, port.html["action"])


def sums_on_the_rail(play: Play) -> dict[str, str]:
    """The lit places of the rail and how each looks."""
    play.refresh()
    session = play.session
    spots = session.number_spots()
    return {e: str(place.number) for e, place in spots.items() if e in session.reachable()}


# -- offerings ------------------------------------------------------------------------------
def test_a_god_needs_no_confirm_because_it_only_asks_for_the_sum(app: App) -> None:
    play = cyclades(app, "human", "easy", "easy")
    play.choosing.touch(a_god(play), "touch")
    assert [entry.action.verb for entry in play.session.match.entries] == ["offer"]
    play.back(whole_turn=False)
    assert play.session.match.entries == []


def test_apollo_waits_for_confirm(app: App, port: FakePort) -> None:
    play = cyclades(app, "human", "easy", "easy")
    play.choosing.touch("apollo", "touch")
    assert play.session.match.entries == []
    assert 'id="confirm"' in port.html["action"]


def test_every_legal_sum_is_a_button_with_its_cost_after_priests(app: App, port: FakePort) -> None:
    ask_for_sum(app, port, "human", "easy", "easy", gold=3, priests=2)
    costs = [("1", "1 GP"), ("2", "1 GP"), ("3", "1 GP"), ("4", "2 GP"), ("5", "3 GP")]
    assert numbers(port) == costs
    assert "2 priests" in port.html["action"] and "Your gold: 3 GP" in port.html["action"]
    assert 'id="confirm"' not in port.html["action"], "nothing is chosen yet"


def test_the_rail_on_the_board_has_the_same_sums(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy", gold=3)
    assert sums_on_the_rail(play) == {"sum-00": "1", "sum-01": "2", "sum-02": "3"}
    assert [look for _, look in re.findall(TARGETS, port.html["targets"])] == ["legal"] * 3


@pytest.mark.parametrize("pointer", ["touch", "key"])
def test_a_sum_is_touched_on_the_board_and_touched_again(
    app: App, port: FakePort, pointer: str
) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy")
    play.choosing.touch("sum-02", pointer)
    assert play.session.picker.ready() == [Action("sum", (3,))]
    assert "Offer 3" in port.html["action"]
    play.choosing.touch("sum-02", pointer)
    assert len(play.session.match.entries) == 1, "too soon for a second tap"
    port.pass_time(500)
    play.choosing.touch("sum-02", pointer)
    assert play.session.match.entries[1].action == Action("sum", (3,))


def test_a_tap_finds_the_sum_under_the_finger(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy")
    x, y = play.session.number_spots()["sum-03"].spot.centres[0]
    play.tap(x, y, 0.7, "touch")
    assert play.session.picker.number() == 4


def test_a_sum_button_shows_its_preview_and_confirm(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy")
    press(app, "press-number", n="5")
    assert "Anna offers 5" in port.html["action"]
    port.pass_time(500)
    press(app, "confirm", action="sum 5")
    assert play.session.match.entries[1].action == Action("sum", (5,))


def test_a_sum_on_the_rail_that_cannot_be_paid_says_why(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy", gold=3)
    play.choosing.touch("sum-06", "touch")
    assert "You cannot offer 7" in port.html["action"]
    assert play.session.picker.number() == 1 and not play.session.picker.pressed


def test_many_sums_have_a_stepper_beyond_the_row(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy", gold=14)
    assert len(numbers(port)) == 10 and 'id="step-plus"' in port.html["action"]
    press(app, "number", n="14")
    assert play.session.picker.ready() == [Action("sum", (14,))]
    assert "Offer 14" in port.html["action"]


# -- what a neighbour sees ------------------------------------------------------------------
def test_a_neighbour_sees_the_same_sums_whatever_the_purse_holds(app: App, port: FakePort) -> None:
    """CY-2, peek: board, panel and list of choices are the same for 2 GP and for 12."""
    seen = []
    for gold in (2, 12):
        play = ask_for_sum(app, port, "human", "human", "human", gold=gold)
        state(play).gold[1] += 14 - gold - state(play).gold[1]
        state(play).gold[2] = 6
        play.session.settle()
        play.refresh()
        press(app, "tab", tab="choices")
        seen.append({name: port.html[name] for name in ("action", "targets", "tray", "panel")})
    assert seen[0] == seen[1]
    assert len(numbers(port)) == 10 and "Your gold" not in port.html["action"]


def test_what_lies_open_but_cannot_be_paid_is_refused(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "human", "human", gold=2)
    press(app, "press-number", n="9")
    assert "You cannot offer 9" in port.html["action"]
    assert 'id="confirm"' not in port.html["action"]
    port.pass_time(500)
    press(app, "confirm", action="sum 9")
    assert len(play.session.match.entries) == 1


def test_own_gold_stands_beside_the_sums_only_while_it_is_held(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "human", "human", gold=6)
    assert "Your gold" not in port.page()
    play.hold("peek", True)
    assert "Your gold: 6 GP" in port.html["action"]
    play.hold("peek", False)
    assert "Your gold" not in port.page()


def test_alone_only_legal_choices_lie_open(app: App, port: FakePort) -> None:
    play = ask_for_sum(app, port, "human", "easy", "easy", gold=2)
    assert list(play.session.picker.legal) == play.session.match.legal_actions()


# -- turns ----------------------------------------------------------------------------------
def turn_of(app: App, god: str) -> Play:
    """Anna's turn with a god that she got for 1 GP, against two who chose Apollo."""
    play = cyclades(app, "human", "human", "human")
    match = play.session.match
    while match.state.flow[-1][0] != "turn":
        wanted = {"offer": f"offer {god}" if match.actor == 0 else "offer apollo", "sum": "sum 1"}
        match.act(parse_action(wanted[match.state.flow[-1][0]]))
    play.session.settle()
    play.refresh()
    return play


def god_in_play(app: App) -> str:
    return a_god(cyclades(app, "human", "human", "human"))


def test_a_turn_has_a_menu_with_prices(app: App, port: FakePort) -> None:
    play = turn_of(app, god_in_play(app))
    items = play.session.match.game.menu(play.session.view())
    buttons = re.findall(r'id="menu-(\w+)"', port.html["action"])
    assert buttons == [item.verb for item in items]
    assert "2 GP" in port.html["action"] and "End the turn" in port.html["action"]


def test_a_verb_of_the_menu_lights_its_places_only(app: App, port: FakePort) -> None:
    play = turn_of(app, god_in_play(app))
    press(app, "choose", verb="build")
    session = play.session
    assert session.picker.verb == "build"
    built = {str(a.targets[0]) for a in session.picker.legal if a.verb == "build"}
    assert set(session.picker.targets()) == built
    assert 'id="cancel"' in port.html["action"]
    press(app, "cancel")
    assert session.picker.empty


def test_a_greyed_verb_says_why(app: App, port: FakePort) -> None:
    play = turn_of(app, god_in_play(app))
    state(play).track[:] = [-1, -1, -1]
    play.session.settle()
    play.refresh()
    greyed = r'id="menu-call"[^>]*data-act="why-verb"|data-act="why-verb"[^>]*id="menu-call"'
    assert re.search(greyed, port.html["action"])
    press(app, "why-verb", verb="call")
    assert "CY-10" in port.html["action"]


def test_a_creature_is_read_in_full_before_it_is_called(app: App, port: FakePort) -> None:
    play = turn_of(app, god_in_play(app))
    callable_ = [a for a in play.session.picker.legal if a.verb == "call"]
    if not callable_:
        state(play).track[2] = 4
        play.session.settle()
        play.refresh()
        callable_ = [a for a in play.session.picker.legal if a.verb == "call"]
    creature = str(callable_[0].targets[0])
    press(app, "card", card=creature)
    words = app.words.table("cyclades", NAMES)
    assert words.key(f"creature.{creature}") in port.html["action"]


# -- dice -----------------------------------------------------------------------------------
def test_dice_of_the_latest_moves_are_drawn(app: App, port: FakePort) -> None:
    play = cyclades(app, "human", "human", "human")
    match, picks = play.session.match, SampledChance("dice")
    while not any(line.message.key.startswith("event.round_") for line in play.session.latest()):
        match.act(random_action(match.legal_actions(), picks))
    play.session.settle()
    play.refresh()
    assert 'class="happened"' in port.html["action"] and "Dice:" in port.html["action"]
    assert port.html["action"].count("<svg") >= 2
    press(app, "tab", tab="log")
    assert "<svg" in port.html["panel"]
