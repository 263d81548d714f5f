"""Special building: after each turn everyone else may build and buy, clockwise, with what they hold (A, M, W; "5–6 players").

Nobody trades in it, plays a card or wins: whoever reaches the goal has won when their own next turn begins. A card that
is bought in it may be played on one's own next turn. Everyone is asked, whatever their hand would pay for: who is
passed over would have shown that they cannot build."""

from typing import Any

from engine.actions import Pass
from engine.chance import Chance
from engine.compiled import Rules, happened
from engine.decisions import SPECIAL_BUILDING, Decision, decision
from engine.events import Log, Passed
from engine.names import Seat
from engine.options import Option
from engine.rulebook import Rulebook
from engine.rules.winning import claim_victory
from engine.state import State
from engine.verbs import BUILDING, Move

KEY = "special-building"


def everyone_else_builds(state: State, rules: Rules, seat: Seat, log: Log) -> None:
    """Clockwise, from the left neighbor of whoever has ended their turn."""
    count = len(rules.seats)
    clockwise = [(seat + step) % count for step in range(1, count)]
    state.pending += [decision(SPECIAL_BUILDING, other) for other in reversed(clockwise)]


def who_is_still_to_come(state: State, rules: Rules, due: Decision) -> dict[str, Any]:
    """Everybody sees who is asked after this one, and they themselves can say beforehand that they pass."""
    then = [later.seat for later in reversed(state.pending) if later != due]
    return {"then": then} if then else {}


def nobody_meanwhile(state: State, rules: Rules, log: Log) -> None:
    """The turn has ended, and the next one has not begun; what a piece that is built brings with it lies on top."""
    if not (state.pending and state.pending[0].kind == SPECIAL_BUILDING):
        claim_victory(state, rules, log)


def apply_pass(state: State, rules: Rules, action: Pass, chance: Chance, log: Log) -> None:
    """What was bought in this phase is not new any more: no card can be played before one's own next turn."""
    state.pending.pop()
    if any(state.bought[action.seat]):
        state.bought[action.seat] = [0, 0, 0, 0, 0]
    happened(state, rules, log, Passed, (action.seat,))


def install(book: Rulebook) -> None:
    book.decisions.add(
        SPECIAL_BUILDING,
        "In the special building phase one may only build and buy.",
        shown=who_is_still_to_come,
        brief=True,
    )
    book.between_turns.set(everyone_else_builds)
    book.claim.replace(nobody_meanwhile)
    book.moves.add(Move(Pass, always=True, applies=apply_pass))
    book.moves.allow(BUILDING, SPECIAL_BUILDING)
    book.moves.during(SPECIAL_BUILDING, Pass)


OPTION = Option(
    key=KEY,
    title="Special building",
    summary="After each turn everyone else may build and buy, in clockwise order, without trading or playing cards.",
    source="A, M, W",
    install=install,
    group="turn",
    changes=("turn", "building"),
)
