"""A game in memory: the newest state, the views of all viewers, and the last versions for viewers who reconnect."""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from app.answers import is_own_request
from app.clock import now
from app.journal.acts import Act, act_in
from app.journal.game_history import GameHistory
from app.journal.loading import Loaded
from app.journal.log_event import LogEvent, event_for, log_event_of
from app.journal.log_reading import lacks_luck
from app.journal.status import TableStatus
from app.journal.versions import Versions, is_sealed
from app.lobby.record import TableRecord
from app.storage.events import Entry, StoredEntry
from app.tables.luck import Luck
from app.tables.player_views import (
    Choices,
    PlayerView,
    Step,
    compact_copy,
    player_view,
    update_message,
)
from engine.api import AnyGame, Roll, State, Viewer
from engine.chance import tally

KEPT_VERSIONS: Final = 20
LOG_VERSIONS: Final = 400


@dataclass(slots=True)
class _LogLine:
    version: int
    events: Sequence[LogEvent] | str
    for_all: bytes | None = None
    """The events as everyone reads them, if they are the same for all viewers."""


@dataclass(slots=True)
class _Move:
    """Notes on a move that counts: its seat, its kind, the number of outcomes drawn and the luck after it. `before` is the state before it,
    as long as it may be taken back."""

    seat: int | None
    kind: str
    drawn: Counter[str]
    luck: Luck
    before: State | None = None
    sealed: bool = False


class LiveGame:
    """The newest state of a running or finished game; steps go in, messages come out."""

    def __init__(self, game: AnyGame, state: State, seq: int, seats: int) -> None:
        self.game = game
        self.state = state
        self.seq = seq
        """The number of the newest line of the log."""
        self._versions = Versions()
        self.moved_at = self.version
        """The last version that was more than an action out of turn."""
        self.requests: dict[str, tuple[int, dict[str, Any]]] = {}
        """By request: the version that was acknowledged, and the action."""
        self._repeats: set[str] = set()
        """Requests of the present version that changed nothing, and so are not in the log."""
        self._history = GameHistory[_Move]()
        self.waiting = game.deciding(state)
        """The seats for which the game waits, as everyone knows: a sealed move changes nothing."""
        self.waiting_since: int | None = None
        """The time since which it waits for them, in milliseconds since 1970; None if that was before this server loaded it."""
        self.luck_known = False
        """True if the yield of every roll so far is known."""
        self._luck_sent = Luck.before_any_roll(seats)
        self.clock: dict[str, int] | None = None
        """Milliseconds left to each seat after the newest entry, if the table has clocks."""
        self.window_left: float | None = None
        """Seconds left of the open window when the game was paused or the server ended."""
        self._choices: Choices | None = None
        self._seats = seats
        self._steps: deque[Step] = deque(maxlen=KEPT_VERSIONS)
        self._log: deque[_LogLine] = deque(maxlen=LOG_VERSIONS)
        self._player_views: dict[Viewer, PlayerView] = {}
        self._earlier_player_views: dict[Viewer, PlayerView] = {}
        self._public: dict[str, Any] | None = None
        self._redacted: dict[Viewer, deque[tuple[int, bytes]]] = {}
        self._sealed_at: dict[Viewer, int] = {}
        """By seat: the version at which it last sealed something."""
        self._geometry = orjson.Fragment(orjson.dumps(self.game.geometry_for(state)))

    @classmethod
    def from_log(cls, table: TableRecord, loaded: Loaded) -> "LiveGame":
        """The game as its log has it."""
        live = cls(table.game, loaded.state, loaded.entries[-1].seq, len(table.seats))
        live.remember(loaded.entries)
        return live

    @property
    def version(self) -> int:
        """The newest version, which everyone knows of."""
        return self._versions.version_of(self.seq)

    @property
    def newest_events(self) -> tuple[Any, ...]:
        """Events of the newest version; none for an act of the table, or if that was before this server began."""
        newest = self._steps[-1] if self._steps else None
        return () if newest is None or newest.act else newest.events

    def version_of(self, seq: int) -> int:
        """The version of a line of the log, as everyone knows it."""
        return self._versions.version_of(seq)

    def for_log(self, act: Act) -> Act:
        """An act as the log has it: there a rewind names a line, and everywhere else a version."""
        return act.renumbered(self._versions.line_of)

    def _event_of(self, act: Act, seat: int | None) -> LogEvent:
        """The event of an act that is in the log."""
        return act.renumbered(self._versions.version_of).event(seat)

    @property
    def status(self) -> TableStatus:
        """The status of the table, apart from its game."""
        return self._history.status

    @property
    def over(self) -> bool:
        """True if the game has a winner, or the table has ended it."""
        return self.state.over or self.status.ended is not None

    @property
    def _is_halted(self) -> bool:
        """True if no player can move: the game is paused, or the table has ended it."""
        return self.status.paused or self.status.ended is not None

    @property
    def drawn(self) -> Counter[str]:
        """The number of outcomes of each kind drawn in the moves that count."""
        return self._history.newest.drawn

    def remember(self, entries: Sequence[StoredEntry]) -> None:
        """Take in lines stored before this object was made."""
        self._versions = Versions.of_log(self.game, entries)
        self.moved_at = self.version
        for entry in entries:
            version = self.version_of(entry.seq)
            self.requests[entry.request] = version, entry.action
            if is_sealed(self.game, entry.action):
                self._sealed_at[entry.seat] = version
            elif (act := act_in(entry.action)) is not None:
                self._log.append(_LogLine(version, [self._event_of(act, entry.seat)]))
            else:
                self._log.append(_LogLine(version, entry.events))
            self.clock = entry.clock or self.clock
        if len(entries) == 1:
            self.waiting_since = entries[0].at
        self.luck_known = not any(lacks_luck(self.game, entry) for entry in entries)
        self._history = GameHistory()
        for entry in entries:
            if (act := act_in(entry.action)) is not None:
                self._history.act(act)
            else:
                self._history.move(entry.seq, self._move(entry, entry.luck))
        self._choices = None

    def _move(self, entry: Entry | StoredEntry, roll: Roll | None) -> _Move:
        drawn = self.drawn if self._history.moves else Counter[str]()
        if entry.outcomes:
            drawn = drawn + tally(entry.outcomes)
        luck = self.luck if roll is None else self.luck.after(roll)
        kind = entry.action.get("type", "")
        return _Move(entry.seat, kind, drawn, luck, sealed=is_sealed(self.game, entry.action))

    def luck_of(self, events: Sequence[LogEvent]) -> Roll | None:
        """The yield of a roll among the next events; None if there is none."""
        luck = self.game.luck
        return None if luck is None else luck.of_roll(self.state, events)

    def advance(self, state: State, events: Sequence[LogEvent], entry: Entry | StoredEntry) -> Step:
        """Swap in the next version, a move with this entry in the log."""
        move = self._move(entry, entry.luck or self.luck_of(events))
        if not move.sealed:
            if self.game.can_undo(events) and not is_own_request(entry.request):
                move.before = self.state
            earlier = self._history.moves
            if move.before is None or (earlier and earlier[-1].notes.seat != move.seat):
                self._settle()
        self._history.move(self.seq + 1, move)
        return self._next(state, tuple(events), entry, sealed=move.sealed)

    def act(self, act: Act, entry: Entry | StoredEntry, state: State | None = None) -> Step:
        """Swap in the next version, an act of the table; a rewind leads to `state`."""
        halted_before = self._is_halted
        self._history.act(act)
        log_event = self._event_of(act, entry.seat)
        return self._next(
            state or self.state, (log_event,), entry, act=True, halted_before=halted_before
        )

    def _settle(self) -> None:
        """Forget the earlier states: none of the moves so far can be taken back any more."""
        for move in reversed(self._history.moves):
            if move.notes.before is None:
                return
            move.notes.before = None

    def _next(
        self,
        state: State,
        events: tuple[LogEvent, ...],
        entry: Entry | StoredEntry,
        *,
        act: bool = False,
        halted_before: bool = False,
        sealed: bool = False,
    ) -> Step:
        self.seq += 1
        if sealed:
            self._versions.add_sealed(self.seq)
        before, self.state = self.state, state
        step = Step(
            self.version,
            before,
            state,
            events,
            entry.seat,
            act,
            halted_before,
            self._is_halted,
            sealed,
        )
        self.requests[entry.request] = step.version, entry.action
        self.clock = entry.clock or self.clock
        self._earlier_player_views, self._player_views, self._public = self._player_views, {}, None
        self._choices = None
        if sealed:
            self._sealed_at[entry.seat] = step.version
        else:
            self._note(step, entry.action.get("type", ""))
        return step

    def _note(self, step: Step, kind: str) -> None:
        """Keep a new version for newcomers, and for viewers who reconnect."""
        if (waiting := self.game.deciding(step.after)) != self.waiting:
            self.waiting, self.waiting_since = waiting, now()
        if not self.game.is_out_of_turn(step.after, kind):
            self.moved_at = step.version
        self._steps.append(step)
        self._log.append(_LogLine(step.version, step.events))
        for request in self._repeats:
            del self.requests[request]
        self._repeats.clear()

    def changes_nothing(self, state: State, action: dict[str, Any]) -> bool:
        """Check whether a sealed action is the one that its seat has sealed before; it leads to `state`."""
        same = is_sealed(self.game, action)
        return same and self.game.state_hash(state) == self.game.state_hash(self.state)

    def repeat(self, request: str, action: dict[str, Any]) -> int:
        """Remember a request that changes nothing, as long as it could arrive again; returns its version."""
        self._repeats.add(request)
        self.requests[request] = self.version, action
        return self.version

    def last_move_of(self, seat: int) -> tuple[int, str] | None:
        """The move that a seat may take back: the version to go back to, and its kind."""
        if self.over or self.status.paused:
            return None
        visible = (move for move in reversed(self._history.moves) if not move.notes.sealed)
        last, earlier = next(visible, None), next(visible, None)
        if last is None or earlier is None or last.notes.seat != seat or last.notes.before is None:
            return None
        return self.version_of(earlier.version), last.notes.kind

    def last_move_line(self, seat: int) -> int:
        """The line of the log with the newest move of a seat that counts; 0 if it has made none."""
        lines = (move.version for move in reversed(self._history.moves) if move.notes.seat == seat)
        return next(lines, 0)

    def state_before(self, to: int) -> State | None:
        """The state after an earlier line of the log, if it is in memory."""
        after = next((move for move in self._history.moves if move.version > to), None)
        return None if after is None else after.notes.before

    @property
    def luck(self) -> Luck:
        """The yield of the rolls in the moves that count."""
        if not self._history.moves:
            return Luck.before_any_roll(self._seats)
        return self._history.newest.luck

    def luck_message(self) -> bytes:
        """The message about the yield of the rolls so far, for everyone."""
        return self.luck.message()

    def luck_news(self) -> bytes | None:
        """The message about luck, if it is known and has changed since the last call."""
        if not self.luck_known or self.luck == self._luck_sent:
            return None
        self._luck_sent = self.luck
        return self.luck_message()

    def counts(self, version: int) -> bool:
        """Check whether this version is a move that counts."""
        return self._history.counts(self._versions.line_of(version))

    @property
    def choices(self) -> Choices:
        """The choices of the seats now."""
        if self._choices is None:
            self._choices = Choices(self.game, self.state, halted=self._is_halted)
        return self._choices

    def is_up_to_date(self, seat: int, version: int) -> bool:
        """Check whether a seat still has the choices that it had at this version, and at all versions since. False if that is too long ago
        to be known."""
        if version == self.version:
            return True
        since = [step for step in self._steps if step.version > version]
        if len(since) != self.version - version:
            return False
        return all(self._leaves_as_it_was(step, seat) for step in since)

    def _leaves_as_it_was(self, step: Step, seat: int) -> bool:
        if seat not in step.left_as_it_was:
            before = Choices(self.game, step.before, halted=step.halted_before)
            after = Choices(self.game, step.after, halted=step.halted_after)
            step.left_as_it_was[seat] = before.are_those_of(after, seat)
        return step.left_as_it_was[seat]

    def player_view(self, viewer: Viewer) -> PlayerView:
        """The view of a viewer now."""
        known = self._player_views.get(viewer)
        if known is None:
            if self._public is None:
                self._public = self.game.public_view(self.state)
            view = self.game.view_from_public(self.state, viewer, self._public)
            choices, halted = self.choices, self._is_halted
            legal, forms = (
                ([], []) if viewer is None else (choices.legal(viewer), choices.forms(viewer))
            )
            known = PlayerView(self.game, self.state, viewer, view, legal, forms, halted)
            self._player_views[viewer] = known
        return known

    def update_for(self, step: Step, viewer: Viewer) -> bytes:
        """The newest step as an update."""
        before = self._earlier_player_views.get(viewer)
        if before is None:
            before = player_view(self.game, step.before, viewer, halted=step.halted_before)
        after = self.player_view(viewer)
        message = step.sent[viewer] = compact_copy(
            update_message(self.game, step, viewer, before, after)
        )
        return message

    def updates_since(self, version: int, viewer: Viewer) -> list[bytes] | None:
        """The updates after a version, exactly as they were sent; None if that is too long ago."""
        if version <= self._sealed_at.get(viewer, -1):
            return None  # the version does not reveal whether that was received
        if version == self.version:
            return []
        missed = [step for step in self._steps if version < step.version]
        if version > self.version or not missed or missed[0].version != version + 1:
            return None
        if any(step.act for step in missed):
            return None
        return [self._missed_update(step, viewer) for step in missed]

    def _missed_update(self, step: Step, viewer: Viewer) -> bytes:
        message = step.sent.get(viewer)
        if message is None:
            before = player_view(self.game, step.before, viewer)
            after = player_view(self.game, step.after, viewer)
            message = step.sent[viewer] = compact_copy(
                update_message(self.game, step, viewer, before, after)
            )
        return message

    def snapshot_for(self, viewer: Viewer) -> bytes:
        """The snapshot of everything that a viewer may know."""
        seen = self.player_view(viewer)
        return orjson.dumps(
            {
                "type": "snapshot",
                "version": self.version,
                "seat": viewer,
                "geometry": self._geometry,
                "view": seen.view,
                "legal": self.game.group_actions(seen.legal),
                "forms": seen.forms,
                "unavailable": seen.unavailable,
                "prospects": seen.prospects,
                "log": [
                    {"version": line, "events": orjson.Fragment(events)}
                    for line, events in self._log_for(viewer)
                ],
            }
        )

    def _log_for(self, viewer: Viewer) -> deque[tuple[int, bytes]]:
        """The log as one viewer may read it; kept, and only continued."""
        lines = self._redacted.setdefault(viewer, deque(maxlen=LOG_VERSIONS))
        known = lines[-1][0] if lines else -1
        lines.extend(
            (line.version, line.for_all or self._redacted_for(line, viewer))
            for line in self._log
            if line.version > known
        )
        return lines

    def _redacted_for(self, line: _LogLine, viewer: Viewer) -> bytes:
        if isinstance(line.events, str):
            stored = orjson.loads(line.events)
            if self._are_for_all(stored):
                line.for_all = line.events.encode()
                return line.for_all
            line.events = [log_event_of(self.game, event) for event in stored]
        redacted = [event_for(self.game, event, self.state, viewer) for event in line.events]
        written = compact_copy(orjson.dumps(redacted))
        if self._are_for_all(redacted):
            line.for_all = written
        return written

    def _are_for_all(self, events: list[dict[str, Any]]) -> bool:
        return all(event["type"] in self.game.public_events for event in events)
