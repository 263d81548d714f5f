"""HTTP: home and lobby."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from app.error_codes import ProblemCode
from app.protocol.models import Json, Message, SeatNumber

Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
TableState = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["person", "bot", "free"]
Look = Annotated[int, Field(ge=1, le=8)]


class NoticeShown(Message):
    """A notice of the server's host and the seconds until it disappears; without a text it announces a restart at that time."""

    id: str
    text: str | None = None
    seconds: int


class Me(Message):
    """The asker: no name for a stranger, `password` if one is needed first, `login` if the name comes with a login; and a notice of the
    server's host."""

    name: str | None = None
    password: bool | None = None
    login: bool | None = None
    notice: NoticeShown | None = None


class Introduction(Message):
    """Set one's name, with the server's password if it has one; without a name the server gives a stranger one."""

    name: str | None = None
    password: str | None = None


class NewTable(Message):
    """Open a table; with `bots`, one that starts at once with a bot of that `level` in every other seat."""

    name: str | None = None
    game: str | None = None
    config: Json
    nonce: Nonce | None = None
    settings: Json | None = None
    bots: bool | None = None
    level: str | None = None


class NewScreen(Message):
    """Open a table on a big screen, without a seated guest."""

    name: str
    game: str | None = None
    config: Json


class MapWanted(Message):
    """Deal an island for these rules, as a preview; with a chosen map it is that one. Unless `dealt`, the board as it is before."""

    game: str | None = None
    config: Json
    dealt: bool = True


class RulesWanted(Message):
    """The figures of the base rules for this configuration, or for the usual one."""

    game: str | None = None
    config: Json | None = None


class TableChange(Message):
    """Change the table's name, its game's configuration, or its settings."""

    name: str | None = None
    config: Json | None = None
    settings: Json | None = None


class SeatTaken(Message):
    """Take a seat, with this browser's contribution to the dice."""

    nonce: Nonce | None = None


class KeepOut(Message):
    """Block a person from the table, by the alias that the host has for them."""

    person: str


class HostChosen(Message):
    """Make the person in a seat host."""

    seat: SeatNumber


class SeatLink(Message):
    """The secret of a link that moves one's seat to another browser."""

    secret: str


class SeatClaim(Message):
    """Take the seat of the link."""

    secret: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Rematch(Message):
    """Play again; `change` is what differs: the seats, the first player, or that there is no chosen map."""

    change: Literal["seats", "start", "map"] | None = None


class NextTable(Message):
    """The table where the same people play again."""

    code: str


class BotSeated(Message):
    """Put a bot in a free seat."""

    level: str | None = None


class Start(Message):
    """Begin the game; `free` decides about free seats: they are left out, or bots of that `level` take them."""

    free: Literal["leave", "bots"] | None = None
    level: str | None = None


class LookChosen(Message):
    """Choose color and shape."""

    look: Look


class Readiness(Message):
    """Set whether one is ready."""

    ready: bool


class SummarySeat(Message):
    """A seat in the list of tables."""

    look: int
    kind: SeatKind
    name: str | None = None


class Summary(Message):
    """A table in the list."""

    code: str
    name: str
    state: TableState
    game: str
    variant: str
    age: int
    host: bool
    seats: list[SummarySeat]
    yours: bool
    turn: int | None = None
    called: bool | None = None
    waiting: list[SeatNumber] | None = None
    since: int | None = None
    left: int | None = None


class Address(Message):
    """The address at which guests reach this server, if its page does not know it: the public URL, or one of the host's network."""

    base: str | None = None


class TableList(Message):
    """Open tables and one's own unfinished ones; and a notice of the server's host."""

    tables: list[Summary]
    notice: NoticeShown | None = None


class Person(Message):
    """A person at the table, or blocked from it, as its host may name them."""

    person: str
    name: str


class LobbySeat(Message):
    """A seat of the table; `person` to its host only."""

    seat: SeatNumber
    look: int
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    ready: bool
    here: bool
    host: bool
    person: str | None = None


class TableGroup(Message):
    """The group for which a table's game counts, with the token of its link."""

    token: str
    name: str


class GroupChosen(Message):
    """Let the table's game count for the group with this token; without one, for none."""

    token: str | None = None


class Lobby(Message):
    """The table as the asker sees it; `host` and `you` are about the asker, `watchers` and `kept_out` for the host, `group` for the host
    and the players."""

    code: str
    made: int
    name: str
    state: TableState
    game: str
    host: bool
    you: SeatNumber | None = None
    config: Json
    settings: Json
    seal: str
    next: str | None = None
    group: TableGroup | None = None
    seats: list[LobbySeat]
    watchers: list[Person] | None = None
    kept_out: list[Person] | None = None


class Trouble(Message):
    """Every error over HTTP; `options` are the keys of those that contradict each other."""

    code: ProblemCode
    text: str
    options: list[str] | None = None
