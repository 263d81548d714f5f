"""New cards: a card gained in a turn may be built or played in that turn, or not (sources: gained-cards)."""

from engine.card_game.options import SWITCH, Option
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, ready: bool) -> None:
    """Let new cards be used at once, or in a later turn."""
    book.new_cards_are_ready.set(ready)


OPTION = Option(
    "new-cards",
    "Cards gained this turn",
    "They may be built or played in the same turn.",
    (("booklet", "Exchanging a Card"), ("facts", "gained-cards")),
    SWITCH,
    {"1996": False, "2005": True},
    install,
)
