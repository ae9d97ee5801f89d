"""The app: which screen is on show, settings, saves, the way from one screen to another.

`start()` is called by `main.py` in the browser. Everything else works on any `Port`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import replace

from pygame_rules.core.errors import UnknownGame
from pygame_rules.core.registry import meta_of

from . import settings as settings_module
from .control import pages
from .control.home import Home
from .control.matches import Matches
from .control.new_game import NewGame
from .control.screen import Act, Data, Screen
from .device import Device
from .draft import Draft, new_draft
from .markup import Html
from .port import Port
from .results import Results
from .screens.home import toast
from .shelf import games
from .storage import Saves, StoreFailed, save_of_key
from .thinking import Thinker
from .words import Words

TOAST_MS = 10_000
BOT_NAMES = 4


class App:
    """One tab of the page."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.saves = Saves(port.store)
        self.results = Results(port.store)
        self.device = Device(port.store)
        self.settings = settings_module.load(self._stored_settings(), port.language())
        self.words = Words(self.settings.lang)
        self.thinker = Thinker(port.workers, port)
        self.matches = Matches(self)
        self.screen: Screen = Home(self)
        self._trail: list[str] = []
        self._toast = 0

    def _stored_settings(self) -> str | None:
        try:
            return self.port.store.get(settings_module.KEY)
        except StoreFailed:
            return None

    # -- screens ------------------------------------------------------------------------
    def start(self) -> None:
        """Show what the address asks for."""
        self._set_root()
        try:
            self.open(self.port.route())
        except Exception as error:  # whatever a save holds, the page starts
            traceback.print_exception(error)
            self.go("")
            self.say(self.words("page.trouble"))
        self.port.started()

    def show(self, markup: Html) -> None:
        """Replace the whole screen."""
        self.port.set_html("app", markup)

    def go(self, route: str) -> None:
        """Open a screen and set the address."""
        self.port.set_route(route, replace=False)
        self.open(route)
        self.port.focus("heading")

    def back(self) -> None:
        """The screen before this one, or home."""
        if self._trail:
            self._trail.pop()
        self.go(self._trail.pop() if self._trail else "")

    def open(self, route: str) -> None:
        """Open a screen. An address that means nothing opens home."""
        self._trail = [*(r for r in self._trail if r != route), route][-9:]
        head, _, rest = route.partition("/")
        opener = self._openers().get(head)
        screen = opener(rest) if opener else None
        if screen is None:
            self._trail = []
            screen = Home(self)
        self._enter(screen)

    def _openers(self) -> dict[str, Callable[[str], Screen | None]]:
        return {
            "new": self._new_game,
            "play": self.matches.open,
            "rescue": lambda rest: pages.Rescue(self, rest),
            "settings": lambda rest: pages.Settings(self),
            "results": lambda rest: pages.Results(self),
            "help": self._help,
            "about": lambda rest: pages.About(self),
        }

    def enter(self, route: str, screen: Screen) -> None:
        """Open a screen that is already made, under this address."""
        self._trail = [route]
        self.port.set_route(route, replace=False)
        self._enter(screen)
        self.port.focus("heading")

    def _enter(self, screen: Screen) -> None:
        playing = self.matches.playing
        staying = isinstance(screen, pages.BESIDE_A_GAME)
        if playing is not None and staying:
            playing.computers.stop()
        elif screen is not playing:
            self.matches.leave()
        self.screen = screen
        screen.paint()

    def _new_game(self, game_id: str) -> Screen | None:
        meta = next((meta for meta in games() if meta.id == game_id), None)
        if meta is None:
            return None
        return NewGame(self, new_draft(meta, self.player_names(), self.bot_names()))

    def open_draft(self, draft: Draft) -> None:
        """A table that is already set, for a rematch."""
        self.enter(f"new/{draft.meta.id}", NewGame(self, draft))

    def _help(self, rest: str) -> Screen:
        game_id, _, chapter = rest.partition("/")
        try:
            return pages.Help(self, meta_of(game_id), chapter)
        except UnknownGame:
            return pages.HelpContents(self)

    # -- what every screen offers -------------------------------------------------------
    def act(self, name: str, data: Data) -> None:
        """A button was pressed."""
        act = {**self._acts(), **self.screen.acts()}.get(name)
        if act is not None:
            act(data)

    def _acts(self) -> dict[str, Act]:
        return {
            "go": lambda data: self.go(data["to"]),
            "back": lambda data: self.back(),
            **self.matches.acts(),
        }

    def say(self, message: str, undo: bool = False) -> None:
        """A line at the bottom for ten seconds."""
        self._toast += 1
        this = self._toast
        self.port.set_html("toast", toast(self.words, message, undo))
        self.port.later(TOAST_MS, lambda: self._end_toast(this))

    def _end_toast(self, this: int) -> None:
        if this == self._toast:
            self.matches.forget_removed()
            self.port.set_html("toast", "")

    def stored(self, key: str) -> None:
        """Another tab has written a key."""
        if save_of_key(key) is not None:
            self.screen.stored(key)

    # -- settings and names -------------------------------------------------------------
    def change_setting(self, name: str, value: str) -> None:
        """Set a choice; where it cannot be stored it holds for this visit."""
        try:
            self.settings = self.settings.changed(name, value)
        except (ValueError, KeyError):
            return
        self.words = Words(self.settings.lang)
        self._keep_settings()
        self._set_root()

    def _keep_settings(self) -> None:
        try:
            self.port.store.set(settings_module.KEY, settings_module.dump(self.settings))
        except StoreFailed:
            self.say(self.words("toast.failed"))

    def _set_root(self) -> None:
        self.port.set_root(self.settings.lang, self.settings.theme, self.words("page.title"))

    def remember_names(self, names: list[str]) -> None:
        """Propose these names at the next table."""
        if tuple(names) != self.settings.names:
            self.settings = replace(self.settings, names=tuple(names))
            self._keep_settings()

    def player_names(self) -> list[str]:
        """A name for each seat: the ones last used first."""
        used = list(self.settings.names)
        return used + [self.words("new.player", n=i) for i in range(len(used) + 1, 7)]

    def bot_names(self) -> list[str]:
        """Names of computer players."""
        return [self.words(f"bot.name.{i}") for i in range(1, BOT_NAMES + 1)]


def start() -> App:
    """Run the app in the browser."""
    from .bridge import Bridge

    bridge = Bridge()
    app = App(bridge)
    bridge.connect(app)
    app.start()
    return app
