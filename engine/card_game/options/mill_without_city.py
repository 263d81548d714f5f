"""Mill without a city: commerce points count nothing without a city, or they keep the opponent from the mill (sources: strength-and-commerce)."""

from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook


def nothing(points: list[int], has_city: list[bool]) -> list[int]:
    """Only those of a player with a city."""
    return [each if city else 0 for each, city in zip(points, has_city, strict=True)]


def everything(points: list[int], has_city: list[bool]) -> list[int]:
    """All of them."""
    return points


def install(book: Rulebook, count: str) -> None:
    """Count the commerce points of a player without a city, or not."""
    book.counted_commerce.replace({"counts-nothing": nothing, "nobody": everything}[count])


OPTION = Option(
    "mill-without-city",
    "Commerce without a city",
    "It counts for nothing, or it keeps the opponent from the mill.",
    (("facts", "strength-and-commerce"),),
    OneOf(("counts-nothing", "nobody")),
    {"1996": "counts-nothing", "2005": "nobody"},
    install,
)
