"""Who can win this cycle, by what everybody sees (gold is hidden, so it is not asked for)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .data import (
    ARES,
    ATHENA,
    BUILDING_OF,
    CHIMERA,
    CHIRON_FIGURE,
    CYCLOPS,
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


def gods_ahead(p: Public, seat: int) -> list[int]:
    """The gods whose turn the player may still get, or has, this cycle."""
    if not p.flow or p.flow[0][0] == "actions":
        return [god for god in p.gods if p.bidder[god] == seat]
    return p.gods[:]


def can_win(p: Public, seat: int) -> bool:
    """CY-80: whether the player could have enough metropolises at the end of this cycle."""
    own = holdings(p)[seat]
    return can_win_by(p, seat, own.metropolises, steps_of(p, own, strongest_attackers(p, own)))


def can_win_by(p: Public, seat: int, have: int, steps: Steps) -> bool:
    """The same for a player with so many metropolises and these ways to more."""
    if not p.alive[seat]:
        return False
    if have >= to_win(p):
        return True
    best = sorted([gains(steps, god) for god in gods_ahead(p, seat)], reverse=True)
    return have + sum(best[: markers_each(p)]) >= to_win(p)


# -- ways to a metropolis -------------------------------------------------------------------
class Steps(NamedTuple):
    """`places` to found on; whether philosophers suffice with Athena, with any god; the god
    who builds the missing type on a free slot (NONE: none does), or the Cyclops instead; a
    rival's metropolis within reach of Ares's troops, or of Pegasus."""

    places: int
    with_athena: bool
    with_satyr: bool
    builder: int
    cyclops: bool
    march: bool
    flight: bool


def gains(steps: Steps, god: int) -> int:
    """Metropolises that the player could gain in a turn of this god."""
    founded = int(steps.with_satyr or (god == ATHENA and steps.with_athena))
    founded += steps.cyclops or god == steps.builder
    return min(founded, steps.places) + (steps.flight or (god == ARES and steps.march))


def steps_of(p: Public, own: Holding, attackers: Mapping[int, int]) -> Steps:
    """`attackers`: the `strongest_attackers` of the player."""
    seat = own.seat
    missing = _missing(p, own)
    cyclops = missing != NONE and max(own.kinds) > 1 and called(p, CYCLOPS)
    slot = any(own.free)
    builder = BUILDING_OF.index(missing) if missing != NONE and slot else NONE
    satyr = int(sum(p.philosophers) > p.philosophers[seat] and called(p, SATYR))
    wise = p.philosophers[seat] + satyr
    targets = _targets(p, seat)
    return Steps(
        places=own.open if metropolis_supply(p) else 0,
        with_athena=wise + 2 >= PHILOSOPHERS_NEEDED,
        with_satyr=wise >= PHILOSOPHERS_NEEDED,
        builder=builder,
        cyclops=cyclops,
        march=not attackers.keys().isdisjoint(targets),
        flight=bool(targets) and _flies(p, own, targets),
    )


def called(p: Public, creature: int) -> bool:
    """Whether somebody can call it, or the Chimera in its place."""
    return creature in p.track or (CHIMERA in p.track and p.discards[creature] > 0)


def _missing(p: Public, own: Holding) -> int:
    """The one type of building that is missing and not used up, or NONE."""
    if own.kinds.count(0) != 1:
        return NONE
    kind = own.kinds.index(0)
    return kind if building_supply(p, kind) else NONE


def _targets(p: Public, seat: int) -> list[int]:
    """Metropolises of rivals that may be attacked."""
    if not any(p.metropolis):
        return []
    owner = p.owner
    return [
        i
        for i, made in enumerate(p.metropolis)
        if made and owner[i] != NONE and owner[i] != seat and not protected(p, seat, i)
    ]


def _flies(p: Public, own: Holding, targets: list[int]) -> bool:
    """Pegasus can carry troops to a metropolis; Chiron's island is safe from him."""
    if not called(p, PEGASUS) or targets == [p.figure_place[CHIRON_FIGURE]]:
        return False
    return any(p.troops[i] > 0 and not medusa_holds(p, i) for i in own.islands)
