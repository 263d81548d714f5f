"""What a player can do: imperatives, frozen, made once per board where they can be listed.

Field annotations are the names of `engine.board_game.core.names`; the JSON form follows from them (`engine.board_game.core.wire`)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.board_game.core.names import (
    Cards,
    Hex,
    Intersection,
    Neutral,
    OfferId,
    Path,
    Resource,
    Seat,
    Seats,
)


@dataclass(frozen=True, slots=True)
class Action:
    """Something `seat` asks to do."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceSettlement(Action):
    """Set-up: put a starting settlement on the board."""

    intersection: Intersection


@dataclass(frozen=True, slots=True)
class PlaceRoad(Action):
    """Set-up: put the road beside the settlement just placed."""

    path: Path


@dataclass(frozen=True, slots=True)
class RollDice(Action):
    """Roll for production."""


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Pass the dice on."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Between two turns: build and buy no more."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up `cards` to the supply after a seven."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MoveRobber(Action):
    """Move the robber to `hex` and steal from `victim`, if there is somebody to steal from."""

    hex: Hex
    victim: Seat | None


@dataclass(frozen=True, slots=True)
class MoveRobberToHarbor(Action):
    """Move the robber to `harbor` and steal from `victim`, if there is somebody (option `robber-is-pirate`)."""

    harbor: Path
    victim: Seat | None


@dataclass(frozen=True, slots=True)
class LeaveRobber(Action):
    """Let the robber stay where it is and steal nothing (option `optional-robber`)."""


@dataclass(frozen=True, slots=True)
class LetRobberStand(Action):
    """Answer the robber with no knight: let it stay and steal (option `knight-interrupt`)."""


@dataclass(frozen=True, slots=True)
class DeclineFreeRoad(Action):
    """Do without the second free road (option `one-free-road`)."""


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Build a road and pay for it."""

    path: Path


@dataclass(frozen=True, slots=True)
class BuildBridge(Action):
    """Build a bridge over water and pay for it."""

    path: Path


@dataclass(frozen=True, slots=True)
class BuildSettlement(Action):
    """Build a settlement and pay for it."""

    intersection: Intersection


@dataclass(frozen=True, slots=True)
class BuildCity(Action):
    """Upgrade one's settlement and pay for it."""

    intersection: Intersection


@dataclass(frozen=True, slots=True)
class BuyDevelopmentCard(Action):
    """Draw the top card of the deck and pay for it."""


@dataclass(frozen=True, slots=True)
class PlayKnight(Action):
    """Play a knight: the robber moves next."""


@dataclass(frozen=True, slots=True)
class PlayRoadBuilding(Action):
    """Play road building: up to two free roads follow."""


@dataclass(frozen=True, slots=True)
class PlaceFreeRoad(Action):
    """Place a road that road building pays for."""

    path: Path


@dataclass(frozen=True, slots=True)
class PlayYearOfPlenty(Action):
    """Take two cards from the supply; which of them is called first makes no difference."""

    first: Resource
    second: Resource

    def __post_init__(self) -> None:
        first, second = sorted((self.first, self.second))
        object.__setattr__(self, "first", first)
        object.__setattr__(self, "second", second)


@dataclass(frozen=True, slots=True)
class PlayMonopoly(Action):
    """Take every card of one resource from all opponents."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class PlayVictoryPoint(Action):
    """Play a victory point card, where it counts only then (option `vp-cards-are-ordinary`)."""


@dataclass(frozen=True, slots=True)
class TradeWithSupply(Action):
    """Maritime trade at one's best rate: several of `give` for one of `get`."""

    give: Resource
    get: Resource


@dataclass(frozen=True, slots=True)
class OfferTrade(Action):
    """Offer `give` for `get` to the seats in `to`: the active player to others, others to the active player."""

    give: Cards
    get: Cards
    to: Seats


@dataclass(frozen=True, slots=True)
class CounterOffer(Action):
    """Answer somebody's offer with another one, to its maker."""

    offer: OfferId
    give: Cards
    get: Cards


@dataclass(frozen=True, slots=True)
class AcceptOffer(Action):
    """Say yes to an offer; between the active player and one other that settles it."""

    offer: OfferId


@dataclass(frozen=True, slots=True)
class DeclineOffer(Action):
    """Say no to an offer."""

    offer: OfferId


@dataclass(frozen=True, slots=True)
class WithdrawOffer(Action):
    """Take one's own offer back."""

    offer: OfferId


@dataclass(frozen=True, slots=True)
class ConfirmTrade(Action):
    """Carry out one's offer with `partner`, who accepted it."""

    offer: OfferId
    partner: Seat


@dataclass(frozen=True, slots=True)
class RaiseFlag(Action):
    """Show that one wants to build once this turn has ended (option `special-building`)."""


@dataclass(frozen=True, slots=True)
class LowerFlag(Action):
    """Show that one does not want to, after all."""


@dataclass(frozen=True, slots=True)
class PlaceNeutralRoad(Action):
    """Place the road that a neutral player gets for one's own."""

    neutral: Neutral
    path: Path


@dataclass(frozen=True, slots=True)
class PlaceNeutralSettlement(Action):
    """Place the settlement that a neutral player gets for one's own."""

    neutral: Neutral
    intersection: Intersection


@dataclass(frozen=True, slots=True)
class ForceTrade(Action):
    """Pay trade tokens, and draw cards from the opponent's hand unseen."""


@dataclass(frozen=True, slots=True)
class GiveInReturn(Action):
    """Give the opponent as many cards for those one drew."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class SendRobberToDesert(Action):
    """Pay trade tokens, and move the robber to the desert."""


@dataclass(frozen=True, slots=True)
class DiscardKnight(Action):
    """Take a knight one has played out of the game, for trade tokens."""
