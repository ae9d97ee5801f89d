"""Castles: RB-30 to RB-32."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE = range(3)


def test_first_tile_takes_the_castle(scotland: NewScene) -> None:
    """RB-30: any kind of tile."""
    for tile, space in (("food", "L04"), ("house1", "M04"), ("energy", "N06")):
        scene = scotland()
        assert "castle_first" in scene.play(BLUE, tile, space)
        assert scene.holder("stirling") == BLUE


def test_one_piece_only(scotland: NewScene) -> None:
    """RB-30, RB-31: the holder's own further tile changes nothing."""
    scene = scotland()
    scene.play(BLUE, "food", "L04")
    keys = scene.play(BLUE, "food", "L05")
    assert not [key for key in keys if key.startswith("castle")]
    assert scene.holder("stirling") == BLUE


def test_printed_example_a_equal_tiles_and_farms(scotland: NewScene) -> None:
    """RB-31, example A: one energy farm each, the holder keeps it; one more takes it."""
    scene = scotland()
    scene.play(PINK, "energy", "N06")
    assert "castle_kept_farms" in scene.play(BLUE, "energy", "N07")
    assert scene.holder("stirling") == PINK
    assert "castle_won" in scene.play(BLUE, "food", "L04")
    assert scene.holder("stirling") == BLUE


def test_printed_example_b_castle_tie_goes_to_more_farms(scotland: NewScene) -> None:
    """RB-31, example B: one settlement tile against one energy farm."""
    scene = scotland()
    scene.play(PINK, "house4", "M04")
    assert "castle_won_farms" in scene.play(BLUE, "energy", "N06")
    assert scene.holder("stirling") == BLUE
    (told,) = scene.told("castle_won_farms")
    assert (told["own"], told["theirs"], told["tiles"]) == (1, 0, 1)


@pytest.mark.parametrize(
    ("holder", "mover", "taken"),
    [
        # (tiles of the holder, tiles of the mover with the last one played)
        (["food", "food"], ["food"], False),
        (["food"], ["house1", "house1"], True),
        (["house1", "food"], ["food", "food"], True),
        (["food", "food"], ["house1", "food"], False),
        (["house1", "food"], ["food", "house4"], False),
        (["house1", "house1"], ["energy", "food"], True),
    ],
)
def test_more_tiles_then_more_farms_then_the_holder(
    scotland: NewScene, holder: list[str], mover: list[str], taken: bool
) -> None:
    """RB-31."""
    scene = scotland()
    fields = {"food": ["L04", "L05"], "energy": ["N06", "N07"], "house1": ["M04", "M06"]}
    fields["house4"] = fields["house1"]
    spare = ["N07", "N06"]

    def space(tile: str) -> str:
        free = [s for s in fields[tile] if scene.state.tile[scene.board.index[s]] < 0]
        return (
            free[0]
            if free
            else next(s for s in spare if scene.state.tile[scene.board.index[s]] < 0)
        )

    scene.hold(PINK, "stirling")
    for tile in holder:
        scene.put(PINK, tile, space(tile))
    for tile in mover[:-1]:
        scene.put(BLUE, tile, space(tile))
    scene.play(BLUE, mover[-1], space(mover[-1]))
    assert scene.holder("stirling") == (BLUE if taken else PINK)


def test_only_mover_and_holder_are_compared(scotland: NewScene) -> None:
    """RB-31: a third player's equal tiles do not matter."""
    scene = scotland()
    scene.hold(PINK, "stirling")
    scene.put(PINK, "food", "L04")
    scene.put(ORANGE, "food", "L05")
    scene.put(BLUE, "energy", "N06")
    scene.play(BLUE, "energy", "N07")
    assert scene.holder("stirling") == BLUE


def test_a_neighbour_of_two_castles_may_win_one_and_lose_the_other(scotland: NewScene) -> None:
    """RB-31: each castle by itself. N07 lies next to Stirling and Edinburgh."""
    scene = scotland()
    scene.hold(PINK, "stirling", "edinburgh")
    scene.put(PINK, "food", "L04", "L05")
    scene.put(PINK, "house1", "O06")
    keys = scene.play(BLUE, "food", "N07")
    assert [key for key in keys if key.startswith("castle")] == ["castle_kept", "castle_won_farms"]
    assert (scene.holder("stirling"), scene.holder("edinburgh")) == (PINK, BLUE)


def test_castles_pay_five_at_the_end(scotland: NewScene) -> None:
    """RB-32."""
    scene = scotland()
    scene.hold(BLUE, "stirling", "blair", "fyvie")
    scene.hold(PINK, "brodick")
    finish(scene)
    assert scene.gained(BLUE) == {"castles": 15}
    assert scene.gained(PINK) == {"castles": 5, "food": 1}


def finish(scene: Scene) -> None:
    """The last tile of the game: pink's food farm, far from everything."""
    scene.state.supply = [[0] * 6 for _ in range(scene.state.players)]
    scene.state.hand = [-1] * scene.state.players
    scene.play(PINK, "food", "N04" if scene.holder("brodick") == PINK else "M02")
