"""The manners of a table: where it talks, and whom its host, or the server's, does not let in."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from app.answers import Refusal
from app.lobby import blocking
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.settings import TableSettings
from app.problems import Problem
from app.storage import bans
from app.storage.guests import add_guest
from app.tables import maintenance
from app.tables.connection import BANNED, KEPT_OUT
from app.tables.table import Table
from tests.app.house import House, Listener, frames_are_valid, house, settle
from tests.app.players import game_for, people
from tests.app.running import RunningServer

EVA = Guest("eva", "Eva")
HOST = Guest("g0", "Guest 0")
CALL = "https://meet.example.org/friday"


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def in_the_lobby(opened: House) -> Table:
    """A table for two where only the host sits."""
    record = await opened.registry.create(HOST, "Friday", game_for(2), "n0")
    return await opened.found(record.code)


async def decide(table: Table, **settings: Any) -> None:
    chosen = {**table.record.settings.to_json(), **settings}
    await table.edits.edit(lambda before: lobby.decide(before, "g0", chosen))


def named_by_the_host(table: Table, name: str) -> str:
    """The host's reference to a person whom they see."""
    seen = table.broadcaster.lobby_for(HOST)
    for one in (*seen["watchers"], *seen["kept_out"], *seen["seats"]):
        if one.get("name") == name:
            return str(one["person"])
    raise AssertionError(f"the host does not see {name}")


async def block(table: Table, name: str) -> None:
    await table.block("g0", named_by_the_host(table, name))


# --- the chat


@pytest.mark.parametrize("unseen", [" ", "\u3164", "\u2800\u2800", "\u200d", "\u0301"], ids=ascii)
async def test_a_line_of_which_nothing_can_be_seen_is_refused(opened: House, unseen: str):
    table = await in_the_lobby(opened)
    host = await opened.listener(table, 0)
    refused = await table.chat.post(host.connection, unseen)
    assert refused == Refusal("malformed", "That message is empty.")


# --- the voice call


@pytest.mark.parametrize(
    "address",
    [
        CALL,
        "http://192.168.1.20:8443/room?name=friday#hall",
        "HTTPS://Meet.Example.org",
        "https://[2001:db8::1]/room",
        "mumble://ana:secret@talk.example.org:64738/Games/Friday?version=1.2.0",
        "ts3server://talk.example.org?port=9987",
        "teamspeak://talk.example.org",
        "https://meet.example.org/" + "x" * 475,
    ],
)
def test_an_address_of_a_call_is_kept_as_it_was_typed(address: str):
    settings = TableSettings.from_json({"voice": address})
    assert settings.voice == address
    assert TableSettings.from_json(settings.to_json()) == settings


@pytest.mark.parametrize(
    "address",
    [
        "",
        "meet.example.org/friday",
        "javascript:alert(1)",
        "JavaScript://example.org/%0Aalert(1)",
        "java\tscript:alert(1)",
        "data:text/html,<script>alert(1)</script>",
        "vbscript://example.org",
        "file:///etc/passwd",
        "blob:https://example.org/1",
        "//example.org",
        "https:example.org",
        "https://",
        "https:///room",
        "https://:443/",
        " https://example.org",
        "https://example.org/a b",
        'https://example.org/"onclick="alert(1)',
        "https://example.org\\@other.example",
        "https://known.example@other.example/",
        "https://exämple.org/",
        "https://example.org/\u202egro.elpmaxe",
        "https://example.org/\n",
        "https://meet.example.org/" + "x" * 476,
        7,
        ["https://example.org"],
    ],
)
def test_nothing_else_is_taken_for_an_address_of_a_call(address: Any):
    with pytest.raises(Problem, match="begins with https://") as refused:
        TableSettings.from_json({"voice": address})
    assert (refused.value.status, refused.value.code) == (422, "bad_voice")


async def test_only_who_has_a_seat_learns_the_address(opened: House):
    table = await in_the_lobby(opened)
    ben, eva, stranger = (Listener(table, one) for one in (Guest("g1", "Ben"), EVA, None))
    async with (
        table.attached(ben.connection, None),
        table.attached(eva.connection, None),
        table.attached(stranger.connection, None),
    ):
        await opened.registry.sit(table, Guest("g1", "Ben"), 1, "")
        await decide(table, voice=CALL)
        assert (await ben.messages("lobby"))[-1]["settings"]["voice"] == CALL
        assert table.broadcaster.lobby_for(HOST)["settings"]["voice"] == CALL
        for outsider in (eva, stranger):
            frames_are_valid(await outsider.heard())
            assert "example" not in "".join(await outsider.heard())
        await table.edits.edit(lambda before: lobby.leave_seat(before, "g1", 1))
        assert "voice" not in (await ben.messages("lobby"))[-1]["settings"]
    assert "example" not in str(await opened.registry.listing(EVA))


async def test_nobody_is_asked_again_because_of_a_voice_call(opened: House):
    table = await in_the_lobby(opened)
    await table.edits.edit(lambda before: lobby.set_ready(before, "g0", True))
    await decide(table, voice=CALL)
    assert table.record.seats[0].ready
    await decide(table, chat="off")
    assert not table.record.seats[0].ready


async def test_voice_call_and_chat_may_change_in_a_game_and_nothing_else(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2)
        ben = await opened.listener(table, 1)
        await decide(table, voice=CALL)
        await decide(table, chat="off")
        answer = await table.chat.post(ben.connection, "hello")
        assert isinstance(answer, Refusal)
        assert answer.code == "chat_off"
        with pytest.raises(Problem) as refused:
            await decide(table, undo="off")
        assert refused.value.code == "started"
        with pytest.raises(Problem) as refused:
            await table.edits.edit(lambda before: lobby.decide(before, "g1", {"chat": "open"}))
        assert refused.value.code == "not_host"
        code = table.record.code
    async with house(tmp_path) as again:
        settings = (await again.found(code)).record.settings
        assert (settings.voice, settings.chat, settings.undo) == (CALL, "off", "own")


async def test_neither_list_nor_preview_nor_record_tells_of_the_call(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ana.ask("PATCH", f"tables/{code}", {"settings": {"voice": CALL}})
        assert (await ana.ask("GET", f"tables/{code}"))["settings"]["voice"] == CALL
        page = await ben.http.get(f"{server.base}/t/{code}")
        assert page.status_code == 200
        for shown in (
            page.text,
            str(await ben.ask("GET", f"tables/{code}")),
            str(await ben.ask("GET", "tables")),
        ):
            assert "example" not in shown
        assert page.headers["x-dns-prefetch-control"] == "off"
        refused = await ana.http.patch(
            f"{server.base}/api/tables/{code}",
            json={"settings": {"voice": "javascript:alert(1)"}},
            headers={"origin": server.url},
        )
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_voice")


# --- kept out of a table


async def test_who_is_kept_out_loses_the_seat_in_the_lobby_and_hears_nothing_more(opened: House):
    table = await in_the_lobby(opened)
    ben = Guest("g1", "Ben")
    await opened.registry.sit(table, ben, 1, "")
    host, listener = Listener(table, HOST), Listener(table, ben)
    async with table.attached(host.connection, None), table.attached(listener.connection, None):
        await block(table, "Ben")
        assert table.record.seats[1].kind == "free"
        bye = (await listener.messages("bye"))[-1]
        assert bye["code"] == KEPT_OUT
        assert "Ben" not in bye["text"]
        assert "Friday" not in bye["text"]
        heard = len(await listener.heard())
        await table.chat.post(host.connection, "He is gone.")
        assert len(await listener.heard()) == heard
        answer = await table.chat.post(listener.connection, "I am not.")
        assert isinstance(answer, Refusal)
        assert answer.code == "kept_out"
    for attempt in (
        opened.registry.sit(table, ben, 1, ""),
        table.edits.claim(ben, table.edits.seat_links.link_to(1)),
        come(table, ben),
    ):
        with pytest.raises(Problem) as refused:
            await attempt
        assert refused.value.code == "kept_out"


async def come(table: Table, guest: Guest) -> None:
    async with table.attached(Listener(table, guest).connection, None):
        raise AssertionError(f"{guest.name} was let in")


async def test_who_is_kept_out_stays_out_over_a_restart_until_let_in(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2)
        async with table.attached(Listener(table, EVA).connection, None):
            await block(table, "Eva")
        code = table.record.code
    async with house(tmp_path) as again:
        table = await again.found(code)
        assert table.broadcaster.lobby_for(HOST)["kept_out"][0]["name"] == "Eva"
        with pytest.raises(Problem):
            await come(table, EVA)
        alias = named_by_the_host(table, "Eva")
        await table.edits.edit(lambda before: blocking.let_in(before, "g0", alias))
        assert table.broadcaster.lobby_for(HOST)["kept_out"] == []
        eva = Listener(table, EVA)
        async with table.attached(eva.connection, None):
            assert (await eva.messages("lobby"))[-1]["code"] == code


async def test_a_seat_in_a_game_is_not_the_hosts_to_take(opened: House):
    table = await opened.begun(2)
    with pytest.raises(Problem, match="only everyone at the table together") as refused:
        await block(table, "Guest 1")
    assert refused.value.code == "plays_here"
    assert table.record.seat_of("g1") == 1
    ben = await opened.listener(table, 1)
    assert ben.seat == 1


async def test_only_the_host_keeps_out_and_never_themselves(opened: House):
    table = await in_the_lobby(opened)
    async with table.attached(Listener(table, EVA).connection, None):
        alias, own = named_by_the_host(table, "Eva"), named_by_the_host(table, "Guest 0")
        for asker, whom, code in [
            ("eva", alias, "not_host"),
            ("g0", own, "yourself"),
            ("g0", "nobody", "no_such_person"),
            ("g0", "eva", "no_such_person"),
        ]:
            with pytest.raises(Problem) as refused:
                await table.block(asker, whom)
            assert refused.value.code == code
        with pytest.raises(Problem) as refused:
            await table.edits.edit(lambda before: blocking.let_in(before, "eva", alias))
        assert refused.value.code == "not_host"
        assert table.record.kept_out == ()


async def test_a_hundred_are_kept_out_at_most(opened: House):
    record = (await in_the_lobby(opened)).record
    crowd = [Guest(f"rude{number}", "Rude") for number in range(blocking.MOST_BLOCKED + 1)]
    for one in crowd[:-1]:
        record = blocking.block(record, "g0", record.alias(one.id), crowd)
    with pytest.raises(Problem, match="unblock someone first"):
        blocking.block(record, "g0", record.alias(crowd[-1].id), crowd)
    record = blocking.let_in(record, "g0", record.alias("rude0"))
    record = blocking.block(record, "g0", record.alias(crowd[-1].id), crowd)
    assert record.blocks(crowd[-1].id)
    assert not record.blocks("rude0")


async def test_only_the_host_sees_who_watches_and_who_is_kept_out(opened: House):
    table = await opened.begun(2)
    ben = await opened.listener(table, 1)
    zoe, eva = Listener(table, Guest("zoe", "Zoe")), Listener(table, EVA)
    async with table.attached(zoe.connection, None), table.attached(eva.connection, None):
        await block(table, "Eva")
        seen = table.broadcaster.lobby_for(HOST)
        assert [one["name"] for one in seen["watchers"]] == ["Zoe"]
        assert [one["name"] for one in seen["kept_out"]] == ["Eva"]
        for listener in (ben, zoe):
            told = (await listener.messages("lobby"))[-1]
            assert not {"watchers", "kept_out"} & told.keys()
            assert all("person" not in seat for seat in told["seats"])
    secret = {"zoe", "eva", "g1", table.record.id}
    assert not [one for one in secret if f'"{one}"' in str(seen).replace("'", '"')]


async def test_the_open_request_of_who_is_kept_out_is_void(opened: House):
    table = await opened.begun(2, bots=1)
    ana = await opened.listener(table, 0)
    eva = Listener(table, EVA)
    async with table.attached(eva.connection, None):
        await table.proposals.propose(eva.connection, "r1", {"table": "seated", "seat": 2})
        assert (await ana.messages("proposal"))[-1]["open"]["name"] == "Eva"
        await block(table, "Eva")
        assert (await ana.messages("proposal"))[-1]["result"] == "lapsed"
        again = await table.proposals.propose(eva.connection, "r2", {"table": "seated", "seat": 2})
        assert isinstance(again, Refusal)
        assert again.code == "kept_out"


async def test_a_link_to_a_seat_ends_when_its_person_loses_the_seat(opened: House):
    table = await in_the_lobby(opened)
    await opened.registry.sit(table, Guest("g1", "Ben"), 1, "")
    secret = table.edits.seat_links.link_to(1)
    await block(table, "Ben")
    await opened.registry.sit(table, Guest("g2", "Cem"), 1, "")
    with pytest.raises(Problem) as refused:
        await table.edits.claim(EVA, secret)
    assert refused.value.code == "no_such_link"
    assert table.record.seats[1].name == "Cem"


async def test_the_next_game_of_the_same_people_keeps_the_same_people_out(opened: House):
    table = await opened.begun(1, bots=1)
    ana = await opened.listener(table, 0)
    async with table.attached(Listener(table, EVA).connection, None):
        await block(table, "Eva")
    await decide(table, voice=CALL)
    await table.proposals.propose(ana.connection, "r1", {"table": "abort"})
    following = await opened.found(await opened.registry.rematch(table, HOST))
    assert following.record.blocks("eva")
    assert following.record.settings.voice == CALL


async def test_over_http_every_address_of_the_table_is_closed(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        await ben.ask("POST", f"tables/{code}/seats/1")
        seat = (await ana.ask("GET", f"tables/{code}"))["seats"][1]
        assert "person" not in (await ben.ask("GET", f"tables/{code}"))["seats"][1]
        lobby = await ana.ask("POST", f"tables/{code}/kept-out", {"person": seat["person"]})
        assert lobby["kept_out"] == [{"person": seat["person"], "name": "Guest 1"}]
        assert lobby["seats"][1]["kind"] == "free"
        for method, path in [("GET", ""), ("POST", "/seats/1"), ("GET", "/replay")]:
            answer = await ben.http.request(
                method, f"{server.base}/api/tables/{code}{path}", headers={"origin": server.url}
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "kept_out")
        assert code not in str(await ben.ask("GET", "tables"))
        assert code in str(await ana.ask("GET", "tables"))
        await ana.ask("DELETE", f"tables/{code}/kept-out/{seat['person']}")
        assert (await ben.ask("GET", f"tables/{code}"))["code"] == code


# --- banned from the server


async def test_a_banned_guest_is_turned_out_soon_and_keeps_the_seat(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    await add_guest(opened.database, Guest("g1", "Guest 1"), "hash of g1")
    table = await opened.begun(2)
    ana, ben = await opened.listener(table, 0), await opened.listener(table, 1)
    await opened.maintenance.turn_out_banned()
    assert await ben.messages("bye") == []
    await bans.set_ban(opened.database, "g1", 1)
    monkeypatch.setattr(maintenance, "WATCH_SECONDS", 0.01)
    watch = asyncio.create_task(opened.maintenance.until_canceled())
    async with asyncio.timeout(60):
        await asyncio.wait({ben.connection.writer})
    watch.cancel()
    assert (await ben.messages("bye"))[-1]["code"] == BANNED
    await settle()
    assert await ana.messages("bye") == []
    assert table.record.seat_of("g1") == 1


async def test_the_host_bans_by_name_while_the_server_runs(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        await ana.ask("POST", "me", {"name": "Wilhelmina"})
        async with ana.at(code) as tab:
            told = server.run("ban", "wilhelmina")
            assert (told.returncode, told.stderr) == (0, "")
            assert told.stdout.startswith("Wilhelmina is banned.")
            async with asyncio.timeout(60):
                bye = await tab.until("bye")
        assert bye["code"] == BANNED
        for path in ("me", "tables", f"tables/{code}"):
            answer = await ana.http.get(f"{server.base}/api/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        listed = server.run("bans").stdout
        [line] = [line for line in listed.splitlines() if "Wilhelmina" in line]
        assert code in line
        again = server.run("unban", line.split()[0])
        assert again.stdout == "Wilhelmina is no longer banned.\n"
        assert (await ana.ask("GET", "me"))["name"] == "Wilhelmina"
        assert "Wilhelmina" not in server.run("bans").stdout


@pytest.mark.parametrize(
    "typed", ["Zoë Öz", "ZOË ÖZ", "Zoe\u0308 O\u0308z", " zoë  öz\u200b"], ids=ascii
)
async def test_a_guest_is_found_however_the_host_types_the_name(opened: House, typed: str):
    await add_guest(opened.database, Guest("zoe", "Zoë Öz"), "token of Zoë")
    assert [known.id for known in await bans.guests_called(opened.database, typed)] == ["zoe"]


async def test_of_several_with_one_name_the_host_has_to_say_which(server: RunningServer):
    async with people(server, 2) as guests:
        for guest in guests:
            await guest.ask("POST", "me", {"name": "Max"})
        several = server.run("ban", "Max")
        assert several.returncode == 1
        assert several.stdout == ""
        first, *lines = several.stderr.splitlines()
        assert first == "Several guests are called Max; use an id instead:"
        assert len(lines) == 2
        one = lines[0].split()[0]
        assert server.run("ban", one).returncode == 0
        again = server.run("ban", "Max")
        assert (again.returncode, "banned 2" in again.stderr) == (1, True), "not the other one"
        answers = [await guest.http.get(f"{server.base}/api/me") for guest in guests]
        assert sorted(answer.status_code for answer in answers) == [200, 403]
        assert server.run("unban", "Max").returncode == 0, "only one of them is banned"
        assert one not in server.run("bans").stdout


async def test_nobody_of_that_name_is_said_so(server: RunningServer):
    for command in ("ban", "unban"):
        told = server.run(command, "Nobody Ever")
        assert (told.returncode, told.stdout) == (1, "")
        assert told.stderr == "No guest is called Nobody Ever.\n"
