"""Trade tokens: twenty, five for each player; they buy a forced trade, or send the robber to the desert (sources: two-plus-two).

An action costs one token for a player with at most as many points as the opponent, two otherwise, and may be taken at any
time of the turn as often as the player can pay. The points are those that everyone sees: a price that counted hidden
cards would reveal them. Tokens come back for a played knight, once a turn, and for a player's own settlements at the desert
and on the coast, including those of set-up. A player who is due more than the pool has left takes what is there."""

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Final, TypedDict

from engine.bits import bits
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Count, Decision, PlayDecision, RollDecision, decision
from engine.board_game.core.events import (
    HANDS,
    Event,
    Moved,
    RobberMoved,
    SettlementBuilt,
    TurnBegan,
    event,
)
from engine.board_game.core.names import (
    KNIGHT,
    NOBODY,
    RESOURCES,
    Cards,
    Hex,
    Intersection,
    Seat,
    five,
)
from engine.board_game.core.refusals import Owed, Reason, refusal
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options.two_players.option_state import SLICE, TwoPlayersState
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import its_fields
from engine.board_game.rules.largest_army import award_anew
from engine.board_game.rules.pieces import counted, holds
from engine.board_game.rules.refusals import not_held
from engine.board_game.rules.trade import lapse
from engine.kernel.audience import known_to
from engine.kernel.decisions import done_with, push, top

POOL: Final = 20
CARDS_TRADED: Final = 2
FOR_A_KNIGHT: Final = 2
AT_THE_DESERT: Final = 2
ON_THE_COAST: Final = 1
INLAND: Final = 3
"""The number of land hexes around an intersection that is not on the coast."""


@decision
class GiveInReturnDecision(Decision):
    """Give `count` cards for those one drew (option `two-players`)."""

    refusal = "Give cards in return first."
    shows = Count

    count: int


@action
class ForceTrade(Action):
    """Pay trade tokens, and draw cards from the opponent's hand unseen (option `two-players`)."""


@action
class GiveInReturn(Action):
    """After `ForceTrade`: give the opponent as many cards as were drawn (option `two-players`)."""

    cards: Cards


@action
class SendRobberToDesert(Action):
    """Pay trade tokens, and move the robber to the desert (option `two-players`)."""


@action
class DiscardKnight(Action):
    """Take a knight one has played out of the game, for trade tokens (option `two-players`)."""


@event
class TradeTokensSpent(Event):
    """A player paid trade tokens back to the pool (option `two-players`)."""

    reveals_nothing = True

    seat: Seat
    count: int


@event
class TradeTokensTaken(Event):
    """A player took trade tokens from the pool (option `two-players`)."""

    reveals_nothing = True

    seat: Seat
    count: int


@event
class KnightDiscarded(Event):
    """A played knight left the game (option `two-players`)."""

    reveals_nothing = True

    seat: Seat


@event
class CardsDrawn(Event):
    """`seat` drew cards out of the hand of `partner` unseen; as many go back for them (option `two-players`)."""

    seat: Seat
    partner: Seat
    count: int
    cards: Cards | None = known_to("seat", "partner", secret=HANDS)

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(self.partner, self.seat, self.count),)


@event
class CardsReturned(Event):
    """`seat` gave `partner` as many cards back, face down (option `two-players`)."""

    seat: Seat
    partner: Seat
    count: int
    cards: Cards | None = known_to("seat", "partner", secret=HANDS)

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(self.seat, self.partner, self.count),)


class Price(TypedDict):
    """Its cost."""

    needs: int


NOT_ENOUGH_TOKENS: Final = refusal("not_enough_tokens", "You cannot pay the trade tokens.", Price)
NO_CARDS_TO_TRADE: Final = refusal(
    "no_cards_to_trade", "A forced trade needs at least one card in each hand."
)
NO_DESERT: Final = refusal("no_desert", "This island has no desert.")
ROBBER_AT_DESERT: Final = refusal("robber_at_desert", "The robber is already on the desert.")
NO_PLAYED_KNIGHT: Final = refusal("no_played_knight", "You have no played knight.")
KNIGHT_DISCARDED: Final = refusal("knight_discarded", "You have discarded a knight this turn.")
POOL_EMPTY: Final = refusal("pool_empty", "There are no trade tokens left to take.")
WRONG_RETURN: Final = refusal(
    "wrong_return", "A different number of cards has to be returned.", Owed
)


class TokensView(TypedDict):
    """Everybody's trade tokens, what an action costs them, what the pool has left and would give for a knight, and how many
    knights were discarded."""

    tokens: dict[str, int]
    prices: dict[str, int]
    pool: int
    for_a_knight: int
    knights: int


def shown(mine: TwoPlayersState, state: State) -> TokensView:
    """Everybody's tokens and what an action would cost them, what the pool has left and would give for a knight."""
    return {
        "tokens": {str(seat): count for seat, count in enumerate(mine.tokens)},
        "prices": {str(seat): price(state, state.rules, seat) for seat in state.rules.seats},
        "pool": in_the_pool(state),
        "for_a_knight": min(FOR_A_KNIGHT, in_the_pool(state)),
        "knights": mine.knights,
    }


def opponent_of(rules: Rules, seat: Seat) -> Seat:
    (opponent,) = rules.others[seat]
    return opponent


def tokens_of(state: State) -> tuple[int, ...]:
    """By seat."""
    return SLICE.of(state).tokens


def change_tokens(state: State, seat: Seat, by: int) -> None:
    """Give a seat `by` more trade tokens, or take them if `by` is negative."""
    mine = SLICE.of(state)
    tokens = tuple(count + by * (seat == owner) for owner, count in enumerate(mine.tokens))
    SLICE.put(state, replace(mine, tokens=tokens))


def price(state: State, rules: Rules, seat: Seat) -> int:
    """The price of an action in tokens, by the points that everyone can see."""
    return 1 if state.points[seat] <= state.points[opponent_of(rules, seat)] else 2


def can_pay(state: State, rules: Rules, seat: Seat) -> bool:
    return tokens_of(state)[seat] >= price(state, rules, seat)


def pay(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    cost = price(state, rules, seat)
    change_tokens(state, seat, -cost)
    emit(state, rules, context, TradeTokensSpent, (seat, cost))


def in_the_pool(state: State) -> int:
    return POOL - sum(tokens_of(state))


def take(state: State, rules: Rules, seat: Seat, due: int, context: ActionContext) -> None:
    """Take the tokens that are due, as far as the pool goes."""
    count = min(due, in_the_pool(state))
    if count:
        change_tokens(state, seat, count)
        emit(state, rules, context, TradeTokensTaken, (seat, count))


# --- forced trade


def cards_to_trade(state: State, rules: Rules, seat: Seat) -> int:
    """Two cards each way; one if either player has only one."""
    hands = state.hand_size(seat), state.hand_size(opponent_of(rules, seat))
    return min(CARDS_TRADED, *hands)


def legal_forced_trade(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if why_no_forced_trade(state, rules, seat) is None:
        legal.append(ForceTrade(seat))


def apply_forced_trade(
    state: State, rules: Rules, action: ForceTrade, context: ActionContext
) -> None:
    """Random cards come first; then the player, who has seen them, chooses what goes back."""
    seat, opponent = action.seat, opponent_of(rules, action.seat)
    pay(state, rules, seat, context)
    count = cards_to_trade(state, rules, seat)
    drawn = []
    for _ in range(count):
        card = context.chance.card(state.hands[opponent])
        state.hands[opponent][card] -= 1
        drawn.append(card)
    for card in drawn:
        state.hands[seat][card] += 1
    push(state, GiveInReturnDecision(seat, count))
    emit(state, rules, context, CardsDrawn, (seat, opponent, count, counted(drawn)))
    if state.offers:
        lapse(state, rules, opponent, context)


def legal_returns(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Every way to give the number of cards owed, including those just drawn."""
    hand, count = state.hands[seat], top(state, GiveInReturnDecision).count
    ways = map(counted, combinations_with_replacement(range(len(RESOURCES)), count))
    legal += [GiveInReturn(seat, cards) for cards in ways if holds(hand, cards)]


def apply_return(state: State, rules: Rules, action: GiveInReturn, context: ActionContext) -> None:
    seat, opponent = action.seat, opponent_of(rules, action.seat)
    count = done_with(state, GiveInReturnDecision).count
    for resource, given in enumerate(action.cards):
        state.hands[seat][resource] -= given
        state.hands[opponent][resource] += given
    emit(state, rules, context, CardsReturned, (seat, opponent, count, five(action.cards)))


# --- the robber


def desert(state: State) -> Hex:
    """NOBODY on an island without one."""
    return next(bits(state.island.deserts), NOBODY)


def legal_way_to_the_desert(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if why_no_way_to_the_desert(state, rules, seat) is None:
        legal.append(SendRobberToDesert(seat))


def apply_way_to_the_desert(
    state: State, rules: Rules, action: SendRobberToDesert, context: ActionContext
) -> None:
    """Nobody is robbed there; but like any move of the robber it can be answered, where knights may."""
    pay(state, rules, action.seat, context)
    state.robber = desert(state)
    emit(state, rules, context, RobberMoved, (action.seat, state.robber))
    rules.theft(state, rules, action.seat, None, context)


# --- tokens back


def legal_discarded_knight(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if why_no_discarded_knight(state, rules, seat) is None:
        legal.append(DiscardKnight(seat))


def apply_discarded_knight(
    state: State, rules: Rules, action: DiscardKnight, context: ActionContext
) -> None:
    state.played[action.seat][KNIGHT] -= 1
    mine = SLICE.of(state)
    SLICE.put(state, replace(mine, knight_discarded=True, knights=mine.knights + 1))
    emit(state, rules, context, KnightDiscarded, (action.seat,))
    award_anew(state, rules, context)
    take(state, rules, action.seat, FOR_A_KNIGHT, context)


def worth(state: State, at: Intersection) -> int:
    """The number of tokens a settlement brings, by its place."""
    hexes = state.island.geometry.hexes_mask[at]
    on_the_coast = (hexes & state.island.land).bit_count() < INLAND
    return AT_THE_DESERT * bool(hexes & state.island.deserts) + ON_THE_COAST * on_the_coast


def for_a_settlement(
    state: State, rules: Rules, event: SettlementBuilt, context: ActionContext
) -> None:
    """Pay tokens to a player who builds for themselves; settlements of neutral players bring nothing."""
    if event.seat in rules.seats and not state.over:
        take(state, rules, event.seat, worth(state, event.intersection), context)


def next_turn(state: State, rules: Rules, event: TurnBegan, context: ActionContext) -> None:
    SLICE.put(state, replace(SLICE.of(state), knight_discarded=False))


# --- refusals: out of what everybody knows


def why_not_paid(state: State, rules: Rules, seat: Seat) -> Reason:
    if can_pay(state, rules, seat):
        return None
    cost = price(state, rules, seat)
    return NOT_ENOUGH_TOKENS(
        {"needs": cost}, f"That costs {cost} trade token{'s' if cost > 1 else ''}."
    )


def why_no_forced_trade(state: State, rules: Rules, seat: Seat) -> Reason:
    if reason := why_not_paid(state, rules, seat):
        return reason
    if not cards_to_trade(state, rules, seat):
        return NO_CARDS_TO_TRADE({}, "A forced trade needs at least one card in each hand.")
    return None


def why_no_way_to_the_desert(state: State, rules: Rules, seat: Seat) -> Reason:
    if reason := why_not_paid(state, rules, seat):
        return reason
    if desert(state) == NOBODY:
        return NO_DESERT({}, "This island has no desert.")
    if desert(state) == state.robber:
        return ROBBER_AT_DESERT({}, "The robber is already on the desert.")
    return None


def why_not_returned(state: State, rules: Rules, action: GiveInReturn) -> Reason:
    count = top(state, GiveInReturnDecision).count
    if sum(action.cards) != count:
        return WRONG_RETURN(
            {"owed": count, "given": sum(action.cards)},
            f"You have to give exactly {count} card{'s' if count > 1 else ''}.",
        )
    return not_held(state.hands[action.seat], enumerate(action.cards))


def why_no_discarded_knight(state: State, rules: Rules, seat: Seat) -> Reason:
    if not state.played[seat][KNIGHT]:
        return NO_PLAYED_KNIGHT({}, "You have no played knight.")
    if SLICE.of(state).knight_discarded:
        return KNIGHT_DISCARDED({}, "You have discarded a knight this turn.")
    if not in_the_pool(state):
        return POOL_EMPTY({}, "There are no trade tokens left to take.")
    return None


def install(book: Rulebook) -> None:
    book.robber_returns_to_desert.set(True)
    book.decisions.add(GiveInReturnDecision, shown=its_fields)
    book.events.after(SettlementBuilt, for_a_settlement)
    book.events.after(TurnBegan, next_turn)
    book.action_rules.add(
        ActionRule(
            ForceTrade,
            enumerate=legal_forced_trade,
            apply=apply_forced_trade,
            explain=why_no_forced_trade,
        )
    )
    book.action_rules.add(
        ActionRule(
            GiveInReturn, enumerate=legal_returns, apply=apply_return, validate=why_not_returned
        )
    )
    book.action_rules.add(
        ActionRule(
            SendRobberToDesert,
            enumerate=legal_way_to_the_desert,
            apply=apply_way_to_the_desert,
            explain=why_no_way_to_the_desert,
        )
    )
    book.action_rules.add(
        ActionRule(
            DiscardKnight,
            enumerate=legal_discarded_knight,
            apply=apply_discarded_knight,
            explain=why_no_discarded_knight,
        )
    )
    for moment in (RollDecision, PlayDecision):
        book.action_rules.during(moment, ForceTrade, SendRobberToDesert, DiscardKnight)
    book.action_rules.during(GiveInReturnDecision, GiveInReturn)
