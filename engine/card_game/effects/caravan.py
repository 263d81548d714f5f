"""Caravan: one or two of the own goods for as many others (facts, section 7)."""

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import SwapGoods
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.moving_goods import swappable
from engine.card_game.rules.pending import push

MOST = 2


def why_not(state: State, seat: Seat) -> Reason:
    if swappable(state, seat):
        return None
    return "no_target", {"card": "caravan"}, "You have no good that could be swapped for another."


def plays(state: State, seat: Seat, card: Card, play: Play) -> None:
    push(state, SwapGoods(seat, MOST, False))


CARAVAN = ActionCard(plays, why_not)
