"""Coming back: a dropped socket, a killed server, a polite stop. Nothing acknowledged is lost."""

import asyncio
import contextlib
import random
import secrets
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed, WebSocketException

from app.answers import Played
from app.lobby.record import State
from app.tables.maintenance import FINISHED_SECONDS, IDLE_SECONDS
from tests.app.house import House, Listener, house, whose_turn
from tests.app.players import PATIENCE, Person, Refused, game_for, people, seated
from tests.app.running import RunningServer
from tests.conftest import StartServer
from tests.forms import LONG

KILLS = 10 if LONG else 3  # more, and the bots would have won


async def replay_move(
    opened: House, actions: int, *, seats: int = 2
) -> tuple[list[Listener], list[str]]:
    """A game of people, and everything that seat 0 was told."""
    table = await opened.begun(seats)
    listeners = [await opened.listener(table, seat) for seat in range(seats)]
    luck = random.Random(5)
    for _ in range(actions):
        mover = whose_turn(table, listeners)
        await mover.act(mover.some_action(luck))
        await mover.heard()
    return listeners, await listeners[0].heard()


def updates(frames: list[str]) -> list[str]:
    return [frame for frame in frames if frame.startswith('{"type":"update"')]


async def test_a_socket_dropped_after_any_frame_resumes_without_a_difference(tmp_path: Path):
    """The resume law: what was heard before the drop and after it is what an undisturbed socket hears."""
    async with house(tmp_path) as opened:
        listeners, undisturbed = await replay_move(opened, 50)
        table = listeners[0].table
        assert table.live is not None
        for since in range(30, 51):
            back = await opened.listener(table, 0, since)
            heard = await back.heard()
            assert updates(undisturbed)[:since] + updates(heard) == updates(undisturbed)
            assert not any('"snapshot"' in frame for frame in heard)


async def test_whoever_was_away_too_long_gets_the_whole_view(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners, _ = await replay_move(opened, 40)
        for since in (0, 10, 19, 41, 10**6):
            back = await opened.listener(listeners[0].table, 0, since)
            [snapshot] = await back.messages("snapshot")
            assert snapshot["version"] == 40
            assert await back.messages("update") == []
            assert await back.view() == await listeners[0].view()


async def test_a_gap_is_filled_when_asked_for(tmp_path: Path):
    async with house(tmp_path) as opened:
        listeners, undisturbed = await replay_move(opened, 25)
        back = await opened.listener(listeners[0].table, 0, 25)
        before = len(await back.heard())
        await back.table.commands.resume(back.connection, 10)
        assert updates((await back.heard())[before:]) == updates(undisturbed)[10:]


async def test_a_game_read_from_the_database_is_the_game_that_was_played(tmp_path: Path):
    """At every distance from the last snapshot, and once more from the very beginning."""
    async with house(tmp_path) as opened:
        listeners, _ = await replay_move(opened, 67)
        table = listeners[0].table
        shown = [await listener.view() for listener in listeners]
        async with house(tmp_path) as again:
            found = await again.found(table.record.code)
            assert found.live is not None
            assert found.live.version == 67
            for seat, view in enumerate(shown):
                listener = await again.listener(found, seat)
                assert await listener.view() == view
                [snapshot] = await listener.messages("snapshot")
                assert [line["version"] for line in snapshot["log"]] == list(range(68))
            watching = await opened.listener(table, None)
            watching_again = await again.listener(found, None)
            assert (await watching.heard())[-1] == (await watching_again.heard())[-1]


@pytest.mark.parametrize(
    "damage",
    [
        "state = '{'",
        "state = '{}'",
        "state = '[]'",
        "engine = 'another'",
        # The state of an earlier moment under a later number.
        "state = (SELECT state FROM snapshots WHERE seq = 32), seq = 64",
    ],
)
async def test_a_snapshot_that_is_of_no_use_only_costs_time(tmp_path: Path, damage: str):
    async with house(tmp_path) as opened:
        listeners, _ = await replay_move(opened, 64)
        table = listeners[0].table
        shown = [await listener.view() for listener in listeners]
        await opened.registry.close()  # snapshots are written in the background

        def spoil(connection: Connection) -> None:
            connection.execute(text("DELETE FROM snapshots WHERE seq = 64"))
            changed = connection.execute(text(f"UPDATE snapshots SET {damage}"))
            assert changed.rowcount == 1

        await opened.database.write(spoil)
        async with house(tmp_path) as again:
            found = await again.found(table.record.code)
            assert found.live is not None
            assert found.live.version == 64
            for seat, view in enumerate(shown):
                assert await (await again.listener(found, seat)).view() == view


async def test_after_an_offer_a_game_still_goes_on_from_its_newest_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """An offer names whom it goes to, as going back names where to."""
    async with house(tmp_path) as opened:
        listeners, _ = await replay_move(opened, 64)
        await somebody_offers(listeners)
        code = listeners[0].table.record.code
        shown = [await listener.view() for listener in listeners]
        await opened.registry.close()
        monkeypatch.delattr("app.journal.loading.new_game")
        async with house(tmp_path) as again:
            found = await again.found(code)
            for seat, view in enumerate(shown):
                assert await (await again.listener(found, seat)).view() == view


async def somebody_offers(listeners: list[Listener]) -> None:
    """Play on until a card has been offered for another."""
    luck = random.Random(5)
    for _ in range(200):
        mover = whose_turn(listeners[0].table, listeners)
        if offer := mover.some_offer():
            assert isinstance(await mover.act(offer), Played)
            return
        await mover.act(mover.some_action(luck))
    raise AssertionError("nobody could ever offer anything")


async def test_a_game_that_nobody_looks_at_is_put_away_and_found_again(tmp_path: Path):
    async with house(tmp_path) as opened:
        record = await opened.registry.create(_guest(), "", game_for(2), "")
        async with opened.registry.table(record.code):
            await opened.maintenance.sweep(0)
            assert len(opened.registry.loaded()) == 1
        await opened.maintenance.sweep(0)
        assert opened.registry.loaded() == {}
        async with opened.registry.table(record.code) as table:
            assert table.record == record


async def unused_tables(opened: House, states: list[State]) -> list[str]:
    """The codes of tables in these states that somebody has left, one after the other."""
    codes = []
    for state in states:
        record = await opened.registry.create(_guest(), "", game_for(2), "")
        async with opened.registry.table(record.code) as table:
            table.record = replace(record, state=state)
        codes.append(record.code)
    return codes


async def test_of_the_tables_that_nobody_uses_only_so_many_stay_finished_ones_least(tmp_path: Path):
    async with house(tmp_path) as opened:
        first, over, second, third, over_too = await unused_tables(
            opened, ["open", "finished", "open", "open", "finished"]
        )
        async with opened.registry.table(first):
            await opened.maintenance.thin_out(3)
            assert list(opened.registry.loaded()) == [first, second, third, over_too]
            await opened.maintenance.thin_out(1)
            assert list(opened.registry.loaded()) == [first, third]
        await opened.maintenance.thin_out(1)
        assert list(opened.registry.loaded()) == [first], "it was used last"
        for code in (over, second, third, over_too):
            async with opened.registry.table(code) as table:
                assert table.record.code == code


async def test_a_finished_game_is_put_away_sooner_than_one_that_may_go_on(tmp_path: Path):
    async with house(tmp_path) as opened:
        running, _over = await unused_tables(opened, ["playing", "finished"])
        for loaded in opened.registry.loaded().values():
            loaded.used_at -= FINISHED_SECONDS
        await opened.maintenance.sweep(IDLE_SECONDS)
        assert list(opened.registry.loaded()) == [running]


def _guest():
    from app.lobby.guest import Guest

    return Guest("g0", "Guest 0")


async def reopened(person: Person, code: str):
    """The table again as soon as there is somebody to answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                context = person.at(code)
                return context, await context.__aenter__()
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.05)


async def play_through_kills(
    server: RunningServer, code: str, person: Person, kills: int, luck: random.Random
) -> dict[str, int]:
    """Play at one seat, resending what was not acknowledged; the server dies at random moments."""
    acknowledged: dict[str, int] = {}
    pending: tuple[str, int, dict[str, object]] | None = None
    while kills or len(acknowledged) < 10:
        context, tab = await reopened(person, code)
        try:
            await tab.until("snapshot")
            until_kill = luck.randrange(3, 12)
            for _ in range(until_kill):
                while pending is None and not tab.must_act:
                    await tab.read()
                if pending is None:
                    pending = secrets.token_hex(6), tab.version, tab.some_action(luck)
                request, version, action = pending
                if kills and luck.random() < 0.2:
                    await tab.send(
                        {"type": "act", "request": request, "version": version, "action": action}
                    )
                    break
                with contextlib.suppress(Refused):
                    acknowledged[request] = await tab.act(action, request=request, version=version)
                pending = None
        except (ConnectionClosed, OSError):
            pass
        finally:
            if kills:
                await asyncio.sleep(luck.random() * 0.01)
                server.kill()
                kills -= 1
                await asyncio.to_thread(server.start)
            with contextlib.suppress(Exception):
                await context.__aexit__(None, None, None)
    return acknowledged


@pytest.mark.parametrize("seed", range(11, 61 if LONG else 12))
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    start_server: StartServer, seed: int
):
    server = start_server()
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], game_for(3))
        acknowledged = await play_through_kills(server, code, ana, KILLS, random.Random(seed))
        assert acknowledged
        assert len(set(acknowledged.values())) == len(acknowledged), (
            "each version acknowledges one act"
        )
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            assert [line["version"] for line in tab.log] == list(range(tab.version + 1))
            assert max(acknowledged.values()) <= tab.version
    verified = server.run("verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert verified.stdout.strip().endswith(("still running.", "finished."))


@pytest.mark.postgres
async def test_nothing_is_lost_on_postgresql_either(
    start_server: StartServer, migrated_postgresql: str
):
    server = start_server(database_url=migrated_postgresql)
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], game_for(2))
        acknowledged = await play_through_kills(server, code, ana, 1, random.Random(12))
        assert len(set(acknowledged.values())) == len(acknowledged)
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            assert [line["version"] for line in tab.log] == list(range(tab.version + 1))
    assert not (server.data / "hexhaven.sqlite3").exists()
    verified = await asyncio.to_thread(server.run, "verify", code)
    assert verified.returncode == 0, verified.stdout + verified.stderr


async def test_the_log_holds_no_secret(start_server: StartServer):
    """Even at its most talkative: no token, no chat, no cards, no seed, no password."""
    server = start_server(log_level="debug", log_format="json", password="canary-password")
    async with Person(server, "Ana") as ana:
        await ana.arrive(password="canary-password")
        code = await seated(server, [ana], game_for(2))
        luck = random.Random(3)
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            await tab.send({"type": "chat", "text": "canary-chat"})
            await tab.send('{"type": "canary-noise"}')
            for _ in range(30):
                while not tab.must_act:
                    await tab.read()
                with contextlib.suppress(Refused):
                    await tab.act(tab.some_action(luck))
        token = ana.token
    server.stop()
    log = server.log_text
    assert "game.started" in log
    for secret in ("canary", token, "hand", "outcomes", "Settlement", '"card"'):
        assert secret not in log, secret


async def test_a_killed_server_goes_on_with_its_bots_games_by_itself(start_server: StartServer):
    server = start_server(bot_delay=0.02)
    async with people(server, 1) as [ana]:
        code = await ana.open_table(game_for(2))
        await ana.ask("DELETE", f"tables/{code}/seats/0")
        for seat in (0, 1):
            await ana.ask("POST", f"tables/{code}/seats/{seat}/bot", {})
        async with ana.at(code) as tab:
            await ana.ask("POST", f"tables/{code}/start")
            while tab.version < 10:
                await tab.read()
        server.kill()
        await asyncio.to_thread(server.start)
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            seen = tab.version
            assert seen >= 10
            while tab.version < seen + 5:
                await tab.read()


async def test_a_polite_stop_tells_everyone_and_waits_for_nobody(start_server: StartServer):
    server = start_server(bot_delay=0.01)
    async with people(server, 2) as [ana, ben]:
        code = await seated(server, [ana], game_for(2))
        async with ana.at(code) as tab, ben.at(code) as watching:
            await tab.until("snapshot")
            server.ask_to_stop()
            for one in (tab, watching):
                assert await one.close_code() == 1012
                assert any('"bye"' in frame and '"code":1012' in frame for frame in one.frames)
        await asyncio.to_thread(server.stop)
        server.start()
        async with ana.at(code) as tab:
            assert (await tab.until("snapshot"))["seat"] == 0


@pytest.mark.parametrize("since", ["-1", "x", "1e3", "99999999999999999999", "", "²"])
async def test_a_strange_since_gets_the_whole_view(server: RunningServer, since: str):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code, since) as tab:  # type: ignore[arg-type]  # that is the point
            await tab.until("snapshot")
