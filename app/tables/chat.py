"""The chat of a table: permission to write in it, and the readers of each line."""

import asyncio
import re
from collections import deque
from dataclasses import asdict
from typing import Any, Final

from app import faults
from app.answers import Refusal
from app.lobby.guest import Guest
from app.lobby.names import shows_something, visible
from app.problems import NAME_NEEDED, kept_out
from app.storage import chat
from app.storage.chat import ChatLine
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.tables.connection import Connection
from app.tables.context import TableContext

BACKLOG: Final = 50
PHRASE: Final = re.compile(r":[a-z-]{1,24}:")
"""A ready-made phrase, which every browser shows in its reader's language."""


class Chat:
    """The chat of one table."""

    def __init__(self, context: TableContext, database: Database) -> None:
        self._context = context
        self._database = database
        self._lock = asyncio.Lock()
        self._lines: deque[ChatLine] = deque(maxlen=BACKLOG)

    async def load(self) -> None:
        """Read the last lines."""
        game = self._context.record.id
        try:
            self._lines.extend(await chat.last_lines(self._database, game, BACKLOG))
        except StorageDamaged as error:  # the chat is lost; the game continues
            faults.report("chat", error, table=self._context.record.code)

    async def post(self, connection: Connection, text: str) -> Refusal | None:
        """Store a line, and send it to everyone who may read it."""
        guest = connection.guest
        if guest is None:
            return Refusal("name_needed", NAME_NEEDED)
        shown = visible(text)
        if (reason := self._why_not(guest, shown)) is not None:
            return reason
        async with self._lock:
            try:
                line = await chat.add_line(
                    self._database,
                    self._context.record.id,
                    guest.id,
                    connection.seat,
                    guest.name,
                    shown,
                )
            except StorageDamaged as error:
                faults.report("chat", error, table=self._context.record.code)
                return Refusal("damaged", "Chat at this table can no longer be stored.")
            except StorageFailed:
                return Refusal(
                    "storage", "The server cannot store that now. Try again in a moment."
                )
            self._lines.append(line)
            for listener in self._context.audience:
                if self._may_read(listener, line):
                    listener.send_json(_message([line]))
        return None

    def _why_not(self, guest: Guest, text: str) -> Refusal | None:
        if self._context.record.blocks(guest.id):
            return Refusal("kept_out", kept_out().text)
        if not shows_something(text):
            return Refusal("malformed", "That message is empty.")
        rule = self._context.record.settings.chat
        if rule == "off":
            return Refusal("chat_off", "There is no chat at this table.")
        if rule == "phrases" and not PHRASE.fullmatch(text):
            return Refusal("phrases_only", "This table chats in ready-made phrases only.")
        return None

    def backlog(self, listener: Connection) -> dict[str, Any]:
        """The lines that a newcomer may read."""
        return _message([line for line in self._lines if self._may_read(listener, line)])

    def _may_read(self, listener: Connection, line: ChatLine) -> bool:
        """Check whether a viewer may read a line: during a game, spectators chat among themselves."""
        playing = self._context.record.state == "playing"
        return line.seat is not None or listener.seat is None or not playing


def _message(lines: list[ChatLine]) -> dict[str, Any]:
    return {
        "type": "chat",
        "messages": [
            {key: value for key, value in asdict(line).items() if value is not None}
            for line in lines
        ],
    }
