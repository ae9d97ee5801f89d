"""The tables: what the rulebook prints about the boards, RB-21, RB-27, RB-42, RB-51."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_rules.games.rebirth.data import Board, board
from pygame_rules.games.rebirth.missions import MEASURES
from pygame_rules.geometry.pieces import connected_pieces

BOARDS = [board("scotland"), board("ireland")]
both = pytest.mark.parametrize("tables", BOARDS, ids=lambda b: b.id)


@both
def test_ids_are_sorted_and_say_the_row(tables: Board) -> None:
    ids = [space.id for space in tables.spaces]
    assert ids == sorted(set(ids))
    assert [tables.index[i] for i in ids] == list(range(len(ids)))


@both
def test_fields_of_each_kind(tables: Board) -> None:
    kinds = Counter(space.kind for space in tables.spaces)
    assert (kinds["food"], kinds["energy"], kinds["blank"], kinds["settlement"]) == (24, 24, 24, 36)


@pytest.mark.parametrize(
    ("tables", "sizes"),
    [(BOARDS[0], {1: 6, 2: 6, 3: 6}), (BOARDS[1], {1: 6, 2: 5, 3: 4, 4: 2})],
    ids=["scotland", "ireland"],
)
def test_settlement_sizes(tables: Board, sizes: dict[int, int]) -> None:
    """RB-21: small, medium, large; sprawling ones only in Ireland."""
    assert Counter(map(len, tables.settlements)) == sizes


@both
def test_settlements_hang_together_and_keep_apart(tables: Board) -> None:
    """RB-21: a settlement is one piece, and no two touch."""
    for number, spaces in enumerate(tables.settlements):
        assert len(connected_pieces(tables.adjacent, spaces)) == 1
        near = {n for space in spaces for n in tables.adjacent[space]} - set(spaces)
        touching = {tables.settlement_of[n] for n in near} - {-1}
        assert not touching, f"settlements {number} and {touching}"


@pytest.mark.parametrize(
    ("tables", "ports", "open_for_two"), [(BOARDS[0], 9, 6), (BOARDS[1], 10, 7)]
)
def test_ports_and_offshore_farms(tables: Board, ports: int, open_for_two: int) -> None:
    """RB-27, invariants: nine ports (six open for two), ten offshore spaces (seven open)."""
    spaces = [space for space in tables.spaces if space.port]
    assert len(spaces) == ports
    assert sum(not space.blocked_2p for space in spaces) == open_for_two
    assert all(space.coast for space in spaces)


def test_scottish_ports_lie_beside_settlements() -> None:
    """RB-27."""
    assert all(space.kind == "settlement" for space in BOARDS[0].spaces if space.port)


def test_longest_stretch_of_coast() -> None:
    """RB-43: castles and cathedrals cut the coast; no stretch is longer than ten."""
    tables = BOARDS[0]
    open_coast = [s.index for s in tables.spaces if s.coast and not s.place]
    assert max(map(len, connected_pieces(tables.adjacent, open_coast))) == 10


def test_scottish_deck() -> None:
    """RB-42: 4 gifts, 8 cathedrals, 12 castles, 8 general cards: 32."""
    cards = Counter({m.card: 0 for m in BOARDS[0].missions})
    for mission in BOARDS[0].missions:
        cards[mission.card] += mission.copies
    assert (cards["gift"], cards["cathedral"], cards["castle"]) == (4, 8, 12)
    assert sum(cards.values()) == 32
    general = {c: n for c, n in cards.items() if c not in ("gift", "cathedral", "castle")}
    assert len(general) == 8
    assert set(general.values()) == {1}
    assert {m.value for m in BOARDS[0].missions if m.card != "gift"} == {5}


def test_irish_missions() -> None:
    """RB-51: twelve cards, six of them printed in the rulebook; 8/5 or 6/4."""
    missions = BOARDS[1].missions
    values = {m.card: (m.value, m.later) for m in missions}
    assert len(values) == 12
    assert sum(m.printed for m in missions) == 6
    low = {card for card, pair in values.items() if pair == (6, 4)}
    assert low == {"small_settlements", "towers_six"}
    assert all(pair == (8, 5) for card, pair in values.items() if card not in low)


@both
def test_every_mission_can_be_measured(tables: Board) -> None:
    assert {mission.measure for mission in tables.missions} <= set(MEASURES)


@both
def test_tie_places(tables: Board) -> None:
    """RB-62."""
    names = [tables.spaces[tables.castles[c]].place for c in tables.tie_castles]
    assert names == (["blarney"] if tables.irish else ["edinburgh", "stirling"])
    if tables.irish:
        assert tables.spaces[tables.towers[tables.tie_tower]].place == "hill_of_tara"
