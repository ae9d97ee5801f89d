"""Words for the screen: prompt, names, panel, notices."""

from __future__ import annotations

from ...core.contract import Count
from ...core.message import Message, Player
from .actions import mission_numbers
from .data import EMPTY, ENERGY, FOOD, TILE_IDS, Board
from .missions import touched
from .names import mission_name, space_name, tile_name
from .view import View


def prompt(view: View) -> Message:
    """Who does what now."""
    if view.actor is None:
        return Message("prompt.over")
    step = view.flow[-1][0]
    if step == "place" and view.flow[-1][2]:
        step = "second"
    player = Player(view.actor)
    if view.actor != view.seat:
        return Message(f"prompt.{step}_wait", {"player": player})
    if step in ("place", "second"):
        return Message(f"prompt.{step}", {"player": player, "tile": tile_name(view.hand)})
    return Message(f"prompt.{step}", {"player": player})


def name_of(board: Board, element: str) -> Message:
    """A space, a tile kind or a mission. Raises KeyError for anything else."""
    if element in TILE_IDS:
        return tile_name(TILE_IDS.index(element))
    if element in board.index:
        return space_name(board, board.index[element])
    return mission_name(board, mission_numbers(board.id)[element])


def panel(board: Board, view: View) -> list[list[Count]]:
    """Castles, missions and tiles of each seat; in Ireland towers and reserve too."""
    return [_counts(board, view, seat) for seat in range(view.players)]


def _counts(board: Board, view: View, seat: int) -> list[Count]:
    counts = [Count("castles", view.holder.count(seat))]
    if board.irish:
        counts.append(Count("public", sum(seat in seats for seats in view.scored)))
        counts.append(Count("private", view.mission_sizes[seat]))
        counts.append(Count("towers", len(touched(board, view, seat))))
        counts.append(Count("reserve", view.aside_sizes[seat]))
    else:
        counts.append(Count("cathedrals", view.mission_sizes[seat]))
    left = view.supply_sizes[seat] + view.choice_sizes[seat] + view.hand_sizes[seat]
    return [*counts, Count("tiles", left)]


def notices(board: Board, view: View) -> list[Message]:
    """The last turns, and the rare case that farms may go on the other kind of space."""
    found = []
    if view.actor is not None and not sum(view.supply_sizes):
        found.append(Message("notice.last_turn"))
    for kind, key in ((FOOD, "food_anywhere"), (ENERGY, "energy_anywhere")):
        full = all(view.tile[space] != EMPTY for space in board.legal_for[kind])
        if full and view.actor is not None:
            found.append(Message(f"notice.{key}"))
    return found
