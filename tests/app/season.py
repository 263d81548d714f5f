"""A season of a group, made by bots under guests' names: whole games, stored by the server's own code."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from unittest import mock
from zoneinfo import ZoneInfo

from app.lobby import rules as lobby
from app.lobby.group import Group, new_group
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.seasons.groups import Groups
from app.storage.groups import add_group
from app.storage.guests import add_guest
from app.storage.results import finished_without
from app.tables.table import Table
from engine.games import game_called
from tests.app.house import House, Listener
from tests.app.players import game_for
from tests.app.test_replay_page import agree

ZONE = "Europe/Berlin"
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eli", "Fay")
EVENINGS = (
    *("2026-08-28", "2026-09-04", "2026-09-11", "2026-09-25", "2026-10-02"),
    *("2026-10-16", "2026-10-24", "2026-10-30", "2026-11-13", "2026-11-27"),
)
GAMES_EACH = 3
SIZES = (2, 2, 2, 3, 3, 4)
REALMS = game_called("cards")


def guest_called(name: str) -> Guest:
    return Guest(f"guest-{name.lower()}", name)


def cookie_of(name: str) -> str:
    """The token in the browser of this guest."""
    return f"token-of-{name.lower()}"


async def introduce(opened: House, *names: str) -> None:
    """Let the server know these guests."""
    for name in names:
        digest = hashlib.sha256(cookie_of(name).encode()).hexdigest()
        await add_guest(opened.database, guest_called(name), digest)


class Calendar:
    """The server's time, which is moved from evening to evening; it passes by two seconds with each look at it."""

    def __init__(self) -> None:
        self.at = 0.0

    def set(self, day: str, clock: str) -> None:
        self.at = (
            datetime.fromisoformat(f"{day}T{clock}").replace(tzinfo=ZoneInfo(ZONE)).timestamp()
        )

    def time_ns(self) -> int:
        self.at += 2
        return int(self.at * 1e9)


@contextmanager
def calendar() -> Iterator[Calendar]:
    """The time of day as the test sets it."""
    days = Calendar()
    with mock.patch("app.clock.time", days):
        yield days


@dataclass(frozen=True)
class Plan:
    """A game to play: when, what, and by whom; a bot's name begins with a small letter."""

    day: str
    clock: str
    names: tuple[str, ...]
    realms: bool = False


def plans(seed: int = 26, evenings: Sequence[str] = EVENINGS) -> list[Plan]:
    """Three games for each evening: islands for two to four, and now and then two realms; the last game begins after midnight."""
    chance = random.Random(seed)
    found = []
    for place, day in enumerate(evenings):
        here = chance.sample(NAMES, chance.randint(3, 5))
        for number in range(GAMES_EACH):
            realms = place % 4 == 3 and number == 1
            size = 2 if realms else chance.choice([each for each in SIZES if each <= len(here)])
            names = tuple(chance.sample(here, size))
            clock = ("20:04:00", "21:30:00", "23:40:00")[number]
            found.append(Plan(day, clock, names, realms))
    return found


async def begun(opened: House, names: Sequence[str], group: Group | None, **more: Any) -> Table:
    """A table of these guests whose game has begun, counting for the group."""
    persons = [guest_called(name) for name in names if name[:1].isupper()]
    config = more.pop("config", None) or game_for(len(names), **{"victory-points": 8})
    host = persons[0]
    record = await opened.registry.create(host, "Friday table", config, "n0", **more)
    table = await opened.found(record.code)

    def everyone(before: TableRecord) -> TableRecord:
        after = before
        for number, guest in enumerate(persons[1:], 1):
            after = lobby.take_seat(after, guest, number, f"n{number}")
        after = lobby.fill_with_bots(after, host.id, None)
        for guest in persons:
            after = lobby.set_ready(after, guest.id, True)
        return lobby.choose_group(after, host.id, group)

    await table.edits.edit(everyone)
    await table.edits.start(host.id)
    return table


async def play_on(table: Table, seed: int) -> None:
    """Let bots choose for everyone until somebody has won; where all have answered in time, the time is over."""
    assert table.live is not None
    chance, number = random.Random(seed), 0
    while not table.live.over:
        seat, action = next(choices(table, chance), (0, None))
        if action is None:
            await table.response_window.on_timeout()
            continue
        number += 1
        data, version = table.record.game.action_to_json(action), table.live.version
        await table.commands.play(seat, f"r{number}", version, data)


def choices(table: Table, chance: random.Random) -> Iterator[tuple[int, Any]]:
    """The seats that must act, each with what a bot does there; none where everyone only waits."""
    assert table.live is not None
    game = table.record.game
    for seat in game.deciding(table.live.state):
        seen = table.live.player_view(seat)
        action = game.bots.choose("easy", seen.view, seen.legal, seen.forms, seat, chance, False)
        if action is not None:
            yield seat, action


async def conceded(opened: House, names: Sequence[str], group: Group | None, to: int = 0) -> Table:
    """A game of these guests that all the others give up; returns its table."""
    table = await begun(opened, names, group, config=game_for(len(names)))
    async with AsyncExitStack() as stack:
        here = [Listener(table, guest_called(name)) for name in names]
        for listener in here:
            await stack.enter_async_context(table.attached(listener.connection, None))
            stack.push_async_callback(listener.connection.close)
        others = [listener for seat, listener in enumerate(here) if seat != to]
        await agree([*others, here[to]], {"table": "concede", "to": to})
    assert table.record.state == "finished"
    return table


async def play_season(opened: House, planned: Sequence[Plan], group: Group) -> list[str]:
    """Play these games, with the same dice whenever they are played; returns the codes of their tables."""
    codes = []
    with calendar() as days:
        for seed, plan in enumerate(planned):
            days.set(plan.day, plan.clock)
            more: dict[str, Any] = {"seed": hashlib.sha256(str(seed).encode()).digest()}
            if plan.realms:
                more |= {"game": REALMS, "config": {"seats": 2}}
            table = await begun(opened, plan.names, group, **more)
            await play_on(table, seed)
            codes.append(table.record.code)
    return codes


async def friday_island(opened: House, host: str = "Ana") -> Group:
    """A group of Ana's, and six guests."""
    await introduce(opened, *NAMES)
    group = new_group(guest_called(host).id, "Friday island", ZONE)
    await add_group(opened.database, group)
    return group


async def figures_stored(opened: House) -> None:
    """Have the figures of all finished games stored, as the server does in the background."""
    for code in await finished_without(opened.database):
        await opened.archive.statistics(await opened.registry.record_of(code))


def groups_in(opened: House) -> Groups:
    return Groups(opened.database)
