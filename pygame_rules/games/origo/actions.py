"""Verbs and prebuilt actions of Origo.

No verb can pass 200 actions. `migrate` (row, column, area cards on free land) has at most
169: the ten kinds with the longest reach. Hence population (`grow`) and ship cards
(`launch`) are verbs of their own. `attack` has at most 200: nine line cards on 156 cells
and the population card on the other player's 44 shields. Moves choose the shield first,
then the cell (`to`): shield times cell could pass 200. `exchange` asks for the cards in a
step of its own, so that touching a card in a turn never means to put it off.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from ...core.actions import Action, Verb
from .data import CELL_IDS, CELL_OF, CELLS, KIND_IDS, KIND_OF, KINDS, LAND, POPULATION, SHIP

VERBS = {
    verb.name: verb
    for verb in (
        Verb("place"), Verb("migrate", "any"), Verb("grow", "any"), Verb("launch", "any"),
        Verb("attack", "any"), Verb("move"), Verb("sail"), Verb("to"), Verb("exchange"),
        Verb("put_off", "any"), Verb("end_turn"), Verb("add"), Verb("give_up"), Verb("hold"),
        Verb("ready"), Verb("done"), Verb("first"),
    )
}  # fmt: skip

CellActions = tuple[tuple[int, Action], ...]
SEATS = tuple(f"seat-{seat}" for seat in range(5))
SEAT_OF = {name: seat for seat, name in enumerate(SEATS)}


def card_verb(kind: int) -> str:
    """The verb that puts a shield on a free cell with a card of this kind."""
    return "grow" if kind == POPULATION else "launch" if kind == SHIP else "migrate"


def _by_cell(verb: str, kind: int) -> CellActions:
    card = KIND_IDS[kind]
    return tuple((cell, Action(verb, (card, CELL_IDS[cell]))) for cell in KINDS[kind].reach)


PLAY = tuple(_by_cell(card_verb(kind), kind) for kind in range(len(KINDS)))
"""By kind: the cells it reaches, each with its action."""
ATTACK = tuple(dict(_by_cell("attack", kind)) for kind in range(len(KINDS)))
PLACE = tuple((cell, Action("place", (CELL_IDS[cell],))) for cell in range(CELLS))
MOVE = tuple((cell, Action("move", (CELL_IDS[cell],))) for cell in range(CELLS) if LAND[cell])
SAIL = tuple((cell, Action("sail", (CELL_IDS[cell],))) for cell in range(CELLS) if not LAND[cell])
TO = tuple(Action("to", (CELL_IDS[cell],)) for cell in range(CELLS))
ADD = tuple(Action("add", (name,)) for name in KIND_IDS)
READY = tuple(Action("ready", (name,)) for name in KIND_IDS)
FIRST = tuple(Action("first", (name,)) for name in SEATS)
PUT_OFF_ONE = tuple(Action("put_off", (name,)) for name in KIND_IDS)
PUT_OFF_TWO = {
    (a, b): Action("put_off", (KIND_IDS[a], KIND_IDS[b]))
    for a, b in combinations_with_replacement(range(len(KINDS)), 2)
}
EXCHANGE = Action("exchange")
END_TURN = Action("end_turn")
GIVE_UP = Action("give_up")
HOLD = Action("hold")
DONE = Action("done")


def card_and_cell(action: Action) -> tuple[int, int] | None:
    """Kind and cell of an action with just these targets, in this order."""
    if len(action.targets) != 2:
        return None
    kind = KIND_OF.get(str(action.targets[0]))
    cell = CELL_OF.get(str(action.targets[1]))
    return None if kind is None or cell is None else (kind, cell)


def only_cell(action: Action) -> int | None:
    """The cell of an action with just that target."""
    return CELL_OF.get(str(action.targets[0])) if len(action.targets) == 1 else None


def only_kind(action: Action) -> int | None:
    """The kind of card of an action with just that target."""
    return KIND_OF.get(str(action.targets[0])) if len(action.targets) == 1 else None
