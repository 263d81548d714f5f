"""Caravan: one or two of the own goods for as many others (facts, section 7)."""

from collections.abc import Iterator

from engine.card_game.core.actions import Swap
from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import SwapGoods
from engine.card_game.core.moves import Move
from engine.card_game.core.names import Place, Seat
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import NOT_LEGAL, Reason
from engine.card_game.core.state import State
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.pending import done_with, push
from engine.card_game.rules.storing import gain, good_at, holding, lose, with_room

MOST = 2


def swappable(state: State, seat: Seat) -> list[tuple[Place, Place]]:
    """A region that gives a unit, and one of another good that has room."""
    realm = state.realms[seat]
    return [
        (at, into)
        for at in holding(realm)
        for into in with_room(realm)
        if good_at(realm, at) != good_at(realm, into)
    ]


def why_not(state: State, seat: Seat) -> Reason:
    if swappable(state, seat):
        return None
    return "no_target", {"card": "caravan"}, "You have no good that could be swapped for another."


def plays(state: State, seat: Seat, card: Card, play: Play) -> None:
    push(state, SwapGoods(seat, MOST, False))


CARAVAN = ActionCard(plays, why_not)


def swap_rows(state: State, seat: Seat, due: SwapGoods) -> Iterator[Swap]:
    return (Swap(seat, at, into) for at, into in swappable(state, seat))


def why_not_swap(state: State, action: Swap, due: SwapGoods) -> Reason:
    return None if (action.place, action.into) in swappable(state, action.seat) else NOT_LEGAL


def apply_swap(state: State, action: Swap, play: Play) -> None:
    """There is always something for a second time: what was swapped can be swapped back."""
    due = done_with(state, SwapGoods)
    if due.left > 1:
        push(state, SwapGoods(due.seat, due.left - 1, True))
    lose(state, action.seat, action.place, play)
    gain(state, action.seat, action.into, play)


MOVES = (Move(Swap, (SwapGoods,), why_not_swap, apply_swap, rows=swap_rows),)
