"""The evaluation for bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.ai.bots import choose
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table

from .conftest import Scene

NewScene = Callable[..., Scene]


def test_a_castle_is_worth_having(scotland: NewScene) -> None:
    """RB-32: own ones raise the value, a rival's lower it."""
    scene = scotland()
    plain = scene.game.evaluate(scene.state, 0)
    scene.hold(0, "stirling")
    assert scene.game.evaluate(scene.state, 0) == plain + 5
    scene.hold(1, "stirling")
    assert scene.game.evaluate(scene.state, 0) < plain


def test_a_mission_nearer_to_its_end_is_worth_more(ireland: NewScene) -> None:
    """RB-51."""
    scene = ireland()
    scene.bonuses()
    scene.face_up("offshore")
    values = [scene.game.evaluate(scene.state, 0)]
    for space in ("B01", "N01"):
        scene.put(0, "food", space)
        values.append(scene.game.evaluate(scene.state, 0))
    assert values == sorted(values)
    assert values[2] > values[0]


def test_at_the_end_only_points_count(scotland: NewScene) -> None:
    scene = scotland(players=2)
    scene.state.flow = []
    scene.hold(1, "stirling")
    scene.state.points = [[30] + [0] * 7, [20] + [0] * 7]
    assert scene.game.evaluate(scene.state, 0) == 10
    assert scene.game.evaluate(scene.state, 1) == -10


@pytest.mark.parametrize("name", ["rebirth-scotland", "rebirth-ireland"])
def test_the_value_does_not_know_what_rivals_hide(name: str) -> None:
    """RB-7: rivals' hands, supplies and missions change nothing."""
    game, table = load_game(name), Table(SampledChance("hide"), listening=False)
    state = game.new_state(3, {}, 0, table)
    for number in range(60):
        legal = game.legal_actions(state)
        game.play(state, legal[number % len(legal)], table)
        for seat in range(3):
            other = game.secrets(state, seat, SampledChance(f"{number}"))
            assert game.evaluate(other, seat) == game.evaluate(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["rebirth-scotland", "rebirth-ireland"])
def test_one_step_greedy_beats_random(name: str, players: int) -> None:
    game = load_game(name)
    for seed in range(2):
        table = Table(SampledChance(f"greedy {seed}"), listening=False)
        state = game.new_state(players, {}, 0, table)
        bots = ["greedy" if seat == seed else "random" for seat in range(players)]
        step = 0
        while state.flow:
            seat = game.actor(state)
            assert seat is not None
            answer = choose(game, game.view(state, seat), bots[seat], f"{seed} {step}")
            game.play(state, answer.action, table)
            step += 1
        assert game.result(state).places[seed] == 1
