"""Bots for the processes that bots think in, which import no more than this."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from engine.board_game.core.actions import Action


def slow(level: str, view: Any, legal: list[Action], *_rest: Any) -> Action | None:
    """A bot that needs as many seconds as the level says."""
    time.sleep(float(level))
    return legal[0]


def says_when_it_begins(marker: str, view: Any, legal: list[Action], *_rest: Any) -> Action | None:
    """A bot that needs as many seconds as it sees."""
    Path(marker).touch()
    time.sleep(view["seconds"])
    return legal[0]


def thinks_on(marker: str, *_rest: Any) -> None:
    """A bot that says when it begins, and never ends."""
    Path(marker).touch()
    time.sleep(3600)


def dies_once(marker: str, view: Any, legal: list[Action], *_rest: Any) -> Action | None:
    """A bot whose process is killed while it thinks for the first time."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return legal[0]


def simple_or_hanging(level: str, view: Any, legal: list[Action], *_rest: Any) -> Action | None:
    """A bot that plays the last of its actions, or else stops its process the first time that it thinks."""
    if level == "simple":
        return legal[-1]
    if not Path(level).exists():
        Path(level).touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return legal[0]


def simple_or_deadly(level: str, view: Any, legal: list[Action], *_rest: Any) -> Action | None:
    """A bot that plays the last of its actions, or else kills its process, unless the level is a file that is there."""
    if level == "simple":
        return legal[-1]
    if not Path(level).exists():
        os.kill(os.getpid(), signal.SIGKILL)
    return legal[0]


def runs_out_of_memory(*_: Any) -> None:
    """A bot that needs more memory than there is."""
    raise MemoryError


def ends_at_once(*_: Any) -> None:
    """The life of a process that cannot begin."""
    os._exit(3)
