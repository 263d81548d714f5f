"""HTTP: notifications of one's turn."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from app.protocol.models import Message

ChannelKind: TypeAlias = Literal["push", "email", "apprise"]
ChannelState: TypeAlias = Literal["confirm", "on", "expired", "refused", "resting", "locked"]
TimeOfDay = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class ChannelShown(Message):
    """A channel of the asker: `shown` is its masked address. `confirm`: its first message is on its way; `expired`, `refused`: its service
    will never take a notice; `resting`: five notices in a row failed; `locked`: it has to be entered again."""

    id: str
    kind: ChannelKind
    state: ChannelState
    shown: str | None = None


class QuietTime(Message):
    """Quiet hours, from one time of day until another in a time zone such as `Europe/Berlin`; none if both times are the same."""

    begin: TimeOfDay
    end: TimeOfDay
    zone: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class NotificationList(Message):
    """The asker's notifications: the kinds that this server allows, none if they are off; the key of web push; channels; the choice for all
    tables, and for single ones by their codes."""

    kinds: list[ChannelKind]
    push_key: str | None = None
    channels: list[ChannelShown]
    all_tables: bool
    tables: dict[str, bool]
    quiet: QuietTime | None = None


class NewChannel(Message):
    """Add a channel, which gets a first message at once; the address of a push channel is the browser's subscription as JSON."""

    kind: ChannelKind
    address: Annotated[str, StringConstraints(max_length=4000)]


class ChannelConfirmation(Message):
    """Confirm a channel with the code of its first message."""

    code: Annotated[str, StringConstraints(max_length=20)]


class NotificationChoices(Message):
    """Change one's choices: for all tables, for single ones by their codes; quiet hours."""

    all_tables: bool | None = None
    tables: Annotated[dict[str, bool], Field(max_length=100)] | None = None
    quiet: QuietTime | None = None


class NoticeTest(Message):
    """The number of channels that took the test, and of those that did not."""

    sent: int
    failed: int
