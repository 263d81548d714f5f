"""Every question a rule may ask and an option may answer, one sentence each; compiled once into `Rules`.

How they are answered, and what happens when two options answer the same one, is in `engine.board_game.rulebook.verbs`."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine import ENGINE_VERSION
from engine.board_game.core.board import Board
from engine.board_game.core.context import ActionContext
from engine.board_game.core.island import Island
from engine.board_game.core.names import Dice, Hex, HexMask, Path, Seat
from engine.board_game.core.slices import Slice, T
from engine.board_game.core.state import Claims, FreePiece, Measure, Rules, SeatQuestion, State
from engine.board_game.core.view_types import OnTheBoard, RobberPlace, SightOfHand
from engine.board_game.rulebook.verbs import (
    ActionRules,
    Allowance,
    Choice,
    Cost,
    Decisions,
    Events,
)
from engine.chance import Chance
from engine.kernel.questions import Answer, Setting


class Rulebook:
    """All questions, open for answers until they are compiled."""

    def __init__(self, board: Board, engine: int = ENGINE_VERSION) -> None:
        self.board = board
        self.engine = engine
        """The version of the engine by whose rules the game is played."""
        self.installing: str | None = None
        """The option whose `install` runs; None for the base game, which anybody may overrule once."""

        self._ask_figures()
        self._ask_pieces()
        self._ask_answers()
        self._ask_places()
        self._ask_permissions()
        self._gather_additions()

    def _ask_figures(self) -> None:
        """Ask for the numbers of the rules and the costs."""
        self.victory_points = Setting(self, "points needed to win", 10)
        self.hand_limit = Setting(self, "number of cards that are safe from a seven", 7)
        self.road_cost = Cost(self, "cost of a road", (1, 1, 0, 0, 0))
        self.settlement_cost = Cost(self, "cost of a settlement", (1, 1, 1, 1, 0))
        self.city_cost = Cost(self, "cost of a city", (0, 0, 0, 2, 3))
        self.card_cost = Cost(self, "cost of a development card", (0, 0, 1, 1, 1))
        self.maritime_rate = Setting(self, "rate of maritime trade without a harbor", 4)
        self.longest_road_minimum = Setting(self, "length that earns the longest road", 5)
        self.largest_army_minimum = Setting(
            self, "number of knights that earns the largest army", 3
        )

        self.neutral_players = Setting(self, "number of neutral players", 0)
        self.prices = {
            "road": self.road_cost,
            "settlement": self.settlement_cost,
            "city": self.city_cost,
            "development_card": self.card_cost,
        }
        """All costs, by what they pay for; an option adds those of its pieces."""

    def _ask_pieces(self) -> None:
        """Ask for the pieces a player has left, and for the settings of single rules."""
        self.pieces: dict[str, Callable[[State, Seat], int]] = {}
        """The number of each kind of piece a player has left; bridges are roads."""
        self.free_pieces: dict[str, FreePiece] = {}
        """The pieces of road building: the number of each kind a player has left, and where they may go."""
        self.apart_across_water = Setting(self, "distance rule across water", True)
        self.unplayed_point = Setting(self, "worth of an unplayed victory point card", 1)

        self.supply_is_shown = Setting(self, "sight of the supply", True)
        self.robber_returns_to_desert = Setting(self, "robber's way back to the desert", True)

    def _ask_answers(self) -> None:
        """Ask for the parts of the game that exactly one rule decides."""
        self.deal: Answer[Callable[[Rules, Chance], Island]] = Answer(self, "island")
        """The island of a new game."""
        self.tokens: Answer[Callable[[Board, list[int], Chance], list[int]]] = Answer(
            self, "number tokens"
        )
        """By hex: the number it gets, once its terrain is known."""
        self.robber_start: Answer[Callable[[Island, Chance], Hex]] = Answer(
            self, "start of the robber"
        )
        """The place of the robber before the first turn; NOBODY: beside the board."""
        self.first_player: Answer[Callable[[State, Rules, ActionContext], Seat]] = Answer(
            self, "first player"
        )
        """The seat that starts."""
        self.set_up: Answer[Callable[[State, Rules, ActionContext], None]] = Answer(
            self, "starting pieces"
        )
        """Placement of the first pieces."""
        self.dice: Answer[Callable[[State, Rules, ActionContext], Dice]] = Answer(self, "dice")
        """Make a roll."""
        self.between_turns: Setting[Callable[[State, Rules, Seat, ActionContext], None] | None] = (
            Setting(self, "time between two turns", None)
        )
        """Follow the end of this seat's turn, before the next one begins; None: it begins at once."""
        self.claim: Answer[Callable[[State, Rules, ActionContext], None]] = Answer(
            self, "claim of victory"
        )
        """Points have changed or a turn has begun: whoever may claim victory now has won if they have the points."""
        self.shortage: Answer[Callable[[Claims, int], Claims]] = Answer(
            self, "shortage of the supply"
        )
        """Settle who is paid when the supply holds less than everyone is owed."""
        self.robber_without_hex: Answer[SeatQuestion] = Answer(
            self, "robber that has nowhere to go"
        )
        """The hexes for the robber when no hex is left for it; never empty."""
        self.robber_place: Answer[Callable[[State, Rules], RobberPlace]] = Answer(
            self, "place of the robber"
        )
        """The place of the robber, as its part of the view."""
        self.theft: Answer[Callable[[State, Rules, Seat, Seat | None, ActionContext], None]] = (
            Answer(self, "theft")
        )
        """Follow a move of the robber by a seat that has named its victim, or nobody."""
        self.road_length: Answer[Callable[[State, Rules, Seat, Path | None], int]] = Answer(
            self, "length of a road"
        )
        """The length of a seat's longest road, now that a road was added; None: whatever happened."""
        self.island_land: Answer[Callable[[State], HexMask]] = Answer(self, "land of islands")
        """The hexes that belong to islands: those that touch are one island."""
        self.sight_of_hands: Answer[Callable[[State, Rules, Seat], SightOfHand]] = Answer(
            self, "sight of the hands"
        )
        """Public parts of a seat's hand beside its size, as its part of the view."""

    def _ask_places(self) -> None:
        """Ask for the sums, hexes, paths and intersections that are allowed."""
        self.totals: Choice[[State, Rules, Seat]] = Choice()
        """Sums of the dice that count when this seat rolls."""
        self.robber_hexes: Choice[[State, Rules, Seat]] = Choice()
        """Hexes the robber may be moved to."""
        self.robber_victims: Choice[[State, Rules, Seat, Seat]] = Choice()
        """Hexes at which this victim may be robbed by this seat."""
        self.robber_harbors: Choice[[State, Rules, Seat]] = Choice()
        """Harbors the robber may be moved to, as paths; none but by an option."""
        self.robber_harbor_victims: Choice[[State, Rules, Seat, Seat]] = Choice()
        """Harbors at which this victim may be robbed by this seat."""
        self.road_paths: Choice[[State, Rules, Seat]] = Choice()
        """Paths on which a seat may build a road, the cost aside."""
        self.free_road_paths: Choice[[State, Rules, Seat]] = Choice()
        """Paths on which a seat may place a road that a card pays for."""
        self.starting_road_paths: Choice[[State, Rules, Seat]] = Choice()
        """Paths on which the road beside a starting settlement may be placed."""
        self.own_ways: Choice[[State, Rules, Seat]] = Choice()
        """Paths on which a seat has pieces."""
        self.open_waters: Choice[[State, Rules, Seat]] = Choice()
        """Paths where ships of a seat may come and go; none but by an option."""
        self.ship_hexes: Choice[[State, Rules, Seat]] = Choice()
        """Hexes beside which a seat has ships; none but by an option."""
        self.pirate_hexes: Choice[[State, Rules, Seat]] = Choice()
        """Hexes the pirate may be moved to; none but by an option."""
        self.pirate_victims: Choice[[State, Rules, Seat, Seat]] = Choice()
        """Hexes at which this victim may be robbed by this seat with the pirate."""
        self.settlement_spots: Choice[[State, Rules, Seat]] = Choice()
        """Intersections on which a seat may build a settlement, the cost aside."""
        self.starting_spots: Choice[[State, Rules, Seat]] = Choice()
        """Intersections on which a starting settlement may be placed."""
        self.city_spots: Choice[[State, Rules, Seat]] = Choice()
        """Settlements a seat may upgrade, the cost aside."""

    def _ask_permissions(self) -> None:
        """Ask for the permissions to act now."""
        self.may_trade = Allowance()
        """True if trades, with the supply or with players, may be made on this seat's turn now."""
        self.may_play_card = Allowance()
        """True if a seat may play a development card now."""

    def _gather_additions(self) -> None:
        """Make the lists to which the rules and options add their own."""
        self.decisions = Decisions()
        self.action_rules = ActionRules(self)
        self.events = Events()
        self.laid_open: set[str] = set()
        """Secrets (`events.HANDS` …) that everyone may see."""
        self.slices: dict[str, Slice[Any]] = {}
        """The slices of options, by the option's key."""
        self.shown: dict[str, Callable[[Any, State, Seat | None], Any]] = {}
        """The part of a slice that a seat may see, by its key; nothing of the others."""
        self.on_the_board: list[Callable[[State, Rules], OnTheBoard]] = []
        """Other things on the board, as parts of the view."""
        self.prospects: dict[str, Measure] = {}
        """Prospects of legal actions, by what is measured (`engine.api.Prospects`); asked for people only."""

    def add_slice(
        self,
        slice: Slice[T],
        start: T | None = None,
        view: "Callable[[T, State, Seat | None], Any] | None" = None,
    ) -> None:
        """Keep a slice of state of the option being installed. `start`: its first value, where that depends on the game;
        `view` shows it to a seat; default: hidden."""
        self.slices[slice.key] = slice if start is None else replace(slice, start=start)
        if view is not None:
            self.shown[slice.key] = view
