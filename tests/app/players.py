"""People with browsers: they speak the protocol and know nothing else."""

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app.protocol import merge_patch
from app.protocol.server import server_messages
from tests.app.running import RunningServer

STANDARD: dict[str, Any] = {"edition": "2025", "board": "standard-3-4", "seats": 4, "options": {}}
PATIENCE = 90.0


def game_for(seats: int, **options: Any) -> dict[str, Any]:
    return {**STANDARD, "seats": seats, "options": options}


def ungrouped(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The actions that the columns stand for, one by one."""
    actions: list[dict[str, Any]] = []
    for group in legal:
        columns = {name: column for name, column in group.items() if name != "type"}
        rows = zip(*columns.values(), strict=True) if columns else [()]
        actions += [{"type": group["type"], **dict(zip(columns, row, strict=True))} for row in rows]
    return actions


def discard_for(count: int, hand: dict[str, int]) -> dict[str, Any]:
    cards: dict[str, int] = {}
    for name, held in hand.items():
        taken = min(held, count - sum(cards.values()))
        if taken:
            cards[name] = taken
    return {"type": "Discard", "cards": cards}


class Refused(Exception):
    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(f"{message['code']}: {message['text']}")
        self.code = message["code"]
        self.text = message["text"]
        self.message = message


class Tab:
    """A table open in a browser. Every frame is checked against the protocol's models."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.version = -1
        self.view: dict[str, Any] = {}
        self.legal: list[dict[str, Any]] = []
        self.forms: list[dict[str, Any]] = []
        self.unavailable: list[dict[str, Any]] = []
        self.prospects: dict[str, dict[str, list[int]]] = {}
        self.lobby: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []

    async def read(self, patience: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(patience):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        server_messages.validate_json(frame)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "lobby":
                self.lobby = message
            case "snapshot":
                self.version = message["version"]
                self.view = message["view"]
                self.legal, self.forms = message["legal"], message["forms"]
                self.unavailable = message["unavailable"]
                self.prospects = message["prospects"]
                self.log = message["log"]
            case "update":
                assert message["version"] == self.version + 1, "a gap"
                self.version = message["version"]
                self.view = merge_patch.apply(self.view, message["patch"])
                self.legal = message.get("legal", self.legal)
                self.forms = message.get("forms", self.forms)
                self.unavailable = message.get("unavailable", self.unavailable)
                self.prospects = message.get("prospects", self.prospects)
                self.log.append({"version": self.version, "events": message["events"]})
            case "presence":
                self.presence = message
            case "chat":
                self.chat += message["messages"]

    async def until(self, *kinds: str, patience: float = PATIENCE) -> dict[str, Any]:
        while (message := await self.read(patience))["type"] not in kinds:
            pass
        return message

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def act(
        self, action: dict[str, Any], *, request: str | None = None, version: int | None = None
    ) -> int:
        """Returns the version that was acknowledged; raises Refused."""
        request = request or secrets.token_hex(8)
        await self.send(
            {
                "type": "act",
                "request": request,
                "version": self.version if version is None else version,
                "action": action,
            }
        )
        while True:
            message = await self.until("ack", "refused")
            if message.get("request") == request:
                break
        if message["type"] == "refused":
            raise Refused(message)
        acknowledged: int = message["version"]
        return acknowledged

    @property
    def actions(self) -> list[dict[str, Any]]:
        return ungrouped(self.legal)

    @property
    def must_act(self) -> bool:
        return str(self.lobby.get("you")) in self.view.get("waiting", {})

    def some_action(self, luck: random.Random) -> dict[str, Any]:
        for form in self.forms:
            if form["type"] == "Discard":
                hand = self.view["seats"][str(self.lobby["you"])]["hand"]
                return discard_for(form["count"], hand)
        actions = self.actions
        ends = [action for action in actions if action["type"] == "EndTurn"]
        return luck.choice(actions + 3 * ends)

    async def catch_up(self, version: int) -> None:
        while self.version < version:
            await self.read()

    async def close_code(self) -> int:
        """Read until the server closes; the code it closed with."""
        try:
            while True:
                await self.read()
        except ConnectionClosed:
            return self.socket.close_code or 0


class Person:
    """A guest with a cookie."""

    def __init__(self, server: RunningServer, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=server.base,
            headers={"origin": server.url},
            timeout=PATIENCE,
            verify=False,  # making a TLS context takes longer than most tests
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.http.aclose()

    async def arrive(self, **more: str) -> Self:
        answer = await self.http.post("/api/me", json={"name": self.name, **more})
        assert answer.status_code == 200, answer.text
        return self

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"/api/{path}", json=body)

    async def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """A request that has to succeed."""
        answer = await self.http.request(method, f"/api/{path}", json=body)
        assert answer.is_success, answer.text
        parsed: dict[str, Any] = answer.json()
        return parsed

    async def open_table(self, config: dict[str, Any] = STANDARD) -> str:
        code: str = (await self.ask("POST", "tables", {"config": config}))["code"]
        return code

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def token(self) -> str:
        [token] = self.http.cookies.values()
        return token

    @asynccontextmanager
    async def at(
        self, code: str, since: int | None = None, *, screen: bool = False
    ) -> AsyncIterator[Tab]:
        """The table's socket, open, or that of its big screen; the first message was read."""
        query = "?screen=1" if screen else "" if since is None else f"?since={since}"
        async with connect(
            f"{self.server.base.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}",
            origin=self.server.url,  # type: ignore[arg-type]  # a plain str is what it sends
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=None,
            max_queue=None,  # a browser reads on, whether anybody looks or not
        ) as socket:
            tab = Tab(socket)
            await tab.read()
            yield tab


@asynccontextmanager
async def people(server: RunningServer, number: int) -> AsyncIterator[list[Person]]:
    arrived = [await Person(server, f"Guest {index}").arrive() for index in range(number)]
    try:
        yield arrived
    finally:
        for person in arrived:
            await person.http.aclose()


async def seated(
    server: RunningServer, persons: list[Person], config: dict[str, Any] | None = None
) -> str:
    """A table with these people in its seats, bots in the others, and the game begun."""
    config = config or game_for(max(2, len(persons)))
    code = await persons[0].open_table(config)
    for seat, person in enumerate(persons):
        if seat:
            await person.ask("POST", f"tables/{code}/seats/{seat}", {"nonce": f"n{seat}"})
    for seat in range(len(persons), config["seats"]):
        await persons[0].ask("POST", f"tables/{code}/seats/{seat}/bot", {})
    for person in persons:
        await person.ask("POST", f"tables/{code}/ready", {"ready": True})
    await persons[0].ask("POST", f"tables/{code}/start")
    return code
