"""Clocks: a time bank for the whole game plus an increment each turn; decisions in other players' turns have a time of their own. Time runs
only for people who have to act and have the table open. When it is used up there is some grace, once in a turn, then the default action is
played for them, and their next decision has its own grace."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from app.lobby.settings import ClockRule

GRACE_SECONDS: Final = 10.0
SHORT_SECONDS: Final = 30.0
"""Seconds for a decision in another player's turn."""
GIFT_SECONDS: Final = 30.0
"""Seconds that one player gives another at a time."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A running time: its start, and whether it is the bank's."""

    since: float
    short: bool


class Clocks:
    """The clocks of one table; every method takes the time, in seconds of a clock that never goes back."""

    def __init__(self, rule: ClockRule, left: dict[int, float]) -> None:
        self._rule = rule
        self._left = left
        self._grace: dict[int, float] = {}
        """The rest of it, for those who have used some."""
        self._thinking: dict[int, Thinking] = {}
        self._on_turn: int | None = None

    def turn(
        self, now: float, *, deciding: Collection[int], on_turn: int | None, awake: Collection[int]
    ) -> None:
        """Charge those who thought, and start the clocks of those who must think now. `on_turn` is None in set-up; `awake` are the people
        whose time may run."""
        self._charge(now)
        before = self._thinking
        if on_turn is not None and on_turn in self._left:
            self._left[on_turn] += self._earned(on_turn)
            if on_turn != self._on_turn:
                self._grace.pop(on_turn, None)
        self._on_turn = on_turn
        self._thinking = {}
        for seat in deciding:
            if seat in awake and seat in self._left:
                if on_turn is None and seat not in before:
                    self._grace.pop(seat, None)
                short = on_turn is not None and seat != on_turn
                same = before.get(seat)
                # A short time does not begin again because of what others do meanwhile.
                since = same.since if short and same is not None and same.short else now
                self._thinking[seat] = Thinking(since, short)

    def _earned(self, on_turn: int | None) -> int:
        """Add the increment for a turn, if theirs begins now; the first turn of the game earns nothing."""
        begins = self._on_turn is not None and on_turn != self._on_turn
        return self._rule.turn if begins else 0

    def _charge(self, now: float) -> None:
        for seat, thinking in self._thinking.items():
            if thinking.short:
                continue
            left = self._left[seat] - (now - thinking.since)
            self._left[seat] = max(0.0, left)
            if left < 0:
                self._grace[seat] = max(0.0, self._grace_of(seat) + left)
            self._thinking[seat] = Thinking(now, False)

    def _grace_of(self, seat: int) -> float:
        return self._grace.get(seat, GRACE_SECONDS)

    def renew_grace(self, now: float, seat: int) -> None:
        """Renew a player's grace, after the default action was played for them."""
        self._charge(now)
        self._grace.pop(seat, None)

    def give(self, now: float, seat: int) -> bool:
        """Add time to a seat's clock. False if the seat has no clock."""
        if seat not in self._left:
            return False
        self._charge(now)
        self._left[seat] += GIFT_SECONDS
        return True

    def left(self, now: float) -> dict[int, float]:
        """Seconds in each bank."""
        return {
            seat: max(0.0, bank - (now - self._thinking[seat].since))
            if seat in self._thinking and not self._thinking[seat].short
            else bank
            for seat, bank in self._left.items()
        }

    def _ends(self, seat: int) -> float:
        thinking = self._thinking[seat]
        if thinking.short:
            return thinking.since + SHORT_SECONDS + GRACE_SECONDS
        return thinking.since + self._left[seat] + self._grace_of(seat)

    def left_when(self, now: float, on_turn: int | None) -> dict[int, float]:
        """Seconds in each bank once it is that player's turn."""
        left = self.left(now)
        if on_turn is not None and on_turn in left:
            left[on_turn] += self._earned(on_turn)
        return left

    def next_timeout(self, now: float) -> float | None:
        """Seconds until a player's time and grace are over; None while no clock runs."""
        ends = [self._ends(seat) for seat in self._thinking]
        return max(0.0, min(ends) - now) if ends else None

    def run_out(self, now: float) -> list[int]:
        """The seats whose time and grace have run out."""
        return sorted(seat for seat in self._thinking if self._ends(seat) <= now)

    def to_json(self, now: float) -> dict[str, Any]:
        """The clocks in milliseconds, for everyone: the banks; the running times, and their ends with grace."""
        return {
            "left": {str(seat): round(left * 1000) for seat, left in self.left(now).items()},
            "running": {
                str(seat): {
                    "short": thinking.short,
                    "ends": round(max(0.0, self._ends(seat) - now) * 1000),
                }
                for seat, thinking in self._thinking.items()
            },
            "grace": round(GRACE_SECONDS * 1000),
        }
