"""`bench`: how fast the rules are, by random games without a listener.

Seconds are processor time, which other programs on the machine disturb less.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import process_time
from typing import Any

from ..core.chance import SampledChance
from ..core.contract import AnyGame
from ..core.registry import listed, load_game
from ..core.table import Table

COPIES = 2_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One game or all."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, help="default: the smallest table")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game")
    parser.add_argument("--json", action="store_true", help="machine-readable output")


class Picker:
    """A quick number generator, so that picking costs next to nothing."""

    __slots__ = ("_x",)

    def __init__(self) -> None:
        self._x = 12345

    def below(self, n: int) -> int:
        self._x = (self._x * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._x >> 8) % n


class RandomPlay:
    """Random games one after another, each with its own luck; nobody listens."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.options = game.meta.full_options({})
        self.picker = Picker()
        self.games = 0

    def one_game(self) -> int:
        """Play a game to its end; how many actions it took."""
        legal_actions, play, below = self.game.legal_actions, self.game.play, self.picker.below
        table, state = self.start()
        for actions in range(self.game.meta.action_cap):
            legal = legal_actions(state)
            if not legal:
                return actions
            play(state, legal[below(len(legal))], table)
        return self.game.meta.action_cap

    def one_game_in_parts(self) -> tuple[int, float, float]:
        """The same with a stop watch: actions, seconds of listing, seconds of applying."""
        table, state = self.start()
        listing = applying = 0.0
        for actions in range(self.game.meta.action_cap):
            t0 = process_time()
            legal = self.game.legal_actions(state)
            t1 = process_time()
            if not legal:
                return actions, listing, applying
            self.game.play(state, legal[self.picker.below(len(legal))], table)
            listing += t1 - t0
            applying += process_time() - t1
        return self.game.meta.action_cap, listing, applying

    def start(self) -> tuple[Table, Any]:
        table = Table(SampledChance(self.games), listening=False)
        self.games += 1
        return table, self.game.new_state(self.players, self.options, None, table)


def random_play(game: AnyGame, players: int, seconds: float) -> dict[str, float]:
    """Random games for about so long: actions and games per second, parts in microseconds."""
    play = RandomPlay(game, players)
    actions = 0
    start = now = process_time()
    while now - start < seconds:
        actions += play.one_game()
        now = process_time()
    games = play.games
    timed, listing, applying = map(sum, zip(*_parts(play, seconds / 4), strict=True))
    return {
        "actions_per_second": actions / (now - start),
        "games_per_second": games / (now - start),
        "legal_actions_us": 1e6 * listing / timed,
        "apply_us": 1e6 * applying / timed,
    }


def _parts(play: RandomPlay, seconds: float) -> list[tuple[int, float, float]]:
    """At least one game with a stop watch."""
    end = process_time() + seconds
    parts = [play.one_game_in_parts()]
    while process_time() < end:
        parts.append(play.one_game_in_parts())
    return parts


def copies_per_second(game: AnyGame, players: int) -> float:
    """Copies of a position from the middle of a random game, per second."""
    table = Table(SampledChance("copies"), listening=False)
    state = game.new_state(players, game.meta.full_options({}), None, table)
    picker = Picker()
    for _ in range(60):
        legal = game.legal_actions(state)
        if legal:
            game.play(state, legal[picker.below(len(legal))], table)
    start = process_time()
    for _ in range(COPIES):
        state.copy()
    return COPIES / (process_time() - start)


def measure(game: AnyGame, players: int, seconds: float) -> dict[str, Any]:
    """All figures of a game at one table size."""
    result: dict[str, Any] = {"game": game.meta.id, "players": players}
    result |= random_play(game, players, seconds)
    result["copies_per_second"] = copies_per_second(game, players)
    return result


def run(arguments: argparse.Namespace) -> int:
    """Print the figures."""
    ids = [arguments.game] if arguments.game else [meta.id for meta in listed()]
    rows = []
    for game in map(load_game, ids):
        rows.append(measure(game, arguments.players or game.meta.seats[0], arguments.seconds))
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], "bench": rows}))
        return 0
    for row in rows:
        print(
            f"{row['game']:18} {row['players']} players  {row['actions_per_second']:8.0f} actions/s"
            f"  {row['games_per_second']:6.1f} games/s  {row['copies_per_second']:8.0f} copies/s"
            f"  list {row['legal_actions_us']:5.1f} us  apply {row['apply_us']:5.1f} us"
        )
    return 0
