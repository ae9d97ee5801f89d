"""The app: which screen is on show, settings, saves, the way from one screen to another.

`start()` is called by `main.py` in the browser. Everything else works on any `Port`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame_rules.core.errors import PlanszaError, UnknownGame
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.save import dump, load

from . import settings as settings_module
from .control import pages
from .control.home import Home
from .control.keeping import card_of
from .control.new_game import NewGame
from .control.play import Play
from .control.screen import Act, Data, Screen
from .draft import Draft, new_draft
from .markup import Html
from .port import Port
from .screens.home import toast
from .shelf import games
from .storage import Removed, Saves, StoreFailed, save_of_key
from .thinking import Thinker
from .words import Words

TOAST_MS = 10_000
BOT_NAMES = 4


class App:
    """One tab of the page."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.saves = Saves(port.store)
        self.settings = settings_module.load(self._stored_settings(), port.language())
        self.words = Words(self.settings.lang)
        self.thinker = Thinker(port.workers, port)
        self.screen: Screen = Home(self)
        self._trail: list[str] = []
        self._toast = 0
        self._removed: Removed | None = None
        self._play: Play | None = None

    def _stored_settings(self) -> str | None:
        try:
            return self.port.store.get(settings_module.KEY)
        except StoreFailed:
            return None

    # -- screens ------------------------------------------------------------------------
    def start(self) -> None:
        """Show what the address asks for."""
        self._set_root()
        self.open(self.port.route())
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
            "play": self._open_play,
            "rescue": lambda rest: pages.Rescue(self, rest),
            "settings": lambda rest: pages.Settings(self),
            "help": self._help,
            "about": lambda rest: pages.About(self),
        }

    def _enter(self, screen: Screen) -> None:
        staying = isinstance(screen, pages.Settings | pages.Help | pages.HelpContents)
        if self._play is not None and screen is not self._play and not staying:
            self._play.leave()
            self._play = None
        elif self._play is not None and staying:
            self._play.computers.stop()
        self.screen = screen
        screen.paint()

    def _new_game(self, game_id: str) -> Screen | None:
        meta = next((meta for meta in games() if meta.id == game_id), None)
        if meta is None:
            return None
        return NewGame(self, new_draft(meta, self.player_names(), self.bot_names()))

    def open_draft(self, draft: Draft) -> None:
        """A table that is already set, for a rematch."""
        self.port.set_route(f"new/{draft.meta.id}", replace=False)
        self._enter(NewGame(self, draft))
        self.port.focus("heading")

    def _help(self, rest: str) -> Screen:
        game_id, _, chapter = rest.partition("/")
        try:
            return pages.Help(self, meta_of(game_id), chapter)
        except UnknownGame:
            return pages.HelpContents(self)

    # -- matches ------------------------------------------------------------------------
    def play_new(self, match: Match) -> None:
        """Start playing a match that has no save yet."""
        save_id = self.port.random_text()
        play = self._play = Play(self, save_id, match)
        play.keeper.keep(match)
        play.keeper.claim(lambda got: None)
        self._trail = [f"play/{save_id}"]
        self.port.set_route(f"play/{save_id}", replace=False)
        self._enter(play)
        self.port.focus("heading")

    def _open_play(self, save_id: str) -> Screen | None:
        if self._play is not None and self._play.save_id == save_id:
            return self._play
        match = self._load(save_id)
        if match is None:
            known = any(saved.id == save_id for saved in self.saves.listed())
            return pages.Rescue(self, save_id) if known else None
        play = self._play = Play(self, save_id, match)
        play.keeper.claim(lambda got: None if got else self._watch(play))
        return play

    def _load(self, save_id: str) -> Match | None:
        found = self.saves.read(save_id)
        if found is None:
            return None
        try:
            return load(found.text)
        except PlanszaError:
            return None

    def last_good(self, save_id: str) -> Match | None:
        """Of the copies of a save that can still be played the one that has come furthest."""
        good = []
        for text in self.saves.copies(save_id):
            try:
                good.append(load(text))
            except PlanszaError:
                continue
        return max(good, key=lambda match: len(match.entries), default=None)

    def _watch(self, play: Play) -> None:
        """Another tab plays this match: look on, and wait for it to go."""
        play.computers.stop()
        play.open_match(play.session.match, read_only=True)
        play.keeper.wait(play.may_take_over)
        if self.screen is play:
            play.paint()

    def reload_match(self, play: Play, read_only: bool = True) -> None:
        """Read again what another tab has written."""
        match = self._load(play.save_id)
        if match is not None:
            play.open_match(match, read_only)
            if self.screen is play:
                play.paint()

    def export_match(self, match: Match) -> None:
        """A match as a file."""
        self.port.download(f"{match.setup.game}-{len(match.entries)}.json", dump(match))

    def import_text(self, text: str) -> None:
        """A file that a person chose: checked whole before anything is kept."""
        try:
            match = load(text)
        except PlanszaError as error:
            self.say(self.words("import.failed", why=self.words(error.key)))
            return
        save_id = self.port.random_text()
        try:
            self.saves.write(save_id, dump(match), card_of(match, self.port.now()))
        except StoreFailed:
            self.say(self.words("strip.not_saved"))
            self.play_new(match)
            return
        self.go(f"play/{save_id}")

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
            "export-save": self._export_save,
            "delete-save": self._delete_save,
            "rescue-open": self._rescue_open,
            "toast-undo": lambda data: self._undo_delete(),
        }

    def _export_save(self, data: Data) -> None:
        found = self.saves.read(data["save"])
        text = found.text if found else self.saves.raw(data["save"])
        self.port.download(f"plansza-{data['save']}.json", text)

    def _delete_save(self, data: Data) -> None:
        try:
            self._removed = self.saves.remove(data["save"])
        except StoreFailed:
            self.say(self.words("toast.failed"))
            return
        self.go("")
        self.say(self.words("toast.deleted"), undo=True)

    def _undo_delete(self) -> None:
        if self._removed is None:
            return
        try:
            self.saves.restore(self._removed)
        except StoreFailed:
            self.say(self.words("toast.failed"))
            return
        self._removed = None
        self.port.set_html("toast", "")
        self.screen.paint()

    def _rescue_open(self, data: Data) -> None:
        match = self.last_good(data["save"])
        if match is None:
            return
        try:
            self.saves.write(data["save"], dump(match), card_of(match, self.port.now()))
        except StoreFailed:
            self.say(self.words("strip.not_saved"))
        self.go(f"play/{data['save']}")

    def say(self, message: str, undo: bool = False) -> None:
        """A line at the bottom for ten seconds."""
        self._toast += 1
        this = self._toast
        self.port.set_html("toast", toast(self.words, message, undo))
        self.port.later(TOAST_MS, lambda: self._end_toast(this))

    def _end_toast(self, this: int) -> None:
        if this == self._toast:
            self._removed = None
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
