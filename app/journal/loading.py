"""A game loaded from its log: the newest snapshot, and the actions after it replayed with the recorded random outcomes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from app import faults
from app.journal.acts import Rewind, act_in, is_act
from app.journal.game_history import history_of, moves_that_count
from app.journal.log_reading import complaint, lacks_luck, lines, new_game, replay_move, rolls
from app.lobby.record import TableRecord
from app.offload import offload, with_pauses
from app.storage.database import StorageDamaged, StorageFailed
from app.storage.digests import RecordBroken
from app.storage.events import EventStore, StateSnapshot, StoredEntry
from engine import ENGINE_VERSION
from engine.api import AnyGame, NotInstalled, Roll, State
from engine.chance import Recorded, commitment

ENGINE: Final = str(ENGINE_VERSION)
SNAPSHOT_EVERY: Final = 32
PAGE: Final = 250


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as its log has it, ready to continue."""

    entries: list[StoredEntry]
    state: State


async def whole_log(store: EventStore, game_id: str) -> list[StoredEntry]:
    """Every line of a game's log, from its start."""
    entries: list[StoredEntry] = []
    while True:
        page = await store.tail(game_id, len(entries) - 1, PAGE)
        entries += page
        if len(page) < PAGE:
            return entries


async def checked_log(store: EventStore, table: TableRecord) -> list[StoredEntry]:
    """The whole log, as it was stored; that of an earlier version is replayed to prove it. Raises RecordBroken."""
    if commitment(table.seed) != table.seal:
        raise RecordBroken("the seed is not the one that was sealed")
    entries = await whole_log(store, table.id)
    if [entry.seq for entry in entries] != list(range(len(entries))) or not entries:
        raise RecordBroken("the log has holes")
    if table.state == "finished" and not _may_be_the_end(entries[-1]):
        raise RecordBroken("the end of the game is missing")
    proved = all(entry.proved for entry in entries)
    if not proved:
        await offload(_prove, table, entries)
    luck = await _missing_luck(table, entries)
    if luck or not proved:
        await store.add_digests(table.id, luck)
    return [
        replace(entry, luck=luck[entry.seq]) if entry.seq in luck else entry for entry in entries
    ]


async def _missing_luck(table: TableRecord, entries: Sequence[StoredEntry]) -> Mapping[int, Roll]:
    """The luck of each roll, for a running game that an earlier version began."""
    lacking = any(lacks_luck(table.game, entry) for entry in entries)
    if table.state == "finished" or not lacking:
        return {}
    try:
        return await offload(rolls, table, entries)
    except Exception as error:  # the game continues without
        faults.report("luck", error, table=table.code)
        return {}


def _may_be_the_end(entry: StoredEntry) -> bool:
    """Check whether a log may end with this entry; a move that ends a game has the state's hash (see hash_for_log)."""
    act = act_in(entry.action)
    return entry.state_hash != "" if act is None else act.ends_game


def _prove(table: TableRecord, entries: Sequence[StoredEntry]) -> None:
    """Replay the log; a line without a digest must have the events that its replay has. Raises RecordBroken."""
    seq = 0
    try:
        for line in lines(table, entries):
            seq = line.entry.seq + 1
            if (wrong := complaint(table.game, line)) is not None:
                raise RecordBroken(wrong)
    except RecordBroken:
        raise
    except NotInstalled as error:
        raise RecordBroken(error.text) from error
    except Exception as error:
        raise RecordBroken(f"action {seq} cannot be replayed ({type(error).__name__})") from error


async def load_game(store: EventStore, table: TableRecord) -> Loaded:
    """Load the game of a table. Raises RecordBroken if the log does not fit together."""
    entries = await checked_log(store, table)
    snapshot = await _snapshot(store, table, entries)
    state = await offload(_newest_state, table, entries, snapshot)
    if table.state == "finished" and not (state.over or history_of(entries).status.ended):
        raise RecordBroken("the end of the game is missing")
    return Loaded(entries, state)


def _newest_state(
    table: TableRecord, entries: list[StoredEntry], snapshot: StateSnapshot | None
) -> State:
    state = None if snapshot is None else _from_snapshot(snapshot, table, entries)
    return _from_the_start(table, entries) if state is None else state


async def _snapshot(
    store: EventStore, table: TableRecord, entries: list[StoredEntry]
) -> StateSnapshot | None:
    """The newest snapshot; None if there is no usable one, for whatever reason."""
    try:
        snapshot = await store.snapshot(table.id)
    except StorageFailed as error:
        if not isinstance(error, StorageDamaged):
            raise
        faults.report("snapshot", error, table=table.code)
        return None
    except RecordBroken as error:
        faults.report("snapshot", error, table=table.code)
        return None
    if snapshot is None or snapshot.engine != ENGINE or snapshot.seq >= len(entries):
        return None
    since = entries[snapshot.seq + 1 :]
    if any(_goes_back_behind(snapshot.seq, entry.action) for entry in since):
        return None  # its state was taken back
    return snapshot


def _from_snapshot(
    snapshot: StateSnapshot, table: TableRecord, entries: list[StoredEntry]
) -> State | None:
    """The newest state, loaded faster; the log has the hash that proves the snapshot."""
    try:
        state: State = table.game.state_from_json(snapshot.state)
        if table.game.state_hash(state) != entries[snapshot.seq].state_hash:
            raise RecordBroken(f"the snapshot after action {snapshot.seq} is not as it was stored")
        return _followed(table.game, state, moves_that_count(entries[snapshot.seq + 1 :]), entries)
    except Exception as error:
        faults.report("snapshot", error, table=table.code)
        return None


async def damaged_snapshot(
    store: EventStore, table: TableRecord, entries: Sequence[StoredEntry]
) -> int | None:
    """The action after which the newest snapshot was taken, if it is damaged; -1 if that action is unknown. A snapshot that was taken
    after these entries were read does not count."""
    seq = -1
    try:
        snapshot = await store.snapshot(table.id)
        if snapshot is None or snapshot.engine != ENGINE or snapshot.seq >= len(entries):
            return None
        seq = snapshot.seq
        state = table.game.state_from_json(snapshot.state)
        return None if table.game.state_hash(state) == entries[seq].state_hash else seq
    except Exception:
        return seq


def _goes_back_behind(seq: int, action: dict[str, Any]) -> bool:
    act = act_in(action)
    return isinstance(act, Rewind) and act.to < seq


def _followed(
    game: AnyGame, state: State, moves: list[StoredEntry], entries: list[StoredEntry]
) -> State:
    """The state after the moves. Raises RecordBroken if it is not the one that was played."""
    for move in with_pauses(moves):
        state, _events = replay_move(game, state, move, Recorded(move.outcomes))
        if move.state_hash and game.state_hash(state) != move.state_hash:
            raise RecordBroken(f"the state after action {move.seq} is not the one that was played")
    head = entries[-1]
    if is_act(head.action) and head.state_hash and game.state_hash(state) != head.state_hash:
        raise RecordBroken(f"the state after action {head.seq} is not the one that was played")
    return state


async def state_at(store: EventStore, table: TableRecord, version: int) -> State:
    """The state after an earlier line of the log, replayed from the start."""
    entries = [entry for entry in await whole_log(store, table.id) if entry.seq <= version]
    return await offload(_from_the_start, table, entries)


def _from_the_start(table: TableRecord, entries: list[StoredEntry]) -> State:
    start = entries[0]
    state, _events = new_game(table.game, table.config, Recorded(start.outcomes), start.action)
    return _followed(table.game, state, moves_that_count(entries)[1:], entries)


def snapshot_of(game: AnyGame, state: State, version: int) -> StateSnapshot:
    """A snapshot to begin from the next time the game is loaded."""
    return StateSnapshot(version, ENGINE, game.state_to_json(state))


def hash_for_log(game: AnyGame, state: State, version: int) -> str:
    """The hash to store with the start, each snapshot and the end; the lines between are proved by their events."""
    return game.state_hash(state) if version % SNAPSHOT_EVERY == 0 or state.over else ""
