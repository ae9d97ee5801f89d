"""Ireland's towers: RB-52 to RB-58, and RB-13 for their order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.actions import Action
from pygame_rules.core.errors import Reason

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE = range(3)


@pytest.fixture
def scene(ireland: NewScene) -> Scene:
    """Three points on every tower, and one mission that nobody reaches."""
    made = ireland()
    made.bonuses()
    made.face_up("large_settlements")
    return made


# -- when a bonus comes -----------------------------------------------------------------
def test_the_first_own_tile_next_to_a_tower(scene: Scene) -> None:
    """RB-53: once per player and tower."""
    scene.play(BLUE, "energy", "P01")
    assert scene.gained(BLUE)["towers"] == 3
    scene.play(BLUE, "energy", "P02")
    assert scene.gained(BLUE)["towers"] == 3


def test_any_number_of_players(scene: Scene) -> None:
    """RB-53."""
    for seat, space in ((BLUE, "P01"), (PINK, "P02"), (ORANGE, "Q01")):
        scene.play(seat, "energy", space)
        assert scene.gained(seat)["towers"] == 3


def test_any_kind_of_tile(scene: Scene) -> None:
    """RB-53."""
    scene.play(BLUE, "house1", "Q03")
    assert scene.gained(BLUE) == {"towers": 3}


def test_several_towers_in_order(scene: Scene) -> None:
    """RB-13: points, doubling, private, three tiles, second tile. J10 touches three."""
    scene.bonuses(glendalough="second", kildare="three", ferns="private")
    keys = scene.play(BLUE, "energy", "J10")
    assert [key for key in keys if key.startswith("bonus")] == [
        "bonus_private",
        "bonus_three",
        "bonus_second",
    ]
    scene.bonuses(glendalough="doubling", ferns="doubling")
    keys = scene.play(PINK, "energy", "J11")
    assert [key for key in keys if key.startswith("bonus")] == [
        "bonus_doubling_part",
        "bonus_doubling",
    ]


# -- points -----------------------------------------------------------------------------
def test_three_points(scene: Scene) -> None:
    """RB-58: each such tower."""
    scene.play(BLUE, "energy", "J10")
    assert scene.gained(BLUE)["towers"] == 9


def test_thirteen_once_all_three_are_touched(scene: Scene) -> None:
    """RB-58."""
    scene.bonuses(aghadoe="thirteen", armoy="thirteen", ardmore="thirteen")
    assert "bonus_thirteen_part" in scene.play(BLUE, "energy", "P01")
    scene.play(BLUE, "energy", "A01")
    assert "towers" not in scene.gained(BLUE)
    assert "bonus_thirteen" in scene.play(BLUE, "food", "P05")
    assert scene.gained(BLUE)["towers"] == 13


def test_thirteen_pays_once_when_one_tile_touches_two(scene: Scene) -> None:
    """RB-58, RB-13."""
    scene.bonuses(glendalough="thirteen", kildare="thirteen", ferns="thirteen")
    keys = scene.play(BLUE, "energy", "J10")
    assert keys.count("bonus_thirteen") == 1
    assert scene.gained(BLUE)["towers"] == 13


def test_each_player_needs_all_three(scene: Scene) -> None:
    """RB-58: rivals' tiles do not help."""
    scene.bonuses(aghadoe="thirteen", armoy="thirteen", ardmore="thirteen")
    scene.put(PINK, "energy", "P01", "A01")
    assert "bonus_thirteen_part" in scene.play(BLUE, "food", "P05")


# -- second tile ------------------------------------------------------------------------
def test_second_tile_from_the_reserve_is_placed_now(scene: Scene) -> None:
    """RB-54: drawn at random, only its owner sees it, all rules and scoring apply."""
    scene.bonuses(aghadoe="second")
    reserve = sum(scene.state.aside[BLUE])
    scene.play(BLUE, "energy", "P01")
    assert scene.state.flow[-1] == ["place", BLUE, 1]
    assert sum(scene.state.aside[BLUE]) == reserve - 1
    assert [e.to for e in scene.events if e.key == "second_drawn"] == [(BLUE,)]
    before = sum(scene.game.scores(scene.state))
    legal = scene.game.legal_actions(scene.state)
    scene.act("place", str(legal[0].targets[0]))
    assert scene.game.actor(scene.state) == ORANGE
    assert len(scene.state.placed[BLUE]) == 2
    assert sum(scene.game.scores(scene.state)) >= before


def test_the_second_tile_costs_no_turn(scene: Scene) -> None:
    """RB-54, RB-60: the supply is untouched, the next draw comes as ever."""
    scene.bonuses(aghadoe="second")
    supply = sum(scene.state.supply[BLUE])
    scene.play(BLUE, "energy", "P01")
    scene.act("place", str(scene.game.legal_actions(scene.state)[0].targets[0]))
    assert sum(scene.state.supply[BLUE]) == supply


def second_with(scene: Scene, tile: str) -> None:
    """Blue touches Aghadoe (second tile) and draws this tile."""
    kind = ("food", "energy", "house1", "house2", "house3", "house4").index(tile)
    scene.state.aside[BLUE] = [4 if k == kind else 0 for k in range(6)]
    scene.play(BLUE, "energy", "P01")


def test_only_one_second_tile_a_turn(scene: Scene) -> None:
    """RB-54 (ruling): the second such tower is spent, other kinds still work."""
    scene.bonuses(aghadoe="second", armoy="second")
    second_with(scene, "energy")
    keys = scene.act("place", "A01")
    assert "bonus_second_spent" in keys
    assert scene.game.actor(scene.state) == ORANGE
    scene.play(BLUE, "energy", "A03")
    assert scene.game.actor(scene.state) == ORANGE, "Armoy is spent for good"


def test_other_towers_work_on_the_second_tile(scene: Scene) -> None:
    """RB-54."""
    scene.bonuses(aghadoe="second", armoy="three")
    second_with(scene, "energy")
    scene.act("place", "A01")
    assert scene.state.three[BLUE] == 1


def test_two_second_towers_at_once_give_one_tile(scene: Scene) -> None:
    """RB-54: J11 touches Glendalough and Ferns."""
    scene.bonuses(glendalough="second", ferns="second")
    scene.play(BLUE, "energy", "J11")
    keys = scene.act("place", str(scene.game.legal_actions(scene.state)[0].targets[0]))
    assert "bonus_second_spent" in keys
    assert len(scene.state.placed[BLUE]) == 2


def test_a_second_tile_again_in_the_next_turn(scene: Scene) -> None:
    """RB-54: once per turn, not once per game."""
    scene.bonuses(aghadoe="second", armoy="second")
    second_with(scene, "energy")
    scene.act("place", "N01")
    scene.play(BLUE, "energy", "A01")
    assert scene.state.flow[-1] == ["place", BLUE, 1]


def test_second_tile_scores_missions_and_castles(scene: Scene) -> None:
    """RB-54: a complete new placement."""
    scene.bonuses(aghadoe="second")
    scene.face_up("offshore")
    scene.put(BLUE, "energy", "B01", "B02")
    second_with(scene, "energy")
    keys = scene.act("place", "N01")
    assert "castle_first" in keys
    assert "mission_first" in keys


# -- three tiles ------------------------------------------------------------------------
def next_turn_of_blue(scene: Scene) -> None:
    """The others pass by with tiles that touch nothing."""
    scene.state.flow = [["turn", BLUE]]
    scene.state.hand[BLUE] = -1
    scene.state.flow.append(["place", PINK, 0])
    scene.state.hand[PINK] = 1
    scene.act("place", "C02")


def test_three_tiles_to_choose_from(scene: Scene) -> None:
    """RB-55: draw 3, place 1, the others go back."""
    scene.bonuses(aghadoe="three")
    scene.play(BLUE, "energy", "P01")
    supply = sum(scene.state.supply[BLUE])
    next_turn_of_blue(scene)
    assert scene.state.flow[-1] == ["choose", BLUE]
    assert sum(scene.state.choice[BLUE]) == 3
    assert all(e.to == (BLUE,) for e in scene.events if e.key == "drew")
    chosen = str(scene.game.legal_actions(scene.state)[0].targets[0])
    scene.act("choose", chosen)
    assert scene.state.flow[-1] == ["place", BLUE, 0]
    assert sum(scene.state.choice[BLUE]) == 0
    assert sum(scene.state.supply[BLUE]) == supply - 1
    assert scene.state.three[BLUE] == 0


def test_the_choice_lists_each_kind_once(scene: Scene) -> None:
    """RB-55."""
    scene.state.flow = [["turn", PINK], ["choose", BLUE]]
    scene.state.choice[BLUE] = [2, 0, 0, 1, 0, 0]
    assert [str(a) for a in scene.game.legal_actions(scene.state)] == [
        "choose food",
        "choose house2",
    ]
    why = scene.game.why_not(scene.state, Action("choose", ("energy",)))
    assert why == Reason("tile_not_drawn", "RB-55")
    for absurd in (Action("choose"), Action("choose", (1,)), Action("choose", ("P01",))):
        assert scene.game.why_not(scene.state, absurd) == why


def test_others_go_back_before_the_tile_is_resolved(scene: Scene) -> None:
    """RB-55 (ruling): a new Three tiles draws afresh from all of them."""
    scene.bonuses(aghadoe="three")
    scene.state.flow = [["turn", PINK], ["choose", BLUE]]
    scene.state.hand[BLUE] = -1
    scene.state.supply[BLUE] = [0] * 6
    scene.state.choice[BLUE] = [1, 1, 1, 0, 0, 0]
    scene.act("choose", "energy")
    assert scene.state.supply[BLUE] == [1, 0, 1, 0, 0, 0]
    scene.act("place", "P01")
    assert scene.state.three[BLUE] == 1
    next_turn_of_blue(scene)
    assert scene.state.choice[BLUE] == [1, 0, 1, 0, 0, 0]


def test_triggered_twice_is_still_three(scene: Scene) -> None:
    """RB-55."""
    scene.bonuses(glendalough="three", ferns="three")
    scene.play(BLUE, "energy", "J11")
    next_turn_of_blue(scene)
    assert sum(scene.state.choice[BLUE]) == 3


@pytest.mark.parametrize(("left", "drawn"), [(2, 2), (3, 3), (9, 3)])
def test_as_many_as_there_are(scene: Scene, left: int, drawn: int) -> None:
    """RB-55."""
    scene.state.three[BLUE] = 1
    scene.state.supply[BLUE] = [left, 0, 0, 0, 0, 0]
    next_turn_of_blue(scene)
    assert sum(scene.state.choice[BLUE]) == drawn


def test_one_tile_left_needs_no_choice(scene: Scene) -> None:
    """RB-55."""
    scene.state.three[BLUE] = 1
    scene.state.supply[BLUE] = [1, 0, 0, 0, 0, 0]
    next_turn_of_blue(scene)
    assert scene.state.flow[-1] == ["place", BLUE, 0]
    assert scene.state.three[BLUE] == 0


def test_three_tiles_on_the_last_turn_has_no_effect(scene: Scene) -> None:
    """RB-53 (ruling), RB-60: an empty supply gives no further turn."""
    scene.bonuses(aghadoe="three")
    scene.state.supply = [[0] * 6 for _ in range(3)]
    scene.state.hand = [-1] * 3
    scene.play(BLUE, "energy", "P01")
    assert scene.game.actor(scene.state) is None


# -- private mission --------------------------------------------------------------------
def private(scene: Scene, card: str) -> None:
    """Blue holds this private mission; the game ends with pink's next tile."""
    scene.state.missions[BLUE] = [scene.mission(card)]
    scene.state.supply = [[0] * 6 for _ in range(3)]
    scene.state.hand = [-1] * 3


def test_private_mission_is_drawn_secretly(scene: Scene) -> None:
    """RB-56."""
    scene.bonuses(aghadoe="private")
    scene.play(BLUE, "energy", "P01")
    assert len(scene.state.missions[BLUE]) == 1
    assert [e.to for e in scene.events if e.key == "mission_drawn"] == [(BLUE,)]


def test_private_mission_pays_its_higher_value_on_the_final_board(scene: Scene) -> None:
    """RB-56, RB-61: judged at the end, even if a rival had it first."""
    scene.put(BLUE, "energy", "B01", "B02", "N01")
    private(scene, "offshore")
    scene.play(PINK, "energy", "C02")
    assert scene.gained(BLUE)["missions"] == 8


def test_private_mission_missed_pays_nothing(scene: Scene) -> None:
    """RB-56: what held once but not at the end does not count."""
    scene.hold(BLUE, "doe", "cahir")
    private(scene, "castles_held")
    assert "final_mission_missed" in scene.play(PINK, "energy", "C05")
    assert "missions" not in scene.gained(BLUE)


def test_private_mission_is_never_doubled(scene: Scene) -> None:
    """RB-56."""
    scene.put(BLUE, "energy", "B01", "B02", "N01")
    scene.state.marker[BLUE] = scene.mission("offshore")
    private(scene, "offshore")
    scene.play(PINK, "energy", "C02")
    assert scene.gained(BLUE)["missions"] == 8


# -- doubling ---------------------------------------------------------------------------
def doubling(scene: Scene, *cards: str) -> None:
    """Aghadoe and Armoy double; blue has touched Armoy."""
    scene.bonuses(aghadoe="doubling", armoy="doubling")
    scene.face_up(*cards)
    scene.put(BLUE, "energy", "A01")


def test_doubling_needs_both_towers(scene: Scene) -> None:
    """RB-57."""
    scene.bonuses(aghadoe="doubling", armoy="doubling")
    assert "bonus_doubling_part" in scene.play(BLUE, "energy", "P01")
    assert scene.state.flow[-1][0] == "place"
    scene.play(BLUE, "energy", "A01")
    assert scene.state.flow[-1] == ["double", BLUE]


def test_the_marker_doubles_a_later_fulfilment(scene: Scene) -> None:
    """RB-57: of whichever value the player gets."""
    for rivals, points in (([], 16), ([PINK], 10)):
        again = Scene("ireland")
        doubling(again, "offshore", "group_six")
        again.put(BLUE, "energy", "B01", "B02")
        again.state.scored[1] = list(rivals)
        again.play(BLUE, "energy", "P01")
        again.act("double", "mission.offshore")
        assert again.state.marker[BLUE] == again.mission("offshore")
        again.play(BLUE, "energy", "N01")
        assert again.gained(BLUE)["missions"] == points


def test_only_missions_not_yet_fulfilled_take_the_marker(scene: Scene) -> None:
    """RB-57: one of the face-up ones; a rival's fulfilment does not matter."""
    doubling(scene, "offshore", "group_six", "food_groups")
    scene.state.scored = [[BLUE], [PINK], []]
    scene.play(BLUE, "energy", "P01")
    assert [str(a) for a in scene.game.legal_actions(scene.state)] == [
        "double mission.group_six",
        "double mission.offshore",
    ]
    state = scene.state
    done = scene.game.why_not(state, Action("double", ("mission.food_groups",)))
    assert done == Reason("mission_scored", "RB-57")
    for absurd in ("mission.castle_four", "A01", "mission.none"):
        why = scene.game.why_not(state, Action("double", (absurd,)))
        assert why == Reason("mission_not_open", "RB-57")


def test_the_completing_tile_does_not_double_its_own_mission(scene: Scene) -> None:
    """RB-57: missions come before towers (RB-13)."""
    doubling(scene, "tower_four", "offshore")
    scene.put(BLUE, "energy", "B01", "B02")
    scene.bonuses(armoy="doubling", killala="doubling")
    scene.play(BLUE, "food", "H01")
    assert scene.gained(BLUE)["missions"] == 8
    assert [str(a) for a in scene.game.legal_actions(scene.state)] == ["double mission.tower_four"]


def test_no_mission_left_no_effect(scene: Scene) -> None:
    """RB-57, RB-53."""
    doubling(scene, "offshore")
    scene.state.scored = [[BLUE]]
    assert "bonus_doubling_none" in scene.play(BLUE, "energy", "P01")
    assert scene.game.actor(scene.state) == ORANGE


def test_both_doubling_towers_by_one_tile(scene: Scene) -> None:
    """RB-57, RB-13: one marker, asked once."""
    scene.bonuses(glendalough="doubling", ferns="doubling")
    scene.play(BLUE, "energy", "J11")
    assert scene.state.flow[-1] == ["double", BLUE]
    scene.act("double", "mission.large_settlements")
    assert scene.game.actor(scene.state) == ORANGE


def test_doubling_then_second_tile(scene: Scene) -> None:
    """RB-13: the marker is laid before the second tile is placed, and works for it."""
    scene.bonuses(armoy="doubling", glendalough="doubling", kildare="second")
    scene.face_up("offshore")
    scene.put(BLUE, "energy", "A01", "B01", "B02")
    scene.state.aside[BLUE] = [0, 4, 0, 0, 0, 0]
    scene.play(BLUE, "energy", "J10")
    scene.act("double", "mission.offshore")
    assert scene.state.flow[-1] == ["place", BLUE, 1]
    scene.act("place", "N01")
    assert scene.gained(BLUE)["missions"] == 16
