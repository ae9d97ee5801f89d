"""Dataclasses through JSON: hostile shapes are refused."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from pygame_rules.core.errors import DamagedSave
from pygame_rules.core.jsonable import from_json, to_json


@dataclass(slots=True)
class Inner:
    x: int


@dataclass(slots=True)
class Outer:
    numbers: list[int]
    inner: list[Inner]
    maybe: int | None
    table: dict[str, list[int]]
    pair: tuple[int, str]
    real: float
    flag: bool


GOOD = Outer([1, 2], [Inner(3)], None, {"a": [1]}, (1, "b"), 0.5, True)


def test_round_trip() -> None:
    assert from_json(Outer, to_json(GOOD)) == GOOD


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("numbers", [1, "2"]), ("numbers", 3), ("numbers", [True]), ("inner", [{}]),
        ("inner", [{"x": 1, "y": 2}]), ("maybe", "x"), ("table", {"a": 1}), ("pair", [1]),
        ("pair", ["a", "b"]), ("real", "x"), ("flag", 1),
    ],
)  # fmt: skip
def test_a_wrong_field_is_damage(field: str, value: object) -> None:
    with pytest.raises(DamagedSave):
        from_json(Outer, to_json(GOOD) | {field: value})


def test_missing_and_extra_fields_are_damage() -> None:
    data = to_json(GOOD)
    with pytest.raises(DamagedSave):
        from_json(Outer, data | {"more": 1})
    del data["flag"]
    with pytest.raises(DamagedSave):
        from_json(Outer, data)


def test_json_shares_nothing_with_the_state() -> None:
    data = to_json(GOOD)
    data["numbers"].append(9)
    assert GOOD.numbers == [1, 2]


def test_a_state_shares_nothing_with_its_json() -> None:
    data = to_json(GOOD)
    again = from_json(Outer, data)
    data["numbers"].append(9)
    data["table"]["a"].append(9)
    assert again == GOOD
