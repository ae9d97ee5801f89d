"""What a called creature still promises while its question is open, in gold pieces, for bots."""

from __future__ import annotations

from typing import Any

from .data import (
    CHIMERA,
    CYCLOPS,
    DRYAD,
    GIANT,
    GRIFFON,
    HARPY,
    KRAKEN,
    MINOTAUR,
    NONE,
    PEGASUS,
    POLYPHEMUS,
    SATYR,
    SIREN,
)
from .facts import building_count, chart_of, kinds_owned, own_islands
from .safety import fall_chance
from .state import Public, State
from .steps.powers import mimicable

SMALL = 1.5
"""What the others are good for: a step of a fleet, a figure in the way."""
FLAT = {DRYAD: 3.0, SIREN: 2.6, HARPY: 2.6, GIANT: 2.0, MINOTAUR: 2.0, POLYPHEMUS: 2.0}
PHILOSOPHER_WORTH = (5.0, 7.0, 9.0, 24.0)
QUESTIONS = {
    "siren": SIREN,
    "harpy": HARPY,
    "pegasus": PEGASUS,
    "giant": GIANT,
    "cyclops": CYCLOPS,
    "kraken": KRAKEN,
    "chimera": CHIMERA,
}


def promise(state: State, seat: int) -> float:
    """The top frame is the open question of a creature that this seat called; else nothing."""
    frame: list[Any] = state.flow[-1]
    if frame[1:2] != [seat]:
        return 0.0
    if frame[0] in ("rob", "island_figure"):
        return creature_worth(state, seat, frame[2])
    if frame[0] in QUESTIONS:
        return creature_worth(state, seat, QUESTIONS[frame[0]])
    return 0.0


def creature_worth(state: State, seat: int, creature: int) -> float:
    """About what its use is worth."""
    rivals = [s for s in range(state.players) if s != seat and state.alive[s]]
    if creature == GRIFFON:
        return 1.2 * max(state.gold[s] // 2 for s in rivals)
    if creature == SATYR:
        return PHILOSOPHER_WORTH[min(state.philosophers[seat], 3)]
    if creature == PEGASUS:
        return _flight(state, seat)
    if creature == CYCLOPS:
        return _rebuilding(state, seat)
    if creature == KRAKEN:
        return 1.1 * max(_fleets_of_rivals(state, seat))
    if creature == CHIMERA:
        found = mimicable(state, seat)
        return max((creature_worth(state, seat, c) for c in found), default=0.0)
    return FLAT.get(creature, SMALL)


def _flight(p: Public, seat: int) -> float:
    """The best island that Pegasus's troops could take."""
    most = max((p.troops[i] for i in own_islands(p, seat)), default=0)
    best = 0.0
    for island, owner in enumerate(p.owner):
        prosperity = chart_of(p).islands[island].prosperity + p.placed[island]
        gain = 3.0 + 3.0 * prosperity + 2.0 * building_count(p, island)
        if p.metropolis[island]:
            gain += 24.0
        if owner == NONE:
            best = max(best, gain)
        elif owner != seat and p.owner.count(owner) > 1 and most:
            best = max(best, gain * fall_chance(p, island, most) - 1.0)
    return 0.8 * best


def _rebuilding(p: Public, seat: int) -> float:
    """The Cyclops completes a set if one type is missing and another stands twice."""
    counts = kinds_owned(p, seat)
    if max(counts) < 2:
        return 0.0
    return {3: 14.0, 2: 4.0, 1: 3.0}.get(sum(1 for n in counts if n), 0.0)


def _fleets_of_rivals(p: Public, seat: int) -> list[int]:
    """By sea, with own ones counted against."""
    return [n if owner != seat else -n for n, owner in zip(p.fleets, p.fleet_owner, strict=True)]
