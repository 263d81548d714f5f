"""The host of a server gives it a name, a greeting and defaults for its tables; guests and tables may differ."""

import html
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from pydantic import ValidationError
from sqlalchemy import Column, update

from app.clock import now
from app.host.configuration import said, warnings
from app.lobby.guest import Guest
from app.settings import Settings
from app.storage import upkeep
from app.storage.schema import actions, games
from app.tables import maintenance
from app.tables.maintenance import DAY_MS, Maintenance
from app.web.bundles import STATIC, languages
from app.web.page_messages import WORDS
from engine.games import GAMES
from tests.app.house import House, house
from tests.app.players import game_for
from tests.app.slices import Client, WholeServer, concede, play, whole_server

NAME = "Ana & Ben’s <b>club</b>"


async def asked(server: WholeServer, path: str = "/", **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(server.asgi)
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
        return await browser.get(path, headers=headers)


async def page(server: WholeServer, path: str = "/") -> str:
    return (await asked(server, path)).text


def metas(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([\w:-]+)" content="([^"]*)">', text)
    return {name: html.unescape(content) for name, content in found}


# What the first page says


async def test_the_name_and_the_greeting_are_on_the_page_and_in_previews(tmp_path: Path):
    async with whole_server(tmp_path, name=NAME, greeting="Thursdays at 8 p.m.") as server:
        ana = await server.client("Ana")
        first = await page(server)
        assert f"<title>{html.escape(NAME)}</title>" in first
        assert "<b>" not in first
        assert metas(first)["server-name"] == metas(first)["og:title"] == NAME
        assert metas(first)["server-greeting"] == "Thursdays at 8 p.m."
        code = (await ana.must("POST", "/api/tables", {"config": game_for(2)}))["code"]
        assert metas(await page(server, f"/t/{code}"))["og:title"] == f"Ana’s table · {NAME}"
        assert metas(await page(server, "/t/ZZZZZ"))["og:title"] == f"Join table ZZZZZ on {NAME}"


async def test_a_server_without_a_name_has_the_products(tmp_path: Path):
    async with whole_server(tmp_path) as server:
        first = await page(server)
        assert "<title>Hexhaven</title>" in first
        assert metas(first)["og:title"] == "Hexhaven"
        assert [name for name in metas(first) if name.startswith("server-")] == []


@pytest.mark.parametrize(
    ("public", "path", "listed"),
    [
        (False, "/", False),
        (True, "/", True),
        (True, "/history", False),
        (True, "/nothing", False),
        (True, "/t/ZZZZZ", False),
        (True, "/t/ZZZZZ/replay", False),
    ],
)
async def test_search_engines_may_list_the_first_page_of_a_server_that_wants_it(
    tmp_path: Path, public: bool, path: str, listed: bool
):
    async with whole_server(tmp_path, search_engines=public) as server:
        answer = await asked(server, path, accept="text/html")
        assert answer.headers.get("x-robots-tag") == (None if listed else "noindex")


@pytest.mark.parametrize(
    ("asked_for", "gets"),
    [("", "fr"), ("it, pt;q=0.8", "fr"), ("it, de-AT;q=0.8", "de"), ("en-GB", "en")],
)
async def test_the_language_of_the_server_is_for_those_who_ask_for_none_it_has(
    tmp_path: Path, asked_for: str, gets: str
):
    async with whole_server(tmp_path, language="fr") as server:
        first = (await asked(server, "/", **{"accept-language": asked_for})).text
        assert f'<html lang="{gets}">' in first
        assert f"together/home.{gets}.ftl" in first
        assert metas(first)["server-language"] == "fr"


def test_the_server_can_speak_each_language_of_the_client():
    choices = get_args(Settings.model_fields["language"].annotation)
    assert set(choices) == set(WORDS) == set(languages(STATIC))


# What new tables are like


@pytest.mark.parametrize("private", [False, True])
async def test_new_tables_are_as_private_as_the_host_of_the_server_wants(
    tmp_path: Path, private: bool
):
    async with whole_server(tmp_path, private_tables=private) as server:
        ana, ben = await server.client("Ana"), await server.client("Ben")
        usual = await opened(ana)
        paced = await opened(ana, {"pace": "quick"})
        other = await opened(ana, {"private": not private})
        listed = {one["code"] for one in (await ben.must("GET", "/api/tables"))["tables"]}
        assert listed == ({other} if private else {usual, paced})


async def opened(browser: Client, settings: dict[str, Any] | None = None) -> str:
    wanted = {"config": game_for(2), **({} if settings is None else {"settings": settings})}
    code: str = (await browser.must("POST", "/api/tables", wanted))["code"]
    return code


def test_a_preset_and_a_level_that_no_game_has_are_named():
    presets = [preset["key"] for game in GAMES.values() for preset in game.catalog()["presets"]]
    for preset in presets:
        assert list(warnings(Settings(preset=preset, bot_level="normal"), {})) == []
    odd = list(warnings(Settings(preset="quickly", bot_level="brutal"), {}))
    assert [line.partition(",")[0] for line in odd] == [
        "HEXHAVEN_PRESET=quickly is none of first-game",
        "HEXHAVEN_BOT_LEVEL=brutal is none of easy",
    ]
    assert [line.rpartition(": ")[2] for line in odd] == [
        "new tables begin as with standard.",
        "new tables begin as with easy.",
    ]


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("name", "x" * 61, "is not a text of at most 60 characters."),
        ("greeting", "x" * 501, "is not a text of at most 500 characters."),
        ("greeting", "two\nlines", "this is one line of visible characters."),
        ("private_tables", "perhaps", "'perhaps' is not true or false."),
        ("archive_after_days", "-1", "'-1' is not a whole number from 0 upward."),
        ("language", "it", "'it' is not one of en, de, es, fr."),
    ],
)
def test_a_wrong_default_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
):
    monkeypatch.setenv(f"HEXHAVEN_{name.upper()}", value)
    with pytest.raises(ValidationError) as refused:
        Settings()
    [line] = [said(fault) for fault in refused.value.errors()]
    assert line.startswith(f"HEXHAVEN_{name.upper()}: ")
    assert line.endswith(words)


# Forgotten games


class Days:
    """A clock that the test sets; it begins now."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0
        monkeypatch.setattr(maintenance, "now", lambda: now() + self.passed * DAY_MS)


async def archived(opened: House, days: int) -> list[str]:
    """The codes that are archived when games wait for so many days at most."""
    await Maintenance(opened.registry, opened.database, days).archive_idle()
    listed = await upkeep.overviews(opened.database, everything=True)
    return sorted(table.code for table in listed if table.archived)


async def test_a_game_in_which_nobody_moves_for_days_is_archived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    days = Days(monkeypatch)
    async with house(tmp_path) as opened:
        forgotten = await opened.begun(2)
        watched = await opened.begun(2)
        await opened.listener(watched, 0)
        await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2), "")
        ended = await opened.begun(2)
        await concede(ended)
        assert await archived(opened, 3) == []
        days.passed = 2
        assert await archived(opened, 3) == []
        days.passed = 4
        assert await archived(opened, 3) == [forgotten.record.code]


async def test_a_move_keeps_a_game_for_as_long_again(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2)
        await play(table, 1)
        await make_older(opened, games.c.updated_at)
        assert await archived(opened, 3) == []
        await make_older(opened, actions.c.at)
        assert await archived(opened, 3) == [table.record.code]


async def make_older(opened: House, column: Column[int]) -> None:
    """Put what is stored in a column ten days back."""
    older = update(column.table).values({column: column - 10 * DAY_MS})
    await opened.database.write(lambda connection: connection.execute(older))
