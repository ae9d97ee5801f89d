"""A scoring of Origo on the screen, step by step."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pygame_rules.core.film import has_scenes
from pygame_rules.core.match import Match
from pygame_rules.core.save import load
from tests.web.acting import playing, press
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play
from web.showing import show_of

SAVE = Path(__file__).parents[1] / "saves" / "origo-0.1.0-finished.json"
FINISHED = load(SAVE.read_text(encoding="utf-8"))
SCORINGS = [n for n in range(1, len(FINISHED.entries) + 1) if has_scenes(FINISHED, n)]


def before(count: int, *kinds: str) -> Match:
    """The stored game with other players, one action before there were so many."""
    seats = tuple(
        replace(seat, kind=kind, name=name)
        for seat, kind, name in zip(FINISHED.setup.seats, kinds, ("Anna", "Ben"), strict=True)
    )
    match = Match(replace(FINISHED.setup, seats=seats))
    for entry in FINISHED.entries[: count - 1]:
        match.act(entry.action)
    return match


def scored(app: App, *kinds: str, which: int = 0, pace: str = "normal") -> Play:
    """The action that leads to a scoring has just been carried out by a person."""
    app.change_setting("pace", pace)
    count = SCORINGS[which]
    app.matches.play_new(before(count, *kinds))
    play = playing(app)
    if play.session.covered is not None:
        play.lift()
    play.commit(FINISHED.entries[count - 1].action)
    return play


def shown(play: Play) -> tuple[int, bool]:
    """Which item is shown, and whether the next comes by itself."""
    assert play.session.show is not None
    return play.session.show.at, play.session.show.runs


# -- what is shown ----------------------------------------------------------------------
def test_every_clan_is_a_step_of_its_own_and_a_last_one_moves_the_leaders() -> None:
    """The leaders move once for all clans (OR-60), so the board changes with the last step."""
    show = show_of(FINISHED, SCORINGS[0])
    assert show is not None
    clans = [step for step in show.steps if step.item == 1]
    assert [step.lines[0].key for step in clans] == ["event.clan"] * 6 + ["event.skip"]
    assert [len(step.lit) for step in clans[:6]] == [11, 10, 5, 4, 4, 4]
    assert [any(step.gains) for step in clans] == [False] * 6 + [True]
    scores = [FINISHED.game.scores(step.state) for step in clans]
    assert scores[0] == scores[5] != scores[6]


def test_a_region_is_one_step_for_all_who_score_in_it() -> None:
    show = show_of(FINISHED, SCORINGS[0])
    assert show is not None
    regions = [step for step in show.steps if step.item > 2]
    assert len(regions) == 12 == len({step.item for step in regions})
    assert {len(step.lines) for step in regions} >= {1, 2}
    assert all(any(step.gains) for step in regions)


def test_no_show_for_an_ordinary_move() -> None:
    assert show_of(FINISHED, SCORINGS[0] - 1) is None


# -- by itself --------------------------------------------------------------------------
def test_a_scoring_begins_with_its_first_clan_and_its_cells(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    assert shown(play) == (0, True)
    assert "Domination scoring 1" in port.html["prompt"] and "1 of 20" in port.html["prompt"]
    assert "Clan of 11 shields: Ben on place 1, 5 points" in port.html["action"]
    assert port.html["marks"].count('class="lit"') == 11


def test_leaders_and_points_move_step_by_step(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    points = []
    while True:
        points.append(play.session.points())
        assert play.session.show is not None
        if play.session.show.last:
            break
        press(app, "scene", n="1")
    sums = [sum(seats) for seats in points]
    assert sums == sorted(sums) and len(set(sums)) == 15, "before, and 14 items"
    assert points[-1] == FINISHED.game.scores(play.session.match.state)


def test_the_steps_follow_one_another_and_the_game_goes_on(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    count = len(play.session.match.entries)
    seen = []
    while play.session.show is not None:
        seen.append(play.session.show.at)
        port.pass_time(100)
    assert sorted(set(seen)) == list(range(20)) and seen == sorted(seen)
    port.pass_time(60_000)
    assert len(play.session.match.entries) > count


def test_computers_wait_while_a_scoring_is_shown(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    count = len(play.session.match.entries)
    press(app, "scene-run")
    port.pass_time(60_000)
    assert shown(play) == (0, False)
    assert len(play.session.match.entries) == count


def test_the_fast_pace_shows_nothing_by_itself(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human", pace="fast")
    assert play.session.show is None


def test_a_loaded_game_does_not_show_old_scorings(app: App, port: FakePort) -> None:
    match = before(SCORINGS[0] + 1, "easy", "human")
    app.matches.play_new(match)
    assert playing(app).session.show is None


# -- by hand ----------------------------------------------------------------------------
def test_stepping_stops_the_clock_and_stays_within_the_scoring(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    press(app, "scene", n="-1")
    assert shown(play) == (0, False)
    press(app, "scene", n="1")
    port.pass_time(30_000)
    assert shown(play) == (1, False)
    press(app, "scene-run")
    port.pass_time(8_000)
    assert shown(play)[0] > 1


def test_arrow_keys_step_and_escape_goes_on(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    assert play.key("ArrowRight", None) and shown(play) == (1, False)
    assert play.key("ArrowLeft", None) and shown(play) == (0, False)
    assert play.key("Escape", None) and play.session.show is None


def test_go_on_leads_back_to_the_question(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    press(app, "scene-close")
    assert play.session.show is None and play.session.moment is None
    assert "Domination scoring" not in port.html["prompt"]


def test_a_line_of_the_log_opens_its_item(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human")
    press(app, "scene-close")
    press(app, "tab", tab="log")
    assert f'data-n="{SCORINGS[0]}" data-item="3"' in port.html["panel"]
    press(app, "moment", n=str(SCORINGS[0]), item="3")
    assert play.session.show is not None and play.session.show.now.item == 3


def test_scorings_leave_no_marks_of_last_moves(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human", pace="fast")
    items = [line for line in play.session.latest() if line.item]
    assert items and play.session.last_touched() == ()


# -- with the curtain, and at the end ---------------------------------------------------
def test_two_people_see_it_when_the_curtain_is_lifted(app: App, port: FakePort) -> None:
    play = scored(app, "human", "human")
    if play.session.covered is not None:
        assert play.session.show is None
        port.pass_time(1000)
        play.lift()
    assert shown(play) == (0, True)
    assert "1 of 20" in port.html["prompt"]


def test_after_the_last_scoring_the_result_opens(app: App, port: FakePort) -> None:
    play = scored(app, "easy", "human", which=-1)
    assert play.session.match.over
    port.pass_time(1500)
    assert not play.ending.shown
    press(app, "scene-close")
    assert play.ending.shown
