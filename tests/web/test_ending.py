"""The end screen: points by source and by time, pictures of the end."""

from __future__ import annotations

import re

import pytest

from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.acting import HOSTILE, finish, html, playing
from tests.web.fakes import FakePort
from web.app import App

NAMES = ("Anna", "Ben")


def ended(app: App, game: str, names: tuple[str, ...] = NAMES) -> Match:
    """Two people have played to the end, and the result is open."""
    colours = meta_of(game).colours_for(len(names))
    seats = tuple(SeatSetup(name, "human", colours[i]) for i, name in enumerate(names))
    app.matches.play_new(Match(Setup(game, seats, {}, 0, "end")))
    play = playing(app)
    finish(play)
    play.ending.open()
    return play.session.match


def tables(app: App) -> list[list[list[str]]]:
    """The bodies and feet of the tables of the page: rows of cells."""
    found = re.findall(r"<tbody>(.*?)</tfoot>", html(app)["app"])
    return [
        [re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row) for row in re.findall("<tr>(.*?)</tr>", t)]
        for t in found
    ]


def test_origo_tells_points_by_source_and_by_scoring(app: App, port: FakePort) -> None:
    match = ended(app, "origo")
    by_source, by_time = tables(app)
    assert by_source[-1] == by_time[-1]
    for column in (1, 2):
        *parts, total = (int(row[column]) for row in by_time)
        assert sum(parts) == total == match.game.scores(match.state)[column - 1]
    names = [row[0] for row in by_time]
    assert names[:2] == ["Start field", "Founding"]
    assert names[-3:] == ["Last scoring", "Fields passed", "Total"]


def test_a_game_that_is_scored_once_has_one_table(app: App, port: FakePort) -> None:
    ended(app, "great-lakes")
    assert len(tables(app)) == 1


def test_great_lakes_shows_everybodys_tickets_on_maps(app: App, port: FakePort) -> None:
    match = ended(app, "great-lakes")
    page = html(app)["app"]
    assert page.count('<figure class="end-picture">') == 2
    kept = sum(len(tickets) for tickets in match.state.tickets)
    assert page.count("points)</li>") == kept
    assert "Tickets of Anna" in page and "Tickets of Ben" in page


@pytest.mark.parametrize("game", ["origo", "great-lakes"])
def test_names_are_text_on_the_end_screen(app: App, port: FakePort, game: str) -> None:
    ended(app, game, ("Anna", HOSTILE))
    assert HOSTILE not in html(app)["app"]
    assert "&lt;img" in html(app)["app"]
