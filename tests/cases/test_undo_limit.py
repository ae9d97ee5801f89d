"""UNDO-08: a table that takes back within one's own turn only, in every game."""

from __future__ import annotations

from dataclasses import replace

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import metas
from pygame_rules.core.setup import UNDO_TURN
from tests.cases.tables import every_game, table, walk

STEPS = 80


def limited(match: Match) -> Match:
    """The same game at a table with the limit."""
    other = Match(replace(match.setup, undo=UNDO_TURN))
    for entry in match.entries:
        other.act(entry.action)
    return other


def steps_taken_back(meta: Meta) -> int:
    """How often something could be taken back in a game at random between people."""
    count, free = 0, table(meta, min(meta.seats), min(meta.seats), seed=3)
    match = limited(free)
    for now in walk(free, SampledChance("limit"), STEPS):
        for entry in now.entries[len(match.entries) :]:
            match.act(entry.action)
        target, reason = match.undo_target(), match.why_no_undo()
        if target is None:
            continue
        if match.entries[target].seat != match.actor:
            assert reason is not None and reason.key == "undo_turn"
        else:
            assert reason == now.why_no_undo()
            count += reason is None
    return count


@every_game
def test_what_can_be_taken_back_belongs_to_the_turn_that_is_being_played(meta: Meta) -> None:
    steps_taken_back(meta)


def test_steps_within_a_turn_do_go_back() -> None:
    assert sum(steps_taken_back(meta) > 0 for meta in metas()) >= 3
