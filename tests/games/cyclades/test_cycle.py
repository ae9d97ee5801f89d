"""CY-10, CY-11 and income: what happens before the offerings."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades.data import CREATURES
from pygame_rules.games.cyclades.state import State
from pygame_rules.games.cyclades.steps.creatures import refresh_track
from pygame_rules.games.cyclades.steps.gods import draw_gods
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def refreshed(scene: Scene, cycle: int) -> list[str]:
    """The track after phase 1 of this cycle, from 4 GP to 2."""
    scene.state.cycle = cycle
    refresh_track(scene.state, Table(SampledChance("track")))
    return [CREATURES[c] if c >= 0 else "-" for c in scene.state.track]


def test_second_cycle_moves_an_unused_creature_to_three(scene: Scenes) -> None:
    track = refreshed(scene().track("satyr"), 2)
    assert track[1] == "satyr" and track[0] not in ("-", "satyr") and track[2] == "-"


def test_second_cycle_after_a_used_creature_fills_four_and_three(scene: Scenes) -> None:
    track = refreshed(scene().track("-"), 2)
    assert "-" not in track[:2] and track[2] == "-"


def test_third_cycle_fills_all_spaces(scene: Scenes) -> None:
    track = refreshed(scene().track("giant", "satyr"), 3)
    assert track[1:] == ["giant", "satyr"] and track[0] != "-"


def test_unused_creature_on_two_leaves_and_gaps_close(scene: Scenes) -> None:
    table = scene().track("giant", "-", "satyr")
    track = refreshed(table, 5)
    assert track[2] == "giant" and "-" not in track[:2]
    assert table.where_is_card("satyr") == "discards"


def test_empty_deck_is_rebuilt_from_the_discards(scene: Scenes) -> None:
    table = scene().track("giant", "satyr", "siren")
    table.state.discards, table.state.deck = table.state.deck, table.state.discards
    track = refreshed(table, 5)
    assert track[1:] == ["giant", "satyr"]
    assert not any(table.state.discards) and sum(table.state.deck) == 14


def cycles_of_gods(players: int, cycles: int, seed: int = 0) -> list[tuple[list[int], list[int]]]:
    """Gods in play and out, cycle by cycle."""
    scene, found = Scene(players), []
    chance = SampledChance(f"gods {players} {seed}")
    for cycle in range(1, cycles + 1):
        scene.state.cycle = cycle
        draw_gods(scene.state, Table(chance))
        found.append((scene.state.gods[:], scene.state.gods_out[:]))
    return found


def test_five_players_meet_all_four_gods() -> None:
    for gods, out in cycles_of_gods(5, 20):
        assert sorted(gods) == [1, 2, 3, 4] and out == []


@pytest.mark.parametrize("players", [2, 4])
def test_the_god_that_was_out_comes_first(players: int) -> None:
    cycles = cycles_of_gods(players, 20)
    for (_, before), (gods, out) in pairwise(cycles):
        assert len(gods) == 3 and len(out) == 1
        assert gods[0] == before[0] and out != before


def test_three_players_meet_the_other_two_gods_in_the_next_cycle() -> None:
    cycles = cycles_of_gods(3, 20)
    for (first, _), (second, _) in zip(cycles[::2], cycles[1::2], strict=True):
        assert len(first) == len(second) == 2
        assert sorted(first + second) == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gods_appear_evenly(players: int) -> None:
    """Each god is in play, and comes first, equally often."""
    seen: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for gods, _ in cycles_of_gods(players, 4000):
        seen.update(gods)
        first[gods[0]] += 1
    for counts in (seen, first):
        mean = sum(counts.values()) / 4
        assert all(abs(n - mean) < 0.1 * mean for n in counts.values()), counts


def test_income_counts_printed_and_placed_prosperity_and_trade(scene: Scenes) -> None:
    table = (
        scene().island("A01", 0).island("A05", 0, troops=0).fleet("r05c00", 0).fleet("r02c00", 0)
    )
    table.state.placed[table.chart.island_index["A05"]] = 2
    table.track("fates").turn(0, "zeus", gold=9)
    table.act("call fates")
    assert table.state.gold[0] == 9 - 4 + (2 + 2 + 1)


def test_income_of_first_cycle_is_paid() -> None:
    game = load_game("cyclades")
    state: State = game.new_state(5, game.meta.full_options({}), None, Table(SampledChance("x")))
    assert state.gold == [7] * 5 and state.bank == -10
