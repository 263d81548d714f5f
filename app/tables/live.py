"""A game in memory: the newest state, what each viewer sees of it, and the last versions for who was away."""

import itertools
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from app.journal.course import Course
from app.journal.happening import Happening, happening_of, shown
from app.journal.loading import Loaded
from app.journal.reading import lacks_luck
from app.journal.standing import Standing, is_act, told
from app.lobby.record import TableRecord
from app.protocol import merge_patch
from app.storage.events import Entry, StoredEntry
from app.tables.answers import is_own_request
from app.tables.luck import Luck
from engine.api import Action, AnyGame, Prospects, Roll, State, Unavailable, Viewer
from engine.chance import tally

KEPT_VERSIONS: Final = 20
LOG_VERSIONS: Final = 400


@dataclass(frozen=True, slots=True)
class Step:
    """One version: the state before it, what happened, the state after it."""

    version: int
    before: State
    after: State
    events: tuple[Happening, ...]
    seat: int | None = None
    """The seat that acted; None if no seat did."""
    act: bool = False
    """Whether the table decided this; no move of the game."""
    stood_still: bool = False
    """Whether the table let nobody move before it."""
    told: dict[Viewer, bytes] = field(default_factory=dict, compare=False)
    """The update as each viewer got it, for viewers who come back."""


@dataclass(slots=True)
class Face:
    """What one viewer sees of a state, and may do."""

    game: AnyGame
    state: State
    viewer: Viewer
    view: dict[str, Any]
    legal: list[Action]
    forms: list[dict[str, Any]]
    still: bool
    """Whether the table lets nobody move."""
    _unavailable: list[Unavailable] | None = None
    _prospects: Prospects | None = None

    # Computed only if somebody is told; bots are not.

    @property
    def unavailable(self) -> list[Unavailable]:
        """Why other things are not possible."""
        if self._unavailable is None:
            if self.viewer is None or self.still:
                self._unavailable = []
            else:
                self._unavailable = self.game.unavailable(self.state, self.viewer)
        return self._unavailable

    @property
    def prospects(self) -> Prospects:
        """What the legal actions would lead to."""
        if self._prospects is None:
            self._prospects = self.game.prospects(self.state, self.legal) if self.legal else {}
        return self._prospects


def face(game: AnyGame, state: State, viewer: Viewer, *, still: bool = False) -> Face:
    """A viewer's face, built only from what is allowed; `still`: the table lets nobody move."""
    view = game.view_for(state, viewer)
    if viewer is None or still:
        return Face(game, state, viewer, view, [], [], still)
    legal, forms = game.legal_actions(state, viewer), game.forms(state, viewer)
    return Face(game, state, viewer, view, legal, forms, still)


def update_message(game: AnyGame, step: Step, viewer: Viewer, before: Face, after: Face) -> bytes:
    """The update to the next version for one viewer; depends on nothing but what that viewer may know."""
    message: dict[str, Any] = {
        "type": "update",
        "version": step.version,
        "events": [shown(game, event, step.after, viewer) for event in step.events],
        "patch": merge_patch.difference(before.view, after.view),
    }
    if before.legal != after.legal:
        message["legal"] = game.group_actions(after.legal)
    if before.forms != after.forms:
        message["forms"] = after.forms
    if before.unavailable != after.unavailable:
        message["unavailable"] = after.unavailable
    if before.prospects != after.prospects:
        message["prospects"] = after.prospects
    return orjson.dumps(message)


def _says_nothing(version: int) -> bytes:
    """An update that holds nothing but a version."""
    return orjson.dumps({"type": "update", "version": version, "events": [], "patch": {}})


def _compact_copy(message: bytes) -> bytes:
    """A copy of a message for keeping, because the serializer's buffer takes four kilobytes, however short the message."""
    return bytes(memoryview(message))


@dataclass(slots=True)
class _LogLine:
    version: int
    events: Sequence[Happening] | str


@dataclass(slots=True)
class _Move:
    """What is kept of a move that counts: whose it was, and how much had been drawn and rolled after it.
    `before` is the state it began with, as long as it may be taken back."""

    seat: int | None
    kind: str
    drawn: Counter[str]
    luck: Luck
    before: State | None = None


class LiveGame:
    """The newest state of a running or finished game; steps go in, messages come out."""

    def __init__(self, game: AnyGame, state: State, version: int, seats: int) -> None:
        self.game = game
        self.state = state
        self.version = version
        self.moved_at = version
        """The last version that was more than something beside the game."""
        self.requests: dict[str, tuple[int, dict[str, Any]]] = {}
        self._course = Course[_Move]()
        self.luck_known = False
        """Whether of all that was rolled it is known what it brought."""
        self._luck_told = Luck.before_any_roll(seats)
        self.clock: dict[str, int] | None = None
        """Milliseconds that each seat had left after the newest entry, if the table has clocks."""
        self.legal: list[list[Action]] = []
        self.forms: list[list[dict[str, Any]]] = []
        self.changed_at = [version] * seats
        self._seats = range(seats)
        self._steps: deque[Step] = deque(maxlen=KEPT_VERSIONS)
        self._log: deque[_LogLine] = deque(maxlen=LOG_VERSIONS)
        self._faces: dict[Viewer, Face] = {}
        self._earlier_faces: dict[Viewer, Face] = {}
        self._public: dict[str, Any] | None = None
        self._redacted: dict[Viewer, deque[tuple[int, bytes]]] = {}
        self._geometry = orjson.Fragment(orjson.dumps(self.game.geometry_for(state)))
        self._look_at_choices()

    @classmethod
    def from_log(cls, table: TableRecord, loaded: Loaded) -> "LiveGame":
        """The game as its log left it."""
        live = cls(table.game, loaded.state, loaded.entries[-1].seq, len(table.seats))
        live.remember(loaded.entries)
        return live

    @property
    def standing(self) -> Standing:
        """How the table stands besides its game."""
        return self._course.standing

    @property
    def over(self) -> bool:
        """Whether somebody has won, or the table has ended the game."""
        return self.state.over or self.standing.ended is not None

    @property
    def _stands_still(self) -> bool:
        """Whether the table lets nobody move: the game is paused, or the table has ended it."""
        return self.standing.paused or self.standing.ended is not None

    @property
    def drawn(self) -> Counter[str]:
        """How many rolls, cards, orders and numbers chance was asked for in the moves that count."""
        return self._course.newest.drawn

    def remember(self, entries: Sequence[StoredEntry]) -> None:
        """Lines stored before this object was made."""
        for entry in entries:
            self.requests[entry.request] = entry.seq, entry.action
            self._log.append(_LogLine(entry.seq, entry.events))
            self.clock = entry.clock or self.clock
        self.luck_known = not any(lacks_luck(self.game, entry) for entry in entries)
        self._course = Course()
        for entry in entries:
            if is_act(entry.action):
                self._course.act(entry.action)
            else:
                self._course.move(entry.seq, self._move(entry, entry.luck))
        self._look_at_choices()

    def _move(self, entry: Entry | StoredEntry, roll: Roll | None) -> _Move:
        drawn = tally(entry.outcomes)
        if self._course.moves:
            drawn += self._course.newest.drawn
        luck = self.luck if roll is None else self.luck.after(roll)
        return _Move(entry.seat, entry.action.get("type", ""), drawn, luck)

    def luck_of(self, events: Sequence[Happening]) -> Roll | None:
        """What a roll among events that follow now brings; None where nobody rolls."""
        luck = self.game.luck
        return None if luck is None else luck.of_roll(self.state, events)

    def advance(
        self, state: State, events: Sequence[Happening], entry: Entry | StoredEntry
    ) -> Step:
        """Swap in the next version, a move of which the log has this entry."""
        version, move = self.version + 1, self._move(entry, entry.luck or self.luck_of(events))
        if self.game.can_undo(events) and not is_own_request(entry.request):
            move.before = self.state
        earlier = self._course.moves
        if move.before is None or (earlier and earlier[-1].kept.seat != move.seat):
            self._settle()
        self._course.move(version, move)
        return self._next(state, tuple(events), entry)

    def act(self, entry: Entry | StoredEntry, state: State | None = None) -> Step:
        """Swap in the next version, an act of the table; `state` is where a rewind leads."""
        stood_still = self._stands_still
        self._course.act(entry.action)
        happening = told(entry.action, entry.seat)
        return self._next(state or self.state, (happening,), entry, True, stood_still)

    def _settle(self) -> None:
        """Forget the earlier states: nothing done so far can be taken back any more."""
        for move in reversed(self._course.moves):
            if move.kept.before is None:
                return
            move.kept.before = None

    def _next(
        self,
        state: State,
        events: tuple[Happening, ...],
        entry: Entry | StoredEntry,
        act: bool = False,
        stood_still: bool = False,
    ) -> Step:
        step = Step(self.version + 1, self.state, state, events, entry.seat, act, stood_still)
        if not self.game.is_beside_the_game(state, entry.action.get("type", "")):
            self.moved_at = step.version
        self.state, self.version = state, step.version
        self.requests[entry.request] = step.version, entry.action
        self.clock = entry.clock or self.clock
        self._steps.append(step)
        self._log.append(_LogLine(step.version, step.events))
        self._earlier_faces, self._faces, self._public = self._faces, {}, None
        self._look_at_choices()
        return step

    def last_move_of(self, seat: int) -> tuple[int, str] | None:
        """What a seat may take back: the version to go back to, and the kind of the move."""
        moves = self._course.moves
        if len(moves) < 2 or self.over or self.standing.paused:
            return None
        last = moves[-1].kept
        if last.seat != seat or last.before is None:
            return None
        return moves[-2].version, last.kind

    def state_before(self, to: int) -> State | None:
        """The state at an earlier version, if it is at hand."""
        after = next((move for move in self._course.moves if move.version > to), None)
        return None if after is None else after.kept.before

    @property
    def luck(self) -> Luck:
        """What the rolls brought in the moves that count."""
        if not self._course.moves:
            return Luck.before_any_roll(len(self._seats))
        return self._course.newest.luck

    def luck_message(self) -> bytes:
        """What rolls brought so far, for everybody."""
        return self.luck.message()

    def luck_news(self) -> bytes | None:
        """The same, if it is known and has changed since somebody asked here."""
        if not self.luck_known or self.luck == self._luck_told:
            return None
        self._luck_told = self.luck
        return self.luck_message()

    def counts(self, version: int) -> bool:
        """Whether this version is a move that counts."""
        return self._course.counts(version)

    def _look_at_choices(self) -> None:
        """Who may do what now; notes whose choices changed, which is what makes an act stale."""
        game, seats, state, still = self.game, self._seats, self.state, self._stands_still
        legal = [[] if still else game.legal_actions(state, seat) for seat in seats]
        forms = [[] if still else game.forms(state, seat) for seat in seats]
        if self.legal:
            for seat in seats:
                if legal[seat] != self.legal[seat] or forms[seat] != self.forms[seat]:
                    self.changed_at[seat] = self.version
        self.legal, self.forms = legal, forms

    def face(self, viewer: Viewer) -> Face:
        """The view of a viewer now."""
        known = self._faces.get(viewer)
        if known is None:
            if self._public is None:
                self._public = self.game.public_view(self.state)
            view = self.game.seen_by(self.state, viewer, self._public)
            legal, forms = ([], []) if viewer is None else (self.legal[viewer], self.forms[viewer])
            still = self._stands_still
            known = Face(self.game, self.state, viewer, view, legal, forms, still)
            self._faces[viewer] = known
        return known

    def update_for(self, step: Step, viewer: Viewer) -> bytes:
        """The newest step as an update."""
        before = self._earlier_faces.get(viewer)
        if before is None:
            before = face(self.game, step.before, viewer, still=step.stood_still)
        after = self.face(viewer)
        message = step.told[viewer] = _compact_copy(
            update_message(self.game, step, viewer, before, after)
        )
        return message

    def updates_for(self, step: Step, viewer: Viewer) -> list[bytes]:
        """What a viewer hears of the newest step. One that says nothing waits for the next that says something: nobody can tell
        whether, when or how often an answer was given before it is opened."""
        message = self.update_for(step, viewer)
        if self._is_silent(step, viewer):
            return []
        messages = [message]
        for earlier in itertools.islice(reversed(self._steps), 1, None):
            if not self._is_silent(earlier, viewer):
                break
            messages.append(self._told(earlier, viewer))
        return messages[::-1]

    def _is_silent(self, step: Step, viewer: Viewer) -> bool:
        """Whether a step says nothing to a viewer who had no part in it: what was done is hidden, as a sealed answer is."""
        if step.events or step.seat == viewer:
            return False
        return self._told(step, viewer) == _says_nothing(step.version)

    def told_version(self, viewer: Viewer) -> int:
        """The newest version of which a viewer has heard."""
        version = self.version
        for step in itertools.takewhile(
            lambda each: self._is_silent(each, viewer), reversed(self._steps)
        ):
            version = step.version - 1
        return version

    def missed_since(self, version: int, viewer: Viewer) -> list[bytes] | None:
        """The updates after a version, exactly as they were sent; None when that is too long ago."""
        newest = self.told_version(viewer)
        if version == newest:
            return []
        missed = [step for step in self._steps if version < step.version <= newest]
        if version > newest or not missed or missed[0].version != version + 1:
            return None
        if any(step.act for step in missed):
            return None
        return [self._told(step, viewer) for step in missed]

    def _told(self, step: Step, viewer: Viewer) -> bytes:
        message = step.told.get(viewer)
        if message is None:
            before = face(self.game, step.before, viewer)
            after = face(self.game, step.after, viewer)
            message = step.told[viewer] = _compact_copy(
                update_message(self.game, step, viewer, before, after)
            )
        return message

    def snapshot_for(self, viewer: Viewer) -> bytes:
        """Everything a viewer may know."""
        seen, version = self.face(viewer), self.told_version(viewer)
        return orjson.dumps(
            {
                "type": "snapshot",
                "version": version,
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
                    if line <= version
                ],
            }
        )

    def _log_for(self, viewer: Viewer) -> deque[tuple[int, bytes]]:
        """The log as one viewer may read it; kept, and only continued."""
        lines = self._redacted.setdefault(viewer, deque(maxlen=LOG_VERSIONS))
        known = lines[-1][0] if lines else -1
        for line in self._log:
            if line.version > known:
                if isinstance(line.events, str):
                    line.events = [
                        happening_of(self.game, event) for event in orjson.loads(line.events)
                    ]
                redacted = [shown(self.game, event, self.state, viewer) for event in line.events]
                lines.append((line.version, _compact_copy(orjson.dumps(redacted))))
        return lines
