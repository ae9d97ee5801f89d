"""Help: the rules of a game in our own words, by chapter, searchable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_rules.core.meta import Meta

from ..markup import Html, tag
from ..widgets.controls import button, page, text_field
from ..words import Words

Chapter = Mapping[str, Any]


def contents(words: Words, games: Sequence[Meta]) -> Html:
    """Which game's rules?"""
    rows = [
        tag("li", button("go", m.titles[words.lang], kind="wide", data_to=f"help/{m.id}"))
        for m in games
    ]
    general = [tag("p", words(f"help.general.{i}")) for i in range(1, 7)]
    return page(
        words("help.title"),
        words("back"),
        tag("div", tag("h2", words("help.games")), tag("ul", rows, class_="plain-list")),
        tag("div", tag("h2", words("help.general")), general),
        cls="help",
    )


def rules(words: Words, meta: Meta, chapters: Sequence[Chapter], wanted: str) -> Html:
    """The rules of one game, opened at a chapter."""
    search = text_field("search", words("help.search"), "", type="search")
    return page(
        meta.titles[words.lang],
        words("back"),
        tag("div", search, class_="search", role="search"),
        tag("div", found(words, chapters, "", wanted), id="chapters", aria_live="polite"),
        cls="help",
    )


def found(words: Words, chapters: Sequence[Chapter], query: str, wanted: str = "") -> Html:
    """The chapters that hold the words searched for, all of them open; without a query all
    chapters, with the wanted one open."""
    hits = [chapter for chapter in chapters if _holds(chapter, query)]
    if not hits:
        return tag("p", words("help.nothing", query=query))
    return tag("div", [_chapter(c, bool(query) or c["id"] == wanted) for c in hits])


def _holds(chapter: Chapter, query: str) -> bool:
    text = " ".join([chapter["title"], *chapter["text"], *chapter["rules"]]).casefold()
    return all(word in text for word in query.casefold().split())


def _chapter(chapter: Chapter, opened: bool) -> Html:
    numbers = " · ".join(chapter["rules"])
    return tag(
        "details",
        tag("summary", chapter["title"]),
        [tag("p", paragraph) for paragraph in chapter["text"]],
        tag("p", numbers, class_="rule-numbers") if numbers else None,
        open=opened,
        id=f"chapter-{chapter['id']}",
    )


def chapter_for(chapters: Sequence[Chapter], prompt: str) -> str:
    """The chapter that explains a prompt; the first one where none says so."""
    for chapter in chapters:
        if prompt in chapter.get("prompts", ()):
            return str(chapter["id"])
    return str(chapters[0]["id"])
