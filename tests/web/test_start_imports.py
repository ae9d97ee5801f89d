"""What is imported before the first board stands: each module costs every start.

Measured in milliseconds this would depend on the machine, so the modules are listed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache

from web.build.saved import stored_game

LOADED = ("asyncio", "base64", "dataclasses", "enum", "html", "inspect", "io", "json", "re",
          "tempfile", "typing", "zipfile")  # fmt: skip
"""Pyodide and PyScript have these, and all that they load in turn, before we start."""
START = """
import json, sys
from types import SimpleNamespace
import svgwrite  # the build cuts its imports down (LAZY_IMPORTS)
import {loaded}
had = set(sys.modules)

class Port:
    def __getattr__(self, name):
        return lambda *args, **names: None

    def language(self):
        return "en"

    def route(self):
        return "play/saved"

    def now(self):
        return 0

from web.app import App
items = json.load(sys.stdin)
port = Port()
port.store = SimpleNamespace(get=items.get, set=items.__setitem__, keys=lambda: list(items))
port.workers = Port()
port.build = SimpleNamespace(version="1", miniatures={{}})
port.set_html = lambda place, markup: shown.append(markup)
shown = []
App(port).start()
assert any("<svg" in markup and "board" in markup for markup in shown), shown
print(json.dumps(sorted(set(sys.modules) - had)))
"""


@cache
def imported(game: str) -> frozenset[str]:
    """Names of the modules that opening a saved game imports."""
    items = json.dumps(stored_game(game, "saved"))
    command = [sys.executable, "-c", START.format(loaded=", ".join(LOADED))]
    done = subprocess.run(command, input=items, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return frozenset(json.loads(done.stdout))


def test_only_the_room_of_the_game_on_show_is_imported() -> None:
    names = imported("rebirth-scotland")
    assert {name.split(".")[2] for name in names if is_rules_of_a_room(name)} == {"rebirth"}
    assert {name.split(".")[1] for name in names if is_board(name)} == {"rebirth"}


def is_rules_of_a_room(name: str) -> bool:
    """Every room's `meta` is read for the list of games and light."""
    return name.startswith("pygame_rules.games.") and name.endswith(".game")


def is_board(name: str) -> bool:
    return name.startswith("boards_svg.") and name.endswith(".board")


def test_the_workshop_and_command_lines_stay_away() -> None:
    ours = imported("rebirth-scotland")
    away = ("web.build", "web.prerender", "pygame_rules.cli", "pygame_rules.core.laws")
    assert [name for name in ours if name.startswith(away)] == []


def test_no_heavy_module_of_the_library_comes_with_us() -> None:
    """A new name here must be worth its milliseconds: better import it where it is used."""
    ours = ("pygame_rules", "boards_svg", "web", "svgwrite")
    names = {name.partition(".")[0] for name in imported("rebirth-scotland")} - {*ours}
    visible = {name for name in names if not name.startswith("_")}
    assert visible <= {"datetime", "hashlib", "pkgutil"}
