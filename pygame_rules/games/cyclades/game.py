"""Cyclades, bound to the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...core.actions import Action
from ...core.asking import MenuItem
from ...core.chance import Chance
from ...core.contract import Breakdown, Count, Game, Result
from ...core.message import Message
from ...core.table import Table
from . import actions, asking, heuristic, invariants, scoring, secrets, setup, universe, view, words
from .flow import STEPS
from .meta import GAMES
from .state import State
from .view import View


class Cyclades(Game[State, View]):
    """The one subclass of `Game` in this room."""

    meta = GAMES[0]
    state_type = State
    view_type = View
    verbs = actions.VERBS
    value_scale = 60.0
    steps = STEPS

    def new_state(
        self, players: int, options: Mapping[str, str], start: int | None, table: Table
    ) -> State:
        return setup.new_state(players, options, start, table)

    def universe(self, state: State) -> Iterable[Action]:
        return universe.universe(state)

    def breakdown(self, state: State) -> list[Breakdown]:
        return scoring.breakdown(state)

    def result(self, state: State) -> Result:
        return scoring.result(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def imagine(self, view_: View, chance: Chance) -> State:
        return view.imagine(view_, chance)

    def secrets(self, state: State, seat: int | None, chance: Chance) -> State:
        return secrets.secrets(state, seat, chance)

    def check(self, state: State) -> None:
        invariants.check(state)

    def evaluate(self, state: State, seat: int) -> float:
        return heuristic.evaluate(state, seat)

    def prompt(self, view: View) -> Message:
        return words.prompt(view)

    def name_of(self, view: View, element: str) -> Message:
        return words.name_of(view, element)

    def label(self, view: View, action: Action) -> Message:
        return words.label(view, action, super().label(view, action))

    def panel(self, view: View) -> list[list[Count]]:
        return words.panel(view)

    def notices(self, view: View) -> list[Message]:
        return words.notices(view)

    def facts(self, view: View) -> list[Message]:
        return asking.facts(view)

    def menu(self, view: View) -> list[MenuItem]:
        return asking.menu(view)

    def in_words(self, view: View) -> bool:
        return asking.in_words(view)

    def beside(self, view: View, action: Action) -> Message | None:
        return asking.beside(view, action)

    def only_opens(self, view: View, action: Action) -> bool:
        return asking.only_opens(action)

    def laid_out(self, view: View) -> list[Action] | None:
        """As if the asked player had all the gold: what lies open tells nothing of his."""
        state = asking.rich_state(view)
        return [] if state is None else self.legal_actions(state)


def make_game(game_id: str) -> Cyclades:
    """The game of this room."""
    return Cyclades()
