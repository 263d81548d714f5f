"""From the table's socket to the browser."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from app.protocol.http import Lobby
from app.protocol.models import Json, Message, RequestId, SeatNumber, Version


class LobbyNews(Lobby):
    """First message, and whenever it changes."""

    type: Literal["lobby"]


class LogLine(Message):
    """What one version brought, as this seat may know it."""

    version: Version
    events: list[Json]


class Snapshot(Message):
    """Everything this seat may know."""

    type: Literal["snapshot"]
    version: Version
    seat: SeatNumber | None
    geometry: Json
    view: Json
    legal: list[Json]
    forms: list[Json]
    log: list[LogLine]


class Update(Message):
    """One version further; `legal` and `forms` only when they changed."""

    type: Literal["update"]
    version: Version
    events: list[Json]
    patch: Json
    legal: list[Json] | None = None
    forms: list[Json] | None = None


class Ack(Message):
    """The action is stored."""

    type: Literal["ack"]
    request: RequestId
    version: Version


class Refused(Message):
    """Nothing happened, and why; `request` where the message had one."""

    type: Literal["refused"]
    request: RequestId | None = None
    code: str
    facts: Json
    text: str


class Presence(Message):
    """Who has the table open."""

    type: Literal["presence"]
    seats: dict[str, Literal["here", "away"]]
    watching: int


class ChatLine(Message):
    """One thing said; `at` in milliseconds since 1970."""

    id: int
    at: int
    name: str
    seat: SeatNumber | None = None
    text: str


class ChatNews(Message):
    """What was said: the backlog at first, then one by one."""

    type: Literal["chat"]
    messages: list[ChatLine]


class Fault(Message):
    """This game cannot go on by itself; the id finds the reason in the host's log."""

    type: Literal["trouble"]
    id: str
    text: str


class Pong(Message):
    """Still here."""

    type: Literal["pong"]


class Bye(Message):
    """The socket closes next, with this code."""

    type: Literal["bye"]
    code: int
    text: str


ServerMessage = Annotated[
    LobbyNews | Snapshot | Update | Ack | Refused | Presence | ChatNews | Fault | Pong | Bye,
    Field(discriminator="type"),
]

server_messages: TypeAdapter[
    LobbyNews | Snapshot | Update | Ack | Refused | Presence | ChatNews | Fault | Pong | Bye
] = TypeAdapter(ServerMessage)
