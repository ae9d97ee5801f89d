"""CY-75 to CY-77: Kraken, Minotaur, Chiron, Medusa, Polyphemus."""

from __future__ import annotations

import pytest

from pygame_rules.games.cyclades.odds import odds
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


# -- Kraken (CY-75) -------------------------------------------------------------------------
def test_kraken_destroys_all_fleets_of_his_space(scene: Scenes) -> None:
    table = scene().fleet("r05c03", 1, 3).track("kraken").turn(0, "zeus")
    table.act("call kraken", "surface r05c03")
    assert table.fleets("r05c03") == (-1, 0) and table.figure_at("kraken") == "r05c03"
    assert table.where_is_card("kraken") == "discards"


def test_kraken_swims_on_for_one_a_space(scene: Scenes) -> None:
    table = scene().fleet("r05c02", 1).fleet("r04c01", 0).track("kraken").turn(0, "zeus", gold=6)
    table.act("call kraken", "surface r05c03", "surface r05c02", "surface r04c01")
    assert table.state.gold[0] == 0 and table.legal() == ["done"]
    assert table.why_not("surface r03c00") == ("too_dear", "CY-75")
    assert table.fleets("r05c02") == table.fleets("r04c01") == (-1, 0), "own fleets as well"
    table.act("done")
    assert table.figure_at("kraken") == "r04c01"


def test_kraken_swims_to_neighbours_only(scene: Scenes) -> None:
    table = scene().track("kraken").turn(0, "zeus").act("call kraken", "surface r05c03")
    assert table.why_not("surface r00c00") == ("not_adjacent", "CY-75")


def test_krakens_space_is_closed_to_every_fleet(scene: Scenes) -> None:
    table = scene().fleet("r02c01", 0, 2).figure("kraken", "r03c02", 0, card=False)
    table.turn(0, "poseidon")
    assert table.why_not("sail r02c01 r03c02 1") == ("sea_closed", "CY-75")


def test_kraken_stays_until_called_again(scene: Scenes) -> None:
    table = scene().figure("kraken", "r03c02", 0, card=False).track("kraken")
    table.turn(0, "zeus").act("done")
    assert table.figure_at("kraken") == "r03c02"
    table = scene().figure("kraken", "r03c02", 1, card=False).track("kraken").turn(0, "zeus")
    table.act("call kraken", "surface r10c01", "done")
    assert table.figure_at("kraken") == "r10c01" and table.told("fleets_lost") == []


# -- figures on islands (CY-76) -------------------------------------------------------------
@pytest.mark.parametrize("creature", ["minotaur", "chiron", "medusa", "polyphemus"])
@pytest.mark.parametrize("place", ["A01", "A02", "A04"])
def test_they_stand_on_own_enemy_or_neutral_islands(
    scene: Scenes, creature: str, place: str
) -> None:
    table = scene().island("A01", 0).island("A02", 1).track(creature).turn(0, "zeus")
    table.act(f"call {creature}", f"place {place}")
    assert table.figure_at(creature) == place and table.where_is_card(creature) == "held"


@pytest.mark.parametrize("creature", ["minotaur", "chiron", "medusa", "polyphemus"])
def test_they_leave_at_the_start_of_the_callers_turn_in_the_next_cycle(
    scene: Scenes, creature: str
) -> None:
    table = scene().island("A01", 0).island("A02", 1).island("A05", 2).track(creature)
    table.turn(0, "zeus").act(f"call {creature}", "place A04", "done")
    assert table.state.cycle == 5 and table.figure_at(creature) == "A04"
    table.state.gold = [5, 5, 5]
    table.state.bank = 0
    table.act(*["offer apollo"] * 3)
    while table.step == "prosperity":
        table.act(table.legal()[0])
    assert table.figure_at(creature) is None and table.where_is_card(creature) == "discards"


def test_with_two_players_they_stay_through_the_callers_second_turn(scene: Scenes) -> None:
    table = scene(2).island("A01", 0).island("A02", 1).track("chiron").gold(5, 5)
    table.offerings(0, 0, 1, 1, gods="ares zeus athena")
    table.act("offer ares", "sum 1", "offer zeus", "sum 1", "offer apollo", "offer apollo")
    table.state.gold[0] += 9
    table.state.bank -= 9
    table.act("call chiron", "place A04", "done")
    assert table.actor == 0 and table.figure_at("chiron") == "A04"


def test_a_figure_called_again_moves_to_the_new_caller(scene: Scenes) -> None:
    """Its first caller used the Chimera, so the card went on."""
    table = scene().figure("medusa", "A01", 1, card=False).track("medusa").turn(0, "zeus")
    table.act("call medusa", "place A02")
    assert table.figure_at("medusa") == "A02" and table.where_is_card("medusa") == "held"


def test_two_figures_destroy_each_other_without_arrival_effect(scene: Scenes) -> None:
    table = scene().island("A02", 1).fleet("r01c02", 1).figure("medusa", "A02", 1)
    table.track("polyphemus").turn(0, "zeus").act("call polyphemus", "place A02")
    assert table.figure_at("medusa") is None and table.figure_at("polyphemus") is None
    assert table.where_is_card("medusa") == table.where_is_card("polyphemus") == "discards"
    assert table.fleets("r01c02") == (1, 1)


# -- Minotaur -------------------------------------------------------------------------------
def with_minotaur(scene: Scenes, attackers: int, defenders: int) -> Scene:
    table = scene().island("A01", 0, attackers).fleet("r01c01", 0).island("A02", 1, defenders)
    return table.island("A07", 1, 0).figure("minotaur", "A02", 2).turn(0, "ares")


def test_minotaur_adds_two_and_falls_last(scene: Scenes) -> None:
    table = with_minotaur(scene, 4, 1).act("march A01 A02 4", dice=[2, 0])
    assert table.told("round_won")[0].params["defence"] == 0 + 1 + 2
    assert table.troops("A02") == 0 and table.figure_at("minotaur") == "A02"
    table.act("fight", dice=[0, 0])
    assert table.figure_at("minotaur") is None and table.owner("A02") == 0
    assert table.where_is_card("minotaur") == "discards"


def test_minotaur_defends_an_island_without_troops(scene: Scenes) -> None:
    table = with_minotaur(scene, 1, 0).act("march A01 A02 1", dice=[0, 0])
    assert table.owner("A02") == 1 and table.figure_at("minotaur") == "A02"


def test_minotaur_and_last_attacker_fall_together(scene: Scenes) -> None:
    table = with_minotaur(scene, 1, 0).act("march A01 A02 1", dice=[1, 0])
    assert table.owner("A02") == 1 and table.figure_at("minotaur") is None


def test_minotaur_fights_on_alone_when_the_troops_retreat(scene: Scenes) -> None:
    table = scene().island("A01", 0, 5).fleet("r01c01", 0).island("A02", 1, 2).island("A03", 1, 0)
    table.fleet("r03c02", 1).figure("minotaur", "A02", 2).turn(0, "ares")
    table.act("march A01 A02 5", dice=[3, 0])
    assert table.step == "defender"
    table.act("retreat A03")
    assert table.troops("A03") == 1 and table.step == "attacker" and table.actor == 0
    table.act("fight", dice=[0, 0])
    assert table.owner("A02") == 0 and table.figure_at("minotaur") is None


def test_minotaur_alone_is_asked_nothing(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 0).island("A03", 1, 0)
    table.fleet("r03c02", 1).figure("minotaur", "A02", 1).turn(0, "ares")
    table.act("march A01 A02 3", dice=[0, 2])
    assert table.step == "attacker"


def test_on_a_neutral_island_minotaur_does_nothing(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).fleet("r01c01", 0).figure("minotaur", "A02", 1)
    table.turn(0, "ares").act("march A01 A02 1")
    assert table.owner("A02") == 0 and table.figure_at("minotaur") is None


def test_minotaur_in_the_odds() -> None:
    assert odds(1, 0, 0, minotaur=True) == odds(1, 1, 1)
    assert odds(4, 3, 0, minotaur=True).attacker < odds(4, 3, 2).attacker


# -- Chiron, Medusa -------------------------------------------------------------------------
def test_rivals_pegasus_may_not_land_beside_chiron(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).figure("chiron", "A04", 1).track("pegasus")
    table.turn(0, "zeus").act("call pegasus")
    assert table.why_not("fly A01 A04 1") == ("chiron", "CY-76")
    own = scene().island("A01", 0, 2).track("pegasus", "chiron").turn(0, "zeus")
    own.act("call chiron", "place A04", "call pegasus", "fly A01 A04 1")
    assert own.owner("A04") == 0


def test_chiron_does_not_stop_ships(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).fleet("r01c01", 0).figure("chiron", "A02", 1)
    assert table.turn(0, "ares").can("march A01 A02 1")


def test_troops_cannot_leave_medusas_island(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).fleet("r01c01", 0).figure("medusa", "A01", 1)
    table.track("pegasus").turn(0, "ares")
    assert table.why_not("march A01 A02 1") == ("medusa", "CY-76")
    table.island("A03", 0, 1).act("call pegasus")
    assert table.why_not("fly A01 A02 1") == ("medusa", "CY-76")


# -- Polyphemus -----------------------------------------------------------------------------
def test_polyphemus_pushes_fleets_one_space_outwards(scene: Scenes) -> None:
    """Around A06: r05c03 r05c04 r06c02 r06c04 r07c02 r07c03."""
    table = scene().fleet("r05c03", 1, 2).fleet("r07c02", 2).fleet("r08c02", 1)
    table.track("polyphemus").turn(0, "zeus").act("call polyphemus", "place A06")
    assert table.legal() == [
        "push r05c03 r04c03", "push r05c03 r05c02", "push r07c02 r07c01", "push r07c02 r08c01",
    ]  # fmt: skip
    assert table.why_not("push r07c02 r08c02") == ("no_push_there", "CY-76")
    assert table.why_not("push r05c04 r04c03") == ("no_fleet_to_push", "CY-76")
    table.act("push r05c03 r05c02", "push r07c02 r07c01")
    assert table.fleets("r05c02") == (1, 2) and table.fleets("r07c01") == (2, 1)
    assert table.step == "turn"


def test_pushed_fleets_may_join_their_owners_others(scene: Scenes) -> None:
    table = scene().fleet("r06c04", 1).fleet("r05c05", 1, 2).track("polyphemus")
    table.turn(0, "zeus").act("call polyphemus", "place A06", "push r06c04 r05c05")
    assert table.fleets("r05c05") == (1, 3)


def test_fleets_without_an_escape_are_destroyed(scene: Scenes) -> None:
    table = scene().fleet("r06c04", 1).fleet("r05c05", 2).track("polyphemus")
    table.turn(0, "zeus").act("call polyphemus", "place A06")
    assert table.fleets("r06c04") == (-1, 0) and table.step == "turn"


def test_a_filled_space_counts_at_once(scene: Scenes) -> None:
    """r06c04 can only go to r05c05; r05c04 takes that space first, so r06c04 is lost."""
    table = scene().fleet("r05c04", 1).fleet("r06c04", 2).fleet("r04c03", 2).track("polyphemus")
    table.turn(0, "zeus").act("call polyphemus", "place A06")
    assert table.legal() == ["push r05c04 r05c05", "push r06c04 r05c05"]
    table.act("push r05c04 r05c05")
    assert table.fleets("r06c04") == (-1, 0) and table.step == "turn"


def test_no_escape_into_krakens_space(scene: Scenes) -> None:
    table = scene().fleet("r06c04", 1).figure("kraken", "r05c05", 2, card=False)
    table.track("polyphemus").turn(0, "zeus").act("call polyphemus", "place A06")
    assert table.fleets("r06c04") == (-1, 0)


def test_no_fleet_enters_beside_polyphemus(scene: Scenes) -> None:
    table = scene().fleet("r05c05", 0).figure("polyphemus", "A06", 1).turn(0, "poseidon")
    assert table.why_not("sail r05c05 r06c04 1") == ("sea_closed", "CY-75")
    assert table.can("sail r05c05 r05c06 1")


def test_moving_polyphemus_opens_the_seas_he_leaves(scene: Scenes) -> None:
    table = scene().figure("polyphemus", "A06", 1, card=False).fleet("r03c03", 2)
    table.track("polyphemus").turn(0, "zeus").act("call polyphemus", "place A04")
    assert "push r03c03 r03c02" in table.legal()
    assert table.can("push r03c03 r03c02")
