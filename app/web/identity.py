"""Guests without accounts: a random token in a cookie, stored hashed; or a login that a trusted proxy vouches for."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace
from typing import Final

import structlog

from app import problems
from app.lobby.guest import Guest
from app.lobby.names import fitted_name, lent_name, person_name
from app.logins import Login
from app.settings import Settings
from app.storage import guests
from app.storage.database import Database
from app.storage.server import server_id

OLD_COOKIE: Final = "hexhaven"
"""The name that all servers' cookies used to share, so that servers at one host name overwrote each other's."""
COOKIE_LIFETIME_SECONDS: Final = 400 * 24 * 3600
LONGEST_TOKEN: Final = 64
OF_A_LOGIN: Final = b"hexhaven-login"
"""Digests of logins are of another kind than those of tokens: no token has the digest of a login."""

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Proof:
    """Proof of a guest's identity. A login counts before a token."""

    token: str | None
    login: Login | None = None
    address: str = ""
    """The peer's address, for the log."""


class Identity:
    """Introduces guests and recognizes them."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._password = settings.password
        self.asks_for_login = bool(settings.login_header) and settings.login_required
        """True if only people with a login are let in."""
        self._server: str | None = None
        self._faults: set[str] = set()
        """Faults of logins, so that each is logged once."""

    async def cookie(self) -> str:
        """The name of this server's cookie, which no other server at the same host name has."""
        return f"{OLD_COOKIE}-{await self._id()}"

    async def _id(self) -> str:
        """The id of this server, which never changes."""
        if self._server is None:
            self._server = await server_id(self._database)
        return self._server

    @property
    def asks_for_password(self) -> bool:
        """True if the host set a password."""
        return bool(self._password)

    async def guest(self, proof: Proof) -> Guest | None:
        """The guest with this proof; None is a stranger. Raises Problem for a banned guest, and for one who needs a login."""
        token = proof.token
        if proof.login is not None:
            guest: Guest | None = await self._with_login(proof.login, proof.address)
        elif self.asks_for_login:
            raise problems.login_needed()
        elif not token or len(token) > LONGEST_TOKEN:
            return None
        else:
            guest = await guests.guest_with(self._database, _hash(token))
        if guest is not None and guest.banned:
            raise problems.Banned(guest.name)
        return guest

    async def _with_login(self, login: Login, address: str) -> Guest:
        """The guest of a login, who is introduced by it. Raises Problem for a login that cannot be used."""
        if login.fault:
            if login.fault not in self._faults:
                self._faults.add(login.fault)
                logger.warning("login.refused", address=address, why=login.fault)
            raise problems.login_faulty(login.fault)
        proven = await self._digest(login, 32)
        guest = await guests.guest_with(self._database, proven)
        if guest is None:
            guest = Guest(await self._digest(login, 16), _first_name(login))
            await guests.add_guest(self._database, guest, proven)
            logger.info("guest.joined", address=address, name=guest.name)
        return guest

    async def _digest(self, login: Login, size: int) -> str:
        """Bytes that identify a login on this server, and on no other."""
        key = (await self._id()).encode()
        text = login.key.encode(errors="replace")
        return hashlib.blake2b(text, digest_size=size, key=key, person=OF_A_LOGIN).hexdigest()

    async def admitted(self, proof: Proof) -> Guest | None:
        """The guest with this proof; None is a stranger, who is refused if the server has a password. Raises Problem."""
        guest = await self.guest(proof)
        if guest is None and self._password:
            raise problems.password_needed()
        return guest

    async def named(self, proof: Proof) -> Guest:
        """The guest with this proof. Raises Problem for a stranger."""
        guest = await self.admitted(proof)
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
        """A new guest, and the token that proves it, which is sent once."""
        if self._password:
            if not password:
                raise problems.password_needed()
            if not hmac.compare_digest(password.encode(errors="replace"), self._password.encode()):
                raise problems.wrong_password()
        guest = Guest(secrets.token_hex(16), person_name(name))
        token = secrets.token_urlsafe(32)
        await guests.add_guest(self._database, guest, _hash(token))
        return guest, token


def _first_name(login: Login) -> str:
    """The name of a new guest: of an address of mail, the part before the @."""
    for text in (login.name, login.key.partition("@")[0], login.key):
        if name := fitted_name(text):
            return name
    return lent_name()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
