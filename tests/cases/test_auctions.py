"""Offerings in Cyclades always end, whoever bids and whatever they hold."""

from __future__ import annotations

import pytest

from pygame_rules.ai.bots import choose
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades.data import GODS
from pygame_rules.games.cyclades.state import State
from tests.games.cyclades.scene import Scene

AUCTIONS = 10_000
GODS_IN_PLAY = {2: 3, 3: 2, 4: 3, 5: 4}


def auction(players: int, seed: int) -> Scene:
    """The markers are about to be placed; gold, priests, gods, order and the cap vary."""
    lot = SampledChance(f"auction {players} {seed}")
    scene = Scene(players, offering_cap=("none", "twenty")[lot.roll(2)])
    scene.gold(*(lot.roll(26) for _ in range(players)))
    scene.state.priests = [lot.roll(4) for _ in range(players)]
    gods = lot.shuffled(range(1, 5))[: GODS_IN_PLAY[players]]
    seats = lot.shuffled(seat for seat in range(players) for _ in range(1 + (players == 2)))
    return scene.offerings(*seats, gods=" ".join(GODS[god] for god in gods))


def open_auction(state: State) -> bool:
    return state.flow[-1][0] in ("offer", "sum")


def standing(state: State) -> dict[int, int]:
    """The sum that stands on each god."""
    return {god: state.bid[god] for god in state.gods if state.bidder[god] >= 0}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_offerings_end_and_only_ever_rise(players: int) -> None:
    """AI-14, CYC-11: a god's sum only rises, so every chain ends; all markers stand then."""
    longest = 0
    for seed in range(AUCTIONS // 4):
        scene = auction(players, seed)
        state, picks, count = scene.state, SampledChance(seed), 0
        while open_auction(state):
            before = standing(state)
            legal = scene.game.legal_actions(state)
            assert legal
            scene.game.play(state, random_action(legal, picks), Table(picks))
            if open_auction(state):
                after = standing(state)
                assert all(after[god] >= before[god] for god in before)
            count += 1
            assert count < 400
        longest = max(longest, count)
        assert state.flow[0][0] == "actions"
        assert all(gold >= 0 for gold in state.gold)
    assert longest > 2 * players


@pytest.mark.parametrize("level", ["greedy", "easy"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_always_answer_in_an_auction(players: int, level: str) -> None:
    """AI-14: from their own views, whatever they hold, and the auction ends."""
    for seed in range(3):
        scene = auction(players, 5_000 + seed)
        game, state, count = scene.game, scene.state, 0
        while open_auction(state):
            actor = game.actor(state)
            choice = choose(game, game.view(state, actor), level, count)
            game.apply(state, choice.action, Table(SampledChance(count)))
            count += 1
            assert count < 150
        assert state.flow[0][0] == "actions"
