"""A worker that cannot reach PostgreSQL gives up what waits for it, so that whoever asked asks another one."""

import asyncio
from typing import Any

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.tables.connection import RESTART
from app.workers.relay import Relay

SOCKET: Scope = {"type": "websocket", "path": "/api/tables/ABCDE/socket", "headers": []}
REQUEST: Scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": []}


class Client:
    """A client, with all that it was sent."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.sent: list[Message] = []

    async def receive(self) -> Message:
        return {"type": "websocket.connect" if self.scope is SOCKET else "http.request"}

    async def send(self, message: Message) -> None:
        self.sent.append(message)


class Nobody:
    """The ownership of a worker to whom no table of others is known."""

    async def owner_of(self, code: str) -> None:
        return None


def relay_before(app: ASGIApp) -> Relay:
    nobody: Any = Nobody()
    return Relay(app, lambda: nobody, patience=60)


async def given_up(client: Client, begins: list[Message]) -> asyncio.Task[None]:
    """The task of a client to whom the application sends this beginning, and nothing more, after the worker has given up."""
    waits = asyncio.Event()

    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        for message in begins:
            await send(message)
        waits.set()
        await asyncio.Event().wait()

    relay = relay_before(app)
    task = asyncio.create_task(relay(client.scope, client.receive, client.send))
    await waits.wait()
    relay.stop_serving()
    await asyncio.wait({task})
    return task


async def test_a_page_that_waits_for_its_table_is_told_to_come_again():
    client = Client(SOCKET)
    task = await given_up(client, [{"type": "websocket.accept"}])
    assert client.sent[-1] == {"type": "websocket.close", "code": RESTART}
    assert task.exception() is None


async def test_a_request_that_waits_is_answered_with_an_error():
    client = Client(REQUEST)
    task = await given_up(client, [])
    assert client.sent[0]["status"] == 503
    assert b"cannot reach its database" in client.sent[1]["body"]
    assert task.exception() is None


async def test_an_answer_that_was_begun_is_not_ended_as_if_it_were_whole():
    client = Client(REQUEST)
    task = await given_up(client, [{"type": "http.response.start", "status": 200}])
    assert len(client.sent) == 1
    assert isinstance(task.exception(), ConnectionAbortedError)


async def test_a_client_that_leaves_is_not_answered():
    client = Client(REQUEST)
    began = asyncio.Event()

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        began.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(relay_before(app)(client.scope, client.receive, client.send))
    await began.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert client.sent == []
