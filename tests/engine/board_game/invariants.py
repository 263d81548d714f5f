"""Invariants of every state of every game, recounted from nothing but pieces and cards."""

from functools import lru_cache

from engine.bits import bits, mask_of
from engine.board_game import game
from engine.board_game.core.decisions import PlayDecision, RollDecision
from engine.board_game.core.events import HANDS
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import FOG, KNIGHT, NOBODY, SEA, VICTORY_POINT
from engine.board_game.core.state import State
from engine.board_game.options.paired_players import PairedTurnDecision
from engine.board_game.options.special_building import SpecialBuildingDecision
from engine.board_game.rules.harbors import best_rates
from engine.board_game.rules.production import income_of
from engine.board_game.rules.trade import OFFERS_A_TURN
from engine.board_game.scenarios.trade_routes import tally
from engine.chance import Random
from tests.engine.board_game.trails import longest_trail


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
    _what_is_not_possible_is_explained(state)
    _what_is_foretold_comes_true(state)


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
        if "vp-cards-are-ordinary" not in state.rules.config.options:
            assert state.played[seat][VICTORY_POINT] == 0, "victory points are never played"


def knights_discarded(state: State) -> int:
    """Played knights that left the game."""
    return state.option_state["two-players"].knights if "two-players" in state.option_state else 0


def _pieces_are_conserved(state: State) -> None:
    supply = state.rules.board.supply
    for seat in state.rules.builders:
        assert state.roads[seat].bit_count() <= supply.roads
        assert ships_of(state, seat).bit_count() <= supply.ships
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
    ways = [*state.roads, *map(ships_of, [state] * len(state.rules.builders), state.rules.builders)]
    assert sum(way.bit_count() for way in ways) == mask_union(ways).bit_count(), (
        "one road or ship a path"
    )
    occupied = mask_union(everything)
    for at in bits(occupied):
        assert not too_close(state, at) & occupied, "the distance rule"
        assert any(on_land(state, hex) for hex in geometry.hexes_beside[at]), "nobody lives at sea"
    assert "bridge" in state.rules.prices or not (
        mask_union(state.roads) & between_sea(geometry, state.island.terrain)
    ), "a road lies along land, or along what may be land"
    frame = state.rules.board.frame
    for path in bits(mask_union(ways[len(state.roads) :])):
        beside = geometry.beside_path(path)
        assert not all(frame >> hex & 1 for hex in beside), "off the map"
        assert not all(on_land(state, hex) and printed(state, hex) for hex in beside), "on land"
    if state.turn:
        for seat in state.rules.builders:
            for pieces in (state.roads[seat], ships_of(state, seat)):
                assert _all_connected(geometry, state.buildings(seat), pieces), (
                    "every road and every ship hangs together with a building"
                )


def ships_of(state: State, seat: int) -> int:
    return state.option_state["ships"].ships[seat] if "ships" in state.option_state else 0


def printed(state: State, hex: int) -> bool:
    """True if a hex lay open from the start."""
    return state.island.dealt.terrain[hex] != FOG


def on_land(state: State, hex: int) -> bool:
    return state.island.terrain[hex] not in (SEA, FOG)


@lru_cache(maxsize=256)
def at_land(geometry: Geometry, terrain: tuple[int, ...]) -> int:
    """The intersections beside land that is known."""
    return mask_of(
        at
        for at, hexes in enumerate(geometry.hexes_beside)
        if any(terrain[hex] not in (SEA, FOG) for hex in hexes)
    )


@lru_cache(maxsize=256)
def between_sea(geometry: Geometry, terrain: tuple[int, ...]) -> int:
    """The paths with nothing but sea beside them."""
    return mask_of(
        path
        for path in range(len(geometry.ends))
        if all(terrain[hex] == SEA for hex in geometry.beside_path(path))
    )


def too_close(state: State, at: int) -> int:
    """The neighbors of an intersection; where bridges are built, only those with land between them."""
    geometry = state.rules.geometry
    straits = 0
    if "bridge" in state.rules.prices:
        straits = between_sea(geometry, state.island.terrain)
    return mask_of(other for path, other in geometry.ways[at] if not straits & path)


def mask_union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _all_connected(geometry: Geometry, buildings: int, pieces: int) -> bool:
    reached, left = buildings, set(bits(pieces))
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
    ships = [ships_of(state, seat) for seat in rules.builders]
    assert state.used == mask_union([*state.roads, *ships])
    assert state.income == income_of(state)
    blocked = mask_union([1 << at | too_close(state, at) for at in bits(occupied)])
    assert state.free == at_land(geometry, state.island.terrain) & ~blocked
    for seat in rules.builders:
        assert state.touched[seat] == mask_union(
            [geometry.ends_mask[path] for path in bits(state.roads[seat])]
        )
        buildings = list(bits(state.buildings(seat)))
        assert state.beside[seat] == mask_of(
            hex for at in buildings for hex in geometry.hexes_beside[at]
        )
        rates = [rules.maritime_rate] * 5
        for path, kind in state.island.harbors:
            closed = path == state.option_state.get("robber-is-pirate")
            if not closed and geometry.ends_mask[path] & mask_of(buildings):
                rates = best_rates(rates, kind)
        assert state.rates[seat] == rates


def _awards_are_due(state: State) -> None:
    rules = state.rules
    for seat in rules.builders:
        length = _length(
            rules.geometry,
            state.roads[seat],
            _occupied_by_others(state, seat),
            ships_of(state, seat),
            state.buildings(seat),
        )
        assert state.road_length[seat] == length
        points = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        points += 2 * (state.longest_road == seat) + 2 * (state.largest_army == seat)
        points += island_points(state, seat)
        if seat in rules.seats:
            points += state.played[seat][VICTORY_POINT]
        assert state.points[seat] == points
    longest = max(state.road_length)
    if state.longest_road != NOBODY:
        assert state.road_length[state.longest_road] == longest >= rules.longest_road_minimum
    elif longest >= rules.longest_road_minimum:
        assert state.road_length.count(longest) > 1, "set aside only on a tie"
    knights = [state.played[seat][KNIGHT] for seat in rules.seats]
    if any(due.name in ("MoveRobber", "AnswerRobber") for due in state.pending):
        return  # a knight counts once the robber is resolved
    if state.largest_army == NOBODY:
        assert max(knights) < rules.largest_army_minimum or knights.count(max(knights)) > 1
    else:
        assert knights[state.largest_army] == max(knights) >= rules.largest_army_minimum


def island_points(state: State, seat: int) -> int:
    """The points earned by settling foreign islands, and by trade routes."""
    earned = [0]
    if "island-bonus" in state.option_state:
        earned += [
            points for owner, _, points in state.option_state["island-bonus"].chips if owner == seat
        ]
    if "trade-routes" in state.option_state and seat in state.rules.seats:
        earned.append(tally(state.option_state["trade-routes"].lines)[seat])
    return sum(earned)


def _what_is_proven_is_true(state: State) -> None:
    """Cards that were put aside face down count as held until they are turned over."""
    if "card-tracker" not in state.option_state:
        return
    bounds = state.option_state["card-tracker"]
    for seat in state.rules.seats:
        aside = sum(sum(cards) for owner, cards in state.set_aside if owner == seat)
        assert bounds.sizes[seat] == state.hand_size(seat) + aside, "an event moved cards unsaid"
        for kind in range(5):
            aside = sum(cards[kind] for owner, cards in state.set_aside if owner == seat)
            held = state.hands[seat][kind] + aside
            assert bounds.least[seat][kind] <= held <= bounds.most[seat][kind]


@lru_cache(maxsize=4096)
def _length(geometry: Geometry, roads: int, foreign: int, ships: int, own: int) -> int:
    return longest_trail(
        geometry, bits(roads), frozenset(bits(foreign)), bits(ships), frozenset(bits(own))
    )


def _occupied_by_others(state: State, seat: int) -> int:
    return mask_union([state.buildings(other) for other in state.rules.rivals[seat]])


def _trade_tokens_are_conserved(state: State) -> None:
    if "two-players" in state.option_state:
        tokens = state.option_state["two-players"].tokens
        assert min(tokens) >= 0
        assert sum(tokens) <= 20, "twenty trade tokens"
        first, *second = map(sum, state.option_state["two-players"].rolls or [[0]])
        assert first not in second, "two rolls with different sums"


def _what_is_not_possible_is_explained(state: State) -> None:
    """Whatever a seat could buy, trade or play is either possible, or there is one reason why not; never both."""
    for seat in state.rules.seats:
        possible = {type(action).__name__ for action in game.legal_actions(state, seat)}
        possible |= {form["type"] for form in game.forms(state, seat)}
        asked = {
            rule.action.__name__: rule.concerns(state, state.rules, seat)
            for rule in state.rules.explained
        }
        assert all(concerns for kind, concerns in asked.items() if kind in possible)
        unexplained = {kind for kind, concerns in asked.items() if concerns} - possible
        *listing, last = game.unavailable(state, seat) or [{"code": "", "actions": []}]
        for reason in (*listing, last) if "actions" in last else listing:
            assert set(reason["actions"]) <= unexplained, "one reason each"
            unexplained -= set(reason["actions"])
        assert bool(unexplained) == ("actions" not in last), "the last one explains the rest"


def _what_is_foretold_comes_true(state: State) -> None:
    """Of each kind of action of which a figure says where it would lead, the first and the last one."""
    for seat in state.rules.seats:
        legal = game.legal_actions(state, seat)
        for kind, lengths in game.prospects(state, legal).get("route", {}).items():
            actions = [action for action in legal if type(action).__name__ == kind]
            assert len(actions) == len(lengths)
            for action, length in {actions[0]: lengths[0], actions[-1]: lengths[-1]}.items():
                after = state.copy()
                game.apply(after, action, Random(0))
                assert after.road_length[seat] == length, f"{action} leads elsewhere"


def _turn_is_consistent(state: State) -> None:
    if state.over:
        assert not state.pending
        both_win = state.rules.config.options.get("paired-players") == "both"
        assert state.winner == state.current or (
            both_win and state.winner == (state.current + 3) % len(state.rules.seats)
        ), "nobody wins on another's turn"
        total = state.points[state.winner] + state.hidden_points(state.winner)
        assert total >= state.rules.victory_points
        return
    assert state.pending
    if state.turn:
        assert type(state.pending[0]) in (
            RollDecision,
            PlayDecision,
            SpecialBuildingDecision,
            PairedTurnDecision,
        )
        if type(state.pending[0]) in (SpecialBuildingDecision, PairedTurnDecision):
            assert all(due.seat != state.current for due in state.pending), "their turn has ended"
            return
        assert state.pending[0].seat == state.current
        total = state.points[state.current] + state.hidden_points(state.current)
        assert total < state.rules.victory_points, "a win is never overlooked"
    made = [(seat, give, get) for seat, give, get, _ in state.offered]
    makers = [seat for seat, _, _ in made]
    assert all(makers.count(seat) <= OFFERS_A_TURN for seat in makers)
    if state.offers:
        assert isinstance(state.pending[0], PlayDecision), "offers end with the turn"
        for offer in state.offers:
            assert state.current in (offer.seat, *offer.to), "only with the player whose turn it is"
            assert not offer.accepted & offer.declined
            assert (offer.seat, offer.give, offer.get) in made, "an open offer was made this turn"
    if "dice-deck" in state.option_state:
        deck = state.option_state["dice-deck"]
        assert len(set(deck)) == len(deck) <= 35, "each card once, and one at least was drawn"
        assert set(deck) <= set(range(36))
    assert HANDS not in state.rules.laid_open or "open-hands" in state.rules.config.options
