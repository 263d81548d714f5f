"""One free road: after the first road of a road building card, a player may skip the second. A ("you may immediately place 2
free roads") and M ("he can immediately place two road segments") leave it to the player; N ("build 2 roads") does not."""

from typing import Final

from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlaceFreeRoadDecision
from engine.board_game.core.events import Event, event
from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.kernel.decisions import done, top

KEY: Final = "one-free-road"
FIRST_FREE_ROAD: Final = refusal("first_free_road", "Only the second free road can be declined.")


@action
class DeclineFreeRoad(Action):
    """Do without the second free road, instead of placing it (option `one-free-road`)."""


@event
class FreeRoadDeclined(Event):
    """The second free road was not wanted (option `one-free-road`)."""

    reveals_nothing = True

    seat: Seat


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Once the first of two lies on the board."""
    left = sum(isinstance(due, PlaceFreeRoadDecision) for due in state.pending)
    placed = top(state, PlaceFreeRoadDecision).of - left
    if placed > 0:
        legal.append(DeclineFreeRoad(seat))


def apply(state: State, rules: Rules, action: DeclineFreeRoad, context: ActionContext) -> None:
    done(state)
    emit(state, rules, context, FreeRoadDeclined, (action.seat,))


def why_not(state: State, rules: Rules, action: DeclineFreeRoad) -> Reason:
    return FIRST_FREE_ROAD({}, "Only the second free road can be declined.")


def install(book: Rulebook) -> None:
    book.action_rules.add(
        ActionRule(DeclineFreeRoad, enumerate=legal, apply=apply, validate=why_not, waives=True)
    )
    book.action_rules.during(PlaceFreeRoadDecision, DeclineFreeRoad)


OPTION = Option(
    key=KEY,
    title="One free road is enough",
    summary="After the first of two free roads you may skip the second.",
    source="sources: free-roads",
    install=install,
    group="development",
    changes=("development",),
)
