"""The decisions of the card game.

A decision is a kind of its own, declared with its fields like an action; a field that only its player may know names its audience."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar, dataclass_transform

from engine.card_game.core.cards import Card
from engine.card_game.core.names import Good, Places, Region, Regions, Stack, Target
from engine.codec import Kinds
from engine.kernel.audience import known_to
from engine.kernel.decisions import Decision

D = TypeVar("D", bound="Decision")


DECISIONS: Final[Kinds[Decision]] = Kinds(dataclass(frozen=True, slots=True))


@dataclass_transform(frozen_default=True, field_specifiers=(field, known_to))
def decision(kind: type[D]) -> type[D]:
    """One of the decisions of this game."""
    return DECISIONS.declare(kind)


@decision
class Arrange(Decision):
    """Set-up: lay out the six regions; both at once."""

    together = True

    regions: Regions | None = known_to("seat")


@decision
class ChooseStack(Decision):
    """Look through a draw stack: at the start, or by the Master Builder, where it `may_pass`; not through the one that the opponent
    has `taken`. The opponent does so `next`."""

    may_pass: bool
    next: bool
    taken: Stack | None


@decision
class TakeCards(Decision):
    """Take `left` cards out of the stack that is being looked through; none, where it `may_pass`."""

    stack: Stack
    left: int
    may_pass: bool


@decision
class PutCardsUnder(Decision):
    """Put `left` cards of the hand under draw stacks."""

    left: int


@decision
class Roll(Decision):
    """Roll the dice, or play an Alchemist first."""


@decision
class Name(Decision):
    """Alchemist: name the production number."""


@decision
class Play(Decision):
    """Trade, build, play cards, or end the turn."""


@decision
class Draw(Decision):
    """Fill the hand up, card by card; after an exchange from this `stack`."""

    left: int
    stack: Stack | None


@decision
class ChooseGain(Decision):
    """Choose a region that gains a unit, `left` times; of this `good`, where that is settled."""

    left: int
    good: Good | None


@decision
class ChooseLoss(Decision):
    """Choose the region that loses a unit of this good."""

    good: Good


@decision
class TakeGoods(Decision):
    """Take `left` goods from the opponent; where it `may_stop`, one was enough; whoever `gives_back` gives one unit back then."""

    left: int
    may_stop: bool
    gives_back: bool


@decision
class GiveGoodBack(Decision):
    """Merchant: give one unit back."""


@decision
class SwapGoods(Decision):
    """Caravan: swap `left` goods; where it `may_stop`, one was enough. None is swapped back: the good that was `given` up is not gained
    again, and the one `got` for it stays."""

    left: int
    may_stop: bool
    given: Good | None = None
    got: Good | None = None


@decision
class LayOut(Decision):
    """Choose which of a new settlement's regions lies above."""

    column: int
    first: Region
    second: Region


@decision
class ChooseFromStack(Decision):
    """Scout: choose two regions out of the whole stack."""

    column: int


@decision
class Answer(Decision):
    """Answer the attack with this card, or not, until the window closes; the answer is sealed until then. The attack succeeds on a roll
    up to `succeeds`, and up to `succeeds_countered` against a counter; it may hit what stands at `targets`."""

    attack: Card
    succeeds: int
    succeeds_countered: int
    targets: Places
    sealed: bool | None = known_to("seat")
    counter: Card | None = known_to("seat")


@decision
class ChooseTarget(Decision):
    """Choose an upgrade of the opponent (a `knight`, a `building` or, in Civil War, a `unit`) that goes back to its owner's hand."""

    what: Target


@decision
class Spy(Decision):
    """Take a card of the hand that is shown."""


@decision
class BuryCards(Decision):
    """Conflict: put `left` cards of the opponent's hand under one `stack`."""

    left: int
    stack: Stack | None


# --- what comes next by itself


@decision
class Produce(Decision):
    """Both realms produce, once the event is resolved."""

    automatic = True


@decision
class RollAttack(Decision):
    """The die of an attack is rolled; a counter card makes it harder."""

    automatic = True

    attack: Card
    countered: bool


@decision
class SettleHands(Decision):
    """Both players put what is above their limit under draw stacks, whatever the profile says of the active one."""

    automatic = True


@decision
class PassDice(Decision):
    """The turn ends, and the next one begins."""

    automatic = True
