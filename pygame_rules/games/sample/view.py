"""What a seat may know of Stepping Stones, and states that agree with it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import Chance
from ...core.flow import Frame, copy_flow
from .data import DECK
from .state import State


@dataclass(slots=True)
class View:
    """`hand`: kind of the viewer's card (None for an onlooker), all hands once it is over.

    `unseen`: counted pool of the cards that the viewer cannot place: deck and other hands.
    """

    seat: int | None
    actor: int | None
    flow: list[Frame]
    stones: list[int]
    hand: int | None
    open_hands: list[int]
    unseen: list[int]
    points: list[int]
    bids_won: list[int]
    turn: int
    turns_left: int
    faces: int


def view(state: State, seat: int | None) -> View:
    """Built up from nothing."""
    over = not state.flow
    hand = None if seat is None or over else state.hands[seat]
    open_hands = state.hands[:] if over else []
    unseen = list(DECK)
    for kind in open_hands if hand is None else [hand]:
        unseen[kind] -= 1
    return View(
        seat=seat,
        actor=None if over else state.turn,
        flow=copy_flow(state.flow),
        stones=state.stones[:],
        hand=hand,
        open_hands=open_hands,
        unseen=unseen,
        points=state.points[:],
        bids_won=state.bids_won[:],
        turn=state.turn,
        turns_left=state.turns_left,
        faces=state.faces,
    )


def imagine(view: View, chance: Chance) -> State:
    """Deal the unseen cards to the hands that the viewer cannot see."""
    deck = view.unseen[:]
    hands = view.open_hands[:]
    if not hands:
        for seat in range(len(view.points)):
            own = seat == view.seat and view.hand is not None
            hands.append(view.hand if own else chance.deal(deck, ()))  # type: ignore[arg-type]
    return State(
        flow=copy_flow(view.flow),
        stones=view.stones[:],
        hands=hands,
        deck=deck,
        points=view.points[:],
        bids_won=view.bids_won[:],
        turn=view.turn,
        turns_left=view.turns_left,
        faces=view.faces,
    )
