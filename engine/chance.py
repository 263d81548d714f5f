"""Chance is an argument: live play draws, replay repeats, tests choose. Every outcome is kept in `outcomes`."""

import hashlib
import hmac
import random
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Protocol, TypeAlias, TypedDict, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
ALL_ROLLS: Final = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
"""The 36 ways in which two dice fall."""


class DiceFell(TypedDict):
    """The faces of two dice."""

    dice: list[int]


class CardDrawn(TypedDict):
    """A card out of a hand: its kind, and how many of each kind there were."""

    card: int
    of: list[int]


class Order(TypedDict):
    """The order in which things came, as indexes."""

    order: list[int]


class Number(TypedDict):
    """A number from 0, below a bound."""

    number: int
    below: int


Outcome: TypeAlias = DiceFell | CardDrawn | Order | Number


class Chance(Protocol):
    """A source of chance. `outcomes` collects every outcome as plain JSON, enough for a replay to repeat it."""

    outcomes: list[Outcome]

    def dice(self) -> tuple[int, int]:
        """Two dice, 1–6 each."""

    def card(self, hand: Sequence[int]) -> int:
        """The kind of one card out of `hand` (counts by kind, not empty), each card equally likely."""

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""


def tally(outcomes: Iterable[Outcome]) -> Counter[str]:
    """The numbers of dice, cards, orders and numbers that were drawn."""
    return Counter(next(iter(outcome)) for outcome in outcomes)


class _Drawn:
    """A source of chance built on independent draws of a number below a bound."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    def _begin(self, kind: str) -> None:
        """The next draws belong to one outcome of this kind."""

    def _draw(self, bound: int) -> int:
        raise AttributeError("a source of chance has a `_draw`")

    def dice(self) -> tuple[int, int]:
        """Two dice, 1–6 each."""
        self._begin("dice")
        dice = self._draw(6) + 1, self._draw(6) + 1
        self.outcomes.append({"dice": list(dice)})
        return dice

    def card(self, hand: Sequence[int]) -> int:
        """The kind of one card out of a hand."""
        self._begin("card")
        card = card_at(hand, self._draw(sum(hand)))
        self.outcomes.append({"card": card, "of": list(hand)})
        return card

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Fisher and Yates; `outcomes` keeps the order as indexes."""
        self._begin("order")
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = self._draw(last + 1)
            order[last], order[other] = order[other], order[last]
        self.outcomes.append({"order": order})
        return [items[index] for index in order]

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        self._begin("number")
        number = self._draw(bound)
        self.outcomes.append({"number": number, "below": bound})
        return number


def card_at(hand: Sequence[int], place: int) -> int:
    """The kind of the card at index `place`, counted from 0, of a hand sorted by kind."""
    for kind, count in enumerate(hand):
        place -= count
        if place < 0:
            return kind
    raise ValueError("a card of an empty hand")


class Sealed(_Drawn):
    """Live play. The dice of roll number k (cards, orders and numbers likewise) come from the blocks
    HMAC-SHA-256(key, "dice k:0"), "dice k:1" and so on, key = HMAC-SHA-256(seed, nonces); each draw takes four bytes
    and rejects what would favor small numbers. Nobody can choose: the seed was sealed before the nonces came."""

    def __init__(
        self, seed: bytes, nonces: Sequence[str], drawn: Mapping[str, int] | None = None
    ) -> None:
        super().__init__()
        self._seed, self._nonces = seed, nonces
        self._drawn = Counter(drawn or {})
        self._label = ""
        self._block = 0
        self._bytes = b""

    @cached_property
    def _key(self) -> bytes:
        """The HMAC key, derived at the first draw because most actions draw nothing."""
        return hmac.digest(self._seed, "\n".join(self._nonces).encode(), "sha256")

    def _begin(self, kind: str) -> None:
        self._label = f"{kind} {self._drawn[kind]}"
        self._drawn[kind] += 1
        self._block, self._bytes = 0, b""

    def _word(self) -> int:
        if not self._bytes:
            self._bytes = hmac.digest(self._key, f"{self._label}:{self._block}".encode(), "sha256")
            self._block += 1
        word, self._bytes = int.from_bytes(self._bytes[:4], "big"), self._bytes[4:]
        return word

    def _draw(self, bound: int) -> int:
        fair = (1 << 32) // bound * bound
        while (word := self._word()) >= fair:
            pass
        return word % bound


class Random(_Drawn):
    """For simulations: fast, and reproducible from the seed. Keeps no outcomes."""

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
        return card_at(hand, int(self.random() * sum(hand)))


class RecordError(ValueError):
    """A record that does not fit the game it claims to be."""


class Recorded:
    """For replays: repeats recorded outcomes, and raises RecordError for any that is impossible."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._left = list(outcomes)[::-1]
        self.outcomes: list[Outcome] = []

    def _next(self) -> Any:
        """The next recorded outcome, whatever its shape: records may come from anywhere."""
        if not self._left:
            raise RecordError("the record says less than the game asks")
        outcome = self._left.pop()
        self.outcomes.append(outcome)
        return outcome

    @property
    def exhausted(self) -> bool:
        """True once every recorded outcome has been used."""
        return not self._left

    def dice(self) -> tuple[int, int]:
        """The recorded dice."""
        match self._next():
            case {"dice": [int(first), int(second)]} if 1 <= first <= 6 and 1 <= second <= 6:
                return first, second
            case other:
                raise RecordError(f"recorded dice cannot be {other!r}")

    def card(self, hand: Sequence[int]) -> int:
        """The recorded card."""
        match self._next():
            case {"card": int(kind), "of": of} if (
                of == list(hand) and 0 <= kind < len(hand) and hand[kind] > 0
            ):
                return kind
            case other:
                raise RecordError(f"card {other!r} was not in that hand")

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The recorded order."""
        match self._next():
            case {"order": [*order]} if sorted(order) == list(range(len(items))):
                return [items[index] for index in order]
            case other:
                raise RecordError(f"no order of {len(items)} things: {other!r}")

    def below(self, bound: int) -> int:
        """The recorded number."""
        match self._next():
            case {"number": int(number), "below": below} if below == bound and 0 <= number < bound:
                return number
            case other:
                raise RecordError(f"{other!r} is not below {bound}")


class Scripted(Random):
    """For tests: outcomes follow the script; whatever it leaves open is random from a fixed seed."""

    def __init__(
        self,
        dice: Iterable[tuple[int, int]] = (),
        cards: Iterable[int] = (),
        seed: int = 0,
        numbers: Iterable[int] = (),
    ) -> None:
        super().__init__(seed)
        self._dice = list(dice)
        self._cards = list(cards)
        self._numbers = list(numbers)

    def dice(self) -> tuple[int, int]:
        """The next scripted dice."""
        dice = self._dice.pop(0) if self._dice else super().dice()
        self.outcomes.append({"dice": list(dice)})
        return dice

    def card(self, hand: Sequence[int]) -> int:
        """The next scripted card, which must be in the hand."""
        card = self._cards.pop(0) if self._cards else super().card(hand)
        if not hand[card]:
            raise ValueError(f"the script steals a card of kind {card} from {list(hand)}")
        self.outcomes.append({"card": card, "of": list(hand)})
        return card

    def below(self, bound: int) -> int:
        """The next scripted number, which must be below the bound."""
        if not self._numbers:
            return super().below(bound)
        number = self._numbers.pop(0)
        if not 0 <= number < bound:
            raise ValueError(f"the script says {number} for a number below {bound}")
        self.outcomes.append({"number": number, "below": bound})
        return number


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The seal, published before the first roll: the SHA-256 of the seed, as hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()
