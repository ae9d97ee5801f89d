"""The page of every game, without a browser: killed at any moment, looked over, taken back."""

from __future__ import annotations

import json

import pytest

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.save import dump
from tests.cases.tables import table
from tests.web.fakes import FakePort, FakeWorkers, answered
from web.app import App
from web.control.play import Play
from web.settings import PACE_MS
from web.shelf import games
from web.thinking import Thinker

on_the_shelf = pytest.mark.parametrize("meta", games(), ids=[meta.id for meta in games()])
STEP_MS = 1_000


def opened(port: FakePort) -> App:
    app = App(port)
    app.start()
    return app


def seated(meta: Meta, humans: int, seats: int, seed: int = 1) -> tuple[App, FakePort, Play]:
    """A new game on the screen."""
    port = FakePort()
    app = opened(port)
    app.matches.play_new(table(meta, humans, seats, seed))
    return app, port, playing(app)


def playing(app: App) -> Play:
    assert isinstance(app.screen, Play)
    return app.screen


def lift(app: App, port: FakePort) -> None:
    """Whoever the curtain names takes the tablet."""
    port.pass_time(STEP_MS)
    if playing(app).session.covered is not None:
        app.act("lift", {"pointer": "touch"})
        port.pass_time(STEP_MS)


def play_randomly(app: App, port: FakePort, picks: SampledChance) -> bool:
    """One action of the person who is asked; False when nobody is."""
    lift(app, port)
    play = playing(app)
    if not play.session.my_turn:
        return False
    play.commit(random_action(play.session.match.legal_actions(), picks))
    return True


@on_the_shelf
def test_a_page_killed_at_any_moment_comes_back_to_it(meta: Meta) -> None:
    """HIDE-02, SAVE-08, SAVE-19: after every action another page on the same device finds the
    same state, log and undo; nothing needs to be written when the page goes away."""
    seats = max(meta.seats)
    app, port, play = seated(meta, seats, seats)
    picks = SampledChance("killed")
    for _ in range(16):
        if not play_randomly(app, port, picks):
            break
        other = FakePort(port.store)
        other.address = port.address
        again = playing(opened(other)).session.match
        assert dump(again) == dump(play.session.match)
        assert again.why_no_undo() == play.session.match.why_no_undo()
    assert len(play.session.match.entries) > 9


@on_the_shelf
def test_taking_back_leaves_the_very_save_of_before(meta: Meta) -> None:
    """UNDO-02: button by button, as it is stored on the device."""
    app, port, play = seated(meta, 1, min(meta.seats), seed=3)
    picks, compared = SampledChance("stored"), 0
    port.workers.mood = "slow"
    for _ in range(30):
        lift(app, port)
        if play.session.my_turn:
            before = _kept(port)
            play.commit(random_action(play.session.match.legal_actions(), picks))
            if play.session.why_no_undo() is None:
                app.act("undo", {"pointer": "touch"})
                assert _kept(port) == before
                app.act("redo", {"pointer": "touch"})
                compared += 1
        elif play.session.computer_turn:
            play.session.commit(random_action(play.session.match.legal_actions(), picks), 0)
            play.changed()
    assert compared


def _kept(port: FakePort) -> object:
    """State and log of the newest copy on the device."""
    save_id = port.address.removeprefix("play/")
    slot = json.loads(port.store.data[f"plansza:save:{save_id}"])["slot"]
    data = json.loads(port.store.data[f"plansza:save:{save_id}:{slot}"])
    return data["snapshot"], data["log"]


@on_the_shelf
def test_nothing_of_a_computers_secrets_is_ever_in_the_page(meta: Meta) -> None:
    """HIDE-06: neither its private log nor its hand, in any tab of the screen."""
    app, port, play = seated(meta, 1, 3, seed=5)
    app.change_setting("pace", "fast")
    picks = SampledChance("over the shoulder")
    port.workers.mood = "slow"
    kept_from_us = 0
    for step in range(200):
        lift(app, port)
        match = play.session.match
        if match.over or kept_from_us > 12 or (step > 40 and meta.secrecy == "peek"):
            break
        action = random_action(match.legal_actions(), picks)
        if play.session.my_turn:
            play.commit(action)
        else:
            play.session.commit(action, 0)
            play.changed()
        app.act("tab", {"pointer": "touch", "tab": ("players", "log", "choices")[step % 3]})
        app.act("whole-log", {"pointer": "touch"})
        said = [_sentences(app, match, seat) for seat in range(3)]
        private = said[1].union(said[2]) - said[0]
        kept_from_us += bool(private)
        page = port.page()
        assert not [sentence for sentence in private if f"{sentence}<" in page]
    assert kept_from_us or meta.secrecy == "peek"


def _sentences(app: App, match: Match, seat: int) -> set[str]:
    """The log as this seat may read it."""
    say = app.words.table(match.setup.game, match.setup.names()).say
    return {say(line.message) for line in match.log(seat)}


@on_the_shelf
def test_a_peek_ends_with_every_step(meta: Meta) -> None:
    """HIDE-14: what was opened for a look is closed after an action, an undo, a reload."""
    app, port, play = seated(meta, 2, max(meta.seats))
    picks = SampledChance("peek")
    lift(app, port)
    while not play.session.my_turn:
        play.session.commit(random_action(play.session.match.legal_actions(), picks), 0)
        play.changed()
        lift(app, port)
    play.session.peek(True)
    assert play.session.peeking == (meta.secrecy == "peek")
    play.commit(random_action(play.session.match.legal_actions(), picks))
    assert not play.session.peeking
    if play.session.why_no_undo() is None:
        play.session.peek(True)
        app.act("undo", {"pointer": "touch"})
        assert not play.session.peeking
    other = FakePort(port.store)
    other.address = port.address
    assert not playing(opened(other)).session.peeking


def test_a_new_game_deletes_no_other() -> None:
    """SAVE-24, SAVE-25: New game pressed instead of Continue costs nothing."""
    meta = games()[0]
    app, port, first = seated(meta, 1, min(meta.seats))
    while not first.session.match.entries:
        play_randomly(app, port, SampledChance(1))
    app.act("go", {"pointer": "touch", "to": f"new/{meta.id}"})
    app.act("start", {"pointer": "touch"})
    assert playing(app).save_id != first.save_id
    app.act("go", {"pointer": "touch", "to": f"play/{first.save_id}"})
    assert dump(playing(app).session.match) == dump(first.session.match)
    assert [saved.id for saved in app.saves.listed()] == [first.save_id], "the other had no move"
    assert port.address == f"play/{first.save_id}"


def test_a_thinking_computer_is_shown_and_said() -> None:
    """AI-07: beside the prompt, in the panel, and politely to screen readers."""
    meta = games()[0]
    app, port, play = seated(meta, 1, min(meta.seats))
    port.workers = FakeWorkers("slow")
    app.thinker = Thinker(port.workers, port)
    picks = SampledChance("thinking")
    for _ in range(60):
        lift(app, port)
        if not play.session.my_turn:
            break
        play.commit(random_action(play.session.match.legal_actions(), picks))
    port.pass_time(300)
    assert port.workers.questions
    for region in ("prompt", "live", "panel"):
        assert "thinking" in port.html[region]
    port.workers.answers[-1](answered(port.workers.questions[-1]))
    port.pass_time(max(PACE_MS.values()))
    assert play.session.match.entries[-1].seat == 1


def test_the_pace_of_computers_is_kept_and_obeyed() -> None:
    """AI-19, AI-20."""
    waits = {}
    for pace in ("slow", "normal", "fast"):
        app, port, play = seated(games()[-1], 1, min(games()[-1].seats))
        app.change_setting("pace", pace)
        other = FakePort(port.store)
        assert opened(other).settings.pace == pace
        picks = SampledChance("pace")
        while play.session.my_turn:
            play.commit(random_action(play.session.match.legal_actions(), picks))
        before, waited = len(play.session.match.entries), 0
        while len(play.session.match.entries) == before:
            port.pass_time(50)
            waited += 50
        waits[pace] = waited
    assert waits["slow"] >= PACE_MS["slow"] > waits["normal"] >= PACE_MS["normal"] > waits["fast"]
