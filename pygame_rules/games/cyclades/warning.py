"""Whom to warn of: who could have enough metropolises at the end of this cycle (CY-80).

Wider than `threats`, which the computers reckon with: people are to be warned of every way
that a turn or two can bring together. Gold is hidden and not asked for; moves of fleets that
would open a new way for troops are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from .data import (
    ARES,
    ATHENA,
    BUILDING_OF,
    CHIRON_FIGURE,
    CYCLOPS,
    KINDS,
    NONE,
    PEGASUS,
    PHILOSOPHERS_NEEDED,
    SATYR,
)
from .facts import (
    building_supply,
    markers_each,
    medusa_holds,
    metropolis_supply,
    protected,
    to_win,
)
from .holdings import Holding, holdings, strongest_attackers
from .state import Public
from .threats import called, gods_ahead

MOST_SETS = 3


def may_win(p: Public, seat: int) -> bool:
    """Whether the player could win at the end of this cycle, by what everybody sees."""
    if not p.alive[seat]:
        return False
    own = holdings(p)[seat]
    missing = to_win(p) - own.metropolises
    if missing <= 0:
        return True
    gods = gods_ahead(p, seat)
    ways = combinations(gods, min(markers_each(p), len(gods)))
    return any(_gains(p, own, way) >= missing for way in ways if way)


def _gains(p: Public, own: Holding, gods: Sequence[int]) -> int:
    """The most metropolises that turns with these gods can bring."""
    marched, flown = _reached(p, own, gods)
    tries = [marched, *([*marched, island] for island in flown)]
    return max(_gains_by_taking(p, own, gods, islands) for islands in tries)


def _gains_by_taking(p: Public, own: Holding, gods: Sequence[int], reached: Sequence[int]) -> int:
    """The same if these islands fall; of their buildings those of one at a time count."""
    taken = sum(1 for island in reached if p.metropolis[island])
    kinds = [own.kinds, *(_with_island(p, own.kinds, island) for island in reached)]
    sets = max(_sets(p, own, each, gods) for each in kinds)
    places = own.open + sum(1 for island in reached if not p.metropolis[island])
    return taken + min(sets + _wise(p, own, gods), places, metropolis_supply(p))


def _wise(p: Public, own: Holding, gods: Sequence[int]) -> int:
    """Metropolises by philosophers: two from Athena, one from the Satyr."""
    have = p.philosophers[own.seat]
    satyr = called(p, SATYR) and sum(p.philosophers) > have
    return (have + (2 if ATHENA in gods else 0) + satyr) // PHILOSOPHERS_NEEDED


def _with_island(p: Public, kinds: list[int], island: int) -> list[int]:
    more = p.buildings[KINDS * island : KINDS * island + KINDS]
    return [a + b for a, b in zip(kinds, more, strict=True)]


def _sets(p: Public, own: Holding, kinds: list[int], gods: Sequence[int]) -> int:
    """Sets of four from these buildings: what the gods build any number of times (a slot is
    free, or a set given up frees one), and one that the Cyclops changes."""
    built = {BUILDING_OF[god] for god in gods} if any(own.free) else set()
    cyclops = called(p, CYCLOPS)
    for sets in range(MOST_SETS, 0, -1):
        lacking = [max(0, sets - count) for count in kinds]
        supplied = all(lacking[kind] <= building_supply(p, kind) for kind in range(KINDS))
        rest = sum(lacking[kind] for kind in range(KINDS) if kind not in built)
        spare = bool(built) or any(count > sets for count in kinds)
        if supplied and (not rest or (rest == 1 and cyclops and spare)):
            return sets
    return 0


def _reached(p: Public, own: Holding, gods: Sequence[int]) -> tuple[list[int], list[int]]:
    """Rivals' islands that troops can attack: with Ares any of the first, and by Pegasus one of
    the second."""
    rivals = [
        island
        for island, owner in enumerate(p.owner)
        if owner not in (NONE, own.seat) and not protected(p, own.seat, island)
    ]
    marches = strongest_attackers(p, own).keys() if ARES in gods else set()
    marched = [island for island in rivals if island in marches]
    if not called(p, PEGASUS) or not any(
        p.troops[island] and not medusa_holds(p, island) for island in own.islands
    ):
        return marched, []
    own_chiron = p.figure_seat[CHIRON_FIGURE] == own.seat
    barred = NONE if own_chiron else p.figure_place[CHIRON_FIGURE]
    return marched, [island for island in rivals if island not in marches and island != barred]
