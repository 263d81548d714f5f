"""What the parts of a table may ask of it: each names the narrowest port that serves it, and none imports the table."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from app.journal.standing import Act
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.tables.answers import Played, Refusal
from app.tables.audience import Company
from app.tables.live import LiveGame


class Present(Protocol):
    """What is remembered of a table, its game if it has begun, and who has it open."""

    @property
    def record(self) -> TableRecord:
        """What is remembered of it besides its game."""

    @property
    def live(self) -> LiveGame | None:
        """Its game, once it has begun."""

    @property
    def company(self) -> Company:
        """The connections of everybody who has it open."""

    @property
    def people_here(self) -> list[int]:
        """The seats whose people have the table open."""

    def is_here(self, seat: int) -> bool:
        """Whether the person in a seat has the table open."""


class Noticing(Present, Protocol):
    """A table that tells its bots when something has changed for them."""

    @property
    def on_change(self) -> Callable[[], None]:
        """To be called then."""


class Commanding(Present, Protocol):
    """A table whose game can be acted upon: one command after another, stored before anybody is told."""

    @property
    def fenced(self) -> object:
        """Why nobody goes on from what is in memory; None while all is well."""

    async def command(
        self, work: Callable[[LiveGame], Coroutine[Any, Any, Played | Refusal]]
    ) -> Played | Refusal:
        """Do something to the running game, alone and to its end."""

    async def decide(
        self, live: LiveGame, seat: int | None, request: str, act: Act, guest: Guest | None = None
    ) -> Played | Refusal:
        """Within a command: store an act of the table, let it take effect, tell everyone."""

    async def play_now(
        self, live: LiveGame, seat: int, request: str, version: int, data: dict[str, Any]
    ) -> Played | Refusal:
        """Within a command: check, store and tell a move."""

    def executed_before(self, request: str, action: dict[str, Any]) -> Played | Refusal | None:
        """What came of this request, should it have been executed."""

    def later(
        self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> asyncio.TimerHandle:
        """Do something after a while, unless the handle is cancelled."""


class WithClocks(Commanding, Protocol):
    """A table where time can be given."""

    def give_time(self, seat: int) -> bool:
        """Give a seat some more time; False if it has no clock."""
