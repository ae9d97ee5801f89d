"""What a tile scores at once: RB-20 to RB-27."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.games.rebirth.scoring import SHARES, ranking

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE, BEIGE = range(4)


# -- farms ------------------------------------------------------------------------------
def test_a_lone_farm_scores_one(scotland: NewScene) -> None:
    """RB-20."""
    scene = scotland()
    scene.play(BLUE, "food", scene.apart("food", 1)[0])
    assert scene.gained(BLUE) == {"food": 1}


def test_printed_example_a_farms_of_two_players_form_no_group(scotland: NewScene) -> None:
    """RB-20, example A: an energy farm next to a rival's scores 1."""
    scene = scotland()
    scene.put(PINK, "energy", "A01")
    scene.play(BLUE, "energy", "A02")
    assert scene.gained(BLUE) == {"energy": 1}
    assert scene.gained(PINK) == {}


def test_printed_example_b_a_group_of_two_scores_two(scotland: NewScene) -> None:
    """RB-20, example B."""
    scene = scotland()
    scene.put(PINK, "energy", "A02")
    scene.put(ORANGE, "energy", "A01")
    scene.play(ORANGE, "energy", "B01")
    assert scene.gained(ORANGE) == {"energy": 2}


def test_a_tile_that_joins_two_groups_scores_them_all(scotland: NewScene) -> None:
    """RB-20: the connected group that now contains it."""
    scene = scotland()
    scene.put(BLUE, "food", "I02", "I01", "I04", "I05")
    scene.play(BLUE, "food", "J02")
    assert scene.gained(BLUE) == {"food": 3}
    scene.play(BLUE, "food", "J03")
    assert scene.gained(BLUE) == {"food": 3 + 4}
    scene.play(BLUE, "food", "J04")
    assert scene.gained(BLUE) == {"food": 3 + 4 + 7}


def test_food_and_energy_do_not_mix(scotland: NewScene) -> None:
    """RB-20: type is the tile's, not the space's."""
    scene = scotland()
    scene.put(BLUE, "energy", "G11")
    scene.put(BLUE, "food", "F09")
    scene.play(BLUE, "food", "G10")
    assert scene.gained(BLUE) == {"food": 2}


def test_settlement_tiles_join_no_group(scotland: NewScene) -> None:
    """RB-20."""
    scene = scotland()
    scene.put(BLUE, "house4", "I07")
    scene.play(BLUE, "food", "I06")
    assert scene.gained(BLUE) == {"food": 1}


def test_neutral_tiles_join_no_group(scotland: NewScene) -> None:
    """RB-5, RB-20: A02 is covered for two, so A01 and A03 stay apart."""
    scene = scotland(players=2)
    scene.put(BLUE, "energy", "A01")
    scene.play(BLUE, "energy", "A03")
    assert scene.gained(BLUE) == {"energy": 1}


# -- settlements ------------------------------------------------------------------------
def fill(scene: Scene, size: int, *tiles: tuple[int, int]) -> dict[int, int]:
    """Fill the first settlement of a size with (seat, houses), the last one by play;
    what each seat got for it."""
    spaces = scene.settlements(size)[0]
    for (seat, houses), space in zip(tiles[:-1], spaces, strict=False):
        scene.put(seat, f"house{houses}", space)
    seat, houses = tiles[-1]
    scene.play(seat, f"house{houses}", spaces[len(tiles) - 1])
    seats = range(scene.state.players)
    return {s: scene.gained(s)["settlements"] for s in seats if "settlements" in scene.gained(s)}


@pytest.mark.parametrize("houses", [1, 2, 3, 4])
def test_small_settlement_pays_its_houses(scotland: NewScene, houses: int) -> None:
    """RB-22."""
    assert fill(scotland(), 1, (BLUE, houses)) == {BLUE: houses}


def test_an_incomplete_settlement_pays_nothing_yet(scotland: NewScene) -> None:
    """RB-21."""
    assert fill(scotland(), 2, (BLUE, 4)) == {}
    assert fill(scotland(), 3, (BLUE, 4), (PINK, 1)) == {}


def test_printed_example_medium_settlement(scotland: NewScene) -> None:
    """RB-23: pink adds 2 houses to blue's 1: 5 for pink, 3 for blue."""
    assert fill(scotland(), 2, (BLUE, 1), (PINK, 2)) == {PINK: 5, BLUE: 3}


def test_printed_example_large_settlement(scotland: NewScene) -> None:
    """RB-24: pink finishes with 3 houses, blue and orange have 1 each and blue sits next
    clockwise: 8, 5, 0."""
    scene = scotland()
    assert fill(scene, 3, (ORANGE, 1), (BLUE, 1), (PINK, 3)) == {PINK: 8, BLUE: 5}
    told = scene.told("settlement_share")
    assert [(p["rank"], p["n"]) for p in told] == [(1, 8), (2, 5), (3, 0)]


@pytest.mark.parametrize(
    ("size", "tiles", "paid"),
    [
        # RB-23
        (2, [(BLUE, 1), (BLUE, 1)], {BLUE: 8}),
        (2, [(BLUE, 3), (PINK, 2)], {BLUE: 5, PINK: 3}),
        (2, [(BLUE, 2), (PINK, 2)], {BLUE: 5, PINK: 3}),
        # RB-24
        (3, [(BLUE, 1), (BLUE, 1), (BLUE, 1)], {BLUE: 13}),
        (3, [(BLUE, 1), (BLUE, 1), (PINK, 1)], {BLUE: 8, PINK: 5}),
        (3, [(BLUE, 1), (PINK, 1), (BLUE, 2)], {BLUE: 8, PINK: 5}),
        (3, [(BLUE, 1), (BLUE, 2), (PINK, 3)], {BLUE: 8, PINK: 5}),
        (3, [(BLUE, 1), (BLUE, 1), (PINK, 3)], {PINK: 8, BLUE: 5}),
        (3, [(BLUE, 4), (ORANGE, 2), (PINK, 3)], {BLUE: 8, PINK: 5}),
    ],
)
def test_shares_of_settlements(
    scotland: NewScene, size: int, tiles: list[tuple[int, int]], paid: dict[int, int]
) -> None:
    """RB-23, RB-24: alone, two or three players."""
    assert fill(scotland(), size, *tiles) == paid


@pytest.mark.parametrize(
    ("tiles", "paid"),
    [
        ([(BLUE, 1)] * 4, {BLUE: 25}),
        ([(BLUE, 1), (BLUE, 1), (PINK, 1), (PINK, 4)], {PINK: 17, BLUE: 8}),
        ([(BLUE, 1), (BLUE, 1), (PINK, 1), (PINK, 1)], {BLUE: 17, PINK: 8}),
        ([(BLUE, 1), (BLUE, 1), (PINK, 4), (ORANGE, 1)], {PINK: 12, BLUE: 8, ORANGE: 5}),
        ([(BLUE, 1), (PINK, 2), (BEIGE, 3), (ORANGE, 4)], {ORANGE: 12, BEIGE: 8, PINK: 5}),
        ([(BLUE, 2), (PINK, 2), (BEIGE, 2), (ORANGE, 2)], {BEIGE: 12, PINK: 8, BLUE: 5}),
    ],
)
def test_shares_of_a_sprawling_settlement(
    ireland: NewScene, tiles: list[tuple[int, int]], paid: dict[int, int]
) -> None:
    """RB-25: 25 alone, 17 and 8 for two, 12, 8, 5 and 0."""
    scene = ireland(players=4)
    scene.bonuses()
    scene.face_up("group_six")
    assert fill(scene, 4, *tiles) == paid


@pytest.mark.parametrize(
    ("finisher", "tiles", "paid"),
    [
        # The finisher loses every tie he is in.
        (PINK, [(BLUE, 2), (ORANGE, 1), (PINK, 2)], {BLUE: 8, PINK: 5}),
        (ORANGE, [(BLUE, 2), (PINK, 3), (ORANGE, 3)], {PINK: 8, ORANGE: 5}),
        # Finisher strictly first keeps first.
        (ORANGE, [(BLUE, 2), (PINK, 2), (ORANGE, 3)], {ORANGE: 8, PINK: 5}),
        # Three equal: next clockwise 8, the next 5, the finisher 0.
        (PINK, [(ORANGE, 1), (BLUE, 1), (PINK, 1)], {BLUE: 8, ORANGE: 5}),
        (BLUE, [(PINK, 1), (ORANGE, 1), (BLUE, 1)], {ORANGE: 8, PINK: 5}),
        (ORANGE, [(BLUE, 1), (PINK, 1), (ORANGE, 1)], {PINK: 8, BLUE: 5}),
        # A tie without the finisher goes to the nearer one clockwise from him.
        (ORANGE, [(BLUE, 4), (PINK, 4), (ORANGE, 1)], {PINK: 8, BLUE: 5}),
        (BLUE, [(PINK, 4), (ORANGE, 4), (BLUE, 1)], {ORANGE: 8, PINK: 5}),
    ],
)
def test_ties_in_settlements(
    scotland: NewScene, finisher: int, tiles: list[tuple[int, int]], paid: dict[int, int]
) -> None:
    """RB-26."""
    assert tiles[-1][0] == finisher
    assert fill(scotland(), 3, *tiles) == paid


def test_the_finisher_loses_a_tie_by_several_tiles(scotland: NewScene) -> None:
    """RB-26: 1 + 1 houses against 2, the finisher has the 2."""
    assert fill(scotland(), 3, (BLUE, 1), (BLUE, 1), (PINK, 2)) == {BLUE: 8, PINK: 5}


@given(st.dictionaries(st.integers(0, 3), st.integers(1, 12), min_size=1, max_size=4), st.data())
def test_ranking_is_by_houses_then_seat_from_the_finisher(
    houses: dict[int, int], data: st.DataObject
) -> None:
    """RB-26, for any houses: strongest first; equal ones clockwise, the finisher last."""
    finisher = data.draw(st.sampled_from(sorted(houses)))
    order = ranking(houses, finisher, 4)
    assert sorted(order) == sorted(houses)
    for first, second in pairwise(order):
        assert houses[first] >= houses[second]
        if houses[first] == houses[second]:
            assert first != finisher
            assert second == finisher or (first - finisher) % 4 < (second - finisher) % 4


def test_every_settlement_pays_the_same_in_all() -> None:
    """RB-23 to RB-25: 8, 13 and 25 points whoever is present."""
    totals = {size: {sum(s) for (n, _), s in SHARES.items() if n == size} for size in (2, 3, 4)}
    assert totals == {2: {8}, 3: {13}, 4: {25}}
    assert all(len(shares) == present for (_, present), shares in SHARES.items())


# -- ports ------------------------------------------------------------------------------
def test_port_pays_at_once(scotland: NewScene) -> None:
    """RB-27: whether or not the settlement is complete."""
    scene = scotland()
    scene.play(BLUE, "house1", "A04")
    assert scene.gained(BLUE) == {"ports": 1}
    scene.play(PINK, "house2", "B04")
    assert scene.gained(PINK) == {"ports": 1, "settlements": 5}


def test_no_port_no_point(scotland: NewScene) -> None:
    """RB-27."""
    scene = scotland()
    scene.play(BLUE, "house1", "B02")
    assert scene.gained(BLUE) == {}


@pytest.mark.parametrize(
    ("tile", "space", "points"),
    [
        ("energy", "B01", {"energy": 1, "offshore": 1}),
        ("food", "H01", {"food": 1, "offshore": 1, "towers": 6}),
        ("house3", "E01", {"offshore": 1}),
    ],
)
def test_offshore_farm_pays_for_any_tile(
    ireland: NewScene, tile: str, space: str, points: dict[str, int]
) -> None:
    """RB-27: any tile on an offshore space."""
    scene = ireland()
    scene.bonuses()
    scene.face_up("group_six")
    scene.play(BLUE, tile, space)
    assert scene.gained(BLUE) == points
