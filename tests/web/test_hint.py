"""A hint: from the asked player's view alone, marked but not chosen, gone with the next action."""

from __future__ import annotations

import json
import re

import pytest

from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.message import Message
from tests.cases.tables import table as any_table
from tests.web.acting import opened, play_a_move, playing, press, table
from tests.web.fakes import FakePort, FakeWorkers, answered
from web.app import App
from web.control.play import Play
from web.hint import Hint, leads_to
from web.picking import Choice
from web.shelf import games
from web.thinking import PATIENCE_MS, Thinker


@pytest.fixture
def slow(app: App, port: FakePort) -> FakePort:
    """Workers think until the test answers for them."""
    port.workers = FakeWorkers("slow")
    app.thinker = Thinker(port.workers, port)
    return port


def hint_of(port: FakePort, action: Action) -> None:
    """The worker's answer to the last question."""
    reason = {"key": "bot.search", "params": {"share": 61, "tried": 600}}
    port.workers.answers[-1](json.dumps({"action": str(action), "reason": reason}))


def people(app: App, port: FakePort) -> Play:
    """Two people at one screen; Anna has lifted the curtain."""
    play = table(app, "human", "human")
    lift(app, port)
    return play


def lift(app: App, port: FakePort) -> None:
    port.pass_time(1000)
    press(app, "lift")
    port.pass_time(1000)


def asked(app: App, port: FakePort, *kinds: str) -> tuple[Play, Action]:
    """A hint on the first decision: the third of the legal actions."""
    play = table(app, *kinds)
    lift(app, port)
    action = play.session.picker.legal[2]
    press(app, "hint")
    hint_of(port, action)
    return play, action


def test_hint_is_marked_on_the_board_and_among_the_choices(app: App, slow: FakePort) -> None:
    _, action = asked(app, slow, "human", "easy")
    press(app, "tab", tab="choices")
    target = str(action.targets[0])
    assert slow.html["marks"].count('class="hinted"') == 1
    looks = {name: look for (name, key), look in slow.attributes.items() if key == "class"}
    assert [name for name, look in looks.items() if "hinted" in str(look)] == [f"t-{target}"]
    found = re.findall(r'class="button choice hinted"[^>]*data-action="([^"]*)"', slow.page())
    assert found == [str(action)]


def test_hint_is_told_with_its_reason_and_figures(app: App, slow: FakePort) -> None:
    """His own knowledge: nobody else sees it."""
    asked(app, slow, "human", "easy")
    for region in ("action", "live"):
        assert "Hint – " in slow.html[region]
        assert "a chance of about 61% to win (lines thought through: 600)" in slow.html[region]


def test_hint_chooses_and_confirms_nothing(app: App, slow: FakePort) -> None:
    play, _ = asked(app, slow, "human", "easy")
    assert play.session.picker.empty and play.session.match.entries == []
    assert 'data-act="confirm"' not in slow.page()


def test_hint_is_gone_after_the_next_action(app: App, slow: FakePort) -> None:
    play, _ = asked(app, slow, "human", "human")
    play_a_move(app, slow)
    assert play.session.hint is None
    assert "hinted" not in slow.page() and "Hint – " not in slow.page()


def test_once_a_choice_is_begun_only_the_marks_remain(app: App, slow: FakePort) -> None:
    play, _ = asked(app, slow, "human", "easy")
    play.choosing.touch(play.session.picker.targets()[0], "touch")
    assert "Hint – " not in slow.html["action"] and 'class="hinted"' in slow.html["marks"]
    press(app, "cancel")
    assert "Hint – " in slow.html["action"]


def test_hint_asks_the_hardest_level_with_the_own_view_and_the_cap(
    app: App, slow: FakePort
) -> None:
    app.change_setting("think", "2")
    play = table(app, "human", "easy")
    press(app, "hint")
    question = json.loads(slow.workers.questions[-1])
    match = play.session.match
    assert question["level"] == "hard" and question["cap_ms"] == 2000
    assert question["view"] == json.loads(json.dumps(match.game.view_to_json(match.view(0))))


def test_worker_is_started_for_a_hint_though_only_people_play(app: App, slow: FakePort) -> None:
    people(app, slow)
    assert slow.workers.started == []
    press(app, "hint")
    assert len(slow.workers.started) == 1


def test_thinking_about_a_hint_is_shown_with_its_progress(app: App, slow: FakePort) -> None:
    table(app, "human", "easy")
    press(app, "hint")
    slow.workers.share = 0.4
    slow.pass_time(500)
    assert "looking for a hint" in slow.html["prompt"] and "looking for a hint" in slow.html["live"]
    assert slow.attributes["thought", "value"] == "0.40"
    assert "Stop thinking" in slow.html["action"]


def test_same_button_stops_the_search_for_a_hint(app: App, slow: FakePort) -> None:
    play = table(app, "human", "easy")
    press(app, "hint")
    press(app, "hint")
    assert slow.workers.cancelled == [1]
    hint_of(slow, play.session.picker.legal[0])
    assert play.session.hint is None and "looking for a hint" not in slow.page()


def test_acting_stops_the_search_for_a_hint(app: App, slow: FakePort) -> None:
    """The late answer is dropped, the next question is asked at once."""
    play = table(app, "human", "easy")
    late = play.session.picker.legal[0]
    press(app, "hint")
    play_a_move(app, slow)
    assert slow.workers.cancelled == [1]
    hint_of(slow, late)
    slow.pass_time(100)
    assert play.session.hint is None
    assert [json.loads(q)["level"] for q in slow.workers.questions] == ["hard", "easy"]
    assert slow.workers.stopped == []


@pytest.mark.parametrize("away", ["undo", "moment", "settings"])
def test_going_elsewhere_stops_the_search_for_a_hint(app: App, slow: FakePort, away: str) -> None:
    play = people(app, slow)
    play_a_move(app, slow)
    lift(app, slow)
    press(app, "hint")
    if away == "undo":
        press(app, "undo")
    elif away == "moment":
        press(app, "moment", n="0")
    else:
        press(app, "go", to="settings")
        press(app, "back")
    assert slow.workers.cancelled == [1] and not play.hinting.thinking


def test_hint_can_be_put_away(app: App, slow: FakePort) -> None:
    play, _ = asked(app, slow, "human", "easy")
    press(app, "hint")
    assert play.session.hint is None and "hinted" not in slow.page()


def test_key_asks_for_a_hint(app: App, slow: FakePort) -> None:
    play = table(app, "human", "easy")
    assert play.key("h", None)
    assert play.hinting.thinking


def test_no_hint_while_a_computer_is_to_move(app: App, slow: FakePort) -> None:
    play = table(app, "human", "easy")
    play_a_move(app, slow)
    slow.pass_time(100)
    press(app, "hint")
    assert len(slow.workers.questions) == 1 and not play.hinting.thinking
    assert 'data-act="hint"' not in slow.page()


def test_no_hint_for_whoever_only_looks_on(app: App, slow: FakePort) -> None:
    play = table(app, "human", "easy")
    play.open_match(play.session.match, read_only=True)
    play.paint()
    press(app, "hint")
    assert slow.workers.questions == [] and 'data-act="hint"' not in slow.page()


def hidden_table(secrecy: str, port: FakePort) -> Play:
    """Two people at a game of this secrecy, where one of them is asked."""
    meta = next(meta for meta in games() if meta.secrecy == secrecy)
    app = opened(port)
    port.workers = FakeWorkers("slow")
    app.thinker = Thinker(port.workers, port)
    app.matches.play_new(any_table(meta, 2, max(2, min(meta.seats)), 1))
    return playing(app)


def test_no_hint_under_the_curtain(port: FakePort) -> None:
    play = hidden_table("hand", port)
    picks = SampledChance("curtain")
    while play.session.covered is None:
        play.commit(random_action(play.session.match.legal_actions(), picks))
    play.key("h", None)
    press(play.app, "hint")
    assert port.workers.questions == [] and 'data-act="hint"' not in port.page()


def test_where_all_see_the_screen_the_hint_shows_only_to_whoever_holds_the_button(
    port: FakePort,
) -> None:
    """What the computer advises tells of the gold behind the screen."""
    play = hidden_table("peek", port)
    app = play.app
    assert play.session.my_turn
    press(app, "hint")
    hint_of(port, play.session.match.legal_actions()[0])
    press(app, "tab", tab="choices")
    assert "hinted" not in port.page() and "Hint – " not in port.page()
    assert "while you hold" in port.html["action"]
    play.hold("peek", True)
    assert "Hint – " in port.html["action"]
    play.hold("peek", False)
    assert "hinted" not in port.page() and "Hint – " not in port.page()


@pytest.mark.parametrize("mood", ["absent", "dead", "hung"])
def test_hint_of_a_failed_worker_is_simple_and_says_so(app: App, port: FakePort, mood: str) -> None:
    port.workers = FakeWorkers(mood)
    app.thinker = Thinker(port.workers, port)
    play = table(app, "human", "easy")
    press(app, "hint")
    port.pass_time(PATIENCE_MS + 1000)
    assert play.session.hint is not None and play.session.hint.simple
    assert play.session.hint.action in play.session.picker.legal
    assert "the search did not answer" in port.html["action"]
    assert "did not answer; a simple move was played" not in port.page()


def test_an_illegal_answer_becomes_a_simple_hint(app: App, slow: FakePort) -> None:
    play = table(app, "human", "easy")
    press(app, "hint")
    hint_of(slow, Action("place", ("nowhere",)))
    assert play.session.hint is not None and play.session.hint.simple
    assert play.session.hint.action in play.session.picker.legal


@pytest.mark.parametrize("meta", games(), ids=[meta.id for meta in games()])
def test_every_game_says_its_hints_in_words(meta: object, port: FakePort) -> None:
    """Whatever the action, one button leads towards it, and it has a label."""
    assert isinstance(meta, type(games()[0]))
    app = opened(port)
    app.matches.play_new(any_table(meta, 1, min(meta.seats), 2))
    play, picks, seen = playing(app), SampledChance("words"), 0
    app.change_setting("pace", "fast")
    for _ in range(40):
        port.pass_time(1000)
        if not play.session.my_turn:
            continue
        for action in play.session.picker.legal[:4]:
            play.session.hint = Hint(action, Message("bot.first"), False)
            assert play.painter.aids.hinted(play.session.picker.choices()) is not None
            assert play.painter.aids.words_of_hint() is not None
            seen += 1
        play.commit(random_action(play.session.match.legal_actions(), picks))
        if play.session.match.over:
            break
    assert seen > 20


def test_a_button_leads_to_a_hint_by_the_rest_of_the_list() -> None:
    """Of a given order only the next target counts, of a bag any that is left."""
    match: Match = any_table(next(m for m in games() if m.room == "rebirth"), 1, 2)
    verbs = match.game.verbs
    given = next(verb for verb in verbs.values() if verb.order == "given")
    move = Action("march", ("A", "B"))
    assert leads_to(Choice("march", "A", None), move, (), given)
    assert not leads_to(Choice("march", "B", None), move, (), given)
    assert leads_to(Choice("march", "B", None), move, ("A",), given)
    assert leads_to(Choice("march", None, None), move, (), given)
    assert not leads_to(Choice("sail", "A", None), move, (), given)
    assert not leads_to(Choice("march", "B", Action("march", ("B", "C"))), move, (), given)


def test_answer_of_the_real_search_is_a_hint(app: App, port: FakePort) -> None:
    """The worker that is none thinks it out: a legal action of the asked seat."""
    play = people(app, port)
    port.workers = FakeWorkers("slow")
    app.thinker = Thinker(port.workers, port)
    press(app, "hint")
    question = {**json.loads(port.workers.questions[-1]), "level": "greedy"}
    port.workers.answers[-1](answered(json.dumps(question)))
    assert play.session.hint is not None
    assert play.session.hint.action in play.session.picker.legal
    assert not play.session.hint.simple


def test_hint_of_a_number_marks_the_number(port: FakePort) -> None:
    """In the row of numbers and on its place on the board, where it has one."""
    meta = next(meta for meta in games() if meta.id == "cyclades")
    app = opened(port)
    app.change_setting("pace", "fast")
    app.matches.play_new(any_table(meta, 1, 2, 1))
    play, picks = playing(app), SampledChance("numbers")
    for _ in range(60):
        port.pass_time(1000)
        if play.session.my_turn and len(play.session.picker.numbers()) > 2:
            break
        if play.session.my_turn:
            play.commit(random_action(play.session.match.legal_actions(), picks))
    number = play.session.picker.numbers()[1]
    action = play.session.picker.with_number(number)
    assert action is not None
    play.session.hint = Hint(action, Message("bot.first"), False)
    play.refresh()
    assert re.findall(r'id="n-(\d+)" class="button number hinted"', port.html["action"]) == [
        str(number)
    ]
    assert "Hint – " in port.html["action"] and 'data-act="hint"' in port.html["action"]
