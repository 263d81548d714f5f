"""Winning: ten points at any moment of one's own turn, hidden cards included, and never on another's (sources: winning)."""

import pytest

from engine.board_game import game
from engine.board_game.core.actions import EndTurn, MoveRobber, RollDice
from engine.board_game.core.events import GameWon, TurnBegan
from engine.board_game.core.names import KNIGHT, VICTORY_POINT
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    CITY,
    EDITIONS,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    Table,
    refused,
)

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def nearly(points, *paid_for, seat=RED, **values):
    """A seat that shows so many points, has rolled, and can pay for these things."""
    table = Table(points={seat: points}, **values)
    table.hand(seat, *paid_for)
    table.after_the_roll(seat)
    return table


def upgrades(table, seat):
    table.builds_city(seat, min(table.cities_offered_to(seat)))


@each_edition
def test_ten_points_on_ones_own_turn_win_at_once(edition):
    table = nearly(9, CITY, edition=edition)
    upgrades(table, RED)
    assert table.winner() == RED
    assert table.happened(GameWon) == [GameWon(RED, 10)]


def test_nine_points_do_not_win():
    table = nearly(8, CITY)
    upgrades(table, RED)
    assert table.points(RED) == 9
    assert table.winner() is None


def test_a_settlement_may_win():
    table = nearly(9, SETTLEMENT)
    free = next(at for at in range(53, -1, -1) if table.state.free >> at & 1)
    table.road_along(RED, *table.way(free, 1))
    table.builds_settlement(RED, free)
    assert table.winner() == RED


def test_the_longest_road_may_win():
    table = nearly(8, ROAD)
    way = table.way("hills 5 S", 5)
    table.road_along(RED, *way[:-1])
    table.builds_road(RED, table.paths_along(way)[-1])
    assert table.winner() == RED


def test_a_free_road_may_win():
    table = nearly(8)
    table.unplayed(RED, road_building=1)
    way = table.way("hills 5 S", 5)
    table.road_along(RED, *way[:-1])
    table.plays_road_building(RED)
    table.places_free_road(RED, table.paths_along(way)[-1])
    assert table.winner() == RED
    assert table.deciding() == ()


def test_the_largest_army_may_win():
    table = nearly(8)
    table.played(RED, knight=2)
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    if table.winner() is None:
        table.moves_robber(RED, "fields 6")
    assert table.winner() == RED


def test_one_may_win_before_the_roll():
    """Before the roll as well (sources: winning)."""
    table = nearly(8)
    table.before_the_roll(RED)
    table.played(RED, knight=2)
    table.unplayed(RED, knight=1)
    table.plays_knight(RED)
    assert table.winner() is None, "the robber comes first"
    table.play(table.legal(RED, MoveRobber)[0])
    assert table.winner() == RED


def test_hidden_victory_points_count_towards_ten():
    table = nearly(7, CITY)
    table.unplayed(RED, victory_point=2)
    upgrades(table, RED)
    assert table.winner() == RED
    assert table.happened(GameWon) == [GameWon(RED, 10)]


def test_a_victory_point_card_wins_on_the_turn_it_is_bought():
    table = nearly(9, CARD)
    table.deck(VICTORY_POINT)
    table.buys_card(RED)
    assert table.winner() == RED


def test_several_victory_point_cards_win_together():
    table = nearly(5, CARD)
    table.unplayed(RED, victory_point=4)
    table.deck(VICTORY_POINT)
    table.buys_card(RED)
    assert table.winner() == RED
    assert table.happened(GameWon) == [GameWon(RED, 10)]


def test_another_card_does_not_win():
    table = nearly(9, CARD)
    table.deck(KNIGHT)
    table.buys_card(RED)
    assert table.winner() is None


def test_more_than_ten_points_win_too():
    table = nearly(9, ROAD)
    way = table.way("hills 5 S", 5)
    table.road_along(RED, *way[:-1])
    table.builds_road(RED, table.paths_along(way)[-1])
    assert table.winner() == RED
    assert table.happened(GameWon) == [GameWon(RED, 11)]


def cut_for(seat, points):
    """RED, on turn, cuts BLUE's road so that `seat` is the one who gets the longest road."""
    table = Table()
    table.road_along(
        BLUE,
        "mountains 10 SW",
        "mountains 10 NW",
        "mountains 10 N",
        "mountains 10 NE",
        "pasture 2 N",
        "pasture 2 NE",
        "forest 9 N",
    )
    south = ["hills 5 NW", "hills 5 SW", "hills 5 S", "hills 5 SE", "fields 6 S", "fields 6 SE"]
    table.road_along(seat, *south)
    for number, place in enumerate(
        ["fields 9 NW", "fields 9 S", "mountains 8 NE", "mountains 8 S"]
    ):
        if 2 * number < points:
            table.city(seat, place)
    table.holds_longest_road(BLUE)
    table.road_along(RED, "pasture 2 S", "pasture 2 SW", "pasture 2 NW")
    table.hand(RED, SETTLEMENT)
    table.after_the_roll(RED)
    return table


def test_nobody_wins_on_another_players_turn():
    table = cut_for(ORANGE, 8)
    table.builds_settlement(RED, "pasture 2 NW")
    assert table.longest_road() == ORANGE
    assert table.points(ORANGE) == 10
    assert table.winner() is None
    assert table.happened(GameWon) == []
    assert "EndTurn" in table.kinds(RED)


def test_who_reached_ten_on_anothers_turn_wins_when_their_own_begins():
    table = cut_for(ORANGE, 8)
    table.builds_settlement(RED, "pasture 2 NW")
    table.ends_turn(RED)
    assert table.winner() is None
    assert table.deciding() == (BLUE,)
    table.rolls(BLUE, 2)
    table.ends_turn(BLUE)
    assert table.happened(TurnBegan)[-1].seat == ORANGE
    assert table.winner() == ORANGE
    assert table.state.dice is None


def test_another_player_may_win_first():
    """Another player may come first (sources: winning)."""
    table = cut_for(ORANGE, 8)
    table.builds_settlement(RED, "pasture 2 NW")
    table.ends_turn(RED)
    table.rolls(BLUE, 2)
    table.city(BLUE, "forest 3 N", "forest 3 S", "fields 12 SW", "hills 10 SE")
    table.settlement(BLUE, "pasture 11 S")
    table.hand(BLUE, CARD)
    table.deck(VICTORY_POINT)
    table.buys_card(BLUE)
    assert table.winner() == BLUE


def test_on_ones_own_turn_one_wins_even_with_the_settlement_that_gives_somebody_else_ten():
    """The win must be declared on a player's own turn (sources: winning)."""
    table = cut_for(ORANGE, 8)
    table.city(RED, "desert N", "desert SE", "desert SW", "hills 10 SE")
    table.settlement(RED, "fields 12 NW")
    assert table.points(RED) == 9
    table.builds_settlement(RED, "pasture 2 NW")
    assert table.points(ORANGE) == 10
    assert table.winner() == RED


def test_a_city_on_a_foreign_road_changes_no_length():
    table = cut_for(ORANGE, 2)
    table.builds_settlement(RED, "pasture 2 NW")
    lengths = [table.road_length(seat) for seat in table.seats]
    table.hand(RED, CITY)
    table.builds_city(RED, "pasture 2 NW")
    assert [table.road_length(seat) for seat in table.seats] == lengths
    assert table.longest_road() == ORANGE


def test_who_lost_the_points_again_does_not_win():
    table = cut_for(ORANGE, 8)
    table.builds_settlement(RED, "pasture 2 NW")
    table.ends_turn(RED)
    table.rolls(BLUE, 2)
    table.road_along(BLUE, "hills 5 NE", "hills 5 SE")
    table.hand(BLUE, SETTLEMENT)
    table.builds_settlement(BLUE, "hills 5 SE")
    assert table.points(ORANGE) == 8
    table.ends_turn(BLUE)
    assert table.winner() is None
    assert table.kinds(ORANGE) == {"RollDice"}


def test_of_two_who_have_ten_the_next_in_turn_wins():
    table = nearly(2)
    table.city(WHITE, "hills 5 S", "fields 6 S", "pasture 11 S", "mountains 8 S")
    table.settlement(WHITE, "fields 9 NW", "fields 9 S")
    table.city(ORANGE, "forest 3 N", "forest 3 S", "forest 11 N", "forest 11 S")
    table.settlement(ORANGE, "hills 10 NE", "hills 10 SE")
    assert (table.points(ORANGE), table.points(WHITE)) == (10, 10)
    table.after_the_roll(RED)
    table.ends_turn(RED)
    assert table.winner() is None
    table.rolls(BLUE, 2)
    table.ends_turn(BLUE)
    assert table.winner() == ORANGE


def test_hidden_points_do_not_win_on_another_players_turn():
    table = nearly(4)
    table.city(BLUE, "hills 5 S", "fields 6 S", "pasture 11 S", "mountains 8 S")
    table.unplayed(BLUE, victory_point=5)
    assert table.winner() is None
    assert "EndTurn" in table.kinds(RED)
    table.ends_turn(RED)
    assert table.winner() == BLUE


def test_nothing_can_be_done_after_the_game_is_won():
    table = nearly(9, CITY, ROAD)
    upgrades(table, RED)
    assert table.deciding() == ()
    assert table.view(None)["waiting"] == {}
    for seat in table.seats:
        assert table.legal(seat) == []
        assert game.forms(table.state, seat) == []
        with refused("game_over"):
            table.play(EndTurn(seat))
        with refused("game_over"):
            table.play(RollDice(seat))


def test_everything_may_be_seen_after_the_game():
    """They are shown when the game is over (sources: winning)."""
    table = nearly(9, CITY)
    table.unplayed(BLUE, victory_point=2, knight=1)
    table.hand(BLUE, ore=2)
    upgrades(table, RED)
    for viewer in (*table.seats, None):
        shown = table.view(viewer)["seats"][str(BLUE)]
        assert shown["unplayed"] == {"knight": 1, "victory_point": 2}
        assert shown["hand"]["ore"] == 2
        assert shown["total"] == 2


def test_the_shown_points_of_a_player_about_to_win_do_not_give_it_away():
    table = nearly(7)
    table.unplayed(RED, victory_point=2)
    assert table.points(RED) == 7
    assert all(
        "total" not in table.view(viewer)["seats"]["0"] for viewer in (BLUE, ORANGE, WHITE, None)
    )
