"""Ireland's public missions: RB-50, RB-51."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.games.rebirth.missions import MEASURES, Progress
from pygame_rules.games.rebirth.public import RAISED_BY

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE = range(3)


def quiet(scene: Scene, *cards: str) -> Scene:
    """Only these missions lie open; towers give three points."""
    scene.bonuses()
    scene.face_up(*cards)
    return scene


def progress(scene: Scene, card: str, seat: int = BLUE) -> Progress:
    return scene.game.progress(scene.state, scene.mission(card), seat)


def test_first_player_scores_high_later_ones_low(ireland: NewScene) -> None:
    """RB-50: 8 for the first, 5 for every later one."""
    scene = quiet(ireland(), "small_settlements", "offshore")
    for seat, spaces in ((BLUE, ("B01", "B02", "M01")), (PINK, ("N01", "H01", "K10"))):
        for space in spaces:
            scene.play(seat, "energy" if space in scene.of_kind("energy") else "food", space)
    assert scene.gained(BLUE)["missions"] == 8
    assert scene.gained(PINK)["missions"] == 5
    assert scene.state.scored[scene.state.face_up.index(scene.mission("offshore"))] == [BLUE, PINK]


def test_once_per_player_and_card(ireland: NewScene) -> None:
    """RB-50."""
    scene = quiet(ireland(), "offshore")
    for space in ("B01", "B02", "M01", "N01"):
        scene.play(BLUE, "energy", space)
    assert scene.gained(BLUE)["missions"] == 8


def test_one_tile_may_fulfil_several(ireland: NewScene) -> None:
    """RB-50: four at Clonmacnoise and a third food group-mate at once."""
    scene = quiet(ireland(), "tower_four", "energy_groups")
    scene.put(BLUE, "energy", "I05", "I06", "K05")
    scene.put(BLUE, "energy", "A03", "B04", "C05")
    scene.put(BLUE, "energy", "J08")
    keys = scene.play(BLUE, "energy", "J07")
    assert keys.count("mission_first") == 2
    assert scene.gained(BLUE)["missions"] == 16


def test_checked_for_the_placer_only(ireland: NewScene) -> None:
    """RB-50: a rival who fulfils a card unnoticed does not score on my turn."""
    scene = quiet(ireland(), "castles_held")
    scene.hold(PINK, "doe", "cahir", "blarney")
    scene.play(BLUE, "energy", "M02")
    assert scene.gained(PINK) == {}


def test_never_undone(ireland: NewScene) -> None:
    """RB-50: losing a castle later takes no points back, and regaining it gives none."""
    scene = quiet(ireland(), "castles_held")
    scene.hold(BLUE, "doe", "cahir")
    scene.play(BLUE, "food", "P05")
    assert scene.gained(BLUE)["missions"] == 8
    scene.hold(PINK, "cahir")
    scene.play(BLUE, "food", "P04")
    assert scene.gained(BLUE)["missions"] == 8


def test_checked_after_castles(ireland: NewScene) -> None:
    """RB-13: the castle taken by this very tile counts."""
    scene = quiet(ireland(), "castles_held")
    scene.hold(BLUE, "doe", "cahir")
    scene.hold(PINK, "blarney")
    scene.put(PINK, "house1", "Q04")
    keys = scene.play(BLUE, "food", "P04")
    assert keys.index("castle_won_farms") < keys.index("mission_first")


# Each card: tiles that are one short, and the tile that fulfils it.
CARDS: list[tuple[str, list[tuple[str, str]], tuple[str, str]]] = [
    ("castle_four", [("energy", "M02"), ("energy", "M03"), ("food", "N03")], ("energy", "O03")),
    ("tower_four", [("energy", "I05"), ("energy", "I06"), ("food", "J05")], ("food", "K04")),
    ("offshore", [("energy", "B01"), ("energy", "N01")], ("food", "H01")),
    ("small_settlements", [("house1", "L10"), ("house1", "B06")], ("house4", "O02")),
    (
        "food_groups",
        [("food", s) for s in ("E05", "E06", "F04", "M04", "M05")],
        ("food", "N05"),
    ),
    (
        "energy_groups",
        [("energy", s) for s in ("A03", "B04", "C05", "I05", "I06")],
        ("energy", "J07"),
    ),
    ("link_castles", [("food", s) for s in ("M04", "M05", "N03")], ("food", "N05")),
    ("link_towers", [("food", s) for s in ("F04", "G05", "H05")], ("food", "H06")),
    (
        "large_settlements",
        [("house1", s) for s in ("K02", "D01", "I07")],
        ("house1", "F05"),
    ),
    ("group_six", [("food", s) for s in ("E05", "E06", "F04", "G05", "D04")], ("food", "H05")),
    ("towers_six", [("energy", "J10"), ("food", "J07")], ("energy", "P01")),
]


@pytest.mark.parametrize(("card", "before", "last"), CARDS, ids=[card for card, _, _ in CARDS])
def test_each_card(
    ireland: NewScene, card: str, before: list[tuple[str, str]], last: tuple[str, str]
) -> None:
    """RB-51: not fulfilled one tile short, fulfilled with the last, whatever it is worth."""
    scene = quiet(ireland(), card)
    for tile, space in before:
        scene.put(BLUE, tile, space)
    short = progress(scene, card)
    assert (short.have, short.done) == (short.need - 1, False)
    scene.play(BLUE, *last)
    assert progress(scene, card).done
    mission = scene.board.missions[scene.mission(card)]
    assert scene.gained(BLUE)["missions"] == mission.value
    assert scene.state.scored == [[BLUE]]


def test_hold_three_castles(ireland: NewScene) -> None:
    """RB-51."""
    scene = quiet(ireland(), "castles_held")
    scene.hold(BLUE, "doe", "cahir")
    assert progress(scene, "castles_held") == Progress(2, 3, False)
    scene.play(BLUE, "food", "P05")
    assert scene.gained(BLUE)["missions"] == 8


@pytest.mark.parametrize(("card", "best"), [("castle_four", 2), ("tower_four", 1)])
def test_four_at_the_same_place(ireland: NewScene, card: str, best: int) -> None:
    """RB-51: tiles at different castles or towers are not added up."""
    scene = quiet(ireland(), card)
    scene.put(BLUE, "food", "M04", "M05", "P05", "P04")
    scene.put(BLUE, "energy", "I05", "J10", "P01", "A01")
    assert progress(scene, card).have == best


def test_a_link_needs_four_tiles(ireland: NewScene) -> None:
    """RB-51: N05 alone touches Cahir and Ardmore; three tiles do not link two castles."""
    scene = quiet(ireland(), "link_castles", "link_towers")
    scene.put(BLUE, "food", "N03", "M05")
    scene.play(BLUE, "food", "M04")
    assert progress(scene, "link_castles") == Progress(1, 2, False)
    assert "missions" not in scene.gained(BLUE)
    scene.play(BLUE, "energy", "L07")
    assert progress(scene, "link_castles").done


def test_a_link_may_be_of_any_tiles_but_not_through_castles(ireland: NewScene) -> None:
    """RB-51: castle and tower spaces are never part of a chain."""
    scene = quiet(ireland(), "link_castles")
    scene.put(BLUE, "food", "N03", "M04")
    scene.put(BLUE, "house1", "O05")
    scene.put(BLUE, "food", "P05")
    assert progress(scene, "link_castles") == Progress(1, 2, False)


def test_two_groups_must_be_separate(ireland: NewScene) -> None:
    """RB-51: six tiles in one group are one group."""
    scene = quiet(ireland(), "food_groups")
    scene.put(BLUE, "food", "E05", "E06", "F04", "G05", "D04", "H05")
    assert progress(scene, "food_groups") == Progress(1, 2, False)


def test_every_measure_of_a_public_card_says_what_raises_it(ireland: NewScene) -> None:
    """The cheap question before the dear one must exist for each card."""
    measures = {mission.measure for mission in ireland().board.missions}
    assert measures == set(RAISED_BY)
    assert measures <= set(MEASURES)
