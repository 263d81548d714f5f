"""Refusals that several rules share. No rule of its own."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.board_game.core.names import RESOURCES, Seat
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.state import PaidIn, Permission, Rules, State

NO_PLACE: Final[Refusal] = "no_place", {}, "There is no legal place on the board for that."


@lru_cache(maxsize=1024)
def lacks(*needs: tuple[int, int]) -> Refusal:
    """The refusal for cards that are missing from the hand, given as (resource, count) pairs."""
    *most, last = (f"{count} {RESOURCES[kind]}" for kind, count in needs)
    words = f"{', '.join(most)} and {last}" if most else last
    by_resource = {RESOURCES[kind]: count for kind, count in needs}
    return "not_enough_cards", {"needs": by_resource}, f"You need {words} more."


def not_held(hand: Sequence[int], cards: Iterable[tuple[int, int]]) -> Reason:
    """A refusal if the hand does not hold these cards, given as (resource, count) pairs."""
    needs = [(kind, count - hand[kind]) for kind, count in cards if count > hand[kind]]
    return lacks(*needs) if needs else None


def not_paid(state: State, seat: Seat, cost: PaidIn) -> Reason:
    """A refusal if the seat's hand does not cover the cost."""
    return not_held(state.hands[seat], cost)


def none_left(piece: str, left: int) -> Reason:
    """A refusal if the player has no piece of this kind left."""
    return None if left else ("no_pieces_left", {"piece": piece}, f"You have no {piece} left.")


def no_place(places: int) -> Reason:
    """A refusal if the mask of places is empty."""
    return None if places else NO_PLACE


def closed(
    closures: Iterable[tuple[Permission, Refusal]], state: State, rules: Rules, seat: Seat
) -> Reason:
    """The refusal of the first restriction that is in force."""
    for allowed, because in closures:
        if not allowed(state, rules, seat):
            return because
    return None
