"""HTTP: the host's page. Its messages name no code of a table, and nothing that is hidden from a player."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from app.protocol.http import NoticeShown
from app.protocol.models import Message

TableId = Annotated[str, StringConstraints(max_length=32)]


class HostLink(Message):
    """Open the host's page with the key of a link that `hexhaven admin-link` printed."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class HostNotice(Message):
    """Show a notice to everyone, or at one `table`, for this number of minutes; without a text it announces a restart at the end of that
    time."""

    text: str | None = None
    minutes: int
    table: TableId | None = None


class HostNightly(Message):
    """Switch nightly backups on or off."""

    nightly: bool


class HostBlock(Message):
    """Block an address, or a network that the limits count as one household."""

    address: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class HostServer(Message):
    """The server itself: how long it has run in seconds, and how many other servers share its database."""

    version: str
    database: str
    uptime: int
    others: int


class HostTrouble(Message):
    """A trouble; `why` in English, with details if there are any."""

    kind: Literal["backup", "disk", "bots"]
    why: str | None = None


class HostCounts(Message):
    """Tables by state, the people and bots there, and the figures of the last seven days."""

    playing: int
    paused: int
    here: int
    bots: int
    finished: int
    guests: int


class HostLoad(Message):
    """The share of all `cores` that the server uses now, and used before, the oldest first."""

    share: float
    cores: int
    past: list[float]


class HostStorage(Message):
    """Bytes: the database, what is left on its disk if that is known, and the memory of the server."""

    used: int
    free: int | None = None
    memory: int


class HostTable(Message):
    """A table; `age` is the seconds since the last move, or the last change of the lobby."""

    id: TableId
    name: str
    state: Literal["open", "playing", "paused", "finished"]
    idle: bool
    game: str
    variant: str
    people: int
    bots: int
    seats: int
    size: int
    age: int


class HostGuest(Message):
    """A guest who has a table open, with the look of a seat of theirs."""

    id: str
    name: str
    tables: int
    look: int | None = None


class HostBanned(Message):
    """A guest who is banned."""

    id: str
    name: str


class HostLimit(Message):
    """A limit that an address hit within the last hour: how often, and how many seconds ago."""

    address: str
    what: Literal["codes", "guests", "link", "password", "replays", "tabs"]
    tries: int
    age: int


class HostBackup(Message):
    """A backup; `at` in milliseconds since 1970."""

    name: str
    kind: Literal["nightly", "manual", "upgrade"]
    at: int
    size: int
    verified: bool


class HostRestored(Message):
    """The new directory, the lines that start a server there, and the codes of games in it that do not verify."""

    directory: str
    lines: list[str]
    damaged: list[str]


class HostBackups(Message):
    """The backups; `possible` unless PostgreSQL has its own tools, `fixed` if a setting asks for nightly ones, at this local time."""

    possible: bool
    nightly: bool
    fixed: bool
    time: str
    running: bool
    restored: HostRestored | None = None
    there: list[HostBackup]


class HostLogLine(Message):
    """A line of the log, without anything that may be the code of a table; `table` is the name of its table."""

    at: str
    level: str
    event: str
    table: str | None = None
    about: str


class HostPage(Message):
    """Everything on the host's page."""

    server: HostServer
    troubles: list[HostTrouble]
    counts: HostCounts
    load: HostLoad
    storage: HostStorage
    tables: list[HostTable]
    people: list[HostGuest]
    banned: list[HostBanned]
    blocked: list[str]
    limits: list[HostLimit]
    backups: HostBackups
    notice: NoticeShown | None = None
    log: list[HostLogLine]


class HostLog(Message):
    """More of the log, the newest line first."""

    lines: list[HostLogLine]


class HostLook(Message):
    """The code of a table whose game has begun, to watch it."""

    code: str
