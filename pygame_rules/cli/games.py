"""`games`: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ..core.meta import Meta
from ..core.registry import listed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments but `--json`."""
    parser.add_argument("--json", action="store_true", help="machine-readable output")


def describe(meta: Meta) -> dict[str, Any]:
    """A game as JSON."""
    options = [{"id": o.id, "choices": list(o.choices), "default": o.default} for o in meta.options]
    return {
        "id": meta.id,
        "titles": dict(meta.titles),
        "players": list(meta.seats),
        "secrecy": meta.secrecy,
        "rules_version": meta.rules_version,
        "options": options,
    }


def run(arguments: argparse.Namespace) -> int:
    """Print the list."""
    found = [describe(meta) for meta in listed()]
    if arguments.json:
        print(json.dumps({"games": found}, ensure_ascii=False))
        return 0
    for game in found:
        counts = "-".join(str(n) for n in (game["players"][0], game["players"][-1]))
        print(f"{game['id']:18} {counts} players  {game['titles']['en']} / {game['titles']['pl']}")
        for option in game["options"]:
            print(f"{'':18}   --option {option['id']}={'|'.join(option['choices'])}")
    return 0
