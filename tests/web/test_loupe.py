"""The loupe: a finger that may mean several places is asked (Great Lakes' double routes)."""

import re

import pytest

from boards_svg.theme import fit_scale
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from pygame_rules.games.great_lakes.data import LANE, LANES, NO_TWIN
from tests.web.acting import html, playing, press
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play

TWINS = [lane.id for lane in LANES if lane.twin != NO_TWIN]
TWIN = {lane.id: LANES[lane.twin].id for lane in LANES if lane.twin != NO_TWIN}


@pytest.fixture
def play(app: App, port: FakePort) -> Play:
    """Anna may claim both lanes of a double of two colours, and of a grey one."""
    people = (("Anna", "blue"), ("Ben", "red"), ("Cezary", "green"), ("Dorota", "yellow"))
    seats = tuple(
        SeatSetup(name, "easy" if i else "human", c) for i, (name, c) in enumerate(people)
    )
    match, lots = Match(Setup("great-lakes", seats, {}, 0, "loupe")), SampledChance("loupe")
    while match.actor != 0 or not (both_legal(match) and both_legal(match, alike=True)):
        match.act(random_action(match.legal_actions(), lots))
    app.matches.play_new(match)
    return playing(app)


def both_legal(match: Match, alike: bool = False) -> list[str]:
    targets = {target for action in match.legal_actions() for target in action.targets}
    both = [lane for lane in TWINS if {lane, TWIN[lane]} <= targets]
    return [lane for lane in both if (colour(lane) == colour(TWIN[lane])) == alike]


def colour(lane: str) -> int:
    return LANES[LANE[lane]].colour


def tap(play: Play, element: str, pointer: str, zoom: float = 1.0) -> None:
    board = play.session.board
    x, y = board.spots()[element].centres[0]
    play.tap(x, y, zoom * fit_scale(board.width, board.height), pointer)


def rows(app: App) -> list[str]:
    return re.findall(r'<button[^>]*data-act="near"[^>]*data-element="(\w+)"', html(app)["loupe"])


def test_a_finger_on_a_double_route_is_asked_which_lane(app: App, play: Play) -> None:
    lane = both_legal(play.session.match)[0]
    tap(play, lane, "touch")
    assert rows(app)[0] == lane and TWIN[lane] in rows(app)
    assert play.session.picker.empty, "nothing is chosen yet"
    assert html(app)["loupe"].count('class="preview"') >= 1
    assert html(app)["loupe"].count("<use ") == 1
    assert isinstance(app.port, FakePort) and app.port.focused == "near-0"


def test_the_lane_pressed_is_chosen_and_waits_for_confirm(
    app: App, port: FakePort, play: Play
) -> None:
    lane = both_legal(play.session.match)[0]
    tap(play, lane, "touch")
    port.pass_time(500)
    press(app, "near", element=TWIN[lane])
    assert port.html["loupe"] == ""
    assert play.session.picker.touched == (TWIN[lane],)
    assert 'id="confirm"' in port.html["action"]


def test_grey_twins_are_no_choice_and_the_second_tap_confirms_whichever_it_meets(
    port: FakePort, play: Play
) -> None:
    before = len(play.session.match.entries)
    lane = both_legal(play.session.match, alike=True)[0]
    tap(play, lane, "touch")
    assert not play.choosing.loupe.shown and play.session.picker.touched == (lane,)
    port.pass_time(500)
    tap(play, TWIN[lane], "touch")
    assert len(play.session.match.entries) == before + 1


def test_the_tap_that_opens_it_presses_nothing_in_it(app: App, play: Play) -> None:
    lane = both_legal(play.session.match)[0]
    tap(play, lane, "touch")
    press(app, "near", element=lane)
    press(app, "near-close")
    assert play.session.picker.empty and play.choosing.loupe.shown


def test_the_chosen_lane_stands_marked_and_pressing_it_again_confirms(
    app: App, port: FakePort, play: Play
) -> None:
    before = len(play.session.match.entries)
    lane = both_legal(play.session.match)[0]
    for _ in range(2):
        tap(play, lane, "touch")
        port.pass_time(500)
        marked = 'aria-pressed="true"' in port.html["loupe"]
        assert marked == (lane in play.session.picker.touched)
        press(app, "near", element=lane)
    assert len(play.session.match.entries) == before + 1


@pytest.mark.parametrize(("pointer", "zoom"), [("mouse", 1.0), ("pen", 1.0), ("touch", 3.0)])
def test_a_fine_pointer_and_an_enlarged_board_need_no_loupe(
    play: Play, pointer: str, zoom: float
) -> None:
    play.app.change_setting("confirm", "always")
    lane = both_legal(play.session.match)[0]
    tap(play, lane, pointer, zoom)
    assert not play.choosing.loupe.shown
    assert play.session.picker.touched == (lane,)


def test_escape_closes_it_and_keeps_what_was_chosen(app: App, port: FakePort, play: Play) -> None:
    lane = both_legal(play.session.match)[0]
    tap(play, lane, "touch", zoom=3.0)
    tap(play, lane, "touch")
    assert app.screen.key("Escape", None)
    assert port.html["loupe"] == "" and port.focused.startswith("t-")
    assert play.session.picker.touched == (lane,)
    app.screen.key("Escape", None)
    assert play.session.picker.empty


def test_a_tap_elsewhere_and_a_change_of_the_game_close_it(app: App, play: Play) -> None:
    lane = both_legal(play.session.match)[0]
    tap(play, lane, "touch")
    play.tap(-500, -500, 1.0, "touch")
    assert not play.choosing.loupe.shown
    tap(play, lane, "touch")
    play.commit(play.session.match.legal_actions()[0])
    assert not play.choosing.loupe.shown and html(app)["loupe"] == ""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_its_rows_name_the_lanes_in_both_languages(app: App, play: Play, lang: str) -> None:
    app.change_setting("lang", lang)
    lane = both_legal(play.session.match)[0]
    tap(play, lane, "touch")
    table = app.words.table("great-lakes", play.session.match.setup.names())
    for element in rows(app):
        name = play.session.match.game.name_of(play.session.view(), element)
        assert table.say(name) in html(app)["loupe"]
