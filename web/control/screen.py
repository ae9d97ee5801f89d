"""What every screen offers to the app."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..app import App

Data = Mapping[str, str]
"""The `data-` attributes of the button that was pressed, and `pointer`: mouse, touch, pen, key."""

Act = Callable[[Data], None]


class Screen:
    """A screen on show. The app calls `paint` when it opens, and the acts by name."""

    def __init__(self, app: App) -> None:
        self.app = app

    def acts(self) -> Mapping[str, Act]:
        """What the buttons of this screen do."""
        return {}

    def paint(self) -> None:
        """Show the whole screen."""
        raise NotImplementedError

    def typed(self, name: str, value: str) -> None:
        """A field of this screen has a new value."""

    def key(self, key: str, element: str | None) -> bool:
        """A key was pressed, `element` is the board target in focus; whether it meant something."""
        return False

    def tap(self, x: float, y: float, px_per_unit: float, pointer: str) -> None:
        """A tap on the board, in board units."""

    def hover(self, element: str | None) -> None:
        """A mouse stands over a board target, or over none."""

    def hold(self, name: str, holding: bool) -> None:
        """A button is held down, or let go."""

    def stored(self, key: str) -> None:
        """Another tab has written this key."""

    def exported(self) -> None:
        """A save was handed out as a file."""

    def hidden(self) -> None:
        """The page goes out of sight; it may never come back."""

    def leave(self) -> None:
        """Another screen opens."""
