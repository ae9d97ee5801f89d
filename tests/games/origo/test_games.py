"""Whole games: how long they last, what they pay, and how many actions a list can hold."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import Chance, SampledChance, chance_among
from pygame_rules.core.table import Table
from pygame_rules.games.origo.actions import PLAY, VERBS, card_verb
from pygame_rules.games.origo.data import KINDS, NUMBERS
from pygame_rules.games.origo.state import State
from tests.games.origo.positions import GAME

CARD_VERBS = ("attack", "grow", "launch", "migrate")
GAMES = 8


def simple_action(state: State, chance: Chance):  # type: ignore[no-untyped-def]
    """The best of some cards by points, else one good move, else the end of the turn."""
    legal = GAME.legal_actions(state)
    seat = GAME.actor(state)
    assert seat is not None
    cards = [a for a in legal if a.verb in CARD_VERBS]
    if not cards:
        ends = [a for a in legal if a.verb in ("end_turn", "done", "give_up")]
        return ends[0] if ends else chance_among(legal, chance)
    tried = [chance_among(cards, chance) for _ in range(24)]
    return max(tried, key=lambda a: after(state, a, chance, seat))


def after(state: State, action, chance: Chance, seat: int) -> float:  # type: ignore[no-untyped-def]
    copy = state.copy()
    GAME.play(copy, action, Table(chance, listening=False))
    return GAME.evaluate(copy, seat)


def simple_game(players: int, seed: int) -> State:
    chance = SampledChance(f"simple {seed}")
    table = Table(chance, listening=False)
    state = GAME.new_state(players, GAME.meta.full_options({}), None, table)
    while state.flow:
        GAME.play(state, simple_action(state, chance), table)
    return state


@pytest.mark.parametrize(
    ("players", "rounds", "winner"), [(2, 16, 130), (3, 11, 90), (4, 10, 82), (5, 9, 75)]
)
def test_length_and_points_of_simple_games(players: int, rounds: int, winner: int) -> None:
    games = [simple_game(players, seed) for seed in range(GAMES)]
    assert max(state.round for state in games) <= rounds
    mean = sum(max(state.field) for state in games) / GAMES
    assert 0.8 * winner <= mean <= 1.25 * winner, mean


def test_nobody_shares_a_field_at_the_end() -> None:
    for seed in range(GAMES):
        state = simple_game(5, seed)
        assert sorted(GAME.result(state).places) == [1, 2, 3, 4, 5]


# -- how long a list can be -------------------------------------------------------------------
def longest(verb: str) -> int:
    """Cells of the ten kinds of this verb that reach most: no hand can do more."""
    reaches = [len(PLAY[kind]) for kind in range(len(KINDS)) if card_verb(kind) == verb]
    return sum(sorted(reaches)[-NUMBERS.hand :])


def test_no_card_verb_can_pass_200_actions() -> None:
    assert longest("migrate") == 169
    assert longest("grow") == 77
    assert longest("launch") == 23


def test_attacks_cannot_pass_200_actions() -> None:
    lines = sorted(len(PLAY[k]) for k in range(len(KINDS)) if card_verb(k) == "migrate")
    enemy_shields = max(NUMBERS.shields.values())
    assert sum(lines[-(NUMBERS.hand - 1) :]) + enemy_shields <= 200


def test_every_verb_is_met_in_games() -> None:
    met: set[str] = set()
    for seed, attack in enumerate(("visit", "alternate", "literal") * 4):
        chance = SampledChance(f"met {seed}")
        table = Table(chance, listening=False)
        options = GAME.meta.full_options({"attack": attack})
        state = GAME.new_state(2 + seed % 4, options, None, table)
        while state.flow:
            legal = GAME.legal_actions(state)
            met |= {a.verb for a in legal}
            GAME.play(state, chance_among(legal, chance), table)
    assert met == set(VERBS)
