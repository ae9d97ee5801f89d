"""The maps of Rebirth: what a player reads off them."""

from __future__ import annotations

import re
from math import hypot
from xml.etree import ElementTree

import pytest

from boards_svg import symbols
from boards_svg.contract import Card
from boards_svg.rebirth import ground
from boards_svg.rebirth.board import RebirthBoard, make_board
from boards_svg.rebirth.layout import layout
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.core.text import Speaker, catalogue
from pygame_rules.games.rebirth import data
from pygame_rules.games.rebirth.data import ENERGY, FOOD
from pygame_rules.games.rebirth.view import View

HOUSE_3 = data.TILE_IDS.index("house3")
BOTH = pytest.mark.parametrize("board_id", ["scotland", "ireland"])
ANNA, BEN = 0, 1


class Sight:
    """A board and a view that may be bent; spaces are named by ids or by places."""

    def __init__(self, board_id: str, players: int = 3, seat: int | None = ANNA) -> None:
        game = load_game(f"rebirth-{board_id}")
        state = game.new_state(players, {}, 0, Table(SampledChance("sight")))
        self.tables = data.board(board_id)
        self.board: RebirthBoard = make_board(f"rebirth-{board_id}")
        self.view: View = game.view(state, seat)

    def put(self, seat: int, kind: int, *spaces: int) -> None:
        for space in spaces:
            self.view.tile[space], self.view.owner[space] = kind, seat
            self.view.placed[seat].append(space)

    def place(self, slug: str) -> int:
        return next(s.index for s in self.tables.spaces if s.place == slug)

    def around(self, slug: str) -> list[int]:
        near = self.tables.adjacent[self.place(slug)]
        return [space for space in near if not self.tables.spaces[space].place]

    def said(self, space: int, lang: str = "en") -> str:
        speaker = Speaker(catalogue("rebirth", lang), lang, ["Anna", "Ben", "Cezary", "Dorota"])
        return speaker.say(self.board.describe(self.view, self.tables.spaces[space].id))

    def note(self, card: Card) -> str:
        speaker = Speaker(catalogue("rebirth", "en"), "en", ["Anna", "Ben", "Cezary", "Dorota"])
        return speaker.say(card.note) if card.note else ""

    def standing(self, card: Card, lang: str = "en") -> str:
        return Speaker(catalogue("rebirth", lang), lang).say(card.standing) if card.standing else ""

    def drawn(self, group: str) -> str:
        return self.board.draw(group, self.board.pieces(self.view)[group])

    def cards(self, key: str) -> tuple[Card, ...]:
        return next((g.cards for g in self.board.tray(self.view) if g.key == key), ())


# -- the ground -------------------------------------------------------------------------
@BOTH
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_castle_cathedral_and_tower_has_its_name_on_the_map(board_id: str, lang: str) -> None:
    ground_layer = make_board(f"rebirth-{board_id}").static(lang)
    words = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", ground_layer))
    for space in data.board(board_id).spaces:
        if space.place:
            name = str(catalogue("rebirth", lang)[f"element.place.{space.place}"])
            assert all(part in words for part in name.split())


@BOTH
def test_neighbours_on_the_map_are_neighbours_in_the_rules(board_id: str) -> None:
    spread = layout(board_id)
    for a, near in enumerate(spread.board.adjacent):
        (ax, ay) = spread.centres[a]
        steps = [hypot(ax - x, ay - y) for x, y in spread.centres]
        touching = {b for b, step in enumerate(steps) if 0 < step < spread.plan.pitch * 1.1}
        assert touching == set(near)


@BOTH
def test_hexes_lie_where_the_coast_says(board_id: str) -> None:
    """North is up and the map is not squeezed: a degree of latitude is longer than one of
    longitude by the cosine of the latitude."""
    spread = layout(board_id)
    spaces = spread.board.spaces
    north = min(range(len(spaces)), key=lambda i: -spaces[i].lat)
    west = min(range(len(spaces)), key=lambda i: spaces[i].lon)
    assert spread.centres[north][1] == min(y for _, y in spread.centres)
    assert spread.centres[west][0] == min(x for x, _ in spread.centres)


@BOTH
def test_each_settlement_is_one_shape(board_id: str) -> None:
    root = ElementTree.fromstring(f"<g>{make_board(f'rebirth-{board_id}').static('en')}</g>")
    (outline,) = [e for e in root.iter("path") if e.get("class") == "rb-outline"]
    assert outline.get("d", "").count("M") == len(data.board(board_id).settlements)


@BOTH
def test_ports_stand_at_the_waters_edge(board_id: str) -> None:
    spread = layout(board_id)
    assert set(spread.ports) == {s.index for s in spread.board.spaces if s.port}
    for space, (x, y) in spread.ports.items():
        own = hypot(x - spread.centres[space][0], y - spread.centres[space][1])
        assert own < spread.plan.pitch * 0.7
        others = [hypot(x - a, y - b) for i, (a, b) in enumerate(spread.centres) if i != space]
        assert min(others) > own
        assert 0 < x < spread.plan.width and 0 < y < spread.plan.height


# -- pieces -----------------------------------------------------------------------------
@BOTH
def test_the_groups_are_always_the_same_in_the_same_order(board_id: str) -> None:
    sight = Sight(board_id)
    before = list(sight.board.pieces(sight.view))
    sight.put(ANNA, FOOD, *sight.around("stirling" if board_id == "scotland" else "blarney"))
    assert list(sight.board.pieces(sight.view)) == before
    assert before[-1] == "names"


def test_an_empty_space_has_an_empty_group() -> None:
    sight = Sight("scotland")
    assert sight.drawn(f"tile-{sight.tables.spaces[sight.around('stirling')[0]].id}") == ""


@pytest.mark.parametrize("seat", range(4))
def test_a_tile_shows_its_kind_its_houses_and_its_owners_symbol(seat: int) -> None:
    sight = Sight("scotland", players=4)
    farm, town = sight.tables.legal_for[FOOD][0], sight.tables.settlements[0][0]
    sight.put(seat, FOOD, farm)
    sight.put(seat, HOUSE_3, town)
    farm_art = sight.drawn(f"tile-{sight.tables.spaces[farm].id}")
    town_art = sight.drawn(f"tile-{sight.tables.spaces[town].id}")
    for art in (farm_art, town_art):
        assert f'class="s{seat}"' in art
        assert symbols.seat_shape(seat) in art
    assert symbols.icons()["food"] in farm_art
    assert ">3</text>" in town_art


def test_covers_of_a_game_for_two_are_nobodys_tiles() -> None:
    sight = Sight("scotland", players=2)
    blocked = sight.tables.blocked_2p[0]
    art = sight.drawn(f"tile-{sight.tables.spaces[blocked].id}")
    assert 'class="neutral"' in art
    assert not any(symbols.seat_shape(seat) in art for seat in range(4))
    assert sight.said(blocked).endswith("covered in a game of two.")


def test_a_held_castle_shows_its_holders_symbol() -> None:
    sight = Sight("scotland")
    castle = sight.tables.spaces[sight.place("stirling")].id
    assert sight.drawn(f"on-{castle}") == ""
    sight.view.holder[sight.tables.castles.index(sight.place("stirling"))] = BEN
    art = sight.drawn(f"on-{castle}")
    assert 'class="s1"' in art and symbols.seat_shape(BEN) in art


def test_a_cathedral_shows_everybody_in_its_stack() -> None:
    sight = Sight("scotland")
    perth = sight.place("perth")
    sight.view.cathedrals[sight.tables.cathedrals.index(perth)] = [2, 0]
    art = sight.drawn(f"on-{sight.tables.spaces[perth].id}")
    assert art.index('class="s2"') < art.index('class="s0"')


def test_a_tower_shows_its_bonus_and_who_has_used_it() -> None:
    sight = Sight("ireland")
    tara = sight.place("hill_of_tara")
    sight.view.bonus[sight.tables.towers.index(tara)] = data.THIRTEEN
    sight.put(BEN, ENERGY, sight.around("hill_of_tara")[0])
    art = sight.drawn(f"on-{sight.tables.spaces[tara].id}")
    assert ">13</text>" in art and 'class="s1"' in art and 'class="s0"' not in art


# -- words ------------------------------------------------------------------------------
def test_a_castle_tells_who_holds_it_and_both_counts() -> None:
    sight = Sight("scotland")
    near = sight.around("stirling")
    stirling = sight.place("stirling")
    assert sight.said(stirling) == "castle Stirling: nobody holds it yet."
    sight.put(ANNA, FOOD, near[0], near[1])
    sight.put(BEN, HOUSE_3, near[2])
    sight.view.holder[sight.tables.castles.index(stirling)] = ANNA
    assert sight.said(stirling) == (
        "castle Stirling: held by Anna. Tiles next to it (farms among them): Anna 2 (2), Ben 1 (0)."
    )


def test_a_farm_tells_the_size_of_its_group() -> None:
    sight = Sight("scotland")
    foods = set(sight.tables.legal_for[FOOD])
    first = next(a for a in sorted(foods) if foods & set(sight.tables.adjacent[a]))
    second = min(foods & set(sight.tables.adjacent[first]))
    sight.put(ANNA, FOOD, first, second)
    assert "food farm, Anna." in sight.said(first)
    assert "A group of 2 tiles." in sight.said(first)


def test_a_settlement_tells_what_is_left_and_whose_houses_stand_there() -> None:
    sight = Sight("scotland")
    large = next(spaces for spaces in sight.tables.settlements if len(spaces) == 3)
    sight.put(BEN, HOUSE_3, large[0])
    assert "2 spaces are still empty. Houses: Ben 3." in sight.said(large[1])
    sight.put(ANNA, HOUSE_3, large[1], large[2])
    assert "It is complete. Houses: Anna 6, Ben 3." in sight.said(large[1])


@pytest.mark.parametrize(
    ("board_id", "words"),
    [
        ("scotland", "Port: a settlement tile here scores 1 point at once."),
        ("ireland", "Offshore farm: any tile here scores 1 point at once."),
    ],
)
def test_ports_and_offshore_farms_are_told(board_id: str, words: str) -> None:
    sight = Sight(board_id)
    assert words in sight.said(next(iter(layout(board_id).ports)))


@pytest.mark.parametrize("kind", range(len(data.BONUS_IDS)))
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_tower_tells_its_bonus_in_full(kind: int, lang: str) -> None:
    sight = Sight("ireland")
    tara = sight.place("hill_of_tara")
    sight.view.bonus[sight.tables.towers.index(tara)] = kind
    bonus = str(catalogue("rebirth", lang)[f"bonus.{data.BONUS_IDS[kind]}.text"])
    assert bonus in sight.said(tara, lang)


# -- cards ------------------------------------------------------------------------------
def test_the_hand_is_first_and_private() -> None:
    sight = Sight("scotland")
    groups = sight.board.tray(sight.view)
    assert groups[0].key == "hand"
    (card,) = groups[0].cards
    assert card.private
    aside = sight.cards("aside")
    assert sum(c.count for c in aside) == 2 and all(c.private for c in aside)


@BOTH
def test_an_onlooker_sees_no_secret_card(board_id: str) -> None:
    sight = Sight(board_id, seat=None)
    cards = [card for group in sight.board.tray(sight.view) for card in group.cards]
    assert not any(card.private for card in cards)
    assert len(cards) == (8 if board_id == "ireland" else 0)


def test_three_tiles_to_choose_from_are_targets() -> None:
    sight = Sight("ireland")
    sight.view.choice = [2, 0, 0, 1, 0, 0]
    assert [(c.id, c.count) for c in sight.cards("choice")] == [("food", 2), ("house2", 1)]


def test_a_scottish_mission_tells_own_figure_and_the_best_of_the_others() -> None:
    sight = Sight("scotland")
    number = next(
        n for n, m in enumerate(sight.tables.missions) if m.place == sight.place("stirling")
    )
    sight.view.missions[ANNA] = [number]
    near = sight.around("stirling")
    sight.put(ANNA, FOOD, near[0])
    sight.put(BEN, FOOD, near[1], near[2])
    (card,) = sight.cards("missions")
    assert "You have 1; the best of the others has 2." in sight.note(card)
    assert sight.standing(card) == "1 : 2"
    assert card.private and card.at == (sight.tables.spaces[sight.place("stirling")].id,)


def test_an_irish_mission_tells_progress_scorers_and_markers() -> None:
    sight = Sight("ireland")
    number = sight.view.face_up[0]
    sight.view.scored[0] = [BEN, 2]
    sight.view.marker[ANNA] = number
    card = sight.cards("public")[0]
    assert card.id == sight.tables.missions[number].id
    note = sight.note(card)
    assert f"You have 0 of {sight.tables.missions[number].need}." in note
    assert "Scored first by Ben. Also scored by Cezary. Doubled for Anna." in note
    assert 'class="s1"' in card.art and ">×2</text>" in card.art


def test_an_irish_mission_shows_how_far_the_viewer_is() -> None:
    """`2 of 3` beside the card; whoever has scored it is told so."""
    sight = Sight("ireland")
    number = next(n for n, m in enumerate(sight.tables.missions) if m.measure == "on_ports")
    sight.view.face_up[0] = number
    sight.put(ANNA, FOOD, *list(layout("ireland").ports)[:2])
    card = sight.cards("public")[0]
    assert (sight.standing(card), sight.standing(card, "pl")) == ("2 of 3", "2 z 3")
    sight.view.scored[0] = [ANNA]
    assert sight.standing(sight.cards("public")[0]) == "scored"
    sight.view.seat = None
    assert sight.cards("public")[0].standing is None


def test_at_the_end_everybodys_missions_lie_open() -> None:
    sight = Sight("scotland")
    sight.view.actor, sight.view.missions = None, [[0], [1, 2], []]
    cards = sight.cards("missions")
    assert len(cards) == 3 and not any(card.private for card in cards)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_words_of_the_map_are_there_in_both_languages(lang: str) -> None:
    assert set(ground.words(lang)) == set(ground.words("en"))
    assert all(ground.words(lang).values())
