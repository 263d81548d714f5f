"""Every question a rule may ask and an option may answer, one sentence each; compiled once into `Rules`.

How they are answered, and what happens when two options answer the same one, is in `engine.verbs`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.boards import Board
from engine.chance import Chance
from engine.compiled import Rules
from engine.config import GameConfig
from engine.events import Log
from engine.names import Cards, Dice, Path, Seat
from engine.verbs import (
    Allowance,
    Answer,
    Choice,
    Claims,
    Decisions,
    Events,
    Moves,
    Number,
    SeatQuestion,
    Slice,
)

if TYPE_CHECKING:
    from engine.state import State


class Rulebook:
    """All questions, open for answers until they are compiled."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.installing: str | None = None
        """The option whose `install` runs; None for the base game, which anybody may overrule once."""

        self.victory_points = Number(self, "points needed to win", 10)
        self.hand_limit = Number(self, "number of cards that are safe from a seven", 7)
        self.road_cost: Number[Cards] = Number(self, "cost of a road", (1, 1, 0, 0, 0))
        self.settlement_cost: Number[Cards] = Number(self, "cost of a settlement", (1, 1, 1, 1, 0))
        self.city_cost: Number[Cards] = Number(self, "cost of a city", (0, 0, 0, 2, 3))
        self.card_cost: Number[Cards] = Number(self, "cost of a development card", (0, 0, 1, 1, 1))
        self.maritime_rate = Number(self, "rate of maritime trade without a harbor", 4)
        self.longest_road_minimum = Number(self, "length that earns the longest road", 5)
        self.largest_army_minimum = Number(self, "number of knights that earns the largest army", 3)

        self.supply_is_shown = Number(self, "sight of the supply", True)
        self.neutral_players = Number(self, "number of neutral players", 0)

        self.tokens: Answer[Callable[[Board, list[int], Chance], list[int]]] = Answer(
            self, "number tokens"
        )
        """By hex: the number it gets, once its terrain is known."""
        self.first_player: Answer[Callable[[State, Rules, Chance, Log], Seat]] = Answer(
            self, "first player"
        )
        """Who starts."""
        self.set_up: Answer[Callable[[State, Rules, Log], None]] = Answer(self, "starting pieces")
        """How the first pieces come onto the board."""
        self.dice: Answer[Callable[[State, Rules, Chance, Log], Dice]] = Answer(self, "dice")
        """How a roll comes about."""
        self.roll_counts: Allowance[Dice] = Allowance()
        """Whether dice that fell count; otherwise they are rolled again."""
        self.shortage: Answer[Callable[[Claims, int], Claims]] = Answer(
            self, "shortage of the supply"
        )
        """Who is paid when the supply holds less than everyone is owed."""
        self.robber_without_hex: Answer[SeatQuestion] = Answer(
            self, "robber that has nowhere to go"
        )
        """Where the robber goes when no hex is left for it; never empty."""
        self.road_length: Answer[Callable[[State, Rules, Seat, Path | None], int]] = Answer(
            self, "length of a road"
        )
        """How long a seat's longest road is, now that a road was added; None: whatever happened."""
        self.sight_of_hands: Answer[Callable[[State, Rules, Seat], dict[str, Any]]] = Answer(
            self, "sight of the hands"
        )
        """What everybody sees of a seat's hand beside its size, as its part of the view."""

        self.robber_hexes = Choice()
        """Hexes the robber may be moved to."""
        self.robber_victims = Choice()
        """Hexes at which this victim may be robbed by this seat."""
        self.road_paths = Choice()
        """Paths on which a seat may build a road, the cost aside."""
        self.settlement_spots = Choice()
        """Intersections on which a seat may build a settlement, the cost aside."""
        self.starting_spots = Choice()
        """Intersections on which a starting settlement may be placed."""
        self.city_spots = Choice()
        """Settlements a seat may upgrade, the cost aside."""
        self.may_trade: Allowance[Seat] = Allowance()
        """Whether trades, with the supply or with players, may be made on this seat's turn now."""
        self.may_play_card: Allowance[Seat] = Allowance()
        """Whether a seat may play a development card now."""

        self.decisions = Decisions()
        self.moves = Moves(self)
        self.events = Events()
        self.laid_open: set[str] = set()
        """Secrets (`events.HANDS` …) that everyone may see."""
        self._slices: dict[str, Slice] = {}

    def keep(
        self, initial: Any, view: "Callable[[Any, State, Seat | None], Any] | None" = None
    ) -> None:
        """Keep a slice of state under the key of the option being installed. `view` shows it to a seat; default: hidden."""
        assert self.installing is not None, "only options keep slices; the base game has fields"
        self._slices[self.installing] = Slice(initial, view)

    def compile(self, config: GameConfig) -> "Rules":
        """The rules of this game: every question a slot."""
        return Rules(self, config)

    @property
    def slices(self) -> dict[str, Slice]:
        """What is kept, by option."""
        return self._slices
