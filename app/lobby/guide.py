"""The first game: against one bot that takes its time, on an island and with dice that show everything soon.

Its dice are no secret, so it counts for nothing; it is there to be played once."""

import hashlib
from dataclasses import replace
from typing import Any, Final

from app.lobby import rules as lobby
from app.lobby.record import TableRecord
from app.lobby.settings import TableSettings
from app.storage.guests import Guest
from engine.board_game.bots import KIND

SEED: Final = hashlib.sha256(b"hexhaven guide 7313").digest()
"""Both players' first rolls pay, and the learner's third is a seven: the robber comes when there are cards to lose."""
CONFIG: Final[dict[str, Any]] = {
    "edition": "2025",
    "board": "standard-3-4",
    "seats": 2,
    "options": {"first-player": "first-seat", "victory-points": 8},
}
SETTINGS: Final = TableSettings(undo="own", guide=True)
DELAY: Final = 1.6
"""Seconds before each thing the bot does: one can follow it."""


def prepared(table: TableRecord, guest: Guest) -> TableRecord:
    """A table for one learner, ready to start, with a bot whose trades succeed."""
    learner, bot = lobby.fill_with_bots(table, guest.id, lobby.USUAL_BOT).seats
    seats = (learner, replace(bot, level=KIND))
    return lobby.set_ready(replace(table, seats=seats), guest.id, True)
