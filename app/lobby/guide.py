"""The first game, which explains itself: against one bot that takes its time, with dice that show everything soon.

Its dice are no secret, so it counts for nothing; it is there to be played once."""

from dataclasses import replace
from typing import Final

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.lobby.settings import TableSettings
from engine.api import FirstGame

SETTINGS: Final = TableSettings(undo="own", guide=True)
DELAY_SECONDS: Final = 1.6
"""Before each action of the bot, so that a newcomer can follow."""


def prepared(table: TableRecord, guest: Guest, first: FirstGame) -> TableRecord:
    """A table for one learner, ready to start, with a bot that plays along."""
    learner, bot = lobby.fill_with_bots(table, guest.id, None).seats
    seats = (learner, replace(bot, level=first.bot))
    return lobby.set_ready(replace(table, seats=seats), guest.id, True)
