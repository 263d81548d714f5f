"""Decisions of the table: taking back, pausing, going back, stand-ins, giving up, newcomers, reminders, wants."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from app.answers import Played, Refusal
from app.finished.proof import published, verify
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.storage.events import DatabaseEventStore
from app.tables import proposals
from app.tables.live import LiveGame
from app.tables.proposals import Wants
from app.tables.table import Table
from engine.games import usual_game as game
from engine.record import Record, final
from tests.app.house import (
    House,
    Listener,
    board_state,
    frames_are_valid,
    house,
    settle,
    unreachable,
    whose_turn,
)
from tests.app.players import game_for


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def gathered(opened: House, persons: int = 3, **table: Any) -> tuple[Table, list[Listener]]:
    begun = await opened.begun(persons, **table)
    return begun, [await opened.listener(begun, seat) for seat in range(persons)]


def live_of(table: Table) -> LiveGame:
    assert table.live is not None
    return table.live


async def standing(listener: Listener) -> dict[str, Any]:
    return (await listener.messages("standing"))[-1]


async def proposal(listener: Listener) -> dict[str, Any]:
    return (await listener.messages("proposal"))[-1]


async def propose(listener: Listener, act: dict[str, Any], request: str = "p1") -> Any:
    return await listener.table.proposals.propose(listener.connection, request, act)


async def play_until(table: Table, listeners: list[Listener], kind: str) -> Listener:
    """Random moves until somebody may take this kind of action."""
    luck = random.Random(5)
    for _ in range(2000):
        for listener in listeners:
            if any(action["type"] == kind for action in listener.legal()):
                return listener
        actor = whose_turn(table, listeners)
        assert isinstance(await actor.act(actor.some_action(luck)), Played)
    raise AssertionError(f"nobody could ever {kind}")


# --- taking back


async def test_a_placement_is_taken_back_and_the_state_is_as_before(opened: House):
    table, listeners = await gathered(opened)
    actor = whose_turn(table, listeners)
    before = game.state_to_json(live_of(table).state)
    view = await actor.view()
    assert "undo" not in await standing(actor)
    await actor.act(actor.legal()[0])
    offered = (await standing(actor))["undo"]
    assert offered == {"to": 0, "kind": "PlaceSettlement"}
    assert isinstance(await table.proposals.take_back(actor.seat, "u1", 0), Played)
    assert game.state_to_json(live_of(table).state) == before
    for listener in listeners:
        (*_, last) = await listener.messages("update")
        assert last["events"] == [{"type": "TableRewind", "seat": actor.seat, "to": 0}]
        frames_are_valid(await listener.heard())
    assert await actor.view() == view
    assert "undo" not in await standing(actor)


async def test_several_moves_of_a_turn_are_taken_back_one_by_one(opened: House):
    table, listeners = await gathered(opened)
    actor = whose_turn(table, listeners)
    before = game.state_to_json(live_of(table).state)
    await actor.act(actor.legal()[0])
    await actor.act(actor.legal()[0])
    assert (await standing(actor))["undo"] == {"to": 1, "kind": "PlaceRoad"}
    assert isinstance(await table.proposals.take_back(actor.seat, "u1", 1), Played)
    assert (await standing(actor))["undo"] == {"to": 0, "kind": "PlaceSettlement"}
    assert isinstance(await table.proposals.take_back(actor.seat, "u2", 0), Played)
    assert game.state_to_json(live_of(table).state) == before
    assert isinstance(await actor.act(actor.legal()[-1]), Played)


async def test_a_roll_cannot_be_taken_back(opened: House):
    table, listeners = await gathered(opened)
    actor = await play_until(table, listeners, "RollDice")
    await actor.act({"type": "RollDice"})
    assert "undo" not in await standing(actor)
    answer = await table.proposals.take_back(actor.seat, "u1", live_of(table).version - 1)
    assert isinstance(answer, Refusal)
    assert answer.code == "nothing_to_undo"


async def test_once_somebody_else_has_acted_nothing_is_taken_back(opened: House):
    table, listeners = await gathered(opened)
    actor = await play_until(table, listeners, "EndTurn")
    await actor.act({"type": "EndTurn"})
    ended = (await standing(actor))["undo"]
    assert ended["kind"] == "EndTurn"
    other = whose_turn(table, listeners)
    await other.act({"type": "RollDice"})
    assert "undo" not in await standing(actor)
    answer = await table.proposals.take_back(actor.seat, "u1", ended["to"])
    assert isinstance(answer, Refusal)


async def test_nobody_takes_back_for_another(opened: House):
    table, listeners = await gathered(opened)
    actor = whose_turn(table, listeners)
    await actor.act(actor.legal()[0])
    for listener in listeners:
        if listener is not actor:
            assert "undo" not in await standing(listener)
            answer = await table.proposals.take_back(listener.seat, "u1", 0)
            assert isinstance(answer, Refusal)


async def test_a_table_may_do_without_undo(opened: House):
    host = Guest("g0", "Guest 0")
    record = await opened.registry.create(host, "", game_for(2), "n0")
    table = await opened.found(record.code)
    await table.edits.edit(lambda before: lobby.decide(before, "g0", {"undo": "off"}))
    await table.edits.edit(lambda before: lobby.take_seat(before, Guest("g1", "Guest 1"), 1, "n1"))
    await table.edits.edit(lambda before: lobby.set_ready(before, "g0", True))
    await table.edits.edit(lambda before: lobby.set_ready(before, "g1", True))
    await table.edits.start("g0")
    listeners = [await opened.listener(table, seat) for seat in range(2)]
    actor = whose_turn(table, listeners)
    await actor.act(actor.legal()[0])
    assert "undo" not in await standing(actor)
    assert isinstance(await table.proposals.take_back(actor.seat, "u1", 0), Refusal)


async def test_the_same_request_takes_back_once(opened: House):
    table, listeners = await gathered(opened)
    actor = whose_turn(table, listeners)
    await actor.act(actor.legal()[0])
    first = await table.proposals.take_back(actor.seat, "u1", 0)
    again = await table.proposals.take_back(actor.seat, "u1", 0)
    assert first == again == Played(2)
    assert live_of(table).version == 2


# --- proposals


async def test_a_pause_needs_everybody_who_is_here(opened: House):
    table, listeners = await gathered(opened)
    assert isinstance(await propose(listeners[0], {"table": "pause"}), Played)
    shown = (await proposal(listeners[2]))["open"]
    assert (shown["by"], shown["waiting"], shown["act"]) == (0, [1, 2], {"table": "pause"})
    await table.proposals.vote(1, shown["id"], True)
    assert not live_of(table).status.paused
    await table.proposals.vote(2, shown["id"], True)
    assert live_of(table).status.paused
    for listener in listeners:
        assert (await standing(listener))["paused"] is True
        assert listener.legal() == []
        assert (await listener.messages("update"))[-1]["unavailable"] == []
        answer = await listener.act({"type": "RollDice"})
        assert isinstance(answer, Refusal)
        frames_are_valid(await listener.heard())
    assert isinstance(await propose(listeners[1], {"table": "continue"}, "p2"), Played)
    assert not live_of(table).status.paused
    for listener in listeners:
        assert (await listener.messages("update"))[-1]["unavailable"] == [{"code": "set_up"}]
    actor = whose_turn(table, listeners)
    assert isinstance(await actor.act(actor.legal()[0]), Played)


async def test_one_no_is_enough(opened: House):
    table, listeners = await gathered(opened)
    await propose(listeners[0], {"table": "abort"})
    number = (await proposal(listeners[1]))["open"]["id"]
    await table.proposals.vote(2, number, False)
    assert await proposal(listeners[0]) == {
        "type": "proposal",
        "result": "refused",
        "act": {"table": "abort"},
        "no": 2,
    }
    refusal = await table.proposals.vote(1, number, True)
    assert refusal is not None
    assert refusal.code == "no_such_proposal"
    assert not live_of(table).over


async def test_what_nobody_is_asked_about_can_be_tried_again(
    opened: House, monkeypatch: pytest.MonkeyPatch
):
    table = await opened.begun(2)
    ana = await opened.listener(table, 0)
    with monkeypatch.context() as broken:
        broken.setattr(opened.database, "write", unreachable)
        refused = await propose(ana, {"table": "pause"})
    assert isinstance(refused, Refusal)
    assert refused.code == "storage"
    assert isinstance(await propose(ana, {"table": "pause"}, "p2"), Played)
    assert live_of(table).status.paused


async def test_whoever_leaves_has_not_agreed(opened: House):
    table = await opened.begun(2)
    ana = await opened.listener(table, 0)
    ben = Listener(table, Guest("g1", "Guest 1"))
    async with table.attached(ben.connection, None):
        await propose(ana, {"table": "abort"})
    await settle()
    assert not live_of(table).over
    assert (await proposal(ana))["open"]["waiting"] == [1]
    back = await opened.listener(table, 1)
    await table.proposals.vote(1, (await proposal(back))["open"]["id"], True)
    assert live_of(table).over


@pytest.mark.parametrize(
    "act", [{"table": "abort"}, {"table": "concede", "to": 1}, {"table": "rewind", "to": 0}]
)
async def test_nobody_ends_a_game_behind_the_backs_of_others(opened: House, act: dict[str, Any]):
    table = await opened.begun(2)
    ana = await opened.listener(table, 0)
    luck = random.Random(0)
    if ana.legal():
        await ana.act(ana.some_action(luck))
        await ana.act(ana.some_action(luck))
    else:
        async with table.attached(Listener(table, Guest("g1", "Guest 1")).connection, None):
            ben = Listener(table, Guest("g1", "Guest 1"))
            ben.connection.seat = 1
            await ben.act(ben.legal()[0])
    answer = await propose(ana, act)
    assert isinstance(answer, Refusal)
    assert answer.code == "nobody_here"
    assert not live_of(table).over


async def test_a_stranger_takes_no_seat_while_nobody_is_there(opened: House):
    table = await opened.begun(2)
    eva = Listener(table, Guest("eva", "Eva"))
    async with table.attached(eva.connection, None):
        answer = await propose(eva, {"table": "seated", "seat": 0})
        assert isinstance(answer, Refusal)
        assert answer.code == "nobody_here"
        assert eva.connection.seat is None


async def test_whoever_comes_back_to_a_paused_game_hears_what_is_possible_once_it_goes_on(
    tmp_path: Path,
):
    """Nothing was missed, so nobody was shown the game again after the restart."""
    async with house(tmp_path) as first:
        table, listeners = await gathered(first, 2)
        seat = whose_turn(table, listeners).seat
        await propose(listeners[0], {"table": "pause"})
        await table.proposals.vote(1, (await proposal(listeners[1]))["open"]["id"], True)
        code, version = table.record.code, live_of(table).version
    async with house(tmp_path) as second:
        table = await second.found(code)
        mover = Listener(table, Guest(f"g{seat}", f"Guest {seat}"))
        async with table.attached(mover.connection, version):
            assert not await mover.messages("snapshot")
            await propose(mover, {"table": "continue"}, "go-on")
            [update] = await mover.messages("update")
            assert update["legal"]


async def test_who_is_away_is_not_asked(opened: House):
    table = await opened.begun(2)
    ana = await opened.listener(table, 0)
    await propose(ana, {"table": "pause"})
    assert live_of(table).status.paused


async def test_alone_with_bots_a_proposal_is_carried_out_at_once(opened: House):
    table, [listener] = await gathered(opened, 1, bots=2)
    await propose(listener, {"table": "pause"})
    assert live_of(table).status.paused
    version = live_of(table).version
    await settle()
    assert live_of(table).version == version, "bots do not play in a paused game"


async def test_a_proposal_lapses(opened: House, monkeypatch: pytest.MonkeyPatch):
    table, listeners = await gathered(opened)
    monkeypatch.setattr(proposals, "LAPSES_AFTER_SECONDS", 0.0)
    await propose(listeners[0], {"table": "pause"})
    async with asyncio.timeout(60):
        while "result" not in await proposal(listeners[1]):  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert (await proposal(listeners[1]))["result"] == "lapsed"
    assert not live_of(table).status.paused


async def test_one_proposal_at_a_time(opened: House):
    _table, listeners = await gathered(opened)
    await propose(listeners[0], {"table": "pause"})
    answer = await propose(listeners[1], {"table": "abort"})
    assert isinstance(answer, Refusal)
    assert answer.code == "one_at_a_time"


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"table": "continue"}, "not_paused"),
        ({"table": "concede", "to": 0}, "malformed"),
        ({"table": "concede", "to": 17}, "malformed"),
        ({"table": "rewind", "to": 99}, "malformed"),
        ({"table": "stand_in", "seat": 1}, "not_absent"),
        ({"table": "seated", "seat": 1}, "malformed"),
    ],
)
async def test_what_cannot_be_decided_is_refused_in_words(
    opened: House, act: dict[str, Any], code: str
):
    table, listeners = await gathered(opened)
    before = live_of(table).version
    answer = await propose(listeners[0], act)
    assert isinstance(answer, Refusal)
    assert answer.code == code
    assert answer.text.endswith(".")
    assert live_of(table).version == before


# --- going back by consent


async def test_going_back_brings_the_same_dice_again(opened: House):
    table, listeners = await gathered(opened, 2)
    actor = await play_until(table, listeners, "RollDice")
    live = live_of(table)
    to, before = live.version, game.state_to_json(live.state)
    await actor.act({"type": "RollDice"})
    dice = board_state(live).dice
    await propose(listeners[0], {"table": "rewind", "to": to})
    await table.proposals.vote(1, (await proposal(listeners[1]))["open"]["id"], True)
    assert game.state_to_json(live.state) == before
    await actor.act({"type": "RollDice"})
    assert board_state(live).dice == dice


async def test_a_finished_game_with_everything_in_it_verifies(tmp_path: Path):
    """Taken back, gone back, paused, resumed by another server, played on to the end."""
    luck = random.Random(2)
    config = game_for(2, **{"victory-points": 8})
    async with house(tmp_path) as first:
        table = await first.begun(2, config=config)
        listeners = [await first.listener(table, seat) for seat in range(2)]
        for number in range(60):
            actor = whose_turn(table, listeners)
            assert isinstance(await actor.act(actor.some_action(luck)), Played)
            undo = (await standing(actor)).get("undo")
            if undo is not None and number % 3 == 0:
                await table.proposals.take_back(actor.seat, f"u{number}", undo["to"])
            if number in (20, 40):
                # Back before what was taken back, and before the newest snapshot.
                await propose(
                    listeners[0], {"table": "rewind", "to": 12 + number % 7}, f"b{number}"
                )
                shown = (await proposal(listeners[1])).get("open")
                if shown is not None:
                    await table.proposals.vote(1, shown["id"], True)
        await propose(listeners[0], {"table": "pause"}, "pause")
        await table.proposals.vote(1, (await proposal(listeners[1]))["open"]["id"], True)
        state, version = game.state_to_json(live_of(table).state), live_of(table).version
        code = table.record.code
    async with house(tmp_path) as second:
        table = await second.found(code)
        live = live_of(table)
        assert (game.state_to_json(live.state), live.version) == (state, version)
        assert live.status.paused
        listeners = [await second.listener(table, seat) for seat in range(2)]
        for listener in listeners:
            listener.requests = 1000  # ids of the first house are taken
        frames_are_valid(await listeners[0].heard())
        await propose(listeners[0], {"table": "continue"}, "go-on")
        while not live.over:
            actor = whose_turn(table, listeners)
            assert isinstance(await actor.act(actor.some_action(luck)), Played)
        store = DatabaseEventStore(second.database)
        verdict = await verify(store, table.record)
        assert verdict.faults == ()
        assert verdict.over
        record = json.loads(json.dumps(await published(store, table.record)))
        assert record["taken_back"]
        assert {line["action"]["table"] for line in record["acts"]} == {
            "rewind",
            "pause",
            "continue",
        }
        assert game.state_hash(final(Record.from_json(record))) == game.state_hash(live.state)


# --- stand-ins and newcomers


async def test_a_bot_plays_for_who_is_away_until_they_return(opened: House):
    table = await opened.begun(2)
    ana = await opened.listener(table, 0)
    await propose(ana, {"table": "stand_in", "seat": 1})
    live = live_of(table)
    assert live.status.stand_ins == {1}
    assert (await standing(ana))["stand_ins"] == [1]
    luck = random.Random(1)
    async with asyncio.timeout(60):  # until the bot has played the other seat
        while live.state.turn < 3:
            await asyncio.sleep(0.001)
            if ana.legal() and live.state.turn < 3:
                await ana.act(ana.some_action(luck))
    ben = await opened.listener(table, 1)
    assert live.status.stand_ins == frozenset()
    assert "stand_ins" not in await standing(ben)
    assert {"type": "TableReturn", "seat": 1, "player": 1} in [
        event for update in await ana.messages("update") for event in update["events"]
    ]


async def test_a_newcomer_takes_a_bots_seat_by_consent(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(1, bots=2)
        ana = await opened.listener(table, 0)
        await propose(ana, {"table": "pause"})
        eva = Listener(table, Guest("eva", "Eva"))
        async with table.attached(eva.connection, None):
            assert eva.connection.seat is None
            await table.proposals.propose(eva.connection, "s1", {"table": "seated", "seat": 2})
            shown = (await proposal(ana))["open"]
            assert (shown["name"], shown["waiting"], "by" in shown) == ("Eva", [0], False)
            await table.proposals.vote(0, shown["id"], True)
            assert eva.seat == 2
            (*_, snapshot) = await eva.messages("snapshot")
            assert snapshot["seat"] == 2
            assert "hand" in snapshot["view"]["seats"]["2"]
            frames_are_valid(await eva.heard())
        code = table.record.code
    async with house(tmp_path) as again:
        table = await again.found(code)
        assert table.record.seats[2].name == "Eva"
        assert table.record.seat_of("eva") == 2


async def test_a_watcher_decides_nothing_else(opened: House):
    table, _listeners = await gathered(opened, 2)
    watcher = Listener(table, Guest("eva", "Eva"))
    async with table.attached(watcher.connection, None):
        for act in (
            {"table": "pause"},
            {"table": "rewind", "to": 0},
            {"table": "seated", "seat": 0},
        ):
            answer = await table.proposals.propose(watcher.connection, "w", act)
            assert isinstance(answer, Refusal)


# --- the end by consent


async def test_a_concession_ends_the_game(opened: House):
    table, listeners = await gathered(opened, 2)
    await propose(listeners[0], {"table": "concede", "to": 1})
    await table.proposals.vote(1, (await proposal(listeners[1]))["open"]["id"], True)
    live = live_of(table)
    assert live.over
    assert table.record.state == "finished"
    assert (await standing(listeners[0]))["ended"] == {"how": "conceded", "winner": 1}
    assert isinstance(await listeners[0].act({"type": "RollDice"}), Refusal)
    answer = await propose(listeners[0], {"table": "pause"}, "p2")
    assert isinstance(answer, Refusal)
    assert answer.code == "game_over"
    verdict = await verify(DatabaseEventStore(opened.database), table.record)
    assert verdict.faults == ()
    assert verdict.over


# --- manners


async def test_a_nudge_reaches_only_who_has_to_act_and_not_too_often(opened: House):
    table, listeners = await gathered(opened, 2)
    actor = whose_turn(table, listeners)
    other = next(listener for listener in listeners if listener is not actor)
    assert table.proposals.nudge(other.seat, actor.seat) is None
    assert await actor.messages("nudged") == [{"type": "nudged", "by": other.seat}]
    assert await other.messages("nudged") == []
    too_soon = table.proposals.nudge(other.seat, actor.seat)
    assert too_soon is not None
    assert too_soon.code == "too_many"
    for by, seat in ((actor.seat, other.seat), (actor.seat, actor.seat)):
        refusal = table.proposals.nudge(by, seat)
        assert refusal is not None
        assert refusal.code == "no_need"


async def test_wants_are_shown_to_everybody_and_to_who_comes_later(opened: House):
    table, listeners = await gathered(opened, 2)
    table.proposals.pin(0, Wants(["ore"], ["wool", "brick"], quiet=False))
    shown = {"0": {"want": ["ore"], "have": ["wool", "brick"], "quiet": False}}
    assert (await listeners[1].messages("wants"))[-1]["seats"] == shown
    late = Listener(table, None)
    async with table.attached(late.connection, None):
        assert (await late.messages("wants"))[-1]["seats"] == shown
    table.proposals.pin(0, Wants([], [], quiet=False))
    assert (await listeners[1].messages("wants"))[-1]["seats"] == {}


# --- the host


async def test_the_host_hands_the_table_over_also_in_the_middle_of_a_game(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, _listeners = await gathered(opened, 2)
        await table.edits.edit(lambda before: lobby.hand_over(before, "g0", 1))
        code = table.record.code
    async with house(tmp_path) as again:
        assert (await again.found(code)).record.host == "g1"
