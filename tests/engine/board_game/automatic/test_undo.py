"""Taking back: a move may be undone while it told its player nothing new and nobody else had a say in it."""

from dataclasses import fields

from engine.board_game import game
from engine.board_game.core.actions import RollDice
from engine.board_game.core.events import EVENTS, Event, TurnBegan
from engine.board_game.core.names import KNIGHT, ORE, WOOL
from engine.board_game.options.dice_deck import KEY as DICE_DECK
from engine.chance import Random
from tests.engine.board_game.market import ORE_FOR_WOOL, market
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    CITY,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    Table,
    cards,
)

can_undo = game.can_undo


def building():
    """RED has rolled, has a settlement with two roads and can pay for anything."""
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.road(RED, "hills 6 NE", "hills 6 E")
    table.hand(RED, ROAD, SETTLEMENT, CITY, CARD, ore=4)
    table.after_the_roll(RED)
    return table


def robbing(*victims):
    """RED may play a knight; the victims have cards beside hills 6."""
    table = Table()
    for seat, place in zip(victims, ("hills 6 N", "hills 6 S"), strict=False):
        table.settlement(seat, place)
        table.hand(seat, wool=1)
    table.unplayed(RED, knight=1)
    return table


# What may be taken back


def test_what_was_built_can_be_undone():
    assert can_undo(building().builds_road(RED, "hills 6 NW"))
    assert can_undo(building().builds_settlement(RED, "hills 6 SE"))
    assert can_undo(building().builds_city(RED, "hills 6 N"))


def test_so_may_a_road_that_takes_the_longest_road():
    table = building()
    way = table.way("hills 6 N", 4, avoiding=["hills 6 NE", "hills 6 NW"])
    table.road_along(RED, *way[:-1])
    events = table.builds_road(RED, table.paths_along(way[-2:])[0])
    assert table.longest_road() == RED
    assert can_undo(events)


def test_a_trade_with_the_supply_can_be_undone():
    assert can_undo(building().trades_with_supply(RED, ORE, WOOL))


def test_starting_pieces_can_be_undone_with_the_cards_they_bring():
    table = Table.dealt(chance=Random(1))
    while table.state.turn == 0:
        assert can_undo(table.play(table.legal(table.deciding()[0])[-1]))


def test_a_knight_can_be_undone_until_the_robber_has_stolen():
    table = robbing(BLUE)
    assert can_undo(table.plays_knight(RED))
    assert not can_undo(table.moves_robber(RED, "hills 6", BLUE, WOOL))


def test_the_robber_can_be_undone_where_there_was_nobody_to_steal_from():
    table = robbing(BLUE)
    table.plays_knight(RED)
    assert can_undo(table.moves_robber(RED, "hills 5"))


def test_a_knight_that_will_take_the_largest_army_can_be_undone():
    table = robbing()
    table.played(RED, knight=2)
    events = table.plays_knight(RED)
    assert can_undo(events)
    assert table.largest_army() is None, "the robber comes first"


def test_road_building_and_its_roads_can_be_undone():
    table = building()
    table.unplayed(RED, road_building=1)
    assert can_undo(table.plays_road_building(RED))
    assert can_undo(table.places_free_road(RED, "hills 6 NW"))


def test_year_of_plenty_can_be_undone_because_the_supply_lies_open():
    table = building()
    table.unplayed(RED, year_of_plenty=1)
    assert can_undo(table.plays_year_of_plenty(RED, ORE, ORE))


def test_the_dice_can_be_undone_from_the_next_player_before_they_roll():
    assert can_undo(building().ends_turn(RED))


# What stays


def test_a_roll_stays_whatever_it_pays():
    for total in (2, 6, 7):
        assert not can_undo(robbing(BLUE).rolls(RED, total))


def test_a_roll_that_shuffles_the_dice_deck_stays():
    table = Table(values={DICE_DECK: 5})
    assert not can_undo(table.play(RollDice(RED), chance=Random(2)))


def test_a_bought_development_card_stays():
    table = building()
    table.deck(KNIGHT)
    assert not can_undo(table.buys_card(RED))


def test_a_monopoly_stays_even_one_that_brought_nothing():
    """It showed what the others do not hold."""
    table = building()
    table.unplayed(RED, monopoly=1)
    assert not can_undo(table.plays_monopoly(RED, WOOL))


def test_a_discard_stays_and_so_does_one_that_waits_for_others():
    table = Table()
    table.hand(RED, wool=8)
    table.hand(BLUE, ore=8)
    table.rolls(RED, 7)
    assert table.discards(BLUE, ore=4) == (), "nobody sees it yet"
    assert not can_undo(table.last)
    assert not can_undo(table.discards(RED, wool=4))


def test_offers_answers_and_trades_stay():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    assert not can_undo(table.last)
    assert not can_undo(table.declines(ORANGE, offer))
    assert not can_undo(table.accepts(BLUE, offer))
    counter = table.counters(ORANGE, offer, cards(wool=1), cards(lumber=1))
    assert not can_undo(table.last)
    assert not can_undo(table.confirms(RED, offer, BLUE))
    assert not can_undo(table.accepts(RED, counter))
    table.offers(RED, *ORE_FOR_WOOL)
    assert not can_undo(table.withdraws(RED, table.state.offers[0].id))


def test_a_won_game_stays_won():
    table = Table(points={RED: 9})
    table.hand(RED, CITY)
    table.after_the_roll(RED)
    events = table.builds_city(RED, min(table.cities_offered_to(RED)))
    assert table.winner() == RED
    assert not can_undo(events)


def test_passing_the_dice_to_somebody_who_wins_by_it_stays():
    table = Table(points={BLUE: 10})
    table.after_the_roll(RED)
    events = table.ends_turn(RED)
    assert table.winner() == BLUE
    assert not can_undo(events)


# Whatever may yet happen


class SomethingNew(Event):
    """An event that nobody has thought about."""


def test_what_nobody_has_thought_about_stays():
    assert not can_undo((SomethingNew(),))
    assert not can_undo((TurnBegan(RED, 2), SomethingNew()))


def test_what_says_that_it_reveals_nothing_hides_nothing_either():
    """Whole games of every option look whether it draws anything, too (`test_combinations`)."""
    revealing_nothing = [kind for kind in EVENTS if kind.reveals_nothing]
    assert revealing_nothing
    for kind in revealing_nothing:
        assert not any("known_to" in field.metadata for field in fields(kind)), kind
