"""Time to watch what happened: the scenes of the client, one after the other (static/js/card_game/tell/story.js)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.card_game.core.events import (
    AttackRolled,
    CardPlayed,
    DiceRolled,
    Event,
    EventCardTurned,
    Produced,
    RobbersCame,
    RowBuilt,
    UpgradeBuilt,
)

ONCE: Final[Mapping[type[Event], float]] = {
    DiceRolled: 0.42,
    EventCardTurned: 3.0,
    RobbersCame: 3.0,
    CardPlayed: 1.5,
    AttackRolled: 3.0,
    UpgradeBuilt: 0.6,
    RowBuilt: 0.6,
}
"""Seconds of the scene of an event, once for all events of its kind in a move."""
REGION: Final = 0.12
"""Seconds for each region that produces."""
PRODUCTION: Final = 0.6
"""Seconds for all regions that produce, at most."""


def seconds_to_show(events: Sequence[Event]) -> float:
    """The seconds that the scenes of a move last."""
    kinds = {type(event) for event in events}
    regions = sum(isinstance(event, Produced) for event in events)
    return sum(seconds for kind, seconds in ONCE.items() if kind in kinds) + min(
        PRODUCTION, REGION * regions
    )
