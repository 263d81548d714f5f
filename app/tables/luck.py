"""Luck so far: what the rolls of a running game brought each seat, against what they bring on average.
Out of what everybody can see."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import orjson

from engine.events import Event
from engine.luck import of_roll
from engine.state import State

Roll: TypeAlias = tuple[tuple[float, ...], tuple[int, ...]]
"""By seat: the cards that were to be expected, and those that came."""


class Luck:
    """The rolls of a game by version; those that were taken back are left out when it is told."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._rolls: dict[int, Roll] = {}
        self.complete = False
        """Whether nothing was rolled before somebody began to count."""

    def note(self, version: int, before: State, events: Sequence[Event]) -> None:
        """A move was made."""
        if (roll := of_roll(before, events)) is not None:
            self._rolls[version] = roll

    def learn(self, earlier: Mapping[int, Roll]) -> None:
        """What was rolled before."""
        self._rolls = {**earlier, **self._rolls}
        self.complete = True

    def message(self, counting: Iterable[int]) -> bytes:
        """What everybody is told; `counting` are the versions that were not taken back."""
        rolls = [self._rolls[version] for version in counting if version in self._rolls]
        expected, received = [0.0] * self._seats, [0] * self._seats
        for average, brought in rolls:
            for seat in range(self._seats):
                expected[seat] += average[seat]
                received[seat] += brought[seat]
        return orjson.dumps(
            {
                "type": "luck",
                "rolls": len(rolls),
                "expected": [round(cards, 2) for cards in expected],
                "received": received,
            }
        )
