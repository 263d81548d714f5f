"""Chance is an argument: live play draws, replay recites, tests choose. What it said is kept in `outcomes`."""

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
ALL_ROLLS: Final = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
"""The 36 ways in which two dice fall."""


class Chance(Protocol):
    """Whoever answers for luck. `outcomes` collects plain JSON, enough to recite."""

    outcomes: list[Any]

    def dice(self) -> tuple[int, int]:
        """Two dice, 1–6 each."""

    def card(self, hand: Sequence[int]) -> int:
        """The kind of one card out of `hand` (counts by kind, not empty), each card equally likely."""

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""


class _Drawn:
    """Chance out of independent draws below a bound."""

    def __init__(self) -> None:
        self.outcomes: list[Any] = []

    def _draw(self, bound: int) -> int:
        raise AttributeError("a source of chance has a `_draw`")

    def dice(self) -> tuple[int, int]:
        """Two dice, 1–6 each."""
        dice = self._draw(6) + 1, self._draw(6) + 1
        self.outcomes.append(list(dice))
        return dice

    def card(self, hand: Sequence[int]) -> int:
        """The kind of one card out of a hand."""
        at = self._draw(sum(hand))
        for kind, count in enumerate(hand):
            at -= count
            if at < 0:
                self.outcomes.append(kind)
                return kind
        raise ValueError("a card of an empty hand")

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Fisher and Yates; `outcomes` keeps the order as indexes."""
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = self._draw(last + 1)
            order[last], order[other] = order[other], order[last]
        self.outcomes.append(order)
        return [items[index] for index in order]

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        number = self._draw(bound)
        self.outcomes.append(number)
        return number


class Sealed(_Drawn):
    """Live play. Block k of action `number` is HMAC-SHA-256(key, "number:k"), key = HMAC-SHA-256(seed, nonces);
    each draw takes four bytes and rejects what would favour small numbers. Nobody can choose: the seed was
    sealed before the nonces came."""

    def __init__(self, seed: bytes, nonces: Sequence[str], number: int) -> None:
        super().__init__()
        self._key = hmac.digest(seed, "\n".join(nonces).encode(), "sha256")
        self._number = number
        self._block = 0
        self._bytes = b""

    def _word(self) -> int:
        if not self._bytes:
            self._bytes = hmac.digest(self._key, f"{self._number}:{self._block}".encode(), "sha256")
            self._block += 1
        word, self._bytes = int.from_bytes(self._bytes[:4], "big"), self._bytes[4:]
        return word

    def _draw(self, bound: int) -> int:
        fair = (1 << 32) // bound * bound
        while (word := self._word()) >= fair:
            pass
        return word % bound


class Random(_Drawn):
    """Simulation: quick, and the same again for the same seed. Keeps no outcomes."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self.random = random.Random(seed).random
        """A float from 0 to 1, for players who need luck of their own."""

    def _draw(self, bound: int) -> int:
        return int(self.random() * bound)

    def dice(self) -> tuple[int, int]:
        """Two dice, 1–6 each."""
        return ALL_ROLLS[int(self.random() * 36)]

    def card(self, hand: Sequence[int]) -> int:
        """The kind of one card out of a hand."""
        at = int(self.random() * sum(hand))
        for kind, count in enumerate(hand):
            at -= count
            if at < 0:
                return kind
        raise ValueError("a card of an empty hand")


class RecordError(ValueError):
    """A record that does not fit the game it claims to be."""


class Recorded:
    """Replay: says again what was said, and refuses what cannot have been said."""

    def __init__(self, outcomes: Iterable[Any]) -> None:
        self._left = list(outcomes)[::-1]
        self.outcomes: list[Any] = []

    def _next(self) -> Any:
        if not self._left:
            raise RecordError("the record says less than the game asks")
        outcome = self._left.pop()
        self.outcomes.append(outcome)
        return outcome

    @property
    def exhausted(self) -> bool:
        """Whether everything recorded was asked for."""
        return not self._left

    def dice(self) -> tuple[int, int]:
        """The recorded dice."""
        match self._next():
            case [int(first), int(second)] if 1 <= first <= 6 and 1 <= second <= 6:
                return first, second
            case other:
                raise RecordError(f"recorded dice cannot be {other!r}")

    def card(self, hand: Sequence[int]) -> int:
        """The recorded card."""
        match self._next():
            case int(kind) if 0 <= kind < len(hand) and hand[kind] > 0:
                return kind
            case other:
                raise RecordError(f"card {other!r} was not in that hand")

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The recorded order."""
        order = self._next()
        if not isinstance(order, list) or sorted(order) != list(range(len(items))):
            raise RecordError(f"no order of {len(items)} things: {order!r}")
        return [items[index] for index in order]

    def below(self, bound: int) -> int:
        """The recorded number."""
        match self._next():
            case int(number) if 0 <= number < bound:
                return number
            case other:
                raise RecordError(f"{other!r} is not below {bound}")


class Scripted(Random):
    """Tests: what is scripted is said, the rest is random from a fixed seed."""

    def __init__(
        self,
        dice: Iterable[tuple[int, int]] = (),
        cards: Iterable[int] = (),
        seed: int = 0,
    ) -> None:
        super().__init__(seed)
        self._dice = list(dice)
        self._cards = list(cards)

    def dice(self) -> tuple[int, int]:
        """The next scripted dice."""
        dice = self._dice.pop(0) if self._dice else super().dice()
        self.outcomes.append(list(dice))
        return dice

    def card(self, hand: Sequence[int]) -> int:
        """The next scripted card, which must be in the hand."""
        card = self._cards.pop(0) if self._cards else super().card(hand)
        if not hand[card]:
            raise ValueError(f"the script steals a card of kind {card} from {list(hand)}")
        self.outcomes.append(card)
        return card


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first roll: the SHA-256 of the seed, as hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()
