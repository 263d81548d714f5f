"""Setting up a position: pieces, cards and whose turn it is."""

from collections.abc import Sequence
from dataclasses import replace

from engine.bits import mask_of
from engine.board_game.core.decisions import PlayDecision, RollDecision
from engine.board_game.core.island import Island
from engine.board_game.core.names import CARD_KINDS, NOBODY, RESOURCES, Cards, Seat
from engine.board_game.options.two_players.option_state import SLICE
from engine.board_game.scenarios.island_bonus import SETTLERS, Settlers
from engine.board_game.scenarios.ships.fleet import FLEETS, Fleets
from tests.engine.board_game.table.asking import Asking
from tests.engine.board_game.table.costs import RED, cards
from tests.engine.board_game.table.places import Place
from tests.engine.board_game.table.recount import derived, out_of_the_deck


class Position(Asking):
    """Sentences that make a position, whatever the rules say of it."""

    def _clear(self) -> None:
        state = self.state
        for builder in state.rules.builders:
            state.roads[builder] = state.settlements[builder] = state.cities[builder] = 0
        for seat in self.seats:
            self._set_hand(seat, cards())
        if "ships" in state.option_state:
            FLEETS.put(state, Fleets(ships=(0,) * len(FLEETS.of(state).ships)))
        if "island-bonus" in state.option_state:
            SETTLERS.put(state, Settlers(home=(0,) * len(SETTLERS.of(state).home)))
        state.longest_road = state.largest_army = NOBODY
        state.turn = 1
        self._rebuild()
        self.before_the_roll(RED)

    def grows_to(self, seat: Seat, points: int) -> None:
        """The seat has so many points, on settlements and cities beside those that stand."""
        points -= self.points(seat)
        cities = min(4, max(0, (points - 2) // 2))
        settlements = points - 2 * cities
        open_places = (
            at for at in range(len(self.geometry.intersections)) if self.state.free >> at & 1
        )
        for number in range(cities + settlements):
            at = next(open_places)
            (self.city if number < cities else self.settlement)(seat, at)

    def _rebuild(self) -> None:
        """Make what follows from the pieces follow from them again."""
        for name, value in derived(self.state).items():
            setattr(self.state, name, value)

    def settlement(self, seat: Seat, *places: Place) -> None:
        """There are settlements here."""
        for place in places:
            self.state.settlements[seat] |= 1 << self.at(place)
            self._rebuild()

    def city(self, seat: Seat, *places: Place) -> None:
        """There are cities here."""
        for place in places:
            self.state.cities[seat] |= 1 << self.at(place)
            self._rebuild()

    def road(self, seat: Seat, *places: Place) -> None:
        """There are roads on these paths."""
        for place in places:
            self.state.roads[seat] |= 1 << self.path(place)
        self._rebuild()

    def ship(self, seat: Seat, *places: Place) -> None:
        """There are ships on these paths since an earlier turn."""
        fleets = FLEETS.of(self.state)
        ships = list(fleets.ships)
        ships[seat] |= mask_of(map(self.path, places))
        FLEETS.put(self.state, replace(fleets, ships=tuple(ships)))
        self._rebuild()

    def road_along(self, seat: Seat, *places: Place) -> None:
        """There are roads from each of these intersections to the next."""
        self.road(seat, *self.paths_along(places))

    def holds_longest_road(self, seat: Seat) -> None:
        """The longest road card lies before this seat."""
        self.state.longest_road = seat
        self._rebuild()

    def _set_hand(self, seat: Seat, hand: Cards) -> None:
        for resource, count in enumerate(hand):
            self.state.supply[resource] += self.state.hands[seat][resource] - count
            self.state.hands[seat][resource] = count
            assert self.state.supply[resource] >= 0, (
                f"there are not so many {RESOURCES[resource]} cards"
            )

    def hand(self, seat: Seat, *paid_for: Cards, **counts: int) -> None:
        """The seat holds what these things cost, and these cards; the rest is in the supply."""
        piles = (*paid_for, cards(**counts))
        self._set_hand(
            seat, cards(*(sum(pile[resource] for pile in piles) for resource in range(5)))
        )

    def supply_left(self, holder: Seat, **counts: int) -> None:
        """The supply has only so many of these resources left, because `holder` has the others."""
        for name, left in counts.items():
            resource = RESOURCES.index(name)
            self.state.hands[holder][resource] += self.state.supply[resource] - left
            self.state.supply[resource] = left

    def _set_deck(self, top: Sequence[int] = ()) -> None:
        """The cards that nobody has, with some of them on top."""
        state = self.state
        gone = out_of_the_deck(state)
        box = state.rules.board.supply.cards
        rest = [box[kind] - gone[kind] - list(top).count(kind) for kind in range(5)]
        assert min(rest) >= 0, "there are not so many development cards"
        state.drawn = sum(gone)
        state.deck = (*_spread(gone), *top, *_spread(rest))

    def deck(self, *kinds: int) -> None:
        """These cards are drawn next."""
        self._set_deck(kinds)

    def unplayed(self, seat: Seat, **counts: int) -> None:
        """The seat holds these development cards since an earlier turn."""
        self.state.cards[seat] = [counts.pop(kind, 0) for kind in CARD_KINDS]
        assert not counts
        self._set_deck()

    def played(self, seat: Seat, **counts: int) -> None:
        """These development cards lie face up before the seat."""
        self.state.played[seat] = [counts.pop(kind, 0) for kind in CARD_KINDS]
        assert not counts
        self._set_deck()
        self._rebuild()

    def robber_on(self, hex: Place) -> None:
        """The robber stands here."""
        self.state.robber = self.hex(hex)

    def relabel(self, **numbers: int) -> None:
        """Other number tokens lie on some hexes: `relabel(forest_3=11)`."""
        island = self.state.island
        printed = list(island.numbers)
        for name, number in numbers.items():
            printed[self.hex(name.replace("_", " "))] = number
        self.state.island = Island(self.geometry, island.terrain, printed, island.harbors)

    def before_the_roll(self, seat: Seat) -> None:
        """It is the seat's turn, and the dice have not fallen."""
        self.state.current = seat
        self.state.dice = None
        self.state.card_played = False
        self.state.pending = (PlayDecision(seat), RollDecision(seat))

    def after_the_roll(self, seat: Seat) -> None:
        """The seat has rolled and may trade and build."""
        self.before_the_roll(seat)
        self.state.dice = (1, 1)
        self.state.pending = (PlayDecision(seat),)

    def trade_tokens(self, seat: Seat, count: int) -> None:
        """The seat holds so many trade tokens."""
        tokens = list(SLICE.of(self.state).tokens)
        tokens[seat] = count
        SLICE.put(self.state, replace(SLICE.of(self.state), tokens=tuple(tokens)))


def _spread(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
