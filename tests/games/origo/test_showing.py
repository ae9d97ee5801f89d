"""What the screen shows beside the board: both sides of a fight, points by scoring."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from pygame_rules.core.chance import SampledChance
from pygame_rules.core.film import has_scenes, scenes
from pygame_rules.core.preview import preview
from pygame_rules.core.save import load
from pygame_rules.core.showing import Contest, Side
from pygame_rules.core.table import Event, Table
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue
from pygame_rules.games.origo.data import AREAS, CELL_IDS
from pygame_rules.games.origo.scoring import domination
from pygame_rules.games.origo.state import State
from pygame_rules.games.origo.steps.rounds import last_scoring
from tests.games.origo.positions import AREA, GAME, act, action, position

FINISHED = Path(__file__).parents[2] / "saves" / "origo-0.1.0-finished.json"


def under_attack(defence: str = "Row-F Pop", **options: str) -> State:
    """Seat 0 has attacked seat 1 on F7 in a founded region; seat 1 has a second shield beside."""
    hands = {0: "Row-F Row-F Ship", 1: defence}
    state = position({0: "E7", 1: "F7 F8"}, hands, founded="helvetia", **options)
    act(state, "attack Row-F F7")
    return state


def shown(state: State, seat: int | None) -> Contest:
    contest = GAME.contest(GAME.view(state, seat))
    assert contest is not None
    return contest


def said(side: Side, *names: str) -> list[str]:
    speaker = Speaker(catalogue("origo", "en"), "en", ["Anna", "Ben"])
    messages = {"parts": side.parts, "reserve": side.reserve, "loss": (side.loss,)}
    return [speaker.say(message) for name in names for message in messages[name]]


def test_no_fight_no_contest() -> None:
    assert GAME.contest(GAME.view(position({0: "E7"}), 0)) is None


def test_both_strengths_and_what_they_are_made_of() -> None:
    """OR-51: two a card, one a shield beside, one for the attacked shield."""
    attack, defence = shown(under_attack(), 0).sides
    assert (attack.seat, attack.strength, defence.seat, defence.strength) == (0, 3, 1, 2)
    assert said(attack, "parts") == ["1 card: 2", "1 shield beside: 1"]
    assert said(defence, "parts") == ["Attacked shield: 1", "1 shield beside: 1"]


def test_parts_add_up_when_cards_are_added() -> None:
    state = under_attack(attack="alternate")
    act(state, "add Row-F")
    for side in shown(state, 0).sides:
        points = [message.params["points"] for message in side.parts]
        assert sum(n for n in points if isinstance(n, int)) == side.strength
    assert said(shown(state, 0).sides[1], "parts")[-1] == "1 card: 2"


def test_a_side_sees_its_own_fitting_cards() -> None:
    """A population card fits, because another own shield stands beside the cell."""
    state = under_attack("Row-F Pop Ship")
    assert said(shown(state, 1).sides[1], "reserve") == ["2 fitting cards in hand"]
    act(state, "ready Pop")
    assert said(shown(state, 1).sides[1], "reserve")[1] == "1 card ready to be spent"


def test_of_the_other_hand_only_its_size_and_what_might_be_in_it() -> None:
    """Law 9: what is not known does not show."""
    state = under_attack()
    hand, unseen = said(shown(state, 0).sides[1], "reserve")
    assert hand == "2 cards in hand"
    other = GAME.secrets(state, 0, SampledChance(3))
    assert shown(other, 0) == shown(state, 0)
    fitting, everything = unseen.split(" unseen")[0].split(" of ")
    assert 0 < int(fitting) < int(everything) == 98 - 3


def test_what_each_side_loses() -> None:
    """OR-53."""
    attack, defence = shown(under_attack(), None).sides
    assert said(attack, "loss") == ["A shield from the stock"]
    assert said(defence, "loss") == ["The shield on F7, and the cell"]


def test_an_attack_shows_both_sides_before_it_is_confirmed() -> None:
    state = position({0: "E7", 1: "F7"}, {0: "Row-F", 1: "Row-F"}, founded="helvetia")
    contest = preview(GAME, GAME.view(state, 0), action("attack Row-F F7")).contest
    assert contest is not None
    assert [side.strength for side in contest.sides] == [3, 1]


def test_points_by_scoring_add_up_to_the_field() -> None:
    state = position({0: "A1 B1 C1", 1: "J9 J10"})
    state.scorings.append([[5, 0, 1], [2, 1, 0]])
    state.field = [field + points for field, points in zip(state.field, (6, 3), strict=True)]
    periods = GAME.periods(state)
    assert [period.name.key for period in periods] == [
        "source.start", "source.founding", "period.scoring", "source.skips",
    ]  # fmt: skip
    assert periods[2].points == (6, 3)
    columns = zip(*(period.points for period in periods), strict=True)
    assert [sum(column) for column in columns] == GAME.scores(state)


def test_the_last_scoring_is_named_when_the_game_is_over() -> None:
    state = position({0: "A1 B1 C1"})
    state.flow = [["last_scoring", "stock"]]
    last_scoring(state, Table(SampledChance(1)))
    assert [period.name.key for period in GAME.periods(state)][-2:] == [
        "period.last", "source.skips",
    ]  # fmt: skip


# -- a scoring item by item -------------------------------------------------------------------
def scored() -> tuple[State, list[Event]]:
    """Two clans, one ship, two regions with shields; both players have equal shields on F."""
    state = position({0: "A4 A5 A6 A1", 1: "F7 F8"})
    table = Table(SampledChance(1))
    domination(state, table)
    return state, table.events


def test_clans_fleet_and_every_region_with_shields_are_items_of_their_own() -> None:
    """OR-60 to OR-62, in this order; what passes occupied fields belongs to its item."""
    _, events = scored()
    items: dict[int, list[str]] = {}
    for event in events:
        items.setdefault(event.item, []).append(event.key)
    assert list(items) == [1, 2, 3, 4]
    assert items[1][:2] == ["scoring", "clan"]
    assert items[2][0] == "fleet_bonus"
    assert items[3][0] == items[4][0] == "region"


def test_every_item_lights_what_it_counts() -> None:
    _, events = scored()
    at = {event.key: event.at for event in events if event.at}
    assert at["clan"] == ("a04", "a05", "a06")
    assert at["fleet_bonus"] == ("a01",)
    assert set(at["region"]) == {CELL_IDS[cell] for cell in AREAS[AREA["helvetia"]].cells}


def test_every_clan_lights_its_own_cells() -> None:
    state = position({0: "A4 A5 A6 I1 I2 I3 J1", 1: "F7"})
    table = Table(SampledChance(1))
    domination(state, table)
    clans = [event.at for event in table.events if event.key == "clan"]
    assert clans == [("i01", "i02", "i03", "j01"), ("a04", "a05", "a06")]


def test_the_items_lead_from_the_score_before_to_the_score_after() -> None:
    match = load(FINISHED.read_text(encoding="utf-8"))
    shows = [n for n in range(1, len(match.entries) + 1) if has_scenes(match, n)]
    assert len(shows) == len(match.state.scorings) >= 2
    for count in shows:
        found, after = scenes(match, count), match.state_after(count)
        assert GAME.scores(found[-1].state) == GAME.scores(after)
        assert all(one.state == two.before for one, two in pairwise(found))
        for scene in found:
            change = zip(GAME.scores(scene.before), GAME.scores(scene.state), strict=True)
            assert scene.gains == tuple(now - then for then, now in change)
            assert (GAME.view(scene.state, 0).actor is None) == (GAME.actor(after) is None)


def test_every_sentence_can_be_said_in_both_languages() -> None:
    contest = shown(under_attack(), 1)
    for lang in LANGUAGES:
        speaker = Speaker(catalogue("origo", lang), lang, ["Anna", "Ben"])
        assert speaker.say(contest.title)
        for side in contest.sides:
            for message in (*side.parts, *side.reserve, side.loss):
                assert speaker.say(message)
