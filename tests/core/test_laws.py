"""The laws catch what they are for: each is shown a game that breaks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from pygame_rules.core import laws
from pygame_rules.core.actions import Action
from pygame_rules.core.chance import Chance
from pygame_rules.core.contract import Breakdown
from pygame_rules.core.errors import Reason
from pygame_rules.core.laws import LawBroken, run_game, text_faults
from pygame_rules.core.message import Message
from pygame_rules.core.showing import Period
from pygame_rules.core.table import Table
from pygame_rules.games.sample.game import SampleGame
from pygame_rules.games.sample.state import State
from pygame_rules.games.sample.view import View


class Endless(SampleGame):
    def play(self, state: State, action: Action, table: Table) -> None:
        super().play(state, action, table)
        state.turns_left = 9
        state.stones[0] = -1


class Stuck(SampleGame):
    def legal_actions(self, state: State) -> list[Action]:
        return []


class Unsorted(SampleGame):
    def legal_actions(self, state: State) -> list[Action]:
        return super().legal_actions(state)[::-1]


class Doubled(SampleGame):
    def legal_actions(self, state: State) -> list[Action]:
        legal = super().legal_actions(state)
        return [legal[0], *legal] if legal else legal


class Unlisted(SampleGame):
    def legal_actions(self, state: State) -> list[Action]:
        return super().legal_actions(state)[:1]


class SilentlyWrong(SampleGame):
    def apply(self, state: State, action: Action, table: Table) -> None:
        reason = self.why_not(state, action)
        if reason is None:
            self.play(state, action, table)
        else:
            state.points[0] += 1


class WrongSum(SampleGame):
    def breakdown(self, state: State) -> list[Breakdown]:
        return [{"stones": 1} for _ in state.points]

    def scores(self, state: State) -> list[int]:
        return state.points[:]


class WrongPeriods(SampleGame):
    def periods(self, state: State) -> list[Period]:
        return [Period(Message("source.stones"), tuple(points + 1 for points in state.points))]


class LostCard(SampleGame):
    def check(self, state: State) -> None:
        assert sum(state.deck) == 0, "a card is lost"


class Leaky(SampleGame):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        view.points[0] += state.hands[-1]
        return view


class LeakyReason(SampleGame):
    def why_not(self, state: State, action: Action) -> Reason | None:
        reason = super().why_not(state, action)
        return reason and Reason(reason.key + str(state.hands), reason.rule)


class BadImagination(SampleGame):
    def imagine(self, view_: View, chance: Chance) -> State:
        state = super().imagine(view_, chance)
        state.turns_left += 1
        return state


class Aliased(State):
    def copy(self) -> State:
        shallow = super().copy()
        shallow.points = self.points
        return shallow


class Aliasing(SampleGame):
    state_type = Aliased

    def new_state(self, *arguments: Any) -> State:
        s = super().new_state(*arguments)
        names = list(State.__slots__)
        return Aliased(**{name: getattr(s, name) for name in names})


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Endless, 1),
        (Stuck, 2),
        (Unsorted, 3),
        (Doubled, 3),
        (Unlisted, 7),
        (SilentlyWrong, 7),
        (WrongSum, 8),
        (WrongPeriods, 8),
        (LostCard, 8),
        (Leaky, 9),
        (LeakyReason, 9),
        (BadImagination, 10),
        (Aliasing, 4),
    ],
)
def test_each_law_catches_its_kind_of_fault(
    game: type[SampleGame], law: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty = game()
    monkeypatch.setattr("pygame_rules.core.match.load_game", lambda game_id: faulty)
    monkeypatch.setattr(laws, "HEAVY", tuple(number for number in laws.LAWS if number == law))
    with pytest.raises(LawBroken) as caught:
        for seed in range(12):
            run_game(faulty, 2, seed)
    assert caught.value.law == law, str(caught.value)


def test_the_report_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame_rules.core.match.load_game", lambda game_id: Stuck())
    with pytest.raises(LawBroken, match="law 2 broken: sample, seed 4, action 0"):
        run_game(Stuck(), 2, 4)


def test_text_faults_are_found() -> None:
    def faults(en: dict[str, Any], pl: dict[str, Any]) -> Iterable[str]:
        return list(text_faults(en, pl))

    assert not faults({"a": "x {b}"}, {"a": "y {b}"})
    assert faults({"a": "x"}, {}) == ["a: only in one language"]
    assert faults({"a": "x {b}"}, {"a": "y {c}"}) == ["a: parameters differ"]
    plural = {"one": "{n}", "many": "{n}"}
    assert faults({"a": plural}, {"a": plural}) == ["a: pl needs 3 plural forms"]
