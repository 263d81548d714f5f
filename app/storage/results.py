"""Results of finished games: stored when they end, or computed from the log where that has not happened."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import orjson
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select
from sqlalchemy.exc import IntegrityError

from app.storage.database import Database
from app.storage.digests import digest_of
from app.storage.schema import games, results, seats

Result = dict[str, Any]
"""The end of a game: its time, all points, and the winner or the act that ended it."""


def insert_result(connection: Connection, game: str, result: Result) -> None:
    """Store the result of a game, within the transaction of its last line."""
    connection.execute(insert(results), _row(game, result, None))


def _row(game: str, result: Result, statistics: bytes | None) -> dict[str, Any]:
    text = orjson.dumps(result).decode()
    return {
        "game_id": game,
        "result": text,
        "digest": digest_of(game, text),
        "statistics": statistics,
    }


def read_result(game: str, text: str | None, digest: str | None) -> Result | None:
    """The result as it was stored; None if there is none, or if it is damaged."""
    try:
        if text is None or digest_of(game, text) != digest:
            return None
        found: Result = orjson.loads(text)
        return found
    except (TypeError, ValueError):
        return None


def results_of(connection: Connection, wanted: Iterable[str]) -> dict[str, Result]:
    """The outcomes of these games, as far as they are stored."""
    rows = connection.execute(
        select(results.c.game_id, results.c.result, results.c.digest).where(
            results.c.game_id.in_(list(wanted))
        )
    )
    found = ((row.game_id, read_result(row.game_id, row.result, row.digest)) for row in rows)
    return {game: result for game, result in found if result is not None}


async def put_results(database: Database, game: str, result: Result, statistics: bytes) -> None:
    """Store everything about a finished game, in place of what was stored; another server may have been first."""

    def work(connection: Connection) -> None:
        connection.execute(delete(results).where(results.c.game_id == game))
        connection.execute(insert(results), _row(game, result, statistics))

    with suppress(IntegrityError):
        await database.write(work)


async def result_of(database: Database, game: str) -> Result | None:
    """The outcome of a game, if it is stored."""
    return (await database.read(lambda connection: results_of(connection, [game]))).get(game)


async def statistics_of(database: Database, game: str) -> bytes | None:
    """The figures of a finished game, gzipped, if they are stored."""
    wanted = select(results.c.statistics).where(results.c.game_id == game)
    found = await database.read(lambda connection: connection.execute(wanted).scalar())
    return bytes(found) if isinstance(found, bytes) else None


async def finished_without(database: Database) -> list[str]:
    """The codes of finished games with something missing, newest first. The figures of a game that only bots played wait until they are
    requested."""
    people = exists().where(seats.c.game_id == games.c.id, seats.c.kind == "person")
    wanted = (
        select(games.c.code)
        .outerjoin(results, results.c.game_id == games.c.id)
        .where(
            games.c.state == "finished",
            or_(results.c.game_id.is_(None), and_(results.c.statistics.is_(None), people)),
        )
        .order_by(games.c.updated_at.desc(), games.c.code.desc())
    )
    return await database.read(lambda connection: list(connection.execute(wanted).scalars()))
