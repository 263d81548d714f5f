"""A game as small as one can be, on the kernel: take one to three pebbles; the player who takes the last one wins. Each player has a hidden
lucky number, and a hidden scoop that takes up to four or five at once, once a game; its player chooses how many."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine import ENGINE_VERSION, codec
from engine.api import EVERYTHING, Bots, ConfigError, Json, Seat, Viewer
from engine.chance import Chance
from engine.kernel.action_rules import ActionRule, ActionRules, Reason
from engine.kernel.audience import known_to
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, done, push, saved_stack
from engine.kernel.fields import TUPLE, begun, declared, flat, shared
from engine.kernel.kinds import SeatAction, SeatEvent, family, kind_of
from engine.kernel.saving import Saving
from engine.kernel.stack_game import StackGame

LUCKY = 1000
MOVES, EVENTS, DECISIONS = family(), family(), family()


@kind_of(MOVES)
class Take(SeatAction):
    """Take pebbles."""

    count: int


@kind_of(MOVES)
class PlayScoop(SeatAction):
    """Play the scoop, and then choose how many it takes."""


@kind_of(EVENTS)
class Began(SeatEvent):
    """The pebbles were counted."""

    count: int


@kind_of(EVENTS)
class Taken(SeatEvent):
    """A player took pebbles."""

    count: int


@kind_of(EVENTS)
class ScoopPlayed(SeatEvent):
    """A player played a scoop that takes up to `most`."""

    most: int | None = known_to("seat")


@kind_of(EVENTS)
class Won(SeatEvent):
    """A player took the last one."""


@kind_of(DECISIONS)
class Taking(Decision):
    """Take pebbles, up to `most`."""

    most: int | None = known_to("seat")


@dataclass(frozen=True)
class Few:
    seats: int = 2
    engine: int = ENGINE_VERSION

    def to_json(self) -> Json:
        return {"seats": self.seats}


@declared
class Pile:
    config: Few = shared(lambda config: config, saved=None)
    left: int = shared()
    turn: int = shared(lambda config: 1)
    lucky: tuple[int, ...] = shared(saved=TUPLE)
    scoops: list[int] = flat(lambda config: [0] * config.seats)
    pending: tuple[Decision, ...] = shared(lambda config: (Taking(0, 3),), saved_stack(DECISIONS))
    winner: Seat = shared(lambda config: -1)
    over = property(lambda self: self.winner >= 0)
    current = property(lambda self: (self.turn - 1) % self.config.seats)
    fields: ClassVar[dict[str, Any]]

    if TYPE_CHECKING:

        def copy(self) -> "Pile": ...


def takes(state: Pile, seat: Seat, decision: Taking) -> list[Take]:
    return [Take(seat, count) for count in range(1, min(decision.most or 0, state.left) + 1)]


def why_not_take(state: Pile, action: Take, decision: Taking) -> Reason:
    refusal = "not_legal", {"left": state.left}, "You cannot take those."
    return None if action in takes(state, action.seat, decision) else refusal


def take(state: Pile, action: Take, context: ActionContext) -> None:
    done(state)
    state.left -= action.count
    state.turn += 1
    context.emit(Taken(action.seat, action.count))
    if state.left:
        push(state, Taking(state.current, 3))
    else:
        state.winner = action.seat
        context.emit(Won(action.seat))


def scoops(state: Pile, seat: Seat, decision: Taking) -> list[PlayScoop]:
    return [PlayScoop(seat)] if state.scoops[seat] else []


def why_not_scoop(state: Pile, action: PlayScoop, decision: Taking) -> Reason:
    return None if state.scoops[action.seat] else ("not_legal", {}, "You have played your scoop.")


def scoop(state: Pile, action: PlayScoop, context: ActionContext) -> None:
    done(state)
    most, state.scoops[action.seat] = state.scoops[action.seat], 0
    context.emit(ScoopPlayed(action.seat, most))
    push(state, Taking(action.seat, most))


class Pebbles(StackGame[Pile, Take | PlayScoop, SeatEvent, Few]):
    key: ClassVar[str] = "pebbles"
    bots = Bots(("easy",), ("easy",), lambda level, view, legal, *_: legal[0] if legal else None)
    actions, events, domains = MOVES, EVENTS, {"integer": codec.below(100)}
    rules = ActionRules[Pile](
        (
            ActionRule(Take, (Taking,), why_not_take, take, enumerate=takes),
            ActionRule(PlayScoop, (Taking,), why_not_scoop, scoop, enumerate=scoops),
        )
    )
    saving = Saving(Pile.fields)

    def catalog(self) -> Json:
        return {"seats": [2, 3]}

    def configured(self, data: Any, /) -> Few:
        if not isinstance(data, dict) or data.get("seats", 2) not in (2, 3):
            raise ConfigError("wrong_seats", "Two or three people take pebbles.")
        return Few(data.get("seats", 2))

    def variant(self, config: Json, /) -> str:
        return "heap"

    def empty_state(self, config: Few, /) -> Pile:
        return begun(Pile, config)

    def new_game(self, config: Few, chance: Chance, /) -> tuple[Pile, tuple[SeatEvent, ...]]:
        state = self.empty_state(config)
        state.left = 12 + chance.below(9)
        state.lucky = tuple(LUCKY + chance.below(LUCKY) for _ in range(config.seats))
        state.scoops = [4 + chance.below(2) for _ in range(config.seats)]
        return state, (Began(0, state.left),)

    def public_view(self, state: Pile, /) -> Json:
        return {**super().public_view(state), "left": state.left}

    def view_from_public(self, state: Pile, viewer: Viewer, public: Json, /) -> Json:
        shown = [
            seat for seat in self.seats_of(state) if state.over or viewer in (seat, EVERYTHING)
        ]
        own = {"lucky": [state.lucky[seat] for seat in shown]}
        return {**public, **own, "scoops": [state.scoops[seat] for seat in shown]}

    def can_undo(self, events: Any, /) -> bool:
        return all(isinstance(event, Taken) for event in events)

    def points(self, state: Pile, /) -> list[int]:
        return [int(seat == state.winner) for seat in self.seats_of(state)]

    def starting_player(self, events: Sequence[SeatEvent], /) -> Seat:
        return events[0].seat


pebbles = Pebbles()
