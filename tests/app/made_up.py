"""Requests that a curious player makes up, a time that passes when a test says so, and messages that take a browser's way."""

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

from app.lobby.settings import ClockRule, TableSettings
from app.tables.table import Table
from app.tables.throttle import Throttle
from app.web import socket
from tests.app.house import Listener

CLOCKED = TableSettings(clock=ClockRule(bank=14_400, turn=20))
NEAR = 3
"""The greatest distance of a made-up version from the present one."""


class Hours:
    """A time that passes when we say so."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def under(hours: Hours, table: Table) -> None:
    """Let a table know no other time than this; nothing rings by itself."""
    table.timekeeping.now = table.response_window.now = table.offer_timeouts.now = hours
    table.proposals._clock = hours

    def never(_seconds: float, _work: Any) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(3600, lambda: None)

    setattr(table.commands.background, "later", never)  # noqa: B010 - a method of every table
    table.broadcaster._watchers_changed = Throttle(3600, table.broadcaster._watchers)


class Mouth:
    """A browser that says one thing and leaves."""

    client = None

    def __init__(self, message: dict[str, Any]) -> None:
        self._events = [
            {"type": "websocket.receive", "text": json.dumps(message)},
            {"type": "websocket.disconnect"},
        ]

    async def receive(self) -> dict[str, Any]:
        return self._events.pop(0)


class NoLimits:
    """Everybody may send and say as much as they like."""

    def may_send(self, _whose: str) -> bool:
        return True

    may_chat = may_write = may_send


async def say(listener: Listener, message: dict[str, Any]) -> None:
    """Send this as a browser would; whatever is answered goes to the listener's ear."""
    server: Any = SimpleNamespace(
        limits=NoLimits(), pages=SimpleNamespace(version="1"), count_refusal=lambda _code: None
    )
    mouth: Any = Mouth(message)
    await socket._read(mouth, listener.connection, listener.table, server)


def made_up(
    luck: random.Random, version: int, seats: int, number: int, actions: list[dict[str, Any]]
) -> dict[str, Any]:
    """A request about a version near this one, that may exist or not; the actions must not be possible now."""
    near = max(0, version + luck.randint(-NEAR, NEAR))
    act = {"table": "rewind", "to": near}
    return luck.choice(
        [
            {
                "type": "act",
                "request": f"m{number}",
                "version": near,
                "action": luck.choice(actions),
            },
            {"type": "resume", "since": near},
            {"type": "undo", "request": f"m{number}", "to": near},
            {"type": "propose", "request": f"m{number}", "act": act},
            {"type": "propose", "request": f"m{number}", "act": act},
            {"type": "nudge", "seat": luck.randrange(seats)},
            {"type": "give_time", "seat": luck.randrange(seats)},
        ]
    )


async def drop_proposal(listeners: list[Listener]) -> None:
    """Whoever was asked for something says no."""
    table = listeners[0].table
    proposal = table.proposals._open
    if proposal is not None:
        other = next(one for one in listeners if one.seat in proposal.asked)
        await say(other, {"type": "vote", "proposal": proposal.id, "yes": False})
