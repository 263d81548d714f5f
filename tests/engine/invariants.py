"""What must hold in every state of every game, recounted from nothing but pieces and cards."""

from functools import lru_cache

from engine.bits import bits, mask_of
from engine.decisions import PLAY, ROLL
from engine.events import HANDS
from engine.geometry import Geometry
from engine.island import best_rates
from engine.names import KNIGHT, NOBODY, VICTORY_POINT
from engine.rules.pieces import income_of
from engine.rules.trade import OFFERS_A_TURN
from engine.state import State
from tests.engine.trails import longest_trail


def assert_sound(state: State) -> None:
    """All invariants of the base game."""
    _cards_are_conserved(state)
    _pieces_are_conserved(state)
    _places_are_lawful(state)
    _derived_fields_agree(state)
    _awards_are_due(state)
    _turn_is_consistent(state)
    _what_is_proven_is_true(state)
    _trade_tokens_are_conserved(state)


def _cards_are_conserved(state: State) -> None:
    each = state.rules.board.supply.resources
    for kind in range(5):
        held = [hand[kind] for hand in state.hands]
        assert min([*held, state.supply[kind]]) >= 0, "nobody owes a card"
        aside = sum(cards[kind] for _, cards in state.set_aside)
        assert sum(held) + aside + state.supply[kind] == each, "nineteen of each resource"
    for kind, count in enumerate(state.rules.board.supply.cards):
        in_hands = sum(cards[kind] for cards in state.cards)
        played = sum(cards[kind] for cards in state.played)
        gone = knights_discarded(state) if kind == KNIGHT else 0
        assert in_hands + played + gone + state.deck[state.drawn :].count(kind) == count, (
            "twenty-five cards"
        )
    for seat in state.rules.seats:
        assert all(
            bought <= held
            for bought, held in zip(state.bought[seat], state.cards[seat], strict=True)
        )
        assert state.played[seat][VICTORY_POINT] == 0, "victory points are never played"


def knights_discarded(state: State) -> int:
    """Played knights that left the game."""
    return int(state.kept.get("two-players", {}).get("knights", 0))


def _pieces_are_conserved(state: State) -> None:
    supply = state.rules.board.supply
    for seat in state.rules.builders:
        assert state.roads[seat].bit_count() <= supply.roads
        assert state.settlements[seat].bit_count() <= supply.settlements
        assert state.cities[seat].bit_count() <= supply.cities
    assert state.robber == NOBODY or 0 <= state.robber < len(state.island.terrain), "one robber"


def _places_are_lawful(state: State) -> None:
    geometry = state.rules.geometry
    everything = [
        mask
        for seat in state.rules.builders
        for mask in (state.settlements[seat], state.cities[seat])
    ]
    assert sum(mask.bit_count() for mask in everything) == mask_union(everything).bit_count(), (
        "one building a place"
    )
    assert sum(roads.bit_count() for roads in state.roads) == mask_union(state.roads).bit_count(), (
        "one road a path"
    )
    occupied = mask_union(everything)
    for at in bits(occupied):
        assert not geometry.neighbours[at] & occupied, "the distance rule"
    if state.turn:
        for seat in state.rules.builders:
            assert _all_connected(geometry, state, seat), (
                "every road hangs together with a building"
            )


def mask_union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _all_connected(geometry: Geometry, state: State, seat: int) -> bool:
    reached = state.buildings(seat)
    left = set(bits(state.roads[seat]))
    grown = True
    while grown:
        grown = False
        for path in list(left):
            if geometry.ends_mask[path] & reached:
                reached |= geometry.ends_mask[path]
                left.remove(path)
                grown = True
    return not left


def _derived_fields_agree(state: State) -> None:
    geometry, rules = state.rules.geometry, state.rules
    occupied = mask_union([state.buildings(seat) for seat in rules.builders])
    assert state.occupied == occupied
    assert state.used == mask_union(state.roads)
    assert state.income == income_of(state)
    blocked = mask_union([geometry.blocked_by[at] for at in bits(occupied)])
    assert state.free == (1 << len(geometry.intersections)) - 1 & ~blocked
    for seat in rules.builders:
        assert state.touched[seat] == mask_union(
            [geometry.ends_mask[path] for path in bits(state.roads[seat])]
        )
        buildings = list(bits(state.buildings(seat)))
        assert state.beside[seat] == mask_of(
            hex for at in buildings for hex in geometry.hexes_beside[at]
        )
        rates = [rules.maritime_rate] * 5
        for at in buildings:
            for harbor in state.island.harbors_at.get(at, ()):
                rates = best_rates(rates, harbor)
        assert state.rates[seat] == rates


def _awards_are_due(state: State) -> None:
    rules = state.rules
    for seat in rules.builders:
        length = _length(rules.geometry, state.roads[seat], _occupied_by_others(state, seat))
        assert state.road_length[seat] == length
        points = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        points += 2 * (state.longest_road == seat) + 2 * (state.largest_army == seat)
        assert state.points[seat] == points
    longest = max(state.road_length)
    if state.longest_road != NOBODY:
        assert state.road_length[state.longest_road] == longest >= rules.longest_road_minimum
    elif longest >= rules.longest_road_minimum:
        assert state.road_length.count(longest) > 1, "set aside only on a tie"
    knights = [state.played[seat][KNIGHT] for seat in rules.seats]
    if state.largest_army == NOBODY:
        assert max(knights) < rules.largest_army_minimum
    else:
        assert knights[state.largest_army] == max(knights) >= rules.largest_army_minimum


def _what_is_proven_is_true(state: State) -> None:
    """Cards that were put aside face down count as held until they are turned over."""
    if "card-tracker" not in state.kept:
        return
    bounds = state.kept["card-tracker"]
    for seat in state.rules.seats:
        for kind in range(5):
            aside = sum(cards[kind] for owner, cards in state.set_aside if owner == seat)
            held = state.hands[seat][kind] + aside
            assert bounds["least"][seat][kind] <= held <= bounds["most"][seat][kind]


@lru_cache(maxsize=4096)
def _length(geometry: Geometry, roads: int, foreign: int) -> int:
    return longest_trail(geometry, bits(roads), frozenset(bits(foreign)))


def _occupied_by_others(state: State, seat: int) -> int:
    return mask_union([state.buildings(other) for other in state.rules.rivals[seat]])


def _trade_tokens_are_conserved(state: State) -> None:
    if "two-players" in state.kept:
        tokens = state.kept["two-players"]["tokens"]
        assert min(tokens) >= 0
        assert sum(tokens) <= 20, "twenty trade tokens"
        first, *second = map(sum, state.kept["two-players"]["rolls"] or [[0]])
        assert first not in second, "two rolls with different sums"


def _turn_is_consistent(state: State) -> None:
    if state.over:
        assert not state.pending
        assert state.winner == state.current, "nobody wins on another's turn"
        total = state.points[state.winner] + state.cards[state.winner][VICTORY_POINT]
        assert total >= state.rules.victory_points
        return
    assert state.pending
    if state.turn:
        assert state.pending[0].kind in (ROLL, PLAY)
        assert state.pending[0].seat == state.current
        total = state.points[state.current] + state.cards[state.current][VICTORY_POINT]
        assert total < state.rules.victory_points, "a win is never overlooked"
    made = [(seat, give, get) for seat, give, get, _ in state.offered]
    makers = [seat for seat, _, _ in made]
    assert all(makers.count(seat) <= OFFERS_A_TURN for seat in makers)
    if state.offers:
        assert state.pending[0].kind == PLAY, "offers end with the turn"
        for offer in state.offers:
            assert state.current in (offer.seat, *offer.to), "only with the player whose turn it is"
            assert not offer.accepted & offer.declined
            assert (offer.seat, offer.give, offer.get) in made, "an open offer was made this turn"
    if "dice-deck" in state.kept:
        deck = state.kept["dice-deck"]
        assert len(set(deck)) == len(deck) <= 35, "each card once, and one at least was drawn"
        assert set(deck) <= set(range(36))
    assert HANDS not in state.rules.laid_open or "open-hands" in state.rules.config.options
