"""Prompts, names, public figures and notices."""

from __future__ import annotations

from ...core.actions import Action
from ...core.contract import Count
from ...core.message import Message, Player
from .actions import SEAT_OF
from .data import CELL_OF, FREE, KIND_OF, LAND, NUMBERS, STONES, cell_name
from .names import CARD_NAMES, cell_and_area
from .steps.fight import ATTACKER, CELL, DEFENDER
from .steps.turn import MOVED, USED
from .view import View, fight_frame


def prompt(view: View) -> Message:
    """Who does what now."""
    if view.actor is None:
        return Message("prompt.over")
    player = Player(view.actor)
    frame = view.flow[-1]
    if frame[0] == "placing":
        placed = sum(seat == view.actor for seat in view.board)
        left = NUMBERS.initial[view.players] - placed
        return Message("prompt.placing", {"player": player, "n": left})
    if frame[0] == "turn":
        return _turn_prompt(view, player)
    if frame[0] == "carry":
        return Message(f"prompt.{frame[2]}", {"player": player, "cell": cell_name(frame[1])})
    if frame[0] in ("exchange", "name_first"):
        return Message(f"prompt.{frame[0]}", {"player": player})
    return _fight_prompt(view, player)


def _turn_prompt(view: View, player: Player) -> Message:
    frame = view.flow[-1]
    left = NUMBERS.cards_a_turn - frame[USED]
    if left and view.stock[player.seat]:
        key = "prompt.turn_cards" if frame[MOVED] else "prompt.turn"
        return Message(key, {"player": player, "n": left})
    return Message("prompt.turn_end" if frame[MOVED] else "prompt.turn_move", {"player": player})


def _fight_prompt(view: View, player: Player) -> Message:
    fight = fight_frame(view.flow)
    assert fight is not None
    attack, defence = view.fight
    attacks = player.seat == fight[ATTACKER]
    other = Player(fight[DEFENDER] if attacks else fight[ATTACKER])
    params: dict[str, int | str | Player | Message] = {
        "player": player, "other": other, "cell": cell_name(fight[CELL]),
        "attack": attack, "defence": defence,
    }  # fmt: skip
    step = view.flow[-1][0]
    if step == "defence":
        return Message("prompt.defence", params)
    return Message(f"prompt.{step}_{'attacker' if attacks else 'defender'}", params)


def name_of(element: str) -> Message:
    """Cells by row and column with their area, cards by what they reach, seats by name."""
    if element in CELL_OF:
        return cell_and_area(CELL_OF[element])
    if element in KIND_OF:
        return CARD_NAMES[KIND_OF[element]]
    return Message("element.seat", {"player": Player(SEAT_OF[element])})


def label(view: View, action: Action) -> Message:
    """A button: cells by their short name, cards in full."""
    key = "put_off_two" if len(action.targets) == 2 and action.verb == "put_off" else action.verb
    params: dict[str, int | str | Player | Message] = {}
    for name, target in zip("ab", action.targets, strict=False):
        cell = CELL_OF.get(str(target))
        params[name] = name_of(str(target)) if cell is None else cell_name(cell)
    if action.verb == "attack":
        seat = view.board[CELL_OF[str(action.targets[1])]]
        params["other"] = Player(seat) if seat != FREE else name_of(str(action.targets[1]))
    return Message(f"action.{key}", params)


def panel(view: View) -> list[list[Count]]:
    """Shields in stock, on land, at sea and lost, cards in hand, stones placed."""
    return [_figures(view, seat) for seat in range(view.players)]


def _figures(view: View, seat: int) -> list[Count]:
    mine = [LAND[cell] for cell, owner in enumerate(view.board) if owner == seat]
    return [
        Count("stock", view.stock[seat]),
        Count("land", sum(mine)),
        Count("sea", len(mine) - sum(mine)),
        Count("lost", view.lost[seat]),
        Count("cards", view.hand_sizes[seat]),
        Count("stones", view.founders.count(seat)),
    ]


def notices(view: View) -> list[Message]:
    """Scorings that wait, and what ends the game with this round (OR-41, OR-70)."""
    if view.actor is None:
        return []
    if len(view.founders) == STONES:
        return [Message("notice.last_stone")]
    if 0 in view.stock:
        return [Message("notice.last_stock", {"player": Player(view.stock.index(0))})]
    return [Message(f"notice.red_{view.options['scoring']}", {"n": view.red})] if view.red else []
