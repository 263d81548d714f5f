"""Reads the QR codes that a page draws: small ones, exact to the module, so nothing needs to be corrected."""

import re

Module = tuple[int, int]
MODULE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
MASKS = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
FORMAT_MASK = 0b101_0100_0001_0010
FORMAT_PLACES = (
    *((x, 8) for x in (0, 1, 2, 3, 4, 5, 7, 8)),
    (8, 7),
    *((8, y) for y in range(5, -1, -1)),
)
ECI, BYTES = 0b0111, 0b0100
MOST_PLAIN = 37
"""Modules of version 5: up to here the weakest correction keeps all words in one block."""


def text_of(path: str, size: int) -> str:
    """The text of the code whose dark modules are the squares of this SVG path."""
    assert size <= MOST_PLAIN
    dark = {(int(x), int(y)) for x, y in MODULE.findall(path)}
    assert all(corner in dark for corner in ((0, 0), (size - 1, 0), (0, size - 1)))
    layout = int("".join("01"[place in dark] for place in FORMAT_PLACES), 2) ^ FORMAT_MASK
    assert layout >> 13 == 0b01, "another correction than the weakest"
    mask = MASKS[layout >> 10 & 0b111]
    bits = "".join("01"[(module in dark) != mask(*module)] for module in _data_modules(size))
    return _Bits(bits).text()


def _data_modules(size: int) -> list[Module]:
    """The places of the words: two columns at a time, up and down, from the right."""
    kept = _patterns(size)
    modules = []
    up = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if up else range(size):
            modules += [(x, y) for x in (right, right - 1) if (x, y) not in kept]
        up = not up
    return modules


def _patterns(size: int) -> set[Module]:
    """Finders, timing, alignment and format."""
    far = size - 8
    kept = {(x, y) for x in range(9) for y in range(9)}
    kept |= {(x, y) for x in range(far, size) for y in range(9)}
    kept |= {(x, y) for x in range(9) for y in range(far, size)}
    kept |= {(6, at) for at in range(size)} | {(at, 6) for at in range(size)}
    if size > 21:
        kept |= {(x, y) for x in range(size - 9, size - 4) for y in range(size - 9, size - 4)}
    return kept


class _Bits:
    def __init__(self, bits: str) -> None:
        self.bits = bits
        self.at = 0

    def take(self, count: int) -> int:
        self.at += count
        return int(self.bits[self.at - count : self.at], 2)

    def text(self) -> str:
        kind = self.take(4)
        if kind == ECI:
            assert self.take(8) == 26, "another alphabet than UTF-8"
            kind = self.take(4)
        assert kind == BYTES
        return bytes(self.take(8) for _ in range(self.take(8))).decode()
