"""A thought in pieces: the same choice whoever pauses, the best so far at any time."""

from __future__ import annotations

import pytest

from pygame_rules.ai import bots
from pygame_rules.ai.search import Search, Tuning
from pygame_rules.ai.thought import Thought
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.message import Message
from pygame_rules.core.registry import metas
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue, core_catalogue
from tests.cases.tables import table, walk

IDS = [meta.id for meta in metas()]
TUNING = Tuning(iterations=12)


def thoughts(match: Match, seed: int) -> list[Thought]:
    """What every kind of bot would begin to think here; the search with a small budget."""
    view = match.view(match.actor)
    few = [bots.think(match.game, view, level, seed) for level in ("random", "easy", "greedy")]
    return [*few, Search(match.game, view, TUNING, seed)]


def open_questions(game_id: str, number: int) -> list[Match]:
    """The match at a few moments at which there is something to decide."""
    meta = next(meta for meta in metas() if meta.id == game_id)
    match, found = table(meta, 0, min(meta.seats), seed=3), 0
    moments = []
    for step, _ in enumerate(walk(match, SampledChance("open"), 200)):
        if step % 9 == 0 and len(match.legal_actions()) > 1 and found < number:
            found += 1
            again = Match(match.setup)
            for entry in match.entries:
                again.act(entry.action)
            moments.append(again)
    return moments


@pytest.mark.parametrize("game_id", IDS)
def test_two_thoughts_in_turns_choose_what_each_would_alone(game_id: str) -> None:
    """Pieces of another thought in between change nothing: nothing is shared, no clock is read."""
    for match in open_questions(game_id, 2):
        alone = []
        for thought in thoughts(match, 7):
            while not thought.done():
                thought.step()
            alone.append(thought.choice())
        together = thoughts(match, 7)
        while not all(thought.done() for thought in together):
            for thought in together:
                if not thought.done():
                    thought.step()
        assert [thought.choice() for thought in together] == alone


@pytest.mark.parametrize("level", ["easy", "greedy", "normal"])
def test_choosing_is_thinking_to_the_end(level: str) -> None:
    match = Match(quick_setup(metas()[0], [level] * 2, 2))
    view = match.view(match.actor)
    thought = bots.think(match.game, view, level, 5)
    while not thought.done():
        thought.step()
    assert thought.choice() == bots.choose(match.game, view, level, 5)


@pytest.mark.parametrize("game_id", IDS)
def test_whoever_has_no_more_time_gets_the_best_so_far(game_id: str) -> None:
    """AI-13: after any number of pieces, none included, the answer is a legal action."""
    for match in open_questions(game_id, 1):
        legal = match.legal_actions()
        for pieces in (0, 1, len(legal) - 1, len(legal) + 1, 3 * len(legal) + 2):
            for thought in thoughts(match, pieces):
                for _ in range(pieces):
                    if not thought.done():
                        thought.step()
                assert thought.choice().action in legal


@pytest.mark.parametrize("game_id", IDS)
def test_progress_only_grows(game_id: str) -> None:
    """AI-07: from 0 to at most 1, however the thought ends."""
    for match in open_questions(game_id, 1):
        for thought in thoughts(match, 1):
            seen = [thought.progress()]
            while not thought.done():
                thought.step()
                seen.append(thought.progress())
            assert seen == sorted(seen)
            assert 0 <= seen[0] <= seen[-1] <= 1


def test_the_first_looks_are_pieces_too() -> None:
    """With many actions the looks before the first iteration would be one long block."""
    match = Match(quick_setup(metas()[0], ["normal"] * 2, 2))
    search = Search(match.game, match.view(match.actor), TUNING, 1)
    for _ in range(TUNING.worlds * len(search.legal)):
        search.step()
        assert search.iterations == 0
    search.step()
    search.step()
    assert search.iterations == 1


def test_at_first_sight_the_best_of_those_looked_at() -> None:
    """A look at some of the actions only: each is judged by the looks it got."""
    match = Match(quick_setup(metas()[0], ["normal"] * 2, 2))
    view = match.view(match.actor)
    whole = Search(match.game, view, Tuning(iterations=1, worlds=1), 1)
    part = Search(match.game, view, Tuning(iterations=1, worlds=3), 1)
    for _ in range(len(whole.legal)):
        whole.step()
        part.step()
    whole.step()
    assert part.choice().action == whole.choice().action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads_as_a_sentence_part_in_both_languages(lang: str) -> None:
    """For every kind of bot, for a hint, and at any moment at which time may be up."""
    told: dict[str, str] = {}
    for game_id in IDS:
        for match in open_questions(game_id, 1):
            speaker = Speaker(catalogue(match.game.meta.room, lang), lang, ("Anna", "Ben"))
            for pieces in (0, 1, 10_000):
                for thought in thoughts(match, pieces):
                    for _ in range(pieces):
                        if not thought.done():
                            thought.step()
                    reason = thought.choice().reason
                    told[reason.key] = speaker.say(reason)
    told["bot.only"] = speaker.say(Message("bot.only"))
    assert set(told) == {"bot.random", "bot.greedy", "bot.search", "bot.first", "bot.only"}
    for key, text in told.items():
        assert text[0].islower() and not text.endswith("."), text
        assert key == "bot.only" or f"{key}.quiet" in core_catalogue(lang)


def test_a_chance_to_win_is_never_certain() -> None:
    """The figure is a guess between 1 and 99 %, whatever the values add up to."""
    for seed in range(4):
        match = Match(quick_setup(metas()[0], ["normal"] * 2, seed))
        search = Search(match.game, match.view(match.actor), TUNING, seed)
        search.run(TUNING.iterations)
        for arm in search.root.arms.values():
            arm.prior += 5 if seed % 2 else -5
        share = search.choice().reason.params["share"]
        assert share == (99 if seed % 2 else 1)
