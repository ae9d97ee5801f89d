"""What several parts of an evaluation ask of one position, worked out once."""

from __future__ import annotations

from dataclasses import dataclass, field

from .holdings import Holding, holdings, strongest_attackers
from .state import State
from .threats import Steps, can_win_by, gains, steps_of


@dataclass(slots=True)
class Survey:
    """A position and what was found out about it; the position must not change meanwhile."""

    state: State
    worths: dict[tuple[int, int], float] = field(default_factory=dict)
    _holdings: list[Holding] = field(default_factory=list)
    _attackers: dict[int, dict[int, int]] = field(default_factory=dict)
    _steps: dict[int, Steps] = field(default_factory=dict)
    _wins: dict[int, bool] = field(default_factory=dict)

    def holding(self, seat: int) -> Holding:
        """What the seat has on the board."""
        if not self._holdings:
            self._holdings = holdings(self.state)
        return self._holdings[seat]

    def attackers(self, seat: int) -> dict[int, int]:
        """`strongest_attackers` of the seat."""
        if seat not in self._attackers:
            self._attackers[seat] = strongest_attackers(self.state, self.holding(seat))
        return self._attackers[seat]

    def steps(self, seat: int) -> Steps:
        """The ways of the seat to a metropolis this cycle."""
        if seat not in self._steps:
            own = self.holding(seat)
            self._steps[seat] = steps_of(self.state, own, self.attackers(seat))
        return self._steps[seat]

    def can_win(self, seat: int) -> bool:
        """Whether the seat can win this cycle."""
        if seat not in self._wins:
            made = self.holding(seat).metropolises
            self._wins[seat] = can_win_by(self.state, seat, made, self.steps(seat))
        return self._wins[seat]

    def gains(self, seat: int, god: int) -> int:
        """Metropolises the seat could gain with this god."""
        return gains(self.steps(seat), god)
