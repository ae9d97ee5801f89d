"""GL-70 to GL-73: the last turns, final score, harbours, ties."""

from __future__ import annotations

import pytest

from pygame_rules.games.great_lakes.data import CITY, TICKET
from pygame_rules.games.great_lakes.scoring import harbour_points
from pygame_rules.games.great_lakes.state import NOT_YET
from tests.games.great_lakes.table import GAME, a_turn, build, deal, do, hold_tickets, own


def with_pieces(state, seat: int, trains: int, ships: int) -> None:  # type: ignore[no-untyped-def]
    """So many pieces on hand; the rest lies in the box."""
    state.pieces[seat], state.box[seat] = [trains, ships], [33 - trains, 32 - ships]


def play_turn(state) -> int:  # type: ignore[no-untyped-def]
    """One turn of whoever is to move; returns the seat."""
    seat = GAME.actor(state)
    assert seat is not None
    do(state, "exchange to_ships 1")
    return seat


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_more_turns_each_and_the_trigger_is_last_in_both_rounds(players: int) -> None:
    state = a_turn(players)
    with_pieces(state, 0, 6, 0)
    play_turn(state)
    assert state.turns_left == 2 * players
    order = [play_turn(state) for _ in range(2 * players)]
    assert order == [*range(1, players), 0] * 2
    assert GAME.actor(state) is None


def test_seven_pieces_do_not_end_it_six_of_both_types_do() -> None:
    state = a_turn()
    with_pieces(state, 0, 4, 3)
    play_turn(state)
    assert state.turns_left == NOT_YET
    state = a_turn()
    with_pieces(state, 0, 3, 3)
    play_turn(state)
    assert state.turns_left == 4


def test_it_is_looked_at_after_the_turn() -> None:
    state = a_turn()
    with_pieces(state, 0, 9, 0)
    deal(state, 0, train_yellow=3)
    events = do(state, "claim r006")
    assert state.turns_left == 4
    assert "last_turns" in [event.key for event in events]


def test_later_triggers_change_nothing() -> None:
    state = a_turn()
    with_pieces(state, 0, 6, 0)
    play_turn(state)
    with_pieces(state, 1, 2, 0)
    play_turn(state)
    assert state.turns_left == 3


def test_drawing_in_the_last_turns_is_allowed() -> None:
    state = a_turn()
    state.turns_left = 1
    do(state, "draw deck_trains", "train_red")
    assert GAME.actor(state) == 0
    do(state, "draw deck_trains", "train_red")
    assert GAME.actor(state) is None


def finished(players: int = 2):  # type: ignore[no-untyped-def]
    """A game that is over, with nothing on the board."""
    state = a_turn(players)
    state.flow = []
    return state


def test_every_source_of_points() -> None:
    state = finished()
    own(state, 0, "r091", "r090", "r099")
    hold_tickets(state, 0, "t01", "t55")
    build(state, 0, "green_bay")
    state.losses[0] = 5
    assert GAME.breakdown(state)[0] == {
        "routes": 2 + 1 + 4,
        "exchanges": -5,
        "tickets_done": 3,
        "tickets_failed": -24,
        "harbours": 10,
        "unbuilt_harbours": -8,
    }
    assert GAME.scores(state) == [7 - 5 + 3 - 24 + 10 - 8, -12]


def test_tickets_and_harbours_count_only_at_the_end() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t55")
    assert GAME.scores(state) == [0, 0]


@pytest.mark.parametrize(("tickets", "points"), [(0, 0), (1, 10), (2, 20), (3, 30), (4, 30)])
def test_harbour_points_by_completed_tickets_that_name_the_city(tickets: int, points: int) -> None:
    naming_chicago = [TICKET[t] for t in ("t07", "t12", "t32", "t38")]
    other = [TICKET["t05"]]
    assert harbour_points(CITY["chicago"], [*naming_chicago[:tickets], *other]) == points


def test_a_failed_ticket_gives_a_harbour_nothing() -> None:
    state = finished()
    own(state, 0, "r101")
    hold_tickets(state, 0, "t07")
    build(state, 0, "chicago")
    parts = GAME.breakdown(state)[0]
    assert parts["harbours"] == 0
    assert parts["tickets_failed"] == -5


def test_the_longest_way_earns_nothing() -> None:
    state = finished()
    own(state, 0, "r001", "r008", "r015")
    assert GAME.breakdown(state)[0]["routes"] == sum((10, 4, 10))
    assert set(GAME.breakdown(state)[0]) == {
        "routes", "exchanges", "tickets_done", "tickets_failed", "harbours", "unbuilt_harbours",
    }  # fmt: skip


def test_most_points_win() -> None:
    state = finished(3)
    own(state, 1, "r006")
    own(state, 2, "r091")
    result = GAME.result(state)
    assert result.places == (3, 1, 2)
    assert result.decided_by.key == "result.points"


def test_a_tie_goes_to_more_completed_tickets() -> None:
    # Seat 0: railway of 1 and ticket of 3 = 4 points; seat 1: railway of 3 = 4 points
    state = finished(2)
    own(state, 0, "r090", "r091")
    hold_tickets(state, 0, "t01")
    own(state, 1, "r006", "r032")
    state.losses[0], state.losses[1] = 2, 2
    assert GAME.scores(state) == [4 - 12, 4 - 12]
    assert GAME.result(state).places == (1, 2)
    assert GAME.result(state).decided_by.key == "result.tickets"


def test_still_equal_is_a_shared_victory() -> None:
    state = finished(3)
    own(state, 0, "r006")
    own(state, 2, "r049", "r050")
    assert GAME.result(state).places == (1, 3, 1)
    assert GAME.result(state).decided_by.key == "result.shared"


def test_tickets_are_shown_when_it_is_over() -> None:
    state = a_turn()
    hold_tickets(state, 0, "t01")
    assert GAME.view(state, 1).tickets[0] == []
    state.turns_left = 1
    do(state, "exchange to_ships 1")
    assert GAME.view(state, 1).tickets[0] == [TICKET["t01"]]
    assert GAME.view(state, None).tickets[0] == [TICKET["t01"]]
