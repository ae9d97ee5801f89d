"""Cards beside the board: own gold, creatures with their full texts, what is asked for now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pygame_rules.core.message import Message, Player
from pygame_rules.games.cyclades.actions import CARDS, PLAYER_IDS
from pygame_rules.games.cyclades.data import (
    BUILDINGS,
    CHIMERA,
    CREATURES,
    FIGURES,
    NONE,
    TRACK_COSTS,
    Chart,
)
from pygame_rules.games.cyclades.facts import creature_price
from pygame_rules.games.cyclades.names import CREATURE_NAMES
from pygame_rules.games.cyclades.view import View

from .. import canvas, cards, pieces
from ..contract import Card, CardGroup
from . import signs

CREATURE_SIZE = (96.0, 84.0)
SMALL_SIZE = (84.0, 72.0)
ASKS_BUILDING = ("giant", "cyclops", "destroy")


def tray(chart: Chart, view: View) -> tuple[CardGroup, ...]:
    """Own gold first; then the creature track; then what the present question needs."""
    step = view.flow[-1][0] if view.flow else ""
    groups = [
        CardGroup("gold", tuple(_gold(view))),
        CardGroup("creatures", tuple(_track(view))),
        CardGroup("rivals", tuple(_rivals(view)) if step == "rob" else ()),
        CardGroup("buildings", tuple(_buildings()) if step in ASKS_BUILDING else ()),
        CardGroup("sale", tuple(_sale(view)) if step == "sphinx" else ()),
        CardGroup("figures", tuple(_figures(chart, view))),
        CardGroup("discards", tuple(_discards(view, step))),
    ]
    return tuple(group for group in groups if group.cards)


def _gold(view: View) -> Iterable[Card]:
    """The viewer's own gold; everybody's once the game is over."""
    if view.final_gold:
        for seat, amount in enumerate(view.final_gold):
            title = Message("card.gold_of", {"player": Player(seat), "n": amount})
            yield Card(f"gold-{seat}", title, _gold_art(amount))
    elif view.seat is not None:
        title = Message("card.gold", {"n": view.gold})
        note = Message("card.gold_note", {"n": view.others_gold})
        yield Card("gold", title, _gold_art(view.gold), note, private=True)


def _track(view: View) -> Iterable[Card]:
    """Face-up creatures with what each costs whoever reads the tray."""
    for space, creature in enumerate(view.track):
        if creature == NONE:
            continue
        price, seat = TRACK_COSTS[space], _reader(view)
        if seat is not None and view.alive[seat]:
            price = creature_price(view, seat, space)
        title = Message("card.creature", {"creature": CREATURE_NAMES[creature], "n": price})
        art = _creature_art(creature, price)
        yield Card(CREATURES[creature], title, art, _text(creature), told=True)


def _reader(view: View) -> int | None:
    """The viewer; where everybody looks on, the player who is asked."""
    return view.actor if view.seat is None else view.seat


def _text(creature: int) -> Message:
    return Message(f"creature.{CREATURES[creature]}")


def _rivals(view: View) -> Iterable[Card]:
    for seat in range(view.players):
        if view.alive[seat]:
            title = Message("element.player", {"player": Player(seat)})
            yield Card(PLAYER_IDS[seat], title, _player_art(seat))


def _buildings() -> Iterable[Card]:
    for name in BUILDINGS:
        yield Card(name, Message(f"element.{name}"), _sign_art(name))


def _sale(view: View) -> Iterable[Card]:
    """Priests and philosophers that the asked player may sell to the Sphinx (public)."""
    seat = view.flow[-1][1]
    for name in CARDS:
        owned = (view.philosophers if name == "philosopher" else view.priests)[seat]
        if owned:
            yield Card(name, Message(f"element.{name}"), _sign_art(name), count=owned)


def _figures(chart: Chart, view: View) -> Iterable[Card]:
    """Creatures that stand on the board, with their texts and their places."""
    for figure, place in enumerate(view.figure_place):
        creature = FIGURES[figure]
        if place == NONE:
            continue
        table = chart.seas if CREATURES[creature] == "kraken" else chart.islands
        yield Card(
            f"figure-{CREATURES[creature]}",
            CREATURE_NAMES[creature],
            _creature_art(creature, 0),
            _text(creature),
            at=(table[place].id,),
        )


def _discards(view: View, step: str) -> Iterable[Card]:
    """Open discards, as long as the Chimera could use them."""
    if CHIMERA not in view.track and step != "chimera":
        return
    for creature, count in enumerate(view.discards):
        if count and creature not in view.track:
            art = _creature_art(creature, 0)
            yield Card(CREATURES[creature], CREATURE_NAMES[creature], art, _text(creature))


# -- arts -------------------------------------------------------------------------------
@cache
def _gold_art(amount: int) -> str:
    sign = signs.draw("gold", 42, 34, 44, "cy-gold-ink")
    return cards.frame(sign, cards.badge(64, 54, str(amount), 15), size=SMALL_SIZE)


@cache
def _creature_art(creature: int, price: int) -> str:
    """Its sign, and the price on a coin (0: none)."""
    sign = signs.draw(CREATURES[creature], 47, 40, 50, "cy-creature-ink")
    if not price:
        return cards.frame(sign, size=CREATURE_SIZE)
    coin = canvas.circle(78, 66, 13, "cy-coin") + canvas.circle(78, 66, 10, "cy-coin-rim")
    figure = canvas.text(78, 71, str(price), 15, "cy-coin-figure")
    return cards.frame(sign, coin, figure, size=CREATURE_SIZE)


@cache
def _player_art(seat: int) -> str:
    return cards.frame(canvas.moved(42, 36, pieces.token(seat, 22)), size=SMALL_SIZE)


@cache
def _sign_art(name: str) -> str:
    return cards.frame(signs.draw(name, 42, 35, 42, "icon"), size=SMALL_SIZE)
