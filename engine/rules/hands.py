"""Hands are held closed: how many cards they have is for everybody to know, which ones is not (A, footnote 17)."""

from typing import Any

from engine.names import Seat
from engine.rulebook import Rulebook
from engine.rulebook.rules import Rules
from engine.state import State


def closed(state: State, rules: Rules, seat: Seat) -> dict[str, Any]:
    return {}


def install(book: Rulebook) -> None:
    book.sight_of_hands.replace(closed)
