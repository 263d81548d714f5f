"""Offers: both players may propose trades in the active player's main phase, or only the active one (sources: trade-between-realms)."""

from engine.card_game.core.names import Seat
from engine.card_game.core.state import State
from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook


def both(state: State, seat: Seat) -> bool:
    """Both players."""
    return True


def active(state: State, seat: Seat) -> bool:
    """Only the active player."""
    return seat == state.current


def install(book: Rulebook, seats: str) -> None:
    """Let both players propose trades, or only the active one."""
    book.may_offer.replace({"both": both, "active": active}[seats])


OPTION = Option(
    "offers-by",
    "Who offers trades",
    "Both players, or only the one whose turn it is.",
    (("booklet", "Trade Resources"), ("facts", "trade-between-realms")),
    OneOf(("both", "active")),
    {"1996": "both", "2005": "active"},
    install,
)
