"""Domestic trade: offers, answers, counter-offers and proposals; only with the player whose turn it is (sources: trade-with-players).

An offer by the active player is carried out when its maker confirms one of those who accepted; an offer by somebody
else goes to the active player alone and is carried out when that player accepts. Nothing here tells what another
hand holds: who could pay is never listed, and an answer lapses whenever its giver's hand is changed by others."""

from dataclasses import replace

from engine.bits import bits, mask_of
from engine.board_game.core.actions import (
    AcceptOffer,
    Action,
    ConfirmTrade,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WithdrawOffer,
)
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlayDecision
from engine.board_game.core.events import (
    OfferAccepted,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
    Traded,
)
from engine.board_game.core.names import RESOURCES, Cards, OfferId, Seat, Seats
from engine.board_game.core.offers import Offer
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.view_types import CounterForm, OfferForm
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.pieces import holds
from engine.board_game.rules.refusals import closed, not_held

OFFERS_A_TURN = 10
"""The number of unsuccessful offers a player may make in a turn. With the rule that nobody is asked the same thing twice, it limits nagging
(house rules of every table). Trades that are made are unlimited (sources: trade-with-players)."""


# --- what is on the table


def lapse(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Void a seat's answers and its offers to the active player, because others changed its hand; what the hand now holds makes no
    difference."""
    for offer in state.offers[:]:
        if offer.seat == seat and seat != state.current:
            _remove(state, rules, offer, context)
            _allow_repeat(state, offer)
        elif (offer.accepted | offer.declined) >> seat & 1:
            _swap(
                state,
                offer,
                replace(
                    offer,
                    accepted=offer.accepted & ~(1 << seat),
                    declined=offer.declined & ~(1 << seat),
                ),
            )


def _swap(state: State, old: Offer, new: Offer) -> None:
    state.offers[state.offers.index(old)] = new


def _remove(state: State, rules: Rules, offer: Offer, context: ActionContext) -> None:
    state.offers.remove(offer)
    emit(state, rules, context, OfferWithdrawn, (offer.seat, offer.id))


def _times_made(state: State, offer: Offer) -> int:
    """Count how often its maker has offered these terms this turn without success."""
    return sum(made[:3] == (offer.seat, offer.give, offer.get) for made in state.offered)


def _allow_repeat(state: State, offer: Offer) -> None:
    """Note an offer that was withdrawn, or became void through no fault of its maker: it still counts, but the same seats may be asked
    again."""
    terms = offer.seat, offer.give, offer.get
    state.offered = [(*terms, 0) if made[:3] == terms else made for made in state.offered]


def _forget_traded(state: State, offer: Offer) -> None:
    """Note an offer that has become a trade: it no longer counts."""
    terms = offer.seat, offer.give, offer.get
    index = next(index for index, made in enumerate(state.offered) if made[:3] == terms)
    state.offered = [*state.offered[:index], *state.offered[index + 1 :]]
    _allow_repeat(state, offer)


def _find(state: State, id: OfferId) -> Offer:
    offer = state.offer(id)
    assert offer is not None, "the check found the offer"
    return offer


# --- making offers


def form_offer(state: State, rules: Rules, seat: Seat) -> OfferForm | None:
    """The active player may address everybody, the others only the active player."""
    if why_no_offer(state, rules, seat):
        return None
    return {
        "type": "OfferTrade",
        "to": list(rules.others[seat]) if seat == state.current else [state.current],
    }


def form_counter(state: State, rules: Rules, seat: Seat) -> CounterForm | None:
    """The offers a seat could answer with another one."""
    if why_no_offer(state, rules, seat):
        return None
    offers = [offer.id for offer in state.offers if seat in offer.to]
    return {"type": "CounterOffer", "offer": offers} if offers else None


def why_no_offer(state: State, rules: Rules, seat: Seat) -> Reason:
    """The reason why a seat may make no offer: trade is over, too many of its offers failed, or it has nothing to give."""
    if reason := closed(rules.trade_closures, state, rules, state.current):
        return reason
    if _made_by(state, seat) >= OFFERS_A_TURN:
        return (
            "too_many_offers",
            {"limit": OFFERS_A_TURN},
            f"{OFFERS_A_TURN} of your offers this turn were unsuccessful or are still open, which is the limit.",
        )
    if not any(state.hands[seat]):
        return "nothing_to_give", {}, "You have no cards to trade."
    return None


def _made_by(state: State, seat: Seat) -> int:
    """The number of offers a seat made this turn that are open or came to nothing."""
    return sum(maker == seat for maker, *_ in state.offered)


def _asked_already(state: State, seat: Seat, give: Cards, get: Cards, to: Seats) -> bool:
    """Return whether everybody in `to` had this very offer from this seat this turn."""
    asked = 0
    for maker, given, got, partners in state.offered:
        if (maker, given, got) == (seat, give, get):
            asked |= partners
    return not mask_of(to) & ~asked


def check_terms(
    state: State, rules: Rules, seat: Seat, give: Cards, get: Cards, to: Seats
) -> Reason:
    """At least one card each way, no kind on both sides, nothing twice, and only what one holds."""
    if reason := why_no_offer(state, rules, seat):
        return reason
    if not any(give) or not any(get):
        return "no_gifts", {}, "Each side of a trade must give at least one card."
    both = [RESOURCES[kind] for kind in range(5) if give[kind] and get[kind]]
    if both:
        return (
            "same_resource",
            {"resource": both[0]},
            f"A trade cannot have {both[0]} on both sides.",
        )
    if _asked_already(state, seat, give, get, to):
        return "same_offer", {}, "You have already made that offer this turn."
    return _lacks(state, seat, give)


def _lacks(state: State, seat: Seat, cards: Cards) -> Reason:
    return not_held(state.hands[seat], enumerate(cards))


def check_offer(state: State, rules: Rules, action: OfferTrade) -> Reason:
    allowed = rules.others[action.seat] if action.seat == state.current else (state.current,)
    if not action.to or len(set(action.to)) != len(action.to) or not set(action.to) <= set(allowed):
        return "wrong_partner", {}, "You can only trade with the player whose turn it is."
    return check_terms(state, rules, action.seat, action.give, action.get, action.to)


def check_counter(state: State, rules: Rules, action: CounterOffer) -> Reason:
    offer = state.offer(action.offer)
    if offer is None:
        return "no_such_offer", {"offer": action.offer}, "That offer is no longer open."
    if action.seat not in offer.to:
        return "not_your_offer", {"offer": action.offer}, "That offer was not made to you."
    return check_terms(state, rules, action.seat, action.give, action.get, (offer.seat,))


def apply_offer(state: State, rules: Rules, action: OfferTrade, context: ActionContext) -> None:
    put_on_the_table(state, rules, action.seat, action.give, action.get, action.to, None, context)


def apply_counter(state: State, rules: Rules, action: CounterOffer, context: ActionContext) -> None:
    """A counter-offer declines the offer that it answers."""
    offer = _find(state, action.offer)
    _swap(state, offer, _declined(offer, action.seat))
    put_on_the_table(
        state, rules, action.seat, action.give, action.get, (offer.seat,), offer.id, context
    )


def put_on_the_table(
    state: State,
    rules: Rules,
    seat: Seat,
    give: Cards,
    get: Cards,
    to: Seats,
    counters: OfferId | None,
    context: ActionContext,
) -> None:
    """Number the offer and lay it open for everyone to see."""
    offer = Offer(state.next_offer, seat, tuple(sorted(to)), give, get, counters=counters)
    state.next_offer += 1
    state.offered.append((seat, give, get, mask_of(to)))
    state.offers.append(offer)
    emit(state, rules, context, OfferMade, (seat, offer.id, give, get, offer.to, counters))


# --- answering


def may_accept(offer: Offer, seat: Seat) -> bool:
    """Not twice, and after a no only once more: an answer that keeps changing would keep everybody waiting."""
    return not (offer.accepted | offer.declined & offer.reconsidered) >> seat & 1


def legal_business(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """With the offers on the table: answer, withdraw one's own, choose among those who accepted."""
    for offer in state.offers:
        if seat in offer.to:
            if may_accept(offer, seat) and holds(state.hands[seat], offer.get):
                legal.append(AcceptOffer(seat, offer.id))
            if not offer.declined >> seat & 1:
                legal.append(DeclineOffer(seat, offer.id))
        elif offer.seat == seat:
            legal.append(WithdrawOffer(seat, offer.id))
            if offer.accepted and holds(state.hands[seat], offer.give):
                legal += [ConfirmTrade(seat, offer.id, partner) for partner in bits(offer.accepted)]


def _declined(offer: Offer, seat: Seat) -> Offer:
    return replace(
        offer, accepted=offer.accepted & ~(1 << seat), declined=offer.declined | 1 << seat
    )


def apply_accept(state: State, rules: Rules, action: AcceptOffer, context: ActionContext) -> None:
    """The active player's yes settles a proposal; anybody else's waits for the maker to choose."""
    offer = _find(state, action.offer)
    if action.seat == state.current:
        carry_out(state, rules, offer, action.seat, context)
        return
    bit = 1 << action.seat
    accepted = replace(
        offer,
        accepted=offer.accepted | bit,
        declined=offer.declined & ~bit,
        reconsidered=offer.reconsidered | offer.declined & bit,
    )
    _swap(state, offer, accepted)
    emit(state, rules, context, OfferAccepted, (action.seat, offer.id))


def apply_decline(state: State, rules: Rules, action: DeclineOffer, context: ActionContext) -> None:
    """A proposal that the active player declines is off the table."""
    offer = _find(state, action.offer)
    emit(state, rules, context, OfferDeclined, (action.seat, offer.id))
    if offer.seat == state.current:
        _swap(state, offer, _declined(offer, action.seat))
    else:
        state.offers.remove(offer)


def apply_withdraw(
    state: State, rules: Rules, action: WithdrawOffer, context: ActionContext
) -> None:
    """Withdraw an offer, which may be made once more."""
    offer = _find(state, action.offer)
    if _times_made(state, offer) == 1:
        _allow_repeat(state, offer)
    _remove(state, rules, offer, context)


def apply_confirm(state: State, rules: Rules, action: ConfirmTrade, context: ActionContext) -> None:
    carry_out(state, rules, _find(state, action.offer), action.partner, context)


def carry_out(
    state: State, rules: Rules, offer: Offer, partner: Seat, context: ActionContext
) -> None:
    """Both hands change at once; what else the partner had said or offered is void."""
    giver, taker = state.hands[offer.seat], state.hands[partner]
    for kind in range(5):
        giver[kind] += offer.get[kind] - offer.give[kind]
        taker[kind] += offer.give[kind] - offer.get[kind]
    state.offers.remove(offer)
    _forget_traded(state, offer)
    emit(state, rules, context, Traded, (offer.seat, partner, offer.give, offer.get, offer.id))
    if rules.config.engine >= 3:
        _close_answered(state, rules, offer, context)
    lapse(state, rules, partner if offer.seat == state.current else offer.seat, context)


def _close_answered(state: State, rules: Rules, offer: Offer, context: ActionContext) -> None:
    """A deal closes the offer that it answered, and the one which that answered: they have become this trade."""
    while offer.counters is not None:
        answered = state.offer(offer.counters)
        if answered is None:
            return
        _forget_traded(state, answered)
        _remove(state, rules, answered, context)
        offer = answered


def why_not_answer(state: State, rules: Rules, action: AcceptOffer | DeclineOffer) -> Reason:
    offer = state.offer(action.offer)
    if offer is None:
        return "no_such_offer", {"offer": action.offer}, "That offer is no longer open."
    if action.seat not in offer.to:
        return "not_your_offer", {"offer": action.offer}, "That offer was not made to you."
    if isinstance(action, AcceptOffer):
        if not may_accept(offer, action.seat):
            said = "accepted" if offer.accepted >> action.seat & 1 else "declined"
            return "already_answered", {"offer": action.offer}, f"You have {said} that offer."
        return _lacks(state, action.seat, offer.get)
    return "already_answered", {"offer": action.offer}, "You have declined that offer."


def why_not_own(state: State, rules: Rules, action: WithdrawOffer | ConfirmTrade) -> Reason:
    offer = state.offer(action.offer)
    if offer is None:
        return "no_such_offer", {"offer": action.offer}, "That offer is no longer open."
    if offer.seat != action.seat:
        return "not_your_offer", {"offer": action.offer}, "That offer is not yours."
    if isinstance(action, ConfirmTrade) and not offer.accepted >> action.partner & 1:
        return (
            "not_accepted",
            {"partner": action.partner},
            "That player has not accepted the offer.",
        )
    return _lacks(state, action.seat, offer.give)


def install(book: Rulebook) -> None:
    book.action_rules.add(
        ActionRule(
            OfferTrade,
            form=form_offer,
            validate=check_offer,
            explain=why_no_offer,
            apply=apply_offer,
        )
    )
    book.action_rules.add(
        ActionRule(CounterOffer, form=form_counter, validate=check_counter, apply=apply_counter)
    )
    book.action_rules.add(
        ActionRule(
            AcceptOffer,
            enumerate=legal_business,
            needs_offers=True,
            apply=apply_accept,
            validate=why_not_answer,
        )
    )
    book.action_rules.add(
        ActionRule(
            DeclineOffer,
            enumerate=legal_business,
            needs_offers=True,
            apply=apply_decline,
            validate=why_not_answer,
        )
    )
    book.action_rules.add(
        ActionRule(
            WithdrawOffer,
            enumerate=legal_business,
            needs_offers=True,
            apply=apply_withdraw,
            validate=why_not_own,
        )
    )
    book.action_rules.add(
        ActionRule(
            ConfirmTrade,
            enumerate=legal_business,
            needs_offers=True,
            apply=apply_confirm,
            validate=why_not_own,
        )
    )
    answers = (OfferTrade, CounterOffer, AcceptOffer, DeclineOffer, WithdrawOffer)
    book.action_rules.during(PlayDecision, *answers, ConfirmTrade)
    book.action_rules.meanwhile(PlayDecision, *answers)
