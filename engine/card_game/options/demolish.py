"""Demolishing: a player may take own upgrades out of the game (facts, section 11)."""

from engine.card_game.options import SWITCH, Option
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, allowed: bool) -> None:
    """Allow demolition, or not."""
    book.may_demolish.set(allowed)


OPTION = Option(
    "demolish",
    "Demolishing",
    "On your turn you may take your own upgrades out of the game.",
    (("facts", "11"),),
    SWITCH,
    {"1996": False, "2005": True},
    install,
)
