"""Clocks: banks, turns, short decisions, grace, gifts; and the least that is done when time is up."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from app.answers import Played, Refusal
from app.finished.proof import verify
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.settings import ClockRule, TableSettings
from app.problems import Problem
from app.storage.events import DatabaseEventStore
from app.tables.clocks import GIFT_SECONDS, GRACE_SECONDS, SHORT_SECONDS, Clocks
from app.tables.table import Table
from app.tables.timekeeping import RETRY_SECONDS
from engine.games import usual_game as game
from tests.app.house import House, Listener, frames_are_valid, house, unreachable, whose_turn
from tests.app.players import game_for

RULE = ClockRule(bank=100, turn=20)


def clocks() -> Clocks:
    return Clocks(RULE, {0: 100.0, 1: 100.0})


def test_only_who_must_act_uses_time():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0, 1])
    clock.turn(30, deciding=[1], on_turn=1, awake=[0, 1])
    assert clock.left(40) == {0: 70, 1: 110}, "and a new turn adds its seconds"


def test_the_first_turn_adds_nothing_and_every_other_does():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=None, awake=[0, 1])
    clock.turn(10, deciding=[0], on_turn=0, awake=[0, 1])
    assert clock.left(10) == {0: 90, 1: 100}
    clock.turn(10, deciding=[1], on_turn=1, awake=[0, 1])
    clock.turn(10, deciding=[0], on_turn=0, awake=[0, 1])
    assert clock.left(10) == {0: 110, 1: 120}


def test_the_active_players_clock_stops_while_others_must_act():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0, 1])
    clock.turn(5, deciding=[1], on_turn=0, awake=[0, 1])
    assert clock.left(25) == {0: 95, 1: 100}, "a short decision is not paid from the bank"
    assert clock.next_timeout(25) == SHORT_SECONDS + GRACE_SECONDS - 20
    clock.turn(30, deciding=[1], on_turn=0, awake=[0, 1])
    assert clock.next_timeout(30) == SHORT_SECONDS + GRACE_SECONDS - 25, "and does not begin again"


def test_the_clock_of_who_is_away_stands_still():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0, 1])
    clock.turn(10, deciding=[0], on_turn=0, awake=[1])
    assert clock.next_timeout(500) is None
    clock.turn(500, deciding=[0], on_turn=0, awake=[0, 1])
    assert clock.left(500) == {0: 90, 1: 100}


def test_after_the_bank_there_is_grace_and_then_it_rings():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0])
    assert clock.run_out(100 + GRACE_SECONDS - 1) == []
    assert clock.left(105)[0] == 0
    assert clock.run_out(100 + GRACE_SECONDS) == [0]
    assert clock.to_json(104)["running"] == {"0": {"short": False, "ends": 6000}}


def test_nothing_that_somebody_does_brings_new_grace_before_their_next_turn():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0, 1])
    for moment in (103, 106, 109):
        clock.turn(moment, deciding=[0], on_turn=0, awake=[0, 1])
    assert clock.next_timeout(109) == 1
    clock.turn(109, deciding=[1], on_turn=1, awake=[0, 1])
    clock.turn(109, deciding=[0], on_turn=0, awake=[0, 1])
    assert clock.next_timeout(109) == RULE.turn + GRACE_SECONDS


def test_coming_back_brings_no_new_grace():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0])
    clock.turn(108, deciding=[0], on_turn=0, awake=[])
    clock.turn(300, deciding=[0], on_turn=0, awake=[0])
    assert clock.next_timeout(300) == 2


def test_what_comes_after_a_default_action_has_its_own_grace():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0])
    clock.turn(110, deciding=[0], on_turn=0, awake=[0])
    assert clock.run_out(110) == [0]
    clock.renew_grace(110, 0)
    assert clock.next_timeout(110) == GRACE_SECONDS


def test_a_gift_counts_at_once():
    clock = clocks()
    clock.turn(0, deciding=[0], on_turn=0, awake=[0])
    assert clock.give(60, 0)
    assert clock.left(60) == {0: 40 + GIFT_SECONDS, 1: 100}
    assert not clock.give(60, 7)


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"bank": 5, "turn": 5}},
        {"clock": {"bank": 600}},
        {"clock": {"bank": "600", "turn": 5}},
        {"clock": {"bank": True, "turn": 5}},
        {"clock": {"bank": 600, "turn": -1}},
        {"clock": 600},
        {"undo": "always"},
        {"chat": None},
        {"dice": "mine"},
    ],
)
def test_settings_that_cannot_be_are_refused_in_words(wrong: dict[str, Any]):
    with pytest.raises(Problem) as refused:
        TableSettings.from_json(wrong)
    assert refused.value.status == 422
    assert refused.value.text.endswith(".")


def test_settings_are_the_same_after_storing():
    chosen = TableSettings(undo="off", chat="phrases", clock=RULE)
    assert TableSettings.from_json(chosen.to_json()) == chosen
    assert TableSettings.from_json({}).clock is None


# --- at a table, with a time of our own


class Hours:
    """A time that passes when we say so."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def timed(opened: House, hours: Hours, **options: Any) -> tuple[Table, list[Listener]]:
    record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2, **options), "n0")
    table = await opened.found(record.code)
    table.timekeeping.now = hours
    await table.edits.edit(
        lambda before: lobby.decide(before, "g0", {"clock": {"bank": 100, "turn": 20}})
    )
    await table.edits.edit(lambda before: lobby.take_seat(before, Guest("g1", "Guest 1"), 1, "n1"))
    await table.edits.edit(lambda before: lobby.set_ready(before, "g0", True))
    await table.edits.edit(lambda before: lobby.set_ready(before, "g1", True))
    await table.edits.start("g0")
    return table, [await opened.listener(table, seat) for seat in range(2)]


async def clock_of(listener: Listener) -> dict[str, Any]:
    return (await listener.messages("clock"))[-1]


async def test_everybody_is_told_the_clocks(opened: House):
    hours = Hours()
    table, listeners = await timed(opened, hours)
    actor = whose_turn(table, listeners)
    shown = await clock_of(listeners[0])
    assert shown["left"] == {"0": 100_000, "1": 100_000}
    assert list(shown["running"]) == [str(actor.seat)]
    hours.at += 30
    await actor.act(actor.legal()[0])
    assert (await clock_of(listeners[1]))["left"][str(actor.seat)] == 70_000
    frames_are_valid(await listeners[0].heard())


async def test_whose_time_is_up_does_the_least_and_it_is_in_the_log(opened: House):
    hours = Hours()
    table, listeners = await timed(opened, hours)
    assert table.live is not None
    turns = 0
    while table.live.state.turn < 4:
        hours.at += 1000
        before = table.live.version
        await table.timekeeping.on_timeout()
        assert table.live.version > before
        turns += 1
        assert turns < 100
    events = [
        event for update in await listeners[0].messages("update") for event in update["events"]
    ]
    assert any(event["type"] == "TableTimeOut" for event in events)
    assert not any(event["type"] == "RoadBuilt" and not event["free"] for event in events)
    verdict = await verify(DatabaseEventStore(opened.database), table.record)
    assert verdict.faults == ()


async def test_nobody_takes_back_what_their_clock_did(opened: House):
    hours = Hours()
    table, listeners = await timed(opened, hours)
    assert table.live is not None
    hours.at += 1000
    await table.timekeeping.on_timeout()
    [at] = [number for number in range(len(table.record.seats)) if table.live.choices.legal(number)]
    standing = (await listeners[at].messages("standing"))[-1]
    assert "undo" not in standing
    answer = await table.proposals.take_back(at, "r", 0)
    assert isinstance(answer, Refusal)
    assert answer.code == "nothing_to_undo"


async def test_whose_time_is_up_between_two_turns_passes(opened: House):
    hours = Hours()
    table, listeners = await timed(opened, hours, **{"special-building": True})
    assert table.live is not None
    while table.live.state.turn < 3:
        hours.at += 1000
        await table.timekeeping.on_timeout()
    events = [
        event["type"]
        for update in await listeners[0].messages("update")
        for event in update["events"]
    ]
    assert events.count("Passed") == events.count("TurnEnded") == 2
    running = [message["running"] for message in await listeners[0].messages("clock")]
    assert any(run["short"] for clocks in running for run in clocks.values()), "a short decision"


async def test_nothing_rings_before_its_time_or_in_a_paused_game(opened: House):
    hours = Hours()
    table, listeners = await timed(opened, hours)
    assert table.live is not None
    hours.at += 100 + GRACE_SECONDS - 1
    await table.timekeeping.on_timeout()
    assert table.live.version == 0
    await table.proposals.propose(listeners[0].connection, "p", {"table": "pause"})
    number = (await listeners[1].messages("proposal"))[-1]["open"]["id"]
    await table.proposals.vote(1, number, yes=True)
    hours.at += 10_000
    await table.timekeeping.on_timeout()
    assert table.live.version == 1
    assert (await clock_of(listeners[0]))["running"] == {}


async def test_what_cannot_be_stored_rings_again_a_little_later(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    hours = Hours()
    table, listeners = await timed(opened, hours)
    assert table.live is not None
    hours.at += 1000
    heard = len(await listeners[0].messages("clock"))
    waits: list[float] = []

    def later(seconds: float, _work: Any) -> asyncio.TimerHandle:
        waits.append(seconds)
        return asyncio.get_running_loop().call_later(3600, lambda: None)

    with monkeypatch.context() as broken:
        broken.setattr(opened.database, "write", unreachable)
        broken.setattr(table.commands.background, "later", later)
        await table.timekeeping.on_timeout()
    assert table.live.version == 0
    assert waits == [RETRY_SECONDS]
    assert len(await listeners[0].messages("clock")) == heard
    await table.timekeeping.on_timeout()
    assert table.live.version > 0


async def test_a_vote_that_could_not_be_carried_out_says_so(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    table, listeners = await timed(opened, Hours())
    assert table.live is not None
    await table.proposals.propose(listeners[0].connection, "p", {"table": "pause"})
    number = (await listeners[1].messages("proposal"))[-1]["open"]["id"]
    with monkeypatch.context() as broken:
        broken.setattr(opened.database, "write", unreachable)
        refused = await table.proposals.vote(1, number, yes=True)
    assert refused is not None
    assert refused.code == "storage"
    assert not table.live.status.paused
    assert "open" in (await listeners[0].messages("proposal"))[-1]
    assert await table.proposals.vote(1, number, yes=True) is None
    assert table.live.status.paused
    assert (await listeners[0].messages("proposal"))[-1]["result"] == "agreed"


async def test_the_banks_are_what_they_were_after_a_restart(tmp_path: Path):
    hours = Hours()
    luck = random.Random(3)
    async with house(tmp_path) as first:
        table, listeners = await timed(first, hours)
        for _ in range(12):
            hours.at += 3
            actor = whose_turn(table, listeners)
            assert isinstance(await actor.act(actor.some_action(luck)), Played)
        left, code = (await clock_of(listeners[0]))["left"], table.record.code
        assert left != {"0": 100_000, "1": 100_000}
    async with house(tmp_path) as second:
        table = await second.found(code)
        table.timekeeping.now = hours
        listener = await second.listener(table, 0)
        assert (await clock_of(listener))["left"] == left
        assert game.deciding(table.live.state) if table.live else False


async def test_time_is_given_to_others_only_and_not_too_often(opened: House):
    hours = Hours()
    table, listeners = await timed(opened, hours)
    assert table.proposals.give_time(0, 1) is None
    assert (await clock_of(listeners[0]))["left"]["1"] == 130_000
    for by, seat in ((0, 1), (1, 1), (1, 9)):
        assert table.proposals.give_time(by, seat) is not None


async def test_a_table_without_clocks_says_nothing_about_them(opened: House):
    table = await opened.begun(2)
    listener = await opened.listener(table, 0)
    assert await listener.messages("clock") == []
    assert table.proposals.give_time(0, 1) is not None
