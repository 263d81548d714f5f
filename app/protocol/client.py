"""From the browser to the table's socket."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from app.protocol.models import Json, Message, RequestId, Version


class Act(Message):
    """Play an action; `version` is the last one seen."""

    type: Literal["act"]
    request: RequestId
    version: Version
    action: Json


class Resume(Message):
    """Ask for what was missed since a version."""

    type: Literal["resume"]
    since: Version


class Chat(Message):
    """Say something to everyone at the table."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=300)]


class Ping(Message):
    """Ask whether the server is still there."""

    type: Literal["ping"]


ClientMessage = Annotated[Act | Resume | Chat | Ping, Field(discriminator="type")]

client_messages: TypeAdapter[Act | Resume | Chat | Ping] = TypeAdapter(ClientMessage)
