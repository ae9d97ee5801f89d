"""The result of a match: opened after the last move, closed to see the board, opened again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..draft import Draft, draft_of
from ..markup import Html
from ..results import Offer
from ..screens.end import end
from ..screens.results import level_offer
from ..widgets import points
from ..words import TableWords

if TYPE_CHECKING:
    from .play import Play


class Ending:
    """The end screen of a playing screen."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.shown = False

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """What its buttons do."""
        return {
            "show-board": self.close,
            "show-end": self.open,
            "rematch": self.rematch,
            "offer-take": self.take_offer,
            "offer-never": self.decline_offers,
        }

    def open(self) -> None:
        """Show the result, if the match is over and still on the screen."""
        play = self._play
        if play.app.screen is play and play.session.match.over and play.session.moment is None:
            self.shown = True
            self.paint()
            play.app.port.focus("heading")

    def close(self) -> None:
        """Back to the board and the log."""
        self.shown = False
        self._play.paint()
        self._play.app.port.focus("heading")

    def paint(self) -> None:
        """The whole screen."""
        app, match = self._play.app, self._play.session.match
        setup, game = match.setup, match.game
        table = app.words.table(setup.game, setup.names())
        result, scores = game.result(match.state), game.scores(match.state)
        title = app.words.title(setup.game)
        offer = self._offer()
        shown = level_offer(app.words, offer) if offer else None
        app.show(end(table, setup.seats, result, scores, self._tables(table), title, shown))

    def _tables(self, table: TableWords) -> list[Html | None]:
        """Where the points come from: by source, by time, in pictures."""
        session, match = self._play.session, self._play.session.match
        game, seats = match.game, match.setup.seats
        scores, drawn = game.scores(match.state), match.view(session.viewer)
        return [
            points.sources(table, seats, game.breakdown(match.state), scores),
            points.periods(table, seats, game.periods(match.state), scores),
            points.pictures(table, session.board.ending(drawn, self._play.app.words.lang)),
        ]

    def rematch(self) -> None:
        """The same table again."""
        self._play.app.open_draft(self._same_table())

    def _same_table(self) -> Draft:
        match = self._play.session.match
        return draft_of(match.setup, match.game.meta)

    # -- another level ------------------------------------------------------------------
    def _offer(self) -> Offer | None:
        play = self._play
        return play.app.results.read().offer(play.save_id, play.session.match.setup.game)

    def take_offer(self) -> None:
        """The same table again, its computers at the level offered."""
        offer = self._offer()
        if offer is not None:
            self._play.app.open_draft(self._same_table().with_level(offer.level))

    def decline_offers(self) -> None:
        """Never offer another level again (the results screen can take that back)."""
        self._play.app.results.set_offers(False)
        self.paint()
        self._play.app.port.focus("heading")
