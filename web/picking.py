"""From touches to an action, for every game alike.

The touched list starts empty. An action is compatible with it when its verb's order allows
the list as a beginning ("given") or as a part of the bag ("any"). The screen lights the
next targets of compatible actions and offers Confirm when the list is a legal action.
Numbers come from a stepper: where only numbers can follow, one is always proposed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame_rules.core.actions import Action, Target, Verb

SAME_TAP_MS = 400
"""A second tap on the same target counts as Confirm from here on; sooner it is no tap at all."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button in the list of choices: a whole action, or a step towards several."""

    verb: str
    target: Target | None
    action: Action | None


class Picker:
    """The touched list over one legal list."""

    def __init__(self, legal: Sequence[Action], verbs: Mapping[str, Verb]) -> None:
        self.legal = legal
        self._verbs = verbs
        self.touched: tuple[Target, ...] = ()
        self.verb: str | None = None
        self._number: int | None = None
        self._pressed = False

    # -- what follows -------------------------------------------------------------------
    def list_now(self) -> tuple[Target, ...]:
        """The touched list with the number that the stepper proposes."""
        number = self.number()
        return self.touched if number is None else (*self.touched, number)

    def ready(self) -> list[Action]:
        """The legal actions that the list is, whether or not longer ones exist."""
        now = self.list_now()
        if not now and self.verb is None:
            return []
        return [a for a in self._compatible(now, self.verb) if len(a.targets) == len(now)]

    def compatible(self) -> list[Action]:
        """The legal actions that contain the list."""
        return self._compatible(self.list_now(), self.verb)

    def targets(self) -> list[str]:
        """Elements that can follow, in the order of the legal list."""
        return [t for t in self._following(self.list_now(), self.verb) if isinstance(t, str)]

    def reachable(self) -> list[str]:
        """Elements whose touch changes the list: what follows, and what would replace."""
        found = dict.fromkeys(self.targets())
        for length in range(len(self.touched), -1, -1):
            for verb in (self.verb, None):
                following = self._following(self.touched[:length], verb)
                found.update(dict.fromkeys(t for t in following if isinstance(t, str)))
        found.update(dict.fromkeys(t for t in self.touched if isinstance(t, str)))
        return list(found)

    def numbers(self) -> list[int]:
        """What the stepper may show, ascending; empty where an element can follow."""
        following = self._following(self.touched, self.verb)
        if not following or any(isinstance(t, str) for t in following):
            return []
        if not self.touched and self.verb is None and len({a.verb for a in self.legal}) > 1:
            return []
        return sorted(t for t in following if isinstance(t, int))

    def number(self) -> int | None:
        """The number that the stepper shows."""
        numbers = self.numbers()
        if not numbers:
            return None
        return self._number if self._number in numbers else numbers[0]

    def choices(self) -> list[Choice]:
        """The same as buttons: what can follow the longest part of the list that goes on."""
        now = self.list_now()
        for length in range(len(now), -1, -1):
            found = self._choices(now[:length], self.verb if length else None)
            if found:
                return found
        return []

    def _choices(self, start: tuple[Target, ...], verb: str | None) -> list[Choice]:
        found: list[Choice] = []
        compatible = self._compatible(start, verb)
        for name in dict.fromkeys(action.verb for action in compatible):
            actions = [a for a in compatible if a.verb == name]
            if not start:
                found += [Choice(name, None, a) for a in actions if not a.targets]
            found += self._steps(name, actions, start)
        return found

    def _steps(
        self, verb: str, actions: Sequence[Action], start: tuple[Target, ...]
    ) -> list[Choice]:
        by_next: dict[Target, list[Action]] = {}
        for action in actions:
            for target in self._rest(action, start) or ():
                by_next.setdefault(target, []).append(action)
        if len(by_next) > 1 and all(isinstance(target, int) for target in by_next):
            return [] if start else [Choice(verb, None, None)]
        return [
            Choice(verb, target, found[0] if len(found) == 1 else None)
            for target, found in by_next.items()
        ]

    # -- touching -----------------------------------------------------------------------
    def touch(self, target: Target) -> bool:
        """Put an element into the list, or take it back; False if it means nothing here."""
        if self._add(self.list_now(), target, self.verb):
            return True
        if target in self.touched:
            self.take_back(target)
            return True
        return any(
            self._add(self.touched[:length], target, verb)
            for length in range(len(self.touched), -1, -1)
            for verb in (self.verb, None)
        )

    def _add(self, start: tuple[Target, ...], target: Target, verb: str | None) -> bool:
        if target not in self._following(start, verb):
            return False
        self.touched, self.verb = (*start, target), verb
        self._forget_number()
        return True

    def take_back(self, target: Target) -> None:
        """Remove a touched element; in a given order all after it too."""
        at = self.touched.index(target)
        actions = self._compatible(self.touched, self.verb)
        bag = all(self._verbs[action.verb].order == "any" for action in actions)
        self.touched = self.touched[:at] + (self.touched[at + 1 :] if bag else ())
        self._forget_number()

    def can_repeat(self, target: Target) -> bool:
        """Whether touching it adds to the list (a bag may hold it twice)."""
        return target in self._following(self.list_now(), self.verb)

    def choose(self, action: Action) -> None:
        """Take a whole action from the list of choices."""
        self.verb, self.touched = action.verb, action.targets
        self._forget_number()

    def choose_verb(self, verb: str, target: Target | None) -> None:
        """Take a step of the list of choices."""
        if self.verb != verb:
            self.verb = verb
            if not self._compatible(self.touched, self.verb):
                self.touched = ()
        if target is not None:
            self.touch(target)

    def set_number(self, number: int) -> None:
        """Set the stepper; a number that is not offered is ignored."""
        if number in self.numbers():
            self._number, self._pressed = number, False

    def press_number(self, number: int) -> None:
        """Choose a number by its own button or place: it is meant, not only proposed."""
        self.set_number(number)
        self._pressed = number in self.numbers()

    @property
    def untouched(self) -> bool:
        """Whether nothing has been chosen, not even a number."""
        return self.empty and self._number is None

    @property
    def proposes(self) -> bool:
        """Whether nothing has been chosen but a number is shown."""
        return self.untouched and self.number() is not None

    @property
    def pressed(self) -> bool:
        """Whether the number shown was chosen by `press_number`."""
        return self._pressed

    def with_number(self, number: int) -> Action | None:
        """The legal action that the list is with this number."""
        start = (*self.touched, number)
        ready = (a for a in self._compatible(start, self.verb) if len(a.targets) == len(start))
        return next(ready, None)

    def _forget_number(self) -> None:
        self._number, self._pressed = None, False

    def after(self, target: Target) -> Picker:
        """A picker as this one would be after the touch; this one stays as it is."""
        other = Picker(self.legal, self._verbs)
        other.touched, other.verb, other._number = self.touched, self.verb, self._number
        other.touch(target)
        return other

    def cancel(self) -> None:
        """Empty the list."""
        self.touched, self.verb = (), None
        self._forget_number()

    @property
    def empty(self) -> bool:
        """Whether nothing has been chosen."""
        return not self.touched and self.verb is None

    # -- compatibility ------------------------------------------------------------------
    def _compatible(self, start: tuple[Target, ...], verb: str | None) -> list[Action]:
        return [
            action
            for action in self.legal
            if verb in (None, action.verb) and self._rest(action, start) is not None
        ]

    def _following(self, start: tuple[Target, ...], verb: str | None) -> list[Target]:
        found: dict[Target, None] = {}
        for action in self._compatible(start, verb):
            found.update(dict.fromkeys(self._rest(action, start) or ()))
        return list(found)

    def _rest(self, action: Action, start: tuple[Target, ...]) -> tuple[Target, ...] | None:
        """What may be touched next towards `action`; None if `start` does not lead there."""
        return rest_of(action, start, self._verbs[action.verb])


def rest_of(action: Action, start: tuple[Target, ...], verb: Verb) -> tuple[Target, ...] | None:
    """What may be touched next towards `action` after `start`; None if that leads elsewhere."""
    if verb.order == "given":
        if action.targets[: len(start)] != start:
            return None
        return action.targets[len(start) : len(start) + 1]
    rest = list(action.targets)
    for target in start:
        if target not in rest:
            return None
        rest.remove(target)
    return tuple(dict.fromkeys(rest))
