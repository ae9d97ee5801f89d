"""RULES.md tells the truth: every rule has a row, every test and function it names exists."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path

import pytest

import pygame_rules.games.rebirth as room

HERE = Path(__file__).parent
TEXT = (Path(str(room.__file__)).parent / "RULES.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (RB-\d+) \| .*? \| (.*?) \| (.*?) \|$", TEXT, re.MULTILINE)


def names_of_tests_in(module: str) -> list[str]:
    text = (HERE / f"{module}.py").read_text(encoding="utf-8")
    return re.findall(r"^def (test_\w+)", text, re.MULTILINE)


def test_every_rule_has_a_row() -> None:
    numbers = [*range(1, 8), *range(10, 14), *range(20, 28), *range(30, 33), *range(40, 44)]
    numbers += [*range(50, 59), *range(60, 63)]
    assert [rule for rule, _, _ in ROWS] == [f"RB-{n}" for n in numbers]


@pytest.mark.parametrize(("rule", "functions", "tests"), ROWS, ids=[row[0] for row in ROWS])
def test_named_functions_and_tests_exist(rule: str, functions: str, tests: str) -> None:
    for module, name in re.findall(r"`([a-z_]+)\.(\w+)`", functions):
        assert hasattr(import_module(f"{room.__name__}.{module}"), name), f"{module}.{name}"
    for part in re.findall(r"`(test_\w+(?:: [^`]+)?)`", tests):
        module, _, names = part.partition(": ")
        known = names_of_tests_in(module)
        assert known
        for pattern in filter(None, names.split(", ")):
            assert any(fnmatch(name, pattern) for name in known), f"{module}: {pattern}"


@pytest.mark.parametrize("rule", [row[0] for row in ROWS])
def test_a_test_cites_each_rule(rule: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    ranges = [(a, b) for text in texts for a, b in re.findall(r"RB-(\d+) to (?:RB-)?(\d+)", text)]
    number = int(rule[3:])
    cited = any(re.search(rf"{rule}\b", text) for text in texts)
    assert cited or any(int(a) <= number <= int(b) for a, b in ranges)
