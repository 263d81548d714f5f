"""The record of a game: its configuration, every action, and the outcomes of chance. Replaying it never rolls dice."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine import ENGINE_VERSION, is_known
from engine.api import Action, AnyGame, Config, Seat
from engine.chance import Chance, Outcome, Recorded, RecordError
from engine.games import UnknownGame, game_called, usual_game


@dataclass(frozen=True, slots=True)
class Step:
    """One action, by its seat, in its JSON form, with the outcomes of chance during it."""

    seat: Seat
    action: dict[str, Any]
    outcomes: list[Outcome]
    state_hash: str | None = None
    """The hash of the state after the action, where the record has it."""


@dataclass(slots=True)
class Record:
    """A whole game, or its beginning. The file that a server exports is one, with more about the table in it."""

    config: Config
    opening: list[Outcome]
    """The outcomes of chance while the game was set up."""
    steps: list[Step] = field(default_factory=list)
    game: AnyGame = usual_game
    engine: int = ENGINE_VERSION
    """The version of the engine by whose rules it was played, and is replayed."""

    def add(self, action: Action, outcomes: list[Outcome]) -> None:
        """One more action."""
        self.steps.append(Step(action.seat, self.game.action_to_json(action), outcomes))

    def to_json(self) -> dict[str, Any]:
        """The record as a file holds it."""
        return {
            "engine": self.engine,
            "game": self.game.key,
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
            engine = data["engine"]
            if not is_known(engine):
                raise RecordError(f"a record of engine {engine}; this is {ENGINE_VERSION}")
            steps = [
                Step(line["seat"], line["action"], line["outcomes"], line.get("state_hash"))
                for line in data["actions"]
            ]
            game = game_called(data.get("game", usual_game.key))
            config = game.as_begun(game.configured(data["config"]), engine)
            return cls(config, data["start"]["outcomes"], steps, game, engine)
        except UnknownGame as error:
            raise RecordError(str(error)) from error
        except (KeyError, TypeError, AttributeError) as error:
            raise RecordError(f"this is not a record of a game: {error}") from error


def replay(record: Record) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """The state after the opening and after every step, with what happened.
    Raises RecordError at the action that cannot have happened, `Refused` at one that was not allowed."""
    game, chance = record.game, Recorded(record.opening)
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


def final(record: Record) -> Any:
    """The state at the end of the record."""
    *_, (state, _) = replay(record)
    return state


def _exhausted(chance: Recorded, where: str) -> None:
    if not chance.exhausted:
        raise RecordError(f"the record of the {where} has more draws than the game asks for")


class Recording:
    """A game that is being played and recorded."""

    def __init__(self, config: Config, chance: Chance, game: AnyGame = usual_game) -> None:
        self.state, self.events = game.new_game(config, chance)
        self.record = Record(config, list(chance.outcomes), game=game)

    def play(self, action: Action, chance: Chance) -> tuple[Any, ...]:
        """Play one action and record it. `chance` is fresh for every action."""
        self.state, events = self.record.game.play(self.state, action, chance)
        self.record.add(action, list(chance.outcomes))
        return events
