"""The seven: too many cards are halved, all at the same time; then the robber moves (sources: the-seven)."""

from engine.board_game.core.actions import Discard
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import DiscardDecision, MoveRobberDecision
from engine.board_game.core.events import CardsDiscarded, DiceRolled
from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.view_types import DiscardForm
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import its_fields
from engine.board_game.rules.production import SEVEN
from engine.board_game.rules.refusals import not_held
from engine.kernel.decisions import done_by, is_on_top, push


def resolve_seven(state: State, rules: Rules, event: DiceRolled, context: ActionContext) -> None:
    """Every player over the hand limit gives up half, rounded down; after that the roller moves the robber."""
    if event.dice[0] + event.dice[1] != SEVEN:
        return
    push(state, MoveRobberDecision(event.seat))
    for seat in reversed(rules.seats):
        if count := at_stake(state, rules, seat):
            push(state, DiscardDecision(seat, count))


def at_stake(state: State, rules: Rules, seat: Seat) -> int:
    """The number of cards a seven costs a seat."""
    size = sum(state.hands[seat])
    return size // 2 if size > rules.hand_limit else 0


def owed_by(state: State, seat: Seat) -> int:
    """The number of cards a seat still has to discard."""
    return next(
        (
            due.count
            for due in state.pending
            if isinstance(due, DiscardDecision) and due.seat == seat
        ),
        0,
    )


def form(state: State, rules: Rules, seat: Seat) -> DiscardForm:
    return {"type": "Discard", "count": owed_by(state, seat)}


def check(state: State, rules: Rules, action: Discard) -> Reason:
    """Return whether the discard is exactly the number owed, out of the player's own hand."""
    owed = owed_by(state, action.seat)
    if sum(action.cards) != owed:
        return (
            "wrong_count",
            {"owed": owed, "given": sum(action.cards)},
            f"You have to discard exactly {owed} cards.",
        )
    return not_held(state.hands[action.seat], enumerate(action.cards))


def apply(state: State, rules: Rules, action: Discard, context: ActionContext) -> None:
    """Set the cards aside; once everybody has chosen they go face up to the supply, all at the same time."""
    done_by(state, action.seat)
    hand = state.hands[action.seat]
    for resource, count in enumerate(action.cards):
        hand[resource] -= count
    state.set_aside.append((action.seat, action.cards))
    if not is_on_top(state, DiscardDecision):
        turn_face_up(state, rules, context)


def turn_face_up(state: State, rules: Rules, context: ActionContext) -> None:
    """Move what was set aside to the supply."""
    aside, state.set_aside = sorted(state.set_aside), []
    for seat, cards in aside:
        for resource, count in enumerate(cards):
            state.supply[resource] += count
        emit(state, rules, context, CardsDiscarded, (seat, cards))


def install(book: Rulebook) -> None:
    book.decisions.add(DiscardDecision, shown=its_fields)
    book.events.after(DiceRolled, resolve_seven)
    book.action_rules.add(ActionRule(Discard, form=form, validate=check, apply=apply))
    book.action_rules.during(DiscardDecision, Discard)
