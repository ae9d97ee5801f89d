"""Saves: the log with a checksum, and the last state as a snapshot.

A save is one JSON object: format and rules version, set-up (with the seed), log, who has
looked at what, the snapshot, and a checksum over all the rest. Loading replays the log
through the rules, every action checked. If the rules have changed and the replay ends
elsewhere, the game goes on from the snapshot; the earlier log stays as text.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from .actions import parse_action
from .contract import AnyGame
from .errors import DamagedSave, PlanszaError, UnknownVersion
from .jsonable import from_json
from .match import Match
from .registry import load_game, meta_of
from .setup import UNDO_FREE, SeatSetup, Setup, check_setup, setup_to_json

FORMAT = 1
MAX_BYTES = 4_000_000
_KEYS = {
    "format", "game", "rules", "setup", "log", "looked", "earlier", "base", "snapshot", "checksum",
}  # fmt: skip


def dump(match: Match) -> str:
    """The save as text (JSON, ASCII only)."""
    game = match.game
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "setup": setup_to_json(match.setup),
        "log": [[str(e.action), list(e.outcomes)] for e in match.entries],
        "looked": match.looked,
        "earlier": match.earlier,
        "base": _base(match),
        "snapshot": game.state_to_json(match.state),
    }
    data["checksum"] = checksum(data)
    return _canonical(data)


def _base(match: Match) -> dict[str, Any] | None:
    if not match.from_snapshot:
        return None
    state = match.game.state_to_json(match.state_after(0))
    return {"state": state, "outcomes": match.base_outcomes}


def checksum(data: dict[str, Any]) -> str:
    """Over everything but the checksum itself."""
    body = {key: value for key, value in data.items() if key != "checksum"}
    return blake2b(_canonical(body).encode(), digest_size=12).hexdigest()


def _canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def load(text: str) -> Match:
    """The match of a save. Raises DamagedSave, UnknownVersion, UnknownGame, BadSetup."""
    data = read(text)
    setup = _read_setup(data)
    game = load_game(setup.game)
    if data["rules"] == game.meta.rules_version:
        return _replay(setup, data)
    try:
        match = _replay(setup, data)
    except PlanszaError:
        return _from_snapshot(setup, data)
    same = game.state_to_json(match.state) == data["snapshot"]
    return match if same else _from_snapshot(setup, data)


def read(text: str) -> dict[str, Any]:
    """The checked JSON object of a save. Raises DamagedSave, UnknownVersion."""
    if len(text) > MAX_BYTES:
        raise DamagedSave("too large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DamagedSave("not JSON") from error
    if not isinstance(data, dict) or "format" not in data:
        raise DamagedSave("not a save")
    if data["format"] != FORMAT:
        raise UnknownVersion(str(data["format"])[:20])
    if set(data) != _KEYS:
        raise DamagedSave("fields")
    if data["checksum"] != checksum(data):
        raise DamagedSave("checksum")
    return data


def _read_setup(data: dict[str, Any]) -> Setup:
    raw = data["setup"]
    if not isinstance(raw, dict) or raw.get("game") != data["game"]:
        raise DamagedSave("set-up")
    try:
        seats = tuple(from_json(SeatSetup, seat) for seat in raw["seats"])
        setup = Setup(
            str(raw["game"]), seats, dict(raw["options"]), _read_start(raw), str(raw["seed"]),
            str(raw.get("undo", UNDO_FREE)),
        )  # fmt: skip
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedSave("set-up") from error
    check_setup(setup, meta_of(setup.game))
    return setup


def _read_start(raw: dict[str, Any]) -> int | None:
    start = raw["start"]
    if start is not None and type(start) is not int:
        raise DamagedSave("start")
    return start


def _read_log(data: dict[str, Any]) -> list[tuple[str, tuple[int, ...]]]:
    log = data["log"]
    if not isinstance(log, list):
        raise DamagedSave("log")
    return [_read_entry(entry) for entry in log]


def _read_entry(entry: Any) -> tuple[str, tuple[int, ...]]:
    match entry:
        case [str(text), list(outcomes)] if all(type(x) is int for x in outcomes):
            return text, tuple(outcomes)
    raise DamagedSave("log entry")


def _replay(setup: Setup, data: dict[str, Any]) -> Match:
    base = data["base"]
    if base is None:
        match = Match(setup)
    else:
        match = _match_at(setup, base)
    for text, outcomes in _read_log(data):
        try:
            action = parse_action(text)
        except ValueError as error:
            raise DamagedSave("action") from error
        if match.over:
            raise DamagedSave("actions after the end")
        match.act_again(action, outcomes)
    match.looked = _read_looked(data, len(setup.seats))
    match.earlier = _read_earlier(data)
    return match


def _match_at(setup: Setup, base: Any) -> Match:
    game = load_game(setup.game)
    if not isinstance(base, dict) or type(base.get("outcomes")) is not int:
        raise DamagedSave("base")
    return Match(setup, _checked_state(game, base.get("state")), base["outcomes"])


def _checked_state(game: AnyGame, data: Any) -> Any:
    """A state from a file, fit to be played on. Raises DamagedSave."""
    state = game.state_from_json(data)
    try:
        game.check(state)
        actor = game.actor(state)
        assert actor is None or game.legal_actions(state), "nothing to do"
        game.view(state, None)
    except (AssertionError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise DamagedSave("snapshot") from error
    return state


def _from_snapshot(setup: Setup, data: dict[str, Any]) -> Match:
    log = _read_log(data)
    outcomes = sum(len(entry[1]) for entry in log)
    base = {"state": data["snapshot"], "outcomes": outcomes + _MARGIN}
    match = _match_at(setup, base)
    match.earlier = _read_earlier(data) + [text for text, _ in log]
    return match


_MARGIN = 1_000
"""Outcomes that the set-up may have used: never reuse an outcome number of the old game."""


def _read_looked(data: dict[str, Any], seats: int) -> list[int]:
    looked = data["looked"]
    if not isinstance(looked, list) or len(looked) != seats:
        raise DamagedSave("looked")
    if not all(type(x) is int and x >= 0 for x in looked):
        raise DamagedSave("looked")
    return looked


def _read_earlier(data: dict[str, Any]) -> list[str]:
    earlier = data["earlier"]
    if not isinstance(earlier, list) or not all(isinstance(x, str) for x in earlier):
        raise DamagedSave("earlier log")
    return earlier
