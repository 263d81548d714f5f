"""Messages from the browser to the table's socket."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from app.protocol.models import Action, Message, RequestId, SeatNumber, Version

Kinds = Annotated[
    list[Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,16}$")]], Field(max_length=8)
]
"""Kinds of cards, by name."""


class Act(Message):
    """Play an action; `version` is the last one received."""

    type: Literal["act"]
    request: RequestId
    version: Version
    action: Action


class Resume(Message):
    """Ask for what was missed since a version."""

    type: Literal["resume"]
    since: Version


class Chat(Message):
    """Send a line of chat to everyone at the table."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=300)]


class Ping(Message):
    """Ask whether the server is still there."""

    type: Literal["ping"]


class Undo(Message):
    """Take back one's last move: go back to version `to`, as offered by the last `standing` message."""

    type: Literal["undo"]
    request: RequestId
    to: Version


class Decision(Message):
    """Pause the game, go on with it, or end it without a winner."""

    table: Literal["pause", "continue", "abort"]


class Concession(Message):
    """End the game: that seat has won."""

    table: Literal["concede"]
    to: SeatNumber


class Rewind(Message):
    """Go back to an earlier version."""

    table: Literal["rewind"]
    to: Version


class Seating(Message):
    """Let a bot play for a player who is away; or give the seat to the guest who asks."""

    table: Literal["stand_in", "seated"]
    seat: SeatNumber


AnyAct = Annotated[Decision | Concession | Rewind | Seating, Field(discriminator="table")]


class Propose(Message):
    """Ask the table for consent to an act (docs/protocol.md §2a)."""

    type: Literal["propose"]
    request: RequestId
    act: AnyAct


class Vote(Message):
    """Answer a proposal; its maker withdraws it with a no."""

    type: Literal["vote"]
    proposal: Annotated[int, Field(ge=0, le=2**31)]
    yes: bool


class Nudge(Message):
    """Remind a player that it is their turn."""

    type: Literal["nudge"]
    seat: SeatNumber


class GiveTime(Message):
    """Give another player more time to think."""

    type: Literal["give_time"]
    seat: SeatNumber


class Wants(Message):
    """Pin one's wishes for trades, for everyone to see; `quiet` is no trading for now."""

    type: Literal["wants"]
    want: Kinds
    have: Kinds
    quiet: bool


class Writing(Message):
    """Announce that one is writing a counter-offer to this offer, again at each change of it; without `offer`: no longer."""

    type: Literal["writing"]
    offer: Annotated[int, Field(ge=0, le=2**31)] | None = None


class Seen(Message):
    """Confirm that one has been shown everything up to a version: bots go on once all who are here have done so."""

    type: Literal["seen"]
    version: Version


AnyClientMessage = (
    Act | Resume | Chat | Ping | Undo | Propose | Vote | Nudge | GiveTime | Wants | Writing | Seen
)
ClientMessage = Annotated[AnyClientMessage, Field(discriminator="type")]

client_messages: TypeAdapter[AnyClientMessage] = TypeAdapter(ClientMessage)
