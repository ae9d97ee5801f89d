"""Every game on the shelf can be played through the skin by touches alone, in both languages."""

from __future__ import annotations

import pytest

from boards_svg.contract import Board
from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.registry import load_game
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play
from web.picking import Picker
from web.session import Session
from web.shelf import games, load_board

TABLES = [(meta.id, seats) for meta in games() for seats in meta.seats]
MOVES = 60
ASKED = 12
"""Legal actions tried at each decision."""


def match_of(game_id: str, seats: int) -> Match:
    colours = load_game(game_id).meta.colours_for(seats)
    people = tuple(SeatSetup(f"P{i}", "human", colours[i]) for i in range(seats))
    return Match(Setup(game_id, people, {}, None, f"skin {game_id} {seats}"))


def sample(actions: list[Action], lots: SampledChance, count: int) -> list[Action]:
    if len(actions) <= count:
        return actions
    return [actions[lots.roll(len(actions))] for _ in range(count)]


def pick(picker: Picker, action: Action) -> None:
    """Choose an action by its targets, numbers with the stepper, as a finger would."""
    picker.cancel()
    if not action.targets or isinstance(action.targets[0], int):
        picker.choose_verb(action.verb, None)
    for target in action.targets:
        if isinstance(target, int):
            picker.set_number(target)
        else:
            assert picker.touch(target), (action, target, picker.touched)


def test_there_are_games() -> None:
    assert TABLES


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_action_can_be_touched_together(game_id: str, seats: int) -> None:
    match, lots = match_of(game_id, seats), SampledChance(f"{game_id} {seats}")
    for _ in range(MOVES):
        if match.over:
            break
        legal = match.legal_actions()
        picker = Picker(legal, match.game.verbs)
        for action in sample(legal, lots, ASKED):
            pick(picker, action)
            assert action in picker.ready(), (str(action), picker.touched, picker.number())
        match.act(legal[lots.roll(len(legal))])


def places(board: Board, session: Session) -> set[str]:
    cards = {card.id for group in session.board.tray(session.match.view(session.match.actor))
             for card in group.cards}  # fmt: skip
    return set(board.spots()) | cards


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_game_is_played_and_painted(game_id: str, seats: int, lang: str) -> None:
    port = FakePort()
    app = App(port)
    app.change_setting("lang", lang)
    lots = SampledChance(f"paint {game_id} {seats}")
    app.matches.play_new(match_of(game_id, seats))
    play = app.screen
    assert isinstance(play, Play)
    for _ in range(MOVES // 2):
        port.pass_time(1000)
        if play.session.covered is not None:
            app.act("lift", {"pointer": "touch"})
            port.pass_time(1000)
        if play.session.match.over:
            break
        legal = list(play.session.picker.legal)
        action = legal[lots.roll(len(legal))]
        pick(play.session.picker, action)
        play.refresh()
        assert port.html["action"], str(action)
        app.act("tab", {"pointer": "touch", "tab": ("players", "log", "choices")[lots.roll(3)]})
        play.commit(action)
    assert play.session.match.entries


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_targets_have_a_place_or_a_button(game_id: str, seats: int) -> None:
    """Each choice stands on the board, in the tray, or in the list of buttons."""
    match, lots = match_of(game_id, seats), SampledChance(f"place {game_id} {seats}")
    board = load_board(game_id, seats)
    for _ in range(MOVES):
        if match.over:
            break
        session = Session(match, board)
        where = places(board, session)
        legal = match.legal_actions()
        outside = {t for a in legal for t in a.targets if isinstance(t, str) and t not in where}
        assert not outside, outside
        match.act(legal[lots.roll(len(legal))])
