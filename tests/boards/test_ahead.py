"""Grounds drawn ahead: one for each board and language, read where they lie."""

from pathlib import Path

import pytest

from boards_svg import ahead
from boards_svg.registry import board_for, drawn


def test_every_board_and_language_has_its_own_file() -> None:
    grounds = ahead.every_ground()
    boards = {board_for(meta.id).for_players(n) for meta in drawn() for n in meta.seats}
    assert len(grounds) == 2 * len(boards)
    assert all(svg.startswith("<") for svg in grounds.values())


def test_a_ground_is_drawn_when_none_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "FOLDER", tmp_path)
    board = board_for("rebirth-scotland")
    assert ahead.ground(board, "pl") == board.static("pl")


def test_a_ground_drawn_ahead_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "FOLDER", tmp_path)
    board = board_for("cyclades").for_players(4)
    (tmp_path / ahead.file_name(board, "en")).write_text("<g/>", encoding="utf-8")
    assert ahead.ground(board, "en") == "<g/>"
    assert ahead.ground(board_for("cyclades").for_players(5), "en") != "<g/>"
