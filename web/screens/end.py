"""The end: who won and what decided, points by source and by time; the board and the log stay in
reach."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.contract import Result
from pygame_rules.core.setup import SeatSetup

from ..markup import Html, classes, tag
from ..widgets.controls import button
from ..widgets.icons import icon
from ..widgets.seats import chip, table_style
from ..words import TableWords


def end(
    table: TableWords,
    seats: Sequence[SeatSetup],
    result: Result,
    scores: Sequence[int],
    tables: Sequence[Html | None],
    title: str,
    offer: Html | None = None,
) -> Html:
    """The whole screen. `tables`: what shows where the points come from; `offer`: what is
    proposed for the next game."""
    words = table.screen
    winners = [seats[i].name for i, place in enumerate(result.places) if place == 1]
    key = "end.winner" if len(winners) == 1 else "end.winners"
    return tag(
        "div",
        tag("header", tag("h1", words("end.title", title=title), id="heading", tabindex="-1"),
            class_="page-head"),
        tag(
            "main",
            tag("p", icon("crown"), words(key, names=", ".join(winners)), class_="winner"),
            tag("p", table.say(result.decided_by), class_="decided"),
            _ranking(table, seats, result, scores),
            offer,
            tables,
        ),
        tag("footer", _buttons(table), class_="page-foot row"),
        class_="page end",
        style=table_style(seats),
    )  # fmt: skip


def _buttons(table: TableWords) -> list[Html]:
    words = table.screen
    return [
        button("rematch", words("end.rematch"), sign="redo", kind="primary", id="rematch"),
        button("show-board", words("end.board"), sign="eye", id="show-board"),
        button("export", words("play.export"), sign="export"),
        button("go", words("play.home"), sign="home", data_to=""),
    ]


def _order(result: Result) -> list[int]:
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def _ranking(
    table: TableWords, seats: Sequence[SeatSetup], result: Result, scores: Sequence[int]
) -> Html:
    rows = [
        tag(
            "li",
            tag("span", f"{result.places[i]}.", class_="place"),
            chip(i, seats[i].name),
            tag("span", table.key("score", n=scores[i]), class_="points"),
            class_=classes(result.places[i] == 1 and "first"),
        )
        for i in _order(result)
    ]
    return tag("ul", rows, class_="ranking")
