"""What a seat may know of Great Lakes, and full states that agree with it. GL-6."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.chance import NOBODY as NO_SEAT
from ...core.chance import Chance
from ...core.flow import Frame, copy_flow
from ...core.pools import Pool
from .cards import ALL_CARDS, FIRST_SHIP, KINDS, KINDS_OF, NO_CARD
from .data import LEAST_TRAINS, MOST_TRAINS, RAIL, SEA, TICKETS
from .state import UNDECIDED, State, rows

UNKNOWN = -1
"""A reject under the stack that the viewer did not put there."""
HIDDEN = 0
"""A piece choice that has been made but not shown."""


@dataclass(slots=True)
class View:
    """As in `State`, but: `hand`, `offer` are the viewer's (empty for an onlooker); `tickets`
    are his own, and everybody's once the game is over; the rest is sizes. `hand_sizes` by
    seat: [trains, ships]. `deck_sizes`: [trains, ships]. `stack_size`: tickets above the
    rejects. `bottom` holds UNKNOWN where somebody else's reject lies.
    """

    seat: int | None
    actor: int | None
    flow: list[Frame]
    start: int
    deck_sizes: list[int]
    discards: Pool
    row: list[int]
    hand: Pool
    hand_sizes: list[list[int]]
    seen: list[Pool]
    tickets: list[list[int]]
    ticket_counts: list[int]
    offer: list[int]
    offer_counts: list[int]
    stack_size: int
    bottom: list[int]
    bottom_by: list[int]
    choices: list[int]
    pieces: list[list[int]]
    box: list[list[int]]
    owner: list[int]
    harbours: list[int]
    joined: list[list[int]]
    points: list[int]
    losses: list[int]
    turns_left: int
    passes: int


def view(state: State, seat: int | None) -> View:
    """Built up from nothing."""
    over = not state.flow
    return View(
        seat=seat,
        actor=None if over else state.flow[-1][1],
        flow=copy_flow(state.flow),
        start=state.start,
        deck_sizes=[sum(deck) for deck in state.decks],
        discards=state.discards[:],
        row=state.row[:],
        hand=[] if seat is None else state.hands[seat][:],
        hand_sizes=[[sum(hand[:FIRST_SHIP]), sum(hand[FIRST_SHIP:])] for hand in state.hands],
        seen=rows(state.seen),
        tickets=[t[:] if over or s == seat else [] for s, t in enumerate(state.tickets)],
        ticket_counts=[len(tickets) for tickets in state.tickets],
        offer=[] if seat is None else state.offers[seat][:],
        offer_counts=[len(offer) for offer in state.offers],
        stack_size=sum(state.stack),
        bottom=_known_bottom(state, seat),
        bottom_by=state.bottom_by[:],
        choices=[_known_choice(state, s, seat) for s in range(len(state.choices))],
        pieces=rows(state.pieces),
        box=rows(state.box),
        owner=state.owner[:],
        harbours=state.harbours[:],
        joined=rows(state.joined),
        points=state.points[:],
        losses=state.losses[:],
        turns_left=state.turns_left,
        passes=state.passes,
    )


def _known_bottom(state: State, seat: int | None) -> list[int]:
    """A viewer knows only the rejects that he put there himself."""
    pairs = zip(state.bottom, state.bottom_by, strict=True)
    return [ticket if by == seat else UNKNOWN for ticket, by in pairs]


def _known_choice(state: State, seat: int, viewer: int | None) -> int:
    choice = state.choices[seat]
    return choice if seat == viewer or choice == UNDECIDED else HIDDEN


def imagine(view: View, chance: Chance) -> State:
    """Deal the unseen cards and tickets to the places that the viewer cannot see."""
    hands, decks = _imagine_cards(view, chance)
    tickets, offers, stack, bottom = _imagine_tickets(view, chance)
    return State(
        flow=copy_flow(view.flow),
        start=view.start,
        decks=decks,
        discards=view.discards[:],
        row=view.row[:],
        hands=hands,
        seen=rows(view.seen),
        tickets=tickets,
        offers=offers,
        stack=stack,
        bottom=bottom,
        bottom_by=view.bottom_by[:],
        choices=[_imagine_choice(choice, chance) for choice in view.choices],
        pieces=rows(view.pieces),
        box=rows(view.box),
        owner=view.owner[:],
        harbours=view.harbours[:],
        joined=rows(view.joined),
        points=view.points[:],
        losses=view.losses[:],
        turns_left=view.turns_left,
        passes=view.passes,
    )


def _imagine_choice(choice: int, chance: Chance) -> int:
    if choice != HIDDEN:
        return choice
    return LEAST_TRAINS + chance.pick(MOST_TRAINS - LEAST_TRAINS + 1, NO_SEAT)


def unseen_cards(view: View) -> Pool:
    """The cards that the viewer cannot place: in a deck or in another hand."""
    unseen = [n - gone for n, gone in zip(ALL_CARDS, view.discards, strict=True)]
    for card in view.row:
        if card != NO_CARD:
            unseen[card] -= 1
    for seat, seen in enumerate(view.seen):
        known = view.hand if seat == view.seat else seen
        for kind, count in enumerate(known):
            unseen[kind] -= count
    return unseen


def _imagine_cards(view: View, chance: Chance) -> tuple[list[Pool], list[Pool]]:
    """All hands, and both decks."""
    unseen = unseen_cards(view)
    trains = unseen[:FIRST_SHIP] + [0] * (KINDS - FIRST_SHIP)
    ships = [0] * FIRST_SHIP + unseen[FIRST_SHIP:]
    hands = []
    for seat, seen in enumerate(view.seen):
        if seat == view.seat:
            hands.append(view.hand[:])
            continue
        hand = seen[:]
        for kind, pool in ((RAIL, trains), (SEA, ships)):
            for _ in range(view.hand_sizes[seat][kind] - sum(seen[KINDS_OF[kind]])):
                hand[chance.deal(pool, NO_SEAT)] += 1
        hands.append(hand)
    return hands, [trains, ships]


def _imagine_tickets(
    view: View, chance: Chance
) -> tuple[list[list[int]], list[list[int]], Pool, list[int]]:
    """Kept tickets and offers by seat, the stack, and the rejects under it."""
    stack = [1] * len(TICKETS)
    for known in (*view.tickets, view.offer, view.bottom):
        for ticket in known:
            if ticket != UNKNOWN:
                stack[ticket] = 0
    tickets = rows(view.tickets)
    offers: list[list[int]] = [[] for _ in view.offer_counts]
    for seat, held in enumerate(tickets):
        if seat == view.seat:
            offers[seat] = view.offer[:]
            continue
        _deal_tickets(stack, held, view.ticket_counts[seat], chance)
        _deal_tickets(stack, offers[seat], view.offer_counts[seat], chance)
    bottom = [t if t != UNKNOWN else chance.deal(stack, NO_SEAT) for t in view.bottom]
    return tickets, offers, stack, bottom


def _deal_tickets(stack: Pool, held: list[int], count: int, chance: Chance) -> None:
    """Fill a place up to its public size."""
    while len(held) < count:
        held.append(chance.deal(stack, NO_SEAT))
