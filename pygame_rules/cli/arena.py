"""`arena`: two levels of computer players against each other."""

from __future__ import annotations

import argparse
import json

from ..ai.arena import compete
from ..ai.bots import LEVELS
from ..core.errors import BadSetup
from ..core.registry import load_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Game, players, the two levels, number of games, seed."""
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy,random", help="two levels: the better first")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wanted", type=float, help="stop when clearly above or below this share")
    parser.add_argument("--json", action="store_true", help="machine-readable output")


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    levels = arguments.bots.split(",")
    if len(levels) != 2 or not set(levels) <= set(LEVELS):
        raise BadSetup(f"two of {', '.join(sorted(LEVELS))}")
    game = load_game(arguments.game)
    a, b = levels
    tally = compete(
        game, arguments.players, a, b, arguments.games, arguments.seed, arguments.wanted
    )
    low, high = tally.interval()
    result = {
        "game": arguments.game, "players": arguments.players, "bots": levels,
        "games": tally.games, "won": tally.won, "share": round(tally.share(), 4),
        "fair": round(tally.fair / tally.games, 4), "low": round(low, 4), "high": round(high, 4),
    }  # fmt: skip
    if arguments.json:
        print(json.dumps(result))
    else:
        print(
            f"{arguments.game}, {arguments.players} players: {a} against {b}: "
            f"{tally.won:g} of {tally.games} ({100 * tally.share():.0f} %, "
            f"95 % interval {100 * low:.0f}-{100 * high:.0f} %; "
            f"equal would be {100 * tally.fair / tally.games:.0f} %)"
        )
    return 0
