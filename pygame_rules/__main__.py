"""`python -m pygame_rules`: games, simulate, laws, bench, replay. Exit 2: bad input."""

from __future__ import annotations

import argparse
import sys

from .cli import bench, games, laws, replay, simulate
from .core.errors import PlanszaError

COMMANDS = {
    "games": games,
    "simulate": simulate,
    "laws": laws,
    "replay": replay,
    "bench": bench,
}


def main(words: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m pygame_rules")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, module in COMMANDS.items():
        summary = (module.__doc__ or "").partition(": ")[2]
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    arguments = parser.parse_args(words)
    try:
        return COMMANDS[arguments.command].run(arguments)
    except PlanszaError as error:
        print(f"{arguments.command}: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
