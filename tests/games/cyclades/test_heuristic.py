"""Bots that look one action ahead: sensible in plain cases, and never without an answer."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_rules.ai.bots import choose
from pygame_rules.core.actions import parse_action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def bot(table: Scene) -> str:
    seat = table.actor
    return str(choose(table.game, table.game.view(table.state, seat), "greedy", "test").action)


def value(table: Scene, seat: int, *actions: str) -> float:
    after = table.state.copy()
    for text in actions:
        table.game.play(after, parse_action(text), Table(SampledChance("value"), listening=False))
    return table.game.evaluate(after, seat)


def test_it_takes_the_free_recruit(scene: Scenes) -> None:
    assert bot(scene().island("A01", 0).turn(0, "zeus", gold=1)) == "recruit"


def test_it_completes_a_set(scene: Scenes) -> None:
    table = scene().island("A07", 0, 1, "port temple university").turn(0, "ares", gold=3)
    table.act("recruit A07")
    assert bot(table) == "build A07"


def test_it_takes_an_undefended_island_in_reach(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).fleet("r01c01", 0).turn(0, "ares", gold=2)
    table.act("recruit A01")
    assert bot(table).startswith("march A01 A02")


def test_it_bids_for_the_god_that_wins(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True).island("A02", 0).gold(9, 5, 5)
    table.state.philosophers[0] = 3
    table.offerings(0, 1, 2, gods="ares athena")
    assert bot(table) == "offer athena"
    table.act("offer athena")
    assert int(bot(table).split()[1]) >= 5


def test_it_keeps_that_god_from_a_rival(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A02", 1).gold(9, 5, 5)
    table.state.philosophers[1] = 3
    table.offerings(0, 1, 2, gods="ares athena")
    assert bot(table) == "offer athena"


def test_it_does_not_bid_absurd_sums(scene: Scenes) -> None:
    table = scene().gold(60, 8, 8).offerings(0, 1, 2).act("offer ares")
    assert int(bot(table).split()[1]) <= 12


def test_an_island_in_danger_is_worth_less(scene: Scenes) -> None:
    safe = scene().island("A02", 0, 1, metropolis=True).island("A01", 1, 4).turn(0, "zeus")
    threatened = scene().island("A02", 0, 1, metropolis=True).island("A01", 1, 4)
    threatened.island("A05", 0).fleet("r01c01", 1).turn(0, "zeus")
    safe.island("A05", 0)
    assert value(threatened, 0) < value(safe, 0) - 3


def test_troops_go_where_a_metropolis_is_in_danger(scene: Scenes) -> None:
    table = scene().island("A02", 0, 1, metropolis=True).island("A05", 0, 0)
    table.island("A01", 1, 2).fleet("r01c01", 1).turn(0, "ares")
    assert value(table, 0, "recruit A02") > value(table, 0, "recruit A05")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_beats_random(players: int) -> None:
    game = load_game("cyclades")
    wins: Counter[str] = Counter()
    for seed in range(4):
        levels = ["random"] * players
        levels[seed % players] = "greedy"
        chance = SampledChance(f"arena {players} {seed}")
        state = game.new_state(players, game.meta.full_options({}), None, Table(chance, False))
        for number in range(4000):
            seat = game.actor(state)
            if seat is None:
                break
            view = game.view(state, seat)
            action = choose(game, view, levels[seat], f"{seed} {number}").action
            game.play(state, action, Table(chance, False))
        winner = game.result(state).places.index(1)
        wins[levels[winner]] += 1
    assert wins["greedy"] >= 3


def test_evaluation_answers_everywhere(scene: Scenes) -> None:
    """Whatever is being decided, and for every seat."""
    game = load_game("cyclades")
    for players in (2, 3, 4, 5):
        picks = SampledChance(f"eval {players}")
        table = Table(picks, listening=False)
        state = game.new_state(players, game.meta.full_options({}), None, table)
        while state.flow:
            assert all(abs(game.evaluate(state, s)) < 5000 for s in range(players))
            legal = game.legal_actions(state)
            game.play(state, legal[picks.roll(len(legal))], table)
        assert game.evaluate(state, game.result(state).places.index(1)) > 1000
