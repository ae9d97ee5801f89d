"""One game on the screen: whose eyes see it, what has been touched, what may be shown.

Holds the match and everything that is not the game: the viewer, the curtain, the touched
list, the moment of the log being looked at. Nothing here knows of a browser or a language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from boards_svg.contract import Board, CardGroup, NumberSpot, Spot
from pygame_rules.core.actions import Action, Target
from pygame_rules.core.errors import Reason
from pygame_rules.core.match import LogLine, Match
from pygame_rules.core.message import Message
from pygame_rules.core.preview import Preview, preview

from .hint import Hint
from .picking import SAME_TAP_MS, Picker, rest_of
from .showing import Show


@dataclass(frozen=True, slots=True)
class Note:
    """The answer to a touch that is no choice: why not, and what stands there.

    `reading`: something to read, such as a card; it says nothing of what may be done.
    """

    reason: Reason | None
    about: Message | None
    reading: bool = False


class Session:
    """A match as one screen shows it."""

    def __init__(self, match: Match, board: Board, read_only: bool = False) -> None:
        self.match = match
        self.board = board
        self.read_only = read_only
        self.viewer: int | None = None
        self.covered: int | None = None
        self.moment: int | None = None
        self.note: Note | None = None
        self.hint: Hint | None = None
        self.show: Show | None = None
        self.hand_hidden = False
        self.peeking = False
        self._reasons: dict[int, Message] = {}
        self._touched_at = 0
        self._done_at = -SAME_TAP_MS
        self._preview: tuple[Action, Preview] | None = None
        self.picker = self._new_picker()
        self.settle()

    # -- whose eyes ---------------------------------------------------------------------
    @property
    def humans(self) -> list[int]:
        """The seats played by people."""
        return self.match.setup.humans()

    @property
    def secrecy(self) -> str:
        """How the game's secrets are kept on one screen."""
        return self.match.game.meta.secrecy

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.humans) > 1

    def settle(self) -> None:
        """After every change: lower the curtain, or note that the viewer has seen his view."""
        self.picker = self._new_picker()
        self.hint = self.show = None
        self.note = self.moment = self._preview = None
        self.peeking = False
        self.viewer, self.covered = self._eyes()
        if self.covered is not None:
            self.hand_hidden = False
        elif self.viewer is not None and not self.read_only:
            self.match.look(self.viewer)

    def _eyes(self) -> tuple[int | None, int | None]:
        """Who looks now, and for whom the curtain is down."""
        actor = self.match.actor
        if self.shared and (self.read_only or self.secrecy == "peek"):
            return None, None
        if self.secrecy == "hand" and self.shared:
            waits = actor in self.humans and actor != self.viewer
            return self.viewer, actor if waits else None
        return self._watching_human(), None

    def _watching_human(self) -> int | None:
        actor = self.match.actor
        if actor in self.humans:
            return actor
        return self.viewer if self.viewer is not None else next(iter(self.humans), None)

    def lift(self, now: int) -> None:
        """The named player has the tablet: show the view of that seat."""
        if self.covered is None or now - self._done_at < SAME_TAP_MS:
            return
        self.viewer = self.covered
        self._done_at = now
        self.settle()

    def peek(self, holding: bool) -> None:
        """Own secrets while a finger holds the button ("peek" games)."""
        self.peeking = holding and self.secrecy == "peek" and self.match.actor in self.humans
        if self.peeking and self.match.actor is not None and not self.read_only:
            self.match.look(self.match.actor)

    # -- what is shown ------------------------------------------------------------------
    def view(self) -> Any:
        """What the screen may show now: of the moment looked at, through the viewer's eyes."""
        seat = None if self.covered is not None else self.viewer
        if self.show is not None:
            return self.match.game.view(self.show.now.state, seat)
        if self.moment is not None:
            return self.match.game.view(self.match.state_after(self.moment), seat)
        return self.match.view(seat)

    def points(self) -> list[int]:
        """The scores at the moment shown."""
        match = self.match
        if self.show is not None:
            return match.game.scores(self.show.now.state)
        state = match.state if self.moment is None else match.state_after(self.moment)
        return match.game.scores(state)

    def tray(self) -> tuple[CardGroup, ...]:
        """Cards beside the board; own secrets only while they may be seen."""
        if self.peeking:
            return self.board.tray(self.match.view(self.match.actor))
        groups = self.board.tray(self.view())
        return tuple(_without_private(groups)) if self.hand_hidden else groups

    def log(self) -> list[LogLine]:
        """The log as the viewer may read it."""
        return self.match.log(None if self.covered is not None else self.viewer)

    def reason_after(self, count: int) -> Message | None:
        """Why a computer made the move after which there were `count` actions; not kept in saves.

        While the game runs only in general words (`bot.<key>.quiet`): what the computer reckons
        with are figures from its own hand, and that it had no other move would tell of it too.
        """
        reason = self._reasons.get(count)
        if reason is None or self.match.over:
            return reason
        return Message(f"{reason.key}.quiet")

    def last_touched(self) -> tuple[str, ...]:
        """Elements of the latest moves, for the last-move marks."""
        lines = [line for line in self.latest() if not line.item]
        return tuple(dict.fromkeys(e for line in lines for e in line.at))

    def latest(self) -> list[LogLine]:
        """What the moves since the last own decision told, that decision itself where nobody
        has moved since; looking back, what the move shown told."""
        if self.moment is not None:
            return [line for line in self.log() if line.after == self.moment]
        since = len(self.match.entries)
        while since > 0 and self.match.entries[since - 1].seat not in self.humans:
            since -= 1
        since = min(since, len(self.match.entries) - 1)
        return [line for line in self.log() if line.after > since]

    def before_computers(self) -> int | None:
        """How many actions there were before the computers made the last moves; None: the last
        one was a person's."""
        entries = self.match.entries
        count = len(entries)
        while count > 0 and entries[count - 1].seat not in self.humans:
            count -= 1
        return count if count < len(entries) else None

    def open_hint(self) -> Hint | None:
        """The hint, where only the player sees it whom it is for: it tells of his secrets."""
        return self.hint if self.peeking or not (self.shared and self.secrecy == "peek") else None

    @property
    def my_turn(self) -> bool:
        """Whether a person is asked here and now."""
        actor = self.match.actor
        waiting = self.covered is None and self.moment is None and not self.read_only
        return waiting and actor is not None and actor in self.humans

    @property
    def computer_turn(self) -> bool:
        """Whether a computer player is asked."""
        return not self.match.over and self.match.actor not in self.humans

    def forced(self) -> Action | None:
        """The only legal action, where playing it at once tells the table nothing."""
        legal = self.picker.legal
        plain = self.secrecy == "open" and len(legal) == 1 and not self.match.undone
        return legal[0] if plain and self.my_turn else None

    def preview(self, action: Action) -> Preview:
        """What the action would do, as far as its player can know."""
        if self._preview is None or self._preview[0] != action:
            view = self.match.view(self.match.actor)
            self._preview = action, preview(self.match.game, view, action)
        return self._preview[1]

    def look_at(self, moment: int | None) -> None:
        """Show the position after so many actions; None or the last one: as it is now."""
        self.show = None
        self.moment = None if moment == len(self.match.entries) else moment
        self.note = None
        self.picker.cancel()

    def present(self, show: Show | None) -> None:
        """Show an action item by item, the game standing still; None: no longer."""
        self.show, self.moment = show, None if show is None else show.count
        self.note = None
        self.picker.cancel()

    # -- choosing -----------------------------------------------------------------------
    def _new_picker(self) -> Picker:
        here = not self.read_only and self.match.actor in self.humans
        return Picker(self._laid_out() if here else [], self.match.game.verbs)

    def _laid_out(self) -> list[Action]:
        """What may be chosen from: the legal list, unless it would tell others at the screen
        what the asked player hides."""
        game = self.match.game
        if self.shared and self.secrecy == "peek":
            laid_out = game.laid_out(self.match.view(None))
            if laid_out is not None:
                return laid_out
        return self.match.legal_actions()

    def refusal(self, action: Action) -> Reason | None:
        """Why an action that lies open cannot be done after all; None: it is legal."""
        return self.match.game.why_not(self.match.state, action)

    def only_opens(self, action: Action) -> bool:
        """Whether the action only leads to the next question and needs no Confirm."""
        return self.match.game.only_opens(self.asked_view(), action)

    def asked_view(self) -> Any:
        """What the question may be shown with: the asked player's own view while he peeks."""
        return self.match.view(self.match.actor) if self.peeking else self.view()

    def number_spots(self) -> Mapping[str, NumberSpot]:
        """Places on the board that stand for the numbers asked for now."""
        if not self.my_turn or not self.picker.numbers():
            return {}
        return self.board.number_spots(self.view())

    def spots(self) -> Mapping[str, Spot]:
        """Everything on the board that may be touched now."""
        numbers = {element: place.spot for element, place in self.number_spots().items()}
        return {**self.board.spots(), **numbers} if numbers else self.board.spots()

    def reachable(self) -> set[str]:
        """Elements whose touch chooses something now."""
        if not self.my_turn:
            return set()
        numbers = set(self.picker.numbers())
        spots = self.number_spots().items()
        return {*self.picker.reachable(), *(e for e, place in spots if place.number in numbers)}

    def touch(self, element: str, now: int) -> Action | None:
        """A tap on an element. The action, if this was the second tap that confirms it."""
        self.note = None
        if not self.my_turn:
            self.note = Note(None, self._describe(element))
            return None
        if element in (numbers := self.number_spots()):
            return self.touch_number(numbers[element].number, now)
        if self._is_second(element):
            return self.picker.ready()[0] if self.may_confirm(now) else None
        if element in self.picker.reachable() and self.picker.touch(element):
            self._touched_at = now
        else:
            self.note = Note(self.why_not(element), self._describe(element))
        return None

    def touch_number(self, number: int, now: int) -> Action | None:
        """A tap on a number, like one on an element."""
        self.note = None
        picker = self.picker
        if picker.pressed and picker.number() == number:
            return picker.ready()[0] if picker.ready() and self.may_confirm(now) else None
        if number not in picker.numbers():
            self.note = Note(self._why_not_number(number), None)
        picker.press_number(number)
        self._touched_at = now
        return None

    def _why_not_number(self, number: int) -> Reason | None:
        """Why a number on the board is not offered: the rule's answer to the same choice."""
        like = self.picker.compatible()[0]
        return self.refusal(Action(like.verb, (*like.targets[:-1], number)))

    def _is_second(self, element: Target) -> bool:
        picker = self.picker
        last = bool(picker.touched) and picker.touched[-1] == element
        return last and len(picker.ready()) == 1 and not picker.can_repeat(element)

    def complete(self) -> Action | None:
        """The action, when the touched list is one and nothing could be added."""
        picker, ready = self.picker, self.picker.ready()
        meant = picker.pressed or len(picker.numbers()) < 2
        return ready[0] if len(ready) == 1 and picker.compatible() == ready and meant else None

    def choose(self, action: Action, now: int) -> None:
        """Take a whole action from the list of choices."""
        self.picker.choose(action)
        self._touched_at = now

    def may_confirm(self, now: int) -> bool:
        """Whether a second tap counts as Confirm by now."""
        return now - self._touched_at >= SAME_TAP_MS

    def _describe(self, element: str) -> Message | None:
        if element not in self.board.spots():
            return None
        return self.board.describe(self.view(), element)

    def why_not(self, element: str) -> Reason | None:
        """Why nothing can be done with an element now: the rule's own answer; None where the
        rules know nothing to do there at all."""
        state, game = self.match.state, self.match.game
        found = []
        for action in game.universe(state):
            rest = rest_of(action, self.picker.touched, game.verbs[action.verb]) or ()
            if element in rest or element in action.targets[:1]:
                found.append(action)
        return self._commonest_refusal(found)

    def why_not_verb(self, verb: str) -> Reason | None:
        """Why nothing of this kind can be done now."""
        universe = self.match.game.universe(self.match.state)
        return self._commonest_refusal([action for action in universe if action.verb == verb])

    def _commonest_refusal(self, actions: Iterable[Action]) -> Reason | None:
        """Of several answers the commonest."""
        reasons = [reason for action in actions if (reason := self.refusal(action)) is not None]
        if not reasons:
            return None
        ((key, _),) = Counter(reason.key for reason in reasons).most_common(1)
        return next(reason for reason in reasons if reason.key == key)

    def may_commit(self, now: int) -> bool:
        """Two taps on a button within a moment do one step only."""
        return self.my_turn and now - self._done_at >= SAME_TAP_MS

    def commit(self, action: Action, now: int, reason: Message | None = None) -> None:
        """Carry out an action of a person, or of a computer with its reason. Raises
        IllegalAction."""
        self.match.act(action)
        if reason is not None:
            self._reasons[len(self.match.entries)] = reason
        self._done_at = now
        self.settle()

    # -- going back ---------------------------------------------------------------------
    def why_no_undo(self) -> Reason | None:
        """None if the last decision can be taken back."""
        return self.match.why_no_undo()

    def why_no_redo(self) -> Reason | None:
        """None if something taken back can be repeated."""
        return None if self.match.undone else Reason("redo_nothing")

    def undo(self, whole_turn: bool = False) -> None:
        """Take back one decision, or to the start of the turn. Raises UndoBlocked."""
        if whole_turn:
            self.match.undo_turn()
        else:
            self.match.undo()
        left = len(self.match.entries)
        self._reasons = {at: why for at, why in self._reasons.items() if at <= left}
        self.settle()

    def redo(self) -> None:
        """Repeat what was taken back, up to the next decision of a person."""
        self.match.redo()
        while self.match.undone and self.match.undone[0].seat not in self.humans:
            self.match.redo()
        self.settle()


def _without_private(groups: Iterable[CardGroup]) -> Iterable[CardGroup]:
    for group in groups:
        cards = tuple(card for card in group.cards if not card.private)
        yield CardGroup(group.key, cards)
