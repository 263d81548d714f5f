"""The end of the game (sources: winning-two-realms)."""

import pytest

from engine.api import ConfigError
from engine.card_game.core.actions import EndTurn, OfferTrade
from engine.card_game.core.events import (
    DiceRolled,
    GameWon,
    Produced,
    RegionLaid,
    RegionsFound,
    TurnBegan,
)
from engine.card_game.core.grid import ABOVE, BELOW, row_of
from engine.card_game.game import game
from tests.engine.card_game.cards_table import (
    BLUE,
    PROFILES,
    RED,
    Table,
    amounts,
    card,
    refused,
    site,
)
from tests.engine.card_game.whole_games import check

BOTH = (RED, BLUE)
HIGH = {
    "left_above": "church",
    "left_below": "library",
    "left_above_outer": "town-hall",
    "left_below_outer": "bath-house",
    "right_above": "aqueduct",
}
"""With two cities: nine points."""


def nine(table, seat, **more):
    """A seat has nine points, and these cards as well."""
    table.city(seat, "left", "right")
    table.built(seat, **HIGH, **more)
    return table


def eleven(profile="1996", **settings):
    """RED has eleven points without a token, and BLUE two."""
    return nine(Table(profile, **settings), RED, right_below="colossus")


def winner(table):
    return table.view(None).get("winner")


# --- points


def test_a_settlement_has_one_point_and_a_city_two():
    table = Table()
    assert table.points(RED) == 2
    table.city(RED, "left")
    assert table.points(RED) == 3


@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("aqueduct", 1),
        ("bath-house", 1),
        ("church", 1),
        ("library", 1),
        ("town-hall", 1),
        ("colossus", 2),
        ("abbey", 0),
        ("smithy", 0),
    ],
)
def test_upgrades_have_the_points_that_are_printed_on_them(key, points):
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above=key)
    assert table.points(RED) == 3 + points


def test_cards_of_all_kinds_add_up():
    assert eleven().points(RED) == 11


def test_everybody_sees_the_points():
    table = eleven()
    for viewer in (*BOTH, None):
        assert table.seat_view(RED, viewer)["points"] == 11
        assert table.view(viewer)["goal"] == 12


# --- the end


def test_the_first_player_with_twelve_points_wins():
    table = eleven()
    table.rich(RED)
    table.hand(RED, "knight-otto")
    assert winner(table) is None
    table.builds(RED, "knight-otto", "right above outer")
    assert table.happened(GameWon) == [GameWon(RED, 12)]
    assert winner(table) == RED


def test_eleven_are_not_enough():
    table = eleven()
    table.no_stacks()
    table.ends_turn(RED)
    table.rolls(BLUE, "tournament", 1)
    assert winner(table) is None


def test_one_wins_with_a_settlement_and_its_regions_lie_as_they_were_drawn():
    table = eleven()
    table.road(RED, "far left")
    table.rich(RED)
    table.builds_settlement(RED, "far left")
    assert winner(table) == RED
    assert table.deciding() == ()
    [found] = table.happened(RegionsFound)
    laid = table.happened(RegionLaid)
    assert tuple(each.region for each in laid) == found.regions
    assert [row_of(each.place) for each in laid] == [ABOVE, BELOW]
    check(table.state)


def test_one_wins_with_more_than_twelve():
    table = nine(Table(), RED)
    table.built(RED, right_above_outer="knight-otto", right_below_outer="library")
    table.rich(RED)
    table.hand(RED, "colossus")
    assert table.points(RED) == 11
    table.builds(RED, "colossus", "right below")
    assert table.happened(GameWon) == [GameWon(RED, 13)]


# --- in whose turn


def civil_war(profile, seat=BLUE, **settings):
    """RED is about to win the knight's token by a Civil War that a seat turns up."""
    table = eleven(profile, **settings)
    table.built(RED, right_above_outer="knight-otto", right_below_outer="knight-siegfried")
    table.built(BLUE, left_above="knight-karl")
    table.no_stacks()
    table.before_the_dice(seat)
    table.events("civil-war")
    table.rolls(seat, "event-card", 1)
    return table


def test_the_game_ends_the_moment_a_player_has_twelve_even_in_the_opponents_turn():
    table = civil_war("1996")
    table.returns(BLUE, "right above outer")
    assert winner(table) is None
    table.returns(RED, "left above")
    assert game.on_turn(table.state) == BLUE
    assert table.happened(GameWon) == [GameWon(RED, 12)]


def test_in_a_civil_war_points_are_looked_at_after_each_return():
    table = civil_war("1996", seat=RED)
    table.returns(RED, "left above")
    assert winner(table) == RED
    assert "knight-otto" in table.standing(RED).values()


def test_in_the_later_rules_only_the_active_player_wins():
    table = civil_war("2005")
    table.returns(BLUE, "right above outer")
    table.returns(RED, "left above")
    assert table.points(RED) == 12
    assert winner(table) is None
    assert table.waits_for(BLUE) == "Play"


def test_in_the_later_rules_one_wins_at_the_start_of_the_own_turn_before_the_dice():
    table = civil_war("2005")
    table.returns(BLUE, "right above outer")
    table.returns(RED, "left above")
    table.ends_turn(BLUE)
    assert table.happened(TurnBegan)[0].seat == RED
    assert table.happened(GameWon) == [GameWon(RED, 12)]
    assert not table.happened(DiceRolled)


def test_in_the_later_rules_one_must_still_have_twelve_at_the_start_of_the_own_turn():
    table = civil_war("2005")
    table.returns(BLUE, "right above outer")
    table.returns(RED, "left above")
    table.rich(BLUE)
    table.builds(BLUE, "knight-karl", "left above")
    table.ends_turn(BLUE)
    assert table.waits_for(RED) == "Roll"
    assert winner(table) is None


def test_in_the_later_rules_one_wins_at_once_in_the_own_turn():
    table = eleven("2005")
    table.rich(RED)
    table.hand(RED, "knight-otto")
    table.builds(RED, "knight-otto", "right above outer")
    assert winner(table) == RED


@pytest.mark.parametrize(("profile", "won"), [("1996", "own-turn"), ("2005", "at-once")])
def test_a_host_may_choose_when_the_game_is_won(profile, won):
    table = civil_war(profile, won=won)
    table.returns(BLUE, "right above outer")
    table.returns(RED, "left above")
    assert winner(table) == (RED if won == "at-once" else None)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seat", BOTH)
def test_where_both_have_twelve_at_the_same_moment_the_active_player_has_won(seat, profile):
    table = nine(Table(profile), RED, right_below="colossus", right_above_outer="town-hall")
    table.settled(BLUE, "far left", above="hills 3", below="forest 6")
    table.settled(BLUE, "far right", above="hills 4", below="forest 2")
    table.city(BLUE, "left", "right", "far left", "far right")
    table.built(
        BLUE,
        left_above="church",
        left_below="library",
        right_above="bath-house",
        right_below="aqueduct",
    )
    assert [table.points(each) for each in BOTH] == [12, 12]
    table.main_phase(seat)
    table.has(seat, wool=3)
    table.trades(seat, "wool", "ore")
    assert winner(table) == seat


# --- shorter games


@pytest.mark.parametrize("points", range(7, 13))
def test_a_host_may_choose_seven_to_twelve_points(points):
    table = Table(victory_points=points)
    table.city(RED, "left", "right")
    table.built(RED, **dict(list(HIGH.items())[: min(5, points - 5)]))
    if points > 10:
        table.built(RED, right_below="town-hall")
    if points > 11:
        table.built(RED, right_above_outer="church")
    assert table.points(RED) == points - 1
    table.rich(RED)
    table.hand(RED, "knight-otto")
    assert table.view(None)["goal"] == points
    table.builds(RED, "knight-otto", "right below outer")
    assert table.happened(GameWon) == [GameWon(RED, points)]


@pytest.mark.parametrize("points", [6, 13, 0, "12", True, 7.5])
def test_no_other_number_of_points_can_be_chosen(points):
    with pytest.raises(ConfigError):
        Table(victory_points=points)


@pytest.mark.parametrize("profile", PROFILES)
def test_usually_it_is_twelve(profile):
    assert Table(profile).view(None)["goal"] == 12


# --- afterwards


@pytest.fixture
def over():
    """RED has won, and BLUE's offer was open."""
    table = eleven()
    table.rich(RED)
    table.has(BLUE, ore=1)
    table.hand(RED, "knight-otto", "abbey")
    table.hand(BLUE, "smithy")
    table.offers(BLUE, amounts(ore=1), amounts())
    table.builds(RED, "knight-otto", "right above outer")
    return table


def test_after_the_end_nothing_can_be_done(over):
    assert over.deciding() == ()
    assert over.view(None)["offers"] == []
    for seat in BOTH:
        assert over.kinds(seat) == set()
    for act in (
        lambda: over.play(EndTurn(RED)),
        lambda: over.builds(RED, "abbey", "right below outer"),
        lambda: over.play(OfferTrade(BLUE, amounts(ore=1), amounts(), None, None)),
    ):
        with refused("game_over"):
            act()


def test_after_the_end_the_hands_are_shown_to_all(over):
    for viewer in (*BOTH, None):
        assert [entry["card"] for entry in over.seat_view(RED, viewer)["hand"]] == ["abbey"]
        assert [entry["card"] for entry in over.seat_view(BLUE, viewer)["hand"]] == ["smithy"]


def test_the_game_ends_at_once_and_nothing_more_is_produced():
    table = eleven()
    table.built(RED, right_above_outer="knight-otto")
    table.built(BLUE, left_above="knight-karl")
    table.before_the_dice(RED)
    table.events("civil-war")
    table.rolls(RED, "event-card", 1)
    table.returns(RED, "left above")
    assert winner(table) == RED
    assert not table.happened(Produced)
    assert table.stored(RED) == {}
    assert card("knight-karl") in table.state.hands[BLUE]
    assert site("left above") not in table.standing(BLUE)
