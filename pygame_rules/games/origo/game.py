"""Origo, bound to the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...core.actions import Action
from ...core.chance import Chance
from ...core.contract import Breakdown, Count, Game, Result
from ...core.message import Message
from ...core.showing import Contest, Period
from ...core.table import Table
from . import actions, checks, heuristic, scoring, secrets, setup, showing, universe, view, words
from .flow import STEPS
from .meta import GAMES
from .state import State
from .view import View


class Origo(Game[State, View]):
    """The one subclass of `Game` in this room."""

    meta = GAMES[0]
    state_type = State
    view_type = View
    verbs = actions.VERBS
    value_scale = 20.0
    steps = STEPS

    def new_state(
        self, players: int, options: Mapping[str, str], start: int | None, table: Table
    ) -> State:
        return setup.new_state(players, options, start, table)

    def universe(self, state: State) -> Iterable[Action]:
        return universe.universe(state)

    def scores(self, state: State) -> list[int]:
        return state.field[:]

    def breakdown(self, state: State) -> list[Breakdown]:
        return scoring.breakdown(state)

    def result(self, state: State) -> Result:
        return scoring.result(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat, self.actor(state))

    def imagine(self, view_: View, chance: Chance) -> State:
        return view.imagine(view_, chance)

    def secrets(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.secrets(state, seat, chance)

    def check(self, state: State) -> None:
        checks.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristic.evaluate(state, seat)

    def prompt(self, view: View) -> Message:
        return words.prompt(view)

    def name_of(self, view: View, element: str) -> Message:
        return words.name_of(element)

    def label(self, view: View, action: Action) -> Message:
        return words.label(view, action)

    def panel(self, view: View) -> list[list[Count]]:
        return words.panel(view)

    def contest(self, view: View) -> Contest | None:
        return showing.contest(view)

    def periods(self, state: State) -> list[Period]:
        return showing.periods(state)

    def notices(self, view: View) -> list[Message]:
        return words.notices(view)


def make_game(game_id: str) -> Origo:
    """The game of this room."""
    return Origo()
