"""Asks a table's bots for a decision when they are to act, and plays it in the same way as people's actions."""

import asyncio
import contextlib
import random
import secrets
from collections import Counter, defaultdict
from typing import Any, Final, Protocol

from app import faults
from app.answers import Played, Refusal, own_request
from app.error_codes import RefusalCode
from app.tables.live import LiveGame
from app.tables.table import Table
from engine.api import Action, Bots
from engine.chance import Random

FORMS_IN_A_ROW: Final = 2
BRIEF_SHARE: Final = 0.2
"""Share of the usual time that a bot takes when everyone is asked and most pass."""
SET_UP_SHARE: Final = 0.5
"""The same in set-up, when all place one piece after another: the last one should not wait for long."""
PASSING: Final[frozenset[RefusalCode]] = frozenset({"stale", "storage", "game_over", "paused"})
"""Refusals that are no fault of the bot: it is asked again."""
UNTIL_STORED_SECONDS: Final = 1.0
"""Seconds to wait after the database could not store a bot's action."""


class BotRefused(Exception):
    """A bot took an illegal action, or none when it had to act."""


class Thinking(Protocol):
    """A thinker: anything that can decide for a bot."""

    @property
    def impaired(self) -> bool:
        """True if the easy level decides for all bots for now."""

    async def choose(
        self,
        bots: Bots,
        level: str,
        view: dict[str, Any],
        legal: list[Action],
        forms: list[dict[str, Any]],
        seat: int,
        patient: bool,
        whims: bool = True,
    ) -> Action | None:
        """The action of a bot; None when it would rather wait for others. Without `whims` it is the same in the same position."""


class BotDriver:
    """The bots of one running game. Knows seats and choices, no rules.

    A bot that must decide is asked until it has. A bot that may do something (answer an offer) is asked once about each such thing, and
    about actions out of turn again when its hand has changed. Actions that cannot be listed are offered to a bot a few times in a row at
    most, and one that waits for answers is patient for a while (app/tables/offer_timeouts.py)."""

    def __init__(self, table: Table, thinker: Thinking, *, delay: float) -> None:
        self._table = table
        self._thinker = thinker
        self._delay = delay
        self._changed = asyncio.Event()
        self._considered: defaultdict[int, set[Action]] = defaultdict(set)
        self._held: dict[int, object] = {}
        self._forms_used: Counter[int] = Counter()
        self._waits_at: dict[int, int] = {}
        self._stuck_at: dict[int, int] = {}
        self._task = asyncio.create_task(self._drive(), name=f"bots of {table.record.code}")

    def _bots(self, live: LiveGame) -> dict[int, str]:
        """The seats to ask and their levels: bots, and bots that play for an absent player."""
        usual = next(iter(live.game.bots.levels))
        return {
            number: seat.level or usual
            for number, seat in enumerate(self._table.record.seats)
            if seat.kind == "bot" or number in live.status.stand_ins
        }

    def _any_thinks_long(self, live: LiveGame) -> bool:
        """True if a bot here has a level that the easy one would replace."""
        return any(level not in live.game.bots.quick for level in self._bots(live).values())

    @property
    def busy(self) -> bool:
        """True if a bot has something to do now."""
        live = self._table.live
        return live is not None and not live.over and self._next(live) is not None

    @property
    def ended(self) -> bool:
        """True if it asks no bot any more: the game is over, or something went wrong."""
        return self._task.done()

    def wake(self) -> None:
        """Wake the driver: something changed at the table."""
        self._changed.set()

    async def stop(self) -> None:
        """Stop the bots."""
        self._task.cancel()
        await asyncio.wait({self._task})

    async def _drive(self) -> None:
        live = self._table.live
        assert live is not None
        while not live.over and not self._table.quarantined:
            self._changed.clear()
            # Computed first: its alarm may come while the next bot is being chosen.
            next_timeout = self._table.offer_timeouts.next_timeout()
            seat = self._next(live)
            if seat is None:
                if self._only_bots_were_asked(live):
                    await self._table.response_window.cut_short()
                await self._until_changed(next_timeout)
                continue
            hurried = (
                not self._delay or self._only_out_of_turn(live, seat) or self._waited(live, seat)
            )
            if not hurried and not await self._paused_undisturbed(live):
                continue
            try:
                await self._act(live, seat)
            except Exception as error:
                if not self._table.quarantined:
                    await self._act_for_failed_bot(live, seat, error)

    async def _until_changed(self, seconds: float | None) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    async def _paused_undisturbed(self, live: LiveGame) -> bool:
        """Pause so that people can follow, at least until they have been shown the last events; returns False if the game went on
        meanwhile. The length depends on nothing that is hidden."""
        game = live.game
        pace = self._table.pace
        share = BRIEF_SHARE if game.is_brief(live.state) else 1.0
        if game.on_turn(live.state) is None and not self._table.record.settings.guide:
            share = SET_UP_SHARE
        clock, moved_at = asyncio.get_running_loop().time, live.moved_at
        began = clock()
        while live.moved_at == moved_at:
            acts_at = began + self._delay * share * pace.times
            left = max(acts_at - clock(), pace.left())
            if left <= 0:
                break
            self._changed.clear()
            await self._until_changed(left)
        return live.moved_at == moved_at

    def _only_out_of_turn(self, live: LiveGame, seat: int) -> bool:
        """Check whether all choices of this bot are out of turn: then no player waits for it."""
        return seat not in live.game.deciding(live.state) and all(
            live.game.is_out_of_turn(live.state, type(action).__name__)
            for action in live.choices.legal(seat)
            if action not in self._considered[seat]
        )

    def _next(self, live: LiveGame) -> int | None:
        """The bot to ask: first those who may answer a question, then those who must decide."""
        if live.status.paused:
            return None
        bots, deciding = self._bots(live), live.game.deciding(live.state)
        for seat in bots:
            if seat in deciding:
                continue
            self._forms_used[seat] = 0
            # An option that was gone for a while, such as one to a lapsed answer, is considered afresh.
            considered = self._considered[seat]
            legal = live.choices.legal(seat)
            considered.intersection_update(legal)
            self._reconsider(live, seat)
            unconsidered = len(considered) < len(legal)
            if unconsidered and not self._is_stuck(live, seat):
                return seat
        for seat in deciding:
            if seat in bots and not self._is_stuck(live, seat) and not self._waiting(live, seat):
                return seat
        return None

    def _reconsider(self, live: LiveGame, seat: int) -> None:
        """Reconsider actions out of turn when a bot's hand has changed."""
        holding = live.game.hand_of(live.state, seat)
        if self._held.get(seat) != holding:
            self._held[seat] = holding
            self._considered[seat] -= {
                action
                for action in self._considered[seat]
                if live.game.is_out_of_turn(live.state, type(action).__name__)
            }

    def _is_stuck(self, live: LiveGame, seat: int) -> bool:
        return self._stuck_at.get(seat) == live.version

    def _waited(self, live: LiveGame, seat: int) -> bool:
        """Return True if this bot chose to wait, or sealed its answer, and nothing has changed since: people had the time to follow."""
        return self._waits_at.get(seat) == live.version

    def _waiting(self, live: LiveGame, seat: int) -> bool:
        """Check whether this bot chose to wait, nothing has changed since, and an answer may still come or a window is open."""
        if not self._waited(live, seat):
            return False
        return live.game.window(live.state) is not None or self._table.offer_timeouts.lasts(seat)

    def _only_bots_were_asked(self, live: LiveGame) -> bool:
        """Return True if a window is open for bots only, and each of them has answered. A player for whom a bot plays may come back, and a
        guide to the game shows the window as it is among people."""
        seats, guide = self._table.record.seats, self._table.record.settings.guide
        if guide or live.status.paused or live.over or live.game.window(live.state) is None:
            return False
        asked = live.game.deciding(live.state)
        return all(seats[seat].kind == "bot" and self._waited(live, seat) for seat in asked)

    async def _act(self, live: LiveGame, seat: int) -> None:
        version = live.version
        seen = live.player_view(seat)
        legal, forms = seen.legal, seen.forms
        if legal and (
            self._forms_used[seat] >= FORMS_IN_A_ROW or self._table.offer_timeouts.is_spent(seat)
        ):
            forms = []
        self._considered[seat].update(legal)
        patient = self._table.offer_timeouts.lasts(seat)
        action = await self._thinker.choose(
            live.game.bots,
            self._bots(live)[seat],
            seen.view,
            legal,
            forms,
            seat,
            patient,
            self._table.record.settings.guide is None,
        )
        self._table.bots_are(impaired=self._thinker.impaired and self._any_thinks_long(live))
        if action is None:
            must_decide = not patient and live.game.window(live.state) is None
            if must_decide and live.version == version and seat in live.game.deciding(live.state):
                raise BotRefused("nothing")
            self._waits_at[seat] = version
            return
        answer = await self._play(seat, version, action)
        if isinstance(answer, Played):
            if action not in legal:
                self._forms_used[seat] += 1
            if type(action).__name__ in live.game.sealed_actions:
                self._waits_at[seat] = live.version
        elif answer.code in PASSING:
            self._considered[seat].difference_update(legal)
            await self._rest_after(answer)
        else:
            raise BotRefused(answer.code)

    async def _rest_after(self, answer: Refusal) -> None:
        if answer.code == "storage":
            await asyncio.sleep(UNTIL_STORED_SECONDS)

    async def _play(self, seat: int, version: int, action: Action) -> Played | Refusal:
        live = self._table.live
        assert live is not None, "bots play once the game has begun"
        data = live.game.action_to_json(action)
        name = own_request("bot", live.seq + 1)
        return await self._table.commands.play(seat, name, version, data)

    async def _act_for_failed_bot(self, live: LiveGame, seat: int, error: Exception) -> None:
        """Play the default action for a bot that failed, or else any legal one; if even that fails, people get a message."""
        where = {"table": self._table.record.code, "seat": seat, "version": live.version}
        fault = faults.report("bot", error, **where)
        for action in self._ways_out(live, seat):
            answer = await self._play(seat, live.version, action)
            if isinstance(answer, Played):
                return
            if answer.code in PASSING:
                await self._rest_after(answer)
                return
        self._stuck_at[seat] = live.version
        name = self._table.record.seats[seat].name
        self._table.broadcaster.broadcast_trouble(
            fault, f"{name} cannot find a move. Error ID: {fault}."
        )

    def _ways_out(self, live: LiveGame, seat: int) -> list[Action]:
        least = live.game.default_action(live.state, seat, Random(secrets.token_hex(16)))
        legal = live.choices.legal(seat)
        legal = random.sample(legal, len(legal))
        return legal if least is None else [least, *legal]
