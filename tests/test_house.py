"""The house keeps its walls: arrows between rooms, no forbidden imports, small files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted(
    path
    for top in ("pygame_rules", "boards_svg", "web")
    for path in (ROOT / top).rglob("*.py")
    if "node_modules" not in path.parts
)
MAX_LINES = 400
BROWSER = {"web.bridge", "web.worker_main"}


def imports_of(path: Path) -> set[str]:
    """Absolute names of everything a module imports, wherever in the file."""
    package = list(path.relative_to(ROOT).with_suffix("").parts[:-1])
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return found


def room_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("path", SOURCES, ids=room_of)
def test_arrows_between_rooms(path: Path) -> None:
    here = path.relative_to(ROOT).parts
    for name in imports_of(path):
        if here[0] == "pygame_rules":
            assert not re.match(r"(boards_svg|web|svgwrite|js|pyscript|pyodide)(\.|$)", name)
        if here[0] == "boards_svg":
            assert not re.match(r"(web|js|pyscript|pyodide)(\.|$)", name)
        if here[:2] in {("pygame_rules", "core"), ("pygame_rules", "geometry")}:
            assert not re.match(r"pygame_rules\.(games\.\w|ai|cli)", name), name
        if here[:2] == ("pygame_rules", "ai"):
            assert not name.startswith("pygame_rules.games")
        if here[:2] == ("pygame_rules", "games") and len(here) > 3:
            other = re.match(r"pygame_rules\.games\.(\w+)", name)
            assert other is None or other.group(1) == here[2], name
            assert not name.startswith("pygame_rules.ai")


@pytest.mark.parametrize("path", SOURCES, ids=room_of)
def test_nobody_calls_random_in_the_rules(path: Path) -> None:
    if path.relative_to(ROOT).parts[0] == "pygame_rules":
        assert not imports_of(path) & {"random", "secrets", "uuid"}


@pytest.mark.parametrize("path", SOURCES, ids=room_of)
def test_one_importer_of_svgwrite_and_one_of_the_browser(path: Path) -> None:
    names = imports_of(path)
    if "svgwrite" in {name.partition(".")[0] for name in names}:
        assert room_of(path) == "boards_svg.canvas"
    if {"js", "pyscript", "pyodide"} & {name.partition(".")[0] for name in names}:
        assert room_of(path) in BROWSER


@pytest.mark.parametrize("path", SOURCES, ids=room_of)
def test_files_are_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MAX_LINES


@pytest.mark.parametrize("path", SOURCES, ids=room_of)
def test_no_bare_except_and_no_leftovers(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"except\s*:", text)
    assert not re.search(r"\b(TODO|FIXME|XXX)\b", text)
