"""Verbs, and the actions of each board built once. Tables are indexed by the ints of `data`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...core.actions import Action, Verb
from .data import BUILDINGS, CREATURES, GODS, UNITS_EACH, Chart, chart_for

MAX_PLAYERS = 5
OFFERED_AT_ONCE = 100
"""Sums in one question; `higher` opens the next hundred, so that no list is too long."""

ISLAND, SEA, GOD, CREATURE, BUILDING, PLAYER, NUMBER = (
    "island", "sea", "god", "creature", "building", "player", "number",
)  # fmt: skip
SHAPES: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "bring": ((SEA,),),
    "build": ((ISLAND,),),
    "call": ((CREATURE,),),
    "carry": ((SEA, NUMBER),),
    "change": ((ISLAND, BUILDING, BUILDING),),
    "destroy": ((BUILDING,),),
    "done": ((),),
    "exchange": ((CREATURE,),),
    "fight": ((),),
    "fly": ((ISLAND, ISLAND, NUMBER),),
    "found": ((ISLAND,),),
    "give": ((ISLAND,),),
    "higher": ((),),
    "lure": ((SEA,),),
    "march": ((ISLAND, ISLAND, NUMBER),),
    "mimic": ((CREATURE,),),
    "offer": ((GOD,),),
    "place": ((ISLAND,),),
    "prosper": ((ISLAND,),),
    "push": ((SEA, SEA),),
    "recruit": ((), (ISLAND,), (SEA,)),
    "retreat": ((ISLAND,), (SEA,)),
    "rob": ((PLAYER,),),
    "sail": ((SEA, SEA, NUMBER),),
    "sell": ((ISLAND,), (SEA,), ("priest",), ("philosopher",)),
    "smash": ((ISLAND, BUILDING),),
    "step": ((SEA, SEA, NUMBER),),
    "stop": ((),),
    "strike": ((ISLAND,),),
    "sum": ((NUMBER,),),
    "surface": ((SEA,),),
}
"""What the targets of each verb may be."""

VERBS: Final = {name: Verb(name) for name in SHAPES}
PLAYER_IDS: Final = tuple(f"player{seat}" for seat in range(MAX_PLAYERS))
CARDS: Final = ("philosopher", "priest")

DONE, FIGHT, HIGHER, STOP, RECRUIT = map(Action, ("done", "fight", "higher", "stop", "recruit"))
CALL, EXCHANGE, MIMIC = (
    tuple(Action(verb, (name,)) for name in CREATURES) for verb in ("call", "exchange", "mimic")
)
OFFER = tuple(Action("offer", (name,)) for name in GODS)
DESTROY = tuple(Action("destroy", (name,)) for name in BUILDINGS)
ROB = tuple(Action("rob", (name,)) for name in PLAYER_IDS)
SELL_PHILOSOPHER, SELL_PRIEST = (Action("sell", (name,)) for name in CARDS)

Moves = tuple[tuple[tuple[Action, ...], ...], ...]
"""Actions by origin, target and number - 1."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The actions of one board."""

    build: tuple[Action, ...]
    found: tuple[Action, ...]
    give: tuple[Action, ...]
    place: tuple[Action, ...]
    prosper: tuple[Action, ...]
    strike: tuple[Action, ...]
    recruit_troop: tuple[Action, ...]
    recruit_fleet: tuple[Action, ...]
    retreat_land: tuple[Action, ...]
    retreat_sea: tuple[Action, ...]
    sell_troop: tuple[Action, ...]
    sell_fleet: tuple[Action, ...]
    bring: tuple[Action, ...]
    lure: tuple[Action, ...]
    surface: tuple[Action, ...]
    march: Moves
    fly: Moves
    sail: tuple[dict[int, tuple[Action, ...]], ...]
    step: tuple[dict[int, tuple[Action, ...]], ...]
    carry: tuple[tuple[Action, ...], ...]
    push: tuple[dict[int, Action], ...]
    smash: tuple[tuple[Action, ...], ...]
    change: tuple[tuple[tuple[Action, ...], ...], ...]


def _ones(verb: str, names: Iterable[str]) -> tuple[Action, ...]:
    return tuple(Action(verb, (name,)) for name in names)


def _counted(verb: str, *names: str) -> tuple[Action, ...]:
    return tuple(Action(verb, (*names, n)) for n in range(1, UNITS_EACH + 1))


@cache
def tables_for(players: int) -> Tables:
    """The actions of the board of so many players."""
    return _tables(chart_for(players).name, players)


@cache
def _tables(_board: str, players: int) -> Tables:
    chart = chart_for(players)
    land, seas = list(chart.island_index), list(chart.sea_index)
    return Tables(
        _ones("build", land), _ones("found", land), _ones("give", land), _ones("place", land),
        _ones("prosper", land), _ones("strike", land), _ones("recruit", land),
        _ones("recruit", seas), _ones("retreat", land), _ones("retreat", seas),
        _ones("sell", land), _ones("sell", seas), _ones("bring", seas), _ones("lure", seas),
        _ones("surface", seas),
        _marches("march", land), _marches("fly", land),
        _steps("sail", chart), _steps("step", chart),
        tuple(_counted("carry", sea) for sea in seas),
        tuple(
            {b: Action("push", (seas[a], seas[b])) for b in near}
            for a, near in enumerate(chart.next_seas)
        ),
        tuple(tuple(Action("smash", (i, kind)) for kind in BUILDINGS) for i in land),
        tuple(
            tuple(tuple(Action("change", (i, a, b)) for b in BUILDINGS) for a in BUILDINGS)
            for i in land
        ),
    )  # fmt: skip


def _marches(verb: str, land: list[str]) -> Moves:
    return tuple(tuple(_counted(verb, a, b) for b in land) for a in land)


def _steps(verb: str, chart: Chart) -> tuple[dict[int, tuple[Action, ...]], ...]:
    seas = chart.seas
    return tuple(
        {b: _counted(verb, seas[a].id, seas[b].id) for b in near}
        for a, near in enumerate(chart.next_seas)
    )


@cache
def _readings(players: int) -> dict[str, dict[str, int]]:
    chart = chart_for(players)
    return {
        ISLAND: chart.island_index,
        SEA: chart.sea_index,
        GOD: {name: n for n, name in enumerate(GODS)},
        CREATURE: {name: n for n, name in enumerate(CREATURES)},
        BUILDING: {name: n for n, name in enumerate(BUILDINGS)},
        PLAYER: {name: n for n, name in enumerate(PLAYER_IDS[:players])},
        "priest": {"priest": 0},
        "philosopher": {"philosopher": 0},
    }


def read(players: int, action: Action) -> tuple[str, tuple[int, ...]] | None:
    """What kind of targets (the first one's, "" for none) and their ints.

    None unless every target is an element of the board that fits the verb.
    """
    for shape in SHAPES.get(action.verb, ()):
        if len(shape) == len(action.targets):
            values = _values(players, shape, action)
            if values is not None:
                return (shape[0] if shape else ""), values
    return None


def _values(players: int, shape: tuple[str, ...], action: Action) -> tuple[int, ...] | None:
    readings = _readings(players)
    values: list[int] = []
    for kind, target in zip(shape, action.targets, strict=True):
        if kind == NUMBER:
            if not isinstance(target, int):
                return None
            values.append(target)
        else:
            value = readings[kind].get(target) if isinstance(target, str) else None
            if value is None:
                return None
            values.append(value)
    return tuple(values)
