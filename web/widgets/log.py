"""The log in sentences, newest first; a tap shows the board at that moment."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.match import LogLine

from ..markup import Html, classes, join, tag
from ..words import TableWords
from .controls import button

SHORT = 60
"""So many lines are shown until the whole log is asked for."""


def log(table: TableWords, lines: Sequence[LogLine], moment: int | None, whole: bool) -> Html:
    """`moment`: the number of actions after which the board is shown now."""
    words = table.screen
    newest = list(reversed(lines))
    shown = newest if whole else newest[:SHORT]
    rows = [
        tag(
            "li",
            tag(
                "button", table.say(line.message), type="button", data_act="moment",
                data_n=line.after, class_=classes("log-line", line.after == moment and "shown"),
            ),
        )
        for line in shown
    ]  # fmt: skip
    more = None
    if len(shown) < len(newest):
        more = button("whole-log", words("log.whole", n=len(newest)), kind="wide", id="whole-log")
    empty = tag("p", words("log.empty"), class_="help") if not lines else None
    return join(empty, tag("ol", rows, class_="log") if rows else None, more)
