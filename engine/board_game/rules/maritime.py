"""Maritime trade: 4:1, and better at harbors; on one's own turn, with the supply (sources: maritime-trade)."""

from engine.board_game.core.actions import Action, TradeWithSupply
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlayDecision
from engine.board_game.core.events import TradedWithSupply
from engine.board_game.core.names import RESOURCES, Seat, so_many
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.refusals import closed, lacks


def legal_trades(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """One kind for another kind, as long as the supply holds it."""
    hand, supply, trades = state.hands[seat], state.supply, rules.table.trade[seat]
    for give, rate in enumerate(state.rates[seat]):
        if hand[give] >= rate and rules.may_trade(state, rules, seat):
            ways = trades[give]
            legal += ways if all(supply) else [trade for trade in ways if supply[trade.get]]


def apply(state: State, rules: Rules, action: TradeWithSupply, context: ActionContext) -> None:
    """The best rate the player has."""
    hand, supply, rate = (
        state.hands[action.seat],
        state.supply,
        state.rates[action.seat][action.give],
    )
    hand[action.give] -= rate
    supply[action.give] += rate
    hand[action.get] += 1
    supply[action.get] -= 1
    emit(
        state,
        rules,
        context,
        TradedWithSupply,
        (action.seat, so_many(action.give, rate), so_many(action.get, 1)),
    )


def why_none(state: State, rules: Rules, seat: Seat) -> Reason:
    if reason := closed(rules.trade_closures, state, rules, seat):
        return reason
    hand, supply = state.hands[seat], state.supply
    gives = [give for give, rate in enumerate(state.rates[seat]) if hand[give] >= rate]
    if not gives:
        return "too_few_of_a_kind", {}, "You have too few cards of one kind for the bank."
    if not any(supply[get] for give in gives for get in range(5) if get != give):
        return "supply_short", {}, "The supply has no other card."
    return None


def why_not(state: State, rules: Rules, action: TradeWithSupply) -> Reason:
    if action.give == action.get:
        return "same_resource", {}, "A trade gives one kind of card for another kind."
    rate, held = state.rates[action.seat][action.give], state.hands[action.seat][action.give]
    if held < rate:
        return lacks((action.give, rate - held))
    got = RESOURCES[action.get]
    return "supply_short", {"resource": got}, f"The supply has no {got}."


def install(book: Rulebook) -> None:
    book.action_rules.add(
        ActionRule(
            TradeWithSupply,
            enumerate=legal_trades,
            apply=apply,
            validate=why_not,
            explain=why_none,
        )
    )
    book.action_rules.during(PlayDecision, TradeWithSupply)
