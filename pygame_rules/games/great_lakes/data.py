"""Tables of the Great Lakes map: cities, lanes, tickets. Checked when they are loaded.

Everything is numbered from 0 in the order of `data/map.json`: a city, lane or ticket is an
int inside states. Names appear in actions, log and views only.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...geometry.graphs import links_of

RAIL, SEA = 0, 1
COLOURS: Final = ("purple", "yellow", "green", "red", "black", "white")
GREY: Final = 6
"""The colour number of a route that takes any single colour."""
ROUTE_COLOURS: Final = (*COLOURS, "grey")
NO_TWIN: Final = -1

TRAINS_EACH, SHIPS_EACH, HARBOURS_EACH = 33, 32, 3
CHOSEN_PIECES = 50
LEAST_TRAINS, MOST_TRAINS = CHOSEN_PIECES - SHIPS_EACH, TRAINS_EACH
SUGGESTED_TRAINS = 27
ROUTE_POINTS: Final = (0, 1, 2, 4, 7, 10, 15, 18, 21, 27)
"""GL-23, by length."""
HARBOUR_POINTS: Final = (0, 10, 20, 30)
"""GL-72, by completed tickets that name the city; more than three count as three."""
UNBUILT_HARBOUR = 4


class City(NamedTuple):
    """A place on the map. `junction`: a crossing on the open lake, never a port."""

    id: str
    port: bool
    junction: bool


class Lane(NamedTuple):
    """One lane of a route between cities `a` and `b`. `twin`: the other lane or `NO_TWIN`."""

    id: str
    a: int
    b: int
    length: int
    kind: int
    colour: int
    twin: int


class Ticket(NamedTuple):
    """Two cities to join, and what that is worth."""

    id: str
    a: int
    b: int
    points: int


class Tables(NamedTuple):
    """The whole map."""

    cities: tuple[City, ...]
    lanes: tuple[Lane, ...]
    tickets: tuple[Ticket, ...]


def _read() -> Any:
    path = Path(__file__).parent / "data" / "map.json"
    return json.loads(path.read_text(encoding="utf-8"))


def _lane(row: dict[str, Any], number: dict[str, int]) -> Lane:
    twin = row["double_with"]
    return Lane(
        id=f"r{row['id']:03}",
        a=number[row["a"]],
        b=number[row["b"]],
        length=row["length"],
        kind=("rail", "sea").index(row["type"]),
        colour=ROUTE_COLOURS.index(row["color"]),
        twin=NO_TWIN if twin is None else twin - 1,
    )


@cache
def tables() -> Tables:
    """The map, built once. Raises ValueError if the file does not agree with the rules."""
    data = _read()
    cities = tuple(
        City(row["id"], row["port"], row["kind"] == "junction") for row in data["cities"]
    )
    number = {city.id: index for index, city in enumerate(cities)}
    lanes = tuple(_lane(row, number) for row in data["lanes"])
    tickets = tuple(
        Ticket(f"t{row['id']:02}", number[row["a"]], number[row["b"]], row["points"])
        for row in data["tickets"]
    )
    result = Tables(cities, lanes, tickets)
    _check(result)
    return result


def _check(map_: Tables) -> None:
    """The totals of the rules: lanes, spaces, doubles, ports, ticket values."""
    spaces = [sum(x.length for x in map_.lanes if x.kind == kind) for kind in (RAIL, SEA)]
    counts = [sum(x.kind == kind for x in map_.lanes) for kind in (RAIL, SEA)]
    if (counts, spaces) != ([52, 58], [186, 169]):
        raise ValueError(f"lanes {counts}, spaces {spaces}")
    twins = [(i, x.twin) for i, x in enumerate(map_.lanes) if x.twin != NO_TWIN]
    if len(twins) != 56 or not all(_are_twins(map_.lanes, i, twin) for i, twin in twins):
        raise ValueError("double routes")
    if len(map_.tickets) != 55 or sum(x.points for x in map_.tickets) != 526:
        raise ValueError("tickets")
    if sum(city.port for city in map_.cities) != 25 or len(map_.cities) != 37:
        raise ValueError("cities")


def _are_twins(lanes: tuple[Lane, ...], i: int, j: int) -> bool:
    one, two = lanes[i], lanes[j]
    ends = {one.a, one.b} == {two.a, two.b}
    return ends and (one.kind, one.length) == (two.kind, two.length) and two.twin == i


CITIES: Final = tables().cities
LANES: Final = tables().lanes
TICKETS: Final = tables().tickets
CITY: Final = {city.id: index for index, city in enumerate(CITIES)}
LANE: Final = {lane.id: index for index, lane in enumerate(LANES)}
TICKET: Final = {ticket.id: index for index, ticket in enumerate(TICKETS)}
LINKS: Final = links_of(len(CITIES), [(lane.a, lane.b) for lane in LANES])
ENDING_IN: Final = tuple(tuple(lane for _, lane in row) for row in LINKS)
"""The lanes that end in each city."""
