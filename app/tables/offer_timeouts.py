"""Time-outs of offers: bots wait for people to answer their offers, for a time that everyone sees, and that, with others at the table, is
the same whatever their cards."""

import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

import orjson

from app.answers import Refusal
from app.tables.context import TableContext
from app.tables.pace import Pace

WRITING_FACTOR: Final = 3
"""Multiple of the usual patience, counted again from each sign that a player is writing a counter-offer."""
LONGEST_WRITING_FACTOR: Final = 15
"""Multiple of the usual patience for one offer altogether, so that pretending to write cannot delay the game forever."""
Asked: TypeAlias = tuple[frozenset[int], list[int]]
"""Offers of one bot, and the people who have not answered all of them."""
READING_SECONDS: Final = 2.0
"""Seconds needed to read an offer: a bot makes none if less of its patience is left."""


@dataclass(frozen=True, slots=True)
class OfferWait:
    """A bot's wait: the people and the offers, its start, its end and its length, in seconds."""

    asked: list[int]
    offers: frozenset[int]
    began: float
    ends: float
    length: float
    brief: bool = False
    """True if it is over at once because the only person here could pay none of the offers."""


class OfferTimeouts:
    """The waits of one table; in memory only.

    A bot waits for people who have the table open, were asked and have not answered: everyone can see that. It has a fixed patience for a
    turn, whatever the number of its offers. Ability to pay does not matter, because everyone sees the length of a wait, too; only to a
    player alone with bots it may be revealed."""

    def __init__(self, context: TableContext, usual: float, pace: Pace) -> None:
        self._context = context
        self._usual = usual
        self._pace = pace
        self._turn = 0
        self._spent: defaultdict[int, float] = defaultdict(float)
        """By bot, the seconds that it has waited this turn."""
        self.now: Callable[[], float] = time.monotonic
        self._waits: dict[int, OfferWait] = {}
        self._writing: dict[int, int] = {}
        self._sent = ""

    def reschedule(self) -> None:
        """Update the waits after any change at the table, and broadcast them."""
        asked = self._asked()
        self._writing = {
            seat: offer for seat, offer in self._writing.items() if self._may_write(seat, offer)
        }
        before, self._waits = self._waits, {}
        self._count_spent(before, asked)
        for maker, (offers, people) in asked.items():
            wait = before.get(maker)
            if wait is None or not offers <= wait.offers:
                self._waits[maker] = self._begun(maker, offers, people)
            else:
                self._waits[maker] = replace(self._unhurried(wait), asked=people, offers=offers)
        self._broadcast()

    @property
    def usual(self) -> float:
        """The seconds that a bot waits in a turn, at the pace of this table."""
        return self._usual * self._pace.times

    @property
    def _a_look(self) -> float:
        return min(READING_SECONDS * self._pace.times, self.usual)

    def _count_spent(self, before: Mapping[int, OfferWait], asked: Mapping[int, Asked]) -> None:
        """Note the length of waits that are over, or whose offers have changed."""
        live = self._context.live
        turn = 0 if live is None else live.state.turn
        if turn != self._turn:
            self._turn = turn
            self._spent.clear()
            return
        for maker, wait in before.items():
            if maker not in asked or not asked[maker][0] <= wait.offers:
                self._spent[maker] += min(self.now(), wait.ends) - wait.began

    def _begun(self, maker: int, offers: frozenset[int], people: list[int]) -> OfferWait:
        brief = self._is_beyond_only_player(offers, people)
        length = 0.0 if brief else max(0.0, self.usual - self._spent[maker])
        now = self.now()
        return OfferWait(people, offers, now, now + length, length, brief)

    def _unhurried(self, wait: OfferWait) -> OfferWait:
        """The wait as a newcomer may see it."""
        if not wait.brief or self._is_alone():
            return wait
        return replace(
            wait, brief=False, ends=max(wait.ends, wait.began + self.usual), length=self.usual
        )

    @property
    def _visible_waits(self) -> dict[int, OfferWait]:
        return {maker: self._unhurried(wait) for maker, wait in self._waits.items()}

    def _is_alone(self) -> bool:
        """True if one person plays with bots, without spectators."""
        people = sum(seat.kind == "person" for seat in self._context.record.seats)
        return people == 1 and all(one.seat is not None for one in self._context.audience)

    def _is_beyond_only_player(self, offers: frozenset[int], people: list[int]) -> bool:
        live = self._context.live
        assert live is not None, "somebody offered something"
        return self._is_alone() and not any(
            live.game.can_pay(live.state, offer, seat) for offer in offers for seat in people
        )

    def is_spent(self, seat: int) -> bool:
        """True if too little of a bot's patience is left this turn for another offer to be read."""
        return self._usual > 0 and self.usual - self._spent[seat] < self._a_look

    def _asked(self) -> dict[int, Asked]:
        """By bot: its offers that wait for people who are here, and those people."""
        live, record = self._context.live, self._context.record
        if live is None or live.over or live.status.paused or not self.usual:
            return {}
        stand_ins = live.status.stand_ins
        people = set(self._context.people_here) - set(stand_ins)
        asked: dict[int, Asked] = {}
        for offer, (maker, unanswered) in live.game.unanswered_offers(live.state).items():
            waited_for = people.intersection(unanswered)
            if waited_for and (record.seats[maker].kind == "bot" or maker in stand_ins):
                offers, seats = asked.get(maker, (frozenset(), []))
                asked[maker] = offers | {offer}, sorted(waited_for.union(seats))
        return asked

    def lasts(self, seat: int) -> bool:
        """Check whether a bot may still wait."""
        wait = self._waits.get(seat)
        return wait is not None and self.now() < wait.ends

    def next_timeout(self) -> float | None:
        """Seconds until the next patience ends; None without a wait."""
        now = self.now()
        coming = [wait.ends - now for wait in self._waits.values() if wait.ends > now]
        return min(coming, default=None)

    # Counter-offers in progress

    def write(self, seat: int, offer: int | None) -> Refusal | None:
        """Note that a player writes a counter-offer to this offer, or (None) has stopped: bots that wait for it have more patience."""
        if offer is None:
            if self._writing.pop(seat, None) is not None:
                self._broadcast()
            return None
        if not self._may_write(seat, offer):
            return Refusal("no_such_offer", "That offer is not waiting for your answer.")
        self._writing[seat] = offer
        for maker, wait in self._waits.items():
            if offer in wait.offers:
                length = self.usual * WRITING_FACTOR
                latest = wait.began + self.usual * LONGEST_WRITING_FACTOR
                ends = max(wait.ends, min(self.now() + length, latest))
                self._waits[maker] = replace(wait, ends=ends, length=length)
        self._broadcast()
        self._context.on_change()
        return None

    def _may_write(self, seat: int, offer: int) -> bool:
        live = self._context.live
        if live is None or live.over or not self._context.is_here(seat):
            return False
        _, unanswered = live.game.unanswered_offers(live.state).get(offer, (None, ()))
        return seat in unanswered

    # Broadcasting

    def _broadcast(self) -> None:
        facts = f"{sorted(self._waits.items())} {sorted(self._writing.items())}"
        if facts != self._sent:
            self._sent = facts
            self._context.audience.broadcast(self.message())

    def message(self) -> bytes:
        """The waits with the milliseconds that are left, and the counter-offers in progress, as everyone may know them."""
        now = self.now()
        shown: dict[str, Any] = {
            str(seat): {
                "asked": wait.asked,
                "ends": max(0, round((wait.ends - now) * 1000)),
                "length": round(wait.length * 1000),
            }
            for seat, wait in sorted(self._visible_waits.items())
            if wait.length
        }
        writing = {str(seat): offer for seat, offer in sorted(self._writing.items())}
        return orjson.dumps({"type": "patience", "waits": shown, "writing": writing})
