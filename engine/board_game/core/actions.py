"""Actions of players: imperatives, frozen, made once per board where they can be listed.

The JSON form follows from the annotations of their fields, which are names of `engine.board_game.core.names`; what the
protocol's pages say of an action is its docstring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar, dataclass_transform

from engine.board_game.core.names import (
    Cards,
    Hex,
    Intersection,
    OfferId,
    Path,
    Resource,
    Seat,
    Seats,
)
from engine.codec import Kinds

A = TypeVar("A", bound="Action")


@dataclass(frozen=True, slots=True)
class Action:
    """Something `seat` asks to do."""

    seat: Seat


ACTIONS: Final[Kinds[Action]] = Kinds(dataclass(frozen=True, slots=True))


@dataclass_transform(frozen_default=True)
def action(kind: type[A]) -> type[A]:
    """One of the actions of this game: a frozen dataclass."""
    return ACTIONS.declare(kind)


@action
class PlaceSettlement(Action):
    """Set-up: put a starting settlement on the board."""

    intersection: Intersection


@action
class PlaceRoad(Action):
    """Set-up: put the road beside the settlement just placed."""

    path: Path


@action
class RollDice(Action):
    """Roll for production."""


@action
class EndTurn(Action):
    """Pass the dice on."""


@action
class Pass(Action):
    """Between two turns: build and buy no more (options `special-building`, `paired-players`)."""


@action
class Discard(Action):
    """Give up `cards` to the supply after a seven; a form."""

    cards: Cards


@action
class MoveRobber(Action):
    """Move the robber to `hex` and steal from `victim`, if there is somebody to steal from."""

    hex: Hex
    victim: Seat | None


@action
class BuildRoad(Action):
    """Build a road and pay for it."""

    path: Path


@action
class BuildSettlement(Action):
    """Build a settlement and pay for it."""

    intersection: Intersection


@action
class BuildCity(Action):
    """Upgrade one's settlement and pay for it."""

    intersection: Intersection


@action
class BuyDevelopmentCard(Action):
    """Draw the top card of the deck and pay for it."""


@action
class PlayKnight(Action):
    """Play a knight: `MoveRobber` follows."""


@action
class PlayRoadBuilding(Action):
    """Play road building: up to two `PlaceFreeRoad` follow."""


@action
class PlaceFreeRoad(Action):
    """Place a road that road building pays for."""

    path: Path


@action
class PlayYearOfPlenty(Action):
    """Take two cards from the supply; which of them is called first makes no difference."""

    first: Resource
    second: Resource

    def __post_init__(self) -> None:
        first, second = sorted((self.first, self.second))
        object.__setattr__(self, "first", first)
        object.__setattr__(self, "second", second)


@action
class PlayMonopoly(Action):
    """Take every card of one resource from all opponents."""

    resource: Resource


@action
class TradeWithSupply(Action):
    """Maritime trade at one's best rate (`view.seats.N.rates`): several of `give` for one of `get`."""

    give: Resource
    get: Resource


@action
class OfferTrade(Action):
    """Offer `give` for `get` to the seats in `to`: the active player to others, others to the active player; a form."""

    give: Cards
    get: Cards
    to: Seats


@action
class CounterOffer(Action):
    """Answer somebody's offer with another one, to its maker; a form. `give` is what the speaker gives."""

    offer: OfferId
    give: Cards
    get: Cards


@action
class AcceptOffer(Action):
    """Say yes to an offer; between the active player and one other that settles it."""

    offer: OfferId


@action
class DeclineOffer(Action):
    """Say no to an offer."""

    offer: OfferId


@action
class WithdrawOffer(Action):
    """Take one's own offer back."""

    offer: OfferId


@action
class ConfirmTrade(Action):
    """The active player carries out their offer with `partner`, one of those who accepted it."""

    offer: OfferId
    partner: Seat
