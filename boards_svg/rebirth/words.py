"""What stands on a space now, as messages (texts: `text/board.<lang>.json` of the room)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from pygame_rules.core.message import Message, Param, Player
from pygame_rules.games.rebirth import castles, missions, names
from pygame_rules.games.rebirth.data import EMPTY, ENERGY, HOUSES, NEUTRAL, NOBODY, Board
from pygame_rules.games.rebirth.view import View

BUILT: Final = ("castle", "cathedral", "tower")
"""Kinds of spaces on which no tile is ever laid."""


def describe(board: Board, view: View, space: int) -> Message:
    """One or a few sentences about a space."""
    kind = board.spaces[space].kind
    if kind == "castle":
        return _castle(board, view, space)
    if kind == "cathedral":
        return _cathedral(board, view, space)
    if kind == "tower":
        return _tower(board, view, space)
    return join_all(_field(board, view, space))


def join_all(parts: Sequence[Message]) -> Message:
    """Sentences one after another."""
    return reduce(lambda a, b: Message("describe.join", {"a": a, "b": b}), parts)


def enumerate_all(parts: Sequence[Message]) -> Message:
    """Words with commas between them."""
    return reduce(lambda a, b: Message("describe.list", {"a": a, "b": b}), parts)


def listed(seats: Sequence[int]) -> Message:
    """Names of players with commas between them."""
    return enumerate_all([Message("describe.player", {"player": Player(s)}) for s in seats])


# -- fields and settlements -------------------------------------------------------------
def _field(board: Board, view: View, space: int) -> list[Message]:
    where, kind = names.space_name(board, space), view.tile[space]
    if kind == NEUTRAL:
        return [Message("describe.neutral", {"space": where})]
    parts = [_what(view, space, where)]
    if kind == EMPTY and board.spaces[space].kind == "blank":
        parts.append(Message("describe.blank"))
    if board.port[space]:
        parts.append(Message("describe.offshore" if board.irish else "describe.port"))
    if board.settlement_of[space] >= 0:
        parts += _settlement(board, view, board.settlements[board.settlement_of[space]])
    elif EMPTY < kind <= ENERGY:
        parts.append(Message("describe.group", {"n": _group_size(board, view, space)}))
    return parts


def _what(view: View, space: int, where: Message) -> Message:
    kind = view.tile[space]
    if kind == EMPTY:
        return Message("describe.empty", {"space": where})
    tile, owner = names.tile_name(kind), Player(view.owner[space])
    return Message("describe.tile", {"space": where, "tile": tile, "player": owner})


def _settlement(board: Board, view: View, spaces: Sequence[int]) -> list[Message]:
    parts = [Message(f"describe.settlement{len(spaces)}")]
    left = sum(view.tile[space] == EMPTY for space in spaces)
    if len(spaces) > 1:
        done = Message("describe.complete")
        parts.append(Message("describe.left", {"n": left}) if left else done)
    houses = [
        Message("describe.houses", {"player": Player(seat), "n": n})
        for seat in range(view.players)
        if (n := sum(HOUSES[view.tile[s]] for s in spaces if view.owner[s] == seat))
    ]
    if houses and len(spaces) > 1:
        parts.append(Message("describe.strength", {"list": enumerate_all(houses)}))
    return parts


def _group_size(board: Board, view: View, space: int) -> int:
    """Tiles of the same kind and owner joined to this one (RB-20)."""
    found = [space]
    for here in found:
        for near in board.adjacent[here]:
            same = view.tile[near] == view.tile[space] and view.owner[near] == view.owner[space]
            if same and near not in found:
                found.append(near)
    return len(found)


# -- castles, cathedrals, towers --------------------------------------------------------
def _castle(board: Board, view: View, space: int) -> Message:
    """Who holds it and why: the counts of RB-31."""
    number, where = board.castles.index(space), names.space_name(board, space)
    holder = view.holder[number]
    if holder == NOBODY:
        return Message("describe.castle_free", {"space": where})
    held = Message("describe.castle_held", {"space": where, "player": Player(holder)})
    counts = []
    for seat in range(view.players):
        tiles, farms = castles.strength(board, view, number, seat)
        if tiles:
            params: dict[str, Param] = {"player": Player(seat), "n": tiles, "farms": farms}
            counts.append(Message("describe.near_farms", params))
    return join_all([held, Message("describe.near_castle", {"list": enumerate_all(counts)})])


def _near(board: Board, view: View, space: int) -> list[Message]:
    """How many tiles each player has next to it, as one sentence or none."""
    counts = [
        Message("describe.near_one", {"player": Player(seat), "n": n})
        for seat in range(view.players)
        if (n := missions.tiles_next_to(board, view, seat, space))
    ]
    return [Message("describe.near", {"list": enumerate_all(counts)})] if counts else []


def _cathedral(board: Board, view: View, space: int) -> Message:
    where = names.space_name(board, space)
    stack = view.cathedrals[board.cathedrals.index(space)]
    if not stack:
        return Message("describe.cathedral_none", {"space": where})
    first = Message("describe.cathedral", {"space": where, "list": listed(stack)})
    return join_all([first, *_near(board, view, space)])


def _tower(board: Board, view: View, space: int) -> Message:
    """The bonus in full, who has used it, who has how many tiles next to it."""
    kind = view.bonus[board.towers.index(space)]
    where = names.space_name(board, space)
    first = Message("describe.tower", {"space": where, "bonus": names.bonus_name(kind)})
    parts = [first, names.bonus_text(kind)]
    near = _near(board, view, space)
    if near:
        owners = [view.owner[s] for s in board.adjacent[space]]
        used = [seat for seat in range(view.players) if seat in owners]
        parts += [Message("describe.touched", {"list": listed(used)}), *near]
    return join_all(parts)
