"""Dice deck: a roll is the next of 36 cards, one for each way two dice can fall (house rule).

The deck is shuffled before the first roll, and again before a roll once no more cards are left in it than were agreed.
The rolls for the start use ordinary dice: they come before the game and use up no card."""

from collections import Counter
from typing import Final, TypeAlias, TypedDict

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Event, event
from engine.board_game.core.names import Dice, Seat
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option, Range
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.chance import ALL_ROLLS, Chance

KEY: Final = "dice-deck"
WHOLE_DECK: Final = range(len(ALL_ROLLS))
"""A card is the index of its dice among all rolls."""
Deck: TypeAlias = tuple[int, ...]
"""The next card lies at the end."""
DECK: Final[Slice[Deck]] = Slice(KEY, ())


@event
class DiceDeckShuffled(Event):
    """All cards of the dice deck are in it again, in an order that nobody knows (option `dice-deck`)."""


def shuffled_if_due(deck: Deck, shuffle_at: int, chance: Chance) -> Deck:
    """The deck, or all 36 cards shuffled if too few are left."""
    return deck if len(deck) > shuffle_at else tuple(chance.shuffled(WHOLE_DECK))


def draw(deck: Deck) -> tuple[Dice, Deck]:
    """The dice of the next card, and what is left."""
    return ALL_ROLLS[deck[-1]], deck[:-1]


class DeckView(TypedDict):
    """The deck of the next roll: the number of cards left, at how many the deck is shuffled, and how many there are of each total."""

    left: int
    shuffle_at: int
    totals: dict[str, int]


def install(book: Rulebook, shuffle_at: int) -> None:
    """With 0 every card is used; with more nobody can count on the last ones."""

    def next_card(state: State, rules: Rules, context: ActionContext) -> Dice:
        deck = shuffled_if_due(left := DECK.of(state), shuffle_at, context.chance)
        if deck is not left:
            emit(state, rules, context, DiceDeckShuffled, ())
        dice, left = draw(deck)
        DECK.put(state, left)
        return dice

    def shown(deck: Deck, state: State, seat: Seat | None) -> DeckView:
        """The deck of the next roll. Everybody saw what is gone; the order nobody knows."""
        cards = deck if len(deck) > shuffle_at else WHOLE_DECK
        totals = Counter(sum(ALL_ROLLS[card]) for card in cards)
        return {
            "left": len(cards),
            "shuffle_at": shuffle_at,
            "totals": {str(total): totals[total] for total in sorted(totals)},
        }

    book.add_slice(DECK, view=shown)
    book.dice.replace(next_card)


def deck_that_leaves(cards: int) -> str:
    """The lobby's name for a deck that is reshuffled when `cards` are left."""
    return "Deck of 36, reshuffled " + (f"with {cards} left" if cards else "at its end")


OPTION = Option(
    key=KEY,
    title="Dice deck",
    summary="Rolls come from 36 cards, one for each combination of two dice; "
    "the deck is reshuffled when only this many are left.",
    source="house rule",
    install=install,
    parameter=Range(0, 20, 5, left_out="Fair dice", called=deck_that_leaves),
    group="dice",
    changes=("production",),
    shows=DeckView,
)
