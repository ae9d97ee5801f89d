"""What stands on an element, in words, for screen readers and touches."""

from __future__ import annotations

from collections.abc import Iterable

from pygame_rules.core.message import Message, Param, Player
from pygame_rules.games.cyclades.data import (
    APOLLO,
    FIGURES,
    GODS,
    KINDS,
    KRAKEN_FIGURE,
    NONE,
    Chart,
)
from pygame_rules.games.cyclades.facts import closed, free_slots, island_figure
from pygame_rules.games.cyclades.names import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    GOD_NAMES,
    island_name,
    sea_name,
)
from pygame_rules.games.cyclades.view import View


def join_all(parts: Iterable[Message]) -> Message:
    """Several sentences as one message."""
    first, *rest = parts
    for part in rest:
        first = Message("describe.join", {"a": first, "b": part})
    return first


def say(key: str, **params: Param) -> Message:
    """A sentence of this room's descriptions."""
    return Message(f"describe.{key}", params)


def describe(chart: Chart, view: View, element: str) -> Message:
    """Raises KeyError for what is not on the board."""
    if element in chart.sea_index:
        return _sea(chart, view, chart.sea_index[element])
    if element in chart.island_index:
        return _island(chart, view, chart.island_index[element])
    if element not in GODS:
        raise KeyError(element)
    return _god(view, GODS.index(element))


def is_sailed(view: View, sea: int) -> bool:
    """Whether fleets or the Kraken lie there."""
    return view.fleets[sea] > 0 or view.figure_place[KRAKEN_FIGURE] == sea


def _sea(chart: Chart, view: View, sea: int) -> Message:
    parts = [say("sea", sea=sea_name(chart, sea))]
    if chart.seas[sea].trade:
        parts.append(say("trade"))
    if view.fleets[sea]:
        parts.append(say("fleets", n=view.fleets[sea], player=Player(view.fleet_owner[sea])))
    if view.figure_place[KRAKEN_FIGURE] == sea:
        parts.append(say("kraken"))
    elif closed(view, sea):
        parts.append(say("closed"))
    return join_all(parts)


def _island(chart: Chart, view: View, island: int) -> Message:
    parts = [say("island", island=island_name(chart, island), n=chart.islands[island].slots)]
    income = chart.islands[island].prosperity + view.placed[island]
    if income:
        parts.append(say("income", n=income))
    parts += _holder(view, island)
    for kind in range(KINDS):
        count = view.buildings[KINDS * island + kind]
        if count:
            parts.append(say("building", building=BUILDING_NAMES[kind], n=count))
    if view.metropolis[island]:
        parts.append(say("metropolis"))
    parts.append(say("free", n=free_slots(view, island)))
    figure = island_figure(view, island)
    if figure != NONE:
        parts += _creature(FIGURES[figure])
    return join_all(parts)


def _holder(view: View, island: int) -> list[Message]:
    owner = view.owner[island]
    if owner == NONE:
        return [say("nobody")]
    if not view.troops[island]:
        return [say("marker", player=Player(owner))]
    return [say("troops", n=view.troops[island], player=Player(owner))]


def _creature(creature: int) -> list[Message]:
    text = CREATURE_NAMES[creature].key.replace("element", "creature")
    return [say("figure", creature=CREATURE_NAMES[creature]), Message(text)]


def _god(view: View, god: int) -> Message:
    parts = [say("god", god=GOD_NAMES[god])]
    if god == APOLLO:
        for number, seat in enumerate(view.apollo, start=1):
            if seat != NONE:
                parts.append(say("visitor", n=number, player=Player(seat)))
    elif god not in view.gods:
        parts.append(say("out"))
    else:
        parts.append(say("place", n=view.gods.index(god) + 1))
        if view.bidder[god] != NONE:
            parts.append(say("offered", n=view.bid[god], player=Player(view.bidder[god])))
    return join_all([*parts, Message(f"god.{GODS[god]}")])
