"""Links that open the host's page once, and the browsers that one of them has let in. Only hashes are stored."""

import hashlib
import secrets
from contextlib import suppress
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.clock import now
from app.storage.database import Database
from app.storage.schema import host_access

LINK_MS: Final = 15 * 60 * 1000
SESSION_MS: Final = 12 * 3600 * 1000
"""The time for which a browser may open the host's page after it was let in."""
REMEMBERED_MS: Final = 24 * 3600 * 1000
"""The time after its end during which a link is still distinguished from one that never existed."""
LONGEST_TOKEN: Final = 64

Refused = Literal["used", "late", "unknown"]


async def new_link(database: Database) -> str:
    """The token of a new link to the host's page; deletes links that ended long ago."""
    token, at = secrets.token_urlsafe(32), now()

    def work(connection: Connection) -> None:
        connection.execute(delete(host_access).where(host_access.c.until < at - REMEMBERED_MS))
        connection.execute(insert(host_access), _row(token, "link", at + LINK_MS))

    with suppress(IntegrityError):  # stored, though the answer to the first try was lost
        await database.write(work)
    return token


async def redeem(database: Database, token: str) -> tuple[str | None, Refused | None]:
    """Use up a link: the token of a new session, or the reason for a refusal. Of several simultaneous requests, one gets it."""
    at, session = now(), secrets.token_urlsafe(32)
    link = host_access.c.hash == _hash(token), host_access.c.kind == "link"
    own = select(host_access.c.hash).where(host_access.c.hash == _hash(session))
    use = update(host_access).where(
        *link, host_access.c.used_at.is_(None), host_access.c.until > at
    )

    def work(connection: Connection) -> Refused | None:
        if connection.execute(use.values(used_at=at)).rowcount == 1:
            connection.execute(insert(host_access), _row(session, "session", at + SESSION_MS))
            return None
        if connection.execute(own).first() is not None:  # the answer to the first try was lost
            return None
        found = connection.execute(select(host_access.c.used_at).where(*link)).first()
        if found is None:
            return "unknown"
        return "late" if found.used_at is None else "used"

    if len(token) > LONGEST_TOKEN:
        return None, "unknown"
    refused = await database.write(work)
    return (None, refused) if refused else (session, None)


async def is_admitted(database: Database, session: str | None) -> bool:
    """Return True if this is the token of a session that has not ended."""
    if not session or len(session) > LONGEST_TOKEN:
        return False
    found = select(host_access.c.hash).where(
        host_access.c.hash == _hash(session),
        host_access.c.kind == "session",
        host_access.c.until > now(),
    )
    return await database.read(lambda connection: connection.execute(found).first() is not None)


async def end_session(database: Database, session: str) -> None:
    """End a session."""
    ended = delete(host_access).where(
        host_access.c.hash == _hash(session), host_access.c.kind == "session"
    )

    def work(connection: Connection) -> None:
        connection.execute(ended)

    await database.write(work)


def _row(token: str, kind: str, until: int) -> dict[str, object]:
    return {"hash": _hash(token), "kind": kind, "until": until, "used_at": None}


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
