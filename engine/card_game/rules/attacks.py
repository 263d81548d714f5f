"""Attacks: the answer, the die, and what the winner takes (sources: attacks, counter-window).

The defender is always asked, with a counter or without, unless everybody can see that none exists; the answer stays sealed until
the window closes."""

from collections.abc import Iterator
from dataclasses import replace

from engine.card_game.core.actions import AnswerAttack, CloseWindow, Return
from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.decisions import Answer, ChooseTarget, RollAttack
from engine.card_game.core.events import (
    AttackAnswered,
    AttackRolled,
    UpgradeReturned,
)
from engine.card_game.core.grid import column_of
from engine.card_game.core.names import Place, Places, Seat, Target
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import Rules, State, other
from engine.card_game.rules import hands
from engine.card_game.rules.playing import why_card_rests
from engine.card_game.rules.realm import flagged, places_of_kind
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done, done_with, push

SUCCEEDS_UP_TO = 5
SUCCEEDS_AGAINST_A_COUNTER_UP_TO = 2


def counters_to(rules: Rules, attack: Card) -> list[Card]:
    """The cards of the table that answer an attack."""
    return [card for card in rules.cards if CARDS[card].answers in CARDS[attack].flags]


def can_be_answered(state: State, attack: Card) -> bool:
    """Return whether a counter may be in the defender's hand, as far as everybody knows."""
    if not state.hands[other(state.current)]:
        return False
    return any(
        state.out.count(card) < CARDS[card].copies for card in counters_to(state.rules, attack)
    )


def begin_attack(state: State, seat: Seat, card: Card, at_risk: Places = ()) -> None:
    """The defender is asked; then the die is rolled. `at_risk`: the upgrades that may go back."""
    push(state, RollAttack(seat, card, False))
    if can_be_answered(state, card):
        odds = SUCCEEDS_UP_TO, SUCCEEDS_AGAINST_A_COUNTER_UP_TO
        push(state, Answer(other(seat), card, *odds, at_risk, None, None))


# --- the answer


def counters_held(state: State, seat: Seat, attack: Card) -> list[Card]:
    """The cards of the hand that answer it."""
    return [
        card
        for card in counters_to(state.rules, attack)
        if card in state.hands[seat] and why_card_rests(state, seat, card) is None
    ]


def answer_rows(state: State, seat: Seat, due: Answer) -> Iterator[AnswerAttack]:
    yield AnswerAttack(seat, None)
    for card in counters_held(state, seat, due.attack):
        yield AnswerAttack(seat, card)


def why_not_answer(state: State, action: AnswerAttack, due: Answer) -> Reason:
    return None if action.card is None else why_no_answer(state, action.seat, action.card, due)


def why_no_answer(state: State, seat: Seat, card: Card, due: Answer) -> Reason:
    """The reason why a card does not answer the attack."""
    if reason := why_card_rests(state, seat, card):
        return reason
    if card in counters_to(state.rules, due.attack):
        return None
    key = CARDS[card].key
    return "does_not_answer", {"card": key}, "That card does not answer this attack."


def apply_answer(state: State, action: AnswerAttack, context: ActionContext) -> None:
    """Keep the answer sealed: nobody hears of it before the window closes."""
    due = done_with(state, Answer)
    push(state, replace(due, sealed=True, counter=action.card))


def why_not_close(state: State, action: CloseWindow, due: Answer) -> Reason:
    """The table does, when the time is over (`game.is_for_the_table`)."""
    return None


def apply_close(state: State, action: CloseWindow, context: ActionContext) -> None:
    """The answer is opened; a counter leaves the game."""
    due = done_with(state, Answer)
    context.emit(AttackAnswered(due.seat, due.counter))
    if due.counter is not None:
        hands.put_away(state, due.seat, due.counter)
        rolling = done_with(state, RollAttack)
        push(state, RollAttack(rolling.seat, rolling.attack, True))


# --- the die


def roll_attack(state: State, attack: RollAttack, context: ActionContext) -> Seat:
    """Roll the die of an attack and settle who wins."""
    number = context.die()
    most = SUCCEEDS_AGAINST_A_COUNTER_UP_TO if attack.countered else SUCCEEDS_UP_TO
    winner = attack.seat if number <= most else other(attack.seat)
    context.emit(AttackRolled(attack.seat, number, winner))
    return winner


# --- what goes back to its owner's hand


def targets(state: State, owner: Seat, what: Target) -> list[Place]:
    """The owner's upgrades that may be sent back. A Church keeps units of its city in Civil War, and from nothing else."""
    realm = state.realms[owner]
    places = places_of_kind(realm, what)
    if what != "unit":
        return places
    kept = {column_of(at) for at in flagged(realm, "keeps-units-in-civil-war")}
    return [at for at in places if column_of(at) not in kept]


def target_rows(state: State, seat: Seat, due: ChooseTarget) -> Iterator[Return]:
    return (Return(seat, at) for at in targets(state, other(seat), due.what))


def why_not_return(state: State, action: Return, due: ChooseTarget) -> Reason:
    if action.place in targets(state, other(action.seat), due.what):
        return None
    return "no_place", {}, "There is nothing of that kind that could go back."


def apply_return(state: State, action: Return, context: ActionContext) -> None:
    """A card that returns can be built again, for its full price."""
    done(state)
    owner = other(action.seat)
    card = state.realms[owner].upgrades.pop(action.place)
    hands.receive(state, owner, card, gained=False)
    context.emit(UpgradeReturned(action.seat, owner, card, action.place))


def choose_target(state: State, due: ChooseTarget, context: ActionContext) -> bool:
    """Skip the choice if the loser has no such card, and then loses nothing."""
    if targets(state, other(due.seat), due.what):
        return False
    done(state)
    return True


ACTION_RULES = (
    ActionRule(AnswerAttack, (Answer,), why_not_answer, apply_answer, enumerate=answer_rows),
    ActionRule(CloseWindow, (Answer,), why_not_close, apply_close),
    ActionRule(Return, (ChooseTarget,), why_not_return, apply_return, enumerate=target_rows),
)
