"""Slotted dataclasses of plain fields to JSON and back, by their annotations.

Fields may be int, str, bool, float, None, lists, dicts with string keys, other such
dataclasses, and unions with None. Reading checks every type: a save may be hostile.
"""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import DamagedSave

T = TypeVar("T")
_PLAIN = frozenset({int, str, bool, float, types.NoneType})
"""Most of a state is such values: asked first, for speed."""


def to_json(value: Any) -> Any:
    """Plain JSON, sharing nothing mutable with `value`."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, list | tuple):
        return [item if type(item) in _PLAIN else to_json(item) for item in value]
    if isinstance(value, dict):
        return {key: to_json(item) for key, item in value.items()}
    if is_dataclass(value):
        return {f.name: to_json(getattr(value, f.name)) for f in fields(value)}
    return value


def from_json(kind: type[T], data: Any) -> T:
    """A `kind` from what `to_json` wrote. Raises DamagedSave if a field does not fit."""
    return _read(kind, data, kind.__name__)  # type: ignore[no-any-return]


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, data: Any, where: str) -> Any:
    if kind is Any:
        return data
    if is_dataclass(kind):
        return _read_dataclass(kind, data, where)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _read_union(get_args(kind), data, where)
    if origin is list or kind is list:
        _expect(isinstance(data, list), where)
        (item,) = get_args(kind) or (Any,)
        if item in _PLAIN and all(type(x) is item for x in data):
            return data[:]
        return [_read(item, x, where) for x in data]
    if origin is tuple:
        return _read_tuple(get_args(kind), data, where)
    if origin is dict or kind is dict:
        _expect(isinstance(data, dict), where)
        item = (get_args(kind) or (str, Any))[1]
        return {key: _read(item, x, f"{where}.{key}") for key, x in data.items()}
    return _read_plain(kind, data, where)


def _read_dataclass(kind: Any, data: Any, where: str) -> Any:
    names = [f.name for f in fields(kind)]
    _expect(isinstance(data, dict) and sorted(data) == sorted(names), where)
    hints = _hints(kind)
    return kind(**{name: _read(hints[name], data[name], f"{where}.{name}") for name in names})


def _read_union(kinds: tuple[Any, ...], data: Any, where: str) -> Any:
    if data is None and type(None) in kinds:
        return None
    for kind in kinds:
        try:
            return _read(kind, data, where)
        except DamagedSave:
            continue
    raise DamagedSave(where)


def _read_tuple(kinds: tuple[Any, ...], data: Any, where: str) -> Any:
    _expect(isinstance(data, list), where)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_read(kinds[0], x, where) for x in data)
    _expect(len(data) == len(kinds), where)
    return tuple(_read(kind, x, where) for kind, x in zip(kinds, data, strict=True))


def _read_plain(kind: Any, data: Any, where: str) -> Any:
    if kind is type(None):
        kind = types.NoneType
    good = isinstance(data, kind) and not (kind is int and isinstance(data, bool))
    _expect(good or (kind is float and isinstance(data, int)), where)
    return data


def _expect(condition: bool, where: str) -> None:
    if not condition:
        raise DamagedSave(where)
