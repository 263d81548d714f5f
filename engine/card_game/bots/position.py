"""Readings of a bot from its view: goods, realms, hands, and what it would like to build."""

from collections.abc import Iterator
from typing import Protocol, cast

from engine.card_game.core.cards import CARD_KEYS, CARDS, MIDDLE_ROW, Card
from engine.card_game.core.names import (
    CITY,
    GOODS,
    ROAD,
    SETTLEMENT,
    Amounts,
    Good,
    Place,
    Seat,
)
from engine.card_game.core.view_types import OwnSeat, RealmView, RegionView, SeatView, View


class Rng(Protocol):
    """A source of luck for bots, such as `random.Random`."""

    def random(self) -> float:
        """From 0 to 1."""


class Position:
    """One seat's view of the table."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.other: Seat = 1 - seat
        self.own = cast(OwnSeat, view["seats"][str(seat)])
        self.theirs: SeatView = view["seats"][str(self.other)]
        self.realm: RealmView = view["realms"][str(seat)]
        self.their_realm: RealmView = view["realms"][str(self.other)]
        self.goods: Amounts = tuple(self.own["goods"].get(good, 0) for good in GOODS)
        self.hand: list[Card] = [CARD_KEYS.index(each["card"]) for each in self.own["hand"]]

    @property
    def waiting(self) -> str:
        """The kind of what this seat has to decide; empty while it decides nothing."""
        return str(self.view["waiting"].get(str(self.seat), {}).get("kind", ""))

    def region(self, at: Place) -> RegionView:
        """A region of this seat."""
        return self.realm["regions"][str(at)]

    def good_at(self, at: Place) -> Good:
        """The good of a region of this seat."""
        return GOODS.index(self.region(at)["good"])

    def has_city(self) -> bool:
        """Return whether a city stands in the realm."""
        return "city" in self.realm["row"].values()

    def wishes(self) -> Iterator[tuple[float, Amounts]]:
        """The next building of this seat: its worth, and its cost."""
        row, supply = self.realm["row"], self.view["supply"]["row"]
        settlements = sum(kind == "settlement" for kind in row.values())
        first, *_, last = (kind for _, kind in sorted((int(at), kind) for at, kind in row.items()))
        road_ends = (first == "road") + (last == "road")
        if supply["city"] and settlements:
            yield 12.0, MIDDLE_ROW[CITY].cost
        if supply["settlement"]:
            if road_ends:
                yield 14.0, MIDDLE_ROW[SETTLEMENT].cost
            elif supply["road"]:
                yield 9.0, MIDDLE_ROW[ROAD].cost
        for card in set(self.hand):
            printed = CARDS[card]
            if printed.is_upgrade and self.realm["sites"]:
                if printed.family == "city" and not self.has_city():
                    continue
                yield worth(card), printed.cost


def worth(card: Card) -> float:
    """The worth of a card to anybody, in no particular unit; a victory point is ten."""
    printed = CARDS[card]
    if not printed.is_upgrade:
        return {"attack": 5.0, "neutral": 4.0, "counter": 3.0}[printed.kind]
    value = 10.0 * printed.points + 2.0 * printed.commerce + 1.5 * printed.strength
    value += 0.5 * printed.tournament + 5.0 * printed.hand_limit + 3.0 * len(printed.flags)
    if printed.doubles is not None:
        value += 5.0
    if printed.trades is not None:
        value += 3.0
    return value


def lacking(goods: Amounts, cost: Amounts) -> int:
    """The number of missing units."""
    return sum(max(0, needs - has) for has, needs in zip(goods, cost, strict=True))


def spare(goods: Amounts, cost: Amounts) -> Amounts:
    """The rest of each good beside a cost."""
    return tuple(max(0, has - needs) for has, needs in zip(goods, cost, strict=True))
