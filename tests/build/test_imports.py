"""What the page must keep of the standard library is read from the code itself."""

from web.build.imports import closure, imported_names

SOURCE = b"""
import json
from . import tables
from .. import core
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import unittest
else:
    import csv

def late():
    import fractions

class Room:
    import colorsys

if __name__ == "__main__":
    import pdb
"""


def test_imports_that_run_when_a_module_is_loaded() -> None:
    names = imported_names(SOURCE, "rules.games", everywhere=False)
    assert {"json", "rules.games.tables", "rules.core", "csv", "colorsys"} <= names
    assert names.isdisjoint({"fractions", "unittest", "pdb"})


def test_imports_inside_functions_count_for_our_own_code() -> None:
    assert "fractions" in imported_names(SOURCE, "rules.games", everywhere=True)


def test_name_after_from_may_be_a_module() -> None:
    assert imported_names(b"from a.b import c", "", everywhere=False) == {"a.b", "a.b.c"}


def test_closure_follows_imports_and_parents_and_leaves_built_in_modules_out() -> None:
    imports_of = {"a": ["b.c", "sys"], "b": [], "b.c": ["a"], "unrelated": ["a"]}
    assert closure(["a"], imports_of) == {"a", "b", "b.c"}
