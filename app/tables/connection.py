"""One socket: a message is written at once, or queued in a bounded outbox with a task that empties it, so that a slow reader delays no one."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

import orjson
from starlette.websockets import WebSocketDisconnect

from app.journal.status import TableStatus
from app.lobby.guest import Guest

OUTBOX_MESSAGES: Final = 64
OUTBOX_BYTES: Final = 256 * 1024
FAREWELL_SECONDS: Final = 1.0
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""Errors of a socket when the other side has left."""

# Close codes: those from 4000 on are ours.
POLICY: Final = 1008
RESTART: Final = 1012
TRY_AGAIN: Final = 1013
OPEN_ELSEWHERE: Final = 4001
PASSWORD_NEEDED: Final = 4003
NO_SUCH_TABLE: Final = 4004
BROKEN: Final = 4005
KEPT_OUT: Final = 4006
BANNED: Final = 4007
DAMAGED: Final = 4008
ARCHIVED: Final = 4009
LOGIN_NEEDED: Final = 4010
NOT_INSTALLED: Final = 4011


class Socket(Protocol):
    """The methods of a web socket that a connection needs."""

    async def send_text(self, data: str) -> None:
        """Send one message; waits while the other side does not read."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close with a code."""


class Connection:
    """A socket with a guest behind it, or a stranger who watches."""

    def __init__(
        self,
        socket: Socket,
        guest: Guest | None,
        at_once: Callable[[bytes], bool] = lambda _message: False,
    ) -> None:
        """`at_once`: writes a message if the other side reads fast enough, and returns True if it has."""
        self.guest = guest
        self.screen = False
        """True for a big screen: it watches without a guest, and shows the table to everyone in the room."""
        self.address = ""
        """The peer's address, for the log."""
        self.seat: int | None = None
        self.status: tuple[TableStatus, tuple[int, str] | None] | None = None
        """The status of the table that was last sent here, with the move that could be taken back then."""
        self._socket = socket
        self._at_once = at_once
        self._writing = False
        """True while a message has left the outbox but is not on its way."""
        self._outbox: deque[bytes] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._close_code: int | None = None
        self.writer = asyncio.create_task(self._write_until_closed())

    @property
    def open(self) -> bool:
        """True while messages still go out."""
        return self._close_code is None

    @property
    def queued(self) -> int:
        """The number of messages waiting to be sent."""
        return len(self._outbox)

    def send(self, message: bytes) -> None:
        """Send a message, or queue it for a slow reader; a client that lets too many pile up is dropped and may resume."""
        if not self.open:
            return
        if not self._outbox and not self._writing and self._at_once(message):
            return
        self._outbox.append(message)
        self._size += len(message)
        if len(self._outbox) > OUTBOX_MESSAGES or self._size > OUTBOX_BYTES:
            self._close_code = TRY_AGAIN
            self._outbox.clear()
            self.writer.cancel()
        self._more.set()

    def send_json(self, message: dict[str, Any]) -> None:
        """Send a message that is not JSON yet."""
        self.send(orjson.dumps(message))

    def dismiss(self, code: int, text: str, wait: int | None = None) -> None:
        """Queue a `bye`; the socket closes after it. `wait`: seconds until it may be opened again."""
        bye = {"type": "bye", "code": code, "text": text}
        self.send_json(bye if wait is None else {**bye, "wait": wait})
        if self.open:
            self._close_code = code
        self._more.set()

    async def _write_until_closed(self) -> None:
        """Empty the outbox as it fills; ends when there is nothing more to send."""
        # A socket whose other side went away in the middle of a message has no receiver any more.
        with contextlib.suppress(*GONE):
            while True:
                while self._outbox:
                    message = self._outbox.popleft()
                    self._size -= len(message)
                    self._writing = True
                    await self._socket.send_text(message.decode())
                    self._writing = False
                if not self.open:
                    return
                self._more.clear()
                await self._more.wait()

    async def close(self) -> None:
        """Close the socket with the code that was chosen; gives up on a client that does not read."""
        code = 1000 if self._close_code is None else self._close_code
        self._close_code = code
        self.writer.cancel()
        with contextlib.suppress(TimeoutError, *GONE):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._socket.close(code)
