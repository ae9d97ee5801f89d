"""How many metropolises a player could found one after another from his buildings (CY-40, CY-41).

Asked for the last-island rule only (CY-52), and seldom: whoever owns a whole set has to give
it up at once, so several sets can only come with an island that brings two of a type.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

_KINDS: Final = range(4)
Buildings = tuple[int, ...]
"""How many of each of the four types."""


class Site(NamedTuple):
    """An own island. `room`: the buildings that can stay beside a metropolis; `open`: it has
    none yet."""

    buildings: Buildings
    room: int
    open: bool


def can_found(sites: Sequence[Site], number: int) -> bool:
    """Whether so many metropolises can be founded by sets if the owner picks what he gives
    up, where he founds and what is destroyed to make room."""
    if number == 0:
        return True
    if any(sum(site.buildings[kind] for site in sites) < number for kind in _KINDS):
        return False
    if sum(site.open for site in sites) < number:
        return False
    return number == 1 or any(
        can_found(after, number - 1) for given in _givings(sites) for after in _foundings(given)
    )


def _givings(sites: Sequence[Site]) -> Iterator[list[Site]]:
    """One building of each type given up, in every way."""
    holders = [[i for i, site in enumerate(sites) if site.buildings[kind]] for kind in _KINDS]
    for islands in product(*holders):
        after = list(sites)
        for kind, island in enumerate(islands):
            after[island] = _without(after[island], kind)
        yield after


def _foundings(sites: Sequence[Site]) -> Iterator[list[Site]]:
    """A metropolis on every open island, with every choice of what is destroyed for it."""
    for number, site in enumerate(sites):
        if site.open:
            for left in _cleared(site.buildings, site.room):
                after = list(sites)
                after[number] = Site(left, site.room, False)
                yield after


def _cleared(buildings: Buildings, room: int) -> Iterator[Buildings]:
    """What may be left there: as many buildings as there is room for, or all of them."""
    wanted = min(room, sum(buildings))
    for left in product(*(range(count + 1) for count in buildings)):
        if sum(left) == wanted:
            yield left


def _without(site: Site, kind: int) -> Site:
    left = list(site.buildings)
    left[kind] -= 1
    return site._replace(buildings=tuple(left))
