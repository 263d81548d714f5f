"""The log of a finished game as a table for spreadsheets: a row for every event, with nothing hidden."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from app.journal.log_event import event_for
from app.journal.log_reading import lines
from app.lobby.record import TableRecord
from app.storage.events import StoredEntry
from engine.api import EVERYTHING

COLUMNS: Final = ("version", "at", "turn", "seat", "event", "facts")


def csv_log(table: TableRecord, entries: Sequence[StoredEntry]) -> str:
    """The log as CSV: `seat` is the acting seat, `facts` is JSON. Includes moves that were taken back, and the acts that took them back."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(_rows(table, entries))
    return text.getvalue()


def _rows(table: TableRecord, entries: Sequence[StoredEntry]) -> Iterator[tuple[Any, ...]]:
    for line in lines(table, entries):
        entry = line.entry
        at = datetime.fromtimestamp(entry.at / 1000, UTC).isoformat(timespec="milliseconds")
        for log_event in line.happenings:
            event = event_for(table.game, log_event, line.after, EVERYTHING)
            facts = {name: fact for name, fact in event.items() if name != "type"}
            yield (
                entry.seq,
                at,
                line.before.turn,
                entry.seat,
                event["type"],
                json.dumps(facts, sort_keys=True),
            )
