"""The 120 cards as the sources have them (sources: the-120-cards), written out here a second time."""

import hashlib
import json
from pathlib import Path

import pytest

from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS
from engine.card_game.core.names import EVENT_FACES, GOODS
from tests.engine.card_game.cards_table import card

ENGINE = Path(__file__).parents[4] / "engine" / "card_game"

FROZEN = "43d90ec400ad07d81a718581a937deb37c2ffd932388283d71514e0433cf32b7"
LETTERS = {"B": "brick", "L": "lumber", "W": "wool", "G": "grain", "O": "ore"}

# key, English name, copies, cost, victory points, commerce, strength, tournament
TERRITORIAL_UPGRADES = [
    ("abbey", "Cloister", 2, "B L O", 0, 0, 0, 0),
    ("fortified-warehouse", "Fortified Warehouse", 3, "B L", 0, 1, 0, 0),
    ("smithy", "Smithy", 1, "L 2O", 0, 0, 0, 0),
    ("brick-factory", "Brick Factory", 1, "B O", 0, 0, 0, 0),
    ("iron-foundry", "Foundry", 1, "B O", 0, 0, 0, 0),
    ("grain-mill", "Grain Mill", 1, "B G", 0, 0, 0, 0),
    ("sawmill", "Sawmill", 1, "2L", 0, 0, 0, 0),
    ("woolen-mill", "Woolen Mill", 1, "B W", 0, 0, 0, 0),
    ("fleet-brick", "Brick Fleet", 1, "L W", 0, 1, 0, 0),
    ("fleet-gold", "Gold Fleet", 1, "L W", 0, 1, 0, 0),
    ("fleet-grain", "Grain Fleet", 1, "L W", 0, 1, 0, 0),
    ("fleet-lumber", "Lumber Fleet", 1, "L W", 0, 1, 0, 0),
    ("fleet-ore", "Ore Fleet", 1, "L W", 0, 1, 0, 0),
    ("fleet-wool", "Wool Fleet", 1, "L W", 0, 1, 0, 0),
    ("knight-conrad", "Conrad the Swift", 1, "G O", 0, 0, 2, 1),
    ("knight-falk", "Falk the Fair", 1, "W 2G 2O", 0, 0, 1, 5),
    ("knight-goetz", "Götz Ironfist", 1, "2W 2G 2O", 0, 0, 5, 2),
    ("knight-hagen", "Hagen the Sinister", 1, "G O", 0, 0, 1, 2),
    ("knight-karl", "Karl the Strong", 1, "3W 2G 2O", 0, 0, 7, 1),
    ("knight-otto", "Otto the Berserker", 1, "W G 2O", 0, 0, 3, 2),
    ("knight-pippin", "Pippin the Short", 1, "W G O", 0, 0, 1, 3),
    ("knight-siegfried", "Siegfried Lackland", 1, "O", 0, 0, 1, 1),
    ("knight-walter", "Walter the Recreant", 1, "W G O", 0, 0, 3, 1),
]
CITY_UPGRADES = [
    ("aqueduct", "Aqueduct", 2, "2B 2L 2O", 1, 0, 0, 0),
    ("bath-house", "Bath House", 2, "2B W O", 1, 0, 0, 0),
    ("church", "Church", 2, "B 2G 2O", 1, 0, 0, 0),
    ("colossus", "Colossus", 1, "3B 3G 3O", 2, 0, 0, 0),
    ("counting-house", "Counting House", 1, "B 2W G", 0, 3, 0, 0),
    ("harbor", "Harbor", 1, "B W O", 0, 1, 0, 0),
    ("library", "Library", 2, "B 2L 2O", 1, 0, 0, 0),
    ("marketplace", "Marketplace", 1, "W G", 0, 2, 0, 0),
    ("merchant-guild", "Merchant Guild", 1, "2B 3W G", 0, 4, 0, 0),
    ("mint", "Mint", 1, "2B 2L 2O", 0, 1, 0, 0),
    ("town-hall", "Town Hall", 2, "B 2W 2O", 1, 0, 0, 0),
]
ACTIONS = [
    ("alchemist", "Alchemist", "neutral", 2),
    ("arsonist", "Arsonist", "attack", 2),
    ("bishop", "Bishop", "counter", 2),
    ("black-knight", "Black Knight", "attack", 3),
    ("caravan", "Caravan", "neutral", 1),
    ("herb-witch", "Herb Witch", "counter", 2),
    ("merchant", "Merchant", "attack", 2),
    ("raid", "Raid", "attack", 1),
    ("scout", "Scout", "neutral", 2),
    ("spy", "Spy", "attack", 3),
]
EVENT_COPIES = {
    "civil-war": 1,
    "conflict": 1,
    "master-builder": 1,
    "plague": 2,
    "productive-year": 2,
    "progress": 2,
    "year-end": 1,
}
STARTING_SETS = {
    "a": {"fields 1", "mountains 2", "pasture 3", "forest 4", "hills 5", "river 6"},
    "b": {"fields 2", "mountains 3", "pasture 4", "forest 5", "hills 6", "river 1"},
    "stack": {
        "fields 3",
        "fields 5",
        "mountains 4",
        "mountains 6",
        "pasture 1",
        "pasture 5",
        "forest 2",
        "forest 6",
        "hills 3",
        "hills 4",
        "river 2",
    },
}


def cost(written):
    """A cost in short: `"2B L"`."""
    counts: dict[str, int] = dict.fromkeys(GOODS, 0)
    for part in written.split():
        counts[LETTERS[part[-1]]] += int(part[:-1] or 1)
    return tuple(counts[good] for good in GOODS)


@pytest.mark.parametrize("printed", TERRITORIAL_UPGRADES, ids=lambda printed: printed[0])
def test_a_territorial_upgrade_is_printed_as_in_the_facts(printed):
    key, name, copies, price, points, commerce, strength, tournament = printed
    read = CARDS[card(key)]
    assert (read.name, read.copies, read.cost) == (name, copies, cost(price))
    assert (read.points, read.commerce) == (points, commerce)
    assert (read.strength, read.tournament) == (strength, tournament)
    assert read.family == "territory"
    kind = key.split("-")[0]
    assert read.kind == (kind if kind in ("fleet", "knight") else "building")


@pytest.mark.parametrize("printed", CITY_UPGRADES, ids=lambda printed: printed[0])
def test_a_city_upgrade_is_printed_as_in_the_facts(printed):
    key, name, copies, price, points, commerce, strength, tournament = printed
    read = CARDS[card(key)]
    assert (read.name, read.copies, read.cost) == (name, copies, cost(price))
    assert (read.points, read.commerce) == (points, commerce)
    assert (read.strength, read.tournament) == (strength, tournament)
    assert (read.family, read.kind) == ("city", "building")


@pytest.mark.parametrize("printed", ACTIONS, ids=lambda printed: printed[0])
def test_an_action_card_is_printed_as_in_the_facts(printed):
    key, name, kind, copies = printed
    read = CARDS[card(key)]
    assert (read.name, read.family, read.kind, read.copies) == (name, "action", kind, copies)


def test_there_are_no_other_draw_cards():
    known = {row[0] for row in (*TERRITORIAL_UPGRADES, *CITY_UPGRADES, *ACTIONS)}
    assert {read.key for read in CARDS} == known
    assert len(CARDS) == 44


def test_action_cards_cost_nothing():
    assert not any(sum(read.cost) for read in CARDS if read.family == "action")


def test_every_city_upgrade_carries_victory_or_commerce_points():
    """All carry victory or commerce points (sources: city-upgrades)."""
    assert all(read.points or read.commerce for read in CARDS if read.family == "city")


def test_the_draw_cards_are_26_territorial_upgrades_16_city_upgrades_and_20_actions():
    counts = {
        family: sum(read.copies for read in CARDS if read.family == family)
        for family in ("territory", "city", "action")
    }
    assert counts == {"territory": 26, "city": 16, "action": 20}


def test_the_territorial_upgrades_are_11_buildings_6_fleets_and_9_knights():
    counts = {
        kind: sum(read.copies for read in CARDS if read.family == "territory" and read.kind == kind)
        for kind in ("building", "fleet", "knight")
    }
    assert counts == {"building": 11, "fleet": 6, "knight": 9}


def test_all_draw_cards_carry_12_victory_20_commerce_24_strength_and_18_tournament_points():
    def total(what):
        return sum(read.copies * getattr(read, what) for read in CARDS)

    assert (total("points"), total("commerce")) == (12, 20)
    assert (total("strength"), total("tournament")) == (24, 18)


def test_there_are_10_event_cards_of_7_kinds():
    assert {read.key: read.copies for read in EVENTS} == EVENT_COPIES
    assert sum(EVENT_COPIES.values()) == 10


@pytest.mark.parametrize("name", STARTING_SETS)
def test_the_regions_have_the_terrains_and_numbers_of_the_facts(name):
    assert {
        f"{read.terrain} {read.number}" for read in REGIONS if read.set == name
    } == STARTING_SETS[name]


def test_every_number_is_once_in_each_starting_set():
    for name in ("a", "b"):
        assert sorted(read.number for read in REGIONS if read.set == name) == [1, 2, 3, 4, 5, 6]


def test_in_the_region_stack_every_number_but_1_occurs_twice_and_no_terrain_repeats_one():
    stack = [read for read in REGIONS if read.set == "stack"]
    assert sorted(read.number for read in stack) == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert len({(read.terrain, read.number) for read in stack}) == 11


@pytest.mark.parametrize(
    ("terrain", "good"),
    [
        ("mountains", "ore"),
        ("hills", "brick"),
        ("fields", "grain"),
        ("pasture", "wool"),
        ("forest", "lumber"),
        ("river", "gold"),
    ],
)
def test_each_terrain_makes_its_good(terrain, good):
    """Each terrain has its good (sources: regions)."""
    assert {GOODS[read.good] for read in REGIONS if read.terrain == terrain} == {good}


@pytest.mark.parametrize(
    ("key", "price", "points", "at_the_start", "in_the_stack"),
    [
        ("road", "2B L", 0, 2, 7),
        ("settlement", "B L W G", 1, 4, 5),
        ("city", "2G 3O", 2, 0, 7),
    ],
)
def test_a_card_of_the_middle_row_is_printed_as_in_the_facts(
    key, price, points, at_the_start, in_the_stack
):
    (read,) = [read for read in MIDDLE_ROW if read.key == key]
    assert (read.cost, read.points) == (cost(price), points)
    assert (read.start, read.stack) == (at_the_start, in_the_stack)


def test_there_are_120_cards():
    middle = sum(read.start + read.stack for read in MIDDLE_ROW)
    draw = sum(read.copies for read in CARDS)
    events = sum(read.copies for read in EVENTS)
    assert middle + len(REGIONS) + draw + events == 120


def test_the_event_die_has_the_question_mark_twice_and_every_other_face_once():
    assert sorted(EVENT_FACES) == [
        "event-card",
        "event-card",
        "robber-assault",
        "successful-year",
        "tournament",
        "trade-advantage",
    ]


def test_the_confidence_of_the_facts_is_kept():
    assert {read.confidence for read in REGIONS if read.set == "stack"} == {"low"}
    assert {read.confidence for read in REGIONS if read.set != "stack"} == {"medium"}
    assert {read.confidence for read in MIDDLE_ROW} == {"high"}
    assert CARDS[card("knight-goetz")].confidence == "high"
    assert CARDS[card("knight-karl")].confidence == "medium"


def test_what_a_card_is_marked_with_is_what_a_rule_looks_for():
    """By a mark on the card that is found, never by that card's name (sources: event-cards)."""
    rules = "".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    marks = {mark for each in CARDS for mark in each.flags}
    assert {"progress", "productive-year", "chooses-regions"} <= marks
    answered = {each.answers for each in CARDS if each.answers}
    assert answered == {"attacks-property", "attacks-knights"}
    assert {mark for mark in marks - answered if f'"{mark}"' not in rules} == set()


def test_no_card_names_another_one():
    """A counter finds its attacks by their mark, too."""
    printed = (ENGINE / "cards" / "cards.json").read_text(encoding="utf-8")
    assert [each.key for each in CARDS if printed.count(f'"{each.key}"') != 1] == []


def test_no_rule_asks_for_a_card_by_its_name():
    """Only an effect's own file, and the printed set, know which card they are of."""
    for path in ENGINE.rglob("*.py"):
        if path.parent.name != "effects" and path.name != "printed.py":
            source = path.read_text(encoding="utf-8")
            assert [each.key for each in CARDS if f'"{each.key}"' in source] == [], path.name


def test_the_rows_are_those_by_which_stored_games_name_their_cards():
    """In their order, with their numbers of copies."""
    draw = [(printed.key, printed.copies) for printed in CARDS]
    events = [(printed.key, printed.copies) for printed in EVENTS]
    regions = [(region.set, region.terrain, region.number) for region in REGIONS]
    rows = json.dumps([draw, events, regions]).encode()
    assert hashlib.sha256(rows).hexdigest() == FROZEN, (
        "stored games can no longer be read: leave the rows of cards.json as they are"
    )
