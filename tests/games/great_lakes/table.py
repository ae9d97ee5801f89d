"""Positions of Great Lakes from a few lines, with draws that a test writes down."""

from __future__ import annotations

from pygame_rules.core.actions import Action, parse_action
from pygame_rules.core.chance import Audience, SampledChance
from pygame_rules.core.errors import Reason
from pygame_rules.core.pools import Pool
from pygame_rules.core.table import Event, Table
from pygame_rules.games.great_lakes.cards import CARD_NAMES, NO_CARD, TYPE_OF
from pygame_rules.games.great_lakes.data import CITY, LANE, LANES, ROUTE_POINTS, TICKET
from pygame_rules.games.great_lakes.game import GreatLakes
from pygame_rules.games.great_lakes.setup import empty_state
from pygame_rules.games.great_lakes.state import State
from pygame_rules.games.great_lakes.steps.pieces import set_pieces
from pygame_rules.geometry.graphs import join

GAME = GreatLakes()
CARD = {name: kind for kind, name in enumerate(CARD_NAMES)}


class Script(SampledChance):
    """The named cards or tickets come next; after them whatever a seed says."""

    def __init__(self, *pieces: str) -> None:
        super().__init__("script")
        self.pieces = [CARD[p] if p in CARD else TICKET[p] for p in pieces]

    def pick_kind(self, pool: Pool, seen_by: Audience) -> int:
        if not self.pieces:
            return super().pick_kind(pool, seen_by)
        kind = self.pieces.pop(0)
        assert pool[kind] > 0, f"{kind} is not in the pool"
        return kind


def a_turn(players: int = 2, trains: int = 27, row: tuple[str, ...] = ()) -> State:
    """Seat 0 is to move; nobody has cards or tickets; `row` lies open, the rest is empty."""
    state = empty_state(players, 0)
    state.choices = []
    for seat in range(players):
        set_pieces(state, seat, trains)
    for slot, name in enumerate(row):
        kind = CARD[name]
        state.decks[TYPE_OF[kind]][kind] -= 1
        state.row[slot] = kind
    state.flow = [["turn", 0]]
    return state


def deal(state: State, seat: int, **cards: int) -> None:
    """Put cards from the decks into a hand, unseen."""
    for name, count in cards.items():
        kind = CARD[name]
        state.decks[TYPE_OF[kind]][kind] -= count
        state.hands[seat][kind] += count
        assert state.decks[TYPE_OF[kind]][kind] >= 0, name


def throw_away(state: State, kind: int, keep: tuple[str, ...] = ()) -> None:
    """A whole deck goes to the discards, except the cards to keep."""
    kept = [CARD[name] for name in keep]
    for card, count in enumerate(state.decks[kind]):
        stays = min(count, kept.count(card))
        state.discards[card] += count - stays
        state.decks[kind][card] = stays


def hide(state: State, kind: int, seat: int) -> None:
    """Deck and discards of a type go into a hand: nothing is left to draw."""
    for card in range(len(CARD_NAMES)):
        if TYPE_OF[card] == kind:
            state.hands[seat][card] += state.decks[kind][card] + state.discards[card]
            state.decks[kind][card] = state.discards[card] = 0


def own(state: State, seat: int, *lanes: str) -> None:
    """These lanes were claimed by the seat."""
    for name in lanes:
        lane = LANES[LANE[name]]
        state.owner[LANE[name]] = seat
        state.pieces[seat][lane.kind] -= lane.length
        state.points[seat] += ROUTE_POINTS[lane.length]
        join(state.joined[seat], lane.a, lane.b)


def hold_tickets(state: State, seat: int, *tickets: str) -> None:
    """The seat keeps these tickets."""
    for name in tickets:
        state.stack[TICKET[name]] = 0
        state.tickets[seat].append(TICKET[name])


def build(state: State, seat: int, *cities: str) -> None:
    """The seat has harbours here."""
    for name in cities:
        state.harbours[CITY[name]] = seat


def do(state: State, text: str, *draws: str) -> list[Event]:
    """Carry out an action; `draws` come next from the decks. Returns the events."""
    table = Table(Script(*draws))
    GAME.apply(state, parse_action(text), table)
    return table.events


def legal(state: State, verb: str = "") -> list[str]:
    """The legal actions as text, of one verb or all."""
    return [str(action) for action in GAME.legal_actions(state) if verb in ("", action.verb)]


def why_not(state: State, text: str) -> Reason:
    """Why an action is illegal."""
    reason = GAME.why_not(state, parse_action(text))
    assert reason is not None, f"{text} is legal"
    return reason


def row_names(state: State) -> list[str]:
    """The open cards by name, `-` for a gap."""
    return ["-" if card == NO_CARD else CARD_NAMES[card] for card in state.row]


def held(state: State, seat: int) -> dict[str, int]:
    """A hand by names."""
    return {CARD_NAMES[kind]: n for kind, n in enumerate(state.hands[seat]) if n}


def action(text: str) -> Action:
    """An action from its text."""
    return parse_action(text)
