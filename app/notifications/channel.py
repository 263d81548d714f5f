"""Channels: the ways in which a guest is notified, with their addresses."""

from dataclasses import dataclass
from typing import Annotated, Final
from urllib.parse import urlsplit

import orjson
from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError

from app.addresses import MAIL_ADDRESS
from app.notifications.keyring import Keyring
from app.problems import Problem
from app.protocol.notifications import ChannelKind, ChannelState
from app.storage.notifications import StoredChannel

LONGEST_ADDRESS: Final = 2000


class _SubscriptionKeys(BaseModel):
    model_config = ConfigDict(extra="ignore")

    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$")]
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")]


class Subscription(BaseModel):
    """A browser's subscription to web push, as its `PushSubscription.toJSON()` gives it."""

    model_config = ConfigDict(extra="ignore")

    endpoint: Annotated[str, StringConstraints(max_length=LONGEST_ADDRESS, pattern=r"^https?://")]
    keys: _SubscriptionKeys


@dataclass(frozen=True, slots=True)
class Address:
    """An address, and the masked form in which its owner sees it."""

    kind: ChannelKind
    address: str
    shown: str

    def sealed(self, keyring: Keyring) -> bytes:
        """Encrypt it for the database."""
        return keyring.seal(orjson.dumps([self.address, self.shown]).decode())


def bad_address(text: str) -> Problem:
    """The problem of an address that cannot be one."""
    return Problem(422, "bad_address", text)


def checked(kind: ChannelKind, text: str) -> Address:
    """An address that a guest entered, as far as it can be checked without using it. Raises Problem."""
    text = text.strip()
    if not text or len(text) > LONGEST_ADDRESS or not text.isprintable():
        raise bad_address("That is not an address: it is one line of at most 2,000 letters.")
    if kind == "push":
        return _subscription(text)
    if kind == "email":
        return _mail_address(text)
    scheme, colon, _ = text.partition("://")
    if not colon or not scheme.isascii():
        raise bad_address(
            "That is not an address for notices: it begins with the name of a service, such as ntfy://."
        )
    return Address("apprise", text, f"{scheme.lower()}://…")


def _mail_address(text: str) -> Address:
    if not MAIL_ADDRESS.fullmatch(text):
        raise bad_address("That is not an e-mail address. Check it and try again.")
    name, _, domain = text.partition("@")
    return Address("email", text, f"{name[0]}…@{domain}")


def _subscription(text: str) -> Address:
    try:
        found = Subscription.model_validate_json(text)
        host = urlsplit(found.endpoint).hostname
    except (ValidationError, ValueError):
        host = None
    if host is None:
        raise bad_address("This browser’s subscription cannot be read. Turn it off and on again.")
    return Address("push", found.model_dump_json(), host)


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel as it is stored; without an address if that was locked with another key."""

    id: str
    guest: str
    kind: ChannelKind
    state: ChannelState
    address: Address | None

    @classmethod
    def of(cls, stored: StoredChannel, keyring: Keyring) -> "Channel":
        """The channel in a row of the database."""
        address = _unsealed(stored, keyring)
        return cls(stored.id, stored.guest, stored.kind, _state(stored, address), address)

    def to_json(self) -> dict[str, str]:
        """The channel as its owner sees it."""
        shown = {} if self.address is None else {"shown": self.address.shown}
        return {"id": self.id, "kind": self.kind, "state": self.state, **shown}


def _unsealed(stored: StoredChannel, keyring: Keyring) -> Address | None:
    text = keyring.unseal(stored.address)
    if text is None:
        return None
    address, shown = orjson.loads(text)
    return Address(stored.kind, address, shown)


def _state(stored: StoredChannel, address: Address | None) -> ChannelState:
    if address is None:
        return "locked"
    if stored.confirmed_at is None:
        return "confirm"
    found: ChannelState = stored.trouble or "on"
    return found
