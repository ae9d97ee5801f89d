"""Counted pools: face-down pieces without an order, as a list of counts by kind.

The future is not stored anywhere: a pool holds how many of each kind are left, and a
draw picks one of them. Kinds are ints into a game's tables.
"""

from __future__ import annotations

Pool = list[int]


def take(pool: Pool, kind: int) -> None:
    """Remove one piece of `kind`. Raises ValueError if there is none."""
    if pool[kind] <= 0:
        raise ValueError(f"no piece of kind {kind} in the pool")
    pool[kind] -= 1


def nth(pool: Pool, index: int) -> int:
    """The kind of the `index`-th piece (0-based) when the pool lies sorted by kind."""
    for kind, count in enumerate(pool):
        if index < count:
            return kind
        index -= count
    raise IndexError("the pool is smaller than that")


def pour(source: Pool, target: Pool) -> None:
    """Move everything from `source` into `target` (a discard pile becomes a deck)."""
    for kind, count in enumerate(source):
        target[kind] += count
        source[kind] = 0


def pool_of(pieces: list[int], kinds: int) -> Pool:
    """The counted pool of a list of pieces."""
    pool = [0] * kinds
    for kind in pieces:
        pool[kind] += 1
    return pool


def pieces_of(pool: Pool) -> list[int]:
    """The pieces of a pool, sorted by kind."""
    return [kind for kind, count in enumerate(pool) for _ in range(count)]
