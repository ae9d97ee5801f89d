"""Which element of the board a tap or an arrow key means."""

import pytest

from boards_svg.contract import Spot
from web.aiming import Hit, hit, rivals, walk

SPOTS = {"legal": Spot(((0.0, 0.0),), 10.0), "other": Spot(((40.0, 0.0),), 10.0)}


@pytest.mark.parametrize(
    ("x", "found"),
    [
        (5, Hit("legal", True)),
        (22, Hit("legal", True)),
        (31, Hit("other", False)),
        (40, Hit("other", False)),
        (-30, Hit("legal", True)),
        (-35, None),
    ],
)
def test_legal_within_12_then_under_the_finger_then_legal_within_24(
    x: float, found: Hit | None
) -> None:
    assert hit(SPOTS, {"legal"}, x, 0, 1.0) == found


def test_distances_are_in_pixels_not_units() -> None:
    assert hit(SPOTS, {"legal"}, -30, 0, 2.0) is None
    assert hit(SPOTS, {"legal"}, -30, 0, 0.5) == Hit("legal", True)


def test_second_centre_of_a_spot_counts() -> None:
    spots = {"route": Spot(((0.0, 0.0), (100.0, 0.0)), 5.0)}
    assert hit(spots, {"route"}, 101, 0, 1.0) == Hit("route", True)


# -- what a finger may mean -------------------------------------------------------------
TWINS = {
    "left": Spot(((0.0, 0.0), (0.0, 60.0)), 5.0),
    "right": Spot(((11.0, 0.0), (11.0, 60.0)), 5.0),
    "far": Spot(((0.0, 120.0),), 5.0),
}


def test_twins_closer_than_a_finger_are_rivals_nearest_first() -> None:
    assert rivals(TWINS, set(TWINS), 10, 61, 1.0) == ["right", "left"]


def test_only_what_is_legal_is_a_rival() -> None:
    assert rivals(TWINS, {"left", "far"}, 10, 61, 1.0) == ["left"]


def test_enlarged_by_zoom_the_twins_are_told_apart() -> None:
    assert rivals(TWINS, set(TWINS), 10, 61, 2.5) == ["right"]


def test_large_neighbours_are_no_rivals_even_at_their_border() -> None:
    """Hexes touch each other; a finger on the border means the nearer one."""
    hexes = {"a": Spot(((0.0, 0.0),), 15.0), "b": Spot(((30.0, 0.0),), 15.0)}
    assert rivals(hexes, set(hexes), 14, 0, 1.0) == ["a"]


def test_beside_a_group_all_within_24_px_are_rivals() -> None:
    assert rivals(TWINS, set(TWINS), 31, 0, 1.0) == ["right"]
    assert rivals(TWINS, set(TWINS), 5.5, -25, 1.0) == ["left", "right"]


def test_where_an_illegal_place_answers_nothing_is_a_rival() -> None:
    spots = {**TWINS, "city": Spot(((-19.0, 0.0),), 5.0)}
    assert hit(spots, set(TWINS), -19, 0, 1.0) == Hit("city", False)
    assert rivals(spots, set(TWINS), -19, 0, 1.0) == []


# -- arrow keys -------------------------------------------------------------------------
ROW = {f"s{i}": Spot(((30.0 * i, 0.0),), 10.0) for i in range(4)}


def test_arrows_walk_to_the_nearest_target_in_that_direction() -> None:
    assert walk(ROW, ["s0", "s2", "s3"], "s0", 1, 0) == "s2"
    assert walk(ROW, ["s0", "s2", "s3"], "s2", -1, 0) == "s0"


def test_arrow_without_a_target_stays() -> None:
    assert walk(ROW, ["s0", "s1"], "s1", 1, 0) == "s1"
    assert walk(ROW, ["s0", "s1"], "s1", 0, -1) == "s1"
