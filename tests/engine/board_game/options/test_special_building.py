"""Option special-building: after each turn those with a raised flag may build and buy, or everyone else, clockwise
(sources: special-building)."""

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import game
from engine.board_game.automatic.default_action import default_action
from engine.board_game.bots import choose
from engine.board_game.compiled_rules import rules_for
from engine.board_game.configurations import migrate_config
from engine.board_game.core.actions import (
    BuildRoad,
    EndTurn,
    Pass,
    PlayKnight,
    RollDice,
    TradeWithSupply,
)
from engine.board_game.core.config import GameConfig, OptionValue
from engine.board_game.core.events import CityBuilt, GameWon, Passed, TurnBegan
from engine.board_game.core.names import KNIGHT, VICTORY_POINT
from engine.board_game.options.special_building import (
    FlagLowered,
    FlagRaised,
    LowerFlag,
    RaiseFlag,
    SpecialBuildingDecision,
)
from engine.chance import Random
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
    refused,
)


def after_reds_turn(asked="everyone", **chosen):
    """RED has ended a turn; BLUE lives at hills 6 with two roads, WHITE at forest 9."""
    values = {"special-building": asked, **chosen.pop("values", {})}
    table = Table(values=values, **chosen)
    table.settlement(BLUE, "hills 6 N")
    table.road(BLUE, "hills 6 NE", "hills 6 E")
    table.settlement(WHITE, "forest 9 N")
    return table


def ends(table, seat=RED):
    table.after_the_roll(seat)
    table.ends_turn(seat)


def everyone_passes(table):
    while table.state.pending and isinstance(table.state.pending[0], SpecialBuildingDecision):
        table.play(Pass(table.deciding()[0]))


def test_after_a_turn_everyone_else_is_asked_clockwise_from_the_left_neighbor():
    table = after_reds_turn()
    ends(table, BLUE)
    asked = []
    while isinstance(table.state.pending[0], SpecialBuildingDecision):
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
            str(BLUE): {"kind": SpecialBuildingDecision.name, "then": [ORANGE, WHITE]}
        }
    table.play(Pass(BLUE))
    table.play(Pass(ORANGE))
    assert table.view(None)["waiting"] == {str(WHITE): {"kind": SpecialBuildingDecision.name}}


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
    (end,) = [at for at in bits(table.geometry.neighbors[middle]) if at not in way]
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
    assert game.can_undo(table.play(Pass(BLUE)))


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
    assert default_action(table.state, BLUE, Random(1)) == Pass(BLUE)


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


# --- with flags


def with_flags(**chosen):
    table = after_reds_turn("flags", **chosen)
    table.after_the_roll(RED)
    return table


def raised(table, viewer=None):
    return table.view(viewer)["options"]["special-building"]["flags"]


def test_nobody_is_asked_while_all_flags_are_down():
    table = with_flags()
    table.hand(BLUE, ROAD, CITY)
    table.ends_turn(RED)
    assert table.kinds(BLUE) == {"RollDice"}
    assert [event.seat for event in table.happened(TurnBegan)] == [BLUE]


def test_only_those_with_a_raised_flag_are_asked_clockwise():
    table = with_flags()
    table.play(RaiseFlag(WHITE))
    table.play(RaiseFlag(BLUE))
    table.ends_turn(RED)
    assert table.view(ORANGE)["waiting"] == {
        str(BLUE): {"kind": SpecialBuildingDecision.name, "then": [WHITE]}
    }
    table.play(Pass(BLUE))
    assert table.deciding() == (WHITE,)
    table.play(Pass(WHITE))
    assert table.may(RollDice(BLUE))


def test_a_flag_is_raised_in_anybody_elses_turn_also_before_the_roll_and_during_a_seven():
    table = with_flags()
    table.before_the_roll(RED)
    assert table.may(RaiseFlag(BLUE))
    table.hand(ORANGE, wool=8)
    table.rolls(RED, 7)
    assert table.deciding() == (ORANGE,)
    table.play(RaiseFlag(WHITE))
    table.discards(ORANGE, wool=4)
    assert table.may(RaiseFlag(ORANGE))
    assert table.happened(FlagRaised, since_the_start=True)


def test_whoever_has_to_decide_something_raises_none():
    table = with_flags()
    assert not {"RaiseFlag", "LowerFlag"} & table.kinds(RED)
    with refused("wrong_moment"):
        table.play(RaiseFlag(RED))


def test_nobody_raises_a_flag_during_set_up():
    table = Table(values={"special-building": "flags"}, board="standard-3-4", cleared=False)
    later = next(seat for seat in table.seats if seat not in table.deciding())
    assert not table.kinds(later)
    with refused("wrong_moment"):
        table.play(RaiseFlag(later))


def test_everybody_sees_whose_flag_is_up():
    table = with_flags()
    table.play(RaiseFlag(WHITE))
    table.play(RaiseFlag(BLUE))
    for viewer in (None, RED, BLUE, WHITE):
        assert raised(table, viewer) == [BLUE, WHITE]
        assert table.seen_by(viewer) == [{"type": "FlagRaised", "seat": BLUE}]


def test_a_flag_that_is_up_is_not_raised_again_and_one_that_is_down_not_lowered():
    table = with_flags()
    with refused("flag"):
        table.play(LowerFlag(BLUE))
    table.play(RaiseFlag(BLUE))
    assert table.kinds(BLUE) == {"LowerFlag"}
    with refused("flag"):
        table.play(RaiseFlag(BLUE))


def test_whoever_lowers_it_again_is_not_asked():
    table = with_flags()
    table.play(RaiseFlag(BLUE))
    table.play(LowerFlag(BLUE))
    assert table.happened(FlagLowered)
    assert raised(table) == []
    table.ends_turn(RED)
    assert table.may(RollDice(BLUE))


def test_whoever_lowers_it_before_their_place_in_the_order_is_not_asked_either():
    table = with_flags()
    table.play(RaiseFlag(BLUE))
    table.play(RaiseFlag(WHITE))
    table.ends_turn(RED)
    table.play(LowerFlag(WHITE))
    assert table.view(None)["waiting"] == {str(BLUE): {"kind": SpecialBuildingDecision.name}}
    table.play(Pass(BLUE))
    assert table.may(RollDice(BLUE))


def test_a_flag_comes_down_once_its_owner_has_been_asked():
    table = with_flags()
    table.hand(ORANGE, CARD)
    table.deck(KNIGHT)
    table.play(RaiseFlag(ORANGE))
    table.ends_turn(RED)
    table.buys_card(ORANGE)
    assert raised(table) == [ORANGE], "they may build more"
    table.play(Pass(ORANGE))
    assert raised(table) == []
    table.rolls(BLUE, 2)
    table.ends_turn(BLUE)
    assert table.may(RollDice(ORANGE))


def test_a_flag_comes_down_when_its_owners_turn_begins():
    """The owner can build now what they wanted to build."""
    table = with_flags()
    table.play(RaiseFlag(ORANGE))
    table.ends_turn(RED)
    table.play(RaiseFlag(BLUE))
    table.play(Pass(ORANGE))
    assert table.may(RollDice(BLUE))
    assert raised(table) == []


def test_a_flag_raised_after_the_turn_has_ended_counts_after_the_next_one():
    table = with_flags()
    table.play(RaiseFlag(BLUE))
    table.ends_turn(RED)
    table.play(RaiseFlag(WHITE))
    table.play(Pass(BLUE))
    table.rolls(BLUE, 2)
    table.ends_turn(BLUE)
    assert table.deciding() == (WHITE,)


def test_whoever_has_ended_the_turn_may_raise_it_for_after_the_next_one():
    table = with_flags()
    table.ends_turn(RED)
    table.play(RaiseFlag(RED))
    table.rolls(BLUE, 2)
    table.ends_turn(BLUE)
    assert table.deciding() == (RED,)


def test_what_others_may_do_is_the_same_whatever_somebody_holds():
    rich, poor = with_flags(), with_flags()
    rich.hand(BLUE, ROAD, CITY)
    poor.hand(BLUE, wool=7)
    for table in (rich, poor):
        assert [type(action) for action in table.legal(BLUE)] == [RaiseFlag]
        table.play(RaiseFlag(BLUE))
        table.ends_turn(RED)
    assert rich.view(RED)["waiting"] == poor.view(RED)["waiting"]
    assert rich.view(RED)["options"] == poor.view(RED)["options"]


def test_flags_are_saved_and_loaded():
    table = with_flags()
    table.play(RaiseFlag(BLUE))
    loaded = game.state_from_json(game.state_to_json(table.state))
    assert game.view_for(loaded, RED) == table.view(RED)
    assert game.state_hash(loaded) == game.state_hash(table.state)


def test_a_flag_changes_nothing_that_somebody_else_may_do():
    table = with_flags()
    before = table.legal(RED), game.forms(table.state, RED)
    table.play(RaiseFlag(BLUE))
    assert (table.legal(RED), game.forms(table.state, RED)) == before
    assert game.is_out_of_turn(table.state, "RaiseFlag")
    assert not game.is_out_of_turn(table.state, "EndTurn")


@pytest.mark.parametrize(("held", "raises"), [((CITY,), True), ((CARD,), True), ((), False)])
def test_a_bot_raises_its_flag_when_its_hand_pays_for_what_it_wants(held, raises):
    table = with_flags()
    table.hand(BLUE, *held)
    legal = table.legal(BLUE)
    action = choose("easy", table.view(BLUE), legal, [], BLUE, Random(1))
    assert action == (RaiseFlag(BLUE) if raises else None)
    if raises:
        table.play(RaiseFlag(BLUE))
        assert choose("easy", table.view(BLUE), table.legal(BLUE), [], BLUE, Random(1)) is None
        table.ends_turn(RED)
        asked = choose("easy", table.view(BLUE), table.legal(BLUE), [], BLUE, Random(1))
        assert asked != Pass(BLUE)


# --- games from before there were flags


def test_where_a_game_from_before_says_only_that_it_is_on_everyone_is_asked():
    for values in ({"special-building": True}, {}):
        table = Table(values=values, board="extension-5-6-beginner", seats=5)
        assert "special-building" not in table.state.option_state
        ends(table)
        assert [due.seat for due in reversed(table.state.pending)] == [1, 2, 3, 4]
        with refused("malformed"):
            game.action_from_json({"type": "RaiseFlag"}, 1, table.state)


def test_a_table_that_opens_now_says_that_only_flags_are_asked() -> None:
    def on_the_large_island(options: dict[str, OptionValue]) -> GameConfig:
        return GameConfig(board="extension-5-6", seats=6, options=options)

    ways: tuple[dict[str, OptionValue], ...] = (
        {},
        {"special-building": True},
        {"special-building": "flags"},
    )
    for options in ways:
        now = migrate_config(on_the_large_island(options))
        assert now.options == {"special-building": "flags"}
    for chosen in ("everyone", False):
        config = on_the_large_island({"special-building": chosen})
        assert migrate_config(config) == config
    assert migrate_config(GameConfig()) == GameConfig()


def test_nobody_else_can_be_chosen():
    with pytest.raises(ConfigError):
        rules_for(GameConfig(options={"special-building": "somebody"}))
