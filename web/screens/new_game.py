"""New game: seats, who begins, the game's rulings, a seed. The defaults are ready to play."""

from __future__ import annotations

from pygame_rules.core.meta import Option
from pygame_rules.core.setup import HUMAN, UNDO_LIMITS, SeatSetup

from ..draft import KINDS, Draft
from ..markup import Html, classes, tag
from ..widgets.controls import button, page, segmented, select, text_field
from ..widgets.icons import icon, seat_symbol
from ..widgets.seats import table_style
from ..words import TableWords, Words


def new_game(words: Words, draft: Draft, error: str | None = None) -> Html:
    """The whole screen."""
    table = words.table(draft.meta.id)
    content = tag(
        "div",
        _count(words, draft),
        tag("div", seats(words, draft), id="seats"),
        _order(words, draft),
        _more(words, table, draft),
        class_="sheet-form",
    )
    start = button("start", words("new.start"), sign="play", kind="primary wide", id="start")
    warning = tag("p", error, class_="warning", role="alert") if error else None
    foot = tag("footer", warning, start, class_="page-foot")
    return page(words.title(draft.meta.id), words("back"), content, foot, cls="new-game")


def _count(words: Words, draft: Draft) -> Html | None:
    if len(draft.meta.seats) < 2:
        return None
    choices = [(str(n), words("new.players", n=n)) for n in draft.meta.seats]
    return segmented("count", words("new.count"), str(len(draft.seats)), choices)


def seats(words: Words, draft: Draft) -> Html:
    """The rows of the seats; redrawn when colours or kinds change."""
    rows = [_seat(words, draft, i, seat) for i, seat in enumerate(draft.seats)]
    return tag("ol", rows, class_="seat-rows", style=table_style(draft.seats))


def _seat(words: Words, draft: Draft, index: int, seat: SeatSetup) -> Html:
    number = index + 1
    kinds = [(kind, words(f"kind.{kind}")) for kind in KINDS]
    sign = "person" if seat.kind == HUMAN else "computer"
    return tag(
        "li",
        tag("span", seat_symbol(index), icon(sign), class_="seat-signs"),
        text_field(f"name-{index}", words("new.name", n=number), seat.name),
        select(f"kind-{index}", words("new.kind", n=number), seat.kind, kinds),
        _colours(words, draft, index),
        class_="seat-row",
    )


def _colours(words: Words, draft: Draft, index: int) -> Html:
    swatches = [
        tag(
            "label",
            tag("input", type="radio", name=f"colour-{index}", value=colour,
                id=f"f-colour-{index}-{colour}", data_input=f"colour-{index}",
                checked=draft.seats[index].colour == colour),
            tag("span", class_=classes("swatch", f"c-{colour}")),
            tag("span", words(f"colour.{colour}"), class_="unseen"),
            title=words(f"colour.{colour}"),
        )
        for colour in draft.meta.colours_for(len(draft.seats))
    ]  # fmt: skip
    legend = tag("legend", words("new.colour", n=index + 1), class_="unseen")
    return tag("fieldset", legend, swatches, class_="swatches")


def _order(words: Words, draft: Draft) -> Html:
    starts = [("-1", words("new.start_lot"))]
    starts += [(str(i), seat.name) for i, seat in enumerate(draft.seats)]
    order = [("fixed", words("new.order_fixed")), ("random", words("new.order_random"))]
    chosen = "random" if draft.shuffle else "fixed"
    return tag(
        "div",
        select("begin", words("new.begins"), str(draft.start), starts),
        select("order", words("new.order"), chosen, order),
        class_="form-row",
        id="order",
    )


def _more(words: Words, table: TableWords, draft: Draft) -> Html:
    options = [_option(table, option, draft.options[option.id]) for option in draft.meta.options]
    seed = text_field("seed", words("new.seed"), draft.seed, placeholder=words("new.seed_any"))
    return tag(
        "details",
        tag("summary", words("new.more")),
        options,
        _undo(words, draft),
        tag("div", seed, tag("p", words("new.seed_help"), class_="help"), class_="option"),
    )


def _undo(words: Words, draft: Draft) -> Html:
    limits = [(limit, words(f"new.undo.{limit}")) for limit in UNDO_LIMITS]
    return tag(
        "div",
        select("undo", words("new.undo"), draft.undo, limits),
        tag("p", words("new.undo_help"), class_="help"),
        class_="option",
    )


def _option(table: TableWords, option: Option, chosen: str) -> Html:
    choices = [(choice, table.key(f"option.{option.id}.{choice}")) for choice in option.choices]
    return tag(
        "div",
        select(f"option-{option.id}", table.key(f"option.{option.id}"), chosen, choices),
        tag("p", table.key(f"option.{option.id}.help"), class_="help"),
        class_="option",
    )
