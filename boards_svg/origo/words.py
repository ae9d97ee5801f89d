"""What stands on a cell now, as messages (texts: `text/board.<lang>.json` of the room)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from pygame_rules.core.message import Message, Player
from pygame_rules.games.origo.data import AREA_OF, AREAS, CELL_OF, FREE, KIND_OF, KINDS, POINTS
from pygame_rules.games.origo.names import AREA_NAMES, CARD_NAMES, cell_and_area
from pygame_rules.games.origo.standing import clan_of
from pygame_rules.games.origo.view import View


def describe(view: View, element: str) -> Message:
    """One or a few sentences. Raises KeyError for what is neither a cell nor a card."""
    if element in KIND_OF:
        kind = KIND_OF[element]
        return _join([CARD_NAMES[kind], Message(f"card.{KINDS[kind].family}")], "describe.sentence")
    cell = CELL_OF[element]
    return _join([_shield(view, cell), *_area(view, AREA_OF[cell])], "describe.join")


def _join(parts: Sequence[Message], key: str) -> Message:
    return reduce(lambda a, b: Message(key, {"a": a, "b": b}), parts)


def _shield(view: View, cell: int) -> Message:
    where, owner = cell_and_area(cell), view.board[cell]
    if owner == FREE:
        return Message("describe.free", {"cell": where})
    clan = clan_of(view.board, cell)
    key = "describe.in_clan" if clan >= POINTS.clan_size else "describe.shield"
    return Message(key, {"cell": where, "player": Player(owner), "n": clan})


def _area(view: View, area: int) -> list[Message]:
    """Free cells, who stands there, whether it is founded and can be attacked."""
    owners = [view.board[cell] for cell in AREAS[area].cells]
    free, name = owners.count(FREE), AREA_NAMES[area]
    parts = [Message("describe.left", {"area": name, "n": free})]
    counts = [
        Message("describe.count", {"player": Player(seat), "n": owners.count(seat)})
        for seat in sorted(range(view.players), key=lambda seat: -owners.count(seat))
        if seat in owners
    ]
    if counts:
        parts.append(Message("describe.shields", {"list": _join(counts, "describe.list")}))
    if AREAS[area].sea:
        return parts if free else [*parts, Message("describe.full_sea")]
    if view.founded[area]:
        founder = Player(view.founders[view.founded[area] - 1])
        return [*parts, Message("describe.founded", {"player": founder})]
    return parts
