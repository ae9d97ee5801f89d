"""Law 8: every component is counted once."""

from __future__ import annotations

from .data import (
    BY_PHILOSOPHERS,
    CONQUERED,
    EACH_BUILDING,
    FIGURES,
    KINDS,
    METROPOLISES,
    NONE,
    PHILOSOPHERS,
    PRIESTS,
    PROSPERITY_MARKERS,
    START_GOLD,
    TEMPLE,
    UNITS_EACH,
)
from .facts import (
    building_supply,
    closed,
    fleets_on_board,
    free_slots,
    markers_each,
    troops_on_board,
    unpaid,
)
from .state import State


def check(state: State) -> None:
    """Raises AssertionError for a position that cannot be."""
    _check_gold(state)
    _check_units(state)
    _check_islands(state)
    _check_cards(state)
    _check_markers(state)
    assert sum(state.priests) <= PRIESTS and sum(state.philosophers) <= PHILOSOPHERS
    assert sum(state.placed) <= PROSPERITY_MARKERS


def _check_gold(state: State) -> None:
    """Gold only moves between players and the bank; standing offerings can be paid."""
    assert sum(state.gold) + state.bank == START_GOLD * state.players, "gold"
    for seat, gold in enumerate(state.gold):
        assert gold >= unpaid(state, seat), f"seat {seat} cannot pay"
        assert state.alive[seat] or not gold


def _check_units(state: State) -> None:
    """8 troops and 8 fleets each, attackers included; nobody who is out has any."""
    troops = [troops_on_board(state, seat) for seat in range(state.players)]
    fleets = [fleets_on_board(state, seat) for seat in range(state.players)]
    for frame in state.flow:
        if frame[0] in ("round", "attacker"):
            (troops if frame[2] == "land" else fleets)[frame[1]] += frame[4]
        elif frame[0] == "defender":
            (troops if frame[2] == "land" else fleets)[frame[4]] += frame[5]
    assert max(troops) <= UNITS_EACH and max(fleets) <= UNITS_EACH, f"{troops} {fleets}"
    pushed = any(frame[0] == "polyphemus" for frame in state.flow)
    for sea, owner in enumerate(state.fleet_owner):
        assert (owner == NONE) == (state.fleets[sea] == 0), f"sea {sea}"
        assert owner == NONE or state.alive[owner], f"sea {sea}: who is out has a fleet"
        assert owner == NONE or pushed or not closed(state, sea), f"sea {sea} is closed"
    for seat, alive in enumerate(state.alive):
        assert bool(alive) == (seat in state.owner), f"seat {seat} alive without an island"


def _check_islands(state: State) -> None:
    for island, owner in enumerate(state.owner):
        assert NONE <= owner < state.players
        assert state.troops[island] >= 0 and (owner >= 0 or not state.troops[island])
        assert free_slots(state, island) >= 0, f"island {island} is overbuilt"
        assert state.temples_used[island] <= state.buildings[KINDS * island + TEMPLE]
        assert state.metropolis_used[island] <= bool(state.metropolis[island])
        made = state.metropolis[island]
        assert made == 0 or BY_PHILOSOPHERS <= made <= CONQUERED
    assert all(0 <= building_supply(state, kind) <= EACH_BUILDING for kind in range(KINDS))
    assert sum(1 for made in state.metropolis if made) <= METROPOLISES
    assert min(state.buildings) >= 0


def _check_cards(state: State) -> None:
    """Every creature once: deck, discards, track, or held with its figure on the board."""
    cards = [a + b for a, b in zip(state.deck, state.discards, strict=True)]
    for creature in state.track:
        if creature != NONE:
            cards[creature] += 1
    for figure, held in enumerate(state.figure_card):
        if held:
            cards[FIGURES[figure]] += 1
    waiting = [frame[2] for frame in state.flow if frame[0] == "island_figure"]
    assert cards == [1] * len(cards), f"cards {cards}"
    for figure, held in enumerate(state.figure_card):
        on_board = state.figure_place[figure] != NONE or FIGURES[figure] in waiting
        assert not held or on_board, f"card {figure} is held without its figure"


def _check_markers(state: State) -> None:
    """Every offering marker is on the track, on a god, in hand, or back on the track."""
    if not state.flow:
        return
    standing = [s for s in state.bidder if s != NONE] + [s for s in state.apollo if s != NONE]
    in_hand = [frame[1] for frame in state.flow if frame[0] in ("offer", "sum")]
    markers = state.order + state.next_order + standing + in_hand
    for seat, alive in enumerate(state.alive):
        assert markers.count(seat) == markers_each(state) * alive, f"markers of {seat}"
