"""Option knight-interrupt: others may answer the robber with a knight (sources: knights-answer)."""

import json
from itertools import product

import pytest

from engine.board_game import game
from engine.board_game.bots import choose
from engine.board_game.core.actions import MoveRobber, PlayKnight
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import MoveRobberDecision
from engine.board_game.core.events import CardStolen, KnightPlayed, LargestArmyMoved, RobberMoved
from engine.board_game.core.names import GRAIN, KNIGHT, ORE
from engine.board_game.options.knight_interrupt import LetRobberStand, RobberAnswered
from engine.board_game.options.optional_robber import LeaveRobber
from engine.board_game.options.robber_is_pirate import MoveRobberToHarbor
from engine.board_game.simulate import bot_game
from engine.chance import Random
from engine.kernel.decisions import push
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, cards, refused

KEY = "knight-interrupt"


def moved(*options, values=None, **holding):
    """RED rolled a seven and put the robber at hills 5, to steal from BLUE, who holds ore there.
    `holding`: development cards by the name of the seat."""
    table = Table(KEY, *options, values=values)
    table.settlement(RED, "hills 6 N")
    table.settlement(BLUE, "hills 5 S")
    table.settlement(ORANGE, "fields 12 N")
    table.hand(RED, grain=2)
    table.hand(BLUE, ore=2)
    for name, unplayed in holding.items():
        table.unplayed(
            {"red": RED, "blue": BLUE, "orange": ORANGE, "white": WHITE}[name], **unplayed
        )
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5", BLUE, card=ORE)
    return table


def lets_be(table, *seats, card=None):
    for seat in seats:
        table.play(LetRobberStand(seat), draws=() if card is None else (card,))


def answers_with_knight(table, seat):
    return table.play(PlayKnight(seat))


ONE_EACH = {"blue": {"knight": 1}, "orange": {"monopoly": 1}, "white": {"knight": 1}}


def test_the_theft_waits_until_the_others_have_answered():
    table = moved(**ONE_EACH)
    assert table.deciding() == (BLUE, ORANGE, WHITE)
    assert table.in_hand(BLUE) == cards(ore=2)
    assert not table.happened(CardStolen)


def test_when_all_let_it_be_the_robber_steals():
    table = moved(**ONE_EACH)
    lets_be(table, WHITE, BLUE)
    assert not table.happened(CardStolen)
    lets_be(table, ORANGE, card=ORE)
    assert [(e.thief, e.victim) for e in table.happened(CardStolen)] == [(RED, BLUE)]
    assert "EndTurn" in table.kinds(RED)


def test_whoever_answers_with_a_knight_moves_the_robber_and_steals_instead():
    table = moved(**ONE_EACH)
    answers_with_knight(table, BLUE)
    assert [event.seat for event in table.happened(KnightPlayed)] == [BLUE]
    assert table.deciding() == (BLUE,)
    assert table.kinds(BLUE) == {"MoveRobber"}
    table.moves_robber(BLUE, "hills 6", RED, card=GRAIN)
    lets_be(table, WHITE)
    lets_be(table, ORANGE, card=GRAIN)
    assert table.in_hand(BLUE) == cards(ore=2, grain=1)
    assert table.state.robber == table.hex("hills 6")


def test_who_moved_it_before_gets_nothing():
    table = moved(blue={"knight": 1})
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "desert")
    assert table.in_hand(RED) == cards(grain=2)
    assert "EndTurn" in table.kinds(RED)


def test_the_robber_has_to_move_from_where_it_was_put():
    table = moved(blue={"knight": 1})
    answers_with_knight(table, BLUE)
    assert table.hex("hills 5") not in table.hexes_offered_to(BLUE)


def test_a_knight_can_be_answered_with_a_knight():
    table = moved(blue={"knight": 1}, orange={"knight": 1}, white={"knight": 1})
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "hills 6", RED)
    assert table.deciding() == (ORANGE, WHITE)
    answers_with_knight(table, ORANGE)
    table.moves_robber(ORANGE, "hills 5", BLUE)
    assert table.deciding() == (WHITE,)
    lets_be(table, WHITE, card=ORE)
    assert table.in_hand(ORANGE) == cards(ore=1)
    assert len(table.happened(KnightPlayed, since_the_start=True)) == 2
    assert len(table.happened(RobberMoved, since_the_start=True)) == 3


def test_who_rolled_the_seven_may_answer_too():
    table = moved(red={"knight": 1}, blue={"knight": 1})
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "hills 6", RED)
    assert table.deciding() == (RED,)
    answers_with_knight(table, RED)
    table.moves_robber(RED, "hills 5", BLUE, card=ORE)
    assert table.in_hand(RED) == cards(grain=2, ore=1)


def test_that_is_the_one_card_of_the_turn():
    table = moved(red={"knight": 2}, blue={"knight": 1})
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "hills 6", RED)
    answers_with_knight(table, RED)
    table.moves_robber(RED, "desert")
    with refused("card_played"):
        table.plays_knight(RED)


def test_who_has_played_a_card_this_turn_is_not_asked():
    table = Table(KEY)
    table.settlement(BLUE, "hills 5 S")
    table.unplayed(RED, knight=2)
    table.unplayed(BLUE, knight=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert table.deciding() == (BLUE,)
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "desert")
    assert table.kinds(RED) == {"RollDice"}


def test_on_the_turns_of_others_there_is_no_such_limit():
    table = moved(blue={"knight": 2}, orange={"knight": 1})
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "hills 6", RED)
    answers_with_knight(table, ORANGE)
    table.moves_robber(ORANGE, "hills 5", BLUE)
    assert table.may(PlayKnight(BLUE))


def test_a_knight_of_ones_own_turn_is_answered_too():
    table = Table(KEY)
    table.unplayed(RED, knight=1)
    table.unplayed(BLUE, knight=1)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    assert table.deciding() == (BLUE,)
    lets_be(table, BLUE)
    assert "RollDice" in table.kinds(RED)


def test_a_robber_that_robs_nobody_may_be_answered():
    table = Table(KEY)
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    assert table.deciding() == (BLUE,)
    assert table.view(None)["waiting"] == {str(BLUE): {"kind": "AnswerRobber", "thief": RED}}


def test_everybody_sees_who_would_steal_from_whom():
    table = moved(**ONE_EACH)
    due = {"kind": "AnswerRobber", "thief": RED, "victim": BLUE}
    for viewer in (*table.seats, None):
        waiting = table.view(viewer)["waiting"]
        assert waiting == {str(seat): due for seat in (BLUE, ORANGE, WHITE)}


def test_everybody_with_an_older_card_is_asked_whatever_it_is():
    for kind in ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point"):
        assert moved(orange={kind: 1}).deciding() == (ORANGE,)


def test_who_has_no_unplayed_card_is_not_asked():
    table = moved()
    assert table.happened(CardStolen)
    assert "EndTurn" in table.kinds(RED)


def test_who_bought_all_of_them_this_turn_is_not_asked():
    table = Table(KEY)
    table.hand(RED, wool=1, grain=1, ore=1)
    table.deck(KNIGHT)
    table.unplayed(BLUE, knight=1)
    table.deck(KNIGHT)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    lets_be(table, BLUE)
    table.buys_card(RED)
    assert not game.legal_actions(table.state, BLUE)
    push(table.state, MoveRobberDecision(BLUE))
    table.moves_robber(BLUE, "desert")
    assert table.deciding() == (RED,)
    assert "EndTurn" in table.kinds(RED)


def test_nobody_is_asked_when_all_knights_lie_face_up():
    table = Table(KEY)
    for seat, count in ((RED, 4), (BLUE, 4), (ORANGE, 3), (WHITE, 3)):
        table.played(seat, knight=count)
    table.unplayed(BLUE, monopoly=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    assert table.deciding() == (RED,)


def test_who_has_no_knight_can_only_let_it_be():
    table = moved(**ONE_EACH)
    assert table.legal(ORANGE) == [LetRobberStand(ORANGE)]
    with refused("no_such_card"):
        table.play(PlayKnight(ORANGE))


def test_no_other_card_is_an_answer():
    table = moved(orange={"monopoly": 1, "knight": 1})
    assert table.kinds(ORANGE) == {"LetRobberStand", "PlayKnight"}


def test_the_first_knight_clockwise_from_the_thief_counts():
    """WHITE answers first, but ORANGE sits before WHITE: BLUE's answer decides nothing, ORANGE's does."""
    table = moved(blue={"monopoly": 1}, orange={"knight": 1}, white={"knight": 1})
    answers_with_knight(table, WHITE)
    assert not table.happened(KnightPlayed)
    answers_with_knight(table, ORANGE)
    assert not table.happened(KnightPlayed)
    lets_be(table, BLUE)
    assert [event.seat for event in table.happened(KnightPlayed)] == [ORANGE]
    assert table.state.cards[WHITE][KNIGHT] == 1


def test_a_knight_counts_as_soon_as_all_before_it_have_let_the_robber_be():
    table = moved(blue={"monopoly": 1}, orange={"knight": 1}, white={"knight": 1})
    answers_with_knight(table, ORANGE)
    lets_be(table, BLUE)
    assert table.deciding() == (ORANGE,)
    assert table.kinds(ORANGE) == {"MoveRobber"}


def test_nobody_answers_twice():
    table = moved(**ONE_EACH)
    lets_be(table, ORANGE)
    with refused("not_your_turn"):
        table.play(LetRobberStand(ORANGE))


def test_who_moved_the_robber_waits():
    table = moved(**ONE_EACH)
    assert not table.legal(RED)
    with refused("not_yet"):
        table.ends_turn(RED)


def test_an_answered_knight_counts_for_the_largest_army():
    table = Table(KEY)
    table.played(BLUE, knight=2)
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    answers_with_knight(table, BLUE)
    assert not table.happened(LargestArmyMoved), "once the robber is resolved"
    table.play(table.legal(BLUE, MoveRobber)[0])
    assert [event.seat for event in table.happened(LargestArmyMoved)] == [BLUE]


def test_of_two_knights_in_a_chain_the_one_played_first_counts_first():
    """Both come to three: whoever played the earlier one holds the largest army, for equalling it is not enough."""
    table = Table(KEY)
    for seat in (BLUE, RED):
        table.played(seat, knight=2)
        table.unplayed(seat, knight=1)
    table.before_the_roll(RED)
    table.plays_knight(RED)
    table.moves_robber(RED, "hills 5")
    answers_with_knight(table, BLUE)
    assert table.largest_army() is None
    table.play(table.legal(BLUE, MoveRobber)[0])
    assert table.largest_army() == RED


def test_knights_are_answered_clockwise_from_whoever_moved_the_robber():
    table = Table(KEY)
    for seat in (RED, WHITE, ORANGE):
        table.unplayed(seat, knight=1)
    table.before_the_roll(BLUE)
    table.rolls(BLUE, 7)
    table.moves_robber(BLUE, "hills 5")
    first, second, third = ((BLUE + step) % 4 for step in range(1, 4))
    for seat in (third, second):
        table.play(PlayKnight(seat))
    assert not table.happened(KnightPlayed), "the next one on the left has not answered yet"
    table.play(LetRobberStand(first))
    assert [event.seat for event in table.happened(KnightPlayed)] == [second]


def test_nobody_wins_by_it_on_anothers_turn():
    table = Table(KEY, points={BLUE: 8})
    table.played(BLUE, knight=2)
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, max(table.hexes_offered_to(RED)))
    answers_with_knight(table, BLUE)
    table.moves_robber(BLUE, "desert")
    assert table.points(BLUE) == 10
    assert table.winner() is None
    table.ends_turn(RED)
    assert table.winner() == BLUE


# --- secrets

KINDS = ("knight", "monopoly")


def course(white, orange):
    """The knowledge of BLUE, RED and a spectator while ORANGE lets it be and WHITE does, whatever they hold."""
    table = moved(blue={"victory_point": 1}, orange={orange: 1}, white={white: 1})
    told = [[table.known_to(viewer) for viewer in (BLUE, RED, None)]]
    for seat in (WHITE, ORANGE):
        lets_be(table, seat)
        told.append([table.known_to(viewer) for viewer in (BLUE, RED, None)])
    lets_be(table, BLUE, card=ORE)
    told.append([table.known_to(viewer) for viewer in (BLUE, RED, None)])
    return json.dumps(told, sort_keys=True)


def test_nothing_that_is_told_depends_on_who_holds_a_knight():
    courses = {course(white, orange) for white, orange in product(KINDS, KINDS)}
    assert len(courses) == 1


def test_an_answer_looks_the_same_whatever_it_was():
    told = []
    for knight in (True, False):
        table = moved(blue={"monopoly": 1}, white={"knight": 1})
        if knight:
            answers_with_knight(table, WHITE)
        else:
            lets_be(table, WHITE)
        told.append([table.known_to(viewer) for viewer in (RED, BLUE, ORANGE, None)])
        assert [event.seat for event in table.happened(RobberAnswered)] == [WHITE]
    assert told[0] == told[1]


def test_a_knight_that_did_not_count_is_never_shown():
    told = []
    for knight in (True, False):
        table = moved(blue={"knight": 1}, white={"knight": 1})
        if knight:
            answers_with_knight(table, WHITE)
        else:
            lets_be(table, WHITE)
        answers_with_knight(table, BLUE)
        told.append([table.known_to(viewer) for viewer in (RED, BLUE, ORANGE, WHITE, None)])
    assert told[0] == told[1]


def test_no_answer_can_be_taken_back():
    table = moved(**ONE_EACH)
    assert not game.can_undo(table.play(LetRobberStand(WHITE)))


def test_a_saved_game_keeps_what_was_answered():
    table = moved(blue={"monopoly": 1}, white={"knight": 1})
    answers_with_knight(table, WHITE)
    table.state = game.state_from_json(game.state_to_json(table.state))
    lets_be(table, BLUE)
    assert table.deciding() == (WHITE,)
    assert table.kinds(WHITE) == {"MoveRobber"}


# --- together with others


def test_whoever_lets_the_time_run_out_lets_it_be():
    table = moved(**ONE_EACH)
    for seat in (BLUE, ORANGE, WHITE):
        assert game.default_action(table.state, seat, Random(1)) == LetRobberStand(seat)


def test_a_robber_that_was_left_is_not_answered():
    table = Table(KEY, "optional-robber")
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.play(LeaveRobber(RED))
    assert table.deciding() == (RED,)


def test_who_answers_a_seven_has_to_move_the_robber():
    table = moved("optional-robber", blue={"knight": 1})
    answers_with_knight(table, BLUE)
    assert table.kinds(BLUE) == {"MoveRobber"}


def test_a_robber_at_a_harbor_is_answered_too():
    table = Table(KEY, "robber-is-pirate")
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.play(MoveRobberToHarbor(RED, table.state.island.harbors[0][0], None))
    assert table.deciding() == (BLUE,)
    answers_with_knight(table, BLUE)
    assert table.kinds(BLUE) == {"MoveRobber", "MoveRobberToHarbor"}


def test_with_cards_after_the_roll_only_those_are_asked_who_may_play_now():
    table = Table(KEY, "cards-after-roll")
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    assert table.deciding() == (BLUE,)


@pytest.mark.parametrize(("victim", "plays"), [(BLUE, True), (ORANGE, False)])
def test_a_bot_answers_for_itself_only(victim, plays):
    table = Table(KEY)
    table.settlement(BLUE, "mountains 8 S")
    table.settlement(victim, "hills 5 S")
    table.hand(victim, ore=1)
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5", victim)
    state = table.state
    asked = game.view_for(state, BLUE), game.legal_actions(state, BLUE), game.forms(state, BLUE)
    expected = PlayKnight(BLUE) if plays else LetRobberStand(BLUE)
    assert choose("easy", *asked, BLUE, Random(1)) == expected


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_with_it_to_the_end(seed):
    state, _ = bot_game(GameConfig(options={KEY: True}), Random(seed), Random(f"bots {seed}"))
    assert state.over


def test_without_the_option_the_robber_steals_at_once():
    table = Table()
    table.settlement(BLUE, "hills 5 S")
    table.hand(BLUE, ore=1)
    table.unplayed(BLUE, knight=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5", BLUE)
    assert table.happened(CardStolen)
