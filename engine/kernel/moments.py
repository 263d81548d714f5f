"""Moments of a game that are told when it is over: the biggest theft, the longest drought, the closest race. Gathered move by move."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, Final

from engine.api import Seat

LEAST_CARDS: Final = 2
"""Cards in a theft that is worth telling."""
LEAST_ROLLS: Final = 2
"""Rolls in a drought that is worth telling."""

Line = Sequence[Mapping[str, int]]
"""The points of a seat: the version, the turn and the points at each change."""


@dataclass(frozen=True, slots=True)
class Theft:
    """Cards that a player took from others; without a turn, those of the whole game."""

    thief: Seat
    taken: Mapping[Seat, int]
    turn: int | None = None

    @property
    def cards(self) -> int:
        """All cards that were taken."""
        return sum(self.taken.values())

    def to_json(self) -> dict[str, Any]:
        """Name whom the cards came from, but not how many came from each."""
        told = {"thief": self.thief, "victims": sorted(self.taken), "cards": self.cards}
        return told if self.turn is None else {**told, "turn": self.turn}


@dataclass(frozen=True, slots=True)
class Drought:
    """Rolls in a row that brought a player nothing, by their turns."""

    seat: Seat
    turns: Sequence[int]

    def to_json(self) -> dict[str, Any]:
        """Give the number of rolls, and the turns of the first and the last one."""
        return {
            "seat": self.seat,
            "rolls": len(self.turns),
            "first_turn": self.turns[0],
            "last_turn": self.turns[-1],
        }


class Moments:
    """Thefts and droughts so far."""

    def __init__(self, seats: int) -> None:
        self._thefts: list[Theft] = []
        self._droughts: list[Drought] = []
        self._dry: list[list[int]] = [[] for _ in range(seats)]

    def note_theft(self, turn: int, thief: Seat, taken: Mapping[Seat, int]) -> None:
        """Count what a player took in one move, by victim."""
        self._thefts.append(
            Theft(thief, {seat: count for seat, count in taken.items() if count}, turn)
        )

    def note_roll(self, turn: int, paid: Collection[Seat]) -> None:
        """Count a roll that brought these seats something."""
        for seat, dry in enumerate(self._dry):
            if seat in paid:
                self._rain(seat)
            else:
                dry.append(turn)

    def note_late_yield(self, seat: Seat) -> None:
        """Count the last roll as one that brought this seat something, too."""
        if self._dry[seat]:
            self._dry[seat].pop()
            self._rain(seat)

    def _rain(self, seat: Seat) -> None:
        if self._dry[seat]:
            self._droughts.append(Drought(seat, tuple(self._dry[seat])))
            self._dry[seat].clear()

    def to_json(self, lines: Sequence[Line], totals: Sequence[int]) -> dict[str, Any]:
        """The three moments, as far as the game had them; `lines` and `totals` are points by seat, `totals` with the hidden ones."""
        theft, drought = self._biggest_theft(), self._longest_drought()
        return {
            **({"theft": theft.to_json()} if theft else {}),
            **({"drought": drought.to_json()} if drought else {}),
            **({"race": closest_race(lines, totals)} if len(totals) > 1 else {}),
        }

    def _biggest_theft(self) -> Theft | None:
        """The most cards that changed hands in one move; where it was never more than one card, the most between two players."""
        between: Counter[tuple[Seat, Seat]] = Counter()
        for theft in self._thefts:
            for victim, count in theft.taken.items():
                between[theft.thief, victim] += count
        pairs = [Theft(thief, {victim: count}) for (thief, victim), count in between.items()]
        for candidates in (self._thefts, pairs):
            biggest = max(candidates, key=lambda theft: theft.cards, default=None)
            if biggest is not None and biggest.cards >= LEAST_CARDS:
                return biggest
        return None

    def _longest_drought(self) -> Drought | None:
        going_on = [Drought(seat, tuple(dry)) for seat, dry in enumerate(self._dry)]
        longest = max([*self._droughts, *going_on], key=lambda drought: len(drought.turns))
        return longest if len(longest.turns) >= LEAST_ROLLS else None


def closest_race(lines: Sequence[Line], totals: Sequence[int]) -> dict[str, Any]:
    """The two seats that passed each other most often, or else the first two; the one that ended ahead comes first."""
    ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    # The first of several equal pairs is the one that ended highest.
    pairs = sorted(combinations(ranked, 2), key=lambda pair: totals[pair[0]] - totals[pair[1]])
    pair = max(pairs, key=lambda pair: passes(lines[pair[0]], lines[pair[1]]))
    count = passes(lines[pair[0]], lines[pair[1]])
    ahead, behind = pair if count else ranked[:2]
    return {"seats": [ahead, behind], "passes": count, "points": [totals[ahead], totals[behind]]}


def passes(one: Line, other: Line) -> int:
    """Count how often the lead went from one seat to the other."""
    leads = [lead for lead in _leads(one, other) if lead]
    return sum(lead != then for lead, then in pairwise(leads))


def _leads(one: Line, other: Line) -> Iterator[int]:
    """The seat in the lead after each change: 1 for the first, −1 for the other, 0 while they are level."""
    versions = sorted({step["version"] for line in (one, other) for step in line})
    for version in versions:
        here, there = (
            max(
                (step for step in line if step["version"] <= version),
                key=lambda step: step["version"],
            )
            for line in (one, other)
        )
        yield (here["points"] > there["points"]) - (here["points"] < there["points"])
