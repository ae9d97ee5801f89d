"""Components and set-up: RB-1 to RB-7, RB-50, RB-52."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.rebirth.data import (
    BONUS_IDS,
    EMPTY,
    HOUSES,
    NEUTRAL,
    NOBODY,
    board,
    tile_set,
)
from pygame_rules.games.rebirth.state import State

BOARDS = ("scotland", "ireland")


def started(name: str, players: int, seed: str = "set-up", start: int | None = 0) -> State:
    game = load_game(f"rebirth-{name}")
    state: State = game.new_state(players, {}, start, Table(SampledChance(seed)))
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_full_set_of_36_tiles(players: int) -> None:
    """RB-1: 12 food, 12 energy, three settlement tiles of each number of houses."""
    assert tile_set(players) == (12, 12, 3, 3, 3, 3)


def test_four_players_have_27_tiles() -> None:
    """RB-1: 9 food, 9 energy, 3x1, 2x2, 2x3, 2x4."""
    tiles = tile_set(4)
    assert tiles == (9, 9, 3, 2, 2, 2)
    assert sum(tiles) == 27
    assert sum(n * h for n, h in zip(tiles, HOUSES, strict=True)) == 21


def test_a_castle_and_a_cathedral_piece_for_every_place() -> None:
    """RB-2: 12 castles and 8 cathedrals a player; so pieces never run out."""
    scotland, ireland = board("scotland"), board("ireland")
    assert (len(scotland.castles), len(scotland.cathedrals)) == (12, 8)
    assert len(ireland.castles) <= 12


@pytest.mark.parametrize(("name", "aside"), [("scotland", 2), ("ireland", 4)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_set_aside(name: str, aside: int, players: int) -> None:
    """RB-3: two in Scotland, four in Ireland."""
    state = started(name, players)
    assert [sum(pool) for pool in state.aside] == [aside] * players


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tile_in_hand_and_the_rest_is_the_supply(name: str, players: int) -> None:
    """RB-4."""
    state = started(name, players)
    left = sum(tile_set(players)) - board(name).set_aside - 1
    assert all(kind != EMPTY for kind in state.hand)
    assert [sum(pool) for pool in state.supply] == [left] * players


@pytest.mark.parametrize(("name", "covered"), [("scotland", 32), ("ireland", 24)])
def test_covered_spaces_for_two(name: str, covered: int) -> None:
    """RB-5: 32 and 24 neutral tiles, owned by nobody, whole settlements only."""
    state, tables = started(name, 2), board(name)
    assert state.tile.count(NEUTRAL) == covered
    assert all(o == NOBODY for t, o in zip(state.tile, state.owner, strict=True) if t == NEUTRAL)
    for spaces in tables.settlements:
        assert len({state.tile[space] == NEUTRAL for space in spaces}) == 1


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_covered_for_more(name: str, players: int) -> None:
    """RB-5."""
    assert NEUTRAL not in started(name, players).tile


def test_start_player_is_chosen_or_drawn() -> None:
    """RB-6."""
    assert [started("scotland", 3, start=n).flow[-1] for n in range(3)] == [
        ["place", n, 0] for n in range(3)
    ]
    drawn = {started("scotland", 4, seed=str(n), start=None).start for n in range(60)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("start", [0, 1, 2])
def test_play_goes_clockwise(start: int) -> None:
    """RB-6: seats in order, round and round."""
    game, table = load_game("rebirth-scotland"), Table(SampledChance("clock"))
    state = game.new_state(3, {}, start, table)
    asked = []
    for _ in range(7):
        asked.append(game.actor(state))
        game.play(state, game.legal_actions(state)[0], table)
    assert asked == [(start + n) % 3 for n in range(7)]


def test_eight_missions_open_and_four_in_the_stack() -> None:
    """RB-50."""
    state = started("ireland", 3)
    assert len(set(state.face_up)) == 8
    assert sum(state.deck) == 4
    assert all(state.deck[number] == 0 for number in state.face_up)


def test_fourteen_bonuses_on_fourteen_towers() -> None:
    """RB-52: 4 second tile, 2 three tiles, 1 private, 2 doubling, 3 thirteen, 2 points."""
    state = started("ireland", 2)
    found = Counter(BONUS_IDS[kind] for kind in state.bonus)
    assert found == {
        "second": 4,
        "three": 2,
        "private": 1,
        "doubling": 2,
        "thirteen": 3,
        "points": 2,
    }
    assert started("ireland", 2, seed="other").bonus != state.bonus
