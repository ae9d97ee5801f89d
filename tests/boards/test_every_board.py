"""What holds for the board of every game: drawings, targets, labels, sizes (law 14)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from boards_svg import labels, standalone, theme
from boards_svg.__main__ import main
from boards_svg.contract import Board
from boards_svg.labels import Box
from boards_svg.registry import board_for, drawn
from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.save import dump
from pygame_rules.core.setup import quick_setup
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue

GAMES = [meta.id for meta in drawn()]
TABLES = [(meta, seats) for meta in drawn() for seats in meta.seats]
IDS = [f"{meta.id}-{seats}" for meta, seats in TABLES]
NAMES = ["Anna", "Ben", "Cezary", "Dorota", "Ewa"]
MOMENTS = 6
ACTIONS = 240
MINIATURE_BYTES = 40_000
table = pytest.mark.parametrize(("meta", "seats"), TABLES, ids=IDS)


def start(meta: Any, seats: int) -> Match:
    return Match(quick_setup(meta, ["human"] * seats, 5))


def random_walk(meta: Any, seats: int) -> Iterator[Match]:
    """One match before each of its first actions, picked at random, and where that ends."""
    match, picks = start(meta, seats), SampledChance(f"boards {meta.id} {seats}")
    for _ in range(ACTIONS):
        yield match
        if match.over:
            return
        match.act(random_action(match.legal_actions(), picks))
    yield match


@cache
def moments(game_id: str, seats: int) -> tuple[tuple[Board, Match, Any], ...]:
    """Board, match and view of the player asked (or of the first seat) at a few moments."""
    meta = next(meta for meta in drawn() if meta.id == game_id)
    *_, match = random_walk(meta, seats)
    board, total = board_for(game_id).for_players(seats), len(match.entries)
    found = []
    for part in range(MOMENTS):
        state = match.state_after(total * part // (MOMENTS - 1))
        seat = match.game.actor(state)
        found.append((board, match, match.game.view(state, 0 if seat is None else seat)))
    return tuple(found)


def boards() -> list[Any]:
    """Every different drawing: one for each table size that has a board of its own."""
    different = {id(board_for(m.id).for_players(n)): (m.id, n) for m, n in TABLES}
    return [pytest.param(g, n, id=f"{g}-{n}") for g, n in different.values()]


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def speakers(meta: Any) -> list[Speaker]:
    return [Speaker(catalogue(meta.room, lang), lang, NAMES) for lang in LANGUAGES]


# -- law 14: everything that can be touched is there and has a name -----------------------
@table
def test_every_target_is_on_the_board_or_in_the_tray(meta: Any, seats: int) -> None:
    board = board_for(meta.id).for_players(seats)
    spots = set(board.spots())
    for match in random_walk(meta, seats):
        targets = {t for a in match.legal_actions() for t in a.targets if isinstance(t, str)}
        if not targets <= spots:
            groups = board.tray(match.game.view(match.state, match.actor))
            cards = {card.id for group in groups for card in group.cards}
            assert targets <= spots | cards, (targets - spots - cards, len(match.entries))


@table
def test_every_target_has_a_name_in_both_languages(meta: Any, seats: int) -> None:
    for _, match, view in moments(meta.id, seats):
        state = match.game.imagine(view, SampledChance("names"))
        for action in match.game.legal_actions(state):
            for speaker in speakers(meta):
                assert speaker.say(match.game.label(view, action)).strip()
                for target in action.targets:
                    if isinstance(target, str):
                        assert speaker.say(match.game.name_of(view, target)).strip()


@table
def test_every_spot_is_described_in_both_languages(meta: Any, seats: int) -> None:
    for board, _, view in moments(meta.id, seats):
        for element in board.spots():
            message = board.describe(view, element)
            for speaker in speakers(meta):
                said = speaker.say(message)
                assert said.strip() and "  " not in said and "{" not in said


@table
def test_what_is_told_of_the_whole_board_grows_from_what_stands_there(
    meta: Any, seats: int
) -> None:
    """A11Y-08: known places, each once; a game that was played tells more than an empty one."""
    first, *_, last = moments(meta.id, seats)
    for board, _, view in (first, last):
        told = board.occupied(view)
        assert len(set(told)) == len(told) and set(told) <= set(board.spots())
    assert len(last[0].occupied(last[2])) > len(first[0].occupied(first[2]))


@table
def test_cards_have_titles_notes_and_well_formed_art(meta: Any, seats: int) -> None:
    for board, match, view in moments(meta.id, seats):
        for shown in (view, match.game.view(match.state, None)):
            groups = board.tray(shown)
            ids = [card.id for group in groups for card in group.cards]
            assert len(set(ids)) == len(ids)
            for group in groups:
                for speaker in speakers(meta):
                    assert speaker.knows(f"tray.{group.key}")
                for card in group.cards:
                    for message in [m for m in (card.title, card.note, card.short) if m]:
                        assert all(speaker.say(message).strip() for speaker in speakers(meta))
                    root = ElementTree.fromstring(card.art)
                    assert root.tag.endswith("svg") and " style=" not in card.art
                    assert card.count >= 1 and set(card.at) <= set(board.spots())


# -- drawings ---------------------------------------------------------------------------
@table
def test_every_group_of_pieces_is_drawn_well_formed(meta: Any, seats: int) -> None:
    for board, _, view in moments(meta.id, seats):
        for piece, key in board.pieces(view).items():
            hash(key)
            drawing = board.draw(piece, key)
            parsed(drawing)
            assert " style=" not in drawing
            assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_.-]*", piece)


@table
def test_only_what_changed_is_drawn_anew(meta: Any, seats: int) -> None:
    """A view and its copy have the same looks; one action changes a few groups only."""
    board = board_for(meta.id).for_players(seats)
    match, picks = start(meta, seats), SampledChance("few")
    for _ in range(40):
        if match.over:
            break
        before = board.pieces(match.game.view(match.state, None))
        assert before == board.pieces(match.game.view(match.state.copy(), None))
        match.act(random_action(match.legal_actions(), picks))
        after = board.pieces(match.game.view(match.state, None))
        changed = [name for name in after if after[name] != before.get(name)]
        assert len(changed) <= max(12, len(after) // 4)


@pytest.mark.parametrize(("game_id", "seats"), boards())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ground_is_well_formed_and_uses_classes(game_id: str, seats: int, lang: str) -> None:
    ground = board_for(game_id).for_players(seats).static(lang)
    root = parsed(ground)
    assert not [e for e in root.iter() if e.get("style")]
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(set(ids)) == len(ids)
    for use in root.iter("use"):
        assert use.get("href", "")[1:] in ids


@pytest.mark.parametrize(("game_id", "seats"), boards())
def test_every_class_is_explained_in_the_style_sheet(game_id: str, seats: int) -> None:
    meta = next(meta for meta in drawn() if meta.id == game_id)
    known = set(re.findall(r"\.([A-Za-z][\w-]*)", theme.css(meta.room)))
    used = set()
    for board, _, view in moments(game_id, seats):
        drawings = [board.draw(piece, key) for piece, key in board.pieces(view).items()]
        drawings += [card.art for group in board.tray(view) for card in group.cards]
        for drawing in [board.static("en"), *drawings]:
            for names in re.findall(r'class="([^"]*)"', drawing):
                used |= set(names.split())
    assert used <= known | {"art"}


# -- sizes on a tablet ------------------------------------------------------------------
@pytest.mark.parametrize(("game_id", "seats"), boards())
def test_spots_are_apart_and_big_enough_to_touch(game_id: str, seats: int) -> None:
    board = board_for(game_id).for_players(seats)
    scale = theme.fit_scale(board.width, board.height)
    spots = board.spots()
    assert spots
    for element, spot in spots.items():
        assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_.-]*", element)
        assert 2 * spot.radius * scale >= theme.MIN_TARGET - 0.01, element
        for x, y in spot.centres:
            assert 0 <= x <= board.width and 0 <= y <= board.height, element
        parsed(board.outline(element))
        assert board.outline(element)
    for (a, one), (b, two) in combinations(spots.items(), 2):
        (ax, ay), (bx, by) = one.centres[0], two.centres[0]
        assert hypot(ax - bx, ay - by) * scale > theme.MIN_TARGET / 2, (a, b)


@pytest.mark.parametrize(("game_id", "seats"), boards())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_on_the_board_are_big_enough_and_apart(game_id: str, seats: int, lang: str) -> None:
    board = board_for(game_id).for_players(seats)
    scale = theme.fit_scale(board.width, board.height)
    written = list(words_of(parsed(board.static(lang))))
    for words, size, _ in written:
        assert size * scale >= theme.MIN_LABEL - 0.01, words
    paper = Box(0, 0, board.width, board.height)
    for words, _, box in written:
        outside = (box.right - box.left) * (box.bottom - box.top) - box.overlap(paper)
        assert outside <= 1.5, words
    for (a, _, one), (b, _, two) in combinations(written, 2):
        assert one.overlap(two) <= 1.5, (a, b)


@pytest.mark.parametrize(("game_id", "seats"), boards())
def test_words_on_pieces_are_big_enough(game_id: str, seats: int) -> None:
    for board, _, view in moments(game_id, seats):
        scale = theme.fit_scale(board.width, board.height)
        for piece, key in board.pieces(view).items():
            for words, size, _ in words_of(parsed(board.draw(piece, key))):
                assert size * scale >= theme.MIN_LABEL - 0.01, (piece, words)


def words_of(
    element: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[tuple[str, float, Box]]:
    """Every text with its size and its box in board units (turned ones: the box around)."""
    transform = element.get("transform", "")
    if element.tag != "text" and "translate" in transform:
        dx, dy = (float(n) for n in re.findall(r"translate\(([^)]*)\)", transform)[0].split())
        x, y = x + scale * dx, y + scale * dy
        scale *= float((re.findall(r"scale\(([^)]*)\)", transform) or ["1"])[0])
    if element.tag == "text" and element.text:
        size = float(element.get("font-size", "0"))
        box = labels.text_box(
            float(element.get("x", "0")), float(element.get("y", "0")), element.text, size,
            element.get("text-anchor", "start"), serif="place" in element.get("class", "place"),
        )  # fmt: skip
        if "sea" in element.get("class", "").split():  # these are spaced out
            wider = 0.06 * size * len(element.text)
            box = Box(box.left - wider, box.top, box.right + wider, box.bottom)
        left, top, right, bottom = turned(box, transform)
        yield (
            element.text,
            size * scale,
            Box(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale),
        )
    for child in element:
        yield from words_of(child, x, y, scale)


def turned(box: Box, transform: str) -> Box:
    """The box round a box turned as `rotate(angle x y)` says."""
    found = re.fullmatch(r"rotate\((\S+) (\S+) (\S+)\)", transform)
    if not found:
        return box
    angle, x, y = (float(n) for n in found.groups())
    c, s = cos(radians(angle)), sin(radians(angle))
    corners = [
        (x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c)
        for px in (box.left, box.right)
        for py in (box.top, box.bottom)
    ]
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


# -- pictures as files ------------------------------------------------------------------
@pytest.mark.parametrize("game_id", GAMES)
def test_the_miniature_is_small_and_needs_nothing_else(game_id: str) -> None:
    picture = standalone.miniature(game_id)
    root = ElementTree.fromstring(picture)
    assert len(picture.encode()) <= MINIATURE_BYTES
    assert "prefers-color-scheme" in picture
    assert not re.search(r"(href|src)=\"(?!#)", picture) and "url(http" not in picture
    ids = {e.get("id") for e in root.iter()}
    for reference in re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', picture):
        assert "".join(reference) in ids


@pytest.mark.parametrize("game_id", GAMES)
def test_the_command_writes_a_board_and_a_miniature(game_id: str, tmp_path: Path) -> None:
    for more in ([], ["--miniature"], ["--lang", "pl"]):
        out = tmp_path / "board.svg"
        assert main([game_id, *more, "--out", str(out)]) == 0
        ElementTree.fromstring(out.read_text("utf-8"))


@table
def test_the_command_draws_the_position_of_a_save(meta: Any, seats: int, tmp_path: Path) -> None:
    match, picks = start(meta, seats), SampledChance("save")
    for _ in range(30):
        if not match.over:
            match.act(random_action(match.legal_actions(), picks))
    save, out = tmp_path / "save.json", tmp_path / "board.svg"
    save.write_text(dump(match), encoding="utf-8")
    assert main([meta.id, "--save", str(save), "--out", str(out)]) == 0
    ElementTree.fromstring(out.read_text("utf-8"))
    assert standalone.position_picture(match) == out.read_text("utf-8")


def test_a_damaged_save_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "save.json"
    save.write_text("{", encoding="utf-8")
    out = str(tmp_path / "x.svg")
    assert main([GAMES[0], "--save", str(save), "--out", out]) == 2
    said = capsys.readouterr().err
    assert "The save is damaged" in said and said.count("\n") == 1
