"""Luck so far: what the rolls of a running game brought each seat, against what they bring on average.
Out of what everybody can see."""

from dataclasses import dataclass
from operator import add

import orjson

from engine.api import Roll


@dataclass(frozen=True, slots=True)
class Luck:
    """Sums over the rolls that led to a move; cards by seat."""

    rolls: int
    expected: tuple[float, ...]
    received: tuple[int, ...]

    @classmethod
    def before_any_roll(cls, seats: int) -> "Luck":
        """The sums of a game that begins."""
        return cls(0, (0.0,) * seats, (0,) * seats)

    def after(self, roll: Roll) -> "Luck":
        """The sums with one more roll."""
        average, brought = roll
        return Luck(
            self.rolls + 1,
            tuple(map(add, self.expected, average)),
            tuple(map(add, self.received, brought)),
        )

    def message(self) -> bytes:
        """The sums as a message for everybody."""
        return orjson.dumps(
            {
                "type": "luck",
                "rolls": self.rolls,
                "expected": [round(cards, 2) for cards in self.expected],
                "received": self.received,
            }
        )
