"""The result of a match: opened after the last move, closed to see the board, opened again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..draft import draft_of
from ..screens.end import end

if TYPE_CHECKING:
    from .play import Play


class Ending:
    """The end screen of a playing screen."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.shown = False

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """What its buttons do."""
        return {"show-board": self.close, "show-end": self.open, "rematch": self.rematch}

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
        parts = game.breakdown(match.state)
        title = app.words.title(setup.game)
        app.show(end(table, setup.seats, result, scores, parts, title))

    def rematch(self) -> None:
        """The same table again."""
        setup = self._play.session.match.setup
        self._play.app.open_draft(draft_of(setup, self._play.session.match.game.meta))
