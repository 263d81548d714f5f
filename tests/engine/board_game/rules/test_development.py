"""Development cards: hidden, one a turn, never on the turn they were bought (sources: development-cards)."""

import pytest

from engine.board_game.core.actions import (
    BuyDevelopmentCard,
    PlaceFreeRoad,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.board_game.core.events import (
    CardStolen,
    DevelopmentCardBought,
    KnightPlayed,
    MonopolyPlayed,
    RoadBuildingPlayed,
    RoadBuilt,
    YearOfPlentyPlayed,
)
from engine.board_game.core.names import (
    BRICK,
    CARD_KINDS,
    GRAIN,
    KNIGHT,
    LUMBER,
    MONOPOLY,
    ORE,
    RESOURCES,
    ROAD_BUILDING,
    VICTORY_POINT,
    WOOL,
    YEAR_OF_PLENTY,
)
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    EDITIONS,
    ORANGE,
    RED,
    ROAD,
    WHITE,
    Table,
    cards,
    refused,
)

each_edition = pytest.mark.parametrize("edition", EDITIONS)
PLAYABLE = ("knight", "road_building", "year_of_plenty", "monopoly")


def holding(after_the_roll=True, **unplayed):
    """RED has a settlement at hills 6 and these cards since an earlier turn."""
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.unplayed(RED, **unplayed)
    (table.after_the_roll if after_the_roll else table.before_the_roll)(RED)
    return table


def buying(*deck, **values):
    table = Table(**values)
    table.hand(RED, *[CARD] * max(1, len(deck)))
    table.deck(*deck)
    table.after_the_roll(RED)
    return table


def playable(table, seat):
    """Which kinds of card the seat may play now."""
    names = {
        "PlayKnight": "knight",
        "PlayRoadBuilding": "road_building",
        "PlayYearOfPlenty": "year_of_plenty",
        "PlayMonopoly": "monopoly",
    }
    return {names[kind] for kind in table.kinds(seat) if kind in names}


# Buying


@each_edition
def test_a_development_card_costs_one_ore_wool_and_grain(edition):
    table = buying(KNIGHT, edition=edition)
    table.buys_card(RED)
    assert table.in_hand(RED) == cards()
    assert table.in_supply() == cards(19, 19, 19, 19, 19)


@pytest.mark.parametrize("missing", [WOOL, GRAIN, ORE])
def test_a_card_that_is_not_paid_for_is_not_drawn(missing):
    table = Table()
    table.hand(RED, **{**dict.fromkeys(RESOURCES, 2), RESOURCES[missing]: 0})
    table.after_the_roll(RED)
    assert not table.may(BuyDevelopmentCard(RED))


def test_the_buyer_draws_the_top_card_of_the_deck():
    table = buying(MONOPOLY, KNIGHT, VICTORY_POINT)
    for kind in (MONOPOLY, KNIGHT, VICTORY_POINT):
        table.buys_card(RED)
        assert table.happened(DevelopmentCardBought) == [DevelopmentCardBought(RED, kind)]
    assert table.view(RED)["seats"]["0"]["unplayed"] == {
        "monopoly": 1,
        "knight": 1,
        "victory_point": 1,
    }


def test_one_may_buy_several_cards_in_a_turn():
    table = buying(KNIGHT, KNIGHT, KNIGHT)
    for left in (24, 23, 22):
        table.buys_card(RED)
        assert table.view(None)["deck"] == left


def test_the_whole_deck_can_be_bought_and_nothing_more():
    table = Table()
    table.unplayed(BLUE, knight=13, road_building=2, year_of_plenty=2)
    table.unplayed(ORANGE, monopoly=2, victory_point=5)
    table.hand(RED, CARD, CARD)
    table.after_the_roll(RED)
    assert table.view(None)["deck"] == 1
    table.buys_card(RED)
    assert table.view(None)["deck"] == 0
    assert not table.may(BuyDevelopmentCard(RED))
    with refused():
        table.buys_card(RED)


def test_played_cards_never_go_back_to_the_deck():
    table = holding(knight=1, monopoly=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert table.view(None)["deck"] == 23
    assert table.view(None)["seats"]["0"]["played"] == {"knight": 1}


def test_nobody_buys_before_the_roll_or_on_somebody_elses_turn():
    table = buying(KNIGHT)
    table.before_the_roll(RED)
    assert not table.may(BuyDevelopmentCard(RED))
    table.after_the_roll(BLUE)
    assert not table.may(BuyDevelopmentCard(RED))


def test_a_bought_card_is_hidden_from_everybody_else():
    table = buying(MONOPOLY)
    table.buys_card(RED)
    assert table.seen_by(RED) == [
        {"type": "DevelopmentCardBought", "seat": RED, "card": "monopoly"}
    ]
    for viewer in (BLUE, ORANGE, WHITE, None):
        assert table.seen_by(viewer) == [{"type": "DevelopmentCardBought", "seat": RED}]


@pytest.mark.parametrize("kind", range(5), ids=CARD_KINDS)
def test_whatever_is_bought_the_others_are_told_the_same(kind):
    told = []
    for drawn in (KNIGHT, kind):
        table = buying(drawn)
        table.buys_card(RED)
        told.append([table.known_to(viewer) for viewer in (BLUE, ORANGE, WHITE, None)])
    assert told[0] == told[1]


def test_everyone_may_count_the_development_cards_in_each_hand():
    table = holding(knight=1, victory_point=2)
    for viewer in (*table.seats, None):
        assert table.view(viewer)["seats"]["0"]["development"] == 3


def test_only_the_owner_sees_which_development_cards_are_in_a_hand():
    table = holding(knight=1, victory_point=2)
    assert table.view(RED)["seats"]["0"]["unplayed"] == {"knight": 1, "victory_point": 2}
    for viewer in (BLUE, ORANGE, WHITE, None):
        assert {"unplayed", "new", "total"} & set(table.view(viewer)["seats"]["0"]) == set()


def test_nobody_sees_the_order_of_the_deck():
    told = []
    for deck in ((KNIGHT, MONOPOLY), (MONOPOLY, KNIGHT)):
        table = buying(*deck)
        told.append([table.known_to(viewer) for viewer in (*table.seats, None)])
    assert told[0] == told[1]


# When they may be played


@pytest.mark.parametrize("kind", PLAYABLE)
def test_a_card_is_not_played_on_the_turn_it_was_bought(kind):
    table = buying(CARD_KINDS.index(kind))
    table.settlement(RED, "hills 6 N")
    table.hand(BLUE, wool=1)
    table.buys_card(RED)
    assert playable(table, RED) == set()


@pytest.mark.parametrize("kind", PLAYABLE)
def test_a_bought_card_may_be_played_on_the_next_turn(kind):
    table = Table(seats=2)
    table.settlement(RED, "hills 6 N")
    table.hand(RED, CARD)
    table.deck(CARD_KINDS.index(kind))
    table.after_the_roll(RED)
    table.buys_card(RED)
    table.ends_turn(RED)
    assert playable(table, RED) == set()
    table.rolls(BLUE, 12)
    table.ends_turn(BLUE)
    assert playable(table, RED) == {kind}


def test_an_older_card_of_the_same_kind_may_be_played():
    table = holding(knight=1)
    table.hand(RED, CARD)
    table.deck(KNIGHT)
    table.buys_card(RED)
    assert table.may(PlayKnight(RED))
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert table.view(RED)["seats"]["0"]["unplayed"] == {"knight": 1}


@pytest.mark.parametrize("kind", PLAYABLE)
def test_a_card_may_be_played_before_or_after_the_roll(kind):
    assert playable(holding(after_the_roll=False, **{kind: 1}), RED) == {kind}
    assert playable(holding(after_the_roll=True, **{kind: 1}), RED) == {kind}


def test_only_one_card_is_played_in_a_turn():
    table = holding(knight=2, monopoly=1, year_of_plenty=1, road_building=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert playable(table, RED) == set()


def test_a_card_before_the_roll_counts_for_the_turn():
    table = holding(after_the_roll=False, knight=1, monopoly=1)
    table.plays_monopoly(RED, WOOL)
    assert playable(table, RED) == set()
    table.rolls(RED, 12)
    assert playable(table, RED) == set()
    assert table.view(None)["turn"]["card_played"] is True


def test_on_the_next_turn_one_may_play_again():
    table = Table(seats=2)
    table.unplayed(RED, knight=1, monopoly=1)
    table.plays_monopoly(RED, WOOL)
    table.rolls(RED, 12)
    table.ends_turn(RED)
    table.rolls(BLUE, 12)
    table.ends_turn(BLUE)
    assert playable(table, RED) == {"knight"}


def test_nobody_plays_a_card_on_somebody_elses_turn():
    table = holding(knight=1, monopoly=1, year_of_plenty=1, road_building=1)
    table.before_the_roll(BLUE)
    assert table.kinds(RED) == set()
    table.rolls(BLUE, 12)
    assert playable(table, RED) == set()


def test_nobody_plays_a_card_they_do_not_have():
    table = holding()
    for action in (
        PlayKnight(RED),
        PlayMonopoly(RED, WOOL),
        PlayYearOfPlenty(RED, WOOL, ORE),
        PlayRoadBuilding(RED),
    ):
        assert not table.may(action)


def test_no_card_is_played_between_the_seven_and_the_robber():
    table = holding(after_the_roll=False, knight=1, monopoly=1)
    table.rolls(RED, 7)
    assert playable(table, RED) == set()


# Knight


def test_a_knight_moves_the_robber_and_steals():
    table = holding(knight=1)
    table.settlement(BLUE, "forest 3 S")
    table.hand(BLUE, wool=2)
    table.plays_knight(RED)
    assert table.kinds(RED) == {"MoveRobber"}
    table.moves_robber(RED, "forest 3", BLUE)
    assert table.in_hand(RED) == cards(wool=1)
    assert table.happened(CardStolen) == [CardStolen(RED, BLUE, WOOL)]


def test_a_knight_before_the_roll_moves_the_robber_before_the_roll():
    """The hex that the robber leaves produces again (sources: development-cards)."""
    table = holding(after_the_roll=False, knight=1)
    table.robber_on("hills 6")
    table.plays_knight(RED)
    table.moves_robber(RED, "desert")
    assert table.kinds(RED) == {"RollDice"}
    table.rolls(RED, 6)
    assert table.in_hand(RED) == cards(brick=1)


def test_nobody_discards_after_a_knight():
    """A knight makes nobody discard (sources: development-cards)."""
    table = holding(knight=1)
    table.hand(BLUE, wool=12)
    table.hand(RED, ore=12)
    table.plays_knight(RED)
    assert table.deciding() == (RED,)
    table.moves_robber(RED, "hills 5")
    assert table.in_hand(BLUE) == cards(wool=12)
    assert table.in_hand(RED) == cards(ore=12)


def test_a_knight_must_move_the_robber_too():
    table = holding(knight=1)
    table.robber_on("fields 4")
    table.plays_knight(RED)
    assert table.hexes_offered_to(RED) == set(range(19)) - {table.hex("fields 4")}


def test_a_played_knight_lies_face_up():
    table = holding(knight=2)
    table.plays_knight(RED)
    assert table.happened(KnightPlayed) == [KnightPlayed(RED)]
    for viewer in (*table.seats, None):
        assert table.view(viewer)["seats"]["0"]["played"] == {"knight": 1}
        assert table.view(viewer)["seats"]["0"]["development"] == 1


# Road building


def test_road_building_places_two_free_roads():
    table = holding(road_building=1)
    table.plays_road_building(RED)
    assert table.happened(RoadBuildingPlayed) == [RoadBuildingPlayed(RED)]
    assert table.kinds(RED) == {"PlaceFreeRoad"}
    table.places_free_road(RED, "hills 6 NE")
    assert table.happened(RoadBuilt) == [RoadBuilt(RED, table.path("hills 6 NE"), True)]
    assert table.kinds(RED) == {"PlaceFreeRoad"}
    table.places_free_road(RED, "hills 6 E")
    assert table.road_length(RED) == 2
    assert "PlaceFreeRoad" not in table.kinds(RED)
    assert "EndTurn" in table.kinds(RED)


def test_free_roads_cost_nothing():
    table = holding(road_building=1)
    table.hand(RED, ROAD)
    table.plays_road_building(RED)
    table.places_free_road(RED, "hills 6 NE")
    table.places_free_road(RED, "hills 6 NW")
    assert table.in_hand(RED) == cards(1, 1, 0, 0, 0)


def test_free_roads_keep_the_rules_for_roads():
    table = holding(road_building=1)
    table.settlement(BLUE, "hills 6 SE")
    table.road(RED, "hills 6 NE", "hills 6 E")
    table.plays_road_building(RED)
    assert table.path("hills 6 SE") not in table.roads_offered_to(RED)
    assert table.path("mountains 8 E") not in table.roads_offered_to(RED)
    assert table.path("hills 6 NW") in table.roads_offered_to(RED)


def test_the_second_free_road_may_go_on_from_the_first():
    table = holding(road_building=1)
    table.plays_road_building(RED)
    assert table.path("hills 6 E") not in table.roads_offered_to(RED)
    table.places_free_road(RED, "hills 6 NE")
    assert table.path("hills 6 E") in table.roads_offered_to(RED)


def test_with_one_road_piece_left_only_one_free_road_is_placed():
    table = holding(road_building=1)
    table.road_along(RED, *table.way("hills 6 N", 14))
    table.plays_road_building(RED)
    assert table.view(None)["waiting"] == {"0": {"kind": "PlaceFreeRoad", "number": 1, "of": 1}}
    table.places_free_road(RED, min(table.roads_offered_to(RED)))
    assert table.view(None)["seats"]["0"]["left"]["road"] == 0
    assert "EndTurn" in table.kinds(RED)


def test_without_a_road_piece_road_building_cannot_be_played():
    table = holding(road_building=1)
    table.road_along(RED, *table.way("hills 6 N", 15))
    assert not table.may(PlayRoadBuilding(RED))
    with refused():
        table.plays_road_building(RED)


def hemmed_in():
    """RED lives in a corner of the island from which only one path is free, up to BLUE's settlement."""
    table = Table()
    table.settlement(RED, "mountains 10 NW")
    table.settlement(BLUE, "mountains 10 NE")
    table.road_along(BLUE, "mountains 10 NW", "mountains 10 SW")
    table.road_along(BLUE, "mountains 10 NE", "mountains 10 N")
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    return table, table.path("mountains 10 NW")


def test_with_room_for_one_road_only_one_free_road_is_placed():
    table, last = hemmed_in()
    table.plays_road_building(RED)
    assert table.roads_offered_to(RED) == {last}
    table.places_free_road(RED, last)
    assert "PlaceFreeRoad" not in table.kinds(RED)
    assert "EndTurn" in table.kinds(RED)


def test_with_room_for_no_road_road_building_cannot_be_played():
    table, last = hemmed_in()
    table.road(RED, last)
    assert not table.may(PlayRoadBuilding(RED))


def test_road_building_may_be_played_before_the_roll():
    table = holding(after_the_roll=False, road_building=1)
    table.plays_road_building(RED)
    table.places_free_road(RED, "hills 6 NE")
    table.places_free_road(RED, "hills 6 NW")
    assert table.kinds(RED) == {"RollDice"}


def test_no_more_than_two_free_roads_are_placed():
    table = holding(road_building=1)
    table.plays_road_building(RED)
    table.places_free_road(RED, "hills 6 NE")
    table.places_free_road(RED, "hills 6 NW")
    assert not table.may(PlaceFreeRoad(RED, table.path("hills 6 E")))


def test_free_roads_have_to_be_placed_before_the_turn_goes_on():
    table = holding(road_building=1)
    table.hand(RED, ROAD)
    table.plays_road_building(RED)
    with refused():
        table.ends_turn(RED)
    with refused():
        table.builds_road(RED, "hills 6 NE")


# Year of plenty


@pytest.mark.parametrize(("first", "second"), [(WOOL, WOOL), (WOOL, ORE), (BRICK, LUMBER)])
def test_year_of_plenty_takes_two_cards_from_the_supply(first, second):
    table = holding(year_of_plenty=1)
    table.plays_year_of_plenty(RED, first, second)
    expected = [0] * 5
    expected[first] += 1
    expected[second] += 1
    assert list(table.in_hand(RED)) == expected
    assert list(table.in_supply()) == [19 - count for count in expected]


def test_year_of_plenty_offers_every_pair():
    table = holding(year_of_plenty=1)
    pairs = {
        (a.first, a.second)
        for a in table.legal(RED, PlayYearOfPlenty)
        if isinstance(a, PlayYearOfPlenty)
    }
    assert pairs == {(first, second) for first in range(5) for second in range(first, 5)}


def test_year_of_plenty_takes_only_what_the_supply_has():
    table = holding(year_of_plenty=1)
    table.supply_left(WHITE, wool=0, ore=1)
    assert not table.may(PlayYearOfPlenty(RED, WOOL, BRICK))
    assert not table.may(PlayYearOfPlenty(RED, WOOL, WOOL))
    assert not table.may(PlayYearOfPlenty(RED, ORE, ORE))
    assert table.may(PlayYearOfPlenty(RED, ORE, BRICK))
    assert table.may(PlayYearOfPlenty(RED, BRICK, BRICK))


def test_with_an_empty_supply_year_of_plenty_cannot_be_played():
    table = holding(year_of_plenty=1)
    table.supply_left(WHITE, brick=0, lumber=0, wool=0, grain=0, ore=0)
    assert playable(table, RED) == set()


def test_the_cards_of_year_of_plenty_may_be_spent_at_once():
    """You may use these cards to build in the same turn (sources: development-cards)."""
    table = holding(year_of_plenty=1)
    table.plays_year_of_plenty(RED, BRICK, LUMBER)
    table.builds_road(RED, "hills 6 NE")


def test_everyone_sees_what_year_of_plenty_took():
    table = holding(year_of_plenty=1)
    table.plays_year_of_plenty(RED, WOOL, ORE)
    assert table.happened(YearOfPlentyPlayed) == [YearOfPlentyPlayed(RED, cards(wool=1, ore=1))]
    told = {"type": "YearOfPlentyPlayed", "seat": RED, "cards": {"wool": 1, "ore": 1}}
    assert all(table.seen_by(viewer) == [told] for viewer in (*table.seats, None))


# Monopoly


@pytest.mark.parametrize("resource", range(5), ids=RESOURCES)
def test_monopoly_takes_all_cards_of_one_resource_from_all_opponents(resource):
    table = holding(monopoly=1)
    name = RESOURCES[resource]
    other = RESOURCES[(resource + 1) % 5]
    table.hand(RED, **{name: 1})
    table.hand(BLUE, **{name: 3, other: 2})
    table.hand(ORANGE, **{name: 1})
    table.hand(WHITE, **{other: 4})
    table.plays_monopoly(RED, resource)
    assert table.in_hand(RED) == cards(**{name: 5})
    assert table.in_hand(BLUE) == cards(**{other: 2})
    assert table.in_hand(ORANGE) == cards()
    assert table.in_hand(WHITE) == cards(**{other: 4})


def test_monopoly_takes_nothing_from_the_supply():
    table = holding(monopoly=1)
    table.plays_monopoly(RED, WOOL)
    assert table.in_hand(RED) == cards()
    assert table.in_supply()[WOOL] == 19


def test_everyone_sees_how_many_cards_the_monopoly_took_from_whom():
    table = holding(monopoly=1)
    table.hand(BLUE, wool=3)
    table.hand(WHITE, wool=1)
    table.plays_monopoly(RED, WOOL)
    assert table.happened(MonopolyPlayed) == [MonopolyPlayed(RED, WOOL, (0, 3, 0, 1))]
    told = {"type": "MonopolyPlayed", "seat": RED, "resource": "wool", "taken": {"1": 3, "3": 1}}
    assert all(table.seen_by(viewer) == [told] for viewer in (*table.seats, None))


def test_every_resource_may_be_named_whoever_has_it():
    """The actions that are offered must not tell who holds what."""
    for hand in ({}, {"wool": 3}):
        table = holding(monopoly=1)
        table.hand(BLUE, **hand)
        named = {a.resource for a in table.legal(RED, PlayMonopoly) if isinstance(a, PlayMonopoly)}
        assert named == set(range(5))


def test_monopoly_may_be_played_before_the_roll():
    table = holding(after_the_roll=False, monopoly=1)
    table.hand(BLUE, wool=3)
    table.plays_monopoly(RED, WOOL)
    assert table.in_hand(RED) == cards(wool=3)
    assert table.kinds(RED) == {"RollDice"}


# Victory points


def test_a_victory_point_card_is_never_played():
    table = holding(victory_point=3)
    assert playable(table, RED) == set()
    assert {action.__class__.__name__ for action in table.legal(RED)} == {"EndTurn"}


def test_victory_point_cards_stay_hidden():
    """Otherwise, you must keep Victory Point cards hidden (sources: development-cards)."""
    table = holding(victory_point=3)
    assert table.points(RED) == 1
    assert table.view(RED)["seats"]["0"]["total"] == 4
    for viewer in (BLUE, ORANGE, WHITE, None):
        assert table.view(viewer)["seats"]["0"]["points"] == 1


def test_the_shown_points_never_include_hidden_cards():
    table = buying(VICTORY_POINT, VICTORY_POINT, KNIGHT)
    table.settlement(RED, "hills 6 N")
    for _ in range(3):
        table.buys_card(RED)
        assert all(
            table.view(viewer)["seats"]["0"]["points"] == 1 for viewer in (*table.seats, None)
        )


def test_victory_point_cards_do_not_use_up_the_one_card_of_the_turn():
    """Footnote 39 of the annotated rules (sources: development-cards)."""
    table = holding(victory_point=2, knight=1)
    assert playable(table, RED) == {"knight"}
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert table.view(RED)["seats"]["0"]["total"] == 3


def test_the_deck_holds_what_the_box_holds():
    table = Table.dealt()
    counts = [table.state.deck.count(kind) for kind in range(5)]
    assert counts[KNIGHT] == 14
    assert counts[VICTORY_POINT] == 5
    assert counts[ROAD_BUILDING] == counts[YEAR_OF_PLENTY] == counts[MONOPOLY] == 2


def test_everybody_sees_which_free_road_is_placed():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    table.plays_road_building(RED)
    assert table.view(None)["waiting"] == {
        str(RED): {"kind": "PlaceFreeRoad", "number": 1, "of": 2}
    }
    table.play(table.legal(RED)[0])
    assert table.view(None)["waiting"] == {
        str(RED): {"kind": "PlaceFreeRoad", "number": 2, "of": 2}
    }
