"""The tables of Origo, read once from `data/origo.json` and checked (OR-1 to OR-5).

Cells, areas and kinds of card are ints: cell = 10 * row + column, from 0; areas in the
order of the data, land before sea; kinds in the order of their ids. Ids of cards begin
with a capital, ids of cells with a small letter, so that a card sorts before a cell.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

SIDE = 10
CELLS = SIDE * SIDE
FREE = 9
"""In `State.board`: no shield. Seats are 0-4."""


class Area(NamedTuple):
    """A land region or a sea. `cap`: shields that may lie there when placing is over (OR-11)."""

    id: str
    letter: str
    sea: bool
    large: bool
    size: int
    cap: int
    cards: int
    cells: tuple[int, ...]


class Kind(NamedTuple):
    """A kind of card. `lines`: row or column numbers from 0. `reach`: cells it may place on."""

    id: str
    family: str
    lines: tuple[int, ...]
    area: int
    copies: int
    reach: tuple[int, ...]


class Points(NamedTuple):
    """What scorings pay. `founding[i]` is the value of stone i + 1; `red` are stone numbers."""

    founding: tuple[int, ...]
    red: tuple[int, ...]
    clan_size: int
    clans: dict[str, tuple[int, ...]]
    per_ship: int
    most_ships: tuple[int, int]
    second_ships: tuple[int, int]
    large: tuple[int, ...]
    small: dict[str, tuple[int, ...]]
    whole: int


class Numbers(NamedTuple):
    """Other figures: shields by player count, hand, attack, track."""

    shields: dict[int, int]
    initial: dict[int, int]
    hand: int
    per_card: int
    attacked_shield: int
    per_neighbour: int
    cards_a_turn: int
    exchange: int
    start_fields: tuple[int, ...]
    track: int


class Tables(NamedTuple):
    """Everything that never changes."""

    areas: tuple[Area, ...]
    area_of: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    kinds: tuple[Kind, ...]
    points: Points
    numbers: Numbers


def cell_id(cell: int) -> str:
    """The element id of a cell, which sorts like the cells: `a01` ... `j10`."""
    return f"{'abcdefghij'[cell // SIDE]}{cell % SIDE + 1:02d}"


def cell_name(cell: int) -> str:
    """What is printed on the board's edge: `A1` ... `J10`."""
    return f"{'ABCDEFGHIJ'[cell // SIDE]}{cell % SIDE + 1}"


def _neighbours(cell: int) -> tuple[int, ...]:
    """Orthogonal only (OR-1), in order."""
    row, column = divmod(cell, SIDE)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return tuple(SIDE * r + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)


def _areas(raw: dict[str, Any]) -> tuple[Area, ...]:
    letters = "".join(raw["grid"])
    assert len(letters) == CELLS, "the grid is not 10 x 10"
    areas = tuple(
        Area(**area, cells=tuple(c for c in range(CELLS) if letters[c] == area["letter"]))
        for area in raw["areas"]
    )
    assert sum(len(area.cells) for area in areas) == CELLS, "a cell without an area"
    assert all(len(area.cells) == area.size for area in areas), "sizes differ from the grid"
    assert [a.sea for a in areas] == sorted(a.sea for a in areas), "land comes before sea"
    return areas


def _kinds(raw: dict[str, Any], areas: tuple[Area, ...]) -> tuple[Kind, ...]:
    """OR-3, OR-30: row, column, area, population and ship cards with their reach."""
    land = tuple(sorted(c for a in areas if not a.sea for c in a.cells))
    sea = tuple(sorted(c for a in areas if a.sea for c in a.cells))
    kinds = [
        Kind("Pop", "population", (), -1, raw["population"], land),
        Kind("Ship", "ship", (), -1, raw["ship"], sea),
    ]
    for card in raw["row"]:
        lines = tuple("ABCDEFGHIJ".index(name) for name in card["lines"])
        reach = tuple(c for c in land if c // SIDE in lines)
        kinds.append(Kind("Row-" + "".join(card["lines"]), "row", lines, -1, card["copies"], reach))
    for card in raw["column"]:
        lines = tuple(number - 1 for number in card["lines"])
        name = "-".join(f"{number:02d}" for number in card["lines"])
        reach = tuple(c for c in land if c % SIDE in lines)
        kinds.append(Kind("Col-" + name, "column", lines, -1, card["copies"], reach))
    for index, area in enumerate(areas):
        if area.cards:
            kinds.append(Kind(f"Area-{area.id}", "area", (), index, area.cards, area.cells))
    assert sum(kind.copies for kind in kinds) == raw["sum"], "the number of cards"
    return tuple(sorted(kinds))


def _points(raw: dict[str, Any]) -> Points:
    small = {name: tuple(values) for name, values in raw["regions"]["small"].items()}
    clans = {name: tuple(values) for name, values in raw["clans"]["places"].items()}
    fleet = raw["fleet"]
    return Points(
        founding=tuple(raw["founding"]["values"]),
        red=tuple(raw["founding"]["red"]),
        clan_size=raw["clans"]["min_size"],
        clans=clans,
        per_ship=fleet["per_ship"],
        most_ships=(fleet["most"][0], fleet["most"][1]),
        second_ships=(fleet["second"][0], fleet["second"][1]),
        large=tuple(raw["regions"]["large"]),
        small=small,
        whole=raw["regions"]["whole"],
    )


def _numbers(raw: dict[str, Any]) -> Numbers:
    shields = raw["shields"]
    return Numbers(
        shields={int(n): count for n, count in shields["per_player"].items()},
        initial={int(n): count for n, count in shields["initial"].items()},
        hand=raw["cards"]["hand"],
        per_card=raw["attack"]["per_card"],
        attacked_shield=raw["attack"]["attacked_shield"],
        per_neighbour=raw["attack"]["per_neighbour"],
        cards_a_turn=raw["turn"]["cards"],
        exchange=raw["turn"]["exchange"],
        start_fields=tuple(raw["track"]["start_fields"]),
        track=raw["track"]["length"],
    )


@cache
def tables() -> Tables:
    """All tables. Raises AssertionError if the data contradicts itself."""
    path = Path(__file__).parent / "data" / "origo.json"
    raw = json.loads(path.read_text(encoding="utf-8"))
    areas = _areas(raw)
    area_of = [0] * CELLS
    for index, area in enumerate(areas):
        for cell in area.cells:
            area_of[cell] = index
    points = _points(raw)
    stones = sum(not area.sea for area in areas)
    assert len(points.founding) == stones, "one founding stone for each region"
    return Tables(
        areas=areas,
        area_of=tuple(area_of),
        neighbours=tuple(_neighbours(cell) for cell in range(CELLS)),
        kinds=_kinds(raw["cards"], areas),
        points=points,
        numbers=_numbers(raw),
    )


AREAS = tables().areas
AREA_OF = tables().area_of
NEIGHBOURS = tables().neighbours
KINDS = tables().kinds
POINTS = tables().points
NUMBERS = tables().numbers
LAND = tuple(not AREAS[AREA_OF[cell]].sea for cell in range(CELLS))
LAND_AREAS = tuple(index for index, area in enumerate(AREAS) if not area.sea)
STONES = len(LAND_AREAS)
CELL_IDS = tuple(cell_id(cell) for cell in range(CELLS))
CELL_OF = {name: cell for cell, name in enumerate(CELL_IDS)}
KIND_IDS = tuple(kind.id for kind in KINDS)
KIND_OF = {name: kind for kind, name in enumerate(KIND_IDS)}
POPULATION = KIND_OF["Pop"]
SHIP = KIND_OF["Ship"]
REACHES = tuple(frozenset(kind.reach) for kind in KINDS)
WHOLE_DECK = tuple(kind.copies for kind in KINDS)
