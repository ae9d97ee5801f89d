"""Games saved by every release go on with the rules of today (`tests/saves`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pygame_rules.core.match import Match
from pygame_rules.core.registry import listed
from pygame_rules.core.save import dump, load
from tests.saves.write import HERE, MOST_BYTES

SAVES = sorted(HERE.glob("*.json"))
every_save = pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])


def opened(path: Path) -> tuple[Match, dict[str, object]]:
    text = path.read_text(encoding="utf-8")
    return load(text), json.loads(text)


@every_save
def test_a_save_of_every_release_still_loads(path: Path) -> None:
    """SAVE-02, SAVE-14: to the very position, whether by replay or from the snapshot."""
    match, data = opened(path)
    assert match.game.state_to_json(match.state) == data["snapshot"]
    if data["rules"] == match.game.meta.rules_version:
        assert not match.from_snapshot
        assert dump(match) == path.read_text(encoding="utf-8").strip()
    assert path.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("path", [path for path in SAVES if "finished" in path.stem], ids=str)
def test_a_finished_one_ends_as_it_did(path: Path) -> None:
    """SAVE-02: over, with a winner, and points that add up."""
    match, _ = opened(path)
    assert match.over
    assert min(match.game.result(match.state).places) == 1
    parts = [sum(part.values()) for part in match.game.breakdown(match.state)]
    assert parts == match.game.scores(match.state)


@pytest.mark.parametrize("path", [path for path in SAVES if "running" in path.stem], ids=str)
def test_a_running_one_goes_on(path: Path) -> None:
    match, _ = opened(path)
    before = len(match.entries)
    for _ in range(20):
        if match.over:
            break
        match.act(match.legal_actions()[0])
    assert len(match.entries) > before
    assert load(dump(match)).state == match.state


def test_every_game_has_a_finished_and_a_running_one() -> None:
    names = [path.stem for path in SAVES]
    for meta in listed():
        for kind in ("finished", "running"):
            assert any(n.startswith(f"{meta.id}-0.") and n.endswith(kind) for n in names)
