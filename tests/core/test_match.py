"""A match: log, undo with barriers, redo, what each seat reads (sample game)."""

import pytest

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.errors import BadSetup, IllegalAction, UndoBlocked
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.setup import SeatSetup, Setup, quick_setup

META = meta_of("sample")


def table(*kinds: str, seed: int = 1) -> Match:
    setup = quick_setup(META, list(kinds), seed)
    return Match(Setup(setup.game, setup.seats, setup.options, 0, setup.seed))


def act(match: Match, text: str) -> None:
    match.act(parse_action(text))


def seed_where(wanted: int) -> int:
    """A seed with which a first bid rolls `wanted`."""
    for seed in range(500):
        match = table("human", "human", seed=seed)
        act(match, "bid 1")
        if match.entries[0].outcomes[0] + 1 == wanted:
            return seed
    raise AssertionError("no such seed")


def test_an_illegal_action_changes_nothing() -> None:
    match = table("human", "human")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        act(match, "claim s1 s3")
    assert caught.value.reason.key == "not_neighbours"
    assert caught.value.reason.rule == "SA-2"
    assert match.state == before
    assert match.entries == []


def test_undo_gives_the_state_before_and_redo_the_state_after() -> None:
    match = table("human", "human")
    start = match.state.copy()
    act(match, "claim s1 s2")
    after = match.state.copy()
    match.undo()
    assert match.state == start
    match.redo()
    assert match.state == after


def test_nothing_to_undo_at_the_start() -> None:
    match = table("human", "human")
    with pytest.raises(UndoBlocked) as caught:
        match.undo()
    assert caught.value.reason.key == "undo_nothing"


def test_undo_never_crosses_a_die() -> None:
    match = table("human", "human", seed=seed_where(2))
    act(match, "bid 1")
    reason = match.why_no_undo()
    assert reason is not None
    assert reason.key == "undo_learned"


def test_undo_never_crosses_a_card_that_its_owner_has_seen() -> None:
    match = table("human", "human", seed=seed_where(6))
    act(match, "bid 1")
    act(match, "swap")
    assert match.entries[-1].learned == 0b01
    assert match.why_no_undo() is None, "dealt, but not yet looked at"
    match.look(0)
    reason = match.why_no_undo()
    assert reason is not None
    assert reason.key == "undo_learned"


def test_alone_against_computers_a_dealt_card_counts_as_seen_at_once() -> None:
    match = table("human", "random", seed=seed_where(6))
    act(match, "bid 1")
    act(match, "swap")
    assert match.why_no_undo() is not None


def test_computer_moves_are_taken_back_with_the_own_one() -> None:
    match = table("human", "random")
    start = match.state.copy()
    act(match, "claim s1 s2")
    act(match, "claim s4 s5")
    gone = match.undo()
    assert [str(entry.action) for entry in gone] == ["claim s1 s2", "claim s4 s5"]
    assert match.state == start


def test_undo_never_crosses_another_persons_decision() -> None:
    match = table("human", "human")
    act(match, "claim s1 s2")
    act(match, "claim s4 s5")
    match.undo()
    assert [str(entry.action) for entry in match.entries] == ["claim s1 s2"]
    assert match.why_no_undo() is None, "the second player has decided nothing any more"


def test_undo_turn_goes_back_to_the_start_of_the_turn() -> None:
    match = table("human", "human", seed=seed_where(6))
    act(match, "bid 1")
    act(match, "keep")
    match.undo_turn()
    assert [str(entry.action) for entry in match.entries] == ["bid 1"], "the die is a barrier"


def test_a_new_action_forgets_what_was_undone() -> None:
    match = table("human", "human")
    act(match, "claim s1 s2")
    match.undo()
    act(match, "claim s2 s3")
    with pytest.raises(UndoBlocked) as caught:
        match.redo()
    assert caught.value.reason.key == "redo_nothing"


def test_undo_then_the_same_action_draws_the_same() -> None:
    """UNDO-11, SAVE-22: an outcome is a function of its number, not of a generator."""
    match = table("human", "human", seed=seed_where(6))
    act(match, "bid 1")
    act(match, "swap")
    outcomes, state = match.entries[-1].outcomes, match.state.copy()
    match.undo()
    act(match, "swap")
    assert match.entries[-1].outcomes == outcomes
    assert match.state == state


def test_private_events_are_read_by_their_owner_only() -> None:
    """HIDE-07: the log of others holds no card."""
    match = table("human", "human", seed=seed_where(6))
    act(match, "bid 1")
    act(match, "swap")
    keys = {seat: [line.message.key for line in match.log(seat)] for seat in (0, 1, None)}
    assert "event.new_card" in keys[0]
    assert "event.new_card" not in keys[1]
    assert "event.new_card" not in keys[None]
    assert "event.swap" in keys[1]


def test_states_of_every_moment_can_be_had() -> None:
    match = table("random", "random")
    seen = [match.state.copy()]
    while not match.over:
        match.act(match.legal_actions()[0])
        seen.append(match.state.copy())
    assert [match.state_after(n) for n in range(len(seen))] == seen


def test_an_impossible_table_is_refused() -> None:
    good = quick_setup(META, ["human", "human"], 1)
    seat = good.seats[0]
    for seats, options, start, seed in (
        (good.seats[:1], {}, None, "1"),
        ((seat, seat), {}, None, "1"),
        (good.seats, {"die": "none"}, None, "1"),
        (good.seats, {"dice": "fair"}, None, "1"),
        (good.seats, {}, 2, "1"),
        (good.seats, {}, None, ""),
        ((SeatSetup("", "human", "blue"), good.seats[1]), {}, None, "1"),
        ((SeatSetup("A", "human", "plaid"), good.seats[1]), {}, None, "1"),
    ):
        with pytest.raises(BadSetup):
            Match(Setup("sample", seats, options, start, seed))


def test_legal_actions_are_actions() -> None:
    assert Action("claim", ("s1", "s2")) in table("human", "human").legal_actions()
