"""CY-60 to CY-63: dice, bonuses, retreats, and the exact odds."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from pygame_rules.core.chance import ReplayChance
from pygame_rules.core.table import Table
from pygame_rules.games.cyclades.odds import odds, percent
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def attack(scene: Scenes, attackers: int, defenders: int, buildings: str = "") -> Scene:
    """0 stands on A01 with a fleet to A02, which 1 holds; 1 also holds far-off A07."""
    table = scene().island("A01", 0, attackers).fleet("r01c01", 0)
    return table.island("A02", 1, defenders, buildings).island("A07", 1, 0).turn(0, "ares")


def test_the_lower_total_loses_one(scene: Scenes) -> None:
    table = attack(scene, 2, 1).act("march A01 A02 2", dice=[1, 1])
    assert table.owner("A02") == 0 and table.troops("A02") == 2
    told = table.told("round_won")[0].params
    assert (told["attack"], told["defence"]) == (3, 2)


def test_an_even_round_costs_both_one(scene: Scenes) -> None:
    table = attack(scene, 1, 1).act("march A01 A02 1", dice=[2, 2])
    assert table.owner("A02") == 1, "both destroyed: the defender keeps the island"
    assert table.troops("A02") == 0 and table.troops("A01") == 0


def test_lost_units_return_to_the_supply(scene: Scenes) -> None:
    table = attack(scene, 1, 1).act("march A01 A02 1", dice=[0, 3])
    assert table.troops("A02") == 1
    table.act("recruit A01")
    assert table.troops("A01") == 1


def test_fortresses_help_the_defender(scene: Scenes) -> None:
    table = attack(scene, 3, 1, "fortress fortress").act("march A01 A02 3", dice=[0, 1])
    told = [event.params for event in table.events if event.key.startswith("round")]
    assert (told[0]["attack"], told[0]["defence"]) == (3, 1 + 1 + 2)


def test_a_metropolis_helps_like_a_fortress(scene: Scenes) -> None:
    table = attack(scene, 1, 1).island("A02", 1, 1, metropolis=True)
    table.act("march A01 A02 1", dice=[2, 1])
    assert table.told("round_even")


def test_ports_and_metropolises_beside_the_sea_help_its_defender(scene: Scenes) -> None:
    """r03c02 lies between A02 (two ports) and A03 (a metropolis), both the defender's."""
    table = scene().island("A02", 1, 1, "port port").island("A03", 1, 1, metropolis=True)
    table.fleet("r03c02", 1).fleet("r02c01", 0, 1).turn(0, "poseidon")
    table.act("sail r02c01 r03c02 1", dice=[3, 0])
    assert table.told("round_even")[0].params["defence"] == 0 + 1 + 3
    assert table.fleets("r03c02") == (-1, 0), "both gone: the sea is empty"


def test_ports_of_others_do_not_help(scene: Scenes) -> None:
    table = scene().island("A02", 2, 1, "port").fleet("r03c02", 1).fleet("r02c01", 0)
    table.turn(0, "poseidon").act("sail r02c01 r03c02 1", dice=[1, 0])
    assert table.fleets("r03c02") == (0, 1)


# -- retreats (CY-61) -----------------------------------------------------------------------
def test_the_defender_is_asked_first_then_the_attacker(scene: Scenes) -> None:
    table = scene().fleet("r02c01", 0, 2).fleet("r03c02", 1, 2).turn(0, "poseidon")
    table.act("sail r02c01 r03c02 2", dice=[3, 0])
    assert table.step == "defender" and table.actor == 1
    assert table.legal() == ["fight", "retreat r02c01", "retreat r03c03", "retreat r04c03"]
    table.act("fight")
    assert table.step == "attacker" and table.actor == 0
    table.act("fight", dice=[3, 0])
    assert table.fleets("r03c02") == (0, 2)


def test_fleets_retreat_together_to_an_empty_or_own_sea(scene: Scenes) -> None:
    table = scene().fleet("r02c01", 0, 3).fleet("r03c02", 1, 3).fleet("r03c03", 1)
    table.fleet("r04c03", 2).turn(0, "poseidon").act("sail r02c01 r03c02 3", dice=[3, 0])
    assert table.why_not("retreat r04c03") == ("no_retreat_there", "CY-61")
    assert table.why_not("retreat A02") == ("not_offered", "")
    table.act("retreat r03c03")
    assert table.fleets("r03c03") == (1, 3) and table.fleets("r03c02") == (0, 3)


def test_the_attacker_may_break_off(scene: Scenes) -> None:
    table = scene().fleet("r02c01", 0, 3).fleet("r03c02", 1, 2).turn(0, "poseidon")
    table.act("sail r02c01 r03c02 3", dice=[0, 3]).act("fight", "retreat r03c03")
    assert table.fleets("r03c03") == (0, 2) and table.fleets("r03c02") == (1, 2)
    assert table.step == "turn"


def test_without_a_retreat_the_next_round_follows_at_once(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).island("A06", 1, 2).island("A07", 1, 0).track("pegasus")
    table.turn(0, "zeus").act("call pegasus").act("fly A01 A06 2", dice=[3, 0, 3, 0])
    assert table.owner("A06") == 0 and table.troops("A06") == 2


def test_troops_retreat_to_an_own_island_through_own_fleets(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 3).island("A03", 1, 0)
    table.fleet("r03c02", 1).turn(0, "ares").act("march A01 A02 3", dice=[3, 1])
    assert table.legal() == ["fight", "retreat A03"]
    table.act("retreat A03")
    assert table.troops("A03") == 2 and table.owner("A02") == 0 and table.troops("A02") == 3


def test_attacking_troops_may_go_back_through_their_fleets(scene: Scenes) -> None:
    table = attack(scene, 2, 2).act("march A01 A02 2", dice=[0, 0])
    assert table.step == "attacker" and table.legal() == ["fight", "retreat A01"]
    table.act("retreat A01")
    assert table.troops("A01") == 1 and table.troops("A02") == 1


def test_after_pegasus_the_attacker_needs_a_fleet_chain(scene: Scenes) -> None:
    table = scene().island("A01", 0, 2).island("A06", 1, 2).island("A07", 1, 0).track("pegasus")
    table.turn(0, "zeus").act("call pegasus").act("fly A01 A06 2", dice=[0, 0, 3, 0])
    assert table.owner("A06") == 0 and table.troops("A06") == 1


def test_no_retreat_into_a_closed_sea(scene: Scenes) -> None:
    table = scene().fleet("r02c01", 0, 3).fleet("r03c02", 1, 2)
    table.figure("kraken", "r03c03", 2, card=False).figure("polyphemus", "A06", 2)
    table.turn(0, "poseidon").act("sail r02c01 r03c02 3", dice=[3, 0])
    assert table.legal() == ["fight", "retreat r02c01", "retreat r04c03"]
    assert table.why_not("retreat r03c03") == ("no_retreat_there", "CY-61")


def test_no_retreat_from_medusas_island(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 2).island("A03", 1, 0)
    table.fleet("r03c02", 1).figure("medusa", "A02", 2).turn(0, "ares")
    table.act("march A01 A02 3", dice=[3, 0, 3, 0])
    assert table.owner("A02") == 0 and not table.told("retreat")


# -- the odds -------------------------------------------------------------------------------
LISTED = json.loads(Path(__file__).with_name("battle_odds.json").read_text(encoding="utf-8"))
"""`3v2+1`: attackers, defenders, bonus -> attacker left, defender left, both gone."""


def test_odds_agree_with_the_listed_ones() -> None:
    """To the four digits that are listed, all of them."""
    assert len(LISTED) == 256
    for name, listed in LISTED.items():
        sides = [int(n) for n in re.split(r"[v+]", name)]
        assert [round(float(chance), 4) for chance in odds(*sides)] == listed, name


def engine_round(
    attackers: int, defenders: int, bonus: int, dice: tuple[int, int]
) -> tuple[int, int]:
    """Units left after one round with these faces, played by the rules themselves."""
    scene = Scene().island("A07", 1, defenders, "fortress " * bonus).island("A01", 1, 0)
    scene.island("A02", 0, 0).turn(0, "ares")
    island = scene.chart.island_index["A07"]
    scene.state.flow.append(["round", 0, "land", island, attackers])
    step = scene.game.steps["round"]
    step.run(scene.state, Table(ReplayChance(dice), listening=False))  # type: ignore[union-attr]
    top = scene.state.flow[-1]
    if top[0] == "round":
        return top[4], scene.state.troops[island]
    taken = scene.state.owner[island] == 0
    return (scene.state.troops[island], 0) if taken else (0, scene.state.troops[island])


@cache
def engine_odds(attackers: int, defenders: int, bonus: int) -> tuple[Fraction, ...]:
    """All 36 pairs of faces through the engine, round after round."""
    if not (attackers and defenders):
        return Fraction(attackers > 0), Fraction(defenders > 0), Fraction(attackers == defenders)
    total = [Fraction(0)] * 3
    for dice in ((a, b) for a in range(6) for b in range(6)):
        left = engine_odds(*engine_round(attackers, defenders, bonus, dice), bonus)
        total = [t + part / 36 for t, part in zip(total, left, strict=True)]
    return tuple(total)


@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
def test_the_engine_has_exactly_these_odds(bonus: int) -> None:
    """Every battle of up to 8 against 8, enumerated through the rules (an exact check)."""
    for attackers in range(1, 9):
        for defenders in range(1, 9):
            assert engine_odds(attackers, defenders, bonus) == odds(attackers, defenders, bonus)


def test_chances_add_up() -> None:
    for attackers in range(1, 9):
        for defenders in range(0, 9):
            for minotaur in (False, True):
                assert sum(odds(attackers, defenders, 1, minotaur)) == 1


def test_possible_is_never_nothing_and_likely_never_certain() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]


def test_a_battle_tells_its_odds_before_the_dice(scene: Scenes) -> None:
    """What the preview of an attack shows."""
    from pygame_rules.core.actions import parse_action
    from pygame_rules.core.preview import preview

    table = attack(scene, 3, 2, "fortress")
    shown = preview(table.game, table.game.view(table.state, 0), parse_action("march A01 A02 3"))
    battle = next(m for m in shown.messages if m.key == "event.battle")
    assert (battle.params["won"], battle.params["lost"], battle.params["both"]) == (58, 37, 5)
    assert (battle.params["a"], battle.params["b"], battle.params["bonus"]) == (3, 2, 1)
    assert shown.open_end
