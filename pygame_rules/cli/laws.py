"""`laws`: random games under the laws of `core.laws`."""

from __future__ import annotations

import argparse
from collections import Counter

from ..core.laws import LawBroken, run_game
from ..core.registry import load_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Game, players, number of games, seed, `--light`."""
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; then +1")
    parser.add_argument("--light", action="store_true", help="only laws 1, 2 and 8")


def run(arguments: argparse.Namespace) -> int:
    """0, or 1 with the failing law, seed and action number."""
    game = load_game(arguments.game)
    lengths = []
    ends: Counter[str] = Counter()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        try:
            match = run_game(game, arguments.players, seed, arguments.light)
        except LawBroken as error:
            print(error)
            return 1
        lengths.append(len(match.entries))
        ends.update(e.key for e in match.entries[-1].events if e.key.startswith("end"))
    print(
        f"{arguments.game}, {arguments.players} players: {len(lengths)} games hold the laws; "
        f"{min(lengths)}-{max(lengths)} actions, {sum(lengths) / len(lengths):.0f} on average; "
        + ", ".join(f"{key} {count}" for key, count in sorted(ends.items()))
    )
    return 0
