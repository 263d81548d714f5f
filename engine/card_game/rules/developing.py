"""Upgrades: cards of the hand on building sites (sources: building-sites, removing-upgrades)."""

from collections.abc import Iterator

from engine.card_game.core.actions import BuildUpgrade, Demolish
from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import Demolished, UpgradeBuilt
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import NO_PLACE, Reason
from engine.card_game.core.state import State
from engine.card_game.rules import hands, realm
from engine.card_game.rules.storing import missing, pay, wrongly_paid
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext


def why_no_site(state: State, seat: Seat, card: Card) -> Reason:
    """The reason why there is no free site for a card of the hand, or goods are missing."""
    printed, mine = CARDS[card], state.realms[seat]
    if reason := missing(mine, printed.cost):
        return reason
    if any(realm.sites(mine, of_cities=printed.family == "city")):
        return None
    if printed.family == "city" and any(realm.sites(mine)):
        return "cities_only", {"card": printed.key}, "That card is built at a city."
    return NO_PLACE


def upgrade_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[BuildUpgrade]:
    for card in hands.kinds(state.hands[seat]):
        printed = CARDS[card]
        if (
            printed.is_upgrade
            and hands.why_not_held(state, seat, card) is None
            and missing(state.realms[seat], printed.cost) is None
        ):
            for at in realm.sites(state.realms[seat], of_cities=printed.family == "city"):
                yield BuildUpgrade(seat, card, at, None)


def why_not_upgrade(state: State, action: BuildUpgrade, due: MainPhase) -> Reason:
    seat, printed, mine = action.seat, CARDS[action.card], state.realms[action.seat]
    if reason := hands.why_not_held(state, seat, action.card):
        return reason
    if not printed.is_upgrade:
        return "no_such_site", {}, "Action cards are played, not built."
    if reason := why_no_site(state, seat, action.card):
        return reason
    if not realm.is_site(mine, action.place):
        return "no_such_site", {}, "There is no building site there."
    if action.place in mine.upgrades:
        return "site_taken", {}, "That building site is taken."
    if action.place not in realm.sites(mine, of_cities=printed.family == "city"):
        return "cities_only", {"card": printed.key}, "That card is built at a city."
    return wrongly_paid(mine, printed.cost, action.paid)


def apply_upgrade(state: State, action: BuildUpgrade, context: ActionContext) -> None:
    seat, card = action.seat, action.card
    pay(state, seat, CARDS[card].cost, action.paid, context)
    hands.give_up(state, seat, card)
    state.realms[seat].upgrades[action.place] = card
    context.emit(UpgradeBuilt(seat, card, action.place))


def demolish_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[Demolish]:
    if state.rules.may_demolish:
        for at in sorted(state.realms[seat].upgrades):
            yield Demolish(seat, at)


def why_not_demolish(state: State, action: Demolish, due: MainPhase) -> Reason:
    if not state.rules.may_demolish:
        return "not_legal", {}, "Nothing can be demolished at this table."
    if action.place in state.realms[action.seat].upgrades:
        return None
    return "no_such_site", {}, "You have built nothing there."


def apply_demolish(state: State, action: Demolish, context: ActionContext) -> None:
    """Demolish an upgrade: no refund, and the card leaves the game."""
    card = state.realms[action.seat].upgrades.pop(action.place)
    state.out += (card,)
    context.emit(Demolished(action.seat, card, action.place))


ACTION_RULES = (
    ActionRule(BuildUpgrade, (MainPhase,), why_not_upgrade, apply_upgrade, enumerate=upgrade_rows),
    ActionRule(Demolish, (MainPhase,), why_not_demolish, apply_demolish, enumerate=demolish_rows),
)
