"""What a player has set, kept under one key. Unknown or damaged values fall back singly."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from pygame_rules.core.text import LANGUAGES

KEY = "plansza:settings"
CHOICES: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "theme": ("system", "light", "dark"),
    "confirm": ("always", "touch", "never"),
    "pace": ("slow", "normal", "fast"),
    "think": ("1", "2", "5", "10", "long"),
}
"""Every setting that is a choice, in the order of the settings screen."""

PACE_MS = {"slow": 1800, "normal": 800, "fast": 0}
"""How long a computer's move stands before the next one, in milliseconds."""

CAP_MS = {"1": 1000, "2": 2000, "5": 5000, "10": 10_000, "long": None}
"""How long a computer may think about a move or a hint; None: as long as its level takes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`names`: the names last used by people, for the next table."""

    lang: str = "en"
    theme: str = "system"
    confirm: str = "touch"
    pace: str = "normal"
    think: str = "5"
    names: tuple[str, ...] = ()

    def changed(self, name: str, value: str) -> Settings:
        """With one choice changed. Raises ValueError for a value that is not offered."""
        if value not in CHOICES[name]:
            raise ValueError(f"{name}={value}"[:60])
        changes: dict[str, Any] = {name: value}
        return replace(self, **changes)

    def must_confirm(self, pointer: str) -> bool:
        """Whether a choice made with this kind of pointer waits for Confirm."""
        return self.confirm == "always" or (self.confirm == "touch" and pointer != "mouse")


def dump(settings: Settings) -> str:
    """As stored. `boot.js` reads `lang` and `theme`; the system's theme is left out."""
    data = {key: value for key, value in asdict(settings).items() if value != "system"}
    return json.dumps(data)


def load(text: str | None, lang: str) -> Settings:
    """From the stored text; `lang` where none was chosen yet. Never fails."""
    try:
        data = json.loads(text or "{}")
    except (ValueError, RecursionError):
        data = {}
    if not isinstance(data, dict):
        data = {}
    known = {field.name for field in fields(Settings)}
    good = {key: data[key] for key in data if key in known and _fits(key, data[key])}
    if "names" in good:
        good["names"] = tuple(good["names"])
    return Settings(**{"lang": lang if lang in LANGUAGES else "en", **good})


def _fits(key: str, value: object) -> bool:
    if key == "names":
        return isinstance(value, list) and all(isinstance(name, str) for name in value)
    return value in CHOICES[key]
