"""One table's inside: slow readers, full disks, other writers, broken engines and bots."""

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from app.answers import Played, Refusal
from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.problems import Problem
from app.storage.database import Database, StorageFailed
from app.tables.bots.driver import BotDriver
from app.tables.connection import OUTBOX_BYTES, OUTBOX_MESSAGES, TRY_AGAIN, Connection
from app.tables.table import Table
from engine.api import Unavailable
from engine.board_game import game as board_game
from engine.games import usual_game as game
from tests.app.house import Ear, House, Listener, ThinksHere, house, settle, unreachable, whose_turn
from tests.app.players import game_for


async def people_at(opened: House, number: int = 2) -> tuple[Table, list[Listener]]:
    table = await opened.begun(number)
    return table, [await opened.listener(table, seat) for seat in range(number)]


async def play(table: Table, listeners: list[Listener], actions: int) -> None:
    luck = random.Random(2)
    for _ in range(actions):
        mover = whose_turn(table, listeners)
        assert isinstance(await mover.act(mover.some_action(luck)), Played)
        await settle()


async def test_reasons_are_worked_out_only_for_seats_whose_people_are_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    asked: set[int] = set()
    really = board_game.unavailable

    def noted(state: Any, seat: int) -> list[Unavailable]:
        asked.add(seat)
        return really(state, seat)

    monkeypatch.setattr(board_game, "unavailable", noted)
    async with house(tmp_path) as opened:
        table = await opened.begun(3)
        assert table.live is not None
        (deciding,) = game.deciding(table.live.state)
        away = (deciding + 1) % 3
        here = [await opened.listener(table, seat) for seat in range(3) if seat != away]
        mover = whose_turn(table, here)
        assert isinstance(await mover.act(mover.legal()[0]), Played)
        await settle()
        table.live.player_view(away)  # as a bot in that seat would look
    assert asked == {0, 1, 2} - {away}


async def test_nobody_hears_of_what_is_not_stored(tmp_path: Path):
    """Save, then tell: while the commit is on its way, not even the actor has heard of it."""
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        gate = asyncio.Event()
        mover = whose_turn(table, listeners)
        store = table.game_log._store
        append = store.append

        async def slow_append(*arguments: Any, **named: Any) -> Any:
            await gate.wait()
            return await append(*arguments, **named)

        store.append = slow_append  # type: ignore[method-assign]
        acting = asyncio.create_task(mover.act(mover.legal()[0]))
        await settle()
        for listener in listeners:
            assert await listener.messages("update") == []
        gate.set()
        assert isinstance(await acting, Played)
        for listener in listeners:
            assert len(await listener.messages("update")) == 1


async def test_an_act_whose_sender_goes_away_is_finished_all_the_same(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        mover = whose_turn(table, listeners)
        acting = asyncio.create_task(mover.act(mover.legal()[0]))
        await asyncio.sleep(0)
        acting.cancel()
        other = next(listener for listener in listeners if listener is not mover)
        async with asyncio.timeout(60):
            while not await other.messages("update"):  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.001)
        assert table.live is not None
        assert table.live.version == 1


async def test_a_slow_reader_is_dropped_and_delays_nobody(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened, 3)
        slow = await opened.listener(table, None)
        await slow.heard()
        slow.ear.reading.clear()
        await play(table, listeners, OUTBOX_MESSAGES + 5)
        assert not slow.connection.open
        assert slow.connection.writer.cancelled() or slow.connection.writer.done()
        for listener in listeners:
            assert len(await listener.messages("update")) == OUTBOX_MESSAGES + 5
        slow.ear.reading.set()
        await slow.connection.close()
        assert slow.ear.code == TRY_AGAIN
        back = await opened.listener(table, None, since=table.live.version if table.live else 0)
        assert back.connection.open


async def test_an_outbox_holds_no_more_than_its_bytes():
    ear = Ear()
    ear.reading.clear()
    connection = Connection(ear, None)
    for _ in range(3):
        connection.send(b"x" * (OUTBOX_BYTES // 2))
    assert not connection.open
    connection.dismiss(1000, "never sent")
    ear.reading.set()
    await connection.close()
    assert ear.frames == []
    assert ear.code == TRY_AGAIN


async def test_on_a_full_disk_an_act_is_refused_and_the_game_waits(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        assert table.live is not None

        def limit(connection: Any, pages: int) -> None:
            used = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={used + pages}")

        await opened.database.write(lambda connection: limit(connection, 1))
        luck = random.Random(2)
        refused = None
        while refused is None:
            mover = whose_turn(table, listeners)
            answer = await mover.act(mover.some_action(luck))
            refused = answer if isinstance(answer, Refusal) else None
        assert refused.code == "storage"
        stuck_at, before = table.live.version, game.state_hash(table.live.state)
        assert len(await listeners[0].messages("update")) == stuck_at
        async with house(tmp_path) as witness:
            found = await witness.found(table.record.code)
            assert found.live is not None
            assert found.live.version == stuck_at
            assert game.state_hash(found.live.state) == before
        await opened.database.write(lambda connection: limit(connection, 1000))
        await play(table, listeners, 5)
        assert table.live.version == stuck_at + 5


async def act_whose_answer_is_lost(table: Table, mover: Listener) -> dict[str, Any]:
    append = table.game_log._store.append

    async def lost(*arguments: Any, **named: Any) -> Any:
        await append(*arguments, **named)
        table.game_log._store.append = append  # type: ignore[method-assign]
        raise StorageFailed("the connection broke after the commit")

    table.game_log._store.append = lost  # type: ignore[method-assign]
    action = mover.legal()[0]
    assert isinstance(await table.commands.play(mover.seat, "r", 0, action), Refusal)
    return action


async def test_a_commit_whose_answer_was_lost_is_acknowledged_and_told(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        mover = whose_turn(table, listeners)
        action = await act_whose_answer_is_lost(table, mover)
        assert await table.commands.play(mover.seat, "r", 0, action) == Played(1)
        for listener in listeners:
            assert len(await listener.messages("update")) == 1


@pytest.mark.parametrize("comes", ["back", "again"])
async def test_a_commit_whose_answer_was_lost_is_told_when_somebody_comes(
    tmp_path: Path, comes: str
):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        await act_whose_answer_is_lost(table, whose_turn(table, listeners))
        if comes == "again":
            await table.commands.resume(listeners[0].connection, 0)
        else:
            watching = await opened.listener(table, None)
            [snapshot] = await watching.messages("snapshot")
            assert snapshot["version"] == 1
            assert await watching.messages("update") == []
        for listener in listeners:
            [update] = await listener.messages("update")
            assert update["version"] == 1


class AnswerLost:
    """A database whose next commit succeeds, or not, but is not answered."""

    def __init__(self, database: Database, *, stored: bool) -> None:
        self.write_really = database.write
        self.stored = stored

    async def write(self, work: Any) -> Any:
        if self.stored:
            await self.write_really(work)
        raise StorageFailed("the connection broke")


async def ready_to_start(opened: House) -> Table:
    record = await opened.registry.create(Guest("g0", "Guest 0"), "", game_for(2), "n0")
    table = await opened.found(record.code)
    await table.edits.edit(lambda before: lobby.seat_bot(before, "g0", 1, "easy"))
    await table.edits.edit(lambda before: lobby.set_ready(before, "g0", True))
    return table


async def test_a_start_whose_answer_was_lost_is_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path) as opened:
        table = await ready_to_start(opened)
        ana = await opened.listener(table, 0)
        with monkeypatch.context() as lost:
            lost.setattr(opened.database, "write", AnswerLost(opened.database, stored=True).write)
            await table.edits.start("g0")
        assert table.record.state == "playing"
        assert len(await ana.messages("snapshot")) == 1
        with pytest.raises(Problem, match="has begun"):
            await table.edits.edit(lambda before: lobby.leave_seat(before, "g0", 0))


async def test_a_start_of_which_nothing_is_known_is_looked_up_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path) as opened:
        table = await ready_to_start(opened)
        with monkeypatch.context() as lost:
            lost.setattr(opened.database, "write", AnswerLost(opened.database, stored=True).write)
            lost.setattr(opened.database, "read", unreachable)
            with pytest.raises(StorageFailed):
                await table.edits.start("g0")
            with pytest.raises(StorageFailed):
                await table.edits.edit(lambda before: lobby.leave_seat(before, "g0", 0))
        with pytest.raises(Problem, match="has begun"):
            await table.edits.edit(lambda before: lobby.leave_seat(before, "g0", 0))
        assert table.live is not None
        ana = await opened.listener(table, 0)
        assert len(await ana.messages("snapshot")) == 1


async def test_a_start_that_failed_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path) as opened:
        table = await ready_to_start(opened)
        with monkeypatch.context() as lost:
            lost.setattr(opened.database, "write", AnswerLost(opened.database, stored=False).write)
            with pytest.raises(StorageFailed):
                await table.edits.start("g0")
        assert table.broadcaster.lobby_for(None)["state"] == "open"
        await table.edits.start("g0")
        assert table.broadcaster.lobby_for(None)["state"] == "playing"


async def test_a_game_that_another_server_started_is_found_by_who_would_change_it(tmp_path: Path):
    async with house(tmp_path) as first, house(tmp_path) as second:
        here = await ready_to_start(first)
        there = await second.found(here.record.code)
        await here.edits.start("g0")
        with pytest.raises(Problem, match="has begun"):
            await there.edits.edit(lambda before: lobby.leave_seat(before, "g0", 0))
        assert there.record.state == "playing"
        assert there.record.seats == here.record.seats


async def test_a_second_writer_is_noticed_and_taken_over_from(tmp_path: Path):
    """Two servers on one database: every act is stored once, and both tables show the same game."""
    async with house(tmp_path) as first, house(tmp_path) as second:
        here, listeners = await people_at(first)
        there = await second.found(here.record.code)
        guests = [await second.listener(there, seat) for seat in range(2)]
        luck = random.Random(4)
        for turn in range(30):
            table, own = (here, listeners) if luck.random() < 0.5 else (there, guests)
            mover = whose_turn(table, own)
            answer = await table.commands.play(mover.seat, f"t{turn}", 10**6, {"type": "EndTurn"})
            assert isinstance(answer, Refusal)
            answer = await mover.act(mover.some_action(luck))
            assert isinstance(answer, Played) or answer.code in (
                "stale",
                "not_your_turn",
                "wrong_moment",
                "not_legal",
                "request_reused",
            )
        await here.commands.resume(listeners[0].connection, 10**6)
        await there.commands.resume(guests[0].connection, 10**6)
        assert here.live is not None
        assert there.live is not None
        assert here.live.version == there.live.version > 10
        assert game.state_hash(here.live.state) == game.state_hash(there.live.state)
        assert await listeners[1].view() == await guests[1].view()


async def test_conflicting_acts_at_once_are_decided_one_after_another(tmp_path: Path):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        mover = whose_turn(table, listeners)
        answers = await asyncio.gather(
            *(
                table.commands.play(mover.seat, f"r{n}", 0, action)
                for n, action in enumerate(mover.legal()[:8])
            )
        )
        assert sum(isinstance(answer, Played) for answer in answers) == 1
        assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"stale"}


async def test_an_engine_that_breaks_costs_an_answer_with_an_id_and_no_other_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path) as opened:
        table, listeners = await people_at(opened)
        other, others = await people_at(opened)
        broken = table.live
        assert broken is not None
        real = game.play

        def breaks(state: Any, action: Any, chance: Any, legal: Any = None) -> Any:
            if state is broken.state:
                raise ZeroDivisionError("the engine has a fault")
            return real(state, action, chance, legal)

        monkeypatch.setattr(game, "play", breaks)
        mover = whose_turn(table, listeners)
        before = game.state_hash(broken.state)
        answer = await mover.act(mover.legal()[0])
        assert isinstance(answer, Refusal)
        assert answer.code == "internal"
        assert answer.facts["id"] in answer.text
        assert "Zero" not in answer.text
        assert game.state_hash(broken.state) == before
        await play(other, others, 5)
        monkeypatch.undo()
        await play(table, listeners, 5)


class Quits(ThinksHere):
    """A bot that breaks now and then."""

    def __init__(self) -> None:
        self.times = 0

    async def choose(self, *arguments: Any) -> Any:
        self.times += 1
        if self.times % 3 == 0:
            raise RuntimeError("the bot has a fault")
        return await super().choose(*arguments)


async def finished(table: Table, seconds: float = 180) -> None:
    async with asyncio.timeout(seconds):
        while table.record.state != "finished":  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0.01)


async def test_bots_alone_play_a_game_to_its_end(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(0, bots=4)
        watching = await opened.listener(table, None)
        await finished(table)
        view = await watching.view()
        assert "winner" in view
        assert all("hand" in seat for seat in view["seats"].values())
        [*_, lobby] = await watching.messages("lobby")
        assert lobby["state"] == "finished"


async def test_a_bot_that_breaks_stops_no_game(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.CRITICAL)
    async with house(tmp_path, thinker=Quits()) as opened:
        table = await opened.begun(0, bots=2)
        other, others = await people_at(opened)
        await play(other, others, 10)
        async with asyncio.timeout(60):
            while table.live is None or table.live.version <= 30:  # noqa: ASYNC110 - as somebody who looks in does
                await asyncio.sleep(0.001)


class Stubborn(ThinksHere):
    """A bot that only ever does what nobody may do."""

    async def choose(self, *arguments: Any) -> Any:
        from engine.board_game.core.actions import ConfirmTrade

        *_, seat, _patient = arguments
        return ConfirmTrade(seat, 99, 0)


async def test_a_bot_that_cannot_be_helped_is_reported_to_the_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with house(tmp_path, thinker=Stubborn()) as opened:
        monkeypatch.setattr(BotDriver, "_ways_out", lambda *_: [])
        table = await opened.begun(0, bots=2)
        watching = await opened.listener(table, None)
        async with asyncio.timeout(60):
            while not (told := await watching.messages("trouble")):  # noqa: ASYNC110 - likewise
                await asyncio.sleep(0.001)
        assert told[0]["id"] in told[0]["text"]
        assert len(told) == 1, "it is said once, not again and again"


async def test_bots_answer_an_offer_once_each_and_the_game_goes_on(tmp_path: Path):
    """A person offers what nobody takes, several times: each bot answers each offer once."""
    asked: list[tuple[int, str]] = []

    class Counts(ThinksHere):
        async def choose(self, *arguments: Any) -> Any:
            action: Any = await super().choose(*arguments)
            if type(action).__name__ in ("AcceptOffer", "DeclineOffer"):
                asked.append((arguments[5], str(action.offer)))
            return action

    async with house(tmp_path, thinker=Counts(), bot_patience=0.1, test_seed="x") as opened:
        table = await opened.begun(1, bots=2)
        ana = await opened.listener(table, 0)
        luck = random.Random(8)
        assert table.live is not None
        offers = 0
        async with asyncio.timeout(60):
            while offers < 5 and not table.live.over:
                if 0 not in game.deciding(table.live.state):
                    await asyncio.sleep(0.002)
                    continue
                offer = ana.some_offer()
                if offer and isinstance(await ana.act(offer), Played):
                    offers += 1
                    await asyncio.sleep(0.05)  # they may be asked again meanwhile
                ends = [action for action in ana.legal() if action["type"] == "EndTurn"]
                await ana.act(ends[0] if ends else ana.some_action(luck))
        assert offers == 5
        assert asked
        assert len(asked) == len(set(asked))


async def test_a_hundred_watchers_keep_further_ones_out_but_no_player(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2)
        for _ in range(100):
            await opened.listener(table, None)
        with pytest.raises(Problem, match="Too many"):
            await opened.listener(table, None)
        for _ in range(2):
            player = await opened.listener(table, 1)
            assert player.seat == 1


async def test_what_fails_where_nobody_waits_is_in_the_log(tmp_path: Path):
    async def broken() -> None:
        raise LookupError("of somebody's cards")

    async with house(tmp_path) as opened:
        table = await ready_to_start(opened)
        with capture_logs() as log:
            table.commands.background.later(0, broken)
            async with asyncio.timeout(60):
                while not any(entry["event"] == "fault" for entry in log):  # noqa: ASYNC110 - as somebody who looks in does
                    await asyncio.sleep(0)
    faults = [entry for entry in log if entry["event"] == "fault"]
    assert [(entry["what"], entry["error"]) for entry in faults] == [("background", "LookupError")]
    assert "cards" not in str(faults)
