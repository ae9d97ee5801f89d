"""Two levels against each other: seats rotated, win share with a confidence interval.

A match pairs level A (one seat) with level B (all others) or the other way round, so that
with n players a fair share for the single seat is 1/n. With a wanted share the games stop as
soon as Wald's sequential probability ratio test has an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt

from ..core.contract import AnyGame
from ..core.setup import quick_setup
from .play import play_game

Z = 1.96
MARGIN = 0.15
"""The test tells the wanted share from one that is this much smaller."""
ERROR = 0.05
"""How often the test may be wrong, either way."""
LEAST_GAMES = 8


@dataclass(slots=True)
class Tally:
    """Decided games of level A against level B; a shared first place counts half.

    `fair`: what equal levels would have won; `target`: what level A would have won at the
    wanted share; `evidence`: logarithm of how much likelier the results are at the wanted
    share than at one smaller by `MARGIN`.
    """

    wanted: float | None = None
    games: int = 0
    won: float = 0.0
    fair: float = 0.0
    target: float = 0.0
    evidence: float = 0.0

    def add(self, won: float, fair: float) -> None:
        """One game: what level A got of the first place, and what equal levels would get."""
        self.games += 1
        self.won += won
        self.fair += fair
        if self.wanted is not None:
            high, low = scaled(self.wanted, fair), scaled(self.wanted - MARGIN, fair)
            self.target += high
            self.evidence += won * log(high / low) + (1 - won) * log((1 - high) / (1 - low))

    def share(self) -> float:
        """Level A's share of the games."""
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        if not self.games:
            return 0.0, 1.0
        n, p, z2 = self.games, self.share(), Z * Z
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        half = Z * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def verdict(self) -> bool | None:
        """Whether level A reaches the wanted share; None: not known yet. "Yes" asks for the
        evidence and for a share that is itself as high as wanted."""
        if self.wanted is None or self.games < LEAST_GAMES:
            return None
        bound = log((1 - ERROR) / ERROR)
        if self.evidence <= -bound:
            return False
        return True if self.evidence >= bound and self.won >= self.target else None


def scaled(share: float, fair: float) -> float:
    """A wanted two-sided share (say 0.7), scaled to a table where equal means `fair`:
    odds against the fair odds stay the same."""
    odds = share / (1 - share) * fair / (1 - fair)
    return odds / (1 + odds)


def seating(players: int, game: int, a: str, b: str) -> list[str]:
    """Level A's seats in game number `game`: one seat, walking round the table; with more
    than two players every second round of the table level B has the single seat."""
    single, rest = (a, b) if players == 2 or (game // players) % 2 == 0 else (b, a)
    return [single if seat == game % players else rest for seat in range(players)]


def play_pair(game: AnyGame, kinds: list[str], a: str, seed: str) -> float:
    """One game; level A's share of first place."""
    report = play_game(quick_setup(game.meta, kinds, seed))
    if report.decided_by is None:
        return 0.5
    places = game.result(report.match.state).places
    winners = [kinds[seat] for seat, place in enumerate(places) if place == 1]
    return winners.count(a) / len(winners)


def compete(
    game: AnyGame,
    players: int,
    levels: tuple[str, str],
    games: int,
    seed: int,
    wanted: float | None = None,
    in_time: Callable[[], bool] = lambda: True,
) -> Tally:
    """Up to `games` games of the first level against the second, while `in_time`; with
    `wanted` also no more than the verdict needs."""
    a, b = levels
    tally = Tally(wanted)
    while tally.games < games and in_time():
        number = tally.games
        kinds = seating(players, number, a, b)
        won = play_pair(game, kinds, a, f"{seed} {number // players}")
        tally.add(won, kinds.count(a) / players)
        if tally.games % players == 0 and tally.verdict() is not None:
            break
    return tally
