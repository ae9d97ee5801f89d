"""Axial hexes: neighbours, distances, places on the plane."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.geometry.hexes import adjacency, centre, distance, neighbours

HEX = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def test_six_neighbours_of_the_origin() -> None:
    assert set(neighbours((0, 0))) == {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


@given(HEX)
def test_neighbours_are_one_step_away_and_know_each_other(place: tuple[int, int]) -> None:
    near = neighbours(place)
    assert len(set(near)) == 6
    assert all(distance(place, n) == 1 and place in neighbours(n) for n in near)


@given(HEX, HEX, HEX)
def test_distance_is_a_metric(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEX)
def test_neighbours_lie_at_equal_distances_on_the_plane(place: tuple[int, int]) -> None:
    x, y = centre(place)
    for near in neighbours(place):
        nx, ny = centre(near)
        assert (nx - x) ** 2 + (ny - y) ** 2 == pytest.approx(3)


def test_south_is_down_and_east_is_right() -> None:
    assert centre((1, 0))[0] > centre((0, 0))[0]
    assert centre((0, 1))[1] > centre((0, 0))[1]


def test_adjacency_lists_only_places_that_are_there() -> None:
    assert adjacency([(0, 0), (1, 0), (5, 5), (0, 1)]) == ((1, 3), (0, 3), (), (0, 1))


def test_adjacency_refuses_a_doubled_place() -> None:
    with pytest.raises(ValueError, match="twice"):
        adjacency([(0, 0), (0, 0)])
