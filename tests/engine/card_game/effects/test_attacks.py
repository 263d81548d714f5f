"""The attacks that are rolled for: the Black Knight, the Arsonist and the Raid (sources: attacks).
What answers them is in test_counters.py."""

import pytest

from engine.card_game.core.actions import PlayCard, Return, Take
from engine.card_game.core.decisions import PutCardsUnder
from engine.card_game.core.events import (
    AttackRolled,
    CardPlayed,
    GoodLost,
    GoodTaken,
    UpgradeReturned,
)
from engine.card_game.core.names import GOODS
from engine.chance import Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused, site

ROLLED_FOR = ("black-knight", "arsonist", "raid")


def attacked(key, **settings):
    """A table where RED has that attack, and both have everything that it could hit."""
    table = Table(**settings)
    table.hand(RED, key)
    for seat in (RED, BLUE):
        knight, building, fleet = (
            ("knight-karl", "smithy", "fleet-ore")
            if seat == RED
            else ("knight-otto", "sawmill", "fleet-wool")
        )
        table.built(seat, left_above=knight, left_below=building, right_above=fleet)
    table.stores(RED, {"hills 5": 1, "fields 1": 1})
    table.stores(BLUE, {"pasture 4": 2, "river 1": 1})
    return table


# --- the roll


@pytest.mark.parametrize("key", ROLLED_FOR)
@pytest.mark.parametrize("number", range(1, 7))
def test_an_attack_wins_on_1_to_5_and_loses_on_6(key, number):
    table = attacked(key)
    table.hand(BLUE, "bishop", "spy")
    table.attacks(RED, key, number)
    winner = RED if number <= 5 else BLUE
    assert table.happened(AttackRolled) == [AttackRolled(RED, number, winner)]
    assert table.deciding() == (winner,)


@pytest.mark.parametrize("key", ROLLED_FOR)
def test_an_attack_costs_nothing_and_leaves_the_game(key):
    table = attacked(key)
    before = table.stored(RED)
    table.plays(RED, key)
    assert table.happened(CardPlayed) == [CardPlayed(RED, card(key))]
    assert table.stored(RED) == before
    assert table.in_hand(RED) == []
    assert table.gone() == [key]
    assert table.view(BLUE)["out"] == {key: 1}


@pytest.mark.parametrize("key", ROLLED_FOR)
def test_an_attack_is_played_in_ones_own_main_phase_only(key):
    table = attacked(key)
    table.before_the_dice(RED)
    with refused("wrong_moment"):
        table.plays(RED, key)
    table.main_phase(BLUE)
    with refused("not_your_turn"):
        table.plays(RED, key)


@pytest.mark.parametrize("key", ROLLED_FOR)
def test_the_winner_must_choose_before_the_turn_goes_on(key):
    table = attacked(key)
    table.hand(BLUE, "caravan")
    table.attacks(RED, key, 1)
    assert table.kinds(RED) == {"Take" if key == "raid" else "Return"}
    with refused("wrong_moment"):
        table.ends_turn(RED)


# --- Black Knight


def test_the_black_knight_sends_a_knight_of_your_choice_back_to_the_opponents_hand():
    table = Table()
    table.hand(RED, "black-knight")
    table.built(BLUE, left_above="knight-otto", right_below="knight-karl")
    table.attacks(RED, "black-knight", 1)
    assert {row.place for row in table.legal(RED, Return)} == {
        site("left above"),
        site("right below"),
    }
    table.returns(RED, "right below")
    assert table.happened(UpgradeReturned) == [
        UpgradeReturned(RED, BLUE, card("knight-karl"), site("right below"))
    ]
    assert table.in_hand(BLUE) == ["knight-karl"]
    assert list(table.standing(BLUE).values()) == ["knight-otto"]


def test_a_black_knight_that_fails_costs_you_a_knight_of_the_opponents_choice():
    table = Table()
    table.hand(RED, "black-knight")
    table.hand(BLUE, "caravan")
    table.built(RED, left_above="knight-karl", left_below="knight-siegfried")
    table.built(BLUE, left_above="knight-otto")
    table.attacks(RED, "black-knight", 6)
    assert {row.place for row in table.legal(BLUE, Return)} == {
        site("left above"),
        site("left below"),
    }
    table.returns(BLUE, "left above")
    assert table.in_hand(RED) == ["knight-karl"]
    assert list(table.standing(BLUE).values()) == ["knight-otto"]


def test_a_black_knight_that_fails_costs_nothing_if_you_have_no_knight():
    table = Table()
    table.hand(RED, "black-knight")
    table.hand(BLUE, "caravan")
    table.built(RED, left_above="smithy", left_below="fleet-ore")
    table.built(BLUE, left_above="knight-otto")
    table.attacks(RED, "black-knight", 6)
    assert not table.happened(UpgradeReturned)
    assert table.waits_for(RED) == "Play"
    assert len(table.standing(RED)) == 2


def test_the_black_knight_hits_neither_fleets_nor_buildings():
    table = Table()
    table.hand(RED, "black-knight")
    table.built(BLUE, left_above="knight-otto", left_below="fleet-wool", right_above="sawmill")
    table.attacks(RED, "black-knight", 1)
    assert [row.place for row in table.legal(RED, Return)] == [site("left above")]
    with refused("no_place"):
        table.returns(RED, "left below")
    with refused("no_place"):
        table.returns(RED, "right above")


def test_the_black_knight_cannot_be_played_if_the_opponent_has_no_knight():
    table = Table()
    table.hand(RED, "black-knight")
    table.built(RED, left_above="knight-karl")
    table.built(BLUE, left_below="fleet-wool", right_above="sawmill")
    with refused("no_target") as caught:
        table.plays(RED, "black-knight")
    assert caught.value.facts == {"card": "black-knight"}
    assert table.in_hand(RED) == ["black-knight"]


def test_a_church_does_not_stop_the_black_knight():
    table = Table()
    table.hand(RED, "black-knight")
    table.city(BLUE, "left")
    table.built(BLUE, left_above="knight-otto", left_above_outer="church")
    table.attacks(RED, "black-knight", 1)
    table.returns(RED, "left above")
    assert table.in_hand(BLUE) == ["knight-otto"]


def test_the_token_of_the_strongest_moves_as_soon_as_a_knight_goes_back():
    table = Table()
    table.hand(RED, "black-knight")
    table.built(RED, left_above="knight-siegfried")
    table.built(BLUE, left_above="knight-otto")
    assert table.holder("knight") == BLUE
    table.attacks(RED, "black-knight", 1)
    table.returns(RED, "left above")
    assert table.holder("knight") == RED
    assert [table.points(seat) for seat in (RED, BLUE)] == [3, 2]


# --- Arsonist


def test_the_arsonist_sends_a_building_of_your_choice_back_to_the_opponents_hand():
    table = Table()
    table.hand(RED, "arsonist")
    table.city(BLUE, "left")
    table.built(BLUE, left_above="sawmill", left_above_outer="church", right_below="smithy")
    table.attacks(RED, "arsonist", 1)
    assert {row.place for row in table.legal(RED, Return)} == {
        site("left above"),
        site("left above outer"),
        site("right below"),
    }
    table.returns(RED, "left above outer")
    assert table.in_hand(BLUE) == ["church"]
    assert table.points(BLUE) == 3


def test_an_arsonist_that_fails_costs_you_a_building_of_the_opponents_choice():
    table = Table()
    table.hand(RED, "arsonist")
    table.hand(BLUE, "caravan")
    table.built(RED, left_above="smithy", left_below="abbey")
    table.built(BLUE, left_above="sawmill")
    table.attacks(RED, "arsonist", 6)
    table.returns(BLUE, "left below")
    assert table.in_hand(RED) == ["abbey"]
    assert list(table.standing(RED).values()) == ["smithy"]
    assert list(table.standing(BLUE).values()) == ["sawmill"]


def test_an_arsonist_that_fails_costs_nothing_if_you_have_no_building():
    table = Table()
    table.hand(RED, "arsonist")
    table.hand(BLUE, "caravan")
    table.built(RED, left_above="knight-karl", left_below="fleet-ore")
    table.built(BLUE, left_above="sawmill")
    table.attacks(RED, "arsonist", 6)
    assert not table.happened(UpgradeReturned)
    assert table.waits_for(RED) == "Play"


def test_nobody_burns_a_building_of_their_own_with_the_arsonist():
    table = Table()
    table.hand(RED, "arsonist")
    table.built(RED, right_above="smithy")
    table.built(BLUE, left_above="sawmill")
    table.attacks(RED, "arsonist", 1)
    with refused("no_place"):
        table.returns(RED, "right above")
    table.returns(RED, "left above")
    assert list(table.standing(RED).values()) == ["smithy"]


def test_the_arsonist_hits_neither_knights_nor_fleets():
    table = Table()
    table.hand(RED, "arsonist")
    table.built(BLUE, left_above="knight-otto", left_below="fleet-wool", right_above="sawmill")
    table.attacks(RED, "arsonist", 1)
    assert [row.place for row in table.legal(RED, Return)] == [site("right above")]


def test_the_arsonist_cannot_be_played_if_the_opponent_has_no_building():
    table = Table()
    table.hand(RED, "arsonist")
    table.city(BLUE, "left")
    table.built(RED, left_above="smithy")
    table.built(BLUE, left_above="knight-otto", left_below="fleet-wool")
    with refused("no_target") as caught:
        table.plays(RED, "arsonist")
    assert caught.value.facts == {"card": "arsonist"}


def test_a_church_does_not_stop_the_arsonist():
    table = Table()
    table.hand(RED, "arsonist")
    table.city(BLUE, "left")
    table.built(BLUE, left_above="sawmill", left_above_outer="church")
    table.attacks(RED, "arsonist", 1)
    table.returns(RED, "left above")
    assert table.in_hand(BLUE) == ["sawmill"]


def test_roads_settlements_and_cities_cannot_be_attacked():
    table = Table()
    table.hand(RED, "arsonist", "black-knight")
    table.city(BLUE, "left")
    for key in ("arsonist", "black-knight"):
        with refused("no_target"):
            table.plays(RED, key)


# --- what goes back


def test_a_returned_card_can_be_built_again_for_the_full_price():
    table = Table()
    table.hand(RED, "black-knight")
    table.hand(BLUE, "caravan")
    table.built(RED, left_above="knight-siegfried")
    table.built(BLUE, left_above="knight-otto")
    table.stores(RED, {"mountains 2": 1})
    table.attacks(RED, "black-knight", 6)
    table.returns(BLUE, "left above")
    assert "new" not in table.seat_view(RED, RED)["hand"][0]
    table.builds(RED, "knight-siegfried", "right above")
    assert table.stored(RED) == {}
    assert table.standing(RED) == {site("right above"): "knight-siegfried"}


def test_whoever_gets_a_card_back_puts_what_is_above_the_limit_under_stacks_at_once():
    table = Table()
    table.hand(RED, "black-knight")
    table.hand(BLUE, "mint", "church", "caravan")
    table.built(BLUE, left_above="knight-otto")
    table.attacks(RED, "black-knight", 3)
    table.returns(RED, "left above")
    assert table.due() == PutCardsUnder(BLUE, 1)
    table.puts_under(BLUE, "knight-otto", 4)
    assert table.in_stack(4)[-1] == "knight-otto"
    assert table.in_hand(BLUE) == ["caravan", "church", "mint"]
    assert table.waits_for(RED) == "Play"


@pytest.mark.parametrize("key", ["abbey", "library"])
def test_losing_a_building_that_holds_cards_lowers_the_limit_first(key):
    table = Table()
    table.hand(RED, "arsonist")
    table.city(BLUE, "left")
    table.built(BLUE, left_above=key)
    table.hand(BLUE, "mint", "church", "caravan", "spy")
    table.attacks(RED, "arsonist", 3)
    table.returns(RED, "left above")
    assert table.seat_view(BLUE)["limit"] == 3
    assert table.due() == PutCardsUnder(BLUE, 2)
    table.puts_under(BLUE, key, 0)
    table.puts_under(BLUE, "spy", 1)
    assert table.in_hand(BLUE) == ["caravan", "church", "mint"]


def test_the_stack_is_chosen_for_each_card_and_may_be_empty():
    table = Table()
    table.hand(RED, "arsonist")
    table.stack_is(3)
    table.built(BLUE, left_above="abbey")
    table.hand(BLUE, "mint", "church", "caravan", "spy")
    table.attacks(RED, "arsonist", 3)
    table.returns(RED, "left above")
    table.puts_under(BLUE, "mint", 3)
    table.puts_under(BLUE, "church", 0)
    assert table.in_stack(3) == ["mint"]
    assert table.in_stack(0)[-1] == "church"


def burns_an_abbey_of_its_own(profile):
    """RED's Arsonist fails with a full hand, and the building that holds the fourth card goes back."""
    table = Table(profile)
    table.built(RED, right_above="abbey")
    table.built(BLUE, left_above="sawmill", right_above="fleet-wool")
    table.hand(RED, "arsonist", "mint", "church", "caravan")
    table.city(BLUE, "left")
    table.built(BLUE, left_below="aqueduct", left_below_outer="library")
    table.attacks(RED, "arsonist", 6)
    table.returns(BLUE, "right above")
    assert len(table.in_hand(RED)) == 4
    assert table.seat_view(RED)["limit"] == 3
    return table


def test_in_1996_an_attacker_above_the_limit_puts_cards_under_stacks_at_once():
    table = burns_an_abbey_of_its_own("1996")
    assert table.due() == PutCardsUnder(RED, 1)
    table.puts_under(RED, "mint", 2)
    assert table.waits_for(RED) == "Play"


def test_in_2005_an_attacker_above_the_limit_puts_cards_under_stacks_at_the_end_of_the_turn():
    table = burns_an_abbey_of_its_own("2005")
    assert table.waits_for(RED) == "Play"
    table.ends_turn(RED)
    assert table.due() == PutCardsUnder(RED, 1)
    table.puts_under(RED, "abbey", 2)
    assert table.waits_for(BLUE) == "Roll"


# --- Raid


def test_the_raid_takes_two_goods_of_your_choice_from_the_opponent():
    table = Table()
    table.hand(RED, "raid")
    table.stores(BLUE, {"pasture 4": 2, "river 1": 1, "hills 6": 3})
    table.attacks(RED, "raid", 1)
    assert {GOODS[row.good] for row in table.legal(RED, Take)} == {"wool", "gold", "brick"}
    table.takes(RED, "gold")
    assert table.happened(GoodTaken) == [GoodTaken(BLUE, RED, GOODS.index("gold"))]
    table.takes(RED, "brick")
    assert table.stored(RED) == {"river 6": 1, "hills 5": 1}
    assert table.stored(BLUE) == {"pasture 4": 2, "hills 6": 2}
    assert table.waits_for(RED) == "Play"


def test_a_raid_that_fails_lets_the_opponent_take_two_of_yours():
    table = Table()
    table.hand(RED, "raid")
    table.hand(BLUE, "caravan")
    table.stores(RED, {"hills 5": 2, "fields 1": 1})
    table.stores(BLUE, {"pasture 4": 1})
    table.attacks(RED, "raid", 6)
    table.takes(BLUE, "brick")
    table.takes(BLUE, "brick")
    assert table.stored(RED) == {"fields 1": 1}
    assert table.stored(BLUE) == {"pasture 4": 1, "hills 6": 2}
    assert table.waits_for(RED) == "Play"


def test_the_raid_takes_only_what_the_taker_has_room_for():
    table = Table()
    table.hand(RED, "raid")
    table.stores(RED, {"pasture 3": 3})
    table.stores(BLUE, {"pasture 4": 3, "river 1": 1, "forest 5": 1})
    table.attacks(RED, "raid", 1)
    assert {GOODS[row.good] for row in table.legal(RED, Take)} == {"gold", "lumber"}
    with refused("no_room"):
        table.takes(RED, "wool")
    with refused("not_stored"):
        table.takes(RED, "ore")


def test_if_fewer_goods_can_be_moved_the_raid_moves_what_is_possible():
    table = Table()
    table.hand(RED, "raid")
    table.stores(RED, {"pasture 3": 3})
    table.stores(BLUE, {"pasture 4": 3, "river 1": 1})
    table.attacks(RED, "raid", 1)
    assert table.view(RED)["waiting"]["0"]["left"] == 1
    table.takes(RED, "gold")
    assert table.waits_for(RED) == "Play"
    assert table.stored(BLUE) == {"pasture 4": 3}


def test_a_failed_raid_on_an_empty_realm_takes_nothing():
    table = Table()
    table.hand(RED, "raid")
    table.hand(BLUE, "caravan")
    table.stores(BLUE, {"river 1": 1})
    table.attacks(RED, "raid", 6)
    assert not table.happened(GoodTaken)
    assert table.waits_for(RED) == "Play"


def test_the_raid_takes_two_and_not_fewer_where_two_can_be_moved():
    table = Table()
    table.hand(RED, "raid")
    table.stores(BLUE, {"river 1": 2})
    table.attacks(RED, "raid", 1)
    table.takes(RED, "gold")
    assert table.kinds(RED) == {"Take"}


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [({"hills 5": 2}, {}), ({"pasture 3": 3}, {"pasture 4": 3})],
)
def test_the_raid_cannot_be_played_if_the_opponent_stores_nothing_that_you_have_room_for(
    mine, theirs
):
    table = Table()
    table.hand(RED, "raid")
    table.stores(RED, mine)
    table.stores(BLUE, theirs)
    with refused("no_target") as caught:
        table.plays(RED, "raid")
    assert caught.value.facts == {"card": "raid"}


def test_the_taker_names_the_good_and_the_loser_the_region():
    table = Table()
    table.hand(RED, "raid")
    table.settled(BLUE, "far left", above="pasture 1", below="hills 3")
    table.stores(BLUE, {"pasture 4": 1, "pasture 1": 2})
    table.attacks(RED, "raid", 1)
    table.takes(RED, "wool")
    assert table.waits_for(BLUE) == "ChooseLoss"
    with refused("not_stored"):
        table.loses(BLUE, "hills 3")
    table.loses(BLUE, "pasture 4")
    assert table.happened(GoodLost) == [
        GoodLost(BLUE, table.region(BLUE, "pasture 4"), GOODS.index("wool"), 1)
    ]
    table.takes(RED, "wool")
    assert table.stored(BLUE) == {"pasture 1": 1}
    assert table.stored(RED) == {"pasture 3": 2}


def test_a_lapsed_clock_empties_the_fullest_region_first_and_one_that_a_warehouse_protects_last():
    table = Table()
    table.hand(RED, "raid")
    table.settled(BLUE, "far left", above="pasture 1", below="hills 3")
    table.stores(BLUE, {"pasture 4": 1, "pasture 1": 2})
    table.attacks(RED, "raid", 1)
    table.takes(RED, "wool")
    table.lapses(BLUE)
    assert table.stored(BLUE) == {"pasture 4": 1, "pasture 1": 1}
    table = Table()
    table.hand(RED, "raid")
    table.settled(BLUE, "far left", above="pasture 1", below="hills 3")
    table.built(BLUE, far_left_above="fortified-warehouse")
    table.stores(BLUE, {"pasture 4": 1, "pasture 1": 2})
    table.attacks(RED, "raid", 1)
    table.takes(RED, "wool")
    table.lapses(BLUE)
    assert table.stored(BLUE) == {"pasture 1": 2}


def test_the_winner_of_goods_may_name_the_region_that_gets_them():
    table = Table()
    table.hand(RED, "raid")
    table.settled(RED, "far left", above="pasture 1", below="hills 3")
    table.stores(BLUE, {"pasture 4": 2})
    table.attacks(RED, "raid", 1)
    table.takes(RED, "wool", into="pasture 1")
    assert table.stored(RED) == {"pasture 1": 1}
    table.takes(RED, "wool")
    assert table.waits_for(RED) == "ChooseGain"
    table.gains(RED, "pasture 3")
    assert table.stored(RED) == {"pasture 1": 1, "pasture 3": 1}


# --- who sees what


@pytest.mark.parametrize(
    ("key", "targets"),
    [
        ("black-knight", ("right below",)),
        ("arsonist", ("left above", "right above")),
        ("raid", ()),
    ],
)
def test_everybody_sees_the_attack_its_odds_its_targets_and_the_roll(key, targets):
    table = Table()
    table.hand(RED, key)
    table.hand(BLUE, "caravan")
    table.built(RED, left_above="knight-karl", left_below="smithy")
    table.built(BLUE, left_above="sawmill", right_above="abbey", right_below="knight-otto")
    table.stores(BLUE, {"river 1": 2})
    table.plays(RED, key)
    for viewer in (RED, BLUE, None):
        waiting = table.view(viewer)["waiting"]["1"]
        assert waiting["attack"] == key
        assert (waiting["succeeds"], waiting["succeeds_countered"]) == (5, 2)
        assert waiting["targets"] == sorted(map(site, targets))
    table.window_closes(2)
    for viewer in (RED, BLUE, None):
        assert {"type": "AttackRolled", "seat": 0, "number": 2, "winner": 0} in table.told(viewer)


def test_an_attack_that_nobody_can_answer_is_rolled_at_once():
    table = attacked("black-knight")
    table.play(PlayCard(RED, card("black-knight")), Scripted(numbers=[5]))
    assert table.happened(AttackRolled) == [AttackRolled(RED, 6, BLUE)]
