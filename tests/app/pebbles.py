"""A game as small as one can be: take one to three pebbles; whoever takes the last one wins. Each has a lucky number that nobody else knows."""

import hashlib
import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar

from engine.api import EVERYTHING, Bots, ConfigError, Game, Json, Refused, Seat, Viewer
from engine.chance import Chance

LUCKY = 1000


@dataclass(frozen=True)
class Few:
    """How many play."""

    seats: int = 2

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class Pile:
    """What lies there, and whose turn it is."""

    left: int
    turn: int
    lucky: tuple[int, ...]
    winner: int = -1

    @property
    def over(self) -> bool:
        return self.winner >= 0

    @property
    def current(self) -> Seat:
        return (self.turn - 1) % len(self.lucky)


@dataclass(frozen=True)
class Take:
    seat: Seat
    count: int


@dataclass(frozen=True)
class Happened:
    """`Began`, `Taken` or `Won`."""

    type: str
    seat: Seat
    count: int | None = None


def take_one(level: str, view: Json, legal: list[Take], *_rest: Any) -> Take | None:
    return legal[0] if legal else None


class Pebbles(Game[Pile, Take, Happened, Few]):
    key: ClassVar[str] = "pebbles"
    bots = Bots(levels=("easy",), quick=("easy",), choose=take_one)

    def catalog(self) -> Json:
        return {"seats": [2, 3]}

    def configured(self, data: Any, /) -> Few:
        if not isinstance(data, dict) or data.get("seats", 2) not in (2, 3):
            raise ConfigError("wrong_seats", "Two or three people take pebbles.")
        return Few(data.get("seats", 2))

    def variant(self, config: Json, /) -> str:
        return "heap"

    def new_game(self, config: Few, chance: Chance, /) -> tuple[Pile, tuple[Happened, ...]]:
        left = 12 + chance.below(9)
        lucky = tuple(LUCKY + chance.below(LUCKY) for _ in range(config.seats))
        return Pile(left, 1, lucky), (Happened("Began", 0, left),)

    def deciding(self, state: Pile, /) -> tuple[Seat, ...]:
        return () if state.over else (state.current,)

    def on_turn(self, state: Pile, /) -> Seat | None:
        return state.current

    def legal_actions(self, state: Pile, seat: Seat, /) -> list[Take]:
        if seat not in self.deciding(state):
            return []
        return [Take(seat, count) for count in (1, 2, 3) if count <= state.left]

    def play(
        self, state: Pile, action: Take, chance: Chance, /, legal: Collection[Take] | None = None
    ) -> tuple[Pile, tuple[Happened, ...]]:
        if action not in (legal or self.legal_actions(state, action.seat)):
            raise Refused("not_legal", {"left": state.left}, "You cannot take those.")
        after = replace(state, left=state.left - action.count, turn=state.turn + 1)
        taken = Happened("Taken", action.seat, action.count)
        if after.left:
            return after, (taken,)
        return replace(after, winner=action.seat), (taken, Happened("Won", action.seat))

    def default_action(self, state: Pile, seat: Seat, luck: Chance, /) -> Take | None:
        return next(iter(self.legal_actions(state, seat)), None)

    def can_undo(self, events: Collection[Happened], /) -> bool:
        return all(event.type == "Taken" for event in events)

    def public_view(self, state: Pile, /) -> Json:
        return {
            "left": state.left,
            "turn": {"number": state.turn, "seat": state.current},
            "waiting": {str(seat): {"kind": "Take"} for seat in self.deciding(state)},
            **({"winner": state.winner} if state.over else {}),
        }

    def view_from_public(self, state: Pile, viewer: Viewer, public: Json, /) -> Json:
        mine = [
            number
            for seat, number in enumerate(state.lucky)
            if viewer in (seat, EVERYTHING) or state.over
        ]
        return {**public, "lucky": mine}

    def event_to_json(self, event: Happened, state: Pile, viewer: Viewer, /) -> Json:
        return {name: fact for name, fact in asdict(event).items() if fact is not None}

    def event_from_json(self, data: Json, /) -> Happened:
        return Happened(**data)

    def action_from_json(self, data: Any, seat: Seat, state: Pile, /) -> Take:
        if not isinstance(data, dict) or data.get("type") != "Take":
            raise Refused("malformed", {}, "An action is a Take.")
        return Take(seat, data.get("count", 0))

    def action_to_json(self, action: Take, /) -> Json:
        return {"type": "Take", "count": action.count}

    def group_actions(self, actions: list[Take], /) -> list[Json]:
        return [{"type": "Take", "count": [action.count for action in actions]}] if actions else []

    def state_to_json(self, state: Pile, /) -> Json:
        return asdict(state)

    def state_from_json(self, data: Json, /) -> Pile:
        return Pile(**{**data, "lucky": tuple(data["lucky"])})

    def state_hash(self, state: Pile, /) -> str:
        return hashlib.sha256(json.dumps(asdict(state), sort_keys=True).encode()).hexdigest()

    def points(self, state: Pile, /) -> list[int]:
        return [int(seat == state.winner) for seat in range(len(state.lucky))]

    def starting_player(self, events: Sequence[Happened], /) -> Seat:
        return events[0].seat


pebbles = Pebbles()
