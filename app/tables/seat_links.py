"""Private links that move a seat to another browser: each works once, and not for long."""

import secrets
import time
from typing import Final

from app.lobby.record import TableRecord

LASTS_SECONDS: Final = 900.0
MOST_OF_A_SEAT: Final = 8
"""The largest number of links to one seat: the oldest one stops working when there are more."""


class SeatLinks:
    """The unused links of one table; in memory only."""

    def __init__(self) -> None:
        self._links: dict[str, tuple[int, float]] = {}

    def link_to(self, seat: int) -> str:
        """A new secret for this seat."""
        now = time.monotonic()
        self._links = {known: link for known, link in self._links.items() if link[1] > now}
        of_seat = [known for known, (leads_to, _) in self._links.items() if leads_to == seat]
        if len(of_seat) >= MOST_OF_A_SEAT:
            del self._links[of_seat[0]]
        secret = secrets.token_urlsafe(24)
        self._links[secret] = seat, now + LASTS_SECONDS
        return secret

    def follow(self, before: TableRecord, after: TableRecord) -> None:
        """Drop the links of seats that have another occupant: a link works as long as the player for whom it was made has the seat."""
        self._links = {
            secret: (seat, until)
            for secret, (seat, until) in self._links.items()
            if _sitting(before, seat) == _sitting(after, seat)
        }

    def used(self, secret: str) -> int | None:
        """The seat that a secret leads to, if any; the secret cannot be used again."""
        seat, until = self._links.pop(secret, (None, 0.0))
        return seat if until > time.monotonic() else None


def _sitting(record: TableRecord, seat: int) -> str | None:
    return record.seats[seat].guest if seat < len(record.seats) else None
