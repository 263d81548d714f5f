"""The results of finished games are stored when they end: no list, no result and no page plays them again."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from gzip import decompress
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection, delete, func, select, update

from app.answers import Played, Refusal
from app.finished import statistics
from app.journal.loading import whole_log
from app.lobby.record import TableRecord
from app.storage.database import Database
from app.storage.events import DatabaseEventStore
from app.storage.results import finished_without, put_results, result_of, statistics_of
from app.storage.schema import actions, games, results
from app.tables.table import Table
from engine.games import usual_game as game
from tests.app.house import House, Listener, house, whose_turn
from tests.app.players import game_for, people
from tests.app.test_history import ANA
from tests.app.test_replay_page import agree, bots_game
from tests.conftest import StartServer

QUICKLY = {"victory-points": 8}


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def won(opened: House) -> Table:
    """Two people play until somebody wins."""
    table = await opened.begun(2, config=game_for(2, **QUICKLY))
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    luck = random.Random(7)
    assert table.live is not None
    while not table.live.over:
        seat = whose_turn(table, listeners).seat
        seen = table.live.player_view(seat)
        action = game.bots.choose("easy", seen.view, seen.legal, seen.forms, seat, luck, False)
        assert action is not None
        assert isinstance(await listeners[seat].act(game.action_to_json(action)), Played)
    return table


async def ended_by(opened: House, act: dict[str, Any]) -> Table:
    """Likewise, until the table ends it; the last move but one was taken back."""
    table = await opened.begun(2)
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    for _ in range(12):
        await some_move(table, listeners)
    assert table.live is not None
    await agree(listeners, {"table": "rewind", "to": table.live.version - 2})
    await agree(listeners, act)
    return table


async def some_move(table: Table, listeners: list[Listener]) -> Played | Refusal:
    mover = whose_turn(table, listeners)
    return await mover.act(mover.some_action(random.Random(3)))


async def three_ends(opened: House) -> list[Table]:
    ways: list[dict[str, Any]] = [{"table": "concede", "to": 1}, {"table": "abort"}]
    return [await won(opened), *[await ended_by(opened, way) for way in ways]]


async def worked_out(opened: House, table: TableRecord) -> tuple[dict[str, Any], dict[str, Any]]:
    """Its result and its figures, played again from the log."""
    log = await whole_log(DatabaseEventStore(opened.database), table.id)
    return statistics.result(table, log), statistics.statistics(table, log)


async def stored(database: Database) -> dict[str, tuple[str, bytes | None]]:
    """By the id of the game."""
    rows = await database.read(lambda connection: connection.execute(select(results)).all())
    return {row.game_id: (row.result, row.statistics) for row in rows}


async def forget(database: Database) -> None:
    """As the version before left a database."""
    await database.write(lambda connection: connection.execute(delete(results)))


@asynccontextmanager
async def filling_in(opened: House) -> AsyncIterator[None]:
    """As while a server serves."""
    chore = asyncio.create_task(opened.archive.fill_in_until_canceled())
    try:
        yield
    finally:
        chore.cancel()
        with suppress(asyncio.CancelledError):
            await chore


async def test_the_result_is_stored_with_the_last_line_however_a_game_ends(opened: House):
    ended = await three_ends(opened)
    found = await stored(opened.database)
    for table in ended:
        expected, _ = await worked_out(opened, table.record)
        assert found[table.record.id][0].encode() == orjson.dumps(expected)


async def test_without_its_result_the_last_line_is_not_stored_either(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    table = await opened.begun(2)
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    await some_move(table, listeners)

    def fails(*_: object) -> None:
        raise RuntimeError("as by a power cut")

    with monkeypatch.context() as cut:
        cut.setattr("app.storage.events.insert_result", fails)
        await agree(listeners, {"table": "abort"})
    state, lines = await opened.database.read(
        lambda connection: (
            connection.execute(select(games.c.state)).scalar(),
            connection.execute(select(func.count()).select_from(actions)).scalar(),
        )
    )
    assert (state, lines) == ("playing", 2)
    assert await stored(opened.database) == {}


async def test_lists_and_sums_of_finished_games_play_none_of_them_again(
    opened: House, plays: Counter[str]
):
    for table in await three_ends(opened):
        assert table.record.state == "finished"
    plays.clear()
    assert len((await opened.history.of_guest(ANA, None))["games"]) == 3
    assert len((await opened.history.of_all(None, None))["games"]) == 3
    assert (await opened.history.results(ANA))["games"] == 2
    assert plays == Counter()


async def test_the_figures_are_stored_when_a_game_has_ended_and_are_what_they_were_before(
    opened: House, plays: Counter[str]
):
    async with filling_in(opened):
        ended = await three_ends(opened)
        await opened.archive.all_filled_in.wait()
    for table in ended:
        _, expected = await worked_out(opened, table.record)
        plays.clear()
        assert decompress(await opened.archive.statistics(table.record)) == orjson.dumps(expected)
        assert plays == Counter()


async def test_old_results_are_filled_in_and_go_on_where_they_were_interrupted(opened: House):
    """Each game is played again once, whenever the server stops."""
    ended = await three_ends(opened)
    before = {table.record.id: await worked_out(opened, table.record) for table in ended}
    await forget(opened.database)
    archive = opened.archive
    really, filled = archive._filled_in, Counter[str]()

    async def counting(table: TableRecord) -> Any:
        filled[table.id] += 1
        found = await really(table)
        stop.set()
        return found

    archive._filled_in = counting  # type: ignore[method-assign]  # to count
    for _ in ended:
        stop = asyncio.Event()
        async with filling_in(opened):
            await stop.wait()
        archive._unfilled.clear()
    assert await finished_without(opened.database) == []
    assert filled == dict.fromkeys(before, 1)
    for game_id, (result, figures) in (await stored(opened.database)).items():
        assert figures is not None
        assert (result.encode(), decompress(figures)) == tuple(map(orjson.dumps, before[game_id]))


async def test_all_who_ask_at_once_for_what_is_not_stored_yet_wait_for_one_replay(
    opened: House, plays: Counter[str]
):
    table = await won(opened)
    await forget(opened.database)
    plays.clear()
    told = await asyncio.gather(*(opened.archive.statistics(table.record) for _ in range(6)))
    assert len(set(told)) == 1
    assert plays["new_game"] == 2, "for the result, and for the figures"


async def test_a_wrong_byte_in_what_is_stored_is_worked_out_again(opened: House):
    table = await won(opened)
    figures = await opened.archive.statistics(table.record)
    [(result, _)] = (await stored(opened.database)).values()
    spoilt = figures[:40] + bytes([figures[40] ^ 1]) + figures[41:]

    def spoil(connection: Connection) -> None:
        wrong = result.replace('"winner":', '"winner":1')
        connection.execute(update(results).values(result=wrong, statistics=spoilt))

    await opened.database.write(spoil)
    [past] = (await opened.history.of_guest(ANA, None))["games"]
    assert past["winner"] == orjson.loads(result)["winner"]
    assert await opened.archive.statistics(table.record) == figures
    assert list((await stored(opened.database)).values()) == [(result, figures)]


async def test_what_another_server_stored_first_stays(opened: House):
    table = await won(opened)
    result, _ = await worked_out(opened, table.record)
    both = (put_results(opened.database, table.record.id, result, each) for each in (b"1", b"2"))
    await asyncio.gather(*both)
    assert await statistics_of(opened.database, table.record.id) in (b"1", b"2")


async def test_of_a_game_after_whose_end_the_server_was_killed_the_figures_are_found_later(
    start_server: StartServer,
):
    server = start_server()
    async with people(server, 1) as [ana]:
        code, _ = await bots_game(ana)
        server.kill()
        server.start()
        figures = await ana.ask("GET", f"tables/{code}/statistics")
        [past] = (await ana.ask("GET", "history"))["games"]
    assert [seat["points"] for seat in past["seats"]] == [
        seat["total"] for seat in figures["seats"]
    ]
    assert (past["winner"], past["at"]) == (figures["winner"], figures["ended"])


async def test_the_figures_of_a_game_among_bots_wait_until_somebody_asks(opened: House):
    async with filling_in(opened):
        table = await opened.begun(0, bots=2)
        while table.record.state != "finished":  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0.001)
        await opened.archive.all_filled_in.wait()
    assert await result_of(opened.database, table.record.id) is not None
    assert await statistics_of(opened.database, table.record.id) is None
    assert await finished_without(opened.database) == []
    figures = await opened.archive.statistics(table.record)
    assert await statistics_of(opened.database, table.record.id) == figures
