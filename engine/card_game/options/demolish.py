"""Demolishing: a player may take own upgrades out of the game (sources: removing-upgrades)."""

from engine.card_game.options import SWITCH, Option
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, allowed: bool) -> None:
    """Allow demolition, or not."""
    book.may_demolish.set(allowed)


OPTION = Option(
    "demolish",
    "Demolishing",
    "On your turn you may take your own upgrades out of the game.",
    (("facts", "removing-upgrades"),),
    SWITCH,
    {"1996": False, "2005": True},
    install,
)
