"""Luck so far: the yield of a running game's rolls for each seat, compared with their expected yield. Derived from what everyone can see."""

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
        """The sums at the start of a game."""
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
        """The sums as a message for everyone."""
        return orjson.dumps(
            {
                "type": "luck",
                "rolls": self.rolls,
                "expected": [round(cards, 2) for cards in self.expected],
                "received": self.received,
            }
        )
