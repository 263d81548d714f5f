"""The status of a table apart from its game: paused, played by stand-ins, ended by consent. Folded from the acts in the log."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a game that was not played to its end; a concession names the winner."""

    how: str
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The effect of all acts so far."""

    paused: bool = False
    stand_ins: frozenset[int] = frozenset()
    ended: Ended | None = None

    def to_json(self) -> dict[str, Any]:
        """The status as everyone may know it; only what is out of the ordinary."""
        facts: dict[str, Any] = {}
        if self.paused:
            facts["paused"] = True
        if self.stand_ins:
            facts["stand_ins"] = sorted(self.stand_ins)
        if self.ended is not None:
            facts["ended"] = {"how": self.ended.how}
            if self.ended.winner is not None:
                facts["ended"]["winner"] = self.ended.winner
        return facts
