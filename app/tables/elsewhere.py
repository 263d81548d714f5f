"""Questions of a table registry to those of other servers that share its database."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Call:
    """How a guest's running game stands: its turn, and whether it waits for the guest."""

    turn: int
    called: bool


class Elsewhere(Protocol):
    """The other halls."""

    async def renamed(self, guest: str) -> None:
        """Let the tables there know that the guest with this id has taken another name, which is stored."""

    async def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """By code: how those of the guest's games stand that are open there, as far as the others answer."""

    async def metrics(self, own: Callable[[], bytes]) -> dict[str, str]:
        """The pages for Prometheus of all servers, this one's own among them, by their addresses; none where there are no others."""


class Nowhere:
    """No other halls."""

    async def renamed(self, guest: str) -> None:
        """Nobody has to know."""

    async def calls_of(self, guest: str, codes: list[str]) -> dict[str, Call]:
        """None."""
        return {}

    async def metrics(self, own: Callable[[], bytes]) -> dict[str, str]:
        """None."""
        return {}
