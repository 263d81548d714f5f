"""From the table's socket to the browser."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from app.protocol.http import Lobby, NoticeShown
from app.protocol.models import (
    CodeOfRefusal,
    Event,
    Form,
    Geometry,
    Json,
    Legal,
    Message,
    RequestId,
    SeatNumber,
    Version,
    View,
)


class LobbyNews(Lobby):
    """First message, and whenever it changes."""

    type: Literal["lobby"]


class Rewound(Message):
    """The table went back to an earlier version."""

    type: Literal["TableRewind"]
    seat: SeatNumber
    to: Version


class Halted(Message):
    """Somebody paused the game, went on with it, or ended it without a winner."""

    type: Literal["TablePause", "TableContinue", "TableAbort"]
    seat: SeatNumber


class ChangedHands(Message):
    """A bot plays for `player`, `player` is back or has taken a seat, or their time is up; `seat` is who asked, if a seat did."""

    type: Literal["TableStandIn", "TableReturn", "TableSeated", "TableTimeOut"]
    seat: SeatNumber | None = None
    player: SeatNumber


class Conceded(Message):
    """The others gave seat `to` the game."""

    type: Literal["TableConcede"]
    seat: SeatNumber
    to: SeatNumber


AnyTableEvent = Rewound | Halted | ChangedHands | Conceded
"""What the table decided (docs/protocol.md §2a), among the events of the game."""


class LogLine(Message):
    """What one version brought, as this seat may know it."""

    version: Version
    events: list[Event]


class Unavailable(Message):
    """What this seat could buy, trade or play at another time, and why not now: a refusal without its sentence."""

    code: str
    facts: Json | None = None
    actions: list[str] | None = None
    """None: whatever else it cannot do."""


Prospects: TypeAlias = dict[str, dict[str, list[int]]]
"""What this seat's legal actions would lead to: by what is measured, by kind of action, a figure for each row of its group."""


class Snapshot(Message):
    """Everything this seat may know."""

    type: Literal["snapshot"]
    version: Version
    seat: SeatNumber | None
    geometry: Geometry
    view: View
    legal: list[Legal]
    forms: list[Form]
    unavailable: list[Unavailable]
    prospects: Prospects
    log: list[LogLine]


class Update(Message):
    """One version further; `legal`, `forms`, `unavailable` and `prospects` only when they changed."""

    type: Literal["update"]
    version: Version
    events: list[Event]
    patch: Json
    legal: list[Legal] | None = None
    forms: list[Form] | None = None
    unavailable: list[Unavailable] | None = None
    prospects: Prospects | None = None


class Ack(Message):
    """The action is stored."""

    type: Literal["ack"]
    request: RequestId
    version: Version


class Refused(Message):
    """Nothing happened, and why; `request` where the message had one."""

    type: Literal["refused"]
    request: RequestId | None = None
    code: CodeOfRefusal
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


class TakeBack(Message):
    """What this seat may take back now: the kind of its last move, the version to go back to."""

    kind: str
    to: Version


class Ended(Message):
    """How the game ended that was not played to its end."""

    how: Literal["aborted", "conceded"]
    winner: SeatNumber | None = None


class StandingNews(Message):
    """How the table stands besides its game: after the snapshot, and whenever it changes."""

    type: Literal["standing"]
    paused: bool | None = None
    stand_ins: list[SeatNumber] | None = None
    ended: Ended | None = None
    undo: TakeBack | None = None


class OpenProposal(Message):
    """An act that waits for consent; without `by` a guest asks for a seat."""

    id: int
    act: Json
    by: SeatNumber | None = None
    name: str
    yes: list[SeatNumber]
    waiting: list[SeatNumber]


class ProposalNews(Message):
    """The open proposal, or none; `result` says how the last one ended, `no` who refused it."""

    type: Literal["proposal"]
    open: OpenProposal | None = None
    result: Literal["agreed", "refused", "withdrawn", "lapsed"] | None = None
    act: Json | None = None
    no: SeatNumber | None = None


class Nudged(Message):
    """Somebody reminds you that it is your turn."""

    type: Literal["nudged"]
    by: SeatNumber


class RunningClock(Message):
    """Whose time is running: it `ends` in that many milliseconds, grace included; `short` is a decision in another's turn."""

    short: bool
    ends: int


class ClockNews(Message):
    """The clocks now, in ms: each bank, and those that run."""

    type: Literal["clock"]
    left: dict[str, int]
    running: dict[str, RunningClock]
    grace: int


class Patience(Message):
    """A bot waits for these seats to answer its offers: it `ends` in that many milliseconds, out of `length`."""

    asked: list[SeatNumber]
    ends: int
    length: int


class PatienceNews(Message):
    """By seat: which bots wait for whom, and to which offer somebody is writing a counter-offer."""

    type: Literal["patience"]
    waits: dict[str, Patience]
    writing: dict[str, int]


class WindowNews(Message):
    """A decision stays open whatever is answered: it `ends` in that many milliseconds, out of `length`."""

    type: Literal["window"]
    ends: int
    length: int


class SeatWants(Message):
    """What a seat would like to trade."""

    want: list[str]
    have: list[str]
    quiet: bool


class WantsNews(Message):
    """What the seats have pinned."""

    type: Literal["wants"]
    seats: dict[str, SeatWants]


class LuckNews(Message):
    """What the rolls so far brought each seat, and what they bring on average: after the snapshot and every roll."""

    type: Literal["luck"]
    rolls: int
    expected: list[float]
    received: list[int]


class Fault(Message):
    """This game cannot go on by itself; the id finds the reason in the host's log."""

    type: Literal["trouble"]
    id: str
    text: str


class BotsNews(Message):
    """Whether all bots play like easy ones for now, because the processes they think in keep failing: when that changes at a table with
    other bots, and to newcomers while it is so."""

    type: Literal["bots"]
    impaired: bool


class NoticeNews(Message):
    """A message of the server's host: to newcomers while it is shown, and whenever it changes; without `notice` it was taken back."""

    type: Literal["notice"]
    notice: NoticeShown | None = None


class Pong(Message):
    """Still here, with the version of the client that this server hands out."""

    type: Literal["pong"]
    client: str


class Bye(Message):
    """The socket closes next, with this code; `wait`: how many seconds to wait before opening another."""

    type: Literal["bye"]
    code: int
    text: str
    wait: int | None = None


AnyServerMessage = (
    LobbyNews
    | Snapshot
    | Update
    | StandingNews
    | ProposalNews
    | Nudged
    | ClockNews
    | PatienceNews
    | WindowNews
    | WantsNews
    | LuckNews
    | Ack
    | Refused
    | Presence
    | ChatNews
    | Fault
    | BotsNews
    | NoticeNews
    | Pong
    | Bye
)
ServerMessage = Annotated[AnyServerMessage, Field(discriminator="type")]

server_messages: TypeAdapter[AnyServerMessage] = TypeAdapter(ServerMessage)
