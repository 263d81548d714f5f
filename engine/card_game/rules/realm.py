"""Layout of a realm: the row, its open ends, building sites and their neighbors (sources: building-sites, new-settlements)."""

from collections.abc import Iterator

from engine.card_game.core.cards import CARDS, UNITS, DrawCard
from engine.card_game.core.grid import (
    CITY_SITES,
    INNER_SITES,
    MIDDLE,
    MIDDLE_COLUMN,
    column_of,
    place,
    regions_around,
    regions_beside,
    row_of,
)
from engine.card_game.core.names import CITY, ROAD, SETTLEMENT, Middle, Place, Target
from engine.card_game.core.state import Realm


def middle(column: int) -> Place:
    """The square of the middle row in a column."""
    return place(column, MIDDLE)


def new_realm() -> Realm:
    """A road in the middle with a settlement on each side; the regions are still to be laid out (sources: opening-layout)."""
    row = {
        middle(MIDDLE_COLUMN - 1): SETTLEMENT,
        middle(MIDDLE_COLUMN): ROAD,
        middle(MIDDLE_COLUMN + 1): SETTLEMENT,
    }
    return Realm(row, {}, {}, {})


def ends(realm: Realm) -> tuple[int, int]:
    """The first and the last column of the row."""
    columns = [column_of(at) for at in realm.row]
    return min(columns), max(columns)


def road_places(realm: Realm) -> Iterator[Place]:
    """Open ends where a settlement or city lies: two roads cannot lie side by side."""
    first, last = ends(realm)
    if realm.row[middle(first)] != ROAD:
        yield middle(first - 1)
    if realm.row[middle(last)] != ROAD:
        yield middle(last + 1)


def settlement_places(realm: Realm) -> Iterator[Place]:
    """Places behind a road at an open end."""
    first, last = ends(realm)
    if realm.row[middle(first)] == ROAD:
        yield middle(first - 1)
    if realm.row[middle(last)] == ROAD:
        yield middle(last + 1)


def city_places(realm: Realm) -> Iterator[Place]:
    """Places of settlements."""
    return (at for at, kind in sorted(realm.row.items()) if kind == SETTLEMENT)


def centers(realm: Realm) -> Iterator[tuple[int, Middle]]:
    """The columns with a settlement or a city, from left to right."""
    return (
        (column_of(at), kind)
        for at, kind in sorted(realm.row.items())
        if kind in (SETTLEMENT, CITY)
    )


def cities(realm: Realm) -> list[int]:
    """The columns of the cities."""
    return [column for column, kind in centers(realm) if kind == CITY]


def sites(realm: Realm, *, of_cities: bool = False) -> Iterator[Place]:
    """The free building sites, the inner ones of all before the outer ones: two at a settlement, four at a city."""
    columns = [(column, kind) for column, kind in centers(realm) if kind == CITY or not of_cities]
    for row in CITY_SITES:
        for column, kind in columns:
            at = place(column, row)
            if (kind == CITY or row in INNER_SITES) and at not in realm.upgrades:
                yield at


def is_site(realm: Realm, at: Place) -> bool:
    """Return whether a site is there, taken or not."""
    kind = realm.row.get(middle(column_of(at)))
    row = row_of(at)
    if kind == CITY:
        return row in CITY_SITES
    return kind == SETTLEMENT and row in INNER_SITES


def upgrades(realm: Realm) -> Iterator[DrawCard]:
    """The cards on its sites."""
    return (CARDS[card] for card in realm.upgrades.values())


def places_of_kind(realm: Realm, what: Target) -> list[Place]:
    """The places where upgrades of a kind stand: each `knight`, `building` or `unit`."""
    kinds = UNITS if what == "unit" else (what,)
    return [at for at, card in sorted(realm.upgrades.items()) if CARDS[card].kind in kinds]


def flagged(realm: Realm, flag: str) -> list[Place]:
    """The places where cards with a flag stand."""
    return [at for at, card in sorted(realm.upgrades.items()) if flag in CARDS[card].flags]


def upgrades_touching(realm: Realm, region: Place) -> list[Place]:
    """The sites with a card that touch a region."""
    column, above = column_of(region), row_of(region) < MIDDLE
    return [
        at
        for at in sorted(realm.upgrades)
        if abs(column_of(at) - column) == 1 and (row_of(at) < MIDDLE) == above
    ]


def regions_touching(realm: Realm, site: Place) -> list[Place]:
    """The regions beside a site."""
    return [at for at in regions_beside(site) if at in realm.regions]


def regions_of(realm: Realm, column: int) -> list[Place]:
    """The regions around a settlement or city."""
    return [at for at in regions_around(column) if at in realm.regions]


def regions_of_cities(realm: Realm) -> set[Place]:
    """The regions that touch a city."""
    return {at for column in cities(realm) for at in regions_of(realm, column)}


def hidden_from_robbers(realm: Realm) -> set[Place]:
    """The regions beside a Fortified Warehouse."""
    return {
        region
        for site in flagged(realm, "hides-from-robbers")
        for region in regions_touching(realm, site)
    }
