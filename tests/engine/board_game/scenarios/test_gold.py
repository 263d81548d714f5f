"""Gold: cards of one's choice (sources: gold). On Into the Desert for three gold and a pasture have a ten, and gold is
an island of its own."""

import pytest

from engine.api import ConfigError
from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlaceRoadDecision
from engine.board_game.core.events import CardsProduced
from engine.board_game.core.names import WOOL, Cards
from engine.board_game.rules.set_up import place_settlement
from engine.board_game.scenarios.gold import GoldTaken, TakeGold
from engine.board_game.simulate import bot_action
from engine.chance import Random, Scripted
from tests.engine.board_game.sea import at_sea, corner, settled
from tests.engine.board_game.table import BLUE, ORANGE, RED, Table, cards, refused

DESERT_MAP = "into-the-desert-3"
AROUND_THE_GOLD = ("-1 3 N", "-1 3 SE", "-1 3 SW")


def at_gold(*kinds: str, owners=(RED, RED, RED)) -> Table:
    """Buildings around the gold hex, and RED about to roll."""
    table = at_sea(board=DESERT_MAP)
    for kind, owner, place in zip(kinds, owners, AROUND_THE_GOLD, strict=False):
        getattr(table, kind)(owner, corner(table, place))
    table.before_the_roll(RED)
    return table


def takes(table: Table, seat: int, **goods: int) -> None:
    table.play(TakeGold(seat, cards(**goods)))


def choices(table: Table, seat: int) -> set[Cards]:
    return {take.cards for take in table.legal(seat, TakeGold)}


def test_a_settlement_at_gold_chooses_one_card_of_any_kind():
    table = at_gold("settlement")
    table.rolls(RED, 10)
    assert choices(table, RED) == {
        cards(**{kind: 1}) for kind in ("brick", "lumber", "wool", "grain", "ore")
    }
    takes(table, RED, ore=1)
    assert table.last == (GoldTaken(RED, cards(ore=1)),)
    assert table.in_hand(RED) == cards(ore=1)


def test_a_city_chooses_two_cards_alike_or_different():
    for goods in ({"ore": 2}, {"ore": 1, "wool": 1}):
        table = at_gold("city")
        table.rolls(RED, 10)
        assert table.view(None)["waiting"] == {"0": {"kind": "TakeGold", "count": 2}}
        takes(table, RED, **goods)
        assert table.in_hand(RED) == cards(**goods)


def test_several_buildings_choose_together():
    table = at_gold("city", "settlement", "settlement")
    table.rolls(RED, 10)
    assert len(choices(table, RED)) == 70, "four cards of five kinds"


def test_the_choice_comes_after_what_the_roll_produces():
    table = at_gold("settlement")
    settled(table, RED, "1 0 SE")  # pasture 10
    table.before_the_roll(RED)
    events = table.rolls(RED, 10)
    assert CardsProduced(RED, cards(wool=1)) in events
    assert table.kinds(RED) == {"TakeGold"}


def test_players_choose_at_the_same_time_while_no_resource_can_run_out():
    table = at_gold("settlement", "city", owners=(BLUE, ORANGE))
    table.rolls(RED, 10)
    assert table.deciding() == (BLUE, ORANGE)
    with refused("not_yet"):
        table.ends_turn(RED)
    takes(table, ORANGE, ore=2)
    assert table.deciding() == (BLUE,)
    takes(table, BLUE, brick=1)
    assert table.deciding() == (RED,)


def test_where_the_supply_is_short_they_choose_in_turn_beginning_with_whoever_rolled():
    table = at_gold("settlement", "city", "settlement", owners=(BLUE, ORANGE, RED))
    table.supply_left(BLUE, ore=3, wool=3)
    table.hand(BLUE, ore=16, wool=16)
    table.rolls(RED, 10)
    assert table.deciding() == (RED,)
    with refused("not_yet"):
        takes(table, BLUE, ore=1)
    takes(table, RED, ore=1)
    assert table.deciding() == (BLUE,)
    takes(table, BLUE, ore=1)
    assert table.deciding() == (ORANGE,)
    with refused("supply_short"):
        takes(table, ORANGE, ore=2)
    takes(table, ORANGE, ore=1, brick=1)
    assert table.deciding() == (RED,)


def nearly_empty(table: Table, **left: int) -> None:
    kinds = ("brick", "lumber", "wool", "grain", "ore")
    table.supply_left(ORANGE, **{kind: left.get(kind, 0) for kind in kinds})


def test_a_supply_of_one_card_gives_a_city_one():
    table = at_gold("city")
    nearly_empty(table, ore=1)
    table.rolls(RED, 10)
    assert table.view(None)["waiting"]["0"]["count"] == 1
    assert choices(table, RED) == {cards(ore=1)}
    takes(table, RED, ore=1)
    assert table.in_hand(RED) == cards(ore=1)


def test_an_empty_supply_asks_nobody_and_what_is_owed_is_lost():
    table = at_gold("city", "settlement", owners=(RED, BLUE))
    nearly_empty(table)
    table.rolls(RED, 10)
    assert table.kinds(RED) >= {"EndTurn"}
    table = at_gold("settlement", "settlement", owners=(RED, BLUE))
    nearly_empty(table, ore=1)
    table.rolls(RED, 10)
    takes(table, RED, ore=1)
    assert table.kinds(RED) >= {"EndTurn"}, "nothing is left for BLUE"


def test_the_choice_is_bound_by_what_is_owed_and_by_the_supply():
    table = at_gold("city")
    table.supply_left(BLUE, wool=1)
    table.rolls(RED, 10)
    with refused("wrong_count"):
        takes(table, RED, ore=1)
    with refused("supply_short") as refusal:
        takes(table, RED, wool=2)
    assert refusal.value.facts == {"resource": "wool"}


def test_the_turn_does_not_go_on_before_the_choice_and_out_of_time_chance_chooses():
    table = at_gold("city")
    table.rolls(RED, 10)
    with refused("wrong_moment"):
        table.ends_turn(RED)
    taken = {game.default_action(table.state, RED, Random(seed)) for seed in range(60)}
    assert len(taken) > 5
    assert all(isinstance(action, TakeGold) and sum(action.cards) == 2 for action in taken)


def test_the_robber_stops_the_gold():
    table = at_gold("city")
    table.robber_on("gold 10")
    table.rolls(RED, 10)
    assert table.kinds(RED) >= {"EndTurn"}
    assert table.in_hand(RED) == cards()


def test_choices_are_open_as_all_production_is():
    table = at_gold("settlement")
    table.rolls(RED, 10)
    takes(table, RED, ore=1)
    for viewer in (BLUE, None):
        assert table.seen_by(viewer) == [{"type": "GoldTaken", "seat": RED, "cards": {"ore": 1}}]


def test_a_second_starting_settlement_at_gold_chooses_a_card_before_its_road():
    table = at_sea(board=DESERT_MAP)
    at = corner(table, "-1 3 N")
    table.state.turn = 0
    table.state.pending = (PlaceRoadDecision(RED, at),)
    place_settlement(table.state, table.state.rules, RED, at, True, ActionContext(Scripted()))
    assert table.deciding() == (RED,)
    takes(table, RED, wool=1)
    assert table.state.hands[RED][WOOL] == 1
    assert table.state.pending == (PlaceRoadDecision(RED, at),)


def test_a_bot_takes_what_its_plan_lacks():
    table = at_gold("city")
    settled(table, RED, "-1 1 N")
    table.hand(RED, grain=2, ore=1)
    table.before_the_roll(RED)
    table.rolls(RED, 10)
    assert bot_action(table.state, "easy", Random(1)) == TakeGold(RED, cards(ore=2))


def test_gold_needs_a_map_that_has_some_and_such_a_map_needs_it():
    with pytest.raises(ConfigError, match="'gold' and 'board four-islands-3'"):
        rules_for(GameConfig(board="four-islands-3", seats=3, options={"gold": True}))
    with pytest.raises(ConfigError, match="'board into-the-desert-3' is not played without 'gold'"):
        rules_for(GameConfig(board=DESERT_MAP, seats=3, options={"gold": False}))
