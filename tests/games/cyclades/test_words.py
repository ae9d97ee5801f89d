"""What is said: prompts, labels with prices, notices, in both languages."""

from __future__ import annotations

import pytest

from pygame_rules.core.actions import parse_action
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.message import Message
from pygame_rules.core.table import Table
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue
from pygame_rules.games.cyclades.data import CREATURES, GODS
from tests.games.cyclades.scene import Scene

Scenes = type[Scene]
NAMES = ["Anna", "Ben", "Cezary", "Dorota", "Ewa"]


def speaker(lang: str) -> Speaker:
    return Speaker(catalogue("cyclades", lang), lang, NAMES)


def label(table: Scene, text: str, lang: str = "en") -> str:
    view = table.game.view(table.state, table.actor)
    return speaker(lang).say(table.game.label(view, parse_action(text)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_in_a_long_walk_can_be_said(players: int, lang: str) -> None:
    """Prompts, labels, reasons, notices, events and results of random games."""
    game, say = Scene(players).game, speaker(lang).say
    for seed in range(6):
        picks = SampledChance(f"walk {players} {seed}")
        table = Table(picks)
        state = game.new_state(players, game.meta.full_options({}), None, table)
        while state.flow:
            view = game.view(state, game.actor(state))
            legal = game.legal_actions(state)
            assert all(say(message) for message in [game.prompt(view), *game.notices(view)])
            chosen = random_action(legal, picks)
            assert say(game.label(view, chosen))
            game.play(state, chosen, table)
        assert all(say(event.message()) for event in table.events)
        view = game.view(state, 0)
        assert say(game.result(state).decided_by) and say(game.prompt(view))
        assert all(say(Message(f"count.{c.key}")) for row in game.panel(view) for c in row)
        assert all(say(Message(f"source.{k}")) for k in game.breakdown(state)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_element_has_a_name_and_every_creature_its_text(scene: Scenes, lang: str) -> None:
    for players in (2, 3, 4, 5):
        table = scene(players).turn(0, "zeus")
        view = table.game.view(table.state, 0)
        elements = [*table.chart.island_index, *table.chart.sea_index, *GODS, *CREATURES, "player1"]
        assert all(speaker(lang).say(table.game.name_of(view, e)) for e in elements)
    for creature in CREATURES:
        assert len(speaker(lang).say(Message(f"creature.{creature}"))) > 20


def test_an_offering_tells_what_it_costs_after_priests(scene: Scenes) -> None:
    table = scene()
    table.state.priests[0] = 2
    table.offerings(0, 1, 2)
    assert label(table, "offer ares") == "Ares, from 1 GP"
    assert label(table, "offer apollo") == "Apollo, free"
    table.act("offer ares")
    assert label(table, "sum 5") == "Offer 5 (costs 3 GP)"
    assert label(table, "sum 1") == "Offer 1"


def test_two_offerings_tell_their_common_cost(scene: Scenes) -> None:
    table = scene(2).gold(9, 9).offerings(0, 1, 0, 1)
    table.act("offer ares", "sum 2", "offer apollo", "offer zeus")
    assert label(table, "sum 3") == "Offer 3 (both offerings cost 5 GP)"


def test_actions_of_a_turn_tell_their_prices(scene: Scenes) -> None:
    table = scene().island("A01", 0, buildings="").island("A05", 0, buildings="temple")
    table.track("medusa").turn(0, "ares")
    assert label(table, "recruit A01") == "Troop on Kea (free)"
    assert label(table, "build A01") == "Build a fortress on Kea (2 GP)"
    assert label(table, "call medusa") == "Call Medusa (3 GP)"
    table.act("recruit A01")
    assert label(table, "recruit A01") == "Troop on Kea (2 GP)"
    assert label(table, "recruit A01", "pl") == "Oddział, Kea (2 JZ)"


# -- who can win ----------------------------------------------------------------------------
def warnings(table: Scene) -> list[tuple[str, int]]:
    view = table.game.view(table.state, table.actor)
    found = table.game.notices(view)
    return [(m.key.removeprefix("notice."), m.params["player"].seat) for m in found]  # type: ignore[union-attr]


def test_a_metropolis_and_three_philosophers_are_a_warning(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A02", 1)
    table.state.philosophers[1] = 3
    table.offerings(0, 1, 2, gods="ares athena")
    assert warnings(table) == [("can_win", 1)]


def test_without_athena_they_are_not(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A02", 1)
    table.state.philosophers[1] = 3
    assert warnings(table.offerings(0, 1, 2, gods="ares zeus")) == []


def test_three_building_types_and_the_fourth_god_are_a_warning(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A07", 1, 1, "port temple fortress")
    assert warnings(table.offerings(0, 1, 2, gods="ares athena")) == [("can_win", 1)]
    table = scene().island("A05", 1, metropolis=True).island("A07", 1, 1, "port temple fortress")
    assert warnings(table.offerings(0, 1, 2, gods="ares zeus")) == []


def test_a_metropolis_in_reach_is_a_warning(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A01", 1, 2).fleet("r01c01", 1)
    table.island("A02", 2, 1, metropolis=True).island("A07", 2).offerings(0, 1, 2)
    assert warnings(table) == [("can_win", 1)]


def test_a_god_and_the_cyclops_complete_a_set_together(scene: Scenes) -> None:
    """Two types are missing: one is built, the other made from a third of the same."""
    table = scene().island("A05", 1, metropolis=True).island("A07", 1, 1, "port temple temple")
    table.track("cyclops")
    assert warnings(table.offerings(0, 1, 2, gods="ares zeus")) == [("can_win", 1)]


def test_two_markers_build_two_missing_types(scene: Scenes) -> None:
    def table(gods: str) -> Scene:
        table = scene(2).island("A05", 1, metropolis=True).island("A02", 1, metropolis=True)
        return table.island("A07", 1, 1, "port temple").offerings(0, 1, 0, 1, gods=gods)

    assert warnings(table("ares athena zeus")) == [("can_win", 1)]
    assert warnings(table("ares poseidon zeus")) == []


def test_buildings_of_an_island_in_reach_complete_a_set(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A01", 1, 2).fleet("r01c01", 1)
    table.island("A07", 1, 1, "port temple university").island("A02", 2, 1, "fortress")
    table.island("A08", 2, 1)
    assert warnings(table.offerings(0, 1, 2, gods="ares zeus")) == [("can_win", 1)]


def test_once_the_god_is_gone_the_warning_goes(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A07", 1, 1, "port temple fortress")
    table.offerings(0, 1, 2, gods="athena zeus")
    table.act("offer athena", "sum 1", "offer zeus", "sum 1", "offer apollo")
    assert warnings(table) == []


def test_who_has_enough_is_named(scene: Scenes) -> None:
    table = scene().island("A05", 1, metropolis=True).island("A02", 1, metropolis=True)
    assert warnings(table.turn(0, "ares")) == [("has_enough", 1)]
