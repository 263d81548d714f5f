"""Caravan: one or two of the own goods for as many others, none of a kind that was given up (sources: action-cards)."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.card_game.core.actions import Swap
from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import SwapGoods
from engine.card_game.core.names import Place, Seat
from engine.card_game.core.refusals import NOT_LEGAL, Reason
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.storing import gain, good_at, holding, lose, with_room
from engine.kernel.action_rules import ActionRule, Arrival
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, done, done_with, push

MOST = 2


def swappable(state: State, seat: Seat, due: SwapGoods | None = None) -> list[tuple[Place, Place]]:
    """A region that gives a unit, and one of another good that has room; nothing is swapped back."""
    realm = state.realms[seat]
    given, got = (None, None) if due is None else (due.given, due.got)
    return [
        (at, into)
        for at in holding(realm)
        for into in with_room(realm)
        if good_at(realm, at) not in (got, good_at(realm, into)) and good_at(realm, into) != given
    ]


def why_not(state: State, seat: Seat) -> Reason:
    if swappable(state, seat):
        return None
    return "no_target", {"card": "caravan"}, "You have no good that could be swapped for another."


def plays(state: State, seat: Seat, card: Card, context: ActionContext) -> None:
    push(state, SwapGoods(seat, MOST, False))


CARAVAN = ActionCard(plays, why_not)


def swap_rows(state: State, seat: Seat, due: SwapGoods) -> Iterator[Swap]:
    return (Swap(seat, at, into) for at, into in swappable(state, seat, due))


def why_not_swap(state: State, action: Swap, due: SwapGoods) -> Reason:
    return None if (action.place, action.into) in swappable(state, action.seat, due) else NOT_LEGAL


def apply_swap(state: State, action: Swap, context: ActionContext) -> None:
    due = done_with(state, SwapGoods)
    if due.left > 1:
        realm = state.realms[due.seat]
        moved = good_at(realm, action.place), good_at(realm, action.into)
        given, got = moved if state.follows_engine(2) else (None, None)
        push(state, SwapGoods(due.seat, due.left - 1, True, given, got))
    lose(state, action.seat, action.place, context)
    gain(state, action.seat, action.into, context)


def swap_goods(state: State, due: SwapGoods, context: ActionContext) -> bool:
    """End the swapping if nothing more can be swapped."""
    if swappable(state, due.seat, due):
        return False
    done(state)
    return True


ACTION_RULES = (ActionRule(Swap, (SwapGoods,), why_not_swap, apply_swap, enumerate=swap_rows),)
ARRIVALS: Mapping[type[Decision], Arrival[State, Any]] = {SwapGoods: swap_goods}
