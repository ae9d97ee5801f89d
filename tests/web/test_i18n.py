"""Every sentence stands in both languages, with the same parameters, and every key is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygame_rules.ai.bots import LEVELS as BOT_LEVELS
from pygame_rules.core.registry import metas
from pygame_rules.core.text import core_catalogue, fields_of, load_catalogue
from web.draft import LEVELS
from web.settings import CHOICES
from web.words import Words

WEB = Path(__file__).parents[2] / "web"
EN, PL = (load_catalogue(WEB / "i18n" / f"{lang}.json") for lang in ("en", "pl"))


def sources() -> Iterator[ast.AST]:
    for path in sorted(WEB.rglob("*.py")):
        if "build" not in path.parts and "node_modules" not in path.parts:
            yield ast.parse(path.read_text(encoding="utf-8"))


def patterns_in_code() -> set[str]:
    """Keys in the code as patterns: `settings.{name}.help` becomes `settings\\..*\\.help`."""
    heads = {key.split(".")[0] for key in EN}
    found = set()
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = (re.escape(p.value) if isinstance(p, ast.Constant) else ".*"
                         for p in node.values)  # fmt: skip
                found.add("".join(parts))
    return {p for p in found if re.match(r"[a-z]+(\\\.[a-z_\\.*-]+)?\Z", p)
            and p.split("\\")[0] in heads}  # fmt: skip


def test_both_languages_have_the_same_keys() -> None:
    assert sorted(EN) == sorted(PL)


@pytest.mark.parametrize("key", sorted(EN))
def test_parameters_agree(key: str) -> None:
    """Polish may say "yesterday" where English counts; no text may ask for more."""
    assert fields_of(EN[key]) == fields_of(PL[key])


@pytest.mark.parametrize("key", sorted(k for k, v in PL.items() if isinstance(v, dict)))
def test_polish_numbers_have_three_forms_and_english_two(key: str) -> None:
    polish, english = PL[key], EN[key]
    assert isinstance(polish, dict) and sorted(polish) == ["few", "many", "one"]
    assert isinstance(english, dict) and sorted(english) == ["many", "one"]


def test_every_text_is_used_somewhere() -> None:
    used = patterns_in_code()
    unused = [key for key in EN if not any(re.fullmatch(p, key) for p in used)]
    assert unused == []


def test_every_key_in_the_code_exists() -> None:
    known = {*EN, *core_catalogue("en")}
    whole = {p.replace("\\", "") for p in patterns_in_code() if ".*" not in p and "\\." in p}
    assert sorted(key for key in whole if key not in known and not key.endswith(".")) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_keys_that_are_put_together_exist(lang: str) -> None:
    words = Words(lang)
    keys = [f"level.{level}" for level in BOT_LEVELS] + [f"kind.{level}" for level in LEVELS]
    keys += [f"colour.{colour}" for meta in metas() for colour in meta.colours]
    keys += [f"settings.{name}.{value}" for name, values in CHOICES.items() for value in values]
    assert all(words(key) for key in keys)


def test_levels_offered_are_levels_of_the_bots() -> None:
    assert set(LEVELS) <= set(BOT_LEVELS)


def test_polish_counts() -> None:
    words = Words("pl").table("rebirth-scotland")
    said = [words.key("score", n=n) for n in (1, 2, 5, 12, 22, 25)]
    assert said == ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"]


@pytest.mark.parametrize(("lang", "game", "said"), [
    ("en", "cyclades", ["1 metropolis", "2 metropolises"]),
    ("pl", "cyclades", ["1 Metropolia", "2 Metropolie"]),
    ("en", "origo", ["field 1", "field 2"]),
    ("pl", "great-lakes", ["1 punkt", "2 punkty"]),
])  # fmt: skip
def test_the_score_is_called_what_it_is(lang: str, game: str, said: list[str]) -> None:
    table = Words(lang).table(game)
    assert [table.key("score", n=n) for n in (1, 2)] == said


@pytest.mark.parametrize(("lang", "game", "title", "sources"), [
    ("en", "great-lakes", "Points", "Points by source"),
    ("pl", "rebirth-ireland", "Punkty", "Skąd są punkty"),
    ("en", "cyclades", "Metropolises", "How the metropolises came about"),
    ("pl", "cyclades", "Metropolie", "Skąd są Metropolie"),
    ("pl", "origo", "Pola na torze", "Skąd są pola na torze"),
])  # fmt: skip
def test_the_end_says_what_was_counted(lang: str, game: str, title: str, sources: str) -> None:
    """Where the score is no points no table speaks of points."""
    table = Words(lang).table(game)
    assert (table.key("score.title"), table.key("score.sources")) == (title, sources)
