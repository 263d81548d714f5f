"""The last lines of the log, for the host's page: without codes of tables, and without anything that is not fit for the log itself."""

import re
import threading
from collections import deque
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any, Final

KEPT_LINES: Final = 500
LONGEST_VALUE: Final = 200
CODE: Final = re.compile(r"\b[A-HJ-NP-Z2-9]{5}\b")
"""Anything that may be the code of a table: with a code, anyone may take a seat there."""
SHOWN: Final[dict[str, str]] = {
    "name": "{}",
    "address": "{}",
    "why": "{}",
    "what": "{}",
    "chore": "{}",
    "error": "{}",
    "fault": "{}",
    "file": "{}",
    "directory": "{}",
    "version": "{}",
    "before": "{}",
    "after": "{}",
    "kilobytes": "{} kB",
    "seconds": "{} s",
    "minutes": "{} min",
    "days": "{} d",
    "games": "{}",
    "pid": "{}",
    "count": "{}",
}
"""The fields that the page shows, and their formats. Others, such as lines of code or messages of a database, are in the log only."""
OF_PEOPLE: Final = ("name",)
"""Fields that are not searched for codes of tables."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log."""

    at: str
    level: str
    event: str
    table: str | None
    """The code of the line's table, for looking up its name; it is not shown."""
    about: str


class Tail:
    """The lines, oldest first. The log is written from several threads."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque(maxlen=KEPT_LINES)
        self._lock = threading.Lock()

    def __call__(
        self, _logger: Any, _method: str, event: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Keep a line, as a processor of structlog."""
        line = Line(
            at=str(event.get("timestamp", "")),
            level=str(event.get("level", "")),
            event=_without_codes(str(event.get("event", "")))[:LONGEST_VALUE],
            table=event["table"] if isinstance(event.get("table"), str) else None,
            about=_about(event),
        )
        with self._lock:
            self._lines.append(line)
        return event

    def last(self, count: int) -> list[Line]:
        """The newest lines, newest first."""
        with self._lock:
            return list(self._lines)[: -count - 1 : -1]


def _about(event: Mapping[str, Any]) -> str:
    return ", ".join(
        shown.format(str(event[name]) if name in OF_PEOPLE else _without_codes(str(event[name])))
        for name, shown in SHOWN.items()
        if event.get(name) not in (None, "")
    )[:LONGEST_VALUE]


def _without_codes(text: str) -> str:
    return CODE.sub("…", text)


TAIL: Final = Tail()
"""The lines of this process."""
