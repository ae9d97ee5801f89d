"""The players: a strip of scores over the board, and a panel with every public figure."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.contract import Count
from pygame_rules.core.setup import HUMAN, SeatSetup

from ..markup import Html, classes, tag
from ..words import TableWords
from .aids import thought_bar
from .icons import icon, seat_symbol
from .seats import chip


def scores(
    table: TableWords, seats: Sequence[SeatSetup], points: Sequence[int], actor: int | None
) -> Html:
    """The strip; the seat to move stands out."""
    pills = [
        tag(
            "li",
            seat_symbol(i),
            tag("span", seat.name, class_="name"),
            tag("span", points[i], class_="points"),
            class_=classes("pill", i == actor and "active"),
        )
        for i, seat in enumerate(seats)
    ]
    return tag("ul", pills, aria_label=table.key("score.title"))


def panel(
    table: TableWords,
    seats: Sequence[SeatSetup],
    points: Sequence[int],
    counts: Sequence[Sequence[Count]],
    actor: int | None,
    thinking: bool,
) -> Html:
    """One row a player."""
    rows = [
        _row(table, i, seat, points[i], counts[i], i == actor, thinking)
        for i, seat in enumerate(seats)
    ]
    return tag("ul", rows, class_="players")


def _row(
    table: TableWords,
    index: int,
    seat: SeatSetup,
    points: int,
    counts: Sequence[Count],
    active: bool,
    thinking: bool,
) -> Html:
    words = table.screen
    kind = None
    if seat.kind != HUMAN:
        kind = tag("span", icon("computer"), words(f"level.{seat.kind}"), class_="kind")
    status = words("players.thinking" if thinking else "players.turn") if active else None
    figures = [
        tag("span", table.key(f"count.{count.key}"), " ", tag("b", count.value), class_="count")
        for count in counts
    ]
    return tag(
        "li",
        tag(
            "span",
            chip(index, seat.name),
            kind,
            tag("span", status, class_="status") if status else None,
            tag("span", table.key("score", n=points), class_="points"),
            class_="player-head",
        ),
        thought_bar(words, 1) if active and thinking else None,
        tag("span", figures, class_="counts") if figures else None,
        class_=classes("player", active and "active"),
    )  # fmt: skip
