"""Notifications of one's turn, through real services of this machine: sent once, and only to those who want them."""

import asyncio
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, select

from app.answers import Played, Refusal
from app.clock import now
from app.journal.acts import Concede, Pause
from app.metrics import Metrics
from app.notifications.delivery import AGAIN_AFTER_MS, MOST_FAILURES
from app.notifications.keyring import key_in
from app.notifications.notifier import Notifier
from app.notifications.quiet_hours import QuietHours, zone_called
from app.notifications.watcher import open_watched
from app.problems import Problem
from app.protocol.notifications import QuietTime
from app.storage.database import StorageFailed
from app.storage.postgresql import PostgresqlDatabase
from app.storage.schema import notification_outbox
from app.tables.live import LiveGame
from tests.app.cluster import fresh_postgresql
from tests.app.databases import stored_in
from tests.app.notified import (
    ANA,
    MINUTE_MS,
    Browser,
    Evening,
    Hook,
    MailServer,
    begun,
    caller,
    claims_of,
    evening,
    place,
)
from tests.app.players import Person, people, seated
from tests.app.running import RunningServer
from tests.app.workers import at, visiting
from tests.conftest import StartServer

# Sent once


async def test_a_player_is_notified_once_for_each_time_that_the_game_waits_for_them(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found, waiting=1)
        await found.a_minute_later()
        assert len(mail.received) == 1, "the first message"
        await place(table, 1)
        await found.notifier.watcher.catch_up()
        await found.deliver()
        assert len(mail.received) == 1, "it is not due yet"
        for _ in range(3):
            await found.a_minute_later()
        assert len(mail.received) == 2
        letter = mail.last()
        assert letter["to"] == "ana@example.org"
        assert letter["from"] == "Hexhaven <island@example.org>"
        assert letter["subject"] == "It’s your turn, Ana"
        assert f"https://play.example.org/t/{table.record.code}" in mail.text()
        assert letter["list-unsubscribe"].startswith("<https://play.example.org/notifications/")
        await place(table, 0)
        await place(table, 1)
        await found.a_minute_later()
        assert len(mail.received) == 3, "it is another turn"


async def test_a_move_within_the_minute_needs_no_notice(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found)
        await found.deliver()
        await place(table, 0)
        await found.a_minute_later()
        assert len(mail.received) == 1


async def test_a_call_that_ended_while_nobody_looked_is_not_announced(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found)
        await found.deliver()
        await place(table, 0)
        found.notifier.watcher._changed.clear()  # as after a crash between the move and the outbox
        found.pass_time(2)
        await found.notifier.delivery.deliver_due()
        assert len(mail.received) == 1


async def test_nothing_is_sent_while_the_player_has_a_page_open_anywhere(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        elsewhere = await found.house.begun(2)
        await found.house.listener(elsewhere, 0)
        await begun(found)
        await found.a_minute_later()
        assert len(mail.received) == 1


async def test_nothing_is_sent_while_the_player_looks_at_the_list_of_tables(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        await begun(found)
        await found.house.registry.listing(ANA)
        await found.a_minute_later()
        assert len(mail.received) == 1


async def test_a_paused_game_waits_for_nobody(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found)

        async def pause(live: LiveGame) -> Played | Refusal:
            return await table.game_log.decide(live, 1, "pause", Pause())

        await table.commands.command(pause)
        await found.a_minute_later()
        assert len(mail.received) == 1


async def test_a_game_that_is_over_waits_for_nobody(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found)
        await found.deliver()

        async def concede(live: LiveGame) -> Played | Refusal:
            return await table.game_log.decide(live, 1, "concede", Concede(0))

        await table.commands.command(concede)
        await found.a_minute_later()
        assert len(mail.received) == 1


async def test_a_server_that_starts_again_announces_no_call_twice(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        code = (await begun(found)).record.code
        await found.a_minute_later()
        assert len(mail.received) == 2
    async with evening(tmp_path, mail) as found:
        await found.house.found(code)
        await found.a_minute_later()
        assert len(mail.received) == 2


async def test_a_call_from_just_before_a_crash_is_noticed_at_the_next_start(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        await begun(found)  # and nothing more is done in the background
    async with evening(tmp_path, mail) as found:
        await open_watched(found.house.database, found.house.registry)
        await found.a_minute_later()
        assert len(mail.received) == 2


async def test_a_database_that_fails_at_the_start_does_not_end_the_delivery(
    tmp_path: Path, mail: MailServer, monkeypatch: pytest.MonkeyPatch
):
    async def fails(_database: object) -> list[str]:
        raise StorageFailed("the connection broke")

    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        await begun(found)
        await found.deliver()
        found.pass_time(1.1)
        monkeypatch.setattr("app.storage.notifications.tables_to_watch", fails)
        serving = asyncio.create_task(found.notifier.serve_all())
        await mail.received.reach(2)
        serving.cancel()


async def test_two_servers_that_deliver_at_once_send_one_notice(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        await begun(found)
        await found.deliver()
        found.pass_time(1.1)
        other = Notifier(
            found.settings, found.house.database, found.house.registry, clock=lambda: found.at
        )
        await asyncio.gather(found.notifier.delivery.deliver_due(), other.delivery.deliver_due())
        assert len(mail.received) == 2


# Quiet hours


async def test_notices_wait_for_the_end_of_quiet_hours_and_come_as_one(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        found.at = moment("2026-01-10T22:30", "Europe/Berlin")
        await found.with_mail()
        await found.choose(quiet=QuietTime(begin="22:00", end="07:30", zone="Europe/Berlin"))
        tables = [await begun(found), await begun(found)]
        await found.a_minute_later()
        found.pass_time(8 * 60)
        await found.deliver()
        assert len(mail.received) == 1, "it is half past six"
        found.pass_time(61)
        await found.deliver()
        await found.a_minute_later()
        assert len(mail.received) == 2
        assert mail.last()["subject"] == "2 tables are waiting for you"
        for table in tables:
            assert f"https://play.example.org/t/{table.record.code}" in mail.text()


async def test_what_was_answered_in_quiet_hours_is_not_announced_afterward(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        found.at = moment("2026-01-10T22:30", "UTC")
        await found.with_mail()
        await found.choose(quiet=QuietTime(begin="22:00", end="07:30", zone="UTC"))
        table = await begun(found)
        await found.a_minute_later()
        await place(table, 0)
        found.pass_time(10 * 60)
        await found.deliver()
        assert len(mail.received) == 1


@pytest.mark.parametrize(
    ("at", "zone", "end"),
    [
        ("2026-01-10T21:59", "Europe/Berlin", None),
        ("2026-01-10T22:00", "Europe/Berlin", "2026-01-11T07:30"),
        ("2026-01-11T07:29", "Europe/Berlin", "2026-01-11T07:30"),
        ("2026-01-11T07:30", "Europe/Berlin", None),
        ("2026-03-28T23:00", "Europe/Berlin", "2026-03-29T07:30"),  # summer time begins
        ("2026-10-24T23:00", "America/New_York", "2026-10-25T07:30"),
        ("2026-01-10T23:00", "No/Such_Zone", None),
    ],
)
def test_quiet_hours_are_those_of_the_players_own_clock(at: str, zone: str, end: str | None):
    quiet = QuietHours.of("22:00", "07:30", zone)
    known = zone_called(zone).key
    if known != zone:
        assert quiet.ends_after(moment(at, known)) == moment("2026-01-11T07:30", known)
        return
    assert quiet.ends_after(moment(at, zone)) == (None if end is None else moment(end, zone))


def test_quiet_hours_may_be_at_noon():
    quiet = QuietHours.of("12:00", "14:00", "UTC")
    assert quiet.ends_after(moment("2026-01-10T13:00", "UTC")) == moment("2026-01-10T14:00", "UTC")
    assert quiet.ends_after(moment("2026-01-10T14:00", "UTC")) is None
    assert quiet.ends_after(moment("2026-01-10T11:59", "UTC")) is None


def moment(local: str, zone: str) -> int:
    return round(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


async def test_a_time_zone_that_does_not_exist_is_refused(tmp_path: Path):
    async with evening(tmp_path) as found:
        with pytest.raises(Problem, match="does not know the time zone Moon/Base"):
            await found.choose(quiet=QuietTime(begin="22:00", end="07:30", zone="Moon/Base"))


# Retried, and given up


async def test_a_mail_server_that_is_away_is_tried_again(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        channel = await found.with_mail()
        metrics = Metrics()
        found.notifier.delivery.on_outcome = metrics.notified
        table = await begun(found)
        mail.stop()
        await found.a_minute_later()
        mail.start()
        await found.deliver()
        assert len(mail.received) == 1, "the next try is in a minute"
        await found.a_minute_later()
        await found.a_minute_later()
        assert len(mail.received) == 2
        assert await found.state_of(channel) == "on"
        assert caller(table) == 0, "and the game has waited for the player alone"
        page = metrics.page()[0].decode()
        for outcome in ("failed", "sent"):
            assert f'hexhaven_notifications_total{{kind="email",outcome="{outcome}"}} 1.0' in page


async def test_a_notice_is_not_tried_again_once_the_turn_is_over(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found)
        mail.answer = "451 Try again later"
        await found.a_minute_later()
        assert len(mail.tried) == 2
        mail.answer = ""
        await place(table, 0)
        found.pass_time(60)
        await found.deliver()
        assert len(mail.received) == 1


async def test_after_five_failures_in_a_row_a_channel_rests_until_its_owner_tries_it(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        channel = await found.with_mail()
        table = await begun(found)
        mail.answer = "451 Try again later"
        await found.deliver()
        for wait in (MINUTE_MS, *AGAIN_AFTER_MS):
            found.pass_time(wait / MINUTE_MS + 0.1)
            await found.deliver()
        assert len(mail.tried) == 1 + MOST_FAILURES
        assert await found.state_of(channel) == "resting"
        await place(table, 0)
        await place(table, 1)
        await found.a_minute_later()
        assert len(mail.tried) == 1 + MOST_FAILURES, "it is left alone"
        mail.answer = ""
        assert await found.notifier.test(ANA, "en") == {"sent": 1, "failed": 0}
        assert await found.state_of(channel) == "on"


async def test_a_mailbox_that_does_not_exist_is_not_tried_again(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        channel = await found.with_mail()
        await begun(found)
        mail.answer = "550 No such mailbox"
        for _ in range(5):
            await found.a_minute_later()
        assert len(mail.tried) == 2
        assert await found.state_of(channel) == "refused"


# Web push


async def subscribed(found: Evening, hook: Hook) -> tuple[Browser, str]:
    """A browser with a confirmed subscription, and the id of the channel."""
    browser = Browser(f"http://{hook.address}/push/1")
    channel = (await found.notifier.add(ANA, "push", browser.subscription, "en"))["id"]
    await found.notifier.confirm(ANA, channel, browser.read(hook.hits[-1])["code"])
    return browser, channel


async def test_a_push_message_can_be_read_by_its_browser_alone_and_names_its_sender(
    tmp_path: Path, ntfy: Hook
):
    async with evening(tmp_path) as found:
        browser, channel = await subscribed(found, ntfy)
        table = await begun(found)
        await found.a_minute_later()
        _first, hit = ntfy.hits
        assert hit.path == "/push/1"
        assert b"Ana" not in hit.body
        message = browser.read(hit)
        assert message["title"] == "It’s your turn, Ana"
        assert message["url"] == f"https://play.example.org/t/{table.record.code}"
        assert message["silence"].startswith("https://play.example.org/notifications/silence?key=")
        assert int(hit.headers["ttl"]) > 0
        assert len(hit.headers["topic"]) <= 32
        push_key = (await found.notifier.shown_to(ANA))["push_key"]
        claims = claims_of(hit, push_key, f"http://{ntfy.address}")
        assert claims["sub"] == "https://play.example.org"
        assert claims["exp"] <= now() / 1000 + 24 * 3600
        assert await found.state_of(channel) == "on"


async def test_a_subscription_that_expired_is_not_used_again(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path) as found:
        _browser, channel = await subscribed(found, ntfy)
        await begun(found)
        ntfy.status = 410
        for _ in range(3):
            await found.a_minute_later()
        assert len(ntfy.hits) == 2
        assert await found.state_of(channel) == "expired"


async def test_a_push_service_that_is_overloaded_is_tried_again(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path) as found:
        _browser, channel = await subscribed(found, ntfy)
        await begun(found)
        ntfy.status = 503
        await found.a_minute_later()
        ntfy.status = 201
        found.pass_time(2)
        await found.deliver()
        assert len(ntfy.hits) == 3
        assert await found.state_of(channel) == "on"


# Apprise


async def test_an_address_of_ntfy_gets_its_notices(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path) as found:
        address = f"ntfy://{ntfy.address}/island"
        channel = (await found.notifier.add(ANA, "apprise", address, "de"))["id"]
        first = ntfy.hits[0].json
        assert first["topic"] == "island"
        assert first["title"] == "Benachrichtigungen von Hexhaven"
        [code] = re.findall(r"Dein Code: (\d{6})", first["message"])
        await found.notifier.confirm(ANA, channel, code)
        table = await begun(found)
        await found.a_minute_later()
        notice = ntfy.hits[1].json
        assert notice["title"] == "Du bist am Zug, Ana"
        assert f"https://play.example.org/t/{table.record.code}" in notice["message"]
        assert len(ntfy.hits) == 2


# The whole server


def outbox_of(server: RunningServer) -> list[tuple[int, int | None]]:
    """The tries of each row, and when it was done."""
    with stored_in(server.data / "hexhaven.sqlite3") as database:
        return database.execute("SELECT tries, done_at FROM notification_outbox").fetchall()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(true):  # noqa: ASYNC110 - nobody says when
            await asyncio.sleep(0.05)


async def confirmed(person: Person, mail: MailServer) -> None:
    """Let a person enter an e-mail address, and the code that arrives there."""
    wanted = {"kind": "email", "address": f"{person.name.replace(' ', '')}@example.org"}
    added = await person.ask("POST", "notifications/channels", wanted)
    [code] = re.findall(r"Your code: (\d{6})", mail.text())
    await person.ask("POST", f"notifications/channels/{added['id']}/confirm", {"code": code})


def by_mail(mail: MailServer, **more: object) -> dict[str, object]:
    return {
        "notifications": "email",
        "public_url": "https://play.example.org",
        "smtp_url": mail.url,
        "smtp_sender": "island@example.org",
        **more,
    }


async def test_the_outbox_survives_a_server_that_is_killed(
    start_server: StartServer, mail: MailServer
):
    server = start_server(**by_mail(mail, notification_delay=3600))
    async with people(server, 2) as persons:
        for person in persons:
            await confirmed(person, mail)
        code = await seated(server, persons)
        await until(lambda: len(outbox_of(server)) == 1)
        server.kill()
        assert len(mail.received) == 2
        server._program = "tests.app.later_server"
        server.start()
        await mail.received.reach(3)
        assert f"https://play.example.org/t/{code}" in mail.text()
        await until(lambda: [tries for tries, done in outbox_of(server) if done] == [1])
        assert len(mail.received) == 3


@pytest.mark.postgres
async def test_of_two_servers_one_delivers_and_both_know_who_is_there(
    start_server: StartServer, postgresql_cluster: str, tmp_path: Path, mail: MailServer
):
    url = fresh_postgresql(postgresql_cluster, "notifications")
    shared = {
        "database_url": url,
        "shared": "yes",
        "worker_patience": 60,
        "notification_delay": 0,
        "notification_key": key_in(tmp_path),
        "behind_nginx": False,
    }
    first = start_server("one", **by_mail(mail, **shared))
    second = start_server("two", **by_mail(mail, **shared))
    async with people(first, 2) as persons:
        for person in persons:
            await confirmed(person, mail)
        lobby = await persons[0].open_table()
        async with at(persons[0], second, lobby), at(persons[1], second, lobby):
            await seated(first, persons)
            await rows_done(url, [(0, True)])
            assert len(mail.received) == 2, "both are at another table, in another server"
        there = [await visiting(person, second) for person in persons]
        async with there[0], there[1]:
            await seated(second, there)
        await rows_done(url, [(0, True), (1, True)])
        assert len(mail.received) == 3


async def rows_done(url: str, wanted: list[tuple[int, bool]]) -> None:
    """Wait until the outbox has these rows: their tries, and whether they are done."""
    database = PostgresqlDatabase(url)
    rows = select(notification_outbox.c.tries, notification_outbox.c.done_at)

    def work(connection: Connection) -> list[tuple[int, bool]]:
        return sorted((tries, done is not None) for tries, done in connection.execute(rows))

    async with asyncio.timeout(60):
        while await database.read(work) != wanted:  # noqa: ASYNC110 - nobody says when
            await asyncio.sleep(0.05)
    await database.close()
