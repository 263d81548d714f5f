"""Messages from the table's socket to the browser."""

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
    """The lobby: the first message, and again whenever it changes."""

    type: Literal["lobby"]


class Rewound(Message):
    """The table went back to an earlier version."""

    type: Literal["TableRewind"]
    seat: SeatNumber
    to: Version


class Halted(Message):
    """A player paused the game, continued it, or ended it without a winner."""

    type: Literal["TablePause", "TableContinue", "TableAbort"]
    seat: SeatNumber


class ChangedHands(Message):
    """A bot plays for `player`, `player` is back or has taken a seat, or their time is up; `seat` is the player who asked, if one did."""

    type: Literal["TableStandIn", "TableReturn", "TableSeated", "TableTimeOut"]
    seat: SeatNumber | None = None
    player: SeatNumber


class Conceded(Message):
    """The others gave seat `to` the game."""

    type: Literal["TableConcede"]
    seat: SeatNumber
    to: SeatNumber


AnyTableEvent = Rewound | Halted | ChangedHands | Conceded
"""Events of acts (docs/protocol.md §2a), among the events of the game."""


class LogLine(Message):
    """The events of one version, as this seat may know them."""

    version: Version
    events: list[Event]


class Unavailable(Message):
    """Things that this seat could buy, trade or play at another time, and the reasons why not now: a refusal without its sentence."""

    code: str
    facts: Json | None = None
    actions: list[str] | None = None
    """None: everything else that it cannot do."""


Prospects: TypeAlias = dict[str, dict[str, list[int]]]
"""Consequences of this seat's legal actions: by quantity, by kind of action, a figure for each row of its group."""


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
    """The request changed nothing; `request` where the message had one."""

    type: Literal["refused"]
    request: RequestId | None = None
    code: CodeOfRefusal
    facts: Json
    text: str


class Presence(Message):
    """The people who have the table open; `screens`: the big screens, which are not among those who watch."""

    type: Literal["presence"]
    seats: dict[str, Literal["here", "away"]]
    watching: int
    screens: int | None = None


class ChatLine(Message):
    """One line of chat; `at` in milliseconds since 1970."""

    id: int
    at: int
    name: str
    seat: SeatNumber | None = None
    text: str


class ChatNews(Message):
    """Chat: the backlog at first, then one line after another."""

    type: Literal["chat"]
    messages: list[ChatLine]


class TakeBack(Message):
    """The move that this seat may take back now: its kind, and the version to go back to."""

    kind: str
    to: Version


class Ended(Message):
    """The end of a game that was not played to its end."""

    how: Literal["aborted", "conceded"]
    winner: SeatNumber | None = None


class StandingNews(Message):
    """The status of the table apart from its game: after the snapshot, and whenever it changes."""

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
    """The open proposal, or none; `result` is the end of the last one, `no` the player who refused it."""

    type: Literal["proposal"]
    open: OpenProposal | None = None
    result: Literal["agreed", "refused", "withdrawn", "lapsed"] | None = None
    act: Json | None = None
    no: SeatNumber | None = None


class Nudged(Message):
    """A player reminds you that it is your turn."""

    type: Literal["nudged"]
    by: SeatNumber


class RunningClock(Message):
    """A running clock: it `ends` in that many milliseconds, grace included; `short` is a decision in another player's turn."""

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
    """By seat: the bots that wait, for whom, and the offer to which a player is writing a counter-offer."""

    type: Literal["patience"]
    waits: dict[str, Patience]
    writing: dict[str, int]


class WindowNews(Message):
    """A decision that stays open whatever is answered: it `ends` in that many milliseconds, out of `length`."""

    type: Literal["window"]
    ends: int
    length: int


class SeatWants(Message):
    """A seat's wishes for trades."""

    want: list[str]
    have: list[str]
    quiet: bool


class WantsNews(Message):
    """The wishes that seats have pinned."""

    type: Literal["wants"]
    seats: dict[str, SeatWants]


class LuckNews(Message):
    """The yield of the rolls so far for each seat, and the expected yield: after the snapshot and every roll."""

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
    """True if all bots play like easy ones for now, because the processes they think in keep failing: sent when that changes at a table
    with other bots, and to newcomers meanwhile."""

    type: Literal["bots"]
    impaired: bool


class NoticeNews(Message):
    """A notice of the server's host: to newcomers while it is shown, and whenever it changes; without `notice` it was withdrawn."""

    type: Literal["notice"]
    notice: NoticeShown | None = None


class Pong(Message):
    """The server is still here, with the version of the client that it serves."""

    type: Literal["pong"]
    client: str


class Bye(Message):
    """The socket closes next, with this code; `wait`: seconds to wait before opening another one."""

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
