"""The play of one action: what rules may call on besides the state."""

from engine.card_game.core.events import Event, Log
from engine.chance import Chance


class ActionContext:
    """Chance answers the action and everything that follows from it; events are noted in the log, unless it is None."""

    __slots__ = ("chance", "log")

    def __init__(self, chance: Chance, log: Log = None) -> None:
        self.chance = chance
        self.log = log

    def emit(self, event: Event) -> None:
        """Note what happened."""
        if self.log is not None:
            self.log.append(event)

    def die(self) -> int:
        """One die, 1 to 6."""
        return self.chance.below(6) + 1
