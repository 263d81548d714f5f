"""Notifications in tests: their other ends on this machine, and a house whose host allows them.

The ends are a mail server, a push service with its browser, and a hook in ntfy's form."""

import asyncio
import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import jwt
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from app.clock import now
from app.lobby.guest import Guest
from app.notifications.notifier import Notifier
from app.protocol.notifications import NotificationChoices
from app.settings import Settings
from app.storage.guests import add_guest
from app.tables.table import Table
from tests.app.house import House, Listener, house
from tests.app.running import free_port

THIS_MACHINE = "127.0.0.1"
DELAY = 60.0
MINUTE_MS = 60_000
ANA = Guest("g0", "Ana")
BEN = Guest("g1", "Ben")


class Arrivals(list[Any]):
    """Things that arrive in another thread, and may be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._news = threading.Condition()

    def add(self, one: Any) -> None:
        with self._news:
            self.append(one)
            self._news.notify_all()

    async def reach(self, number: int) -> None:
        """Wait until so many have arrived."""

        def wait() -> bool:
            with self._news:
                return self._news.wait_for(lambda: len(self) >= number, timeout=60)

        assert await asyncio.to_thread(wait), f"{len(self)} of {number} arrived"


class MailServer:
    """Takes every e-mail, or answers each recipient with `answer`."""

    def __init__(self) -> None:
        self.received = Arrivals()
        self.tried = Arrivals()
        self.answer = ""
        self.port = free_port()
        self._controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://{THIS_MACHINE}:{self.port}"

    def start(self) -> None:
        self._controller = Controller(self, hostname=THIS_MACHINE, port=self.port)
        self._controller.start()

    def stop(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    async def handle_RCPT(  # noqa: N802 - as aiosmtpd calls it
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        self.tried.add(address)
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.received.add(message_from_bytes(content, policy=default))
        return "250 OK"

    def last(self) -> EmailMessage:
        message: EmailMessage = self.received[-1]
        return message

    def text(self) -> str:
        """The text of the last e-mail."""
        return str(self.last().get_content())


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A mail server for the time of a test."""
    server = MailServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@dataclass
class Hit:
    """A request to a hook."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Hook:
    """A web server that notes every POST, and answers with `status`; `location` sends its visitors elsewhere."""

    port: int
    hits: Arrivals = field(default_factory=Arrivals)
    status: int = 200
    location: str = ""
    hanging: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.hanging.set()

    @property
    def address(self) -> str:
        return f"{THIS_MACHINE}:{self.port}"


@contextmanager
def hook(host: str = THIS_MACHINE) -> Iterator[Hook]:
    """A hook for the time of a test."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            headers = {name.lower(): value for name, value in self.headers.items()}
            there.hits.add(Hit(self.path, headers, body))
            there.hanging.wait(60)
            self.send_response(there.status)
            if there.location:
                self.send_header("location", there.location)
            content = b'{"id": "1"}'
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST  # noqa: N815 - as the library calls it

        def log_message(self, *_said: Any) -> None:
            pass

    server = ThreadingHTTPServer((host, 0), Handler)
    there = Hook(server.server_address[1])
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    try:
        yield there
    finally:
        there.hanging.set()
        server.shutdown()
        serving.join()
        server.server_close()


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that has subscribed to web push: its keys, and what it can read."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._secret = bytes(range(16))
        self.endpoint = endpoint

    @property
    def subscription(self) -> str:
        """The subscription, as the page sends it."""
        keys = {"p256dh": base64(self._public), "auth": base64(self._secret)}
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": keys})

    def read(self, hit: Hit) -> dict[str, Any]:
        """Decrypt a message as RFC 8291 says, written from the RFC and not from the sender's library."""
        assert hit.headers["content-encoding"] == "aes128gcm"
        salt, length = hit.body[:16], hit.body[20]
        theirs, sealed = hit.body[21 : 21 + length], hit.body[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        information = b"WebPush: info\0" + self._public + theirs
        secret = HKDF(SHA256(), 32, self._secret, information).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        record = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert record.endswith(b"\2"), "it is the last record"
        message: dict[str, Any] = json.loads(record[:-1])
        return message


def claims_of(hit: Hit, push_key: str, origin: str) -> dict[str, Any]:
    """The claims of the sender (RFC 8292), whose signature has to be that of the key with which the browser has subscribed."""
    scheme, _, parameters = hit.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert given["k"] == push_key
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(given["k"]))
    claims: dict[str, Any] = jwt.decode(
        given["t"], key, algorithms=["ES256"], audience=origin, options={"require": ["exp", "sub"]}
    )
    return claims


@dataclass
class Evening:
    """A house whose host allows notifications, and a clock that the test moves."""

    house: House
    notifier: Notifier
    settings: Settings
    at: int

    def pass_time(self, minutes: float) -> None:
        self.at += round(minutes * MINUTE_MS)

    async def deliver(self) -> None:
        """Do what the server does in the background."""
        await self.notifier.watcher.catch_up()
        await self.notifier.delivery.deliver_due()

    async def a_minute_later(self) -> None:
        await self.notifier.watcher.catch_up()
        self.pass_time(1.1)
        await self.deliver()

    async def with_mail(self, guest: Guest = ANA, address: str = "ana@example.org") -> str:
        """A guest with a confirmed e-mail address; the id of the channel."""
        channel: str = (await self.notifier.add(guest, "email", address, "en"))["id"]
        await self.notifier.confirm(guest, channel, self.notifier._keyring.code(channel))
        return channel

    async def state_of(self, channel: str, guest: Guest = ANA) -> str:
        shown = await self.notifier.shown_to(guest)
        return str(next(one["state"] for one in shown["channels"] if one["id"] == channel))

    async def choose(self, guest: Guest = ANA, **wanted: Any) -> None:
        await self.notifier.choose(guest, NotificationChoices(**wanted), "en")


def settings_for(directory: Path, mail: MailServer | None = None, **more: Any) -> Settings:
    by_mail = {} if mail is None else {"smtp_url": mail.url, "smtp_sender": "island@example.org"}
    ways = "push,apprise" if mail is None else "push,email,apprise"
    usual = {
        "notifications": ways,
        "public_url": "https://play.example.org",
        "notification_delay": DELAY,
        "notification_networks": THIS_MACHINE,
    }
    return Settings(data=directory, **{**usual, **by_mail, **more})


@asynccontextmanager
async def evening(
    directory: Path, mail: MailServer | None = None, **more: Any
) -> AsyncIterator[Evening]:
    async with house(directory) as opened:
        settings = settings_for(directory, mail, **more)
        at = now()
        notifier = Notifier(settings, opened.database, opened.registry, clock=lambda: found.at)
        found = Evening(opened, notifier, settings, at)
        for guest in (ANA, BEN):
            if not (directory / "there").exists():
                await add_guest(opened.database, guest, f"hash of {guest.name}")
        (directory / "there").touch()
        yield found


async def place(table: Table, seat: int) -> None:
    """Make a seat's moves until the table waits for somebody else."""
    live = table.live
    assert live is not None
    number = 0
    while seat in live.game.deciding(live.state):
        listener = Listener(table, Guest(f"g{seat}", ""))
        listener.connection.seat = seat
        await table.commands.play(
            seat, f"{seat}-{live.version}-{number}", live.version, listener.legal()[0]
        )
        number += 1


def caller(table: Table) -> int:
    """The seat that the table waits for."""
    assert table.live is not None
    [seat] = table.live.game.deciding(table.live.state)
    return seat


async def begun(found: Evening, waiting: int = 0) -> Table:
    """A game of two that waits for this seat; nobody has it open."""
    table = await found.house.begun(2)
    while caller(table) != waiting:
        await place(table, caller(table))
    return table
