"""Acting in a position, through the engine's front door."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pytest

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
from engine.board_game.core.events import Event, OfferMade
from engine.board_game.core.names import Cards, Hex, OfferId, Resource, Seat
from engine.board_game.game import Refused
from engine.board_game.options.bridges import BuildBridge
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.scenarios.ships.building import BuildShip, PlaceFreeShip, PlaceShip
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.chance import Chance, Scripted
from tests.engine.board_game.table.asking import Asking
from tests.engine.board_game.table.costs import cards
from tests.engine.board_game.table.places import Place
from tests.engine.board_game.table.recount import derived, out_of_the_deck

WRITTEN: Final = (Discard, OfferTrade, CounterOffer)
"""Actions that are filled in by hand; all others are listed when they are legal."""


def two_dice(total: int) -> tuple[int, int]:
    """Dice that add up to a number."""
    return total // 2, total - total // 2


@contextmanager
def refused(code: str | None = None) -> Iterator["pytest.ExceptionInfo[Refused]"]:
    """Expect what is done in here to be refused, with that code and in words."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert caught.value.code
    assert caught.value.text.endswith(".")
    if code is not None:
        assert caught.value.code == code


class Acting(Asking):
    """A sentence for each action; after each the books must balance."""

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
        """True if the action is legal now."""
        legal = game.why_not(self.state, action) is None
        if not isinstance(action, WRITTEN):
            assert legal == (action in game.legal_actions(self.state, action.seat))
        return legal

    def balances(self) -> None:
        """No card and no piece came from nowhere, and what follows from the pieces does."""
        state = self.state
        box = state.rules.board.supply
        for resource in range(5):
            held = [state.hands[seat][resource] for seat in self.seats]
            assert min(state.supply[resource], *held) >= 0
            aside = sum(cards[resource] for _, cards in state.set_aside)
            assert state.supply[resource] + sum(held) + aside == box.resources
        out = out_of_the_deck(state)
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
