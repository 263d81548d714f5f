"""Limits that were hit lately, by address, for the host's page."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from cachetools import TTLCache

What = Literal["codes", "guests", "link", "password", "replays", "tabs"]
REMEMBERED_SECONDS: Final = 3600
MOST_REMEMBERED: Final = 200


@dataclass(slots=True)
class Hit:
    """A count of an address's refusals, with the time of the last one."""

    address: str
    what: What
    tries: int
    last: float

    def age(self, at: float) -> int:
        """Seconds since the last try, in whole ones."""
        return max(0, int(at - self.last))


class Hits:
    """Refusals of the last hour."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._hits: TTLCache[tuple[str, What], Hit] = TTLCache(
            MOST_REMEMBERED, REMEMBERED_SECONDS, timer=clock
        )

    def note(self, address: str, what: What) -> None:
        """Count one more refusal."""
        before = self._hits.get((address, what))
        tries = 1 if before is None else before.tries + 1
        self._hits[address, what] = Hit(address, what, tries, self.clock())

    def lately(self) -> list[Hit]:
        """All that are remembered, the newest first."""
        return sorted(self._hits.values(), key=lambda hit: -hit.last)
