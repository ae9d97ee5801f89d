"""Saves of every game with every ruling, and the words about where they live."""

from __future__ import annotations

from itertools import product

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import metas
from pygame_rules.core.save import dump, load
from tests.cases.tables import every_table, table, walk
from web.draft import draft_of


def combinations(meta: Meta) -> list[dict[str, str]]:
    """Every way to set the options of a game."""
    ids = [option.id for option in meta.options]
    return [dict(zip(ids, way, strict=True)) for way in product(*(o.choices for o in meta.options))]


def played(meta: Meta, options: dict[str, str], seed: int, actions: int) -> Match:
    match = table(meta, 2, min(meta.seats), seed=seed, **options)
    for _ in walk(match, SampledChance(seed), actions):
        pass
    return match


WAYS = [(meta, options) for meta in metas() for options in combinations(meta)]
IDS = [" ".join([meta.id, *options.values()]) for meta, options in WAYS]


@pytest.mark.parametrize(("meta", "options"), WAYS, ids=IDS)
def test_export_and_import_keep_every_ruling(meta: Meta, options: dict[str, str]) -> None:
    """SAVE-05, LOG-03: set-up, log, state; and the rest of the game goes the same way."""
    match = played(meta, options, seed=8, actions=40)
    match.look(0)
    again = load(dump(match))
    assert dict(again.setup.options) == options
    assert again.setup == match.setup
    assert again.state == match.state
    assert again.entries == match.entries
    assert again.looked == match.looked
    assert [again.log(seat) for seat in (0, 1, None)] == [match.log(seat) for seat in (0, 1, None)]
    for one in (match, again):
        for _ in walk(one, SampledChance("rest"), 30):
            pass
    assert dump(again) == dump(match)


@pytest.mark.parametrize(("meta", "options"), WAYS, ids=IDS)
def test_a_rematch_keeps_every_ruling(meta: Meta, options: dict[str, str]) -> None:
    match = table(meta, 2, max(meta.seats), **options)
    assert dict(draft_of(match.setup, meta).options) == options


@every_table
def test_every_draw_after_a_reload_is_the_one_that_would_have_come(meta: Meta, seats: int) -> None:
    """SAVE-22: the save holds seed and number of outcomes; there is no other state of chance."""
    match = table(meta, seats, seats, seed=2)
    for number, _ in enumerate(walk(match, SampledChance("reload"), 60)):
        if number % 10 == 0:
            again = load(dump(match))
            for one in (match, again):
                for _ in walk(one, SampledChance(f"tail {number}"), 10):
                    pass
            assert again.entries == match.entries
            assert again.state == match.state
