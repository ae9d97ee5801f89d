"""Domination scoring, item by item, and points by source (OR-60 to OR-62)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from ...core.contract import Breakdown, Result
from ...core.message import Message, Player
from ...core.table import Table
from .clans import all_clans, clan_cells
from .data import AREAS, CELL_IDS, FREE, LAND_AREAS, POINTS
from .names import AREA_NAMES
from .state import State
from .track import advance_leader

Clans = tuple[tuple[int, ...], ...]
SEAS = tuple(index for index, area in enumerate(AREAS) if area.sea)
LANDS = {
    option: tuple(
        (area, POINTS.large if AREAS[area].large else small, AREAS[area].size)
        for area in LAND_AREAS
    )
    for option, small in POINTS.small.items()
}
"""By option: each region, the points of its places 1-3, its cells. Land comes before sea."""
CLANS, FLEET, REGIONS = range(3)


class Award(NamedTuple):
    """Why a seat gets points: it stands on `place` with `shields`."""

    seat: int
    shields: int
    place: int
    points: int


# -- what each item is worth ------------------------------------------------------------------
def clan_awards(state: State) -> tuple[Award, ...]:
    """OR-60: all clans ranked by size; equal ones share a place, all in full, and block those
    after it."""
    return _awards(all_clans(state.board, state.players), POINTS.clans[state.options["clans"]])


def clan_points(state: State) -> tuple[int, ...]:
    """Points by seat of all clans."""
    return _sums(all_clans(state.board, state.players), POINTS.clans[state.options["clans"]])


@lru_cache(maxsize=1 << 12)
def _awards(clans: Clans, values: tuple[int, ...]) -> tuple[Award, ...]:
    ranked = [(size, seat) for seat, sizes in enumerate(clans) for size in sizes]
    ranked.sort(key=lambda clan: -clan[0])
    sizes = [size for size, _ in ranked]
    places = [sizes.index(size) + 1 for size in sizes]
    points = [values[place - 1] if place <= len(values) else 0 for place in places]
    seats = [seat for _, seat in ranked]
    return tuple(map(Award, seats, sizes, places, points))


@lru_cache(maxsize=1 << 12)
def _sums(clans: Clans, values: tuple[int, ...]) -> tuple[int, ...]:
    gains = [0] * len(clans)
    for award in _awards(clans, values):
        gains[award.seat] += award.points
    return tuple(gains)


def ships_of(state: State) -> tuple[int, ...]:
    """Shields at sea by seat."""
    held = state.held
    return tuple(map(sum, zip(*[held[sea] for sea in SEAS], strict=True)))


def fleet_points(state: State) -> tuple[int, ...]:
    """Points by seat of all ships."""
    return _points_of(ships_of(state))


@lru_cache(maxsize=1 << 10)
def _points_of(ships: tuple[int, ...]) -> tuple[int, ...]:
    bonus = fleet_bonus(ships)
    return tuple(n * POINTS.per_ship + more for n, more in zip(ships, bonus, strict=True))


def fleet_bonus(ships: tuple[int, ...]) -> tuple[int, ...]:
    """OR-61: most ships, shared or not; after a tie for first there is no second."""
    order = sorted(set(ships) - {0}, reverse=True)
    bonus = [0] * len(ships)
    for rank, pay in zip(order[:2], (POINTS.most_ships, POINTS.second_ships), strict=False):
        alone = ships.count(rank) == 1
        for seat, count in enumerate(ships):
            if count == rank:
                bonus[seat] = pay[0 if alone else 1]
        if not alone:
            break
    return tuple(bonus)


@lru_cache(maxsize=1 << 14)
def region_points(counts: tuple[int, ...], values: tuple[int, ...], size: int) -> tuple[int, ...]:
    """OR-62: k tied on place q get the value of place q + 1, the next stands on q + k."""
    points = []
    for count in counts:
        place = 1 + sum(other > count for other in counts)
        worth = place if counts.count(count) == 1 else place + 1
        value = values[worth - 1] if count and worth <= len(values) else 0
        points.append(value + (POINTS.whole if count == size else 0))
    return tuple(points)


def region_gains(state: State, area: int) -> tuple[int, ...]:
    """Points by seat that a region is worth now."""
    _, values, size = LANDS[state.options["small_regions"]][area]
    return region_points(tuple(state.held[area]), values, size)


def expected_gains(state: State) -> list[int]:
    """Points by seat of a domination scoring held now."""
    held = state.held
    regions = [
        region_points(tuple(held[area]), values, size)
        for area, values, size in LANDS[state.options["small_regions"]]
    ]
    items = zip(fleet_points(state), clan_points(state), *regions, strict=True)
    return list(map(sum, items))


# -- a domination scoring ---------------------------------------------------------------------
def turn_order(state: State) -> list[int]:
    """Seats in the turn order of this round."""
    return [(state.first + k) % state.players for k in range(state.players)]


def domination(state: State, table: Table) -> None:
    """Clans, fleet, then each region; leaders move after each item."""
    state.scorings.append([[0, 0, 0] for _ in range(state.players)])
    table.next_item()
    table.tell("scoring", number=len(state.scorings))
    _pay(state, CLANS, _score_clans(state, table), table)
    table.next_item()
    _pay(state, FLEET, _score_fleet(state, table), table)
    for area in LAND_AREAS:
        if any(state.held[area]):
            table.next_item()
            _pay(state, REGIONS, _score_region(state, area, table), table)
    table.items_over()


def _pay(state: State, item: int, gains: tuple[int, ...], table: Table) -> None:
    for seat in turn_order(state):
        state.scorings[-1][seat][item] += gains[seat]
        advance_leader(state, seat, gains[seat], table)


def _score_clans(state: State, table: Table) -> tuple[int, ...]:
    if table.listening:
        cells = [clan_cells(state.board, seat) for seat in range(state.players)]
        for award in clan_awards(state):
            clan = cells[award.seat].pop(0)
            if award.points:
                table.tell("clan", at=_names(clan), **_why(award))
    return clan_points(state)


def _score_fleet(state: State, table: Table) -> tuple[int, ...]:
    gains = fleet_points(state)
    if table.listening:
        _tell_fleet(state, gains, table)
    return gains


def _tell_fleet(state: State, gains: tuple[int, ...], table: Table) -> None:
    ships = ships_of(state)
    bonus = fleet_bonus(ships)
    at = [cell for sea in SEAS for cell in AREAS[sea].cells if state.board[cell] != FREE]
    for seat in turn_order(state):
        if ships[seat]:
            key = "fleet_bonus" if bonus[seat] else "fleet"
            why = _why(Award(seat, ships[seat], 0, gains[seat]))
            table.tell(key, at=_names(at), bonus=bonus[seat], **why)


def _score_region(state: State, area: int, table: Table) -> tuple[int, ...]:
    gains = region_gains(state, area)
    if table.listening:
        _tell_region(state, area, gains, table)
    return gains


def _tell_region(state: State, area: int, gains: tuple[int, ...], table: Table) -> None:
    """Who gets what and why; a tie is told even if it pays nothing."""
    counts = state.held[area]
    at = _names(AREAS[area].cells)
    for seat in sorted(turn_order(state), key=lambda s: -counts[s]):
        tied = counts.count(counts[seat]) > 1
        if counts[seat] and (gains[seat] or tied):
            place = 1 + sum(other > counts[seat] for other in counts)
            whole = counts[seat] == AREAS[area].size
            key = "region_whole" if whole else "region_tie" if tied else "region"
            why = _why(Award(seat, counts[seat], place, gains[seat]))
            table.tell(key, at=at, area=AREA_NAMES[area], **why)


def _names(cells: Iterable[int]) -> tuple[str, ...]:
    return tuple(CELL_IDS[cell] for cell in sorted(cells))


def _why(award: Award) -> dict[str, Any]:
    return {
        "player": Player(award.seat),
        "shields": Message("amount.shields", {"n": award.shields}),
        "place": award.place,
        "points": Message("amount.points", {"n": award.points}),
    }


# -- points -----------------------------------------------------------------------------------
def breakdown(state: State) -> list[Breakdown]:
    """The leader's field by source."""
    return [
        {
            "start": state.start_field[seat],
            "founding": state.founding[seat],
            "clans": sum(scoring[seat][CLANS] for scoring in state.scorings),
            "fleet": sum(scoring[seat][FLEET] for scoring in state.scorings),
            "regions": sum(scoring[seat][REGIONS] for scoring in state.scorings),
            "skips": state.skips[seat],
        }
        for seat in range(state.players)
    ]


def result(state: State) -> Result:
    """OR-70: the leader furthest on the track wins; no two share a field."""
    places = tuple(1 + sum(other > field for other in state.field) for field in state.field)
    second, first = sorted(state.field)[-2:]
    return Result(places, Message("result.track", {"n": first - second}))
