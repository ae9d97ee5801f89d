"""The evaluation that bots use: it pursues tickets and reads only its own hand."""

from __future__ import annotations

from pygame_rules.ai.bots import choose
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.setup import quick_setup
from pygame_rules.games.great_lakes.data import TICKET
from pygame_rules.games.great_lakes.state import State
from tests.games.great_lakes.table import GAME, a_turn, deal, do, hold_tickets, own


def after(state: State, text: str, *draws: str) -> float:
    other = state.copy()
    do(other, text, *draws)
    return GAME.evaluate(other, 0)


def ticketed() -> State:
    """Seat 0 wants Eau Claire-Green Bay: railways r091 (2 grey) and r090 (1 red)."""
    state = a_turn(row=("train_red", "train_black", "ship_red", "ship_black", "two_ships_red"))
    hold_tickets(state, 0, "t01")
    return state


def test_a_route_of_the_ticket_is_worth_more_than_one_as_long_elsewhere() -> None:
    state = ticketed()
    deal(state, 0, train_red=1)
    assert after(state, "claim r090") > after(state, "claim r034")


def test_a_needed_card_is_worth_more_than_another() -> None:
    state = ticketed()
    deal(state, 0, train_black=2)
    assert after(state, "draw row0 deck_ships") > after(state, "draw row3 deck_ships")


def test_a_completed_ticket_beats_an_open_one() -> None:
    state = ticketed()
    before = GAME.evaluate(state, 0)
    own(state, 0, "r091", "r090")
    assert GAME.evaluate(state, 0) > before + 3


def test_it_does_not_read_other_hands() -> None:
    state = ticketed()
    deal(state, 1, train_red=5, wild=3)
    value = GAME.evaluate(state, 0)
    assert GAME.evaluate(GAME.secrets(state, 0, SampledChance(3)), 0) == value


def test_an_impossible_ticket_is_given_back() -> None:
    state = a_turn()
    own(state, 1, "r006", "r091", "r092", "r093")
    do(state, "tickets deck_tickets", "t01", "t09", "t10", "t02")
    kept = choose(GAME, GAME.view(state, 0), "greedy", 1).action
    assert "t01" in kept.targets


def test_at_the_end_only_the_score_counts() -> None:
    state = ticketed()
    own(state, 0, "r091", "r090")
    state.flow = []
    assert TICKET["t01"] in state.tickets[0]
    assert GAME.evaluate(state, 0) == (2 + 1 + 3 - 12) - (-12)


def test_greedy_beats_random_by_far() -> None:
    for seed in range(2):
        match = Match(quick_setup(GAME.meta, ["greedy", "random"], seed))
        number = 0
        while not match.over:
            assert match.actor is not None
            level = match.setup.seats[match.actor].kind
            choice = choose(GAME, match.view(match.actor), level, f"{seed}/{number}")
            match.act(choice.action)
            number += 1
        scores = GAME.scores(match.state)
        assert scores[0] > scores[1] + 50, scores
