"""Option special-building: after each turn everyone else may build and buy, clockwise (A, M, W)."""

import pytest

from engine import game
from engine.absent import least_action
from engine.actions import BuildRoad, EndTurn, Pass, PlayKnight, RollDice, TradeWithSupply
from engine.bits import bits
from engine.bots import choose
from engine.chance import Random
from engine.decisions import SPECIAL_BUILDING
from engine.events import CityBuilt, GameWon, Passed, TurnBegan
from engine.names import KNIGHT, VICTORY_POINT
from tests.engine.table import (
    BLUE,
    CARD,
    CITY,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    Table,
    cards,
    refused,
)


def after_reds_turn(**values):
    """RED has ended a turn; BLUE lives at hills 6 with two roads, WHITE at forest 9."""
    table = Table("special-building", **values)
    table.settlement(BLUE, "hills 6 N")
    table.road(BLUE, "hills 6 NE", "hills 6 E")
    table.settlement(WHITE, "forest 9 N")
    return table


def ends(table, seat=RED):
    table.after_the_roll(seat)
    table.ends_turn(seat)


def everyone_passes(table):
    while table.state.pending and table.state.pending[0].kind == SPECIAL_BUILDING:
        table.play(Pass(table.deciding()[0]))


def test_after_a_turn_everyone_else_is_asked_clockwise_from_the_left_neighbor():
    table = after_reds_turn()
    ends(table, BLUE)
    asked = []
    while table.state.pending[0].kind == SPECIAL_BUILDING:
        (seat,) = table.deciding()
        asked.append(seat)
        table.play(Pass(seat))
    assert asked == [ORANGE, WHITE, RED]


def test_then_the_next_turn_begins_with_its_left_neighbor():
    table = after_reds_turn()
    ends(table)
    everyone_passes(table)
    assert [event.seat for event in table.happened(TurnBegan)] == [BLUE]
    assert table.kinds(BLUE) == {"RollDice"}


def test_everybody_sees_who_is_still_to_come():
    table = after_reds_turn()
    ends(table)
    for viewer in (RED, WHITE, None):
        assert table.view(viewer)["waiting"] == {
            str(BLUE): {"kind": SPECIAL_BUILDING, "then": [ORANGE, WHITE]}
        }
    table.play(Pass(BLUE))
    table.play(Pass(ORANGE))
    assert table.view(None)["waiting"] == {str(WHITE): {"kind": SPECIAL_BUILDING}}


def test_whoever_has_ended_the_turn_is_not_asked():
    table = after_reds_turn()
    table.hand(RED, ROAD, CARD)
    ends(table)
    assert RED not in {due.seat for due in table.state.pending}
    assert not table.kinds(RED)


def test_roads_settlements_cities_and_cards_are_built_and_bought_with_what_one_holds():
    table = after_reds_turn()
    table.hand(BLUE, ROAD, SETTLEMENT, CITY, CARD)
    table.deck(KNIGHT)
    ends(table)
    table.builds_road(BLUE, "hills 6 NW")
    table.builds_settlement(BLUE, "hills 6 SE")
    table.builds_city(BLUE, "hills 6 N")
    table.buys_card(BLUE)
    assert not any(table.in_hand(BLUE))
    assert table.kinds(BLUE) == {"Pass"}
    table.play(Pass(BLUE))
    assert table.deciding() == (ORANGE,)


def test_one_passes_after_building_or_at_once():
    table = after_reds_turn()
    table.hand(BLUE, ROAD)
    ends(table)
    assert table.may(Pass(BLUE))
    table.play(Pass(BLUE))
    assert [event.seat for event in table.happened(Passed)] == [BLUE]


def test_nobody_builds_before_being_asked():
    table = after_reds_turn()
    table.hand(WHITE, CITY)
    ends(table)
    assert not table.kinds(WHITE)
    with refused("not_your_turn"):
        table.builds_city(WHITE, "forest 9 N")
    with refused("not_your_turn"):
        table.play(Pass(WHITE))


def test_nobody_trades_in_it_with_players_or_with_the_supply():
    table = after_reds_turn()
    table.hand(BLUE, ore=4)
    table.hand(RED, wool=2)
    ends(table)
    assert table.kinds(BLUE) == {"Pass"}
    with refused("wrong_moment"):
        table.play(TradeWithSupply(BLUE, 4, 2))
    with refused():
        table.offers(BLUE, cards(ore=1), cards(wool=1), to=[RED])
    with refused():
        table.offers(RED, cards(wool=1), cards(ore=1))


def test_nobody_plays_a_development_card_in_it():
    table = after_reds_turn()
    table.unplayed(BLUE, knight=1, road_building=1, monopoly=1, year_of_plenty=1)
    ends(table)
    assert table.kinds(BLUE) == {"Pass"}
    with refused("wrong_moment"):
        table.plays_knight(BLUE)


def test_a_card_bought_in_it_is_played_in_ones_own_next_turn():
    """It was bought before that turn."""
    table = after_reds_turn()
    table.hand(BLUE, CARD)
    table.deck(KNIGHT)
    ends(table)
    table.buys_card(BLUE)
    everyone_passes(table)
    assert table.may(PlayKnight(BLUE))
    table.plays_knight(BLUE)


def test_so_it_is_by_the_last_builder():
    table = after_reds_turn()
    table.hand(RED, CARD)
    table.deck(KNIGHT)
    ends(table, BLUE)
    table.play(Pass(ORANGE))
    table.play(Pass(WHITE))
    table.buys_card(RED)
    table.play(Pass(RED))
    for seat in (ORANGE, WHITE):
        table.rolls(seat, 2)
        table.ends_turn(seat)
        everyone_passes(table)
    assert table.may(PlayKnight(RED))


def test_nobody_wins_in_it_but_when_their_own_next_turn_begins():
    table = after_reds_turn()
    table.grows_to(BLUE, 9)
    table.hand(BLUE, CITY)
    ends(table)
    table.builds_city(BLUE, "hills 6 N")
    assert table.points(BLUE) == 10
    assert table.winner() is None
    everyone_passes(table)
    assert table.winner() == BLUE
    assert table.happened(GameWon)


def test_a_hidden_victory_point_bought_in_it_does_not_win_in_it_either():
    table = after_reds_turn()
    table.grows_to(WHITE, 9)
    table.hand(WHITE, CARD)
    table.deck(VICTORY_POINT)
    ends(table)
    table.play(Pass(BLUE))
    table.play(Pass(ORANGE))
    table.buys_card(WHITE)
    assert table.winner() is None
    everyone_passes(table)
    assert table.winner() is None, "it is BLUE's turn now"


def test_whoever_has_ended_the_turn_cannot_win_in_it_either():
    """BLUE cuts ORANGE's road, so RED gets the longest road and has the points; but RED's turn is over."""
    table = Table("special-building", values={"victory-points": 8})
    cut = table.way("mountains 3 N", 6)
    end, way_in = off_the_road(table, cut)
    own = table.way("hills 5 S", 5, avoiding=[*cut, end])
    table.road_along(ORANGE, *cut)
    table.holds_longest_road(ORANGE)
    table.road_along(RED, *own)
    table.settlement(RED, own[0])
    table.unplayed(RED, victory_point=5)
    table.road(BLUE, way_in)
    table.hand(BLUE, SETTLEMENT)
    ends(table)
    table.builds_settlement(BLUE, cut[3])
    assert table.longest_road() == RED
    assert table.winner() is None
    everyone_passes(table)
    assert table.winner() is None


def test_nobody_wins_in_it_while_a_settlement_has_to_follow_a_city():
    """With settlement-required another decision lies on top of the phase."""
    table = Table("special-building", "settlement-required")
    table.settlement(BLUE, "hills 6 N")
    table.road(BLUE, "hills 6 NE", "hills 6 E")
    table.hand(BLUE, CITY, SETTLEMENT)
    ends(table)
    table.grows_to(RED, 10)
    table.builds_city(BLUE, "hills 6 N")
    table.builds_settlement(BLUE, "hills 6 SE")
    assert not table.happened(GameWon, since_the_start=True)
    assert table.deciding() == (BLUE,)


def off_the_road(table, way):
    """The third way that leads to the middle of this road."""
    middle = way[3]
    (end,) = [at for at in bits(table.geometry.neighbours[middle]) if at not in way]
    return end, table.geometry.path_between(middle, end)


def test_a_player_who_loses_the_points_again_before_the_own_turn_has_not_won():
    """ORANGE builds the longest road in it; then WHITE cuts it in the same phase."""
    table = Table("special-building", values={"victory-points": 8})
    cut = table.way("mountains 3 N", 5)
    table.road_along(ORANGE, *cut[:-1])
    table.settlement(ORANGE, cut[0])
    table.unplayed(ORANGE, victory_point=5)
    table.hand(ORANGE, ROAD)
    _, way_in = off_the_road(table, cut)
    table.road(WHITE, way_in)
    table.hand(WHITE, SETTLEMENT)
    ends(table, BLUE)
    table.play(BuildRoad(ORANGE, table.geometry.path_between(cut[-2], cut[-1])))
    assert table.longest_road() == ORANGE
    table.play(Pass(ORANGE))
    table.builds_settlement(WHITE, cut[3])
    assert table.longest_road() is None
    everyone_passes(table)
    assert table.winner() is None


def test_after_the_winning_move_there_is_no_special_building():
    table = Table("special-building", points={RED: 9})
    table.after_the_roll(RED)
    table.hand(RED, CARD)
    table.deck(VICTORY_POINT)
    table.buys_card(RED)
    assert table.winner() == RED
    assert not table.state.pending


def test_everyone_is_asked_whatever_they_hold():
    table = after_reds_turn()
    poor = Table("special-building")
    table.hand(BLUE, ROAD, CITY)
    for one in (table, poor):
        ends(one)
    assert [due.seat for due in table.state.pending] == [due.seat for due in poor.state.pending]
    assert table.view(RED)["waiting"] == poor.view(RED)["waiting"]


def test_with_two_players_the_other_one_is_asked():
    table = Table("special-building", seats=2)
    ends(table)
    assert table.deciding() == (BLUE,)
    table.play(Pass(BLUE))
    assert table.may(RollDice(BLUE))


def test_trade_first_then_build_begins_afresh_after_it():
    table = after_reds_turn(values={"separate-phases": True})
    table.hand(BLUE, ROAD, ore=4)
    ends(table)
    table.builds_road(BLUE, "hills 6 NW")
    everyone_passes(table)
    table.rolls(BLUE, 2)
    assert table.may(TradeWithSupply(BLUE, 4, 2))


def test_a_pass_can_be_taken_back_while_nobody_has_acted():
    table = after_reds_turn()
    ends(table)
    assert game.may_be_taken_back(table.play(Pass(BLUE)))


def test_a_city_built_in_it_is_told_like_any_other():
    table = after_reds_turn()
    table.hand(BLUE, CITY)
    ends(table)
    table.builds_city(BLUE, "hills 6 N")
    assert [event.seat for event in table.happened(CityBuilt)] == [BLUE]


def test_bots_need_no_time_for_it():
    table = after_reds_turn()
    table.after_the_roll(RED)
    assert not game.is_brief(table.state)
    table.ends_turn(RED)
    assert game.is_brief(table.state)
    everyone_passes(table)
    assert not game.is_brief(table.state)


def test_whose_time_is_up_passes():
    table = after_reds_turn()
    table.hand(BLUE, ROAD, CITY, CARD)
    ends(table)
    assert least_action(table.state, BLUE, Random(1)) == Pass(BLUE)


@pytest.mark.parametrize(("held", "built"), [((CITY,), "BuildCity"), ((), "Pass")])
def test_a_bot_builds_what_it_can_and_passes_otherwise(held, built):
    table = after_reds_turn()
    table.hand(BLUE, *held)
    ends(table)
    legal = table.legal(BLUE)
    action = choose("easy", table.view(BLUE), legal, [], BLUE, Random(1), patient=False)
    assert type(action).__name__ == built


def test_without_the_option_the_next_turn_begins_at_once():
    table = Table()
    table.after_the_roll(RED)
    table.play(EndTurn(RED))
    assert table.kinds(BLUE) == {"RollDice"}
