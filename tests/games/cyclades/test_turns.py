"""CY-30 to CY-33: recruits, buildings, special actions, Apollo."""

from __future__ import annotations

import pytest

from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


@pytest.mark.parametrize(
    ("god", "place", "costs"),
    [
        ("poseidon", " r02c00", [0, 1, 2, 3]),
        ("ares", " A01", [0, 2, 3, 4]),
        ("zeus", "", [0, 4]),
        ("athena", "", [0, 4]),
    ],
)
def test_recruits_and_their_prices(scene: Scenes, god: str, place: str, costs: list[int]) -> None:
    table = scene().island("A01", 0).turn(0, god, gold=20)
    paid = []
    while table.legal("recruit"):
        before = table.state.gold[0]
        table.act(f"recruit{place}")
        paid.append(before - table.state.gold[0])
    assert paid == costs
    assert table.why_not(f"recruit{place}") == ("recruited_enough", "CY-30")


def test_a_recruit_must_be_paid(scene: Scenes) -> None:
    table = scene().island("A01", 0).turn(0, "ares", gold=1).act("recruit A01")
    assert table.why_not("recruit A01") == ("too_dear", "CY-30")


def test_no_more_than_eight_troops_and_fleets(scene: Scenes) -> None:
    table = scene().island("A01", 0, troops=7).turn(0, "ares").act("recruit A01")
    assert table.why_not("recruit A01") == ("none_left", "CY-30")
    table = scene().island("A01", 0).fleet("r00c00", 0, 7).turn(0, "poseidon")
    table.act("recruit r00c00")
    assert table.why_not("recruit r00c00") == ("none_left", "CY-30")


def test_fleets_are_recruited_beside_own_islands_on_empty_or_own_seas(scene: Scenes) -> None:
    table = scene().island("A01", 0, troops=0).fleet("r00c00", 0).fleet("r02c01", 1)
    table.turn(0, "poseidon")
    assert table.legal("recruit") == ["recruit r00c00", "recruit r01c01", "recruit r02c00"]
    assert table.why_not("recruit r02c01") == ("enemy_fleet", "CY-30")
    assert table.why_not("recruit r05c05") == ("not_beside_own_island", "CY-30")


def test_no_fleet_is_recruited_on_a_closed_sea(scene: Scenes) -> None:
    table = scene().island("A01", 0).figure("kraken", "r00c00", 1, card=False)
    assert table.turn(0, "poseidon").why_not("recruit r00c00") == ("sea_closed", "CY-75")
    table = scene().island("A01", 0).figure("polyphemus", "A02", 1).turn(0, "poseidon")
    assert table.legal("recruit") == ["recruit r00c00", "recruit r02c00"]


def test_troops_are_recruited_on_own_islands_also_empty_ones(scene: Scenes) -> None:
    table = scene().island("A01", 0, troops=0).island("A02", 1).turn(0, "ares")
    assert table.legal("recruit") == ["recruit A01"]
    assert table.why_not("recruit A02") == ("not_your_island", "CY-30")


def test_free_recruits_may_be_declined(scene: Scenes) -> None:
    assert scene().turn(0, "ares").can("done")


def test_the_philosopher_that_completes_four_may_not(scene: Scenes) -> None:
    table = scene().island("A01", 0)
    table.state.philosophers[0] = 3
    table.turn(0, "athena")
    assert table.why_not("done") == ("fourth_philosopher", "CY-30")
    table.act("recruit", "found A01")
    assert table.can("done")


@pytest.mark.parametrize(
    ("god", "building"),
    [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")],
)
def test_each_god_builds_one_type_for_two(scene: Scenes, god: str, building: str) -> None:
    table = scene().island("A05", 0).turn(0, god, gold=5).act("build A05", "build A05")
    assert table.buildings("A05") == [building] * 2
    assert table.state.gold[0] == 1
    assert table.why_not("build A05") == ("too_dear", "CY-31")


def test_buildings_need_a_free_slot_on_an_own_island(scene: Scenes) -> None:
    table = scene().island("A01", 0, buildings="port").island("A02", 1).turn(0, "ares")
    assert table.why_not("build A01") == ("no_slot", "CY-31")
    assert table.why_not("build A02") == ("not_your_island", "CY-31")


def test_slots_under_a_metropolis_are_gone(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True).turn(0, "ares").act("build A05")
    assert table.why_not("build A05") == ("no_slot", "CY-31")


def test_no_building_of_a_type_is_left_after_ten(scene: Scenes) -> None:
    table = scene(5)
    for name in ("C02", "C10"):
        table.island(name, 1, buildings="port port port port")
    table.island("C09", 1, buildings="port port").island("C12", 0)
    assert table.turn(0, "poseidon").why_not("build C12") == ("no_building_left", "CY-3")


def test_no_philosopher_or_priest_is_left(scene: Scenes) -> None:
    table = scene(5).turn(0, "zeus")
    table.state.priests = [0, 9, 9, 0, 0]
    assert table.why_not("recruit") == ("none_left", "CY-30")
    table = scene(5).turn(0, "athena")
    table.state.philosophers = [2, 3, 3, 3, 3]
    assert table.legal("recruit") == ["recruit"]
    table.state.philosophers = [3, 3, 3, 3, 3]
    table.state.philosophers[1] += 2
    assert table.why_not("recruit") == ("none_left", "CY-30")
    assert table.can("done"), "nothing is left to complete four"


def test_zeus_replaces_a_creature_at_once(scene: Scenes) -> None:
    table = scene().track("giant", "satyr").turn(0, "zeus", gold=2)
    table.act("exchange giant", draws=["harpy"])
    assert table.legal("exchange") == ["exchange harpy", "exchange satyr"]
    assert table.where_is_card("giant") == "discards"
    assert table.state.gold[0] == 1


def test_exchange_with_an_empty_deck_may_bring_the_card_back(scene: Scenes) -> None:
    table = scene().track("giant").turn(0, "zeus")
    state = table.state
    state.discards, state.deck = state.deck, state.discards
    table.act("exchange giant", draws=["giant"])
    assert table.where_is_card("giant") == "track"
    assert sum(state.deck) == 16 and not any(state.discards)


def test_only_the_own_gods_special_action(scene: Scenes) -> None:
    table = scene().island("A01", 0).island("A02", 0).fleet("r01c01", 0).track("giant")
    assert table.turn(0, "athena").legal("march") == []
    assert table.why_not("march A01 A02 1") == ("other_god", "CY-30")
    assert table.why_not("sail r01c01 r00c00 1") == ("other_god", "CY-30")
    assert table.why_not("exchange giant") == ("other_god", "CY-30")


def test_who_acts_last_bids_first(scene: Scenes) -> None:
    table = scene(4).offerings(0, 1, 2, 3, gods="ares zeus athena")
    table.act("offer athena", "sum 1", "offer ares", "sum 1", "offer apollo", "offer zeus", "sum 1")
    assert table.actor == 1
    table.act("done", "done")
    assert table.actor == 0
    table.act("done", "prosper B08")
    assert [table.state.flow[-1][1], *table.state.order] == [2, 0, 3, 1]


# -- Apollo (CY-33) -------------------------------------------------------------------------
def apollo_scene(scene: Scenes) -> Scene:
    table = scene().island("A01", 0).island("A03", 0).island("A02", 1).island("A05", 2)
    return table.gold(0, 0, 0).offerings(1, 0, 2)


def test_apollo_gives_four_to_the_poor(scene: Scenes) -> None:
    table = apollo_scene(scene).act("offer apollo", "offer apollo", "offer apollo", "prosper A02")
    given = {e.params["player"].seat: e.params["n"] for e in table.told("apollo_gives")}
    assert given == {1: 4, 0: 1, 2: 4}


def test_only_the_first_arrival_brings_prosperity_to_an_own_island(scene: Scenes) -> None:
    table = apollo_scene(scene).act("offer apollo", "offer apollo", "offer apollo")
    assert table.actor == 1 and table.legal() == ["prosper A02"]
    assert table.why_not("prosper A01") == ("not_your_island", "CY-33")
    table.act("prosper A02")
    assert sum(table.state.placed) == 1


def test_prosperity_stacks_and_stays_with_the_island(scene: Scenes) -> None:
    table = scene().island("A02", 1).island("A01", 0).island("A04", 1)
    at = table.chart.island_index["A02"]
    table.state.placed[at] = 2
    table.gold(0, 0, 0).offerings(1, 0, 2)
    table.act(*["offer apollo"] * 3, "prosper A02")
    assert table.state.placed[at] == 3


def test_without_a_marker_left_apollo_pays_gold_only(scene: Scenes) -> None:
    table = scene().island("A02", 1).island("A01", 0)
    table.state.placed[table.chart.island_index["A02"]] = 16
    table.gold(0, 0, 0).offerings(1, 0, 2)
    table.act(*["offer apollo"] * 3)
    assert table.step == "offer" and table.told("prosperity") == []
