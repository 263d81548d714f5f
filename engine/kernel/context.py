"""The context of one action: the things besides the state that its rules may use."""

from typing import Any

from engine.chance import Chance


class ActionContext:
    """Chance answers the action and everything that follows from it; events are added to the log, unless it is None."""

    __slots__ = ("chance", "log")

    def __init__(self, chance: Chance, log: list[Any] | None = None) -> None:
        self.chance = chance
        self.log = log

    def emit(self, event: Any) -> None:
        """Add an event to the log."""
        if self.log is not None:
            self.log.append(event)

    def die(self) -> int:
        """Roll one die, 1 to 6."""
        return self.chance.below(6) + 1
