"""The record of a game: what is published once it is over, and the proof that it was played so."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import orjson

from app import faults
from app.aside import aside
from app.problems import Problem, damaged
from app.storage.digests import RecordBroken
from app.storage.events import EventStore, StoredEntry
from app.tables.loading import checked_log, damaged_snapshot, whole_log
from app.tables.record import TableRecord
from app.tables.standing import Standing, is_act, moves_that_count, told
from engine import ENGINE_VERSION
from engine.board_game import game
from engine.board_game.catalog import configured
from engine.board_game.core.state import State
from engine.chance import Recorded, Sealed, commitment, tally


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying found; `faults` is empty when all is as it should be."""

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
    return await aside(_whole_record, table, entries)


def _whole_record(table: TableRecord, entries: list[StoredEntry]) -> dict[str, Any]:
    counting = moves_that_count(entries)
    counted = {entry.seq for entry in counting}
    others = [entry for entry in entries if entry.seq not in counted]
    return {
        "engine": ENGINE_VERSION,
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
    """Replay the stored game twice over: as recorded, and with every draw made again from the seed."""
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
    path: list[_Played] = []
    standing = Standing()
    try:
        for entry in entries:
            if is_act(entry.action):
                standing = standing.after(entry.action)
                if entry.action["table"] == "rewind":
                    while path[-1].seq > entry.action["to"]:
                        path.pop()
                happened = [told(entry.action, entry.seat)]
            else:
                happened = _replay(table, path, entry, wrong)
            if happened != orjson.loads(entry.events):
                wrong.append(f"action {entry.seq}: its events differ from the stored ones")
            if entry.state_hash and entry.state_hash != game.state_hash(path[-1].state):
                wrong.append(f"action {entry.seq}: its state differs from the stored one")
    except Exception as error:
        wrong.append(f"action {entry.seq} cannot be replayed ({type(error).__name__})")
    if not wrong and (seq := await damaged_snapshot(store, table, entries)) is not None:
        wrong.append(f"the snapshot after action {seq} is damaged; the game goes on without it")
    over = bool(path) and (path[-1].state.over or standing.ended is not None)
    if over != (table.state == "finished"):
        wrong.append(f"the table is marked {table.state}, the log says otherwise")
    return Verdict(len(entries) - 1, over, tuple(wrong))


@dataclass(frozen=True, slots=True)
class _Played:
    """A move that counts so far: its line, the state after it, how much was drawn up to there."""

    seq: int
    state: State
    drawn: Counter[str]


def _replay(
    table: TableRecord, path: list[_Played], entry: StoredEntry, wrong: list[str]
) -> list[dict[str, Any]]:
    """One move further on the path, with the luck of the seed; what happened."""
    before = path[-1].state if path else None
    drawn = path[-1].drawn if path else Counter[str]()
    chance = Sealed(table.seed, table.nonces, drawn)
    after, events = _next(table, before, entry, chance)
    if chance.outcomes != entry.outcomes:
        # What was drawn is shown only once the game is over; the fault names the action alone.
        wrong.append(f"action {entry.seq}: its draws do not come from the sealed seed")
        after, events = _next(table, before, entry, Recorded(entry.outcomes))
    path.append(_Played(entry.seq, after, drawn + tally(entry.outcomes)))
    return [game.event_to_json(event, after, game.EVERYTHING) for event in events]


def _next(table: TableRecord, state: Any, entry: StoredEntry, chance: Any) -> tuple[Any, Any]:
    if entry.seq == 0:
        return game.new_game(configured(table.config), chance)
    assert entry.seat is not None
    return game.play(state, game.action_from_json(entry.action, entry.seat, state), chance)
