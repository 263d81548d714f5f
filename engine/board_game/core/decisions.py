"""Where the game stands: a stack of decisions. The top says who may act, and with what."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.board_game.core.names import Seat

PLACE_SETTLEMENT: Final = "PlaceSettlement"
PLACE_ROAD: Final = "PlaceRoad"
ROLL: Final = "Roll"
PLAY: Final = "Play"
DISCARD: Final = "Discard"
MOVE_ROBBER: Final = "MoveRobber"
PLACE_FREE_ROAD: Final = "PlaceFreeRoad"
SPECIAL_BUILDING: Final = "SpecialBuilding"
PAIRED_TURN: Final = "PairedTurn"
PLACE_NEUTRAL_ROAD: Final = "PlaceNeutralRoad"
PLACE_NEUTRAL_SETTLEMENT: Final = "PlaceNeutralSettlement"
GIVE_IN_RETURN: Final = "GiveInReturn"


@dataclass(frozen=True, slots=True)
class Decision:
    """What `seat` must decide; `detail` is the round, the place or the count that belongs to it."""

    kind: str
    seat: Seat
    detail: int = 0


@lru_cache(maxsize=4096)
def decision(kind: str, seat: Seat, detail: int = 0) -> Decision:
    """The one such decision: making frozen objects anew for every push is what costs."""
    return Decision(kind, seat, detail)
