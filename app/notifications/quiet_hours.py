"""Quiet hours: a time of day in a player's own time zone during which notices wait."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from app.problems import invalid

USUAL_ZONE: Final = "UTC"


def zone_called(name: str) -> ZoneInfo:
    """The time zone with this name; UTC if this server does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(USUAL_ZONE)


def checked_zone(name: str) -> str:
    """The name of a time zone that this server knows. Raises Problem."""
    if zone_called(name).key != name:
        raise invalid(f"This server does not know the time zone {name[:40]}.")
    return name


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one time of day until another, perhaps over midnight; none if both are the same."""

    begin: time
    end: time
    zone: str

    @classmethod
    def of(cls, begin: str, end: str, zone: str) -> "QuietHours":
        """Quiet hours as they are stored."""
        return cls(time.fromisoformat(begin), time.fromisoformat(end), zone)

    def ends_after(self, at: int) -> int | None:
        """The end of the quiet hours at a moment, both in milliseconds since 1970; None if it is not within them."""
        local = datetime.fromtimestamp(at / 1000, zone_called(self.zone))
        now = local.time()
        if self.begin <= self.end:
            quiet = self.begin <= now < self.end
        else:
            quiet = now >= self.begin or now < self.end
        if not quiet:
            return None
        day = local if now < self.end else local + timedelta(days=1)
        end = day.replace(
            hour=self.end.hour, minute=self.end.minute, second=0, microsecond=0, fold=0
        )
        # An hour that daylight saving skips, or repeats, must not end before it began.
        return max(round(end.timestamp() * 1000), at + 1)
