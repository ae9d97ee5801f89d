"""The home screen: open, delete with a moment to take it back, export, import."""

from __future__ import annotations

from collections.abc import Mapping

from ..screens.home import home
from ..shelf import games
from ..widgets import keeping
from .screen import Act, Screen


class Home(Screen):
    """Saves and boards."""

    def acts(self) -> Mapping[str, Act]:
        return {
            "import": lambda data: self.app.port.pick_file(self.app.matches.import_text),
            "pin-away": lambda data: self._put_advice_away(),
        }

    def paint(self) -> None:
        app = self.app
        saves, now, notes = app.saves.listed(), app.port.now(), app.device.read()
        kept = [keeping.last_export(app.words, notes.exported, now)]
        if app.port.agent().forgets() and not notes.advised:
            kept.insert(0, keeping.pin_advice(app.words))
        app.show(home(app.words, games(), app.port.build.miniatures, saves, now, kept))

    def exported(self) -> None:
        self.paint()

    def _put_advice_away(self) -> None:
        self.app.device.put_advice_away()
        self.paint()
        self.app.port.focus("heading")

    def stored(self, key: str) -> None:
        self.paint()
