"""What an action card's file says of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import Decision, RollAttack
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State

Effect: TypeAlias = Callable[[State, Seat, Card, Play], None]
EventEffect: TypeAlias = Callable[[State, Seat, Play], None]
"""With the active player's seat."""


@dataclass(frozen=True, slots=True)
class ActionCard:
    """When it can be played, why not, and what it does; an attack says what its winner gets."""

    plays: Effect
    why_not: Callable[[State, Seat], Reason] = lambda state, seat: None
    during: type[Decision] = MainPhase
    wins: Callable[[State, Seat, RollAttack], None] | None = None
    """The seat that won the roll."""
