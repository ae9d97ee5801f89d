"""Actions, their text form and their order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.core.actions import Action, parse_action, sort_key

names = st.from_regex(r"[A-Za-z][A-Za-z0-9_.\-]{0,8}", fullmatch=True)
targets = st.lists(st.one_of(st.integers(-99, 99), names), max_size=3)
actions = st.builds(lambda verb, ts: Action(verb, tuple(ts)), names, targets)


@given(actions)
def test_text_round_trip(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(st.lists(actions))
def test_every_list_of_actions_can_be_sorted(some: list[Action]) -> None:
    ordered = sorted(some, key=sort_key)
    some.reverse()
    assert sorted(some, key=sort_key) == ordered


def test_numbers_sort_by_size_before_names() -> None:
    some = [Action("bid", (10,)), Action("bid", ("a",)), Action("bid", (9,))]
    assert [a.targets[0] for a in sorted(some, key=sort_key)] == [9, 10, "a"]


@pytest.mark.parametrize(
    "text", ["", " ", "bid  1", "bid 01", "bid -0", "1", "bid <b>", "a b c d e", "bid 1\n", "bid é"]
)
def test_anything_else_is_not_an_action(text: str) -> None:
    with pytest.raises(ValueError):
        parse_action(text)
