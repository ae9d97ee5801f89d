"""Connected pieces of a map."""

from hypothesis import given
from hypothesis import strategies as st

from pygame_rules.geometry.pieces import connected_pieces

RING = [[9, 1], *[[i - 1, i + 1] for i in range(1, 9)], [8, 0]]


def test_a_gap_splits_a_ring_into_pieces() -> None:
    assert connected_pieces(RING, [0, 1, 3, 9]) == [[0, 9, 1], [3]]


def test_nothing_has_no_pieces() -> None:
    assert connected_pieces(RING, []) == []


@given(st.lists(st.integers(0, 9), unique=True))
def test_pieces_share_out_the_members_and_do_not_touch(members: list[int]) -> None:
    pieces = connected_pieces(RING, members)
    assert sorted(node for piece in pieces for node in piece) == sorted(members)
    for piece in pieces:
        for node in piece:
            outside = [n for n in RING[node] if n in members and n not in piece]
            assert not outside
