"""The figures in the base rules as a table plays them, for the page that explains the rules."""

from collections.abc import Container
from typing import Any, Final

from engine.board_game.core.names import (
    ANY,
    ANY_HARBOR,
    CARD_KINDS,
    GOODS,
    PRODUCING,
    RESOURCES,
    TERRAINS,
)
from engine.board_game.core.state import PaidIn, Rules
from engine.board_game.options import PARAGRAPHS, separate_phases
from engine.board_game.rules.awards import AWARD
from engine.board_game.rules.harbors import best_rates
from engine.board_game.rules.production import CITY_YIELD, nobody

POINTS: Final = {"settlement": 1, "city": 2, "victory_point": 1}
"""Points of pieces and cards; the points of awards are in `rules/awards.py`."""


def figures(rules: Rules, chosen: Container[str]) -> dict[str, Any]:
    """Every number, and every choice among several ways, in the paragraphs of the base rules; `chosen`: the options in force."""
    supply = rules.board.supply
    bank = [rules.maritime_rate] * len(RESOURCES)
    sails = "ship" in rules.prices
    return {
        "paragraphs": list(PARAGRAPHS),
        "edition": rules.config.edition,
        "goal": rules.victory_points,
        "limit": rules.hand_limit,
        "bank": supply.resources,
        "rates": {
            "bank": bank[0],
            "general": best_rates(bank, ANY_HARBOR)[0],
            "special": best_rates(bank, 0)[0],
        },
        "yields": {"settlement": 1, "city": CITY_YIELD},
        "longest_road": rules.longest_road_minimum,
        "largest_army": rules.largest_army_minimum,
        "points": {
            "settlement": POINTS["settlement"],
            "city": POINTS["city"],
            "longest_road": AWARD,
            "largest_army": AWARD,
            "victory_point": POINTS["victory_point"],
        },
        "costs": {name: _paid(price) for name, price in rules.prices.items()},
        "pieces": {
            "roads": supply.roads,
            "settlements": supply.settlements,
            "cities": supply.cities,
            **({"ships": supply.ships} if sails else {}),
        },
        "deck": dict(zip(CARD_KINDS, supply.cards, strict=True)),
        "land": {
            TERRAINS[kind]: RESOURCES[GOODS[kind]] for kind in PRODUCING if GOODS[kind] != ANY
        },
        "ways": {
            "shortage": "nobody" if rules.shortage is nobody else "sole-claimant",
            "turn": "trade-first" if separate_phases.KEY in chosen else "any-order",
            **({"building": "ships"} if sails else {}),
        },
    }


def _paid(price: PaidIn) -> dict[str, int]:
    """A cost by name of resource, in the order of resources."""
    return {RESOURCES[resource]: count for resource, count in sorted(price)}
