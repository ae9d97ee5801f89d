"""Positions of Origo from a few lines: cells as printed (`D5`), cards by id (`Row-D`)."""

from __future__ import annotations

from collections.abc import Mapping

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.errors import Reason
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Event, Table
from pygame_rules.games.origo import shields
from pygame_rules.games.origo.data import AREAS, CELL_IDS, KIND_OF, cell_name
from pygame_rules.games.origo.setup import empty_state
from pygame_rules.games.origo.state import State
from pygame_rules.games.origo.steps.turn import new_turn

GAME = load_game("origo")
CELL = {cell_name(cell): cell for cell in range(100)}
AREA = {area.id: index for index, area in enumerate(AREAS)}


def cells(names: str) -> list[int]:
    """`cells("A1 B2")`."""
    return [CELL[name] for name in names.split()]


def cells_of(area: str) -> str:
    """The printed names of an area's cells."""
    return " ".join(cell_name(cell) for cell in AREAS[AREA[area]].cells)


def position(
    shields_of: Mapping[int, str],
    hands: Mapping[int, str] | None = None,
    founded: str = "",
    players: int = 2,
    first: int = 0,
    **options: str,
) -> State:
    """The first player's turn begins. `founded`: areas, in the order of their stones."""
    state = empty_state(players, GAME.meta.full_options(options), first)
    for seat, names in shields_of.items():
        for cell in cells(names):
            shields.put(state, seat, cell)
            state.stock[seat] -= 1
    for seat, names in (hands or {}).items():
        for name in names.split():
            state.deck[KIND_OF[name]] -= 1
            state.hands[seat].append(KIND_OF[name])
        state.hands[seat].sort()
    for number, area in enumerate(founded.split(), start=1):
        state.founded[AREA[area]] = number
        state.founders.append(0)
    state.round = 1
    state.flow.append(["turn", *new_turn(0)])
    return state


def element(word: str) -> str:
    """An element id from what is printed: cells become ids, the rest stays."""
    return CELL_IDS[CELL[word]] if word in CELL else word


def action(text: str) -> Action:
    """`action("migrate Row-D D5")`."""
    return parse_action(" ".join(element(word) for word in text.split()))


def act(state: State, *texts: str, seed: int = 0) -> list[Event]:
    """Carry out actions; returns what was told."""
    table = Table(SampledChance(seed))
    for text in texts:
        GAME.apply(state, action(text), table)
    return table.events


def refusal(state: State, text: str) -> Reason | None:
    """Why an action is not allowed now."""
    return GAME.why_not(state, action(text))


def refused(state: State, text: str) -> str:
    """The key and rule of a refusal, or "allowed"."""
    reason = refusal(state, text)
    return "allowed" if reason is None else f"{reason.key} {reason.rule}"


def listed(state: State, verb: str) -> list[str]:
    """The targets of all legal actions of a verb, as text."""
    legal = GAME.legal_actions(state)
    return [str(a).removeprefix(f"{verb} ") for a in legal if a.verb == verb]


def targets(state: State, verb: str) -> set[str]:
    """The printed names of the cells that a verb can choose now."""
    names = {CELL_IDS[cell]: name for name, cell in CELL.items()}
    legal = GAME.legal_actions(state)
    return {names[str(a.targets[-1])] for a in legal if a.verb == verb}


def keys(events: list[Event]) -> list[str]:
    """The kinds of what was told."""
    return [event.key for event in events]
