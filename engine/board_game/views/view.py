"""Views of each seat. A view is built from what is allowed; nothing is copied whole and then deleted from."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from engine.api import EVERYTHING
from engine.bits import bits
from engine.board_game import boards
from engine.board_game.boards import map_codes
from engine.board_game.core.config import DrawnMap
from engine.board_game.core.events import Event
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    ANY,
    CARD_KINDS,
    GOODS,
    HARBORS,
    NOBODY,
    NOTHING,
    RESOURCES,
    TERRAINS,
    IntersectionMask,
    Neutral,
    PathMask,
    Seat,
    cards_to_json,
)
from engine.board_game.core.offers import Offer
from engine.board_game.core.state import PaidIn, Rules, State
from engine.board_game.core.view_types import (
    BoardView,
    Building,
    HexView,
    NeutralView,
    OfferView,
    OwnSeat,
    SeatView,
    TurnView,
    View,
    Waiting,
)
from engine.board_game.rules.production import CITY_YIELD
from engine.board_game.rules.seven import at_stake
from engine.codec import JsonObject
from engine.kernel.audience import redacted
from engine.kernel.decisions import Decision, open_decisions

RESOURCE_OF: Final = {
    TERRAINS[kind]: RESOURCES[good] for kind, good in enumerate(GOODS) if good not in (ANY, NOTHING)
}
"""By terrain, where it always produces the same."""
YIELDS: Final = {"settlement": 1, "city": CITY_YIELD}
"""The number of cards a building gets from each hex beside it."""


def view_for(state: State, viewer: Seat | None) -> View:
    """Everything `viewer` (None: a spectator) may know, as JSON without nulls (docs/protocol.md §4)."""
    return view_from_public(state, viewer, public_view(state))


def public_view(state: State) -> View:
    """The public view: made once for all viewers of a state. Not to be changed: its parts are shared."""
    rules = state.rules
    view: View = {
        "board": board_view(state.island, rules.board.key, rules.config.drawn),
        "buildings": _buildings(tuple(state.settlements), tuple(state.cities)),
        "roads": _roads(tuple(state.roads)),
        "seats": {str(seat): _public_seat(state, seat) for seat in rules.seats},
        "deck": len(state.deck) - state.drawn,
        "turn": _turn(state),
        "waiting": {str(due.seat): _waiting(state, due) for due in open_decisions(state)},
        "offers": {str(offer.id): _offer(state, offer) for offer in state.offers},
        "goal": rules.victory_points,
        "hand_limit": rules.hand_limit,
        "bank": rules.board.supply.resources,
        "bank_rate": rules.maritime_rate,
        "costs": _costs(rules),
        "plays": _plays(rules),
        "goods": RESOURCE_OF,
        "yields": YIELDS,
    }
    if rules.neutrals:
        view["neutrals"] = {str(neutral): _neutral(state, neutral) for neutral in rules.neutrals}
    if rules.supply_is_shown:
        view["supply"] = _all_five(state.supply)
    view = {**view, **rules.robber_place(state, rules)}
    for part in rules.on_the_board:
        view = {**view, **part(state, rules)}
    if state.longest_road != NOBODY:
        view["longest_road"] = state.longest_road
    if state.largest_army != NOBODY:
        view["largest_army"] = state.largest_army
    if state.over:
        view["winner"] = state.winner
    return view


def view_from_public(state: State, viewer: Seat | None, public: View) -> View:
    """The public view of this state, and what `viewer` alone may know."""
    everything = viewer == EVERYTHING or state.over
    seats = dict(public["seats"])
    for seat in state.rules.seats if everything else () if viewer is None else (viewer,):
        seats[str(seat)] = {**seats[str(seat)], **_own_seat(state, seat)}
    view: View = {**public, "seats": seats}
    if everything:
        view["supply"] = _all_five(state.supply)
    if kept := _kept(state, viewer):
        view["options"] = kept
    return view


def event_to_json(event: Event, state: State, viewer: Seat | None) -> JsonObject:
    """The event as a viewer may see it."""
    return redacted(event, viewer, state.rules.laid_open)


@lru_cache(maxsize=256)
def board_view(island: Island, key: str, drawn: DrawnMap | None) -> BoardView:
    """`map`: the island of the start as a code, for a board that is dealt; `drawn`: a drawn map, for bots and for whoever keeps the view."""
    hexes: dict[str, HexView] = {}
    for hex, kind in enumerate(island.terrain):
        hexes[str(hex)] = {"terrain": TERRAINS[kind]}
        if number := island.numbers[hex]:
            hexes[str(hex)]["number"] = number
    harbors = {str(path): HARBORS[kind] for path, kind in island.harbors}
    board = boards.load(key) if drawn is None else boards.board_of(drawn)
    shown: BoardView = {"key": key, "hexes": hexes, "harbors": harbors}
    if drawn is not None:
        shown["drawn"] = dict(drawn.entries)
    if board.is_dealt:
        shown["map"] = map_codes.code_of(island, board)
    return shown


@lru_cache(maxsize=64)
def _costs(rules: Rules) -> dict[str, dict[str, int]]:
    return {name: _cost(price) for name, price in rules.prices.items()}


@lru_cache(maxsize=64)
def _plays(rules: Rules) -> list[str]:
    """The kinds of development cards that are played; the others count by themselves."""
    return [
        CARD_KINDS[move.plays] for move in rules.action_rules.values() if move.plays is not None
    ]


@lru_cache(maxsize=256)
def _buildings(
    settlements: tuple[IntersectionMask, ...], cities: tuple[IntersectionMask, ...]
) -> dict[str, Building]:
    buildings: dict[str, Building] = {}
    for builder, (small, large) in enumerate(zip(settlements, cities, strict=True)):
        for at in bits(small):
            buildings[str(at)] = {"seat": builder, "kind": "settlement"}
        for at in bits(large):
            buildings[str(at)] = {"seat": builder, "kind": "city"}
    return buildings


@lru_cache(maxsize=256)
def _roads(roads: tuple[PathMask, ...]) -> dict[str, Seat | Neutral]:
    return {str(path): builder for builder, mask in enumerate(roads) for path in bits(mask)}


def _public_seat(state: State, seat: Seat) -> SeatView:
    public: SeatView = {
        "cards": state.hand_size(seat),
        "development": sum(state.cards[seat]),
        "points": state.points[seat],
        "road": state.road_length[seat],
        "played": _kinds(state.played[seat]),
        "left": _left(state, seat),
        "rates": _all_five(state.rates[seat]),
    }
    sight = state.rules.sight_of_hands(state, state.rules, seat)
    return {**public, **sight} if sight else public


def _neutral(state: State, neutral: Neutral) -> NeutralView:
    """The view of a neutral player, who has nothing but pieces."""
    return {"road": state.road_length[neutral], "left": _left(state, neutral)}


def _left(state: State, builder: Seat | Neutral) -> dict[str, int]:
    return {piece: left(state, builder) for piece, left in state.rules.pieces.items()}


def _own_seat(state: State, seat: Seat) -> OwnSeat:
    own: OwnSeat = {
        "hand": _all_five(state.hands[seat]),
        "unplayed": _kinds(state.cards[seat]),
        "new": _kinds(state.bought[seat]),
        "total": state.points[seat] + state.hidden_points(seat),
    }
    if stake := at_stake(state, state.rules, seat):
        own["at_stake"] = stake
    return own


def _turn(state: State) -> TurnView:
    turn: TurnView = {
        "number": state.turn,
        "seat": state.current,
        "card_played": state.card_played,
    }
    if state.dice is not None:
        turn["dice"] = list(state.dice)
    if state.offered:
        makers = Counter(seat for seat, *_ in state.offered)
        turn["offered"] = {str(seat): makers[seat] for seat in sorted(makers)}
    return turn


def _waiting(state: State, due: Decision) -> Waiting:
    return {"kind": due.name, **state.rules.decisions[type(due)](state, state.rules, due)}


def _offer(state: State, offer: Offer) -> OfferView:
    shown: OfferView = {
        "from": offer.seat,
        "to": list(offer.to),
        "give": cards_to_json(offer.give),
        "get": cards_to_json(offer.get),
        "answers": {
            str(seat): "accepted" if offer.accepted >> seat & 1 else "declined"
            for seat in bits(offer.accepted | offer.declined)
        },
    }
    if offer.counters is not None:
        shown["counters"] = offer.counters
    return shown


def _kept(state: State, viewer: Seat | None) -> dict[str, Any]:
    return {
        key: view(state.option_state[key], state, viewer) for key, view in state.rules.shown.items()
    }


def _all_five(counts: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def _kinds(counts: list[int]) -> dict[str, int]:
    return {CARD_KINDS[kind]: count for kind, count in enumerate(counts) if count}


def _cost(cost: PaidIn) -> dict[str, int]:
    return {RESOURCES[resource]: count for resource, count in cost}
