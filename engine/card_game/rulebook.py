"""Every question that the rules ask and an option answers, one sentence each; compiled once into `Rules`."""

from collections.abc import Callable

from engine.card_game.core.cards import CARDS, EVENTS, Card, DrawCard
from engine.card_game.core.config import GameConfig
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import Rules, State
from engine.chance import Chance
from engine.kernel.questions import Answer, Setting, compile_into


class Rulebook:
    """All questions, open for answers until they are compiled."""

    def __init__(self) -> None:
        self.installing: str | None = None
        """The option whose `install` runs."""

        self.victory_points = Setting(self, "points needed to win", 12)
        self.window_seconds = Setting(self, "seconds to answer an attack", 10)
        self.robber_grace = Setting(self, "turns of each player without robbers", 0)
        self.may_demolish = Setting(self, "demolition of upgrades", False)
        self.harbor_counts_itself = Setting(self, "Harbor's own commerce point", True)
        self.new_cards_are_ready = Setting(self, "use of cards in the turn they were gained", False)

        self.region_numbers: Answer[Callable[[Chance], tuple[int, ...]]] = Answer(
            self, "numbers of the regions"
        )
        """The production number of each region card in a new game."""
        self.too_early: Answer[Callable[[State, Card], Reason]] = Answer(
            self, "time of action cards"
        )
        """The reason why an action card cannot be played yet."""
        self.settles_now: Answer[Callable[[State, Seat], bool]] = Answer(
            self, "time to put surplus cards under a stack"
        )
        """True if a seat with too many cards puts them under a stack now, not at the end of its turn."""
        self.may_win: Answer[Callable[[State, Seat], bool]] = Answer(self, "moment of winning")
        """True if a seat with enough points wins now."""
        self.counted_commerce: Answer[Callable[[list[int], list[bool]], list[int]]] = Answer(
            self, "commerce points without a city"
        )
        """The commerce points that count for the mill, of those that each seat has, and whether it has a city."""
        self.spy_may_take: Answer[Callable[[DrawCard], bool]] = Answer(
            self, "cards that the Spy takes"
        )
        """True if the Spy may take such a card."""
        self.may_offer: Answer[Callable[[State, Seat], bool]] = Answer(
            self, "right to offer trades"
        )
        """True if a seat may propose a trade at this moment of the main phase."""


def compiled(book: Rulebook, config: GameConfig) -> Rules:
    """The rules of this configuration. Raises AssertionError for a question that no option answers."""
    rules = Rules()
    rules.config = config
    sets = config.card_sets
    rules.cards = tuple(card for card, printed in enumerate(CARDS) if printed.set in sets)
    rules.event_cards = tuple(event for event, card in enumerate(EVENTS) if card.set in sets)
    compile_into(rules, book)
    return rules
