"""A table being set up always stays one that the game offers."""

from dataclasses import replace

import pytest

from pygame_rules.core.setup import HUMAN, MAX_NAME, check_setup
from web.draft import Draft, draft_of, new_draft
from web.shelf import games

NAMES = [f"Player {i}" for i in range(1, 7)]
BOTS = ["Marie", "Gerard", "Tycho", "Ines"]


@pytest.fixture(params=games(), ids=lambda meta: meta.id)
def draft(request: pytest.FixtureRequest) -> Draft:
    return new_draft(request.param, NAMES, BOTS)


def test_defaults_are_ready_to_play(draft: Draft) -> None:
    setup = draft.setup("seed", NAMES)
    check_setup(setup, draft.meta)
    assert [seat.kind == HUMAN for seat in setup.seats][:2] == [True, False]


def test_every_number_of_players_is_ready_to_play(draft: Draft) -> None:
    for count in [*draft.meta.seats, *reversed(draft.meta.seats)]:
        draft = draft.with_count(count, BOTS)
        check_setup(draft.setup("seed", NAMES), draft.meta)


def test_colour_of_another_seat_is_swapped(draft: Draft) -> None:
    first, second = draft.seats[0].colour, draft.seats[1].colour
    changed = draft.with_seat(0, colour=second)
    assert [seat.colour for seat in changed.seats[:2]] == [second, first]


def test_shuffled_seats_are_the_same_people_and_depend_on_the_seed_only(draft: Draft) -> None:
    table = draft.with_count(draft.meta.seats[-1], BOTS)
    mixed = Draft(table.meta, table.seats, table.options, 0, True)
    orders = {tuple(mixed.setup(f"s{i}", NAMES).names()) for i in range(12)}
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {
        tuple(sorted(s.name for s in table.seats))
    }
    setup = mixed.setup("s1", NAMES)
    assert setup == mixed.setup("s1", NAMES)
    assert setup.start is not None and setup.seats[setup.start].name == table.seats[0].name


def test_long_and_empty_names_are_mended(draft: Draft) -> None:
    named = draft.with_seat(0, name="x" * 100).with_seat(1, name="  ")
    setup = named.setup("seed", NAMES)
    assert setup.seats[0].name == "x" * MAX_NAME
    assert setup.seats[1].name == NAMES[1]
    check_setup(setup, draft.meta)


def test_rematch_keeps_the_table_and_takes_a_new_seed(draft: Draft) -> None:
    setup = replace(draft, undo="turn").setup("first", NAMES)
    again = draft_of(setup, draft.meta).setup("second", NAMES)
    assert (again.seats, again.options, again.undo) == (setup.seats, setup.options, setup.undo)
    assert again.seed == "second"
