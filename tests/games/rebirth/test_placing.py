"""Where tiles go and how a turn runs: RB-5, RB-10 to RB-13."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.errors import IllegalAction, Reason
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.games.rebirth.data import EMPTY, NEUTRAL, NOBODY

from .conftest import Scene

NewScene = Callable[..., Scene]


@pytest.mark.parametrize(
    ("tile", "fields"),
    [
        ("food", ("food", "blank")),
        ("energy", ("energy", "blank")),
        ("house3", ("settlement",)),
    ],
)
def test_fields_that_take_a_tile(scotland: NewScene, tile: str, fields: tuple[str, ...]) -> None:
    """RB-10: food on food and blank, energy on energy and blank, houses on settlements."""
    scene = scotland()
    scene.ask(0, tile)
    listed = {action.targets[0] for action in scene.game.legal_actions(scene.state)}
    assert listed == {space for kind in fields for space in scene.of_kind(kind)}


@pytest.mark.parametrize(
    ("tile", "kind", "reason"),
    [
        ("food", "castle", Reason("on_castle", "RB-10")),
        ("house1", "cathedral", Reason("on_cathedral", "RB-10")),
        ("food", "settlement", Reason("farm_on_settlement", "RB-10")),
        ("energy", "settlement", Reason("farm_on_settlement", "RB-10")),
        ("house2", "blank", Reason("settlement_tile_elsewhere", "RB-10")),
        ("house2", "food", Reason("settlement_tile_elsewhere", "RB-10")),
        ("food", "energy", Reason("food_on_energy", "RB-11", {"n": 48})),
        ("energy", "food", Reason("energy_on_food", "RB-11", {"n": 48})),
    ],
)
def test_fields_that_refuse_a_tile(
    scotland: NewScene, tile: str, kind: str, reason: Reason
) -> None:
    """RB-10, RB-11: each refusal names its reason and rule."""
    scene = scotland()
    assert scene.why_not(0, tile, scene.of_kind(kind)[0]) == reason


def test_no_tile_on_a_tower(ireland: NewScene) -> None:
    """RB-10."""
    scene = ireland()
    tower = scene.place_of("hill_of_tara")
    assert scene.why_not(0, "food", tower) == Reason("on_tower", "RB-10")


def test_no_tile_on_another(scotland: NewScene) -> None:
    """RB-10: only empty spaces, whoever owns the tile there."""
    scene = scotland()
    for seat in (0, 1):
        space = scene.of_kind("blank")[seat]
        scene.put(seat, "energy", space)
        assert scene.why_not(0, "food", space) == Reason("occupied", "RB-10")


def test_covered_spaces_take_nothing(scotland: NewScene) -> None:
    """RB-5."""
    scene = scotland(players=2)
    covered = next(s.id for s in scene.board.spaces if s.blocked_2p and s.kind == "food")
    assert scene.why_not(0, "food", covered) == Reason("covered", "RB-5")


@pytest.mark.parametrize("text", ["place", "place sea", "place 3", "place A01 A02", "place Z99"])
def test_absurd_targets_are_refused(scotland: NewScene, text: str) -> None:
    """RB-10: water is no space at all."""
    scene = scotland()
    scene.ask(0, "energy")
    assert scene.game.why_not(scene.state, parse_action(text)) == Reason("no_such_space", "RB-10")


def test_illegal_placement_changes_nothing(scotland: NewScene) -> None:
    scene = scotland()
    scene.ask(0, "food")
    before = scene.state.copy()
    with pytest.raises(IllegalAction) as caught:
        scene.act("place", scene.of_kind("castle")[0])
    assert caught.value.reason.key == "on_castle"
    assert scene.state == before


@pytest.mark.parametrize(("tile", "other"), [("food", "energy"), ("energy", "food")])
def test_last_resort_for_farms(scotland: NewScene, tile: str, other: str) -> None:
    """RB-11: on the other kind of field only when no own and no blank field is empty."""
    scene = scotland()
    usual = scene.of_kind(tile) + scene.of_kind("blank")
    scene.put(1, tile, *usual[:-1])
    there = scene.of_kind(other)[0]
    refused = scene.why_not(0, tile, there)
    assert refused is not None
    assert (refused.rule, refused.params) == ("RB-11", {"n": 1})
    scene.put(1, tile, usual[-1])
    assert scene.why_not(0, tile, there) is None
    listed = [action.targets[0] for action in scene.game.legal_actions(scene.state)]
    assert listed == scene.of_kind(other)


def test_last_resort_scores_by_the_tile(scotland: NewScene) -> None:
    """RB-11, RB-20: a food farm on an energy field is a food farm."""
    scene = scotland()
    scene.put(1, "food", *scene.of_kind("food"), *scene.of_kind("blank"))
    scene.play(0, "food", scene.of_kind("energy")[0])
    assert scene.gained(0) == {"food": 1}


def test_covered_fields_do_not_count_as_empty(scotland: NewScene) -> None:
    """RB-5, RB-11."""
    scene = scotland(players=2)
    usual = scene.of_kind("food") + scene.of_kind("blank")
    free = [s for s in usual if scene.state.tile[scene.board.index[s]] == EMPTY]
    assert len(free) == 48 - 13
    scene.put(1, "food", *free)
    energy = [
        s
        for s in scene.of_kind("energy")
        if not scene.board.spaces[scene.board.index[s]].blocked_2p
    ]
    assert scene.why_not(0, "food", energy[0]) is None


def test_settlement_tiles_never_go_elsewhere(scotland: NewScene) -> None:
    """RB-11 speaks of farms only."""
    scene = scotland()
    scene.put(1, "house1", *scene.of_kind("settlement"))
    scene.ask(0, "house1")
    assert scene.game.legal_actions(scene.state) == []


def test_the_tile_lies_on_the_board_and_the_next_player_is_asked(scotland: NewScene) -> None:
    scene = scotland()
    space = scene.of_kind("blank")[0]
    scene.play(0, "energy", space)
    index = scene.board.index[space]
    assert (scene.state.tile[index], scene.state.owner[index]) == (1, 0)
    assert scene.state.placed[0] == [index]
    assert scene.state.hand[0] == EMPTY
    assert scene.game.actor(scene.state) == 1


def test_nobody_may_pass(scotland: NewScene) -> None:
    """A turn offers placements only."""
    scene = scotland()
    assert {action.verb for action in scene.game.legal_actions(scene.state)} == {"place"}
    assert scene.game.why_not(scene.state, Action("pass")) == Reason("not_now")


def test_the_new_tile_is_drawn_when_the_turn_begins() -> None:
    """Ruling in "A turn": only the owner sees it, and only once it is his turn again."""
    game, table = load_game("rebirth-scotland"), Table(SampledChance("draw"))
    state = game.new_state(2, {}, 0, table)
    supply = [sum(pool) for pool in state.supply]
    game.play(state, game.legal_actions(state)[0], table)
    assert state.hand[0] == EMPTY
    assert [sum(pool) for pool in state.supply] == supply
    game.play(state, game.legal_actions(state)[0], table)
    assert state.hand[0] != EMPTY
    assert [sum(pool) for pool in state.supply] == [supply[0] - 1, supply[1]]
    drew = [event for event in table.events if event.key == "drew"]
    assert [event.to for event in drew] == [(0,)]


def test_an_empty_supply_still_leaves_the_hand_to_play(scotland: NewScene) -> None:
    """RB-12: nothing is drawn, the tile in hand is played."""
    scene = scotland()
    scene.state.supply = [[0] * 6 for _ in range(3)]
    space = scene.of_kind("blank")[0]
    scene.play(0, "food", space)
    assert scene.game.actor(scene.state) == 1
    assert scene.state.hand[1] != EMPTY


def test_order_of_resolution(scotland: NewScene) -> None:
    """RB-13: settlement, port, castle, cathedral."""
    scene = scotland()
    keys = scene.play(0, "house2", "S04")
    public = [key for key in keys if key not in ("drew", "mission_drawn")]
    assert public == ["placed", "settlement_small", "castle_first", "cathedral"]
    keys = scene.play(1, "house2", "S01")
    assert keys.index("placed") < keys.index("port")


def test_order_of_resolution_in_ireland(ireland: NewScene) -> None:
    """RB-13: group, castle, public missions, towers."""
    scene = ireland()
    scene.bonuses()
    scene.face_up("castle_four", "towers_six")
    scene.put(0, "energy", "L01", "K02", "L02")
    scene.hold(0, "westport")
    keys = scene.play(0, "energy", "J02")
    assert [k for k in keys if k != "drew"] == [
        "placed",
        "energy_group",
        "mission_first",
        "bonus_points",
    ]


def test_one_tile_may_touch_several_places(scotland: NewScene) -> None:
    """RB-13: each castle next to the tile is resolved."""
    scene = scotland()
    both = [s for s in scene.around("stirling") if s in scene.around("edinburgh")]
    tile = "house1" if both[0] in scene.of_kind("settlement") else "food"
    assert scene.play(2, tile, both[0]).count("castle_first") == 2
    assert scene.holder("stirling") == scene.holder("edinburgh") == 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["rebirth-scotland", "rebirth-ireland"])
def test_there_is_always_a_space_for_the_tile_in_hand(name: str, players: int) -> None:
    """RB-12: even when everybody fills the scarcest fields first."""
    game = load_game(name)
    for last in (0, -1):
        table = Table(SampledChance(f"scarce {players} {last}"), listening=False)
        state = game.new_state(players, {}, 0, table)
        while state.flow:
            legal = game.legal_actions(state)
            assert legal
            game.play(state, legal[last], table)
        owners = zip(state.tile, state.owner, strict=True)
        assert all((tile in (EMPTY, NEUTRAL)) == (owner == NOBODY) for tile, owner in owners)
