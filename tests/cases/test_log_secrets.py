"""What the log tells whom: no more than the table shows him."""

from __future__ import annotations

from typing import Any

from pygame_rules.core.actions import Action
from pygame_rules.core.chance import LiveChance, SampledChance
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.table import Event, Table
from pygame_rules.core.text import LANGUAGES, Speaker, catalogue
from tests.cases.tables import every_game, every_table, table, walk

DEALS = 6
NAMES = ["Anna", "Ben", "Cezary", "Dorota", "Ewa"]
ADDRESS = {"en": {"you", "your", "yours"}, "pl": {"ty", "twój", "twoja", "twoje", "ciebie"}}


def told(match: Match, state: Any, action: Action, seat: int | None) -> tuple[Any, list[Event]]:
    """What `seat` sees and reads after an action on a copy of `state`."""
    game, after = match.game, state.copy()
    listening = Table(LiveChance("log", match.outcome_count()))
    game.play(after, action, listening)
    read = [event._replace(to=None) for event in listening.events if event.known_to(seat)]
    return game.view(after, seat), read


@every_table
def test_the_log_of_others_tells_no_more_than_they_see(meta: Meta, seats: int) -> None:
    """HIDE-07, HIDE-11, HIDE-12: an action is played on the true state and again where all that
    the reader may not know is dealt anew. Where he then sees the same, he reads the same."""
    match, game_differs, compared = table(meta, seats, seats, seed=11), 0, 0
    game = match.game
    for number, _ in enumerate(walk(match, SampledChance("log"), 240)):
        reader = number % (seats + 1)
        seat = None if reader == seats else reader
        legal = match.legal_actions()
        action = legal[number * 7 % len(legal)]
        view, read = told(match, match.state, action, seat)
        for deal in range(DEALS):
            other = game.secrets(match.state, seat, SampledChance(f"{number} {deal}"))
            if game.actor(other) != match.actor or game.why_not(other, action) is not None:
                continue
            other_view, other_read = told(match, other, action, seat)
            if other_view == view:
                game_differs += other != match.state
                assert other_read == read, (action, seat)
                compared += 1
    assert compared > 10 and game_differs > 10


@every_table
def test_a_line_for_one_player_is_read_by_nobody_else(meta: Meta, seats: int) -> None:
    """HIDE-07: an onlooker reads the public lines only, a player those and his own."""
    match = table(meta, seats, seats, seed=4)
    for _ in walk(match, SampledChance("private"), 1200):
        pass
    events = [*match.first_events, *(e for entry in match.entries for e in entry.events)]
    assert any(event.to is not None for event in events)
    for seat in (*range(seats), None):
        mine = [e.message() for e in events if e.to is None or (seat is not None and seat in e.to)]
        assert [line.message for line in match.log(seat)] == mine


@every_game
def test_the_log_says_names_and_never_you(meta: Meta) -> None:
    """HIDE-01: whoever reads it next is not misled."""
    seats = max(meta.seats)
    match = table(meta, seats, seats, seed=6)
    for _ in walk(match, SampledChance("names"), 200):
        pass
    for lang in LANGUAGES:
        speaker = Speaker(catalogue(meta.room, lang), lang, NAMES)
        said = [speaker.say(line.message) for seat in (0, None) for line in match.log(seat)]
        assert any(NAMES[1] in line for line in said)
        for line in said:
            words = "".join(c if c.isalpha() else " " for c in line.casefold()).split()
            assert not ADDRESS[lang] & set(words), line
