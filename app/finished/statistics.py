"""What a finished game tells: one pass over the moves that count, the engine doing the counting."""

from collections.abc import Sequence
from typing import Any

from app.finished.replay import lines
from app.journal.standing import Standing, is_act, moves_that_count
from app.lobby.record import TableRecord
from app.storage.digests import RecordBroken
from app.storage.events import StoredEntry
from app.tables.luck import Roll
from engine.board_game.core.events import Event, FirstPlayerChosen
from engine.board_game.core.names import Seat
from engine.board_game.core.state import State
from engine.board_game.figures.luck import of_roll
from engine.board_game.figures.statistics import Statistics, totals


def statistics(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[str, Any]:
    """Figures of a whole game (docs/protocol.md §7)."""
    counting = {entry.seq for entry in moves_that_count(entries)}
    state: State | None = None
    for line in lines(table, entries):
        if line.entry.seq not in counting:
            continue
        if state is None:
            gathered = Statistics(line.after)
        else:
            events = [event for event in line.happenings if isinstance(event, Event)]
            gathered.add(line.entry.seq, line.before, events, line.after)
        state = line.after
    if state is None:
        raise RecordBroken("the log has holes")
    return {
        "began": entries[0].at,
        "ended": entries[-1].at,
        **_outcome(state, _standing(entries)),
        **gathered.to_json(state),
    }


def rolls(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[int, Roll]:
    """By version: what each roll of a log brought, those that were taken back included."""
    found = {}
    for line in lines(table, entries):
        events = [event for event in line.happenings if isinstance(event, Event)]
        if (roll := of_roll(line.before, events)) is not None:
            found[line.entry.seq] = roll
    return found


def result(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[str, Any]:
    """How a game ended, in short: everybody's points, the winner, whether it was played to its end."""
    *_, last = lines(table, entries)
    return {"at": entries[-1].at, **ending(last.after, _standing(entries))}


def ending(state: State, standing: Standing) -> dict[str, Any]:
    """Likewise of a game that has just ended."""
    return {"points": totals(state), **_outcome(state, standing)}


def first_player(table: TableRecord, entries: Sequence[StoredEntry]) -> Seat:
    """Who began."""
    start = next(iter(lines(table, entries)))
    return next(event.seat for event in start.happenings if isinstance(event, FirstPlayerChosen))


def _standing(entries: Sequence[StoredEntry]) -> Standing:
    standing = Standing()
    for entry in entries:
        if is_act(entry.action):
            standing = standing.after(entry.action)
    return standing


def _outcome(state: State, standing: Standing) -> dict[str, Any]:
    if standing.ended is not None:
        how = {"how": standing.ended.how}
        return how if standing.ended.winner is None else {**how, "winner": standing.ended.winner}
    return {"winner": state.winner}
