"""Evenings and seasons: when a game counts for which, in the time zone of its group."""

from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

DAY_BEGINS_AT: Final = timedelta(hours=6)
"""The time at which an evening is over: a game begun after midnight still belongs to it."""
MONTHS: Final = 3
FIRST_MONTHS: Final = (3, 6, 9, 12)
"""The months in which a season begins; the last one goes on into the next year."""
ALL_TIME: Final = "all"
"""The key of all seasons together."""


def evening_of(at: int, zone: str) -> date:
    """The evening of a moment, in milliseconds since 1970: the local day, which begins at six."""
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).replace(tzinfo=None)
    return (there - DAY_BEGINS_AT).date()


def season_of(evening: date) -> str:
    """The key of a season, which is the month in which it begins: `2026-09` for September to November."""
    first = (evening.month // MONTHS * MONTHS) or FIRST_MONTHS[-1]
    year = evening.year - (evening.month < FIRST_MONTHS[0])
    return f"{year}-{first:02}"
