"""Two levels against each other: seats rotated, win share with a confidence interval.

A match pairs level A (one seat) with level B (all others) or the other way round, so that
with n players a fair share for the single seat is 1/n. The sequential test stops as soon as
the interval lies wholly above the wanted share, or wholly below.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ..core.contract import AnyGame
from ..core.setup import quick_setup
from .play import play_game

Z = 1.96


@dataclass(slots=True)
class Tally:
    """Decided games of level A against level B. A shared first place counts half."""

    games: int = 0
    won: float = 0.0
    fair: float = 0.0

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

    def decided(self, wanted: float) -> bool:
        """Whether the interval lies on one side of the wanted share."""
        low, high = self.interval()
        return self.games >= 8 and (low > wanted or high < wanted)


def seating(players: int, game: int, a: str, b: str) -> list[str]:
    """Level A's seats in game number `game`: one seat, walking round the table; with more
    than two players every second round of the table level B has the single seat."""
    single, rest = (a, b) if players == 2 or (game // players) % 2 == 0 else (b, a)
    return [single if seat == game % players else rest for seat in range(players)]


def play_pair(game: AnyGame, players: int, a: str, b: str, number: int, seed: int) -> float:
    """One game; level A's share of first place."""
    kinds = seating(players, number, a, b)
    report = play_game(quick_setup(game.meta, kinds, f"{seed} {number // 2}"))
    if report.decided_by is None:
        return 0.5
    places = game.result(report.match.state).places
    winners = [kinds[seat] for seat, place in enumerate(places) if place == 1]
    return winners.count(a) / len(winners)


def fair_share(players: int, game: int, a: str, b: str) -> float:
    """What level A would win if both were equal."""
    return seating(players, game, a, b).count(a) / players


def scaled(share: float, fair: float) -> float:
    """A wanted two-sided share (say 0.7), scaled to a table where equal means `fair`:
    odds against the fair odds stay the same."""
    odds = share / (1 - share) * fair / (1 - fair)
    return odds / (1 + odds)


def compete(
    game: AnyGame, players: int, a: str, b: str, games: int, seed: int, wanted: float | None = None
) -> Tally:
    """Up to `games` games; with `wanted` it stops when the share is clearly above or below."""
    tally = Tally()
    for number in range(games):
        tally.won += play_pair(game, players, a, b, number, seed)
        tally.fair += fair_share(players, number, a, b)
        tally.games += 1
        whole_round = tally.games % (2 * players) == 0
        if wanted is not None and whole_round and tally.decided(_wanted(tally, wanted)):
            break
    return tally


def _wanted(tally: Tally, wanted: float) -> float:
    return scaled(wanted, tally.fair / tally.games)
