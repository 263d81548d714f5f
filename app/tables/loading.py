"""A game from the log: the newest snapshot and the actions after it, chance reciting what it said."""

from typing import Any, Final

from app import faults
from app.storage.database import StorageFailed
from app.storage.events import EventStore, RecordBroken, StateSnapshot, StoredEntry
from app.tables.live import LiveGame
from app.tables.record import TableRecord
from app.tables.standing import moves_that_count
from engine import ENGINE_VERSION, game
from engine.chance import Recorded
from engine.config import GameConfig
from engine.events import Event
from engine.state import State

ENGINE: Final = str(ENGINE_VERSION)
SNAPSHOT_EVERY: Final = 32
PAGE: Final = 1000


async def whole_log(store: EventStore, game_id: str) -> list[StoredEntry]:
    """Every line, from the start of the game."""
    entries: list[StoredEntry] = []
    while True:
        page = await store.tail(game_id, len(entries) - 1, PAGE)
        entries += page
        if len(page) < PAGE:
            return entries


def started(config: dict[str, Any], entry: StoredEntry) -> State:
    """The state with which a game began."""
    state, _events = game.new_game(GameConfig.from_json(config), Recorded(entry.outcomes))
    return state


def replayed(state: State, entry: StoredEntry) -> tuple[State, tuple[Event, ...]]:
    """One action further."""
    if entry.seat is None:
        raise RecordBroken(f"action {entry.seq} has no seat")
    action = game.action_from_json(entry.action, entry.seat, state)
    return game.play(state, action, Recorded(entry.outcomes))


async def load_game(store: EventStore, table: TableRecord) -> LiveGame:
    """The game of a table, ready to go on. Raises RecordBroken where the log does not fit together."""
    entries = await whole_log(store, table.id)
    if [entry.seq for entry in entries] != list(range(len(entries))) or not entries:
        raise RecordBroken("the log has holes")
    state = await _from_snapshot(store, table, entries)
    if state is None:
        state = _followed(started(table.config, entries[0]), moves_that_count(entries)[1:], entries)
    live = LiveGame(state, entries[-1].seq, len(table.seats))
    live.remember(entries)
    return live


async def _from_snapshot(
    store: EventStore, table: TableRecord, entries: list[StoredEntry]
) -> State | None:
    """The newest state, sooner; None where there is no snapshot of use, whatever is wrong with it."""
    try:
        snapshot = await store.snapshot(table.id)
        if snapshot is None or snapshot.engine != ENGINE or snapshot.seq >= len(entries):
            return None
        since = entries[snapshot.seq + 1 :]
        if any(_goes_back_behind(snapshot.seq, entry.action) for entry in since):
            return None  # what it shows was taken back
        state = game.state_from_json(snapshot.state)
        return _followed(state, moves_that_count(since), entries)
    except StorageFailed:
        raise
    except Exception as error:
        faults.report("snapshot", error, table=table.code)
        return None


def _goes_back_behind(seq: int, action: dict[str, Any]) -> bool:
    return action.get("table") == "rewind" and action["to"] < seq


def _followed(state: State, moves: list[StoredEntry], entries: list[StoredEntry]) -> State:
    """The state after the moves, which has to be the one that was played."""
    for move in moves:
        state, _events = replayed(state, move)
    head = entries[-1]
    if head.state_hash and game.state_hash(state) != head.state_hash:
        raise RecordBroken(f"the state after action {head.seq} is not the one that was played")
    return state


async def state_at(store: EventStore, table: TableRecord, version: int) -> State:
    """The state after an earlier version, played again from the start."""
    entries = [entry for entry in await whole_log(store, table.id) if entry.seq <= version]
    return _followed(started(table.config, entries[0]), moves_that_count(entries)[1:], entries)


def snapshot_of(state: State, version: int) -> StateSnapshot:
    """A state to begin from next time."""
    return StateSnapshot(version, ENGINE, game.state_to_json(state))


def hash_for_log(state: State, version: int) -> str:
    """Stored with the start, each snapshot and the end; the lines between are proved by their events."""
    return game.state_hash(state) if version % SNAPSHOT_EVERY == 0 or state.over else ""
