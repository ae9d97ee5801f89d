"""Paints a session region by region; a region is touched only when its markup has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boards_svg.contract import CardGroup
from pygame_rules.core.actions import Action
from pygame_rules.core.match import LogLine

from ..markup import Html, join, tag
from ..picking import Choice
from ..port import Port
from ..screens import play as screen
from ..session import Note, Session
from ..widgets import aids, board_sheet, choices, log, players, position, tray
from ..widgets.controls import button
from ..widgets.icons import icon
from ..words import TableWords, Words
from .aid_painter import AidPainter
from .board_painter import BoardPainter

DIRECT = 8
"""At most so many choices without a place on the board stand as buttons under the prompt."""


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
        markup = screen.frame(self._words, title, session.match.setup.seats, sheet)
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
            ("action", join(self.aids.above(), self._action(view), self.aids.below())),
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
        lit = [e for e in self.lit if e in spots]
        return join(board_sheet.marks(self._session.board, last, lit), self.aids.marks())

    # -- words --------------------------------------------------------------------------
    def _prompt(self, view: Any) -> Html:
        session = self._session
        if session.moment is not None:
            return self.aids.looking_back(session.moment)
        return tag("span", self._table.say(session.match.game.prompt(view)))

    def _live(self, prompt: Html) -> Html:
        """For screen readers: what just happened, then what is asked, and that it takes time."""
        match, lines = self._session.match, self._session.log()
        news = [self._table.say(line.message) for line in lines if line.after == len(match.entries)]
        more = self.aids.said(self.thinking)
        return join(tag("span", " ".join(news[-4:])), " ", prompt, " ", more)

    def _banner(self) -> Html:
        """What lies over the board: the device's own trouble, and the way back to now."""
        session = self._session
        strips = list(self.strips)
        if session.moment is not None:
            strips.insert(0, aids.moment_strip(self._words, session.moment))
        return join(strips)

    def _notices(self, view: Any) -> Html:
        """What the rules keep saying for a while: it covers no space of the board."""
        notices = self._session.match.game.notices(view)
        return join([tag("p", icon("info"), self._table.say(notice)) for notice in notices])

    def _scores(self) -> Html:
        match = self._session.match
        return players.scores(self._table, match.setup.seats, self._points, match.actor)

    # -- choosing -----------------------------------------------------------------------
    def _action(self, view: Any) -> Html:
        session = self._session
        if session.note is not None:
            return self._note(session.note)
        if not session.my_turn:
            return join()
        ready = session.picker.ready()
        if not ready and self.hovered is not None:
            return self._hover(view, self.hovered)
        parts: list[Html | None] = [choices.stepper(self._table, session.picker)]
        if ready:
            parts.append(self._confirm(view, ready))
        else:
            parts.append(self._direct(view))
        return join(parts)

    def _confirm(self, view: Any, ready: list[Action]) -> Html:
        session = self._session
        shown = session.preview(ready[0]) if len(ready) == 1 else None
        return choices.confirm(self._table, session.match.game, view, ready, shown)

    def _hover(self, view: Any, element: str) -> Html:
        """With a mouse: the preview before the click."""
        picker = self._session.picker
        found = [c for c in picker.choices() if c.target == element and c.action is not None]
        if len(found) != 1 or found[0].action is None:
            return self._direct(view)
        action = found[0].action
        label = self._table.say(self._session.match.game.label(view, action))
        lines = choices.preview_lines(self._table, self._session.preview(action))
        return join(tag("p", label, class_="chosen-label"), lines)

    def _direct(self, view: Any) -> Html:
        """Choices that have no place on the board or in the tray, and Cancel once begun."""
        picker = self._session.picker
        found = [choice for choice in picker.choices() if not self._has_place(choice)]
        listed = None
        if 0 < len(found) <= DIRECT:
            game = self._session.match.game
            listed = choices.choice_list(
                self._table, game, view, found, picker, "direct", self.aids.hinted(found)
            )
        hint = (
            tag("p", self._words("play.hint"), class_="help") if self.board.target_list() else None
        )
        cancel = None
        if not picker.empty:
            cancel = button("cancel", self._words("choice.cancel"), sign="cross", id="cancel")
        return join(listed, cancel or (None if listed else hint))

    def _has_place(self, choice: Choice) -> bool:
        if not isinstance(choice.target, str):
            return False
        cards = {card.id for group in self._cards for card in group.cards}
        return choice.target in self._session.board.spots() or choice.target in cards

    def _note(self, note: Note) -> Html:
        about = tag("p", self._table.say(note.about), class_="about-place") if note.about else None
        why = None
        if note.reason is not None:
            why = tag("p", icon("warning"), self._table.reason(note.reason), class_="why-not")
        elif self._session.my_turn and not note.reading:
            why = tag("p", self._words("play.nothing_here"), class_="why-not")
        ok = button("dismiss", self._words("play.dismiss"), sign="check", id="dismiss")
        return tag("div", about, why, ok, class_="note")

    # -- beside the board ---------------------------------------------------------------
    def _tray(self) -> Html:
        session = self._session
        own = any(card.private for group in self._cards for card in group.cards)
        peek = session.secrecy == "peek" and session.shared
        return tray.tray(
            self._table,
            self._cards,
            set(session.picker.reachable()) if session.my_turn else set(),
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
            return log.log(self._table, lines, self._whys(lines), session.moment, self.whole_log)
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

    def _whys(self, lines: Sequence[LogLine]) -> dict[int, str]:
        """Why the computers moved, by the number of actions after the move."""
        reasons = {line.after: self._session.reason_after(line.after) for line in lines}
        return {
            after: self._table.say(reason)
            for after, reason in reasons.items()
            if reason is not None and self._table.has(reason.key)
        }

    def _choices(self, view: Any) -> Html:
        session = self._session
        found = session.picker.choices() if session.my_turn else []
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
