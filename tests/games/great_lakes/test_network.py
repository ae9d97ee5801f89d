"""Graph questions against brute force; GL-24 and ticket states on the real map."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_rules.core.chance import SampledChance
from pygame_rules.games.great_lakes.data import CITIES, LANE, LANES, TICKET, TICKETS
from pygame_rules.games.great_lakes.network import open_lanes, ticket_state
from pygame_rules.games.great_lakes.scoring import completed
from pygame_rules.games.great_lakes.state import FREE
from tests.games.great_lakes.table import a_turn, own

OWNERS = st.tuples(st.integers(2, 5), st.integers(0, 10**9), st.integers(0, 90))


def random_board(players: int, seed: int, claims: int) -> list[int]:
    """Owners after so many random claims that keep the rule of doubles."""
    owner, chance = [FREE] * len(LANES), SampledChance(seed)
    for _ in range(claims):
        seat = chance.roll(players)
        free = open_lanes(owner, players, seat)
        if free:
            owner[free[chance.roll(len(free))]] = seat
    return owner


def walk(usable: set[int], a: int) -> set[int]:
    """Cities reached from `a` over lanes, one step at a time."""
    reached, grown = {a}, True
    while grown:
        steps = [(LANES[x].a, LANES[x].b) for x in usable]
        more = {v for s, t in steps for v in (s, t) if (s in reached) != (t in reached)}
        grown = bool(more - reached)
        reached |= more
    return reached


def least_spaces(owner: list[int], players: int, seat: int, a: int, b: int) -> float:
    """By relaxing every lane again and again."""
    usable = {lane: 0 for lane, who in enumerate(owner) if who == seat}
    usable |= {lane: LANES[lane].length for lane in open_lanes(owner, players, seat)}
    best = [0.0 if city == a else float("inf") for city in range(len(CITIES))]
    for _ in CITIES:
        for lane, spaces in usable.items():
            for s, t in ((LANES[lane].a, LANES[lane].b), (LANES[lane].b, LANES[lane].a)):
                best[t] = min(best[t], best[s] + spaces)
    return best[b]


@settings(max_examples=25, deadline=None)
@given(OWNERS)
def test_ticket_states_agree_with_brute_force(board: tuple[int, int, int]) -> None:
    players, seed, claims = board
    owner = random_board(players, seed, claims)
    state = a_turn(players)
    for lane, seat in enumerate(owner):
        if seat != FREE:
            own(state, seat, LANES[lane].id)
    mine = {lane for lane, seat in enumerate(owner) if seat == 0}
    for ticket in range(0, len(TICKETS), 3):
        _, a, b, _ = TICKETS[ticket]
        done = b in walk(mine, a)
        assert (ticket in completed([ticket], state.joined[0])) == done
        needed = least_spaces(owner, players, 0, a, b)
        for pieces in (0, 5, 12, 50):
            expected = "done" if done else "possible" if needed <= pieces else "impossible"
            assert ticket_state(ticket, owner, players, 0, state.joined[0], pieces) == expected


def test_a_blocked_ticket_is_impossible() -> None:
    # Every lane that ends in Eau Claire belongs to the other player.
    state = a_turn()
    own(state, 1, "r006", "r091", "r092", "r093")
    args = (state.owner, 2, 0, state.joined[0], 50)
    assert ticket_state(TICKET["t01"], *args) == "impossible"
    assert ticket_state(TICKET["t02"], *args) == "possible"


def test_a_way_longer_than_the_pieces_on_hand_is_impossible() -> None:
    state = a_turn()
    assert ticket_state(TICKET["t55"], state.owner, 2, 0, state.joined[0], 6) == "impossible"


def test_every_city_can_be_reached_from_every_other() -> None:
    assert walk(set(range(len(LANES))), 0) == set(range(len(CITIES)))


def test_lane_ids_run_in_the_order_of_their_numbers() -> None:
    assert [LANE[lane.id] for lane in LANES] == list(range(110))
    assert all(one.id < two.id for one, two in pairwise(LANES))
