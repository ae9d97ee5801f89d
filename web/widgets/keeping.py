"""How safe the saves are: when one was last kept as a file, and advice for Safari on a tablet."""

from __future__ import annotations

from ..markup import Html, tag
from ..words import Words
from .ages import when
from .controls import button
from .icons import icon


def last_export(words: Words, exported: int | None, now: int) -> Html:
    """When a game was last kept as a file."""
    if exported is None:
        return tag("p", words("keeping.never"), class_="help")
    return tag("p", words("keeping.last", when=when(words, exported, now)), class_="help")


def pin_advice(words: Words) -> Html:
    """Put the page on the home screen; once put away it does not come again."""
    return tag(
        "div",
        tag("p", icon("info"), tag("span", words("keeping.pin"))),
        button("pin-away", words("keeping.pin_away"), sign="check", id="pin-away"),
        class_="advice",
    )
