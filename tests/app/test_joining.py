"""Errors at the door, explained in clear words."""

import asyncio
from urllib.parse import urlsplit

import httpx
import pytest

from app.lobby.names import person_name, table_name, visible
from app.problems import Problem
from tests.app.players import STANDARD, Person, game_for, people
from tests.app.running import RunningServer
from tests.conftest import StartServer


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\n\t"])
async def test_a_name_of_nothing_is_refused(server: RunningServer, name: str):
    async with Person(server, "") as stranger:
        answer = await stranger.post("me", {"name": name})
        assert answer.status_code == 422
        assert answer.json() == {
            "code": "invalid",
            "text": "A name has 1 to 24 characters; this one has none.",
        }
        assert "set-cookie" not in answer.headers


async def test_a_name_of_500_characters_is_refused(server: RunningServer):
    async with Person(server, "") as stranger:
        answer = await stranger.post("me", {"name": "x" * 500})
        assert answer.status_code == 422
        assert answer.json()["text"] == "A name has 1 to 24 characters; this one has 500."


@pytest.mark.parametrize("body", [None, [], {"name": 5}, {"name": "A", "x": 1}])
async def test_an_introduction_of_another_form_is_refused(server: RunningServer, body: object):
    async with Person(server, "") as stranger:
        answer = await stranger.post("me", body)
        assert answer.status_code == 422
        assert answer.json()["code"] == "invalid"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana ", "Ana"),
        ("Zoë", "Zoë"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("A\u202eb", "Ab"),
        ("Ana\n\nMaria", "Ana Maria"),
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("李小龍", "李小龍"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("Zoe\u0308", "Zoë"),
        ("می\u200cروم", "می\u200cروم"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        (
            "❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈 1\ufe0f\u20e3",
            "❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈 1\ufe0f\u20e3",
        ),
        ("A\u200cn\u200da\ufe0f\u034f", "Ana"),
        ("e\u200d\u0301", "é"),
        ("می\u200c", "می"),
        ("A\u3164\u2800b\uffa0", "A b"),
    ],
)
def test_names_are_shown_as_typed_but_for_what_cannot_be_seen(typed: str, shown: str):
    assert person_name(typed) == shown
    assert visible(shown) == shown


UNSEEN = {
    "a filler of Hangul": "\u3164",
    "its narrow form": "\uffa0",
    "those of single letters": "\u115f\u1160",
    "Braille without dots": "\u2800",
    "a note without a head": "\U0001d159",
    "joiners of nothing": "\u200c\u200d\ufe0f",
    "marks of nothing": "\u0301\u0301",
    "a joiner of marks": "\u034f",
    "variants of nothing": "\ufe01\U000e0100",
    "a wide space": "\u3000",
}


@pytest.mark.parametrize("unseen", UNSEEN.values(), ids=UNSEEN)
def test_a_name_of_which_nothing_can_be_seen_is_none(unseen: str):
    with pytest.raises(Problem, match="this one has none"):
        person_name(unseen)


@pytest.mark.parametrize("unseen", ["\u3164", "\u2800 \u2800", "\u0301"])
def test_nor_is_one_of_a_table(unseen: str):
    with pytest.raises(Problem, match="That name has no visible characters"):
        table_name(unseen)


def test_a_table_needs_no_name():
    assert table_name("  ") == ""


async def test_an_unknown_code_is_said_to_be_unknown(server: RunningServer):
    async with people(server, 1) as [ana]:
        for code in ("ZZZZZ", "nope", "12345", "A" * 200, "%00%00"):
            answer = await ana.http.get(f"/api/tables/{code}")
            assert answer.status_code == 404
            assert answer.json()["code"] == "no_such_table"
            assert "AAAAAAAAA" not in answer.json()["text"]


async def test_the_socket_of_an_unknown_table_says_so_and_closes(server: RunningServer):
    async with people(server, 1) as [ana], ana.at("ZZZZZ") as tab:
        assert '"bye"' in tab.frames[0]
        assert "There is no table with the code ZZZZZ." in tab.frames[0]
        assert await tab.close_code() == 4004


async def test_a_full_table_offers_to_watch(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table(game_for(2))
        await ana.ask("POST", f"tables/{code}/seats/1/bot")
        answer = await ben.post(f"tables/{code}/seats/1")
        assert answer.status_code == 409
        assert answer.json() == {
            "code": "table_full",
            "text": "Every seat is taken; you can watch.",
        }
        async with ben.at(code) as tab:
            assert "you" not in tab.lobby


async def test_a_taken_seat_names_who_sits_there(server: RunningServer):
    async with people(server, 2) as [ana, ben]:
        code = await ana.open_table()
        answer = await ben.post(f"tables/{code}/seats/0")
        assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
        assert answer.json()["text"] == "Guest 0 is already sitting there."


@pytest.mark.parametrize("seat", ["4", "99", "-1", "one", "1e3", "9" * 30])
async def test_a_seat_that_is_not_there_is_refused(server: RunningServer, seat: str):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        answer = await ana.post(f"tables/{code}/seats/{seat}")
        assert answer.status_code in (404, 422)
        assert answer.json()["code"] in ("no_such_seat", "invalid")


async def test_a_stranger_is_asked_for_a_name_first(server: RunningServer):
    async with people(server, 1) as [ana], Person(server, "nobody") as stranger:
        code = await ana.open_table()
        for path, body in (
            ("tables", {"config": STANDARD}),
            (f"tables/{code}/seats/1", None),
            (f"tables/{code}/ready", {"ready": True}),
            (f"tables/{code}/start", None),
        ):
            answer = await stranger.post(path, body)
            assert (answer.status_code, answer.json()["code"]) == (422, "name_needed")


@pytest.mark.parametrize("token", ["", "wrong", "x" * 5000, "ü", "a b", '"'])
async def test_a_wrong_token_is_a_stranger_who_may_watch(server: RunningServer, token: str):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        [name] = ana.http.cookies
        headers = {b"cookie": f"{name}={token}".encode()}
        async with httpx.AsyncClient(base_url=server.base, headers=headers) as stranger:
            assert (await stranger.get("/api/me")).json() == {}
            lobby = (await stranger.get(f"/api/tables/{code}")).json()
            assert "you" not in lobby


async def test_the_cookie_is_for_this_server_only_and_out_of_scripts_reach(server: RunningServer):
    async with Person(server, "Ana") as ana:
        answer = await ana.post("me", {"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        token = ana.token
        assert len(token) >= 43
        assert token.encode() not in (server.data / "hexhaven.sqlite3").read_bytes()
        assert token not in server.log_text


async def test_two_servers_at_one_host_name_keep_each_its_own_guests(
    server: RunningServer, start_server: StartServer
):
    """A browser sends every port's cookies to every port."""
    second = start_server()
    async with httpx.AsyncClient() as browser:
        for one, name in ((server, "Ana"), (second, "Bea"), (server, "Cea"), (second, "Dea")):
            origin = {"origin": one.url}
            answer = await browser.post(f"{one.base}/api/me", json={"name": name}, headers=origin)
            assert answer.is_success
        assert (await browser.get(f"{server.base}/api/me")).json() == {"name": "Cea"}
        assert (await browser.get(f"{second.base}/api/me")).json() == {"name": "Dea"}
        assert len(set(browser.cookies)) == 2
        second.stop()
        await asyncio.to_thread(second.start)
        assert (await browser.get(f"{second.base}/api/me")).json() == {"name": "Dea"}


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_the_cookie_of_an_earlier_version_is_honored_once_and_changed_for_the_servers_own(
    server: RunningServer, method: str
):
    async with people(server, 1) as [ana]:
        code, token = await ana.open_table(), ana.token
        [name] = ana.http.cookies
        assert name.startswith("hexhaven-")
        ana.http.cookies.clear()
        ana.http.cookies.set("hexhaven", token, domain=urlsplit(server.base).hostname or "")
        async with ana.at(code) as tab:
            assert tab.lobby["you"] == 0, "a page that is open meanwhile stays where it is"
        said: dict[str, str] | None = {} if method == "POST" else None
        assert await ana.ask(method, "me", said) == {"name": ana.name}
        assert dict(ana.http.cookies) == {name: token}
        async with ana.at(code) as tab:
            assert tab.lobby["you"] == 0


async def test_a_cookie_that_another_server_gave_in_earlier_days_stays_as_it_is(
    server: RunningServer,
):
    async with Person(server, "Ana") as ana:
        ana.http.cookies.set("hexhaven", "x" * 43, domain=urlsplit(server.base).hostname or "")
        assert await ana.ask("GET", "me") == {}
        await ana.arrive()
        assert await ana.ask("GET", "me") == {"name": "Ana"}
        assert ana.http.cookies["hexhaven"] == "x" * 43


async def test_an_unknown_address_or_method_gets_words(server: RunningServer):
    async with people(server, 1) as [ana]:
        assert (await ana.http.get("/api/nothing")).json()["code"] == "not_found"
        assert (await ana.post("catalog")).json()["code"] == "not_found"
        assert (await ana.http.put("/t/ABCDE")).json()["code"] == "not_allowed"
        answer = await ana.http.post(
            "/api/tables", content=b"\xff\xfe{", headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
