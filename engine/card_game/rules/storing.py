"""Goods in regions: what is stored, what has room, who pays from where (sources: storage, which-region)."""

from collections import Counter
from collections.abc import Callable, Iterable

from engine.card_game.core.cards import REGIONS
from engine.card_game.core.events import GoodGained, GoodLost, GoodsPaid
from engine.card_game.core.names import (
    CAPACITY,
    GOODS,
    NO_GOODS,
    Amounts,
    Good,
    Place,
    Places,
    Seat,
    amounts_to_json,
)
from engine.card_game.core.refusals import WRONG_PLACES, Reason
from engine.card_game.core.state import Realm, State
from engine.card_game.rules.realm import hidden_from_robbers
from engine.kernel.context import ActionContext


def good_at(realm: Realm, region: Place) -> Good:
    """The good that a region makes and stores."""
    return REGIONS[realm.regions[region]].good


def stored(realm: Realm) -> Amounts:
    """The amount of each good in all regions."""
    amounts = list(NO_GOODS)
    for at, units in realm.stored.items():
        amounts[good_at(realm, at)] += units
    return tuple(amounts)


def room(realm: Realm) -> Amounts:
    """The amount of each good that would find room."""
    amounts = list(NO_GOODS)
    for at, units in realm.stored.items():
        amounts[good_at(realm, at)] += CAPACITY - units
    return tuple(amounts)


def with_room(realm: Realm, good: Good | None = None) -> list[Place]:
    """The regions that can take a unit more, of this good if it is named."""
    return [
        at
        for at in sorted(realm.regions)
        if realm.stored[at] < CAPACITY and good in (None, good_at(realm, at))
    ]


def holding(realm: Realm, good: Good | None = None) -> list[Place]:
    """The regions that store a unit, of this good if it is named."""
    return [
        at
        for at in sorted(realm.regions)
        if realm.stored[at] and good in (None, good_at(realm, at))
    ]


# --- which regions, where nobody says


def fullest_first(realm: Realm, places: Iterable[Place]) -> list[Place]:
    """The order in which regions usually pay: the fullest first, those that a warehouse hides last."""
    hidden = hidden_from_robbers(realm)
    return sorted(places, key=lambda at: (at in hidden, -realm.stored[at], at))


def emptiest_first(state: State, seat: Seat, places: Iterable[Place]) -> list[Place]:
    """The order in which regions usually gain: the emptiest first, then from the left, the upper one first."""
    realm = state.realms[seat]
    preferred = _preferred_for_gains(state, realm)
    return sorted(places, key=lambda at: (realm.stored[at], at not in preferred, at))


def _preferred_for_gains(state: State, realm: Realm) -> set[Place]:
    """The regions that gain before others as empty: none, or in games that engine 1 began those that a warehouse hides."""
    return set() if state.follows_engine(2) else hidden_from_robbers(realm)


def paying_order(realm: Realm) -> list[Place]:
    """The region of every stored unit, in the order in which they usually pay."""
    hidden = hidden_from_robbers(realm)
    units = [
        (at in hidden, -level, at)
        for at, stored_here in realm.stored.items()
        for level in range(1, stored_here + 1)
    ]
    return [at for _, _, at in sorted(units)]


def gaining_order(state: State, seat: Seat) -> list[Place]:
    """A region for every unit that finds room, in the order in which they usually gain."""
    realm = state.realms[seat]
    preferred = _preferred_for_gains(state, realm)
    units = [
        (level, at not in preferred, at)
        for at, stored_here in realm.stored.items()
        for level in range(stored_here, CAPACITY)
    ]
    return [at for _, _, at in sorted(units)]


def usual_payers(realm: Realm, cost: Amounts) -> Places:
    """A region for each unit of a cost, goods in order; fewer where there are too few."""
    return _first_of_each(realm, paying_order(realm), cost)


def usual_payers_of_any(realm: Realm, units: int) -> Places:
    """The regions that usually pay that many units, whichever goods they are."""
    return tuple(paying_order(realm)[:units])


def usual_gainers(state: State, seat: Seat, goods: Amounts) -> Places:
    """A region for each unit of goods that come in; fewer where there is too little room."""
    return _first_of_each(state.realms[seat], gaining_order(state, seat), goods)


def _first_of_each(realm: Realm, order: list[Place], goods: Amounts) -> Places:
    return tuple(
        at
        for good, units in enumerate(goods)
        for at in [each for each in order if good_at(realm, each) == good][:units]
    )


# --- why not


def missing(realm: Realm, cost: Amounts) -> Reason:
    """The part of a cost that is not stored."""
    have = stored(realm)
    short = tuple(max(0, units - has) for units, has in zip(cost, have, strict=True))
    if not any(short):
        return None
    needs = amounts_to_json(short)
    *most, last = (f"{units} {good}" for good, units in needs.items())
    words = f"{', '.join(most)} and {last}" if most else last
    return "not_enough_goods", {"needs": needs}, f"You need {words} more."


def missing_any(realm: Realm, units: int) -> Reason:
    """A refusal if fewer units than that are stored, whichever goods they are."""
    short = units - sum(realm.stored.values())
    if short <= 0:
        return None
    words = "1 more good" if short == 1 else f"{short} more goods"
    return "not_enough_goods", {"count": short}, f"You need {words}."


def no_room_for(good: Good) -> Reason:
    """No region takes another unit."""
    name = GOODS[good]
    return "no_room", {"good": name}, f"None of your regions has room for {name}."


def wrongly_paid(realm: Realm, cost: Amounts, paid: Places | None) -> Reason:
    """The reason why these places do not pay exactly this cost; None if they do, or if no places were named."""
    if paid is None:
        return None
    return _unless(
        _within(realm, paid, lambda at, units: units <= realm.stored[at])
        and _goods_at(realm, paid) == cost
    )


def wrongly_paid_of_any(realm: Realm, units: int, paid: Places | None) -> Reason:
    """Like `wrongly_paid`, for a number of units of any goods."""
    if paid is None:
        return None
    return _unless(len(paid) == units and _within(realm, paid, lambda at, n: n <= realm.stored[at]))


def wrongly_gained(realm: Realm, goods: Amounts, into: Places | None) -> Reason:
    """The reason why these places cannot gain exactly these goods."""
    if into is None:
        return None
    return _unless(
        _within(realm, into, lambda at, units: realm.stored[at] + units <= CAPACITY)
        and _goods_at(realm, into) == goods
    )


def _unless(fits: bool) -> Reason:
    return None if fits else WRONG_PLACES


def _within(realm: Realm, places: Places, fits: Callable[[Place, int], bool]) -> bool:
    return all(at in realm.regions and fits(at, units) for at, units in Counter(places).items())


def _goods_at(realm: Realm, places: Places) -> Amounts:
    amounts = list(NO_GOODS)
    for at in places:
        amounts[good_at(realm, at)] += 1
    return tuple(amounts)


# --- moving units


def pay(
    state: State, seat: Seat, cost: Amounts, paid: Places | None, context: ActionContext
) -> None:
    """Pay a cost, from the named places or the usual ones."""
    if any(cost):
        realm = state.realms[seat]
        take_out(state, seat, usual_payers(realm, cost) if paid is None else paid, context)


def pay_any(
    state: State, seat: Seat, units: int, paid: Places | None, context: ActionContext
) -> None:
    """Pay that many units, whichever goods they are."""
    realm = state.realms[seat]
    take_out(state, seat, usual_payers_of_any(realm, units) if paid is None else paid, context)


def take_out(state: State, seat: Seat, places: Places, context: ActionContext) -> None:
    """A unit leaves each of these places, as a payment."""
    realm = state.realms[seat]
    goods = _goods_at(realm, places)
    for at in places:
        realm.stored[at] -= 1
    context.emit(GoodsPaid(seat, goods, places))


def gain(state: State, seat: Seat, at: Place, context: ActionContext, units: int = 1) -> None:
    """A region gains units; they have room."""
    realm = state.realms[seat]
    realm.stored[at] += units
    context.emit(GoodGained(seat, at, good_at(realm, at), units))


def lose(state: State, seat: Seat, at: Place, context: ActionContext) -> None:
    """A region loses a unit."""
    realm = state.realms[seat]
    realm.stored[at] -= 1
    context.emit(GoodLost(seat, at, good_at(realm, at), 1))
