"""One free road: whoever has played road building and placed the first road may do without the second. A ("you may immediately
place 2 free roads") and M ("he can immediately place two road segments") leave it to the player; N ("build 2 roads") does not."""

from typing import Final

from engine.actions import Action, DeclineFreeRoad
from engine.decisions import PLACE_FREE_ROAD
from engine.events import FreeRoadDeclined
from engine.names import Seat
from engine.options import Option
from engine.play import Play
from engine.rulebook import Rulebook
from engine.rulebook.happened import happened
from engine.rulebook.rules import Move, Reason, Rules
from engine.state import State

KEY: Final = "one-free-road"


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Once the first of two lies on the board."""
    placed = state.pending[-1].detail - sum(due.kind == PLACE_FREE_ROAD for due in state.pending)
    if placed > 0:
        legal.append(DeclineFreeRoad(seat))


def apply(state: State, rules: Rules, action: DeclineFreeRoad, play: Play) -> None:
    state.pending.pop()
    happened(state, rules, play, FreeRoadDeclined, (action.seat,))


def why_not(state: State, rules: Rules, action: DeclineFreeRoad) -> Reason:
    return "first_free_road", {}, "Only the second free road can be declined."


def install(book: Rulebook) -> None:
    book.moves.add(Move(DeclineFreeRoad, lists=legal, applies=apply, checks=why_not, waives=True))
    book.moves.during(PLACE_FREE_ROAD, DeclineFreeRoad)


OPTION = Option(
    key=KEY,
    title="One free road is enough",
    summary="Whoever has placed the first of two free roads may do without the second.",
    source="A, M",
    install=install,
    group="development",
    changes=("development",),
)
