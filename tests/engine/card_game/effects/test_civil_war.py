"""Civil War (sources: event-cards, civil-war-in-order)."""

import pytest

from engine.card_game.core.actions import Return
from engine.card_game.core.decisions import PutCardsUnder
from engine.card_game.core.events import GameWon, UpgradeReturned
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused, site


def with_units(**settings):
    table = Table(**settings)
    table.built(RED, left_above="knight-karl", left_below="fleet-ore", right_above="smithy")
    table.built(BLUE, left_above="knight-otto", right_below="fleet-wool", right_above="sawmill")
    return table


def test_each_player_takes_a_unit_back_which_the_opponent_chooses():
    table = with_units()
    table.turns(RED, "civil-war", 6)
    table.returns(RED, "right below")
    assert table.happened(UpgradeReturned) == [
        UpgradeReturned(RED, BLUE, card("fleet-wool"), site("right below"))
    ]
    table.returns(BLUE, "left above")
    assert table.in_hand(BLUE) == ["fleet-wool"]
    assert table.in_hand(RED) == ["knight-karl"]
    assert table.waits_for(RED) == "Play"


def test_knights_and_fleets_may_be_chosen_and_no_buildings():
    table = with_units()
    table.turns(RED, "civil-war")
    assert {row.place for row in table.legal(RED, Return)} == {
        site("left above"),
        site("right below"),
    }
    with refused("no_place"):
        table.returns(RED, "right above")


@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_active_player_chooses_first(active):
    table = with_units()
    table.turns(active, "civil-war")
    assert table.deciding() == (active,)
    with refused("not_your_turn"):
        table.returns(1 - active, "left above")
    table.returns(active, "left above")
    assert table.deciding() == (1 - active,)


def test_units_in_a_city_with_a_church_cannot_be_chosen():
    table = with_units()
    table.city(BLUE, "left")
    table.built(BLUE, left_above_outer="church")
    table.turns(RED, "civil-war")
    assert [row.place for row in table.legal(RED, Return)] == [site("right below")]
    with refused("no_place"):
        table.returns(RED, "left above")


def test_a_church_protects_its_own_city_only():
    table = with_units()
    table.city(BLUE, "left", "right")
    table.built(BLUE, left_above_outer="church")
    table.turns(RED, "civil-war")
    table.returns(RED, "right below")
    assert table.in_hand(BLUE) == ["fleet-wool"]


def test_a_player_without_an_eligible_unit_is_not_affected():
    table = with_units()
    table.city(BLUE, "left", "right")
    table.built(BLUE, left_above_outer="church", right_below_outer="church")
    table.turns(RED, "civil-war")
    assert table.waits_for(BLUE) == "ChooseTarget"
    table.returns(BLUE, "left below")
    assert table.in_hand(RED) == ["fleet-ore"]
    assert table.in_hand(BLUE) == []


def test_without_any_unit_nothing_happens():
    table = Table()
    table.turns(RED, "civil-war")
    assert table.waits_for(RED) == "Play"
    assert not table.happened(UpgradeReturned)


@pytest.mark.parametrize("profile", ["1996", "2005"])
def test_then_both_players_put_cards_above_their_hand_limit_under_draw_stacks(profile):
    table = with_units(profile=profile)
    table.hand(RED, "mint", "church", "spy")
    table.hand(BLUE, "caravan", "colossus", "spy")
    table.turns(RED, "civil-war", 6)
    table.returns(RED, "left above")
    assert table.waits_for(BLUE) == "ChooseTarget"
    assert len(table.in_hand(BLUE)) == 4
    table.returns(BLUE, "left above")
    assert table.due() == PutCardsUnder(RED, 1)
    table.puts_under(RED, "mint", 0)
    assert table.due() == PutCardsUnder(BLUE, 1)
    table.puts_under(BLUE, "knight-otto", 1)
    assert table.in_hand(RED) == ["church", "knight-karl", "spy"]
    assert table.in_hand(BLUE) == ["caravan", "colossus", "spy"]
    assert table.waits_for(RED) == "Play"


def test_returns_happen_one_by_one_and_points_are_looked_at_after_each():
    table = Table(victory_points=7)
    table.city(RED, "left", "right")
    table.city(BLUE, "left", "right")
    table.built(RED, left_above="knight-siegfried", left_below="colossus")
    table.built(BLUE, left_above="fleet-ore", left_above_outer="fleet-wool")
    table.built(BLUE, left_below="library")
    table.built(RED, right_above="fleet-gold")
    table.built(BLUE, right_above="knight-pippin")
    assert (table.points(RED), table.points(BLUE)) == (6, 6)
    assert table.holder("knight") is None
    table.turns(RED, "civil-war")
    table.returns(RED, "right above")
    assert table.holder("knight") == RED
    assert table.happened(GameWon) == [GameWon(RED, 7)]
    assert table.state.over


def test_the_second_return_may_win_the_game_too():
    table = Table(victory_points=7)
    table.city(RED, "left", "right")
    table.city(BLUE, "left", "right")
    table.built(RED, left_above="knight-siegfried", left_below="library")
    table.built(BLUE, left_above="fleet-ore", left_below="colossus", right_above="knight-pippin")
    table.built(RED, right_above="fleet-gold")
    assert (table.points(RED), table.points(BLUE)) == (5, 6)
    table.turns(RED, "civil-war")
    table.returns(RED, "left above")
    assert not table.state.over
    table.returns(BLUE, "left above")
    assert table.happened(GameWon) == [GameWon(BLUE, 7)]


def test_a_returned_unit_may_be_built_again_in_the_same_turn():
    table = with_units()
    table.rich(RED)
    table.turns(RED, "civil-war")
    table.returns(RED, "left above")
    table.returns(BLUE, "left below")
    table.builds(RED, "fleet-ore", "right below")
    assert table.standing(RED)[site("right below")] == "fleet-ore"


def test_a_lapsed_clock_chooses_any_of_the_units():
    table = with_units()
    table.turns(RED, "civil-war", 6)
    table.lapses(RED)
    table.lapses(BLUE)
    assert table.waits_for(RED) == "Play"
    assert len(table.in_hand(RED)) == len(table.in_hand(BLUE)) == 1
