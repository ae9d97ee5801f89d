"""Tables of the final points, a column for each player; pictures of the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boards_svg.contract import Picture
from pygame_rules.core.contract import Breakdown
from pygame_rules.core.setup import SeatSetup
from pygame_rules.core.showing import Period

from ..markup import Html, tag, trusted
from ..words import TableWords
from .seats import chip

Row = tuple[str, Sequence[int]]


def sources(
    table: TableWords, seats: Sequence[SeatSetup], parts: Sequence[Breakdown], scores: Sequence[int]
) -> Html:
    """The score by what it was made with, in the game's own words."""
    keys = dict.fromkeys(source for part in parts for source in part)
    rows = [(table.key(f"source.{key}"), [part.get(key, 0) for part in parts]) for key in keys]
    return _table(table, seats, table.key("score.sources"), rows, scores)


def periods(
    table: TableWords, seats: Sequence[SeatSetup], found: Sequence[Period], scores: Sequence[int]
) -> Html | None:
    """The score by when it was made; nothing for games that are scored once."""
    if not found:
        return None
    rows = [(table.say(period.name), period.points) for period in found]
    return _table(table, seats, table.key("score.periods"), rows, scores)


def _table(
    table: TableWords,
    seats: Sequence[SeatSetup],
    caption: str,
    rows: Iterable[Row],
    totals: Sequence[int],
) -> Html:
    heads = [tag("th", chip(i, seat.name), scope="col") for i, seat in enumerate(seats)]
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption),
            tag("thead", tag("tr", tag("td", class_="corner"), heads)),
            tag("tbody", [_row(name, points) for name, points in rows]),
            tag("tfoot", _row(table.screen("end.total"), totals)),
            class_="sources",
        ),
        class_="scroll",
        tabindex="0",
        role="region",
        aria_label=caption,
    )


def _row(name: str, points: Sequence[int]) -> Html:
    figures = [tag("td", str(value).replace("-", "−")) for value in points]
    return tag("tr", tag("th", name, scope="row"), figures)


def pictures(table: TableWords, found: Sequence[Picture]) -> Html | None:
    """Drawings of the end, each with the same in words."""
    if not found:
        return None
    return tag("div", [_picture(table, picture) for picture in found], class_="end-pictures")


def _picture(table: TableWords, picture: Picture) -> Html:
    lists = [
        [tag("h3", table.say(heading)), tag("ul", [tag("li", table.say(line)) for line in lines])]
        for heading, lines in picture.lists
    ]
    return tag(
        "figure",
        tag("figcaption", table.say(picture.title)),
        trusted(picture.art),
        lists,
        class_="end-picture",
    )
