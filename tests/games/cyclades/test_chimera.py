"""CY-74: the Chimera with each of the other creatures."""

from __future__ import annotations

import pytest

from tests.games.cyclades.scene import Scene

Scenes = type[Scene]


def ready(scene: Scenes, *discarded: str) -> Scene:
    """A position in which every creature has a use, and the Chimera on the track."""
    table = scene().island("A01", 0, 2, "port").island("A02", 1, 2, "temple").island("A07", 1, 1)
    table.fleet("r01c01", 0).fleet("r05c05", 1)
    table.state.priests[1] = table.state.philosophers[1] = 1
    return table.track("chimera").discarded(*discarded).turn(0, "zeus", gold=4)


CASES = {
    "fates": (),
    "satyr": ("rob player1",),
    "dryad": ("rob player1",),
    "griffon": ("rob player2",),
    "siren": ("lure r05c05",),
    "pegasus": ("fly A01 A04 1",),
    "giant": ("smash A02 temple",),
    "cyclops": ("change A01 port fortress",),
    "sphinx": ("sell r01c01", "done"),
    "sylph": ("step r01c01 r00c00 1", "done"),
    "harpy": ("strike A02",),
    "kraken": ("surface r05c05", "done"),
    "minotaur": ("place A04",),
    "chiron": ("place A04",),
    "medusa": ("place A04",),
    "polyphemus": ("place A08",),
}


@pytest.mark.parametrize(("creature", "actions"), CASES.items())
def test_chimera_uses_a_discarded_creature_without_paying(
    scene: Scenes, creature: str, actions: tuple[str, ...]
) -> None:
    table = ready(scene, creature)
    table.act("call chimera")
    assert table.state.gold[0] == 0
    assert table.legal() == [f"mimic {creature}"]
    table.act(f"mimic {creature}", *actions)
    assert table.step == "turn"
    assert not any(table.state.discards), "deck, discards and Chimera are shuffled together"
    assert table.where_is_card(creature) == table.where_is_card("chimera") == "deck"


def test_chimera_needs_a_discarded_creature_with_a_use(scene: Scenes) -> None:
    assert ready(scene).why_not("call chimera") == ("no_use", "CY-70")
    table = ready(scene, "dryad")
    table.state.priests[1] = 0
    assert table.why_not("call chimera") == ("no_use", "CY-70")


def test_chimera_never_picks_herself_or_what_is_not_discarded(scene: Scenes) -> None:
    table = ready(scene, "harpy", "dryad")
    table.state.priests[1] = 0
    table.act("call chimera")
    assert table.legal() == ["mimic harpy"]
    assert table.why_not("mimic chimera") == ("not_discarded", "CY-74")
    assert table.why_not("mimic giant") == ("not_discarded", "CY-74")
    assert table.why_not("mimic dryad") == ("no_use", "CY-70")


def test_a_figure_called_by_chimera_belongs_to_the_caller_but_nobody_holds_its_card(
    scene: Scenes,
) -> None:
    table = ready(scene, "medusa").act("call chimera", "mimic medusa", "place A04")
    assert table.figure_at("medusa") == "A04" and table.where_is_card("medusa") == "deck"
    table.act("done")
    assert table.figure_at("medusa") == "A04"


def test_kraken_by_chimera_still_pays_for_swimming(scene: Scenes) -> None:
    table = ready(scene, "kraken").act("call chimera", "mimic kraken", "surface r05c05")
    assert table.legal() == ["done"]


def test_a_battle_by_chimera_and_pegasus_comes_before_the_shuffle(scene: Scenes) -> None:
    table = ready(scene, "pegasus").act("call chimera", "mimic pegasus")
    table.act("fly A01 A07 2", dice=[3, 0])
    assert table.step == "turn" and table.owner("A07") == 0
    assert not any(table.state.discards)


def test_a_metropolis_by_chimera_and_cyclops_comes_before_the_shuffle(scene: Scenes) -> None:
    table = scene().island("A07", 0, buildings="port port temple university")
    table.track("chimera").discarded("cyclops").turn(0, "zeus")
    table.act("call chimera", "mimic cyclops", "change A07 port fortress")
    assert table.step == "found" and table.where_is_card("cyclops") == "discards"
    table.act("found A07")
    assert table.step == "turn" and table.where_is_card("cyclops") == "deck"


def test_a_figure_that_leaves_meanwhile_is_shuffled_in_as_well(scene: Scenes) -> None:
    table = scene().island("A01", 0).figure("chiron", "A04", 1).track("chimera")
    table.discarded("medusa").turn(0, "zeus")
    table.act("call chimera", "mimic medusa", "place A04")
    assert table.figure_at("chiron") is None
    assert table.where_is_card("chiron") == table.where_is_card("medusa") == "deck"
