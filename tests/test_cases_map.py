"""`docs/CASES.md` names tests that exist, and every report once."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"\| ([A-Z0-9]+-\d\d) \| ([^|]+) \| ([^|]+) \|$")
NAMED = re.compile(r"`((?:tests|e2e)/[\w/.]+)::(\w+)`")
WITHOUT_TEST = ("By design", "Does not apply", "Not yet")


@cache
def rows() -> tuple[tuple[str, str, str], ...]:
    """Id, what was reported, answer."""
    text = (ROOT / "docs" / "CASES.md").read_text(encoding="utf-8")
    found = [ROW.fullmatch(line) for line in text.splitlines() if re.match(r"\| [A-Z]", line)]
    assert all(found), "a row that is none"
    return tuple(match.groups() for match in found if match)  # type: ignore[misc]


@cache
def names_in(path: str) -> frozenset[str]:
    """The test functions of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    names = (node.name for node in tree.body if isinstance(node, ast.FunctionDef))
    return frozenset(name for name in names if name.startswith("test_"))


def test_every_report_stands_once() -> None:
    counts = Counter(row[0] for row in rows())
    assert len(counts) > 100
    assert [name for name, count in counts.items() if count > 1] == []


def test_every_named_test_exists() -> None:
    named = [(row[0], *found) for row in rows() for found in NAMED.findall(row[2])]
    missing = [
        entry for entry in named
        if not (ROOT / entry[1]).is_file() or entry[2] not in names_in(entry[1])
    ]  # fmt: skip
    assert missing == []
    assert len(named) > 200


def test_every_report_has_an_answer() -> None:
    for name, reported, answer in rows():
        assert reported.strip(), name
        assert NAMED.search(answer) or any(word in answer for word in WITHOUT_TEST), name


def test_nothing_looks_like_a_test_without_being_read() -> None:
    """A misspelt reference must not pass as plain words."""
    for name, _, answer in rows():
        assert answer.count("::") == len(NAMED.findall(answer)), name
        assert "test_" not in NAMED.sub("", answer), name
