"""The three boards of Cyclades: what is drawn where, and what is said of it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from boards_svg.cyclades import layout, signs, tokens
from boards_svg.cyclades.board import make_board
from boards_svg.cyclades.layout import (
    HEIGHT,
    RAIL_HEIGHT,
    RAIL_TOP,
    SEA_RADIUS,
    SIDE,
    SUM_LEFT,
    SUMS,
    WIDTH,
    sum_corner,
)
from boards_svg.cyclades.rail import TOKEN, TRACK, TRACK_STEP
from pygame_rules.core.message import Message
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue
from pygame_rules.games.cyclades.data import BUILDINGS, CREATURES, GODS, chart_for
from tests.games.cyclades.scene import Scene

NAMES = ["Anna", "Ben", "Cezary", "Dorota", "Ewa"]


def board(players: int = 3):  # type: ignore[no-untyped-def]
    return make_board("cyclades").for_players(players)


def said(message: Message, lang: str = "en") -> str:
    return Speaker(catalogue("cyclades", lang), lang, NAMES).say(message)


def look(scene: Scene, piece: str):  # type: ignore[no-untyped-def]
    return board(scene.state.players).pieces(scene.game.view(scene.state, 0))[piece]


def drawn(scene: Scene, piece: str) -> str:
    return board(scene.state.players).draw(piece, look(scene, piece))


def described(scene: Scene, element: str, lang: str = "en") -> str:
    view = scene.game.view(scene.state, 0)
    return said(board(scene.state.players).describe(view, element), lang)


def cards(scene: Scene, seat: int | None = 0):  # type: ignore[no-untyped-def]
    view = scene.game.view(scene.state, seat)
    groups = board(scene.state.players).tray(view)
    return {group.key: {card.id: card for card in group.cards} for group in groups}


# -- three boards ---------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "seas"), [(2, 30), (3, 30), (4, 46), (5, 61)])
def test_each_number_of_players_has_its_board(players: int, seas: int) -> None:
    spots = set(board(players).spots())
    chart = chart_for(players)
    assert spots == {*chart.island_index, *chart.sea_index, *GODS}
    assert len(chart.seas) == seas


def test_two_and_three_players_share_a_board_and_it_stays_the_same() -> None:
    assert board(2) is board(3) is board(3).for_players(2)
    assert make_board("cyclades") is board(5)
    assert board(4) is not board(5)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_neighbouring_sea_spaces_lie_side_by_side(players: int) -> None:
    plan = layout.layout_for(players)
    for sea, near in enumerate(plan.chart.next_seas):
        for other in near:
            (x1, y1), (x2, y2) = plan.seas[sea], plan.seas[other]
            distance = ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5
            assert 2 * SEA_RADIUS < distance < 2 * SIDE


@pytest.mark.parametrize("players", [3, 4, 5])
def test_islands_keep_off_the_sea_spaces_and_on_the_sheet(players: int) -> None:
    plan = layout.layout_for(players)
    for land in plan.land:
        for x, y in land:
            assert 0 < x < WIDTH and RAIL_TOP + RAIL_HEIGHT < y < HEIGHT
            assert all((x - a) ** 2 + (y - b) ** 2 > (SEA_RADIUS - 2) ** 2 for a, b in plan.seas)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_island_has_its_slots_and_they_do_not_overlap(players: int) -> None:
    plan = layout.layout_for(players)
    for island, places in zip(plan.chart.islands, plan.plans, strict=True):
        assert len(places.slots) == island.slots
        for i, (x, y) in enumerate(places.slots):
            for a, b in places.slots[i + 1 :]:
                assert max(abs(x - a), abs(y - b)) > 27


def test_four_waiting_markers_and_ten_sums_share_the_rail() -> None:
    """Of five players at most four wait while one is asked; the cycle stands at the end."""
    assert TRACK[0] + 3 * TRACK_STEP + TOKEN + 5 < SUM_LEFT
    assert sum_corner(SUMS)[0] < WIDTH - 33 - 24


# -- what stands there ----------------------------------------------------------------------
def test_troops_and_fleets_show_number_colour_and_symbol() -> None:
    scene = Scene().island("A01", 0, 3).fleet("r01c01", 1, 2).turn(0, "zeus")
    assert 'class="s0"' in drawn(scene, "on-A01") and ">3<" in drawn(scene, "on-A01")
    assert 'class="s1"' in drawn(scene, "on-r01c01") and ">2<" in drawn(scene, "on-r01c01")
    assert tokens.units("troop", 0, 3) != tokens.units("troop", 1, 3).replace("s1", "s0")


def test_an_island_left_empty_shows_the_territory_marker() -> None:
    scene = Scene().island("A01", 0, 0).turn(0, "zeus")
    assert "cy-pole" in drawn(scene, "on-A01")
    assert "Territory marker of Anna" in described(scene, "A01")


def test_buildings_leave_the_metropolis_its_place() -> None:
    scene = Scene().island("A05", 0, 1, "temple", metropolis=True).turn(0, "zeus")
    picture = drawn(scene, "on-A05")
    assert picture.count("cy-metropolis-ink") == 1 and picture.count("cy-b-temple") == 1


@pytest.mark.parametrize("count", [1, 2, 5])
def test_placed_prosperity_is_counted(count: int) -> None:
    scene = Scene().island("A01", 0).turn(0, "zeus")
    scene.state.placed[scene.chart.island_index["A01"]] = count
    assert (f">{count}<" in drawn(scene, "on-A01").split("cy-marker", 1)[1]) == (count > 1)
    assert f"Income {2 + count} GP" in described(scene, "A01")


def test_closed_seas_are_shown_and_said() -> None:
    scene = Scene().figure("polyphemus", "A06", 1).figure("kraken", "r00c00", 1, card=False)
    scene.turn(0, "zeus")
    assert "cy-bar" in drawn(scene, "on-r05c03") and "Polyphemus" in described(scene, "r05c03")
    assert "cy-figure" in drawn(scene, "on-r00c00") and "Kraken" in described(scene, "r00c00")
    assert drawn(scene, "on-r10c01") == ""


def test_attackers_stand_beside_the_defenders_while_they_fight() -> None:
    scene = Scene().island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 3).island("A07", 1)
    scene.turn(0, "ares")
    assert drawn(scene, "battle") == ""
    scene.act("march A01 A02 3", dice=[0, 0])
    assert look(scene, "battle")[2:] == (0, 2)
    assert "cy-clash" in drawn(scene, "battle")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_on_an_island_is_told_with_its_full_text(lang: str) -> None:
    scene = Scene().island("A02", 1).figure("medusa", "A02", 1).turn(0, "zeus")
    text = described(scene, "A02", lang)
    assert said(Message("creature.medusa"), lang) in text


# -- gods -----------------------------------------------------------------------------------
def test_gods_show_their_place_and_what_is_offered() -> None:
    scene = Scene().offerings(0, 1, 2, gods="zeus ares").act("offer ares", "sum 3")
    assert look(scene, "on-zeus")[0] == 1 and look(scene, "on-ares") == (2, 0, 3, False)
    assert ">3<" in drawn(scene, "on-ares")
    assert "Anna offers 3" in described(scene, "ares")
    assert "cy-out" in drawn(scene, "on-athena")
    assert "Not available" in described(scene, "athena")


def test_apollos_visitors_stand_in_order() -> None:
    scene = Scene().gold(0, 0, 0).offerings(2, 0, 1).act("offer apollo", "offer apollo")
    assert look(scene, "on-apollo")[1] == (2, 0)
    assert "Arrival 1: Cezary. Arrival 2: Anna." in described(scene, "apollo")


def test_the_turn_order_shows_who_is_still_to_offer() -> None:
    scene = Scene().offerings(2, 0, 1)
    assert look(scene, "order")[0] == (0, 1)
    assert drawn(scene, "order").count('<g class="s') == 2


# -- cards beside the board -----------------------------------------------------------------
def test_own_gold_is_private_and_nobody_elses_is_there() -> None:
    scene = Scene().gold(4, 7, 31).turn(0, "zeus", gold=4)
    gold = cards(scene)["gold"]
    assert list(gold) == ["gold"] and gold["gold"].private
    assert said(gold["gold"].title) == "4 GP"
    assert "gold" not in cards(scene, None)
    everything = " ".join(card.art for group in cards(scene).values() for card in group.values())
    assert ">31<" not in everything and ">7<" not in everything


def test_at_the_end_everybody_shows_his_gold() -> None:
    scene = Scene(2).island("A01", 0, 3).fleet("r01c01", 0).island("A02", 1, 1, metropolis=True)
    scene.island("A05", 0, metropolis=True).island("A07", 0, metropolis=True).turn(0, "ares")
    scene.act("march A01 A02 3", dice=[3, 0])
    assert list(cards(scene, None)["gold"]) == ["gold-0", "gold-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_creatures_of_the_track_tell_price_and_full_text(lang: str) -> None:
    scene = Scene().island("A05", 0, 1, "temple").track("medusa", "-", "harpy").turn(0, "zeus")
    track = cards(scene)["creatures"]
    assert list(track) == ["medusa", "harpy"]
    assert "3" in said(track["medusa"].title, lang), "4 less a temple"
    assert said(track["medusa"].note, lang) == said(Message("creature.medusa"), lang)


def test_players_buildings_and_cards_are_there_when_they_are_asked_for() -> None:
    scene = Scene().island("A02", 1, 1, "port").track("giant", "griffon", "sphinx")
    scene.state.priests[0] = 1
    scene.turn(0, "zeus")
    assert not {"rivals", "buildings", "sale"} & set(cards(scene))
    scene.act("call griffon")
    assert list(cards(scene)["rivals"]) == ["player0", "player1", "player2"]
    scene.act("rob player1", "call giant")
    assert list(cards(scene)["buildings"]) == list(BUILDINGS)
    scene.act("smash A02 port", "call sphinx")
    assert list(cards(scene)["sale"]) == ["priest"]


def test_discards_lie_open_for_the_chimera() -> None:
    scene = Scene().island("A02", 1).track("chimera").discarded("harpy", "giant").turn(0, "zeus")
    assert list(cards(scene)["discards"]) == ["giant", "harpy"]
    scene.act("call chimera")
    assert "harpy" in cards(scene)["discards"]


def test_creatures_on_the_board_are_listed_with_their_place() -> None:
    scene = Scene().figure("medusa", "A04", 1).turn(0, "zeus")
    card = cards(scene)["figures"]["figure-medusa"]
    assert card.at == ("A04",) and said(card.note) == said(Message("creature.medusa"))


@pytest.mark.parametrize("name", [*GODS, *BUILDINGS, *CREATURES, "priest", "philosopher"])
def test_everything_has_a_sign_of_its_own(name: str) -> None:
    ElementTree.fromstring(f"<svg>{signs.draw(name, 0, 0, 20)}</svg>")
    same = [other for other in signs.names() if signs.sign(other) == signs.sign(name)]
    assert same == [name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_written_in_the_language(lang: str) -> None:
    ground = board(3).static(lang)
    assert (">Naksos<" in ground) == (lang == "pl")
    assert (">Posejdon<" in ground) == (lang == "pl")
    assert re.search(r">A1<", ground)
