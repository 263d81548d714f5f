"""Option cards-after-roll: no development card before the dice have fallen (sources: cards-after-the-roll)."""

import pytest

from engine.board_game.core.actions import (
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.board_game.core.names import GRAIN, ORE, WOOL
from tests.engine.board_game.table import BLUE, RED, Table, refused

PLAYS = [
    PlayKnight(RED),
    PlayRoadBuilding(RED),
    PlayYearOfPlenty(RED, ORE, GRAIN),
    PlayMonopoly(RED, WOOL),
]


def table_with_every_card(*options):
    table = Table(*options)
    table.settlement(RED, "hills 6 N")
    table.unplayed(RED, knight=1, road_building=1, year_of_plenty=1, monopoly=1)
    return table


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: type(play).__name__)
def test_no_card_is_played_before_the_roll(play):
    table = table_with_every_card("cards-after-roll")
    with refused("cards_after_roll"):
        table.play(play)
    assert table.kinds(RED) == {"RollDice"}


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: type(play).__name__)
def test_after_the_roll_every_card_may_be_played(play):
    table = table_with_every_card("cards-after-roll")
    table.rolls(RED, 12)
    table.play(play)


def test_after_a_seven_and_the_robber_a_card_may_be_played():
    table = table_with_every_card("cards-after-roll")
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    assert table.may(PlayKnight(RED))


def test_it_is_still_one_card_a_turn():
    table = table_with_every_card("cards-after-roll")
    table.rolls(RED, 12)
    table.play(PlayMonopoly(RED, WOOL))
    with refused("card_played"):
        table.plays_knight(RED)


def test_the_dice_of_the_turn_before_do_not_count():
    table = table_with_every_card("cards-after-roll")
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 12)
    table.ends_turn(RED)
    assert not table.may(PlayKnight(BLUE))


def test_without_the_option_cards_are_played_before_the_roll():
    table = table_with_every_card()
    assert all(table.may(play) for play in PLAYS)
