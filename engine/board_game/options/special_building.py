"""Special building: after each turn everyone else may build and buy, clockwise, with what they hold (sources: special-building).

During it nobody trades, plays a card or wins: a player who reaches the goal wins at the start of their own next turn. A
card bought during it may be played on that turn. Who is asked never depends on what they hold, because passing a player
over would show that they cannot build: either everyone is asked, or those who have raised their flag for all to see."""

from typing import Final, TypedDict

from engine.board_game.bots.choices import When, chooses
from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, Pass, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, decision
from engine.board_game.core.events import Event, Passed, TurnBegan, event
from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import BUILDING
from engine.board_game.rules.winning import claim_victory
from engine.kernel.decisions import done, push, withdraw

KEY: Final = "special-building"
FLAGS: Final = "flags"
EVERYONE: Final = "everyone"


class StillToCome(TypedDict, total=False):
    """The seats that are asked after this one; absent for the last."""

    then: list[Seat]


@decision
class SpecialBuildingDecision(Decision):
    """Between two turns: build and buy, or pass (option `special-building`)."""

    refusal = "In the special building phase you can only build and buy."
    brief = True
    shows = StillToCome


@action
class RaiseFlag(Action):
    """Ask to build once this turn has ended (option `special-building` with flags). Listed for whoever has nothing to decide, from the first turn on."""


@action
class LowerFlag(Action):
    """Do not ask to be asked, after all (option `special-building` with flags)."""


@event
class FlagRaised(Event):
    """A player wants to be asked what they build before the next turn (option `special-building`)."""

    seat: Seat


@event
class FlagLowered(Event):
    """A player does not want to be asked after all; that a flag comes down by itself shows in the view only."""

    seat: Seat


class Raised(TypedDict):
    """The position of the flag."""

    raised: bool


FLAG: Final = refusal("flag", "Your flag is already set that way.", Raised)


def clockwise_from(rules: Rules, seat: Seat) -> list[Seat]:
    """All others, from the left neighbor of this one."""
    count = len(rules.seats)
    return [(seat + step) % count for step in range(1, count)]


def everyone_else_builds(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Ask everyone else to build, whatever they hold."""
    push(state, *map(SpecialBuildingDecision, reversed(clockwise_from(rules, seat))))


def who_is_still_to_come(state: State, rules: Rules, due: Decision) -> StillToCome:
    """Everybody sees who is asked after this one."""
    then = [later.seat for later in reversed(state.pending) if later != due]
    return {"then": then} if then else {}


def nobody_meanwhile(state: State, rules: Rules, context: ActionContext) -> None:
    """Nobody wins during this phase, even while a decision that a new piece brings lies on top of it."""
    if not (state.pending and isinstance(state.pending[0], SpecialBuildingDecision)):
        claim_victory(state, rules, context)


def apply_pass(state: State, rules: Rules, action: Pass, context: ActionContext) -> None:
    """Pass. Cards bought in this phase are not new any more, since none can be played before the player's own next turn."""
    done(state)
    if any(state.bought[action.seat]):
        state.bought[action.seat] = [0, 0, 0, 0, 0]
    emit(state, rules, context, Passed, (action.seat,))


# --- flags


RAISED: Final[Slice[tuple[Seat, ...]]] = Slice(KEY, ())
"""The seats with a raised flag."""


def those_with_a_flag_build(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Ask only those with a flag; with no flag up, the next turn begins at once."""
    raised = RAISED.of(state)
    if raised:
        asked = [other for other in clockwise_from(rules, seat) if other in raised]
        push(state, *map(SpecialBuildingDecision, reversed(asked)))


def lower(state: State, seat: Seat) -> None:
    RAISED.put(state, tuple(other for other in RAISED.of(state) if other != seat))


def answered(state: State, rules: Rules, event: Passed, context: ActionContext) -> None:
    """Lower the flag: it asks for one time only."""
    lower(state, event.seat)


def begins_own_turn(state: State, rules: Rules, event: TurnBegan, context: ActionContext) -> None:
    """Lower the flag: what the player wanted to build can be built now."""
    lower(state, event.seat)


def either_way(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    legal.append(LowerFlag(seat) if seat in RAISED.of(state) else RaiseFlag(seat))


def apply_raise(state: State, rules: Rules, action: RaiseFlag, context: ActionContext) -> None:
    RAISED.put(state, tuple(sorted((*RAISED.of(state), action.seat))))
    emit(state, rules, context, FlagRaised, (action.seat,))


def apply_lower(state: State, rules: Rules, action: LowerFlag, context: ActionContext) -> None:
    """Lower a flag; also after the turn has ended, while its owner is still to be asked."""
    lower(state, action.seat)
    withdraw(state, SpecialBuildingDecision(action.seat))
    emit(state, rules, context, FlagLowered, (action.seat,))


def why_not(state: State, rules: Rules, action: RaiseFlag | LowerFlag) -> Reason:
    if not state.turn:
        return "wrong_moment", {}, "Flags are raised once the first turn has begun."
    raised = action.seat in RAISED.of(state)
    return FLAG({"raised": raised}, f"Your flag is already {'up' if raised else 'down'}.")


@chooses(RaiseFlag, When.MEANWHILE)
def raised_by_a_bot(position: Position, legal: Legal) -> Action | None:
    """Raise the flag if there is something to build with the cards in hand."""
    return legal.one(RaiseFlag) if position.could_build() else None


@chooses(LowerFlag, When.MEANWHILE)
def left_up_by_a_bot(position: Position, legal: Legal) -> Action | None:
    """Leave the flag up: it costs nothing to be asked."""
    return None


class Flags(TypedDict):
    """The seat whose flag is up."""

    flags: list[Seat]


def seen_by_everybody(raised: tuple[Seat, ...], state: State, viewer: Seat | None) -> Flags:
    return {"flags": list(raised)}


def install(book: Rulebook, asked: str) -> None:
    book.decisions.add(SpecialBuildingDecision, shown=who_is_still_to_come)
    book.claim.replace(nobody_meanwhile)
    book.action_rules.add(ActionRule(Pass, always=True, apply=apply_pass))
    book.action_rules.allow(BUILDING, SpecialBuildingDecision)
    book.action_rules.during(SpecialBuildingDecision, Pass)
    if asked == EVERYONE:
        book.between_turns.set(everyone_else_builds)
    else:
        book.between_turns.set(those_with_a_flag_build)
        install_flags(book)


def install_flags(book: Rulebook) -> None:
    book.add_slice(RAISED, view=seen_by_everybody)
    book.action_rules.add(
        ActionRule(RaiseFlag, enumerate=either_way, apply=apply_raise, validate=why_not)
    )
    book.action_rules.add(
        ActionRule(LowerFlag, enumerate=either_way, apply=apply_lower, validate=why_not)
    )
    book.action_rules.at_any_time(RaiseFlag, LowerFlag)
    book.events.after(Passed, answered)
    book.events.after(TurnBegan, begins_own_turn)


OPTION = Option(
    key=KEY,
    title="Special building",
    summary="After each turn others may build and buy, in clockwise order, without trading or playing cards. "
    "Choose who is asked: players who raised a flag, or everyone.",
    source="sources: special-building",
    install=install,
    group="turn",
    changes=("turn", "building"),
    parameter=OneOf(
        {FLAGS: "Raised flags", EVERYONE: "Everyone"}, FLAGS, left_out="Off", plain=EVERYONE
    ),
    shows=Flags,
    icon="i-hand",
)
