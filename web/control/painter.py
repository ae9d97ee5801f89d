"""Paints a session region by region; a region is touched only when its markup has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boards_svg.contract import CardGroup
from pygame_rules.core.match import LogLine

from ..markup import Html, join, tag
from ..port import Port
from ..screens import play as screen
from ..session import Session
from ..widgets import aids, board_sheet, choices, log, players, position, scenes, tray
from ..widgets.icons import icon
from ..words import TableWords, Words
from .aid_painter import AidPainter
from .board_painter import BoardPainter
from .question_painter import QuestionPainter, open_choices

BROAD = 1.15
"""Boards that much wider than high leave room below them for the zoom."""


class Painter:
    """The playing screen of one session."""

    def __init__(self, port: Port, words: Words, session: Session) -> None:
        self._port = port
        self._words = words
        self._session = session
        setup = session.match.setup
        self._table: TableWords = words.table(setup.game, setup.names())
        self._shown: dict[str, str] = {}
        self.board = BoardPainter(port, self._table, session)
        self.aids = AidPainter(self._table, session)
        self.question = QuestionPainter(self._table, session, self.aids)
        self._cards: tuple[CardGroup, ...] = ()
        self._points: list[int] = []
        self.tab = "players"
        self.whole_log = False
        self.thinking = False
        self._share = 0.0
        self.strips: list[Html] = []
        self.lit: tuple[str, ...] = ()
        self.hovered: str | None = None

    # -- the screen ---------------------------------------------------------------------
    def whole(self) -> None:
        """The screen from nothing."""
        session = self._session
        title = self._words.title(session.match.setup.game)
        label = self._words("play.board_of", title=title)
        sheet = board_sheet.sheet(session.board, self._words.lang, label)
        broad = session.board.width > BROAD * session.board.height
        markup = screen.frame(self._words, title, session.match.setup.seats, sheet, broad)
        self._shown = {}
        self.board.forget()
        self._port.set_html("app", markup)
        self._port.attach_zoom()
        self.refresh()

    def refresh(self) -> None:
        """Everything that has changed."""
        view = self._session.view()
        self._cards = self._session.tray()
        self._points = self._session.points()
        self.board.hinted = self.aids.hint_elements()
        self.board.paint(view)
        for region, markup in self._regions(view):
            self._show(region, markup)
        self.far(self._share)

    def far(self, share: float) -> None:
        """How far the thought is, 0 to 1, on the bars that are on the page."""
        self._share = share
        for bar in aids.THOUGHT_BARS if self.thinking or self.aids.hinting else ():
            self._port.set_attr(bar, "value", f"{share:.2f}")

    def _regions(self, view: Any) -> list[tuple[str, Html]]:
        prompt, sign = self._prompt(view), self.aids.sign(self.thinking)
        return [
            ("marks", self._marks()),
            ("scores", self._scores()),
            ("banner", self._banner()),
            ("notices", self._notices(view)),
            ("prompt", join(prompt, sign)),
            ("action", join(self.aids.above(), self._question(view), self.aids.below())),
            ("tray", self._tray()),
            ("tabs", screen.tabs(self._words, self.tab)),
            ("panel", self._panel(view)),
            ("tools", self._tools()),
            ("live", self._live(prompt)),
        ]

    def _show(self, region: str, markup: str) -> None:
        if self._shown.get(region) != markup:
            self._shown[region] = markup
            self._port.set_html(region, markup)

    def _marks(self) -> Html:
        spots = self._session.board.spots()
        last = [e for e in self._session.last_touched() if e in spots]
        show = self._session.show
        lit = [e for e in (show.now.lit if show is not None else self.lit) if e in spots]
        return join(board_sheet.marks(self._session.board, last, lit), self.aids.marks())

    # -- words --------------------------------------------------------------------------
    def _prompt(self, view: Any) -> Html:
        session = self._session
        if session.show is not None:
            return scenes.title(self._table, session.show)
        if session.moment is not None:
            return self.aids.looking_back(session.moment)
        return tag("span", self._table.say(session.match.game.prompt(view)))

    def _live(self, prompt: Html) -> Html:
        """For screen readers: what just happened, then what is asked, and that it takes time."""
        match, lines = self._session.match, self._session.log()
        news = [self._table.say(line.message) for line in lines if line.after == len(match.entries)]
        if self._session.show is not None:
            news = [self._table.say(message) for message in self._session.show.now.lines]
        more = self.aids.said(self.thinking)
        return join(tag("span", " ".join(news[-4:])), " ", prompt, " ", more)

    def _banner(self) -> Html:
        """What lies over the board: the device's own trouble, and the way back to now."""
        session = self._session
        strips = list(self.strips)
        if session.moment is not None and session.show is None:
            strips.insert(0, aids.moment_strip(self._words, session.moment))
        return join(strips)

    def _notices(self, view: Any) -> Html:
        """What the rules keep saying for a while: it covers no space of the board."""
        notices = self._session.match.game.notices(view)
        return join([tag("p", icon("info"), self._table.say(notice)) for notice in notices])

    def _scores(self) -> Html:
        match = self._session.match
        return players.scores(self._table, match.setup.seats, self._points, match.actor)

    def _question(self, view: Any) -> Html:
        if self._session.show is not None:
            return scenes.scene(self._table, self._session.show)
        places = bool(self.board.target_list())
        return self.question.paint(view, self._cards, self.hovered, places)

    # -- beside the board ---------------------------------------------------------------
    def _tray(self) -> Html:
        session = self._session
        own = any(card.private for group in self._cards for card in group.cards)
        peek = session.secrecy == "peek" and session.shared
        return tray.tray(
            self._table,
            self._cards,
            session.reachable(),
            session.picker.touched,
            self.aids.hint_elements(),
            hidden=session.hand_hidden,
            hideable=own or session.hand_hidden,
            holdable=peek and session.my_turn,
        )

    def _panel(self, view: Any) -> Html:
        session = self._session
        if self.tab == "log":
            lines = session.log()
            whys, picture = self.whys(lines), session.board.picture
            return log.log(self._table, lines, whys, session.moment, self.whole_log, picture)
        if self.tab == "choices":
            return self._choices(view)
        people = self._players(view)
        if self.tab == "board":
            return position.position(self._table, session.board, view, people)
        return people

    def _players(self, view: Any) -> Html:
        match = self._session.match
        counts = match.game.panel(view)
        return players.panel(
            self._table, match.setup.seats, self._points, counts, match.actor, self.thinking
        )

    def whys(self, lines: Sequence[LogLine]) -> dict[int, str]:
        """Why the computers moved, by the number of actions after the move."""
        reasons = {line.after: self._session.reason_after(line.after) for line in lines}
        return {
            after: self._table.say(reason)
            for after, reason in reasons.items()
            if reason is not None and self._table.has(reason.key)
        }

    def _choices(self, view: Any) -> Html:
        session = self._session
        found = open_choices(session) if session.my_turn else []
        if not found:
            return tag("p", self._words("choice.none"), class_="help")
        game = session.match.game
        hinted = self.aids.hinted(found)
        return choices.choice_list(self._table, game, view, found, session.picker, "all", hinted)

    def _tools(self) -> Html:
        session = self._session
        if session.read_only:
            return join()
        no_undo, no_redo = session.why_no_undo(), session.why_no_redo()
        return screen.tools(self._table, no_undo, no_undo, no_redo)

    def news(self) -> list[str]:
        """What everyone saw happen since the covered seat last decided."""
        session = self._session
        entries = session.match.entries
        own = [i for i, entry in enumerate(entries, start=1) if entry.seat == session.covered]
        since = own[-1] if own else 0
        return [self._table.say(line.message) for line in session.log() if line.after > since]


def prompt_key(session: Session) -> str:
    """The text key of the prompt, for the help chapter that explains it."""
    return session.match.game.prompt(session.view()).key
