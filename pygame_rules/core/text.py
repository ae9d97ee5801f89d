"""Text lookup: key and parameters in, a sentence out, in Polish or English.

A catalogue is a flat JSON file. A value is a string with `{name}` places, or a table of
plural forms (`one`, `few`, `many`) chosen by the number `n`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter

from .message import Message, Param, Player

LANGUAGES = ("en", "pl")
Entry = str | dict[str, str]
Catalogue = Mapping[str, Entry]
_CORE = Path(__file__).parent / "words"
_GAMES = Path(__file__).parent.parent / "games"


def load_catalogue(path: Path) -> dict[str, Entry]:
    """One JSON file of texts."""
    entries: dict[str, Entry] = json.loads(path.read_text(encoding="utf-8"))
    return entries


@cache
def core_catalogue(lang: str) -> Catalogue:
    """The texts that belong to no game: errors, bots, common reasons."""
    return load_catalogue(_CORE / f"{lang}.json")


@cache
def catalogue(room: str, lang: str) -> Catalogue:
    """The texts of a room over the core's own: `text/<lang>.json`, and `text/board.<lang>.json`
    if the drawn board has words of its own (what stands where, notes of cards)."""
    texts = dict(core_catalogue(lang))
    own = _GAMES / room / "text"
    for file in (own / f"{lang}.json", own / f"board.{lang}.json"):
        if file.name == f"{lang}.json" or file.exists():
            texts.update(load_catalogue(file))
    return texts


def plural(lang: str, n: int) -> str:
    """`one`, `few` or `many`: Polish 1 / 2-4 (not 12-14) / the rest; English 1 / the rest."""
    n = abs(n)
    if n == 1:
        return "one"
    if lang == "pl" and n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "few"
    return "many"


class Speaker:
    """Says messages in one language with one table's names."""

    def __init__(self, texts: Catalogue, lang: str, names: Sequence[str] = ()) -> None:
        self._texts = texts
        self._lang = lang
        self._names = names

    def say(self, message: Message) -> str:
        """The sentence. Raises KeyError for a text or a parameter that is not there."""
        entry = self._texts[message.key]
        if isinstance(entry, dict):
            n = message.params["n"]
            assert isinstance(n, int), message
            entry = entry.get(plural(self._lang, n), entry["many"])
        words = {name: self._word(param) for name, param in message.params.items()}
        return entry.format_map(words)

    def _word(self, param: Param) -> str:
        if isinstance(param, Player):
            return self._names[param.seat]
        if isinstance(param, Message):
            return self.say(param)
        return str(param).replace("-", "\u2212") if isinstance(param, int) else param

    def knows(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self._texts


def fields_of(entry: Entry) -> set[str]:
    """The names of the parameters that a text uses (for law 13)."""
    forms = entry.values() if isinstance(entry, dict) else [entry]
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


@cache
def help_chapters(room: str, lang: str) -> list[dict[str, object]]:
    """The rules of a room in our own words: `text/help.<lang>.json`."""
    path = _GAMES / room / "text" / f"help.{lang}.json"
    chapters: list[dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))["chapters"]
    return chapters
