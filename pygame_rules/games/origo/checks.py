"""Invariants (law 8): every shield and card counted once, tables of the board up to date."""

from __future__ import annotations

from .data import AREA_OF, AREAS, CELLS, FREE, NEIGHBOURS, NUMBERS, WHOLE_DECK
from .setup import empty_state
from .shields import put
from .state import State
from .steps.fight import CELL, DEFENDER, fits
from .view import fight_frame


def check(state: State) -> None:
    """Raises AssertionError."""
    _check_cards(state)
    _check_shields(state)
    _check_board(state)
    _check_track(state)
    _check_plan(state)


def _check_cards(state: State) -> None:
    """OR-3: 98 cards in deck, discards and hands."""
    cards = [a + b for a, b in zip(state.deck, state.discard, strict=True)]
    for hand in state.hands:
        assert hand == sorted(hand) and len(hand) <= NUMBERS.hand, f"hand {hand}"
        for kind in hand:
            cards[kind] += 1
    assert cards == list(WHOLE_DECK), f"cards {cards}"
    assert min(state.deck) >= 0 and min(state.discard) >= 0


def _check_shields(state: State) -> None:
    """OR-2: stock, board and lost shields."""
    for seat in range(state.players):
        total = state.stock[seat] + state.board.count(seat) + state.lost[seat]
        assert total == NUMBERS.shields[state.players], f"shields of {seat}: {total}"
        assert state.stock[seat] >= 0


def _check_board(state: State) -> None:
    """What is kept beside the board agrees with it; setup caps hold (OR-11)."""
    fresh = empty_state(state.players, state.options, state.first)
    for cell in range(CELLS):
        if state.board[cell] != FREE:
            put(fresh, state.board[cell], cell)
    assert (fresh.near, fresh.air) == (state.near, state.air), "neighbours"
    assert (fresh.held, fresh.free) == (state.held, state.free), "areas"
    assert all(len(NEIGHBOURS[c]) >= state.air[c] >= 0 for c in range(CELLS))
    placing = bool(state.flow) and state.flow[-1][0] == "placing"
    for index, area in enumerate(AREAS):
        shields = area.size - state.free[index]
        assert not placing or area.sea or shields <= area.cap, f"cap of {area.id}"
        full = not area.sea and not state.free[index]
        assert not full or state.founded[index], f"{area.id} is full without a stone"
    numbers = sorted(n for n in state.founded if n)
    assert numbers == list(range(1, len(state.founders) + 1)), f"stones {numbers}"
    assert not any(state.founded[index] for index, area in enumerate(AREAS) if area.sea)
    assert all(AREA_OF[cell] < len(AREAS) for cell in range(CELLS))


def _check_track(state: State) -> None:
    """OR-5: never two leaders on one field."""
    assert len(set(state.field)) == state.players, f"fields {state.field}"
    assert min(state.skips) >= 0 and state.red >= 0


def _check_plan(state: State) -> None:
    """A plan holds cards of the defender's hand that fit, and only during his defence."""
    fight = fight_frame(state.flow)
    if fight is None:
        assert not state.plan, "a plan without a fight"
        return
    hand = state.hands[fight[DEFENDER]]
    for kind in state.plan:
        assert hand.count(kind) >= state.plan.count(kind), "planned cards not in hand"
        assert fits(state, fight[DEFENDER], kind, fight[CELL]), "planned card does not fit"
