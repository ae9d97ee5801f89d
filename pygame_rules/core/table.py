"""What a rule may touch besides the state: chance, and the ear of the players."""

from __future__ import annotations

from typing import NamedTuple

from .chance import PUBLIC, Audience, Chance, audience_mask
from .message import Message, Param


class Event(NamedTuple):
    """Something that happened: text `event.<key>`, who may know it, which elements it touched.

    `certain`: it follows from what its audience sees already, so a preview may tell it.
    `item`: which item of a scoring it belongs to (`Table.next_item`), 0 for none.
    """

    key: str
    params: dict[str, Param]
    to: Audience
    at: tuple[str, ...]
    certain: bool = False
    item: int = 0

    def message(self) -> Message:
        """The event as a sentence."""
        return Message(f"event.{self.key}", self.params)

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know it."""
        return self.to is None or (seat is not None and seat in self.to)


class Table:
    """Chance and the log. With `listening` off (playouts) events are dropped."""

    __slots__ = ("_items", "chance", "events", "item", "listening", "revealed")

    def __init__(self, chance: Chance, listening: bool = True) -> None:
        self.chance = chance
        self.listening = listening
        self.events: list[Event] = []
        self.revealed = 0
        self.item = self._items = 0

    def tell(
        self,
        key: str,
        to: Audience = PUBLIC,
        at: tuple[str, ...] = (),
        certain: bool = False,
        **params: Param,
    ) -> None:
        """Log an event. Hot paths ask `listening` first."""
        if self.listening:
            self.events.append(Event(key, params, to, at, certain, self.item))

    def next_item(self) -> None:
        """What is told from now on is the next item of a scoring, or of anything else that the
        screen should show one by one on the board; what is told first is its title."""
        self._items += 1
        self.item = self._items

    def items_over(self) -> None:
        """The last item is over."""
        self.item = 0

    def reveal(self, to: Audience = PUBLIC) -> None:
        """A barrier without a draw: these seats now see something that was hidden."""
        self.revealed |= audience_mask(to)
        self.chance.reveal(to)
