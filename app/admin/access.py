"""Lets the person who runs the server into the host's page."""

from app.storage import host_access
from app.storage.database import Database
from app.storage.host_access import Refused


class Access:
    """The door to the page; the same for all servers that share a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def redeem(self, key: str) -> tuple[str | None, Refused | None]:
        """Use up a link: the token of a new session, or the reason for a refusal."""
        return await host_access.redeem(self._database, key)

    async def admits(self, session: str | None) -> bool:
        """Return True if this session may open the page."""
        return await host_access.is_admitted(self._database, session)

    async def leave(self, session: str) -> None:
        """End the session."""
        await host_access.end_session(self._database, session)
