"""Robber grace: the turns of each player in which robbers stay away at the start (sources: robber-assault)."""

from engine.card_game.options import Option, Range
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, turns: int) -> None:
    """Set the number of turns without robbers."""
    book.robber_grace.set(turns)


OPTION = Option(
    "robber-grace",
    "Turns without robbers",
    "How many of each player’s first turns the robbers stay away.",
    (("facts", "robber-assault"),),
    Range(0, 3),
    {"1996": 0, "2005": 2},
    install,
)
