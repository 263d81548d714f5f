"""When garbage is looked for: at idle moments, in what is new, and seldom in everything."""

import gc
from collections.abc import Iterator
from functools import partial

import pytest

from app.garbage import Garbage


class Clock:
    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The calls that are made, in order."""
    done: list[str] = []
    for name in ("unfreeze", "collect", "freeze"):
        monkeypatch.setattr(gc, name, partial(done.append, name))
    thresholds = gc.get_threshold()
    yield done
    gc.enable()
    gc.set_threshold(*thresholds)


NEW = ["collect", "freeze"]
EVERYTHING = ["unfreeze", *NEW]


def test_what_a_server_starts_with_is_set_apart_at_once(looks: list[str]):
    gc.disable()  # as `hexhaven serve` does, for a quicker start
    garbage = Garbage()
    garbage.begin()
    assert looks == ["freeze"]
    assert gc.isenabled()
    garbage.settle()
    assert looks == ["freeze", *NEW], "what the tables have brought"


@pytest.mark.parametrize(
    ("seconds", "idle", "expected"),
    [
        (29, True, []),
        (30, True, NEW),
        (299, False, []),
        (300, False, NEW),
        (600, True, EVERYTHING),
        (600, False, NEW),
        (6 * 3600, False, EVERYTHING),
    ],
)
def test_a_busy_server_is_left_alone_for_longer(
    looks: list[str], seconds: float, idle: bool, expected: list[str]
):
    clock = Clock()
    maintenance = Garbage(clock)
    clock.time = seconds
    maintenance.look(idle=idle)
    assert looks == expected
    looks.clear()
    maintenance.look(idle=idle)
    assert looks == [], "once, then not again for a while"
