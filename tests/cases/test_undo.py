"""Taking back, in random games of every kind: exact, strictly last in first out, and never
a way to look at something hidden."""

from __future__ import annotations

import json

import pytest

from pygame_rules.core.chance import EVERYONE_MASK, LiveChance, SampledChance, random_action
from pygame_rules.core.errors import UndoBlocked
from pygame_rules.core.match import Match
from pygame_rules.core.meta import Meta
from pygame_rules.core.save import dump, load
from pygame_rules.core.table import Table
from tests.cases.tables import every_game, every_table, table, walk

STEPS = 900


def written(match: Match) -> str:
    """The state as the bytes of a save."""
    return json.dumps(match.game.state_to_json(match.state))


class Diary:
    """A match and what its state was after every number of actions."""

    def __init__(self, match: Match, picks: SampledChance) -> None:
        self.match, self.picks = match, picks
        self.states = [written(match)]

    def act(self) -> None:
        match = self.match
        if match.over:
            return
        del self.states[len(match.entries) + 1 :]
        match.act(random_action(match.legal_actions(), self.picks))
        self.states.append(written(match))

    def back(self, whole_turn: bool) -> bool:
        """Undo, if it is allowed; where it is not, nothing changes."""
        match = self.match
        if match.why_no_undo() is not None:
            before = written(match), len(match.entries)
            with pytest.raises(UndoBlocked):
                match.undo_turn() if whole_turn else match.undo()
            assert (written(match), len(match.entries)) == before
            return False
        match.undo_turn() if whole_turn else match.undo()
        return True

    def again(self) -> None:
        if self.match.undone:
            self.match.redo()

    def holds(self) -> bool:
        """The state is the one that stood here when so many actions had been done."""
        return written(self.match) == self.states[len(self.match.entries)]


@every_table
def test_any_mix_of_moves_and_undos_gives_the_very_bytes_of_before(meta: Meta, seats: int) -> None:
    """UNDO-02, UNDO-16, UNDO-19: whatever a move set off goes back with it."""
    for humans in (1, seats):
        picks = SampledChance(f"mix {humans}")
        diary = Diary(table(meta, humans, seats, seed=humans), picks)
        undone = 0
        for _ in range(STEPS // 2):
            dice = picks.roll(10)
            if dice < 6:
                diary.act()
            elif dice < 8:
                undone += diary.back(whole_turn=dice == 7)
            else:
                diary.again()
            assert diary.holds()
        assert undone


@every_game
def test_undo_of_the_whole_turn_is_as_many_single_ones_as_it_takes(meta: Meta) -> None:
    """UNDO-08."""
    compared = 0
    for seed in range(4):
        match = table(meta, 1, min(meta.seats), seed)
        for _ in walk(match, SampledChance(seed), 30):
            if match.why_no_undo() is not None:
                continue
            one_by_one = load(dump(match))
            one_by_one.undo()
            while one_by_one.entries and one_by_one.entries[-1].seat == 0:
                if one_by_one.why_no_undo() is not None:
                    break
                one_by_one.undo()
            whole = load(dump(match))
            whole.undo_turn()
            assert written(whole) == written(one_by_one)
            assert len(whole.entries) == len(one_by_one.entries)
            compared += 1
    assert compared


@every_table
def test_no_undo_crosses_what_a_person_has_seen_or_another_person_did(
    meta: Meta, seats: int
) -> None:
    """UNDO-10, UNDO-12, UNDO-13: checked by a memory of its own, at every moment of the game."""
    for humans in {1, 2, seats}:
        match = table(meta, humans, seats, seed=3)
        seen_at = [0] * seats
        allowed = blocked = 0
        for _ in walk(match, SampledChance(f"barrier {humans}"), 250):
            if match.why_no_undo() is None:
                target = match.undo_target()
                assert target is not None
                gone = match.entries[target:]
                assert {entry.seat for entry in gone if entry.seat < humans} == {gone[0].seat}
                for number, entry in enumerate(gone, start=target + 1):
                    assert entry.learned & EVERYONE_MASK != EVERYONE_MASK
                    for seat in range(humans):
                        told = humans == 1 or seen_at[seat] >= number
                        assert not (told and entry.learned >> seat & 1)
                allowed += 1
            else:
                blocked += 1
            actor = match.actor
            if actor is not None and actor < humans:
                match.look(actor)
                seen_at[actor] = len(match.entries)
        assert blocked and (allowed or humans < seats)


@every_table
def test_what_can_be_taken_back_has_shown_nothing_hidden(meta: Meta, seats: int) -> None:
    """UNDO-10, UNDO-12: had the hidden things lain otherwise, the player would see the same after
    his action, as long as he may undo it. So undo and try again is never a look at the deck."""
    match = table(meta, 1, seats, seed=5)
    game, compared = match.game, 0
    for _ in walk(match, SampledChance("peek"), 400):
        if match.actor != 0:
            continue
        action = random_action(match.legal_actions(), SampledChance(len(match.entries)))
        views = []
        for state in (match.state.copy(), game.secrets(match.state, 0, SampledChance(9))):
            chance = LiveChance("peek", match.outcome_count())
            table_ = Table(chance)
            game.play(state, action, table_)
            if (chance.learned | table_.revealed) & 1:
                break
            views.append(game.view(state, 0))
        if len(views) == 2:
            assert views[0] == views[1], action
            compared += 1
    assert compared


@every_table
def test_alone_only_what_was_dealt_or_shown_stops_an_undo(meta: Meta, seats: int) -> None:
    """UNDO-09: moves of computers never do; they go back with the own one, at any time."""
    match = table(meta, 1, seats, seed=7)
    over_computers = 0
    for _ in walk(match, SampledChance("alone"), 250):
        target = match.undo_target()
        if target is None:
            continue
        gone = match.entries[target:]
        told = any(entry.learned & 1 for entry in gone)
        assert (match.why_no_undo() is not None) == told
        over_computers += len(gone) > 1 and not told
    assert over_computers or seats == 2
