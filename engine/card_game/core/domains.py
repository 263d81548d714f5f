"""The values that the fields of actions may hold."""

from typing import Final

from engine import codec
from engine.card_game.core.cards import CARD_KEYS, REGIONS
from engine.card_game.core.grid import COLUMNS, ROWS
from engine.card_game.core.names import GOODS, MOST_GOODS, SEATS, STACKS, amounts_from_json
from engine.codec import Domain, Domains

MOST_UNITS: Final = 60
"""In lists of places."""

_place: Final[Domain] = codec.below(COLUMNS * ROWS)
_region: Final[Domain] = codec.below(len(REGIONS))


DOMAINS: Final[Domains] = {
    "Seat": codec.below(len(SEATS)),
    "Place": _place,
    "Places": codec.several(_place, MOST_UNITS, "places"),
    "Stack": codec.below(STACKS),
    "Region": _region,
    "Regions": codec.several(_region, len(REGIONS), "regions"),
    "OfferId": codec.below(1 << 31),
    "Good": codec.named(GOODS),
    "Goods": codec.counts(amounts_from_json, len(GOODS), MOST_GOODS),
    "Card": codec.named(CARD_KEYS),
    "integer": codec.below(1 << 31),
}
