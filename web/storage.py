"""Saves on the device: two copies of each, a pointer that moves only to a checked copy.

Keys: `plansza:save:<id>` is the pointer (which slot is good, checksums, what the list shows),
`plansza:save:<id>:a` and `:b` are the slots. A save is written into the slot that the
pointer does not name, read back, and only then the pointer moves: whatever fails in
between, the copy before stays good.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

PREFIX = "plansza:save:"
SLOTS = ("a", "b")
_POINTER = re.compile(r"plansza:save:([A-Za-z0-9-]+)\Z")
_SLOT = re.compile(r"plansza:save:([A-Za-z0-9-]+):[ab]\Z")


class StoreFailed(Exception):
    """The device refused to write or read: full, or storage switched off."""


class Store(Protocol):
    """What `localStorage` offers. Every method may raise StoreFailed."""

    def get(self, key: str) -> str | None:
        """The stored text."""

    def set(self, key: str, value: str) -> None:
        """Store a text."""

    def remove(self, key: str) -> None:
        """Forget a text; a missing one is no error."""

    def keys(self) -> list[str]:
        """All keys of this site."""


@dataclass(frozen=True, slots=True)
class Card:
    """What the list of saves shows. `when`: milliseconds since 1970; `players`: (name, colour)."""

    game: str
    players: tuple[tuple[str, str], ...]
    turn: int
    when: int
    over: bool


@dataclass(frozen=True, slots=True)
class Saved:
    """One save in the list; `card` None: the pointer is damaged. `size` in bytes."""

    id: str
    card: Card | None
    size: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """The text of a save; `previous`: the newest copy was bad, this is the one before."""

    text: str
    previous: bool


@dataclass(frozen=True, slots=True)
class Removed:
    """A deleted save, to be put back within a moment."""

    entries: tuple[tuple[str, str], ...]


def checksum(text: str) -> str:
    """Of a whole save as text."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


class Saves:
    """All saves of the device."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def listed(self) -> list[Saved]:
        """Newest first; damaged ones, which have no time, at the end. Never fails."""
        try:
            keys = self._store.keys()
        except StoreFailed:
            return []
        found = [self._saved(save_id) for save_id in _ids(keys)]
        return sorted(found, key=lambda s: (s.card is None, -(s.card.when if s.card else 0), s.id))

    def _saved(self, save_id: str) -> Saved:
        pointer = self._pointer(save_id)
        size = sum(len(self._read(key) or "") for key in _keys_of(save_id))
        return Saved(save_id, pointer.card if pointer else None, size)

    def write(self, save_id: str, text: str, card: Card) -> None:
        """Keep a save. Raises StoreFailed; then the copy before is still there and current."""
        old = self._pointer(save_id)
        slot = "b" if old and old.slot == "a" else "a"
        sums = dict(old.sums) if old else {}
        sums[slot] = checksum(text)
        self._put(f"{PREFIX}{save_id}:{slot}", text)
        self._put(f"{PREFIX}{save_id}", _pointer_text(_Pointer(slot, sums, card)))

    def _put(self, key: str, text: str) -> None:
        self._store.set(key, text)
        if self._store.get(key) != text:
            raise StoreFailed("read back something else")

    def read(self, save_id: str) -> Loaded | None:
        """The newest copy whose checksum fits; None if there is none."""
        pointer = self._pointer(save_id)
        if pointer is None:
            return None
        other = "b" if pointer.slot == "a" else "a"
        for slot in (pointer.slot, other):
            text = self._read(f"{PREFIX}{save_id}:{slot}")
            if text is not None and pointer.sums.get(slot) == checksum(text):
                return Loaded(text, slot != pointer.slot)
        return None

    def copies(self, save_id: str) -> list[str]:
        """Every stored copy, checked or not, newest first: for the rescue screen."""
        pointer = self._pointer(save_id)
        order = ("b", "a") if pointer and pointer.slot == "b" else SLOTS
        texts = [self._read(f"{PREFIX}{save_id}:{slot}") for slot in order]
        return [text for text in texts if text is not None]

    def raw(self, save_id: str) -> str:
        """Everything stored of one save, as JSON, for a file."""
        entries = {key: self._read(key) for key in _keys_of(save_id)}
        return json.dumps({"format": "plansza-raw", "keys": entries}, ensure_ascii=True)

    def remove(self, save_id: str) -> Removed:
        """Delete a save; what is returned can bring it back. Raises StoreFailed."""
        keys = _keys_of(save_id)
        entries = [(key, value) for key in keys if (value := self._read(key)) is not None]
        for key in reversed(keys):
            self._store.remove(key)
        return Removed(tuple(entries))

    def restore(self, removed: Removed) -> None:
        """Bring a deleted save back. Raises StoreFailed."""
        for key, value in reversed(removed.entries):
            self._put(key, value)

    def _read(self, key: str) -> str | None:
        try:
            return self._store.get(key)
        except StoreFailed:
            return None

    def _pointer(self, save_id: str) -> _Pointer | None:
        return _pointer_from(self._read(f"{PREFIX}{save_id}"))


@dataclass(frozen=True, slots=True)
class _Pointer:
    slot: str
    sums: dict[str, str]
    card: Card


def _ids(keys: Iterable[str]) -> list[str]:
    found = (_POINTER.match(key) or _SLOT.match(key) for key in keys)
    return sorted({match.group(1) for match in found if match})


def _keys_of(save_id: str) -> list[str]:
    return [f"{PREFIX}{save_id}", *(f"{PREFIX}{save_id}:{slot}" for slot in SLOTS)]


def save_of_key(key: str) -> str | None:
    """The save whose pointer this key is."""
    match = _POINTER.match(key)
    return match.group(1) if match else None


def _pointer_text(pointer: _Pointer) -> str:
    card = pointer.card
    data = {
        "slot": pointer.slot,
        "sums": pointer.sums,
        "game": card.game,
        "players": [list(player) for player in card.players],
        "turn": card.turn,
        "when": card.when,
        "over": card.over,
    }
    return json.dumps(data)


def _pointer_from(text: str | None) -> _Pointer | None:
    """The pointer, or None if it is not there or not one."""
    try:
        data = json.loads(text or "null")
    except (ValueError, RecursionError):
        return None
    match data:
        case {
            "slot": "a" | "b" as slot,
            "sums": dict(sums),
            "game": str(game),
            "players": list(players),
            "turn": int(turn),
            "when": int(when),
            "over": bool(over),
        } if all(_is_player(player) for player in players):
            pairs = tuple((name, colour) for name, colour in players)
            return _Pointer(slot, sums, Card(game, pairs, turn, when, over))
    return None


def _is_player(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(x, str) for x in value)


def texts_in_export(text: str) -> list[str]:
    """The newest good copy of each save in a file that holds stored keys as they were: the raw
    export of a save, or the one offered when the start fails. Empty for any other file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return []
    match data:
        case {"format": "plansza-raw" | "plansza-storage", "keys": dict(keys)}:
            saves = Saves(_Memory({k: v for k, v in keys.items() if isinstance(v, str)}))
        case _:
            return []
    found = []
    for saved in saves.listed():
        loaded = saves.read(saved.id)
        found += [loaded.text] if loaded else saves.copies(saved.id)[:1]
    return found


class _Memory:
    """A `Store` over keys that came out of a file."""

    def __init__(self, data: dict[str, str]) -> None:
        self._data = data

    def get(self, key: str) -> str | None:
        return self._data.get(key)

    def set(self, key: str, value: str) -> None:
        self._data[key] = value

    def remove(self, key: str) -> None:
        self._data.pop(key, None)

    def keys(self) -> list[str]:
        return list(self._data)
