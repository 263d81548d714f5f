"""When a card of the hand may be played (booklet: "Play Action Cards", "Exchanging a Card"; facts, section 11)."""

from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.names import SEATS, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.rules.hands import why_not_held
from engine.card_game.rules.points import victory_points

SECOND_TURN = 3
"""The turn of the game which is the starting player's second."""
POINTS_TOGETHER = 7


def too_early(state: State, card: Card) -> Reason:
    """Action cards, counters included, wait until each player has had a turn; in the later rules until both have seven points."""
    printed = CARDS[card]
    if state.settings.actions_from == "second-turn":
        if state.turn >= SECOND_TURN:
            return None
        text = "Action cards can be played once each player has had a turn."
    else:
        if "from-the-first-turn" in printed.flags:
            return None
        if sum(victory_points(state, seat) for seat in SEATS) >= POINTS_TOGETHER:
            return None
        text = (
            f"Action cards can be played while both of you have {POINTS_TOGETHER} points together."
        )
    return "too_early", {"card": printed.key}, text


def why_card_rests(state: State, seat: Seat, card: Card) -> Reason:
    """Why an action card of the hand cannot be played in this turn, whatever it does."""
    return why_not_held(state, seat, card) or too_early(state, card)
