"""First player: drawn at random, or the first seat, instead of the highest roll (house rule)."""

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import FirstPlayerChosen
from engine.board_game.core.names import Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit

FIRST_SEAT = "first-seat"


def drawn(state: State, rules: Rules, context: ActionContext) -> Seat:
    return _chosen(state, rules, context.chance.below(len(rules.seats)), context)


def the_first_seat(state: State, rules: Rules, context: ActionContext) -> Seat:
    return _chosen(state, rules, 0, context)


def _chosen(state: State, rules: Rules, seat: Seat, context: ActionContext) -> Seat:
    emit(state, rules, context, FirstPlayerChosen, (seat,))
    return seat


def install(book: Rulebook, way: str) -> None:
    book.first_player.replace({"random": drawn, FIRST_SEAT: the_first_seat}[way])


OPTION = Option(
    key="first-player",
    title="Who starts",
    summary="A random player or the first seat starts, instead of the highest roll.",
    source="house rule",
    install=install,
    parameter=OneOf(
        {"random": "Drawn at random", FIRST_SEAT: "First seat"},
        "random",
        left_out="Highest roll",
    ),
    group="set-up",
    changes=("set-up",),
)
