"""The new-game screen: edits a draft, then starts the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame_rules.core.errors import BadSetup
from pygame_rules.core.match import start_match
from pygame_rules.core.setup import HUMAN

from ..draft import Draft
from ..screens.new_game import new_game, seats
from .screen import Act, Data, Screen

if TYPE_CHECKING:
    from ..app import App


class NewGame(Screen):
    """A table being set up."""

    def __init__(self, app: App, draft: Draft) -> None:
        super().__init__(app)
        self.draft = draft

    def acts(self) -> Mapping[str, Act]:
        return {"start": self.start}

    def paint(self, error: str | None = None) -> None:
        self.app.show(new_game(self.app.words, self.draft, error))

    def typed(self, name: str, value: str) -> None:
        field, _, index = name.partition("-")
        if field in ("name", "kind", "colour"):
            self.draft = self.draft.with_seat(int(index), **{field: value})
            if field != "name":
                self.app.port.set_html("seats", seats(self.app.words, self.draft))
        elif field == "count":
            self.draft = self.draft.with_count(int(value), self.app.bot_names())
            self.paint()
        else:
            self._set(field, index, value)

    def _set(self, field: str, index: str, value: str) -> None:
        draft = self.draft
        if field == "option":
            self.draft = replace(draft, options={**draft.options, index: value})
        elif field == "begin":
            self.draft = replace(draft, start=int(value))
        elif field == "order":
            self.draft = replace(draft, shuffle=value == "random")
        elif field == "undo":
            self.draft = replace(draft, undo=value)
        elif field == "seed":
            self.draft = replace(draft, seed=value)

    def start(self, data: Data) -> None:
        """Start the match, remember the names of the people, and play."""
        app = self.app
        setup = self.draft.setup(app.port.random_text(), app.player_names())
        try:
            match = start_match(setup)
        except BadSetup:
            self.paint(app.words("new.bad"))
            return
        app.remember_names([seat.name for seat in setup.seats if seat.kind == HUMAN])
        app.matches.play_new(match)
