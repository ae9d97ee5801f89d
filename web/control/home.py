"""The home screen: open, delete with a moment to take it back, export, import."""

from __future__ import annotations

from collections.abc import Mapping

from ..screens.home import home
from ..shelf import games
from .screen import Act, Screen


class Home(Screen):
    """Saves and boards."""

    def acts(self) -> Mapping[str, Act]:
        return {"import": lambda data: self.app.port.pick_file(self.app.matches.import_text)}

    def paint(self) -> None:
        app = self.app
        saves, now = app.saves.listed(), app.port.now()
        app.show(home(app.words, games(), app.port.build.miniatures, saves, now))

    def stored(self, key: str) -> None:
        self.paint()
