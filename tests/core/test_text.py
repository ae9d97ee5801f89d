"""Texts: plural forms, names, minus signs."""

import pytest

from pygame_rules.core.message import Message, Player, message_from_json, message_to_json
from pygame_rules.core.text import Speaker, catalogue, plural

TEXTS = {
    "points": {"one": "{n} punkt", "few": "{n} punkty", "many": "{n} punktów"},
    "gain": "{player}: {what}",
}


@pytest.mark.parametrize(
    ("n", "form"),
    [(0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (12, "many"), (13, "many"),
     (14, "many"), (21, "many"), (22, "few"), (25, "many"), (102, "few"), (112, "many"),
     (-3, "few")],
)  # fmt: skip
def test_polish_has_one_few_many(n: int, form: str) -> None:
    assert plural("pl", n) == form


def test_english_has_one_and_many() -> None:
    assert [plural("en", n) for n in (0, 1, 2, 5)] == ["many", "one", "many", "many"]


def test_a_message_in_a_message_with_a_name() -> None:
    speaker = Speaker(TEXTS, "pl", ["Anna", "Jan"])
    message = Message("gain", {"player": Player(1), "what": Message("points", {"n": 3})})
    assert speaker.say(message) == "Jan: 3 punkty"
    assert message_from_json(message_to_json(message)) == message


def test_numbers_below_zero_get_a_minus_sign() -> None:
    speaker = Speaker(TEXTS, "pl")
    assert speaker.say(Message("points", {"n": -5})) == "−5 punktów"


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(KeyError):
        Speaker(TEXTS, "en").say(Message("nothing"))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_room_has_the_texts_of_the_core_its_own_and_those_of_its_board(lang: str) -> None:
    texts = catalogue("rebirth", lang)
    assert {"reason.game_over", "describe.empty", "tray.hand"} <= set(texts)
