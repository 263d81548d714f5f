"""Looking through a draw stack, and taking cards from it: at the start, by the Master Builder, and for goods while drawing
(sources: drawing-cards, looks-and-secrets). The order of a stack never changes by it."""

from collections.abc import Iterator

from engine.card_game.core.actions import LookThrough, TakeCard, TakeNothing
from engine.card_game.core.decisions import ChooseStack, Draw, PutCardsUnder, TakeCards
from engine.card_game.core.events import CardTaken, StackLeft, StackSearched
from engine.card_game.core.names import STACKS, Seat, Stack
from engine.card_game.core.refusals import NOT_LEGAL, Reason
from engine.card_game.core.state import State, other
from engine.card_game.rules import hands
from engine.card_game.rules.realm import upgrades
from engine.card_game.rules.storing import missing_any, pay_any, wrongly_paid_of_any
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done, done_with, push

STARTING_HAND = 3
SEARCH_COST = 2
"""Units of any goods for a look, without a card that makes it cheaper."""


def search_cost(state: State, seat: Seat) -> int:
    """The cost of a look for a player; a second Town Hall changes nothing."""
    cheaper = [
        card.search_cost for card in upgrades(state.realms[seat]) if card.search_cost is not None
    ]
    return min([SEARCH_COST, *cheaper])


def why_not_that_stack(state: State, stack: Stack, due: ChooseStack | Draw) -> Reason:
    """The reason why nothing can be had from a stack now."""
    if isinstance(due, ChooseStack) and stack == due.taken:
        return "stack_taken", {"stack": stack}, "Your opponent has looked through that stack."
    if isinstance(due, Draw) and due.stack not in (None, stack):
        return (
            "wrong_stack",
            {"stack": stack},
            "You have to draw from the stack that got your card.",
        )
    if not state.stacks[stack]:
        return "stack_empty", {"stack": stack}, "There are no cards in that stack."
    return None


# --- looking


def look_rows(state: State, seat: Seat, due: ChooseStack | Draw) -> Iterator[LookThrough]:
    if isinstance(due, Draw) and missing_any(state.realms[seat], search_cost(state, seat)):
        return
    for stack in range(STACKS):
        if why_not_that_stack(state, stack, due) is None:
            yield LookThrough(seat, stack, None)


def why_not_look(state: State, action: LookThrough, due: ChooseStack | Draw) -> Reason:
    if reason := why_not_that_stack(state, action.stack, due):
        return reason
    if isinstance(due, ChooseStack):
        return NOT_LEGAL if action.paid else None
    realm, cost = state.realms[action.seat], search_cost(state, action.seat)
    return missing_any(realm, cost) or wrongly_paid_of_any(realm, cost, action.paid)


def apply_look(state: State, action: LookThrough, context: ActionContext) -> None:
    """At the start three cards are taken, otherwise one; whoever paid must take it."""
    seat, stack = action.seat, action.stack
    due = done(state)
    if isinstance(due, Draw):
        pay_any(state, seat, search_cost(state, seat), action.paid, context)
        push(state, Draw(seat, due.left - 1, due.stack), TakeCards(seat, stack, 1, False))
    else:
        assert isinstance(due, ChooseStack)
        if due.next:
            push(state, ChooseStack(other(seat), due.may_pass, False, stack))
        count = 1 if due.may_pass else min(STARTING_HAND, len(state.stacks[stack]))
        push(state, TakeCards(seat, stack, count, due.may_pass))
    context.emit(StackSearched(seat, stack, state.stacks[stack]))


def choose_stack(state: State, due: ChooseStack, context: ActionContext) -> bool:
    """Skip the choice if there is no stack to look through."""
    if any(look_rows(state, due.seat, due)):
        return False
    _nothing(state)
    return True


# --- taking


def take_rows(state: State, seat: Seat, due: TakeCards) -> Iterator[TakeCard]:
    return (TakeCard(seat, position) for position in range(len(state.stacks[due.stack])))


def why_not_take(state: State, action: TakeCard, due: TakeCards) -> Reason:
    return None if action.position < len(state.stacks[due.stack]) else NOT_LEGAL


def apply_take(state: State, action: TakeCard, context: ActionContext) -> None:
    """The Master Builder's card is paid for with one of the hand."""
    due = done_with(state, TakeCards)
    if due.left > 1:
        push(state, TakeCards(due.seat, due.stack, due.left - 1, due.may_pass))
    if due.may_pass:
        push(state, PutCardsUnder(due.seat, 1))
    take(state, action.seat, due.stack, action.position, context)


def take(state: State, seat: Seat, stack: Stack, position: int, context: ActionContext) -> None:
    """A card goes from a stack to a hand; 0 is the top."""
    cards = state.stacks[stack]
    state.stacks[stack] = cards[:position] + cards[position + 1 :]
    hands.receive(state, seat, cards[position])
    context.emit(CardTaken(seat, stack, cards[position]))


def nothing_rows(state: State, seat: Seat, due: ChooseStack | TakeCards) -> Iterator[TakeNothing]:
    if due.may_pass:
        yield TakeNothing(seat)


def why_not_nothing(state: State, action: TakeNothing, due: ChooseStack | TakeCards) -> Reason:
    if due.may_pass:
        return None
    return "must_take", {}, "You have looked through the stack, so you must take a card from it."


def apply_nothing(state: State, action: TakeNothing, context: ActionContext) -> None:
    _nothing(state)
    context.emit(StackLeft(action.seat))


def _nothing(state: State) -> None:
    due = done(state)
    if isinstance(due, ChooseStack) and due.next:
        push(state, ChooseStack(other(due.seat), due.may_pass, False, None))


ACTION_RULES = (
    ActionRule(LookThrough, (ChooseStack, Draw), why_not_look, apply_look, enumerate=look_rows),
    ActionRule(TakeCard, (TakeCards,), why_not_take, apply_take, enumerate=take_rows),
    ActionRule(
        TakeNothing,
        (ChooseStack, TakeCards),
        why_not_nothing,
        apply_nothing,
        enumerate=nothing_rows,
    ),
)
