"""Law 12: the same game log, byte for byte, under two hash seeds and in Pyodide.

`dev.py same [GAME ...]` plays games between bots in CPython with two values of
PYTHONHASHSEED and in Pyodide inside Node, and compares the saves.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from web.build.environment import VENV_PYTHON
from web.build.paths import CACHE, ROOT
from web.build.pyodide import run_in_pyodide
from web.build.shell import Failure, run, say

HASH_SEEDS = ("1", "20260")


@dataclass(frozen=True, slots=True)
class Plan:
    """One game to play: id, number of players, seed and the bots by seat."""

    game: str
    players: int
    seed: int
    bots: str = "random"

    @property
    def file(self) -> str:
        return f"{self.game}-{self.players}-{self.seed}-{self.bots.replace(',', '-')}.json"

    def arguments(self, folder: str) -> list[str]:
        """Arguments of `python -m pygame_rules` that write the save into `folder`."""
        table = ["--players", str(self.players), "--bots", self.bots, "--seed", str(self.seed)]
        return ["simulate", self.game, *table, "--save", f"{folder}/{self.file}"]


def listed_games() -> dict[str, list[int]]:
    """Game ids with their player counts, as the command line lists them."""
    out = run([VENV_PYTHON, "-m", "pygame_rules", "games", "--json"], what="list of games")
    return {game["id"]: list(game["players"]) for game in json.loads(out)["games"]}


def play_in_cpython(plans: Sequence[Plan], folder: Path, hash_seed: str) -> dict[str, bytes]:
    """Saves by file name; `Failure` when a game does not end."""
    folder.mkdir(parents=True, exist_ok=True)
    for plan in plans:
        command = [str(VENV_PYTHON), "-m", "pygame_rules", *plan.arguments(str(folder))]
        env = {"PYTHONHASHSEED": hash_seed}
        run(command, what=f"{plan.file} in CPython", env=env, timeout=300)
    return {plan.file: (folder / plan.file).read_bytes() for plan in plans}


def play_in_pyodide(plans: Sequence[Plan], folder: Path) -> dict[str, bytes]:
    """The same in Pyodide, all games in one start of Node."""
    folder.mkdir(parents=True, exist_ok=True)
    commands = [plan.arguments("/out") for plan in plans]
    places = {"/project/pygame_rules": ROOT / "pygame_rules", "/out": folder}
    answers = run_in_pyodide("pygame_rules.__main__", commands, places)
    for plan, answer in zip(plans, answers, strict=True):
        if answer["code"] != 0:
            raise Failure(f"{plan.file} in Pyodide: {str(answer['stderr'])[-600:]}")
    return {plan.file: (folder / plan.file).read_bytes() for plan in plans}


def differences(plans: Sequence[Plan], folder: Path) -> list[str]:
    """Names of the saves that are not equal everywhere; empty when law 12 holds."""
    expected, other = (play_in_cpython(plans, folder / seed, seed) for seed in HASH_SEEDS)
    browser = play_in_pyodide(plans, folder / "pyodide")
    found = [f"{name} (another hash seed)" for name in expected if other[name] != expected[name]]
    return found + [f"{name} (Pyodide)" for name in expected if browser[name] != expected[name]]


def check(games: Sequence[str], seeds: int) -> int:
    """Compare `seeds` games for each player count of these games (all when none is named)."""
    counts = listed_games()
    unknown = [game for game in games if game not in counts]
    if unknown:
        raise Failure(f"no such game: {', '.join(unknown)}")
    for game in games or counts:
        plans = [Plan(game, n, seed) for n in counts[game] for seed in range(1, seeds + 1)]
        found = differences(plans, CACHE / "same")
        say(f"{game}: {len(plans)} games, " + ("; ".join(found) if found else "all equal"))
        if found:
            return 1
    return 0
