"""CY-1 to CY-3: boards, seats, gold, supplies."""

from __future__ import annotations

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades import facts
from pygame_rules.games.cyclades.data import chart_for, hex_of, seats_for
from pygame_rules.games.cyclades.state import State


def new_game(players: int, seed: int = 1, start: int | None = None, **options: str) -> State:
    game = load_game("cyclades")
    full = game.meta.full_options(options)
    state: State = game.new_state(players, full, start, Table(SampledChance(f"setup {seed}")))
    return state


@pytest.mark.parametrize(
    ("players", "board", "islands", "seas"),
    [(2, "2-3", 8, 30), (3, "2-3", 8, 30), (4, "4", 10, 46), (5, "5", 13, 61)],
)
def test_board_by_players(players: int, board: str, islands: int, seas: int) -> None:
    chart = chart_for(players)
    assert chart.name == board
    assert (len(chart.islands), len(chart.seas)) == (islands, seas)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_neighbourhood_is_mutual_and_at_most_six(players: int) -> None:
    chart = chart_for(players)
    for sea, near in enumerate(chart.next_seas):
        assert len(near) <= 6 and sea not in near
        assert all(sea in chart.next_seas[other] for other in near)
    for island, shore in enumerate(chart.shores):
        assert shore and all(island in chart.coasts[sea] for sea in shore)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cells_of_an_island_hang_together(players: int) -> None:
    chart = chart_for(players)
    for island in chart.islands:
        cells = {hex_of(chart.rows, cell) for cell in island.cells}
        reached = [min(cells)]
        for q, r in reached:
            near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
            reached += sorted(near & cells - set(reached))
        assert len(reached) == len(cells), island.id


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_starts_even(players: int) -> None:
    """Income 2, five slots, two islands, two fleets, 7 GP after the first income."""
    state = new_game(players)
    chart = chart_for(players)
    for seat in range(players):
        own = facts.own_islands(state, seat)
        assert len(own) == 2
        assert sum(chart.islands[i].slots for i in own) == 5
        assert facts.income(state, seat) == 2
        assert state.gold[seat] == 7
        assert facts.troop_supply(state, seat) == facts.fleet_supply(state, seat) == 6


def test_no_pieces_of_absent_players() -> None:
    for players in (2, 3, 4, 5):
        state = new_game(players)
        assert set(state.owner) | set(state.fleet_owner) == {-1, *range(players)}
        assert len(state.gold) == len(state.alive) == players


def test_seats_are_drawn_by_lot() -> None:
    owners = {tuple(new_game(3, seed).owner) for seed in range(20)}
    assert len(owners) == 6


def test_markers_are_drawn_by_lot_and_a_given_start_is_first() -> None:
    def first(state: State) -> int:
        frame = state.flow[-1]
        assert frame[0] == "offer"
        seat: int = frame[1]
        return seat

    assert {first(new_game(4, seed)) for seed in range(20)} == {0, 1, 2, 3}
    assert {first(new_game(4, seed, start=2)) for seed in range(20)} == {2}


def test_two_players_have_two_markers_each() -> None:
    state = new_game(2)
    assert sorted([state.flow[-1][1], *state.order]) == [0, 0, 1, 1]


def test_two_player_islands_can_be_chosen() -> None:
    first, second = seats_for(2), seats_for(2, alternative=True)
    assert first[0].islands == second[0].islands
    assert first[1].islands != second[1].islands
    state = new_game(2, two_player_islands="second")
    assert state.owner[chart_for(2).island_index["A08"]] >= 0


def test_first_cycle_shows_one_creature() -> None:
    state = new_game(3)
    assert state.track[0] >= 0 and state.track[1:] == [-1, -1]
    assert sum(state.deck) == 16
