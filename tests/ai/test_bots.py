"""Bots: fair, repeatable, and greedy is better than random."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable

import pytest

from pygame_rules.ai import bots, greedy
from pygame_rules.ai.play import play_game
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.registry import listed, load_game, meta_of, metas
from pygame_rules.core.setup import quick_setup

IDS = [meta.id for meta in metas()]


def test_no_bot_takes_a_state() -> None:
    """AI-01: a bot's signature has a view and nothing behind it."""
    takers: list[Callable[..., object]] = [*bots.LEVELS.values(), bots.think, bots.choose]
    for bot in takers:
        assert "view" in inspect.signature(bot).parameters
        assert "state" not in inspect.signature(bot).parameters


@pytest.mark.parametrize("level", [*sorted(bots.LEVELS.keys() - {"hard"}), "hard/10"])
@pytest.mark.parametrize("game_id", IDS)
def test_hidden_things_never_change_a_move(game_id: str, level: str) -> None:
    """AI-01, AI-23: permute everything hidden that agrees with the view: the same move."""
    game = load_game(game_id)
    match = Match(quick_setup(game.meta, [level] * game.meta.seats[0], 2))
    for number in range(12):
        if match.over:
            break
        seat = match.actor
        assert seat is not None
        view = match.view(seat)
        choice = bots.choose(game, view, level, number)
        other = game.secrets(match.state, seat, SampledChance(number))
        assert bots.choose(game, game.view(other, seat), level, number) == choice
        through_json = game.view_from_json(json.loads(json.dumps(game.view_to_json(view))))
        assert bots.choose(game, through_json, level, number) == choice
        match.act(choice.action)


@pytest.mark.parametrize("game_id", [meta.id for meta in listed()])
def test_greedy_beats_random(game_id: str) -> None:
    """AI-18: the better player wins, from every seat."""
    meta = meta_of(game_id)
    wins = 0
    for seed in range(6):
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        report = play_game(quick_setup(meta, kinds, seed))
        assert report.decided_by is not None
        places = report.match.game.result(report.match.state).places
        wins += places[kinds.index("greedy")] == 1
    assert wins >= 5


def test_an_unknown_level_is_an_error() -> None:
    match = Match(quick_setup(meta_of("sample"), ["random", "random"], 1))
    with pytest.raises(KeyError):
        bots.choose(match.game, match.view(match.actor), "genius", 1)


def test_greedy_averages_over_what_chance_may_bring() -> None:
    """A bid of the sample game is judged by more than one roll of the die."""
    game = load_game("sample")
    match = Match(quick_setup(game.meta, ["greedy", "random"], 3))
    assert match.actor is not None
    rolls: list[int] = []

    class Counting(type(game)):  # type: ignore[misc]
        def evaluate(self, state: object, seat: int) -> float:
            rolls.append(seat)
            return super().evaluate(state, seat)  # type: ignore[no-any-return]

    legal = match.legal_actions()
    bids = sum(action.verb == "bid" for action in legal)
    bots.choose(Counting(), match.view(match.actor), "greedy", 1)
    assert len(rolls) == len(legal) - bids + bids * greedy.GREEDY_SAMPLES
