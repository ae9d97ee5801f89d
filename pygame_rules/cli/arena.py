"""`arena`: two levels of computer players against each other."""

from __future__ import annotations

import argparse
import json
from time import monotonic
from typing import Any

from .. import __version__
from ..ai.arena import Tally, compete
from ..ai.bots import LEVELS, bot_of
from ..core.errors import BadSetup
from ..core.registry import load_game

VERDICTS = {True: "yes", False: "no", None: "open"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Game, players, the two levels, how many games, how long, which share is wanted."""
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--bots", default="greedy,random",
        help="two levels, the better first; hard/10 thinks with a tenth of the iterations",
    )  # fmt: skip
    parser.add_argument("--games", type=int, default=40, help="at most")
    parser.add_argument("--minutes", type=float, help="at most; a game that has begun is ended")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--wanted", type=float, help="stop when this share (of two equal seats) is shown or refuted"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable output")


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    levels = _levels(arguments.bots)
    game = load_game(arguments.game)
    start = monotonic()

    def in_time() -> bool:
        return arguments.minutes is None or monotonic() - start < 60 * arguments.minutes

    tally = compete(
        game, arguments.players, levels, arguments.games, arguments.seed, arguments.wanted, in_time
    )
    result = {
        "game": arguments.game, "players": arguments.players, "bots": list(levels),
        "seed": arguments.seed, "version": __version__,
        "minutes": round((monotonic() - start) / 60, 2),
    }  # fmt: skip
    result |= _figures(tally)
    print(json.dumps(result) if arguments.json else _sentence(result))
    return 0


def _levels(text: str) -> tuple[str, str]:
    levels = text.split(",")
    try:
        a, b = levels
        bot_of(a), bot_of(b)
    except (KeyError, ValueError):
        raise BadSetup(f"two of {', '.join(sorted(LEVELS))}") from None
    return a, b


def _figures(tally: Tally) -> dict[str, Any]:
    low, high = tally.interval()
    figures: dict[str, Any] = {
        "games": tally.games, "won": round(tally.won, 2), "share": round(tally.share(), 4),
        "fair": round(tally.fair / max(1, tally.games), 4),
        "low": round(low, 4), "high": round(high, 4),
    }  # fmt: skip
    if tally.wanted is not None:
        figures["wanted"] = round(tally.target / max(1, tally.games), 4)
        figures["shown"] = VERDICTS[tally.verdict()]
    return figures


def _sentence(result: dict[str, Any]) -> str:
    a, b = result["bots"]
    text = (
        f"{result['game']}, {result['players']} players: {a} against {b}: "
        f"{result['won']:g} of {result['games']} ({100 * result['share']:.0f} %, "
        f"95 % interval {100 * result['low']:.0f}-{100 * result['high']:.0f} %; "
        f"equal would be {100 * result['fair']:.0f} %)"
    )
    if "wanted" in result:
        text += f"; wanted {100 * result['wanted']:.0f} %: {result['shown']}"
    return text
