"""Components and cheapest ways against brute force."""

from __future__ import annotations

from itertools import pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.geometry.graphs import CLOSED, cheapest, components, join, links_of

NODES = 6
EDGES = st.lists(
    st.tuples(st.integers(0, NODES - 1), st.integers(0, NODES - 1), st.integers(0, 9)), max_size=12
)


def brute_force(edges: list[tuple[int, int, int]], start: int, goal: int) -> float:
    """The cheapest of all ways that visit no node twice."""
    best = 0.0 if start == goal else CLOSED
    between = [node for node in range(NODES) if node not in (start, goal)]
    for length in range(len(between) + 1):
        for middle in permutations(between, length):
            way = [start, *middle, goal]
            total = sum(step_cost(edges, a, b) for a, b in pairwise(way))
            best = min(best, total)
    return best


def step_cost(edges: list[tuple[int, int, int]], a: int, b: int) -> float:
    return min((float(cost) for s, t, cost in edges if {s, t} == {a, b}), default=CLOSED)


@given(EDGES)
def test_cheapest_ways(edges: list[tuple[int, int, int]]) -> None:
    links = links_of(NODES, [(a, b) for a, b, _ in edges])
    costs = [float(cost) for _, _, cost in edges]
    tree = cheapest(links, 0, costs)
    for goal in range(NODES):
        assert tree.cost[goal] == brute_force(edges, 0, goal)
        assert cheapest(links, 0, costs, goal).cost[goal] == tree.cost[goal]
        if tree.cost[goal] < CLOSED:
            assert sum(costs[edge] for edge in tree.path(goal)) == tree.cost[goal]


def test_a_closed_edge_is_never_used() -> None:
    links = links_of(3, [(0, 1), (0, 2), (2, 1)])
    tree = cheapest(links, 0, [CLOSED, 2.0, 3.0])
    assert tree.cost == [0.0, 5.0, 2.0]
    assert tree.path(1) == [2, 1]
    assert cheapest(links, 0, [CLOSED] * 3).cost[1] == CLOSED
    assert cheapest(links, 0, [CLOSED] * 3).path(1) == []


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=15))
def test_labels_are_equal_exactly_for_joined_nodes(edges: list[tuple[int, int]]) -> None:
    labels = components(10, edges)
    for node in range(10):
        reached, waiting = {node}, [node]
        while waiting:
            here = waiting.pop()
            for a, b in edges:
                for there in ((b,) if a == here else ()) + ((a,) if b == here else ()):
                    if there not in reached:
                        reached.add(there)
                        waiting.append(there)
        assert {other for other in range(10) if labels[other] == labels[node]} == reached
        assert labels[node] == min(reached)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=15))
def test_joining_one_by_one_gives_the_same_labels_in_any_order(
    edges: list[tuple[int, int]],
) -> None:
    labels = list(range(10))
    for a, b in reversed(edges):
        join(labels, a, b)
    assert labels == components(10, edges)
