"""Fingers that tremble, on every board at the size it has on a tablet."""

from __future__ import annotations

import pytest

from boards_svg.theme import fit_scale
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.meta import Meta
from pygame_rules.games.great_lakes.data import LANES, NO_TWIN
from tests.cases.tables import table, walk
from web.aiming import rivals
from web.shelf import games, load_board

JITTER_PX = 8
TAPS = 3
MOST_MISSES = 0.02
TWINS = {lane.id: LANES[lane.twin].id for lane in LANES if lane.twin != NO_TWIN}
"""The lanes of a double lie 13 to 17 px apart: where both are legal the loupe asks which."""


@pytest.mark.parametrize("meta", games(), ids=[meta.id for meta in games()])
def test_a_trembling_finger_meets_its_target(meta: Meta) -> None:
    """TOUCH-05: taps up to 8 px beside the middle of a legal place, both ways, among all the
    places that are legal in games at random; fewer than two in a hundred mean another one
    without being asked, and of the lanes of a double never the other one."""
    seats = max(meta.seats)
    board = load_board(meta.id, seats)
    spots, scale = board.spots(), fit_scale(board.width, board.height)
    finger, taps, missed = SampledChance("finger"), 0, 0
    match = table(meta, seats, seats, seed=9)
    for number, _ in enumerate(walk(match, SampledChance("touch"), 240)):
        if number % 6:
            continue
        legal = {str(t) for a in match.legal_actions() for t in a.targets if t in spots}
        for element in sorted(legal):
            for _ in range(TAPS):
                x, y = spots[element].centres[finger.roll(len(spots[element].centres))]
                dx, dy = (finger.roll(2 * JITTER_PX + 1) - JITTER_PX for _ in "xy")
                meant = rivals(spots, legal, x + dx / scale, y + dy / scale, scale)
                assert meant != [TWINS.get(element)]
                missed += element not in meant
                taps += 1
    assert taps > 300
    assert missed / taps < MOST_MISSES
