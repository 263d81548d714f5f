"""Settlement required: at the end of a turn every player has a settlement on the board, besides any cities (sources: settlement-required).

The sources speak of the end of the turn. So the last settlement may become a city only if another settlement follows (the
cards for both in hand and a place for it; nothing else may be done until it stands), or if the city wins the game at once."""

from typing import Final

from engine.board_game.core.actions import BuildSettlement
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, decision
from engine.board_game.core.events import CityBuilt, SettlementBuilt
from engine.board_game.core.names import IntersectionMask, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.kernel.decisions import done, is_on_top, push

EVERYWHERE: Final = -1


@decision
class BuildAnotherDecision(Decision):
    """Build the settlement that has to follow a city (option `settlement-required`)."""

    refusal = "Build another settlement first."


def not_the_last_one(state: State, rules: Rules, seat: Seat) -> IntersectionMask:
    if state.settlements[seat].bit_count() > 1:
        return EVERYWHERE
    return EVERYWHERE if another_can_follow(state, rules, seat) or wins(state, rules, seat) else 0


def another_can_follow(state: State, rules: Rules, seat: Seat) -> bool:
    """Return whether the hand pays for the city and for a settlement, which has a place."""
    left = state.hands[seat][:]
    for resource, count in (*rules.city_cost, *rules.settlement_cost):
        left[resource] -= count
    return min(left) >= 0 and bool(rules.settlement_spots(state, rules, seat))


def wins(state: State, rules: Rules, seat: Seat) -> bool:
    """Return whether one more point ends the game, on one's own turn."""
    points = state.points[seat] + state.hidden_points(seat) + 1
    return seat == state.current and points >= rules.victory_points


def another_follows(state: State, rules: Rules, event: CityBuilt, context: ActionContext) -> None:
    if not state.over and not state.settlements[event.seat]:
        push(state, BuildAnotherDecision(event.seat))


def it_stands(state: State, rules: Rules, event: SettlementBuilt, context: ActionContext) -> None:
    if is_on_top(state, BuildAnotherDecision):
        done(state)


def install(book: Rulebook) -> None:
    book.city_spots.restrict(not_the_last_one)
    book.decisions.add(BuildAnotherDecision)
    book.action_rules.during(BuildAnotherDecision, BuildSettlement)
    book.events.after(CityBuilt, another_follows)
    book.events.after(SettlementBuilt, it_stands)


OPTION = Option(
    key="settlement-required",
    title="Settlement required",
    summary="At the end of a turn you must have a settlement on the board, besides any cities.",
    source="sources: settlement-required",
    install=install,
    changes=("building",),
)
