"""CY-70 to CY-74: prices and the creatures that act once, each also at its edges."""

from __future__ import annotations

import pytest

from pygame_rules.games.cyclades.facts import unused_discounts
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


# -- prices (CY-32) -------------------------------------------------------------------------
def test_the_spaces_cost_four_three_two(scene: Scenes) -> None:
    for creature, price in (("medusa", 4), ("chiron", 3), ("minotaur", 2)):
        table = scene().track("medusa", "chiron", "minotaur").turn(0, "ares", gold=9)
        table.act(f"call {creature}")
        assert table.state.gold[0] == 9 - price


def test_a_creature_must_be_paid_and_on_the_track(scene: Scenes) -> None:
    table = scene().track("medusa").turn(0, "ares", gold=3)
    assert table.why_not("call medusa") == ("too_dear", "CY-32")
    assert table.why_not("call chiron") == ("not_on_track", "CY-10")


def test_a_creature_taken_cannot_be_taken_again(scene: Scenes) -> None:
    table = scene().island("A01", 0).track("fates").turn(0, "ares").act("call fates")
    assert table.why_not("call fates") == ("not_on_track", "CY-10")
    assert table.where_is_card("fates") == "discards"


def test_temples_and_metropolises_lower_one_price_each_cycle(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="temple temple").island("A05", 0, metropolis=True)
    table.track("medusa", "chiron").turn(0, "ares", gold=9)
    assert unused_discounts(table.state, 0) == 3
    table.act("call chiron", "place A01")
    assert table.state.gold[0] == 9 - 1, "at least 1"
    assert unused_discounts(table.state, 0) == 1
    table.act("call medusa", "place A02")
    assert table.state.gold[0] == 8 - 3


def test_discounts_come_back_in_the_next_cycle(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="temple").track("medusa").turn(0, "ares")
    table.act("call medusa", "place A01")
    assert unused_discounts(table.state, 0) == 0
    table.act("done")
    assert table.state.cycle == 5 and unused_discounts(table.state, 0) == 1


def test_a_used_temple_stays_used_for_its_conqueror(scene: Scenes) -> None:
    table = scene().island("A02", 1, 0, buildings="temple").island("A07", 1)
    table.state.temples_used[table.chart.island_index["A02"]] = 1
    table.island("A01", 0).fleet("r01c01", 0).turn(0, "ares").act("march A01 A02 1")
    assert table.owner("A02") == 0 and unused_discounts(table.state, 0) == 0


def test_a_new_metropolis_is_unused(scene: Scenes) -> None:
    table = scene().island("A05", 0, buildings="temple")
    table.state.temples_used[table.chart.island_index["A05"]] = 1
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit", "found A05")
    assert unused_discounts(table.state, 0) == 1


def test_apollos_visitors_call_nobody(scene: Scenes) -> None:
    table = scene().island("A01", 0).track("fates").gold(9, 0, 0).offerings(0, 1, 2)
    table.act(*["offer apollo"] * 3)
    assert table.step == "prosperity" and table.legal("call") == []


# -- Fates, Griffon, Satyr, Dryad (CY-70) ---------------------------------------------------
def test_fates_collect_the_income_as_it_is_now(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).fleet("r01c01", 0).track("fates").turn(0, "ares", gold=9)
    table.act("march A01 A02 1", "call fates")
    assert table.state.gold[0] == 9 - 1 - 4 + (2 + 1)


def test_fates_without_income_have_no_use(scene: Scenes) -> None:
    table = scene().island("A05", 0).track("fates").turn(0, "ares")
    assert table.why_not("call fates") == ("no_use", "CY-70")


@pytest.mark.parametrize(("gold", "half"), [(7, 3), (8, 4), (1, 0), (0, 0)])
def test_griffon_takes_half_rounded_down(scene: Scenes, gold: int, half: int) -> None:
    table = scene().gold(0, gold, 5).track("griffon").turn(0, "ares", gold=4)
    table.act("call griffon", "rob player1")
    assert table.state.gold[:2] == [half, gold - half]


def test_only_the_two_learn_what_the_griffon_took(scene: Scenes) -> None:
    table = scene().gold(0, 7, 5).track("griffon").turn(0, "ares").act("call griffon")
    table.act("rob player1")
    (haul,) = table.told("griffon_haul")
    assert haul.known_to(0) and haul.known_to(1)
    assert not haul.known_to(2) and not haul.known_to(None)
    assert "n" not in table.told("griffon")[0].params


def test_satyr_takes_a_philosopher(scene: Scenes) -> None:
    table = scene().track("satyr")
    table.state.philosophers = [0, 2, 0]
    table.turn(0, "ares").act("call satyr")
    assert table.legal() == ["rob player1"]
    assert table.why_not("rob player2") == ("nothing_to_take", "CY-70")
    assert table.why_not("rob player0") == ("not_yourself", "CY-70")
    table.act("rob player1")
    assert table.state.philosophers == [1, 1, 0]


def test_a_fourth_philosopher_by_satyr_founds_a_metropolis(scene: Scenes) -> None:
    table = scene().island("A05", 0).track("satyr")
    table.state.philosophers = [3, 1, 0]
    table.turn(0, "ares").act("call satyr", "rob player1")
    assert table.legal() == ["found A05"]


def test_dryad_takes_a_priest(scene: Scenes) -> None:
    table = scene().track("dryad")
    table.state.priests = [0, 0, 1]
    table.turn(0, "ares").act("call dryad", "rob player2")
    assert table.state.priests == [1, 0, 0]


@pytest.mark.parametrize("creature", ["satyr", "dryad"])
def test_nothing_to_take_no_call(scene: Scenes, creature: str) -> None:
    table = scene().track(creature)
    table.state.philosophers[0] = table.state.priests[0] = 2
    assert table.turn(0, "ares").why_not(f"call {creature}") == ("no_use", "CY-70")


def test_nobody_robs_a_player_who_is_out(scene: Scenes) -> None:
    table = scene().track("griffon").turn(0, "ares").act("call griffon")
    table.state.alive[2] = 0
    assert table.why_not("rob player2") == ("is_out", "CY-81")


# -- Siren (CY-71) --------------------------------------------------------------------------
def test_siren_replaces_a_single_enemy_fleet(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 1).fleet("r02c00", 1, 2).fleet("r05c05", 0).track("siren")
    table.turn(0, "ares").act("call siren")
    assert table.legal() == ["lure r00c00"]
    assert table.why_not("lure r02c00") == ("not_one_fleet", "CY-71")
    assert table.why_not("lure r05c05") == ("not_one_fleet", "CY-71")
    table.act("lure r00c00")
    assert table.fleets("r00c00") == (0, 1) and table.fleets("r05c05") == (0, 1)


def test_siren_with_an_empty_supply_moves_a_fleet_of_the_board(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 1).fleet("r05c05", 0, 7).fleet("r02c00", 0).track("siren")
    table.turn(0, "ares").act("call siren", "lure r00c00")
    assert table.legal() == ["bring r02c00", "bring r05c05"]
    assert table.why_not("bring r10c01") == ("not_your_fleet", "CY-71")
    table.act("bring r05c05")
    assert table.fleets("r00c00") == (0, 1) and table.fleets("r05c05") == (0, 6)


def test_siren_needs_a_single_enemy_fleet(scene: Scenes) -> None:
    table = scene().fleet("r02c00", 1, 2).fleet("r00c00", 0).track("siren").turn(0, "ares")
    assert table.why_not("call siren") == ("no_use", "CY-70")


# -- Sylph (CY-71) --------------------------------------------------------------------------
def test_sylph_gives_ten_free_steps_split_at_will(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0, 2).fleet("r05c00", 0).track("sylph")
    table.turn(0, "ares", gold=4).act("call sylph")
    for _ in range(4):
        table.act("step r00c00 r01c01 1", "step r01c01 r00c00 1")
    table.act("step r05c00 r04c00 1")
    assert table.step == "sylph"
    table.act("step r04c00 r03c00 1")
    assert table.step == "turn" and table.fleets("r03c00") == (0, 1)


def test_sylph_may_stop_early(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0).track("sylph").turn(0, "ares").act("call sylph", "done")
    assert table.step == "turn"


def test_a_group_that_fought_moves_no_further(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0, 2).fleet("r02c00", 0).fleet("r02c01", 1).track("sylph")
    table.turn(0, "ares").act("call sylph", "step r00c00 r01c01 2")
    table.act("step r01c01 r02c01 2", dice=[3, 0])
    assert table.fleets("r02c01") == (0, 2)
    assert table.why_not("step r02c01 r01c01 1") == ("too_many_fleets", "CY-50")
    table.act("step r02c00 r02c01 1")
    assert table.can("step r02c01 r01c01 1"), "the one that joined has not fought"
    assert not table.can("step r02c01 r01c01 2")


def test_a_group_that_retreated_has_fought_too(scene: Scenes) -> None:
    table = scene().fleet("r01c01", 0, 2).fleet("r02c01", 1, 2).track("sylph")
    table.turn(0, "ares").act("call sylph").act("step r01c01 r02c01 2", dice=[0, 0])
    table.act("fight", "retreat r01c01") if table.step == "defender" else table.act(
        "retreat r01c01"
    )
    assert table.step == "sylph" and table.fleets("r01c01") == (0, 1)
    assert table.legal() == ["done"]


def test_sylph_needs_a_fleet_that_can_sail(scene: Scenes) -> None:
    assert not scene().track("sylph").turn(0, "ares").can("call sylph")
    table = scene().fleet("r05c00", 0).figure("kraken", "r04c00", 1, card=False).track("sylph")
    assert table.turn(0, "ares").why_not("call sylph") == ("no_use", "CY-70")


# -- Harpy (CY-71), Giant, Cyclops (CY-73) --------------------------------------------------
def test_harpy_destroys_a_troop_but_the_island_stays_owned(scene: Scenes) -> None:
    table = scene().island("A02", 1, 1).island("A01", 0, 2).track("harpy").turn(0, "ares")
    table.act("call harpy")
    assert table.legal() == ["strike A02"]
    assert table.why_not("strike A01") == ("no_enemy_troop", "CY-71")
    table.act("strike A02")
    assert table.owner("A02") == 1 and table.troops("A02") == 0


def test_harpy_reaches_the_last_island_too(scene: Scenes) -> None:
    table = scene().island("A02", 1, 1).track("harpy").turn(0, "ares").act("call harpy")
    assert table.can("strike A02")


@pytest.mark.parametrize(
    ("creature", "target"), [("harpy", "strike A02"), ("giant", "smash A02 port")]
)
def test_chiron_protects_from_harpy_and_giant(scene: Scenes, creature: str, target: str) -> None:
    table = scene().island("A02", 1, 1, buildings="port").island("A03", 2, 1, buildings="port")
    table.figure("chiron", "A02", 2).track(creature).turn(0, "ares").act(f"call {creature}")
    assert table.why_not(target) == ("chiron", "CY-76")
    assert len(table.legal()) == 1


@pytest.mark.parametrize("creature", ["harpy", "giant"])
def test_nothing_but_chirons_island_no_call(scene: Scenes, creature: str) -> None:
    table = scene().island("A02", 1, 1, buildings="port").figure("chiron", "A02", 2)
    assert not table.track(creature).turn(0, "ares").can(f"call {creature}")


def test_giant_destroys_any_building_but_no_metropolis(scene: Scenes) -> None:
    table = scene().island("A07", 1, buildings="port fortress").island("A05", 1, metropolis=True)
    table.island("A01", 0, buildings="temple").track("giant").turn(0, "ares").act("call giant")
    assert table.legal() == ["smash A01 temple", "smash A07 fortress", "smash A07 port"]
    assert table.why_not("smash A05 port") == ("no_such_building", "CY-73")
    table.act("smash A07 port")
    assert table.buildings("A07") == ["fortress"]


def test_giant_takes_an_unused_temple_first(scene: Scenes) -> None:
    table = scene().island("A07", 1, buildings="temple temple").track("giant")
    table.state.temples_used[table.chart.island_index["A07"]] = 1
    table.turn(0, "ares").act("call giant", "smash A07 temple")
    assert unused_discounts(table.state, 1) == 0


def test_cyclops_changes_an_own_building(scene: Scenes) -> None:
    table = scene().island("A02", 0, buildings="port").island("A07", 1, buildings="temple")
    table.track("cyclops").turn(0, "ares").act("call cyclops")
    assert len(table.legal()) == 3
    assert table.why_not("change A07 temple port") == ("not_your_island", "CY-73")
    assert table.why_not("change A02 port port") == ("same_type", "CY-73")
    assert table.why_not("change A02 temple port") == ("no_such_building", "CY-73")
    table.act("change A02 port university")
    assert table.buildings("A02") == ["university"]


def test_cyclops_needs_a_building_and_a_supply(scene: Scenes) -> None:
    assert not scene().track("cyclops").turn(0, "ares").can("call cyclops")
    table = scene(5).island("C01", 0, buildings="port").track("cyclops")
    table.island("C02", 1, 1, "temple temple temple temple")
    table.island("C10", 1, 1, "temple temple temple temple").island("C03", 1, 1, "temple temple")
    table.turn(0, "ares").act("call cyclops")
    assert table.why_not("change C01 port temple") == ("no_building_left", "CY-3")


# -- Pegasus (CY-72), Sphinx (CY-74) --------------------------------------------------------
def test_pegasus_flies_without_fleets_or_fee(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).track("pegasus").turn(0, "zeus", gold=4)
    table.act("call pegasus", "fly A01 A06 2")
    assert table.owner("A06") == 0 and table.troops("A06") == 2 and table.state.gold[0] == 0


def test_pegasus_needs_troops_that_may_leave(scene: Scenes) -> None:
    table = scene().island("A01", 0, 0).track("pegasus").turn(0, "zeus")
    assert table.why_not("call pegasus") == ("no_use", "CY-70")
    table = scene().island("A01", 0, 2).figure("medusa", "A01", 1).track("pegasus")
    assert table.turn(0, "zeus").why_not("call pegasus") == ("no_use", "CY-70")


def test_sphinx_buys_any_number_of_pieces_for_two(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).fleet("r00c00", 0).track("sphinx")
    table.state.priests[0] = table.state.philosophers[0] = 1
    table.turn(0, "zeus", gold=4).act("call sphinx")
    assert table.legal() == ["sell A01", "sell philosopher", "sell priest", "sell r00c00"]
    assert table.why_not("done") == ("sell_one", "CY-74")
    table.act("sell A01", "sell philosopher", "sell priest", "sell r00c00")
    assert table.legal() == ["done"] and table.state.gold[0] == 8
    assert table.owner("A01") == 0 and table.fleets("r00c00") == (-1, 0)
    table.act("done")
    assert table.step == "turn"


def test_sphinx_needs_something_to_buy(scene: Scenes) -> None:
    table = scene().island("A01", 0, 0).track("sphinx").turn(0, "zeus")
    assert table.why_not("call sphinx") == ("no_use", "CY-70")


def test_sphinx_buys_nothing_of_others(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).island("A02", 1).track("sphinx").turn(0, "zeus")
    table.act("call sphinx")
    assert table.why_not("sell A02") == ("not_yours", "CY-74")
    assert table.why_not("sell priest") == ("not_yours", "CY-74")
