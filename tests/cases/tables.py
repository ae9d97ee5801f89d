"""Random games of every kind, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.registry import metas
from pygame_rules.core.setup import HUMAN, quick_setup

every_game = pytest.mark.parametrize("meta", metas(), ids=[meta.id for meta in metas()])
every_table = pytest.mark.parametrize(
    ("meta", "seats"),
    [(meta, seats) for meta in metas() for seats in (min(meta.seats), max(meta.seats))],
    ids=[f"{meta.id}-{seats}" for meta in metas() for seats in (min(meta.seats), max(meta.seats))],
)


def table(meta: Meta, humans: int, seats: int, seed: int | str = 1, **options: str) -> Match:
    """So many people, then computers."""
    kinds = [HUMAN if seat < humans else "random" for seat in range(seats)]
    return Match(quick_setup(meta, kinds, seed, **options))


def walk(match: Match, picks: SampledChance, actions: int) -> Iterator[Match]:
    """The match before each of its next actions, picked at random. Whoever gets it may play
    on by himself; the walk goes on from there."""
    for _ in range(actions):
        if match.over:
            return
        yield match
        legal = match.legal_actions()
        if not legal:
            return
        match.act(random_action(legal, picks))
