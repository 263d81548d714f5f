"""The compiled rulebook: every question a slot with its answer, made once per configuration (`engine.board_game.rulebook.compiling`)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from engine.board_game.core.actions import Action
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import Closed, Decision
from engine.board_game.core.events import Event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.island import Island
from engine.board_game.core.names import Card, Dice, Hex, HexMask, Neutral, Path, Seat
from engine.board_game.core.play import Play
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.tables import ActionTable
from engine.board_game.core.views import Form, OnTheBoard, RobberPlace, SightOfHand
from engine.chance import Chance

if TYPE_CHECKING:
    from engine.board_game.core.state import State

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)

Claims: TypeAlias = dict[Seat, int]
"""How many cards of one resource each seat is owed."""
PaidIn: TypeAlias = "tuple[tuple[int, int], ...]"
"""A cost as (resource, count) pairs without zeros, what is hardest to have first: quick to check and to pay."""

SeatQuestion: TypeAlias = Callable[["State", "Rules", Seat], int]
VictimQuestion: TypeAlias = Callable[["State", "Rules", Seat, Seat], int]
Explanation: TypeAlias = Callable[["State", "Rules", Seat, Hex], Closed]
"""Why a seat may not choose a hex, for everybody to see."""
FreePiece: TypeAlias = "tuple[Callable[[State, Seat], int], SeatQuestion]"
"""Of a kind of piece: how many a player has left, and the paths where one may be placed free of charge."""
Permission: TypeAlias = Callable[["State", "Rules", Seat], bool]
Lists: TypeAlias = Callable[["State", "Rules", Seat, list[Action]], None]
Shown: TypeAlias = Callable[["State", "Rules", Decision], Mapping[str, object]]
Consequence: TypeAlias = Callable[["State", "Rules", E, Play], None]
Applies: TypeAlias = Callable[["State", "Rules", A, Play], None]
Checks: TypeAlias = Callable[["State", "Rules", A], Reason]
"""Says why an action is refused, or None; reveals nothing that is hidden from its seat."""
WhyNone: TypeAlias = Callable[["State", "Rules", Seat], Reason]
"""Says why a seat has no legal action of a kind although it is the moment for it; None exactly where it has one. Reveals
nothing that is hidden from the seat."""
Measure: TypeAlias = Callable[["State", "Rules", Sequence[Action]], dict[str, list[int]]]
"""By kind of action, what each of these would lead to; kinds of which nothing can be said are left out."""
Rolling: TypeAlias = Callable[["State", "Rules", Play], Dice]

Priced: TypeAlias = "tuple[int, int, PaidIn, Lists]"
"""A lister and its price: resource and count of what is hardest to have, the rest of the cost."""
Listing: TypeAlias = "tuple[list[list[Action]], tuple[Lists, ...], tuple[Priced, ...]]"
"""What a decision allows: by seat what may be done in any case, listers, and listers that have a price."""


def everyone(state: "State", rules: "Rules", seat: Seat) -> bool:
    """Whoever it is."""
    return True


class Price(Protocol):
    """What an action costs, known once all options are installed."""

    def compiled(self) -> PaidIn:
        """The cost."""


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """All about one kind of action. It is either listed, or it has a form and a check: one truth."""

    kind: type[A]
    applies: Applies[A]
    """Carries it out on a state that it owns."""
    always: bool = False
    """Listed whenever its decision is open; it names nothing but its seat."""
    lists: Lists | None = None
    price: Price | None = None
    """Its lister is asked only if the hand holds this."""
    form: "Callable[[State, Rules, Seat], Form | None] | None" = None
    checks: Checks[A] | None = None
    """With `form`: the truth. Else only words for what is not listed, where `why_none` has nothing to say."""
    why_none: WhyNone | None = None
    """Given for what is bought, traded or played from the hand: a seat that can do none of it is told why."""
    concerns: Permission = everyone
    """Which seats are told: a card is the business of those who hold it."""
    plays: Card | None = None
    """The kind of development card that it plays, if it plays one."""
    waives: bool = False
    """Does nothing but forgo what it might do: taken for whoever does not decide in time."""
    needs_offers: bool = False
    """Its lister is not even asked while no offer is on the table."""

    @property
    def listed(self) -> bool:
        """Whether `legal_actions` says all there is to say about it."""
        return self.form is None


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """All about one kind of decision."""

    first: str
    """What to do first, to somebody who tries something else."""
    simultaneous: bool = False
    """Decisions of this kind on top of the stack may be taken in any order."""
    shown: Shown = lambda state, rules, due: {}
    """What everybody may know of it beside its kind."""
    brief: bool = False
    """Everybody is asked and most have nothing to say: bots take no time over it."""
    turn: bool = False
    """Whoever must decide has a turn of their own in it, as clocks count."""


@dataclass(slots=True, init=False, eq=False, repr=False)
class Rules:
    """Frozen by convention, shared by every state of every game with this configuration."""

    config: GameConfig
    board: Board
    geometry: Geometry
    table: ActionTable

    seats: tuple[Seat, ...]
    others: tuple[tuple[Seat, ...], ...]
    """By seat: all the others."""
    after_seat: tuple[Seat, ...]
    """By seat: the next one clockwise."""
    neutrals: tuple[Neutral, ...]
    builders: tuple[Seat | Neutral, ...]
    """Everybody who has pieces: the seats, then the neutral players."""
    rivals: tuple[tuple[Seat | Neutral, ...], ...]
    """By builder: all others on the board."""

    # The answers to the questions of `Rulebook`, under the names they have there.
    victory_points: int
    hand_limit: int
    road_cost: PaidIn
    settlement_cost: PaidIn
    city_cost: PaidIn
    card_cost: PaidIn
    maritime_rate: int
    longest_road_minimum: int
    largest_army_minimum: int
    neutral_players: int
    apart_across_water: bool
    unplayed_point: int
    supply_is_shown: bool
    robber_returns_to_desert: bool
    deal: "Callable[[Rules, Chance], Island]"
    tokens: Callable[[Board, list[int], Chance], list[int]]
    robber_start: Callable[[Island, Chance], Hex]
    first_player: "Callable[[State, Rules, Play], Seat]"
    set_up: "Callable[[State, Rules, Play], None]"
    dice: Rolling
    between_turns: "Callable[[State, Rules, Seat, Play], None] | None"
    claim: "Callable[[State, Rules, Play], None]"
    shortage: Callable[[Claims, int], Claims]
    robber_without_hex: SeatQuestion
    robber_place: "Callable[[State, Rules], RobberPlace]"
    theft: "Callable[[State, Rules, Seat, Seat | None, Play], None]"
    road_length: "Callable[[State, Rules, Seat, Path | None], int]"
    island_land: "Callable[[State], HexMask]"
    sight_of_hands: "Callable[[State, Rules, Seat], SightOfHand]"
    totals: SeatQuestion
    robber_hexes: SeatQuestion
    robber_victims: VictimQuestion
    robber_harbors: SeatQuestion
    robber_harbor_victims: VictimQuestion
    road_paths: SeatQuestion
    free_road_paths: SeatQuestion
    starting_road_paths: SeatQuestion
    own_ways: SeatQuestion
    open_waters: SeatQuestion
    ship_hexes: SeatQuestion
    pirate_hexes: SeatQuestion
    pirate_victims: VictimQuestion
    settlement_spots: SeatQuestion
    starting_spots: SeatQuestion
    city_spots: SeatQuestion
    may_trade: Permission
    may_play_card: Permission

    robber_closures: tuple[tuple[SeatQuestion, Explanation], ...]
    """What keeps the robber from hexes and can say why."""
    prices: dict[str, PaidIn]
    """All costs, by what they pay for."""
    pieces: "dict[str, Callable[[State, Seat], int]]"
    free_pieces: "tuple[FreePiece, ...]"
    decisions: dict[str, DecisionKind]
    simultaneous: frozenset[str]
    """Kinds of decision."""
    card_closures: tuple[tuple[Permission, Refusal], ...]
    """When no development card may be played, and why."""
    trade_closures: tuple[tuple[Permission, Refusal], ...]
    """Likewise for trade."""
    moves: dict[type[Action], Move[Any]]
    explained: tuple[Move[Any], ...]
    """The kinds of action that a seat is told about when it has none of them."""
    actions: dict[str, type[Action]]
    """Kinds of action by name."""
    applies: dict[type[Action], Applies[Any]]
    answering: dict[str, frozenset[type[Action]]]
    """By kind of decision: what can answer it."""
    allowed_to_others: dict[str, frozenset[type[Action]]]
    """Likewise: what the other seats may do meanwhile."""
    listings: dict[str, Listing]
    business: dict[str, tuple[Lists, ...]]
    """Asked of everybody, the other seats too, while offers are on the table."""
    beside: frozenset[type[Action] | None]
    """What may be done at any time by whoever has nothing to decide."""
    lists_beside: tuple[Lists, ...]
    forms: dict[str, tuple[Move[Any], ...]]
    other_forms: dict[str, tuple[Move[Any], ...]]
    after: dict[type[Event], tuple[Consequence[Any], ...]]
    slices: dict[str, Slice[Any]]
    starts_kept: dict[str, Any]
    """The first value of each slice."""
    shown: "dict[str, Callable[[Any, State, Seat | None], Any]]"
    """What a seat may see of slices; nothing of those that are not in it."""
    on_the_board: "tuple[Callable[[State, Rules], OnTheBoard], ...]"
    prospects: "dict[str, Measure]"
    laid_open: frozenset[str]

    def allowed_meanwhile(self, kind: type[Action], decision: str) -> bool:
        """Whether others may take this kind of action while that decision is open."""
        return kind in self.beside or kind in self.allowed_to_others.get(decision, ())
