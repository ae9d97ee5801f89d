"""Whole random games, recounted in another way than the rules count."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.rebirth.data import HOUSES, NEUTRAL
from pygame_rules.games.rebirth.game import Rebirth
from pygame_rules.games.rebirth.missions import Tiles, fulfils
from pygame_rules.games.rebirth.state import State
from pygame_rules.geometry.hexes import neighbours

NAMES = ("rebirth-scotland", "rebirth-ireland")
PRIZES = {2: [5, 3], 3: [8, 5, 0], 4: [12, 8, 5, 0]}


def game_of(name: str) -> Rebirth:
    game = load_game(name)
    assert isinstance(game, Rebirth)
    return game


def recount_group(game: Rebirth, state: State, space: int) -> int:
    """RB-20 on coordinates: spread over neighbouring hexes with the same tile and owner."""
    at = {(s.q, s.r): (state.tile[s.index], state.owner[s.index]) for s in game.board.spaces}
    start = (game.board.spaces[space].q, game.board.spaces[space].r)
    reached, edge = {start}, [start]
    while edge:
        edge = [n for place in edge for n in neighbours(place)]
        edge = [n for n in set(edge) - reached if at.get(n) == at[start]]
        reached |= set(edge)
    return len(reached)


def recount_settlement(game: Rebirth, state: State, space: int) -> dict[int, int]:
    """RB-21 to RB-26 by duels: a rank is the number of players who are ahead."""
    spaces = game.board.settlements[game.board.settlement_of[space]]
    if any(state.tile[s] < 0 for s in spaces):
        return {}
    finisher = state.owner[space]
    houses: dict[int, int] = {}
    for s in spaces:
        houses[state.owner[s]] = houses.get(state.owner[s], 0) + HOUSES[state.tile[s]]
    if len(spaces) == 1:
        return houses

    def ahead(a: int, b: int) -> bool:
        if houses[a] != houses[b]:
            return houses[a] > houses[b]
        if finisher in (a, b):
            return b == finisher
        return (a - finisher) % state.players < (b - finisher) % state.players

    prizes = PRIZES[len(spaces)]
    ranks = {a: sum(ahead(b, a) for b in houses if b != a) for a in houses}
    paid = {seat: prizes[rank] for seat, rank in ranks.items()}
    if len(houses) == 1:
        return {finisher: sum(prizes[:3])}
    if len(houses) == 2 and len(spaces) == 4:
        return {seat: 17 if rank == 0 else 8 for seat, rank in ranks.items()}
    return paid


@given(name=st.sampled_from(NAMES), players=st.integers(2, 4), seed=st.integers(0, 10**6))
@example(name="rebirth-ireland", players=2, seed=9171)
@settings(max_examples=25, deadline=None)
def test_every_placement_scores_what_a_second_count_says(
    name: str, players: int, seed: int
) -> None:
    """RB-20 to RB-27 in whole games."""
    game = game_of(name)
    chance = SampledChance(seed)
    table = Table(chance, listening=False)
    state = game.new_state(players, {}, None, table)
    while state.flow:
        legal = game.legal_actions(state)
        action = legal[chance.roll(len(legal))]
        before = [dict(part) for part in game.breakdown(state)]
        seat = game.actor(state)
        assert seat is not None
        game.play(state, action, table)
        if action.verb != "place":
            # The last choice of a game brings the final scoring with it (RB-30 to RB-34).
            for old, new in zip(before, game.breakdown(state), strict=True):
                for source in ("food", "energy", "settlements"):
                    assert new[source] == old[source]
                assert new == old or not state.flow
            continue
        space = state.placed[seat][-1]
        gains = {"food": 0, "energy": 0}
        kind = state.tile[space]
        if kind < 2:
            gains[("food", "energy")[kind]] = recount_group(game, state, space)
            shares: dict[int, int] = {}
        else:
            shares = recount_settlement(game, state, space)
        for who, (old, new) in enumerate(zip(before, game.breakdown(state), strict=True)):
            for source in ("food", "energy"):
                assert new[source] - old[source] == (gains[source] if who == seat else 0)
            assert new["settlements"] - old["settlements"] == shares.get(who, 0)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_public_mission_is_overlooked(players: int, seed: int) -> None:
    """RB-50: after his placement a player has scored exactly what he fulfils or once did."""
    game = game_of("rebirth-ireland")
    chance = SampledChance(f"public {seed}")
    table = Table(chance, listening=False)
    state = game.new_state(players, {}, 0, table)
    while state.flow:
        seat = game.actor(state)
        assert seat is not None
        legal = game.legal_actions(state)
        game.play(state, legal[chance.roll(len(legal))], table)
        for number, seats in zip(state.face_up, state.scored, strict=True):
            mission = game.board.missions[number]
            reached = fulfils(Tiles(game.board, state, seat), mission)
            assert seat in seats or not reached, mission.id


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_tiles_stay_where_they_are(name: str, players: int) -> None:
    """RB-5."""
    game = game_of(name)
    chance = SampledChance("neutral")
    table = Table(chance, listening=False)
    state = game.new_state(players, {}, 0, table)
    covered = [space for space, tile in enumerate(state.tile) if tile == NEUTRAL]
    assert bool(covered) == (players == 2)
    while state.flow:
        legal = game.legal_actions(state)
        game.play(state, legal[chance.roll(len(legal))], table)
    assert [space for space, tile in enumerate(state.tile) if tile == NEUTRAL] == covered


@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(NAMES))
@settings(max_examples=30, deadline=None)
def test_order_of_play_does_not_leak_between_copies(seed: int, players: int, name: str) -> None:
    """A copy played to the end leaves the original as it was."""
    game = game_of(name)
    chance = SampledChance(seed)
    table = Table(chance, listening=False)
    state = game.new_state(players, {}, None, table)
    for _ in range(seed % 40):
        legal = game.legal_actions(state)
        game.play(state, legal[chance.roll(len(legal))], table)
    kept, text = state.copy(), game.state_to_json(state)
    for _ in range(8):
        game.play(kept, game.legal_actions(kept)[-1], table)
    assert game.state_to_json(state) == text
    assert game.state_from_json(text) == state


def test_the_universe_holds_every_space() -> None:
    """All spaces are worth asking about, castles too."""
    game = game_of("rebirth-scotland")
    state = game.new_state(2, {}, 0, Table(SampledChance("u")))
    asked = set(game.universe(state))
    assert Action("place", ("N08",)) in asked
    assert len(asked) == 128
