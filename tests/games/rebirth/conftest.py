"""Small scenes on a board: put tiles down, play one, look at what it brought."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pygame_rules.core.actions import Action
from pygame_rules.core.chance import SampledChance
from pygame_rules.core.errors import Reason
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Event, Table
from pygame_rules.games.rebirth.data import BONUS_IDS, TILE_IDS
from pygame_rules.games.rebirth.game import Rebirth


class Scene:
    """A fresh game that may be bent: tiles put down without scoring, any tile in hand.

    Spaces are named by their ids. Components do not add up afterwards, so the invariants
    are not asked.
    """

    def __init__(self, board: str, players: int = 3) -> None:
        game = load_game(f"rebirth-{board}")
        assert isinstance(game, Rebirth)
        self.game = game
        self.board = game.board
        self.state = game.new_state(players, {}, 0, Table(SampledChance(f"{board} scene")))
        self.events: list[Event] = []

    # -- finding spaces ---------------------------------------------------------------
    def ids(self, spaces: tuple[int, ...] | list[int]) -> list[str]:
        return [self.board.spaces[space].id for space in spaces]

    def of_kind(self, kind: str) -> list[str]:
        return [space.id for space in self.board.spaces if space.kind == kind]

    def settlements(self, size: int) -> list[list[str]]:
        return [self.ids(spaces) for spaces in self.board.settlements if len(spaces) == size]

    def place_of(self, slug: str) -> str:
        return next(space.id for space in self.board.spaces if space.place == slug)

    def around(self, slug: str) -> list[str]:
        """The fields next to a castle, cathedral or tower, named places left out."""
        near = self.board.adjacent[self.board.index[self.place_of(slug)]]
        return [self.board.spaces[s].id for s in near if not self.board.spaces[s].place]

    def number(self, slug: str) -> int:
        """The number of a castle, cathedral or tower among its like."""
        space = self.board.index[self.place_of(slug)]
        like = [self.board.castles, self.board.cathedrals, self.board.towers]
        return next(spaces.index(space) for spaces in like if space in spaces)

    def apart(self, kind: str, count: int) -> list[str]:
        """Fields of a kind of which no two are neighbours and none lies by a named place."""
        found: list[int] = []
        for space in self.board.spaces:
            near = self.board.adjacent[space.index]
            lonely = not any(n in found or self.board.spaces[n].place for n in near)
            if space.kind == kind and lonely and len(found) < count:
                found.append(space.index)
        assert len(found) == count
        return self.ids(found)

    # -- bending ----------------------------------------------------------------------
    def put(self, seat: int, tile: str, *spaces: str) -> None:
        """Tiles that lie there already; castles next to free ones are not touched."""
        for space in spaces:
            index = self.board.index[space]
            self.state.tile[index] = TILE_IDS.index(tile)
            self.state.owner[index] = seat
            self.state.placed[seat].append(index)

    def hold(self, seat: int, *castles: str) -> None:
        for castle in castles:
            self.state.holder[self.number(castle)] = seat

    def bonuses(self, **by_tower: str) -> None:
        """These bonuses lie on these towers, three points on all others."""
        self.state.bonus = [BONUS_IDS.index("points")] * len(self.board.towers)
        for tower, bonus in by_tower.items():
            self.state.bonus[self.number(tower)] = BONUS_IDS.index(bonus)

    def face_up(self, *cards: str) -> None:
        """These missions lie open, nobody has scored them; the others form the stack."""
        numbers = [self.mission(card) for card in cards]
        self.state.face_up = sorted(numbers)
        self.state.scored = [[] for _ in numbers]
        self.state.deck = [int(n not in numbers) for n in range(len(self.board.missions))]

    def mission(self, card: str) -> int:
        """The number of a mission by its id without the prefix."""
        return [m.id for m in self.board.missions].index(f"mission.{card}")

    def ask(self, seat: int, tile: str) -> None:
        """It is this seat's turn with this tile in hand."""
        following = (seat + 1) % self.state.players
        self.state.flow = [["turn", following], ["place", seat, 0]]
        self.state.hand[seat] = TILE_IDS.index(tile)

    def why_not(self, seat: int, tile: str, space: str) -> Reason | None:
        self.ask(seat, tile)
        return self.game.why_not(self.state, Action("place", (space,)))

    # -- playing ----------------------------------------------------------------------
    def play(self, seat: int, tile: str, space: str, seed: str = "play") -> list[str]:
        """Place a tile under the rules; the keys of what was told."""
        self.ask(seat, tile)
        return self.act("place", space, seed=seed)

    def act(self, verb: str, target: str, seed: str = "play") -> list[str]:
        table = Table(SampledChance(seed))
        self.game.apply(self.state, Action(verb, (target,)), table)
        self.events = table.events
        return [event.key for event in table.events]

    def told(self, key: str) -> list[dict[str, object]]:
        """The parameters of the events of a kind in the last action."""
        return [dict(event.params) for event in self.events if event.key == key]

    def gained(self, seat: int) -> dict[str, int]:
        """Points by source, zeros left out."""
        return {k: v for k, v in self.game.breakdown(self.state)[seat].items() if v}

    def holder(self, castle: str) -> int:
        return self.state.holder[self.number(castle)]


@pytest.fixture
def scotland() -> Callable[..., Scene]:
    return lambda players=3: Scene("scotland", players)


@pytest.fixture
def ireland() -> Callable[..., Scene]:
    return lambda players=3: Scene("ireland", players)
