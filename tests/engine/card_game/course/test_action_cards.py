"""When action cards may be played, and what becomes of them (sources: when-actions-are-played, gained-cards)."""

import pytest

from engine.card_game.core.actions import BuildSettlement, PlayCard
from engine.card_game.core.cards import CARDS
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused

NEUTRAL = ("alchemist", "caravan", "scout")
ATTACKS = ("arsonist", "black-knight", "merchant", "raid", "spy")
IN_THE_MAIN_PHASE = ("caravan", *ATTACKS)


def ready(key, profile="1996", **settings):
    """RED holds the card, and nothing but the moment could be in its way; together they have 8 points."""
    table = Table(profile, **settings)
    for seat in (RED, BLUE):
        table.city(seat, "left")
    table.built(RED, left_above="knight-karl", left_below="smithy", left_above_outer="aqueduct")
    table.built(BLUE, left_above="knight-otto", left_below="sawmill")
    table.stores(RED, {"hills 5": 1, "fields 1": 1})
    table.stores(BLUE, {"pasture 4": 2, "river 1": 1})
    table.hand(RED, key)
    return table


def plays_or_builds(table, key):
    """The card's own way into the game."""
    if key == "scout":
        table.builds_settlement(RED, "far left", scout=True)
    else:
        table.plays(RED, key)


def readies_a_settlement(table):
    """A road leads to its place, and what it costs is stored."""
    table.road(RED, "far left")
    table.stores(RED, {"hills 5": 1, "forest 4": 1, "pasture 3": 1, "fields 1": 1})


# --- when


@pytest.mark.parametrize("key", IN_THE_MAIN_PHASE)
def test_an_action_card_is_played_in_ones_own_main_phase(key):
    table = ready(key)
    assert table.may(PlayCard(RED, card(key)))
    table.before_the_dice(RED)
    with refused("wrong_moment") as caught:
        table.plays(RED, key)
    assert caught.value.facts == {"decision": "Roll"}


@pytest.mark.parametrize("key", [*IN_THE_MAIN_PHASE, "alchemist"])
def test_nobody_plays_an_action_card_in_the_opponents_turn(key):
    table = ready(key)
    for begin in (table.main_phase, table.before_the_dice):
        begin(BLUE)
        with refused("not_your_turn"):
            table.plays(RED, key)


@pytest.mark.parametrize("key", IN_THE_MAIN_PHASE)
def test_an_action_card_waits_until_the_event_is_over(key):
    table = ready(key)
    table.before_the_dice(RED)
    table.rolls(RED, "successful-year", 6)
    assert table.waits_for(RED) == "ChooseGain"
    with refused("wrong_moment"):
        table.plays(RED, key)


def test_a_player_can_play_one_or_more_action_cards_in_a_turn():
    table = ready("spy")
    table.hand(RED, "spy", "caravan", "raid")
    table.plays(RED, "caravan")
    table.swaps(RED, "hills 5", "forest 4")
    table.swaps(RED, "fields 1", "forest 4")
    table.plays(RED, "spy")
    table.plays(RED, "raid")
    assert sorted(table.gone()) == ["caravan", "raid", "spy"]


@pytest.mark.parametrize("key", IN_THE_MAIN_PHASE)
def test_once_played_an_action_card_cannot_be_used_again(key):
    table = ready(key)
    table.attacks(RED, key, 1)
    assert table.gone() == [key]
    assert table.in_hand(RED) == []
    assert table.view(None)["out"] == {key: 1}
    table.main_phase(RED)
    with refused("no_such_card"):
        table.plays(RED, key)


def test_action_cards_cost_nothing_to_play():
    table = ready("spy")
    table.stores(RED, {})
    table.plays(RED, "spy")
    assert table.gone() == ["spy"]


# --- not until each player has had a turn (1996)


@pytest.mark.parametrize("key", [*IN_THE_MAIN_PHASE, "scout"])
@pytest.mark.parametrize(
    ("turn", "early"), [(1, True), (2, True), (3, False), (4, False), (12, False)]
)
def test_in_1996_action_cards_may_not_be_played_until_each_player_has_had_a_turn(key, turn, early):
    table = ready(key)
    if key == "scout":
        readies_a_settlement(table)
    table.turn_is(turn)
    if early:
        with refused("too_early") as caught:
            plays_or_builds(table, key)
        assert caught.value.facts == {"card": key}
    else:
        plays_or_builds(table, key)
        assert table.gone() == [key]


def test_the_alchemist_waits_until_each_player_has_had_a_turn_too():
    table = ready("alchemist")
    table.before_the_dice(RED)
    table.turn_is(1)
    with refused("too_early"):
        table.plays(RED, "alchemist")
    table.turn_is(3)
    table.plays(RED, "alchemist")


def test_a_settlement_can_be_built_before_the_scout_may_be_played():
    table = ready("scout")
    readies_a_settlement(table)
    table.turn_is(1)
    assert [row.scout for row in table.legal(RED, BuildSettlement)] == [None]


# --- at least seven points together (2005)


@pytest.mark.parametrize("key", IN_THE_MAIN_PHASE)
def test_in_2005_action_cards_may_be_played_while_both_have_seven_points_together(key):
    table = ready(key, "2005")
    assert table.points(RED) + table.points(BLUE) == 8
    table.turn_is(1)
    assert table.may(PlayCard(RED, card(key)))
    table.state.realms[RED].upgrades.clear()
    table.hand(RED, key)
    assert (table.points(RED), table.points(BLUE)) == (3, 4)
    assert table.may(PlayCard(RED, card(key)))


def test_in_2005_the_sum_of_points_is_looked_at_when_the_card_is_played():
    table = ready("spy", "2005")
    table.hand(RED, "arsonist", "black-knight", "spy")
    table.state.realms[RED].upgrades.clear()
    table.hand(RED, "arsonist", "black-knight", "spy")
    assert (table.points(RED), table.points(BLUE)) == (3, 4)
    table.attacks(RED, "black-knight", 1)
    table.returns(RED, "left above")
    assert (table.points(RED), table.points(BLUE)) == (3, 3)
    for key in ("arsonist", "spy"):
        with refused("too_early") as caught:
            table.plays(RED, key)
        assert caught.value.facts == {"card": key}
    table.main_phase(RED)
    table.built(BLUE, right_above="knight-pippin")
    assert table.points(BLUE) == 4
    assert table.may(PlayCard(RED, card("spy")))


def test_in_2005_the_scout_may_be_played_from_the_first_turn():
    table = Table("2005")
    table.hand(RED, "scout")
    readies_a_settlement(table)
    table.turn_is(1)
    table.builds_settlement(RED, "far left", scout=True)
    assert table.gone() == ["scout"]


def test_in_2005_no_other_action_card_may_be_played_with_six_points_together():
    table = Table("2005")
    table.city(RED, "left", "right")
    table.hand(RED, "spy")
    assert table.points(RED) + table.points(BLUE) == 6
    with refused("too_early"):
        table.plays(RED, "spy")
    table.city(BLUE, "left")
    table.plays(RED, "spy")


def test_in_2005_the_alchemist_waits_for_seven_points_together_too():
    table = Table("2005")
    table.hand(RED, "alchemist")
    table.before_the_dice(RED)
    with refused("too_early"):
        table.plays(RED, "alchemist")
    table.city(RED, "left", "right")
    table.city(BLUE, "left")
    table.plays(RED, "alchemist")


# --- cards gained in this turn


def gains_by_master_builder(table, key):
    """RED takes that card in the event of this turn, and gives up a mint for it."""
    table.hand(RED, "mint")
    table.stack(0, key)
    table.turns(RED, "master-builder")
    table.looks_through(RED, 0)
    table.takes_card(RED, 0)
    table.puts_under(RED, "mint", 4)
    table.lapses(BLUE)
    assert table.waits_for(RED) == "Play"


def test_in_1996_a_newly_acquired_card_cannot_be_played_in_the_same_turn():
    table = ready("mint")
    gains_by_master_builder(table, "spy")
    with refused("new_card") as caught:
        table.plays(RED, "spy")
    assert caught.value.facts == {"card": "spy"}
    assert table.seat_view(RED, RED)["hand"][0]["new"] is True


def test_in_1996_a_newly_acquired_card_cannot_be_built_in_the_same_turn():
    table = ready("mint")
    gains_by_master_builder(table, "knight-siegfried")
    table.rich(RED)
    with refused("new_card"):
        table.builds(RED, "knight-siegfried", "right above")


def test_in_1996_a_newly_acquired_scout_cannot_be_played_in_the_same_turn():
    table = ready("mint")
    gains_by_master_builder(table, "scout")
    readies_a_settlement(table)
    with refused("new_card"):
        table.builds_settlement(RED, "far left", scout=True)


def test_in_the_next_turn_the_card_is_no_longer_new():
    table = ready("mint")
    gains_by_master_builder(table, "spy")
    table.no_stacks()
    table.ends_turn(RED)
    table.rolls(BLUE, "tournament", 6)
    while table.waits_for(table.deciding()[0]) != "Play":
        table.lapses(table.deciding()[0])
    table.ends_turn(BLUE)
    table.rolls(RED, "trade-advantage", 6)
    table.plays(RED, "spy")
    assert table.gone()[-1] == "spy"


def test_in_2005_a_card_from_the_master_builder_may_be_played_in_the_same_turn():
    table = ready("mint", "2005")
    gains_by_master_builder(table, "spy")
    table.plays(RED, "spy")
    assert table.gone() == ["spy"]


def gains_another_spy():
    """RED holds a Spy, has just gained a second one, and puts a card under a stack next."""
    table = ready("mint")
    table.hand(RED, "mint", "spy")
    table.stack(0, "spy")
    table.turns(RED, "master-builder")
    table.looks_through(RED, 0)
    table.takes_card(RED, 0)
    return table


def test_an_older_card_of_the_same_kind_is_not_new():
    table = gains_another_spy()
    table.puts_under(RED, "mint", 4)
    table.lapses(BLUE)
    table.plays(RED, "spy")
    with refused("new_card"):
        table.plays(RED, "spy")


def test_of_two_cards_of_a_kind_the_new_one_goes_under_the_stack():
    table = gains_another_spy()
    table.puts_under(RED, "spy", 4)
    table.lapses(BLUE)
    table.plays(RED, "spy")
    assert table.gone() == ["spy"]


# --- an effect that is impossible


@pytest.mark.parametrize("key", [key for key in IN_THE_MAIN_PHASE if key != "spy"])
def test_an_action_card_whose_effect_is_impossible_may_not_be_played(key):
    table = Table()
    table.hand(RED, key)
    with refused("no_target") as caught:
        table.plays(RED, key)
    assert caught.value.facts == {"card": key}
    rests = table.seat_view(RED, RED)["hand"][0]["rests"]
    assert rests == {"code": "no_target", "facts": {"card": key}}


def test_the_spy_is_the_exception_since_the_hand_is_hidden():
    table = Table()
    table.hand(RED, "spy")
    assert table.may(PlayCard(RED, card("spy")))


# --- what a player hears


@pytest.mark.parametrize("key", IN_THE_MAIN_PHASE)
def test_an_action_card_is_laid_face_up_on_the_table(key):
    table = ready(key)
    table.attacks(RED, key, 1)
    for viewer in (RED, BLUE, None):
        assert table.told(viewer)[0] == {"type": "CardPlayed", "seat": 0, "card": key}


def test_neutral_cards_attacks_and_counters_are_all_the_action_cards():
    kinds = {
        kind: {each.key for each in CARDS if each.family == "action" and each.kind == kind}
        for kind in ("neutral", "attack", "counter")
    }
    assert kinds["neutral"] == set(NEUTRAL)
    assert kinds["attack"] == set(ATTACKS)
    assert kinds["counter"] == {"bishop", "herb-witch"}
