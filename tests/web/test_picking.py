"""From touches to an action, on the sample game."""

import pytest

from boards_svg.contract import Spot
from pygame_rules.core.actions import Action, Verb
from pygame_rules.games.sample.actions import CLAIM, VERBS, hop
from web.picking import Hit, Picker, hit, walk

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


# -- which element a tap means ----------------------------------------------------------
SPOTS = {"legal": Spot(((0.0, 0.0),), 10.0), "other": Spot(((40.0, 0.0),), 10.0)}


@pytest.mark.parametrize(
    ("x", "found"),
    [
        (5, Hit("legal", True)),
        (22, Hit("legal", True)),
        (31, Hit("other", False)),
        (40, Hit("other", False)),
        (-30, Hit("legal", True)),
        (-35, None),
    ],
)
def test_legal_within_12_then_under_the_finger_then_legal_within_24(
    x: float, found: Hit | None
) -> None:
    assert hit(SPOTS, {"legal"}, x, 0, 1.0) == found


def test_distances_are_in_pixels_not_units() -> None:
    assert hit(SPOTS, {"legal"}, -30, 0, 2.0) is None
    assert hit(SPOTS, {"legal"}, -30, 0, 0.5) == Hit("legal", True)


def test_second_centre_of_a_spot_counts() -> None:
    spots = {"route": Spot(((0.0, 0.0), (100.0, 0.0)), 5.0)}
    assert hit(spots, {"route"}, 101, 0, 1.0) == Hit("route", True)


# -- arrow keys -------------------------------------------------------------------------
ROW = {f"s{i}": Spot(((30.0 * i, 0.0),), 10.0) for i in range(4)}


def test_arrows_walk_to_the_nearest_target_in_that_direction() -> None:
    assert walk(ROW, ["s0", "s2", "s3"], "s0", 1, 0) == "s2"
    assert walk(ROW, ["s0", "s2", "s3"], "s2", -1, 0) == "s0"


def test_arrow_without_a_target_stays() -> None:
    assert walk(ROW, ["s0", "s1"], "s1", 1, 0) == "s1"
    assert walk(ROW, ["s0", "s1"], "s1", 0, -1) == "s1"
