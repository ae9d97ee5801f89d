"""From touches to an action, on the sample game."""

import pytest

from pygame_rules.core.actions import Action, Verb
from pygame_rules.games.sample.actions import CLAIM, VERBS, hop
from web.picking import Picker

BIDS = [Action("bid", (n,)) for n in (1, 2, 3)]
PAY = Verb("pay", "any")


@pytest.fixture
def picker() -> Picker:
    """Bids, all claims, and hops from s2 to s1 and s3."""
    return Picker([*BIDS, *CLAIM, hop(1, 0), hop(1, 2)], VERBS)


def test_any_order_claims_work_both_ways(picker: Picker) -> None:
    picker.touch("s5")
    picker.touch("s4")
    assert picker.ready() == [Action("claim", ("s4", "s5"))]


def test_touched_element_narrows_the_targets(picker: Picker) -> None:
    picker.touch("s5")
    assert picker.targets() == ["s4", "s6"]
    assert picker.ready() == []


def test_two_verbs_on_the_same_touches_are_both_offered(picker: Picker) -> None:
    picker.touch("s2")
    picker.touch("s1")
    assert picker.ready() == [Action("claim", ("s1", "s2")), hop(1, 0)]


def test_given_order_does_not_start_at_the_end(picker: Picker) -> None:
    picker.touch("s3")
    picker.touch("s2")
    assert picker.ready() == [Action("claim", ("s2", "s3"))]


def test_touch_can_be_taken_back(picker: Picker) -> None:
    picker.touch("s5")
    picker.touch("s5")
    assert picker.empty


def test_another_element_replaces_the_choice(picker: Picker) -> None:
    picker.touch("s5")
    picker.touch("s4")
    assert picker.touch("s6")
    assert picker.ready() == [Action("claim", ("s5", "s6"))]


def test_an_element_that_leads_nowhere_means_nothing(picker: Picker) -> None:
    assert not picker.touch("nowhere")
    assert picker.empty


def test_numbers_come_from_a_stepper_once_the_verb_is_chosen(picker: Picker) -> None:
    assert picker.numbers() == []
    picker.choose_verb("bid", None)
    assert picker.numbers() == [1, 2, 3]
    assert picker.ready() == [BIDS[0]]
    picker.set_number(3)
    assert picker.ready() == [BIDS[2]]
    picker.set_number(9)
    assert picker.ready() == [BIDS[2]]


def test_only_numbers_left_one_is_proposed() -> None:
    carry = [Action("carry", ("here", "there", n)) for n in (1, 2)]
    picker = Picker(carry, {"carry": Verb("carry")})
    picker.touch("here")
    picker.touch("there")
    assert picker.ready() == [carry[0]]
    picker.set_number(2)
    assert picker.ready() == [carry[1]]


def test_number_in_the_middle_then_an_element() -> None:
    actions = [Action("send", (n, to)) for n in (1, 2) for to in ("x", "y")]
    picker = Picker(actions, {"send": Verb("send")})
    picker.set_number(2)
    assert picker.targets() == ["x", "y"]
    picker.touch("y")
    assert picker.ready() == [Action("send", (2, "y"))]


def test_bag_with_repeats_and_longer_actions() -> None:
    legal = [Action("pay", ("red",)), Action("pay", ("red", "red")), Action("pay", ("red", "wild"))]
    picker = Picker(legal, {"pay": PAY})
    picker.touch("red")
    assert picker.ready() == [legal[0]], "Confirm although longer ones exist"
    picker.touch("red")
    assert picker.ready() == [legal[1]]
    assert not picker.can_repeat("red")


def test_choices_lead_to_every_action_and_nowhere_else(picker: Picker) -> None:
    """Law for the list of buttons: following it reaches exactly the legal actions."""
    reached = set()
    for choice in picker.choices():
        other = Picker(picker.legal, VERBS)
        if choice.action is not None:
            reached.add(choice.action)
            continue
        other.choose_verb(choice.verb, choice.target)
        reached.update(other.ready())
        reached.update(c.action for c in other.choices() if c.action is not None)
        for number in other.numbers():
            other.set_number(number)
            reached.update(other.ready())
    assert reached == set(picker.legal)


def test_choosing_a_verb_keeps_to_it(picker: Picker) -> None:
    picker.choose_verb("hop", "s2")
    assert picker.targets() == ["s1", "s3"]
    picker.touch("s1")
    assert picker.ready() == [hop(1, 0)]


def test_cancel_empties_the_list(picker: Picker) -> None:
    picker.touch("s5")
    picker.cancel()
    assert picker.empty
    assert picker.ready() == []
