"""Window: the time that an attack waits for an answer (sources: counter-window)."""

from engine.card_game.options import Option, Range
from engine.card_game.rulebook import Rulebook


def install(book: Rulebook, seconds: int) -> None:
    """Set the length of the response window."""
    book.window_seconds.set(seconds)


OPTION = Option(
    "window-seconds",
    "Time to answer an attack",
    "How many seconds the defender has. The timer always runs to the end, unless the defender is a bot.",
    (("facts", "counter-window"),),
    Range(5, 30),
    {"1996": 10, "2005": 10},
    install,
)
