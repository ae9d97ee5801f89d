"""Home: games to go on with, the five boards, settings, help, about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pygame_rules.core.meta import Meta

from ..markup import Html, classes, tag
from ..storage import Saved
from ..widgets.ages import when
from ..widgets.controls import button
from ..widgets.icons import icon
from ..widgets.seats import chip, seat_colours
from ..words import Words

_COLOUR = re.compile(r"[a-z]+\Z")


def home(
    words: Words,
    games: Sequence[Meta],
    miniatures: Mapping[str, str],
    saves: Sequence[Saved] = (),
    now: int = 0,
    kept: Sequence[Html] = (),
) -> Html:
    """The whole screen. Without saves it is what `index.html` holds before the start. `kept`: what
    there is to say of how the saves are kept."""
    return tag(
        "div",
        _masthead(words),
        tag(
            "main",
            _continue(words, games, saves, now, kept) if saves else None,
            tag("h2", words("home.boards"), id="boards-title"),
            tag("ul", [_board(words, m, miniatures) for m in games], class_="shelf"),
        ),
        class_="home",
    )


def _masthead(words: Words) -> Html:
    links = [
        button("import", words("home.import"), sign="import", kind="plain"),
        button("go", words("help.title"), sign="book", kind="plain", data_to="help"),
        button("go", words("settings.title"), sign="gear", kind="plain", data_to="settings"),
        button("go", words("about.title"), sign="info", kind="plain", data_to="about"),
    ]
    return tag(
        "header",
        tag("h1", "Plansza", class_="wordmark", id="heading", tabindex="-1"),
        tag("p", words("home.motto"), class_="motto"),
        tag("nav", links, aria_label=words("home.nav")),
        class_="masthead",
    )


def _board(words: Words, meta: Meta, miniatures: Mapping[str, str]) -> Html:
    source = miniatures.get(meta.id)
    picture = tag("img", src=source, alt="", width=300, height=225) if source else None
    low, high = meta.seats[0], meta.seats[-1]
    seats = words("home.seats", low=low, high=high)
    return tag(
        "li",
        tag(
            "button",
            tag("span", picture, class_="sheet"),
            tag("span", meta.titles[words.lang], class_="sheet-title"),
            tag("span", icon("person"), seats, class_="sheet-note"),
            type="button",
            class_="board-card",
            data_act="go",
            data_to=f"new/{meta.id}",
        ),
    )


def _continue(
    words: Words, games: Sequence[Meta], saves: Sequence[Saved], now: int, kept: Sequence[Html]
) -> Html:
    titles = {meta.id: meta.titles[words.lang] for meta in games}
    rows = [_save(words, save, titles, now) for save in saves]
    return tag(
        "section",
        tag("h2", words("home.continue"), id="continue-title"),
        tag("ul", rows, class_="saves"),
        kept,
        aria_labelledby="continue-title",
    )


def _save(words: Words, save: Saved, titles: Mapping[str, str], now: int) -> Html:
    card = save.card
    if card is None or card.game not in titles:
        return _damaged(words, save)
    title = titles[card.game]
    turn = words("home.over") if card.over else words("home.turn", n=card.turn)
    facts = f"{turn} · {when(words, card.when, now)} · {size(save.size)}"
    main = tag(
        "button",
        tag("span", title, class_="save-title"),
        _players(card.players),
        tag("span", facts, class_="save-facts"),
        type="button", class_="save-open", data_act="go", data_to=f"play/{save.id}",
        id=f"save-{save.id}",
    )  # fmt: skip
    return tag("li", main, _save_tools(words, save, title), class_="save")


def _save_tools(words: Words, save: Saved, title: str) -> Html:
    export = words("home.export", title=title)
    delete = words("home.delete", title=title)
    return tag(
        "span",
        button("export-save", export, sign="export", bare=True, kind="plain", data_save=save.id),
        button("delete-save", delete, sign="bin", bare=True, kind="plain", data_save=save.id),
        class_="save-tools",
    )


def _damaged(words: Words, save: Saved) -> Html:
    title = words("home.damaged")
    main = tag(
        "button",
        tag("span", icon("warning"), title, class_="save-title"),
        tag("span", f"{words('home.damaged_more')} · {size(save.size)}", class_="save-facts"),
        type="button", class_="save-open", data_act="go", data_to=f"rescue/{save.id}",
        id=f"save-{save.id}",
    )  # fmt: skip
    return tag("li", main, _save_tools(words, save, title), class_="save damaged")


def _players(players: Sequence[tuple[str, str]]) -> Html:
    colours = [colour if _COLOUR.match(colour) else "black" for _, colour in players]
    chips = [chip(seat, name) for seat, (name, _) in enumerate(players)]
    return tag("span", chips, class_="save-players", style=seat_colours(colours))


def size(bytes_: int) -> str:
    """Kilobytes, at least one."""
    return f"{max(1, round(bytes_ / 1024))} KB"


def toast(words: Words, message: str, undo: bool) -> Html:
    """A line at the bottom that goes by itself."""
    back = button("toast-undo", words("toast.undo"), kind="primary") if undo else None
    return tag("p", tag("span", message), back, class_=classes("toast", undo and "with-undo"))
