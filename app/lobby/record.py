"""The record of a table, without its game: pure values, changed by replacement."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from app.lobby.group import Group
from app.lobby.settings import USUAL, TableSettings
from engine.api import AnyGame
from engine.games import usual_game

State = Literal["open", "playing", "finished", "closed"]
Kind = Literal["person", "bot", "free"]
STATES: Final = frozenset(get_args(State))
NO_HOST: Final = ""
"""The host of a table at which no guest has sat down yet."""
KINDS: Final = frozenset(get_args(Kind))


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its occupant."""

    look: int
    kind: Kind = "free"
    guest: str | None = None
    name: str = ""
    level: str = ""
    ready: bool = False
    nonce: str = ""

    def emptied(self) -> "Seat":
        """The same seat without an occupant."""
        return Seat(look=self.look)


@dataclass(frozen=True, slots=True)
class KeptOut:
    """A guest whom the host has blocked, with their name at that time."""

    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table: its code, its host, its game and its seats."""

    id: str
    code: str
    name: str
    state: State
    host: str
    config: dict[str, Any]
    seed: bytes
    seal: str
    seats: tuple[Seat, ...]
    settings: TableSettings = USUAL
    next: str = ""
    """The code of the table where the same people play again."""
    kept_out: tuple[KeptOut, ...] = ()
    """Guests whom the host has blocked; none of them has a seat."""
    opened: int = 0
    """The time of its creation, in milliseconds since 1970."""
    archived: bool = False
    """True if the operator has archived the table."""
    game: AnyGame = usual_game
    """The configuration of the game."""
    group: Group | None = None
    """The group for which the game counts."""

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest, if they have one."""
        if guest is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.guest == guest), None)

    def blocks(self, guest: str | None) -> bool:
        """Check whether the host has blocked this guest."""
        return any(one.guest == guest for one in self.kept_out)

    def alias(self, guest: str) -> str:
        """The id by which the host refers to a guest at this table; a guest's own id is never sent."""
        return hashlib.sha256(f"{self.id} {guest}".encode()).hexdigest()[:16]

    @property
    def nonces(self) -> tuple[str, ...]:
        """The contributions of all seats to the dice."""
        return tuple(seat.nonce for seat in self.seats)
