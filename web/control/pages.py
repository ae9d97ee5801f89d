"""The quiet screens: settings, help, about, rescue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame_rules.core.errors import PlanszaError
from pygame_rules.core.meta import Meta
from pygame_rules.core.save import load
from pygame_rules.core.text import help_chapters

from ..screens import about, rescue, results, settings
from ..screens import help as help_screen
from ..shelf import games
from ..widgets import keeping
from .screen import Act, Screen

if TYPE_CHECKING:
    from ..app import App


class Settings(Screen):
    """What a player has set."""

    def paint(self) -> None:
        app = self.app
        kept = keeping.last_export(app.words, app.device.read().exported, app.port.now())
        app.show(settings.settings(app.words, app.settings, kept))

    def typed(self, name: str, value: str) -> None:
        setting = name.removeprefix("set-")
        self.app.change_setting(setting, value)
        if setting == "lang":
            self.paint()


class Results(Screen):
    """What was won and lost against computers."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._asking = False

    def acts(self) -> Mapping[str, Act]:
        return {
            "clear-results": lambda data: self._ask(True),
            "clear-no": lambda data: self._ask(False),
            "clear-yes": lambda data: self._clear(),
        }

    def paint(self) -> None:
        record = self.app.results.read()
        self.app.show(results.results(self.app.words, games(), record, self._asking))

    def typed(self, name: str, value: str) -> None:
        if name == "offers":
            self.app.results.set_offers(value == "on")

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self.paint()
        self.app.port.focus("clear-no" if asking else "clear")

    def _clear(self) -> None:
        self._asking = False
        self.app.results.clear()
        self.paint()
        self.app.port.focus("heading")


class HelpContents(Screen):
    """Which game's rules?"""

    def paint(self) -> None:
        self.app.show(help_screen.contents(self.app.words, games()))


class Help(Screen):
    """The rules of one game."""

    def __init__(self, app: App, meta: Meta, chapter: str) -> None:
        super().__init__(app)
        self._meta = meta
        self._chapter = chapter

    def _chapters(self) -> list[dict[str, object]]:
        return help_chapters(self._meta.room, self.app.words.lang)

    def paint(self) -> None:
        chapters = self._chapters()
        self.app.show(help_screen.rules(self.app.words, self._meta, chapters, self._chapter))
        if self._chapter:
            self.app.port.focus(f"chapter-{self._chapter}")

    def typed(self, name: str, value: str) -> None:
        markup = help_screen.found(self.app.words, self._chapters(), value.strip(), self._chapter)
        self.app.port.set_html("chapters", markup)


BESIDE_A_GAME = (Settings, Results, Help, HelpContents)
"""Screens that a game waits behind."""


class About(Screen):
    """Version, licences, what is fact."""

    def paint(self) -> None:
        self.app.show(about.about(self.app.words, games(), self.app.port.build.version))


class Rescue(Screen):
    """A save that cannot be opened."""

    def __init__(self, app: App, save_id: str) -> None:
        super().__init__(app)
        self._id = save_id

    def paint(self) -> None:
        app = self.app
        good = app.matches.last_good(self._id)
        turns = None if good is None else len(good.entries)
        app.show(rescue.rescue(app.words, self._id, self._problem(), turns))

    def _problem(self) -> str:
        copies = self.app.saves.copies(self._id)
        if not copies:
            return self.app.words("rescue.empty")
        try:
            load(copies[0])
        except PlanszaError as error:
            return self.app.words(error.key)
        return self.app.words("rescue.pointer")
