"""Roads, settlements, cities and upgrades (booklet: "Expand Your Principality", "Develop Your Principality"; facts, sections 3 and 9)."""

from collections.abc import Iterator

from engine.card_game.core.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildUpgrade,
    ChooseRegions,
    Demolish,
    LayRegions,
)
from engine.card_game.core.cards import CARDS, MIDDLE_ROW, Card
from engine.card_game.core.decisions import ChooseFromStack, LayOut
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.events import (
    CardPlayed,
    Demolished,
    RegionLaid,
    RegionsFound,
    RegionStackShuffled,
    RowBuilt,
    UpgradeBuilt,
)
from engine.card_game.core.moves import Move
from engine.card_game.core.names import (
    ABOVE,
    BELOW,
    CITY,
    MIDDLE_COLUMN,
    ROAD,
    SETTLEMENT,
    Middle,
    Place,
    Places,
    Region,
    Seat,
    column_of,
    place,
)
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import NO_PLACE, Reason
from engine.card_game.core.state import State
from engine.card_game.rules import hands, realm
from engine.card_game.rules.pending import done, push
from engine.card_game.rules.playing import why_card_rests
from engine.card_game.rules.storing import missing, pay, wrongly_paid

PLACES = {
    ROAD: realm.road_places,
    SETTLEMENT: realm.settlement_places,
    CITY: realm.city_places,
}


def why_none_of(kind: Middle, state: State, seat: Seat) -> Reason:
    """Why a player cannot build a road, a settlement or a city anywhere."""
    card = MIDDLE_ROW[kind]
    if not state.left[kind]:
        return "no_pieces_left", {"piece": card.key}, f"There is no {card.key} left."
    if reason := missing(state.realms[seat], card.cost):
        return reason
    return None if any(PLACES[kind](state.realms[seat])) else NO_PLACE


def why_not_there(kind: Middle, state: State, seat: Seat, at: Place, paid: Places | None) -> Reason:
    """Why not at this place, paid by these regions."""
    mine = state.realms[seat]
    if reason := why_none_of(kind, state, seat):
        return reason
    if at not in PLACES[kind](mine):
        return NO_PLACE
    return wrongly_paid(mine, MIDDLE_ROW[kind].cost, paid)


def _built(
    kind: Middle, state: State, seat: Seat, at: Place, paid: Places | None, play: Play
) -> None:
    """A settlement that becomes a city stays underneath and never returns to its stack."""
    pay(state, seat, MIDDLE_ROW[kind].cost, paid, play)
    state.realms[seat].row[at] = kind
    left = list(state.left)
    left[kind] -= 1
    state.left = (left[ROAD], left[SETTLEMENT], left[CITY])
    play.tell(RowBuilt(seat, kind, at))


# --- roads and cities


def why_no_road(state: State, seat: Seat) -> Reason:
    return why_none_of(ROAD, state, seat)


def road_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[BuildRoad]:
    if why_no_road(state, seat) is None:
        for at in realm.road_places(state.realms[seat]):
            yield BuildRoad(seat, at, None)


def why_not_road(state: State, action: BuildRoad, due: MainPhase) -> Reason:
    return why_not_there(ROAD, state, action.seat, action.place, action.paid)


def apply_road(state: State, action: BuildRoad, play: Play) -> None:
    _built(ROAD, state, action.seat, action.place, action.paid, play)


def why_no_city(state: State, seat: Seat) -> Reason:
    return why_none_of(CITY, state, seat)


def city_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[BuildCity]:
    if why_no_city(state, seat) is None:
        for at in realm.city_places(state.realms[seat]):
            yield BuildCity(seat, at, None)


def why_not_city(state: State, action: BuildCity, due: MainPhase) -> Reason:
    return why_not_there(CITY, state, action.seat, action.place, action.paid)


def apply_city(state: State, action: BuildCity, play: Play) -> None:
    """Upgrades at the settlement stay."""
    _built(CITY, state, action.seat, action.place, action.paid, play)


# --- settlements and their regions


def why_no_settlement(state: State, seat: Seat) -> Reason:
    return why_none_of(SETTLEMENT, state, seat)


def scouts(state: State, seat: Seat) -> list[Card]:
    """The cards of the hand that can be played with a settlement."""
    return [
        card
        for card in hands.kinds(state.hands[seat])
        if "chooses-regions" in CARDS[card].flags and why_card_rests(state, seat, card) is None
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
    if reason := hands.why_not_held(state, action.seat, action.scout):
        return reason
    if action.scout in scouts(state, action.seat):
        return None
    key = CARDS[action.scout].key
    return why_card_rests(state, action.seat, action.scout) or (
        "not_legal",
        {"card": key},
        "That card is not played with a settlement.",
    )


def apply_settlement(state: State, action: BuildSettlement, play: Play) -> None:
    """Two regions are drawn at once; with a Scout they are chosen out of the whole stack."""
    seat, column = action.seat, column_of(action.place)
    _built(SETTLEMENT, state, seat, action.place, action.paid, play)
    if action.scout is not None:
        hands.put_away(state, seat, action.scout)
        play.tell(CardPlayed(seat, action.scout))
        push(state, ChooseFromStack(seat, column))
        return
    first, second, *rest = state.regions
    state.regions = tuple(rest)
    play.tell(RegionsFound(seat, (first, second)))
    push(state, LayOut(seat, column, first, second))


def outer_column(column: int) -> int:
    """The column beyond a new settlement, on the far side of the road."""
    return column - 1 if column < MIDDLE_COLUMN else column + 1


def _lay(state: State, seat: Seat, column: int, above: Region, below: Region, play: Play) -> None:
    """New regions are empty."""
    mine, outer = state.realms[seat], outer_column(column)
    for row, region in ((ABOVE, above), (BELOW, below)):
        at = place(outer, row)
        mine.regions[at] = region
        mine.stored[at] = 0
        play.tell(RegionLaid(seat, region, at))


def lay_rows(state: State, seat: Seat, due: LayOut) -> Iterator[LayRegions]:
    yield LayRegions(seat, due.first)
    yield LayRegions(seat, due.second)


def why_not_lay(state: State, action: LayRegions, due: LayOut) -> Reason:
    if action.above in (due.first, due.second):
        return None
    return "wrong_regions", {}, "Choose one of the two regions that you drew."


def apply_lay(state: State, action: LayRegions, play: Play) -> None:
    due = done(state)
    assert isinstance(due, LayOut)
    below = due.second if action.above == due.first else due.first
    _lay(state, due.seat, due.column, action.above, below, play)


def lay_as_drawn(state: State, play: Play) -> None:
    """The first region above: where the new settlement has won the game, nobody chooses any more."""
    for due in state.pending:
        if isinstance(due, LayOut):
            _lay(state, due.seat, due.column, due.first, due.second, play)


def choose_rows(state: State, seat: Seat, due: ChooseFromStack) -> Iterator[ChooseRegions]:
    for above in state.regions:
        for below in state.regions:
            if above != below:
                yield ChooseRegions(seat, above, below)


def why_not_choose(state: State, action: ChooseRegions, due: ChooseFromStack) -> Reason:
    if action.above != action.below and {action.above, action.below} <= set(state.regions):
        return None
    return "wrong_regions", {}, "Choose two regions that lie in the stack."


def apply_choose(state: State, action: ChooseRegions, play: Play) -> None:
    """The rest of the stack is shuffled."""
    due = done(state)
    assert isinstance(due, ChooseFromStack)
    rest = [each for each in state.regions if each not in (action.above, action.below)]
    state.regions = tuple(play.chance.shuffled(rest))
    _lay(state, due.seat, due.column, action.above, action.below, play)
    play.tell(RegionStackShuffled())


# --- upgrades


def why_no_site(state: State, seat: Seat, card: Card) -> Reason:
    """Why there is no free site for a card of the hand, or goods are missing."""
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
        return "no_such_site", {}, "There is no building site."
    if action.place in mine.upgrades:
        return "site_taken", {}, "That building site is taken."
    if action.place not in realm.sites(mine, of_cities=printed.family == "city"):
        return "cities_only", {"card": printed.key}, "That card is built at a city."
    return wrongly_paid(mine, printed.cost, action.paid)


def apply_upgrade(state: State, action: BuildUpgrade, play: Play) -> None:
    seat, card = action.seat, action.card
    pay(state, seat, CARDS[card].cost, action.paid, play)
    hands.give_up(state, seat, card)
    state.realms[seat].upgrades[action.place] = card
    play.tell(UpgradeBuilt(seat, card, action.place))


def demolish_rows(state: State, seat: Seat, due: MainPhase) -> Iterator[Demolish]:
    if state.settings.demolish:
        for at in sorted(state.realms[seat].upgrades):
            yield Demolish(seat, at)


def why_not_demolish(state: State, action: Demolish, due: MainPhase) -> Reason:
    if not state.settings.demolish:
        return "not_legal", {}, "Nothing can be demolished at this table."
    if action.place in state.realms[action.seat].upgrades:
        return None
    return "no_such_site", {}, "You have built nothing there."


def apply_demolish(state: State, action: Demolish, play: Play) -> None:
    """No refund; the card leaves the game."""
    card = state.realms[action.seat].upgrades.pop(action.place)
    state.out += (card,)
    play.tell(Demolished(action.seat, card, action.place))


MAIN = (MainPhase,)
MOVES = (
    Move(BuildRoad, MAIN, why_not_road, apply_road, rows=road_rows, why_none=why_no_road),
    Move(
        BuildSettlement,
        MAIN,
        why_not_settlement,
        apply_settlement,
        rows=settlement_rows,
        why_none=why_no_settlement,
    ),
    Move(BuildCity, MAIN, why_not_city, apply_city, rows=city_rows, why_none=why_no_city),
    Move(BuildUpgrade, MAIN, why_not_upgrade, apply_upgrade, rows=upgrade_rows),
    Move(Demolish, MAIN, why_not_demolish, apply_demolish, rows=demolish_rows),
    Move(LayRegions, (LayOut,), why_not_lay, apply_lay, rows=lay_rows),
    Move(ChooseRegions, (ChooseFromStack,), why_not_choose, apply_choose, rows=choose_rows),
)
