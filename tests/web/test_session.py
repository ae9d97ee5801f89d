"""Whose eyes see the screen, the curtain, touching and confirming, going back."""

import pytest

from boards_svg.contract import Board
from pygame_rules.core.actions import Action
from pygame_rules.core.errors import IllegalAction
from pygame_rules.core.match import Match
from tests.web.sample_board import SampleBoard, sample_match
from web.session import Session

T0 = 10_000
CLAIM_12 = Action("claim", ("s1", "s2"))


def session(*kinds: str, seed: str = "web") -> Session:
    return Session(sample_match(*kinds, seed=seed), SampleBoard())


@pytest.fixture
def duel() -> Session:
    """Anna against a computer; Anna begins."""
    return session("human", "greedy")


@pytest.fixture
def pair() -> Session:
    """Anna and Ben on one screen; the curtain is down for Anna."""
    return session("human", "human")


# -- the curtain ------------------------------------------------------------------------
def test_alone_there_is_no_curtain(duel: Session) -> None:
    assert (duel.viewer, duel.covered) == (0, None)
    assert duel.my_turn


def test_two_people_start_with_the_curtain_down(pair: Session) -> None:
    assert pair.covered == 0
    assert not pair.my_turn
    assert pair.view().hand is None
    assert pair.tray() == ()


def test_lifting_shows_the_hand_of_the_named_player_only(pair: Session) -> None:
    pair.lift(T0)
    assert (pair.viewer, pair.covered) == (0, None)
    assert pair.view().hand == pair.match.state.hands[0]


def test_curtain_comes_down_between_people(pair: Session) -> None:
    pair.lift(T0)
    pair.commit(CLAIM_12, T0 + 1000)
    assert pair.covered == 1
    assert pair.view().hand is None


def test_double_tap_does_not_lift_the_next_curtain(pair: Session) -> None:
    pair.lift(T0)
    pair.commit(CLAIM_12, T0 + 1000)
    pair.lift(T0 + 1200)
    assert pair.covered == 1
    pair.lift(T0 + 1500)
    assert pair.covered is None


def test_last_player_may_take_back_until_the_curtain_lifts(pair: Session) -> None:
    pair.lift(T0)
    pair.commit(CLAIM_12, T0 + 1000)
    assert pair.why_no_undo() is None
    pair.undo()
    assert (pair.viewer, pair.covered) == (0, None)
    assert pair.match.state.stones[0] == -1


def test_log_under_the_curtain_holds_only_what_everyone_knows() -> None:
    table = session("human", "human", "human", seed="swap")
    secret_lines = [line for line in table.log() if line.message.key == "event.new_card"]
    assert secret_lines == []


def test_hidden_hand_is_not_in_the_tray(duel: Session) -> None:
    assert [card.id for group in duel.tray() for card in group.cards] == ["own-card"]
    duel.hand_hidden = True
    assert [card.id for group in duel.tray() for card in group.cards] == []


def test_hidden_hand_shows_again_after_the_hand_over(pair: Session) -> None:
    pair.lift(T0)
    pair.hand_hidden = True
    pair.commit(CLAIM_12, T0 + 1000)
    assert not pair.hand_hidden


def test_viewer_of_another_tab_sees_what_an_onlooker_sees() -> None:
    table = Session(sample_match("human", "human"), SampleBoard(), read_only=True)
    assert (table.viewer, table.covered) == (None, None)
    assert table.view().hand is None
    assert not table.my_turn
    assert table.picker.legal == []


# -- touching ---------------------------------------------------------------------------
def test_second_tap_confirms_after_400_ms_and_not_sooner(duel: Session) -> None:
    duel.touch("s1", T0)
    duel.touch("s2", T0 + 100)
    assert duel.picker.ready() == [CLAIM_12]
    assert duel.touch("s2", T0 + 499) is None
    assert duel.picker.ready() == [CLAIM_12], "too soon is no tap at all"
    assert duel.touch("s2", T0 + 500) == CLAIM_12


def test_two_presses_of_confirm_within_400_ms_do_one_step() -> None:
    alone = session("human", "human")
    alone.lift(T0)
    alone.commit(CLAIM_12, T0 + 1000)
    alone.covered = None
    alone.viewer = 1
    assert not alone.may_commit(T0 + 1399)
    assert alone.may_commit(T0 + 1400)


def test_illegal_place_says_why_with_the_rule(duel: Session) -> None:
    duel.commit(CLAIM_12, T0)
    duel.match.act(Action("bid", (1,)))
    duel.settle()
    duel.touch("s3", T0)
    assert duel.touch("s1", T0 + 500) is None
    assert duel.note is not None and duel.note.reason is not None
    assert duel.note.reason.rule == "SA-2"


def test_touch_out_of_turn_describes_the_place() -> None:
    table = session("greedy", "human")
    table.touch("s1", T0)
    assert table.note is not None
    assert table.note.reason is None
    assert table.note.about is not None and table.note.about.key == "element.stone"


def test_preview_tells_what_the_rules_say(duel: Session) -> None:
    shown = duel.preview(CLAIM_12)
    assert shown.gains == (2, 0)
    assert [message.key for message in shown.messages] == ["event.claim"]


def test_preview_does_not_look_into_the_die(duel: Session) -> None:
    assert duel.preview(Action("bid", (1,))).open_end


def test_illegal_action_changes_nothing(duel: Session) -> None:
    before = duel.match.game.state_to_json(duel.match.state)
    with pytest.raises(IllegalAction):
        duel.commit(Action("claim", ("s1", "s5")), T0)
    assert duel.match.game.state_to_json(duel.match.state) == before


def test_forced_move_is_not_played_where_hands_are_secret() -> None:
    table = session("human", "greedy")
    table.picker.legal = [CLAIM_12]
    assert table.forced() is None


# -- going back, looking back -----------------------------------------------------------
def test_undo_against_a_computer_takes_its_move_back_too(duel: Session) -> None:
    duel.commit(CLAIM_12, T0)
    duel.commit(Action("claim", ("s3", "s4")), T0 + 500)
    assert duel.match.actor == 0
    duel.undo()
    assert duel.match.entries == []


def test_redo_goes_to_the_next_decision_of_a_person(duel: Session) -> None:
    duel.commit(CLAIM_12, T0)
    duel.commit(Action("claim", ("s3", "s4")), T0 + 500)
    after = duel.match.state.copy()
    duel.undo()
    duel.redo()
    assert duel.match.state == after


def test_looking_back_shows_the_position_of_that_moment(duel: Session) -> None:
    duel.commit(CLAIM_12, T0)
    duel.commit(Action("claim", ("s3", "s4")), T0 + 500)
    duel.look_at(1)
    assert duel.view().stones == [0, 0, -1, -1, -1, -1]
    assert duel.points() == [2, 0]
    assert duel.last_touched() == ("s1", "s2")
    assert not duel.my_turn
    duel.look_at(None)
    assert duel.view().stones == [0, 0, 1, 1, -1, -1]


def test_last_moves_are_those_since_the_own_decision(duel: Session) -> None:
    duel.commit(CLAIM_12, T0)
    assert duel.last_touched() == ("s1", "s2")
    duel.commit(Action("claim", ("s3", "s4")), T0 + 500)
    assert duel.last_touched() == ("s3", "s4")


# -- peek -------------------------------------------------------------------------------
class PeekGame:
    """The sample game with its secrets kept the other way."""

    def __init__(self, board: Board) -> None:
        from dataclasses import replace

        self.game = type(board.game)()
        self.game.meta = replace(board.game.meta, secrecy="peek")


def peeking(match: Match) -> Session:
    board = SampleBoard()
    match.game = PeekGame(board).game
    return Session(match, board)


def test_peek_games_have_no_curtain_and_show_secrets_while_held() -> None:
    table = peeking(sample_match("human", "human"))
    assert table.covered is None
    assert table.my_turn
    assert table.tray() == ()
    table.peek(True)
    assert [card.id for group in table.tray() for card in group.cards] == ["own-card"]
    table.peek(False)
    assert table.tray() == ()
