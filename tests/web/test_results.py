"""Results against computers, and the offer of another level."""

from __future__ import annotations

import json

import pytest

from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.acting import GAME, again, finish, opened, playing, press, table
from tests.web.fakes import FakePort, FakeStore
from web.app import App
from web.results import IN_A_ROW, KEY, MIXED, REMEMBERED, Kind, Record, Tally, dump, kind_of, load

EASY, NORMAL, HARD = (Kind(GAME, 2, level) for level in ("easy", "normal", "hard"))


def after(*results: bool, kind: Kind = NORMAL, start: Record | None = None) -> Record:
    """The record after games won (True) and lost, saves `g0`, `g1`, ..."""
    record = start or Record()
    first = len(record.counted)
    for number, won in enumerate(results, start=first):
        record = record.with_game(f"g{number}", kind, won)
    return record


# -- counting ---------------------------------------------------------------------------
def test_games_and_wins_by_board_players_and_level() -> None:
    record = after(True, False, True)
    record = after(False, kind=Kind(GAME, 3, "normal"), start=record)
    record = after(True, kind=EASY, start=record)
    assert record.tallies == {
        NORMAL: Tally(3, 2), Kind(GAME, 3, "normal"): Tally(1, 0), EASY: Tally(1, 1),
    }  # fmt: skip


def test_a_game_counts_once_however_often_it_is_finished() -> None:
    record = after(False)
    assert record.with_game("g0", NORMAL, True) == record


def test_only_the_last_saves_are_remembered() -> None:
    record = after(*[True] * (REMEMBERED + 5))
    assert len(record.counted) == REMEMBERED
    assert record.tallies[NORMAL] == Tally(REMEMBERED + 5, REMEMBERED + 5)


def match_of(*kinds: str) -> Match:
    colours = ("blue", "pink", "orange")
    seats = tuple(SeatSetup(f"P{i}", kind, colours[i]) for i, kind in enumerate(kinds))
    return Match(Setup(GAME, seats, {}, 0, "results"))


@pytest.mark.parametrize(("kinds", "kind"), [
    (("human", "easy"), Kind(GAME, 2, "easy")),
    (("hard", "human", "hard"), Kind(GAME, 3, "hard")),
    (("human", "easy", "hard"), Kind(GAME, 3, MIXED)),
    (("human", "human", "easy"), None),
    (("human", "human"), None),
    (("human", "greedy"), None),
    (("easy", "easy"), None),
])  # fmt: skip
def test_what_a_table_counts_as(kinds: tuple[str, ...], kind: Kind | None) -> None:
    assert kind_of(match_of(*kinds)) == kind


# -- the offer --------------------------------------------------------------------------
@pytest.mark.parametrize(("results", "kind", "level"), [
    ([False] * 3, NORMAL, "easy"),
    ([True] * 3, NORMAL, "hard"),
    ([False] * 3, HARD, "normal"),
    ([False] * 6, NORMAL, "easy"),
    ([True, False, False, False], NORMAL, "easy"),
    ([False] * 2, NORMAL, None),
    ([False] * 4, NORMAL, None),
    ([False, False, True, False], NORMAL, None),
    ([False] * 3, EASY, None),
    ([True] * 3, HARD, None),
    ([False] * 3, Kind(GAME, 3, MIXED), None),
])  # fmt: skip
def test_another_level_after_three_equal_results_in_a_row(
    results: list[bool], kind: Kind, level: str | None
) -> None:
    assert IN_A_ROW == 3
    offer = after(*results, kind=kind).offer(f"g{len(results) - 1}", GAME)
    assert (offer.level if offer else None) == level


def test_a_run_ends_where_the_level_changes() -> None:
    record = after(False, False, kind=NORMAL)
    record = after(False, kind=HARD, start=record)
    assert record.offer("g2", GAME) is None


def test_boards_have_runs_of_their_own() -> None:
    record = after(False, False)
    record = after(False, kind=Kind("origo", 2, "normal"), start=record)
    assert record.offer("g2", "origo") is None and record.runs[GAME].length == 2


def test_the_offer_stands_with_the_last_game_only() -> None:
    assert after(False, False, False).offer("g0", GAME) is None


# -- on the device ----------------------------------------------------------------------
def test_what_is_kept_comes_back() -> None:
    record = after(True, False, False, False)
    assert load(dump(record)) == record


@pytest.mark.parametrize("stored", [
    None, "", "{", "[]", "3", "{" * 5000, '{"tallies": 3, "runs": [], "counted": {}, "offers": 1}',
    '{"tallies": [[1], ["x", 2, "easy", 1, 2], ["x", 2, "godlike", 2, 1], null, ["x", 2, "easy"]]}',
    '{"runs": {"x": 3, "y": ["easy", 1, 2, "g"], "z": ["easy", true, -1, "g"]}, "counted": [4]}',
])  # fmt: skip
def test_damaged_results_are_dropped_and_block_nothing(stored: str | None) -> None:
    assert load(stored) == Record()
    port = FakePort(FakeStore({} if stored is None else {KEY: stored}))
    app = opened(port)
    press(app, "go", to="results")
    assert "No game has been counted yet." in port.html["app"]
    finish(table(app, "human", "easy"))
    assert app.results.read().tallies[EASY].games == 1


def test_good_parts_of_damaged_results_are_kept() -> None:
    data = json.loads(dump(after(True)))
    data["tallies"].append(["rubbish"])
    data["runs"][GAME] = None
    assert load(json.dumps(data)).tallies == {NORMAL: Tally(1, 1)}


def test_storage_that_takes_nothing_loses_the_count_only() -> None:
    app = opened(FakePort(FakeStore(broken=True)))
    play = table(app, "human", "easy")
    finish(play)
    assert play.session.match.over
    assert app.results.read() == Record()


# -- on the page ------------------------------------------------------------------------
def test_a_finished_game_is_counted_once_and_shown(app: App, port: FakePort) -> None:
    play = table(app, "human", "easy")
    finish(play)
    play.changed()
    assert again(port)[0].results.read().tallies[EASY].games == 1
    won = play.session.match.game.result(play.session.match.state).places[0] == 1
    press(app, "go", to="results")
    assert f"{int(won)} of 1" in port.html["app"] and f"{100 * won} %" in port.html["app"]


def test_games_between_people_and_running_ones_are_not_counted(app: App) -> None:
    finish(table(app, "human", "human"))
    table(app, "human", "easy").changed()
    assert app.results.read() == Record()


def test_results_lie_behind_the_settings_and_lead_back_to_the_game(
    app: App, port: FakePort
) -> None:
    play = table(app, "human", "easy")
    press(app, "go", to="settings")
    assert 'data-to="results"' in port.html["app"]
    press(app, "go", to="results")
    press(app, "back")
    press(app, "back")
    assert app.screen is play


def test_clear_asks_first_and_keeps_saved_games(app: App, port: FakePort) -> None:
    finish(table(app, "human", "easy"))
    press(app, "go", to="results")
    press(app, "clear-results")
    assert "will be forgotten" in port.html["app"] and port.focused == "clear-no"
    press(app, "clear-no")
    assert app.results.read().tallies
    press(app, "clear-results")
    press(app, "clear-yes")
    assert app.results.read().tallies == {} and app.saves.listed()
    assert "No game has been counted yet." in port.html["app"]


def lost_three_times(app: App, port: FakePort) -> None:
    """Two losses are kept; the third has just been seen."""
    port.store.data[KEY] = dump(after(False, False))
    play = table(app, "human", "normal", "normal")
    finish(play)
    record = after(False, False).with_game(play.save_id, Kind(GAME, 3, "normal"), won=False)
    port.store.data[KEY] = dump(record)
    port.pass_time(2000)


def test_three_losses_offer_an_easier_rematch(app: App, port: FakePort) -> None:
    lost_three_times(app, port)
    assert "3 losses in a row" in port.html["app"]
    press(app, "offer-take")
    assert port.html["app"].count('<option value="easy" selected>') == 2
    assert 'value="Anna"' in port.html["app"]


def test_the_offer_may_be_passed_over(app: App, port: FakePort) -> None:
    lost_three_times(app, port)
    press(app, "rematch")
    assert port.html["app"].count('<option value="normal" selected>') == 2


def test_declined_for_good_it_never_comes_again_until_wanted(app: App, port: FakePort) -> None:
    lost_three_times(app, port)
    press(app, "offer-never")
    assert "in a row" not in port.html["app"]
    assert not again(port)[0].results.read().offers
    press(app, "go", to="results")
    app.screen.typed("offers", "on")
    assert app.results.read().offers


def test_the_offer_outlives_a_reload_of_the_result(app: App, port: FakePort) -> None:
    lost_three_times(app, port)
    fresh_app, fresh = again(port)
    assert playing(fresh_app).ending.shown
    assert "3 losses in a row" in fresh.html["app"]


def test_no_offer_after_an_ordinary_game(app: App, port: FakePort) -> None:
    finish(table(app, "human", "easy"))
    port.pass_time(2000)
    assert "offer-take" not in port.html["app"]
