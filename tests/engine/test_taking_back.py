"""Taking back: a move may be undone while it told its player nothing new and nobody else had a say in it (ui.md, undo)."""

from engine import game
from engine.actions import RollDice
from engine.chance import Random
from engine.events import Event, TurnBegan
from engine.names import KNIGHT, ORE, WOOL
from engine.options.dice_deck import KEY as DICE_DECK
from engine.taking_back import TELLS_NOTHING_NEW
from tests.engine.market import ORE_FOR_WOOL, market
from tests.engine.table import BLUE, CARD, CITY, ORANGE, RED, ROAD, SETTLEMENT, Table, cards

may_be_taken_back = game.may_be_taken_back


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


def test_what_was_built_may_be_taken_back():
    assert may_be_taken_back(building().builds_road(RED, "hills 6 NW"))
    assert may_be_taken_back(building().builds_settlement(RED, "hills 6 SE"))
    assert may_be_taken_back(building().builds_city(RED, "hills 6 N"))


def test_so_may_a_road_that_takes_the_longest_road():
    table = building()
    way = table.way("hills 6 N", 4, avoiding=["hills 6 NE", "hills 6 NW"])
    table.road_along(RED, *way[:-1])
    events = table.builds_road(RED, table.paths_along(way[-2:])[0])
    assert table.longest_road() == RED
    assert may_be_taken_back(events)


def test_a_trade_with_the_supply_may_be_taken_back():
    assert may_be_taken_back(building().trades_with_supply(RED, ORE, WOOL))


def test_starting_pieces_may_be_taken_back_with_the_cards_they_bring():
    table = Table.dealt(chance=Random(1))
    while table.state.turn == 0:
        assert may_be_taken_back(table.play(table.legal(table.deciding()[0])[-1]))


def test_a_knight_may_be_taken_back_until_the_robber_has_stolen():
    table = robbing(BLUE)
    assert may_be_taken_back(table.plays_knight(RED))
    assert not may_be_taken_back(table.moves_robber(RED, "hills 6", BLUE, WOOL))


def test_the_robber_may_be_taken_back_where_there_was_nobody_to_steal_from():
    table = robbing(BLUE)
    table.plays_knight(RED)
    assert may_be_taken_back(table.moves_robber(RED, "hills 5"))


def test_a_knight_that_will_take_the_largest_army_may_be_taken_back():
    table = robbing()
    table.played(RED, knight=2)
    events = table.plays_knight(RED)
    assert may_be_taken_back(events)
    assert table.largest_army() is None, "the robber comes first"


def test_road_building_and_its_roads_may_be_taken_back():
    table = building()
    table.unplayed(RED, road_building=1)
    assert may_be_taken_back(table.plays_road_building(RED))
    assert may_be_taken_back(table.places_free_road(RED, "hills 6 NW"))


def test_year_of_plenty_may_be_taken_back_because_the_supply_lies_open():
    table = building()
    table.unplayed(RED, year_of_plenty=1)
    assert may_be_taken_back(table.plays_year_of_plenty(RED, ORE, ORE))


def test_the_dice_may_be_taken_back_from_the_next_player_before_they_roll():
    assert may_be_taken_back(building().ends_turn(RED))


# What stays


def test_a_roll_stays_whatever_it_pays():
    for total in (2, 6, 7):
        assert not may_be_taken_back(robbing(BLUE).rolls(RED, total))


def test_a_roll_that_shuffles_the_dice_deck_stays():
    table = Table(values={DICE_DECK: 5})
    assert not may_be_taken_back(table.play(RollDice(RED), chance=Random(2)))


def test_a_bought_development_card_stays():
    table = building()
    table.deck(KNIGHT)
    assert not may_be_taken_back(table.buys_card(RED))


def test_a_monopoly_stays_even_one_that_brought_nothing():
    """It showed what the others do not hold."""
    table = building()
    table.unplayed(RED, monopoly=1)
    assert not may_be_taken_back(table.plays_monopoly(RED, WOOL))


def test_a_discard_stays_and_so_does_one_that_waits_for_others():
    table = Table()
    table.hand(RED, wool=8)
    table.hand(BLUE, ore=8)
    table.rolls(RED, 7)
    assert table.discards(BLUE, ore=4) == (), "nobody sees it yet"
    assert not may_be_taken_back(table.last)
    assert not may_be_taken_back(table.discards(RED, wool=4))


def test_offers_answers_and_trades_stay():
    table = market()
    offer = table.offers(RED, *ORE_FOR_WOOL)
    assert not may_be_taken_back(table.last)
    assert not may_be_taken_back(table.declines(ORANGE, offer))
    assert not may_be_taken_back(table.accepts(BLUE, offer))
    counter = table.counters(ORANGE, offer, cards(wool=1), cards(lumber=1))
    assert not may_be_taken_back(table.last)
    assert not may_be_taken_back(table.confirms(RED, offer, BLUE))
    assert not may_be_taken_back(table.accepts(RED, counter))
    table.offers(RED, *ORE_FOR_WOOL)
    assert not may_be_taken_back(table.withdraws(RED, table.state.offers[0].id))


def test_a_won_game_stays_won():
    table = Table(points={RED: 9})
    table.hand(RED, CITY)
    table.after_the_roll(RED)
    events = table.builds_city(RED, min(table.cities_offered_to(RED)))
    assert table.winner() == RED
    assert not may_be_taken_back(events)


def test_passing_the_dice_to_somebody_who_wins_by_it_stays():
    table = Table(points={BLUE: 10})
    table.after_the_roll(RED)
    events = table.ends_turn(RED)
    assert table.winner() == BLUE
    assert not may_be_taken_back(events)


# Whatever may yet happen


class SomethingNew(Event):
    """An event that nobody has thought about."""


def test_what_nobody_has_thought_about_stays():
    assert not may_be_taken_back((SomethingNew(),))
    assert not may_be_taken_back((TurnBegan(RED, 2), SomethingNew()))


STAYS = {
    "IslandDealtAgain",
    "StartRolled",
    "FirstPlayerChosen",
    "DiceDeckShuffled",
    "DiceRolled",
    "DiceRolledAgain",
    "CardsDrawn",
    "CardsReturned",
    "HexesProduced",
    "SupplyShort",
    "CardsDiscarded",
    "CardStolen",
    "FlagLowered",
    "FlagRaised",
    "RobberAnswered",
    "DevelopmentCardBought",
    "MonopolyPlayed",
    "OfferMade",
    "OfferAccepted",
    "OfferDeclined",
    "OfferWithdrawn",
    "Traded",
    "GameWon",
}


def test_every_kind_of_event_has_been_thought_about():
    """Whoever adds an event says here that it stays, or in `engine.taking_back` why it need not."""
    kinds = {
        kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == Event.__module__
    }
    may = {kind.__name__ for kind in TELLS_NOTHING_NEW}
    assert may | STAYS == kinds
    assert not may & STAYS
