"""CY-50 to CY-52: fleets, troops, the last island."""

from __future__ import annotations

from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


# -- fleets ---------------------------------------------------------------------------------
def test_a_paid_move_goes_up_to_three_spaces(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0, 2).turn(0, "poseidon", gold=1)
    table.act("sail r00c00 r01c01 2")
    assert table.state.gold[0] == 0 and table.step == "sail"
    table.act("carry r02c01 2", "carry r02c00 2")
    assert table.step == "turn" and table.fleets("r02c00") == (0, 2)
    assert table.why_not("sail r02c00 r02c01 1") == ("too_dear", "CY-30")


def test_fleets_may_be_picked_up_and_dropped_on_the_way(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0, 3).fleet("r01c01", 0).turn(0, "poseidon")
    table.act("sail r00c00 r01c01 3")
    assert table.legal("carry")[-1].endswith(" 4")
    table.act("carry r02c01 4", "carry r02c00 2")
    assert table.fleets("r02c01") == (0, 2) and table.fleets("r02c00") == (0, 2)


def test_one_may_stop_early_and_move_again_for_another_coin(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0).turn(0, "poseidon", gold=2)
    table.act("sail r00c00 r01c01 1", "stop", "sail r01c01 r00c00 1", "stop")
    assert table.state.gold[0] == 0 and table.fleets("r00c00") == (0, 1)


def test_entering_an_enemy_space_ends_the_move_with_a_battle(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0, 2).fleet("r01c01", 1).turn(0, "poseidon")
    table.act("sail r00c00 r01c01 2", dice=[3, 0])
    assert table.step == "turn" and table.fleets("r01c01") == (0, 2)


def test_fleet_steps_are_to_neighbours_with_own_fleets(scene: Scenes) -> None:
    table = scene().fleet("r00c00", 0, 2).turn(0, "poseidon")
    assert table.why_not("sail r00c00 r05c05 1") == ("not_adjacent", "CY-50")
    assert table.why_not("sail r01c01 r00c00 1") == ("not_your_fleet", "CY-50")
    assert table.why_not("sail r00c00 r01c01 3") == ("too_many_fleets", "CY-50")
    assert table.why_not("sail r00c00 r01c01 0") == ("too_many_fleets", "CY-50")


def test_all_fleets_stay_fleets(scene: Scenes) -> None:
    """Moving every fleet of a space leaves no troop and loses no fleet."""
    table = scene().island("A01", 0, 2).fleet("r00c00", 0, 3).turn(0, "poseidon")
    table.act("sail r00c00 r01c01 3", "stop")
    assert table.fleets("r00c00") == (-1, 0) and table.fleets("r01c01") == (0, 3)
    assert table.troops("A01") == 2


# -- troops ---------------------------------------------------------------------------------
def test_troops_cross_an_unbroken_chain_of_own_fleets(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r02c01", 0).fleet("r03c02", 0).fleet("r04c03", 0)
    table.turn(0, "ares").act("march A01 A04 2")
    assert table.owner("A04") == 0 and table.troops("A04") == 2 and table.troops("A01") == 1


def test_a_gap_in_the_chain_stops_them(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r02c01", 0).fleet("r04c03", 0).turn(0, "ares")
    assert table.why_not("march A01 A04 2") == ("no_chain", "CY-51")
    assert table.legal("march") == [
        f"march A01 {to} {n}" for to in ("A02", "A03") for n in (1, 2, 3)
    ]


def test_an_enemy_fleet_in_the_chain_stops_them(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r02c01", 0).fleet("r03c02", 1).fleet("r04c03", 0)
    assert table.turn(0, "ares").why_not("march A01 A04 2") == ("no_chain", "CY-51")


def test_each_move_of_troops_costs_one(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r01c01", 0).turn(0, "ares", gold=1)
    table.act("march A01 A02 1")
    assert table.why_not("march A01 A02 1") == ("too_dear", "CY-30")


def test_an_island_left_empty_stays_owned(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).fleet("r01c01", 0).turn(0, "ares").act("march A01 A02 1")
    assert table.owner("A01") == 0 and table.troops("A01") == 0


def test_an_empty_enemy_island_is_taken_with_its_buildings(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).island("A02", 1, 0, buildings="fortress port")
    table.island("A07", 1).fleet("r01c01", 0).turn(0, "ares").act("march A01 A02 1")
    assert table.owner("A02") == 0 and table.buildings("A02") == ["fortress", "port"]
    assert not table.told("battle")


def test_troops_may_join_others_on_an_own_island(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).island("A02", 0, 1).fleet("r01c01", 0).turn(0, "ares")
    table.act("march A01 A02 1")
    assert table.troops("A02") == 2
    assert table.why_not("march A02 A02 1") == ("same_island", "CY-51")
    assert table.why_not("march A02 A01 3") == ("too_many_troops", "CY-51")


# -- the last island (CY-52) ----------------------------------------------------------------
def last_island(scene: Scenes, players: int = 3) -> Scene:
    table = scene(players).island("A01", 0, 3).fleet("r01c01", 0)
    return table.island("A02", 1, 1)


def test_the_last_island_may_not_be_attacked(scene: Scenes) -> None:
    table = last_island(scene).turn(0, "ares")
    assert table.why_not("march A01 A02 1") == ("last_island", "CY-52")
    assert table.legal("march") == []


def test_the_last_island_may_not_be_entered_when_empty_either(scene: Scenes) -> None:
    table = last_island(scene).island("A02", 1, 0).turn(0, "ares")
    assert table.why_not("march A01 A02 1") == ("last_island", "CY-52")


def test_pegasus_respects_the_last_island(scene: Scenes) -> None:
    table = last_island(scene).track("pegasus").turn(0, "zeus").act("call pegasus")
    assert table.why_not("fly A01 A02 1") == ("last_island", "CY-52")


def test_unless_its_metropolis_would_win(scene: Scenes) -> None:
    table = last_island(scene).island("A02", 1, 1, metropolis=True)
    table.island("A05", 0, metropolis=True).turn(0, "ares")
    assert table.can("march A01 A02 3")


def test_its_metropolis_alone_is_not_enough_from_none(scene: Scenes) -> None:
    table = last_island(scene).island("A02", 1, 1, metropolis=True).turn(0, "ares")
    assert table.why_not("march A01 A02 3") == ("last_island", "CY-52")


def test_unless_its_buildings_complete_a_winning_set(scene: Scenes) -> None:
    table = last_island(scene).island("A02", 1, 1, buildings="fortress")
    table.island("A05", 0, 1, metropolis=True, buildings="university")
    table.island("A07", 0, 0, buildings="port temple")
    assert table.turn(0, "ares").can("march A01 A02 3")


def test_a_set_does_not_count_without_a_place_for_its_metropolis(scene: Scenes) -> None:
    """All own islands and the target already have a metropolis... of which one is enough."""
    table = scene(2).island("A01", 0, 3, metropolis=True).fleet("r01c01", 0)
    table.island("A05", 0, 1, buildings="port", metropolis=True)
    table.island("A02", 1, 1, buildings="").turn(0, "ares")
    assert table.why_not("march A01 A02 3") == ("last_island", "CY-52")


def two_sets_over_the_sea(scene: Scenes) -> Scene:
    """The target brings two fortresses; two of everything else stand on own islands on which a
    metropolis covers all slots. Pegasus is there."""
    table = scene(5).track("pegasus").island("C01", 1, 1, buildings="fortress fortress")
    table.island("C03", 0, 3, buildings="port port").island("C04", 0, 1, buildings="temple temple")
    return table.island("C05", 0, 1, buildings="university university")


def test_two_sets_at_once_fail_if_the_first_metropolis_buries_the_second_set(
    scene: Scenes,
) -> None:
    """CY-52: two sets and four islands, but each of them loses what the second set needs."""
    table = two_sets_over_the_sea(scene).turn(0, "zeus").act("call pegasus")
    assert table.why_not("fly C03 C01 3") == ("last_island", "CY-52")


def test_two_sets_at_once_win_with_an_empty_island_for_the_first(scene: Scenes) -> None:
    table = two_sets_over_the_sea(scene).island("C11", 0, 0).turn(0, "zeus").act("call pegasus")
    assert table.can("fly C03 C01 3")
    table.act("fly C03 C01 3", dice=[3, 0])
    for name in ("C01", "C03", "C04", "C05"):
        assert not table.has_metropolis(name)
    assert table.step == "found"
    table.act("found C11", "found C01")
    assert table.metropolises(0) == 2, "what the rule promised can be played"


def test_two_sets_at_once_leave_room_beside_a_metropolis(scene: Scenes) -> None:
    """Two large islands: what is left of the second set stays beside the first metropolis."""
    table = scene(5).track("pegasus").island("C02", 0, 3, buildings="temple temple")
    table.island("C02", 0, 3, buildings="university university")
    table.island("C10", 1, 1, buildings="fortress fortress port port")
    assert table.turn(0, "zeus").act("call pegasus").can("fly C02 C10 3")


def test_who_already_has_enough_may_not_attack_it(scene: Scenes) -> None:
    """It must raise the attacker from below to the winning number."""
    table = last_island(scene).island("A02", 1, 1, metropolis=True)
    table.island("A05", 0, metropolis=True).island("A07", 0, metropolis=True).turn(0, "ares")
    assert table.why_not("march A01 A02 3") == ("last_island", "CY-52")


def test_with_two_players_three_are_needed(scene: Scenes) -> None:
    table = last_island(scene, 2).island("A02", 1, 1, metropolis=True)
    table.island("A05", 0, metropolis=True).turn(0, "ares")
    assert table.why_not("march A01 A02 3") == ("last_island", "CY-52")
    table.island("A07", 0, metropolis=True)
    assert table.can("march A01 A02 3")


def test_two_islands_are_not_protected(scene: Scenes) -> None:
    assert last_island(scene).island("A07", 1, 0).turn(0, "ares").can("march A01 A02 1")
