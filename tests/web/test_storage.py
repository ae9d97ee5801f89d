"""Saves survive a full device, writes cut short, and damage."""

import json

import pytest

from tests.web.fakes import FakeStore
from web.storage import PREFIX, Card, Saves, StoreFailed, save_of_key

CARD = Card("sample", (("Anna", "blue"), ("Ben", "orange")), 3, 1000, False)


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def saves(store: FakeStore) -> Saves:
    return Saves(store)


def text_of(saves: Saves, save_id: str) -> str | None:
    loaded = saves.read(save_id)
    return loaded.text if loaded else None


def test_what_is_written_is_read(saves: Saves) -> None:
    saves.write("a", "one", CARD)
    saves.write("a", "two", CARD)
    assert text_of(saves, "a") == "two"
    assert [s.card for s in saves.listed()] == [CARD]


def test_newest_first_damaged_last(saves: Saves, store: FakeStore) -> None:
    saves.write("old", "x", Card("sample", (), 1, 10, False))
    saves.write("new", "x", Card("sample", (), 1, 20, False))
    store.data[f"{PREFIX}bad"] = "{"
    assert [s.id for s in saves.listed()] == ["new", "old", "bad"]


def test_full_storage_keeps_the_copy_before(saves: Saves, store: FakeStore) -> None:
    saves.write("a", "good", CARD)
    store.room = 10
    with pytest.raises(StoreFailed):
        saves.write("a", "x" * 1000, CARD)
    assert text_of(saves, "a") == "good"


def test_write_cut_short_is_noticed_and_harmless(saves: Saves, store: FakeStore) -> None:
    saves.write("a", "good", CARD)
    store.cut = 2
    with pytest.raises(StoreFailed):
        saves.write("a", "newer and longer", CARD)
    assert text_of(saves, "a") == "good"


def test_stopped_between_slot_and_pointer_the_old_copy_stands(
    saves: Saves, store: FakeStore
) -> None:
    saves.write("a", "good", CARD)
    store.data[f"{PREFIX}a:b"] = "written, but the pointer did not move"
    assert text_of(saves, "a") == "good"


def test_damaged_newest_copy_falls_back_to_the_one_before(saves: Saves, store: FakeStore) -> None:
    saves.write("a", "first", CARD)
    saves.write("a", "second", CARD)
    store.data[f"{PREFIX}a:b"] = "sec"
    loaded = saves.read("a")
    assert loaded is not None
    assert (loaded.text, loaded.previous) == ("first", True)


@pytest.mark.parametrize("pointer", ["", "{", "[]", "null", '{"slot":"c"}', "9" * 5000, "[" * 9000])
def test_damaged_pointer_is_listed_and_its_copies_are_rescued(
    saves: Saves, store: FakeStore, pointer: str
) -> None:
    saves.write("a", "good", CARD)
    store.data[f"{PREFIX}a"] = pointer
    assert saves.read("a") is None
    assert [(s.id, s.card) for s in saves.listed()] == [("a", None)]
    assert saves.copies("a") == ["good"]


def test_pointer_gone_the_slots_are_still_listed(saves: Saves, store: FakeStore) -> None:
    saves.write("a", "good", CARD)
    del store.data[f"{PREFIX}a"]
    assert [s.id for s in saves.listed()] == ["a"]


def test_raw_export_holds_every_key(saves: Saves) -> None:
    saves.write("a", "one", CARD)
    assert set(json.loads(saves.raw("a"))["keys"].values()) >= {"one"}


def test_delete_and_bring_back(saves: Saves, store: FakeStore) -> None:
    saves.write("a", "one", CARD)
    saves.write("a", "two", CARD)
    before = dict(store.data)
    removed = saves.remove("a")
    assert store.data == {}
    saves.restore(removed)
    assert store.data == before


def test_storage_switched_off(saves: Saves, store: FakeStore) -> None:
    store.broken = True
    assert saves.listed() == []
    assert saves.read("a") is None
    with pytest.raises(StoreFailed):
        saves.write("a", "one", CARD)


def test_foreign_keys_are_left_alone(saves: Saves, store: FakeStore) -> None:
    store.data["other-project"] = "x"
    store.data["plansza:settings"] = "{}"
    assert saves.listed() == []


def test_pointer_key_names_its_save() -> None:
    assert save_of_key(f"{PREFIX}abc") == "abc"
    assert save_of_key(f"{PREFIX}abc:a") is None
