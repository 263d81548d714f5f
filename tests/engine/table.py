"""The words of the table: put a position of a real game on the board, act in it, ask what came of it.

Places are named as one would point at them: "hills 6" is a hex of the beginners' island (no two of its hexes have
both terrain and number in common), "hills 6 N" its northern corner, "hills 6 NE" its north-eastern corner or side."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final, TypeAlias, TypeVar, overload

import pytest

from engine.bits import bits, mask_of
from engine.board_game import game
from engine.board_game.core.actions import (
    AcceptOffer,
    Action,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopmentCard,
    ConfirmTrade,
    CounterOffer,
    DeclineOffer,
    Discard,
    EndTurn,
    MoveRobber,
    OfferTrade,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceSettlement,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    RollDice,
    TradeWithSupply,
    WithdrawOffer,
)
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.decisions import PLAY, ROLL, decision
from engine.board_game.core.events import Event, OfferMade
from engine.board_game.core.geometry import CORNERS
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    BRICK,
    CARD_KINDS,
    GRAIN,
    KNIGHT,
    LUMBER,
    NOBODY,
    ORE,
    RESOURCES,
    TERRAINS,
    VICTORY_POINT,
    WOOL,
    Cards,
    Hex,
    Intersection,
    OfferId,
    Path,
    Resource,
    Seat,
    five,
)
from engine.board_game.core.state import Payment, State
from engine.board_game.game import Refused
from engine.board_game.options.bridges import BuildBridge
from engine.board_game.options.two_players.kept import KEPT
from engine.board_game.rules.harbors import best_rates
from engine.board_game.scenarios.island_bonus import SETTLERS, Settlers
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.scenarios.ships.building import BuildShip, PlaceFreeShip, PlaceShip
from engine.board_game.scenarios.ships.fleet import FLEETS, Fleets
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.chance import Chance, Scripted
from tests.engine.invariants import island_points, knights_discarded, ships_of, too_close
from tests.engine.trails import longest_trail

RED, BLUE, ORANGE, WHITE = range(4)
EDITIONS: Final = ("2025", "2007", "1996")

ROAD: Final[Cards] = (1, 1, 0, 0, 0)
SETTLEMENT: Final[Cards] = (1, 1, 1, 1, 0)
CITY: Final[Cards] = (0, 0, 0, 2, 3)
CARD: Final[Cards] = (0, 0, 1, 1, 1)
"""What things cost, as the rulebooks print it."""

Place: TypeAlias = int | str
"""An id, or a name such as "hills 6 N"."""

WRITTEN: Final = (Discard, OfferTrade, CounterOffer)
"""Actions that are filled in by hand; all others are listed when they are legal."""

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


def cards(brick: int = 0, lumber: int = 0, wool: int = 0, grain: int = 0, ore: int = 0) -> Cards:
    """Some cards, by name."""
    return brick, lumber, wool, grain, ore


def two_dice(total: int) -> tuple[int, int]:
    """Dice that add up to a number."""
    return total // 2, total - total // 2


@contextmanager
def refused(code: str | None = None) -> Iterator["pytest.ExceptionInfo[Refused]"]:
    """What is done in here must be refused, with that code and in words."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert caught.value.code
    assert caught.value.text.endswith(".")
    if code is not None:
        assert caught.value.code == code


class Table:
    """A game on the beginners' island, cleared of all pieces and cards, with RED about to roll.

    `points` puts settlements and cities on the board until each seat shows that many."""

    def __init__(
        self,
        *options: str,
        values: Mapping[str, OptionValue] | None = None,
        edition: str = "2025",
        board: str = "standard-beginner",
        seats: int = 4,
        points: Mapping[Seat, int] | None = None,
        cleared: bool = True,
        chance: Chance | None = None,
    ) -> None:
        chosen: dict[str, OptionValue] = {**dict.fromkeys(options, True), **(values or {})}
        config = GameConfig(edition=edition, board=board, seats=seats, options=chosen)
        self.state, self.first_events = game.new_game(config, chance or Scripted(dice=[(6, 6)]))
        self.events: list[Event] = list(self.first_events)
        self.last: tuple[Event, ...] = self.first_events
        self.geometry = self.state.rules.geometry
        self.seats: tuple[Seat, ...] = tuple(self.state.rules.seats)
        if cleared:
            self._clear()
        for seat, count in (points or {}).items():
            self.grows_to(seat, count)

    def trade_tokens(self, seat: Seat, count: int) -> None:
        """The seat holds so many trade tokens."""
        tokens = list(KEPT.of(self.state).tokens)
        tokens[seat] = count
        KEPT.put(self.state, replace(KEPT.of(self.state), tokens=tuple(tokens)))

    @classmethod
    def dealt(
        cls,
        *options: str,
        values: Mapping[str, OptionValue] | None = None,
        edition: str = "2025",
        board: str = "standard-3-4",
        seats: int = 4,
        chance: Chance | None = None,
    ) -> "Table":
        """A game as `new_game` leaves it."""
        return cls(
            *options,
            values=values,
            edition=edition,
            board=board,
            seats=seats,
            cleared=False,
            chance=chance,
        )

    # Places

    def hex(self, name: Place) -> Hex:
        """The hex of that terrain and number."""
        if isinstance(name, int):
            return name
        terrain, _, number = name.partition(" ")
        there = [
            hex
            for hex, kind in enumerate(self.state.island.terrain)
            if TERRAINS[kind] == terrain and self.state.island.numbers[hex] == int(number or 0)
        ]
        assert len(there) == 1, f"{name!r} names {len(there)} hexes"
        return there[0]

    def at(self, place: Place) -> Intersection:
        """The intersection at a corner of a hex: `"hills 6 N"`."""
        if isinstance(place, int):
            return place
        name, corner = place.rsplit(" ", 1)
        return self.geometry.corners[self.hex(name)][list(CORNERS).index(corner)]

    def path(self, place: Place) -> Path:
        """The path along a side of a hex: `"hills 6 NE"`."""
        if isinstance(place, int):
            return place
        name, side = place.rsplit(" ", 1)
        first = ("NE", "E", "SE", "SW", "W", "NW").index(side)
        corners = self.geometry.corners[self.hex(name)]
        return self.geometry.path_between(corners[first], corners[(first + 1) % 6])

    def paths_along(self, places: Sequence[Place]) -> list[Path]:
        """The paths of a way from intersection to neighboring intersection."""
        stops = [self.at(place) for place in places]
        return [self.geometry.path_between(a, b) for a, b in pairwise(stops)]

    def around(self, hex: Place) -> list[Intersection]:
        """The corners of a hex, clockwise from the north and back to it."""
        corners = self.geometry.corners[self.hex(hex)]
        return [*corners, corners[0]]

    def way(self, start: Place, length: int, avoiding: Iterable[Place] = ()) -> list[Intersection]:
        """Some way of `length` paths from an intersection that meets none twice, nor those to avoid."""
        forbidden = {self.at(place) for place in avoiding}

        def walk(so_far: list[Intersection]) -> list[Intersection] | None:
            if len(so_far) == length + 1:
                return so_far
            for there in bits(self.geometry.neighbors[so_far[-1]]):
                if there not in so_far and there not in forbidden:
                    found = walk([*so_far, there])
                    if found:
                        return found
            return None

        found = walk([self.at(start)])
        assert found, "there is no such way"
        return found

    # Setting up a position

    def _clear(self) -> None:
        state = self.state
        for builder in state.rules.builders:
            state.roads[builder] = state.settlements[builder] = state.cities[builder] = 0
        for seat in self.seats:
            self._set_hand(seat, cards())
        if "ships" in state.kept:
            FLEETS.put(state, Fleets(ships=(0,) * len(FLEETS.of(state).ships)))
        if "island-bonus" in state.kept:
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
        gone = _out_of_the_deck(state)
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
        self.state.pending = [decision(PLAY, seat), decision(ROLL, seat)]

    def after_the_roll(self, seat: Seat) -> None:
        """The seat has rolled and may trade and build."""
        self.before_the_roll(seat)
        self.state.dice = (1, 1)
        self.state.pending = [decision(PLAY, seat)]

    # Acting

    def play(
        self,
        action: Action,
        dice: Iterable[tuple[int, int]] = (),
        draws: Iterable[int] = (),
        chance: Chance | None = None,
    ) -> tuple[Event, ...]:
        """Act through the engine's front door, and see to it that the books still balance."""
        before = game.state_to_json(self.state)
        listed = action in game.legal_actions(self.state, action.seat)
        try:
            after, events = game.play(
                self.state, action, chance or Scripted(dice=dice, cards=draws)
            )
        except Refused:
            assert not listed, f"{action} is listed but refused"
            assert game.state_to_json(self.state) == before, "a refusal changed the game"
            raise
        assert listed or isinstance(action, WRITTEN), f"{action} is carried out but not listed"
        assert game.state_to_json(self.state) == before, "play changed the state it was given"
        self.state, self.last = after, events
        self.events.extend(events)
        self.balances()
        return events

    def may(self, action: Action) -> bool:
        """Whether the action is legal now."""
        legal = game.why_not(self.state, action) is None
        if not isinstance(action, WRITTEN):
            assert legal == (action in game.legal_actions(self.state, action.seat))
        return legal

    def rolls(self, seat: Seat, total: int) -> tuple[Event, ...]:
        return self.play(RollDice(seat), dice=[two_dice(total)])

    def ends_turn(self, seat: Seat) -> tuple[Event, ...]:
        return self.play(EndTurn(seat))

    def discards(self, seat: Seat, **counts: int) -> tuple[Event, ...]:
        return self.play(Discard(seat, cards(**counts)))

    def moves_robber(
        self, seat: Seat, hex: Place, victim: Seat | None = None, card: Resource | None = None
    ) -> tuple[Event, ...]:
        """Moves the robber and draws `card` from the victim's hand."""
        return self.play(
            MoveRobber(seat, self.hex(hex), victim), draws=() if card is None else (card,)
        )

    def places_settlement(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(PlaceSettlement(seat, self.at(place)))

    def places_road(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(PlaceRoad(seat, self.path(place)))

    def builds_road(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(BuildRoad(seat, self.path(place)))

    def builds_bridge(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(BuildBridge(seat, self.path(place)))

    def builds_ship(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(BuildShip(seat, self.path(place)))

    def places_ship(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(PlaceShip(seat, self.path(place)))

    def places_free_ship(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(PlaceFreeShip(seat, self.path(place)))

    def moves_ship(self, seat: Seat, source: Place, path: Place) -> tuple[Event, ...]:
        return self.play(MoveShip(seat, self.path(source), self.path(path)))

    def moves_pirate(
        self, seat: Seat, hex: Hex, victim: Seat | None = None, card: Resource | None = None
    ) -> tuple[Event, ...]:
        """Moves the pirate and draws `card` from the victim's hand."""
        return self.play(MovePirate(seat, hex, victim), draws=() if card is None else (card,))

    def builds_settlement(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(BuildSettlement(seat, self.at(place)))

    def builds_city(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(BuildCity(seat, self.at(place)))

    def buys_card(self, seat: Seat) -> tuple[Event, ...]:
        return self.play(BuyDevelopmentCard(seat))

    def plays_knight(self, seat: Seat) -> tuple[Event, ...]:
        return self.play(PlayKnight(seat))

    def resolves_knight(self, seat: Seat) -> tuple[Event, ...]:
        """Play a knight and move the robber, wherever it may go and from whomever it may steal."""
        played = self.plays_knight(seat)
        return (*played, *self.play(self.legal(seat, MoveRobber)[0]))

    def plays_road_building(self, seat: Seat) -> tuple[Event, ...]:
        return self.play(PlayRoadBuilding(seat))

    def places_free_road(self, seat: Seat, place: Place) -> tuple[Event, ...]:
        return self.play(PlaceFreeRoad(seat, self.path(place)))

    def plays_year_of_plenty(
        self, seat: Seat, first: Resource, second: Resource
    ) -> tuple[Event, ...]:
        return self.play(PlayYearOfPlenty(seat, first, second))

    def plays_monopoly(self, seat: Seat, resource: Resource) -> tuple[Event, ...]:
        return self.play(PlayMonopoly(seat, resource))

    def trades_with_supply(self, seat: Seat, give: Resource, get: Resource) -> tuple[Event, ...]:
        return self.play(TradeWithSupply(seat, give, get))

    def offers(
        self, seat: Seat, give: Cards, get: Cards, to: Sequence[Seat] | None = None
    ) -> OfferId:
        """Offers `give` for `get`: the active player to all others, others to the active player."""
        if to is None:
            everyone_else = tuple(other for other in self.seats if other != seat)
            to = everyone_else if seat == self.state.current else (self.state.current,)
        self.play(OfferTrade(seat, give, get, tuple(to)))
        return self.happened(OfferMade)[-1].offer

    def counters(self, seat: Seat, offer: OfferId, give: Cards, get: Cards) -> OfferId:
        self.play(CounterOffer(seat, offer, give, get))
        return self.happened(OfferMade)[-1].offer

    def accepts(self, seat: Seat, offer: OfferId) -> tuple[Event, ...]:
        return self.play(AcceptOffer(seat, offer))

    def declines(self, seat: Seat, offer: OfferId) -> tuple[Event, ...]:
        return self.play(DeclineOffer(seat, offer))

    def withdraws(self, seat: Seat, offer: OfferId) -> tuple[Event, ...]:
        return self.play(WithdrawOffer(seat, offer))

    def confirms(self, seat: Seat, offer: OfferId, partner: Seat) -> tuple[Event, ...]:
        return self.play(ConfirmTrade(seat, offer, partner))

    # Asking

    def balances(self) -> None:
        """No card and no piece came from nowhere, and what follows from the pieces does."""
        state = self.state
        box = state.rules.board.supply
        for resource in range(5):
            held = [state.hands[seat][resource] for seat in self.seats]
            assert min(state.supply[resource], *held) >= 0
            aside = sum(cards[resource] for _, cards in state.set_aside)
            assert state.supply[resource] + sum(held) + aside == box.resources
        out = _out_of_the_deck(state)
        left = [state.deck[state.drawn :].count(kind) for kind in range(5)]
        assert [a + b for a, b in zip(out, left, strict=True)] == list(box.cards)
        for builder in state.rules.builders:
            assert state.roads[builder].bit_count() <= box.roads
            assert state.settlements[builder].bit_count() <= box.settlements
            assert state.cities[builder].bit_count() <= box.cities
        for seat in self.seats:
            assert all(
                new <= had for new, had in zip(state.bought[seat], state.cards[seat], strict=True)
            )
        expected = derived(state)
        assert {name: getattr(state, name) for name in expected} == expected

    @overload
    def legal(self, seat: Seat) -> list[Action]: ...

    @overload
    def legal(self, seat: Seat, kind: type[A]) -> list[A]: ...

    def legal(self, seat: Seat, kind: type[Action] = Action) -> Sequence[Action]:
        """The listed actions of a seat, all or of one kind."""
        return [
            action for action in game.legal_actions(self.state, seat) if isinstance(action, kind)
        ]

    def kinds(self, seat: Seat) -> set[str]:
        """The names of what a seat may do now, listed or not."""
        return {type(action).__name__ for action in self.legal(seat)} | {
            form["type"] for form in game.forms(self.state, seat)
        }

    def happened(self, kind: type[E], since_the_start: bool = False) -> list[E]:
        """The events of a kind in the last action, or in the whole game."""
        return [
            event
            for event in (self.events if since_the_start else self.last)
            if isinstance(event, kind)
        ]

    def deciding(self) -> tuple[Seat, ...]:
        return game.deciding(self.state)

    def in_hand(self, seat: Seat) -> Cards:
        return cards(*self.state.hands[seat])

    def in_supply(self) -> Cards:
        return cards(*self.state.supply)

    def points(self, seat: Seat) -> int:
        """What everyone at the table can count."""
        return int(self.view(None)["seats"][str(seat)]["points"])

    def road_length(self, seat: Seat) -> int:
        return int(self.view(None)["seats"][str(seat)]["road"])

    def longest_road(self) -> Seat | None:
        """Who holds it; None while it lies aside."""
        return self.view(None).get("longest_road")

    def largest_army(self) -> Seat | None:
        return self.view(None).get("largest_army")

    def winner(self) -> Seat | None:
        return self.view(None).get("winner")

    def view(self, viewer: Seat | None) -> dict[str, Any]:
        return game.view_for(self.state, viewer)

    def seen_by(self, viewer: Seat | None) -> list[dict[str, Any]]:
        """The events of the last action as that viewer gets them."""
        return [game.event_to_json(event, self.state, viewer) for event in self.last]

    def hexes_beside(self, seat: Seat) -> set[Hex]:
        """Where the buildings of a seat stand."""
        return {
            hex for at in bits(self.state.buildings(seat)) for hex in self.geometry.hexes_beside[at]
        }

    def robber_moves(self, seat: Seat) -> set[tuple[Hex, Seat | None]]:
        """Where the robber may go, and from whom it may steal there."""
        return {
            (action.hex, action.victim)
            for action in self.legal(seat)
            if isinstance(action, MoveRobber)
        }

    def hexes_offered_to(self, seat: Seat) -> set[Hex]:
        return {hex for hex, _ in self.robber_moves(seat)}

    def victims_at(self, seat: Seat, hex: Place) -> set[Seat | None]:
        return {victim for there, victim in self.robber_moves(seat) if there == self.hex(hex)}

    def neighbors_of_hexes_offered_to(self, seat: Seat) -> set[Seat]:
        """Who has a building beside a hex that the robber may go to."""
        offered = self.hexes_offered_to(seat)
        return {other for other in self.seats if self.hexes_beside(other) & offered}

    def roads_offered_to(self, seat: Seat) -> set[Path]:
        return {
            a.path for a in self.legal(seat) if isinstance(a, BuildRoad | PlaceRoad | PlaceFreeRoad)
        }

    def settlements_offered_to(self, seat: Seat) -> set[Intersection]:
        return {
            a.intersection
            for a in self.legal(seat)
            if isinstance(a, BuildSettlement | PlaceSettlement)
        }

    def cities_offered_to(self, seat: Seat) -> set[Intersection]:
        return {a.intersection for a in self.legal(seat) if isinstance(a, BuildCity)}

    def harbor(self, kind: int) -> list[Intersection]:
        """The intersections of one harbor of a kind."""
        path = next(path for path, printed in self.state.island.harbors if printed == kind)
        return list(self.geometry.ends[path])

    def known_to(self, viewer: Seat | None) -> dict[str, Any]:
        """Everything a viewer is told: the view, and for a seat what it may do."""
        told: dict[str, Any] = {"view": self.view(viewer), "events": self.seen_by(viewer)}
        if viewer is not None:
            told["legal"] = [repr(action) for action in self.legal(viewer)]
            told["forms"] = game.forms(self.state, viewer)
            told["unavailable"] = game.unavailable(self.state, viewer)
            told["prospects"] = game.prospects(self.state, self.legal(viewer))
        return told

    def why_none(self, seat: Seat, kind: type[Action]) -> tuple[str, Mapping[str, Any]] | None:
        """Code and facts by which a seat is told why it can do nothing of this kind; None if it is not told so."""
        move = self.state.rules.moves[kind]
        if kind.__name__ in self.kinds(seat) or not move.concerns(
            self.state, self.state.rules, seat
        ):
            return None
        told = game.unavailable(self.state, seat)
        reason = next(
            reason for reason in told if kind.__name__ in reason.get("actions", (kind.__name__,))
        )
        return reason["code"], reason.get("facts", {})

    def refusal(self, action: Action) -> tuple[str, Mapping[str, Any], str] | None:
        """The words with which an action is refused; None if it is legal."""
        return game.why_not(self.state, action)


def _out_of_the_deck(state: State) -> list[int]:
    out = [
        sum(state.cards[seat][kind] + state.played[seat][kind] for seat in state.rules.seats)
        for kind in range(5)
    ]
    out[KNIGHT] += knights_discarded(state)
    return out


def _spread(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def derived(state: State) -> dict[str, Any]:
    """What must follow from pieces and special cards, worked out from nothing else."""
    rules = state.rules
    geometry = rules.geometry
    seats = rules.builders
    buildings = {seat: list(bits(state.settlements[seat] | state.cities[seat])) for seat in seats}
    everywhere = [at for places in buildings.values() for at in places]

    def by_seat(of: Callable[[Seat], Any]) -> list[Any]:
        return [of(seat) for seat in seats]

    def rates(seat: Seat) -> list[int]:
        rates = [rules.maritime_rate] * 5
        for path, kind in state.island.harbors:
            closed = path == state.kept.get("robber-is-pirate")
            if not closed and geometry.ends_mask[path] & mask_of(buildings[seat]):
                rates = best_rates(rates, kind)
        return rates

    def points(seat: Seat) -> int:
        awards = (state.longest_road == seat) + (state.largest_army == seat)
        cards = state.played[seat][VICTORY_POINT] if seat in rules.seats else 0
        buildings = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        return buildings + 2 * awards + cards + island_points(state, seat)

    def length(seat: Seat) -> int:
        foreign = {at for other in seats if other != seat for at in buildings[other]}
        ships = bits(ships_of(state, seat))
        return longest_trail(geometry, bits(state.roads[seat]), foreign, ships, buildings[seat])

    def income(number: int) -> tuple[int, tuple[Payment, ...]]:
        island = state.island
        owed: dict[Seat, list[int]] = {}
        for seat in rules.seats:
            for at in buildings[seat]:
                for hex in geometry.hexes_beside[at]:
                    if number and island.numbers[hex] == number and island.terrain[hex] < 5:
                        cards = owed.setdefault(seat, [0] * 5)
                        cards[island.terrain[hex]] += 1 + (state.cities[seat] >> at & 1)
        return sum(map(sum, owed.values())), tuple(
            (seat, five(owed[seat]), tuple((kind, n) for kind, n in enumerate(owed[seat]) if n))
            for seat in sorted(owed)
        )

    blocked = mask_of(near for at in everywhere for near in (at, *bits(too_close(state, at))))
    return {
        "income": [income(number) for number in range(13)],
        "touched": by_seat(
            lambda seat: mask_of(
                end for path in bits(state.roads[seat]) for end in geometry.ends[path]
            )
        ),
        "beside": by_seat(
            lambda seat: mask_of(hex for at in buildings[seat] for hex in geometry.hexes_beside[at])
        ),
        "free": state.island.on_land & ~blocked,
        "occupied": mask_of(everywhere),
        "used": sum(state.roads) + sum(by_seat(lambda seat: ships_of(state, seat))),
        "rates": by_seat(rates),
        "points": by_seat(points),
        "road_length": by_seat(length),
    }


__all__ = [
    "BLUE",
    "BRICK",
    "CARD",
    "CITY",
    "EDITIONS",
    "GRAIN",
    "LUMBER",
    "ORANGE",
    "ORE",
    "RED",
    "ROAD",
    "SETTLEMENT",
    "WHITE",
    "WOOL",
    "Table",
    "cards",
    "derived",
    "refused",
    "two_dice",
]
