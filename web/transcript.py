"""The log as a text file: sentences in the language of the page, and nothing that its reader may
not know.

While the game runs: what the one person at the screen may know; round a shared screen what
everyone may know, for the file stays on the device. After the end there are no secrets any more:
everything that happened, with the names of those who alone knew it then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pygame_rules.core.match import Match
from pygame_rules.core.setup import HUMAN, SeatSetup
from pygame_rules.core.table import Event

from .session import Session
from .words import TableWords, Words


class _Line(NamedTuple):
    """A sentence: after how many actions, and who alone knew it (empty: everyone)."""

    after: int
    text: str
    owners: str = ""


def transcript(words: Words, session: Session, whys: Mapping[int, str]) -> str:
    """The whole file. `whys`: why computers moved, by the number of actions after the move."""
    match = session.match
    table = words.table(match.setup.game, match.setup.names())
    head = [words.title(match.setup.game), *(_seat(words, seat) for seat in match.setup.seats)]
    lines = _everything(table, match) if match.over else _known(table, session)
    body = list(_numbered(words, lines, whys))
    tail = _result(table, match) if match.over else []
    return "\n".join([*head, "", *body, *tail]) + "\n"


def _seat(words: Words, seat: SeatSetup) -> str:
    level = "" if seat.kind == HUMAN else f" ({words(f'level.{seat.kind}')})"
    return f"- {seat.name}{level}"


def _known(table: TableWords, session: Session) -> list[_Line]:
    lines = session.match.log(None) if session.shared else session.log()
    return [_Line(line.after, table.say(line.message)) for line in lines]


def _everything(table: TableWords, match: Match) -> list[_Line]:
    names = match.setup.names()

    def line(after: int, event: Event) -> _Line:
        owners = "" if event.to is None else ", ".join(names[seat] for seat in event.to)
        return _Line(after, table.say(event.message()), owners)

    lines = [_Line(0, text) for text in match.earlier]
    lines += [line(0, event) for event in match.first_events]
    for after, entry in enumerate(match.entries, start=1):
        lines += [line(after, event) for event in entry.events]
    return lines


def _numbered(words: Words, lines: list[_Line], whys: Mapping[int, str]) -> Iterator[str]:
    """Each move has its number before its first sentence, and its reason behind that one."""
    width = len(str(lines[-1].after)) if lines else 1
    before = 0
    for line in lines:
        first = line.after != before
        before = line.after
        number = f"{line.after:{width}}." if first else " " * (width + 1)
        own = words("transcript.only", names=line.owners, text=line.text)
        why = f" ({whys[line.after]})" if first and line.after in whys else ""
        yield f"{number} {own if line.owners else line.text}{why}"


def _result(table: TableWords, match: Match) -> list[str]:
    result, scores = match.game.result(match.state), match.game.scores(match.state)
    order = sorted(range(len(scores)), key=lambda seat: (result.places[seat], seat))
    names = match.setup.names()
    ranking = [
        f"{result.places[seat]}. {names[seat]}: {table.key('score', n=scores[seat])}"
        for seat in order
    ]
    return ["", table.say(result.decided_by), *ranking]
