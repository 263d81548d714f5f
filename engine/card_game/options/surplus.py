"""Surplus: the active player puts cards above the limit under a stack at once, or at the end of the turn (sources: surplus). The
opponent always does so at once."""

from engine.card_game.core.names import Seat
from engine.card_game.core.state import State
from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook


def at_once(state: State, seat: Seat) -> bool:
    """Both players at once."""
    return True


def out_of_turn(state: State, seat: Seat) -> bool:
    """The opponent at once, the active player later."""
    return seat != state.current


def install(book: Rulebook, moment: str) -> None:
    """Let the active player settle at once, or at the end of the turn."""
    book.settles_now.replace({"at-once": at_once, "end-of-turn": out_of_turn}[moment])


OPTION = Option(
    "surplus",
    "Too many cards on your own turn",
    "Put the surplus under a stack at once, or at the end of the turn.",
    (("facts", "surplus"),),
    OneOf(("at-once", "end-of-turn")),
    {"1996": "at-once", "2005": "end-of-turn"},
    install,
)
