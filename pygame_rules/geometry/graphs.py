"""Graph questions over small fixed maps: who is joined to whom, and what is the cheapest way.

Nodes and edges are ints. A map is `Links`: for each node its (neighbour, edge) pairs.
Components are kept as labels: `labels[node]` is the smallest node of its component, so two
nodes are joined exactly when their labels are equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

Links = Sequence[Sequence[tuple[int, int]]]
CLOSED = float("inf")
"""The cost of an edge that cannot be used."""


def links_of(nodes: int, edges: Iterable[tuple[int, int]]) -> Links:
    """The map with these edges, numbered in order."""
    rows: list[list[tuple[int, int]]] = [[] for _ in range(nodes)]
    for edge, (a, b) in enumerate(edges):
        rows[a].append((b, edge))
        rows[b].append((a, edge))
    return tuple(tuple(row) for row in rows)


def join(labels: list[int], a: int, b: int) -> None:
    """Join the components of `a` and `b`, in place."""
    low, high = sorted((labels[a], labels[b]))
    if low != high:
        labels[:] = [low if label == high else label for label in labels]


def components(nodes: int, edges: Iterable[tuple[int, int]]) -> list[int]:
    """The labels of a graph from nothing."""
    labels = list(range(nodes))
    for a, b in edges:
        join(labels, a, b)
    return labels


class Tree(NamedTuple):
    """Cheapest ways from one node: `cost[node]` (inf: out of reach), and for each node the
    node before it and the edge that leads there (-1 at the start and out of reach)."""

    cost: list[float]
    before: list[int]
    edge: list[int]

    def path(self, node: int) -> list[int]:
        """The edges from the start to `node`, last first; empty at the start or out of reach."""
        edges = []
        while self.edge[node] >= 0:
            edges.append(self.edge[node])
            node = self.before[node]
        return edges


def cheapest(links: Links, start: int, costs: Sequence[float], goal: int = -1) -> Tree:
    """Dijkstra. `costs[edge]` is not negative; `CLOSED` edges are never used.

    With a `goal` it stops there: then only the cost and path of the goal are sure.
    """
    nodes = len(links)
    cost, before, edge = [CLOSED] * nodes, [-1] * nodes, [-1] * nodes
    cost[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        here, node = heappop(heap)
        if node == goal:
            break
        if here > cost[node]:
            continue
        for other, link in links[node]:
            there = here + costs[link]
            if there < cost[other]:
                cost[other], before[other], edge[other] = there, node, link
                heappush(heap, (there, other))
    return Tree(cost, before, edge)
