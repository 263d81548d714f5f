"""Questions of a table registry to those of other servers that share its database."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Call:
    """The status of a guest's running game: its turn, whether it waits for the guest, the seats that it waits for, since when if that is
    known there, and the milliseconds that the guest's clock has left, if there is one."""

    turn: int
    called: bool
    waiting: tuple[int, ...] = ()
    since: int | None = None
    left: int | None = None


class OtherRegistries(Protocol):
    """The registries of other servers."""

    async def renamed(self, guest: str) -> None:
        """Notify the tables there that the guest with this id has a new name, which is stored."""

    async def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """The status of the guest's games that are open there, by code, as far as the others answer."""

    async def is_here(self, guest: str) -> bool:
        """Check whether a guest has a page open there, as far as the others answer."""

    async def metrics(self, own: Callable[[], bytes]) -> dict[str, str]:
        """The pages for Prometheus of all servers, including this one's own, by their addresses; none if there are no others."""


class NoOtherRegistries:
    """No other registries."""

    async def renamed(self, guest: str) -> None:
        """Do nothing: there are no other servers."""

    async def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """No games elsewhere."""
        return {}

    async def is_here(self, guest: str) -> bool:
        """No pages are open elsewhere."""
        return False

    async def metrics(self, own: Callable[[], bytes]) -> dict[str, str]:
        """No pages of others."""
        return {}
