"""Levels make a difference: each beats the one below on the boards whose games are quick.

The other boards, bigger tables and the step to hard take minutes; `docs/BOTS.md` has them.
"""

import pytest

from pygame_rules.ai.arena import compete
from pygame_rules.core.registry import load_game


@pytest.mark.parametrize("game_id", ["rebirth-scotland", "rebirth-ireland", "origo", "cyclades"])
@pytest.mark.parametrize("players", [2, 3])
def test_easy_beats_random(game_id: str, players: int) -> None:
    tally = compete(load_game(game_id), players, ("easy", "random"), 60, 1, wanted=0.8)
    assert tally.verdict() is True


@pytest.mark.parametrize("game_id", ["rebirth-ireland", "cyclades"])
def test_normal_beats_easy_at_a_tenth_of_its_iterations(game_id: str) -> None:
    tally = compete(load_game(game_id), 2, ("normal/10", "easy"), 60, 1, wanted=0.7)
    assert tally.verdict() is True


def test_hard_beats_normal_at_a_tenth_of_the_iterations() -> None:
    tally = compete(load_game("rebirth-ireland"), 2, ("hard/10", "normal/10"), 60, 1, wanted=0.65)
    assert tally.verdict() is True
