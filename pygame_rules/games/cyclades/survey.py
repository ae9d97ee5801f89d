"""What several parts of an evaluation ask of one position, worked out once."""

from __future__ import annotations

from dataclasses import dataclass, field

from .facts import chain_from, chart_of, medusa_holds, own_islands
from .state import Public, State
from .threats import can_win, gains_with


@dataclass(slots=True)
class Survey:
    """A position and what was found out about it; the position must not change meanwhile."""

    state: State
    worths: dict[tuple[int, int], float] = field(default_factory=dict)
    _attackers: dict[int, dict[int, int]] = field(default_factory=dict)
    _wins: dict[int, bool] = field(default_factory=dict)
    _gains: dict[tuple[int, int], int] = field(default_factory=dict)

    def attackers(self, seat: int) -> dict[int, int]:
        """`strongest_attackers` of the seat."""
        if seat not in self._attackers:
            self._attackers[seat] = strongest_attackers(self.state, seat)
        return self._attackers[seat]

    def can_win(self, seat: int) -> bool:
        """Whether the seat can win this cycle."""
        if seat not in self._wins:
            self._wins[seat] = can_win(self.state, seat)
        return self._wins[seat]

    def gains(self, seat: int, god: int) -> int:
        """Metropolises the seat could gain with this god."""
        if (seat, god) not in self._gains:
            self._gains[seat, god] = gains_with(self.state, seat, god)
        return self._gains[seat, god]


def strongest_attackers(p: Public, seat: int) -> dict[int, int]:
    """By island within reach of the player's fleet chains: the most troops he can land."""
    shores = chart_of(p).shore_masks
    best: dict[int, int] = {}
    for origin in own_islands(p, seat):
        troops = p.troops[origin]
        if not troops or medusa_holds(p, origin):
            continue
        chain = chain_from(p, seat, origin)
        if chain:
            for island, shore in enumerate(shores):
                if shore & chain and island != origin and troops > best.get(island, 0):
                    best[island] = troops
    return best
