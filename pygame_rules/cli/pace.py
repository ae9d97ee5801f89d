"""`pace`: how long the moves of a level take, all iterations thought, at moments of whole games."""

from __future__ import annotations

import argparse
import json
import sys
from statistics import mean
from time import process_time
from typing import Any

from ..ai.bots import LEVELS, choose
from ..ai.play import bot_choice
from ..core.contract import AnyGame
from ..core.errors import BadSetup
from ..core.match import Match
from ..core.registry import listed, load_game
from ..core.setup import quick_setup

EVERY = 17
"""Between two moves that are timed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One game or all, the level, how many moves of each."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="hard", choices=sorted(LEVELS))
    parser.add_argument("--moves", type=int, default=12, help="moves with a choice, of each game")
    parser.add_argument("--json", action="store_true", help="machine-readable output")


def run(arguments: argparse.Namespace) -> int:
    """Print mean and longest in seconds of processor time."""
    ids = [arguments.game] if arguments.game else [meta.id for meta in listed()]
    if arguments.moves < 1:
        raise BadSetup("at least one move")
    rows = []
    for game in map(load_game, ids):
        seconds = move_times(game, arguments.players, arguments.level, arguments.moves)
        row: dict[str, Any] = {"game": game.meta.id, "players": arguments.players}
        row |= {"level": arguments.level, "mean": round(mean(seconds), 3)}
        rows.append(row | {"longest": round(max(seconds), 3)})
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], "pace": rows}))
        return 0
    for row in rows:
        table = f"{row['game']}, {row['players']} players"
        print(f"{table}: {row['level']} takes {row['mean']} s a move, longest {row['longest']} s")
    return 0


def move_times(game: AnyGame, players: int, level: str, moves: int) -> list[float]:
    """Seconds of so many moves of the level, spread over games that greedy bots play."""
    times: list[float] = []
    number = 0
    while len(times) < moves:
        match = Match(quick_setup(game.meta, ["greedy"] * players, f"pace {number}"))
        number += 1
        while not match.over and len(times) < moves:
            if len(match.entries) % EVERY == EVERY - 1 and len(match.legal_actions()) > 1:
                times.append(_timed(match, level))
            match.act(bot_choice(match).action)
    return times


def _timed(match: Match, level: str) -> float:
    assert match.actor is not None
    view: Any = match.view(match.actor)
    start = process_time()
    choose(match.game, view, level, len(match.entries))
    return process_time() - start
