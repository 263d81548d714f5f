"""Work of the host's commands: with stored games, and with guests."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from gzip import decompress
from http.client import HTTPConnection, HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

from app.clock import now
from app.finished.archive import Archive
from app.finished.proof import Verdict, published, verify
from app.lobby.record import TableRecord
from app.problems import Problem, no_such_table
from app.program_name import command
from app.settings import Settings
from app.storage.bans import Known, banned_guests, guests_called, set_ban
from app.storage.database import Database, StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.events import DatabaseEventStore
from app.storage.host_access import new_link
from app.storage.opening import not_ready, open_for_command
from app.storage.tables import table_with
from app.storage.upkeep import Overview, close_lobby, overviews, set_archived
from app.tables.codes import code_from
from app.web.lan_urls import ANSWERS_WITHIN_SECONDS, links


async def verify_game(settings: Settings, code: str) -> Verdict:
    """Check a stored game. Raises Problem."""
    async with _stored(settings, code) as (database, table):
        if table.state in ("open", "closed"):
            text = f"No game has begun at {table.code}: there is nothing to verify."
            raise Problem(409, "not_started", text)
        return await verify(DatabaseEventStore(database), table)


async def export_game(settings: Settings, code: str) -> dict[str, Any]:
    """The record of a finished game. Raises Problem."""
    async with _stored(settings, code) as (database, table):
        return await published(DatabaseEventStore(database), table)


async def export_log(settings: Settings, code: str) -> str:
    """The log of a finished game as CSV. Raises Problem."""
    async with _stored(settings, code) as (database, table):
        return decompress(await Archive(database).csv_log(table)).decode()


async def set_banned(settings: Settings, who: str, banned: bool) -> Known:
    """Ban a guest from the server or lift the ban; a running server notices. Raises Problem."""
    async with _database(settings) as database:
        guest = _single_guest(await guests_called(database, who), who, banned)
        if (guest.banned_at is not None) != banned:
            await set_ban(database, guest.id, now() if banned else None)
        return guest


async def all_banned(settings: Settings) -> list[Known]:
    """All banned guests."""
    async with _database(settings) as database:
        return await banned_guests(database)


async def all_tables(settings: Settings, everything: bool) -> list[Overview]:
    """Lobbies and running games, or all tables."""
    async with _database(settings) as database:
        return await overviews(database, everything)


async def close_table(settings: Settings, code: str) -> str:
    """Close a lobby; a running server notifies the people there. Returns its code. Raises Problem."""
    async with _stored(settings, code) as (database, table):
        await close_lobby(database, table.code)
        after = await table_with(database, table.code)
        if after is not None and after.state != "closed":
            text = f"The game at {table.code} has begun: use {command('tables archive')} instead."
            raise Problem(409, "started", text)
        return table.code


async def set_table_archived(settings: Settings, code: str, archived: bool) -> str:
    """Archive a game or restore it; a running server notices. Returns its code. Raises Problem."""
    async with _stored(settings, code) as (database, table):
        if table.state not in ("playing", "finished"):
            text = f"No game has begun at {table.code}: {command('tables close')} closes a lobby."
            raise Problem(409, "not_started", text)
        if table.archived != archived:
            await set_archived(database, table.code, now() if archived else None)
        return table.code


def in_a_line(table: Overview) -> str:
    """A line about a table, with nothing that is hidden from its players."""
    who = [
        *map(_text, table.people),
        *([f"{table.bots} bot{'s' if table.bots > 1 else ''}"] if table.bots else []),
    ]
    state = "lobby" if table.state == "open" else _text(table.state)
    return "  ".join(
        (
            _text(table.code),
            _day(table.touched),
            f"{state}, archived" if table.archived else state,
            f"{table.played} actions",
            _text(table.name),
            f"({', '.join(who) or 'nobody'})",
        )
    )


async def host_links(settings: Settings) -> list[str]:
    """The addresses of one new link to the host's page: it works once, at any one of them."""
    async with _database(settings) as database:
        token = await new_link(database)
    homes = links(settings, settings.port) or links(settings, settings.port, lambda *_: True)
    return [f"{home}host#{token}" for home in homes]


def bots_keep_failing(settings: Settings) -> bool:
    """Check whether the server that runs with these settings on this machine reports trouble with its bots' processes; False if none answers."""
    public = settings.public_url + "/"
    for link in links(settings, settings.port):
        where = urlsplit(link)
        if link == public or where.hostname is None:
            continue
        connection = HTTPConnection(where.hostname, where.port, timeout=ANSWERS_WITHIN_SECONDS)
        with closing(connection), suppress(OSError, HTTPException, ValueError, AttributeError):
            connection.request("GET", where.path + "healthz")
            return bool(json.load(connection.getresponse()).get("bots") == "impaired")
    return False


def guest_line(guest: Known) -> str:
    """A guest in a line: id, name, first visit, last seat, and the ban."""
    parts = [_text(guest.id), _text(guest.name), f"came {_day(guest.since)}"]
    if guest.tables:
        parts.append(f"sat at {', '.join(map(_text, guest.tables))}")
    if guest.banned_at is not None:
        parts.append(f"banned {_day(guest.banned_at)}")
    return "  ".join(parts)


def _single_guest(found: list[Known], who: str, banned: bool) -> Known:
    # Of several guests with that name, only a banned one can be let back in; but when one of them is banned, it may be
    # that the wrong one is left.
    concerned = [guest for guest in found if banned or guest.banned_at is not None] or found
    if not concerned:
        raise Problem(404, "no_such_guest", f"No guest is called {who}.")
    if len(concerned) > 1:
        lines = "\n".join(guest_line(guest) for guest in concerned)
        raise Problem(
            409, "several", f"Several guests are called {who}; use an id instead:\n{lines}"
        )
    return concerned[0]


DAMAGED: Final = "(damaged)"
"""Stands for a stored value that is invalid: SQLite keeps whatever a damaged file holds, and the other rows are intact."""


def _text(stored: object) -> str:
    return stored if isinstance(stored, str) else DAMAGED


def _day(stored: object) -> str:
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(stored / 1000))  # type: ignore[operator]
    except (OSError, OverflowError, TypeError, ValueError):
        return DAMAGED


def _unreadable(what: str) -> Problem:
    text = f"{what}: parts of the database can no longer be read. Restore a backup."
    return Problem(503, "damaged", text)


@asynccontextmanager
async def _stored(settings: Settings, code: str) -> AsyncIterator[tuple[Database, TableRecord]]:
    async with _database(settings) as database:
        try:
            table = await table_with(database, code_from(code))
            if table is None:
                raise no_such_table(code)
            yield database, table
        except RecordBroken as error:
            raise Problem(409, "damaged", f"{code_from(code)} is damaged: {error}.") from error
        except StorageDamaged as error:
            raise _unreadable(f"{code_from(code)} is damaged") from error


@asynccontextmanager
async def _database(settings: Settings) -> AsyncIterator[Database]:
    database = await open_for_command(settings)
    try:
        yield database
    except StorageDamaged as error:
        raise _unreadable("The database is damaged") from error
    except StorageFailed as error:
        raise not_ready(settings, str(error)) from error
    finally:
        await database.close()
