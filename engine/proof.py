"""What the public log proves about every hand: at least and at most so many cards of each kind.

It hears what everybody hears and never looks into a hand. Each number lies between two bounds; as the cards of a hand
add up to its size, and those of one kind to what the supply does not have, the bounds of some narrow those of others."""

from typing import Any, Final

from engine.names import RESOURCES, Cards, Resource, Seat

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


class Proof:
    """The bounds of all hands. It works on the plain lists that a state keeps; `by_kind`: whether it counts the kinds."""

    def __init__(self, kept: dict[str, Any], by_kind: bool) -> None:
        self.least: list[list[int]] = kept["least"]
        self.most: list[list[int]] = kept["most"]
        self._sizes: list[int] = kept["sizes"]
        self._totals: list[int] = kept["totals"]
        self._by_kind = by_kind

    @staticmethod
    def before_the_game(seats: int) -> dict[str, Any]:
        """What is kept of empty hands."""
        return {
            "least": [[0 for _ in KINDS] for _ in range(seats)],
            "most": [[0 for _ in KINDS] for _ in range(seats)],
            "sizes": [0] * seats,
            "totals": [0 for _ in KINDS],
        }

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
        """The bounds of a hand that has put so many cards aside, face down."""
        size = self._sizes[seat] - unseen
        least = [max(count - unseen, 0) for count in self.least[seat]]
        most = [min(count, size) for count in self.most[seat]]
        narrow(least, most, size)
        return least, most
