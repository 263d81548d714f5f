"""The record of a game: published once it is over, with the proof that it was played so."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app import faults
from app.journal.acts import is_act
from app.journal.game_history import moves_that_count
from app.journal.loading import checked_log, damaged_snapshot, whole_log
from app.journal.log_reading import Line, Reader, complaint, engine_of
from app.journal.versions import Versions
from app.lobby.record import TableRecord
from app.offload import offload
from app.problems import Problem, damaged
from app.storage.digests import RecordBroken
from app.storage.events import EventStore, StoredEntry
from engine.api import NotInstalled
from engine.chance import Sealed, commitment


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying a game; `faults` is empty when all is as it should be. Sealed actions are not counted."""

    actions: int
    over: bool
    faults: tuple[str, ...]


async def published(store: EventStore, table: TableRecord) -> dict[str, Any]:
    """The whole record. Raises Problem while the game is running: it would show every hand."""
    if table.state != "finished":
        raise Problem(409, "not_over", "The record is available when the game is over.")
    try:
        entries = await checked_log(store, table)
    except RecordBroken as error:
        faults.report("record", error, table=table.code)
        raise damaged(table.code) from error
    return await offload(_whole_record, table, entries)


def _whole_record(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[str, Any]:
    counting = moves_that_count(entries)
    counted = {entry.seq for entry in counting}
    others = [entry for entry in entries if entry.seq not in counted]
    return {
        "engine": engine_of(entries[0].action),
        "game": table.game.key,
        "code": table.code,
        "name": table.name,
        "config": table.config,
        "seal": table.seal,
        "seed": table.seed.hex(),
        "nonces": list(table.nonces),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in table.seats],
        "start": {"outcomes": entries[0].outcomes, "state_hash": entries[0].state_hash},
        "actions": [_published(entry) for entry in counting[1:]],
        "acts": [_published(entry) for entry in others if is_act(entry.action)],
        "taken_back": [_published(entry) for entry in others if not is_act(entry.action)],
    }


def _published(entry: StoredEntry) -> dict[str, Any]:
    line = {
        "version": entry.seq,
        "seat": entry.seat,
        "action": entry.action,
        "outcomes": entry.outcomes,
        "at": entry.at,
    }
    return {**line, "state_hash": entry.state_hash} if entry.state_hash else line


async def verify(store: EventStore, table: TableRecord) -> Verdict:
    """Replay the stored game twice: with the recorded outcomes, and with every outcome drawn again from the seed."""
    try:
        entries = await whole_log(store, table.id)
    except RecordBroken as broken:
        return Verdict(0, False, (str(broken),))
    wrong: list[str] = []
    if commitment(table.seed) != table.seal:
        wrong.append("the seed is not the one that was sealed")
    if [entry.seq for entry in entries] != list(range(len(entries))) or not entries:
        wrong.append("the log has holes")
        return Verdict(max(0, len(entries) - 1), False, tuple(wrong))
    reader = Reader(table)
    try:
        for entry in entries:
            line = _read(reader, table, entry, wrong)
            if (what := complaint(table.game, line)) is not None:
                wrong.append(what)
    except Exception as error:
        named = isinstance(error, RecordBroken | NotInstalled)
        why = str(error) if named else type(error).__name__
        wrong.append(f"action {entry.seq} cannot be replayed ({why})")
    if not wrong and (seq := await damaged_snapshot(store, table, entries)) is not None:
        wrong.append(f"the snapshot after action {seq} is damaged; the game goes on without it")
    if reader.over != (table.state == "finished"):
        wrong.append(f"the table is marked {table.state}, which the log contradicts")
    versions = Versions.of_log(table.game, entries)
    return Verdict(versions.version_of(entries[-1].seq), reader.over, tuple(wrong))


def _read(reader: Reader, table: TableRecord, entry: StoredEntry, wrong: list[str]) -> Line:
    """Replay one more line; a move draws from the seed."""
    chance = Sealed(table.seed, table.nonces, reader.drawn)
    line = reader.read(entry, chance)
    if is_act(entry.action) or chance.outcomes == entry.outcomes:
        return line
    # Drawn outcomes are shown only once the game is over; the fault names the action alone.
    wrong.append(f"action {entry.seq}: its draws do not come from the sealed seed")
    return reader.read_again(entry)
