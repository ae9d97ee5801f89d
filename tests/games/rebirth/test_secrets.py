"""What each seat may know: RB-7, RB-3, RB-54 to RB-56."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.preview import preview
from pygame_rules.core.registry import load_game, meta_of
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.table import Table
from pygame_rules.games.rebirth.data import EMPTY
from pygame_rules.games.rebirth.game import Rebirth
from pygame_rules.games.rebirth.view import View

from .conftest import Scene

NewScene = Callable[..., Scene]
PINK, BLUE, ORANGE = range(3)


def looks(scene: Scene, seat: int | None) -> View:
    return scene.game.view(scene.state, seat)


def test_the_hand_is_known_to_its_owner_only(scotland: NewScene) -> None:
    """RB-4, RB-7."""
    scene = scotland()
    scene.ask(PINK, "house4")
    assert looks(scene, PINK).hand == 5
    other = looks(scene, BLUE)
    scene.ask(PINK, "food")
    scene.state.supply[PINK][0] -= 1
    scene.state.supply[PINK][5] += 1
    assert looks(scene, BLUE) == other
    assert looks(scene, None).hand == EMPTY


def test_tiles_set_aside_are_known_to_their_owner_only(scotland: NewScene) -> None:
    """RB-3: at any time; others see how many."""
    scene = scotland()
    assert looks(scene, PINK).aside == scene.state.aside[PINK]
    assert looks(scene, PINK).aside_sizes == [2, 2, 2]
    assert sum(looks(scene, None).aside) == 0


def test_own_supply_is_known_by_counting_others_are_not(scotland: NewScene) -> None:
    """RB-7: own supply is what one cannot see elsewhere; a rival's is mixed with his hand."""
    scene = scotland()
    view = looks(scene, PINK)
    assert view.unseen[PINK] == scene.state.supply[PINK]
    assert sum(view.unseen[BLUE]) == 36


def test_missions_are_secret_until_the_end(scotland: NewScene) -> None:
    """RB-40, RB-41."""
    scene = scotland()
    scene.play(BLUE, "food", "L05")
    cards = scene.state.missions[BLUE]
    assert looks(scene, BLUE).missions[BLUE] == cards
    assert looks(scene, PINK).missions[BLUE] == []
    assert looks(scene, PINK).mission_sizes == [0, 1, 0]
    assert sum(looks(scene, PINK).unseen_missions) == 32
    scene.state.flow = []
    assert looks(scene, PINK).missions[BLUE] == cards


def test_three_drawn_tiles_are_secret(ireland: NewScene) -> None:
    """RB-55, RB-7."""
    scene = ireland()
    scene.state.flow = [["turn", PINK], ["choose", BLUE]]
    scene.state.choice[BLUE] = [1, 1, 1, 0, 0, 0]
    assert looks(scene, BLUE).choice == [1, 1, 1, 0, 0, 0]
    assert looks(scene, PINK).choice == [0] * 6
    assert looks(scene, PINK).choice_sizes == [0, 3, 0]


def test_private_mission_is_secret(ireland: NewScene) -> None:
    """RB-56: others know only that it is one of the cards that do not lie open."""
    scene = ireland()
    scene.state.missions[BLUE] = [scene.game.board.missions.index(scene.game.board.missions[0])]
    assert looks(scene, PINK).missions == [[], [], []]


def test_the_board_is_open(ireland: NewScene) -> None:
    """RB-7: everything else is public."""
    scene = ireland()
    scene.play(PINK, "energy", "J10")
    onlooker = looks(scene, None)
    for name in ("tile", "owner", "holder", "bonus", "face_up", "scored", "marker", "three"):
        assert getattr(onlooker, name) == getattr(scene.state, name)


@pytest.mark.parametrize("name", ["rebirth-scotland", "rebirth-ireland"])
def test_public_events_name_no_hidden_piece(name: str) -> None:
    """What all may read is the same whatever others hold: hidden draws are told in private."""
    game, table = load_game(name), Table(SampledChance("whole game"))
    state = game.new_state(3, {}, 0, table)
    while state.flow:
        game.play(state, game.legal_actions(state)[0], table)
    private = {"drew", "mission_drawn", "second_drawn", "chose"}
    for event in table.events:
        assert (event.to is not None) == (event.key in private), event.key
        assert event.to is None or len(event.to) == 1


def test_a_preview_of_the_last_tile_reveals_no_missions(scotland: NewScene) -> None:
    """RB-41: imagined missions of others are not told as if they were the real ones."""
    scene = scotland()
    scene.state.missions[PINK] = [scene.mission("gift")]
    scene.state.deck[scene.mission("gift")] -= 1
    scene.hold(BLUE, "blair")
    scene.state.supply = [[0] * 6 for _ in range(3)]
    scene.state.hand = [-1] * 3
    scene.ask(BLUE, "food")
    action = scene.game.legal_actions(scene.state)[0]
    shown = preview(scene.game, looks(scene, BLUE), action)
    keys = [message.key for message in shown.messages]
    assert "event.final_castles" in keys
    assert not [key for key in keys if "mission" in key]
    assert shown.open_end


def test_a_preview_says_points_and_changes_of_hands(scotland: NewScene) -> None:
    """What a placement gives now, and whether control changes."""
    scene = scotland()
    scene.hold(PINK, "stirling")
    scene.put(PINK, "house1", "M04")
    scene.put(BLUE, "food", "L03")
    scene.ask(BLUE, "food")
    action = next(a for a in scene.game.legal_actions(scene.state) if a.targets == ("L04",))
    shown = preview(scene.game, looks(scene, BLUE), action)
    assert shown.gains == (0, 2, 0)
    assert [message.key for message in shown.messages] == [
        "event.placed",
        "event.food_group",
        "event.castle_won_farms",
    ]


def test_a_placement_can_be_taken_back_until_the_next_player_looks() -> None:
    """Ruling in "A turn": the next player's draw counts once he has seen it."""
    match = Match(quick_setup(meta_of("rebirth-scotland"), ["human", "human"], 5))
    for _ in range(2):
        match.act(_plain(match))
    first = match.actor
    assert first is not None
    match.look(first)
    start = match.state.copy()
    match.act(_plain(match))
    assert match.why_no_undo() is None
    match.undo()
    assert match.state == start
    match.redo()
    match.look(1 - first)
    reason = match.why_no_undo()
    assert reason is not None
    assert reason.key == "undo_learned"


def _draws(match: Match, action: Action) -> bool:
    """Whether a placement touches a cathedral and so draws a mission."""
    assert isinstance(match.game, Rebirth)
    board = match.game.board
    return bool(board.cathedrals_by[board.index[str(action.targets[0])]])


def _plain(match: Match) -> Action:
    return next(action for action in match.legal_actions() if not _draws(match, action))


def test_no_undo_past_a_drawn_mission() -> None:
    """RB-40: the placer has learned something."""
    match = Match(quick_setup(meta_of("rebirth-scotland"), ["human", "human"], 5))
    first = match.actor
    assert first is not None
    match.act(next(action for action in match.legal_actions() if _draws(match, action)))
    match.look(first)
    reason = match.why_no_undo()
    assert reason is not None
    assert reason.key == "undo_learned"


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_imagined_states_hold_the_same_components(ireland: NewScene, seat: int | None) -> None:
    """The same pieces in all, and the viewer's own as they are."""
    scene = ireland()
    view = looks(scene, seat)
    imagined = scene.game.imagine(view, SampledChance("imagine"))
    scene.game.check(imagined)
    if seat is not None:
        assert imagined.hand[seat] == scene.state.hand[seat]
        assert imagined.aside[seat] == scene.state.aside[seat]
        assert imagined.supply[seat] == scene.state.supply[seat]
