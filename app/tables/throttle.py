"""A throttle for messages: at once, then not again for a while."""

import asyncio
from collections.abc import Callable
from typing import Final


class Throttle:
    """Calls a function on request, but at most once in a number of seconds; requests in between are combined into one call."""

    def __init__(self, seconds: float, tell: Callable[[], None]) -> None:
        self._seconds: Final = seconds
        self._call = tell
        self._quiet: asyncio.TimerHandle | None = None
        """Ends the quiet time; None outside of one."""
        self._more = False

    def __call__(self) -> bool:
        """Request a call; returns True if it happened now."""
        if self._quiet is not None:
            self._more = True
            return False
        self._quiet = asyncio.get_running_loop().call_later(self._seconds, self._go_on)
        self._call()
        return True

    def _go_on(self) -> None:
        self._quiet = None
        if self._more:
            self._more = False
            self()

    def stop(self) -> None:
        """Stop: make no more calls."""
        if self._quiet is not None:
            self._quiet.cancel()
        self._more = False
