"""What a person does on the page, in a few words, for the tests of this folder."""

from pygame_rules.core.chance import SampledChance, random_action
from pygame_rules.core.match import Match
from pygame_rules.core.setup import SeatSetup, Setup
from tests.web.fakes import FakePort
from web.app import App
from web.control.play import Play

GAME = "rebirth-scotland"
TOUCH = {"pointer": "touch"}
HOSTILE = "<img src=x onerror=alert(1)>"


def opened(port: FakePort) -> App:
    app = App(port)
    app.start()
    return app


def press(app: App, act: str, **data: str) -> None:
    app.act(act, {**TOUCH, **data})


def table(app: App, *kinds: str, names: tuple[str, ...] = ("Anna", "Ben", "Cezary")) -> Play:
    """A new game with the first player to begin."""
    colours = ("blue", "pink", "orange")
    seats = tuple(SeatSetup(names[i], kind, colours[i]) for i, kind in enumerate(kinds))
    app.matches.play_new(Match(Setup(GAME, seats, {}, 0, "web")))
    return playing(app)


def playing(app: App) -> Play:
    assert isinstance(app.screen, Play)
    return app.screen


def play_a_move(app: App, port: FakePort) -> str:
    """Touch a legal place, wait, confirm; returns the place."""
    play = playing(app)
    element = play.session.picker.targets()[0]
    play.choosing.touch(element, "touch")
    port.pass_time(500)
    press(app, "confirm", action=str(play.session.picker.ready()[0]))
    return element


def again(port: FakePort) -> tuple[App, FakePort]:
    """The page loaded anew on the same device at the same address."""
    fresh = FakePort(port.store)
    fresh.address = port.address
    return opened(fresh), fresh


def finish(play: Play) -> None:
    match, picks = play.session.match, SampledChance("end")
    while not match.over:
        match.act(random_action(match.legal_actions(), picks))
    play.changed()


def html(app: App) -> dict[str, str]:
    assert isinstance(app.port, FakePort)
    return app.port.html
