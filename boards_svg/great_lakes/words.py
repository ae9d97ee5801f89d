"""What stands on an element now, as messages (texts: `text/board.<lang>.json` of the room)."""

from __future__ import annotations

from pygame_rules.core.message import Message, Player
from pygame_rules.games.great_lakes import words as names
from pygame_rules.games.great_lakes.data import CITIES, CITY, LANE
from pygame_rules.games.great_lakes.state import FREE, NOBODY
from pygame_rules.games.great_lakes.view import View

from .standing import CLOSED, looks


def describe(view: View, element: str) -> Message:
    """A lane and who owns it, or a city and its harbour. Raises KeyError for other things."""
    if element in LANE:
        return _lane(view, element)
    return _city(view, CITY[element])


def is_taken(view: View, element: str) -> bool:
    """Whether a player's pieces or harbour stand there."""
    if element in LANE:
        return view.owner[LANE[element]] != FREE
    return view.harbours[CITY[element]] != NOBODY


def _lane(view: View, element: str) -> Message:
    route = names.route_name(LANE[element])
    look = looks(view)[f"lane-{element}"]
    if isinstance(look, int) and look >= 0:
        return Message("describe.owned", {"route": route, "player": Player(look)})
    closed = look == CLOSED and look != FREE
    return Message("describe.closed" if closed else "describe.free", {"route": route})


def _city(view: View, city: int) -> Message:
    name = names.city_name(city)
    owner = view.harbours[city]
    if owner != NOBODY:
        return Message("describe.harbour", {"city": name, "player": Player(owner)})
    if CITIES[city].junction:
        return Message("describe.junction", {"city": name})
    return Message("describe.port" if CITIES[city].port else "describe.inland", {"city": name})
