"""A state of a game, and the compiled rulebook it is played by: each names the other, so they are declared side by side.

A state is ints, short lists of ints and named slices, each declared once (`engine.kernel.fields`). In the rulebook every
question is a slot with its answer, made once per configuration (`engine.board_game.rulebook.compiling`)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.board_game.core.actions import Action
from engine.board_game.core.board import Board
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Closed, from_row, to_row
from engine.board_game.core.events import Event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    NOBODY,
    NUMBERS,
    VICTORY_POINT,
    Card,
    Cards,
    Dice,
    Hex,
    HexMask,
    IntersectionMask,
    Neutral,
    OfferId,
    Path,
    PathMask,
    Resource,
    Seat,
    five,
)
from engine.board_game.core.offers import OFFERED, OFFERS, Offer, Offered
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.tables import ActionTable
from engine.board_game.core.view_types import Form, OnTheBoard, RobberPlace, SightOfHand
from engine.chance import Chance
from engine.kernel.decisions import Decision
from engine.kernel.fields import MASK, MASKS, Codec, Field, begun, declared, flat, nested, shared

Payment: TypeAlias = tuple[Seat, Cards, tuple[tuple[Resource, int], ...]]
"""Cards that a seat is owed: as counts of all five resources, and as (resource, count) without zeros."""
Income: TypeAlias = tuple[int, tuple[Payment, ...]]
"""The debt of a roll: the cards in all, and each seat's part in the order of seats."""


def zeros(rules: "Rules") -> list[int]:
    """A zero, as a count or an empty mask, for everybody who has pieces."""
    return [0] * len(rules.builders)


def no_cards(rules: "Rules") -> list[list[int]]:
    """Zero counts by seat and kind."""
    return [[0] * 5 for _ in rules.seats]


def nothing(rules: "Rules") -> list[Any]:
    return []


SET_ASIDE: Final = Codec(
    lambda discards: [[seat, list(cards)] for seat, cards in discards],
    lambda saved: [(seat, five(cards)) for seat, cards in saved],
)
DICE: Final = Codec(
    lambda dice: None if dice is None else list(dice),
    lambda saved: None if saved is None else (saved[0], saved[1]),
)
PENDING: Final = Codec(
    lambda pending: [to_row(due) for due in pending],
    lambda saved: tuple(from_row(row) for row in saved),
)


@declared
class State:
    """Everything about one game at one moment. Lists by seat; hands and cards are lists of five counts.

    Lists about pieces (roads, buildings, points, rates) go on after the seats with the neutral players, if there are any."""

    rules: "Rules" = shared(saved=None)
    island: Island = shared(saved=None)
    robber: Hex = shared()
    """NOBODY while it is off the board."""
    roads: list[PathMask] = flat(zeros, MASKS)
    settlements: list[IntersectionMask] = flat(zeros, MASKS)
    cities: list[IntersectionMask] = flat(zeros, MASKS)
    touched: list[IntersectionMask] = flat(zeros, MASKS)
    """By seat: the ends of its roads."""
    beside: list[HexMask] = flat(zeros, MASKS)
    """By seat: the hexes its buildings stand on."""
    income: list[Income] = flat(lambda rules: [(0, ())] * NUMBERS, saved=None)
    """By roll: what it owes, the robber aside. Follows from the buildings; kept so that a roll is quick."""
    free: IntersectionMask = shared(saved=MASK)
    """The places where the distance rule still allows a settlement."""
    occupied: IntersectionMask = shared(lambda rules: 0, MASK)
    """The places where any building stands."""
    used: PathMask = shared(lambda rules: 0, MASK)
    """The places where any road lies."""
    hands: list[list[int]] = nested(no_cards)
    supply: list[int] = flat(lambda rules: [rules.board.supply.resources] * 5)
    set_aside: list[tuple[Seat, Cards]] = flat(nothing, SET_ASIDE)
    """Discards that are still secret, because others are choosing theirs."""
    deck: tuple[int, ...] = shared(saved=Codec(list, tuple))
    drawn: int = shared(lambda rules: 0)
    """The number of cards drawn from the deck."""
    cards: list[list[int]] = nested(no_cards)
    """Unplayed development cards, by seat and kind."""
    bought: list[list[int]] = nested(no_cards)
    """Unplayed development cards that were bought this turn."""
    played: list[list[int]] = nested(no_cards)
    rates: list[list[int]] = flat(lambda rules: [[rules.maritime_rate] * 5 for _ in rules.builders])
    """Maritime rates by seat and resource; a seat's list is replaced, never changed."""
    points: list[int] = flat(zeros)
    """Points that everyone can see, without hidden victory points."""
    road_length: list[int] = flat(zeros)
    longest_road: Seat = shared(lambda rules: NOBODY)
    largest_army: Seat = shared(lambda rules: NOBODY)
    turn: int = shared(lambda rules: 0)
    """0 during set-up."""
    current: Seat = shared()
    dice: tuple[int, int] | None = shared(lambda rules: None, DICE)
    card_played: bool = shared(lambda rules: False)
    pending: tuple[Decision, ...] = shared(lambda rules: (), PENDING)
    offers: list[Offer] = flat(nothing, OFFERS)
    next_offer: OfferId = shared(lambda rules: 1)
    offered: list[Offered] = flat(nothing, OFFERED)
    """The offers of this turn, whatever became of them."""
    option_state: Mapping[str, Any] = shared(lambda rules: rules.initial_option_state, saved=None)
    """The slices of options, by the option's key (`engine.board_game.core.slices`)."""
    winner: Seat = shared(lambda rules: NOBODY)

    fields: ClassVar[Mapping[str, Field]]

    @classmethod
    def at_the_start(cls, rules: "Rules", island: Island) -> "State":
        """A state with the starting value of every field; the game itself sets the robber, the deck and who begins."""
        state = begun(cls, rules)
        state.rules = rules
        state.island = island
        state.free = island.on_land
        return state

    if TYPE_CHECKING:  # made out of the fields by `declared`

        def copy(self) -> "State": ...

    def buildings(self, seat: Seat) -> IntersectionMask:
        """The places where the settlements and cities of a seat stand."""
        return self.settlements[seat] | self.cities[seat]

    def hand_size(self, seat: Seat) -> int:
        """The number of resource cards a seat holds: everyone may know."""
        return sum(self.hands[seat])

    def hidden_points(self, seat: Seat) -> int:
        """The points of unplayed victory point cards."""
        return self.cards[seat][VICTORY_POINT] * self.rules.unplayed_point

    def offer(self, id: OfferId) -> Offer | None:
        """The open offer of that number."""
        return next((offer for offer in self.offers if offer.id == id), None)

    @property
    def over(self) -> bool:
        """Return whether somebody has won."""
        return self.winner != NOBODY


A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)

Claims: TypeAlias = dict[Seat, int]
"""The number of cards of one resource each seat is owed."""
PaidIn: TypeAlias = tuple[tuple[int, int], ...]
"""A cost as (resource, count) pairs without zeros, the resource that is hardest to get first: quick to check and to pay."""

SeatQuestion: TypeAlias = Callable[[State, "Rules", Seat], int]
VictimQuestion: TypeAlias = Callable[[State, "Rules", Seat, Seat], int]
Explanation: TypeAlias = Callable[[State, "Rules", Seat, Hex], Closed]
"""The reason why a seat may not choose a hex, for everybody to see."""
FreePiece: TypeAlias = tuple[Callable[[State, Seat], int], SeatQuestion]
"""For a kind of piece: how many a player has left, and the paths where one may be placed free of charge."""
Permission: TypeAlias = Callable[[State, "Rules", Seat], bool]
Lists: TypeAlias = Callable[[State, "Rules", Seat, list[Action]], None]
Shown: TypeAlias = Callable[[State, "Rules", Any], Mapping[str, object]]
"""The public fields of a decision, which is the last argument."""
Consequence: TypeAlias = Callable[[State, "Rules", E, ActionContext], None]
Applies: TypeAlias = Callable[[State, "Rules", A, ActionContext], None]
Checks: TypeAlias = Callable[[State, "Rules", A], Reason]
"""Says why an action is refused, or None; reveals nothing that is hidden from its seat."""
WhyNone: TypeAlias = Callable[[State, "Rules", Seat], Reason]
"""Says why a seat has no legal action of a kind although this is the moment for it; None exactly if it has one. Reveals nothing that is
hidden from the seat."""
Measure: TypeAlias = Callable[[State, "Rules", Sequence[Action]], dict[str, list[int]]]
"""By kind of action, a forecast for each of these actions; kinds without a forecast are left out."""
Rolling: TypeAlias = Callable[[State, "Rules", ActionContext], Dice]

Priced: TypeAlias = tuple[int, int, PaidIn, Lists]
"""A lister and its price: the resource that is hardest to get with its count, then the rest of the cost."""
Listing: TypeAlias = tuple[list[list[Action]], tuple[Lists, ...], tuple[Priced, ...]]
"""Actions under a decision: by seat, actions that are always legal; listers; and listers with a price."""

Kinds: TypeAlias = frozenset[type[Action] | None]
"""Kinds of action; None is never one of them, and may be asked for."""


def everyone(state: State, rules: "Rules", seat: Seat) -> bool:
    """True for every seat."""
    return True


class Price(Protocol):
    """The price of an action, known once all options are installed."""

    def compiled(self) -> PaidIn:
        """The cost."""


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[A]):
    """Everything about one kind of action. It is either listed, or has a form and a check: legality has one source of truth."""

    action: type[A]
    apply: Applies[A]
    """Carries it out on a state that it owns."""
    always: bool = False
    """Listed whenever its decision is open; its only field is the seat."""
    enumerate: Lists | None = None
    price: Price | None = None
    """Its lister is called only if the hand covers this price."""
    form: "Callable[[State, Rules, Seat], Form | None] | None" = None
    validate: Checks[A] | None = None
    """With `form`, decides whether the action is legal. Otherwise only words the refusal of an action that is not listed, where
    `explain` has nothing to say."""
    explain: WhyNone | None = None
    """Set for what is bought, traded or played from the hand: a seat that can do none of it is told why."""
    concerns: Permission = everyone
    """The seats that are told: a card is the business of those who hold it."""
    plays: Card | None = None
    """The kind of development card that it plays, if it plays one."""
    waives: bool = False
    """Only waives what the seat could do: played for players who do not decide in time."""
    needs_offers: bool = False
    """Its lister is not called while no offer is open."""

    @property
    def listed(self) -> bool:
        """Return whether `legal_actions` says all there is to say about it."""
        return self.form is None


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
    first_player: "Callable[[State, Rules, ActionContext], Seat]"
    set_up: "Callable[[State, Rules, ActionContext], None]"
    dice: Rolling
    between_turns: "Callable[[State, Rules, Seat, ActionContext], None] | None"
    claim: "Callable[[State, Rules, ActionContext], None]"
    shortage: Callable[[Claims, int], Claims]
    robber_without_hex: SeatQuestion
    robber_place: "Callable[[State, Rules], RobberPlace]"
    theft: "Callable[[State, Rules, Seat, Seat | None, ActionContext], None]"
    road_length: "Callable[[State, Rules, Seat, Path | None], int]"
    island_land: Callable[[State], HexMask]
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
    """Restrictions that keep the robber from hexes, each with its explanation."""
    prices: dict[str, PaidIn]
    """All costs, by what they buy."""
    pieces: dict[str, Callable[[State, Seat], int]]
    free_pieces: tuple[FreePiece, ...]
    decisions: dict[type[Decision], Shown]
    """By kind of decision: its public fields."""
    card_closures: tuple[tuple[Permission, Refusal], ...]
    """The reason why no development card may be played, if there is one."""
    trade_closures: tuple[tuple[Permission, Refusal], ...]
    """The reason why trade is not allowed, if there is one."""
    action_rules: dict[type[Action], ActionRule[Any]]
    explained: tuple[ActionRule[Any], ...]
    """Kinds of action for which a seat is told why it has none."""
    actions: dict[str, type[Action]]
    """Kinds of action by name."""
    applies: dict[type[Action], Applies[Any]]
    answering: dict[type[Decision], frozenset[type[Action]]]
    """By kind of decision: the actions that answer it."""
    allowed_to_others: dict[type[Decision], Kinds]
    """By kind of decision: what the other seats may do meanwhile."""
    listings: dict[type[Decision], Listing]
    business: dict[type[Decision], tuple[Lists, ...]]
    """Listers that are called for every seat while offers are on the table."""
    out_of_turn: Kinds
    """Actions that seats with nothing to decide may take at any time."""
    lists_out_of_turn: tuple[Lists, ...]
    forms: dict[type[Decision], tuple[ActionRule[Any], ...]]
    other_forms: dict[type[Decision], tuple[ActionRule[Any], ...]]
    after: dict[type[Event], tuple[Consequence[Any], ...]]
    slices: dict[str, Slice[Any]]
    initial_option_state: dict[str, Any]
    """The first value of each slice."""
    shown: dict[str, Callable[[Any, State, Seat | None], Any]]
    """The part of each slice that a seat may see; slices not named here are hidden."""
    on_the_board: "tuple[Callable[[State, Rules], OnTheBoard], ...]"
    prospects: dict[str, Measure]
    laid_open: frozenset[str]

    def allowed_meanwhile(self, kind: type[Action], decision: Decision) -> bool:
        """Return whether others may take this kind of action while that decision is open."""
        return kind in self.allowed_to_others[type(decision)]
