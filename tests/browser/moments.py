"""A server with tables at which it is the same guest's moment to decide: the same game, left at different moves."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import StorageState, StorageStateCookie

from app.answers import Played
from app.settings import Settings
from app.web.identity import Identity
from engine.board_game import game
from engine.board_game.core.actions import (
    Action,
    BuyDevelopmentCard,
    EndTurn,
    PlayMonopoly,
    PlayYearOfPlenty,
)
from engine.board_game.core.names import NOBODY
from engine.board_game.core.state import State
from engine.board_game.options.two_players.neutral_players import PlaceNeutralRoad
from engine.board_game.simulate import bot_action
from tests.app.databases import stored_in
from tests.app.house import House, Listener, board_state, house, settle
from tests.app.players import game_for, ungrouped
from tests.app.running import RunningServer
from tests.browser.finished_game import NAMES

MORE_NAMES = ("Eva", "Finn", "Gina", "Hugo")
SEED = "moments 185"
"""In this game Ana comes to all of them within 150 moves."""
ANA, BEN, CEM, DORA = range(4)


@dataclass(frozen=True)
class Moments:
    """A running server; Ana's is the first seat of every table. `code["robber"]` is the table where she has to move it."""

    server: RunningServer
    code: dict[str, str]
    cookie: tuple[str, str]
    """Ana's: its name and its value."""

    @property
    def anas(self) -> StorageState:
        """The storage of Ana's browser."""
        address = urlsplit(self.server.base)
        cookie: StorageStateCookie = {
            "name": self.cookie[0],
            "value": self.cookie[1],
            "domain": address.hostname or "",
            "path": address.path or "/",
            "expires": -1,
            "httpOnly": True,
            "secure": False,
            "sameSite": "Lax",
        }
        return {"cookies": [cookie], "origins": []}


@contextmanager
def moments(
    directory: Path, wanted: "Mapping[str, Way] | None" = None, seed: str = SEED
) -> Iterator[Moments]:
    """Played quickly, without a server; then there is one. By default all `MOMENTS`."""
    # Playwright keeps an event loop running in this thread.
    with ThreadPoolExecutor(1) as aside:
        code, cookie = aside.submit(
            asyncio.run, _played(directory, wanted or MOMENTS, seed)
        ).result()
    with stored_in(directory / "hexhaven.sqlite3") as connection:
        for seat, name in enumerate((*NAMES, *MORE_NAMES)):
            connection.execute("UPDATE seats SET name = ? WHERE seat = ?", (name, seat))
        connection.execute("UPDATE games SET name = 'Friday table'")
        connection.execute(
            "UPDATE seats SET guest_id = (SELECT id FROM guests WHERE name = 'Ana') WHERE seat = 0"
        )
    server = RunningServer(directory, test_seed=seed).start()
    try:
        yield Moments(server, code, cookie)
    finally:
        server.close()


async def _played(
    directory: Path, wanted: "Mapping[str, Way]", seed: str
) -> tuple[dict[str, str], tuple[str, str]]:
    async with house(directory, test_seed=seed) as opened:
        identity = Identity(opened.database, Settings(data=directory))
        _, token = await identity.introduce("Ana", None)
        codes = {name: await _reach(opened, *way) for name, way in wanted.items()}
        return codes, (await identity.cookie(), token)


Reached: TypeAlias = Callable[[State], bool]
Then: TypeAlias = Callable[[list[Listener]], Awaitable[None]]
Options: TypeAlias = dict[str, Any]
Way: TypeAlias = (
    tuple[Reached, Then | None]
    | tuple[Reached, Then | None, Options]
    | tuple[Reached, Then | None, Options, str, int]
)
"""The way to a moment: until when easy bots play, what is done then, by which rules in addition to the usual ones, on which
board and by how many (four on the standard island)."""


async def _reach(
    opened: House,
    reached: Reached,
    then: Then | None = None,
    options: Options | None = None,
    board: str = "standard-3-4",
    seats: int = 4,
) -> str:
    usual = {"victory-points": 12, "first-player": "first-seat"}
    seats = 2 if "two-players" in (options or {}) else seats
    config = {**game_for(seats, **{**usual, **(options or {})}), "board": board}
    table = await opened.begun(seats, config=config)
    listeners = [await opened.listener(table, seat) for seat in range(seats)]
    luck = random.Random(5)
    assert table.live is not None
    while not reached(board_state(table.live)):
        action = _next(board_state(table.live), luck)
        await _do(listeners[action.seat], game.action_to_json(action))
    if then is not None:
        await then(listeners)
    return table.record.code


def _next(state: State, luck: random.Random) -> Action:
    """As easy bots play, but Ana collects development cards, and neutral roads lead to the middle."""
    action = bot_action(state, "easy", luck)
    if isinstance(action, PlaceNeutralRoad):
        return min(
            (
                each
                for each in game.legal_actions(state, action.seat)
                if isinstance(each, PlaceNeutralRoad)
            ),
            key=lambda each: sum(way * way for way in state.rules.geometry.paths[each.path]),
        )
    if action.seat != ANA:
        return action
    legal = game.legal_actions(state, ANA)
    buys = [each for each in legal if isinstance(each, BuyDevelopmentCard)]
    if buys:
        return buys[0]
    if isinstance(action, PlayYearOfPlenty | PlayMonopoly):
        return next(each for each in legal if isinstance(each, EndTurn))
    return action


async def _do(listener: Listener, action: dict[str, Any]) -> None:
    answer = await listener.act(action)
    assert isinstance(answer, Played), answer
    await settle()


def may(seat: int, *kinds: str) -> Reached:
    """Everything of this is open to a seat."""

    def reached(state: State) -> bool:
        listed = {type(action).__name__ for action in game.legal_actions(state, seat)}
        forms = {form["type"] for form in game.forms(state, seat)}
        return set(kinds) <= listed | forms

    return reached


def _may_choose_whom_to_rob(state: State) -> bool:
    legal = ungrouped(game.group_actions(game.legal_actions(state, ANA)))
    hexes = [action["hex"] for action in legal if action["type"] == "MoveRobber"]
    return len(hexes) > len(set(hexes))


def may_trade(seat: int) -> Reached:
    """It is this seat's turn, and everybody has cards."""

    def reached(state: State) -> bool:
        return may(seat, "EndTurn", "OfferTrade")(state) and all(map(any, state.hands))

    return reached


async def _hands(listeners: list[Listener]) -> list[list[str]]:
    """The kinds that each of them holds."""
    views = [(await listener.view())["seats"] for listener in listeners]
    return [
        [kind for kind, count in view[str(seat)]["hand"].items() if count]
        for seat, view in enumerate(views)
    ]


async def _ben_asks(listeners: list[Listener]) -> None:
    """Ask for cards that Ana can give."""
    hands = await _hands(listeners)
    give, get = next((mine, other) for mine in hands[BEN] for other in hands[ANA] if mine != other)
    offer = {"type": "OfferTrade", "give": {give: 1}, "get": {get: 1}, "to": [ANA, CEM, DORA]}
    await _do(listeners[BEN], offer)


async def _ana_asks(listeners: list[Listener]) -> None:
    """One accepts, one declines, and one has another idea."""
    hands = await _hands(listeners)
    give, get = next((mine, other) for mine in hands[ANA] for other in hands[BEN] if mine != other)
    offer = {"type": "OfferTrade", "give": {give: 1}, "get": {get: 1}, "to": [BEN, CEM, DORA]}
    await _do(listeners[ANA], offer)
    number = next(iter((await listeners[ANA].view())["offers"]))
    await _do(listeners[BEN], {"type": "AcceptOffer", "offer": int(number)})
    await _do(listeners[CEM], {"type": "DeclineOffer", "offer": int(number)})
    other = next(kind for kind in hands[DORA] if kind != give)
    idea = {"type": "CounterOffer", "offer": int(number), "give": {other: 1}, "get": {give: 2}}
    await _do(listeners[DORA], idea)


MOMENTS: dict[str, Way] = {
    "set-up": (may(ANA, "PlaceSettlement"), None),
    "roll": (may(ANA, "RollDice"), None),
    "build": (may(ANA, "EndTurn", "BuildRoad", "BuildSettlement"), None),
    "robber": (_may_choose_whom_to_rob, None),
    "discard": (may(ANA, "Discard"), None),
    "cards": (may(ANA, "EndTurn", "PlayYearOfPlenty", "PlayMonopoly", "BuildRoad"), None),
    "asked": (may_trade(BEN), _ben_asks),
    "asking": (may_trade(ANA), _ana_asks),
    "over": (lambda state: state.winner != NOBODY, None),
}
