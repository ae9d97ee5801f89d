"""Scotland's cathedrals and missions: RB-40 to RB-43."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.games.rebirth.missions import Progress

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE = range(3)


def progress(scene: Scene, card: str, seat: int = BLUE) -> Progress:
    return scene.game.progress(scene.state, scene.mission(card), seat)


# -- cathedrals -------------------------------------------------------------------------
def test_first_tile_builds_and_draws_a_secret_mission(scotland: NewScene) -> None:
    """RB-40."""
    scene = scotland()
    deck = sum(scene.state.deck)
    keys = scene.play(BLUE, "food", "L05")
    assert "cathedral" in keys
    assert scene.state.cathedrals[scene.number("perth")] == [BLUE]
    assert len(scene.state.missions[BLUE]) == 1
    assert sum(scene.state.deck) == deck - 1
    drawn = [event for event in scene.events if event.key == "mission_drawn"]
    assert [event.to for event in drawn] == [(BLUE,)]


def test_at_most_one_piece_for_each_cathedral(scotland: NewScene) -> None:
    """RB-40: later tiles of the same player bring nothing."""
    scene = scotland()
    scene.play(BLUE, "food", "L05")
    assert "cathedral" not in scene.play(BLUE, "food", "K08")
    assert len(scene.state.missions[BLUE]) == 1


def test_cathedrals_are_stacked(scotland: NewScene) -> None:
    """RB-40: a rival's piece goes on top, whoever came first."""
    scene = scotland()
    scene.play(BLUE, "food", "L05")
    scene.play(PINK, "food", "K08")
    scene.play(ORANGE, "house1", "J07")
    assert scene.state.cathedrals[scene.number("perth")] == [BLUE, PINK, ORANGE]
    assert [len(cards) for cards in scene.state.missions] == [1, 1, 1]


def test_the_deck_never_runs_out(scotland: NewScene) -> None:
    """RB-40, RB-42: 8 cathedrals times 4 players are 32 cards."""
    scene = scotland(players=4)
    for cathedral in ("dornoch", "inverness", "elgin", "lismore", "perth", "melrose", "ayr"):
        for seat, space in zip(range(4), scene.around(cathedral), strict=False):
            kind = scene.board.spaces[scene.board.index[space]].kind
            tile = {"food": "food", "blank": "food", "energy": "energy"}.get(kind, "house1")
            if scene.state.tile[scene.board.index[space]] < 0:
                scene.play(seat, tile, space)
    held = sum(len(cards) for cards in scene.state.missions)
    assert held > 20
    assert held + sum(scene.state.deck) == 32


# -- what the cards measure -------------------------------------------------------------
def test_most_tiles_next_to_a_castle(scotland: NewScene) -> None:
    """RB-42."""
    scene = scotland()
    scene.put(BLUE, "food", "L04", "L05")
    scene.put(PINK, "food", "N06")
    assert progress(scene, "castle.stirling") == Progress(2, 1, True)
    assert progress(scene, "castle.stirling", PINK) == Progress(1, 2, False)


def test_most_tiles_next_to_a_cathedral(scotland: NewScene) -> None:
    """RB-42."""
    scene = scotland()
    scene.put(BLUE, "food", "L05", "K08")
    assert progress(scene, "cathedral.perth") == Progress(2, 0, True)


def test_a_tie_for_most_fulfils(scotland: NewScene) -> None:
    """RB-41."""
    scene = scotland()
    scene.put(BLUE, "food", "L04")
    scene.put(PINK, "food", "L05")
    for seat in (BLUE, PINK):
        assert progress(scene, "castle.stirling", seat) == Progress(1, 1, True)


def test_nobody_is_not_a_tie(scotland: NewScene) -> None:
    """RB-41 (ruling): most needs at least one."""
    scene = scotland()
    for mission in scene.board.missions:
        if mission.card != "gift":
            card = mission.id.removeprefix("mission.")
            assert progress(scene, card) == Progress(0, 0, False), card


def test_most_compares_all_players(scotland: NewScene) -> None:
    """RB-41: not only those who hold the card."""
    scene = scotland()
    scene.state.missions[BLUE] = [scene.mission("castle.stirling")]
    scene.put(BLUE, "food", "L04")
    scene.put(ORANGE, "food", "L05", "N06")
    assert not progress(scene, "castle.stirling").done


def test_gift_has_no_condition(scotland: NewScene) -> None:
    """RB-41."""
    scene = scotland()
    assert progress(scene, "gift").done
    assert scene.board.missions[scene.mission("gift")].value == 3


def test_coast_chain_runs_along_the_coast_only(scotland: NewScene) -> None:
    """RB-43: A01, A02, A03, B01 are coast, B02 and B03 inland; any types count together."""
    scene = scotland()
    scene.put(BLUE, "energy", "A01")
    scene.put(BLUE, "food", "A03", "B01")
    scene.put(BLUE, "house1", "B02")
    assert progress(scene, "coast").have == 2
    scene.put(BLUE, "energy", "A02")
    assert progress(scene, "coast").have == 4
    scene.put(BLUE, "energy", "B03")
    assert progress(scene, "coast").have == 4


def test_castles_and_cathedrals_cut_the_coast(scotland: NewScene) -> None:
    """RB-43: F09 and F11 lie on both sides of Fyvie."""
    scene = scotland()
    scene.put(BLUE, "food", "F09", "F11")
    assert progress(scene, "coast").have == 1


def test_rivals_tiles_cut_the_coast(scotland: NewScene) -> None:
    """RB-43: own tiles only."""
    scene = scotland()
    scene.put(BLUE, "energy", "A01", "A03")
    scene.put(PINK, "energy", "A02")
    assert progress(scene, "coast") == Progress(1, 1, True)


def test_presence_in_large_settlements(scotland: NewScene) -> None:
    """RB-42: large settlements with at least one own tile, each counted once."""
    scene = scotland()
    first, second = scene.settlements(3)[:2]
    scene.put(BLUE, "house1", *first[:2], second[0])
    scene.put(BLUE, "house4", *[spaces[0] for spaces in scene.settlements(2)])
    assert progress(scene, "large_settlements").have == 2


def test_largest_groups(scotland: NewScene) -> None:
    """RB-42: one group, own tiles of one type."""
    scene = scotland()
    scene.put(BLUE, "food", "I01", "I02", "J02", "G10")
    scene.put(BLUE, "energy", "A01", "A02")
    assert progress(scene, "food_group").have == 3
    assert progress(scene, "energy_group").have == 2


def test_groups_of_three(scotland: NewScene) -> None:
    """RB-42: groups of three and more; smaller ones do not count."""
    scene = scotland()
    scene.put(BLUE, "food", "I01", "I02", "J02", "F09", "G10")
    assert progress(scene, "food_groups").have == 1
    scene.put(BLUE, "food", "G11")
    assert progress(scene, "food_groups").have == 2
    assert progress(scene, "energy_groups").have == 0


def test_most_castles(scotland: NewScene) -> None:
    """RB-42."""
    scene = scotland()
    scene.hold(BLUE, "blair", "fyvie")
    scene.hold(PINK, "stirling")
    assert progress(scene, "most_castles") == Progress(2, 1, True)


def test_most_ports(scotland: NewScene) -> None:
    """RB-42: tiles on port spaces."""
    scene = scotland()
    scene.put(BLUE, "house1", "A04", "B04", "B02")
    assert progress(scene, "ports").have == 2


# -- the end ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "points"), [("castle.stirling", 5), ("castle.blair", 0), ("gift", 3)]
)
def test_missions_pay_at_the_end(scotland: NewScene, card: str, points: int) -> None:
    """RB-41, RB-61."""
    scene = scotland()
    scene.put(BLUE, "food", "L04")
    scene.put(PINK, "food", "I04")
    scene.state.missions[BLUE] = [scene.mission(card)]
    scene.state.supply = [[0] * 6 for _ in range(3)]
    scene.state.hand = [-1] * 3
    keys = scene.play(ORANGE, "energy", "A01")
    assert scene.game.actor(scene.state) is None
    assert scene.gained(BLUE).get("missions", 0) == points
    assert ("final_mission" in keys) == (points > 0)


def test_a_view_tells_progress_too(scotland: NewScene) -> None:
    """Progress needs only what lies open: view and state agree."""
    scene = scotland()
    scene.put(BLUE, "food", "L04", "I01")
    view = scene.game.view(scene.state, BLUE)
    for number in range(len(scene.board.missions)):
        expected = scene.game.progress(scene.state, number, BLUE)
        assert scene.game.progress(view, number, BLUE) == expected
    imagined = scene.game.imagine(view, SampledChance("x"))
    assert imagined.placed == scene.state.placed
