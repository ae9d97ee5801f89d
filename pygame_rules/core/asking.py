"""What a game may add to a question on the screen. Every part has a plain answer to inherit."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .actions import Action
from .message import Message

V = TypeVar("V")


class MenuItem(NamedTuple):
    """A verb of a many-sided turn as a button, with its price."""

    verb: str
    label: Message


class Asking(Generic[V]):
    """Mixed into `Game`. `view` is the asked player's own, or an onlooker's (seat None) where
    others look at the same screen: what needs a secret is left out then."""

    def facts(self, view: V) -> list[Message]:
        """What the asked player wants to know beside the question: an offering to beat, odds,
        his own gold (in his own view only)."""
        return []

    def menu(self, view: V) -> list[MenuItem]:
        """The verbs of a turn in which several things may be done in any order, those that are
        not possible now among them. Empty: the question needs no menu."""
        return []

    def in_words(self, view: V) -> bool:
        """Whether the places that may be touched also stand as buttons beside the board."""
        return False

    def beside(self, view: V, action: Action) -> Message | None:
        """A few words under the button of an action's number: what it really costs."""
        return None

    def only_opens(self, view: V, action: Action) -> bool:
        """Whether a legal action only opens the next question of the same player and tells
        nobody anything, so that it needs no Confirm."""
        return False

    def laid_out(self, view: V) -> list[Action] | None:
        """For secrecy "peek": what lies before the asked player while others look on, worked
        out from an onlooker's view and therefore the same whatever he hides. All legal actions
        are in it, and some that he may turn out not to afford. None: the legal list itself
        tells nothing."""
        return None
