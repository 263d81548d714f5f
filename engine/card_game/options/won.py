"""Winning: the moment a player has the points, or only on that player's own turn (sources: winning-two-realms)."""

from engine.card_game.core.names import Seat
from engine.card_game.core.state import State
from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook


def at_once(state: State, seat: Seat) -> bool:
    """Both players may win in every turn."""
    return True


def in_own_turn(state: State, seat: Seat) -> bool:
    """Only the active player may win."""
    return seat == state.current


def install(book: Rulebook, moment: str) -> None:
    """Let a player win in the opponent's turn, or not."""
    book.may_win.replace({"at-once": at_once, "own-turn": in_own_turn}[moment])


OPTION = Option(
    "won",
    "Winning",
    "The moment a player has the points, or only on that player’s own turn.",
    (("booklet", "End of the Game"), ("facts", "winning-two-realms")),
    OneOf(("at-once", "own-turn")),
    {"1996": "at-once", "2005": "own-turn"},
    install,
)
