"""Things that a seat could buy, trade or play and cannot now: one reason each, in the order in which one would ask."""

import json

import pytest

from engine.api import ConfigError
from engine.board_game import game
from engine.board_game.catalog import BOARDS, EDITIONS, OPTIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import (
    Action,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopmentCard,
    EndTurn,
    OfferTrade,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    TradeWithSupply,
)
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import KNIGHT, ORE, WOOL
from engine.board_game.core.state import Rules
from engine.board_game.options.bridges import BuildBridge
from engine.board_game.options.two_players.trade_tokens import (
    DiscardKnight,
    ForceTrade,
    SendRobberToDesert,
)
from engine.board_game.options.vp_cards_are_ordinary import PlayVictoryPoint
from engine.board_game.rules.trade import OFFERS_A_TURN
from engine.chance import Scripted
from tests.engine.board_game.charts import charted
from tests.engine.board_game.table import (
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
)
from tests.engine.board_game.two_players import desert, robber_off_the_desert, two_players

BUILDS: tuple[type[Action], ...] = (
    BuildRoad,
    BuildSettlement,
    BuildCity,
    BuyDevelopmentCard,
)
TRADES: tuple[type[Action], ...] = (TradeWithSupply, OfferTrade)
PLAYS: tuple[type[Action], ...] = (
    PlayKnight,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    PlayMonopoly,
)
ONE_OF_EACH_CARD = {"knight": 1, "road_building": 1, "year_of_plenty": 1, "monopoly": 1}


def reasons(table: Table, seat: int, kinds: tuple[type[Action], ...]) -> set[str | None]:
    """The codes of what this seat is told about such kinds."""
    told = [table.why_none(seat, kind) for kind in kinds]
    return {reason[0] if reason else None for reason in told}


def rich() -> Table:
    """RED can pay for everything and holds a card of each kind, but has no place on the board."""
    table = Table()
    table.hand(RED, ROAD, SETTLEMENT, CITY, CARD)
    table.unplayed(RED, **ONE_OF_EACH_CARD)
    return table


# When: before the turn, in it, in that of another


def test_in_set_up_nothing_is_sold_to_anybody():
    table = Table.dealt(chance=Scripted(dice=[(6, 6), (1, 1), (1, 1), (1, 1)]))
    for seat in table.seats:
        assert reasons(table, seat, (*BUILDS, *TRADES)) == {"set_up"}


def test_what_is_not_played_at_this_table_is_refused_in_set_up_like_anything_else():
    table = Table.dealt(chance=Scripted(dice=[(6, 6), (1, 1), (1, 1), (1, 1)]))
    refusals = [game.why_not(table.state, BuildBridge(seat, 0)) for seat in table.seats]
    assert {reason[0] for reason in refusals if reason} == {"wrong_moment", "not_your_turn"}
    assert None not in refusals


def test_once_the_game_is_over_that_is_the_reason():
    table = Table(points={RED: 9})
    table.hand(RED, CARD, CITY)
    table.settlement(RED, "fields 12 S")
    table.after_the_roll(RED)
    table.builds_city(RED, "fields 12 S")
    assert table.winner() == RED
    for seat in table.seats:
        assert reasons(table, seat, (*BUILDS, *TRADES)) == {"game_over"}


def test_before_the_roll_the_dice_come_first():
    table = rich()
    assert reasons(table, RED, (*BUILDS, *TRADES)) == {"wrong_moment"}
    assert table.why_none(RED, BuildRoad) == ("wrong_moment", {"decision": "Roll"})


def test_in_the_turn_of_another_it_is_not_ones_turn_whatever_one_holds():
    table = rich()
    table.after_the_roll(BLUE)
    assert reasons(table, RED, (*BUILDS, TradeWithSupply, *PLAYS)) == {"not_your_turn"}
    assert table.why_none(RED, BuildRoad) == ("not_your_turn", {})


def test_one_offers_to_whoever_is_on_turn_once_they_have_rolled():
    table = rich()
    table.before_the_roll(BLUE)
    assert table.why_none(RED, OfferTrade) == ("not_your_turn", {})
    table.after_the_roll(BLUE)
    assert table.why_none(RED, OfferTrade) is None
    assert "OfferTrade" in table.kinds(RED)


def test_what_must_be_done_first_is_named():
    table = rich()
    table.rolls(RED, 7)
    assert table.why_none(RED, BuildRoad) == ("wrong_moment", {"decision": "Discard"})
    table.discards(RED, brick=2, lumber=2, wool=2, grain=1)
    assert table.why_none(RED, BuildRoad) == ("wrong_moment", {"decision": "MoveRobber"})


def test_who_discards_in_the_turn_of_another_is_not_promised_to_build_afterwards():
    table = rich()
    table.before_the_roll(BLUE)
    table.rolls(BLUE, 7)
    assert table.deciding() == (RED,)
    assert reasons(table, RED, (*BUILDS, OfferTrade)) == {"not_your_turn"}
    assert table.why_none(BLUE, BuildRoad) == ("not_yet", {"decision": "Discard"})


# What is missing


def test_a_piece_that_is_not_left_comes_before_its_price():
    table = Table()
    table.road_along(RED, *table.way("hills 5 S", 15))
    table.after_the_roll(RED)
    assert table.why_none(RED, BuildRoad) == ("no_pieces_left", {"piece": "road"})
    assert table.why_none(RED, BuildSettlement) == (
        "not_enough_cards",
        {"needs": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}},
    )


def test_missing_cards_are_counted():
    table = rich()
    table.settlement(RED, "hills 6 N")
    table.road_along(RED, *table.way("hills 6 N", 2))
    table.hand(RED, ore=1, grain=1, brick=1)
    table.after_the_roll(RED)
    told = {kind: table.why_none(RED, kind) for kind in BUILDS}
    assert told[BuildRoad] == ("not_enough_cards", {"needs": {"lumber": 1}})
    assert told[BuildCity] == ("not_enough_cards", {"needs": {"ore": 2, "grain": 1}})
    assert told[BuyDevelopmentCard] == ("not_enough_cards", {"needs": {"wool": 1}})


def test_without_a_place_the_price_does_not_matter():
    for table in rich(), Table():
        table.after_the_roll(RED)
        assert reasons(table, RED, (BuildRoad, BuildSettlement)) == {"no_place"}
        assert reasons(table, RED, (BuildCity,)) == {"no_settlement"}


def test_what_is_possible_has_no_reason():
    table = rich()
    table.settlement(RED, "hills 6 N")
    table.road_along(RED, *table.way("hills 6 N", 2))
    table.after_the_roll(RED)
    assert reasons(table, RED, (*BUILDS, OfferTrade, *PLAYS)) == {None}


def test_an_empty_deck_comes_before_the_price_of_a_card():
    table = Table()
    table.unplayed(BLUE, knight=14, road_building=2, year_of_plenty=2)
    table.unplayed(ORANGE, monopoly=2, victory_point=5)
    table.after_the_roll(RED)
    assert table.why_none(RED, BuyDevelopmentCard) == ("deck_empty", {})


def test_the_last_settlement_that_has_to_remain_may_not_become_a_city():
    table = Table("settlement-required")
    table.settlement(RED, "hills 6 N")
    table.hand(RED, CITY)
    table.after_the_roll(RED)
    assert table.why_none(RED, BuildCity) == ("not_a_city_yet", {})


# Trade


def test_without_enough_of_one_kind_the_bank_does_not_trade():
    table = Table()
    table.hand(RED, wool=3, ore=3)
    table.after_the_roll(RED)
    assert table.why_none(RED, TradeWithSupply) == ("too_few_of_a_kind", {})
    table.hand(RED, wool=4)
    assert table.why_none(RED, TradeWithSupply) is None


def test_without_a_card_nobody_can_offer_any():
    table = Table()
    table.hand(RED)
    table.after_the_roll(RED)
    assert table.why_none(RED, OfferTrade) == ("nothing_to_give", {})
    assert "OfferTrade" not in table.kinds(RED)


def test_too_many_offers_in_vain_are_the_reason_for_no_more():
    table = Table()
    table.hand(RED, wool=OFFERS_A_TURN + 1, ore=1)
    table.after_the_roll(RED)
    for count in range(1, OFFERS_A_TURN + 1):
        offer = table.offers(RED, cards(wool=count), cards(ore=1), to=(BLUE,))
        table.declines(BLUE, offer)
    assert table.why_none(RED, OfferTrade) == ("too_many_offers", {"limit": OFFERS_A_TURN})


def test_where_trade_comes_first_building_ends_it():
    table = Table("separate-phases")
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=4)
    table.after_the_roll(RED)
    assert reasons(table, RED, TRADES) == {None}
    table.builds_road(RED, "hills 6 NE")
    assert reasons(table, RED, TRADES) == {"trading_is_over"}


def test_the_second_of_a_pair_is_told_what_their_turn_is_not_for():
    table = Table(
        values={"special-building": False, "paired-players": "both"},
        board="extension-5-6-beginner",
        seats=6,
    )
    table.hand(3, wool=2)
    table.after_the_roll(RED)
    table.play(EndTurn(RED))
    assert table.why_none(3, OfferTrade) == ("wrong_moment", {"decision": "PairedTurn"})
    assert table.why_none(3, TradeWithSupply) == ("too_few_of_a_kind", {})
    first, *_ = game.unavailable(table.state, 3)
    assert first["code"] != "wrong_moment", "what would have its moment now comes first"


def test_in_special_building_one_is_told_that_it_is_for_building_only():
    table = Table(values={"special-building": "everyone"})
    table.hand(BLUE, ROAD, SETTLEMENT)
    table.after_the_roll(RED)
    table.play(EndTurn(RED))
    assert reasons(table, BLUE, TRADES) == {"wrong_moment"}
    assert table.why_none(BLUE, OfferTrade) == ("wrong_moment", {"decision": "SpecialBuilding"})
    assert reasons(table, BLUE, (BuildRoad, BuildSettlement)) == {"no_place"}
    assert reasons(table, ORANGE, BUILDS) == {"not_your_turn"}


# Development cards in the hand


def test_only_cards_one_holds_are_spoken_of():
    table = Table()
    table.unplayed(RED, knight=1)
    table.unplayed(BLUE, monopoly=1)
    table.after_the_roll(BLUE)
    assert reasons(table, RED, (PlayKnight,)) == {"not_your_turn"}
    assert reasons(table, RED, (PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty)) == {None}
    table.after_the_roll(RED)
    told = [kind for reason in game.unavailable(table.state, RED) for kind in reason["actions"]]
    assert not set(told) & {play.__name__ for play in PLAYS}


def test_a_card_bought_this_turn_waits_for_the_next_one():
    table = Table()
    table.hand(RED, CARD)
    table.deck(KNIGHT)
    table.after_the_roll(RED)
    table.buys_card(RED)
    assert table.why_none(RED, PlayKnight) == ("bought_this_turn", {"card": "knight"})


def test_one_card_is_played_each_turn():
    table = Table()
    table.unplayed(RED, monopoly=1, knight=1)
    table.after_the_roll(RED)
    table.plays_monopoly(RED, WOOL)
    assert table.why_none(RED, PlayKnight) == ("card_played", {})


def test_where_cards_wait_for_the_roll_that_is_said():
    table = Table("cards-after-roll")
    table.unplayed(RED, monopoly=1)
    table.before_the_roll(RED)
    assert table.why_none(RED, PlayMonopoly) == ("cards_after_roll", {})


def test_road_building_without_a_place_and_a_supply_of_nothing_are_reasons():
    table = Table()
    table.unplayed(RED, road_building=1, year_of_plenty=1)
    table.after_the_roll(RED)
    assert table.why_none(RED, PlayRoadBuilding) == ("no_road_possible", {})
    table.supply_left(WHITE, brick=0, lumber=0, wool=0, grain=0, ore=1)
    assert table.why_none(RED, PlayYearOfPlenty) == ("supply_short", {})


def test_a_victory_point_that_is_played_has_its_reason_too():
    table = Table("vp-cards-are-ordinary")
    table.unplayed(RED, victory_point=1, monopoly=1)
    table.after_the_roll(RED)
    assert table.why_none(RED, PlayVictoryPoint) is None
    table.plays_monopoly(RED, WOOL)
    assert table.why_none(RED, PlayVictoryPoint) == ("card_played", {})


def test_a_new_knight_cannot_answer_the_robber():
    table = Table("knight-interrupt")
    table.settlement(BLUE, "hills 5 S")
    table.hand(BLUE, ore=2)
    table.unplayed(BLUE, monopoly=1, knight=1)
    table.state.bought[BLUE][KNIGHT] = 1
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5", BLUE, card=ORE)
    assert table.deciding() == (BLUE,)
    assert table.why_none(BLUE, PlayKnight) == ("bought_this_turn", {"card": "knight"})
    assert table.why_none(BLUE, PlayMonopoly) == ("not_your_turn", {})
    assert table.why_none(RED, BuildRoad) == ("not_yet", {"decision": "AnswerRobber"})


# What options bring


def test_bridges_have_their_reasons():
    table = charted()
    table.settlement(RED, "fields 9 SE")
    table.after_the_roll(RED)
    assert table.why_none(RED, BuildBridge) == (
        "not_enough_cards",
        {"needs": {"brick": 1, "lumber": 1, "wool": 1}},
    )


def test_trade_tokens_have_their_reasons():
    table = two_players()
    table.after_the_roll(RED)
    table.robber_on(desert(table))
    assert table.why_none(RED, ForceTrade) == ("no_cards_to_trade", {})
    assert table.why_none(RED, SendRobberToDesert) == ("robber_at_desert", {})
    assert table.why_none(RED, DiscardKnight) == ("no_played_knight", {})
    assert table.why_none(BLUE, ForceTrade) == ("not_your_turn", {})
    robber_off_the_desert(table)
    assert table.why_none(RED, SendRobberToDesert) is None
    table.trade_tokens(RED, 0)
    assert table.why_none(RED, SendRobberToDesert) == ("not_enough_tokens", {"needs": 1})


def every_game() -> list[Rules]:
    """The rules of each edition, board and option that can be played."""
    options = {key: option.parameter for key, option in OPTIONS.items()}
    found = []
    for edition in EDITIONS:
        for board in BOARDS:
            for seats in range(2, 7):
                for key, parameter in options.items():
                    value = True if parameter is None else getattr(parameter, "default", True)
                    try:
                        found.append(rules_for(GameConfig(edition, board, seats, {key: value})))
                    except ConfigError:
                        continue
    return found


def test_whatever_has_a_price_and_every_card_that_is_played_has_a_reason():
    played = {"PlayKnight", "PlayRoadBuilding", "PlayYearOfPlenty", "PlayMonopoly"}
    every_rules = every_game()
    assert {key for rules in every_rules for key in rules.config.options} == set(OPTIONS) - {"map"}
    for rules in every_rules:
        explained = {rule.action.__name__ for rule in rules.explained}
        assert {
            kind.__name__ for kind, move in rules.action_rules.items() if move.price
        } <= explained
        assert {kind for kind in rules.actions if kind.startswith("Play")} <= explained
        assert played | {"TradeWithSupply", "OfferTrade"} <= explained


@pytest.mark.parametrize("on_turn", [RED, BLUE])
def test_reasons_are_small_and_plain(on_turn):
    table = rich()
    table.after_the_roll(on_turn)
    told = game.unavailable(table.state, RED)
    assert json.loads(json.dumps(told)) == told
    assert all(reason["code"].islower() for reason in told)


def test_all_that_waits_for_ones_turn_is_told_at_once():
    table = rich()
    table.after_the_roll(BLUE)
    assert game.unavailable(table.state, RED) == [{"code": "not_your_turn"}]
    table.before_the_roll(BLUE)
    assert game.unavailable(table.state, RED) == [{"code": "not_your_turn"}]
