"""Sets of small ints as the bits of one int."""

from collections.abc import Iterable, Iterator
from functools import lru_cache


def bits(mask: int) -> Iterator[int]:
    """The members of `mask`, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=4096)
def members(mask: int) -> tuple[int, ...]:
    """The same, remembered: for masks that come again and again."""
    return tuple(bits(mask))


def mask_of(members: Iterable[int]) -> int:
    """The set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
