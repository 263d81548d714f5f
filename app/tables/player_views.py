"""Player views: the view and the choices of each viewer in a state, and the update from one version to the next."""

from dataclasses import dataclass, field
from typing import Any

import orjson

from app.journal.log_event import LogEvent, event_for
from app.protocol import merge_patch
from engine.api import Action, AnyGame, Prospects, State, Unavailable, Viewer


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the log: the state before it, its events, the state after it."""

    version: int
    before: State
    after: State
    events: tuple[LogEvent, ...]
    seat: int | None = None
    """The seat that acted; None if no seat did."""
    act: bool = False
    """True for an act of the table, which is not a move of the game."""
    halted_before: bool = False
    """True if the game was at a standstill before it: no player could move."""
    halted_after: bool = False
    """True if the game is at a standstill after it."""
    sealed: bool = False
    """True if only its seat may notice it; it has no version of its own."""
    sent: dict[Viewer, bytes] = field(default_factory=dict, compare=False)
    """The update as each viewer got it, for viewers who reconnect."""
    left_as_it_was: dict[int, bool] = field(default_factory=dict, compare=False)
    """By seat: whether it has the same choices after it as before; only for seats that were checked."""


@dataclass(slots=True)
class PlayerView:
    """A viewer's view of a state, and the choices of its seat."""

    game: AnyGame
    state: State
    viewer: Viewer
    view: dict[str, Any]
    legal: list[Action]
    forms: list[dict[str, Any]]
    halted: bool
    """True if the game is at a standstill."""
    _unavailable: list[Unavailable] | None = None
    _prospects: Prospects | None = None

    # Computed only if it is sent; bots do not need it.

    @property
    def unavailable(self) -> list[Unavailable]:
        """The reasons why other things are not possible."""
        if self._unavailable is None:
            if self.viewer is None or self.halted:
                self._unavailable = []
            else:
                self._unavailable = self.game.unavailable(self.state, self.viewer)
        return self._unavailable

    @property
    def prospects(self) -> Prospects:
        """The consequences of the legal actions."""
        if self._prospects is None:
            self._prospects = self.game.prospects(self.state, self.legal) if self.legal else {}
        return self._prospects


class Choices:
    """The choices of the seats in a state, computed on demand; `halted`: the game is at a standstill."""

    def __init__(self, game: AnyGame, state: State, *, halted: bool) -> None:
        self._game, self._state, self._halted = game, state, halted
        self._legal: dict[int, list[Action]] = {}
        self._forms: dict[int, list[dict[str, Any]]] = {}

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat that can be listed."""
        if seat not in self._legal:
            self._legal[seat] = [] if self._halted else self._game.legal_actions(self._state, seat)
        return self._legal[seat]

    def listed(self, seat: int) -> list[Action] | None:
        """The legal actions of a seat if they have been listed before; None if not."""
        return self._legal.get(seat)

    def forms(self, seat: int) -> list[dict[str, Any]]:
        """The forms of a seat, for actions that cannot be listed."""
        if seat not in self._forms:
            self._forms[seat] = [] if self._halted else self._game.forms(self._state, seat)
        return self._forms[seat]

    def are_those_of(self, other: "Choices", seat: int) -> bool:
        """Check whether a seat has the same choices in both states."""
        return self.legal(seat) == other.legal(seat) and self.forms(seat) == other.forms(seat)


def player_view(game: AnyGame, state: State, viewer: Viewer, *, halted: bool = False) -> PlayerView:
    """A viewer's view, built only from what is allowed; `halted`: the game is at a standstill."""
    view = game.view_for(state, viewer)
    if viewer is None:
        return PlayerView(game, state, viewer, view, [], [], halted)
    choices = Choices(game, state, halted=halted)
    return PlayerView(
        game, state, viewer, view, choices.legal(viewer), choices.forms(viewer), halted
    )


def update_message(
    game: AnyGame, step: Step, viewer: Viewer, before: PlayerView, after: PlayerView
) -> bytes:
    """The update to the next version for one viewer; depends only on what that viewer may know."""
    message: dict[str, Any] = {
        "type": "update",
        "version": step.version,
        "events": [event_for(game, event, step.after, viewer) for event in step.events],
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


def compact_copy(message: bytes) -> bytes:
    """A compact copy of a message for keeping, because the serializer's buffer takes four kilobytes, however short the message."""
    return bytes(memoryview(message))
