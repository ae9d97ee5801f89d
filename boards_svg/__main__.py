"""`python -m boards_svg GAME [--save FILE | --miniature] [--lang en|pl] --out FILE`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pygame_rules.core.errors import PlanszaError
from pygame_rules.core.message import Message
from pygame_rules.core.save import load
from pygame_rules.core.text import LANGUAGES, Speaker, core_catalogue

from . import registry, standalone


def main(arguments: list[str]) -> int:
    """Writes one picture. 0: done; 2: bad arguments, or a save that cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m boards_svg", description=__doc__)
    parser.add_argument("game", choices=[meta.id for meta in registry.drawn()])
    parser.add_argument("--save", type=Path, help="draw the position of this save")
    parser.add_argument("--miniature", action="store_true", help="small, for the home screen")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args(arguments)
    try:
        picture = _picture(chosen)
    except (PlanszaError, OSError, UnicodeDecodeError) as error:
        print(f"{chosen.save}: {_words(error)}", file=sys.stderr)
        return 2
    chosen.out.write_text(picture, encoding="utf-8")
    return 0


def _picture(chosen: argparse.Namespace) -> str:
    if chosen.save:
        return standalone.position_picture(load(chosen.save.read_text("utf-8")), chosen.lang)
    if chosen.miniature:
        return standalone.miniature(chosen.game, chosen.lang)
    return standalone.board_picture(chosen.game, chosen.lang)


def _words(error: Exception) -> str:
    if isinstance(error, PlanszaError):
        return Speaker(core_catalogue("en"), "en").say(Message(error.key))
    return str(error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
