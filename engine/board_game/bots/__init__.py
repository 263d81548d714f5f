"""Bots: they see views and legal actions as people do, never the state.

`choose` is a pure function that changes nothing of what it is given, so it may run in another process."""

from typing import Final, cast

from engine.board_game.bots import easy, kind, normal
from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.bots.view_reading import Rng
from engine.board_game.core.actions import Action
from engine.board_game.core.names import Seat
from engine.board_game.core.view_types import Forms, View
from engine.codec import JsonObject

LEVELS: Final = {"easy": easy.decide, "normal": normal.decide}
"""Levels that a host may choose."""
KIND: Final = "kind"
"""Levels that only the first game uses."""
QUICK: Final = frozenset({"easy", KIND})
"""Levels that decide well within a millisecond; the others should run in another process."""
DECIDERS: Final = {**LEVELS, KIND: kind.decide}


def choose(
    level: str,
    view: JsonObject,
    legal: list[Action],
    forms: list[JsonObject],
    seat: Seat,
    rng: Rng,
    patient: bool = True,
) -> Action | None:
    """The action of a bot of that level now; None if it has nothing to do, or would rather wait for answers to its offer.
    Ask it again when something has changed, or with `patient` false when it has waited long enough: then it decides."""
    if not legal and not forms:
        return None
    position = Position(cast(View, view), seat)
    return DECIDERS[level](position, Legal(legal), cast(Forms, forms), rng, patient)
