"""How a table stands besides its game: paused, played by stand-ins, ended by consent. Folded from the acts in the log."""

from dataclasses import dataclass, replace
from typing import Any, Final

from app.storage.digests import RecordBroken

ENDING: Final = frozenset({"abort", "concede"})

Act = dict[str, Any]
"""What the table decided, as the log has it: `{"table": "pause"}` and the like (docs/protocol.md §2a)."""


def is_act(action: dict[str, Any]) -> bool:
    """Whether a line of the log is an act of the table, no move of the game."""
    return "table" in action


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended that was not played to its end; a concession names the winner."""

    how: str
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class TableStatus:
    """Where all the acts so far have led."""

    paused: bool = False
    stand_ins: frozenset[int] = frozenset()
    ended: Ended | None = None

    def after(self, act: Act) -> "TableStatus":
        """The status after one more act. Raises RecordBroken for what is none."""
        match act:
            case {"table": "pause"}:
                return replace(self, paused=True)
            case {"table": "continue"}:
                return replace(self, paused=False)
            case {"table": "stand_in", "seat": int(seat)}:
                return replace(self, stand_ins=self.stand_ins | {seat})
            case {"table": "return", "seat": int(seat)}:
                return replace(self, stand_ins=self.stand_ins - {seat})
            case {"table": "abort"}:
                return replace(self, ended=Ended("aborted"), paused=False)
            case {"table": "concede", "to": int(winner)}:
                return replace(self, ended=Ended("conceded", winner), paused=False)
            case {"table": "rewind", "to": int()}:
                return self
            case {"table": "seated" | "time_out", "seat": int()}:
                return self
        raise RecordBroken(f"the log has no act {str(act)[:60]}")

    def to_json(self) -> dict[str, Any]:
        """The status as everybody may know it; only what is out of the ordinary."""
        shown: dict[str, Any] = {}
        if self.paused:
            shown["paused"] = True
        if self.stand_ins:
            shown["stand_ins"] = sorted(self.stand_ins)
        if self.ended is not None:
            shown["ended"] = {"how": self.ended.how}
            if self.ended.winner is not None:
                shown["ended"]["winner"] = self.ended.winner
        return shown


def told(act: Act, seat: int | None) -> dict[str, Any]:
    """An act as the log shows it: an event like those of the game; `seat` is who asked for it."""
    kind = "".join(part.capitalize() for part in str(act["table"]).split("_"))
    facts = {
        ("player" if key == "seat" else key): value for key, value in act.items() if key != "table"
    }
    return {"type": f"Table{kind}", **({} if seat is None else {"seat": seat}), **facts}
