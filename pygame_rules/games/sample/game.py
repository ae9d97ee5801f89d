"""Stepping Stones, bound to the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, permutations

from ...core.actions import Action
from ...core.chance import Chance
from ...core.contract import Breakdown, Count, Game, Result
from ...core.message import Message, Player
from ...core.table import Table
from . import actions, heuristic, scoring, secrets, setup, view
from .data import DECK, STONES
from .flow import STEPS
from .meta import GAMES
from .state import State
from .view import View


class SampleGame(Game[State, View]):
    """The one subclass of `Game` in this room."""

    meta = GAMES[0]
    state_type = State
    view_type = View
    verbs = actions.VERBS
    steps = STEPS

    def new_state(
        self, players: int, options: Mapping[str, str], start: int | None, table: Table
    ) -> State:
        return setup.new_state(players, options, start, table)

    def universe(self, state: State) -> Iterable[Action]:
        if state.flow and state.flow[-1][0] == "six":
            return [actions.KEEP, actions.SWAP]
        claims = [Action("claim", pair) for pair in combinations(STONES, 2)]
        hops = [Action("hop", pair) for pair in permutations(STONES, 2)]
        return [*claims, *hops, *(Action("bid", (n,)) for n in range(-1, 6))]

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
        cards = state.deck[:]
        for kind in state.hands:
            cards[kind] += 1
        assert cards == list(DECK), f"cards {cards}"
        assert all(0 <= won <= p for won, p in zip(state.bids_won, state.points, strict=True))

    def evaluate(self, state: State, seat: int) -> float:
        return heuristic.evaluate(state, seat)

    def prompt(self, view: View) -> Message:
        if view.actor is None:
            return Message("prompt.over")
        return Message(f"prompt.{view.flow[-1][0]}", {"player": Player(view.actor)})

    def name_of(self, view: View, element: str) -> Message:
        return Message("element.stone", {"number": int(element[1:])})

    def panel(self, view: View) -> list[list[Count]]:
        return [[Count("pieces", view.stones.count(seat))] for seat in range(len(view.points))]

    def notices(self, view: View) -> list[Message]:
        last_round = 0 < view.turns_left <= len(view.points)
        return [Message("notice.last_round")] if last_round else []


def make_game(game_id: str) -> SampleGame:
    """The game of this room."""
    return SampleGame()
