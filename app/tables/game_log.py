"""The log of one game: actions and acts are checked, appended, take effect and are broadcast, in this order.

All of it happens within a command (app/tables/commands.py). What another server appended is taken over first."""

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

import structlog

from app.answers import Played, Refusal
from app.error_codes import GameCode
from app.journal.acts import Act, Rewind, act_in
from app.journal.loading import SNAPSHOT_EVERY, hash_for_log, load_game, snapshot_of, state_at
from app.journal.log_event import LogEvent
from app.journal.log_reading import replay_move
from app.journal.outcome import ending
from app.journal.versions import is_sealed
from app.lobby.record import TableRecord
from app.offload import offload
from app.storage.batching import BatchingEventStore
from app.storage.database import unnoticed
from app.storage.events import (
    Conflict,
    DatabaseEventStore,
    Duplicate,
    Entry,
    Stored,
    StoredEntry,
)
from app.storage.results import Result
from app.tables.background import Background
from app.tables.broadcaster import Broadcaster
from app.tables.context import TableContext
from app.tables.live import LiveGame
from app.tables.player_views import Step
from engine.api import EVERYTHING, Action, AnyGame, Json, Refused, State
from engine.chance import Chance, Recorded

TRIES: Final = 3
BUSY: Final = Refusal("storage", "The server is busy. Try again in a moment.")

ChanceFor = Callable[[TableRecord, Mapping[str, int]], Chance]
ClockFor = Callable[[State], dict[str, int] | None]

logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class ActionRequest:
    """An action that a seat wants to take, as of a version."""

    seat: int
    id: str
    version: int
    action: Json
    by_table: bool = False
    """True for the default action at the end of a response window, which players cannot take themselves."""


@dataclass(frozen=True, slots=True)
class _Move:
    """A legal action with its consequences, before it is stored."""

    request: ActionRequest
    action: Json
    state: State
    events: tuple[LogEvent, ...]
    outcomes: list[Any]
    sealed: bool


class GameLog:
    """Appends to the log of one table's game."""

    def __init__(
        self,
        context: TableContext,
        broadcaster: Broadcaster,
        background: Background,
        store: DatabaseEventStore,
        chance_for: ChanceFor,
        *,
        clock_for: ClockFor,
        reschedule: Callable[[], None],
    ) -> None:
        """`clock_for`: the clocks, as the log stores them with the entry that leads to a state;
        `reschedule`: called whenever it may be another player's turn."""
        self._context = context
        self._broadcaster = broadcaster
        self._background = background
        self._store = BatchingEventStore(
            store, context.record.id, lambda: len(context.audience) > 0
        )
        self._chance_for = chance_for
        self._clock_for = clock_for
        self._reschedule = reschedule
        self.behind = False
        """True while the stored log may have more lines than the game in memory."""

    async def load(self, record: TableRecord) -> LiveGame:
        """Load the game of a table."""
        loaded = await load_game(self._store, record)
        live: LiveGame = await offload(LiveGame.from_log, record, loaded)
        last = loaded.entries[-1]
        if (left := (last.clock or {}).get("window")) is not None:
            gone = max(0, await self._store.alive_at(record.id) - last.at)
            live.window_left = max(0, left - gone) / 1000
        return live

    async def note_alive(self) -> None:
        """Note in the database that the game is running now: after a crash, this dates it."""
        await self._store.note_alive(self._context.record.id)

    async def flush(self) -> None:
        """Store the lines that wait for more of their group."""
        await self._store.flush()

    # Actions

    async def play(self, live: LiveGame, request: ActionRequest) -> Played | Refusal:
        """Take an action, once however often it is requested. People, bots and the table itself take actions in this way."""
        for _ in range(TRIES):
            await self.catch_up_if_behind(live)
            move = self._checked(live, request)
            if not isinstance(move, _Move):
                return move
            answer = await self._append_move(live, move)
            if answer is not None:
                return answer
        return BUSY

    def _checked(self, live: LiveGame, request: ActionRequest) -> _Move | Played | Refusal:
        """The move that an action makes, or the answer to a request that makes none."""
        game = live.game
        try:
            action = game.action_from_json(request.action, request.seat, live.state)
            canonical = game.action_to_json(action)
            answer = self.executed_before(request.id, canonical)
            answer = answer or _refusal_by_table(live, request, action)
            if answer is not None:
                return answer
            chance = self._chance_for(self._context.record, live.drawn)
            state, events = game.play(live.state, action, chance, live.choices.listed(request.seat))
        except Refused as refused:
            return Refusal(GameCode(refused.code), refused.text, dict(refused.facts))
        if live.changes_nothing(state, canonical):
            return Played(live.repeat(request.id, canonical))
        return _Move(request, canonical, state, events, chance.outcomes, is_sealed(game, canonical))

    async def _append_move(self, live: LiveGame, move: _Move) -> Played | Refusal | None:
        game, state, request = live.game, move.state, move.request
        entry = Entry(
            request.seat,
            request.id,
            move.action,
            move.outcomes,
            events_for_log(game, move.events, state),
            "" if move.sealed else hash_for_log(game, state, live.version + 1),
            self._clock_for(state),
            live.luck_of(move.events),
        )

        def take_effect() -> Step:
            step = live.advance(state, move.events, entry)
            self._stepped(live, step)
            if not move.sealed:
                self._context.on_action(game, request.id)
            return step

        result = ending(game, state, live.status) if state.over else None
        with unnoticed() if move.sealed else nullcontext():
            return await self._append(live, entry, state, result, take_effect)

    # Acts

    async def decide(
        self, live: LiveGame, seat: int | None, request: str, act: Act
    ) -> Played | Refusal:
        """Append an act of the table, with lines of the log in place of versions (`LiveGame.for_log`)."""
        await self.catch_up_if_behind(live)
        rewound = await self._state_at(live, act.to) if isinstance(act, Rewind) else None
        state = rewound or live.state
        entry = Entry(
            seat,
            request,
            act.to_json(),
            [],
            [act.event(seat)],
            hash_for_log(live.game, state, live.version + 1),
            self._clock_for(state),
        )

        def take_effect() -> Step:
            step = live.act(act, entry, rewound)
            self._stepped(live, step)
            return step

        ended = ending(live.game, live.state, act.effect(live.status)) if act.ends_game else None
        return await self._append(live, entry, state, ended, take_effect) or BUSY

    def executed_before(self, request: str, action: Json) -> Played | Refusal | None:
        """The answer to a request that was executed before; None if it was not."""
        live = self._context.live
        done = live.requests.get(request) if live is not None else None
        return None if done is None else _answer_again(done, action)

    # The log

    async def _append(
        self,
        live: LiveGame,
        entry: Entry,
        state: State,
        result: Result | None,
        take_effect: Callable[[], Step],
    ) -> Played | Refusal | None:
        """Append an entry that leads to a state, then let it take effect. None if another writer appended something else."""
        turn = None if live.state.turn == state.turn else state.turn
        waiting = live.game.deciding(state)
        answer = await self._store.append(
            self._context.record.id,
            live.seq,
            entry,
            turn=turn,
            waiting=None
            if is_sealed(live.game, entry.action) or waiting == live.waiting
            else waiting,
            result=result,
        )
        match answer:
            case Stored():
                step = take_effect()
                self._keep_snapshot(live, step)
                return Played(step.version)
            case Duplicate(seq, stored):
                await self._catch_up(live)
                return _answer_again((live.version_of(seq), stored), entry.action)
            case Conflict():
                self.behind = True
                return None

    async def catch_up_if_behind(self, live: LiveGame, seen: int | None = None) -> None:
        """Take over what others appended, if there may be anything; `seen`: a version that a viewer has got already."""
        if self.behind or (seen or 0) > live.version:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveGame) -> None:
        """Take over the lines of another writer, or of a commit whose answer was lost."""
        while entries := await self._store.tail(self._context.record.id, live.seq, SNAPSHOT_EVERY):
            for entry in entries:
                await self._take_over(live, entry)
        self.behind = False

    async def _take_over(self, live: LiveGame, entry: StoredEntry) -> None:
        act = act_in(entry.action)
        if act is not None:
            rewound = await self._state_at(live, act.to) if isinstance(act, Rewind) else None
            self._stepped(live, live.act(act, entry, rewound))
            return
        after, events = replay_move(live.game, live.state, entry, Recorded(entry.outcomes))
        self._stepped(live, live.advance(after, events, entry))

    async def _state_at(self, live: LiveGame, seq: int) -> State:
        at_hand = live.state_before(seq)
        return at_hand or await state_at(self._store, self._context.record, seq)

    def _stepped(self, live: LiveGame, step: Step) -> None:
        """Broadcast a step that is stored and has taken effect. A sealed one is sent to its own seat only, and changes nothing for others:
        clocks run as before, and no one begins to wait or to think."""
        context = self._context
        if step.sealed:
            self._broadcaster.send_sealed(live, step)
            return
        self._broadcaster.broadcast_step(live, step)
        self._reschedule()
        if live.over and context.record.state != "finished":
            context.mark_finished()
            logger.info("game.finished", table=context.record.code, versions=live.version)
            self._broadcaster.broadcast_lobby()
            context.on_end()
        context.on_change()

    def _keep_snapshot(self, live: LiveGame, step: Step) -> None:
        """Store a snapshot now and then, but never at a sealed line: lists are in the order of snapshots."""
        if step.version % SNAPSHOT_EVERY == 0 and not step.sealed:
            snapshot = snapshot_of(live.game, live.state, live.seq)
            self._background.unattended(self._store.put_snapshot(self._context.record.id, snapshot))


def events_for_log(game: AnyGame, events: tuple[LogEvent, ...], state: State) -> list[Json]:
    """The events of a game as the log stores them, with everything that is hidden."""
    return [game.event_to_json(event, state, EVERYTHING) for event in events]


def _refusal_by_table(live: LiveGame, request: ActionRequest, action: Action) -> Refusal | None:
    """The reason why no action, or not this one, can be taken, whatever the rules of the game say."""
    if live.over:
        return Refusal("game_over", "The game is over.")
    if live.game.is_for_the_table(action) and not request.by_table:
        return Refusal("not_legal", "Only the table does that, when time runs out.")
    if live.status.paused:
        return Refusal("paused", "The game is paused.")
    if not live.is_up_to_date(request.seat, request.version):
        return Refusal("stale", "The game has moved on; look again.")
    return None


def _answer_again(done: tuple[int, Json], action: Json) -> Played | Refusal:
    version, before = done
    if before == action:
        return Played(version)
    return Refusal(
        "request_reused", "This request id belongs to another action.", {"version": version}
    )
