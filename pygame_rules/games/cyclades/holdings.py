"""What the players have on the board, counted in one walk over it: for questions asked often."""

from __future__ import annotations

from dataclasses import dataclass, field

from .data import KINDS
from .facts import chart_of, flood, medusa_holds
from .state import Public


@dataclass(slots=True)
class Holding:
    """`islands` owned, ascending, `free`: the free slots of each (CY-31); `kinds`: buildings by
    type, metropolises left out (CY-42); `income` at the start of a cycle; `open`: islands
    without a metropolis; `seas` with own fleets (a mask)."""

    seat: int
    islands: list[int] = field(default_factory=list)
    free: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=lambda: [0] * KINDS)
    income: int = 0
    metropolises: int = 0
    open: int = 0
    troops: int = 0
    fleets: int = 0
    seas: int = 0


def holdings(p: Public) -> list[Holding]:
    """By seat."""
    trade = chart_of(p).trade_mask
    found = [Holding(seat) for seat in range(p.players)]
    for sea, owner in enumerate(p.fleet_owner):
        if owner >= 0:
            own = found[owner]
            own.seas |= 1 << sea
            own.fleets += p.fleets[sea]
    for own in found:
        own.income = (own.seas & trade).bit_count()
    for island, owner in enumerate(p.owner):
        if owner >= 0:
            _add_island(p, found[owner], island)
    return found


def _add_island(p: Public, own: Holding, island: int) -> None:
    table = chart_of(p).islands[island]
    built = p.buildings[KINDS * island : KINDS * island + KINDS]
    free = table.slots
    if any(built):
        free -= sum(built)
        own.kinds = [have + more for have, more in zip(own.kinds, built, strict=True)]
    if p.metropolis[island]:
        free -= table.covered
        own.metropolises += 1
    else:
        own.open += 1
    own.islands.append(island)
    own.free.append(free)
    own.income += table.prosperity + p.placed[island]
    own.troops += p.troops[island]


def strongest_attackers(p: Public, own: Holding) -> dict[int, int]:
    """By island within reach of the player's fleet chains: the most troops he can land."""
    chart = chart_of(p)
    shores, seas = chart.shore_masks, own.seas
    best: dict[int, int] = {}
    for origin in own.islands:
        troops = p.troops[origin]
        start = shores[origin] & seas
        if not troops or not start or medusa_holds(p, origin):
            continue
        chain = flood(chart, seas, start)
        for island, shore in enumerate(shores):
            if shore & chain and island != origin and troops > best.get(island, 0):
                best[island] = troops
    return best
