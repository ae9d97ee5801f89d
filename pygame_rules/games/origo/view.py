"""What a seat may know of Origo, and states that agree with it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import NOBODY, Chance
from ...core.flow import Frame, copy_flow
from ...core.pools import Pool
from .data import FREE, WHOLE_DECK
from .setup import empty_state
from .shields import put
from .state import State
from .steps.fight import ATTACKER, CELL, DEFENDER, fits, strengths


@dataclass(slots=True)
class View:
    """Public facts as in `State`, and what is the viewer's own.

    `hand`: kinds, sorted ([] for an onlooker). `hand_sizes[seat]`. `unseen`: counted pool
    of the cards that the viewer cannot place: the deck and the other hands. `plan`: the
    viewer's own plan for his defence. `fight`: strengths of attacker and defender, []
    without a fight.
    """

    seat: int | None
    actor: int | None
    players: int
    options: dict[str, str]
    flow: list[Frame]
    board: list[int]
    stock: list[int]
    lost: list[int]
    hand: list[int]
    hand_sizes: list[int]
    unseen: Pool
    discard: Pool
    founded: list[int]
    founders: list[int]
    red: int
    round: int
    first: int
    next_first: int
    passes: int
    start_field: list[int]
    field: list[int]
    founding: list[int]
    skips: list[int]
    scorings: list[list[list[int]]]
    plan: list[int]
    fight: list[int]


def fight_frame(flow: list[Frame]) -> Frame | None:
    """The fight that goes on, if any."""
    return next((frame for frame in reversed(flow) if frame[0] == "fight"), None)


def view(state: State, seat: int | None, actor: int | None) -> View:
    """Built up from nothing; hands of others, the deck and a defender's plan stay hidden."""
    hand = [] if seat is None else state.hands[seat][:]
    unseen = [total - out for total, out in zip(WHOLE_DECK, state.discard, strict=True)]
    for kind in hand:
        unseen[kind] -= 1
    fight = fight_frame(state.flow)
    own_plan = fight is not None and fight[DEFENDER] == seat
    return View(
        seat=seat,
        actor=actor,
        players=state.players,
        options=dict(state.options),
        flow=copy_flow(state.flow),
        board=state.board[:],
        stock=state.stock[:],
        lost=state.lost[:],
        hand=hand,
        hand_sizes=[len(cards) for cards in state.hands],
        unseen=unseen,
        discard=state.discard[:],
        founded=state.founded[:],
        founders=state.founders[:],
        red=state.red,
        round=state.round,
        first=state.first,
        next_first=state.next_first,
        passes=state.passes,
        start_field=state.start_field[:],
        field=state.field[:],
        founding=state.founding[:],
        skips=state.skips[:],
        scorings=[[row[:] for row in scoring] for scoring in state.scorings],
        plan=state.plan[:] if own_plan else [],
        fight=[] if fight is None else list(strengths(state, fight)),
    )


def board_state(view: View) -> State:
    """A state with the shields of the view on its board, everything else as at the start."""
    state = empty_state(view.players, view.options, view.first)
    for cell, seat in enumerate(view.board):
        if seat != FREE:
            put(state, seat, cell)
    return state


def imagine(view: View, chance: Chance) -> State:
    """Deal the unseen cards to the other hands; what is left is the deck."""
    state = board_state(view)
    _copy_public(view, state)
    state.deck = view.unseen[:]
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            state.hands[seat] = view.hand[:]
        else:
            state.hands[seat] = sorted(chance.deal(state.deck, NOBODY) for _ in range(size))
    state.plan = view.plan[:]
    fight = fight_frame(state.flow)
    if fight is not None and fight[DEFENDER] != view.seat:
        state.plan = _imagined_plan(state, fight, chance)
    return state


def _copy_public(view: View, state: State) -> None:
    state.flow = copy_flow(view.flow)
    state.stock, state.lost = view.stock[:], view.lost[:]
    state.discard = view.discard[:]
    state.founded, state.founders = view.founded[:], view.founders[:]
    state.red, state.round, state.passes = view.red, view.round, view.passes
    state.next_first = view.next_first
    state.start_field, state.field = view.start_field[:], view.field[:]
    state.founding, state.skips = view.founding[:], view.skips[:]
    state.scorings = [[row[:] for row in scoring] for scoring in view.scorings]


def _imagined_plan(state: State, fight: Frame, chance: Chance) -> list[int]:
    """Some of the cards that a defender could spend; none while nobody has asked him."""
    if state.flow[-1][:2] == ["must_add", fight[ATTACKER]] and fight[-1] != "ready":
        return []
    seat, cell = fight[DEFENDER], fight[CELL]
    cards = [kind for kind in state.hands[seat] if fits(state, seat, kind, cell)]
    return cards[: chance.pick(len(cards) + 1, NOBODY)]
