"""What the screen shows beside the board: both sides of a fight, points by scoring."""

from __future__ import annotations

from ...core.flow import Frame
from ...core.message import Message
from ...core.showing import Contest, Period, Side
from .data import KINDS, NEIGHBOURS, NUMBERS, POPULATION, REACHES, cell_name
from .names import cell_and_area
from .state import State
from .steps.fight import ANSWERED, ATTACKER, CELL, DEFENDER, SPENT
from .view import View, fight_frame


# -- a fight ----------------------------------------------------------------------------------
def contest(view: View) -> Contest | None:
    """OR-51 to OR-53: what each side's strength is made of, what it could add, what it loses."""
    frame = fight_frame(view.flow)
    if frame is None:
        return None
    title = Message("contest.title", {"cell": cell_and_area(frame[CELL])})
    return Contest(title, (_attack(view, frame), _defence(view, frame)))


def _attack(view: View, frame: Frame) -> Side:
    seat, cell = frame[ATTACKER], frame[CELL]
    parts = _cards(frame[SPENT]) + _beside(view, seat, cell)
    loss = Message("contest.loss_stock")
    return Side(seat, view.fight[0], parts, _reserve(view, seat, cell), loss)


def _defence(view: View, frame: Frame) -> Side:
    seat, cell = frame[DEFENDER], frame[CELL]
    shield = (Message("contest.attacked", {"points": NUMBERS.attacked_shield}),)
    parts = shield + _beside(view, seat, cell) + _cards(frame[ANSWERED])
    loss = Message("contest.loss_cell", {"cell": cell_name(cell)})
    return Side(seat, view.fight[1], parts, _reserve(view, seat, cell), loss)


def _cards(count: int) -> tuple[Message, ...]:
    points = count * NUMBERS.per_card
    return (Message("contest.cards", {"n": count, "points": points}),) if count else ()


def _beside(view: View, seat: int, cell: int) -> tuple[Message, ...]:
    count = _own_beside(view, seat, cell)
    points = count * NUMBERS.per_neighbour
    return (Message("contest.beside", {"n": count, "points": points}),) if count else ()


def _own_beside(view: View, seat: int, cell: int) -> int:
    return sum(view.board[near] == seat for near in NEIGHBOURS[cell])


def _reserve(view: View, seat: int, cell: int) -> tuple[Message, ...]:
    """The viewer's own fitting cards; of the other hand its size, and how many of the cards
    that the viewer cannot see fit."""
    fitting = [
        cell in REACHES[kind] and (kind != POPULATION or _own_beside(view, seat, cell) > 0)
        for kind in range(len(KINDS))
    ]
    if seat == view.seat:
        own = Message("contest.fitting", {"n": sum(fitting[kind] for kind in view.hand)})
        laid = Message("contest.planned", {"n": len(view.plan)})
        return (own, laid) if view.plan else (own,)
    unseen = sum(n for n, fits in zip(view.unseen, fitting, strict=True) if fits)
    return (
        Message("contest.hand", {"n": view.hand_sizes[seat]}),
        Message("contest.unseen", {"n": unseen, "all": sum(view.unseen)}),
    )


# -- points -----------------------------------------------------------------------------------
def periods(state: State) -> list[Period]:
    """The leader's field by scoring: where it started, founding, every domination scoring."""
    found = [
        Period(Message("source.start"), tuple(state.start_field)),
        Period(Message("source.founding"), tuple(state.founding)),
    ]
    for number, scoring in enumerate(state.scorings, start=1):
        last = not state.flow and number == len(state.scorings)
        name = Message("period.last" if last else "period.scoring", {"number": number})
        found.append(Period(name, tuple(sum(items) for items in scoring)))
    return [*found, Period(Message("source.skips"), tuple(state.skips))]
