"""Saves: round trip, and every kind of bad file."""

import json

import pytest

from pygame_rules.core.errors import (
    BadSetup,
    DamagedSave,
    PlanszaError,
    UnknownGame,
    UnknownVersion,
)
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.save import checksum, dump, load
from pygame_rules.core.setup import SeatSetup, Setup, quick_setup

META = meta_of("sample")


def played(actions: int = 5, **options: str) -> Match:
    match = Match(quick_setup(META, ["human", "human", "greedy"], 3, **options))
    for _ in range(actions):
        match.act(match.legal_actions()[0])
    return match


def resealed(text: str, **changes: object) -> str:
    """The save with some fields changed and a good checksum: a hostile file."""
    data = json.loads(text) | changes
    data["checksum"] = checksum(data)
    return json.dumps(data)


@pytest.mark.parametrize("die", ["fair", "long"])
def test_round_trip_keeps_everything(die: str) -> None:
    """SAVE-05: options too."""
    match = played(die=die)
    match.look(1)
    again = load(dump(match))
    assert again.state == match.state
    assert again.setup == match.setup
    assert again.looked == match.looked
    assert [e.action for e in again.entries] == [e.action for e in match.entries]
    assert dump(again) == dump(match)


def test_undo_works_after_loading() -> None:
    """SAVE-07."""
    match = Match(quick_setup(META, ["human", "human"], 1))
    match.act(match.legal_actions()[3])
    again = load(dump(match))
    again.undo()
    assert again.entries == []


def test_a_player_may_be_called_anything() -> None:
    evil = "<img src=x onerror=alert(1)>"
    good = quick_setup(META, ["human", "human"], 1)
    seats = (SeatSetup(evil, "human", "blue"), good.seats[1])
    match = Match(Setup("sample", seats, good.options, None, "1"))
    assert load(dump(match)).setup.names()[0] == evil


@pytest.mark.parametrize("keep", [0, 1, 50, 200, -1])
def test_a_save_cut_anywhere_is_damaged(keep: int) -> None:
    with pytest.raises(DamagedSave):
        load(dump(played())[:keep])


def test_ten_megabytes_of_garbage_are_refused_at_once() -> None:
    with pytest.raises(DamagedSave):
        load("x" * 10_000_000)


@pytest.mark.parametrize("text", ["null", "[]", "{}", '"x"', "[" * 100_000, '{"format": 1}'])
def test_other_json_is_no_save(text: str) -> None:
    with pytest.raises(DamagedSave):
        load(text)


def test_one_changed_character_breaks_the_checksum() -> None:
    text = dump(played()).replace("Human 1", "Human 7")
    with pytest.raises(DamagedSave, match="checksum"):
        load(text)


def test_an_unknown_format_is_named() -> None:
    with pytest.raises(UnknownVersion, match="99"):
        load(resealed(dump(played()), format=99))


def test_a_game_that_is_not_here() -> None:
    data = json.loads(dump(played()))
    setup = data["setup"] | {"game": "chess"}
    with pytest.raises(UnknownGame):
        load(resealed(json.dumps(data), game="chess", setup=setup))


@pytest.mark.parametrize(
    "changes",
    [
        {"log": [["claim s1 s2", []], ["claim s1 s2", []]]},
        {"log": [["bid 1", []]]},
        {"log": [["bid 1", [77]]]},
        {"log": [["bid 1", [1, 1]]]},
        {"log": [["<script>", []]]},
        {"log": [["bid 1", ["1"]]]},
        {"log": "bid 1"},
        {"log": [["bid 1", [0]]] * 60},
        {"looked": [0]},
        {"looked": [0, -1, 0]},
        {"earlier": [1]},
        {"setup": []},
        {"setup": {"game": "sample", "seats": 1, "options": {}, "start": None, "seed": "1"}},
        {"base": {"state": {}, "outcomes": 1}},
        {"base": 7},
    ],
)
def test_a_hostile_file_is_refused_with_a_reason(changes: dict[str, object]) -> None:
    """CYC-08: the log is validated again, action by action."""
    with pytest.raises(PlanszaError):
        load(resealed(dump(played(0)), **changes))


def test_seats_from_a_file_are_checked_like_any_table() -> None:
    data = json.loads(dump(played()))
    data["setup"]["seats"] = data["setup"]["seats"][:1]
    with pytest.raises(BadSetup):
        load(resealed(json.dumps(data)))


def older(match: Match, **changes: object) -> str:
    """The same save as another version of the rules would have written it."""
    return resealed(dump(match), rules=0, **changes)


def test_an_older_rules_version_that_ends_the_same_is_replayed() -> None:
    match = played()
    again = load(older(match))
    assert not again.from_snapshot
    assert again.state == match.state


def test_an_older_save_that_ends_elsewhere_goes_on_from_its_snapshot() -> None:
    """SAVE-02, SAVE-03, SAVE-14."""
    match = played()
    snapshot = json.loads(dump(match))["snapshot"]
    snapshot["points"][0] += 1
    again = load(older(match, snapshot=snapshot))
    assert again.from_snapshot
    assert again.state.points[0] == match.state.points[0] + 1
    assert [line.message.params["text"] for line in again.log(None)] == [
        str(entry.action) for entry in match.entries
    ]
    reason = again.why_no_undo()
    assert reason is not None
    assert reason.key == "undo_snapshot"
    again.act(again.legal_actions()[0])
    third = load(dump(again))
    assert third.state == again.state
    assert third.earlier == again.earlier


def test_an_older_save_with_a_log_that_is_illegal_now_goes_on_from_its_snapshot() -> None:
    match = played()
    log = json.loads(dump(match))["log"]
    again = load(older(match, log=[["claim s1 s6", []], *log]))
    assert again.state == match.state


def test_a_hostile_snapshot_is_checked() -> None:
    match = played()
    for field, value in (("hands", [0, 0, 9]), ("deck", [9, 9, 9]), ("flow", 3), ("turn", "x")):
        snapshot = json.loads(dump(match))["snapshot"] | {field: value}
        with pytest.raises(DamagedSave):
            load(older(match, snapshot=snapshot))
