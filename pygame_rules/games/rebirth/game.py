"""Rebirth bound to the contract: one class, two boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...core.actions import Action
from ...core.chance import Chance
from ...core.contract import Breakdown, Count, Game, Result
from ...core.flow import advance
from ...core.message import Message
from ...core.table import Table
from . import actions, ending, heuristic, missions, secrets, setup, view, words
from .data import board
from .flow import make_steps
from .invariants import check_state
from .meta import GAMES, ROOM
from .missions import Progress
from .scoring import breakdown
from .state import Position, State
from .view import View


class Rebirth(Game[State, View]):
    """Scotland or Ireland. `board` holds all tables."""

    state_type = State
    view_type = View
    verbs = actions.VERBS
    value_scale = 30.0
    foresight = 2

    def __init__(self, game_id: str) -> None:
        self.meta = next(meta for meta in GAMES if meta.id == game_id)
        self.board = board(game_id.removeprefix(f"{ROOM}-"))
        self.steps = make_steps(self.board)

    def new_state(
        self, players: int, options: Mapping[str, str], start: int | None, table: Table
    ) -> State:
        state = setup.set_up(self.board, players, start, table)
        advance(self.steps, state, table)
        return state

    def universe(self, state: State) -> Iterable[Action]:
        return {
            "place": actions.place_actions(self.board.id),
            "choose": actions.CHOOSE_ACTIONS,
            "double": actions.double_actions(self.board.id),
        }.get(state.flow[-1][0] if state.flow else "", ())

    def scores(self, state: State) -> list[int]:
        return [sum(points) for points in state.points]

    def breakdown(self, state: State) -> list[Breakdown]:
        return [breakdown(self.board, points) for points in state.points]

    def result(self, state: State) -> Result:
        return ending.ranking(self.board, state)

    def view(self, state: State, seat: int | None) -> View:
        return view.make_view(state, seat)

    def imagine(self, view_: View, chance: Chance) -> State:
        return view.imagine(view_, chance)

    def secrets(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.deal_anew(state, seat, chance)

    def check(self, state: State) -> None:
        check_state(self.board, state)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristic.evaluate(self.board, state, seat)

    def progress(self, position: Position, mission: int, seat: int) -> Progress:
        """How far a seat is with a mission (number), from a view or a state."""
        return missions.progress(self.board, position, mission, seat)

    def prompt(self, view: View) -> Message:
        return words.prompt(view)

    def name_of(self, view: View, element: str) -> Message:
        return words.name_of(self.board, element)

    def panel(self, view: View) -> list[list[Count]]:
        return words.panel(self.board, view)

    def notices(self, view: View) -> list[Message]:
        return words.notices(self.board, view)


def make_game(game_id: str) -> Rebirth:
    """The game of one of this room's ids."""
    return Rebirth(game_id)
