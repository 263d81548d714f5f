"""Figures of a single game that records and moments are made of, read from its stored statistics."""

import gzip
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """The figures of one seat; None where its game does not count that, or did not yet when it ended."""

    trades: int
    luck: float | None
    road: int | None
    drought: int | None
    gained: int
    behind: int
    """The most points by which the seat was ever behind the leader, as everyone could see."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game, by seat."""

    turns: int
    seats: tuple[SeatFigures, ...]


def figures_from(packed: bytes) -> Figures | None:
    """The figures in gzipped statistics; None if they cannot be read, or if their game gathers none."""
    try:
        found = orjson.loads(gzip.decompress(packed))
        return _figures(found) if "seats" in found else None
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError):
        return None


def _figures(found: Mapping[str, Any]) -> Figures:
    seats = found["seats"]
    behind = most_behind([seat["points"] for seat in seats])
    return Figures(
        found["turns"],
        tuple(
            SeatFigures(
                trades=_total(seat["deals"]),
                luck=seat["received"] - seat["expected"] if "expected" in seat else None,
                road=seat.get("road"),
                drought=seat.get("drought"),
                gained=seat.get("monopolies", {}).get("gained", 0),
                behind=most,
            )
            for seat, most in zip(seats, behind, strict=True)
        ),
    )


def _total(count: int | list[int]) -> int:
    return sum(count) if isinstance(count, list) else count


def most_behind(lines: Sequence[Sequence[Mapping[str, int]]]) -> list[int]:
    """By seat: the most points by which it was ever behind the leader. Each line holds a seat's points from a version on."""
    points = [0] * len(lines)
    behind = [0] * len(lines)
    changes = sorted(
        (step["version"], seat, step["points"]) for seat, line in enumerate(lines) for step in line
    )
    for place, (version, seat, now) in enumerate(changes):
        points[seat] = now
        if place + 1 < len(changes) and changes[place + 1][0] == version:
            continue  # points that change together are compared when all have changed
        leader = max(points)
        behind = [max(most, leader - own) for most, own in zip(behind, points, strict=True)]
    return behind
