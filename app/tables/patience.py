"""How long bots wait for people to answer their offers: counted here, shown to everybody, the same whatever anybody holds."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import orjson

from app.tables.answers import Refusal
from app.tables.room import Room

WHILE_WRITING: Final = 3
"""Multiple of the usual patience, counted again from each sign that somebody is writing a counter-offer."""
MOST_FOR_WRITING: Final = 15
"""Multiple of the usual patience for one offer altogether, so that pretending to write holds nobody up forever."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A bot that waits: for whose answers, to which offers, since when, until when and how long in all, in seconds."""

    asked: list[int]
    offers: frozenset[int]
    began: float
    ends: float
    length: float


class Patience:
    """The waits of one table; in memory only.

    A bot waits for people who have the table open, were asked and have not answered: who that is, everybody sees. Whether
    they could pay is not asked, for everybody sees how long a bot waits, too."""

    def __init__(self, room: Room, usual: float) -> None:
        self._room = room
        self.usual = usual
        self.now: Callable[[], float] = time.monotonic
        self._waits: dict[int, Wait] = {}
        self._writing: dict[int, int] = {}
        self._told = ""

    def wind(self) -> None:
        """Somebody acted, came or went: who waits for whom now? Tell everyone."""
        asked = self._asked()
        self._writing = {
            seat: offer for seat, offer in self._writing.items() if self._may_write(seat, offer)
        }
        before, self._waits = self._waits, {}
        now = self.now()
        for maker, (offers, people) in asked.items():
            wait = before.get(maker)
            if wait is None or not offers <= wait.offers:
                self._waits[maker] = Wait(people, offers, now, now + self.usual, self.usual)
            else:
                self._waits[maker] = replace(wait, asked=people, offers=offers)
        self._tell()

    def _asked(self) -> dict[int, tuple[frozenset[int], list[int]]]:
        """By bot: its offers that wait for people who are here, and those people."""
        live, record = self._room.live, self._room.record
        if live is None or live.over or live.standing.paused or not self.usual:
            return {}
        stand_ins = live.standing.stand_ins
        people = set(self._room.people_here) - set(stand_ins)
        asked: dict[int, tuple[frozenset[int], list[int]]] = {}
        for offer, (maker, unanswered) in live.game.unanswered_offers(live.state).items():
            waited_for = people.intersection(unanswered)
            if waited_for and (record.seats[maker].kind == "bot" or maker in stand_ins):
                offers, seats = asked.get(maker, (frozenset(), []))
                asked[maker] = offers | {offer}, sorted(waited_for.union(seats))
        return asked

    def lasts(self, seat: int) -> bool:
        """Whether a bot may still wait."""
        wait = self._waits.get(seat)
        return wait is not None and self.now() < wait.ends

    def rings_in(self) -> float | None:
        """Seconds until the next patience ends; None while nobody waits."""
        now = self.now()
        coming = [wait.ends - now for wait in self._waits.values() if wait.ends > now]
        return min(coming, default=None)

    # Counter-offers in the making

    def write(self, seat: int, offer: int | None) -> Refusal | None:
        """Somebody writes a counter-offer to this offer, or (None) does not any more: who waits for it has patience."""
        if offer is None:
            if self._writing.pop(seat, None) is not None:
                self._tell()
            return None
        if not self._may_write(seat, offer):
            return Refusal("no_such_offer", "That offer is not waiting for your answer.")
        self._writing[seat] = offer
        for maker, wait in self._waits.items():
            if offer in wait.offers:
                length = self.usual * WHILE_WRITING
                latest = wait.began + self.usual * MOST_FOR_WRITING
                ends = max(wait.ends, min(self.now() + length, latest))
                self._waits[maker] = replace(wait, ends=ends, length=length)
        self._tell()
        self._room.on_change()
        return None

    def _may_write(self, seat: int, offer: int) -> bool:
        live = self._room.live
        if live is None or live.over or not self._room.is_here(seat):
            return False
        _, unanswered = live.game.unanswered_offers(live.state).get(offer, (None, ()))
        return seat in unanswered

    # Telling

    def _tell(self) -> None:
        facts = f"{sorted(self._waits.items())} {sorted(self._writing.items())}"
        if facts != self._told:
            self._told = facts
            self._room.audience.hear(self.message())

    def message(self) -> bytes:
        """Who waits for whom and for how many ms more, and who writes a counter-offer, as everybody may know it."""
        now = self.now()
        shown: dict[str, Any] = {
            str(seat): {
                "asked": wait.asked,
                "ends": max(0, round((wait.ends - now) * 1000)),
                "length": round(wait.length * 1000),
            }
            for seat, wait in sorted(self._waits.items())
        }
        writing = {str(seat): offer for seat, offer in sorted(self._writing.items())}
        return orjson.dumps({"type": "patience", "waits": shown, "writing": writing})
