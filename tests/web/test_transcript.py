"""The log as a text file (LOG-03): what its reader may know, in his language."""

from __future__ import annotations

import re

import pytest

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.acting import HOSTILE, finish, playing, press
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play
from web.shelf import games

COLOURS = {
    meta.id: [meta.colours_for(2)[0], meta.colours_for(2)[1]] for meta in games()
}  # fmt: skip
every_game = pytest.mark.parametrize("game", [meta.id for meta in games()])


def table(app: App, game: str, *kinds: str, moves: int = 20, name: str = "Anna") -> Play:
    """A running game, so many actions old."""
    names = (name, "Ben")
    seats = tuple(map(SeatSetup, names, kinds, COLOURS[game]))
    match, lots = Match(Setup(game, seats, {}, 0, "transcript")), SampledChance("transcript")
    while len(match.entries) < moves and not match.over:
        match.act(random_action(match.legal_actions(), lots))
    app.matches.play_new(match)
    return playing(app)


def file_of(app: App, port: FakePort) -> str:
    press(app, "log-file")
    name, text = port.files[-1]
    assert name.endswith(".txt")
    return text


def lines_of(text: str) -> set[str]:
    """The sentences of a file without the numbers before and the reasons behind them."""
    return {re.sub(r"^ *(\d+\.)? +", "", line) for line in text.splitlines()}


def sentences(app: App, play: Play, seat: int | None) -> list[str]:
    match = play.session.match
    words = app.words.table(match.setup.game, match.setup.names())
    return [words.say(line.message) for line in match.log(seat)]


@every_game
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_alone_it_holds_what_the_person_may_know(
    app: App, port: FakePort, game: str, lang: str
) -> None:
    app.change_setting("lang", lang)
    play = table(app, game, "human", "easy")
    text = file_of(app, port)
    assert app.words.title(game) in text and "Anna" in text and app.words("level.easy") in text
    known = set(sentences(app, play, 0))
    assert known <= lines_of(text)
    assert not lines_of(text) & (set(sentences(app, play, 1)) - known)
    assert play.session.match.setup.seed not in text


@every_game
def test_round_a_shared_screen_it_holds_what_everyone_may_know(
    app: App, port: FakePort, game: str
) -> None:
    play = table(app, game, "human", "human")
    press(app, "lift")
    lines, public = lines_of(file_of(app, port)), set(sentences(app, play, None))
    assert public <= lines
    assert not lines & ({s for seat in (0, 1) for s in sentences(app, play, seat)} - public)


@every_game
def test_after_the_end_everything_with_the_names_of_those_who_knew_it(
    app: App, port: FakePort, game: str
) -> None:
    play = table(app, game, "human", "human")
    finish(play)
    text = file_of(app, port)
    match = play.session.match
    for seat in (0, 1):
        assert all(sentence in text for sentence in sentences(app, play, seat))
    private = [e for entry in match.entries for e in entry.events if e.to == (0,)]
    assert len(re.findall(r"\[Anna only\]", text)) >= len(private)
    winner = match.game.result(match.state).places.index(1)
    assert f"1. {match.setup.seats[winner].name}:" in text.splitlines()[-2]


def test_each_move_has_its_number_once(app: App, port: FakePort) -> None:
    play = table(app, "great-lakes", "human", "easy")
    numbers = re.findall(r"(?m)^ *(\d+)\. ", file_of(app, port))
    assert numbers == sorted(set(numbers), key=int)
    assert len(numbers) > len(play.session.match.entries) // 2


def test_names_stand_as_they_were_typed(app: App, port: FakePort) -> None:
    """It is a text, not markup."""
    table(app, "origo", "human", "easy", name=HOSTILE)
    assert HOSTILE in file_of(app, port)


def test_the_button_stands_under_the_log(app: App, port: FakePort) -> None:
    table(app, "rebirth-scotland", "human", "easy")
    press(app, "tab", tab="log")
    assert 'data-act="log-file"' in port.html["panel"]


def test_reasons_of_computers_stand_with_their_moves(app: App, port: FakePort) -> None:
    play = table(app, "rebirth-scotland", "human", "easy", moves=0)
    app.change_setting("pace", "fast")
    play.commit(play.session.match.legal_actions()[0])
    port.pass_time(2000)
    assert len(play.session.match.entries) == 2
    press(app, "tab", tab="log")
    why = re.findall(r'class="why">(\([^<]+\))<', port.html["panel"])
    assert len(why) == 1 and why[0] in file_of(app, port)
