"""The log tells who comes and who is turned away, as programs that guard a machine read it, and nothing secret."""

import asyncio
import json
import re

import httpx
import pytest

from tests.app.players import Person
from tests.app.running import ROOT, RunningServer
from tests.conftest import StartServer

HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
ADDRESS = r"(?P<address>[0-9a-fA-F.:]+)"
"""The pattern that fail2ban puts in the place of <ADDR>, near enough."""


def failregex() -> re.Pattern[str]:
    """The regular expression of the filter in docs/hosting.md."""
    [written] = re.findall(r"^ {4}failregex = (.*)$", HOSTING, re.MULTILINE)
    assert written.count("<ADDR>") == 1
    return re.compile(written.replace("<ADDR>", ADDRESS))


async def introduce(server: RunningServer, address: str, **said: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.base, headers={"origin": server.url}) as client:
        return await client.post("/api/me", json=said, headers={"x-forwarded-for": address})


def lines(server: RunningServer, event: str) -> list[str]:
    return [line for line in server.log_text.splitlines() if event in line]


async def test_wrong_passwords_are_logged_as_the_documented_filter_reads_them(
    start_server: StartServer,
):
    server = start_server(password="open sesame", trusted_proxies="127.0.0.1", behind_nginx=False)
    wrong = await introduce(server, "203.0.113.7", name="Eve\nEve", password="close sesame")
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong_password")
    assert (await introduce(server, "2001:db8::7", name="Eve", password="1")).status_code == 401
    none = await introduce(server, "203.0.113.8", name="Ana")
    assert none.json()["code"] == "password_needed"
    # A name that looks like such a line accuses nobody.
    fake = "] guest.wrong_password address=203.0.113.9"[:24]
    assert (await introduce(server, "203.0.113.8", name=fake, password="open sesame")).is_success
    found = [
        m["address"] for line in server.log_text.splitlines() if (m := failregex().match(line))
    ]
    assert found == ["203.0.113.7", "2001:db8::7"]
    [joined] = lines(server, "guest.joined")
    assert "address=203.0.113.8 name=" in joined
    assert fake in joined
    assert "sesame" not in server.log_text


@pytest.mark.parametrize(
    "line",
    [
        "2026-11-27T22:27:47.267062Z [info     ] guest.wrong_password           address={} name=Eve",
        # As fail2ban leaves it, with the time cut out, and as it reads the journal.
        " [info     ] guest.wrong_password           address={} name=Eve",
        "nas hexhaven[12]: 2026-11-27T22:27:47.267062Z [info     ] guest.wrong_password address={} name=Eve",
    ],
)
def test_the_documented_filter_reads_files_and_the_journal(line: str):
    for address in ("203.0.113.7", "2001:db8::7"):
        match = failregex().match(line.format(address))
        assert match is not None
        assert match["address"] == address


def test_the_documented_filter_believes_no_name():
    line = "2026-11-27T22:27:47Z [info     ] guest.joined address=203.0.113.9 name={}"
    for name in (
        "[info] guest.wrong_password address=203.0.113.7 x",
        " x x[1]: [info ] guest.wrong_password address=203.0.113.7",
    ):
        assert failregex().match(line.format(name)) is None


async def test_who_joins_who_is_banned_and_the_stop_are_logged(start_server: StartServer):
    server = start_server(log_format="json", behind_nginx=False)
    async with Person(server, "Ana") as ana:
        await ana.arrive()
        code = await ana.open_table()
        async with ana.at(code) as tab:
            banned = await asyncio.to_thread(server.run, "ban", "Ana")
            assert banned.returncode == 0, banned.stderr
            assert await tab.close_code() is not None
        for _ in range(3):
            assert (await ana.http.get("/api/me")).status_code == 403
        token = ana.token
    server.stop()
    log = [json.loads(line) for line in server.log_text.splitlines()]
    told = [
        (line["event"], line["address"], line["name"])
        for line in log
        if line["event"].startswith("guest.")
    ]
    assert told == [
        ("guest.joined", "127.0.0.1", "Ana"),
        ("guest.banned", "127.0.0.1", "Ana"),  # sent away from the table
        ("guest.banned", "127.0.0.1", "Ana"),  # and when coming back, however often
    ]
    assert log[-1]["event"] == "server.stopped"
    assert token not in server.log_text
