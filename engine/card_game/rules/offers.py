"""Trade between the two players: any terms, gifts too, in the active player's main phase (sources: trade-between-realms)."""

from collections.abc import Iterator

from engine.card_game.core.actions import (
    AcceptOffer,
    Action,
    DeclineOffer,
    OfferTrade,
    WithdrawOffer,
)
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import (
    GoodGained,
    TradeAccepted,
    TradeDeclined,
    TradeOffered,
    TradeWithdrawn,
)
from engine.card_game.core.names import (
    Amounts,
    OfferId,
    Places,
    Seat,
    amounts_to_json,
)
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import Offer, State, other
from engine.card_game.rules.storing import (
    good_at,
    missing,
    no_room_for,
    room,
    stored,
    take_out,
    usual_gainers,
    usual_payers,
    wrongly_gained,
    wrongly_paid,
)
from engine.codec import JsonObject
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext

DEALING = (OfferTrade, AcceptOffer, DeclineOffer, WithdrawOffer)
OFFERS_PER_TURN = 10
"""Limit of unsuccessful offers of a player in a turn; trades are unlimited ("no constraints on trade")."""


def offer_of(state: State, offer: OfferId) -> Offer | None:
    """The open offer with this number."""
    return next((each for each in state.offers if each.id == offer), None)


def no_room(state: State, seat: Seat, gets: Amounts) -> Reason:
    """The good that would overflow; what the seat gives makes no room, for no good is on both sides of an offer."""
    space = room(state.realms[seat])
    for good, units in enumerate(gets):
        if units > space[good]:
            return no_room_for(good)
    return None


# --- offering


def why_no_offer(state: State, seat: Seat) -> Reason:
    """The reason why a seat cannot offer anything now."""
    if not state.rules.may_offer(state, seat):
        return "only_the_active_player", {}, "Only the player whose turn it is can offer a trade."
    if _fruitless(state, seat) >= OFFERS_PER_TURN:
        text = f"{OFFERS_PER_TURN} of your offers this turn were unsuccessful or are still open, which is the limit."
        return "too_many_offers", {"limit": OFFERS_PER_TURN}, text
    return None


def _fruitless(state: State, seat: Seat) -> int:
    """Count the offers of a seat this turn that were not accepted; one that is open would give way to the next."""
    return state.offers_made[seat] - state.deals[seat]


def offer_form(state: State, seat: Seat) -> JsonObject | None:
    """The goods that may be given; whether the opponent has what is asked for shows in the goods that everybody sees."""
    if why_no_offer(state, seat):
        return None
    realm, theirs = state.realms[seat], state.realms[other(seat)]
    return {
        "type": "OfferTrade",
        "give": amounts_to_json(stored(realm)),
        "get": amounts_to_json(stored(theirs)),
    }


def why_not_offer(state: State, action: OfferTrade, due: MainPhase) -> Reason:
    seat, give, get = action.seat, action.give, action.get
    if reason := why_no_offer(state, seat):
        return reason
    if not (any(give) or any(get)) or any(g and h for g, h in zip(give, get, strict=True)):
        text = "Offer some goods, and not the same good on both sides."
        return "nothing_to_trade", {}, text
    realm, theirs = state.realms[seat], state.realms[other(seat)]
    return (
        missing(realm, give)
        or wrongly_paid(realm, give, action.paid)
        or _theirs(missing(theirs, get))
        or no_room(state, seat, get)
        or wrongly_gained(realm, get, action.into)
    )


def _theirs(reason: Reason) -> Reason:
    if reason is None:
        return None
    code, facts, _ = reason
    return code, facts, "Your opponent does not have that."


def apply_offer(state: State, action: OfferTrade, context: ActionContext) -> None:
    """A player has one open offer: a new one takes the place of the last."""
    seat = action.seat
    for earlier in state.offers:
        if earlier.seat == seat:
            close(state, earlier)
            context.emit(TradeWithdrawn(earlier.id, seat))
    number = sum(state.offers_made) + 100 * state.turn
    state.offers_made[seat] += 1
    offer = Offer(number, seat, action.give, action.get, action.paid, action.into)
    state.offers += (offer,)
    context.emit(TradeOffered(number, seat, action.give, action.get))


def close(state: State, offer: Offer) -> None:
    """An offer is no longer open."""
    state.offers = tuple(each for each in state.offers if each != offer)


def withdraw_all(state: State, context: ActionContext) -> None:
    """No offer is open any more."""
    for offer in state.offers:
        context.emit(TradeWithdrawn(offer.id, offer.seat))
    state.offers = ()


def goes_on(state: State, action: Action) -> bool:
    """Return whether this is the active player's move, and no dealing in offers: it withdraws every open offer (sources:
    trade-between-realms)."""
    return action.seat == state.current and not isinstance(action, DEALING)


# --- answering


def _for(state: State, seat: Seat, offer: OfferId, *, own: bool) -> Reason:
    found = offer_of(state, offer)
    if found is None:
        return "no_such_offer", {"offer": offer}, "That offer is no longer open."
    if (found.seat == seat) != own:
        return "not_your_offer", {"offer": offer}, "That offer is not yours to answer."
    return None


def accept_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[AcceptOffer]:
    for offer in state.offers:
        if offer.seat != seat and _impossible(state, offer) is None:
            yield AcceptOffer(seat, offer.id, None, None)


def _impossible(state: State, offer: Offer) -> Reason:
    """The reason why the two can no longer trade that."""
    maker, taker = offer.seat, other(offer.seat)
    return (
        missing(state.realms[taker], offer.get)
        or _theirs(missing(state.realms[maker], offer.give))
        or no_room(state, taker, offer.give)
        or _theirs(no_room(state, maker, offer.get))
    )


def why_not_accept(state: State, action: AcceptOffer, due: MainPhase) -> Reason:
    if reason := _for(state, action.seat, action.offer, own=False):
        return reason
    offer = offer_of(state, action.offer)
    assert offer is not None
    realm = state.realms[action.seat]
    return (
        _impossible(state, offer)
        or wrongly_paid(realm, offer.get, action.paid)
        or wrongly_gained(realm, offer.give, action.into)
    )


def apply_accept(state: State, action: AcceptOffer, context: ActionContext) -> None:
    """Each side's places are those it named, if they still fit."""
    offer = offer_of(state, action.offer)
    assert offer is not None
    maker, taker = offer.seat, action.seat
    close(state, offer)
    if state.follows_engine(2):
        state.deals[maker] += 1
    context.emit(TradeAccepted(offer.id, taker))
    _give(state, maker, offer.give, offer.paid, context)
    _give(state, taker, offer.get, action.paid, context)
    _get(state, maker, offer.get, offer.into, context)
    _get(state, taker, offer.give, action.into, context)


def _give(
    state: State, seat: Seat, goods: Amounts, paid: Places | None, context: ActionContext
) -> None:
    if any(goods):
        realm = state.realms[seat]
        named = None if wrongly_paid(realm, goods, paid) else paid
        take_out(state, seat, usual_payers(realm, goods) if named is None else named, context)


def _get(
    state: State, seat: Seat, goods: Amounts, into: Places | None, context: ActionContext
) -> None:
    realm = state.realms[seat]
    named = None if wrongly_gained(realm, goods, into) else into
    for at in usual_gainers(state, seat, goods) if named is None else named:
        realm.stored[at] += 1
        context.emit(GoodGained(seat, at, good_at(realm, at), 1))


def decline_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[DeclineOffer]:
    return (DeclineOffer(seat, offer.id) for offer in state.offers if offer.seat != seat)


def why_not_decline(state: State, action: DeclineOffer, due: MainPhase) -> Reason:
    return _for(state, action.seat, action.offer, own=False)


def apply_decline(state: State, action: DeclineOffer, context: ActionContext) -> None:
    offer = offer_of(state, action.offer)
    assert offer is not None
    close(state, offer)
    context.emit(TradeDeclined(offer.id, action.seat))


def withdraw_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[WithdrawOffer]:
    return (WithdrawOffer(seat, offer.id) for offer in state.offers if offer.seat == seat)


def why_not_withdraw(state: State, action: WithdrawOffer, due: MainPhase) -> Reason:
    return _for(state, action.seat, action.offer, own=True)


def apply_withdraw(state: State, action: WithdrawOffer, context: ActionContext) -> None:
    offer = offer_of(state, action.offer)
    assert offer is not None
    close(state, offer)
    context.emit(TradeWithdrawn(offer.id, action.seat))


ACTION_RULES = (
    ActionRule(
        OfferTrade,
        (MainPhase,),
        why_not_offer,
        apply_offer,
        form=offer_form,
        explain=why_no_offer,
        by_both=True,
    ),
    ActionRule(
        AcceptOffer, (MainPhase,), why_not_accept, apply_accept, enumerate=accept_rows, by_both=True
    ),
    ActionRule(
        DeclineOffer,
        (MainPhase,),
        why_not_decline,
        apply_decline,
        enumerate=decline_rows,
        by_both=True,
    ),
    ActionRule(
        WithdrawOffer,
        (MainPhase,),
        why_not_withdraw,
        apply_withdraw,
        enumerate=withdraw_rows,
        by_both=True,
    ),
)
