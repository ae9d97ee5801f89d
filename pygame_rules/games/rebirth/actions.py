"""The verbs of Rebirth and the prebuilt actions of each board."""

from __future__ import annotations

from functools import cache

from ...core.actions import Action, Verb
from .data import KINDS, TILE_IDS, board

PLACE, CHOOSE, DOUBLE = "place", "choose", "double"
VERBS = {verb.name: verb for verb in (Verb(PLACE), Verb(CHOOSE), Verb(DOUBLE))}
CHOOSE_ACTIONS = tuple(Action(CHOOSE, (tile,)) for tile in TILE_IDS)
CHOICE_ORDER = tuple(sorted(range(KINDS), key=TILE_IDS.__getitem__))
"""Tile kinds in the order of their ids, which is the order of a legal list."""


@cache
def place_actions(board_id: str) -> tuple[Action, ...]:
    """By space: putting the tile in hand there. Table order is sorted order."""
    return tuple(Action(PLACE, (space.id,)) for space in board(board_id).spaces)


@cache
def double_actions(board_id: str) -> tuple[Action, ...]:
    """By mission: putting the own x2 marker on it. Table order is sorted order."""
    return tuple(Action(DOUBLE, (mission.id,)) for mission in board(board_id).missions)


@cache
def mission_numbers(board_id: str) -> dict[str, int]:
    """Missions by element id."""
    return {mission.id: number for number, mission in enumerate(board(board_id).missions)}
