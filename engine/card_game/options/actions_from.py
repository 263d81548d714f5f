"""First action cards: after each player has had a turn, or while both together have seven points (sources: when-actions-are-played). Counters wait
likewise."""

from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.names import SEATS
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook
from engine.card_game.rules.points import victory_points

SECOND_TURN = 3
"""The turn of the game which is the starting player's second."""
POINTS_TOGETHER = 7


def before_the_second_turn(state: State, card: Card) -> Reason:
    """Too early before each player has had a turn."""
    if state.turn >= SECOND_TURN:
        return None
    text = "Action cards can be played once each player has had a turn."
    return "too_early", {"card": CARDS[card].key}, text


def before_seven_points(state: State, card: Card) -> Reason:
    """Too early while both players together have fewer than seven points."""
    printed = CARDS[card]
    if "from-the-first-turn" in printed.flags:
        return None
    if sum(victory_points(state, seat) for seat in SEATS) >= POINTS_TOGETHER:
        return None
    text = f"Action cards can be played while both of you have {POINTS_TOGETHER} points together."
    return "too_early", {"card": printed.key}, text


def install(book: Rulebook, start: str) -> None:
    """Let action cards wait for the second turn, or for seven points."""
    book.too_early.replace(
        {"second-turn": before_the_second_turn, "seven-points": before_seven_points}[start]
    )


OPTION = Option(
    "actions-from",
    "First action cards",
    "After each player has had a turn, or while both have seven points together.",
    (("facts", "when-actions-are-played"),),
    OneOf(("second-turn", "seven-points")),
    {"1996": "second-turn", "2005": "seven-points"},
    install,
)
