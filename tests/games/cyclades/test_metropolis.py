"""CY-40 to CY-42: metropolises, however and whenever they fall due."""

from __future__ import annotations

from pygame_rules.games.cyclades.facts import kinds_owned, land_bonus, sea_bonus, unused_discounts
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def test_four_philosophers_become_a_metropolis(scene: Scenes) -> None:
    table = scene().island("A02", 0).island("A05", 0)
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit")
    assert table.legal() == ["found A02", "found A05"], "at once, and nothing else"
    assert table.state.philosophers[0] == 0
    table.act("found A02")
    assert table.has_metropolis("A02") and table.step == "turn"


def test_four_different_buildings_anywhere_become_a_metropolis(scene: Scenes) -> None:
    table = scene().island("A02", 0, buildings="port temple").island("A01", 0)
    table.island("A04", 0, buildings="university")
    table.turn(0, "ares").act("build A01")
    assert table.legal() == ["found A01", "found A02", "found A04"]
    assert table.buildings("A01") == table.buildings("A02") == table.buildings("A04") == []


def test_the_owner_picks_among_duplicates(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="port temple university")
    table.island("A01", 0, buildings="port").turn(0, "ares").act("build A07")
    assert table.legal() == ["give A01", "give A07"]
    assert table.why_not("give A02") == ("no_such_building", "CY-40")
    table.act("give A01", "found A01")
    assert table.buildings("A07") == ["port"] and table.has_metropolis("A01")


def test_an_island_holds_one_metropolis(scene: Scenes) -> None:
    table = scene().island("A02", 0).island("A05", 0, metropolis=True)
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit")
    assert table.legal() == ["found A02"]
    assert table.why_not("found A05") == ("has_metropolis", "CY-41")
    assert table.why_not("found A01") == ("not_your_island", "CY-41")


def test_without_an_island_for_it_the_philosophers_are_lost(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True)
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit")
    assert table.step == "turn" and table.metropolises(0) == 1
    assert table.state.philosophers[0] == 0 and table.told("metropolis_lost")


def test_without_an_island_for_it_the_set_is_lost(scene: Scenes) -> None:
    table = scene(5).island("C10", 0, buildings="port temple", metropolis=True)
    table.island("C09", 0, buildings="university", metropolis=True)
    table.island("C12", 0, metropolis=True).turn(0, "ares").act("build C12")
    assert table.metropolises(0) == 3
    assert kinds_owned(table.state, 0) == [0, 0, 0, 0]


def test_free_slots_are_covered_first(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="port temple")
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit", "found A07")
    assert table.buildings("A07") == ["port", "temple"], "4 slots, 2 covered, 2 left"


def test_the_owner_picks_what_is_destroyed(scene: Scenes) -> None:
    table = scene().island("A05", 0, buildings="port port temple")
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit", "found A05")
    assert table.legal() == ["destroy port", "destroy temple"]
    assert table.why_not("destroy fortress") == ("no_such_building", "CY-41")
    table.act("destroy port")
    assert table.legal() == ["destroy port", "destroy temple"]
    table.act("destroy port")
    assert table.buildings("A05") == ["temple"] and table.has_metropolis("A05")


def test_what_leaves_no_choice_is_destroyed_at_once(scene: Scenes) -> None:
    table = scene().island("A02", 0, buildings="port temple")
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit", "found A02")
    assert table.step == "turn" and table.buildings("A02") == []


def test_two_metropolises_fall_due_one_after_the_other(scene: Scenes) -> None:
    """A conquered island completes two sets at once (duplicates of three types wait)."""
    table = scene(5).island("C10", 0, 3, buildings="port port temple temple")
    table.island("C13", 0, 0, buildings="university university")
    table.island("C12", 1, 0, buildings="fortress fortress").island("C09", 1)
    table.fleet("r09c05", 0).fleet("r08c06", 0).fleet("r08c05", 0)
    table.fleet("r09c03", 0).turn(0, "ares")
    table.act("march C10 C13 3", "march C13 C12 1")
    assert table.step == "found"
    table.act("found C13")
    assert table.step == "found" and not table.can("found C13")
    table.act("found C10")
    assert table.step == "turn" and table.metropolises(0) == 2


def test_a_metropolis_works_as_each_building(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True)
    at = table.chart.island_index["A05"]
    assert land_bonus(table.state, at) == 1
    assert sea_bonus(table.state, table.chart.sea_index["r05c00"], 0) == 1
    assert unused_discounts(table.state, 0) == 1


def test_a_metropolis_is_never_part_of_a_set(scene: Scenes) -> None:
    table = scene().island("A05", 0, metropolis=True).island("A02", 0, buildings="port temple")
    table.turn(0, "ares").act("build A05")
    assert table.step == "turn" and table.metropolises(0) == 1


def test_a_metropolis_changes_hands_with_the_island(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).island("A02", 1, 0, metropolis=True).island("A07", 1)
    table.fleet("r01c01", 0).turn(0, "ares").act("march A01 A02 1")
    assert table.metropolises(0) == 1 and table.metropolises(1) == 0
    assert table.game.breakdown(table.state)[0] == {
        "philosophers": 0, "buildings": 0, "conquest": 1,
    }  # fmt: skip


def test_a_set_completed_by_conquest_in_the_middle_of_pegasus(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2, buildings="port").island("A02", 0, buildings="temple")
    table.island("A04", 0, buildings="university").island("A06", 1, 0, buildings="fortress")
    table.island("A07", 1).track("pegasus").turn(0, "zeus").act("call pegasus", "fly A01 A06 1")
    assert table.step == "found" and table.legal() == [
        "found A01", "found A02", "found A04", "found A06",
    ]  # fmt: skip
    table.act("found A06")
    assert table.step == "turn" and table.legal("done") == ["done"]


def test_a_set_completed_by_the_cyclops(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="port port temple university")
    table.track("cyclops").turn(0, "poseidon")
    table.act("call cyclops", "change A07 port fortress")
    assert table.legal() == ["found A07"]


def test_the_supply_of_metropolises_is_ten(scene: Scenes) -> None:
    table = scene(5)
    for number in range(1, 11):
        table.island(f"C{number:02d}", 1 + number % 4, 0, metropolis=True)
    table.island("C11", 0)
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit")
    assert table.step == "turn" and table.metropolises(0) == 0


def test_only_ten_of_a_type_and_given_buildings_return(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="port temple university").turn(0, "ares")
    table.act("build A07", "found A07")
    from pygame_rules.games.cyclades.facts import building_supply

    assert [building_supply(table.state, kind) for kind in range(4)] == [10] * 4
