"""Trade with the supply (sources: trade-with-the-supply)."""

from collections.abc import Iterator

from engine.card_game.core.actions import TradeWithSupply
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import TradedWithSupply
from engine.card_game.core.names import GOODS, NO_GOODS, Amounts, Good, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.rules.realm import upgrades
from engine.card_game.rules.storing import (
    missing,
    no_room_for,
    pay,
    room,
    stored,
    usual_gainers,
    with_room,
    wrongly_gained,
    wrongly_paid,
)
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext

USUAL_RATE = 3


def rate(state: State, seat: Seat, good: Good) -> int:
    """The number of units of a good that buy one of another; a second way to the same rate adds nothing."""
    rates = [card.rate for card in upgrades(state.realms[seat]) if card.trades == good]
    return min([USUAL_RATE, *rates])


def units_of(good: Good, units: int) -> Amounts:
    """That many units of one good, as amounts."""
    return tuple(units if each == good else 0 for each in range(len(NO_GOODS)))


def trade_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[TradeWithSupply]:
    realm = state.realms[seat]
    have, space = stored(realm), room(realm)
    for give in range(len(GOODS)):
        if have[give] >= rate(state, seat, give):
            for get in range(len(GOODS)):
                if get != give and space[get]:
                    yield TradeWithSupply(seat, give, get, None, None)


def why_not_trade(state: State, action: TradeWithSupply, due: MainPhase) -> Reason:
    realm, give, get = state.realms[action.seat], action.give, action.get
    if give == get:
        return "same_good", {"good": GOODS[give]}, "Trade a good for a different one."
    cost = units_of(give, rate(state, action.seat, give))
    if reason := missing(realm, cost) or wrongly_paid(realm, cost, action.paid):
        return reason
    if not with_room(realm, get):
        return no_room_for(get)
    return wrongly_gained(realm, units_of(get, 1), None if action.into is None else (action.into,))


def why_no_trade(state: State, seat: Seat) -> Reason:
    """The reason why there is nothing to trade with the supply."""
    if any(trade_rows(state, seat, MainPhase(seat))):
        return None
    have = stored(state.realms[seat])
    short = {good: rate(state, seat, good) - have[good] for good in range(len(GOODS))}
    least = min(short, key=lambda good: short[good])
    if short[least] > 0:
        return missing(state.realms[seat], units_of(least, rate(state, seat, least)))
    return no_room_for(next(good for good in range(len(GOODS)) if good != least))


def apply_trade(state: State, action: TradeWithSupply, context: ActionContext) -> None:
    seat, give, get = action.seat, action.give, action.get
    realm, count = state.realms[seat], rate(state, seat, action.give)
    into = usual_gainers(state, seat, units_of(get, 1))[0] if action.into is None else action.into
    pay(state, seat, units_of(give, count), action.paid, context)
    realm.stored[into] += 1
    context.emit(TradedWithSupply(seat, give, count, get, into))


ACTION_RULES = (
    ActionRule(
        TradeWithSupply,
        (MainPhase,),
        why_not_trade,
        apply_trade,
        enumerate=trade_rows,
        explain=why_no_trade,
    ),
)
