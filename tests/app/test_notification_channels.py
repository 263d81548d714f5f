"""Channels for notifications belong to those who confirmed them: their addresses stay locked, and their links work without a cookie."""

import asyncio
import json
import re
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog

from app.lobby.guest import Guest
from app.notifications.keyring import FILE, Keyring, KeyUnusable, key_in
from app.notifications.notifier import MOST_CHANNELS
from app.problems import Problem
from app.storage import notifications
from tests.app.notified import (
    ANA,
    BEN,
    THIS_MACHINE,
    Browser,
    Hook,
    MailServer,
    begun,
    evening,
    place,
)
from tests.app.players import game_for
from tests.app.slices import Client, WholeServer, whole_server
from tests.conftest import StartServer

ADDRESS = "ana.of.the.island@example.org"


def link_in(text: str) -> str:
    """The path of the only link to a page of its own."""
    [found] = re.findall(r"https://play\.example\.org(/notifications/\S+)", text)
    return str(found)


# Confirmed


async def test_a_channel_counts_only_once_its_first_message_was_answered(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        added = await found.notifier.add(ANA, "email", ADDRESS, "en")
        assert added["state"] == "confirm"
        await begun(found)
        await found.a_minute_later()
        assert len(mail.received) == 1
        assert await found.notifier.test(ANA, "en") == {"sent": 0, "failed": 0}


async def test_the_code_of_another_channel_confirms_nothing(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        first = (await found.notifier.add(ANA, "email", ADDRESS, "en"))["id"]
        await found.notifier.add(ANA, "email", "other@example.org", "en")
        [code] = re.findall(r"Your code: (\d{6})", mail.text())
        with pytest.raises(Problem, match="That is not the code of the first message"):
            await found.notifier.confirm(ANA, first, code)
        assert await found.state_of(first) == "confirm"


async def test_only_its_owner_confirms_or_removes_a_channel(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        channel = (await found.notifier.add(ANA, "email", ADDRESS, "en"))["id"]
        [code] = re.findall(r"Your code: (\d{6})", mail.text())
        with pytest.raises(Problem, match="no longer there"):
            await found.notifier.confirm(BEN, channel, code)
        with pytest.raises(Problem, match="no longer there"):
            await found.notifier.remove(BEN, channel)
        await found.notifier.confirm(ANA, channel, f" {code[:3]} {code[3:]} ")
        assert await found.state_of(channel) == "on"


async def test_a_channel_that_nobody_confirms_is_forgotten_after_a_day(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.notifier.add(ANA, "email", ADDRESS, "en")
        kept = await found.with_mail()
        found.pass_time(23 * 60)
        await found.notifier.delivery.forget_unconfirmed()
        assert len((await found.notifier.shown_to(ANA))["channels"]) == 2
        found.pass_time(2 * 60)
        await found.notifier.delivery.forget_unconfirmed()
        assert [one["id"] for one in (await found.notifier.shown_to(ANA))["channels"]] == [kept]


@pytest.mark.parametrize(
    ("kind", "address", "said"),
    [
        ("email", "ana", "not an e-mail address"),
        ("email", "ana@example.org\nBcc: ben@example.org", "not an address"),
        ("email", "ana@example.org,ben@example.org", "not an e-mail address"),
        ("apprise", "example.org", "begins with the name of a service"),
        ("apprise", "nonsense://example.org", "No known service"),
        ("push", "{}", "subscription cannot be read"),
        ("push", '{"endpoint": "file:///etc/passwd", "keys": {}}', "subscription cannot be read"),
        ("email", "a" * 3000, "not an address"),
        ("email", "  ", "not an address"),
    ],
)
async def test_an_address_that_is_none_is_refused_with_a_sentence(
    tmp_path: Path, mail: MailServer, kind: Any, address: str, said: str
):
    async with evening(tmp_path, mail) as found:
        with pytest.raises(Problem, match=said) as refused:
            await found.notifier.add(ANA, kind, address, "en")
        assert refused.value.code == "bad_address"
        assert (await found.notifier.shown_to(ANA))["channels"] == []


async def test_a_subscription_with_a_key_that_is_none_is_refused(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path) as found:
        subscription = json.loads(Browser(f"http://{ntfy.address}/1").subscription)
        subscription["keys"]["p256dh"] = "A" * 87
        with pytest.raises(Problem, match="does not accept notices for this address"):
            await found.notifier.add(ANA, "push", json.dumps(subscription), "en")


async def test_a_mailbox_that_is_refused_is_not_added(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        mail.answer = "550 No such mailbox"
        with pytest.raises(Problem, match="does not accept notices for this address"):
            await found.notifier.add(ANA, "email", ADDRESS, "en")
        mail.stop()
        with pytest.raises(Problem, match="could not be delivered, so nothing was added"):
            await found.notifier.add(ANA, "email", ADDRESS, "en")
        assert (await found.notifier.shown_to(ANA))["channels"] == []


async def test_a_guest_has_a_limited_number_of_channels(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        for number in range(MOST_CHANNELS):
            await found.notifier.add(ANA, "email", f"ana{number}@example.org", "en")
        with pytest.raises(Problem, match="remove one first"):
            await found.notifier.add(ANA, "email", ADDRESS, "en")
        assert len(mail.received) == MOST_CHANNELS


async def test_a_kind_that_the_host_has_not_allowed_is_refused(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path, notifications="push") as found:
        with pytest.raises(Problem) as refused:
            await found.notifier.add(ANA, "apprise", f"ntfy://{ntfy.address}/island", "en")
        assert refused.value.code == "notifications_off"
        assert ntfy.hits == []


# Chosen


async def test_a_table_can_be_silenced_and_all_tables_but_one(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        quiet, loud = await begun(found), await begun(found)
        await found.choose(tables={quiet.record.code: False})
        await found.a_minute_later()
        assert loud.record.code in mail.text()
        assert quiet.record.code not in mail.text()
        await found.choose(all_tables=False, tables={quiet.record.code: True})
        for table in (quiet, loud):
            await place(table, 0)
            await place(table, 1)
        await found.a_minute_later()
        assert len(mail.received) == 3
        assert quiet.record.code in mail.text()


async def test_choices_do_not_reveal_which_tables_exist(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        secret = await found.house.begun(2)
        stranger = Guest("g9", "Eve")
        said = []
        for code in (secret.record.code, "ZZZZZ"):
            with pytest.raises(Problem) as refused:
                await found.choose(stranger, tables={code: False})
            said.append(refused.value.text.replace(code, ""))
        assert said[0] == said[1]


async def test_whoever_forgets_all_gets_nothing_more_and_leaves_nothing(
    tmp_path: Path, mail: MailServer
):
    async with evening(tmp_path, mail) as found:
        await found.with_mail()
        table = await begun(found)
        await found.choose(tables={table.record.code: True})
        await found.deliver()
        await found.notifier.forget(ANA)
        await found.a_minute_later()
        assert len(mail.received) == 1
        rows = await found.house.database.read(
            lambda connection: [
                connection.exec_driver_sql(f"SELECT count(*) FROM notification_{name}").scalar()
                for name in ("channels", "preferences", "tables", "outbox")
            ]
        )
        assert rows == [0, 0, 0, 0]


# Locked


async def test_addresses_are_in_no_file_but_under_lock(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        await found.with_mail(address=ADDRESS)
        shown = (await found.notifier.shown_to(ANA))["channels"][0]["shown"]
        assert shown == "a…@example.org"
        content = await asyncio.to_thread(files_in, tmp_path)
        assert content.keys() >= {FILE, "hexhaven.sqlite3"}
        assert not [name for name, kept in content.items() if ADDRESS.encode() in kept]


def files_in(directory: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in directory.rglob("*") if file.is_file()}


async def test_addresses_are_in_no_line_of_the_log(tmp_path: Path, mail: MailServer, ntfy: Hook):
    with structlog.testing.capture_logs() as lines:
        async with evening(tmp_path, mail) as found:
            await found.with_mail(address=ADDRESS)
            await begun(found)
            mail.answer = f"550 {ADDRESS} is unknown"
            await found.a_minute_later()
            ntfy.status = 500
            secret = f"ntfy://user:passphrase@{ntfy.address}/island"
            with pytest.raises(Problem):
                await found.notifier.add(ANA, "apprise", secret, "en")
    assert {"notification.mail_refused", "notification.refused"} <= {
        line["event"] for line in lines
    }
    assert not re.search(r"ana\.of|passphrase|/island", str(lines))


def test_the_key_is_made_once_for_its_user_alone(tmp_path: Path):
    key = key_in(tmp_path)
    assert key_in(tmp_path) == key
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("content", ["", "short", "ä"])
def test_a_key_file_that_holds_no_key_is_left_as_it_is_and_named(tmp_path: Path, content: str):
    (tmp_path / FILE).write_text(content, "utf-8")
    with pytest.raises(KeyUnusable, match=r"notifications\.key does not hold the key"):
        key_in(tmp_path)
    assert (tmp_path / FILE).read_text("utf-8") == content


async def test_without_its_key_a_channel_has_to_be_entered_again(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        channel = await found.with_mail()
    (tmp_path / FILE).unlink()
    async with evening(tmp_path, mail) as found:
        [shown] = (await found.notifier.shown_to(ANA))["channels"]
        assert shown == {"id": channel, "kind": "email", "state": "locked"}
        await begun(found)
        await found.a_minute_later()
        assert len(mail.received) == 1
        await found.notifier.remove(ANA, channel)
        await found.with_mail()


def test_a_link_works_for_its_purpose_and_its_server_only(tmp_path: Path):
    ours, theirs = (Keyring(key_in(tmp_path / name)) for name in made(tmp_path, "a", "b"))
    link = ours.link("silence", "channel", "CODES")
    assert ours.parts_of("silence", link) == ("channel", "CODES")
    assert ours.parts_of("confirm", link) is None
    assert theirs.parts_of("silence", link) is None
    assert ours.parts_of("silence", link.replace("CODES", "OTHER")) is None
    assert ours.parts_of("silence", "") is None
    assert ours.parts_of("silence", "ü.x") is None


def made(directory: Path, *names: str) -> tuple[str, ...]:
    for name in names:
        (directory / name).mkdir()
    return names


# Over HTTP


@asynccontextmanager
async def serving(directory: Path, mail: MailServer, **more: Any) -> AsyncIterator[WholeServer]:
    settings = {
        "notifications": "email",
        "public_url": "https://play.example.org",
        "smtp_url": mail.url,
        "smtp_sender": "island@example.org",
        "allowed_origins": "http://testserver",
        "notification_delay": 3600,
        "notification_networks": THIS_MACHINE,
    }
    async with whole_server(directory, **{**settings, **more}) as server:
        yield server


async def page(client: Client, method: str, path: str) -> tuple[int, str]:
    status, content = await client.ask(method, path, named="")
    return status, content.decode()


async def test_a_player_adds_confirms_tests_and_removes_an_address(
    tmp_path: Path, mail: MailServer
):
    async with serving(tmp_path, mail) as server:
        ana = await server.client("Ana")
        before = await ana.must("GET", "/api/notifications")
        assert before == {"kinds": ["email"], "channels": [], "all_tables": True, "tables": {}}
        wanted = {"kind": "email", "address": ADDRESS}
        added = await ana.must("POST", "/api/notifications/channels", wanted)
        [code] = re.findall(r"Your code: (\d{6})", mail.text())
        path = f"/api/notifications/channels/{added['id']}"
        after = await ana.must("POST", f"{path}/confirm", {"code": code})
        assert after["channels"] == [
            {"id": added["id"], "kind": "email", "state": "on", "shown": "a…@example.org"}
        ]
        assert await ana.must("POST", "/api/notifications/test") == {"sent": 1, "failed": 0}
        assert mail.last()["subject"] == "A test from Hexhaven"
        assert (await ana.must("DELETE", path))["channels"] == []


async def test_the_links_of_notices_work_without_a_cookie_and_only_with_a_press(
    tmp_path: Path, mail: MailServer
):
    async with serving(tmp_path, mail) as server:
        ana, stranger = await server.client("Ana"), Client(server, "stranger")
        await ana.must("POST", "/api/notifications/channels", {"kind": "email", "address": ADDRESS})
        link = link_in(mail.text())
        status, content = await page(stranger, "GET", link)
        assert status == 200
        assert '<form method="post"><button>Yes, send notices</button></form>' in content
        [channel] = (await ana.must("GET", "/api/notifications"))["channels"]
        assert channel["state"] == "confirm", "a program that opens links confirms nothing"
        assert "Done" in (await page(stranger, "POST", link))[1]
        [channel] = (await ana.must("GET", "/api/notifications"))["channels"]
        assert channel["state"] == "on"
        config = {"name": "Slow <island>", "config": game_for(2)}
        code = (await ana.must("POST", "/api/tables", config))["code"]
        assert server.services.notifier is not None
        key = server.services.notifier._keyring.link("silence", channel["id"], code)
        link = f"/notifications/silence?key={key}"
        assert "No more notices for Slow &lt;island&gt;?" in (await page(stranger, "GET", link))[1]
        assert (await ana.must("GET", "/api/notifications"))["tables"] == {}
        assert "Done" in (await page(stranger, "POST", link))[1]
        assert (await ana.must("GET", "/api/notifications"))["tables"] == {code: False}
        for method in ("GET", "POST"):
            for path in (link[:-1], "/notifications/confirm?key=x", "/notifications/silence"):
                status, content = await page(stranger, method, path)
                assert status == 404
                assert "This link no longer works" in content


async def test_messages_to_addresses_are_limited(tmp_path: Path, mail: MailServer):
    async with serving(tmp_path, mail) as server:
        ana = await server.client("Ana")
        statuses = []
        for number in range(12):
            wanted = {"kind": "email", "address": f"victim{number}@example.org"}
            status, _ = await ana.ask("POST", "/api/notifications/channels", wanted, named="")
            statuses.append(status)
        assert statuses == [201] * 10 + [429] * 2
        assert len(mail.received) == 10


async def test_codes_cannot_be_tried_out(tmp_path: Path, mail: MailServer):
    async with serving(tmp_path, mail) as server:
        ana = await server.client("Ana")
        wanted = {"kind": "email", "address": ADDRESS}
        added = await ana.must("POST", "/api/notifications/channels", wanted)
        path = f"/api/notifications/channels/{added['id']}/confirm"
        codes = [
            json.loads((await ana.ask("POST", path, {"code": "x"}, named=""))[1])["code"]
            for _ in range(22)
        ]
        assert codes == ["wrong_code"] * 20 + ["too_many"] * 2


async def test_a_server_without_notifications_says_so_and_loads_none_of_their_libraries(
    start_server: StartServer, tmp_path: Path, mail: MailServer
):
    async with whole_server(tmp_path) as server:
        ana = await server.client("Ana")
        assert (await ana.must("GET", "/api/notifications"))["kinds"] == []
        for method, path in (
            ("POST", "/api/notifications/test"),
            ("DELETE", "/api/notifications"),
            ("GET", "/notifications/silence?key=x"),
        ):
            status, content = await ana.ask(method, path, named="")
            assert (status, json.loads(content)["code"]) == (409, "notifications_off")
    assert not (tmp_path / FILE).exists()
    modules = "import sys, app.server; print(*sys.modules)"
    loaded = await asyncio.create_subprocess_exec(
        sys.executable, "-c", modules, stdout=asyncio.subprocess.PIPE
    )
    names = (await loaded.communicate())[0].decode().split()
    assert "app.server" in names
    assert not {"apprise", "cryptography", "jwt", "webpush", "smtplib"} & set(names)


async def test_a_lost_answer_of_the_database_adds_a_channel_once(tmp_path: Path, mail: MailServer):
    async with evening(tmp_path, mail) as found:
        channel = await found.with_mail()
        stored = await notifications.channel_with(found.house.database, channel)
        assert stored is not None
        await notifications.add_channel(found.house.database, stored, "en")
        assert len(await notifications.channels_of(found.house.database, ANA.id)) == 1
