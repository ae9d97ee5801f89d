"""The laws that every game passes before its own tests, as callable checks.

Used by the tests, the fuzzer and the command line. A broken law raises `LawBroken` with
the law's number, the seed and the action number, so that it can be replayed.

 1 a random game ends within the game's cap of actions
 2 not over: one actor with a legal action; over: none, and a ranking
 3 the legal list is sorted and unique, and actions round-trip through text
 4 applying on a copy leaves every earlier state unchanged
 5 a state equals itself through JSON, with the same legal list
 6 replay of the log, and a kept state plus the tail, equal the live state
 7 listed exactly when `why_not` is None; an illegal action raises and changes nothing
 8 invariants: every component once; score = sum of its parts
 9 what a seat may not know changes neither its view nor legal list, why_not, preview
10 `view(imagine(view))` equals the view; legal lists too; imagined states pass law 8
11 undo gives the equal earlier state and stops at barriers
13 each text key exists in both languages with the same parameters (`text_faults`)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any

from .actions import Action, parse_action, sort_key, target_key
from .chance import SampledChance, random_action
from .contract import AnyGame
from .errors import IllegalAction, PlanszaError, UndoBlocked
from .match import Match
from .preview import preview
from .save import dump, load
from .setup import HUMAN, quick_setup
from .table import Table

UNIVERSE_SAMPLE = 400
ILLEGAL_SAMPLE = 3


class LawBroken(Exception):
    """A law does not hold: which one, where, and what was seen."""

    def __init__(self, law: int, game: str, seed: int, action: int, what: str) -> None:
        super().__init__(f"law {law} broken: {game}, seed {seed}, action {action}: {what}")
        self.law, self.game, self.seed, self.action, self.what = law, game, seed, action, what


class _Fault(Exception):
    """What a check found; `run_game` adds where."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(what)
        self.law, self.what = law, what


def _hold(law: int, condition: bool, what: object = "") -> None:
    if not condition:
        raise _Fault(law, str(what)[:2000])


@dataclass(slots=True)
class Moment:
    """One point of a game under test."""

    game: AnyGame
    state: Any
    legal: list[Action]
    seed: int
    number: int

    def chance(self, purpose: str) -> SampledChance:
        """Outcomes of this moment's own."""
        return SampledChance(f"{self.seed}/{self.number}/{purpose}")

    def watchers(self) -> list[int | None]:
        """Every seat in turn, one a moment, and now and then an onlooker."""
        seats = len(self.game.scores(self.state))
        turn = self.number % (seats + 1)
        actor = self.game.actor(self.state)
        return list(dict.fromkeys([actor, turn if turn < seats else None]))


def law_2(m: Moment) -> None:
    """Not over: one actor with something to do; over: nobody, and a ranking."""
    actor = m.game.actor(m.state)
    seats = len(m.game.scores(m.state))
    if actor is None:
        _hold(2, not m.legal, "over, but actions are listed")
        places = m.game.result(m.state).places
        _hold(2, len(places) == seats and min(places) == 1, f"ranking {places}")
    else:
        _hold(2, 0 <= actor < seats, f"actor {actor}")
        _hold(2, bool(m.legal), f"no action in {m.state.flow[-1]}")


def law_3(m: Moment) -> None:
    """Sorted, unique, round-trip through text, stable."""
    keys = [sort_key(a) for a in m.legal]
    _hold(3, keys == sorted(keys), f"not sorted: {[str(a) for a in m.legal]}")
    _hold(3, len(set(m.legal)) == len(m.legal), "doubled actions")
    view = m.game.view(m.state, m.game.actor(m.state))
    for action in m.legal:
        _hold(3, parse_action(str(action)) == action, action)
        verb = m.game.verbs[action.verb]
        if verb.order == "any":
            bag = Action(action.verb, tuple(sorted(action.targets, key=target_key)))
            _hold(3, bag == action, f"bag not sorted: {action}")
        m.game.label(view, action)
    _hold(3, m.game.legal_actions(m.state) == m.legal, "not stable")


def law_5(m: Moment) -> None:
    """JSON and back: equal, the same legal list."""
    text = json.dumps(m.game.state_to_json(m.state))
    again = m.game.state_from_json(json.loads(text))
    _hold(5, again == m.state, "state differs after JSON")
    _hold(5, m.game.legal_actions(again) == m.legal, "legal list differs after JSON")


def law_7(m: Moment) -> None:
    """`why_not` is the legal list, over the game's universe; illegal ones change nothing."""
    listed = set(m.legal)
    asked = list(islice(m.game.universe(m.state), UNIVERSE_SAMPLE))
    refused = []
    for action in {*asked, *m.legal}:
        reason = m.game.why_not(m.state, action)
        _hold(7, (reason is None) == (action in listed), f"{action}: {reason}")
        if reason is not None:
            refused.append(action)
    refused.append(Action("no_such_verb"))
    before = m.game.state_to_json(m.state)
    for action in sorted(refused, key=sort_key)[:: max(1, len(refused) // ILLEGAL_SAMPLE)]:
        _refuse(m, action)
    _hold(7, m.game.state_to_json(m.state) == before, "an illegal action changed the state")


def _refuse(m: Moment, action: Action) -> None:
    reason = m.game.why_not(m.state, action)
    try:
        m.game.apply(m.state, action, Table(m.chance("illegal")))
    except IllegalAction as error:
        _hold(7, error.reason == reason, f"{action}: {error.reason} is not {reason}")
    else:
        raise _Fault(7, f"{action} was carried out")


def law_8(m: Moment) -> None:
    """Every component once; every score the sum of its parts."""
    _check_state(8, m.game, m.state)
    scores = m.game.scores(m.state)
    parts = [sum(part.values()) for part in m.game.breakdown(m.state)]
    _hold(8, parts == scores, f"parts {parts}, scores {scores}")
    periods = [period.points for period in m.game.periods(m.state)]
    by_time = [sum(points) for points in zip(*periods, strict=True)] if periods else scores
    _hold(8, by_time == scores, f"by time {by_time}, scores {scores}")


def _check_state(law: int, game: AnyGame, state: Any) -> None:
    try:
        game.check(state)
    except AssertionError as error:
        raise _Fault(law, f"invariant: {error}") from error


def law_9(m: Moment) -> None:
    """What a seat may not know does not show."""
    for seat in m.watchers():
        other = m.game.secrets(m.state, seat, m.chance("secrets"))
        _check_state(9, m.game, other)
        mine, theirs = m.game.view(m.state, seat), m.game.view(other, seat)
        _hold(9, mine == theirs, f"seat {seat}: {_difference(m.game, mine, theirs)}")
        _hold(9, m.game.scores(m.state) == m.game.scores(other), "scores leak a secret")
        _hold(9, m.game.breakdown(m.state) == m.game.breakdown(other), "points leak a secret")
        _hold(9, m.game.periods(m.state) == m.game.periods(other), "points leak a secret")
        if seat is not None and seat == m.game.actor(m.state):
            _hold(9, m.game.actor(other) == seat, "the actor depends on a secret")
            _hold(9, m.game.legal_actions(other) == m.legal, "the legal list leaks a secret")
            for action in islice(m.game.universe(m.state), 0, UNIVERSE_SAMPLE, 7):
                same = m.game.why_not(m.state, action) == m.game.why_not(other, action)
                _hold(9, same, f"why_not leaks a secret: {action}")


def _difference(game: AnyGame, one: Any, two: Any) -> str:
    a, b = game.view_to_json(one), game.view_to_json(two)
    return "; ".join(f"{k}: {a[k]} / {b[k]}" for k in a if a[k] != b[k])


def law_10(m: Moment) -> None:
    """An imagined state looks the same, allows the same, and is a possible one."""
    for seat in m.watchers():
        view = m.game.view(m.state, seat)
        through_json = m.game.view_from_json(json.loads(json.dumps(m.game.view_to_json(view))))
        _hold(10, through_json == view, "the view differs after JSON")
        imagined = m.game.imagine(view, m.chance("imagine"))
        again = m.game.view(imagined, seat)
        _hold(10, again == view, f"seat {seat}: {_difference(m.game, view, again)}")
        _check_state(10, m.game, imagined)
        if seat is not None and seat == m.game.actor(m.state):
            _hold(10, m.game.legal_actions(imagined) == m.legal, "imagined legal list differs")
            action = m.legal[m.number % len(m.legal)]
            preview(m.game, view, action)


LAWS: dict[int, Callable[[Moment], None]] = {
    2: law_2, 3: law_3, 5: law_5, 7: law_7, 8: law_8, 9: law_9, 10: law_10,
}  # fmt: skip
LIGHT = (2, 8)
HEAVY = tuple(LAWS)


def run_game(game: AnyGame, players: int, seed: int, light: bool = False) -> Match:
    """Play one random game under the laws; returns the finished match. Raises LawBroken."""
    kinds = ["random"] * (players - 1) + [HUMAN]
    setup = quick_setup(game.meta, kinds, seed, **_options(game, seed))
    number = 0
    try:
        match = Match(setup)
        picks = SampledChance(f"laws {seed}")
        while True:
            legal = match.legal_actions()
            moment = Moment(game, match.state, legal, seed, number)
            for law in LIGHT if light else HEAVY:
                LAWS[law](moment)
            if match.over:
                break
            _hold(1, number < game.meta.action_cap, f"no end after {number} actions")
            _step(match, random_action(legal, picks), light, number)
            number += 1
        _after(match, light)
    except _Fault as fault:
        raise LawBroken(fault.law, game.meta.id, seed, number, fault.what) from fault
    except PlanszaError as error:
        raise LawBroken(0, game.meta.id, seed, number, str(error)) from error
    return match


def _options(game: AnyGame, seed: int) -> dict[str, str]:
    """Options vary with the seed, so that every switch is walked through."""
    return {o.id: o.choices[(seed + i) % len(o.choices)] for i, o in enumerate(game.meta.options)}


def _step(match: Match, action: Action, light: bool, number: int) -> None:
    """One action, with laws 4 and 11 around it."""
    if light:
        match.act(action)
        return
    kept = match.state.copy()
    before = match.game.state_to_json(match.state)
    match.act(action)
    _hold(4, match.game.state_to_json(kept) == before, f"{action} changed an earlier state")
    if number % 5 == 0:
        _law_11(match)


def _law_11(match: Match) -> None:
    target = match.undo_target()
    reason = match.why_no_undo()
    if reason is not None:
        try:
            match.undo()
        except UndoBlocked:
            return
        raise _Fault(11, f"undo crossed a barrier: {reason}")
    assert target is not None
    live = match.game.state_to_json(match.state)
    expected = match.game.state_to_json(match.state_after(target))
    gone = match.undo()
    _hold(11, match.game.state_to_json(match.state) == expected, "undo gave another state")
    for _ in gone:
        match.redo()
    _hold(11, match.game.state_to_json(match.state) == live, "redo gave another state")


def _after(match: Match, light: bool) -> None:
    """Law 6 at the end of the game: the log tells the same story."""
    if light:
        return
    again = load(dump(match))
    _hold(6, again.state == match.state, "replay of the save differs")
    half = len(match.entries) // 2
    _hold(6, match.state_after(len(match.entries)) == match.state, "snapshot and tail differ")
    _hold(6, again.state_after(half) == match.state_after(half), "half-way states differ")
    _hold(6, again.log(None) == match.log(None), "the log reads differently")


def text_faults(en: dict[str, Any], pl: dict[str, Any]) -> Iterable[str]:
    """Law 13: what is wrong between two catalogues."""
    from .text import fields_of

    for key in sorted(set(en) ^ set(pl)):
        yield f"{key}: only in one language"
    for key in sorted(set(en) & set(pl)):
        if fields_of(en[key]) != fields_of(pl[key]):
            yield f"{key}: parameters differ"
        if isinstance(en[key], dict) != isinstance(pl[key], dict):
            yield f"{key}: plural in one language only"
        for lang, entry, forms in (("en", en[key], 2), ("pl", pl[key], 3)):
            if isinstance(entry, dict) and len(entry) != forms:
                yield f"{key}: {lang} needs {forms} plural forms"
