"""Players of the card game that are programs: they see views, legal actions and forms as people do, never the state.

`choose` is a pure function that changes nothing of what it is given, so it may run in another process."""

from typing import Final, cast

from engine.card_game.bots import easy
from engine.card_game.bots.position import Position, Rng
from engine.card_game.core.actions import Action
from engine.card_game.core.names import Seat
from engine.card_game.core.view_types import Form, View
from engine.codec import JsonObject

LEVELS: Final = {"easy": easy.decide}
"""Levels that a host may choose."""
QUICK: Final = frozenset({"easy"})
"""Levels that decide well within a millisecond or two."""


def choose(
    level: str,
    view: JsonObject,
    legal: list[Action],
    forms: list[JsonObject],
    seat: Seat,
    rng: Rng,
    patient: bool = True,
) -> Action | None:
    """The action of a bot of that level now; None if it has nothing to do, or has sealed its answer to an attack."""
    if not legal and not forms:
        return None
    position = Position(cast(View, view), seat)
    return LEVELS[level](position, legal, cast(list[Form], forms), rng)
