"""`dev.py bench` measures the rules beside python-chess, in turns."""

import json

import pytest

from web.build.bench import race_in_pyodide
from web.build.chess_play import PLIES, ChessPlay
from web.build.environment import ensure_npm_packages
from web.build.race import main


def test_games_of_chess_differ_and_end() -> None:
    play = ChessPlay()
    lengths = [play.one_game() for _ in range(5)]
    assert all(0 < plies <= PLIES for plies in lengths)
    assert len(set(lengths)) > 1


def test_race_prints_both_and_their_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sample", "--seconds", "0.001"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["races"]
    assert row["game"] == "sample"
    assert row["ratio"] > 0
    assert row["actions_per_second"] > 0
    assert row["chess_moves_per_second"] > 0


@pytest.mark.slow
def test_race_in_pyodide_too() -> None:
    ensure_npm_packages()
    found = race_in_pyodide("sample", "--seconds", "0.001")
    assert [row["game"] for row in found["races"]] == ["sample"]
    assert found["races"][0]["chess_moves_per_second"] > 0
