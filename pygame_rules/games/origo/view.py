"""What a seat may know of Origo, and states that agree with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

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
    """A state with the shields of the view on its board and its options, nothing else."""
    state = _with_shields(view.players, bytes(view.board)).copy()
    state.options = view.options
    return state


@lru_cache(maxsize=1 << 4)
def _with_shields(players: int, board: bytes) -> State:
    """An otherwise empty state, never changed: a search imagines one view over and over."""
    state = empty_state(players, {}, 0)
    for cell, seat in enumerate(board):
        if seat != FREE:
            put(state, seat, cell)
    return state


def imagine(view: View, chance: Chance) -> State:
    """Deal the unseen cards to the other hands; what is left is the deck."""
    deck = view.unseen[:]
    hands = [
        view.hand[:]
        if seat == view.seat
        else sorted([chance.deal(deck, NOBODY) for _ in range(size)])
        for seat, size in enumerate(view.hand_sizes)
    ]
    state = _public_state(view, hands, deck)
    fight = fight_frame(state.flow)
    if fight is not None and fight[DEFENDER] != view.seat:
        state.plan = _imagined_plan(state, fight, chance)
    return state


def _public_state(view: View, hands: list[list[int]], deck: Pool) -> State:
    """What the view tells, with these hands and this deck."""
    known = _with_shields(view.players, bytes(view.board))
    return State(
        players=view.players,
        options=dict(view.options),
        flow=copy_flow(view.flow),
        board=known.board[:],
        near=[row[:] for row in known.near],
        air=known.air[:],
        held=[row[:] for row in known.held],
        free=known.free[:],
        stock=view.stock[:],
        lost=view.lost[:],
        hands=hands,
        deck=deck,
        discard=view.discard[:],
        founded=view.founded[:],
        founders=view.founders[:],
        red=view.red,
        round=view.round,
        first=view.first,
        next_first=view.next_first,
        passes=view.passes,
        start_field=view.start_field[:],
        field=view.field[:],
        founding=view.founding[:],
        skips=view.skips[:],
        scorings=[[row[:] for row in scoring] for scoring in view.scorings],
        plan=view.plan[:],
    )


def _imagined_plan(state: State, fight: Frame, chance: Chance) -> list[int]:
    """Some of the cards that a defender could spend; none while nobody has asked him."""
    if state.flow[-1][:2] == ["must_add", fight[ATTACKER]] and fight[-1] != "ready":
        return []
    seat, cell = fight[DEFENDER], fight[CELL]
    cards = [kind for kind in state.hands[seat] if fits(state, seat, kind, cell)]
    return cards[: chance.pick(len(cards) + 1, NOBODY)]
