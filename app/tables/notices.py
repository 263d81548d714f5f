"""Notices of the server's host to everyone, or to one table, with the time that is left. They are stored, so that every server that shares
the database shows them."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

import orjson

from app.clock import now
from app.problems import invalid
from app.storage import host_state
from app.storage.database import Database
from app.storage.host_state import NOTICE
from app.tables.registry import TableRegistry

LONGEST_NOTICE: Final = 300
LONGEST_MINUTES: Final = 24 * 60
EVERYBODY: Final = ""
"""The target of a notice for all tables and pages; otherwise the target is the id of a table."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice and the time of its end. Without a text it announces a restart at that time, in each reader's language."""

    id: str
    text: str
    until: int

    def to_json(self) -> dict[str, Any]:
        """The notice as pages get it."""
        left = max(0, self.until - now()) / 1000
        return {"id": self.id, "seconds": round(left), **({"text": self.text} if self.text else {})}


def checked(text: str, minutes: int) -> str:
    """The text of a notice without spaces around it. Raises Problem."""
    text = text.strip()
    if len(text) > LONGEST_NOTICE:
        raise invalid(
            f"A message has at most {LONGEST_NOTICE} letters, and this one has {len(text)}: shorten it."
        )
    if not all(letter.isprintable() or letter == "\n" for letter in text):
        raise invalid("A message may have visible characters only: leave out the others.")
    if not 1 <= minutes <= LONGEST_MINUTES:
        raise invalid(f"A message can stay for 1 to {LONGEST_MINUTES} minutes.")
    return text


class Notices:
    """The notices that are shown at the moment."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database = database
        self._registry = registry
        self._shown: dict[str, Notice] = {}
        """By the id of the table, or for everyone."""

    @property
    def for_all(self) -> Notice | None:
        """The notice to everyone."""
        return self._lasting(EVERYBODY)

    def at(self, table: str) -> Notice | None:
        """The notice shown at the table with this id: its own, or the one to everyone."""
        return self._lasting(table) or self.for_all

    def _lasting(self, target: str) -> Notice | None:
        found = self._shown.get(target)
        return found if found is not None and found.until > now() else None

    def message(self, table: str) -> bytes:
        """The message about the notice for a socket of that table."""
        found = self.at(table)
        more = {} if found is None else {"notice": found.to_json()}
        return orjson.dumps({"type": "notice", **more})

    async def send(self, text: str, minutes: int, target: str = EVERYBODY) -> Notice:
        """Show a notice for a number of minutes, in place of the one before. Raises Problem."""
        notice = Notice(secrets.token_hex(4), checked(text, minutes), now() + minutes * 60_000)
        for old, value in (await host_state.all_of(self._database, NOTICE)).items():
            if value["until"] <= now():
                await host_state.drop(self._database, NOTICE + old)
        kept = {"id": notice.id, "text": notice.text, "until": notice.until}
        await host_state.put(self._database, NOTICE + target, kept)
        await self.look()
        return notice

    async def take_back(self, target: str = EVERYBODY) -> None:
        """Withdraw a notice."""
        await host_state.drop(self._database, NOTICE + target)
        await self.look()

    async def has_restarted(self) -> None:
        """Withdraw the notice that announced a restart."""
        stored = await host_state.value_of(self._database, NOTICE + EVERYBODY)
        if stored is not None and not stored["text"]:
            await host_state.drop(self._database, NOTICE + EVERYBODY)

    async def look(self) -> None:
        """Read the stored notices, and notify the tables here of changes."""
        self.note(await host_state.all_of(self._database, NOTICE))

    def note(self, stored: dict[str, Any]) -> None:
        """Take over the stored notices, and notify the tables here of changes."""
        tables = [loaded.table for loaded in self._registry.loaded().values()]
        before = {table.record.id: self.at(table.record.id) for table in tables}
        self._shown = {
            target: Notice(value["id"], value["text"], value["until"])
            for target, value in stored.items()
            if value["until"] > now()
        }
        for table in tables:
            if len(table.audience) and self.at(table.record.id) != before[table.record.id]:
                table.audience.broadcast(self.message(table.record.id))
