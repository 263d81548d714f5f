"""Luck so far: what the rolls of a running game brought each seat, against what they bring on average.
Out of what everybody can see."""

from collections.abc import Iterable, Mapping

import orjson

from engine.api import Roll


class Luck:
    """The rolls of a game by version; those that were taken back are left out when it is told."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._rolls: dict[int, Roll] = {}
        self.complete = False
        """Whether of all that was rolled it is known what it brought."""

    def note(self, version: int, roll: Roll) -> None:
        """Somebody rolled."""
        self._rolls[version] = roll

    def learn(self, earlier: Mapping[int, Roll], *, complete: bool = True) -> None:
        """What was rolled before, or what is known of it."""
        self._rolls = {**earlier, **self._rolls}
        self.complete = complete

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
