"""Small scenes: a few islands and fleets, one god's turn, scripted dice."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_rules.core.actions import parse_action
from pygame_rules.core.chance import Chance, ReplayChance, SampledChance
from pygame_rules.core.flow import advance
from pygame_rules.core.registry import load_game
from pygame_rules.core.table import Event, Table
from pygame_rules.games.cyclades.data import (
    BUILDINGS,
    BY_BUILDINGS,
    CREATURES,
    FIGURE_OF,
    GODS,
    KINDS,
    NONE,
    START_GOLD,
    chart_for,
)
from pygame_rules.games.cyclades.facts import metropolises
from pygame_rules.games.cyclades.flow import STEPS
from pygame_rules.games.cyclades.game import Cyclades
from pygame_rules.games.cyclades.invariants import check
from pygame_rules.games.cyclades.setup import empty_state

FACE_INDEX = {0: 0, 1: 1, 2: 3, 3: 5}
"""An index of `DICE_FACES` for each value."""


class Scene:
    """An empty board that is filled by hand. Islands and seas go by their ids."""

    def __init__(self, players: int = 3, **options: str) -> None:
        game = load_game("cyclades")
        assert isinstance(game, Cyclades)
        self.game = game
        self.chart = chart_for(players)
        self.state = empty_state(players, game.meta.full_options(options))
        self.state.cycle = 4
        self.events: list[Event] = []

    # -- putting things down ------------------------------------------------------------
    def island(
        self, name: str, seat: int, troops: int = 1, buildings: str = "", metropolis: bool = False
    ) -> Scene:
        """Owner, troops, and buildings as words."""
        at = self.chart.island_index[name]
        self.state.owner[at], self.state.troops[at] = seat, troops
        for word in buildings.split():
            self.state.buildings[KINDS * at + BUILDINGS.index(word)] += 1
        self.state.metropolis[at] = BY_BUILDINGS if metropolis else 0
        return self

    def fleet(self, name: str, seat: int, number: int = 1) -> Scene:
        at = self.chart.sea_index[name]
        self.state.fleet_owner[at], self.state.fleets[at] = seat, number
        return self

    def figure(self, creature: str, place: str, seat: int, card: bool = True) -> Scene:
        """A figure that stands since the cycle before; its card held, or still in the deck."""
        number = CREATURES.index(creature)
        at, index = FIGURE_OF[number], {**self.chart.island_index, **self.chart.sea_index}
        state = self.state
        state.figure_place[at], state.figure_seat[at] = index[place], seat
        state.figure_cycle[at] = state.cycle - 1
        if card:
            state.deck[number], state.figure_card[at] = 0, 1
        return self

    def track(self, *creatures: str) -> Scene:
        """Creatures on the spaces that cost 4, 3, 2; `-` leaves one empty."""
        numbers = [NONE if name == "-" else CREATURES.index(name) for name in creatures]
        self.state.track = numbers + [NONE] * (3 - len(numbers))
        for number in numbers:
            if number != NONE:
                self.state.deck[number] = 0
        return self

    def discarded(self, *creatures: str) -> Scene:
        for name in creatures:
            number = CREATURES.index(name)
            self.state.deck[number], self.state.discards[number] = 0, 1
        return self

    def gold(self, *amounts: int) -> Scene:
        self.state.gold = list(amounts)
        self.state.bank = START_GOLD * self.state.players - sum(amounts)
        return self

    def homes(self) -> Scene:
        """Every seat without an island gets a far-off one, so that nobody is out."""
        free = [i for i, owner in enumerate(self.state.owner) if owner == NONE]
        for seat in range(self.state.players):
            if seat not in self.state.owner:
                self.state.owner[free.pop()] = seat
        return self

    # -- asking -------------------------------------------------------------------------
    def turn(self, seat: int, god: str, gold: int = 20) -> Scene:
        """It is the seat's turn with this god; the other gods are not in play."""
        self.homes()
        state, number = self.state, GODS.index(god)
        state.gods = [number]
        state.bidder[number], state.bid[number] = seat, 1
        state.gold[seat] = gold
        state.bank = START_GOLD * state.players - sum(state.gold)
        others = [s for s in range(state.players) for _ in range(1 + (state.players == 2))]
        others.remove(seat)
        state.next_order = others
        state.flow = [["actions", 1], ["turn", seat, number, 0]]
        check(state)
        return self

    def offerings(self, *order: int, gods: str = "ares zeus") -> Scene:
        """The markers of these seats are to be placed, in this order."""
        self.homes()
        state = self.state
        state.gods = [GODS.index(god) for god in gods.split()]
        state.gods_out = [god for god in range(1, 5) if god not in state.gods]
        state.order = list(order)
        state.flow = [["offerings"]]
        advance(STEPS, state, self.table(SampledChance("scene")))
        check(state)
        return self

    @property
    def step(self) -> str:
        return self.state.flow[-1][0] if self.state.flow else "over"

    @property
    def actor(self) -> int | None:
        return self.game.actor(self.state)

    def legal(self, verb: str = "") -> list[str]:
        found = [str(action) for action in self.game.legal_actions(self.state)]
        return [text for text in found if text.split()[0] == verb or not verb]

    def can(self, text: str) -> bool:
        return self.game.why_not(self.state, parse_action(text)) is None

    def why_not(self, text: str) -> tuple[str, str]:
        """The reason's key and rule."""
        reason = self.game.why_not(self.state, parse_action(text))
        assert reason is not None, f"{text} is legal"
        return reason.key, reason.rule

    # -- doing --------------------------------------------------------------------------
    def act(self, *texts: str, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> Scene:
        """Actions one after another; the last one rolls these dice and draws these creatures."""
        for text in texts:
            last = text == texts[-1]
            outcomes = [FACE_INDEX[value] for value in dice]
            outcomes += [CREATURES.index(name) for name in draws]
            scripted = last and bool(outcomes)
            chance: Chance = ReplayChance(outcomes) if scripted else SampledChance(f"scene {text}")
            table = self.table(chance)
            self.game.apply(self.state, parse_action(text), table)
            self.events += table.events
            if isinstance(chance, ReplayChance):
                chance.finish()
            check(self.state)
        return self

    def table(self, chance: Chance) -> Table:
        return Table(chance)

    # -- looking ------------------------------------------------------------------------
    def owner(self, name: str) -> int:
        return self.state.owner[self.chart.island_index[name]]

    def troops(self, name: str) -> int:
        return self.state.troops[self.chart.island_index[name]]

    def fleets(self, name: str) -> tuple[int, int]:
        """Owner and number."""
        at = self.chart.sea_index[name]
        return self.state.fleet_owner[at], self.state.fleets[at]

    def buildings(self, name: str) -> list[str]:
        at = KINDS * self.chart.island_index[name]
        return [w for k, w in enumerate(BUILDINGS) for _ in range(self.state.buildings[at + k])]

    def has_metropolis(self, name: str) -> bool:
        return self.state.metropolis[self.chart.island_index[name]] > 0

    def metropolises(self, seat: int) -> int:
        return metropolises(self.state, seat)

    def figure_at(self, creature: str) -> str | None:
        at = self.state.figure_place[FIGURE_OF[CREATURES.index(creature)]]
        places = self.chart.seas if creature == "kraken" else self.chart.islands
        return places[at].id if at >= 0 else None

    def where_is_card(self, creature: str) -> str:
        number = CREATURES.index(creature)
        figure = FIGURE_OF[number]
        if number in self.state.track:
            return "track"
        if self.state.deck[number]:
            return "deck"
        if self.state.discards[number]:
            return "discards"
        return "held" if figure >= 0 and self.state.figure_card[figure] else "nowhere"

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]
