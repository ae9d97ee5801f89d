"""Tables of Cyclades: three sea charts, gods, buildings, creatures. Checked on load.

Everything is numbered from 0 in the order of its ids, which is also their sorted order:
inside states islands, seas, gods, creatures and buildings are ints. Names appear in
actions, log and views only.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ...geometry.hexes import Hex, adjacency

NONE: Final = -1
"""No owner, no figure, no card, no marker."""

GODS: Final = ("apollo", "ares", "athena", "poseidon", "zeus")
APOLLO, ARES, ATHENA, POSEIDON, ZEUS = range(5)
BUILDINGS: Final = ("fortress", "port", "temple", "university")
FORTRESS, PORT, TEMPLE, UNIVERSITY = range(4)
KINDS: Final = 4
BUILDING_OF: Final = (NONE, FORTRESS, UNIVERSITY, PORT, TEMPLE)
"""By god."""
RECRUIT_COSTS: Final = ((), (0, 2, 3, 4), (0, 4), (0, 1, 2, 3), (0, 4))
"""By god: the price of the first, second, ... recruit of a turn."""

CREATURES: Final = (
    "chimera", "chiron", "cyclops", "dryad", "fates", "giant", "griffon", "harpy", "kraken",
    "medusa", "minotaur", "pegasus", "polyphemus", "satyr", "siren", "sphinx", "sylph",
)  # fmt: skip
(
    CHIMERA, CHIRON, CYCLOPS, DRYAD, FATES, GIANT, GRIFFON, HARPY, KRAKEN,
    MEDUSA, MINOTAUR, PEGASUS, POLYPHEMUS, SATYR, SIREN, SPHINX, SYLPH,
) = range(17)  # fmt: skip
FIGURES: Final = (CHIRON, KRAKEN, MEDUSA, MINOTAUR, POLYPHEMUS)
CHIRON_FIGURE, KRAKEN_FIGURE, MEDUSA_FIGURE, MINOTAUR_FIGURE, POLYPHEMUS_FIGURE = range(5)
ISLAND_FIGURES: Final = (CHIRON_FIGURE, MEDUSA_FIGURE, MINOTAUR_FIGURE, POLYPHEMUS_FIGURE)
FIGURE_OF: Final = tuple(FIGURES.index(c) if c in FIGURES else NONE for c in range(17))
TRACK_COSTS: Final = (4, 3, 2)

DICE_FACES: Final = (0, 1, 1, 2, 2, 3)
UNITS_EACH = 8
START_GOLD = 5
EACH_BUILDING = METROPOLISES = 10
PHILOSOPHERS, PRIESTS, PROSPERITY_MARKERS = 17, 18, 16
PHILOSOPHERS_NEEDED = 4
BUILDING_PRICE = 2
CYCLES = 100
OFFERING_CAP = 20

BY_PHILOSOPHERS, BY_BUILDINGS, CONQUERED = 1, 2, 3
"""How the present owner of a metropolis came by it (0: no metropolis)."""


@dataclass(frozen=True, slots=True)
class Island:
    """`covered`: how many of its building slots a metropolis covers."""

    id: str
    cells: tuple[str, ...]
    slots: int
    covered: int
    prosperity: int


@dataclass(frozen=True, slots=True)
class Sea:
    """A sea space; `trade` GP of income for a fleet there."""

    id: str
    trade: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A starting place: islands with a troop each, seas with a fleet each."""

    islands: tuple[int, ...]
    fleets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A board. Masks have bit *s* set for sea *s*."""

    name: str
    rows: tuple[int, ...]
    islands: tuple[Island, ...]
    seas: tuple[Sea, ...]
    island_index: dict[str, int]
    sea_index: dict[str, int]
    next_seas: tuple[tuple[int, ...], ...]
    """By sea: its neighbouring seas."""
    shores: tuple[tuple[int, ...], ...]
    """By island: the seas next to it."""
    coasts: tuple[tuple[int, ...], ...]
    """By sea: the islands next to it."""
    sea_masks: tuple[int, ...]
    shore_masks: tuple[int, ...]
    trade: tuple[int, ...]
    """The seas with a trade space."""
    trade_mask: int


def cell_of(name: str) -> tuple[int, int]:
    """Row and column of a cell `rRRcCC`."""
    return int(name[1:3]), int(name[4:6])


def hex_of(rows: tuple[int, ...], name: str) -> Hex:
    """The cell on the plane of hexes: rows lie centred on each other."""
    row, column = cell_of(name)
    return column - (rows[row] - rows[0] + row) // 2, row


@cache
def _file() -> dict[str, Any]:
    path = Path(__file__).parent / "data" / "boards.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def board_name(players: int) -> str:
    """Which board so many players use (CY-1)."""
    return "2-3" if players < 4 else str(players)


@cache
def chart_for(players: int) -> Chart:
    """The board of so many players (CY-1)."""
    return _chart(board_name(players))


@cache
def _chart(name: str) -> Chart:
    raw = _file()["boards"][name]
    rows = tuple(raw["rows"])
    islands = tuple(
        Island(i["id"], tuple(i["cells"]), i["slots"], i["covered"], i["prosperity"])
        for i in raw["islands"]
    )
    cells = [f"r{r:02d}c{c:02d}" for r, length in enumerate(rows) for c in range(length)]
    land = {cell: number for number, island in enumerate(islands) for cell in island.cells}
    assert set(land) <= set(cells) and len(land) == sum(len(i.cells) for i in islands), name
    seas = tuple(Sea(cell, int(cell in raw["trade"])) for cell in cells if cell not in land)
    assert sum(sea.trade for sea in seas) == len(raw["trade"]), name
    assert [i.id for i in islands] == sorted(i.id for i in islands), name
    return _joined(name, rows, islands, seas, cells, land)


def _joined(
    name: str,
    rows: tuple[int, ...],
    islands: tuple[Island, ...],
    seas: tuple[Sea, ...],
    cells: list[str],
    land: dict[str, int],
) -> Chart:
    """The chart with its neighbourhoods worked out."""
    around = adjacency([hex_of(rows, cell) for cell in cells])
    sea_index = {sea.id: number for number, sea in enumerate(seas)}
    next_seas, coasts = [], []
    for sea in seas:
        beside = [cells[n] for n in around[cells.index(sea.id)]]
        next_seas.append(tuple(sea_index[c] for c in beside if c in sea_index))
        coasts.append(tuple(sorted({land[c] for c in beside if c in land})))
    shores = tuple(
        tuple(s for s, coast in enumerate(coasts) if i in coast) for i in range(len(islands))
    )
    trade = tuple(number for number, sea in enumerate(seas) if sea.trade)
    return Chart(
        name, rows, islands, seas,
        {island.id: number for number, island in enumerate(islands)}, sea_index,
        tuple(next_seas), shores, tuple(coasts),
        tuple(_mask(s) for s in next_seas), tuple(_mask(s) for s in shores),
        trade, _mask(trade),
    )  # fmt: skip


def _mask(seas: tuple[int, ...]) -> int:
    return sum(1 << sea for sea in seas)


@cache
def seats_for(players: int, alternative: bool = False) -> tuple[Seat, ...]:
    """The starting places (CY-1); `alternative`: the other one for two players."""
    chart = chart_for(players)
    raw = _file()["setups"]["2_alternative" if players == 2 and alternative else str(players)]
    assert raw["board"] == chart.name
    return tuple(
        Seat(
            tuple(chart.island_index[i] for i in seat["islands"]),
            tuple(chart.sea_index[s] for s in seat["fleets"]),
        )
        for seat in raw["seats"]
    )
