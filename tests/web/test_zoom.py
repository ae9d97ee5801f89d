"""The zoom of one person is not the next one's (TOUCH-08)."""

from __future__ import annotations

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.acting import playing
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play

WHOLE = "zoom 0"


def cyclades(app: App, *kinds: str) -> Play:
    """Anna begins; there is no curtain."""
    people = zip(("Anna", "Ben", "Cezary"), kinds, ("black", "blue", "green"), strict=False)
    seats = tuple(SeatSetup(*one) for one in people)
    app.matches.play_new(Match(Setup("cyclades", seats, {}, 0, "zoom")))
    return playing(app)


def act(play: Play, port: FakePort) -> int:
    """An action of whoever is asked; how often the whole board was shown then."""
    port.painted.clear()
    port.pass_time(500)
    match = play.session.match
    play.commit(random_action(match.legal_actions(), SampledChance(f"zoom {len(match.entries)}")))
    return port.painted.count(WHOLE)


def test_the_next_person_begins_with_the_whole_board(app: App, port: FakePort) -> None:
    play = cyclades(app, "human", "human")
    shown = []
    for _ in range(60):
        before = play.session.match.actor
        times = act(play, port)
        assert times == (before != play.session.match.actor)
        shown.append(times)
    assert 0 in shown and 1 in shown, "own actions and passed turns both occurred"


def test_going_back_to_the_other_person_shows_the_whole_board_too(app: App, port: FakePort) -> None:
    play = cyclades(app, "human", "human")
    while not act(play, port):
        continue
    port.painted.clear()
    play.back(whole_turn=False)
    assert port.painted.count(WHOLE) == 1


def test_alone_against_computers_the_zoom_stays(app: App, port: FakePort) -> None:
    app.change_setting("pace", "fast")
    play = cyclades(app, "human", "easy")
    for _ in range(6):
        assert act(play, port) == 0
        port.painted.clear()
        port.pass_time(3000)
        assert WHOLE not in port.painted
        assert play.session.my_turn


def test_computers_between_two_people_change_nothing(app: App, port: FakePort) -> None:
    app.change_setting("pace", "fast")
    play = cyclades(app, "human", "easy", "human")
    seen = 0
    for _ in range(12):
        before = play.session.match.actor
        act(play, port)
        port.pass_time(3000)
        passed = play.session.match.actor != before
        assert port.painted.count(WHOLE) == passed
        seen += passed
    assert seen
