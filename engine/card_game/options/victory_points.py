"""Victory points: the number that wins; the booklet suggests fewer for learning (sources: winning-two-realms)."""

from engine.card_game.options import Option, Range
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, points: int) -> None:
    """Set the number of points that wins."""
    book.victory_points.set(points)


OPTION = Option(
    "victory-points",
    "Points to win",
    "Fewer points make a shorter game, good for learning.",
    (("booklet", "End of the Game"),),
    Range(7, 12),
    {"1996": 12, "2005": 12},
    install,
)
