"""Sets of small ints as the bits of one int."""

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """The members of `mask`, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(members: Iterable[int]) -> int:
    """The set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
