"""Hands: how many cards they hold, what was gained in this turn, and what goes back under a stack (sources: realm-hand-limit, surplus)."""

from collections.abc import Iterator

from engine.card_game.core.actions import PutUnder
from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.decisions import PutCardsUnder, SettleHands
from engine.card_game.core.events import CardPutUnder
from engine.card_game.core.names import SEATS, STACKS, Seat, Stack
from engine.card_game.core.refusals import Reason, Refusal
from engine.card_game.core.state import State, other
from engine.card_game.rules.realm import upgrades
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done, done_with, push

HAND_LIMIT = 3
"""Without cards that raise it."""


def limit(state: State, seat: Seat) -> int:
    """The number of cards the hand may hold."""
    return HAND_LIMIT + sum(card.hand_limit for card in upgrades(state.realms[seat]))


def surplus(state: State, seat: Seat) -> int:
    """The number of cards above the limit."""
    return max(0, len(state.hands[seat]) - limit(state, seat))


def kinds(cards: tuple[Card, ...]) -> list[Card]:
    """The kinds of cards in a hand, each once."""
    return sorted(set(cards))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def receive(state: State, seat: Seat, card: Card, *, gained: bool = True) -> None:
    """A card comes to a hand; one that returns was not gained."""
    state.hands[seat] += (card,)
    if gained:
        state.gained[seat] += (card,)


def give_up(state: State, seat: Seat, card: Card, *, newest: bool = False) -> None:
    """A card leaves a hand: of two alike the one that could be played in this turn; where it is put away or taken, the `newest`
    (sources: gained-cards)."""
    state.hands[seat] = without(state.hands[seat], card)
    if newest and card in state.gained[seat]:
        state.gained[seat] = without(state.gained[seat], card)
    while state.gained[seat].count(card) > state.hands[seat].count(card):
        state.gained[seat] = without(state.gained[seat], card)


def put_away(state: State, seat: Seat, card: Card) -> None:
    """A card of the hand leaves the game."""
    give_up(state, seat, card)
    state.out += (card,)


def put_under(state: State, card: Card, stack: Stack) -> None:
    """A card becomes the lowest of a stack."""
    state.stacks[stack] += (card,)


def is_new(state: State, seat: Seat, card: Card) -> bool:
    """Return whether every card of this kind in the hand was gained in this turn, where that keeps it from being played."""
    if state.rules.new_cards_are_ready:
        return False
    return state.gained[seat].count(card) >= state.hands[seat].count(card)


def not_in_hand(card: Card) -> Refusal:
    """The refusal for a card that is not in the player's hand."""
    return "no_such_card", {"card": CARDS[card].key}, "That card is not in your hand."


def why_not_held(state: State, seat: Seat, card: Card) -> Reason:
    """The card is not in the hand, or was gained in this turn."""
    if card not in state.hands[seat]:
        return not_in_hand(card)
    if is_new(state, seat, card):
        return "new_card", {"card": CARDS[card].key}, "You gained that card this turn."
    return None


# --- putting cards under stacks


def due_surplus(state: State) -> list[tuple[Seat, int]]:
    """The seats that must put cards under stacks now, the active player first; in the later rules the active one does so at the end."""
    if any(isinstance(due, PutCardsUnder | SettleHands) for due in state.pending):
        return []
    return [
        (seat, count)
        for seat in (state.current, other(state.current))
        if (count := surplus(state, seat)) and state.rules.settles_now(state, seat)
    ]


def settle_hands(state: State, due: SettleHands, context: ActionContext) -> bool:
    """Civil War: both settle at once."""
    done(state)
    ask_for_surplus(state, [(seat, surplus(state, seat)) for seat in SEATS])
    return True


def ask_for_surplus(state: State, counts: list[tuple[Seat, int]]) -> None:
    """The active player goes first."""
    for seat, count in sorted(counts, key=lambda each: each[0] == state.current):
        if count:
            push(state, PutCardsUnder(seat, count))


def put_under_rows(state: State, seat: Seat, due: PutCardsUnder) -> Iterator[PutUnder]:
    for card in kinds(state.hands[seat]):
        for stack in range(STACKS):
            yield PutUnder(seat, card, stack)


def why_not_put_under(state: State, action: PutUnder, due: PutCardsUnder) -> Reason:
    """New cards may go as well as old ones, and go first; an empty stack takes them too."""
    return None if action.card in state.hands[action.seat] else not_in_hand(action.card)


def apply_put_under(state: State, action: PutUnder, context: ActionContext) -> None:
    due = done_with(state, PutCardsUnder)
    if due.left > 1:
        push(state, PutCardsUnder(due.seat, due.left - 1))
    give_up(state, action.seat, action.card, newest=True)
    put_under(state, action.card, action.stack)
    context.emit(CardPutUnder(action.seat, action.stack, action.card))


ACTION_RULES = (
    ActionRule(
        PutUnder, (PutCardsUnder,), why_not_put_under, apply_put_under, enumerate=put_under_rows
    ),
)
