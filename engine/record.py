"""The record of a game: its configuration, every action, and what chance said. Replaying it never rolls dice."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine import ENGINE_VERSION
from engine.board_game import game
from engine.board_game.catalog import configured
from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import Event
from engine.board_game.core.names import Seat
from engine.board_game.core.state import State
from engine.chance import Chance, Recorded, RecordError


@dataclass(frozen=True, slots=True)
class Step:
    """One action, by its seat, in its JSON form, with what chance said meanwhile."""

    seat: Seat
    action: dict[str, Any]
    outcomes: list[Any]
    state_hash: str | None = None
    """Of the state after it, where the record says."""


@dataclass(slots=True)
class Record:
    """A whole game, or its beginning. The file that a server exports is one, with more about the table in it."""

    config: GameConfig
    opening: list[Any]
    """What chance said when the island was dealt."""
    steps: list[Step] = field(default_factory=list)

    def add(self, action: Action, outcomes: list[Any]) -> None:
        """One more action."""
        self.steps.append(Step(action.seat, game.action_to_json(action), outcomes))

    def to_json(self) -> dict[str, Any]:
        """The record as a file holds it."""
        return {
            "engine": ENGINE_VERSION,
            "config": self.config.to_json(),
            "start": {"outcomes": list(self.opening)},
            "actions": [
                {"seat": step.seat, "action": step.action, "outcomes": list(step.outcomes)}
                for step in self.steps
            ],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Record":
        """Raises RecordError for what is no record, ConfigError for a configuration that cannot be played."""
        try:
            if data["engine"] != ENGINE_VERSION:
                raise RecordError(f"a record of engine {data['engine']}; this is {ENGINE_VERSION}")
            steps = [
                Step(line["seat"], line["action"], line["outcomes"], line.get("state_hash"))
                for line in data["actions"]
            ]
            return cls(configured(data["config"]), data["start"]["outcomes"], steps)
        except (KeyError, TypeError, AttributeError) as error:
            raise RecordError(f"this is not a record of a game: {error}") from error


def replay(record: Record) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The state after the opening and after every step, with what happened.
    Raises RecordError at the action that cannot have happened, `game.Refused` at one that was not allowed."""
    chance = Recorded(record.opening)
    state, events = game.new_game(record.config, chance)
    _exhausted(chance, "opening")
    yield state, events
    for number, step in enumerate(record.steps, 1):
        chance = Recorded(step.outcomes)
        state, events = game.play(
            state, game.action_from_json(step.action, step.seat, state), chance
        )
        _exhausted(chance, f"action {number}")
        if step.state_hash not in (None, game.state_hash(state)):
            raise RecordError(f"the state after action {number} is not the recorded one")
        yield state, events


def final(record: Record) -> State:
    """The state at the end of the record."""
    *_, (state, _) = replay(record)
    return state


def _exhausted(chance: Recorded, where: str) -> None:
    if not chance.exhausted:
        raise RecordError(f"the record of the {where} has more draws than the game asks for")


class Recording:
    """A game that is being played and recorded."""

    def __init__(self, config: GameConfig, chance: Chance) -> None:
        self.state, self.events = game.new_game(config, chance)
        self.record = Record(config, list(chance.outcomes))

    def play(self, action: Action, chance: Chance) -> tuple[Event, ...]:
        """Play one action and record it. `chance` is fresh for every action."""
        self.state, events = game.play(self.state, action, chance)
        self.record.add(action, list(chance.outcomes))
        return events
