"""The first game, which explains itself: against slow bots, with dice that show everything soon. Its dice are no secret, so it does not
count; it is meant to be played once."""

from dataclasses import replace
from typing import Final

from app.lobby import rules as lobby
from app.lobby.guest import Guest
from app.lobby.record import TableRecord
from app.lobby.settings import TableSettings
from engine.api import FirstGame

DELAY_SECONDS: Final = 1.6
"""Before each action of a bot, so that a newcomer can follow."""


def settings_for(which: str) -> TableSettings:
    """The settings of a table with this guide."""
    return TableSettings(undo="own", guide=which)


def prepared(table: TableRecord, guest: Guest, first: FirstGame) -> TableRecord:
    """A table for one learner, ready to start, with bots in the other seats."""
    learner, *others = lobby.fill_with_bots(table, guest.id, None).seats
    seats = (learner, *(replace(bot, level=first.bot) for bot in others))
    return lobby.set_ready(replace(table, seats=seats), guest.id, True)
