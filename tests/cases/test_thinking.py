"""Bots do not waste time: what is forced is played at once, and a decided search ends."""

from __future__ import annotations

from pygame_rules.ai.search import Search, Tuning
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import meta_of, metas
from tests.cases.tables import table, walk

FEW, BUDGET = 6, 40


def test_the_only_choice_costs_no_thought() -> None:
    """AI-12: in every game."""
    forced = 0
    for meta in metas():
        match, searched = table(meta, 0, min(meta.seats), seed=4), 0
        for _ in walk(match, SampledChance("forced"), 300):
            legal = match.legal_actions()
            if len(legal) > 1 and searched > 1:
                continue
            search = Search(match.game, match.view(match.actor), Tuning(iterations=FEW), 1)
            assert search.done() == (len(legal) == 1)
            search.run(FEW)
            assert search.choice().action in legal
            assert search.iterations <= FEW * (len(legal) > 1)
            forced += len(legal) == 1
            searched += len(legal) > 1
    assert forced > 3


def test_a_search_stops_once_the_best_cannot_be_overtaken() -> None:
    """AI-12."""
    spared = 0
    for seed in range(4):
        match = table(meta_of("sample"), 0, 2, seed)
        for _ in walk(match, SampledChance(seed), 20):
            if len(match.legal_actions()) > 1:
                search = Search(match.game, match.view(match.actor), Tuning(iterations=BUDGET), 1)
                search.run(BUDGET)
                assert search.done()
                spared += BUDGET - search.iterations
    assert spared > 0
