"""The compiled rulebook: every question a slot with a function, made once per configuration."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.actions import Action
from engine.boards import Board
from engine.config import GameConfig
from engine.events import DiceRolledAgain, Event
from engine.geometry import Geometry
from engine.names import Cards, Dice, Neutral, Seat
from engine.play import Play
from engine.tables import ActionTable
from engine.verbs import (
    Applies,
    Choice,
    Consequence,
    Lists,
    Move,
    Permission,
    SeatQuestion,
    VictimQuestion,
)

if TYPE_CHECKING:
    from engine.rulebook import Rulebook
    from engine.state import State

PaidIn: TypeAlias = "tuple[tuple[int, int], ...]"
"""A cost as (resource, count) pairs without zeros, what is hardest to have first: quick to check and to pay."""

Priced: TypeAlias = "tuple[int, int, PaidIn, Lists]"
"""A lister and its price: resource and count of what is hardest to have, the rest of the cost."""
Listing: TypeAlias = "tuple[list[list[Action]], tuple[Lists, ...], tuple[Priced, ...]]"
"""What a decision allows: by seat what may be done in any case, listers, and listers that have a price."""


Rolling: TypeAlias = "Callable[[State, Rules, Play], Dice]"


def _listed(cost: Cards) -> PaidIn:
    pairs = [(resource, count) for resource, count in enumerate(cost) if count]
    return tuple(sorted(pairs, key=lambda pair: -pair[1]))


def _priced(cost: Cards, lists: Lists) -> Priced:
    (resource, count), *rest = _listed(cost) or ((0, 0),)
    return resource, count, tuple(rest), lists


class Rules:
    """The compiled rulebook: frozen by convention, shared by every state of every game with this configuration."""

    __slots__ = (
        "_decided_by",
        "_meanwhile_by",
        "actions",
        "after",
        "after_seat",
        "apart_across_water",
        "applies",
        "beside",
        "between_turns",
        "board",
        "builders",
        "business",
        "card_cost",
        "city_cost",
        "city_spots",
        "claim",
        "config",
        "deal",
        "decisions",
        "dice",
        "first_player",
        "forms",
        "free_road_paths",
        "geometry",
        "hand_limit",
        "laid_open",
        "largest_army_minimum",
        "listings",
        "lists_beside",
        "longest_road_minimum",
        "maritime_rate",
        "may_play_card",
        "may_trade",
        "moves",
        "neutrals",
        "other_forms",
        "others",
        "pieces",
        "prices",
        "rivals",
        "road_cost",
        "road_length",
        "road_paths",
        "robber_closures",
        "robber_harbor_victims",
        "robber_harbors",
        "robber_hexes",
        "robber_place",
        "robber_returns_to_desert",
        "robber_start",
        "robber_victims",
        "robber_without_hex",
        "seats",
        "set_up",
        "settlement_cost",
        "settlement_spots",
        "shortage",
        "shown",
        "sight_of_hands",
        "simultaneous",
        "slices",
        "starting_spots",
        "starts_kept",
        "supply_is_shown",
        "table",
        "theft",
        "tokens",
        "totals",
        "unplayed_point",
        "victory_points",
    )

    def __init__(self, book: "Rulebook", config: GameConfig) -> None:
        self.config = config
        self.board: Board = book.board
        self.geometry: Geometry = book.board.geometry
        self.seats = tuple(range(config.seats))
        self.others: tuple[tuple[Seat, ...], ...] = tuple(
            tuple(other for other in self.seats if other != seat) for seat in self.seats
        )
        self.neutrals: tuple[Neutral, ...] = tuple(
            range(config.seats, config.seats + book.neutral_players.value)
        )
        self.builders: tuple[Seat | Neutral, ...] = (*self.seats, *self.neutrals)
        """Everybody who has pieces: the seats, then the neutral players."""
        self.rivals: tuple[tuple[Seat | Neutral, ...], ...] = tuple(
            tuple(other for other in self.builders if other != builder) for builder in self.builders
        )
        """By builder: all others on the board."""
        self.after_seat: tuple[Seat, ...] = (*self.seats[1:], 0)
        """By seat: the next one clockwise."""
        self.table = ActionTable.of(self.geometry, config.seats)

        self.victory_points = book.victory_points.value
        self.hand_limit = book.hand_limit.value
        self.road_cost = _listed(book.road_cost.value)
        self.settlement_cost = _listed(book.settlement_cost.value)
        self.city_cost = _listed(book.city_cost.value)
        self.card_cost = _listed(book.card_cost.value)
        self.prices = {name: _listed(price.value) for name, price in book.prices.items()}
        """All costs, by what they pay for."""
        self.pieces = dict(book.pieces)
        self.maritime_rate: int = book.maritime_rate.value
        self.longest_road_minimum = book.longest_road_minimum.value
        self.largest_army_minimum = book.largest_army_minimum.value
        self.apart_across_water = book.apart_across_water.value
        self.unplayed_point = book.unplayed_point.value
        self.supply_is_shown = book.supply_is_shown.value
        self.robber_returns_to_desert = book.robber_returns_to_desert.value

        self.deal = book.deal.answer
        self.tokens = book.tokens.answer
        self.robber_start = book.robber_start.answer
        self.first_player = book.first_player.answer
        self.set_up = book.set_up.answer
        self.dice = _until_it_counts(book.dice.answer, book.totals)
        self.between_turns = book.between_turns.value
        self.claim = book.claim.answer
        self.shortage = book.shortage.answer
        self.robber_without_hex: SeatQuestion = book.robber_without_hex.answer
        self.robber_place = book.robber_place.answer
        self.theft = book.theft.answer
        self.road_length = book.road_length.answer
        self.sight_of_hands = book.sight_of_hands.answer

        self.totals: SeatQuestion = book.totals.compiled()
        self.robber_hexes: SeatQuestion = book.robber_hexes.compiled()
        self.robber_closures = tuple(book.robber_hexes.explained)
        """What keeps the robber from hexes and can say why."""
        self.robber_victims: VictimQuestion = book.robber_victims.compiled()
        self.robber_harbors: SeatQuestion = book.robber_harbors.compiled()
        self.robber_harbor_victims: VictimQuestion = book.robber_harbor_victims.compiled()
        self.road_paths: SeatQuestion = book.road_paths.compiled()
        self.free_road_paths: SeatQuestion = book.free_road_paths.compiled()
        self.settlement_spots: SeatQuestion = book.settlement_spots.compiled()
        self.starting_spots: SeatQuestion = book.starting_spots.compiled()
        self.city_spots: SeatQuestion = book.city_spots.compiled()
        self.may_trade: Permission = book.may_trade.compiled()
        self.may_play_card: Permission = book.may_play_card.compiled()

        self.decisions = dict(book.decisions.kinds)
        self.simultaneous = frozenset(
            kind for kind, known in self.decisions.items() if known.simultaneous
        )
        self.moves = dict(book.moves.kinds)
        self.actions = {kind.__name__: kind for kind in self.moves}
        """Kinds of action by name."""
        self.applies: dict[type[Action], Applies] = {
            kind: move.applies for kind, move in self.moves.items()
        }
        self._decided_by = {
            kind: frozenset(actions) for kind, actions in book.moves.deciding.items()
        }
        self._meanwhile_by = {
            kind: frozenset(actions) for kind, actions in book.moves.others.items()
        }
        self.listings: dict[str, Listing] = {
            decision: self._listing(kinds) for decision, kinds in book.moves.deciding.items()
        }
        self.business: dict[str, tuple[Lists, ...]] = {
            decision: self._business(kinds) for decision, kinds in book.moves.deciding.items()
        }
        """Asked of everybody, the other seats too, while offers are on the table."""
        self.beside: frozenset[type[Action] | None] = frozenset(book.moves.beside)
        """What may be done at any time by whoever has nothing to decide."""
        self.lists_beside: tuple[Lists, ...] = tuple(
            dict.fromkeys(
                move.lists for kind in book.moves.beside if (move := self.moves[kind]).lists
            )
        )
        self.forms = self._forms(book.moves.deciding)
        self.other_forms = self._forms(book.moves.others)
        self.after: dict[type[Event], tuple[Consequence, ...]] = {
            kind: tuple(consequences) for kind, consequences in book.events.consequences.items()
        }
        self.slices = dict(book.slices)
        self.shown = dict(book.shown)
        self.starts_kept: dict[str, Any] = {key: slice.start for key, slice in book.slices.items()}
        self.laid_open = frozenset(book.laid_open)

    def _listing(self, kinds: list[type[Action]]) -> Listing:
        moves = [self.moves[kind] for kind in kinds]
        return (
            [[move.kind(seat) for move in moves if move.always] for seat in self.seats],
            tuple(
                dict.fromkeys(
                    move.lists
                    for move in moves
                    if move.lists and not move.price and not move.needs_offers
                )
            ),
            tuple(
                _priced(move.price.value, move.lists) for move in moves if move.lists and move.price
            ),
        )

    def _business(self, kinds: list[type[Action]]) -> tuple[Lists, ...]:
        moves = [self.moves[kind] for kind in kinds]
        return tuple(
            dict.fromkeys(move.lists for move in moves if move.lists and move.needs_offers)
        )

    def _forms(self, decisions: dict[str, list[type[Action]]]) -> dict[str, tuple[Move, ...]]:
        return {
            decision: tuple(self.moves[kind] for kind in kinds if self.moves[kind].form)
            for decision, kinds in decisions.items()
        }

    def answers(self, kind: type[Action], decision: str) -> bool:
        """Whether this kind of action can answer that decision."""
        return kind in self._decided_by.get(decision, ())

    def allowed_meanwhile(self, kind: type[Action], decision: str) -> bool:
        """Whether others may take this kind of action while that decision is open."""
        return kind in self.beside or kind in self._meanwhile_by.get(decision, ())


def _until_it_counts(dice: Rolling, totals: Choice) -> Rolling:
    """Dice that fall again until their sum counts; the dice themselves where every sum always does."""
    if not totals.is_restricted:
        return dice

    def rolled(state: "State", rules: Rules, play: Play) -> Dice:
        counting = rules.totals(state, rules, state.current)
        while not counting >> sum(fell := dice(state, rules, play)) & 1:
            happened(state, rules, play, DiceRolledAgain, (state.current, fell))
        return fell

    return rolled


def happened(
    state: "State", rules: Rules, play: Play, kind: type[Event], facts: tuple[Any, ...]
) -> None:
    """Note an event and let its consequences follow. It is only made when somebody looks."""
    if play.log is not None and kind.told:
        play.log.append((kind, facts))
    if kind in rules.after:
        event = kind(*facts)
        for consequence in rules.after[kind]:
            consequence(state, rules, event, play)
