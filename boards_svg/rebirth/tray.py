"""Cards beside the board: the tile in hand, tiles set aside, missions with progress."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from pygame_rules.core.message import Message, Player
from pygame_rules.games.rebirth import data, missions, names
from pygame_rules.games.rebirth.data import ENERGY, FOOD, HOUSES, TILE_IDS, Board, Mission
from pygame_rules.games.rebirth.view import View

from .. import canvas, cards, pieces, symbols
from ..contract import Card, CardGroup
from . import tiles
from .words import join_all, listed

TILE_SIZE = (100.0, 100.0)
MISSION_SIZE = (110.0, 100.0)
VALUE_SIZE = 23.0
SIGNS = {
    "gift": ("cathedral",),
    "next_to": ("castle",),
    "coast_chain": ("waves", "tile"),
    "largest_energy": ("energy",),
    "largest_food": ("food",),
    "energy_groups": ("energy", "energy"),
    "food_groups": ("food", "food"),
    "large_settlements": ("house", "house"),
    "castles_held": ("castle", "crown"),
    "on_ports": ("port",),
    "best_castle": ("castle", "tile"),
    "best_tower": ("tower", "tile"),
    "largest_group": ("food", "energy"),
    "linked_castles": ("castle", "tile", "castle"),
    "linked_towers": ("tower", "tile", "tower"),
    "small_settlements": ("house",),
    "towers_touched": ("tower",),
}
"""What a mission card shows, by measure; its text stands beside it in full."""


def tray(board: Board, view: View) -> tuple[CardGroup, ...]:
    """Own hand first; then what is open. Groups without cards are left out."""
    groups = [
        CardGroup("hand", tuple(_hand(view))),
        CardGroup("choice", tuple(_choice(view))),
        CardGroup("missions", tuple(_missions(board, view))),
        CardGroup("public", tuple(_public(board, view))),
        CardGroup("reserve" if board.irish else "aside", tuple(_aside(board, view))),
    ]
    return tuple(group for group in groups if group.cards)


# -- tiles ------------------------------------------------------------------------------
def _hand(view: View) -> Iterable[Card]:
    if view.hand >= 0:
        yield _tile_card("hand", view.hand, view.seat, _placing_note(view.hand))


def _choice(view: View) -> Iterable[Card]:
    """The element ids of the tile kinds are the targets of the choice."""
    for kind, count in enumerate(view.choice):
        if count:
            yield _tile_card(TILE_IDS[kind], kind, view.seat, _placing_note(kind), count)


def _aside(board: Board, view: View) -> Iterable[Card]:
    note = Message("card.reserve" if board.irish else "card.aside")
    for kind, count in enumerate(view.aside):
        if count:
            yield _tile_card(f"aside-{TILE_IDS[kind]}", kind, view.seat, note, count)


def _tile_card(card: str, kind: int, seat: int | None, note: Message, count: int = 1) -> Card:
    art = _tile_art(kind, seat or 0)
    return Card(card, names.tile_name(kind), art, note, count, private=True)


def _placing_note(kind: int) -> Message:
    if kind in (FOOD, ENERGY):
        return Message(f"card.{TILE_IDS[kind]}")
    return Message("card.houses", {"n": HOUSES[kind]})


@cache
def _tile_art(kind: int, seat: int) -> str:
    """A big tile."""
    big = canvas.moved(50, 50, tiles.tile(kind, seat, 54.0, False))
    return cards.frame(big, size=TILE_SIZE, face=False)


# -- missions ---------------------------------------------------------------------------
def _missions(board: Board, view: View) -> Iterable[Card]:
    """Own secret missions; once the game is over those of everybody."""
    for seat, numbers in enumerate(view.missions):
        for place, number in enumerate(numbers):
            own = seat == view.seat
            yield Card(
                id=f"own-{seat}-{place}",
                title=names.mission_name(board, number) if own else _of(board, number, seat),
                art=_mission_art(board.id, number),
                note=_note(board, view, number, seat, own),
                private=view.actor is not None,
                at=_places(board, number),
                standing=_standing(board, view, number, seat),
            )


def _of(board: Board, number: int, seat: int) -> Message:
    owner = Message("describe.player", {"player": Player(seat)})
    return Message("describe.list", {"a": owner, "b": names.mission_name(board, number)})


def _public(board: Board, view: View) -> Iterable[Card]:
    """Ireland's open missions: who scored them, the viewer's own progress, the x2 markers."""
    for number, seats in zip(view.face_up, view.scored, strict=True):
        marked = tuple(seat for seat, mission in enumerate(view.marker) if mission == number)
        yield Card(
            id=board.missions[number].id,
            title=names.mission_name(board, number),
            art=_mission_art(board.id, number, True, tuple(seats), marked),
            note=_public_note(board, view, number, seats, marked),
            standing=_public_standing(board, view, number, seats),
        )


def _standing(board: Board, view: View, number: int, seat: int) -> Message | None:
    """`2 of 3` in Ireland, `2 : 3` against the best of the others in Scotland."""
    if board.missions[number].measure == "gift":
        return None
    now = missions.progress(board, view, number, seat)
    key = "card.of" if board.irish else "card.against"
    return Message(key, {"have": now.have, "need": now.need})


def _public_standing(board: Board, view: View, number: int, seats: Sequence[int]) -> Message | None:
    """The viewer's own progress, or that he has scored the mission."""
    if view.seat is None:
        return None
    if view.seat in seats:
        return Message("card.scored")
    return _standing(board, view, number, view.seat)


def _note(board: Board, view: View, number: int, seat: int, own: bool) -> Message:
    parts = [names.mission_text(board, number)]
    now = missions.progress(board, view, number, seat)
    if own and board.missions[number].measure != "gift":
        key = "card.have" if board.irish else "card.have_most"
        parts.append(Message(key, {"have": now.have, "need": now.need}))
    if board.irish:
        parts.append(Message("card.private"))
    if now.done:
        parts.append(Message("card.done"))
    return join_all(parts)


def _public_note(
    board: Board, view: View, number: int, seats: Sequence[int], marked: Sequence[int]
) -> Message:
    parts = [names.mission_text(board, number)]
    if view.seat is not None and view.seat not in seats:
        now = missions.progress(board, view, number, view.seat)
        parts.append(Message("card.have", {"have": now.have, "need": now.need}))
    if seats:
        parts.append(Message("card.first", {"player": Player(seats[0])}))
    if len(seats) > 1:
        parts.append(Message("card.later", {"list": listed(seats[1:])}))
    if marked:
        parts.append(Message("card.marker", {"list": listed(marked)}))
    return join_all(parts)


def _places(board: Board, number: int) -> tuple[str, ...]:
    place = board.missions[number].place
    return (board.spaces[place].id,) if place >= 0 else ()


@cache
def _mission_art(
    board_id: str,
    number: int,
    both: bool = False,
    seats: tuple[int, ...] = (),
    marked: tuple[int, ...] = (),
) -> str:
    """The value (or both), signs of what counts, tokens of who scored, x2 markers."""
    board = data.board(board_id)
    mission = board.missions[number]
    width, _ = MISSION_SIZE
    values = f"{mission.value} · {mission.later}" if both else str(mission.value)
    parts = [_signs(board, mission), canvas.text(11, 26, values, VALUE_SIZE, "figure", "start")]
    if seats:
        parts.append(canvas.moved(width / 2, 82, tiles.row(seats, width - 12, 12.5)))
    for i, seat in enumerate(marked):
        parts.append(canvas.moved(width - 17 - 22 * i, 18, _marker(seat)))
    return cards.frame(*parts, size=MISSION_SIZE)


def _signs(board: Board, mission: Mission) -> str:
    signs = SIGNS[mission.measure]
    if mission.measure == "next_to":
        signs = (board.spaces[mission.place].kind,)
    if mission.measure == "on_ports" and board.irish:
        signs = ("waves",)
    size = 34.0 if len(signs) < 3 else 27.0
    left = MISSION_SIZE[0] / 2 - (len(signs) - 1) * (size + 2) / 2 - 1
    return "".join(
        symbols.icon(name, left + i * (size + 2), 50, size, "icon") for i, name in enumerate(signs)
    )


def _marker(seat: int) -> str:
    """A player's x2 marker."""
    body = pieces.raised("M-10-8H10V8H-10Z", "body", (0.8, 1.1))
    return canvas.group(body, canvas.text(0, 4, "×2", 12, "mark-ink"), cls=pieces.seat_class(seat))
