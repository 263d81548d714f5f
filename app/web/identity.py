"""Guests without accounts: a random token in a cookie, stored hashed."""

import hashlib
import hmac
import secrets
from dataclasses import replace
from typing import Final

from app import problems
from app.lobby.guest import Guest
from app.lobby.names import person_name
from app.settings import Settings
from app.storage import guests
from app.storage.database import Database
from app.storage.server import server_id

OLD_COOKIE: Final = "hexhaven"
"""The name that all servers' cookies used to share, so that servers at one host name overwrote each other's."""
COOKIE_LIFETIME_SECONDS: Final = 400 * 24 * 3600
LONGEST_TOKEN: Final = 64


class Identity:
    """Introduces guests and recognizes them."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._password = settings.password
        self._cookie: str | None = None

    async def cookie(self) -> str:
        """The name of this server's cookie, which no other server at the same host name has."""
        if self._cookie is None:
            self._cookie = f"{OLD_COOKIE}-{await server_id(self._database)}"
        return self._cookie

    @property
    def asks_for_password(self) -> bool:
        """Whether the host set a password."""
        return bool(self._password)

    async def guest(self, token: str | None) -> Guest | None:
        """The guest with this token; None is a stranger. Raises Problem for a banned guest."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        guest = await guests.guest_with(self._database, _hash(token))
        if guest is not None and guest.banned:
            raise problems.Banned(guest.name)
        return guest

    async def admitted(self, token: str | None) -> Guest | None:
        """The guest with this token; None is a stranger, who is refused if the server has a password. Raises Problem."""
        guest = await self.guest(token)
        if guest is None and self._password:
            raise problems.password_needed()
        return guest

    async def named(self, token: str | None) -> Guest:
        """The guest with this token. Raises Problem for a stranger."""
        guest = await self.admitted(token)
        if guest is None:
            raise problems.name_needed()
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Rename a guest."""
        renamed = replace(guest, name=person_name(name))
        if renamed != guest:
            await guests.rename_guest(self._database, renamed)
        return renamed

    async def introduce(self, name: str, password: str | None) -> tuple[Guest, str]:
        """A new guest and the token that proves it, told once."""
        if self._password:
            if not password:
                raise problems.password_needed()
            if not hmac.compare_digest(password.encode(errors="replace"), self._password.encode()):
                raise problems.wrong_password()
        guest = Guest(secrets.token_hex(16), person_name(name))
        token = secrets.token_urlsafe(32)
        await guests.add_guest(self._database, guest, _hash(token))
        return guest, token


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
