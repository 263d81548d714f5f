"""Spy: takes units and action cards only, or any card of the hand that is shown (sources: what-the-spy-takes)."""

from engine.card_game.core.cards import DrawCard
from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook


def units_and_actions(card: DrawCard) -> bool:
    """Knights, fleets and action cards."""
    return card.is_unit or card.family == "action"


def any_card(card: DrawCard) -> bool:
    """Every card."""
    return True


def install(book: Rulebook, cards: str) -> None:
    """Let the Spy take units and action cards, or any card."""
    book.spy_may_take.replace({"units-and-actions": units_and_actions, "any-card": any_card}[cards])


OPTION = Option(
    "spy-takes",
    "What the Spy takes",
    "Knights, fleets and action cards, or any card.",
    (("facts", "what-the-spy-takes"),),
    OneOf(("units-and-actions", "any-card")),
    {"1996": "units-and-actions", "2005": "units-and-actions"},
    install,
)
