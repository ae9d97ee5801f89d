"""Nothing of another's hand is in the document at any moment, under the curtain or not.

A `MutationObserver` notes the page after every change that the app makes, whether or not the
browser paints it; the notes are judged against what the person at the tablet may know.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from playwright.sync_api import Page

from boards_svg.contract import Card
from boards_svg.registry import board_for
from e2e.table import TOO_SOON_MS, moves, wait_for_moves
from pygame_rules.core.actions import Action
from pygame_rules.core.match import Match
from web.words import TableWords, Words

WATCH = """
() => {
  const app = document.getElementById("app"), known = new Set();
  const moments = window.moments = [];
  const words = () => [...document.querySelectorAll("#app > .curtain, .side, #scores, #banner")]
    .map(part => part.outerHTML).join("");
  const note = () => {
    const text = words();
    if (known.has(text)) return;
    known.add(text);
    moments.push({
      covered: app.querySelector("#lift") !== null,
      cards: [...app.querySelectorAll("[data-card]")].map(card => card.dataset.card),
      own: [...app.querySelectorAll(".card.own")].map(card => card.dataset.card),
      text,
    });
  };
  new MutationObserver(note).observe(app, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  note();
}
"""
TAKE = "window.moments.splice(0)"
Do = Callable[[Page, Action], None]


class Moment(NamedTuple):
    """What stood in the document: `own` are cards that only their owner may see."""

    covered: bool
    cards: list[str]
    own: list[str]
    text: str


class Onlooker:
    """Sits beside a match that is played in the page and here, move by move."""

    def __init__(self, page: Page, match: Match, words: set[str]) -> None:
        """`words`: groups of the tray whose titles occur nowhere else in the page."""
        self._page = page
        self._match = match
        self._groups = words
        self._table: TableWords = Words("en").table(match.setup.game, match.setup.names())
        self._board = board_for(match.setup.game).for_players(len(match.setup.seats))
        self.moments = self.lifted = 0
        page.evaluate(WATCH)

    def secret_cards(self, seat: int, groups: set[str] | None = None) -> list[Card]:
        """The cards that only this seat may see now."""
        tray = self._board.tray(self._match.view(seat))
        chosen = [group for group in tray if groups is None or group.key in groups]
        return [card for group in chosen for card in group.cards if card.private]

    def secret_words(self, seat: int) -> set[str]:
        """Sentences and titles that the seat may read now and the others may not."""
        cards = self.secret_cards(seat, self._groups)
        lines = {self._table.say(line.message) for line in self._match.log(seat)}
        public = {self._table.say(line.message) for line in self._match.log(None)}
        return (lines - public) | {self._table.say(card.title) for card in cards}

    def turn(self, do: Do, choice: Action) -> None:
        """The person to move makes this move; every moment until then and since is judged."""
        match, seat = self._match, self._match.actor
        assert seat is not None
        cards, secrets = self._known_to(seat)
        self._take_tablet()
        do(self._page, choice)
        match.act(choice)
        wait_for_moves(self._page, len(match.entries))
        assert moves(self._page) == len(match.entries)
        cards_now, secrets_now = self._known_to(seat)
        others = [self.secret_words(other) for other in match.setup.humans() if other != seat]
        hidden = set[str]().union(*others) - secrets_now
        self.judge(cards | cards_now, hidden, hidden | secrets | secrets_now)

    def _known_to(self, seat: int) -> tuple[set[str], set[str]]:
        return {card.id for card in self.secret_cards(seat)}, self.secret_words(seat)

    def _take_tablet(self) -> None:
        self._page.wait_for_timeout(TOO_SOON_MS)
        if self._page.locator("#lift").count():
            self.lifted += 1
            self._page.locator("#lift").click()
            self._page.wait_for_selector("#prompt")
            self._page.wait_for_timeout(TOO_SOON_MS)

    def judge(self, mine: set[str], hidden: set[str], secret: set[str]) -> None:
        """The moments since the last call: own cards are among `mine`, nothing `hidden` is
        told, and under the curtain nothing `secret` and no card at all."""
        for moment in [Moment(**found) for found in self._page.evaluate(TAKE)]:
            self.moments += 1
            unsaid = secret if moment.covered else hidden
            assert not [word for word in unsaid if escape(word, quote=False) in moment.text]
            assert set(moment.own) <= mine
            assert not (moment.covered and moment.cards)
