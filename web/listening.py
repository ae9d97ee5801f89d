"""What people do on the page, told to the app: one listener for each kind of event.

Works on the `document` and `window` that the bridge hands over and imports neither.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .gestures import Frame, Gestures

if TYPE_CHECKING:
    from .app import App

GHOST_MS = 600
"""A click on a target so soon after a tap is the same tap."""


class Listening:
    """Events of the page in, calls of the app out. Buttons are found by `data-act`, board
    targets by `data-target`, fields by `data-input`, held buttons by `data-hold`."""

    def __init__(self, app: App, now: Callable[[], int], document: Any, window: Any) -> None:
        self._app = app
        self._now = now
        self._document = document
        self._window = window
        self._gestures = Gestures()
        self._tapped_at = 0
        self._pointer = "mouse"
        self._holding: str | None = None

    def on_document(self) -> dict[str, Callable[[Any], None]]:
        """Listeners for the document, to be called before all others."""
        return {
            "click": self._clicked,
            "input": self._typed,
            "change": self._typed,
            "keydown": self._key_down,
            "keyup": self._key_up,
            "pointerdown": self._pressed,
            "pointerup": self._released,
            "pointercancel": self._dropped,
            "pointerover": self._over,
            "visibilitychange": self._hidden,
        }

    def on_window(self) -> dict[str, Callable[[Any], None]]:
        """Listeners for the window."""
        return {"storage": self._stored, "pagehide": self._hidden, "blur": self._let_go}

    def _clicked(self, event: Any) -> None:
        node = event.target.closest("[data-act], [data-target]")
        if not node:
            return
        data = self._data_of(node)
        key = event.detail == 0
        if "target" in data:
            if self._now() - self._tapped_at > GHOST_MS:
                self._app.screen.key("Enter", data["target"])
            return
        data["pointer"] = "key" if key else self._pointer
        self._app.act(data["act"], data)

    def _typed(self, event: Any) -> None:
        field = event.target
        name = field.getAttribute("data-input")
        live = field.tagName == "INPUT" and field.type not in ("radio", "checkbox")
        if name and (event.type == "input") == live:
            self._app.screen.typed(str(name), str(field.value))

    def _key_down(self, event: Any) -> None:
        target = event.target
        if event.altKey or target.closest("input, select, textarea"):
            return
        if event.ctrlKey or event.metaKey:
            self._shortcut(event)
            return
        held = target.closest("[data-hold]")
        if held and event.key in (" ", "Enter"):
            self._hold(str(held.getAttribute("data-hold")), event.repeat)
            return
        node = target.closest("[data-target]")
        element = str(node.getAttribute("data-target")) if node else None
        if self._app.screen.key(str(event.key), element):
            event.preventDefault()

    def _shortcut(self, event: Any) -> None:
        if str(event.key).lower() == "z":
            event.preventDefault()
            self._app.screen.key("Redo" if event.shiftKey else "Undo", None)

    def _hold(self, name: str, again: bool) -> None:
        if not again:
            self._holding = name
            self._app.screen.hold(name, True)

    def _let_go(self, event: Any) -> None:
        if self._holding is not None:
            name, self._holding = self._holding, None
            self._app.screen.hold(name, False)

    def _key_up(self, event: Any) -> None:
        if event.key in (" ", "Enter"):
            self._let_go(event)

    def _pressed(self, event: Any) -> None:
        self._pointer = str(event.pointerType or "mouse")
        held = event.target.closest("[data-hold]")
        if held:
            self._hold(str(held.getAttribute("data-hold")), False)
        elif event.target.closest("#board") and event.button == 0:
            self._gestures.press(event.pointerId, event.clientX, event.clientY, self._now())

    def _released(self, event: Any) -> None:
        self._let_go(event)
        tap = self._gestures.release(
            event.pointerId, event.clientX, event.clientY, self._now(), str(event.pointerType)
        )
        if tap is None:
            return
        self._tapped_at = self._now()
        frame = self._frame()
        x, y = frame.to_board(tap.x, tap.y)
        self._app.screen.tap(x, y, frame.px_per_unit, tap.pointer)

    def _dropped(self, event: Any) -> None:
        self._gestures.drop(event.pointerId)
        self._let_go(event)

    def _over(self, event: Any) -> None:
        if event.pointerType == "mouse" and not event.buttons:
            node = event.target.closest("[data-target]")
            self._app.screen.hover(str(node.getAttribute("data-target")) if node else None)

    def _hidden(self, event: Any) -> None:
        if event.type == "pagehide" or self._document.hidden:
            self._app.screen.hidden()

    def _stored(self, event: Any) -> None:
        if isinstance(event.key, str):
            self._app.stored(event.key)

    def _data_of(self, node: Any) -> dict[str, str]:
        """The `data-` attributes of an element."""
        keys = self._window.Object.keys(node.dataset)
        return {str(key): str(getattr(node.dataset, str(key))) for key in keys}

    def _frame(self) -> Frame:
        sheet = self._document.getElementById("sheet")
        box, units = sheet.getBoundingClientRect(), sheet.viewBox.baseVal
        return Frame(box.left, box.top, box.width, box.height, units.width, units.height)
