"""Writes the saves of a release into this folder: `python -m tests.saves.write 0.1.0`.

For each game one that is finished, between computers, and one that is running, with a person at
the table. See README.md: a release that has been published is never written anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pygame_rules.ai.bots import choose
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import listed
from pygame_rules.core.save import dump
from pygame_rules.core.setup import HUMAN, quick_setup

HERE = Path(__file__).parent
MOST_BYTES = 60_000
RUNNING_ACTIONS = 45
SEEDS = range(1, 30)


def played(meta: Meta, kinds: list[str], seed: int, most: int) -> Match:
    """A game in which everybody takes the greedy step, people too."""
    match = Match(quick_setup(meta, kinds, seed))
    while not match.over and len(match.entries) < most:
        seat, number = match.actor, len(match.entries)
        assert seat is not None
        if seat in match.setup.humans():
            match.look(seat)
        match.act(choose(match.game, match.view(seat), "greedy", number).action)
    return match


def finished(meta: Meta) -> Match:
    """The first short enough game between computers."""
    for seed in SEEDS:
        match = played(meta, ["greedy"] * min(meta.seats), seed, meta.action_cap)
        if match.over and len(dump(match)) < MOST_BYTES:
            return match
    raise SystemExit(f"no short game of {meta.id}")


def running(meta: Meta) -> Match:
    """A game of two people and, where there is room, a computer; it stops in the middle."""
    kinds = [HUMAN, HUMAN, "easy"][: max(meta.seats)]
    return played(meta, kinds, 7, RUNNING_ACTIONS)


def write(version: str) -> None:
    """All saves of a release."""
    for meta in listed():
        for name, match in (("finished", finished(meta)), ("running", running(meta))):
            file = HERE / f"{meta.id}-{version}-{name}.json"
            file.write_text(dump(match) + "\n", encoding="utf-8")
            print(file.name, len(match.entries), "actions", file.stat().st_size, "bytes")


if __name__ == "__main__":
    write(sys.argv[1])
