"""Items of a scoring: what was told of each, the position after it, what the scores grew by."""

from __future__ import annotations

import pytest

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.film import has_scenes, scenes
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.table import Table
from pygame_rules.games.sample.game import SampleGame
from pygame_rules.games.sample.state import State


class Scored(SampleGame):
    """After every claim seat 0 gets 1 point, then seat 1 gets 2."""

    def play(self, state: State, action: Action, table: Table) -> None:
        super().play(state, action, table)
        if action.verb == "claim":
            state.points[1] += 10
            for seat in (0, 1):
                table.next_item()
                table.tell("bonus", seat=seat)
                state.points[seat] += seat + 1
            table.items_over()
            table.tell("round")


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    game = Scored()
    monkeypatch.setattr("pygame_rules.core.match.load_game", lambda game_id: game)
    found = Match(quick_setup(meta_of("sample"), ["human", "human"], 1))
    found.act(parse_action("claim s1 s2"))
    return found


def test_each_item_has_what_was_told_of_it_and_what_it_brought(match: Match) -> None:
    first, second = scenes(match, 1)
    assert [event.params["seat"] for event in (*first.events, *second.events)] == [0, 1]
    assert (first.gains, second.gains) == ((1, 0), (0, 2))


def test_each_item_shows_the_position_after_it(match: Match) -> None:
    first, second = scenes(match, 1)
    assert second.state == match.state
    assert first.state.points == [match.state.points[0], match.state.points[1] - 2]
    assert first.state.flow == match.state.flow
    assert second.before == first.state
    assert first.before.points == [first.state.points[0] - 1, first.state.points[1]]


def test_looking_changes_nothing(match: Match) -> None:
    before = match.state.copy()
    scenes(match, 1)
    assert match.state == before
    assert len(match.entries) == 1


def test_the_log_knows_the_items(match: Match) -> None:
    items = [(line.message.key, line.item) for line in match.log(None)]
    assert items[-4:] == [
        ("event.claim", 0), ("event.bonus", 1), ("event.bonus", 2), ("event.round", 0),
    ]  # fmt: skip


def test_most_actions_have_no_items(match: Match) -> None:
    plain = next(a for a in match.legal_actions() if a.verb != "claim")
    match.act(plain)
    assert has_scenes(match, 1) and not has_scenes(match, 2) and not has_scenes(match, 0)
    assert scenes(match, 2) == []


def test_items_go_on_counting_within_one_action() -> None:
    table = Table(SampledChance(1))
    for step in (table.next_item, table.items_over, table.next_item):
        step()
        table.tell("bonus")
    told = [event.item for event in table.events]
    assert told == [1, 0, 2]
