"""Messages: text keys with named parameters; sentences live in `text/`, never in code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Union


class Player(NamedTuple):
    """A parameter that stands for a seat's name."""

    seat: int


class Message(NamedTuple):
    """A text key and its parameters. A parameter is a number, a name, a `Player` or a message."""

    key: str
    params: Mapping[str, Param] = {}


Param = Union[int, str, Player, Message]  # noqa: UP007 - a forward reference needs Union


def message_to_json(message: Message) -> dict[str, Any]:
    """Plain JSON of a message, nested messages and players included."""
    return {"key": message.key, "params": {k: _param_to_json(v) for k, v in message.params.items()}}


def message_from_json(data: Mapping[str, Any]) -> Message:
    """The message that `message_to_json` wrote."""
    return Message(data["key"], {k: _param_from_json(v) for k, v in data["params"].items()})


def _param_to_json(param: Param) -> Any:
    if isinstance(param, Player):
        return {"seat": param.seat}
    return message_to_json(param) if isinstance(param, Message) else param


def _param_from_json(data: Any) -> Param:
    if not isinstance(data, dict):
        return data  # type: ignore[no-any-return]
    return Player(data["seat"]) if "seat" in data else message_from_json(data)
