"""Raid: the winner takes two goods of choice, as far as there are any with room for them (sources: action-cards)."""

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import RollAttack, TakeGoods
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.attacks import begin_attack
from engine.card_game.rules.moving_goods import most_takeable, takeable
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push

LOOT = 2


def why_not(state: State, seat: Seat) -> Reason:
    if takeable(state, seat):
        return None
    return "no_target", {"card": "raid"}, "Your opponent has no goods that you have room for."


def wins(state: State, winner: Seat, attack: RollAttack) -> None:
    push(state, TakeGoods(winner, most_takeable(state, winner, LOOT), False, False))


def plays(state: State, seat: Seat, card: Card, context: ActionContext) -> None:
    begin_attack(state, seat, card)


RAID = ActionCard(plays, why_not, wins=wins)
