"""Notifications: channels, preferences, and the outbox."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from app.storage.database import Database
from app.storage.keys import may_be_key
from app.storage.schema import (
    games,
    guests,
    notification_channels,
    notification_outbox,
    notification_preferences,
    notification_tables,
    seats,
)

channels: Final = notification_channels.c
outbox: Final = notification_outbox.c
preferences: Final = notification_preferences.c
choices: Final = notification_tables.c


@dataclass(frozen=True, slots=True)
class StoredChannel:
    """A channel: its encrypted address, when it was confirmed, and what is wrong with it."""

    id: str
    guest: str
    kind: Any
    address: bytes
    created_at: int
    confirmed_at: int | None = None
    failures: int = 0
    trouble: Any = None


@dataclass(frozen=True, slots=True)
class Preferences:
    """A guest's choices: all tables or none, others for single tables by their codes, quiet hours as two times of day."""

    all_tables: bool = True
    quiet: tuple[str, str] | None = None
    zone: str = "UTC"
    language: str = "en"
    tables: Mapping[str, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Row:
    """A call in the outbox, with its table, and what its guest has chosen."""

    channel: str
    game: str
    line: int
    guest: str
    since: int
    tries: int
    code: str
    table: str
    name: str
    preferences: Preferences
    wanted: bool


# Channels


async def add_channel(database: Database, channel: StoredChannel, language: str) -> None:
    """Store a channel, and preferences for a guest who has none yet."""
    usual = Preferences(language=language)

    def work(connection: Connection) -> None:
        connection.execute(insert(notification_channels), _row_of(channel))
        if _preferences_row(connection, channel.guest) is None:
            connection.execute(
                insert(notification_preferences), _row_of_choices(channel.guest, usual)
            )

    try:
        await database.write(work)
    except IntegrityError:  # the answer to the first try was lost, or another channel was first
        if await channel_with(database, channel.id) is None:
            await database.write(work)


def _row_of(channel: StoredChannel) -> dict[str, Any]:
    return {
        "id": channel.id,
        "guest_id": channel.guest,
        "kind": channel.kind,
        "address": channel.address,
        "created_at": channel.created_at,
        "confirmed_at": channel.confirmed_at,
        "failures": channel.failures,
        "trouble": channel.trouble,
    }


async def channels_of(database: Database, guest: str) -> list[StoredChannel]:
    """A guest's channels, the oldest first."""
    found = select(notification_channels).where(channels.guest_id == guest)
    return await _channels(database, found.order_by(channels.created_at, channels.id))


async def channel_with(database: Database, channel: str) -> StoredChannel | None:
    """The channel with this id."""
    if not may_be_key(channel):
        return None
    found = await _channels(database, select(notification_channels).where(channels.id == channel))
    return found[0] if found else None


async def _channels(database: Database, wanted: Select[Any]) -> list[StoredChannel]:
    def work(connection: Connection) -> list[StoredChannel]:
        return [StoredChannel(*row) for row in connection.execute(wanted)]

    return await database.read(work)


async def confirm(database: Database, channel: str, at: int) -> bool:
    """Confirm a channel, or wake it up. Returns False if there is none with this id."""
    changed = (
        update(notification_channels)
        .where(channels.id == channel)
        .values(confirmed_at=func.coalesce(channels.confirmed_at, at), failures=0, trouble=None)
    )
    return await database.write(lambda connection: connection.execute(changed).rowcount == 1)


async def note_trouble(database: Database, channel: str, trouble: str) -> None:
    """Note that a channel is not used until its owner does something."""
    await _update(database, channel, trouble=trouble)


async def note_success(database: Database, channel: str) -> None:
    """Forget a channel's failures."""
    await _update(database, channel, failures=0, trouble=None)


async def _update(database: Database, channel: str, **values: Any) -> None:
    changed = update(notification_channels).where(channels.id == channel).values(values)

    def work(connection: Connection) -> None:
        connection.execute(changed)

    await database.write(work)


async def note_failure(database: Database, channel: str, most: int) -> bool:
    """Count a failure in a row; returns True if it was the one at which the channel begins to rest."""
    counted = (
        update(notification_channels)
        .where(channels.id == channel)
        .values(failures=channels.failures + 1)
    )
    rest = (
        update(notification_channels)
        .where(channels.id == channel, channels.failures >= most, channels.trouble.is_(None))
        .values(trouble="resting")
    )

    def work(connection: Connection) -> bool:
        connection.execute(counted)
        return connection.execute(rest).rowcount == 1

    return await database.write(work)


async def remove_channel(database: Database, guest: str, channel: str) -> bool:
    """Remove one of a guest's channels with its rows of the outbox. Returns False if there was none."""
    if not may_be_key(channel):
        return False
    return await _remove(database, and_(channels.guest_id == guest, channels.id == channel)) == 1


async def remove_unconfirmed(database: Database, before: int) -> None:
    """Remove the channels that were added before this moment and never confirmed."""
    await _remove(database, and_(channels.confirmed_at.is_(None), channels.created_at < before))


async def _remove(database: Database, which: ColumnElement[bool]) -> int:
    ids = select(channels.id).where(which)

    def work(connection: Connection) -> int:
        found = list(connection.execute(ids).scalars())
        connection.execute(delete(notification_outbox).where(outbox.channel_id.in_(found)))
        connection.execute(delete(notification_channels).where(channels.id.in_(found)))
        return len(found)

    return await database.write(work)


async def forget(database: Database, guest: str) -> None:
    """Remove everything about a guest's notifications."""
    await _remove(database, channels.guest_id == guest)

    def work(connection: Connection) -> None:
        connection.execute(delete(notification_tables).where(choices.guest_id == guest))
        connection.execute(delete(notification_preferences).where(preferences.guest_id == guest))

    await database.write(work)


# Preferences


async def preferences_of(database: Database, guest: str) -> Preferences:
    """The choices of a guest."""
    tables = (
        select(games.c.code, choices.wanted)
        .join(games, games.c.id == choices.game_id)
        .where(choices.guest_id == guest, games.c.state.in_(("open", "playing")))
    )

    def work(connection: Connection) -> Preferences:
        row = _preferences_row(connection, guest)
        single = {code: bool(wanted) for code, wanted in connection.execute(tables)}
        return _preferences(row, single)

    return await database.read(work)


def _preferences_row(connection: Connection, guest: str) -> Any:
    found = select(notification_preferences).where(preferences.guest_id == guest)
    return connection.execute(found).first()


def _preferences(row: Any, tables: Mapping[str, bool]) -> Preferences:
    if row is None or row.all_tables is None:
        return Preferences(tables=tables)
    quiet = (row.quiet_from, row.quiet_until) if row.quiet_from and row.quiet_until else None
    return Preferences(bool(row.all_tables), quiet, row.zone, row.language, tables)


async def save_preferences(database: Database, guest: str, chosen: Preferences) -> None:
    """Store the choices of a guest; those for single tables are stored on their own."""

    def work(connection: Connection) -> None:
        connection.execute(delete(notification_preferences).where(preferences.guest_id == guest))
        connection.execute(insert(notification_preferences), _row_of_choices(guest, chosen))

    await _twice(database, work)


def _row_of_choices(guest: str, chosen: Preferences) -> dict[str, Any]:
    begin, end = chosen.quiet or (None, None)
    return {
        "guest_id": guest,
        "all_tables": int(chosen.all_tables),
        "quiet_from": begin,
        "quiet_until": end,
        "zone": chosen.zone,
        "language": chosen.language,
    }


async def choose_for_table(database: Database, guest: str, game: str, wanted: bool) -> None:
    """Store a guest's choice for one table."""
    own = choices.guest_id == guest, choices.game_id == game

    def work(connection: Connection) -> None:
        connection.execute(delete(notification_tables).where(*own))
        row = {"guest_id": guest, "game_id": game, "wanted": int(wanted)}
        connection.execute(insert(notification_tables), row)

    await _twice(database, work)


async def _twice(database: Database, work: Any) -> None:
    try:
        await database.write(work)
    except IntegrityError:  # another request was first, or the answer to the first try was lost
        await database.write(work)


# The outbox


async def compare(
    database: Database, game: str, calls: Mapping[str, int], since: int, due: int
) -> int:
    """Make the rows of a game agree with the calls at its table, by guest; returns the number of new rows."""
    now = [
        and_(outbox.guest_id == guest, outbox.line == line) for guest, line in sorted(calls.items())
    ]
    over = delete(notification_outbox).where(outbox.game_id == game, ~or_(False, *now))
    usable = select(channels.id, channels.guest_id).where(
        channels.guest_id.in_(sorted(calls)),
        channels.confirmed_at.is_not(None),
        channels.trouble.is_(None),
    )
    there = select(outbox.channel_id).where(outbox.game_id == game)

    def work(connection: Connection) -> int:
        connection.execute(over)
        known = set(connection.execute(there).scalars())
        new = [
            {
                "channel_id": row.id,
                "game_id": game,
                "line": calls[row.guest_id],
                "guest_id": row.guest_id,
                "since": since,
                "due": due,
            }
            for row in connection.execute(usable)
            if row.id not in known
        ]
        if new:
            connection.execute(insert(notification_outbox), new)
        return len(new)

    try:
        return await database.write(work)
    except IntegrityError:  # another server was first, or the answer to the first try was lost
        return await database.write(work)


async def due_rows(database: Database, at: int, most: int) -> list[Row]:
    """The rows that are due, the oldest first."""
    found = (
        select(
            notification_outbox,
            games.c.code,
            games.c.name.label("table_name"),
            guests.c.name,
            notification_preferences.c.all_tables,
            *(preferences[name] for name in ("quiet_from", "quiet_until", "zone", "language")),
            choices.wanted,
        )
        .join(games, games.c.id == outbox.game_id)
        .join(guests, guests.c.id == outbox.guest_id)
        .outerjoin(notification_preferences, preferences.guest_id == outbox.guest_id)
        .outerjoin(
            notification_tables,
            and_(choices.guest_id == outbox.guest_id, choices.game_id == outbox.game_id),
        )
        .where(outbox.done_at.is_(None), outbox.due <= at)
        .order_by(outbox.due, outbox.channel_id, outbox.game_id)
        .limit(most)
    )

    def work(connection: Connection) -> list[Row]:
        return [_outbox_row(row) for row in connection.execute(found)]

    return await database.read(work)


def _outbox_row(row: Any) -> Row:
    chosen = _preferences(row, {})
    wanted = chosen.all_tables if row.wanted is None else bool(row.wanted)
    return Row(
        row.channel_id,
        row.game_id,
        row.line,
        row.guest_id,
        row.since,
        row.tries,
        row.code,
        row.table_name,
        row.name,
        chosen,
        wanted,
    )


def _is(row: Row) -> ColumnElement[bool]:
    return and_(
        outbox.channel_id == row.channel,
        outbox.game_id == row.game,
        outbox.line == row.line,
        outbox.done_at.is_(None),
    )


async def claim(database: Database, row: Row, due: int) -> bool:
    """Count a try before it is made, and set the time of the next one; False if another server has done so, or the call is over."""
    counted = update(notification_outbox).where(_is(row), outbox.tries == row.tries)
    counted = counted.values(tries=row.tries + 1, due=due)
    return await database.write(lambda connection: connection.execute(counted).rowcount == 1)


async def postpone(database: Database, row: Row, due: int) -> None:
    """Let a row wait until a later time."""
    await _change(database, row, due=due)


async def finish(database: Database, row: Row, at: int) -> None:
    """Note that a row needs no more tries; it stays until its call is over, so that the call is not announced again."""
    await _change(database, row, done_at=at)


async def _change(database: Database, row: Row, **values: int) -> None:
    changed = update(notification_outbox).where(_is(row)).values(values)

    def work(connection: Connection) -> None:
        connection.execute(changed)

    await database.write(work)


async def tables_to_watch(database: Database) -> list[str]:
    """The codes of the running games in which a guest with a confirmed channel has a seat."""
    found = (
        select(games.c.code)
        .join(seats, seats.c.game_id == games.c.id)
        .join(notification_channels, channels.guest_id == seats.c.guest_id)
        .where(
            games.c.state == "playing",
            games.c.archived_at.is_(None),
            channels.confirmed_at.is_not(None),
        )
        .distinct()
    )
    return await database.read(lambda connection: list(connection.execute(found).scalars()))
