"""What stands on the board: groups, keys of their looks, and how to draw them.

Figures that an option changes (clans, small regions) are groups as well.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from pygame_rules.games.origo.data import AREAS, CELL_IDS, FREE, LAND_AREAS, NUMBERS, POINTS
from pygame_rules.games.origo.standing import Standing, standings
from pygame_rules.games.origo.view import View

from .. import canvas, pieces, symbols
from . import ground, layout
from .layout import COLUMN, LABEL

SHIELD = "M-17-16Q-8-17 0-20 8-17 17-16 18 7 0 20-18 7-17-16z"
"""A shield round the origin, 35 wide and 40 high."""
NOW_LINE = 20.5
LIGHT = "M-14.4-13.6Q-7-14.6 0-17.2 7-14.6 14.4-13.6"
CELL_GROUPS = tuple(f"on-{name}" for name in CELL_IDS)
STONE_GROUPS = tuple(f"stone-{AREAS[area].id}" for area in LAND_AREAS)


def looks(view: View) -> dict[str, Hashable]:
    """Group name -> key; every group is there from the beginning."""
    result: dict[str, Hashable] = dict(zip(CELL_GROUPS, view.board, strict=True))
    for name, area in zip(STONE_GROUPS, LAND_AREAS, strict=True):
        result[name] = view.founded[area] > 0
    for number in range(1, len(POINTS.founding) + 1):
        taken = number <= len(view.founders)
        result[f"founding-{number}"] = view.founders[number - 1] if taken else -1
    result["clan-points"] = POINTS.clans[view.options["clans"]]
    result["small-points"] = POINTS.small[view.options["small_regions"]]
    for seat, now in enumerate(standings(view)):
        result[f"now-{seat}"] = now
    totals = [tuple(sum(seat) for seat in scoring) for scoring in view.scorings]
    result["history"] = (view.players, tuple(totals))
    result["round"] = (view.round, view.first, view.red)
    for seat in range(view.players):
        field = view.field[seat]
        under = sum(_same_field(field, view.field[other]) for other in range(seat))
        result[f"leader-{seat}"] = (field, under)
    return result


def _same_field(one: int, other: int) -> bool:
    """Two leaders a lap apart are drawn on the same field."""
    return (one - other) % NUMBERS.track == 0


def draw(piece: str, key: Any) -> str:
    """The inside of a group."""
    kind, _, rest = piece.partition("-")
    if kind == "on":
        return "" if key == FREE else _shield_on(CELL_IDS.index(rest), key)
    if kind == "stone":
        return _stone_on(rest) if key else ""
    if kind == "founding":
        return _founding_place(int(rest), key)
    if kind == "clan":
        return _figures(key, "clans", 1, ground.place_x)
    if kind == "small":
        return _figures(key, "regions", 2, ground.region_x)
    if kind == "now":
        return _now(int(rest), key)
    if kind == "history":
        return _history(*key)
    return _round(*key) if kind == "round" else _leader(int(rest), *key)


def shield(seat: int | None, scale: float = 1.0) -> str:
    """A shield of a seat round the origin, with its symbol."""
    body = pieces.raised(SHIELD, shadow=(1.2, 1.6)) + canvas.path(LIGHT, "light")
    mark = "" if seat is None else symbols.seat_mark(seat, 0, -1.5, 20)
    return canvas.moved(0, 0, body, mark, cls=pieces.seat_class(seat), scale=scale)


def _shield_on(cell: int, seat: int) -> str:
    x, y = layout.centre(cell)
    return canvas.moved(x, y + layout.STRIP / 2 - 1, shield(seat, 0.93))


def stone(radius: float) -> str:
    """A founding stone round the origin."""
    body = pieces.raised(pieces.disc(radius), "og-token-stone")
    return body + symbols.icon("house", 0, -0.5, radius * 1.35, "og-stone-ink")


def _stone_on(area: str) -> str:
    index = next(i for i in LAND_AREAS if AREAS[i].id == area)
    x, y = layout.stone_spot(index)
    return canvas.moved(x, y, stone(10))


def _founding_place(number: int, founder: int) -> str:
    """The stone that waits, or whoever placed it."""
    x, y = layout.founding_spot(number)
    return canvas.moved(x, y, stone(14) if founder < 0 else pieces.token(founder, 10.5))


def _figures(values: tuple[int, ...], key: str, line: int, x_of: Any) -> str:
    y = ground.line_y(key, line)
    return "".join(
        canvas.text(x_of(place), y, str(value), LABEL + 1, "figure")
        for place, value in enumerate(values)
    )


def _now(seat: int, now: Standing) -> str:
    """What each item would pay this seat now."""
    y = ground.line_y("now", 0) + NOW_LINE * (seat + 1)
    parts = [canvas.moved(COLUMN + 9, y - 4.5, pieces.token(seat, 7.5))]
    figures = (now.clans, now.fleet, now.regions, sum(now))
    for column, figure in enumerate(figures):
        cls = "figure" if column == 3 else ""
        parts.append(canvas.text(ground.now_x(column), y, str(figure), LABEL, cls))
    return "".join(parts)


def _history(players: int, totals: tuple[tuple[int, ...], ...]) -> str:
    """What each domination scoring so far paid each seat, a line each."""
    y = ground.line_y("history", 0)
    heads = [(ground.seat_x(seat), pieces.token(seat, 7.5)) for seat in range(players)]
    parts = [canvas.moved(x, y - 3.5, token) for x, token in heads]
    for line, scoring in enumerate(totals, start=1):
        for seat, points in enumerate(scoring):
            place = ground.line_y("history", line) + 1
            parts.append(canvas.text(ground.seat_x(seat), place, str(points), LABEL))
    return "".join(parts)


def _round(number: int, first: int, red: int) -> str:
    """Round, first player, scorings that wait."""
    right = COLUMN + layout.COLUMN_WIDTH
    head, second = ground.PANELS["round"] + 13, ground.line_y("round", 1)
    parts = [canvas.text(right, head, str(number or "–"), 14, "figure", anchor="end")]
    parts.append(canvas.moved(right - 8, ground.line_y("round", 0) - 4, pieces.token(first, 7.5)))
    for waiting in range(red):
        parts.append(canvas.circle(right - 8 - 18 * waiting, second - 4, 6.5, "og-waiting"))
    if not red:
        parts.append(canvas.text(right - 4, second, "–", LABEL, "faint", anchor="end"))
    return "".join(parts)


def _leader(seat: int, field: int, under: int) -> str:
    """A leader on the track; one that is a lap ahead carries +100."""
    x, y = layout.field_centre(field)
    parts = [pieces.token(seat, 11.5)]
    laps = (field - 1) // NUMBERS.track
    if laps:
        parts.append(canvas.rect(-14, 5, 28, 12, "og-lap", r=3))
        parts.append(canvas.text(0, 15, f"+{laps * NUMBERS.track}", LABEL, "figure og-lap-ink"))
    return canvas.moved(x + 4 * under, y - 4 * under, *parts)
