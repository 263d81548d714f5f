"""Messages to each viewer of a table: the lobby, presence, updates of the game, and those that were missed."""

import itertools
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import orjson

from app import faults
from app.clock import now
from app.lobby import blocking
from app.lobby.group import Group
from app.lobby.guest import Guest
from app.tables.connection import Connection
from app.tables.context import TableContext
from app.tables.live import LiveGame
from app.tables.player_views import Step
from app.tables.throttle import Throttle

WATCHERS_EVERY_SECONDS: Final = 1.0
"""Seconds between two messages about spectators: a hundred people may come and go."""


class Broadcaster:
    """Sends to the audience of one table; changes nothing."""

    def __init__(
        self, context: TableContext, extra_messages: Callable[[], Iterable[bytes]]
    ) -> None:
        self._context = context
        self._extra_messages = extra_messages
        """Messages to newcomers to a running game that are not part of the game itself."""
        self._ordinals = itertools.count(now())
        """Higher in newer messages about the lobby, also if the table was unloaded in between."""
        self._watchers_changed = Throttle(WATCHERS_EVERY_SECONDS, self._watchers)

    # The lobby

    def lobby_for(self, guest: Guest | None) -> dict[str, Any]:
        """The table as a guest sees it."""
        record = self._context.record
        asker = guest.id if guest else None
        you, host = record.seat_of(asker), asker == record.host
        seated = host or you is not None
        settings = record.settings if seated else record.settings.without_voice()
        return {
            "code": record.code,
            "made": next(self._ordinals),
            "name": record.name,
            "state": record.state,
            "game": record.game.key,
            "host": host,
            **({} if you is None else {"you": you}),
            "config": record.config,
            "settings": settings.to_json(),
            "seal": record.seal,
            **({"next": record.next} if record.next else {}),
            **(_group_json(record.group) if seated else {}),
            "seats": [
                {
                    "seat": number,
                    "look": seat.look,
                    "kind": seat.kind,
                    **({"name": seat.name} if seat.kind != "free" else {}),
                    **({"level": seat.level} if seat.kind == "bot" else {}),
                    "ready": seat.ready,
                    "here": seat.kind == "bot" or self._context.is_here(number),
                    "host": seat.guest is not None and seat.guest == record.host,
                    **({"person": record.alias(seat.guest)} if host and seat.guest else {}),
                }
                for number, seat in enumerate(record.seats)
            ],
            **(blocking.as_the_host_sees(record, self._context.audience.watching) if host else {}),
        }

    def _lobby_bytes(self, connection: Connection) -> bytes:
        return orjson.dumps({"type": "lobby", **self.lobby_for(connection.guest)})

    def broadcast_lobby(self, but: Connection | None = None) -> None:
        """Broadcast the lobby."""
        for_watchers: bytes | None = None
        for connection in self._context.audience:
            if connection is but:
                continue
            if connection.seat is not None or self._is_host(connection):
                connection.send(self._lobby_bytes(connection))
            else:
                for_watchers = for_watchers or self._lobby_bytes(connection)
                connection.send(for_watchers)

    def send_lobby(self, connection: Connection) -> None:
        """Send the lobby to a newcomer."""
        connection.send(self._lobby_bytes(connection))

    def _is_host(self, connection: Connection) -> bool:
        return connection.guest is not None and connection.guest.id == self._context.record.host

    # Presence

    def presence_changed(self, connection: Connection) -> None:
        """Broadcast presence: at once for a player with a seat, and now and then for spectators."""
        if connection.seat is not None:
            self.broadcast_presence()
            self.broadcast_lobby(but=connection)
        elif not self._watchers_changed():
            connection.send(self._context.audience.presence(self._context.record))

    def broadcast_presence(self) -> None:
        """Broadcast presence."""
        self._context.audience.broadcast(self._context.audience.presence(self._context.record))

    def _watchers(self) -> None:
        """Broadcast the number of spectators, and send the host their names."""
        self.broadcast_presence()
        for connection in self._context.audience:
            if self._is_host(connection):
                connection.send(self._lobby_bytes(connection))

    # The game

    def broadcast_step(self, live: LiveGame, step: Step) -> None:
        """Broadcast a step."""
        updates: dict[int | None, bytes] = {}
        for connection in self._context.audience:
            viewer = connection.seat
            if viewer not in updates:
                updates[viewer] = self._made(step, partial(live.update_for, step, viewer))
            connection.send(updates[viewer])
        for connection in self._context.audience:
            self._send_status(live, connection)
        if self._context.audience and (luck := live.luck_news()) is not None:
            self._context.audience.broadcast(luck)

    def send_sealed(self, live: LiveGame, step: Step) -> None:
        """Send a seat the action that it has just sealed; the others get nothing."""
        for connection in self._context.audience:
            if connection.seat == step.seat:
                connection.send(self._made(step, partial(live.snapshot_for, step.seat)))

    def _made(self, step: Step, make: Callable[[], bytes]) -> bytes:
        """The message about a step or, if making it fails, a message about that: the step is stored all the same."""
        try:
            return make()
        except Exception as error:
            code = self._context.record.code
            fault = faults.report("update", error, table=code, version=step.version)
            return _trouble(fault, f"What happened cannot be shown. Error ID: {fault}.")

    def _send_status(self, live: LiveGame, connection: Connection) -> None:
        """Send the status of the table to a viewer, if it is new to them."""
        seat, last = connection.seat, None
        if seat is not None and self._context.record.settings.undo == "own":
            last = live.last_move_of(seat)
        if connection.status == (live.status, last):
            return
        connection.status = live.status, last
        status: dict[str, Any] = {"type": "standing", **live.status.to_json()}
        if last is not None:
            status["undo"] = {"to": last[0], "kind": last[1]}
        connection.send(orjson.dumps(status))

    def send_missed(self, live: LiveGame, connection: Connection, since: int | None) -> None:
        """Send a viewer the updates after a version, or a snapshot, and everything that is not part of the game."""
        missed = None if since is None else live.updates_since(since, connection.seat)
        for message in [live.snapshot_for(connection.seat)] if missed is None else missed:
            connection.send(message)
        connection.status = None
        self._send_status(live, connection)
        for message in self._extra_messages():
            connection.send(message)

    # The end

    def broadcast_trouble(self, fault: str, text: str) -> None:
        """Broadcast that this game cannot go on by itself, with the id of the report."""
        self._context.audience.broadcast(_trouble(fault, text))

    def dismiss(self, code: int, text: str) -> None:
        """Disconnect everyone."""
        for connection in self._context.audience:
            connection.dismiss(code, text)

    def stop(self) -> None:
        """Stop sending the number of spectators."""
        self._watchers_changed.stop()


def _group_json(group: Group | None) -> dict[str, Any]:
    """The group of a table with its link, for its host and players."""
    return {} if group is None else {"group": {"token": group.token, "name": group.name}}


def _trouble(fault: str, text: str) -> bytes:
    return orjson.dumps({"type": "trouble", "id": fault, "text": text})


def bots_message(*, impaired: bool) -> bytes:
    """The message about whether all bots play like easy ones for now."""
    return orjson.dumps({"type": "bots", "impaired": impaired})
