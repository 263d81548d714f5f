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
