"""Who can win this cycle, by what everybody sees (gold is hidden, so it is not asked for)."""

from __future__ import annotations

from .data import (
    ARES,
    ATHENA,
    BUILDING_OF,
    CHIMERA,
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
    chain_from,
    chart_of,
    founding_places,
    free_slots,
    kinds_owned,
    markers_each,
    medusa_holds,
    metropolises,
    own_islands,
    protected,
    to_win,
)
from .state import Public


def gods_ahead(p: Public, seat: int) -> list[int]:
    """The gods whose turn the player may still get, or has, this cycle."""
    if not p.flow or p.flow[0][0] == "actions":
        return [god for god in p.gods if p.bidder[god] == seat]
    return p.gods[:]


def can_win(p: Public, seat: int) -> bool:
    """CY-80: whether the player could have enough metropolises at the end of this cycle."""
    if not p.alive[seat]:
        return False
    have = metropolises(p, seat)
    if have >= to_win(p):
        return True
    gains = sorted((gains_with(p, seat, god) for god in gods_ahead(p, seat)), reverse=True)
    return have + sum(gains[: markers_each(p)]) >= to_win(p)


def gains_with(p: Public, seat: int, god: int) -> int:
    """Metropolises that the player could gain in a turn of this god."""
    founded = _by_philosophers(p, seat, god) + _by_set(p, seat, god)
    return min(founded, len(founding_places(p, seat))) + int(_by_conquest(p, seat, god))


def _called(p: Public, creature: int) -> bool:
    """Whether somebody can call it, or the Chimera in its place."""
    return creature in p.track or (CHIMERA in p.track and p.discards[creature] > 0)


def _by_philosophers(p: Public, seat: int, god: int) -> int:
    """Athena gives two at most; the Satyr takes one."""
    others = any(n for s, n in enumerate(p.philosophers) if s != seat)
    more = (2 if god == ATHENA else 0) + int(_called(p, SATYR) and others)
    return int(p.philosophers[seat] + more >= PHILOSOPHERS_NEEDED)


def _by_set(p: Public, seat: int, god: int) -> int:
    """One type is missing: the god builds it on a free slot, or the Cyclops changes another."""
    counts = kinds_owned(p, seat)
    missing = [kind for kind in range(KINDS) if not counts[kind]]
    if len(missing) != 1 or not building_supply(p, missing[0]):
        return 0
    slot = any(free_slots(p, i) for i in own_islands(p, seat))
    built = BUILDING_OF[god] == missing[0] and slot
    return int(built or (_called(p, CYCLOPS) and max(counts) > 1))


def _by_conquest(p: Public, seat: int, god: int) -> bool:
    """A rival's metropolis within reach of Ares's troops or of Pegasus."""
    targets = [
        i
        for i, made in enumerate(p.metropolis)
        if made and p.owner[i] not in (NONE, seat) and not protected(p, seat, i)
    ]
    if not targets:
        return False
    origins = [i for i in own_islands(p, seat) if p.troops[i] and not medusa_holds(p, i)]
    if origins and _called(p, PEGASUS) and targets != [p.figure_place[CHIRON_FIGURE]]:
        return True
    shores = chart_of(p).shore_masks
    return god == ARES and any(
        shores[target] & chain_from(p, seat, origin) for origin in origins for target in targets
    )
