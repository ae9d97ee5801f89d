"""The chance port: numbered outcomes, replay, who learned what."""

from collections import Counter

import pytest

from pygame_rules.core.chance import (
    EVERYONE_MASK,
    NOBODY,
    PUBLIC,
    LiveChance,
    ReplayChance,
    SampledChance,
)
from pygame_rules.core.errors import ChanceError


def test_outcome_i_is_a_function_of_seed_and_i() -> None:
    first = LiveChance("seven")
    rolls = [first.roll(6) for _ in range(10)]
    later = LiveChance("seven", index=4)
    assert [later.roll(6) for _ in range(6)] == rolls[4:]


def test_the_numbers_never_change() -> None:
    """Golden: saves of every release depend on them (SAVE-02)."""
    chance = SampledChance("golden")
    assert [chance.roll(100) for _ in range(8)] == GOLDEN


GOLDEN = [52, 85, 93, 84, 52, 52, 77, 46]


def test_a_deal_takes_one_piece_of_the_pool_evenly() -> None:
    counts: Counter[int] = Counter()
    for seed in range(3000):
        pool = [1, 0, 2]
        kind = SampledChance(seed).deal(pool, NOBODY)
        assert sum(pool) == 2
        counts[kind] += 1
    assert counts[1] == 0
    assert 850 < counts[0] < 1150


def test_live_chance_writes_down_outcomes_and_learners() -> None:
    chance = LiveChance("x")
    chance.deal([0, 3], NOBODY)
    assert (chance.outcomes, chance.learned) == ([1], 0)
    chance.deal([0, 3], (2,))
    assert chance.learned == 0b100
    chance.roll(6)
    assert chance.learned == EVERYONE_MASK


def test_replay_repeats_the_log() -> None:
    live = LiveChance("x")
    pool = [2, 2]
    seen = [live.draw(pool), live.roll(6), live.deal(pool, (0,))]
    replay = ReplayChance(live.outcomes)
    pool = [2, 2]
    assert [replay.draw(pool), replay.roll(6), replay.deal(pool, (0,))] == seen
    replay.finish()
    assert replay.learned == live.learned


def test_a_log_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(ChanceError, match="missing"):
        ReplayChance([]).roll(6)
    with pytest.raises(ChanceError, match="not below"):
        ReplayChance([6]).roll(6)
    with pytest.raises(ChanceError, match="not in the pool"):
        ReplayChance([1]).draw([1, 0])
    with pytest.raises(ChanceError, match="not in the pool"):
        ReplayChance([-1]).draw([1, 1])
    with pytest.raises(ChanceError, match="left over"):
        ReplayChance([1]).finish()


def test_shuffled_keeps_every_item() -> None:
    assert sorted(SampledChance(1).shuffled(range(9))) == list(range(9))
    assert PUBLIC is None


def test_sampled_chance_counts_how_often_it_was_asked() -> None:
    chance = SampledChance(1)
    assert chance.asked == 0
    chance.roll(6)
    chance.deal([1, 1], (0,))
    assert chance.asked == 2
