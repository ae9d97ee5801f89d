"""CY-20 to CY-24: offerings, ousting chains, priests, two markers."""

from __future__ import annotations

import pytest

from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def test_first_offering_is_at_least_one(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2).act("offer ares")
    assert table.legal() == ["sum 1", "sum 2", "sum 3", "sum 4", "sum 5"]
    assert table.why_not("sum 0") == ("bid_too_low", "CY-21")


def test_an_equal_bid_is_not_enough(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2).act("offer ares", "sum 3", "offer ares")
    assert table.why_not("sum 3") == ("bid_too_low", "CY-21")
    assert table.legal() == ["sum 4", "sum 5"]


def test_a_sum_that_cannot_be_paid_is_not_offered(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2).act("offer ares")
    assert table.why_not("sum 6") == ("cannot_pay", "CY-22")


def test_a_god_too_dear_to_outbid_is_not_offered(scene: Scenes) -> None:
    table = scene().gold(5, 3, 5).offerings(0, 1, 2).act("offer ares", "sum 4")
    assert table.actor == 1
    assert table.why_not("offer ares") == ("cannot_outbid", "CY-22")
    assert table.legal() == ["offer apollo", "offer zeus"]


def test_a_god_out_of_play_takes_no_offering(scene: Scenes) -> None:
    assert scene().offerings(0, 1, 2).why_not("offer athena") == ("god_out", "CY-11")


def test_the_ousted_player_bids_at_once_and_elsewhere(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2).act("offer ares", "sum 1", "offer ares", "sum 2")
    assert table.actor == 0
    assert table.why_not("offer ares") == ("same_god", "CY-21")
    assert table.legal() == ["offer apollo", "offer zeus"]


def test_a_chain_is_settled_before_the_next_in_order(scene: Scenes) -> None:
    """0 on Ares, 1 on Zeus; 2 ousts 0, who ousts 1, who comes back to Ares and ousts 2."""
    table = scene().offerings(0, 1, 2).act("offer ares", "sum 1", "offer zeus", "sum 1")
    table.act("offer ares", "sum 2")
    assert table.actor == 0
    table.act("offer zeus", "sum 2")
    assert table.actor == 1
    table.act("offer ares", "sum 3")
    assert table.actor == 2
    table.act("offer apollo")
    assert table.step == "turn"


def test_ousted_elsewhere_one_may_come_back(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2).act("offer ares", "sum 1", "offer ares", "sum 2")
    table.act("offer zeus", "sum 1", "offer zeus", "sum 2")
    assert table.actor == 0
    assert table.can("offer ares") and not table.can("offer zeus")


def test_several_may_stand_on_apollo_for_nothing(scene: Scenes) -> None:
    table = scene().gold(0, 0, 0).offerings(0, 1, 2)
    assert table.legal() == ["offer apollo"]
    table.act("offer apollo", "offer apollo", "offer apollo")
    assert [event.params["player"].seat for event in table.told("offer_apollo")] == [0, 1, 2]


def test_offerings_are_paid_when_all_markers_stand(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2).act("offer ares", "sum 4", "offer zeus", "sum 2")
    assert table.state.gold == [5, 5, 5]
    table.act("offer apollo")
    assert table.state.gold[:2] == [1, 3]


def test_priests_lower_the_cost_but_not_below_one(scene: Scenes) -> None:
    table = scene().gold(2, 5, 5)
    table.state.priests[0] = 3
    table.offerings(0, 1, 2).act("offer ares")
    assert table.legal() == [f"sum {n}" for n in range(1, 6)], "2 GP and 3 priests reach 5"
    table.act("sum 2", "offer apollo", "offer apollo")
    assert table.state.gold[0] == 1


def test_cap_of_twenty_is_an_option(scene: Scenes) -> None:
    free = scene().gold(40, 5, 5).offerings(0, 1, 2).act("offer ares")
    assert free.can("sum 40")
    capped = scene(offering_cap="twenty").gold(40, 40, 5).offerings(0, 1, 2).act("offer ares")
    assert capped.legal()[-1] == "sum 20"
    assert capped.why_not("sum 21") == ("cap_reached", "CY-22")
    capped.act("sum 20")
    assert capped.why_not("offer ares") == ("cap_reached", "CY-22")


def test_long_lists_of_sums_come_a_hundred_at_a_time(scene: Scenes) -> None:
    table = scene().gold(250, 5, 5).offerings(0, 1, 2).act("offer ares")
    assert table.legal()[0] == "higher" and len(table.legal("sum")) == 100
    assert not table.can("sum 101")
    table.act("higher")
    assert table.legal("sum")[0] == "sum 101"
    table.act("higher")
    assert table.legal("higher") == [] and table.legal("sum")[-1] == "sum 250"
    table.act("sum 250")
    assert table.state.bid[1] == 250


# -- two players (CY-24) --------------------------------------------------------------------
def test_two_offerings_must_be_affordable_together(scene: Scenes) -> None:
    table = scene(2).gold(5, 5).offerings(0, 1, 0, 1)
    table.act("offer ares", "sum 4", "offer apollo", "offer zeus")
    assert table.legal() == ["sum 1"]


def test_each_standing_offering_costs_at_least_one(scene: Scenes) -> None:
    table = scene(2).gold(1, 5)
    table.state.priests[0] = 4
    table.offerings(0, 1, 0, 1).act("offer ares", "sum 1", "offer apollo")
    assert table.why_not("offer zeus") == ("cannot_outbid", "CY-22")


def test_priests_count_once_for_both_offerings(scene: Scenes) -> None:
    table = scene(2).gold(5, 5)
    table.state.priests[0] = 2
    table.offerings(0, 1, 0, 1)
    table.act("offer ares", "sum 3", "offer apollo", "offer zeus", "sum 4", "offer apollo")
    assert table.state.gold[0] == 5 - (3 + 4 - 2)


def test_own_marker_may_be_outbid_and_counts_no_more(scene: Scenes) -> None:
    table = scene(2).gold(5, 5).offerings(0, 1, 0, 1)
    table.act("offer ares", "sum 4", "offer apollo", "offer ares")
    assert table.legal() == ["sum 5"]
    table.act("sum 5")
    assert table.actor == 0 and table.why_not("offer ares") == ("same_god", "CY-21")


def test_both_markers_on_apollo_pay_but_only_the_first_brings_prosperity(scene: Scenes) -> None:
    table = scene(2).island("A01", 0).island("A02", 0).island("A03", 1).island("A04", 1)
    table.gold(0, 0).offerings(0, 0, 1, 1)
    table.act(*["offer apollo"] * 4)
    assert table.step == "prosperity" and table.actor == 0
    table.act("prosper A02")
    assert sum(table.state.placed) == 1
    assert [e.params["n"] for e in table.told("apollo_gives")] == [1, 1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_offerings_always_end(players: int) -> None:
    """A bid is strictly higher or goes elsewhere: 200 random auctions end."""
    from pygame_rules.core.chance import SampledChance, random_action
    from pygame_rules.core.table import Table

    for seed in range(200):
        table = Scene(players).gold(*[9 + seed % 5] * players)
        seats = [seat for seat in range(players) for _ in range(1 + (players == 2))]
        table.offerings(*seats, gods="ares zeus athena")
        picks, count = SampledChance(f"auction {players} {seed}"), 0
        while table.state.flow[0][0] == "offerings":
            chosen = random_action(table.game.legal_actions(table.state), picks)
            table.game.play(table.state, chosen, Table(picks))
            count += 1
            assert count < 400
