"""The end of the game: RB-60 to RB-62."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.message import Player
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.rebirth.data import EMPTY, NEUTRAL

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE = range(3)


@pytest.mark.parametrize(
    ("name", "players", "turns"),
    [
        ("scotland", 2, 34),
        ("scotland", 3, 34),
        ("scotland", 4, 25),
        ("ireland", 2, 32),
        ("ireland", 3, 32),
        ("ireland", 4, 23),
    ],
)
def test_all_have_the_same_number_of_turns(name: str, players: int, turns: int) -> None:
    """RB-60: the game ends when supplies and hands are empty."""
    game, table = load_game(f"rebirth-{name}"), Table(SampledChance(f"{players}"), False)
    state = game.new_state(players, {}, players - 1, table)
    asked = [0] * players
    while state.flow:
        if state.flow[-1][0] == "place" and not state.flow[-1][2]:
            asked[state.flow[-1][1]] += 1
        game.play(state, game.legal_actions(state)[-1], table)
    assert asked == [turns] * players
    assert state.turn == turns * players
    assert [sum(pool) for pool in state.supply] == [0] * players
    assert state.hand == [EMPTY] * players


@pytest.mark.parametrize(("players", "placed", "empty"), [(2, 68, 8), (3, 102, 6), (4, 100, 8)])
def test_tiles_placed_and_spaces_left_in_scotland(players: int, placed: int, empty: int) -> None:
    """Invariants: 68 / 102 / 100 tiles, 8 / 6 / 8 spaces left."""
    game, table = load_game("rebirth-scotland"), Table(SampledChance("full"), False)
    state = game.new_state(players, {}, 0, table)
    while state.flow:
        game.play(state, game.legal_actions(state)[0], table)
    assert sum(map(len, state.placed)) == placed
    fields = [s for s in game.board.spaces if not s.place]  # type: ignore[attr-defined]
    assert sum(state.tile[s.index] == EMPTY for s in fields) == empty
    assert sum(kind not in (EMPTY, NEUTRAL) for kind in state.tile) == placed


def test_irish_reserve_tiles_are_not_placed() -> None:
    """RB-60: four a player, less those drawn by Second tile."""
    game, table = load_game("rebirth-ireland"), Table(SampledChance("reserve"))
    state = game.new_state(3, {}, 0, table)
    while state.flow:
        game.play(state, game.legal_actions(state)[0], table)
    for seat in range(3):
        drawn = [e for e in table.events if e.key == "second_drawn" and e.to == (seat,)]
        assert sum(state.aside[seat]) == 4 - len(drawn)


def finish(scene: Scene, seat: int = ORANGE, tile: str = "energy", space: str = "A01") -> None:
    """The last tile of the game."""
    scene.state.supply = [[0] * 6 for _ in range(scene.state.players)]
    scene.state.hand = [-1] * scene.state.players
    scene.play(seat, tile, space)
    assert scene.game.actor(scene.state) is None


def test_incomplete_settlements_pay_houses(scotland: NewScene) -> None:
    """RB-61: each tile its own houses, to its owner; full ones pay nothing more."""
    scene = scotland()
    open_one, full = scene.settlements(3)[:2]
    scene.put(BLUE, "house3", open_one[0])
    scene.put(PINK, "house4", open_one[1])
    scene.put(BLUE, "house2", *full)
    finish(scene)
    assert scene.gained(BLUE) == {"incomplete": 3}
    assert scene.gained(PINK) == {"incomplete": 4}


def test_final_parts_come_in_order(scotland: NewScene) -> None:
    """RB-61: settlements, castles, missions."""
    scene = scotland()
    scene.hold(BLUE, "blair")
    scene.put(BLUE, "house3", scene.settlements(3)[0][0])
    scene.state.missions[BLUE] = [scene.mission("gift")]
    finish(scene)
    keys = [event.key for event in scene.events]
    assert [k for k in keys if k.startswith(("final", "end"))] == [
        "end_tiles",
        "final_incomplete",
        "final_castles",
        "final_mission",
    ]


def ranked(scene: Scene, *scores: int) -> tuple[tuple[int, ...], str]:
    """The ranking of a game that is over with these scores, and what decided."""
    scene.state.flow = []
    for seat, score in enumerate(scores):
        scene.state.points[seat] = [score, 0, 0, 0, 0, 0, 0, 0]
    result = scene.game.result(scene.state)
    return result.places, result.decided_by.key


def test_most_points_win(scotland: NewScene) -> None:
    """RB-60."""
    assert ranked(scotland(), 90, 120, 100) == ((3, 1, 2), "result.points")


def test_equal_places_are_shared_below_the_first(scotland: NewScene) -> None:
    """RB-62: all others by points, equal is shared."""
    assert ranked(scotland(players=4), 90, 120, 90, 80) == ((2, 1, 2, 4), "result.points")


def test_edinburgh_decides_a_tie(scotland: NewScene) -> None:
    """RB-62: the tied player who holds Edinburgh."""
    scene = scotland()
    scene.hold(ORANGE, "edinburgh")
    scene.hold(BLUE, "stirling")
    assert ranked(scene, 100, 100, 100) == ((2, 2, 1), "result.castle")
    assert scene.game.result(scene.state).decided_by.params["player"] == Player(ORANGE)


def test_stirling_decides_if_edinburgh_is_held_by_none_of_the_tied(scotland: NewScene) -> None:
    """RB-62."""
    scene = scotland()
    scene.hold(PINK, "edinburgh")
    scene.hold(BLUE, "stirling")
    assert ranked(scene, 90, 100, 100) == ((3, 1, 2), "result.castle")


def test_stirling_wins_even_if_not_tied(scotland: NewScene) -> None:
    """RB-62: the holder of Stirling comes before those with more points."""
    scene = scotland()
    scene.hold(PINK, "stirling")
    assert ranked(scene, 10, 100, 100) == ((1, 2, 2), "result.castle")


def test_nobody_holds_the_castles_so_the_win_is_shared(scotland: NewScene) -> None:
    """RB-62 (ruling)."""
    assert ranked(scotland(), 90, 100, 100) == ((3, 1, 1), "result.shared")


def test_blarney_decides_a_tie_in_ireland(ireland: NewScene) -> None:
    """RB-62."""
    scene = ireland()
    scene.hold(BLUE, "blarney")
    scene.put(ORANGE, "food", *scene.around("hill_of_tara")[:2])
    assert ranked(scene, 90, 100, 100) == ((3, 1, 2), "result.castle")


def test_tara_decides_even_if_not_tied(ireland: NewScene) -> None:
    """RB-62: Blarney held by none of the tied; most tiles next to Hill of Tara."""
    scene = ireland()
    scene.hold(PINK, "blarney")
    near = scene.around("hill_of_tara")
    scene.put(PINK, "food", *near[:2])
    scene.put(BLUE, "food", near[2])
    assert ranked(scene, 90, 100, 100) == ((1, 2, 2), "result.tower")


def test_a_tie_at_tara_is_shared(ireland: NewScene) -> None:
    """RB-62: between those tied at Tara."""
    scene = ireland()
    near = scene.around("hill_of_tara")
    scene.put(PINK, "food", near[0])
    scene.put(BLUE, "food", near[1])
    assert ranked(scene, 90, 100, 100) == ((1, 1, 3), "result.tower_shared")


def test_nobody_at_tara_shares_between_the_tied(ireland: NewScene) -> None:
    """RB-62."""
    assert ranked(ireland(), 100, 90, 100) == ((1, 3, 1), "result.shared")
