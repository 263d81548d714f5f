"""Nobody learns whether, when or how often an attack was answered: two worlds of the card game are played in step by the same script.

While an attack waits for its answer, they differ in the defender's hand and in what the defender seals: nothing in one of them, again and
again in the other. Every byte that the attacker, a spectator and a big screen get must be the same, and so must what a newcomer gets."""

import asyncio
import itertools
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.answers import Played, Refusal
from app.clock import now
from app.finished.proof import verify
from app.host.tools import in_a_line
from app.journal.acts import StandIn
from app.journal.loading import SNAPSHOT_EVERY
from app.storage import events
from app.storage.events import DatabaseEventStore
from app.storage.upkeep import overviews
from app.tables.bots.driver import BotDriver
from app.tables.live import KEPT_VERSIONS
from app.tables.table import Table
from engine.card_game.core.actions import Action, AnswerAttack, PlayCard
from engine.card_game.core.cards import CARDS
from engine.card_game.core.decisions import Answer
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.card_game.rules.attacks import counters_held
from engine.chance import Random
from tests.app.house import House, Listener, ThinksHere, house, settle
from tests.app.made_up import CLOCKED, Hours, drop_proposal, made_up, say, under
from tests.engine.card_game.views.twins import twin
from tests.forms import LONG

SEATS = 2
SCREEN = SEATS + 1
"""The places of the listeners after the seats: a spectator, then a big screen."""
CONFIG = {"profile": "1996", "settings": {"victory-points": 12, "window-seconds": 30}}
STEPS = 2000
"""Of the long form; the short one sees the first two attacks."""
IMPOSSIBLE: list[dict[str, Any]] = [
    {"type": "AnswerAttack", "card": None},
    {"type": "AnswerAttack", "card": "bishop"},
    {"type": "PlayCard", "card": "arsonist"},
    {"type": "EndTurn"},
    {"type": "CloseWindow"},
]
"""For whoever has nothing to decide."""


class World:
    """A table of two people, a spectator and a big screen, with clocks."""

    def __init__(self) -> None:
        self.hours = Hours()
        self.heard: dict[int, int] = {}
        """By listener: how many of the frames were compared."""

    async def begin(self, opened: House) -> None:
        self.house = opened
        self.table = await opened.begun(
            SEATS,
            config=CONFIG,
            game=game,
            settings=CLOCKED,
            prepare=lambda table: under(self.hours, table),
        )
        self.listeners = [await opened.listener(self.table, seat) for seat in (0, 1, None)]
        self.listeners.append(await opened.listener(self.table, None, screen=True))

    @property
    def state(self) -> State:
        assert self.table.live is not None
        assert isinstance(self.table.live.state, State)
        return self.table.live.state

    @property
    def version(self) -> int:
        assert self.table.live is not None
        return self.table.live.version

    def become(self, state: State) -> None:
        """Deal anew what is hidden."""
        live = self.table.live
        assert live is not None
        live.state = state
        live._player_views, live._earlier_player_views, live._public = {}, {}, None
        live._choices = None

    def neutral(self, frame: str) -> str:
        """Without what differs between any two tables: the code, people's aliases, the number of a lobby."""
        frame = frame.replace(self.table.record.code, "CODE5")
        return re.sub(r'"made":\d+|"person":"\w+"', '"-":0', frame)

    async def news(self, place: int) -> list[str]:
        """The frames that one of them received since it was looked at last."""
        frames = await self.listeners[place].heard()
        new = frames[self.heard.get(place, 0) :]
        self.heard[place] = len(frames)
        return [self.neutral(frame) for frame in new]

    async def newcomer(self, seat: int | None, since: int | None) -> list[str]:
        """The frames of a spectator who comes, looks and goes, or of a player in a new tab."""
        if seat is not None:
            requests = self.listeners[seat].requests
            self.listeners[seat] = await self.house.listener(self.table, seat, since)
            self.listeners[seat].requests = requests
            self.heard[seat] = 0
            return await self.news(seat)
        listener = Listener(self.table, None)
        async with self.table.attached(listener.connection, since):
            frames = await listener.heard()
        await listener.connection.close()
        return [self.neutral(frame) for frame in frames]

    async def play(self, seat: int, action: Action) -> None:
        answer = await self.listeners[seat].act(game.action_to_json(action))
        assert isinstance(answer, Played), answer


def some_move(state: State, luck: random.Random) -> tuple[int, Action]:
    """An attack if there is one, otherwise what a bot does."""
    seat = luck.choice(game.deciding(state))
    legal = game.legal_actions(state, seat)
    attacks = [
        each for each in legal if isinstance(each, PlayCard) and CARDS[each.card].kind == "attack"
    ]
    if attacks:
        return seat, luck.choice(attacks)
    view, forms = game.view_for(state, seat), game.forms(state, seat)
    action = game.bots.choose("easy", view, legal, forms, seat, luck)
    action = action or game.default_action(state, seat, Random(0))
    assert action is not None, "somebody decides"
    return seat, action


def with_a_counter(state: State, due: Answer, luck: random.Random) -> State:
    """The same to all but the defender, who holds a counter."""
    for _ in range(1000):
        other = twin(state, 1 - due.seat, luck)
        other.pending = state.pending
        if counters_held(other, due.seat, due.attack):
            return other
    raise AssertionError("no counter is left")


class Script:
    """The events of both worlds, and the differences where no one may notice."""

    def __init__(self, luck: random.Random, one: World, two: World) -> None:
        self.luck, self.one, self.two = luck, one, two
        self.steps = self.response_window = self.asked = 0

    @property
    def both(self) -> tuple[World, World]:
        return self.one, self.two

    async def same(self, *places: int) -> None:
        for place in places:
            one, two = await self.one.news(place), await self.two.news(place)
            assert one == two

    async def play(self) -> None:
        while not self.one.state.over and (LONG or self.response_window < 2):
            state = self.one.state
            self.pass_time(self.luck.randrange(3))
            if isinstance(state.pending[-1], Answer):
                await self.window(state.pending[-1])
            else:
                idle = [seat for seat in range(SEATS) if seat not in game.deciding(state)]
                if idle and self.luck.random() < 0.3:
                    await self.curiosity(self.luck.choice([idle[0], SEATS]))
                move = some_move(state, self.luck)
                for world in self.both:
                    await world.play(*move)
                await self.same(0, 1, 2)
            self.steps += 1

    def pass_time(self, seconds: float) -> None:
        for world in self.both:
            world.hours.at += seconds

    async def window(self, due: Answer) -> None:
        """An attack waits: one defender does nothing before the end, the other all that it can."""
        attacker, defender = 1 - due.seat, due.seat
        held = counters_held(self.one.state, defender, due.attack)
        if not held:
            self.two.become(with_a_counter(self.one.state, due, self.luck))
        answers = [None, *counters_held(self.two.state, defender, due.attack)]
        final = self.luck.choice([None, *held])
        for number in range(KEPT_VERSIONS + 4 if self.response_window < 2 else 3):
            self.pass_time(0.1)
            await self.two.play(defender, AnswerAttack(defender, answers[number % len(answers)]))
            await self.curiosity(self.luck.choice([attacker, SEATS]))
            await self.same(attacker, SEATS, SCREEN)
        if final is not None:
            await self.one.play(defender, AnswerAttack(defender, final))
        await self.two.play(defender, AnswerAttack(defender, final))
        self.pass_time(30)
        for world in self.both:
            await world.table.response_window.on_timeout()
        await self.same(attacker, SEATS, SCREEN)
        self.two.become(self.one.state.copy())
        for world in self.both:
            await world.news(defender)
        await self.curiosity(attacker)
        self.response_window += 1

    async def curiosity(self, place: int) -> None:
        """Somebody asks for something, or opens the table anew."""
        self.asked += 1
        if self.luck.random() < 0.3:
            since = self.luck.choice([None, max(0, self.one.version + self.luck.randint(-9, 3))])
            seat = None if place == SEATS else place
            assert await self.one.newcomer(seat, since) == await self.two.newcomer(seat, since)
            return
        message = made_up(self.luck, self.one.version, SEATS, self.asked, IMPOSSIBLE)
        for world in self.both:
            await say(world.listeners[place], message)
            await drop_proposal(world.listeners[:SEATS])


async def test_sealed_answers_change_no_byte_that_others_receive(tmp_path: Path):
    steps = windows = 0
    for seed in itertools.count():
        one, two = World(), World()
        for name in ("one", "two"):
            (tmp_path / str(seed) / name).mkdir(parents=True)
        async with (
            house(tmp_path / str(seed) / "one", test_seed=f"sealed {seed}") as first,
            house(tmp_path / str(seed) / "two", test_seed=f"sealed {seed}") as second,
        ):
            await one.begin(first)
            await two.begin(second)
            script = Script(random.Random(seed), one, two)
            await script.play()
        steps, windows = steps + script.steps, windows + script.response_window
        if windows >= 2 and (steps >= STEPS or not LONG):
            break
    print(f"{seed + 1} pairs, {steps} steps, {windows} attacks")


# --- one table, with an attack that waits for its answer


SEED = "sealed 4"
"""Of a game in which there is an attack early."""


class Attacked:
    """A table where an attack waits for its answer."""

    def __init__(self, world: World) -> None:
        self.world, self.table = world, world.table
        due = world.state.pending[-1]
        assert isinstance(due, Answer)
        self.due = due
        self.defender, self.attacker = world.listeners[due.seat], world.listeners[1 - due.seat]

    def deal_a_counter(self) -> int:
        """Let the defender hold a card that answers the attack; the log knows nothing of that."""
        if not counters_held(self.world.state, self.due.seat, self.due.attack):
            self.world.become(with_a_counter(self.world.state, self.due, random.Random(0)))
        return counters_held(self.world.state, self.due.seat, self.due.attack)[0]

    async def seal(self, request: str, card: int | None) -> Played | Refusal:
        answer = {"type": "AnswerAttack", "card": None if card is None else CARDS[card].key}
        return await self.table.commands.play(self.due.seat, request, self.world.version, answer)

    @property
    def waits(self) -> list[Answer]:
        """The answer that is waited for, if the window is open."""
        return [due for due in self.world.state.pending[-1:] if isinstance(due, Answer)]

    async def lines(self) -> int:
        """Count the lines of the log."""
        store = DatabaseEventStore(self.world.house.database)
        return len(await store.tail(self.table.record.id, -1, 10_000))


async def until_attacked(opened: House) -> Attacked:
    """Play until there is an attack."""
    world, luck = World(), random.Random(0)
    await world.begin(opened)
    while not isinstance(world.state.pending[-1], Answer):
        await world.play(*some_move(world.state, luck))
    return Attacked(world)


@pytest.fixture
async def attacked(tmp_path: Path) -> AsyncIterator[Attacked]:
    async with house(tmp_path, test_seed=SEED) as opened:
        yield await until_attacked(opened)


async def test_an_answer_equal_to_the_present_one_needs_no_line(attacked: Attacked):
    counter, version = attacked.deal_a_counter(), attacked.world.version
    assert await attacked.seal("a", None) == Played(version)
    lines = await attacked.lines()
    for number in range(5):
        assert await attacked.seal(f"again-{number}", None) == Played(version)
    assert await attacked.lines() == lines
    assert await attacked.seal("b", counter) == Played(version)
    assert await attacked.lines() == lines + 1
    assert attacked.world.version == version


async def test_a_request_that_changed_nothing_is_still_executed_once(attacked: Attacked):
    counter = attacked.deal_a_counter()
    for request, card in (("a", None), ("b", None), ("c", counter)):
        assert isinstance(await attacked.seal(request, card), Played)
    assert isinstance(await attacked.seal("b", None), Played), "and arrives once more"
    assert (await attacked.defender.view())["seats"][str(attacked.due.seat)]["answer"] == CARDS[
        counter
    ].key
    reused = await attacked.seal("b", counter)
    assert isinstance(reused, Refusal)
    assert reused.code == "request_reused"


async def test_the_seat_that_answers_sees_its_answer_also_when_it_comes_back(
    attacked: Attacked, tmp_path: Path
):
    seat, version = str(attacked.due.seat), attacked.world.version
    await attacked.seal("a", None)
    assert (await attacked.defender.view())["seats"][seat]["answer"] == "none"
    back = await attacked.world.house.listener(attacked.table, attacked.due.seat, version)
    assert (await back.view())["seats"][seat]["answer"] == "none"
    await attacked.world.house.registry.close()
    async with house(tmp_path, test_seed=SEED) as second:
        table = await second.found(attacked.table.record.code)
        assert table.live is not None
        assert table.live.version == version
        back = await second.listener(table, attacked.due.seat, version)
        assert (await back.view())["seats"][seat]["answer"] == "none"
        other = await second.listener(table, 1 - attacked.due.seat, version)
        assert await other.messages("snapshot", "update") == [], "nobody else missed anything"


async def test_the_hosts_commands_tell_nothing_of_a_sealed_answer(
    attacked: Attacked, monkeypatch: pytest.MonkeyPatch
):
    async def listed() -> list[str]:
        return [in_a_line(one) for one in await overviews(attacked.world.house.database, True)]

    async def verified() -> int:
        store = DatabaseEventStore(attacked.world.house.database)
        return (await verify(store, attacked.table.record)).actions

    before = await listed(), await verified()
    tomorrow = now() + 24 * 3600 * 1000
    monkeypatch.setattr(events, "now", lambda: tomorrow)
    await attacked.seal("a", None)
    assert (await listed(), await verified()) == before
    assert f"{attacked.world.version} actions" in before[0][0]


async def test_no_sealed_answer_puts_a_table_at_the_head_of_a_list(attacked: Attacked):
    """Lists are in the order of the snapshots that are stored now and then."""
    counter = attacked.deal_a_counter()
    store = DatabaseEventStore(attacked.world.house.database)
    await attacked.table.commands.background.finish()
    before, lines = await store.snapshot(attacked.table.record.id), await attacked.lines()
    for number in range(SNAPSHOT_EVERY + 1):
        await attacked.seal(f"a{number}", counter if number % 2 else None)
    await attacked.table.commands.background.finish()
    assert await attacked.lines() == lines + SNAPSHOT_EVERY + 1
    assert await store.snapshot(attacked.table.record.id) == before


@asynccontextmanager
async def bots_at(table: Table) -> AsyncIterator[None]:
    """Bots that play without a pause."""
    driver = BotDriver(table, ThinksHere(), delay=0)
    table.on_change = driver.wake
    try:
        yield
    finally:
        await driver.stop()


async def test_an_attack_on_a_bot_is_settled_as_soon_as_the_bot_has_answered(attacked: Attacked):
    """No time goes by in this world, and nothing rings."""
    counter, record = attacked.deal_a_counter(), attacked.table.record
    in_place_of = replace(record.seats[attacked.due.seat], kind="bot", level="easy", guest=None)
    seats = list(record.seats)
    seats[attacked.due.seat] = in_place_of
    attacked.table.record = replace(record, seats=tuple(seats))
    async with bots_at(attacked.table), asyncio.timeout(60):
        while attacked.waits:
            await settle()
    told = [
        each for update in await attacked.attacker.messages("update") for each in update["events"]
    ]
    [answered] = [each for each in told if each["type"] == "AttackAnswered"]
    assert answered["card"] == CARDS[counter].key


async def test_somebody_for_whom_a_bot_plays_may_come_back_until_the_time_is_over(
    attacked: Attacked,
):
    seat, game_log = attacked.due.seat, attacked.table.game_log
    await attacked.table.commands.command(
        lambda live: game_log.decide(live, seat, "away", StandIn(seat))
    )
    async with bots_at(attacked.table), asyncio.timeout(60):
        while not attacked.waits[-1].sealed:
            await settle()
        await attacked.lines()  # as long as it takes to store another one
        await settle()
        assert attacked.waits
        await attacked.table.response_window.on_timeout()
        assert not attacked.waits


async def test_bots_among_themselves_wait_for_no_window(tmp_path: Path):
    config = {"profile": "1996", "settings": {"victory-points": 7, "window-seconds": 30}}
    async with house(tmp_path, test_seed=SEED) as opened:
        hours = Hours()
        table = await opened.begun(
            0, bots=2, config=config, game=game, prepare=lambda each: under(hours, each)
        )
        assert table.live is not None
        async with asyncio.timeout(100):
            while not table.live.over:
                await settle()
        store = DatabaseEventStore(opened.database)
        lines = await store.tail(table.record.id, -1, 10_000)
        assert any(line.action.get("type") == "CloseWindow" for line in lines)


async def test_a_rewind_names_a_version_that_everybody_knows(attacked: Attacked, tmp_path: Path):
    world, luck = attacked.world, random.Random(1)
    await attacked.seal("a", None)
    await world.table.response_window.on_timeout()
    to, hand = world.version, game.state_to_json(world.state)
    assert await attacked.lines() == to + 2, "the start, and an answer that has no version"
    await world.play(*some_move(world.state, luck))
    await say(
        attacked.attacker,
        {"type": "propose", "request": "p", "act": {"table": "rewind", "to": to}},
    )
    [shown] = [
        each["open"] for each in await attacked.defender.messages("proposal") if "open" in each
    ]
    assert shown["act"] == {"table": "rewind", "to": to}
    await say(attacked.defender, {"type": "vote", "proposal": shown["id"], "yes": True})
    assert game.state_to_json(world.state) == hand
    assert world.version == to + 2
    newest = (await attacked.attacker.messages("update"))[-1]
    assert newest["version"] == to + 2
    [rewound] = newest["events"]
    assert (rewound["type"], rewound["to"]) == ("TableRewind", to)
    await world.house.registry.close()
    async with house(tmp_path, test_seed=SEED) as second:
        table = await second.found(world.table.record.code)
        [snapshot] = await (await second.listener(table, None)).messages("snapshot")
        assert snapshot["log"][-1] == {"version": to + 2, "events": [rewound]}
        assert [line["version"] for line in snapshot["log"]] == list(range(to + 3))
