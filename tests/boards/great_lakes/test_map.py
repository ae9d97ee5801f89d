"""The map: true spaces, nothing in the way of anything else, colours told apart by signs."""

from __future__ import annotations

import re
from itertools import combinations
from math import cos, hypot, radians, sin

import pytest

from boards_svg import labels, theme
from boards_svg.canvas import Point
from boards_svg.contract import Spot
from boards_svg.great_lakes import ground, marks
from boards_svg.great_lakes.board import make_board
from boards_svg.great_lakes.curves import Space
from boards_svg.great_lakes.layout import FRAME, NAME_SIZE, WIDE, layout, name_place
from pygame_rules.core.text import LANGUAGES, catalogue
from pygame_rules.games.great_lakes.data import CITIES, COLOURS, LANES, RAIL, ROUTE_COLOURS, SEA
from tests.boards.seeing import MACHADO, contrast, difference

BOARD = make_board("great-lakes")
AT_A_GLANCE = 11.0
"""Least CIEDE2000 of two route colours, each of which carries a sign as well."""
SPACES = [
    (lane, space, plan.strip.length)
    for lane, plan in enumerate(layout().lanes)
    for space in plan.strip.spaces
]


def corners(space: Space, length: float, wide: float = WIDE) -> list[Point]:
    """The rectangle of a space."""
    c, s = cos(radians(space.turn)), sin(radians(space.turn))
    sides = [(dx * length / 2, dy * wide / 2) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [(space.x + dx * c - dy * s, space.y + dx * s + dy * c) for dx, dy in sides]


def outline(lane: int, space: Space, length: float) -> list[Point]:
    """The shape of a space: a rectangle, or an oval as the eight corners inside it."""
    if LANES[lane].kind == RAIL:
        return corners(space, length)
    flat, round_ = corners(space, length - WIDE * 0.6), corners(space, length, WIDE * 0.4)
    order = (round_[0], flat[0], flat[1], round_[1], round_[2], flat[2], flat[3], round_[3])
    return list(order)


def overlap(one: list[Point], two: list[Point]) -> bool:
    """Whether two convex shapes share an inner point (separating axes)."""
    for shape in (one, two):
        for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
            nx, ny = y1 - y0, x0 - x1
            first = [nx * x + ny * y for x, y in one]
            second = [nx * x + ny * y for x, y in two]
            if max(first) <= min(second) or max(second) <= min(first):
                return False
    return True


def box_corners(box: labels.Box) -> list[Point]:
    return [
        (box.left, box.top),
        (box.right, box.top),
        (box.right, box.bottom),
        (box.left, box.bottom),
    ]


# -- spaces -----------------------------------------------------------------------------
def test_every_lane_has_its_true_number_of_spaces() -> None:
    for lane, plan in zip(LANES, layout().lanes, strict=True):
        assert len(plan.strip.spaces) == lane.length
        assert 16 <= plan.strip.length <= 34


def test_the_drawing_holds_186_rectangles_and_169_ovals() -> None:
    drawn = ground.lanes()
    counts = {"gl-rail": 0, "gl-sea": 0}
    for shape, data in re.findall(r'<path d="([^"]*)" id="([^"]*)"', drawn):
        counts[data.rpartition("-")[0]] += shape.count("M")
    assert counts == {"gl-rail": 186, "gl-sea": 169}
    sheet = theme.css("great_lakes")
    assert re.search(r"\.gl-rail \{ stroke-linecap: square; \}", sheet)
    assert re.search(r"\.gl-sea \{ stroke-linecap: round; \}", sheet)


def test_no_space_lies_on_another() -> None:
    shapes = [(lane, outline(lane, space, length)) for lane, space, length in SPACES]
    near = [
        (a, b)
        for (a, one), (b, two) in combinations(shapes, 2)
        if hypot(one[0][0] - two[0][0], one[0][1] - two[0][1]) < 80 and overlap(one, two)
    ]
    assert near == []


def test_no_space_lies_on_a_city() -> None:
    for number, (x, y) in enumerate(layout().cities):
        for lane, space, length in SPACES:
            way = hypot(space.x - x, space.y - y)
            if way < 40:
                r = ground.city_radius(number) * 0.7
                square = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
                assert not overlap(corners(space, length), square), (LANES[lane].id, number)


def test_no_track_runs_through_a_foreign_city() -> None:
    for lane, plan in zip(LANES, layout().lanes, strict=True):
        for number, (x, y) in enumerate(layout().cities):
            if number not in (lane.a, lane.b):
                near = min(hypot(s.x - x, s.y - y) for s in plan.strip.spaces)
                assert near > 17, (lane.id, CITIES[number].id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_lies_on_a_space_or_a_foreign_city(lang: str) -> None:
    said = catalogue("great_lakes", lang)
    for number, (city, at) in enumerate(zip(CITIES, layout().cities, strict=True)):
        if city.junction:
            continue
        words = str(said[f"city.{city.id}"])
        for box in name_place(words, at, layout().names[number]).boxes(NAME_SIZE):
            inner = box_corners(labels.Box(box.left + 3, box.top + 2, box.right - 3, box.bottom))
            for lane, space, length in SPACES:
                assert not overlap(outline(lane, space, length), inner), (city.id, LANES[lane].id)
            for other, (x, y) in enumerate(layout().cities):
                inside = box.left < x < box.right and box.top < y < box.bottom
                assert other == number or not inside, (city.id, CITIES[other].id)


def test_doubles_lie_side_by_side_with_room_for_a_finger() -> None:
    """13 to 17 pixels from middle to middle at fit zoom on a small tablet."""
    scale = theme.fit_scale(BOARD.width, BOARD.height)
    for number, lane in enumerate(LANES):
        if lane.twin > number:
            one, two = layout().lanes[number].strip, layout().lanes[lane.twin].strip
            for a, b in zip(one.spaces, two.spaces, strict=True):
                assert 13 <= hypot(a.x - b.x, a.y - b.y) * scale <= 17.5, lane.id


def test_everything_lies_inside_the_neatline() -> None:
    for _, space, length in SPACES:
        for x, y in corners(space, length):
            assert FRAME.left + 6 < x < FRAME.right - 6
            assert FRAME.top + 6 < y < FRAME.bottom - 6


def test_cities_stay_near_their_true_places() -> None:
    """Latitude and longitude decide; a crowd pushes a city a little, a crossing a bit more."""
    data = layout()
    for (a, one), (b, two) in combinations(zip(CITIES, data.cities, strict=True), 2):
        assert hypot(one[0] - two[0], one[1] - two[1]) > 40, (a.id, b.id)
    by_id = {city.id: at for city, at in zip(CITIES, data.cities, strict=True)}
    assert by_id["duluth"][0] < by_id["marquette"][0] < by_id["sudbury"][0] < by_id["montreal"][0]
    assert by_id["marathon"][1] < by_id["duluth"][1] < by_id["chicago"][1] < by_id["new_york"][1]


# -- touches ----------------------------------------------------------------------------
def nearest(x: float, y: float) -> str:
    """As the screen picks: distance first, then the nearest middle."""

    def rank(item: tuple[str, Spot]) -> tuple[float, float]:
        spot = item[1]
        return spot.distance(x, y), min(hypot(cx - x, cy - y) for cx, cy in spot.centres)

    return min(BOARD.spots().items(), key=rank)[0]


def test_the_nearest_spot_to_each_space_is_its_own_lane() -> None:
    for lane, space, _ in SPACES:
        assert nearest(space.x, space.y) == LANES[lane].id


def test_the_ends_of_a_space_belong_to_its_lane_too() -> None:
    for lane, space, length in SPACES:
        for x, y in corners(space, length * 0.5, WIDE * 0.5):
            assert nearest(x, y) == LANES[lane].id, (LANES[lane].id, x, y)


def test_the_nearest_spot_to_each_city_is_that_city() -> None:
    for city, (x, y) in zip(CITIES, layout().cities, strict=True):
        assert nearest(x, y) == city.id


def test_every_lane_and_every_city_can_be_touched() -> None:
    assert set(BOARD.spots()) == {x.id for x in LANES} | {x.id for x in CITIES}
    for lane in LANES:
        assert len(BOARD.spots()[lane.id].centres) == lane.length


# -- colours ----------------------------------------------------------------------------
def test_every_colour_has_a_sign_of_its_own() -> None:
    assert set(marks.SIGNS) == set(ROUTE_COLOURS)
    assert len(set(marks.SIGNS.values())) == len(ROUTE_COLOURS)
    assert all(marks.SIGNS[colour] for colour in COLOURS)


def test_every_space_of_a_colour_carries_its_sign() -> None:
    drawn = ground.lanes()
    signs = re.findall(r'<path class="gl-sign" d="([^"]*)"', drawn)
    coloured = sum(lane.length for lane in LANES if ROUTE_COLOURS[lane.colour] != "grey")
    assert sum(data.count("M") for data in signs) == coloured


def variables(theme_name: str) -> dict[str, str]:
    """The colours of the room's style sheet in one theme."""
    sheet = theme.css("great_lakes")
    light = sheet[sheet.index("/* Great Lakes") :].split("@media")[0]
    found = dict(re.findall(r"--gl-([a-z-]+): (#[0-9a-f]{6});", light))
    if theme_name == "dark":
        dark = sheet[sheet.index("/* Great Lakes") :].split('data-theme="dark"')[1].split("}")[0]
        found |= dict(re.findall(r"--gl-([a-z-]+): (#[0-9a-f]{6});", dark))
    return found


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_signs_can_be_read_on_their_colours_without_seeing_the_colours(theme_name: str) -> None:
    """Contrast by luminance alone, so it holds for every kind of colour blindness."""
    found = variables(theme_name)
    for colour in COLOURS:
        assert contrast(found[f"{colour}-pale"], found[f"{colour}-sign"]) >= 4.5, colour
        assert contrast(found[colour], found[f"{colour}-ink"]) >= 3, colour


@pytest.mark.parametrize("eyes", MACHADO)
@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_any_two_route_colours_differ_for_all_eyes(theme_name: str, eyes: str) -> None:
    """On the map and on the cards; the signs are the second channel."""
    found = variables(theme_name)
    for a, b in combinations(ROUTE_COLOURS, 2):
        for kind in ("-pale", ""):
            apart = difference(found[f"{a}{kind}"], found[f"{b}{kind}"], eyes)
            assert apart >= AT_A_GLANCE, (a, b, kind, apart)


def test_rail_and_sea_have_both_kinds_of_every_colour() -> None:
    for kind in (RAIL, SEA):
        assert {ROUTE_COLOURS[lane.colour] for lane in LANES if lane.kind == kind} == set(
            ROUTE_COLOURS
        )
