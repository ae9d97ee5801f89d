"""Attacks (OR-50 to OR-53).

Frame: `["fight", cell, attacker, defender, spent, answered, last, stage]`: cards played by
either side, the seat that played last, and how far it is:

- "may_attack", "may_answer", "compare": the option *literal*, one card each at will;
- "duty": the side that is behind must add a card or lose (OR-52);
- "ready": the same, and the defender has said in one visit what he will spend (`plan`).
"""

from __future__ import annotations

from typing import Any

from ....core.errors import Reason
from ....core.flow import call, end
from ....core.message import Player
from ....core.table import Table
from ..cards import discard
from ..data import (
    AREA_OF,
    AREAS,
    CELL_IDS,
    CELLS,
    FREE,
    NUMBERS,
    POPULATION,
    REACHES,
    cell_name,
)  # fmt: skip
from ..names import CARD_NAMES
from ..shields import lift, put
from ..state import State

CELL, ATTACKER, DEFENDER, SPENT, ANSWERED, LAST, STAGE = range(1, 8)
FIRST_STAGE = {"visit": "duty", "alternate": "duty", "literal": "may_attack"}


# -- where ------------------------------------------------------------------------------------
def _open_areas(state: State) -> list[bool]:
    """OR-50: founded regions, and seas that are full."""
    areas = zip(AREAS, state.free, state.founded, strict=True)
    return [not free if area.sea else stone > 0 for area, free, stone in areas]


def targets(state: State, seat: int) -> list[int]:
    """Cells that the seat could attack, sorted."""
    is_open = _open_areas(state)
    if True not in is_open:
        return []
    board, near = state.board, state.near[seat]
    enemy = [c for c in range(CELLS) if near[c] and board[c] != FREE and board[c] != seat]
    return [cell for cell in enemy if is_open[AREA_OF[cell]]]


def why_no_attack(state: State, seat: int, cell: int) -> Reason | None:
    """OR-50, apart from the card."""
    area = AREA_OF[cell]
    if state.board[cell] == FREE or state.board[cell] == seat:
        return Reason("no_enemy", "OR-50", {"cell": cell_name(cell)})
    if not _open_areas(state)[area]:
        return Reason("sea_not_full" if AREAS[area].sea else "not_founded", "OR-50")
    return None if state.near[seat][cell] else Reason("not_adjacent", "OR-50")


# -- strength ---------------------------------------------------------------------------------
def strengths(state: State, frame: list[Any]) -> tuple[int, int]:
    """OR-51: attacker and defender."""
    cell = frame[CELL]
    attack = frame[SPENT] * NUMBERS.per_card
    attack += state.near[frame[ATTACKER]][cell] * NUMBERS.per_neighbour
    defence = NUMBERS.attacked_shield + frame[ANSWERED] * NUMBERS.per_card
    defence += state.near[frame[DEFENDER]][cell] * NUMBERS.per_neighbour
    return attack, defence


def fits(state: State, seat: int, kind: int, cell: int) -> bool:
    """OR-51: the card could place on that cell; population needs another own shield beside."""
    return cell in REACHES[kind] and (kind != POPULATION or state.near[seat][cell] > 0)


def fitting(state: State, seat: int, cell: int) -> list[int]:
    """Kinds in the hand that fit, sorted, each once."""
    return [kind for kind in sorted(set(state.hands[seat])) if fits(state, seat, kind, cell)]


# -- the course of an attack ------------------------------------------------------------------
def start_attack(state: State, seat: int, kind: int, cell: int, table: Table) -> None:
    """The first card is played."""
    defender = state.board[cell]
    discard(state, seat, kind)
    stage = FIRST_STAGE[state.options["attack"]]
    call(state, "fight", cell, seat, defender, 1, 0, seat, stage)
    state.plan.clear()
    if table.listening:
        table.tell(
            "attacked", at=(CELL_IDS[cell],), player=Player(seat), other=Player(defender),
            cell=cell_name(cell), card=CARD_NAMES[kind],
        )  # fmt: skip
        _tell_strengths(state, state.flow[-1], table)


def _tell_strengths(state: State, frame: list[Any], table: Table) -> None:
    attack, defence = strengths(state, frame)
    table.tell("strengths", at=(CELL_IDS[frame[CELL]],), attack=attack, defence=defence)


def play_card(state: State, frame: list[Any], seat: int, kind: int, table: Table) -> None:
    """One more card in a fight."""
    discard(state, seat, kind)
    frame[SPENT if seat == frame[ATTACKER] else ANSWERED] += 1
    frame[LAST] = seat
    if table.listening:
        table.tell("added", player=Player(seat), card=CARD_NAMES[kind])
        _tell_strengths(state, frame, table)


def fight(state: State, table: Table) -> None:
    """OR-52: whose turn it is to add a card, or who has won."""
    frame = state.flow[-1]
    if frame[STAGE] == "may_attack":
        call(state, "may_add", frame[ATTACKER], "may_answer")
    elif frame[STAGE] == "may_answer":
        call(state, "may_add", frame[DEFENDER], "compare")
    elif frame[STAGE] == "compare":
        _compare(state, frame, table)
    else:
        _duty(state, frame, table)


def _compare(state: State, frame: list[Any], table: Table) -> None:
    """Option *literal*: the higher total wins; on a tie the defender must add first."""
    attack, defence = strengths(state, frame)
    if attack == defence:
        frame[LAST], frame[STAGE] = frame[ATTACKER], "duty"
    else:
        lose(state, frame[DEFENDER] if attack > defence else frame[ATTACKER], table)


def _duty(state: State, frame: list[Any], table: Table) -> None:
    """OR-52: on the side behind; at equal strength on the side that did not play last."""
    attack, defence = strengths(state, frame)
    behind = frame[ATTACKER] if attack < defence else frame[DEFENDER]
    if attack == defence and frame[LAST] == frame[DEFENDER]:
        behind = frame[ATTACKER]
    if behind == frame[ATTACKER] or state.options["attack"] != "visit":
        call(state, "must_add", behind)
    elif frame[STAGE] == "duty":
        call(state, "defence", behind)
    else:
        _play_planned(state, frame, table)


def _play_planned(state: State, frame: list[Any], table: Table) -> None:
    """The defender's next card of his plan, or the end of it."""
    table.reveal()
    if state.plan:
        play_card(state, frame, frame[DEFENDER], state.plan.pop(0), table)
    else:
        lose(state, frame[DEFENDER], table)


def lose(state: State, loser: int, table: Table) -> None:
    """OR-53: the loser's shield is out of the game; a victor's takes the cell."""
    _, cell, attacker, defender, *_ = state.flow[-1]
    end(state)
    state.plan.clear()
    state.lost[loser] += 1
    state.stock[attacker] -= 1
    if loser == defender:
        lift(state, cell)
        put(state, attacker, cell)
    if table.listening:
        table.tell(
            "won" if loser == defender else "repelled", at=(CELL_IDS[cell],),
            player=Player(attacker), other=Player(defender), cell=cell_name(cell),
        )  # fmt: skip
