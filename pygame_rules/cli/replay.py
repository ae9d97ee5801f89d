"""`replay`: a save as a readable transcript, or its end as JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..core.errors import DamagedSave
from ..core.match import Match
from ..core.save import MAX_BYTES, load
from ..core.text import LANGUAGES, Speaker, catalogue


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A file."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="final state, scores and breakdown")


def read_save(path: Path) -> Match:
    """The match in a file. Raises PlanszaError for everything that can be wrong with it."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise DamagedSave("too large")
        return load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        raise DamagedSave(type(error).__name__) from error


def transcript(match: Match, lang: str) -> list[str]:
    """Everything that happened, private events with their owner's name, one line each."""
    names = match.setup.names()
    speaker = Speaker(catalogue(match.game.meta.room, lang), lang, names)
    lines = [speaker.say(e.message()) for e in match.first_events if e.to is None]
    for number, entry in enumerate(match.entries, start=1):
        lines.append(f"{number}. {names[entry.seat]}: {entry.action}")
        for event in entry.events:
            owners = "" if event.to is None else ", ".join(names[s] for s in event.to) + " | "
            lines.append(f"     {owners}{speaker.say(event.message())}")
    if match.over:
        result = match.game.result(match.state)
        lines.append(speaker.say(result.decided_by))
        for seat, score in enumerate(match.game.scores(match.state)):
            lines.append(f"{result.places[seat]}. {names[seat]}: {score}")
    return lines


def run(arguments: argparse.Namespace) -> int:
    """Print the transcript or the JSON."""
    match = read_save(arguments.file)
    if not arguments.json:
        print("\n".join(transcript(match, arguments.lang)))
        return 0
    game = match.game
    result = {
        "game": game.meta.id,
        "actions": len(match.entries),
        "over": match.over,
        "scores": game.scores(match.state),
        "breakdown": game.breakdown(match.state),
        "ranking": list(game.result(match.state).places) if match.over else None,
        "state": game.state_to_json(match.state),
    }
    print(json.dumps(result, sort_keys=True))
    return 0
