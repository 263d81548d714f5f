"""Notifications of one's turn, through real services of this machine: sent once, and only to those who want them."""

import asyncio
import multiprocessing
import re
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from app.answers import Played, Refusal
from app.clock import now
from app.journal.acts import Concede, Pause
from app.lobby.guest import Guest
from app.notifications import outside
from app.notifications.delivery import AGAIN_AFTER_MS, MOST_FAILURES
from app.notifications.guard import is_outside
from app.notifications.notifier import Notifier
from app.notifications.outside import Outcome
from app.notifications.quiet_hours import QuietHours, zone_called
from app.problems import Problem
from app.protocol.notifications import NotificationChoices, QuietTime
from app.settings import Settings
from app.storage.guests import add_guest
from app.tables.live import LiveGame
from app.tables.table import Table
from tests.app.house import House, Listener, house
from tests.app.notified import (
    THIS_MACHINE,
    Browser,
    Hook,
    MailServer,
    claims_of,
    hook,
    mail_server,
)

DELAY = 60.0
MINUTE_MS = 60_000
ANA = Guest("g0", "Ana")
BEN = Guest("g1", "Ben")


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def ntfy() -> Iterator[Hook]:
    with hook() as server:
        yield server


@dataclass
class Evening:
    """A house whose host allows notifications, and a clock that the test moves."""

    house: House
    notifier: Notifier
    settings: Settings
    at: int

    def pass_time(self, minutes: float) -> None:
        self.at += round(minutes * MINUTE_MS)

    async def deliver(self) -> None:
        """What the server does in the background."""
        await self.notifier.watcher.catch_up()
        await self.notifier.delivery.deliver_due()

    async def a_minute_later(self) -> None:
        await self.notifier.watcher.catch_up()
        self.pass_time(1.1)
        await self.deliver()

    async def with_mail(self, guest: Guest = ANA, address: str = "ana@example.org") -> str:
        """A guest with a confirmed e-mail address; the id of the channel."""
        channel: str = (await self.notifier.add(guest, "email", address, "en"))["id"]
        await self.notifier.confirm(guest, channel, self.notifier._keyring.code(channel))
        return channel

    async def state_of(self, channel: str, guest: Guest = ANA) -> str:
        shown = await self.notifier.shown_to(guest)
        return next(one["state"] for one in shown["channels"] if one["id"] == channel)

    async def choose(self, guest: Guest = ANA, **wanted: Any) -> None:
        await self.notifier.choose(guest, NotificationChoices(**wanted), "en")


def settings_for(directory: Path, mail: MailServer | None = None, **more: Any) -> Settings:
    by_mail = {} if mail is None else {"smtp_url": mail.url, "smtp_sender": "island@example.org"}
    ways = "push,apprise" if mail is None else "push,email,apprise"
    usual = {
        "notifications": ways,
        "public_url": "https://play.example.org",
        "notification_delay": DELAY,
        "notification_networks": THIS_MACHINE,
    }
    return Settings(data=directory, **{**usual, **by_mail, **more})


@asynccontextmanager
async def evening(
    directory: Path, mail: MailServer | None = None, **more: Any
) -> AsyncIterator[Evening]:
    async with house(directory) as opened:
        settings = settings_for(directory, mail, **more)
        at = now()
        notifier = Notifier(
            settings, opened.database, opened.registry, clock=lambda: found.at
        )
        found = Evening(opened, notifier, settings, at)
        for guest in (ANA, BEN):
            if not (directory / "there").exists():
                await add_guest(opened.database, guest, f"hash of {guest.name}")
        (directory / "there").touch()
        yield found


async def place(table: Table, seat: int) -> None:
    """Make a seat's moves until the table waits for somebody else."""
    live = table.live
    assert live is not None
    number = 0
    while seat in live.game.deciding(live.state):
        listener = Listener(table, Guest(f"g{seat}", ""))
        listener.connection.seat = seat
        await table.commands.play(
            seat, f"{seat}-{live.version}-{number}", live.version, listener.legal()[0]
        )
        number += 1


def caller(table: Table) -> int:
    """The seat that the table waits for."""
    assert table.live is not None
    [seat] = table.live.game.deciding(table.live.state)
    return seat


async def begun(found: Evening, waiting: int = 0) -> Table:
    """A game of two that waits for this seat; nobody has it open."""
    table = await found.house.begun(2)
    while caller(table) != waiting:
        await place(table, caller(table))
    return table


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


async def test_a_notice_is_not_tried_again_once_the_turn_is_over(
    tmp_path: Path, mail: MailServer
):
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


# Addresses in the server's own network


@pytest.mark.parametrize(
    "address",
    [
        "ntfy://127.0.0.1:{}/island",
        "json://127.0.0.1:{}",
        "mailto://user:secret@example.org:{}?smtp=127.0.0.1&to=ana@example.org",
    ],
)
async def test_an_address_in_the_servers_network_is_refused_and_not_called(
    tmp_path: Path, ntfy: Hook, address: str
):
    async with evening(tmp_path, notification_networks="") as found:
        with pytest.raises(Problem, match="inside the network of this server") as refused:
            await found.notifier.add(ANA, "apprise", address.format(ntfy.port), "en")
        assert refused.value.code == "local_address"
        assert ntfy.hits == []
        assert (await found.notifier.shown_to(ANA))["channels"] == []


async def test_a_name_that_leads_into_the_servers_network_is_refused(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path, notification_networks="") as found:
        browser = Browser(f"http://localhost:{ntfy.port}/push/1")
        for kind, address in (
            ("push", browser.subscription),
            ("apprise", f"ntfy://localhost:{ntfy.port}/island"),
        ):
            with pytest.raises(Problem, match="inside the network of this server"):
                await found.notifier.add(ANA, kind, address, "en")  # type: ignore[arg-type]
        assert ntfy.hits == []


async def test_a_redirect_into_the_servers_network_is_refused(tmp_path: Path, ntfy: Hook):
    with hook("127.0.0.2") as inside:
        async with evening(tmp_path) as found:
            ntfy.status, ntfy.location = 307, f"http://127.0.0.2:{inside.port}/"
            with pytest.raises(Problem, match="inside the network of this server"):
                await found.notifier.add(ANA, "apprise", f"json://{ntfy.address}", "en")
            assert len(ntfy.hits) == 1
            assert inside.hits == []


@pytest.mark.parametrize(
    ("address", "own", "outside"),
    [
        ("93.184.216.34", "192.168.1.2", True),
        ("192.168.178.20", "192.168.178.2", False),
        ("10.0.0.1", None, False),
        ("100.64.0.1", None, False),
        ("169.254.169.254", None, False),
        ("127.0.0.1", None, False),
        ("0.0.0.0", None, False),
        ("224.0.0.1", None, False),
        ("255.255.255.255", None, False),
        ("93.184.216.34", "93.184.216.34", False),
        ("2606:2800:220:1::1", "2003:e1:1:1::2", True),
        ("2003:e1:1:1::7", "2003:e1:1:1::2", False),
        ("2003:e1:1:17::7", "2003:e1:1:1::2", False),
        ("::1", None, False),
        ("::", None, False),
        ("::ffff:127.0.0.1", None, False),
        ("::ffff:93.184.216.34", None, True),
        ("64:ff9b::c0a8:102", None, False),
        ("2002:c0a8:0102::1", None, False),
        ("2001:0:53aa:64c:0:0:0:1", None, False),
        ("fe80::1", None, False),
        ("fd00::1", None, False),
        ("ff02::1", None, False),
    ],
)
def test_only_the_internet_is_outside(address: str, own: str | None, outside: bool):
    here = None if own is None else ip_address(own)
    assert is_outside(ip_address(address), here) is outside
    assert is_outside(ip_address("192.168.178.20"), None, [ip_network("192.168.178.20")])


def _read_a_secret(file: str) -> Outcome:
    Path(file).read_text()
    return "sent"


def _start_a_program(file: str) -> Outcome:
    subprocess.run(["touch", file], check=True)
    return "sent"


def _open_a_socket_of_the_machine(file: str) -> Outcome:
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(file)
    return "sent"


def _send_a_datagram(port: str) -> Outcome:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.sendto(b"hello", ("127.0.0.1", int(port)))
    return "sent"


async def test_the_process_that_calls_addresses_reads_no_file_and_starts_no_program(
    tmp_path: Path,
):
    secret, made = tmp_path / "secret", tmp_path / "made"
    secret.write_text("seed")
    assert await outside.call((), _read_a_secret, str(secret)) == "failed"
    assert await outside.call((), _start_a_program, str(made)) == "failed"
    assert not made.exists()


async def test_the_process_that_calls_addresses_reaches_no_other_socket(tmp_path: Path):
    file = str(tmp_path / "socket")
    with socket.socket(socket.AF_UNIX) as listening, socket.socket(type=socket.SOCK_DGRAM) as udp:
        listening.bind(file)
        listening.listen()
        udp.bind((THIS_MACHINE, 0))
        udp.setblocking(False)
        assert await outside.call((), _open_a_socket_of_the_machine, file) == "local"
        port = str(udp.getsockname()[1])
        assert await outside.call((), _send_a_datagram, port) == "local"
        with pytest.raises(BlockingIOError):
            udp.recv(10)


async def test_a_service_that_does_not_answer_is_given_up_and_its_process_ended(
    tmp_path: Path, ntfy: Hook, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(outside, "SECONDS", 3.0)
    ntfy.hanging.clear()
    async with evening(tmp_path) as found:
        with pytest.raises(Problem, match="could not be delivered, so nothing was added"):
            await found.notifier.add(ANA, "apprise", f"json://{ntfy.address}", "en")
        assert (await found.notifier.shown_to(ANA))["channels"] == []
        assert multiprocessing.active_children() == []
