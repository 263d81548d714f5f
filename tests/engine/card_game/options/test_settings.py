"""The two profiles, and what a host may choose differently (sources: two-sets-of-rules)."""

import pytest

from engine.api import ConfigError
from engine.card_game.catalog import OPTIONS, PROFILES, settings_of
from engine.card_game.core.actions import BuildUpgrade, Demolish, OfferTrade, PlayCard
from engine.card_game.core.cards import CARDS, REGIONS
from engine.card_game.core.decisions import PutCardsUnder
from engine.card_game.core.events import GameWon, RobbersCame
from engine.card_game.game import game
from engine.chance import Scripted
from tests.engine.card_game.cards_table import (
    BLUE,
    RED,
    Table,
    amounts,
    card,
    refused,
    site,
)

BOTH_PROFILES = pytest.mark.parametrize("profile", ["1996", "2005"])
"""The effect of a setting depends on it alone, and not on the profile that it changes."""
WORTH_A_POINT = ("aqueduct", "bath-house", "church", "library", "town-hall", "aqueduct", "church")
SITES = (
    "left_above",
    "left_below",
    "right_above",
    "right_below",
    "left_above_outer",
    "left_below_outer",
    "right_above_outer",
)


# --- the profiles


def test_the_booklet_is_the_default():
    assert game.configured({}) == game.configured({"profile": "1996"})
    assert game.variant(game.configured({}).to_json()) == "1996"


def test_the_profile_1996_is_the_booklet():
    assert PROFILES["1996"] == {
        "victory-points": 12,
        "window-seconds": 10,
        "region-stack": "printed",
        "actions-from": "second-turn",
        "robber-grace": 0,
        "surplus": "at-once",
        "won": "at-once",
        "mill-without-city": "counts-nothing",
        "demolish": False,
        "harbor-counts-itself": True,
        "spy-takes": "units-and-actions",
        "offers-by": "both",
        "new-cards": False,
    }


def test_the_profile_2005_differs_in_eight_points():
    usual, later = PROFILES["1996"], PROFILES["2005"]
    assert {name: value for name, value in later.items() if value != usual[name]} == {
        "actions-from": "seven-points",
        "robber-grace": 2,
        "surplus": "end-of-turn",
        "won": "own-turn",
        "mill-without-city": "nobody",
        "demolish": True,
        "offers-by": "active",
        "new-cards": True,
    }


def test_attack_rolls_counters_and_the_spy_are_the_same_in_either_profile():
    for profile in PROFILES:
        table = Table(profile, actions_from="second-turn")
        table.hand(RED, "raid", "spy")
        table.hand(BLUE, "bishop", "mint")
        table.stores(BLUE, {"river 1": 1})
        table.plays(RED, "raid")
        waiting = table.view(None)["waiting"]["1"]
        assert (waiting["succeeds"], waiting["succeeds_countered"]) == (5, 2)
        table.window_closes(1)
        table.takes(RED, "gold")
        table.plays(RED, "spy")
        with refused("no_such_card"):
            table.takes_from_hand(RED, "mint")


def test_the_card_list_is_the_same_in_both():
    for profile in PROFILES:
        state = Table(profile).state
        held = [each for stack in state.stacks for each in stack]
        assert sorted(held) == [n for n, each in enumerate(CARDS) for _ in range(each.copies)]
        assert state.numbers == tuple(each.number for each in REGIONS)


def test_the_profile_and_what_differs_from_it_are_kept_with_the_game():
    config = game.configured(
        {"profile": "2005", "settings": {"robber-grace": 2, "demolish": False}}
    )
    assert config.to_json() == {"profile": "2005", "seats": 2, "settings": {"demolish": False}}
    assert game.configured(config.to_json()) == config


@pytest.mark.parametrize(
    ("config", "code"),
    [
        ({"profile": "1998"}, "unknown_profile"),
        ({"settings": {"luck": True}}, "unknown_setting"),
        ({"settings": {"victory-points": 6}}, "wrong_value"),
        ({"settings": {"victory-points": 13}}, "wrong_value"),
        ({"settings": {"victory-points": True}}, "wrong_value"),
        ({"settings": {"window-seconds": 4}}, "wrong_value"),
        ({"settings": {"window-seconds": 31}}, "wrong_value"),
        ({"settings": {"robber-grace": -1}}, "wrong_value"),
        ({"settings": {"robber-grace": 4}}, "wrong_value"),
        ({"settings": {"spy-takes": "nothing"}}, "wrong_value"),
        ({"settings": {"demolish": "yes"}}, "wrong_value"),
        ({"profile": []}, "unknown_profile"),
        ({"profile": {}}, "unknown_profile"),
        ({"seats": 3}, "wrong_seats"),
        ({"settings": []}, "malformed"),
        ({"house": 1}, "malformed"),
        ([], "malformed"),
    ],
)
def test_nothing_else_can_be_chosen(config, code):
    with pytest.raises(ConfigError) as caught:
        game.configured(config)
    assert caught.value.code == code


def test_there_are_thirteen_settings_and_all_can_be_chosen():
    assert len(OPTIONS) == 13
    for key, option in OPTIONS.items():
        for value in option.parameter.values:
            config = game.configured({"settings": {key: value}})
            assert settings_of(config) == {**PROFILES["1996"], key: value}


# --- setting by setting


@BOTH_PROFILES
@pytest.mark.parametrize("points", range(7, 13))
def test_victory_points_are_what_it_takes_to_win(profile, points):
    table = Table(profile, victory_points=points)
    table.city(RED, "left", "right")
    table.built(RED, **dict(zip(SITES, WORTH_A_POINT[: points - 5], strict=False)))
    table.hand(RED, "knight-siegfried")
    table.rich(RED)
    assert table.points(RED) == points - 1
    assert table.view(None)["goal"] == points
    table.builds(RED, "knight-siegfried", "right below outer")
    assert table.happened(GameWon) == [GameWon(RED, points)]


@BOTH_PROFILES
@pytest.mark.parametrize("seconds", [5, 10, 30])
def test_window_seconds_are_how_long_an_attack_waits_for_its_answer(profile, seconds):
    table = Table(profile, window_seconds=seconds, actions_from="second-turn")
    table.hand(RED, "raid")
    table.hand(BLUE, "mint")
    table.stores(BLUE, {"river 1": 1})
    assert game.window(table.state) is None
    table.plays(RED, "raid")
    assert game.window(table.state) == seconds


@BOTH_PROFILES
def test_the_region_stack_has_the_printed_numbers_or_dealt_ones(profile):
    def numbers(value, seed):
        config = game.configured({"profile": profile, "settings": {"region-stack": value}})
        return game.new_game(config, Scripted(seed=seed))[0].numbers

    printed = tuple(each.number for each in REGIONS)
    assert {numbers("printed", seed) for seed in range(5)} == {printed}
    assert len({numbers("dealt", seed) for seed in range(5)}) > 1


@BOTH_PROFILES
def test_actions_from_the_second_turn_look_at_the_turn_and_not_at_the_points(profile):
    table = Table(profile, actions_from="second-turn")
    table.hand(RED, "spy")
    table.turn_is(3)
    assert table.may(PlayCard(RED, card("spy")))
    table.city(RED, "left", "right")
    table.city(BLUE, "left", "right")
    table.turn_is(1)
    with refused("too_early"):
        table.plays(RED, "spy")


@BOTH_PROFILES
def test_actions_from_seven_points_look_at_the_points_and_not_at_the_turn(profile):
    table = Table(profile, actions_from="seven-points")
    table.hand(RED, "spy")
    table.turn_is(99)
    with refused("too_early"):
        table.plays(RED, "spy")
    table.city(RED, "left", "right")
    table.city(BLUE, "left")
    table.turn_is(1)
    assert table.may(PlayCard(RED, card("spy")))


@BOTH_PROFILES
@pytest.mark.parametrize("grace", range(4))
def test_robber_grace_is_in_how_many_turns_of_each_player_robbers_stay_away(profile, grace):
    for turn in range(1, 9):
        table = Table(profile, robber_grace=grace)
        table.rich(RED)
        table.before_the_dice(RED)
        table.turn_is(turn)
        table.rolls(RED, "robber-assault", 6)
        robbed = turn > 2 * grace
        assert bool(table.happened(RobbersCame)) == robbed
        assert ("pasture 3" in table.stored(RED)) != robbed


def burns_an_abbey(profile, **settings):
    """RED's own Arsonist takes the building away that holds the fourth card of the hand."""
    table = Table(profile, actions_from="second-turn", **settings)
    table.built(RED, right_above="abbey")
    table.built(BLUE, left_above="sawmill")
    table.hand(RED, "arsonist", "mint", "church", "caravan")
    table.attacks(RED, "arsonist", 6)
    table.returns(BLUE, "right above")
    return table


@BOTH_PROFILES
def test_a_surplus_at_once_goes_under_a_stack_before_the_turn_goes_on(profile):
    table = burns_an_abbey(profile, surplus="at-once")
    assert table.due() == PutCardsUnder(RED, 1)


@BOTH_PROFILES
def test_a_surplus_at_the_end_of_the_turn_waits_for_it(profile):
    table = burns_an_abbey(profile, surplus="end-of-turn")
    assert table.waits_for(RED) == "Play"
    table.ends_turn(RED)
    assert table.due() == PutCardsUnder(RED, 1)


@BOTH_PROFILES
def test_at_the_end_of_the_turn_all_that_is_above_the_limit_goes(profile):
    table = Table(profile, surplus="end-of-turn")
    table.hand(RED, "mint", "church", "caravan", "spy", "smithy")
    table.ends_turn(RED)
    assert table.due() == PutCardsUnder(RED, 2)
    table.puts_under(RED, "spy", 0)
    assert table.due() == PutCardsUnder(RED, 1)
    table.puts_under(RED, "mint", 3)
    assert table.waits_for(BLUE) == "Roll"
    assert table.in_hand(RED) == ["caravan", "church", "smithy"]


def eleven_and_more(profile, won):
    """BLUE needs the knight's token to win, and gets it in the turn of RED."""
    table = Table(profile, victory_points=7, won=won, actions_from="second-turn")
    table.city(BLUE, "left", "right")
    table.built(BLUE, left_above="colossus", right_above="knight-otto")
    table.built(RED, left_above="knight-walter")
    table.hand(RED, "black-knight")
    table.no_stacks()
    table.hand(RED, "black-knight")
    table.attacks(RED, "black-knight", 6)
    table.returns(BLUE, "left above")
    assert table.points(BLUE) == 7
    return table


@BOTH_PROFILES
def test_won_at_once_is_won_in_the_opponents_turn(profile):
    table = eleven_and_more(profile, "at-once")
    assert table.happened(GameWon) == [GameWon(BLUE, 7)]


@BOTH_PROFILES
def test_won_in_the_own_turn_waits_for_it(profile):
    table = eleven_and_more(profile, "own-turn")
    assert not table.state.over
    table.ends_turn(RED)
    assert table.happened(GameWon) == [GameWon(BLUE, 7)]
    assert table.state.dice == (0, 1)


@BOTH_PROFILES
@pytest.mark.parametrize(("value", "holder"), [("counts-nothing", BLUE), ("nobody", None)])
def test_mill_without_city_says_what_commerce_points_do_without_a_city(profile, value, holder):
    table = Table(profile, mill_without_city=value)
    table.built(RED, left_above="fleet-ore", left_below="fleet-wool")
    table.city(BLUE, "left")
    table.built(BLUE, left_above="fleet-gold")
    assert table.holder("mill") == holder
    assert table.points(BLUE) == 3 + (holder == BLUE)


@BOTH_PROFILES
def test_with_demolish_one_may_take_own_upgrades_out_of_the_game(profile):
    table = Table(profile, demolish=True)
    table.built(RED, left_above="smithy")
    table.play(Demolish(RED, site("left above")))
    assert table.gone() == ["smithy"]
    assert table.goods(RED) == {}


@BOTH_PROFILES
def test_without_demolish_one_may_not(profile):
    table = Table(profile, demolish=False)
    table.built(RED, left_above="smithy")
    assert table.legal(RED, Demolish) == []
    with refused("not_legal"):
        table.play(Demolish(RED, site("left above")))


@BOTH_PROFILES
@pytest.mark.parametrize(("value", "mills"), [(True, 7), (False, 6)])
def test_harbor_counts_itself_says_whether_its_own_point_counts(profile, value, mills):
    table = Table(profile, harbor_counts_itself=value)
    table.city(RED, "left")
    table.built(RED, left_above="harbor")
    table.built(RED, left_below="fleet-ore", right_above="fleet-wool", right_below="fleet-gold")
    assert table.seat_view(RED)["commerce"] == mills


@BOTH_PROFILES
@pytest.mark.parametrize(("value", "taken"), [("units-and-actions", False), ("any-card", True)])
def test_spy_takes_says_whether_the_spy_may_take_a_building(profile, value, taken):
    table = Table(profile, spy_takes=value, actions_from="second-turn")
    table.hand(RED, "spy")
    table.hand(BLUE, "mint", "bishop")
    table.plays(RED, "spy")
    if taken:
        table.takes_from_hand(RED, "mint")
        assert table.in_hand(RED) == ["mint"]
    else:
        with refused("no_such_card"):
            table.takes_from_hand(RED, "mint")


@BOTH_PROFILES
@pytest.mark.parametrize(("value", "passive_too"), [("both", True), ("active", False)])
def test_offers_by_says_who_may_propose_a_trade(profile, value, passive_too):
    table = Table(profile, offers_by=value)
    table.has(RED, brick=1)
    table.has(BLUE, wool=1)
    assert table.may(OfferTrade(RED, amounts(brick=1), amounts(wool=1), None, None))
    theirs = OfferTrade(BLUE, amounts(wool=1), amounts(brick=1), None, None)
    assert table.may(theirs) == passive_too
    if not passive_too:
        with refused("only_the_active_player"):
            table.play(theirs)


@BOTH_PROFILES
@pytest.mark.parametrize("value", [True, False])
def test_new_cards_says_whether_a_card_gained_in_this_turn_may_be_built_or_played(profile, value):
    for key in ("knight-siegfried", "caravan"):
        table = Table(profile, new_cards=value, actions_from="second-turn")
        table.hand(RED, "spy")
        table.hand(BLUE, key)
        table.rich(RED)
        table.stores(RED, {"mountains 2": 1})
        table.plays(RED, "spy")
        table.takes_from_hand(RED, key)
        if key == "caravan":
            assert table.may(PlayCard(RED, card(key))) == value
        else:
            assert table.may(BuildUpgrade(RED, card(key), site("left above"), None)) == value
        assert table.seat_view(RED, RED)["hand"][0]["new"] is True
