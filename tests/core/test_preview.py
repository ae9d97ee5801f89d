"""Previews: told by the rules, stopped by open chance, blind to secrets."""

from typing import Any

import pytest

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.errors import IllegalAction
from pygame_rules.core.match import Match
from pygame_rules.core.preview import preview
from pygame_rules.core.registry import load_game, meta_of
from pygame_rules.core.setup import Setup, quick_setup
from pygame_rules.core.table import Table


def match_at(seed: int = 1) -> Match:
    base = quick_setup(meta_of("sample"), ["human", "human"], seed)
    return Match(Setup(base.game, base.seats, base.options, 0, base.seed))


def test_points_and_events_come_from_the_rules() -> None:
    match = match_at()
    shown = preview(match.game, match.view(0), parse_action("claim s1 s2"))
    assert shown.gains == (2, 0)
    assert [m.key for m in shown.messages] == ["event.claim"]
    assert not shown.open_end


def test_a_preview_stops_at_the_die() -> None:
    match = match_at()
    shown = preview(match.game, match.view(0), parse_action("bid 3"))
    assert shown.open_end
    assert shown.gains == (0, 0)


def test_a_hidden_card_stays_hidden_and_play_goes_on() -> None:
    for seed in range(200):
        match = match_at(seed)
        match.act(parse_action("bid 1"))
        if match.state.flow[-1][0] == "six":
            break
    shown = preview(match.game, match.view(0), parse_action("swap"))
    assert [m.key for m in shown.messages] == ["event.swap"]
    assert not shown.open_end


def test_a_preview_changes_nothing() -> None:
    match = match_at()
    before = match.state.copy()
    preview(match.game, match.view(0), parse_action("claim s1 s2"))
    assert match.state == before


def test_an_illegal_action_has_no_preview() -> None:
    match = match_at()
    with pytest.raises(IllegalAction):
        preview(match.game, match.view(0), parse_action("hop s1 s2"))


def test_a_preview_stops_where_hidden_things_are_laid_open() -> None:
    match = match_at()
    match.act(parse_action("claim s1 s2"))
    match.act(parse_action("claim s3 s4"))
    shown = preview(match.game, match.view(0), parse_action("claim s5 s6"))
    assert shown.gains == (2, 0), "the hidden cards count at the end, but nobody knows them yet"
    assert shown.open_end


class Telling(type(load_game("sample"))):  # type: ignore[misc]
    """Tells one private event that is certain, and one that only looks so."""

    def apply(self, state: Any, action: Action, table: Table) -> None:
        table.tell("new_card", to=(0,), certain=True, value=1)
        table.tell("new_card", to=(0,), value=2)


def test_of_private_events_only_certain_ones_are_told_and_to_their_seat() -> None:
    match = match_at()
    action = parse_action("claim s1 s2")
    shown = preview(Telling(), match.view(0), action)
    assert [message.params for message in shown.messages] == [{"value": 1}]
    assert preview(Telling(), match.view(1), action).messages == ()
