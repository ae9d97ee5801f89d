"""What users of comparable programs reported, and what holds here."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import HUMAN, quick_setup
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades.data import START_GOLD, UNITS_EACH
from pygame_rules.games.cyclades.facts import fleets_on_board, troops_on_board
from pygame_rules.games.cyclades.invariants import check
from pygame_rules.games.cyclades.meta import GAMES
from pygame_rules.games.cyclades.state import State
from tests.games.cyclades.scene import Scene

GAME = Scene().game
MOST_ACTIONS_OF_A_VERB = 200


def walk(players: int, seed: int, steps: int) -> list[State]:
    """States of a random game."""
    picks = SampledChance(f"report {players} {seed}")
    table = Table(picks, listening=False)
    state = GAME.new_state(players, GAME.meta.full_options({}), None, table)
    found = [state.copy()]
    while state.flow and len(found) <= steps:
        GAME.play(state, random_action(GAME.legal_actions(state), picks), table)
        found.append(state.copy())
    return found


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_gold_units_and_cards_are_conserved(players: int, seed: int) -> None:
    """Every gold piece, troop, fleet, card and marker, after every action."""
    for state in walk(players, seed, 150):
        check(state)
        assert sum(state.gold) + state.bank == START_GOLD * players


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_no_verb_offers_more_than_two_hundred_actions(players: int, seed: int) -> None:
    for state in walk(players, seed, 200):
        verbs = [action.verb for action in GAME.legal_actions(state)]
        assert all(verbs.count(verb) <= MOST_ACTIONS_OF_A_VERB for verb in set(verbs))


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_only_own_actions_move_the_pieces_of_others(players: int, seed: int) -> None:
    """Troops and fleets never turn into each other: the numbers of a kind only change by
    recruiting, losing, selling or a Siren's lure, and never pass eight."""
    for state in walk(players, seed, 150):
        for seat in range(players):
            assert 0 <= troops_on_board(state, seat) <= UNITS_EACH
            assert 0 <= fleets_on_board(state, seat) <= UNITS_EACH


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rules_take_all_their_own_legal_actions(players: int) -> None:
    for state in walk(players, 7, 120)[::4]:
        for action in GAME.legal_actions(state):
            after = state.copy()
            GAME.apply(after, action, Table(SampledChance("all")))
            check(after)


def test_a_chain_of_triggers_is_undone_as_one() -> None:
    """Undo after an action that set a metropolis in motion gives the very state before."""
    for seed in range(12):
        match = Match(quick_setup(GAMES[0], [HUMAN, "random", "random"], seed))
        picks = SampledChance(f"undo {seed}")
        for _ in range(150):
            if match.over:
                break
            before = GAME.state_to_json(match.state)
            by_human = match.actor == 0
            match.act(random_action(match.legal_actions(), picks))
            if by_human and match.why_no_undo() is None:
                match.undo()
                assert GAME.state_to_json(match.state) == before
                match.redo()


def test_dice_and_the_creature_row_cannot_be_rerolled() -> None:
    """A draw is a barrier for undo; the same action draws the same again."""
    table = Scene().track("giant").turn(0, "zeus")
    one, two = table.state.copy(), table.state.copy()
    for state in (one, two):
        action = next(a for a in GAME.legal_actions(state) if a.verb == "exchange")
        GAME.play(state, action, Table(SampledChance("same")))
    assert one == two
    match = Match(quick_setup(GAMES[0], [HUMAN] * 2, 3))
    picks = SampledChance("barrier")
    drawn = 0
    while not match.over and drawn < 25:
        entry = match.act(random_action(match.legal_actions(), picks))
        if entry.outcomes:
            drawn += 1
            reason = match.why_no_undo()
            assert reason is not None and reason.key in ("undo_learned", "undo_decided")
    assert drawn
