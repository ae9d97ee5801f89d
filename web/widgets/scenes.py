"""A scoring step by step: who gets what and why, and the buttons that lead through it."""

from __future__ import annotations

from ..markup import Html, join, tag
from ..showing import Show
from ..words import TableWords
from .choices import gains
from .controls import button


def title(table: TableWords, show: Show) -> Html:
    """What is scored, and how far the show is."""
    place = table.screen("scene.place", n=show.at + 1, all=len(show.steps))
    return join(tag("span", table.say(show.title)), tag("span", place, class_="scene-place"))


def scene(table: TableWords, show: Show) -> Html:
    """The step shown."""
    lines = [tag("li", table.say(message)) for message in show.now.lines]
    return tag(
        "section",
        _buttons(table, show),
        tag("div", gains(show.now.gains), tag("ul", lines) if lines else None, class_="preview"),
        class_="scene",
        aria_label=table.say(show.title),
    )


def _buttons(table: TableWords, show: Show) -> Html:
    words = table.screen
    pause, sign = ("scene.pause", "pause") if show.runs else ("scene.run", "play")
    return tag(
        "div",
        button("scene", words("scene.back"), sign="back", bare=True, id="scene-back", data_n=-1,
               aria_disabled="true" if show.at == 0 else None),
        button("scene-run", words(pause), sign=sign, bare=True, id="scene-run",
               aria_disabled="true" if show.last and not show.runs else None),
        button("scene", words("scene.next"), sign="forward", bare=True, id="scene-next", data_n=1,
               aria_disabled="true" if show.last else None),
        button("scene-close", words("scene.close"), kind="primary", id="scene-close"),
        class_="row scene-buttons",
    )  # fmt: skip
