"""Option vp-cards-are-ordinary: a victory point card counts once played (sources: victory-cards-are-played)."""

import pytest

from engine.board_game import game
from engine.board_game.bots import choose
from engine.board_game.core.actions import PlayKnight
from engine.board_game.core.names import VICTORY_POINT
from engine.board_game.figures.statistics import Statistics, parts_of_points
from engine.board_game.options.vp_cards_are_ordinary import PlayVictoryPoint, VictoryPointPlayed
from engine.chance import Random
from tests.engine.board_game.table import BLUE, CARD, RED, Table, refused

KEY = "vp-cards-are-ordinary"


def holding(points=0, *options, **cards):
    table = Table(KEY, *options, points={RED: points} if points else None)
    table.unplayed(RED, **cards)
    return table


def own(table, seat=RED):
    return table.view(seat)["seats"][str(seat)]


def test_an_unplayed_card_counts_nothing():
    table = holding(9, victory_point=2)
    table.rolls(RED, 12)
    assert table.winner() is None
    assert own(table)["total"] == own(table)["points"] == 9


def test_a_played_card_counts_one_point_for_everybody_to_see():
    table = holding(5, victory_point=1)
    table.play(PlayVictoryPoint(RED))
    assert table.points(RED) == 6
    assert [event.seat for event in table.happened(VictoryPointPlayed)] == [RED]
    assert table.view(BLUE)["seats"][str(RED)]["played"] == {"victory_point": 1}
    assert table.view(BLUE)["seats"][str(RED)]["development"] == 0


def test_it_is_played_before_or_after_the_roll():
    table = holding(5, victory_point=1)
    assert table.may(PlayVictoryPoint(RED))
    table.rolls(RED, 12)
    assert table.may(PlayVictoryPoint(RED))


def test_one_card_a_turn():
    table = holding(5, victory_point=2, knight=1)
    table.play(PlayVictoryPoint(RED))
    with refused("card_played"):
        table.play(PlayVictoryPoint(RED))
    with refused("card_played"):
        table.play(PlayKnight(RED))


def test_after_another_card_none_is_played():
    table = holding(5, victory_point=1, knight=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    with refused("card_played"):
        table.play(PlayVictoryPoint(RED))


def test_not_on_the_turn_it_was_bought():
    table = holding(9)
    table.hand(RED, CARD)
    table.deck(VICTORY_POINT)
    table.rolls(RED, 12)
    table.buys_card(RED)
    assert table.winner() is None
    with refused("bought_this_turn"):
        table.play(PlayVictoryPoint(RED))


def test_the_tenth_point_wins_as_soon_as_it_is_played():
    table = holding(9, victory_point=1)
    table.play(PlayVictoryPoint(RED))
    assert table.winner() == RED


def test_nobody_plays_one_on_anothers_turn():
    table = holding(5)
    table.unplayed(BLUE, victory_point=1)
    with refused("not_your_turn"):
        table.play(PlayVictoryPoint(BLUE))


def test_who_has_none_cannot_play_one():
    with refused("no_such_card"):
        holding(5).play(PlayVictoryPoint(RED))


def test_with_cards_after_the_roll_it_waits_for_the_dice():
    table = holding(5, "cards-after-roll", victory_point=1)
    with refused("cards_after_roll"):
        table.play(PlayVictoryPoint(RED))
    table.rolls(RED, 12)
    table.play(PlayVictoryPoint(RED))


def test_the_view_says_that_it_is_played():
    assert "victory_point" in holding(5).view(None)["plays"]
    plain = Table().view(None)["plays"]
    assert plain == ["knight", "road_building", "year_of_plenty", "monopoly"]


def test_the_statistics_count_only_played_cards():
    table = holding(5, victory_point=2)
    table.play(PlayVictoryPoint(RED))
    parts = parts_of_points(table.state)[RED]
    assert parts["cards"] == 1
    assert sum(parts.values()) == 6
    assert Statistics(table.state).to_json(table.state)["seats"][RED]["total"] == 6


def test_what_others_hold_stays_hidden():
    told = []
    for card in ("victory_point", "knight"):
        table = holding(5)
        table.unplayed(BLUE, **{card: 1})
        table.rolls(RED, 12)
        told.append(table.known_to(RED))
    assert told[0] == told[1]


@pytest.mark.parametrize("points", [5, 9])
def test_a_bot_plays_it(points):
    table = holding(points, victory_point=1)
    if points == 5:
        table.rolls(RED, 12)
    state = table.state
    asked = game.view_for(state, RED), game.legal_actions(state, RED), game.forms(state, RED)
    assert choose("easy", *asked, RED, Random(1)) == PlayVictoryPoint(RED)


def test_it_can_be_undone_unless_it_won():
    table = holding(5, victory_point=1)
    assert game.can_undo(table.play(PlayVictoryPoint(RED)))
    table = holding(9, victory_point=1)
    assert not game.can_undo(table.play(PlayVictoryPoint(RED)))


def test_without_the_option_it_counts_by_itself_and_cannot_be_played():
    table = Table(points={RED: 9})
    table.unplayed(RED, victory_point=1)
    assert own(table)["total"] == 10
    with refused("wrong_moment"):
        table.play(PlayVictoryPoint(RED))
