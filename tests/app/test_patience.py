"""The patience of bots with people's answers: the same whatever they hold, anew while someone writes, and all are informed. Only a person
alone with bots is not waited for where they cannot pay."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.answers import Refusal
from app.tables.offer_timeouts import LONGEST_WRITING_FACTOR, WRITING_FACTOR
from app.tables.pace import TIMES
from app.tables.table import Table
from engine.api import Bots
from engine.board_game.core.actions import OfferTrade
from engine.games import usual_game as game
from tests.app.house import House, Listener, ThinksHere, board_state, house

PATIENCE = 8.0


class Offers(ThinksHere):
    """A bot that offers everybody a card as soon as it may, and waits for answers as long as it may."""

    def __init__(self) -> None:
        self.patient: list[bool] = []
        self.before_offering: Callable[[], None] = lambda: None

    async def choose(
        self,
        bots: Bots,
        level: str,
        view: dict[str, Any],
        legal: list[Any],
        forms: list[dict[str, Any]],
        seat: int,
        patient: bool,
        whims: bool = True,
    ) -> Any:
        form = next((form for form in forms if form["type"] == "OfferTrade"), None)
        hand = view["seats"][str(seat)]["hand"]
        made = view["turn"].get("offered", {}).get(str(seat))
        if form and seat == view["turn"]["seat"] and view["turn"].get("dice") and not made:
            give = next(kind for kind, count in enumerate(hand.values()) if count)
            one, other = [0] * 5, [0] * 5
            one[give], other[(give + 1) % 5] = 1, 1
            self.before_offering()
            return OfferTrade(seat, tuple(one), tuple(other), tuple(form["to"]))  # type: ignore[arg-type]
        waits = any(offer["from"] == seat for offer in view["offers"].values())
        if waits:
            self.patient.append(patient)
            if patient:
                return None
        return await super().choose(bots, level, view, legal, forms, seat, patient)


class Scene:
    """A person at a table with a bot whose offer is open, under a clock that stands still until it is set."""

    def __init__(self, table: Table, people: list[Listener], thinker: Offers) -> None:
        self.table = table
        self.people = people
        self.thinker = thinker
        self.time = 1000.0
        table.offer_timeouts.now = lambda: self.time

    @property
    def offer(self) -> int:
        assert self.table.live is not None
        (offer,) = game.unanswered_offers(self.table.live.state)
        return offer

    def wait(self) -> dict[str, Any] | None:
        """The one wait that somebody who comes now is told of."""
        import json

        (wait,) = json.loads(self.table.offer_timeouts.message())["waits"].values() or [None]
        return wait  # type: ignore[no-any-return]

    async def told(self, who: int) -> dict[str, Any]:
        return (await self.people[who].messages("patience"))[-1]

    def ask_anew(self, holding: list[int]) -> None:
        """The bot takes its offer back and makes another one like it, to people who hold these cards."""
        live = self.table.live
        assert live is not None
        state = board_state(live)
        (offer,) = state.offers
        state.hands[0][:] = holding
        state.offers = []
        self.table.offer_timeouts.reschedule()
        state.offers = [replace(offer, id=offer.id + 1)]
        self.table.offer_timeouts.reschedule()

    def pass_time(self, seconds: float) -> None:
        self.time += seconds
        self.table.on_change()


async def scene(opened: House, thinker: Offers, people: int = 1) -> Scene:
    """Played until a bot has made its offer, to people who can pay it."""
    table = await opened.begun(people, bots=1)
    listeners = [await opened.listener(table, seat) for seat in range(people)]
    shown = Scene(table, listeners, thinker)
    luck = random.Random(1)
    live = table.live
    assert live is not None

    def enrich() -> None:
        for seat in range(people):
            board_state(live).hands[seat][:] = [3] * 5

    thinker.before_offering = enrich
    async with asyncio.timeout(60):
        while not game.unanswered_offers(live.state):
            deciding = [seat for seat in game.deciding(live.state) if seat < people]
            if deciding:
                await listeners[deciding[0]].act(listeners[deciding[0]].some_action(luck))
            else:
                await asyncio.sleep(0.002)
    return shown


async def waiting(directory: Path, stack: AsyncExitStack, people: int = 1) -> Scene:
    thinker = Offers()
    opened = await stack.enter_async_context(
        house(directory, thinker=thinker, bot_patience=PATIENCE)
    )
    return await scene(opened, thinker, people)


async def until(reached: Any) -> None:
    async with asyncio.timeout(60):
        while not reached():  # noqa: ASYNC110 - as somebody who looks in does
            await asyncio.sleep(0.002)


async def test_everybody_is_told_for_whom_a_bot_waits_and_how_much_longer(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        everybody = {"asked": [0, 1], "ends": 8000, "length": 8000}
        assert (await shown.told(0))["waits"] == {"2": everybody}
        assert await shown.told(0) == await shown.told(1)
        shown.time += 3
        await shown.people[1].act({"type": "DeclineOffer", "offer": shown.offer})
        assert shown.wait() == {"asked": [0], "ends": 5000, "length": 8000}, (
            "who has answered is not waited for, and the time runs on"
        )
        await shown.people[0].act({"type": "DeclineOffer", "offer": shown.offer})
        await until(lambda: not shown.table.offer_timeouts.lasts(2))


async def test_a_bot_goes_on_when_its_patience_is_over_and_not_before(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        live = shown.table.live
        assert live is not None
        await until(lambda: shown.thinker.patient == [True])
        version = live.version
        shown.pass_time(PATIENCE - 0.001)
        await asyncio.sleep(0.02)
        assert live.version == version
        shown.pass_time(0.002)
        await until(lambda: live.version > version)
        assert False in shown.thinker.patient


async def test_a_bot_goes_on_when_its_patience_ends_while_it_is_looked_at(tmp_path: Path):
    """Between the question whether it lasts and the question for how long, time goes on: there is nobody else to wake the bot."""
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack)
        live = shown.table.live
        assert live is not None
        await until(lambda: shown.thinker.patient == [True])
        version = live.version
        start = shown.time
        looks = iter([start + PATIENCE - 0.001])
        shown.table.offer_timeouts.now = lambda: next(looks, start + PATIENCE)
        shown.table.on_change()
        await until(lambda: live.version > version)
        assert False in shown.thinker.patient


async def test_the_wait_is_the_same_whether_one_could_pay_or_not(tmp_path: Path):
    """Everybody sees how long a bot waits: by the hand of who is asked it would tell that hand. Nor does it change a byte of
    what seats and watchers are told while somebody writes a counter-offer, stops, and another one declines."""
    told = []
    for cards in ([0] * 5, [3] * 5):
        async with AsyncExitStack() as stack:
            directory = tmp_path / str(cards[0])
            directory.mkdir()
            shown = await waiting(directory, stack, people=2)
            watcher = await stack.enter_async_context(watching(shown.table))
            assert shown.table.live is not None
            board_state(shown.table.live).hands[0][:] = cards
            shown.time += 1
            shown.table.offer_timeouts.reschedule()
            assert shown.table.offer_timeouts.write(0, shown.offer) is None
            shown.time += 2
            assert shown.table.offer_timeouts.write(0, None) is None
            await shown.people[1].act({"type": "DeclineOffer", "offer": shown.offer})
            shown.time += 30
            shown.table.offer_timeouts.reschedule()
            told.append([await frames_about_waiting(one) for one in (*shown.people, watcher)])
            assert shown.wait() == {"asked": [0], "ends": 0, "length": 24000}
    assert told[0] == told[1]
    assert all(len(frames) >= 3 for frames in told[0])


@asynccontextmanager
async def watching(table: Table) -> AsyncIterator[Listener]:
    """A stranger."""
    watcher = Listener(table, None)
    async with table.attached(watcher.connection, None):
        yield watcher
    await watcher.connection.close()


async def frames_about_waiting(listener: Listener) -> list[str]:
    return [frame for frame in await listener.heard() if '"type":"patience"' in frame]


async def test_patience_starts_anew_while_somebody_writes_a_counter_offer(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        whole = PATIENCE * WRITING_FACTOR
        shown.time += 7
        assert shown.table.offer_timeouts.write(0, shown.offer) is None
        told = await shown.told(1)
        assert told["writing"] == {"0": shown.offer}
        assert told["waits"]["2"]["ends"] == whole * 1000
        shown.time += whole - 1
        assert shown.table.offer_timeouts.write(0, shown.offer) is None, "another card"
        assert (await shown.told(1))["waits"]["2"]["ends"] == whole * 1000
        shown.table.offer_timeouts.write(0, None)
        assert (await shown.told(1))["writing"] == {}


async def test_nobody_holds_a_table_up_for_ever_by_writing(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack)
        began = shown.time
        while shown.table.offer_timeouts.lasts(1):
            assert shown.time - began < PATIENCE * LONGEST_WRITING_FACTOR
            shown.table.offer_timeouts.write(0, shown.offer)
            shown.time += 1


async def test_only_who_was_asked_writes_a_counter_offer(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        assert isinstance(shown.table.offer_timeouts.write(0, shown.offer + 1), Refusal)
        await shown.people[0].act({"type": "DeclineOffer", "offer": shown.offer})
        assert isinstance(shown.table.offer_timeouts.write(0, shown.offer), Refusal)


async def test_a_bot_does_not_wait_for_who_is_away(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack)
        live = shown.table.live
        assert live is not None
        version = live.version
        shown.table.audience.remove(shown.people[0].connection)
        shown.table.offer_timeouts.reschedule()
        assert shown.wait() is None
        shown.table.on_change()
        await until(lambda: live.version > version)


async def test_who_comes_in_the_middle_is_told_too(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        late = Listener(shown.table, None)
        await stack.enter_async_context(shown.table.attached(late.connection, None))
        stack.push_async_callback(late.connection.close)
        (told,) = await late.messages("patience")
        assert told["waits"] == {"2": {"asked": [0, 1], "ends": 8000, "length": 8000}}


async def test_no_bot_waits_for_whoever_is_alone_and_cannot_pay(tmp_path: Path):
    async with AsyncExitStack() as stack:
        poor, rich = [0] * 5, [3] * 5
        shown = await waiting(tmp_path, stack)
        shown.ask_anew(holding=poor)
        assert (shown.wait(), shown.table.offer_timeouts.lasts(1)) == (None, False)
        shown.ask_anew(holding=rich)
        assert shown.wait() == {"asked": [0], "ends": 8000, "length": 8000}


async def test_who_comes_to_watch_does_not_see_that_an_offer_cannot_be_paid(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack)
        shown.ask_anew(holding=[0] * 5)
        watcher = await stack.enter_async_context(watching(shown.table))
        assert shown.wait() == {"asked": [0], "ends": 8000, "length": 8000}
        for told in await watcher.messages("patience"):
            assert {wait["length"] for wait in told["waits"].values()} <= {8000}


async def test_all_offers_of_a_turn_share_one_wait(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        shown.time += 3
        shown.ask_anew(holding=[3] * 5)
        assert (shown.wait() or {})["length"] == 5000, "what is left of the eight seconds"
        assert not shown.table.offer_timeouts.is_spent(2)
        shown.time += 4
        shown.ask_anew(holding=[3] * 5)
        assert shown.table.offer_timeouts.is_spent(2), "too little is left to read another offer"


async def test_a_table_at_a_relaxed_pace_waits_longer(tmp_path: Path):
    async with AsyncExitStack() as stack:
        shown = await waiting(tmp_path, stack, people=2)
        settings = replace(shown.table.record.settings, pace="relaxed")
        shown.table.record = replace(shown.table.record, settings=settings)
        shown.ask_anew(holding=[3] * 5)
        assert (shown.wait() or {})["length"] == PATIENCE * TIMES["relaxed"] * 1000
