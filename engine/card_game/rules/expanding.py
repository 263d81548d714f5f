"""Roads, settlements and cities (sources: middle-row)."""

from collections.abc import Iterator

from engine.card_game.core.actions import BuildCity, BuildRoad, BuildSettlement
from engine.card_game.core.cards import CARDS, MIDDLE_ROW, Card
from engine.card_game.core.decisions import ChooseFromStack, LayOut
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import CardPlayed, RegionsFound, RowBuilt
from engine.card_game.core.grid import column_of
from engine.card_game.core.names import CITY, ROAD, SETTLEMENT, Middle, Place, Places, Seat
from engine.card_game.core.refusals import NO_PLACE, Reason
from engine.card_game.core.state import State
from engine.card_game.rules import hands, realm
from engine.card_game.rules.playing import why_card_rests
from engine.card_game.rules.storing import missing, pay, wrongly_paid
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push

CHOOSES_REGIONS = "chooses-regions"
"""The flag of a card that is played with a settlement."""
PLACES = {
    ROAD: realm.road_places,
    SETTLEMENT: realm.settlement_places,
    CITY: realm.city_places,
}


def why_none_of(kind: Middle, state: State, seat: Seat) -> Reason:
    """The reason why a player cannot build a road, a settlement or a city anywhere."""
    card = MIDDLE_ROW[kind]
    if not state.left[kind]:
        return "no_pieces_left", {"piece": card.key}, f"There is no {card.key} left."
    if reason := missing(state.realms[seat], card.cost):
        return reason
    return None if any(PLACES[kind](state.realms[seat])) else NO_PLACE


def why_not_there(kind: Middle, state: State, seat: Seat, at: Place, paid: Places | None) -> Reason:
    """The reason why it cannot be built at this place, paid by these regions."""
    mine = state.realms[seat]
    if reason := why_none_of(kind, state, seat):
        return reason
    if at not in PLACES[kind](mine):
        return NO_PLACE
    return wrongly_paid(mine, MIDDLE_ROW[kind].cost, paid)


def _built(
    kind: Middle, state: State, seat: Seat, at: Place, paid: Places | None, context: ActionContext
) -> None:
    """A settlement that becomes a city stays underneath and never returns to its stack."""
    pay(state, seat, MIDDLE_ROW[kind].cost, paid, context)
    state.realms[seat].row[at] = kind
    left = list(state.left)
    left[kind] -= 1
    state.left = (left[ROAD], left[SETTLEMENT], left[CITY])
    context.emit(RowBuilt(seat, kind, at))


# --- roads and cities


def why_no_road(state: State, seat: Seat) -> Reason:
    return why_none_of(ROAD, state, seat)


def road_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[BuildRoad]:
    if why_no_road(state, seat) is None:
        for at in realm.road_places(state.realms[seat]):
            yield BuildRoad(seat, at, None)


def why_not_road(state: State, action: BuildRoad, due: MainPhase) -> Reason:
    return why_not_there(ROAD, state, action.seat, action.place, action.paid)


def apply_road(state: State, action: BuildRoad, context: ActionContext) -> None:
    _built(ROAD, state, action.seat, action.place, action.paid, context)


def why_no_city(state: State, seat: Seat) -> Reason:
    return why_none_of(CITY, state, seat)


def city_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[BuildCity]:
    if why_no_city(state, seat) is None:
        for at in realm.city_places(state.realms[seat]):
            yield BuildCity(seat, at, None)


def why_not_city(state: State, action: BuildCity, due: MainPhase) -> Reason:
    return why_not_there(CITY, state, action.seat, action.place, action.paid)


def apply_city(state: State, action: BuildCity, context: ActionContext) -> None:
    """Upgrades at the settlement stay."""
    _built(CITY, state, action.seat, action.place, action.paid, context)


# --- settlements


def why_no_settlement(state: State, seat: Seat) -> Reason:
    return why_none_of(SETTLEMENT, state, seat)


def scouts(state: State, seat: Seat) -> list[Card]:
    """The cards of the hand that can be played with a settlement."""
    return [
        card
        for card in hands.kinds(state.hands[seat])
        if CHOOSES_REGIONS in CARDS[card].flags and why_card_rests(state, seat, card) is None
    ]


def settlement_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[BuildSettlement]:
    if why_no_settlement(state, seat) is None:
        for at in realm.settlement_places(state.realms[seat]):
            yield BuildSettlement(seat, at, None, None)
            for card in scouts(state, seat):
                yield BuildSettlement(seat, at, card, None)


def why_not_settlement(state: State, action: BuildSettlement, due: MainPhase) -> Reason:
    if reason := why_not_there(SETTLEMENT, state, action.seat, action.place, action.paid):
        return reason
    if action.scout is None:
        return None
    if reason := why_card_rests(state, action.seat, action.scout):
        return reason
    if CHOOSES_REGIONS in CARDS[action.scout].flags:
        return None
    return "not_legal", {}, "That card is not played with a settlement."


def apply_settlement(state: State, action: BuildSettlement, context: ActionContext) -> None:
    """Two regions are drawn at once; with a Scout they are chosen out of the whole stack."""
    seat, column = action.seat, column_of(action.place)
    _built(SETTLEMENT, state, seat, action.place, action.paid, context)
    if action.scout is not None:
        hands.put_away(state, seat, action.scout)
        context.emit(CardPlayed(seat, action.scout))
        push(state, ChooseFromStack(seat, column))
        return
    first, second, *rest = state.regions
    state.regions = tuple(rest)
    context.emit(RegionsFound(seat, (first, second)))
    push(state, LayOut(seat, column, first, second))


MAIN = (MainPhase,)
ACTION_RULES = (
    ActionRule(BuildRoad, MAIN, why_not_road, apply_road, enumerate=road_rows, explain=why_no_road),
    ActionRule(
        BuildSettlement,
        MAIN,
        why_not_settlement,
        apply_settlement,
        enumerate=settlement_rows,
        explain=why_no_settlement,
    ),
    ActionRule(BuildCity, MAIN, why_not_city, apply_city, enumerate=city_rows, explain=why_no_city),
)
