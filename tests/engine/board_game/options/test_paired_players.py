"""Option paired-players: the third player to the left takes a smaller turn after each turn (sources: paired-players)."""

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import game
from engine.board_game.automatic.default_action import default_action
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import EndTurn, Pass, PlayKnight, RollDice, TradeWithSupply
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.events import PairedTurnBegan, TurnBegan
from engine.board_game.core.names import KNIGHT, ORE, WOOL
from engine.board_game.options.paired_players import PairedTurnDecision
from engine.board_game.options.vp_cards_are_ordinary import PlayVictoryPoint
from engine.board_game.simulate import bot_game
from engine.chance import Random
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    CITY,
    RED,
    ROAD,
    SETTLEMENT,
    Table,
    cards,
    refused,
)

PARTNER = 3
"""Of RED, the first seat."""


def pairs(may_win="both", seats=6, **values):
    """RED's turn has ended. The partner has a settlement with two roads at the top left hills."""
    options = {"special-building": False, "paired-players": may_win, **values}
    table = Table(values=options, board="extension-5-6-beginner", seats=seats)
    table.settlement(PARTNER, "hills 10 N")
    table.road(PARTNER, "hills 10 NE", "hills 10 E")
    table.after_the_roll(RED)
    return table


def ends(table, seat=RED):
    table.play(EndTurn(seat))


def test_after_a_turn_the_third_player_to_the_left_plays_too():
    table = pairs()
    ends(table)
    assert table.deciding() == (PARTNER,)
    assert [event.seat for event in table.happened(PairedTurnBegan)] == [PARTNER]


def test_with_five_players_it_is_the_third_to_the_left_as_well():
    table = pairs(seats=5)
    table.after_the_roll(4)
    ends(table, 4)
    assert table.deciding() == (2,)


def test_then_both_markers_move_one_seat_to_the_left():
    table = pairs()
    ends(table)
    table.play(Pass(PARTNER))
    assert [event.seat for event in table.happened(TurnBegan)] == [BLUE]
    table.rolls(BLUE, 2)
    ends(table, BLUE)
    assert table.deciding() == (PARTNER + 1,)


def test_the_partner_does_not_roll_and_makes_no_offers():
    table = pairs()
    table.hand(PARTNER, ore=1)
    table.hand(RED, wool=1)
    ends(table)
    assert not table.may(RollDice(PARTNER))
    with refused("wrong_moment"):
        table.offers(PARTNER, cards(ore=1), cards(wool=1), to=[RED])
    with refused("not_your_turn"):
        table.offers(RED, cards(wool=1), cards(ore=1), to=[PARTNER])


def test_the_partner_trades_with_the_supply_builds_and_buys():
    table = pairs()
    table.hand(PARTNER, ROAD, CITY, CARD, wool=4)
    table.deck(KNIGHT)
    ends(table)
    table.trades_with_supply(PARTNER, WOOL, ORE)
    table.builds_road(PARTNER, "hills 10 NW")
    table.builds_city(PARTNER, "hills 10 N")
    table.buys_card(PARTNER)


def test_the_partner_plays_one_development_card_though_the_first_has_played_one():
    table = pairs()
    table.unplayed(RED, year_of_plenty=1)
    table.unplayed(PARTNER, knight=2)
    table.plays_year_of_plenty(RED, ORE, ORE)
    ends(table)
    table.plays_knight(PARTNER)
    assert table.deciding() == (PARTNER,)
    table.moves_robber(PARTNER, "mountains 9")
    assert not table.may(PlayKnight(PARTNER))
    assert table.may(Pass(PARTNER))


def test_a_card_bought_in_the_smaller_turn_is_played_later():
    table = pairs()
    table.hand(PARTNER, CARD)
    table.deck(KNIGHT)
    ends(table)
    table.buys_card(PARTNER)
    assert not table.may(PlayKnight(PARTNER))
    table.play(Pass(PARTNER))
    assert not any(table.state.bought[PARTNER])


def one_point_short(may_win):
    table = pairs(may_win)
    table.grows_to(PARTNER, 9)
    table.hand(PARTNER, CITY)
    assert table.points(PARTNER) == 9
    ends(table)
    table.builds_city(PARTNER, "hills 10 N")
    return table


def test_the_partner_wins_too():
    assert one_point_short("both").winner() == PARTNER


def test_or_only_whoever_rolled_wins():
    table = one_point_short("first")
    assert table.winner() is None
    table.play(Pass(PARTNER))
    assert table.winner() is None, "it is BLUE's turn"


def test_whoever_rolled_does_not_win_in_the_partners_turn():
    """The partner cuts a road, so that RED gets the longest road and the points."""
    for may_win in ("both", "first"):
        table = pairs(may_win, **{"victory-points": 8})
        cut = table.way("hills 9 S", 6)
        middle, end = next(
            (middle, at)
            for middle in cut[2:5]
            for at in bits(table.geometry.neighbors[middle])
            if at not in cut
        )
        own = table.way("pasture 4 NE", 5, avoiding=[*cut, end])
        table.road_along(BLUE, *cut)
        table.holds_longest_road(BLUE)
        table.road_along(RED, *own)
        table.settlement(RED, own[0])
        table.unplayed(RED, victory_point=5)
        table.road(PARTNER, table.geometry.path_between(middle, end))
        table.hand(PARTNER, SETTLEMENT)
        ends(table)
        table.builds_settlement(PARTNER, middle)
        assert table.longest_road() == RED
        assert table.winner() is None
        table.play(Pass(PARTNER))
        assert table.winner() is None


def test_the_partner_wins_at_once_with_the_points_already_there():
    table = pairs()
    table.grows_to(PARTNER, 10)
    ends(table)
    assert table.winner() == PARTNER


def test_trade_first_then_build_begins_afresh_for_the_partner():
    table = pairs(**{"separate-phases": True})
    table.hand(RED, CARD)
    table.hand(PARTNER, ROAD, wool=4)
    table.deck(KNIGHT)
    table.buys_card(RED)
    ends(table)
    assert table.may(TradeWithSupply(PARTNER, WOOL, ORE))
    table.builds_road(PARTNER, "hills 10 NW")
    assert not table.may(TradeWithSupply(PARTNER, WOOL, ORE))


def test_the_clock_of_the_partner_runs_as_in_any_turn():
    table = pairs()
    assert game.on_turn(table.state) == RED
    table.unplayed(PARTNER, knight=1)
    ends(table)
    table.plays_knight(PARTNER)
    assert game.on_turn(table.state) == PARTNER
    table.moves_robber(PARTNER, "mountains 9")
    table.play(Pass(PARTNER))
    assert game.on_turn(table.state) == BLUE


def test_whose_time_is_up_passes():
    table = pairs()
    ends(table)
    assert default_action(table.state, PARTNER, Random(1)) == Pass(PARTNER)


def test_there_are_no_pairs_at_a_board_for_four():
    with pytest.raises(ConfigError) as caught:
        rules_for(GameConfig(options={"paired-players": "both"}))
    assert "paired-players" in caught.value.text
    assert "standard-3-4" in caught.value.text


def test_pairs_and_special_building_are_refused_by_both_names():
    config = GameConfig(board="extension-5-6", seats=6, options={"paired-players": "both"})
    with pytest.raises(ConfigError) as caught:
        rules_for(config)
    assert "paired-players" in caught.value.text
    assert "special-building" in caught.value.text


def test_bots_play_in_pairs_to_the_end():
    options: dict[str, OptionValue] = {
        "special-building": False,
        "paired-players": "both",
        "victory-points": 8,
    }
    state, _ = bot_game(
        GameConfig(board="extension-5-6", seats=6, options=options), Random(1), Random(2)
    )
    assert state.over


def test_everybody_sees_whose_smaller_turn_it_is():
    table = pairs()
    ends(table)
    assert table.view(None)["waiting"] == {str(PARTNER): {"kind": PairedTurnDecision.name}}
    assert table.view(None)["turn"]["seat"] == RED


def test_the_partner_plays_a_victory_point_card_where_these_are_played():
    table = pairs(**{"vp-cards-are-ordinary": True})
    table.unplayed(PARTNER, victory_point=1)
    ends(table)
    table.play(PlayVictoryPoint(PARTNER))
    assert table.points(PARTNER) == 2
