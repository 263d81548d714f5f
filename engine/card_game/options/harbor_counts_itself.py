"""Harbor: its printed commerce point counts besides those for fleets, or not (sources: strength-and-commerce)."""

from engine.card_game.options import SWITCH, Option
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, counts: bool) -> None:
    """Count the Harbor's own point, or not."""
    book.harbor_counts_itself.set(counts)


OPTION = Option(
    "harbor-counts-itself",
    "The Harbor’s own point",
    "Its printed commerce point counts beside those for fleets.",
    (("facts", "strength-and-commerce"),),
    SWITCH,
    {"1996": True, "2005": True},
    install,
)
