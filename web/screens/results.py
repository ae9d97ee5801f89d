"""Results against computers: by board, number of players and level; and the offer of another
level on the end screen."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.meta import Meta

from ..draft import LEVELS
from ..markup import Html, tag
from ..results import MIXED, Kind, Offer, Record, Tally
from ..widgets.controls import button, page, segmented
from ..widgets.icons import icon
from ..words import Words

_ORDER = (*LEVELS, MIXED)


def results(words: Words, games: Sequence[Meta], record: Record, asking: bool) -> Html:
    """The whole screen. `asking`: whether everything is really to be forgotten."""
    boards = [board for meta in games if (board := _board(words, meta, record)) is not None]
    empty = tag("p", words("results.empty"), class_="help") if not boards else None
    return page(
        words("results.title"),
        words("back"),
        tag("p", words("results.what"), class_="help"),
        empty,
        boards,
        tag("div", _offers(words, record), class_="sheet-form"),
        _clear(words, asking) if boards else None,
        cls="results",
    )


def _board(words: Words, meta: Meta, record: Record) -> Html | None:
    found = [(kind, tally) for kind, tally in record.tallies.items() if kind.game == meta.id]
    if not found:
        return None
    found.sort(key=lambda row: (row[0].players, _ORDER.index(row[0].level)))
    heads = ("results.players", "results.level", "results.won", "results.rate")
    return tag(
        "table",
        tag("caption", meta.titles[words.lang]),
        tag("thead", tag("tr", [tag("th", words(head), scope="col") for head in heads])),
        tag("tbody", [_row(words, kind, tally) for kind, tally in found]),
        class_="tallies",
    )


def _row(words: Words, kind: Kind, tally: Tally) -> Html:
    return tag(
        "tr",
        tag("td", kind.players),
        tag("th", words(f"results.level.{kind.level}"), scope="row"),
        tag("td", words("results.of", n=tally.games, wins=tally.wins)),
        tag("td", words("results.percent", n=round(100 * tally.wins / tally.games))),
    )


def _offers(words: Words, record: Record) -> list[Html]:
    choices = [(value, words(f"results.offers.{value}")) for value in ("on", "off")]
    chosen = "on" if record.offers else "off"
    return [
        segmented("offers", words("results.offers"), chosen, choices),
        tag("p", words("results.offers_help"), class_="help"),
    ]


def _clear(words: Words, asking: bool) -> Html:
    if not asking:
        return tag("p", button("clear-results", words("results.clear"), sign="bin", id="clear"))
    return tag(
        "div",
        tag("p", words("results.sure"), id="sure"),
        tag(
            "div",
            button("clear-no", words("choice.cancel"), sign="cross", id="clear-no"),
            button("clear-yes", words("results.clear"), sign="bin", kind="primary", id="clear-yes",
                   aria_describedby="sure"),
            class_="row",
        ),
        class_="warning",
        role="group",
    )  # fmt: skip


def level_offer(words: Words, offer: Offer) -> Html:
    """Another level for the next game; it may be passed over, or declined for good."""
    run = offer.run
    key = "offer.won" if run.won else "offer.lost"
    now = words(f"results.level.{run.level}")
    level = words(f"results.level.{offer.level}")
    return tag(
        "section",
        tag("p", icon("info"), words(key, n=run.length, now=now, level=level)),
        tag(
            "div",
            button("offer-take", words("offer.take", level=level), sign="redo", id="offer-take"),
            button("offer-never", words("offer.never"), kind="plain", id="offer-never"),
            class_="row",
        ),
        class_="offer",
        aria_label=words("offer.title"),
    )
