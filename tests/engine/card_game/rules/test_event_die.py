"""The faces of the event die but the robbers (sources: event-die)."""

import pytest

from engine.card_game.core.actions import Gain, PutUnder, Take
from engine.card_game.core.cards import CARD_KEYS
from engine.card_game.core.events import (
    EventCardTurned,
    GoodGained,
    GoodLost,
    GoodTaken,
    TournamentHeld,
)
from engine.card_game.core.grid import place
from engine.card_game.core.names import EVENT_FACES, GOODS
from tests.engine.card_game.cards_table import BLUE, RED, Table, refused

BOTH = (RED, BLUE)
ONE = 1
"""A production number that only RED's fields and BLUE's river have."""


def rolling(seat=RED, profile="1996"):
    table = Table(profile)
    table.before_the_dice(seat)
    return table


# --- the tournament


def test_in_a_tournament_both_add_up_the_tournament_points_of_their_knights():
    table = rolling()
    table.built(RED, left_above="knight-hagen", right_above="knight-pippin")
    table.built(BLUE, left_above="knight-falk", right_below="knight-conrad", left_below="smithy")
    assert table.seat_view(RED)["tournament"] == 2 + 3
    assert table.seat_view(BLUE)["tournament"] == 5 + 1
    table.rolls(RED, "tournament", ONE)
    assert table.happened(TournamentHeld) == [TournamentHeld((5, 6), BLUE)]


@pytest.mark.parametrize("seat", BOTH)
def test_the_highest_total_wins_any_one_good(seat):
    table = rolling(seat)
    table.built(BLUE, left_above="knight-falk")
    table.built(RED, left_above="knight-karl")
    table.rolls(seat, "tournament", ONE)
    assert table.waits_for(BLUE) == "ChooseGain"
    regions = table.state.realms[BLUE].regions
    assert [gain.place for gain in table.legal(BLUE, Gain)] == sorted(regions)
    table.gains(BLUE, "mountains 3")
    assert table.stored(BLUE) == {"mountains 3": 1, "river 1": 1}


def test_strength_does_not_count_in_a_tournament():
    table = rolling()
    table.built(RED, left_above="knight-goetz", right_above="smithy")
    table.built(BLUE, left_above="knight-pippin")
    assert table.holder("knight") == RED
    table.rolls(RED, "tournament", ONE)
    assert table.happened(TournamentHeld)[0].winner == BLUE


def test_equal_tournament_points_bring_nobody_a_reward():
    table = rolling()
    table.built(RED, left_above="knight-otto")
    table.built(BLUE, left_above="knight-hagen")
    table.rolls(RED, "tournament", ONE)
    assert table.happened(TournamentHeld) == [TournamentHeld((2, 2), None)]
    assert table.stored(RED) == {"fields 1": 1}
    assert table.stored(BLUE) == {"river 1": 1}


def test_the_loser_of_a_tournament_gives_up_nothing():
    table = rolling()
    table.rich(BLUE)
    table.built(RED, left_above="knight-otto")
    table.rolls(RED, "tournament", ONE)
    table.gains(RED, "pasture 3")
    assert not table.happened(GoodLost)
    assert sum(table.goods(BLUE).values()) == 18


def test_a_single_knight_with_tournament_points_wins():
    table = rolling()
    table.built(BLUE, left_above="knight-siegfried")
    table.rolls(RED, "tournament", ONE)
    assert table.happened(TournamentHeld) == [TournamentHeld((0, 1), BLUE)]


def test_without_knights_a_tournament_is_a_tie():
    table = rolling()
    table.rolls(RED, "tournament", ONE)
    assert table.happened(TournamentHeld) == [TournamentHeld((0, 0), None)]
    assert not table.happened(GoodGained)


def test_a_winner_without_room_gains_nothing():
    table = rolling()
    table.rich(RED)
    table.built(RED, left_above="knight-otto")
    table.rolls(RED, "tournament", ONE)
    assert not table.happened(GoodGained)
    assert table.waits_for(RED) == "Play"


def test_a_winner_chooses_a_region_with_room():
    table = rolling()
    table.stores(RED, {"hills 5": 3})
    table.built(RED, left_above="knight-otto")
    table.rolls(RED, "tournament", ONE)
    with refused("no_room"):
        table.gains(RED, "hills 5")
    with refused("not_legal"):
        table.play(Gain(RED, place(9, 1)))
    with refused("not_your_turn"):
        table.gains(BLUE, "hills 6")


def test_nothing_is_asked_where_one_region_has_room():
    table = rolling()
    table.rich(RED)
    table.state.realms[RED].stored[table.region(RED, "hills 5")] = 2
    table.built(RED, left_above="knight-otto")
    table.rolls(RED, "tournament", ONE)
    assert [gained.good for gained in table.happened(GoodGained)] == [GOODS.index("brick")]
    assert table.waits_for(RED) == "Play"


# --- advantageous trade


def milling(miller, seat=RED):
    """A seat has the mill's token; the other rolls, or it does itself."""
    table = rolling(seat)
    table.city(miller, "left")
    table.built(miller, left_above="marketplace")
    assert table.holder("mill") == miller
    return table


@pytest.mark.parametrize("miller", BOTH)
@pytest.mark.parametrize("seat", BOTH)
def test_whoever_has_the_mill_takes_a_good_from_the_opponent(miller, seat):
    table = milling(miller, seat)
    robbed = 1 - miller
    table.has(robbed, brick=2, wool=1)
    table.rolls(seat, "trade-advantage", 6)
    assert table.waits_for(miller) == "TakeGoods"
    assert [GOODS[take.good] for take in table.legal(miller, Take)] == ["brick", "wool"]
    table.takes(miller, "wool")
    assert table.happened(GoodTaken) == [GoodTaken(robbed, miller, GOODS.index("wool"))]
    assert table.goods(miller).get("wool") == 1
    assert "wool" not in table.goods(robbed)


def test_without_a_holder_of_the_mill_trade_has_no_effect():
    table = rolling()
    table.rich(BLUE)
    table.built(RED, left_above="fleet-ore", right_above="fleet-wool")
    table.rolls(RED, "trade-advantage", ONE)
    assert table.happened(GoodTaken) == []
    assert table.waits_for(RED) == "Play"


def test_without_room_for_it_a_good_is_not_taken():
    table = milling(RED)
    table.has(BLUE, brick=2, wool=1)
    table.stores(RED, {"hills 5": 3})
    table.rolls(RED, "trade-advantage", ONE)
    assert [GOODS[take.good] for take in table.legal(RED, Take)] == ["wool"]
    with refused("no_room"):
        table.takes(RED, "brick")


def test_a_holder_without_any_room_takes_nothing_and_the_opponent_loses_nothing():
    table = milling(RED)
    table.has(BLUE, brick=2)
    table.stores(RED, {"hills 5": 3})
    table.rolls(RED, "trade-advantage", ONE)
    assert table.happened(GoodTaken) == []
    assert table.stored(BLUE) == {"hills 6": 2, "river 1": 1}


def test_there_is_nothing_to_take_from_who_stores_nothing():
    table = milling(RED)
    table.rolls(RED, "trade-advantage", ONE)
    assert table.happened(GoodTaken) == []
    table = milling(RED)
    table.has(BLUE, brick=2)
    table.rolls(RED, "trade-advantage", ONE)
    with refused("not_stored"):
        table.takes(RED, "wool")


def test_the_taker_names_the_good_and_the_loser_the_region():
    table = milling(RED)
    table.settled(BLUE, "far left", above="hills 3", below="forest 2")
    table.stores(BLUE, {"hills 6": 1, "hills 3": 2})
    table.rolls(RED, "trade-advantage", ONE)
    table.takes(RED, "brick")
    assert table.waits_for(BLUE) == "ChooseLoss"
    with refused("not_stored"):
        table.loses(BLUE, "mountains 3")
    table.loses(BLUE, "hills 3")
    assert table.stored(BLUE) == {"hills 6": 1, "hills 3": 1, "river 1": 1}


def test_the_loser_is_not_asked_where_one_region_is_possible():
    table = milling(RED)
    table.has(BLUE, brick=2)
    table.rolls(RED, "trade-advantage", ONE)
    table.takes(RED, "brick")
    assert table.waits_for(RED) == "Play"
    assert table.stored(BLUE) == {"hills 6": 1, "river 1": 1}


def test_the_taker_says_which_region_gains_it():
    table = milling(RED)
    table.settled(RED, "far left", above="hills 3", below="forest 2")
    table.has(BLUE, brick=2)
    table.rolls(RED, "trade-advantage", ONE)
    with refused("wrong_places"):
        table.takes(RED, "brick", into="forest 2")
    table.takes(RED, "brick", into="hills 3")
    assert table.stored(RED) == {"hills 3": 1, "fields 1": 1}


# --- a successful year


@pytest.mark.parametrize("seat", BOTH)
def test_in_a_successful_year_each_player_gains_a_good_of_choice(seat):
    table = rolling(seat)
    table.rolls(seat, "successful-year", 2)
    chosen = {RED: "river 6", BLUE: "forest 5"}
    table.gains(seat, chosen[seat])
    table.gains(1 - seat, chosen[1 - seat])
    assert table.stored(RED) == {"river 6": 1, "mountains 2": 1}
    assert table.stored(BLUE) == {"forest 5": 1, "fields 2": 1}


def test_in_a_successful_year_one_without_room_gains_nothing():
    table = rolling()
    table.rich(RED)
    table.rolls(RED, "successful-year", ONE)
    assert table.waits_for(BLUE) == "ChooseGain"
    table.gains(BLUE, "hills 6")
    assert [gained.seat for gained in table.happened(GoodGained)] == [BLUE]


# --- event cards


def test_two_of_the_six_faces_bring_an_event_card():
    assert [EVENT_FACES.count(face) for face in dict.fromkeys(EVENT_FACES)] == [1, 1, 1, 1, 2]


@pytest.mark.parametrize("seat", BOTH)
def test_the_active_player_turns_the_top_event_card_for_all_to_read(seat):
    table = rolling(seat)
    table.events("progress", "plague")
    table.rolls(seat, "event-card", ONE)
    (turned,) = table.happened(EventCardTurned)
    assert turned.seat == seat
    for viewer in (*BOTH, None):
        assert {"type": "EventCardTurned", "seat": seat, "card": "progress"} in table.told(viewer)


def test_the_event_card_then_lies_at_the_bottom_of_its_stack():
    table = rolling()
    table.events("progress", "plague")
    before = table.state.events
    table.rolls(RED, "event-card", ONE)
    assert table.state.events == (*before[1:], before[0])


def test_an_event_card_affects_both_players():
    table = rolling()
    table.city(RED, "left")
    table.city(BLUE, "left")
    table.rich(RED, BLUE)
    table.events("plague")
    table.rolls(RED, "event-card", 5)
    assert sum(table.goods(RED).values()) == 18 - 4 + 1
    assert sum(table.goods(BLUE).values()) == 18 - 4 + 1


@pytest.mark.parametrize("profile", ["1996", "2005"])
def test_whoever_has_too_many_cards_after_an_event_puts_some_under_a_stack_at_once(profile):
    table = rolling(profile=profile)
    table.built(RED, left_above="knight-otto")
    table.hand(RED, "smithy", "abbey", "church")
    table.events("civil-war")
    table.rolls(RED, "event-card", ONE)
    table.returns(BLUE, "left above")
    assert table.waits_for(RED) == "PutCardsUnder"
    table.puts_under(RED, "church", 3)
    assert table.in_hand(RED) == ["abbey", "knight-otto", "smithy"]
    assert table.in_stack(3)[-1] == "church"
    assert table.waits_for(RED) == "Play"


def test_one_chooses_which_cards_go_and_under_which_stack():
    table = rolling()
    table.built(RED, left_above="knight-otto")
    table.hand(RED, "smithy", "abbey", "church")
    table.events("civil-war")
    table.rolls(RED, "event-card", ONE)
    table.returns(BLUE, "left above")
    offered = {(CARD_KEYS[put.card], put.stack) for put in table.legal(RED, PutUnder)}
    hand = ("abbey", "church", "knight-otto", "smithy")
    assert offered == {(key, stack) for key in hand for stack in range(5)}
