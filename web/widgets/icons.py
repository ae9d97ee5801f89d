"""The icons of controls, on the same grid of 24 units as the board's symbols."""

from __future__ import annotations

from boards_svg.symbols import SEAT_COUNT, seat_shape

from ..markup import Html, tag

_PATHS = {
    "back": "M14.5 4.5 16.3 6.3 10.6 12l5.7 5.7-1.8 1.8L7 12z",
    "book": "M3 4.5q4.6-1.6 8 .6v15q-3.4-2-8-.5zM21 4.5q-4.6-1.6-8 .6v15q3.4-2 8-.5z"
    "M5 6.4v11q2.2-.4 4 .2v-11q-1.8-.8-4-.2z",
    "bulb": "M12 2a7 7 0 0 1 4.2 12.6q-1 .8-1 2.4H8.8q0-1.6-1-2.4A7 7 0 0 1 12 2zM8.8 18.2h6.4v1.6"
    "H8.8zM10 20.8h4v1.4h-4z",
    "bin": "M9 3h6l.8 1.8H20v2.1H4V4.8h4.2zM5.6 8.4h12.8L17.5 21h-11zM9 10.6l.4 8h1.7v-8zM13 10.6v8"
    "h1.6l.4-8z",
    "check": "M3 12.6 5.4 10l4.4 4.4L18.8 5 21.2 7.4 9.8 19.4z",
    "computer": "M3 4h18v12h-6.4l.9 2.6H18V21H6v-2.4h2.5l.9-2.6H3zM5.2 6.2v7.6h13.6V6.2z",
    "cross": "M4.4 6.8 6.8 4.4 12 9.6l5.2-5.2 2.4 2.4L14.4 12l5.2 5.2-2.4 2.4L12 14.4l-5.2 5.2"
    "-2.4-2.4L9.6 12z",
    "crown": "M2.4 6.6 7.2 11 12 3.6 16.8 11l4.8-4.4L19.8 17H4.2zM4.2 18.6h15.6V21H4.2z",
    "eye": "M12 5q6.6 0 10.6 7Q18.6 19 12 19T1.4 12Q5.4 5 12 5zM12 7.2Q7 7.2 4 12q3 4.8 8"
    " 4.8T20 12q-3-4.8-8-4.8zM12 8.8a3.2 3.2 0 1 1-.1 0z",
    "eye-off": "M4 2.6 21.4 20l-1.6 1.6-4-4Q14 18.8 12 19 5.4 19 1.4 12q1.6-2.8 3.6-4.6"
    "l-2.6-3.2zM6.6 9Q5.2 10.2 4 12q3 4.8 8 4.8 1 0 2-.3zM12 5q6.6 0 10.6 7-.9 1.6-2 2.9"
    "l-1.6-1.6.9-1.3q-3-4.8-7.9-4.8l-1.8.2-1.8-1.8Q10.6 5.1 12 5z",
    "export": "M12 2.4 17.4 8l-1.7 1.6-2.5-2.5V15h-2.4V7.1L8.3 9.6 6.6 8zM4 13.6h2.4v5h11.2"
    "v-5H20V21H4z",
    "fit": "M3 3h7v2.4H5.4V10H3zM14 3h7v7h-2.4V5.4H14zM3 14h2.4v4.6H10V21H3zM18.6 14H21v7h-7"
    "v-2.4h4.6z",
    "forward": "M9.5 4.5 7.7 6.3 13.4 12l-5.7 5.7 1.8 1.8L17 12z",
    "gear": "M10.3 2h3.4l.5 2.6 1.8.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.8 2.6.5v3.4l-2.6.5-.8 1.8"
    " 1.5 2.2-2.4 2.4-2.2-1.5-1.8.8-.5 2.6h-3.4l-.5-2.6-1.8-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8"
    "-1.8-2.6-.5v-3.4l2.6-.5.8-1.8-1.5-2.2 2.4-2.4L8 5.4l1.8-.8zM12 8.4a3.6 3.6 0 1 0 .1 0z",
    "home": "M12 3 2.2 11.4l1.2 1.4L5 11.5V21h5v-6h4v6h5v-9.5l1.6 1.3 1.2-1.4z",
    "import": "M10.8 2.4h2.4v8l2.5-2.5 1.7 1.6L12 15.1 6.6 9.5l1.7-1.6 2.5 2.5zM4 13.6h2.4v5"
    "h11.2v-5H20V21H4z",
    "info": "M12 2a10 10 0 1 1-.1 0zm0 2.2a7.8 7.8 0 1 0 .1 0zM10.8 6.6h2.4V9h-2.4zM10.8 10.6h2.4"
    "v6.8h-2.4z",
    "minus": "M4 10.8h16v2.4H4z",
    "pause": "M5 4h4.6v16H5zM14.4 4H19v16h-4.6z",
    "person": "M12 3a4.4 4.4 0 1 1-.1 0zM3.6 21q0-8 8.4-8t8.4 8z",
    "play": "M6 3.4 20.4 12 6 20.6z",
    "plus": "M10.8 4h2.4v6.8H20v2.4h-6.8V20h-2.4v-6.8H4v-2.4h6.8z",
    "question": "M12 2a10 10 0 1 1-.1 0zm0 2.2a7.8 7.8 0 1 0 .1 0zM10.8 15.6h2.4V18h-2.4z"
    "M12 5.8q3.8 0 3.8 3.4 0 1.7-1.6 2.8-1 .7-1 2.1h-2.4q0-2.5 1.6-3.7 1-.7 1-1.3 0-1.2-1.4-1.2"
    "t-1.6 1.6H8.2q0-3.7 3.8-3.7z",
    "redo": "M21 10 14.6 4v4Q5 8 3.4 19q4-5 11.2-5v3.6z",
    "start": "M4 4h2.6v16H4zM20 4v16L8 12z",
    "steps": "M3 5h2.6v14H3zM8 5l7 7-7 7zM15 5l7 7-7 7z",
    "undo": "M3 10 9.4 4v4Q19 8 20.6 19q-4-5-11.2-5v3.6z",
    "warning": "M12 2.6 22.4 21H1.6zM10.9 9v6h2.2V9zM10.9 16.6v2.2h2.2v-2.2z",
}  # fmt: skip


def icon(name: str) -> Html:
    """A control's icon; the words beside it carry the meaning."""
    return _svg(_PATHS[name], "icon")


def seat_symbol(seat: int) -> Html:
    """The symbol of a seat in its colour, as on its pieces."""
    return _svg(seat_shape(seat % SEAT_COUNT), f"seat-symbol s{seat % SEAT_COUNT}")


def _svg(path: str, cls: str) -> Html:
    shape = tag("path", d=path, fill_rule="evenodd")
    return tag("svg", shape, class_=cls, viewBox="0 0 24 24", aria_hidden="true", focusable="false")
