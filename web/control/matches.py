"""The matches of this device: new ones, saved ones, files, and the one on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame_rules.core.errors import PlanszaError
from pygame_rules.core.match import Match
from pygame_rules.core.registry import meta_of
from pygame_rules.core.save import dump, load

from ..storage import Removed, StoreFailed, texts_in_export
from . import pages
from .keeping import card_of
from .play import Play
from .screen import Act, Data, Screen

if TYPE_CHECKING:
    from ..app import App


class Matches:
    """Opens, keeps and hands out matches. `playing`: the one on the screen or behind it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.playing: Play | None = None
        self._removed: Removed | None = None

    def acts(self) -> Mapping[str, Act]:
        """What buttons for saves do, on any screen."""
        return {
            "export-save": self._export_save,
            "delete-save": self._delete_save,
            "rescue-open": self._rescue_open,
            "toast-undo": lambda data: self._undo_delete(),
        }

    def leave(self) -> None:
        """Put the match on the screen away."""
        if self.playing is not None:
            left, self.playing = self.playing, None
            left.leave()
            self._drop_unplayed(left)

    def _drop_unplayed(self, play: Play) -> None:
        """A table that was set and left before anybody moved is no game to continue. Both must
        say so: the match here, and what is stored, which another tab may have written."""
        match = play.session.match
        if play.session.read_only or match.entries or match.undone or match.from_snapshot:
            return
        try:
            for saved in self._app.saves.listed():
                if saved.id == play.save_id and saved.card is not None and saved.card.turn == 0:
                    self._app.saves.remove(saved.id)
        except StoreFailed:
            return

    def forget_removed(self) -> None:
        """The moment to bring a deleted save back is over."""
        self._removed = None

    def play_new(self, match: Match) -> None:
        """Start playing a match that has no save yet."""
        self.leave()
        save_id = self._app.port.random_text()
        play = self.playing = Play(self._app, save_id, match)
        play.keeper.keep(match)
        play.keeper.claim(lambda got: None)
        self._app.enter(f"play/{save_id}", play)

    def open(self, save_id: str) -> Screen | None:
        """Go on with a save; the rescue screen where it cannot be opened; None: no such save."""
        if self.playing is not None and self.playing.save_id == save_id:
            return self.playing
        self.leave()
        match = self._load(save_id)
        if match is None:
            known = any(saved.id == save_id for saved in self._app.saves.listed())
            return pages.Rescue(self._app, save_id) if known else None
        play = self.playing = Play(self._app, save_id, match)
        play.keeper.claim(lambda got: None if got else self._watch(play))
        return play

    def _load(self, save_id: str) -> Match | None:
        found = self._app.saves.read(save_id)
        if found is None:
            return None
        try:
            match = load(found.text)
        except PlanszaError:
            return None
        if found.previous:
            self._app.say(self._app.words("rescue.previous"))
        return match

    def last_good(self, save_id: str) -> Match | None:
        """Of the copies of a save that can still be played the one that has come furthest."""
        good = []
        for text in self._app.saves.copies(save_id):
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
        if self._app.screen is play:
            play.paint()

    def reload(self, play: Play, read_only: bool = True) -> None:
        """Read again what another tab has written."""
        match = self._load(play.save_id)
        if match is not None:
            play.open_match(match, read_only)
            if self._app.screen is play:
                play.paint()

    def export(self, match: Match) -> None:
        """A match as a file. Of a running game it holds what nobody at the table may know."""
        self._app.device.note_export(self._app.port.now())
        self._app.port.download(f"{match.setup.game}-{len(match.entries)}.json", dump(match))
        if not match.over:
            self._warn(match.setup.game)

    def _warn(self, game_id: str) -> None:
        if meta_of(game_id).secrecy != "open":
            self._app.say(self._app.words("export.hidden"))

    def import_text(self, text: str) -> None:
        """A file that a person chose: one game, or everything that was stored. Each game is
        checked whole before anything is kept."""
        try:
            matches = [load(one) for one in texts_in_export(text) or [text]]
        except PlanszaError as error:
            why = self._app.words(error.key)
            self._app.say(self._app.words("import.failed", why=why))
            return
        ids = [self._keep_new(match) for match in matches]
        if ids == [None]:
            self.play_new(matches[0])
        elif len(ids) == 1:
            self._app.go(f"play/{ids[0]}")
        else:
            self._app.go("")
        if None in ids:
            self._app.say(self._app.words("strip.not_saved"))

    def _keep_new(self, match: Match) -> str | None:
        """Store a match under a new id; None where the device does not take it."""
        save_id = self._app.port.random_text()
        try:
            self._app.saves.write(save_id, dump(match), card_of(match, self._app.port.now()))
        except StoreFailed:
            return None
        return save_id

    def _export_save(self, data: Data) -> None:
        found = self._app.saves.read(data["save"])
        text = found.text if found else self._app.saves.raw(data["save"])
        self._app.port.download(f"plansza-{data['save']}.json", text)
        self._app.device.note_export(self._app.port.now())
        self._app.screen.exported()
        for saved in self._app.saves.listed():
            if saved.id == data["save"] and saved.card is not None and not saved.card.over:
                self._warn(saved.card.game)

    def _delete_save(self, data: Data) -> None:
        try:
            self._removed = self._app.saves.remove(data["save"])
        except StoreFailed:
            self._app.say(self._app.words("toast.failed"))
            return
        self._app.go("")
        self._app.say(self._app.words("toast.deleted"), undo=True)

    def _undo_delete(self) -> None:
        if self._removed is None:
            return
        try:
            self._app.saves.restore(self._removed)
        except StoreFailed:
            self._app.say(self._app.words("toast.failed"))
            return
        self._removed = None
        self._app.port.set_html("toast", "")
        self._app.screen.paint()

    def _rescue_open(self, data: Data) -> None:
        match = self.last_good(data["save"])
        if match is None:
            return
        try:
            self._app.saves.write(data["save"], dump(match), card_of(match, self._app.port.now()))
        except StoreFailed:
            self._app.say(self._app.words("strip.not_saved"))
        self._app.go(f"play/{data['save']}")
