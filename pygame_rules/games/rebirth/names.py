"""What things are called: messages for spaces, tiles, missions, bonuses."""

from __future__ import annotations

from ...core.message import Message
from .data import BONUS_IDS, TILE_IDS, Board, Mission


def space_name(board: Board, space: int) -> Message:
    """A hex: `castle Edinburgh`, `food field C5`, `large settlement B2`."""
    there = board.spaces[space]
    if there.place:
        return Message(f"element.space.{there.kind}", {"name": place_name(there.place)})
    if there.settlement >= 0:
        return settlement_name(board, space)
    return Message(f"element.space.{there.kind}", {"code": code(there.id)})


def settlement_name(board: Board, space: int) -> Message:
    """A settlement space with the size of its settlement."""
    size = len(board.settlements[board.settlement_of[space]])
    return Message(f"element.space.settlement{size}", {"code": code(board.spaces[space].id)})


def place_name(slug: str) -> Message:
    """The name on the map of a castle, cathedral or tower."""
    return Message(f"element.place.{slug}")


def code(space_id: str) -> str:
    """`C05` as people say it: C5."""
    return f"{space_id[0]}{int(space_id[1:])}"


def tile_name(kind: int) -> Message:
    """A tile kind."""
    return Message(f"element.{TILE_IDS[kind]}")


def mission_name(board: Board, number: int) -> Message:
    """The title of a mission card."""
    mission = board.missions[number]
    return Message(f"element.mission.{board.id}.{mission.card}", _place(board, mission))


def mission_text(board: Board, number: int) -> Message:
    """What a mission card asks, in full, with its values."""
    mission = board.missions[number]
    values = {"value": mission.value, "later": mission.later, "need": mission.need}
    return Message(f"mission.{board.id}.{mission.card}.text", {**_place(board, mission), **values})


def _place(board: Board, mission: Mission) -> dict[str, Message]:
    if mission.place < 0:
        return {}
    return {"name": place_name(board.spaces[mission.place].place)}


def bonus_name(kind: int) -> Message:
    """The title of a tower bonus."""
    return Message(f"element.bonus.{BONUS_IDS[kind]}")


def bonus_text(kind: int) -> Message:
    """What a tower bonus does, in full."""
    return Message(f"bonus.{BONUS_IDS[kind]}.text")
