"""Playing a card of the hand (sources: when-actions-are-played, gained-cards)."""

from engine.card_game.core.cards import Card
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.rules.hands import why_not_held


def why_card_rests(state: State, seat: Seat, card: Card) -> Reason:
    """The reason why an action card of the hand cannot be played in this turn, whatever it does."""
    return why_not_held(state, seat, card) or state.rules.too_early(state, card)
