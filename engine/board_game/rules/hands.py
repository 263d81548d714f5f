"""Hands are closed: everybody may know how many cards they hold, but not which (sources: hidden-information)."""

from engine.board_game.core.names import Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.core.view_types import SightOfHand
from engine.board_game.rulebook import Rulebook


def closed(state: State, rules: Rules, seat: Seat) -> SightOfHand:
    return {}


def install(book: Rulebook) -> None:
    book.sight_of_hands.replace(closed)
