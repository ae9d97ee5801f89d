"""The end of a game: a map for each player with his lanes, his harbours and all his tickets."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist

from pygame_rules.core.message import Message, Player
from pygame_rules.core.text import catalogue
from pygame_rules.games.great_lakes import words as names
from pygame_rules.games.great_lakes.data import CITIES, LANES, RAIL, TICKETS
from pygame_rules.games.great_lakes.scoring import completed
from pygame_rules.games.great_lakes.view import View

from .. import canvas, cards, labels, pieces
from ..canvas import Point
from ..contract import Picture
from . import faces, ground, standing
from .layout import HEIGHT, WIDTH, layout, name_place

NAME_SIZE = 32.0
"""So large that names can be read on a map half as wide as the board."""
BADGE = 24.0
ROOM_ASIDE, ROOM_ABOVE = 46.0, 26.0
"""For names that reach over the edge of the map."""
PLACES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
ROOM = "great_lakes"


def ending(view: View, lang: str) -> tuple[Picture, ...]:
    """By seat. All tickets lie open then."""
    return tuple(_picture(view, seat, lang) for seat in range(len(view.points)))


def _picture(view: View, seat: int, lang: str) -> Picture:
    done = completed(view.tickets[seat], view.joined[seat])
    order = sorted(view.tickets[seat], key=lambda t: (t not in done, -TICKETS[t].points))
    title = Message("ending.tickets", {"player": Player(seat)})
    failed = [ticket for ticket in order if ticket not in done]
    lists = (_list("ending.done", order[: len(done)]), _list("ending.failed", failed))
    shown = tuple(found for found in lists if found[1])
    return Picture(title, _map(view, seat, order, done, lang), shown)


def _list(key: str, tickets: list[int]) -> tuple[Message, tuple[Message, ...]]:
    """The tickets under a heading with what they are worth together."""
    total = sum(TICKETS[ticket].points for ticket in tickets)
    return Message(key, {"points": total}), tuple(map(names.ticket_name, tickets))


def _map(view: View, seat: int, tickets: list[int], done: list[int], lang: str) -> str:
    drawn = (
        canvas.rect(0, 0, WIDTH, HEIGHT, "water"),
        canvas.path(faces.small_land(), "land"),
        _lanes(view, seat),
        *(_way(ticket, ticket in done) for ticket in reversed(tickets)),
        *_harbours(view, seat),
        *(_city(city, lang) for city in _cities(tickets)),
        *_values(tickets),
    )
    width, height = WIDTH + 2 * ROOM_ASIDE, HEIGHT + 2 * ROOM_ABOVE
    edge = canvas.rect(0, 0, width, height, "land")
    moved = canvas.moved(ROOM_ASIDE, ROOM_ABOVE, *drawn)
    return cards.frame(edge, moved, size=(width, height), cls="gl-ending", face=False)


def _lanes(view: View, seat: int) -> str:
    """Rails with square ends, sea lanes with round ones, as on the board."""
    parts = []
    for cls, kind in (("gl-rail", RAIL), ("gl-sea", 1 - RAIL)):
        mine = [n for n, owner in enumerate(view.owner) if owner == seat]
        data = "".join(ground.lane_data(n) for n in mine if LANES[n].kind == kind)
        if data:
            parts.append(canvas.group(canvas.path(data, "seat-line gl-own"), cls=cls))
    return canvas.group(*parts, cls=pieces.seat_class(seat))


def _harbours(view: View, seat: int) -> Iterable[str]:
    for city, owner in enumerate(view.harbours):
        if owner == seat:
            yield standing.draw(f"harbour-{CITIES[city].id}", seat)


def _way(ticket: int, done: bool) -> str:
    """Straight from city to city; a failed ticket is a broken line."""
    a, b = (layout().cities[city] for city in (TICKETS[ticket].a, TICKETS[ticket].b))
    look = "gl-kept" if done else "gl-failed"
    return canvas.line(a, b, "gl-way-under") + canvas.line(a, b, look)


def _values(tickets: list[int]) -> Iterable[str]:
    """The points on each way, near its middle where no other figure and no city lies."""
    taken = [layout().cities[city] for city in _cities(tickets)]
    for ticket in tickets:
        places = [_along(ticket, share) for share in PLACES]
        free = [at for at in places if all(dist(at, other) > 2 * BADGE for other in taken)]
        at = (free or places)[0]
        taken.append(at)
        yield cards.badge(*at, str(TICKETS[ticket].points), BADGE)


def _along(ticket: int, share: float) -> Point:
    (ax, ay), (bx, by) = (layout().cities[c] for c in (TICKETS[ticket].a, TICKETS[ticket].b))
    return ax + (bx - ax) * share, ay + (by - ay) * share


def _cities(tickets: list[int]) -> list[int]:
    return sorted({city for t in tickets for city in (TICKETS[t].a, TICKETS[t].b)})


def _city(city: int, lang: str) -> str:
    at, words = layout().cities[city], str(catalogue(ROOM, lang)[f"city.{CITIES[city].id}"])
    place = name_place(words, at, layout().names[city], NAME_SIZE)
    return canvas.circle(*at, 9, "gl-ticket-city") + labels.draw(place, NAME_SIZE)
