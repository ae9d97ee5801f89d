"""Names, prompts, counts and notices, as text keys with parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.actions import Action
from ...core.contract import Count
from ...core.message import Message, Param, Player
from .cards import CARD_NAMES, NO_CARD
from .data import CITIES, CITY, HARBOURS_EACH, LANE, LANES, ROUTE_COLOURS, TICKET, TICKETS

if TYPE_CHECKING:
    from .view import View

KIND_WORDS = ("rail", "sea")
_PAID = {"p": "train", "h": "harbour_train", "t": "harbour_train", "s": "ship", "d": "two_ships"}
"""The letters of a payment's id."""


def city_name(city: int) -> Message:
    """A city in words."""
    return Message(f"city.{CITIES[city].id}")


def route_name(lane: int) -> Message:
    """A lane in words: its ends, colour, type and length."""
    route = LANES[lane]
    key = f"route.{KIND_WORDS[route.kind]}.{ROUTE_COLOURS[route.colour]}"
    ends: dict[str, Param] = {"a": city_name(route.a), "b": city_name(route.b)}
    return Message(key, {**ends, "n": route.length})


def ticket_name(ticket: int) -> Message:
    """A ticket in words."""
    _, a, b, points = TICKETS[ticket]
    return Message("element.ticket", {"a": city_name(a), "b": city_name(b), "n": points})


def card_count(name: str, count: int) -> Message:
    """So many cards of a kind."""
    return Message("card.count", {"n": count, "card": Message(f"card.{name}")})


def listed(parts: list[Message]) -> Message:
    """One or more things in a row."""
    result = parts[0]
    for part in parts[1:]:
        result = Message("list.and", {"a": result, "b": part})
    return result


def cards_paid(cards: list[tuple[int, int]]) -> Message:
    """Spent cards in words."""
    return listed([card_count(CARD_NAMES[card], count) for card, count in cards])


def payment_name(target: str) -> Message:
    """A payment in words, from its id, such as `w1.h0.p2.red`."""
    *parts, colour = target.split(".")
    shown = []
    for part in reversed(parts):
        letter, count = part[0], int(part[1:])
        if count:
            name = "wild" if letter == "w" else f"{_PAID[letter]}_{colour}"
            shown.append(card_count(name, count))
    return listed(shown)


def name_of(view: View, element: str) -> Message:
    """What an element is called. Raises KeyError for one that this game does not have."""
    if element in LANE:
        return route_name(LANE[element])
    if element in CITY:
        return city_name(CITY[element])
    if element in TICKET:
        return ticket_name(TICKET[element])
    if element.startswith("row"):
        card = view.row[int(element[3:])]
        return Message("element.gap" if card == NO_CARD else f"card.{CARD_NAMES[card]}")
    if element in CARD_NAMES:
        return Message(f"card.{element}")
    if element[0] == "w" and element[1:2].isdigit():
        return payment_name(element)
    return Message(f"element.{element}")


def label(view: View, action: Action) -> Message:
    """An action as a button."""
    names: list[Param] = [t if isinstance(t, int) else name_of(view, t) for t in action.targets]
    key = f"action.{action.verb}"
    if action.verb == "return":
        given = [name for name in names if isinstance(name, Message)]
        return Message("action.return", {"a": listed(given)}) if given else Message("action.keep")
    if action.verb == "exchange":
        return Message(f"action.exchange_{action.targets[0]}", {"n": names[1]})
    if action.verb == "draw":
        key = "action.draw_open" if len(names) == 2 else "action.draw"
    params: dict[str, Param] = dict(zip("ab", names, strict=False))
    if names and isinstance(names[0], int):
        params["n"] = names[0]
    return Message(key, params)


def prompt(view: View) -> Message:
    """Who does what now."""
    if view.actor is None:
        return Message("prompt.over")
    step, *args = view.flow[-1]
    params: dict[str, Param] = {"player": Player(view.actor)}
    if step in ("pay", "colour"):
        params["route"] = route_name(args[1])
    elif step == "harbour_pay":
        params["city"] = city_name(args[1])
    elif step == "keep":
        params["n"] = args[1]
    return Message(f"prompt.{step}", params)


def panel(view: View) -> list[list[Count]]:
    """Cards, tickets, pieces and harbours of each seat."""
    return [
        [
            Count("train_cards", view.hand_sizes[seat][0]),
            Count("ship_cards", view.hand_sizes[seat][1]),
            Count("tickets", view.ticket_counts[seat]),
            Count("trains", view.pieces[seat][0]),
            Count("ships", view.pieces[seat][1]),
            Count("harbours_left", HARBOURS_EACH - view.harbours.count(seat)),
        ]
        for seat in range(len(view.points))
    ]


def notices(view: View) -> list[Message]:
    """The last turns, once they run (GL-70)."""
    if view.actor is None or view.turns_left <= 0:
        return []
    return [Message("notice.last_turns", {"n": view.turns_left})]
