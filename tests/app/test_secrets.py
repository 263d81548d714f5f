"""Nothing leaks: what a seat and a spectator receive depends only on what they may know.

Two worlds are played in step by the same public script. They differ in the order of the development cards
and in which cards are stolen among the others. Every byte that seat 1, a spectator and a big screen get must be the same, also when they make up
versions, propose something or come late. Sealed answers have worlds of their own (`test_sealed_answers.py`)."""

import itertools
import os
import random
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from app.answers import Played, Refusal
from app.lobby.record import TableRecord
from app.tables.table import Table
from engine.board_game import game as board_game
from engine.chance import Chance, Random
from engine.games import usual_game as game
from tests.app.house import House, Listener, house
from tests.app.made_up import CLOCKED, Hours, drop_proposal, made_up, say, under
from tests.app.players import game_for
from tests.forms import LONG

T = TypeVar("T")
OBSERVER = 1
SEATS = 3
SCREEN = SEATS + 1
"""The places of the listeners after the seats: a spectator, then a big screen."""
DECK = 25
PAIRS = int(os.environ.get("HEXHAVEN_TEST_PAIRS", "30" if LONG else "6"))
ACTIONS = 70
FORBIDDEN: list[dict[str, Any]] = [
    {"type": "RollDice"},
    {"type": "EndTurn"},
    {"type": "PlayKnight"},
    {"type": "Discard", "cards": {"wool": 2}},
    {"type": "AcceptOffer", "offer": 1},
]
"""Actions that the observer requests with a version that it makes up, unless it may do that."""


class TwinChance(Random):
    """The same for both worlds in public; stolen cards and the deck as the world has them."""

    def __init__(self, world: "World", seed: str) -> None:
        super().__init__(seed)
        self._world = world
        self._luck = random.Random(seed)

    def dice(self) -> tuple[int, int]:
        total_of_seven = self._luck.random() < 0.25
        dice = (3, 4) if total_of_seven else super().dice()
        self.outcomes.append({"dice": list(dice)})
        return dice

    def card(self, hand: Sequence[int]) -> int:
        held = [kind for kind, count in enumerate(hand) if count]
        card = held[0] if self._world.first else held[-1]
        if self._world.stolen is not None:
            card = self._world.stolen
        self.outcomes.append({"card": card, "of": list(hand)})
        return card

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(range(len(items)))
        self._luck.shuffle(order)
        if len(items) == DECK and not self._world.first:
            order.reverse()
        self.outcomes.append({"order": order})
        return [items[index] for index in order]


class World:
    def __init__(self, pair: int, *, first: bool) -> None:
        self.pair = pair
        self.first = first
        self.stolen: int | None = None
        self.listeners: list[Listener] = []
        self.hours = Hours()
        self.table: Table
        self.house: House

    def chance(self, _record: TableRecord, drawn: Mapping[str, int]) -> Chance:
        return TwinChance(self, f"{self.pair}:{sorted(drawn.items())}")

    async def begin(self, opened: House, options: dict[str, Any]) -> None:
        self.house = opened
        self.table = await opened.begun(
            SEATS,
            config=game_for(SEATS, **options),
            settings=CLOCKED,
            prepare=lambda table: under(self.hours, table),
        )
        self.table.broadcaster._ordinals = (
            itertools.count()
        )  # else they begin with the clock, which differs
        for seat in (*range(SEATS), None):
            self.listeners.append(await opened.listener(self.table, seat))
        self.listeners.append(await opened.listener(self.table, None, screen=True))

    @property
    def state(self) -> Any:
        assert self.table.live is not None
        return self.table.live.state

    @property
    def version(self) -> int:
        assert self.table.live is not None
        return self.table.live.version

    async def newcomer(self, since: int | None) -> list[str]:
        """The frames of a spectator who comes, looks and goes."""
        listener = Listener(self.table, None)
        async with self.table.attached(listener.connection, since):
            frames = await self.told(listener)
        await listener.connection.close()
        return frames

    def hand(self, seat: int) -> dict[str, int]:
        hand: dict[str, int] = game.view_for(self.state, seat)["seats"][str(seat)]["hand"]
        return hand

    def neutral(self, frame: str) -> str:
        """Without the table's code, and without the number of a lobby: it counts those that were sent to anybody, fewer of them where
        several people were announced at once."""
        return re.sub(r'"made":\d+', '"made":0', frame.replace(self.table.record.code, "CODE5"))

    async def told(self, listener: Listener) -> list[str]:
        """All that somebody was told. How many watch is told now and then, by the clock: of that only the last word, at the end."""
        frames = [self.neutral(frame) for frame in await listener.heard()]
        presence = [frame for frame in frames if frame.startswith('{"type":"presence"')]
        return [frame for frame in frames if frame not in presence] + presence[-1:]


class Pair:
    """Two worlds and a script that is possible in both."""

    def __init__(self, luck: random.Random, one: World, two: World) -> None:
        self.luck = luck
        self.one = one
        self.two = two
        self.steals = 0
        self.refusals = 0

    def possible_in_both(self, seat: int) -> list[dict[str, Any]]:
        legal = [world.listeners[seat].legal() for world in (self.one, self.two)]
        both = [action for action in legal[0] if action in legal[1]]
        if seat == OBSERVER:
            both = [action for action in both if action["type"] != "BuyDevelopmentCard"]
        return both

    def held_in_both(self, seat: int) -> list[str]:
        one, two = self.one.hand(seat), self.two.hand(seat)
        return [name for name in one if one[name] and two[name]]

    def next_action(self) -> tuple[int, dict[str, Any]] | None:
        if answer := self._answer_to_an_offer():
            return answer
        seat = self.luck.choice(game.deciding(self.one.state))
        for form in game.forms(self.one.state, seat):
            if form["type"] == "Discard":
                return self._discard(seat, form["count"])
        if self.luck.random() < 0.2 and (offer := self._offer(seat)):
            return seat, offer
        both = self.possible_in_both(seat)
        bought = [action for action in both if action["type"] == "BuyDevelopmentCard"]
        ends = [action for action in both if action["type"] == "EndTurn"]
        return (seat, self.luck.choice(both + 2 * ends + 4 * bought)) if both else None

    def _answer_to_an_offer(self) -> tuple[int, dict[str, Any]] | None:
        deciding = game.deciding(self.one.state)
        for seat in range(SEATS):
            answers = [] if seat in deciding else self.possible_in_both(seat)
            if answers and self.luck.random() < 0.5:
                return seat, self.luck.choice(answers)
        return None

    def _discard(self, seat: int, count: int) -> tuple[int, dict[str, Any]] | None:
        one, two = self.one.hand(seat), self.two.hand(seat)
        cards: dict[str, int] = {}
        for name in one:
            taken = min(one[name], two[name], count - sum(cards.values()))
            if taken:
                cards[name] = taken
        if sum(cards.values()) < count:
            return None
        return seat, {"type": "Discard", "cards": cards}

    def _offer(self, seat: int) -> dict[str, Any] | None:
        forms = {form["type"]: form for form in game.forms(self.one.state, seat)}
        held = self.held_in_both(seat)
        if "OfferTrade" not in forms or not held:
            return None
        give = self.luck.choice(held)
        get = self.luck.choice(
            [name for name in ("brick", "lumber", "wool", "grain", "ore") if name != give]
        )
        offer = {
            "type": "OfferTrade",
            "give": {give: 1},
            "get": {get: 1},
            "to": forms["OfferTrade"]["to"],
        }
        state = self.one.state
        refused = board_game.why_not(state, game.action_from_json(offer, seat, state))
        return None if refused else offer

    def steal(self, seat: int, action: dict[str, Any]) -> bool:
        """Prepare what is stolen; False when the observer would see different cards."""
        stolen = None
        if action["type"] == "MoveRobber" and action["victim"] is not None:
            if OBSERVER in (seat, action["victim"]):
                names = list(self.one.hand(seat))
                both = self.held_in_both(action["victim"])
                if not both:
                    return False
                stolen = names.index(both[0])
            else:
                self.steals += 1
        self.one.stolen = self.two.stolen = stolen
        return True

    async def act(self, seat: int, action: dict[str, Any]) -> bool:
        answers = [await world.listeners[seat].act(action) for world in (self.one, self.two)]
        assert [type(answer) for answer in answers] == [Played, Played], (answers, action)
        return not self.one.state.over and not self.two.state.over

    async def try_something_forbidden(self) -> None:
        """The observer asks for what it may not do, or not now; the answers must not differ."""
        actions: list[dict[str, Any]] = [
            {"type": "RollDice"},
            {"type": "EndTurn"},
            {"type": "PlayKnight"},
            {"type": "PlayMonopoly", "resource": "ore"},
            {"type": "Discard", "cards": {"wool": 2}},
            {"type": "BuildCity", "intersection": self.luck.randrange(54)},
            {"type": "BuildRoad", "path": self.luck.randrange(72)},
            {
                "type": "MoveRobber",
                "hex": self.luck.randrange(19),
                "victim": self.luck.choice([0, 2]),
            },
            {"type": "OfferTrade", "give": {"ore": 9}, "get": {"wool": 1}, "to": [0, 2]},
            {"type": "AcceptOffer", "offer": self.luck.randrange(1, 9)},
            {"type": "ConfirmTrade", "offer": self.luck.randrange(1, 9), "partner": 0},
        ]
        action = self.luck.choice(actions)
        if action in self.possible_in_both(OBSERVER):
            return
        one = await self.one.listeners[OBSERVER].act(action)
        two = await self.two.listeners[OBSERVER].act(action)
        assert isinstance(one, Refusal)
        assert one == two
        self.refusals += 1

    async def make_something_up(self, number: int) -> None:
        """The observer or a spectator asks for a version that may not exist, or somebody comes late."""
        place = self.luck.choice([OBSERVER, SEATS])
        worlds, version = (self.one, self.two), self.one.version
        if self.luck.random() < 0.2:
            since = self.luck.choice([None, max(0, version + self.luck.randint(-9, 3))])
            told = [await world.newcomer(since) for world in worlds]
            assert told[0] == told[1]
            return
        possible = self.possible_in_both(OBSERVER)
        impossible = [action for action in FORBIDDEN if action not in possible]
        message = made_up(self.luck, version, SEATS, number, impossible)
        for world in worlds:
            await say(world.listeners[place], message)
            await drop_proposal(world.listeners[:SEATS])

    def pass_time(self) -> None:
        seconds = self.luck.randrange(5)
        for world in (self.one, self.two):
            world.hours.at += seconds

    async def no_difference(self) -> None:
        for who in (OBSERVER, SEATS, SCREEN):
            one, two = self.one.listeners[who], self.two.listeners[who]
            assert await self.one.told(one) == await self.two.told(two)

    async def same_on_return(self, houses: tuple[House, House]) -> None:
        """Snapshots and missed updates, as who comes back gets them."""
        assert self.one.table.live is not None
        for viewer in (OBSERVER, None):
            for since in (None, max(0, self.one.table.live.version - 9)):
                told = []
                for world, opened in zip((self.one, self.two), houses, strict=True):
                    guest = await opened.listener(world.table, viewer, since)
                    told.append(await world.told(guest))
                assert told[0] == told[1]


async def play_pair(directory: Path, pair: int, options: dict[str, Any]) -> Pair:
    one, two = World(pair, first=True), World(pair, first=False)
    (directory / "one").mkdir(parents=True)
    (directory / "two").mkdir()
    async with (
        house(directory / "one", chance_for=one.chance, test_seed="same") as first,
        house(directory / "two", chance_for=two.chance, test_seed="same") as second,
    ):
        await one.begin(first, options)
        await two.begin(second, options)
        played = Pair(random.Random(pair), one, two)
        for number in range(ACTIONS):
            played.pass_time()
            if played.luck.random() < 0.3:
                await played.try_something_forbidden()
            if played.luck.random() < 0.3:
                await played.make_something_up(number)
            chosen = played.next_action()
            if chosen is None or not played.steal(*chosen) or not await played.act(*chosen):
                break
            await played.no_difference()
        await played.same_on_return((first, second))
        assert one.state.deck != two.state.deck
        assert game.state_hash(one.state) != game.state_hash(two.state)
    return played


@pytest.mark.parametrize(
    "options",
    [{}, {"friendly-robber": True}, {"card-tracker": True}],
    ids=["plain", "friendly", "tracker"],
)
async def test_hidden_cards_change_no_byte_that_others_receive(
    tmp_path: Path, options: dict[str, Any]
):
    pairs = [await play_pair(tmp_path / str(pair), pair, options) for pair in range(PAIRS)]
    actions = sum(pair.one.table.live.version for pair in pairs if pair.one.table.live)
    print(f"{len(pairs)} pairs, {actions} actions, {sum(pair.steals for pair in pairs)} steals")
    assert actions >= 50 * len(pairs)
    # The friendly robber finds nobody to rob so early.
    assert "friendly-robber" in options or sum(pair.steals for pair in pairs) > 0
    assert sum(pair.refusals for pair in pairs) > 0


async def test_open_hands_show_everyone_every_hand(tmp_path: Path):
    async with house(tmp_path) as opened:
        table = await opened.begun(2, config=game_for(2, **{"open-hands": True}))
        watching = await opened.listener(table, None)
        seats = (await watching.view())["seats"].values()
        assert all("hand" in seat and "unplayed" not in seat for seat in seats)
