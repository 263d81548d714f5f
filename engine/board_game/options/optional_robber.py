"""Optional robber: a player who rolls a seven may leave the robber where it is, and then steals nothing (sources: optional-robber).
Players with too many cards still discard, and a knight still moves the robber: both sources speak only
of the roll."""

from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import MoveRobberDecision
from engine.board_game.core.events import DiceRolled, Event, event
from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.production import SEVEN
from engine.kernel.decisions import done, replace_decision, top


@action
class LeaveRobber(Action):
    """After a seven: let the robber stay where it is and steal nothing (option `optional-robber`)."""


@event
class RobberLeft(Event):
    """The robber was left where it stands, and nothing was stolen (option `optional-robber`)."""

    reveals_nothing = True

    seat: Seat


def may_stay(state: State, rules: Rules, event: DiceRolled, context: ActionContext) -> None:
    """The seven has just asked its roller to move the robber: now it is a choice."""
    if sum(event.dice) == SEVEN:
        replace_decision(
            state, MoveRobberDecision(event.seat), MoveRobberDecision(event.seat, may_stay=True)
        )


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if top(state, MoveRobberDecision).may_stay:
        legal.append(LeaveRobber(seat))


def apply(state: State, rules: Rules, action: LeaveRobber, context: ActionContext) -> None:
    done(state)
    emit(state, rules, context, RobberLeft, (action.seat,))


def why_not(state: State, rules: Rules, action: LeaveRobber) -> Reason:
    return "robber_must_move", {}, "The robber has to move to another hex."


def install(book: Rulebook) -> None:
    book.events.after(DiceRolled, may_stay)
    book.action_rules.add(
        ActionRule(LeaveRobber, enumerate=legal, apply=apply, validate=why_not, waives=True)
    )
    book.action_rules.during(MoveRobberDecision, LeaveRobber)


OPTION = Option(
    key="optional-robber",
    title="Optional robber",
    summary="After a seven you may leave the robber where it is, and then you steal nothing.",
    source="sources: optional-robber",
    install=install,
    group="robber",
    changes=("seven",),
)
