"""The command line: what each command prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pygame_rules.__main__ import main
from pygame_rules.core.registry import listed


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(list(words))
    return code, capsys.readouterr().out


def test_games_lists_what_players_meet(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "games", "--json")
    games = json.loads(out)["games"]
    assert code == 0
    assert [g["id"] for g in games] == [meta.id for meta in listed()]
    assert all({"titles", "players", "options"} <= set(g) for g in games)
    assert "sample" not in [g["id"] for g in games]
    assert run(capsys, "games")[0] == 0


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "sample", "--players", "3", "--bots", "random,greedy", "--games", "2",
             "--seed", "5", "--json")  # fmt: skip
    code, out = run(capsys, *words)
    games = json.loads(out)["games"]
    assert code == 0
    assert run(capsys, *words)[1] == out
    assert [g["seed"] for g in games] == [5, 6]
    for game in games:
        assert game["seats"] == ["random", "greedy", "random"]
        assert game["scores"] == [sum(part.values()) for part in game["breakdown"]]
        assert min(game["ranking"]) == 1
        assert game["ended_by"] in {"end_full", "end_turns"}


def test_a_saved_simulation_replays_to_the_same_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "game.json"
    _, out = run(capsys, "simulate", "sample", "--json", "--save", str(save))
    code, replayed = run(capsys, "replay", str(save), "--json")
    assert code == 0
    assert json.loads(replayed)["scores"] == json.loads(out)["games"][0]["scores"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_transcript_reads_like_a_story(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    save = tmp_path / "game.json"
    run(capsys, "simulate", "sample", "--save", str(save))
    code, out = run(capsys, "replay", str(save), "--lang", lang)
    assert code == 0
    assert out.splitlines()[0].startswith("1. Random")
    assert "{" not in out


@pytest.mark.parametrize("content", ["", "garbage", '{"format": 7}', "\x00" * 100])
def test_a_damaged_file_is_one_clear_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    save = tmp_path / "bad.json"
    save.write_text(content)
    assert main(["replay", str(save)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_bytes_that_are_no_text_and_a_missing_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "bad.json"
    save.write_bytes(b"\xff\xfe\xff" * 50)
    assert main(["replay", str(save)]) == 2
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    capsys.readouterr()


def test_laws_hold_or_say_where(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out = run(capsys, "laws", "sample", "--players", "3", "--games", "5", "--light")
    assert code == 0
    assert "5 games hold the laws" in out
    monkeypatch.setattr("pygame_rules.games.sample.game.SampleGame.scores", lambda self, state: [9])
    code, out = run(capsys, "laws", "sample", "--games", "1", "--seed", "3")
    assert code == 1
    assert "law" in out
    assert "seed 3" in out


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "sample", "--players", "9"],
        ["simulate", "sample", "--bots", "genius"],
        ["simulate", "sample", "--option", "die=none"],
        ["simulate", "sample", "--option", "die"],
        ["simulate", "chess"],
        ["laws", "chess"],
        ["bench", "chess"],
        ["pace", "chess"],
        ["pace", "sample", "--moves", "0"],
    ],
)
def test_bad_words_are_exit_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_bench_gives_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "bench", "sample", "--seconds", "0.01", "--json")
    (row,) = json.loads(out)["bench"]
    assert code == 0
    assert {"actions_per_second", "copies_per_second", "legal_actions_us", "apply_us"} <= set(row)
    assert row["actions_per_second"] > 0


def test_pace_gives_seconds_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "pace", "sample", "--level", "normal", "--moves", "2", "--json")
    (row,) = json.loads(out)["pace"]
    assert code == 0
    assert 0 < row["mean"] <= row["longest"]
    assert row["level"] == "normal"
