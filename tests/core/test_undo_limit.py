"""A table may agree to take back less: only in one's own turn, or nothing (sample game)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pygame_rules.core.actions import parse_action
from pygame_rules.core.errors import BadSetup, UndoBlocked
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.save import checksum, dump, load
from pygame_rules.core.setup import UNDO_FREE, UNDO_LIMITS, UNDO_NONE, UNDO_TURN, quick_setup


def table(undo: str, *kinds: str) -> Match:
    setup = quick_setup(meta_of("sample"), list(kinds or ("human", "human")), 1)
    return Match(replace(setup, start=0, undo=undo))


def claim(match: Match, text: str = "claim s1 s2") -> None:
    match.act(parse_action(text))


def why(match: Match) -> str | None:
    reason = match.why_no_undo()
    return reason.key if reason else None


def test_free_as_far_as_the_barriers() -> None:
    match = table(UNDO_FREE)
    claim(match)
    assert match.actor == 1
    match.undo()
    assert match.entries == []


def test_none_takes_nothing_back_and_says_so() -> None:
    match = table(UNDO_NONE)
    assert why(match) == "undo_nothing"
    claim(match)
    assert why(match) == "undo_none"
    for back in (match.undo, match.undo_turn):
        with pytest.raises(UndoBlocked) as caught:
            back()
        assert caught.value.reason.key == "undo_none"
    assert len(match.entries) == 1


def test_own_turn_only_ends_when_the_turn_passes_on() -> None:
    match = table(UNDO_TURN)
    claim(match)
    assert match.actor == 1
    assert why(match) == "undo_turn"


def test_own_turn_only_holds_against_computers_too() -> None:
    match = table(UNDO_TURN, "human", "random")
    claim(match)
    match.act(match.legal_actions()[0])
    assert {entry.seat for entry in match.entries} == {0, 1}
    assert why(match) == "undo_turn"


@pytest.mark.parametrize("undo", UNDO_LIMITS)
def test_a_save_keeps_the_limit(undo: str) -> None:
    match = table(undo)
    claim(match)
    again = load(dump(match))
    assert again.setup == match.setup
    assert why(again) == why(match)


def test_free_undo_leaves_no_trace_in_a_save() -> None:
    """Saves from before the limits read and write the same bytes."""
    setup = json.loads(dump(table(UNDO_FREE)))["setup"]
    assert "undo" not in setup
    assert "undo" in json.loads(dump(table(UNDO_NONE)))["setup"]


@pytest.mark.parametrize("undo", ["", "always", 3, None, ["free"]])
def test_a_limit_that_is_none_is_refused(undo: object) -> None:
    data = json.loads(dump(table(UNDO_NONE)))
    data["setup"]["undo"] = undo
    data["checksum"] = checksum(data)
    with pytest.raises(BadSetup):
        load(json.dumps(data))
