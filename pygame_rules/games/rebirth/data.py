"""The tables of both boards: spaces, settlements, missions, tiles. Built once, checked on load.

Everywhere else a space, a castle, a mission is an int into these tables. Spaces are
numbered row by row from the north-west, castles, cathedrals and towers in that order too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from ...geometry.hexes import adjacency

FOOD, ENERGY = 0, 1
TILE_IDS = ("food", "energy", "house1", "house2", "house3", "house4")
"""Tile kinds: two farms, then settlement tiles of 1 to 4 houses."""
HOUSES = (0, 0, 1, 2, 3, 4)
KINDS = len(TILE_IDS)
EMPTY, NEUTRAL = -1, KINDS
"""In `tile` lists: nothing lies here; a two-player cover lies here (RB-5)."""
NOBODY = -1

POINTS, THIRTEEN, DOUBLING, PRIVATE, THREE, SECOND = range(6)
"""Tower bonuses, in the order in which one tile's towers are resolved (RB-13)."""
BONUS_IDS = ("points", "thirteen", "doubling", "private", "three", "second")

Near = tuple[tuple[int, ...], ...]
_DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class Space:
    """One hex. `id` is its row letter and place in the row (`C05`); `settlement` -1: none.

    `kind`: food, energy, blank, settlement, castle, cathedral, tower. `place`: slug of the
    name of a castle, cathedral or tower, else "". `port`: a Scottish port or an Irish
    offshore farm lies beside it (RB-27).
    """

    index: int
    id: str
    q: int
    r: int
    lat: float
    lon: float
    kind: str
    place: str
    settlement: int
    coast: bool
    port: bool
    blocked_2p: bool


@dataclass(frozen=True, slots=True)
class Mission:
    """One kind of mission card.

    `id` is the element id, `card` names its texts, `place` is the space it speaks of (-1:
    none), `copies` says how many are in the deck. `need` 0: most of all players (Scotland),
    else the number that fulfils it (Ireland). `value` for the first, `later` for others.
    """

    id: str
    card: str
    measure: str
    place: int
    copies: int
    need: int
    value: int
    later: int
    printed: bool


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that never changes about one board."""

    id: str
    spaces: tuple[Space, ...]
    index: dict[str, int]
    adjacent: Near
    """By space: all spaces that share a side with it."""
    legal_for: Near
    """By tile kind: the spaces that take it, as a rule (RB-10)."""
    takes: tuple[tuple[bool, ...], ...]
    """The same by tile kind and space."""
    last_resort: Near
    """By tile kind: the spaces that take it once those are full (RB-11)."""
    settlements: Near
    """By settlement: its spaces."""
    settlement_of: tuple[int, ...]
    """By space: its settlement, or -1."""
    castles: tuple[int, ...]
    cathedrals: tuple[int, ...]
    towers: tuple[int, ...]
    """The spaces of the castles, cathedrals, towers."""
    castles_by: Near
    cathedrals_by: Near
    towers_by: Near
    """By space: numbers of the castles, cathedrals, towers next to it."""
    port: tuple[bool, ...]
    coast: tuple[bool, ...]
    blocked_2p: tuple[int, ...]
    missions: tuple[Mission, ...]
    bonus_counts: tuple[int, ...]
    """By bonus kind: how many towers carry it."""
    set_aside: int
    """Tiles put aside by each player (RB-3)."""
    tie_castles: tuple[int, ...]
    tie_tower: int
    """Numbers of the castles and of the tower that decide a tie (RB-62); -1: none."""

    @property
    def irish(self) -> bool:
        """Whether the rules of the advanced board hold (RB-50 to RB-58)."""
        return bool(self.towers)


def tile_set(players: int) -> tuple[int, ...]:
    """How many tiles of each kind one player starts with (RB-1)."""
    counts = _json("boards.json")["tiles"]["four_players" if players == 4 else "full"]
    return (counts["food"], counts["energy"], *(counts["settlement"][str(n)] for n in range(1, 5)))


@cache
def board(board_id: str) -> Board:
    """The tables of `scotland` or `ireland`. Raises ValueError if the data do not add up."""
    spaces = _spaces(_json("boards.json")[board_id])
    made = _build(board_id, spaces, _json("cards.json"))
    _check(made)
    return made


@cache
def _json(name: str) -> Any:
    return json.loads((_DATA / name).read_text(encoding="utf-8"))


def slug(name: str) -> str:
    """A name as part of a text key: `Hill of Tara` is `hill_of_tara`."""
    return name.lower().replace(" ", "_")


def _spaces(rows: list[dict[str, Any]]) -> tuple[Space, ...]:
    first = min(row["r"] for row in rows)
    in_row: dict[int, int] = {}
    spaces = []
    for index, row in enumerate(rows):
        in_row[row["r"]] = number = in_row.get(row["r"], 0) + 1
        spaces.append(_space(index, f"{ascii_uppercase[row['r'] - first]}{number:02d}", row))
    return tuple(spaces)


def _space(index: int, space_id: str, row: dict[str, Any]) -> Space:
    return Space(
        index=index,
        id=space_id,
        q=row["q"],
        r=row["r"],
        lat=row["lat"],
        lon=row["lon"],
        kind=row["kind"],
        place=slug(row.get("name", "")),
        settlement=row.get("settlement", -1),
        coast=row.get("coast", False),
        port=row.get("port", False) or row.get("offshore", False),
        blocked_2p=row.get("blocked_2p", False),
    )


def _build(board_id: str, spaces: tuple[Space, ...], cards: dict[str, Any]) -> Board:
    def of(*kinds: str) -> tuple[int, ...]:
        return tuple(s.index for s in spaces if s.kind in kinds)

    adjacent = adjacency([(s.q, s.r) for s in spaces])
    castles, cathedrals, towers = of("castle"), of("cathedral"), of("tower")
    legal_for = (of("food", "blank"), of("energy", "blank"), *[of("settlement")] * 4)
    scotland = board_id == "scotland"
    ties = ("edinburgh", "stirling") if scotland else ("blarney",)
    names = [spaces[space].place for space in castles]
    return Board(
        id=board_id,
        spaces=spaces,
        index={s.id: s.index for s in spaces},
        adjacent=adjacent,
        legal_for=legal_for,
        takes=tuple(tuple(s.index in legal for s in spaces) for legal in legal_for),
        last_resort=(of("energy"), of("food"), (), (), (), ()),
        settlements=_groups(spaces),
        settlement_of=tuple(s.settlement for s in spaces),
        castles=castles,
        cathedrals=cathedrals,
        towers=towers,
        castles_by=_numbers_by(adjacent, castles),
        cathedrals_by=_numbers_by(adjacent, cathedrals),
        towers_by=_numbers_by(adjacent, towers),
        port=tuple(s.port for s in spaces),
        coast=tuple(s.coast for s in spaces),
        blocked_2p=tuple(s.index for s in spaces if s.blocked_2p),
        missions=tuple(_missions(cards[board_id], spaces, of)),
        bonus_counts=() if scotland else tuple(cards["bonuses"][b] for b in BONUS_IDS),
        set_aside=2 if scotland else 4,
        tie_castles=tuple(names.index(name) for name in ties),
        tie_tower=-1 if scotland else [spaces[t].place for t in towers].index("hill_of_tara"),
    )


def _groups(spaces: tuple[Space, ...]) -> Near:
    count = max(s.settlement for s in spaces) + 1
    return tuple(
        tuple(s.index for s in spaces if s.settlement == number) for number in range(count)
    )


def _numbers_by(adjacent: Near, features: tuple[int, ...]) -> Near:
    return tuple(
        tuple(number for number, space in enumerate(features) if space in near) for near in adjacent
    )


def _missions(
    cards: list[dict[str, Any]], spaces: tuple[Space, ...], of: Callable[..., tuple[int, ...]]
) -> Iterable[Mission]:
    for card in cards:
        for place in of(card["each"]) if "each" in card else (-1,):
            yield Mission(
                id=f"mission.{card['id']}" + (f".{spaces[place].place}" if place >= 0 else ""),
                card=card["id"],
                measure=card["measure"],
                place=place,
                copies=card.get("copies", 1),
                need=card.get("need", 0),
                value=card["value"],
                later=card.get("later", card["value"]),
                printed=card["status"] == "printed",
            )


def _check(made: Board) -> None:
    """Counts that the rulebook prints."""
    kinds = [s.kind for s in made.spaces]
    farms = [kinds.count(kind) for kind in ("food", "energy", "blank", "settlement")]
    features = (len(made.castles), len(made.cathedrals), len(made.towers))
    sizes = [len(spaces) for spaces in made.settlements]
    ports, blocked = sum(made.port), len(made.blocked_2p)
    if made.irish:
        good = features == (8, 0, 14) and sum(made.bonus_counts) == 14
        good &= ports == 10 and blocked == 24 and sum(m.copies for m in made.missions) == 12
    else:
        good = features == (12, 8, 0) and ports == 9 and blocked == 32
        good &= sum(m.copies for m in made.missions) == 32
    good &= farms == [24, 24, 24, 36] and sum(sizes) == 36 and min(sizes) >= 1
    ids = [s.id for s in made.spaces]
    if not good or ids != sorted(ids):
        raise ValueError(f"the data of {made.id} do not add up")
