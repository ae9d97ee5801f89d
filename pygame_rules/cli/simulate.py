"""`simulate`: whole games between bots, without a browser."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ..ai.bots import LEVELS
from ..ai.play import Report, play_game
from ..core.errors import BadSetup
from ..core.registry import meta_of
from ..core.save import dump
from ..core.setup import Setup, quick_setup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Game, players, bots, number of games, seed."""
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random", help="levels by seat, repeated: random,greedy")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; then +1")
    parser.add_argument("--option", action="append", default=[], metavar="ID=CHOICE")
    parser.add_argument("--json", action="store_true", help="machine-readable output")
    parser.add_argument("--save", type=Path, help="write the last game as a save file")


def read_options(pairs: list[str]) -> dict[str, str]:
    """`id=choice` pairs. Raises BadSetup."""
    result = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(pair[:80])
        result[key] = value
    return result


def make_setup(arguments: argparse.Namespace, seed: int) -> Setup:
    """The table that the arguments describe. Raises BadSetup, UnknownGame."""
    levels = arguments.bots.split(",")
    unknown = sorted(set(levels) - set(LEVELS))
    if unknown:
        raise BadSetup(f"no bot is called {unknown[0][:40]}")
    kinds = [levels[i % len(levels)] for i in range(arguments.players)]
    meta = meta_of(arguments.game)
    return quick_setup(meta, kinds, seed, **read_options(arguments.option))


def as_json(report: Report, seed: int) -> dict[str, Any]:
    """One game of the output."""
    match, game = report.match, report.match.game
    over = report.decided_by is not None
    return {
        "seed": seed,
        "seats": [seat.kind for seat in match.setup.seats],
        "scores": game.scores(match.state),
        "breakdown": game.breakdown(match.state),
        "ranking": list(game.result(match.state).places) if over else None,
        "actions": len(match.entries),
        "ended_by": report.ended_by,
    }


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    games = []
    report = None
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        report = play_game(make_setup(arguments, seed))
        games.append(as_json(report, seed))
        if not arguments.json:
            print(_line(games[-1]))
    if arguments.save and report is not None:
        arguments.save.write_text(dump(report.match), encoding="utf-8")
    if arguments.json:
        print(json.dumps({"games": games}))
    return 0


def _line(game: dict[str, Any]) -> str:
    scores = ", ".join(f"{k} {s}" for k, s in zip(game["seats"], game["scores"], strict=True))
    return f"seed {game['seed']}: {scores} ({game['actions']} actions, {game['ended_by']})"
