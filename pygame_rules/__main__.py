"""`python -m pygame_rules`: games, simulate, laws, replay, bench, arena, pace. Exit 2: bad
input."""

from __future__ import annotations

import argparse
import sys

from .cli import arena, bench, games, laws, pace, replay, simulate
from .core.errors import PlanszaError
from .core.message import Message
from .core.text import Speaker, core_catalogue

COMMANDS = {
    "games": games,
    "simulate": simulate,
    "laws": laws,
    "replay": replay,
    "bench": bench,
    "arena": arena,
    "pace": pace,
}


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m pygame_rules")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, module in COMMANDS.items():
        summary = (module.__doc__ or "").partition(": ")[2]
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    arguments = parser.parse_args(argv)
    try:
        return int(COMMANDS[arguments.command].run(arguments))
    except PlanszaError as error:
        words = Speaker(core_catalogue("en"), "en").say(Message(error.key))
        print(f"{arguments.command}: {words} ({error.detail or error})", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
