"""Goods that one chooses: a gain, and what the taker takes out of the other realm. The taker names the good, the loser the region;
nothing is asked where one region is possible (sources: which-region)."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.card_game.core.actions import Gain, Lose, Take, TakeNoMore
from engine.card_game.core.decisions import (
    ChooseGain,
    ChooseLoss,
    GiveGoodBack,
    SwapGoods,
    TakeGoods,
)
from engine.card_game.core.events import GoodTaken
from engine.card_game.core.names import GOODS, Good, Place, Seat
from engine.card_game.core.refusals import NOT_LEGAL, Reason
from engine.card_game.core.state import State, other
from engine.card_game.rules.storing import (
    gain,
    good_at,
    holding,
    lose,
    no_room_for,
    room,
    stored,
    with_room,
    wrongly_gained,
)
from engine.kernel.action_rules import ActionRule, Arrival
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, done, done_with, push

# --- a gain of choice


def gain_rows(state: State, seat: Seat, due: ChooseGain) -> Iterator[Gain]:
    return (Gain(seat, at) for at in with_room(state.realms[seat], due.good))


def why_not_gain(state: State, action: Gain, due: ChooseGain) -> Reason:
    realm = state.realms[action.seat]
    if action.place not in realm.regions:
        return NOT_LEGAL
    good = good_at(realm, action.place)
    if due.good not in (None, good):
        return NOT_LEGAL
    return None if action.place in with_room(realm, good) else no_room_for(good)


def apply_gain(state: State, action: Gain, context: ActionContext) -> None:
    due = done_with(state, ChooseGain)
    _gain_once(state, due, action.place, context)


def choose_gain(state: State, due: ChooseGain, context: ActionContext) -> bool:
    """Resolve the choice without asking: without room there is no gain, and a single region with room needs no choice."""
    places = with_room(state.realms[due.seat], due.good)
    if len(places) > 1:
        return False
    done(state)
    if places:
        _gain_once(state, due, places[0], context)
    return True


def _gain_once(state: State, due: ChooseGain, at: Place, context: ActionContext) -> None:
    if due.left > 1:
        push(state, ChooseGain(due.seat, due.left - 1, due.good))
    gain(state, due.seat, at, context)


# --- taking out of the other realm


def takeable(state: State, taker: Seat) -> list[Good]:
    """The goods that the opponent stores and the taker has room for."""
    has, space = stored(state.realms[other(taker)]), room(state.realms[taker])
    return [good for good in range(len(GOODS)) if has[good] and space[good]]


def most_takeable(state: State, taker: Seat, most: int) -> int:
    """The number of goods that can be taken, up to `most`."""
    has, space = stored(state.realms[other(taker)]), room(state.realms[taker])
    return min(most, sum(map(min, has, space)))


def take_rows(state: State, seat: Seat, due: TakeGoods) -> Iterator[Take]:
    return (Take(seat, good, None) for good in takeable(state, seat))


def why_not_take(state: State, action: Take, due: TakeGoods) -> Reason:
    seat, good = action.seat, action.good
    if not holding(state.realms[other(seat)], good):
        return "not_stored", {}, "Your opponent has none of that good."
    realm = state.realms[seat]
    if not with_room(realm, good):
        return no_room_for(good)
    one = tuple(int(each == good) for each in range(len(GOODS)))
    return wrongly_gained(realm, one, None if action.into is None else (action.into,))


def apply_take(state: State, action: Take, context: ActionContext) -> None:
    due = done_with(state, TakeGoods)
    if due.left > 1:
        push(state, TakeGoods(due.seat, due.left - 1, due.gives_back, due.gives_back))
    elif due.gives_back:
        push(state, GiveGoodBack(due.seat))
    transfer(state, other(action.seat), action.seat, action.good, context, into=action.into)


def take_goods(state: State, due: TakeGoods, context: ActionContext) -> bool:
    """End the taking if nothing more can be taken."""
    if takeable(state, due.seat):
        return False
    _stop(state)
    return True


def transfer(
    state: State,
    giver: Seat,
    taker: Seat,
    good: Good,
    context: ActionContext,
    *,
    out: Place | None = None,
    into: Place | None = None,
) -> None:
    """A unit goes to the other realm; each side is asked for its region unless it was named or only one is possible."""
    context.emit(GoodTaken(giver, taker, good))
    if into is None:
        push(state, ChooseGain(taker, 1, good))
    else:
        gain(state, taker, into, context)
    if out is None:
        push(state, ChooseLoss(giver, good))
    else:
        lose(state, giver, out, context)


def loss_rows(state: State, seat: Seat, due: ChooseLoss) -> Iterator[Lose]:
    return (Lose(seat, at) for at in holding(state.realms[seat], due.good))


def why_not_lose(state: State, action: Lose, due: ChooseLoss) -> Reason:
    if action.place in holding(state.realms[action.seat], due.good):
        return None
    return "not_stored", {}, "There is no such good in that region."


def apply_lose(state: State, action: Lose, context: ActionContext) -> None:
    done(state)
    lose(state, action.seat, action.place, context)


def choose_loss(state: State, due: ChooseLoss, context: ActionContext) -> bool:
    """Resolve the choice without asking if only one region stores the good."""
    places = holding(state.realms[due.seat], due.good)
    if len(places) > 1:
        return False
    done(state)
    lose(state, due.seat, places[0], context)
    return True


# --- enough


def no_more_rows(state: State, seat: Seat, due: TakeGoods | SwapGoods) -> Iterator[TakeNoMore]:
    if due.may_stop:
        yield TakeNoMore(seat)


def why_not_no_more(state: State, action: TakeNoMore, due: TakeGoods | SwapGoods) -> Reason:
    return None if due.may_stop else NOT_LEGAL


def apply_no_more(state: State, action: TakeNoMore, context: ActionContext) -> None:
    _stop(state)


def _stop(state: State) -> None:
    due = done(state)
    if isinstance(due, TakeGoods) and due.gives_back and due.may_stop:
        push(state, GiveGoodBack(due.seat))


ACTION_RULES = (
    ActionRule(Gain, (ChooseGain,), why_not_gain, apply_gain, enumerate=gain_rows),
    ActionRule(Take, (TakeGoods,), why_not_take, apply_take, enumerate=take_rows),
    ActionRule(Lose, (ChooseLoss,), why_not_lose, apply_lose, enumerate=loss_rows),
    ActionRule(
        TakeNoMore, (TakeGoods, SwapGoods), why_not_no_more, apply_no_more, enumerate=no_more_rows
    ),
)
ARRIVALS: Mapping[type[Decision], Arrival[State, Any]] = {
    ChooseGain: choose_gain,
    ChooseLoss: choose_loss,
    TakeGoods: take_goods,
}
