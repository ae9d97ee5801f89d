"""Bots answer alike under every Python: `sum` rounds floats differently from 3.12 on."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from pygame_rules.ai.bots import choose
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import listed
from pygame_rules.core.setup import quick_setup

ADD = builtins.sum
ACTIONS = 120


def sum_without_floats(items: Iterable[Any], start: Any = 0) -> Any:
    """`sum` where it is exact; two floats are rounded once everywhere."""
    values = list(items)
    assert len(values) <= 2 or not any(isinstance(value, float) for value in values), "use fsum"
    return ADD(values, start)


@pytest.mark.parametrize("meta", listed(), ids=lambda meta: meta.id)
def test_no_computer_player_sums_floats(meta: Meta, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", sum_without_floats)
    match = Match(quick_setup(meta, ["easy"] * max(meta.seats), "sums"))
    while not match.over and len(match.entries) < ACTIONS:
        view = match.view(match.actor)
        match.act(choose(match.game, view, "easy", str(len(match.entries))).action)
    assert match.entries
