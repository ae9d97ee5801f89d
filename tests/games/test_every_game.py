"""What holds for every game that the registry finds, at every table size."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pygame_rules
from pygame_rules.core.laws import run_game, text_faults
from pygame_rules.core.registry import load_game, metas
from pygame_rules.core.text import catalogue, help_chapters

TABLES = [(meta.id, seats) for meta in metas() for seats in meta.seats]
ROOMS = sorted({meta.room for meta in metas()})
GAMES = Path(pygame_rules.__file__).parent / "games"
FILES = (
    "meta", "data", "state", "actions", "setup", "flow", "scoring", "view", "secrets", "heuristic",
    "game",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_all_laws_at_every_action(game_id: str, seats: int, seed: int) -> None:
    match = run_game(load_game(game_id), seats, seed)
    assert match.over


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_cheap_laws_in_many_games(game_id: str, seats: int, part: int) -> None:
    game = load_game(game_id)
    for seed in range(1000 + 50 * part, 1050 + 50 * part):
        assert run_game(game, seats, seed, light=True).over


@pytest.mark.parametrize("room", ROOMS)
def test_texts_agree_in_both_languages(room: str) -> None:
    """Law 13."""
    assert not list(text_faults(dict(catalogue(room, "en")), dict(catalogue(room, "pl"))))


@pytest.mark.parametrize("room", ROOMS)
def test_the_help_has_the_same_chapters_in_both_languages(room: str) -> None:
    def shape(lang: str) -> list[tuple[object, ...]]:
        chapters = help_chapters(room, lang)
        return [(c["id"], c["rules"], c["prompts"], len(list(c["text"]))) for c in chapters]  # type: ignore[call-overload]

    assert shape("en") == shape("pl")


@pytest.mark.parametrize("room", ROOMS)
def test_every_prompt_leads_to_a_help_chapter(room: str) -> None:
    chapters = help_chapters(room, "en")
    reached = {prompt for chapter in chapters for prompt in chapter["prompts"]}  # type: ignore[attr-defined]
    prompts = {key for key in catalogue(room, "en") if key.startswith("prompt.")}
    assert prompts <= reached


@pytest.mark.parametrize("meta", metas(), ids=lambda meta: meta.id)
def test_every_option_and_fact_has_its_texts(meta) -> None:  # type: ignore[no-untyped-def]
    texts = catalogue(meta.room, "en")
    for option in meta.options:
        assert f"option.{option.id}" in texts
        assert f"option.{option.id}.help" in texts
        assert all(f"option.{option.id}.{choice}" in texts for choice in option.choices)
    assert all(f"about.{key}" in texts for key in (*meta.sure, *meta.own))
    assert set(meta.titles) == {"en", "pl"}
    assert all(len(meta.colours_for(n)) >= n for n in meta.seats)


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_the_same_file_names(room: str) -> None:
    names = {path.stem for path in (GAMES / room).iterdir()}
    assert set(FILES) <= names


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/data/*.json")), ids=lambda p: p.name)
def test_data_files_are_json(path: Path) -> None:
    assert json.loads(path.read_text(encoding="utf-8"))
