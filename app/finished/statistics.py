"""Statistics of a finished game, which the game gathers in one pass over the moves that count."""

from collections.abc import Sequence
from typing import Any

from app.journal.game_history import history_of
from app.journal.log_reading import lines
from app.journal.outcome import ending, outcome
from app.lobby.record import TableRecord
from app.storage.events import StoredEntry


def statistics(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[str, Any]:
    """Figures of a whole game (docs/protocol.md §7); only the end and the points if the game gathers none."""
    history, gathering = history_of(entries), None
    counting = {move.version for move in history.moves}
    for line in lines(table, entries):
        state = line.after
        if line.entry.seq not in counting:
            continue
        if gathering is not None:
            gathering.add(line.entry.seq, line.before, line.events, line.after)
        elif line.entry.seq == 0 and table.game.statistics is not None:
            gathering = table.game.statistics(line.after)
    times = {"began": entries[0].at, "ended": entries[-1].at}
    if gathering is None:
        return {**times, **ending(table.game, state, history.status)}
    return {**times, **outcome(state, history.status), **gathering.to_json(state)}


def result(table: TableRecord, entries: Sequence[StoredEntry]) -> dict[str, Any]:
    """The end of a game, in short: all points, the winner, whether it was played to its end."""
    *_, last = lines(table, entries)
    status = history_of(entries).status
    return {"at": entries[-1].at, **ending(table.game, last.after, status)}
