"""Option two-players: two neutral players, two rolls a turn, trade tokens (sources: two-plus-two). Its headings have files of their own."""

import json
import random

import pytest

from engine.api import ConfigError
from engine.bits import bits
from engine.board_game import boards, catalog, game, lobby_catalog
from engine.board_game.core.actions import BuildRoad, BuildSettlement, EndTurn, Pass, RollDice
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import CardStolen, DiceRolled, DiceRolledAgain
from engine.board_game.core.names import ORE
from engine.board_game.figures.statistics import Statistics
from engine.board_game.options.knight_interrupt import LetRobberStand
from engine.board_game.options.robber_is_pirate import MoveRobberToHarbor
from engine.board_game.options.two_players.neutral_players import (
    PlaceNeutralRoad,
    PlaceNeutralSettlement,
)
from engine.board_game.options.two_players.trade_tokens import (
    ForceTrade,
    GiveInReturn,
    SendRobberToDesert,
)
from engine.board_game.rules.turn import two_dice
from engine.chance import Scripted, Sealed, tally
from engine.record import Record, Recording, final
from tests.engine.board_game.table import BLUE, CITY, RED, ROAD, SETTLEMENT, Table, refused
from tests.engine.board_game.two_players import (
    BLACK,
    FAR_GOAL,
    GRAY,
    KEY,
    about_to_roll_twice,
    desert,
    far_from,
    forced_trade,
    gives,
    inland,
    neutral_roads,
    pool,
    ready_to_build,
    ready_to_settle,
    robber_off_the_desert,
    some_path_of,
    tokens,
    two_players,
    with_two_roads,
)
from tests.engine.board_game.wild import forbidden_action, wild_action

# Preparation


def test_each_neutral_player_begins_with_one_settlement_and_no_road_on_its_marked_corner():
    table = Table.dealt(KEY, seats=2)
    state, board = table.state, table.state.rules.board
    assert board.neutral_starts == (
        table.geometry.corner(1, -2, "S"),
        table.geometry.corner(-1, 2, "N"),
    )
    assert [state.settlements[BLACK], state.settlements[GRAY]] == [
        1 << at for at in board.neutral_starts
    ]
    assert state.roads == [0, 0, 0, 0]
    assert table.view(None)["buildings"] == {
        str(at): {"seat": neutral, "kind": "settlement"}
        for neutral, at in zip((BLACK, GRAY), board.neutral_starts, strict=True)
    }


def test_the_neutral_settlements_keep_their_distance_from_those_of_set_up():
    table = Table.dealt(KEY, seats=2)
    seat = table.state.current
    for at in table.state.rules.board.neutral_starts:
        for near in bits(table.geometry.blocked_by[at]):
            assert near not in table.settlements_offered_to(seat)


def test_after_set_up_each_player_has_two_settlements_and_two_roads_and_each_neutral_one_settlement():
    table = Table.dealt(KEY, seats=2)
    while not table.state.turn:
        table.play(table.legal(table.deciding()[0])[0])
    state = table.state
    assert [mask.bit_count() for mask in state.settlements] == [2, 2, 1, 1]
    assert [mask.bit_count() for mask in state.roads] == [2, 2, 0, 0]


def test_each_player_begins_with_five_of_the_twenty_trade_tokens():
    table = two_players()
    assert [tokens(table, seat) for seat in (RED, BLUE)] == [5, 5]
    assert pool(table) == 10


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_for_exactly_two_players(seats):
    with pytest.raises(ConfigError) as caught:
        game.new_game(GameConfig(seats=seats, options={KEY: True}), Scripted())
    assert caught.value.code == "wrong_seats"
    assert KEY in caught.value.text
    assert str(seats) in caught.value.text


@pytest.mark.parametrize(
    "board",
    [key for key in catalog.BOARDS if 2 in boards.load(key).seats and key != "standard-3-4"],
)
def test_it_needs_a_board_that_marks_the_corners_of_the_neutral_players(board):
    with pytest.raises(ConfigError) as caught:
        game.new_game(GameConfig(board=board, seats=2, options={KEY: True}), Scripted())
    assert caught.value.code == "contradiction"
    assert KEY in caught.value.text
    assert board in caught.value.text


def test_every_other_board_says_that_it_refuses_it():
    rows = lobby_catalog.to_json()["boards"]
    assert [row["key"] for row in rows if KEY not in row["refuses"]] == ["standard-3-4"]


def test_the_lobby_has_a_preset_and_knows_for_how_many_it_is():
    rows = lobby_catalog.to_json()
    preset = next(row for row in rows["presets"] if row["key"] == KEY)
    assert preset["config"]["seats"] == 2
    assert next(row for row in rows["options"] if row["key"] == KEY)["seats"] == [2]


# The whole of it


def test_neutral_pieces_and_tokens_are_there_for_everybody_to_see():
    table = two_players()
    table.settlement(BLACK, inland(table))
    table.road(BLACK, some_path_of(table, inland(table)))
    views = [table.view(viewer) for viewer in (RED, BLUE, None)]
    for view in views:
        assert view["options"] == views[2]["options"]
        assert view["neutrals"][str(BLACK)] == {
            "road": 1,
            "left": {"road": 14, "settlement": 4, "city": 4},
        }
        assert set(view["roads"].values()) == {BLACK}


def test_a_base_game_for_two_knows_nothing_of_it():
    table = Table(seats=2)
    assert "neutrals" not in table.view(None)
    assert "options" not in table.view(None)
    assert len(table.state.roads) == 2
    assert "ForceTrade" not in table.state.rules.actions
    assert table.state.rules.builders == table.state.rules.seats
    assert table.state.rules.rivals == table.state.rules.others
    assert table.state.rules.dice is two_dice, "nobody asks whether a roll counts"


def test_actions_can_be_read_as_clients_send_them():
    table = two_players()
    for action in (
        PlaceNeutralRoad(RED, GRAY, 7),
        PlaceNeutralSettlement(RED, BLACK, 7),
        gives(RED, wool=2),
        ForceTrade(RED),
    ):
        sent = json.loads(json.dumps(game.action_to_json(action)))
        assert game.action_from_json(sent, RED, table.state) == action
    for neutral in (RED, 4, True, "2"):
        with refused("malformed"):
            game.action_from_json(
                {"type": "PlaceNeutralRoad", "neutral": neutral, "path": 1}, RED, table.state
            )


@pytest.mark.parametrize("options", [{}, {"dice-deck": 5}, {"separate-phases": True}])
def test_a_recorded_game_replays_to_the_same_end(options):
    config = GameConfig(seats=2, options={KEY: True, "victory-points": 8, **options})
    luck, chance = random.Random(9), Sealed(b"two", [])
    recording = Recording(config, chance)
    drawn, again = tally(chance.outcomes), 0
    statistics = Statistics(recording.state)
    version = 0
    while not recording.state.over:
        chance = Sealed(b"two", [], drawn)
        before, version = recording.state, version + 1
        events = recording.play(wild_action(recording.state, luck), chance)
        statistics.add(version, before, events, recording.state)
        drawn += tally(chance.outcomes)
        again += any(isinstance(event, DiceRolledAgain) for event in events)
    assert again
    record = Record.from_json(json.loads(json.dumps(recording.record.to_json())))
    assert game.state_hash(final(record)) == game.state_hash(recording.state)
    told = statistics.to_json(recording.state)
    assert len(told["seats"]) == 2
    assert all(seat["parts"]["other"] == 0 for seat in told["seats"])


def test_whatever_may_not_be_done_is_refused_in_words_and_changes_nothing():
    table = two_players(cleared=False, **FAR_GOAL)
    luck = random.Random(7)
    refusals = set()
    for _ in range(400):
        if table.state.over:
            break
        for _ in range(6):
            action = forbidden_action(table.state, luck)
            if not table.may(action):
                with refused() as caught:
                    table.play(action)
                refusals.add(caught.value.code)
        table.play(wild_action(table.state, luck))
    assert refusals >= {"not_enough_tokens", "malformed", "no_played_knight", "wrong_moment"}


def test_a_saved_game_opens_again_in_the_middle():
    table = two_players(cleared=False, **FAR_GOAL)
    luck = random.Random(2)
    for _ in range(200):
        table.play(wild_action(table.state, luck))
        saved = json.loads(json.dumps(game.state_to_json(table.state)))
        assert game.state_to_json(game.state_from_json(saved)) == game.state_to_json(table.state)


def test_whoever_is_absent_builds_for_the_neutral_players_and_gives_in_return():
    table = forced_trade()
    table.play(ForceTrade(RED))
    action = game.default_action(table.state, RED, Scripted())
    assert isinstance(action, GiveInReturn)
    table.play(action)
    at = far_from(table)
    table.settlement(RED, at)
    table.settlement(BLACK, far_from(table, at))
    table.hand(RED, ROAD)
    table.play(BuildRoad(RED, some_path_of(table, at)))
    assert isinstance(game.default_action(table.state, RED, Scripted()), PlaceNeutralRoad)


def test_a_road_and_its_neutral_one_can_be_undone_but_not_drawn_cards():
    table = two_players()
    at = ready_to_build(table, ROAD)
    table.settlement(BLACK, far_from(table, at))
    assert game.can_undo(table.builds_road(RED, some_path_of(table, at)))
    assert game.can_undo(table.play(neutral_roads(table, RED)[0]))
    table.hand(RED, wool=2)
    table.hand(BLUE, ore=2)
    assert not game.can_undo(table.play(ForceTrade(RED)))
    assert not game.can_undo(table.play(gives(RED, wool=2)))


# With other rules


def test_in_a_safe_beginning_neither_a_seven_nor_the_sum_of_the_first_roll_counts():
    table = two_players("safe-beginning")
    about_to_roll_twice(table)
    table.rolls(RED, 8)
    table.play(RollDice(RED), dice=[(3, 4), (4, 4), (6, 1), (3, 2)])
    again = [event.dice for event in table.happened(DiceRolledAgain)]
    assert again == [(3, 4), (4, 4), (6, 1)]
    assert [event.dice for event in table.happened(DiceRolled)] == [(3, 2)]


def test_a_robber_at_a_harbor_goes_to_the_desert_for_tokens_and_the_harbor_trades_again():
    table = two_players("robber-is-pirate")
    harbor, kind = next(each for each in table.state.island.harbors if each[1] == ORE)
    table.settlement(RED, table.geometry.ends[harbor][0])
    about_to_roll_twice(table, BLUE)
    table.rolls(BLUE, 7)
    table.play(MoveRobberToHarbor(BLUE, harbor, None))
    table.before_the_roll(RED)
    assert table.state.rates[RED][kind] == 4
    table.play(SendRobberToDesert(RED))
    assert table.state.robber == desert(table)
    assert table.state.rates[RED][kind] == 2


def test_the_robber_that_tokens_send_to_the_desert_may_be_answered_too():
    """After any move of the robber; nothing is stolen at the desert, whoever moved it (sources: knights-answer)."""
    table = two_players("knight-interrupt")
    about_to_roll_twice(table)
    table.unplayed(BLUE, knight=1)
    robber_off_the_desert(table)
    table.play(SendRobberToDesert(RED))
    assert table.deciding() == (BLUE,)
    table.play(LetRobberStand(BLUE))
    assert table.deciding() == (RED,)
    assert table.may(RollDice(RED))
    assert not table.happened(CardStolen)


def test_at_a_harbor_only_people_can_be_robbed():
    table = two_players("robber-is-pirate")
    (at_black, _), (at_blue, _) = table.state.island.harbors[:2]
    table.settlement(BLACK, table.geometry.ends[at_black][0])
    table.settlement(BLUE, table.geometry.ends[at_blue][0])
    table.hand(BLUE, ore=3)
    table.rolls(RED, 7)
    moves = table.legal(RED, MoveRobberToHarbor)
    assert [action.victim for action in moves if action.harbor == at_blue] == [BLUE]
    assert [action.victim for action in moves if action.harbor == at_black] == [None]
    table.play(MoveRobberToHarbor(RED, at_black, None))
    assert table.happened(CardStolen) == []


def test_what_is_built_between_turns_brings_neutral_pieces_too():
    table = two_players("special-building")
    at = inland(table)
    table.settlement(BLUE, at)
    table.settlement(BLACK, far_from(table, at))
    table.hand(BLUE, ROAD)
    table.after_the_roll(RED)
    table.ends_turn(RED)
    table.builds_road(BLUE, some_path_of(table, at))
    assert table.kinds(BLUE) == {"PlaceNeutralRoad"}
    table.play(neutral_roads(table, BLUE)[0])
    table.play(Pass(BLUE))
    assert table.may(RollDice(BLUE))


def test_the_settlement_that_has_to_follow_a_city_brings_a_neutral_one():
    table = two_players("settlement-required")
    own = ready_to_settle(table)
    with_two_roads(table, BLACK, far_from(table, *own), avoiding=own)
    table.hand(RED, CITY, SETTLEMENT)
    table.builds_city(RED, own[0])
    assert table.kinds(RED) == {"BuildSettlement"}
    table.play(table.legal(RED, BuildSettlement)[0])
    assert table.kinds(RED) == {"PlaceNeutralSettlement"}
    table.play(table.legal(RED, PlaceNeutralSettlement)[0])
    assert EndTurn(RED) in table.legal(RED)


def test_a_table_that_bars_the_desert_from_the_robber_refuses_the_tokens_by_naming_both():
    with pytest.raises(ConfigError) as caught:
        two_players("no-robber-to-desert")
    assert caught.value.code == "contradiction"
    assert KEY in caught.value.text
    assert "no-robber-to-desert" in caught.value.text
