"""A game in memory: the newest state, what each viewer sees of it, and the last versions for who was away."""

import copy
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from app.protocol import merge_patch
from app.storage.events import Entry, StoredEntry
from engine import game
from engine.actions import Action
from engine.chance import tally
from engine.events import Event
from engine.state import State

KEPT_VERSIONS: Final = 20
LOG_VERSIONS: Final = 400

Viewer = int | None
"""A seat; None is a spectator."""


@dataclass(frozen=True, slots=True)
class Step:
    """One version: the state before it, what happened, the state after it."""

    version: int
    before: State
    after: State
    events: tuple[Event, ...]
    told: dict[Viewer, bytes] = field(default_factory=dict, compare=False)
    """The update as each viewer got it, for who comes back."""


@dataclass(frozen=True, slots=True)
class Face:
    """What one viewer sees of a state, and may do."""

    view: dict[str, Any]
    legal: list[Action]
    forms: list[dict[str, Any]]


def face(state: State, viewer: Viewer) -> Face:
    """Made from what is allowed, never from everything."""
    if viewer is None:
        return Face(game.view_for(state, None), [], [])
    return Face(
        game.view_for(state, viewer), game.legal_actions(state, viewer), game.forms(state, viewer)
    )


def update_message(step: Step, viewer: Viewer, before: Face, after: Face) -> bytes:
    """One version further, for one viewer; depends on nothing but what that viewer may know."""
    message: dict[str, Any] = {
        "type": "update",
        "version": step.version,
        "events": [game.event_to_json(event, step.after, viewer) for event in step.events],
        "patch": merge_patch.difference(before.view, after.view),
    }
    if before.legal != after.legal:
        message["legal"] = game.group_actions(after.legal)
    if before.forms != after.forms:
        message["forms"] = after.forms
    return orjson.dumps(message)


@dataclass(slots=True)
class _LogLine:
    version: int
    events: Sequence[Event] | str


class LiveGame:
    """The newest state of a running or finished game; steps go in, messages come out."""

    def __init__(self, state: State, version: int, seats: int) -> None:
        self.state = state
        self.version = version
        self.requests: dict[str, tuple[int, dict[str, Any]]] = {}
        self.drawn: Counter[str] = Counter()
        """How many rolls, cards, orders and numbers chance was asked for."""
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
        self._geometry = orjson.Fragment(orjson.dumps(game.geometry_for(state)))
        self._look_at_choices()

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.state.winner >= 0)

    def remember(self, entries: Iterable[StoredEntry]) -> None:
        """Lines stored before this object was made."""
        for entry in entries:
            self.requests[entry.request] = entry.seq, entry.action
            self.drawn += tally(entry.outcomes)
            self._log.append(_LogLine(entry.seq, entry.events))

    def advance(self, state: State, events: Sequence[Event], entry: Entry | StoredEntry) -> Step:
        """Swap in the next version, of which the log has this entry."""
        step = Step(self.version + 1, self.state, state, tuple(events))
        self.state, self.version = state, step.version
        self.requests[entry.request] = step.version, entry.action
        self.drawn += tally(entry.outcomes)
        self._steps.append(step)
        self._log.append(_LogLine(step.version, step.events))
        self._earlier_faces, self._faces, self._public = self._faces, {}, None
        self._look_at_choices()
        return step

    def _look_at_choices(self) -> None:
        """Who may do what now; notes whose choices changed, which is what makes an act stale."""
        legal = [game.legal_actions(self.state, seat) for seat in self._seats]
        forms = [game.forms(self.state, seat) for seat in self._seats]
        if self.legal:
            for seat in self._seats:
                if legal[seat] != self.legal[seat] or forms[seat] != self.forms[seat]:
                    self.changed_at[seat] = self.version
        self.legal, self.forms = legal, forms

    def face(self, viewer: Viewer) -> Face:
        """What a viewer sees now."""
        known = self._faces.get(viewer)
        if known is None:
            if self._public is None:
                self._public = game.public_view(self.state)
            view = game.seen_by(self.state, viewer, self._public)
            if viewer is None:
                known = Face(view, [], [])
            else:
                known = Face(view, self.legal[viewer], self.forms[viewer])
            self._faces[viewer] = known
        return known

    def update_for(self, step: Step, viewer: Viewer) -> bytes:
        """The newest step as an update."""
        before = self._earlier_faces.get(viewer) or face(step.before, viewer)
        message = step.told[viewer] = update_message(step, viewer, before, self.face(viewer))
        return message

    def missed_since(self, version: int, viewer: Viewer) -> list[bytes] | None:
        """The updates after a version, exactly as they were sent; None when that is too long ago."""
        if version == self.version:
            return []
        missed = [step for step in self._steps if step.version > version]
        if version > self.version or not missed or missed[0].version != version + 1:
            return None
        return [self._told(step, viewer) for step in missed]

    def _told(self, step: Step, viewer: Viewer) -> bytes:
        message = step.told.get(viewer)
        if message is None:
            before, after = face(step.before, viewer), face(step.after, viewer)
            message = step.told[viewer] = update_message(step, viewer, before, after)
        return message

    def snapshot_for(self, viewer: Viewer) -> bytes:
        """Everything a viewer may know."""
        seen = self.face(viewer)
        return orjson.dumps(
            {
                "type": "snapshot",
                "version": self.version,
                "seat": viewer,
                "geometry": self._geometry,
                "view": seen.view,
                "legal": game.group_actions(seen.legal),
                "forms": seen.forms,
                "log": [
                    {"version": version, "events": orjson.Fragment(events)}
                    for version, events in self._log_for(viewer)
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
                        game.event_from_json(event) for event in orjson.loads(line.events)
                    ]
                redacted = [game.event_to_json(event, self.state, viewer) for event in line.events]
                lines.append((line.version, orjson.dumps(redacted)))
        return lines

    def copy_of_choices(
        self, seat: int
    ) -> tuple[dict[str, Any], list[Action], list[dict[str, Any]]]:
        """What a bot is asked with: its own view and choices, for it to keep."""
        return (
            game.view_for(self.state, seat),
            list(self.legal[seat]),
            copy.deepcopy(self.forms[seat]),
        )
