"""Merchant: take one or two goods of choice, then give one back; no roll and no answer (facts, section 7)."""

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import TakeGoods
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.moving_goods import takeable
from engine.card_game.rules.pending import push

MOST = 2


def why_not(state: State, seat: Seat) -> Reason:
    if takeable(state, seat):
        return None
    text = "Your opponent stores nothing that you have room for."
    return "no_target", {"card": "merchant"}, text


def plays(state: State, seat: Seat, card: Card, play: Play) -> None:
    push(state, TakeGoods(seat, MOST, False, True))


MERCHANT = ActionCard(plays, why_not)
