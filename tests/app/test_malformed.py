"""Messages that no browser of ours would send: a coded refusal, the game untouched, no traceback."""

import json
import random
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed

from app.protocol.client import client_messages
from app.settings import Settings
from app.web.floods import frames_at_once
from app.web.socket import _malformed
from tests.app.players import Person, game_for, people, seated
from tests.app.running import RunningServer
from tests.conftest import StartServer

WRONG: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "5",
    '"act"',
    "{",
    "NaN",
    '{"type": "act"}',
    '{"type": "fly"}',
    '{"type": ["act"]}',
    '{"type": "chat"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": 5}',
    '{"type": "resume", "since": -1}',
    '{"type": "resume", "since": 1e99}',
    '{"type": "resume", "since": true}',
    '{"type": "ping", "extra": 1}',
    '{"type": "act", "request": "a b", "version": 0, "action": {}}',
    '{"type": "act", "request": "' + "x" * 41 + '", "version": 0, "action": {}}',
    '{"type": "act", "request": "a", "version": "0", "action": {}}',
    '{"type": "act", "request": "a", "version": 0.5, "action": {}}',
    '{"type": "act", "request": "a", "version": 99999999999999999999999999, "action": {}}',
    '{"type": "act", "request": "a", "version": 0, "action": []}',
    '{"type": "act", "request": "a", "version": 0, "action": null}',
    "[" * 10_000,
    '{"a":' * 2_000,
    "\ud7ff" * 10,
    '"\\ud800"',
    '{"type": "chat", "text": "\\ud800"}',
    b"",
    b"\x00\x01\x02",
    b'{"type": "ping"}',
    random.Random(0).randbytes(500),
]


@pytest.mark.parametrize("message", WRONG, ids=lambda message: repr(message[:40]))
async def test_a_malformed_message_is_refused(server: RunningServer, message: str | bytes):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            await tab.send(message)
            refusal = await tab.until("refused")
            assert refusal["code"] == "malformed"
            assert 0 < len(refusal["text"]) < 200
            await tab.send({"type": "ping"})
            await tab.until("pong")


ACTS: list[object] = [
    {"table": "dance"},
    {},
    [],
    {"table": "pause", "more": 1},
    {"table": "concede"},
    {"table": "concede", "to": True},
    {"table": "concede", "to": 1.0},
    {"table": "rewind", "to": True},
    {"table": "rewind", "to": "0"},
    {"table": "stand_in", "seat": True},
    {"table": "stand_in", "seat": -1},
    {"table": "seated", "seat": False},
    {"table": "return", "seat": 1},
]


async def test_true_is_no_number_and_no_act_of_another_form_is_proposed(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana:
            await ana.until("snapshot")
            for number, act in enumerate(ACTS):
                message = {"type": "propose", "request": f"p{number}", "act": act}
                await ana.send(json.dumps(message))
                refusal = await ana.until("refused")
                assert (refusal["code"], refusal["request"]) == ("malformed", f"p{number}"), act
                assert 0 < len(refusal["text"]) < 200
        async with persons[0].at(code) as ana:
            await ana.until("snapshot")
            assert ana.version == 0


@pytest.mark.parametrize(
    "settings", [{"private": 1}, {"private": "yes"}, {"clock": {"bank": True, "turn": 0}}], ids=str
)
async def test_a_setting_of_another_kind_is_refused(
    server: RunningServer, settings: dict[str, object]
):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        answer = await ana.http.patch(f"/api/tables/{code}", json={"settings": settings})
        assert answer.status_code == 422


async def test_the_refusal_names_the_request_where_it_could_be_read(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            await tab.send({"type": "act", "request": "abc", "version": "zero", "action": {}})
            assert (await tab.until("refused"))["request"] == "abc"


@pytest.mark.parametrize(
    "action",
    [
        {"type": "PlaceSettlement", "intersection": 10**400},
        {"type": "PlaceSettlement", "intersection": True},
        {"type": "PlaceSettlement", "intersection": 3, "seat": 1, "cheat": 1},
        {"type": "Discard", "cards": {"brick": -3}},
        {"type": "Discard", "cards": {"brick": 0.5, "gold": 2}},
        {"type": "OfferTrade", "give": {}, "get": {}, "to": []},
        {"type": "OfferTrade", "give": {"ore": 10**9}, "get": {"ore": 1}, "to": [0, 0, 0]},
        {"type": "__class__"},
        {"type": None, "a": [[[[[[]]]]]]},
        {"type": "RollDice", "x" * 5000: "y" * 5000},
    ],
    ids=str,
)
async def test_an_action_of_another_form_is_refused(
    server: RunningServer, action: dict[str, object]
):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana:
            await ana.until("snapshot")
            message = {"type": "act", "request": "r", "version": 0, "action": action}
            await ana.send(json.dumps(message))
            refusal = await ana.until("refused")
            assert refusal["code"] in ("malformed", "wrong_moment", "not_your_turn", "set_up")
            assert len(refusal["text"]) < 300
        async with persons[0].at(code) as ana:
            await ana.until("snapshot")
            assert ana.version == 0


async def test_broken_text_closes_the_socket_without_a_word_in_the_log(server: RunningServer):
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            await tab.socket.send(b"\xff\xfe\xfd", text=True)
            assert await tab.close_code() == 1007
    assert "UTF-8" not in server.log_text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"[" * 12_000, (400, 422)),
        (b'{"name": ' + b'"x' * 4_000, (400, 422)),
        (b'{"name": "' + b"x" * 30_000 + b'"}', (413,)),
        (b'{"name": "\\ud800"}', (422,)),
        (b"\x00" * 100, (400, 422)),
        (b'{"name": NaN}', (400, 422)),
        (b'{"name": ' + b"9" * 5_000 + b"}", (400, 422)),
    ],
    ids=["deep", "cut off", "large", "half a character", "zeros", "nan", "long number"],
)
async def test_a_malformed_request_is_refused_in_words(
    server: RunningServer, body: bytes, status: tuple[int, ...]
):
    async with Person(server, "") as stranger:
        headers = {"content-type": "application/json"}
        answer = await stranger.http.post("/api/me", content=body, headers=headers)
    assert answer.status_code in status
    assert answer.json()["code"] == "invalid"


async def test_a_huge_message_closes_the_socket_and_nobody_elses(server: RunningServer):
    async with people(server, 2) as persons:
        code = await seated(server, persons)
        async with persons[0].at(code) as ana, persons[1].at(code) as ben:
            await ben.until("snapshot")
            await ana.send("x" * 20_000)
            assert await ana.close_code() == 1009
            await ben.send({"type": "ping"})
            await ben.until("pong")


async def test_noise_beside_an_honest_game(server: RunningServer):
    """Random bytes, broken JSON and half-right messages from one tab; the game beside it goes on."""
    luck = random.Random(3)
    whole = json.dumps(
        {"type": "act", "request": "r", "version": 0, "action": {"type": "RollDice"}}
    )
    async with people(server, 1) as [ana]:
        code = await seated(server, [ana], game_for(2))
        async with Person(server, "Mallory") as mallory:
            await mallory.arrive()
            for _ in range(10):
                async with mallory.at(code) as noise:
                    try:
                        for _ in range(60):
                            await noise.send(_noise(whole, luck))
                        await noise.send({"type": "ping"})
                        await noise.until("pong")
                    except ConnectionClosed:
                        pass
        async with ana.at(code) as tab:
            await tab.until("snapshot")
            while not tab.must_act:
                await tab.read()
            assert await tab.act(tab.actions[0]) == tab.version + 1 or tab.version
    assert "Traceback" not in server.log_text


def _noise(text: str, luck: random.Random) -> str | bytes:
    return luck.randbytes(luck.randrange(200)) if luck.random() < 0.5 else _broken(text, luck)


def _broken(text: str, luck: random.Random) -> str:
    at = luck.randrange(len(text))
    return (
        text[:at] + luck.choice(["", "}", "\\", '"', "\x00", "ü"]) + text[at + luck.randrange(3) :]
    )


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
        ),
        max_leaves=12,
    )
)
def test_whatever_json_arrives_is_either_a_message_or_refused(value: object):
    text = json.dumps(value)
    error = _unreadable(text)
    assert error is None or _malformed(error).code == "malformed"


def _unreadable(text: str) -> ValidationError | None:
    try:
        client_messages.validate_json(text)
    except ValidationError as error:
        return error
    return None


async def test_who_sends_too_much_is_shown_the_door(start_server: StartServer):
    server = start_server(messages_per_second=10)
    async with people(server, 1) as [ana]:
        code = await ana.open_table()
        async with ana.at(code) as tab:
            with suppress(ConnectionClosed):
                for _ in range(frames_at_once(Settings(messages_per_second=10)) - 1):
                    await tab.send({"type": "ping"})
            assert await tab.close_code() == 1008
            assert any("Too many messages" in frame for frame in tab.frames)
            assert sum('"pong"' in frame for frame in tab.frames) >= 20
