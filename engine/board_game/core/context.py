"""The play of one action: what rules and their consequences may call on besides the state."""

from engine.board_game.core.events import Log
from engine.chance import Chance


class ActionContext:
    """Chance answers the action and everything that follows from it; events are noted in the log, unless it is None."""

    __slots__ = ("chance", "depth", "log", "scored")

    def __init__(self, chance: Chance, log: Log = None) -> None:
        self.chance = chance
        self.log = log
        self.depth = 0
        """The number of events being followed by their consequences."""
        self.scored = False
        """True if points have changed meanwhile."""
