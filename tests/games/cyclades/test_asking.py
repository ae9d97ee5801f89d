"""What stands beside a question: offerings and real costs, odds, prices; what lies open."""

from __future__ import annotations

import pytest

from pygame_rules.core.actions import parse_action
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.message import Message
from pygame_rules.core.table import Table
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue
from pygame_rules.games.cyclades.odds import odds, percent
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]
NAMES = ["Anna", "Ben", "Cezary", "Dorota", "Ewa"]


def say(message: Message, lang: str = "en") -> str:
    return Speaker(catalogue("cyclades", lang), lang, NAMES).say(message)


def facts(table: Scene, seat: int | None) -> list[str]:
    return [say(fact) for fact in table.game.facts(table.game.view(table.state, seat))]


def menu(table: Scene) -> dict[str, str]:
    view = table.game.view(table.state, table.actor)
    return {item.verb: say(item.label) for item in table.game.menu(view)}


def cost(table: Scene, text: str) -> str:
    message = table.game.beside(table.game.view(table.state, None), parse_action(text))
    assert message is not None
    return say(message)


def laid_out(table: Scene) -> list[str]:
    found = table.game.laid_out(table.game.view(table.state, None))
    assert found is not None
    return [str(action) for action in found]


# -- offerings ------------------------------------------------------------------------------
def test_a_question_for_a_sum_names_the_offering_that_stands(scene: Scenes) -> None:
    table = scene().gold(9, 9, 9).offerings(0, 1, 2).act("offer ares", "sum 3", "offer ares")
    assert "Anna stands there with 3." in facts(table, 1)
    table.act("sum 4", "offer zeus")
    assert "Nobody stands there yet." in facts(table, 0)


def test_priests_are_told_with_the_question(scene: Scenes) -> None:
    table = scene()
    table.state.priests[0] = 2
    table.offerings(0, 1, 2)
    assert any(fact.startswith("2 priests") for fact in facts(table, 0))
    assert cost(table.act("offer ares"), "sum 5") == "3 GP"
    assert cost(table, "sum 2") == "1 GP", "at least 1"


def test_two_offerings_cost_together(scene: Scenes) -> None:
    table = scene(2).gold(9, 9).offerings(0, 1, 0, 1)
    table.act("offer ares", "sum 2", "offer apollo", "offer zeus")
    assert cost(table, "sum 3") == "both 5 GP"
    assert any(fact.startswith("Your other offering: 2, Ares") for fact in facts(table, 0))


def test_own_gold_is_told_to_its_owner_only(scene: Scenes) -> None:
    table = scene().gold(4, 7, 31).offerings(0, 1, 2)
    assert facts(table, 0) == ["Your gold: 4 GP."]
    assert facts(table, 1) == facts(table, None) == []


def test_choosing_a_god_only_opens_the_question_for_the_sum(scene: Scenes) -> None:
    table = scene().offerings(0, 1, 2)
    view = table.game.view(table.state, 0)
    opens = {text: table.game.only_opens(view, parse_action(text)) for text in table.legal()}
    assert opens == {"offer apollo": False, "offer ares": True, "offer zeus": True}


# -- what lies open while others look on ------------------------------------------------------
def test_the_sums_that_lie_open_do_not_tell_the_gold(scene: Scenes) -> None:
    """CY-2: rich or poor, the table sees the same gods and the same sums."""
    seen = []
    for gold in (3, 30):
        table = scene().gold(gold, 33 - gold, 5).offerings(0, 1, 2)
        gods = laid_out(table)
        seen.append((gods, laid_out(table.act("offer ares"))))
    assert seen[0] == seen[1]
    assert {"sum 4", "sum 38"} <= set(seen[0][1]), "as far as all the gold there is"


def test_a_sum_that_lies_open_but_cannot_be_paid_is_refused_without_a_figure(
    scene: Scenes,
) -> None:
    table = scene().gold(3, 7, 5).offerings(0, 1, 2).act("offer ares")
    reason = table.game.why_not(table.state, parse_action("sum 9"))
    assert reason is not None and reason.params == {"n": 9}, "not what the purse holds"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_lies_open_is_the_same_for_every_purse_and_holds_all_that_is_legal(
    players: int,
) -> None:
    game = Scene(players).game
    for seed in range(3):
        picks = SampledChance(f"open {players} {seed}")
        state = game.new_state(players, game.meta.full_options({}), None, Table(picks))
        for _ in range(250):
            if not state.flow:
                break
            legal = game.legal_actions(state)
            shown = game.laid_out(game.view(state, None))
            assert shown is not None and set(legal) <= set(shown)
            other = game.secrets(state, None, picks)
            assert game.laid_out(game.view(other, None)) == shown
            game.play(state, random_action(legal, picks), Table(picks))


# -- turns ----------------------------------------------------------------------------------
def test_the_menu_of_a_god_has_his_prices(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).fleet("r01c01", 0).track("medusa", "harpy")
    table.turn(0, "ares")
    assert menu(table) == {
        "recruit": "Troop: free",
        "build": "Fortress: 2 GP",
        "march": "Move troops: 1 GP",
        "call": "Creatures: from 3 GP",
        "done": "End the turn",
    }
    table.act("recruit A01")
    assert menu(table)["recruit"] == "Troop: 2 GP"
    table.act("recruit A01", "recruit A01", "recruit A01")
    assert menu(table)["recruit"] == "No more troops"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("god", ["ares", "athena", "poseidon", "zeus"])
def test_every_menu_names_all_verbs_that_are_legal(scene: Scenes, god: str, lang: str) -> None:
    table = scene().island("A01", 0, 2).fleet("r01c01", 0).track("medusa").turn(0, god)
    items = table.game.menu(table.game.view(table.state, 0))
    assert {text.split()[0] for text in table.legal()} <= {item.verb for item in items}
    assert all(say(item.label, lang) for item in items)


def test_only_turns_have_a_menu(scene: Scenes) -> None:
    assert menu(scene().offerings(0, 1, 2)) == {}


# -- battles and metropolises -----------------------------------------------------------------
def test_whoever_may_retreat_is_told_the_odds_from_here(scene: Scenes) -> None:
    table = scene().island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 3).island("A07", 1)
    table.turn(0, "ares").act("march A01 A02 3", dice=[0, 0])
    assert table.step == "attacker"
    chances = odds(2, 2, 0)
    won, lost, both = map(percent, chances)
    told = f"Fought to the end: attacker {won} %, defender {lost} %, neither {both} %."
    assert facts(table, 0)[0] == facts(table, None)[0] == told


def test_a_site_tells_how_many_buildings_a_metropolis_covers(scene: Scenes) -> None:
    table = scene().island("A01", 0, 1).island("A02", 0, 1, "port fortress")
    table.state.philosophers[0] = 3
    table.turn(0, "athena").act("recruit")
    view = table.game.view(table.state, 0)
    labels = [say(table.game.label(view, parse_action(text))) for text in table.legal("found")]
    assert labels == [
        "Metropolis on Kea",
        "Metropolis on Tinos, 2 buildings go",
    ]
    assert table.game.in_words(view)
