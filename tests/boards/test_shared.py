"""The shared pieces of the boards: canvas, symbols, coast, areas, labels, colours."""

from __future__ import annotations

import re
from itertools import combinations
from math import cos, radians
from xml.etree import ElementTree

import pytest

from boards_svg import areas, canvas, cards, coast, labels, pieces, symbols, theme
from boards_svg.coast import Frame
from boards_svg.labels import Box, Place
from pygame_rules.core.registry import listed
from tests.boards.seeing import FAR_APART, MACHADO, ciede2000, contrast, difference

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
def test_the_difference_formula_gives_published_figures() -> None:
    """Two pairs of the test data of Sharma, Wu and Dalal (2005)."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-3)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-3)


@pytest.mark.parametrize("eyes", MACHADO)
@pytest.mark.parametrize("meta", listed(), ids=lambda meta: meta.id)
def test_any_two_seat_colours_of_a_game_differ_for_all_eyes(meta, eyes: str) -> None:  # type: ignore[no-untyped-def]
    palette = theme.palette()
    for a, b in combinations(meta.colours, 2):
        assert difference(palette[a].fill, palette[b].fill, eyes) >= FAR_APART, (a, b)


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
