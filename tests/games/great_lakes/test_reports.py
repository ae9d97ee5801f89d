"""What users of digital versions report, one test each."""

from __future__ import annotations

from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.preview import preview
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.great_lakes.cards import WILD
from pygame_rules.games.great_lakes.data import LANE, LANES, RAIL, SEA
from tests.games.great_lakes.table import (
    GAME,
    a_turn,
    action,
    deal,
    do,
    hide,
    hold_tickets,
    legal,
    own,
    row_names,
    throw_away,
    why_not,
)

ROW = ("train_red", "train_black", "train_white", "ship_red", "two_ships_black", "ship_white")
DOUBLES = [(lane.id, LANES[lane.twin].id) for lane in LANES if lane.twin >= 0]


def rich(players: int):  # type: ignore[no-untyped-def]
    """Seat 0 could pay for any route."""
    state = a_turn(players, trains=25)
    deal(state, 0, wild=14)
    return state


def test_nobody_claims_both_lanes_of_a_double() -> None:
    for players in (2, 3, 4, 5):
        for one, two in DOUBLES:
            state = rich(players)
            own(state, 0, one)
            assert f"claim {two}" not in legal(state), (players, one, two)


def test_the_second_lane_stays_closed_with_two_or_three_players() -> None:
    for players in (2, 3):
        for one, two in DOUBLES:
            state = rich(players)
            own(state, 1, one)
            assert f"claim {two}" not in legal(state)
            assert why_not(state, f"claim {two}").rule == "GL-24"


def test_the_second_lane_is_open_with_four_or_five_players() -> None:
    for one, two in DOUBLES:
        state = rich(4)
        own(state, 1, one)
        assert f"claim {two}" in legal(state)


def test_three_wilds_clear_the_row_however_they_come() -> None:
    state = a_turn(row=("wild", "wild", "train_red", "ship_red", "ship_black", "ship_white"))
    do(state, "draw row3 deck_trains", "wild", *("train_red",) * 3, *("ship_red",) * 3)
    assert WILD not in state.row


def test_a_wild_is_never_the_second_open_card() -> None:
    state = a_turn(row=("wild", *ROW[1:]))
    do(state, "draw deck_ships")
    assert all("row0" not in text for text in legal(state))


def test_a_turn_ends_by_itself_with_one_card_left() -> None:
    state = a_turn()
    hide(state, RAIL, seat=1)
    hide(state, SEA, seat=1)
    state.hands[1][0] -= 1
    state.decks[RAIL][0] += 1
    state.row = [-1] * 6
    do(state, "draw deck_trains")
    assert GAME.actor(state) == 1


def test_an_empty_deck_is_never_a_draw_that_gives_nothing() -> None:
    state = a_turn(row=ROW)
    hide(state, SEA, seat=1)
    before = sum(state.hands[0])
    assert "draw deck_ships" not in legal(state)
    for text in legal(state, "draw"):
        other = state.copy()
        do(other, text)
        assert sum(other.hands[0]) == before + 1


def test_taking_the_last_card_of_a_deck_leaves_the_second_draw() -> None:
    state = a_turn(row=ROW)
    throw_away(state, RAIL, keep=("train_green",))
    do(state, "draw deck_trains", "train_green")
    assert GAME.actor(state) == 0
    assert "draw deck_trains" in legal(state)


def test_at_most_two_cards_a_turn_in_every_state_of_the_decks() -> None:
    for emptied in ((), (RAIL,), (SEA,), (RAIL, SEA)):
        state = a_turn(row=ROW)
        for kind in emptied:
            throw_away(state, kind)
        for _ in range(2):
            if GAME.actor(state) == 0:
                do(state, legal(state, "draw")[0])
        assert GAME.actor(state) == 1
        assert sum(state.hands[0]) <= 2


def test_no_endless_reset_when_only_wilds_are_left() -> None:
    state = a_turn()
    for kind in (RAIL, SEA):
        hide(state, kind, seat=1)
    state.hands[1][WILD] -= 6
    state.row = [WILD, WILD, -1, -1, -1, -1]
    state.decks[RAIL][WILD] = 4
    events = do(state, "exchange to_ships 1")
    assert [event.key for event in events].count("row_reset") == 5
    assert GAME.actor(state) == 1
    GAME.check(state)


def test_a_connected_ticket_is_never_lost() -> None:
    # t05 Sault Ste. Marie-Sudbury: sea r023 and railway r032 by South Baymouth
    state = a_turn()
    hold_tickets(state, 0, "t05")
    own(state, 0, "r023", "r032")
    state.flow = []
    parts = GAME.breakdown(state)[0]
    assert (parts["tickets_done"], parts["tickets_failed"]) == (4, 0)


def test_a_route_without_enough_pieces_is_not_offered() -> None:
    state = rich(2)
    state.pieces[0], state.box[0] = [2, 1], [31, 31]
    offered = {text.split()[1] for text in legal(state, "claim")}
    assert offered == {lane.id for lane in LANES if lane.length <= (2 if lane.kind == RAIL else 1)}


def test_no_tickets_can_be_drawn_from_an_empty_stack() -> None:
    state = a_turn()
    for ticket in range(55):
        state.tickets[1].append(ticket)
        state.stack[ticket] = 0
    assert legal(state, "tickets") == []


def test_claiming_shows_route_cards_and_points_before_it_is_done() -> None:
    """UNDO-21: nothing is paid before the player has seen what it costs."""
    state = a_turn()
    deal(state, 0, train_yellow=2, wild=1)
    view = GAME.view(state, 0)
    shown = preview(GAME, view, action("claim r006"))
    speaker = Speaker(catalogue("great_lakes", "en"), "en", ["Anna", "Bob"])
    told = " ".join(speaker.say(message) for message in shown.messages)
    assert "Duluth" in told and "Eau Claire" in told
    assert "2 × yellow train" in told and "1 × wild" in told
    assert shown.gains == (4, 0)
    assert state.owner[LANE["r006"]] == -1


def test_claiming_shows_the_tickets_it_completes_to_their_owner_only() -> None:
    """UNDO-21, HIDE-12."""
    state = a_turn()
    hold_tickets(state, 0, "t01")
    own(state, 0, "r091")
    deal(state, 0, train_red=1)
    shown = preview(GAME, GAME.view(state, 0), action("claim r090"))
    assert [message.key for message in shown.messages] == ["event.claim", "event.ticket_done"]
    events = do(state, "claim r090")
    assert [event.to for event in events if event.key == "ticket_done"] == [(0,)]


def test_pieces_spent_equal_the_length_once() -> None:
    """TTR-11."""
    state = a_turn()
    deal(state, 0, two_ships_red=3)
    events = do(state, "claim r005")
    assert [event.key for event in events].count("claim") == 1
    assert state.pieces[0] == [27, 17]
    assert GAME.scores(state)[0] == 15


def test_the_move_list_does_not_leak_the_next_card() -> None:
    """AI-22: a blind draw is one action whatever lies on top."""
    state = a_turn(row=ROW)
    other = GAME.secrets(state, 0, SampledChance(5))
    assert GAME.legal_actions(state) == GAME.legal_actions(other)
    assert Action("draw", ("deck_trains",)) in GAME.legal_actions(state)


def test_a_gap_in_the_row_is_never_a_target() -> None:
    state = a_turn(row=("train_red",))
    assert row_names(state)[1:] == ["-"] * 5
    touched = {text.split()[1] for text in legal(state, "draw")}
    assert touched == {"row0", "deck_trains", "deck_ships"}
