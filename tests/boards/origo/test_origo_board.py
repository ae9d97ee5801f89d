"""The drawn board of Origo: what is shown where, and what stays hidden."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from boards_svg.origo import ground, layout, standing, tray
from boards_svg.origo.board import make_board
from boards_svg.theme import MIN_LABEL, MIN_TARGET, fit_scale
from pygame_rules.core.message import Message
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.origo.data import (
    AREA_OF,
    AREAS,
    CELL_OF,
    CELLS,
    KIND_OF,
    LAND_AREAS,
    NEIGHBOURS,
)
from pygame_rules.games.origo.scoring import expected_gains
from pygame_rules.games.origo.standing import clan_of, standings
from tests.games.origo.positions import CELL, GAME, act, cells_of, position

BOARD = make_board("origo")


def said(lang: str, message: Message) -> str:
    return Speaker(catalogue("origo", lang), lang, ["Anna", "Bob", "Cleo"]).say(message)


def describe(state, name: str, lang: str = "en") -> str:  # type: ignore[no-untyped-def]
    view = GAME.view(state, 0)
    element = next(e for e, cell in CELL_OF.items() if cell == CELL[name])
    return said(lang, BOARD.describe(view, element))


# -- the map ----------------------------------------------------------------------------------
def test_cells_are_big_enough_to_touch() -> None:
    assert layout.CELL * fit_scale(BOARD.width, BOARD.height) >= 2 * MIN_TARGET - 2
    assert layout.CELL * 390 / BOARD.width >= MIN_TARGET, "also on a phone held upright"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_words_are_big_enough_to_read(lang: str) -> None:
    scale = fit_scale(BOARD.width, BOARD.height)
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', BOARD.static(lang))]
    assert min(sizes) * scale >= MIN_LABEL


def test_neighbouring_regions_differ_in_tint() -> None:
    for cell in range(CELLS):
        for beside in NEIGHBOURS[cell]:
            one, other = AREAS[AREA_OF[cell]], AREAS[AREA_OF[beside]]
            if one.id != other.id and not (one.sea or other.sea):
                assert ground.TINTS[one.id] != ground.TINTS[other.id]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_area_has_its_name_and_the_lines_theirs(lang: str) -> None:
    drawn = BOARD.static(lang)
    for area in AREAS:
        assert f">{said(lang, Message(f'element.area.{area.id}'))}<" in drawn
    assert all(f">{letter}<" in drawn for letter in "ABCDEFGHIJ")
    note = {"en": "Layout reconstructed", "pl": "Układ planszy odtworzony"}[lang]
    assert note in drawn


def test_names_lie_over_their_own_cells() -> None:
    for index in range(len(AREAS)):
        run = layout.name_run(index)
        assert {AREA_OF[cell] for cell in run} == {index}
        assert all(b == a + 1 for a, b in pairwise(run))


def test_founding_stones_stand_between_two_cells_of_their_region() -> None:
    for area in LAND_AREAS:
        x, y = layout.stone_spot(area)
        near = [c for c in range(CELLS) if abs(layout.centre(c)[0] - x) <= layout.CELL / 2]
        beside = [c for c in near if abs(layout.centre(c)[1] - y) <= layout.CELL / 2]
        assert len(beside) == 2
        assert {AREA_OF[cell] for cell in beside} == {area}


# -- the track --------------------------------------------------------------------------------
def test_the_track_is_a_ring_of_100_fields() -> None:
    places = [layout.field_centre(field) for field in range(1, 101)]
    assert len(set(places)) == 100
    for (x1, y1), (x2, y2) in pairwise([*places, places[0]]):
        assert abs(x1 - x2) + abs(y1 - y2) == layout.FIELD


def test_counting_goes_round_again_after_100() -> None:
    assert layout.field_centre(101) == layout.field_centre(1)
    assert "+100" in standing.draw("leader-0", (101, 0))
    assert "+100" not in standing.draw("leader-0", (100, 0))


def test_leaders_a_lap_apart_do_not_hide_each_other() -> None:
    state = position({}, players=3)
    state.field = [5, 105, 7]
    looks = BOARD.pieces(GAME.view(state, None))
    assert [looks[f"leader-{seat}"] for seat in range(3)] == [(5, 0), (105, 1), (7, 0)]


# -- pieces -----------------------------------------------------------------------------------
def test_a_shield_has_the_colour_and_the_symbol_of_its_seat() -> None:
    shields = [standing.draw("on-a01", seat) for seat in range(5)]
    assert all(f'class="s{seat}"' in drawing for seat, drawing in enumerate(shields))
    marks = {re.findall(r'<path class="mark-ink" d="([^"]*)"', drawing)[0] for drawing in shields}
    assert len(marks) == 5


def test_only_what_changed_is_drawn_again() -> None:
    state = position({0: "E5"}, {0: "Col-05"})
    before = BOARD.pieces(GAME.view(state, 0))
    act(state, "migrate Col-05 D5")
    after = BOARD.pieces(GAME.view(state, 0))
    changed = {name for name in after if before[name] != after[name]}
    assert changed == {"on-d05", "now-0"}


def test_a_founding_puts_a_stone_on_the_region_and_takes_it_from_the_row() -> None:
    missing = " ".join(cells_of("helvetia").split()[:3])
    state = position({1: missing, 0: "A1"}, {0: "Col-08"})
    before = BOARD.pieces(GAME.view(state, 0))
    act(state, "migrate Col-08 F8")
    after = BOARD.pieces(GAME.view(state, 0))
    assert (before["stone-helvetia"], after["stone-helvetia"]) == (False, True)
    assert (before["founding-1"], after["founding-1"], after["founding-2"]) == (-1, 0, -1)


def test_values_follow_the_options() -> None:
    low = BOARD.pieces(GAME.view(position({}), None))
    high = BOARD.pieces(GAME.view(position({}, clans="high", small_regions="high"), None))
    assert (low["clan-points"], high["clan-points"]) == ((5, 4, 3, 2, 1), (10, 8, 6, 4, 2))
    assert (low["small-points"], high["small-points"]) == ((2, 1, 0), (3, 1, 0))


def test_the_table_shows_what_a_scoring_would_pay_now() -> None:
    state = position({0: "A1 A2 A3 D5 D6", 1: "F5 F6 F7 F8 J3"}, players=3)
    shown = standings(GAME.view(state, None))
    assert [sum(now) for now in shown] == expected_gains(state)


def test_past_scorings_stand_in_the_table() -> None:
    state = position({0: "A1"}, players=2)
    state.scorings = [[[5, 2, 1], [0, 1, 4]]]
    assert BOARD.pieces(GAME.view(state, None))["history"] == (2, ((8, 5),))
    assert standing.draw("history", (2, ((8, 5),))).count("<text") == 2


# -- the tray ---------------------------------------------------------------------------------
HAND = "Row-A Row-AB Col-05 Area-gallia Pop Ship Ship"


def test_the_hand_is_grouped_by_kind_and_identical_cards_are_one() -> None:
    groups = BOARD.tray(GAME.view(position({0: "E5"}, {0: HAND}), 0))
    assert [group.key for group in groups] == ["rows", "columns", "areas", "others"]
    counts = {card.id: card.count for group in groups for card in group.cards}
    assert counts["Ship"] == 2
    assert sum(counts.values()) == 7


def test_the_hand_is_private_and_nobody_else_sees_it() -> None:
    state = position({0: "E5"}, {0: HAND})
    groups = BOARD.tray(GAME.view(state, 0))
    assert all(card.private for group in groups for card in group.cards)
    assert BOARD.tray(GAME.view(state, 1)) == ()
    assert BOARD.tray(GAME.view(state, None)) == ()


def test_a_card_lights_the_free_cells_that_it_reaches() -> None:
    state = position({0: "E5 F5", 1: "E6"}, {0: "Pop Row-E"})
    view = GAME.view(state, 0)
    assert tray.reach(view, KIND_OF["Pop"]) == sorted(
        CELL[n] for n in ["D5", "E4", "F4", "F6", "G5"]
    )
    assert CELL["E6"] not in tray.reach(view, KIND_OF["Row-E"])


def test_the_small_map_of_a_card_shows_what_it_reaches() -> None:
    for card in ("Row-AJ", "Col-03-07-08", "Area-italia", "Ship"):
        kind = KIND_OF[card]
        reached = re.findall(r'<path class="og-dot-reached" d="([^"]*)"', tray.art(kind))
        assert reached[0].count("M") == len(tray.KINDS[kind].reach)


def test_the_plan_lies_open_to_the_defender_only() -> None:
    hands = {0: "Row-F", 1: "Col-07 Area-helvetia"}
    state = position({0: "E7", 1: "F7"}, hands, founded="helvetia", players=3)
    act(state, "attack Row-F F7", "ready Area-helvetia", "ready Col-07")
    plan = BOARD.tray(GAME.view(state, 1))[0]
    assert plan.key == "plan"
    titles = [said("en", card.title) for card in plan.cards]
    assert titles == ["Area card Helvetia", "Column card 7"]
    for other in (0, 2, None):
        assert "plan" not in [group.key for group in BOARD.tray(GAME.view(state, other))]


def test_seats_can_be_touched_when_the_first_player_is_named() -> None:
    state = position({0: "E5"}, {0: "Ship"}, players=3)
    state.flow.append(["name_first"])
    first = BOARD.tray(GAME.view(state, 1))[0]
    assert [card.id for card in first.cards] == ["seat-0", "seat-1", "seat-2"]
    assert not any(card.private for card in first.cards)


# -- words ------------------------------------------------------------------------------------
def test_a_free_cell_tells_about_its_region() -> None:
    state = position({0: "F5 F6", 1: "F7"})
    assert describe(state, "F8") == (
        "F8, Helvetia: free. Helvetia: 1 free cell. Shields: Anna 2, Bob 1."
    )


def test_a_shield_tells_its_owner_and_clan() -> None:
    state = position({0: "F5 F6 E6", 1: "F7"})
    assert describe(state, "F5").startswith("F5, Helvetia: shield of Anna, in a clan of 3.")
    assert describe(state, "F7", "pl").startswith("F7, Helwecja: tarcza, Bob.")
    assert clan_of(state.board, CELL["E6"]) == 3


def test_what_can_be_attacked_is_said() -> None:
    founded = position({0: "F5"}, founded="helvetia")
    assert describe(founded, "F5").endswith("Founded by Anna: shields can be attacked.")
    sea = position({0: cells_of("baltic_sea")})
    assert describe(sea, "A8").endswith("The sea is full: shields can be attacked.")
