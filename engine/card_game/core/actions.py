"""Actions of players: imperatives, frozen. Those that name places for goods may leave them out, and the usual ones are taken
(`rules/storing.py`).

The JSON form follows from the annotations of their fields, which are names of `engine.card_game.core`; what the protocol's pages
say of an action is its docstring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar, dataclass_transform

from engine.card_game.core.cards import Card
from engine.card_game.core.names import (
    Good,
    Goods,
    OfferId,
    Place,
    Places,
    Region,
    Regions,
    Seat,
    Stack,
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


# --- the start


@action
class ArrangeRegions(Action):
    """Set-up: lay out the six regions, from left to right, those above first; a form."""

    regions: Regions


# --- draw stacks


@action
class LookThrough(Action):
    """Look through a draw stack to take a card from it: at the start, by the Master Builder, or for goods while drawing; `paid`
    names a region for each of them."""

    stack: Stack
    paid: Places | None


@action
class TakeCard(Action):
    """Take a card out of the stack that was looked through; `position` counts from the top."""

    position: int


@action
class TakeNothing(Action):
    """Master Builder: leave the stack, or all stacks, alone."""


@action
class DrawCard(Action):
    """Drawing: take the top card of a stack."""

    stack: Stack


@action
class PutUnder(Action):
    """Put a card of the hand under a draw stack."""

    card: Card
    stack: Stack


# --- the turn


@action
class RollDice(Action):
    """Roll both dice; with an Alchemist the event die alone."""


@action
class EndTurn(Action):
    """End the main phase: fill the hand up, or pass the dice on where it is full."""


@action
class Exchange(Action):
    """End the main phase with a full hand: put a card under a stack, then take one from that stack."""

    card: Card
    stack: Stack


# --- goods


@action
class Gain(Action):
    """Choose the region that gains a unit."""

    place: Place


@action
class Take(Action):
    """Take a unit of a good from the opponent, who chooses the region that loses it; `into` names the one that gains it."""

    good: Good
    into: Place | None


@action
class TakeNoMore(Action):
    """Merchant and Caravan: one is enough."""


@action
class Lose(Action):
    """Choose the region that loses a unit."""

    place: Place


@action
class GiveBack(Action):
    """Merchant: give a unit back; the opponent chooses where it goes."""

    place: Place


@action
class Swap(Action):
    """Caravan: give a unit away for one of another good."""

    place: Place
    into: Place


@action
class TradeWithSupply(Action):
    """Trade equal goods for one of another: three, or fewer with a fleet or the Mint. `paid` names a region for each of them."""

    give: Good
    get: Good
    paid: Places | None
    into: Place | None


@action
class OfferTrade(Action):
    """Offer goods to the opponent for some of theirs; a form. `paid` and `into` name a region for each unit given and got."""

    give: Goods
    get: Goods
    paid: Places | None
    into: Places | None


@action
class AcceptOffer(Action):
    """Take an offer. `paid` and `into` name a region for each unit given and got."""

    offer: OfferId
    paid: Places | None
    into: Places | None


@action
class DeclineOffer(Action):
    """Turn an offer down."""

    offer: OfferId


@action
class WithdrawOffer(Action):
    """Take an offer of one's own back."""

    offer: OfferId


# --- building


@action
class BuildRoad(Action):
    """Build a road at an open end of the row. `paid` names a region for each unit of its cost, goods in order."""

    place: Place
    paid: Places | None


@action
class BuildSettlement(Action):
    """Build a settlement behind a road; with a `scout`, the card of that name is played with it."""

    place: Place
    scout: Card | None
    paid: Places | None


@action
class BuildCity(Action):
    """Turn a settlement into a city."""

    place: Place
    paid: Places | None


@action
class BuildUpgrade(Action):
    """Build a card of the hand on a site."""

    card: Card
    place: Place
    paid: Places | None


@action
class Demolish(Action):
    """Take an upgrade of one's own out of the game."""

    place: Place


@action
class LayRegions(Action):
    """Lay a new settlement's two regions: this one above, the other below."""

    above: Region


@action
class ChooseRegions(Action):
    """Scout: choose both regions of a new settlement out of the stack."""

    above: Region
    below: Region


# --- cards played from the hand


@action
class PlayCard(Action):
    """Play an action card."""

    card: Card


@action
class NameNumber(Action):
    """Alchemist: name the production number of this turn."""

    number: int


@action
class AnswerAttack(Action):
    """Answer an attack with a counter card, or with none. The answer is opened when the window closes, and can be changed
    until then."""

    card: Card | None


@action
class CloseWindow(Action):
    """The time for an answer is over; only the table does that."""


@action
class Return(Action):
    """Choose an upgrade of the opponent that goes back to its owner's hand."""

    place: Place


@action
class TakeFromHand(Action):
    """Spy: take a card of the hand that was shown."""

    card: Card


@action
class Bury(Action):
    """Conflict: put a card of the opponent's hand under a draw stack."""

    card: Card
    stack: Stack
