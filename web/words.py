"""Words of the screen: `i18n/*.json`, and the words of the games with a table's names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pygame_rules.core.errors import Reason
from pygame_rules.core.message import Message, Param
from pygame_rules.core.registry import meta_of
from pygame_rules.core.text import Catalogue, Speaker, catalogue, core_catalogue, load_catalogue

_HERE = Path(__file__).parent / "i18n"


@cache
def screen_texts(lang: str) -> Catalogue:
    """The texts of the screen and of the core's errors. Raises FileNotFoundError for a language
    that is not there."""
    return {**core_catalogue(lang), **load_catalogue(_HERE / f"{lang}.json")}


class Words:
    """Says everything on the screen in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._speaker = Speaker(screen_texts(lang), lang)

    def __call__(self, key: str, /, **params: Param) -> str:
        """A sentence of the screen. Raises KeyError for a key that is not there."""
        return self._speaker.say(Message(key, params))

    def table(self, game_id: str, names: Sequence[str] = ()) -> TableWords:
        """The words of a game, with the names of the seats."""
        return TableWords(self, game_id, names)

    def title(self, game_id: str) -> str:
        """The title of a game."""
        return meta_of(game_id).titles[self.lang]


class TableWords:
    """Says the messages of one game."""

    def __init__(self, words: Words, game_id: str, names: Sequence[str]) -> None:
        self.lang = words.lang
        self.screen = words
        self.names = tuple(names)
        texts = catalogue(meta_of(game_id).room, words.lang)
        self._speaker = Speaker(texts, words.lang, names)

    def say(self, message: Message) -> str:
        """A message of the rules as a sentence."""
        return self._speaker.say(message)

    def key(self, key: str, **params: Param) -> str:
        """A text by its key, such as `source.castles`."""
        return self._speaker.say(Message(key, params))

    def has(self, key: str) -> bool:
        """Whether the game has such a text."""
        return self._speaker.knows(key)

    def reason(self, reason: Reason) -> str:
        """Why not, with the number of the rule."""
        params = dict(reason.params)
        sentence = self._speaker.say(Message(f"reason.{reason.key}", params))  # type: ignore[arg-type]
        if not reason.rule:
            return sentence
        return self.screen("play.reason", text=sentence, rule=reason.rule)
