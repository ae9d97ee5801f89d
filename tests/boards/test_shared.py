"""The shared pieces of the boards: canvas, symbols, coast, areas, labels, colours."""

from __future__ import annotations

import re
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from xml.etree import ElementTree

import pytest

from boards_svg import areas, canvas, cards, coast, labels, pieces, symbols, theme
from boards_svg.coast import Frame
from boards_svg.labels import Box, Place
from pygame_rules.core.registry import listed

SQUARES = [
    [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)],
    [(10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0)],
]


# -- canvas -----------------------------------------------------------------------------
def test_words_are_escaped_everywhere() -> None:
    evil = '<img src=x onerror="a()">&'
    drawn = canvas.svg(9, 9, canvas.title(evil), canvas.text(1, 2, evil, 12), cls=evil)
    root = ElementTree.fromstring(drawn)
    assert root.get("class") == evil
    assert [child.text for child in root] == [evil, evil]


def test_a_group_keeps_its_parts_and_an_empty_one_closes_itself() -> None:
    assert canvas.group(canvas.circle(1, 2, 3, "a"), cls="b") == (
        '<g class="b"><circle class="a" cx="1" cy="2" r="3" /></g>'
    )
    assert canvas.group() == "<g />"


@pytest.mark.parametrize(
    ("value", "text"), [(3.0, "3"), (3.04, "3"), (-0.04, "0"), (2.46, "2.5"), (-0.4, "-0.4")]
)
def test_coordinates_are_rounded_to_tenths(value: float, text: str) -> None:
    assert canvas.number(value) == text


def test_short_path_data_ends_where_the_points_are() -> None:
    assert canvas.polygon_data([(0, 0), (10, 0.44), (10, 10), (-3.5, 10)]) == (
        "M0 0l10 .4 0 9.6-13.5 0z"
    )


def test_moving_scaling_and_turning_stand_in_one_transform() -> None:
    assert canvas.moved(1, 2.25, "x", turn=90, scale=0.5) == (
        '<g transform="translate(1 2.2) rotate(90) scale(0.5)">x</g>'
    )


# -- symbols ----------------------------------------------------------------------------
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "S": 4, "A": 7, "Z": 0}


def corners_of(data: str) -> list[tuple[float, float]]:
    """Where each step of a path ends."""
    x = y = 0.0
    start, found = (0.0, 0.0), []
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        size = SIZES[letter.upper()]
        if not size:
            x, y = start
            continue
        assert len(numbers) % size == 0, (letter, rest)
        for i in range(size - 1, len(numbers), size):
            base_x, base_y = (x, y) if letter.islower() else (0.0, 0.0)
            if letter not in "vV":
                x = base_x + numbers[i if letter in "hH" else i - 1]
            if letter not in "hH":
                y = base_y + numbers[i]
            found.append((x, y))
            if letter in "Mm" and i == 1:
                start = (x, y)
    return found


def test_every_symbol_is_unique() -> None:
    shapes = [*symbols.icons().values(), *map(symbols.seat_shape, range(symbols.SEAT_COUNT))]
    assert symbols.SEAT_COUNT == 5
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("name", [*symbols.icons(), *range(symbols.SEAT_COUNT)])
def test_a_symbol_stays_inside_its_grid(name: str | int) -> None:
    data = symbols.seat_shape(name) if isinstance(name, int) else symbols.icons()[name]
    corners = corners_of(data)
    for values in ([x for x, _ in corners], [y for _, y in corners]):
        assert min(values) >= -0.01 and max(values) <= symbols.GRID + 0.01


def test_an_icon_is_one_path_centred_on_its_place() -> None:
    (path,) = ElementTree.fromstring(f"<g>{symbols.icon('food', 50, 60, 20, 'ink')}</g>")
    assert path.get("transform") == "translate(40 50) scale(0.833)"
    assert path.get("class") == "ink"


@pytest.mark.parametrize("seat", [*range(5), None])
def test_a_token_has_its_seats_class_and_symbol(seat: int | None) -> None:
    token = pieces.token(seat, 6)
    assert f'class="{pieces.seat_class(seat)}"' in token
    shown = [symbols.seat_shape(s) in token for s in range(5)]
    assert shown == [s == seat for s in range(5)]


def test_cards_are_whole_drawings_hidden_from_screen_readers() -> None:
    for art in (cards.frame("<g/>"), cards.back("ship"), cards.frame(cards.badge(9, 9, "3"))):
        root = ElementTree.fromstring(art)
        assert root.tag.endswith("svg")
        assert root.get("class", "").startswith("board art")
        assert root.get("aria-hidden") == "true"


# -- areas ------------------------------------------------------------------------------
def test_two_squares_have_one_line_round_both() -> None:
    (ring,) = areas.outlines(SQUARES)
    assert {(0, 0), (20, 0), (20, 10), (0, 10)} <= set(ring)
    assert len(ring) == 6


def test_squares_apart_have_a_line_each() -> None:
    far = [[(x + 50, y) for x, y in SQUARES[0]]]
    assert len(areas.outlines([SQUARES[0], *far])) == 2


def test_inset_moves_every_side_inwards() -> None:
    (ring,) = areas.outlines(SQUARES)
    inner = areas.inset(ring, 2)
    assert (min(x for x, _ in inner), max(x for x, _ in inner)) == pytest.approx((2, 18))
    assert (min(y for _, y in inner), max(y for _, y in inner)) == pytest.approx((2, 8))


# -- coast ------------------------------------------------------------------------------
def test_the_fitted_projection_hits_its_pairs() -> None:
    pairs = [((-5.0, 58.0), (10.0, 20.0)), ((-3.0, 57.0), (110.0, 120.0)), ((-4.0, 57.5), (60, 70))]
    projection = coast.fit(pairs)
    for (lon, lat), point in pairs:
        assert projection.point(lon, lat) == pytest.approx(point)


def test_a_window_shows_its_corners_inside_the_frame() -> None:
    projection = coast.window((-10, 30), (35, 60), Frame(0, 0, 400, 300))
    west, north = projection.point(-10, 60)
    east, south = projection.point(30, 35)
    assert 0 <= west < east <= 400
    assert 0 <= north < south <= 300
    assert projection.bx / -projection.by == pytest.approx(cos(radians(47.5)))


def test_clipping_cuts_at_the_frame() -> None:
    big = [(-50.0, -50.0), (150.0, -50.0), (150.0, 150.0), (-50.0, 150.0)]
    assert set(coast.clip(big, Frame(0, 0, 100, 80))) == {(0, 0), (100, 0), (100, 80), (0, 80)}
    assert coast.clip(big, Frame(200, 200, 300, 300)) == []


def test_simplifying_keeps_corners_and_drops_what_lies_on_the_line() -> None:
    points = [(0.0, 0.0), (5.0, 0.1), (10.0, 0.0), (10.0, 5.0), (10.0, 10.0)]
    assert coast.simplify(points, 0.3) == [(0, 0), (10, 0), (10, 10)]


def test_shores_draw_the_land_once_and_refer_to_it() -> None:
    drawn = coast.shores("M0 0l1 1 0 3z", Frame(0, 0, 10, 10), "here")
    root = ElementTree.fromstring(f"<g>{drawn}</g>")
    assert drawn.count("M0 0l1 1") == 1
    assert {use.get("href") for use in root.iter("use")} == {"#here"}


# -- labels -----------------------------------------------------------------------------
def test_a_name_goes_to_the_first_free_side() -> None:
    busy = [Box(0, 10, 100, 40)]
    wishes = [labels.around("Ayr", (50, 10), 5, 10, "SN")]
    (spot,) = labels.place(wishes, 10, busy, Box(0, -50, 100, 100))
    assert spot == labels.around("Ayr", (50, 10), 5, 10, "N")[0]


def test_two_names_do_not_cover_each_other() -> None:
    wishes = [labels.around("Perth", (50, 50), 5, 10, "EW") for _ in range(2)]
    first, second = labels.place(wishes, 10, [], Box(0, 0, 200, 100))
    assert {first.anchor, second.anchor} == {"start", "end"}


def test_a_name_that_leaves_the_sheet_is_the_last_choice() -> None:
    places = [Place(2, 50, ("Edinburgh",)), Place(100, 50, ("Edinburgh",))]
    assert labels.place([places], 10, [], Box(0, 0, 200, 100)) == [places[1]]


# -- colours ----------------------------------------------------------------------------
MACHADO = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
    "all three cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}  # fmt: skip
"""Machado, Oliveira and Fernandes (2009), full strength, on linear RGB."""
FAR_APART = 16.0
"""CIEDE2000; about 2 is just noticeable, 10 is seen at a glance."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab_as_seen(colour: str, eyes: str) -> tuple[float, float, float]:
    seen = [
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear(colour), strict=True))))
        for row in MACHADO[eyes]
    ]
    r, g, b = seen
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(p: tuple[float, float, float], q: tuple[float, float, float]) -> float:
    (l1, a1, b1), (l2, a2, b2) = p, q
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = (degrees(atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2
    t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    t += 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rotation *= sin(radians(60 * exp(-(((hue % 360 - 275) / 25) ** 2))))
    parts = (dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * dc / sc * dh / sh
    return sqrt(parts)


def test_the_difference_formula_gives_published_figures() -> None:
    """Two pairs of the test data of Sharma, Wu and Dalal (2005)."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-3)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-3)


@pytest.mark.parametrize("eyes", MACHADO)
@pytest.mark.parametrize("meta", listed(), ids=lambda meta: meta.id)
def test_any_two_seat_colours_of_a_game_differ_for_all_eyes(meta, eyes: str) -> None:  # type: ignore[no-untyped-def]
    palette = theme.palette()
    for a, b in combinations(meta.colours, 2):
        seen = (lab_as_seen(palette[name].fill, eyes) for name in (a, b))
        assert ciede2000(*seen) >= FAR_APART, (a, b)


@pytest.mark.parametrize("name", sorted(theme.palette()))
def test_symbols_and_figures_can_be_read_on_every_seat_colour(name: str) -> None:
    paint = theme.palette()[name]
    assert contrast(paint.fill, paint.ink) >= 4.5


def test_seats_take_colours_by_name() -> None:
    assert theme.seat_variables(["red", "blue"]) == {
        "--s0": "var(--c-red)", "--s0-ink": "var(--c-red-ink)",
        "--s1": "var(--c-blue)", "--s1-ink": "var(--c-blue-ink)",
    }  # fmt: skip


def test_the_dark_theme_is_the_same_by_choice_and_by_the_system() -> None:
    for room in ("", *sorted({meta.room for meta in listed()})):
        sheet = theme.plain(theme.css(room))
        by_system = sheet.count(':root:not([data-theme="light"]):not([data-theme="contrast"])')
        chosen = sheet.split(':root[data-theme="dark"]{')[1:]
        assert by_system == len(chosen) >= 1
        for block in chosen:
            assert f'[data-theme="contrast"]){{{block.partition("}")[0]}}}' in sheet
