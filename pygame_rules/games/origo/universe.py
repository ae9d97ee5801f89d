"""Actions worth asking `why_not` about: legal ones and plausible illegal ones (law 7)."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.actions import Action
from .actions import (
    ADD,
    ATTACK,
    DONE,
    END_TURN,
    EXCHANGE,
    FIRST,
    GIVE_UP,
    HOLD,
    PLACE,
    PLAY,
    PUT_OFF_ONE,
    PUT_OFF_TWO,
    READY,
    SEATS,
    TO,
    card_verb,
)  # fmt: skip
from .data import CELL_IDS, KIND_IDS, KINDS
from .state import State

STRIDE = 37


def universe(state: State) -> Iterable[Action]:
    """Stirred, so that any stretch of it holds something of everything."""
    if not state.flow:
        return
    everything = _of_step(state)
    offset = sum(state.stock) + sum(state.discard)
    for start in range(STRIDE):
        yield from everything[(start + offset) % STRIDE :: STRIDE]


def _of_step(state: State) -> list[Action]:
    step = state.flow[-1][0]
    if step == "turn":
        return _of_turn(state)
    if step == "placing":
        return [a for _, a in PLACE]
    if step == "carry":
        return list(TO)
    if step == "exchange":
        return [*PUT_OFF_ONE, *PUT_OFF_TWO.values()]
    if step == "defence":
        return [DONE, *READY]
    if step == "name_first":
        return [*FIRST, Action("first", (SEATS[0], SEATS[1]))]
    return [*ADD, GIVE_UP, HOLD]


def _of_turn(state: State) -> list[Action]:
    """All cells for the cards of the hand, what other cards reach, all shields."""
    seat = (state.first + state.flow[-1][1]) % state.players
    held = sorted(set(state.hands[seat]))
    found = [END_TURN, EXCHANGE]
    for kind in range(len(KINDS)):
        found += [a for _, a in PLAY[kind]]
        found += ATTACK[kind].values()
    for verb in ("move", "sail"):
        found += [Action(verb, (cell,)) for cell in CELL_IDS]
    for kind in held:
        for cell in CELL_IDS:
            found.append(Action(card_verb(kind), (KIND_IDS[kind], cell)))
            found.append(Action("attack", (KIND_IDS[kind], cell)))
    return list(dict.fromkeys(found))
