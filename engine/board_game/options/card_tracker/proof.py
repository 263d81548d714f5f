"""Bounds that the public log proves for every hand: a lower and an upper bound for each kind of card.

It hears what everyone hears and never looks into a hand. The cards of a hand add up to its size, and those of one kind to
what is missing from the supply, so the bounds of one number narrow those of others."""

from dataclasses import dataclass
from typing import Final

from engine.board_game.core.names import RESOURCES, Cards, Resource, Seat

KINDS: Final = range(len(RESOURCES))


def narrow(least: list[int], most: list[int], total: int) -> bool:
    """Tighten bounds of numbers that add up to `total`, each by those of the others; whether any has moved."""
    lowest, highest = sum(least), sum(most)
    moved = False
    for at, (low, high) in enumerate(zip(least, most, strict=True)):
        needed = min(total - (highest - high), total)
        possible = max(total - (lowest - low), 0)
        if needed > low:
            least[at], moved = needed, True
        if possible < high:
            most[at], moved = possible, True
    return moved


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds proven for all hands."""

    least: tuple[tuple[int, ...], ...]
    """By seat and kind: the fewest cards the hand can hold. Likewise `most`."""
    most: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    """The number of cards each hand has."""
    totals: tuple[int, ...]
    """The number of cards of each kind in the hands."""

    @classmethod
    def before_the_game(cls, seats: int) -> "Bounds":
        """The bounds before the game, when all hands are empty."""
        nothing = tuple(0 for _ in KINDS)
        return cls((nothing,) * seats, (nothing,) * seats, (0,) * seats, nothing)


class Proof:
    """Works on bounds; `by_kind`: whether it counts the kinds."""

    def __init__(self, bounds: Bounds, by_kind: bool) -> None:
        self.least = [list(hand) for hand in bounds.least]
        self.most = [list(hand) for hand in bounds.most]
        self._sizes = list(bounds.sizes)
        self._totals = list(bounds.totals)
        self._by_kind = by_kind

    @property
    def bounds(self) -> Bounds:
        """The bounds proven now."""
        return Bounds(
            tuple(map(tuple, self.least)),
            tuple(map(tuple, self.most)),
            tuple(self._sizes),
            tuple(self._totals),
        )

    def gets(self, seat: Seat, cards: Cards) -> None:
        """Everybody saw these cards come."""
        for kind, count in enumerate(cards):
            self.least[seat][kind] += count
            self.most[seat][kind] += count
            self._totals[kind] += count
        self._sizes[seat] += sum(cards)

    def gives(self, seat: Seat, cards: Cards) -> None:
        """Everybody saw these cards go: so they were there."""
        self.holds(seat, cards)
        for kind, count in enumerate(cards):
            self.least[seat][kind] -= count
            self.most[seat][kind] -= count
            self._totals[kind] -= count
        self._sizes[seat] -= sum(cards)

    def holds(self, seat: Seat, cards: Cards) -> None:
        """These cards are there, and maybe more."""
        least, most = self.least[seat], self.most[seat]
        for kind, count in enumerate(cards):
            least[kind] = max(least[kind], count)
            most[kind] = max(most[kind], count)
        self._narrow()

    def has_exactly(self, seat: Seat, kind: Resource, count: int) -> None:
        """Neither more nor fewer of this kind."""
        self.least[seat][kind] = self.most[seat][kind] = count
        self._narrow()

    def loses_unseen(self, victim: Seat, thief: Seat) -> None:
        """One card changed hands, and only those two know which."""
        kinds = [kind for kind in KINDS if self.most[victim][kind]]
        for kind in kinds:
            self.most[thief][kind] += 1
            self.least[victim][kind] = max(self.least[victim][kind] - 1, 0)
        self._sizes[victim] -= 1
        self._sizes[thief] += 1
        if len(kinds) == 1:
            self.least[thief][kinds[0]] += 1
        self._narrow()

    def _narrow(self) -> None:
        """Hand by hand and kind by kind, until nothing follows any more."""
        moved = True
        while moved:
            moved = False
            for least, most, size in zip(self.least, self.most, self._sizes, strict=True):
                moved |= narrow(least, most, size)
            if self._by_kind:
                moved |= self._narrow_kinds()

    def _narrow_kinds(self) -> bool:
        moved = False
        for kind in KINDS:
            least = [hand[kind] for hand in self.least]
            most = [hand[kind] for hand in self.most]
            if narrow(least, most, self._totals[kind]):
                moved = True
                for seat, bounds in enumerate(zip(least, most, strict=True)):
                    self.least[seat][kind], self.most[seat][kind] = bounds
        return moved

    def without(self, seat: Seat, unseen: int) -> tuple[list[int], list[int]]:
        """The bounds of a hand, by kind, once `unseen` of its cards have been put aside face down: fewest, most."""
        size = self._sizes[seat] - unseen
        least = [max(count - unseen, 0) for count in self.least[seat]]
        most = [min(count, size) for count in self.most[seat]]
        narrow(least, most, size)
        return least, most
