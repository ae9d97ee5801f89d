"""`bench`: how fast the rules are, by random games without a listener."""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter
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


class _Picker:
    """A quick number generator, so that picking costs next to nothing."""

    def __init__(self) -> None:
        self._x = 12345

    def below(self, n: int) -> int:
        self._x = (self._x * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._x >> 8) % n


def random_play(game: AnyGame, players: int, seconds: float) -> dict[str, float]:
    """Random games for about so long: actions and games per second, parts in microseconds."""
    options = game.meta.full_options({})
    picker = _Picker()
    actions = games = 0
    listing = applying = 0.0
    start = now = perf_counter()
    while now - start < seconds:
        table = Table(SampledChance(games), listening=False)
        state = game.new_state(players, options, None, table)
        for _ in range(game.meta.action_cap):
            t0 = perf_counter()
            legal = game.legal_actions(state)
            t1 = perf_counter()
            if not legal:
                break
            game.play(state, legal[picker.below(len(legal))], table)
            t2 = perf_counter()
            listing += t1 - t0
            applying += t2 - t1
            actions += 1
        games += 1
        now = perf_counter()
    return {
        "actions_per_second": actions / (now - start),
        "games_per_second": games / (now - start),
        "legal_actions_us": 1e6 * listing / actions,
        "apply_us": 1e6 * applying / actions,
    }


def copies_per_second(game: AnyGame, players: int) -> float:
    """Copies of a position from the middle of a random game, per second."""
    table = Table(SampledChance("copies"), listening=False)
    state = game.new_state(players, game.meta.full_options({}), None, table)
    picker = _Picker()
    for _ in range(60):
        legal = game.legal_actions(state)
        if legal:
            game.play(state, legal[picker.below(len(legal))], table)
    start = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return COPIES / (perf_counter() - start)


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
