"""Declarations of the file of an action card."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.decisions import RollAttack
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision

Effect: TypeAlias = Callable[[State, Seat, Card, ActionContext], None]
EventEffect: TypeAlias = Callable[[State, Seat, ActionContext], None]
"""The seat is the active player's."""


@dataclass(frozen=True, slots=True)
class ActionCard:
    """Rules of an action card: when it can be played, why not, and its effect; an attack says what its winner gets."""

    plays: Effect
    why_not: Callable[[State, Seat], Reason] = lambda state, seat: None
    during: type[Decision] = MainPhase
    wins: Callable[[State, Seat, RollAttack], None] | None = None
    """For an attack; the seat is the one that won the roll."""
