"""Prompts, names, panel, notices: everything said in a game exists in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.contract import Count
from pygame_rules.core.message import Message
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Table
from pygame_rules.core.text import Speaker, catalogue, help_chapters
from pygame_rules.games.rebirth import names
from pygame_rules.games.rebirth.game import Rebirth

from .conftest import Scene

NewScene = Callable[..., Scene]
PEOPLE = ("Anna", "Bogdan", "Celina", "Daniel")


@pytest.fixture(params=["en", "pl"])
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(catalogue("rebirth", request.param), request.param, PEOPLE)


def said(speaker: Speaker, message: Message) -> str:
    text = speaker.say(message)
    assert text
    assert "{" not in text
    return text


@pytest.mark.parametrize("name", ["rebirth-scotland", "rebirth-ireland"])
def test_everything_said_in_games_has_words(speaker: Speaker, name: str) -> None:
    game = load_game(name)
    for seed in range(12):
        chance = SampledChance(f"words {seed}")
        table = Table(chance)
        state = game.new_state(2 + seed % 3, {}, None, table)
        while state.flow:
            legal = game.legal_actions(state)
            action = legal[chance.roll(len(legal))]
            for seat in (None, game.actor(state)):
                view = game.view(state, seat)
                said(speaker, game.prompt(view))
                said(speaker, game.label(view, action))
            game.play(state, action, table)
        for event in table.events:
            said(speaker, event.message())
        view = game.view(state, None)
        said(speaker, game.prompt(view))
        said(speaker, game.result(state).decided_by)


@pytest.mark.parametrize("name", ["rebirth-scotland", "rebirth-ireland"])
def test_every_element_and_card_has_words(speaker: Speaker, name: str) -> None:
    game = load_game(name)
    assert isinstance(game, Rebirth)
    view = game.view(game.new_state(3, {}, 0, Table(SampledChance("n"))), None)
    elements = [*game.board.index, *(m.id for m in game.board.missions), "food", "house3"]
    texts = {said(speaker, game.name_of(view, element)) for element in elements}
    assert len(texts) == len(elements), "every name is another"
    for number in range(len(game.board.missions)):
        said(speaker, names.mission_text(game.board, number))
    for kind in range(6):
        said(speaker, names.bonus_name(kind))
        said(speaker, names.bonus_text(kind))
    for part in game.breakdown(game.new_state(2, {}, 0, Table(SampledChance("n")))):
        for source in part:
            said(speaker, Message(f"source.{source}"))
    for counts in game.panel(view):
        for count in counts:
            said(speaker, Message(f"count.{count.key}", {"n": count.value}))


def test_every_reason_has_words(speaker: Speaker) -> None:
    keys = (
        "no_such_space on_castle on_cathedral on_tower covered occupied farm_on_settlement "
        "settlement_tile_elsewhere food_on_energy energy_on_food tile_not_drawn "
        "mission_not_open mission_scored"
    )
    for key in keys.split():
        for n in (1, 3, 12):
            said(speaker, Message(f"reason.{key}", {"n": n}))


def test_sentences_in_english_and_polish(scotland: NewScene) -> None:
    """A transcript in both languages, names and plural forms included."""
    scene = scotland()
    scene.put(1, "food", "L04", "L03")
    scene.hold(0, "stirling")
    scene.put(0, "house1", "M04")
    scene.play(1, "food", "L05")
    lines = {}
    for lang in ("en", "pl"):
        voice = Speaker(catalogue("rebirth", lang), lang, PEOPLE)
        lines[lang] = [voice.say(event.message()) for event in scene.events if event.to is None]
    assert lines["en"] == [
        "Bogdan places: food farm, food field L5",
        "Bogdan: food farms, +3 points",
        "Bogdan takes the castle Stirling from Anna: tiles 2 to 1",
        "Bogdan builds at the cathedral Perth and draws a mission card",
    ]
    assert lines["pl"] == [
        "Bogdan kładzie: farma, pole farmy L5",
        "Bogdan: farmy, +3 punkty",
        "Bogdan przejmuje zamek Stirling (dotąd: Anna): płytki 2 do 1",
        "Bogdan buduje: katedra Perth; nowa karta misji",
    ]


def test_only_the_owner_is_told_his_tile(scotland: NewScene) -> None:
    """RB-7: others read who acts, not with what."""
    scene = scotland()
    scene.ask(1, "house3")
    own = scene.game.prompt(scene.game.view(scene.state, 1))
    other = scene.game.prompt(scene.game.view(scene.state, 0))
    assert (own.key, other.key) == ("prompt.place", "prompt.place_wait")
    assert set(other.params) == {"player"}


@pytest.mark.parametrize(
    ("frame", "prompt"),
    [
        (["place", 0, 1], "prompt.second"),
        (["choose", 0], "prompt.choose"),
        (["double", 0], "prompt.double"),
    ],
)
def test_prompts_of_nested_questions(ireland: NewScene, frame: list[object], prompt: str) -> None:
    """RB-54, RB-55, RB-57."""
    scene = ireland()
    scene.state.flow = [["turn", 1], frame]
    assert scene.game.prompt(scene.game.view(scene.state, 0)).key == prompt
    assert scene.game.prompt(scene.game.view(scene.state, 1)).key == f"{prompt}_wait"


def test_panel_counts_what_all_may_see(scotland: NewScene, ireland: NewScene) -> None:
    scene = scotland()
    scene.hold(1, "blair", "fyvie")
    scene.play(0, "food", "L05")
    panel = scene.game.panel(scene.game.view(scene.state, 2))
    assert Count("castles", 2) in panel[1]
    assert panel[0] == [Count("castles", 1), Count("cathedrals", 1), Count("tiles", 33)]
    other = ireland()
    other.bonuses()
    other.play(0, "energy", "J10")
    panel = other.game.panel(other.game.view(other.state, None))
    assert Count("towers", 3) in panel[0]
    assert Count("reserve", 4) in panel[0]


def test_notices(scotland: NewScene) -> None:
    """RB-11 when it begins to matter, RB-60 when the last turns come."""
    scene = scotland()
    assert scene.game.notices(scene.game.view(scene.state, 0)) == []
    scene.put(1, "food", *scene.of_kind("food"), *scene.of_kind("blank"))
    scene.state.supply = [[0] * 6 for _ in range(3)]
    keys = [m.key for m in scene.game.notices(scene.game.view(scene.state, 0))]
    assert keys == ["notice.last_turn", "notice.food_anywhere"]


def test_the_help_speaks_of_every_rule() -> None:
    """Each rule that players must know stands in a chapter."""
    cited = {rule for chapter in help_chapters("rebirth", "en") for rule in list(chapter["rules"])}  # type: ignore[call-overload]
    numbers = [*range(1, 8), *range(10, 14), *range(20, 28), *range(30, 33), *range(40, 44)]
    numbers += [*range(50, 59), *range(60, 63)]
    assert cited == {f"RB-{n}" for n in numbers}
