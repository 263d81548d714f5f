"""Merchant: take one or two goods of choice, then give one back; no roll and no answer (sources: action-cards)."""

from collections.abc import Iterator

from engine.card_game.core.actions import GiveBack
from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import GiveGoodBack, TakeGoods
from engine.card_game.core.names import GOODS, Place, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State, other
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.moving_goods import most_takeable, takeable, transfer
from engine.card_game.rules.storing import good_at, holding, with_room
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done, push

MOST = 2


def why_not(state: State, seat: Seat) -> Reason:
    if takeable(state, seat):
        return None
    text = "Your opponent has no goods that you have room for."
    return "no_target", {"card": "merchant"}, text


def plays(state: State, seat: Seat, card: Card, context: ActionContext) -> None:
    push(state, TakeGoods(seat, most_takeable(state, seat, MOST), False, True))


MERCHANT = ActionCard(plays, why_not)


def give_back_rows(state: State, seat: Seat, due: GiveGoodBack) -> Iterator[GiveBack]:
    return (GiveBack(seat, at) for at in _returnable(state, seat))


def _returnable(state: State, seat: Seat) -> list[Place]:
    """Goods that were just taken always finds room again."""
    realm, theirs = state.realms[seat], state.realms[other(seat)]
    return [at for at in holding(realm) if with_room(theirs, good_at(realm, at))]


def why_not_give_back(state: State, action: GiveBack, due: GiveGoodBack) -> Reason:
    realm = state.realms[action.seat]
    if action.place not in holding(realm):
        return "not_stored", {}, "There is no such good in that region."
    good = good_at(realm, action.place)
    if not with_room(state.realms[other(action.seat)], good):
        name = GOODS[good]
        return "no_room", {"good": name}, f"Your opponent has no room for {name}."
    return None


def apply_give_back(state: State, action: GiveBack, context: ActionContext) -> None:
    done(state)
    good = good_at(state.realms[action.seat], action.place)
    transfer(state, action.seat, other(action.seat), good, context, out=action.place)


ACTION_RULES = (
    ActionRule(
        GiveBack, (GiveGoodBack,), why_not_give_back, apply_give_back, enumerate=give_back_rows
    ),
)
