"""Answers to an attack, and the window for them: the Herb Witch and the Bishop (sources: attacks, counter-window)."""

import pytest

from engine.api import Unavailable
from engine.card_game.core.actions import AnswerAttack, CloseWindow
from engine.card_game.core.events import AttackAnswered, AttackRolled
from engine.card_game.game import game
from engine.chance import Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused

COUNTER = {"black-knight": "herb-witch", "arsonist": "bishop", "raid": "bishop"}
"""Which card answers which attack."""
ATTACKS = tuple(COUNTER)


def attacked(attack, *hand, **settings):
    """RED plays the attack, and BLUE holds these cards."""
    table = Table(**settings)
    table.hand(RED, attack)
    table.hand(BLUE, *hand)
    for seat, knight, building in (
        (RED, "knight-karl", "smithy"),
        (BLUE, "knight-otto", "sawmill"),
    ):
        table.built(seat, left_above=knight, left_below=building)
    table.stores(RED, {"hills 5": 1, "fields 1": 1})
    table.stores(BLUE, {"pasture 4": 2, "river 1": 1})
    table.plays(RED, attack)
    return table


# --- what a counter does


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("number", range(1, 7))
def test_against_a_counter_an_attack_wins_on_1_and_2_and_loses_on_3_to_6(attack, number):
    table = attacked(attack, COUNTER[attack])
    table.answers(BLUE, COUNTER[attack])
    table.window_closes(number)
    winner = RED if number <= 2 else BLUE
    assert table.happened(AttackRolled) == [AttackRolled(RED, number, winner)]
    assert table.deciding() == (winner,)


@pytest.mark.parametrize("number", [2, 3])
def test_the_herb_witch_answers_the_black_knight(number):
    table = attacked("black-knight", "herb-witch", "bishop")
    assert {row.card for row in table.legal(BLUE, AnswerAttack)} == {None, card("herb-witch")}
    table.answers(BLUE, "herb-witch")
    table.window_closes(number)
    loser = BLUE if number == 2 else RED
    table.returns(1 - loser, "left above")
    assert table.in_hand(loser)[-1].startswith("knight-")


@pytest.mark.parametrize("attack", ["arsonist", "raid"])
def test_the_bishop_answers_the_arsonist_and_the_raid(attack):
    table = attacked(attack, "herb-witch", "bishop")
    assert {row.card for row in table.legal(BLUE, AnswerAttack)} == {None, card("bishop")}
    table.answers(BLUE, "bishop")
    table.window_closes(3)
    assert table.deciding() == (BLUE,)


@pytest.mark.parametrize(
    ("attack", "counter"),
    [("black-knight", "bishop"), ("arsonist", "herb-witch"), ("raid", "herb-witch")],
)
def test_no_counter_answers_another_attack(attack, counter):
    table = attacked(attack, counter)
    with refused("does_not_answer") as caught:
        table.answers(BLUE, counter)
    assert caught.value.facts == {"card": counter}


def test_no_other_card_answers_an_attack():
    table = attacked("black-knight", "caravan", "mint", "herb-witch")
    for key in ("caravan", "mint"):
        with refused("does_not_answer"):
            table.answers(BLUE, key)


def test_one_answers_with_a_card_of_ones_own_hand():
    table = attacked("black-knight", "caravan")
    with refused("no_such_card"):
        table.answers(BLUE, "herb-witch")


def test_attack_and_counter_both_leave_the_game():
    table = attacked("black-knight", "herb-witch", "caravan")
    table.answers(BLUE, "herb-witch")
    table.window_closes(6)
    assert sorted(table.gone()) == ["black-knight", "herb-witch"]
    assert table.in_hand(BLUE) == ["caravan"]


def test_one_counter_card_for_each_attack():
    table = attacked("black-knight", "herb-witch", "herb-witch")
    table.answers(BLUE, "herb-witch")
    table.answers(BLUE, "herb-witch")
    table.window_closes(3)
    assert table.gone().count("herb-witch") == 1
    assert table.in_hand(BLUE) == ["herb-witch"]


@pytest.mark.parametrize("counter", ["herb-witch", "bishop"])
def test_counters_cannot_be_played_on_their_own(counter):
    table = Table()
    table.hand(RED, counter)
    table.built(BLUE, left_above="knight-otto", left_below="sawmill")
    with refused("only_an_answer") as caught:
        table.plays(RED, counter)
    assert caught.value.facts == {"card": counter}
    table.before_the_dice(RED)
    with refused("only_an_answer"):
        table.plays(RED, counter)


def test_counters_are_played_in_the_opponents_turn():
    table = attacked("raid", "bishop")
    assert table.view(None)["turn"]["seat"] == RED
    assert table.waits_for(BLUE) == "Answer"
    assert table.may(AnswerAttack(BLUE, card("bishop")))


@pytest.mark.parametrize(("key", "next_to_do"), [("merchant", "Take"), ("spy", "TakeFromHand")])
def test_merchant_and_spy_have_no_counter(key, next_to_do):
    table = Table()
    table.hand(RED, key)
    table.hand(BLUE, "bishop", "herb-witch")
    table.stores(BLUE, {"pasture 4": 2})
    table.plays(RED, key)
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {next_to_do}


def test_a_counter_gained_in_this_turn_answers_nothing_in_1996():
    for profile, refusal in (("1996", True), ("2005", False)):
        table = Table(profile)
        table.city(BLUE, "left")
        table.built(BLUE, left_above="knight-otto", left_below="aqueduct", right_above="fleet-ore")
        table.built(BLUE, left_above_outer="church")
        table.hand(RED, "black-knight")
        table.hand(BLUE, "mint")
        table.stack(1, "herb-witch")
        table.turns(RED, "master-builder")
        table.lapses(RED)
        table.looks_through(BLUE, 1)
        table.takes_card(BLUE, 0)
        table.puts_under(BLUE, "mint", 0)
        table.plays(RED, "black-knight")
        if refusal:
            with refused("new_card"):
                table.answers(BLUE, "herb-witch")
        else:
            table.answers(BLUE, "herb-witch")


def test_a_counter_drawn_at_the_end_of_the_own_turn_answers_in_the_opponents_next():
    table = Table()
    table.main_phase(BLUE)
    table.hand(BLUE, "mint", "caravan")
    table.stack(0, "herb-witch")
    table.built(BLUE, left_above="knight-otto")
    table.hand(RED, "black-knight")
    table.ends_turn(BLUE)
    table.draws(BLUE, 0)
    table.rolls(RED, "trade-advantage", 6)
    table.plays(RED, "black-knight")
    table.answers(BLUE, "herb-witch")
    table.window_closes(3)
    assert sorted(table.gone()) == ["black-knight", "herb-witch"]


# --- the question


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("holds", [True, False])
def test_the_defender_is_asked_every_time_with_or_without_the_card(attack, holds):
    table = attacked(attack, COUNTER[attack] if holds else "caravan")
    assert table.waits_for(BLUE) == "Answer"
    assert not table.happened(AttackRolled)
    assert AnswerAttack(BLUE, None) in table.legal(BLUE, AnswerAttack)


def test_nothing_is_asked_if_the_hand_is_empty():
    table = attacked("black-knight")
    assert len(table.happened(AttackRolled)) == 1
    assert not table.happened(AttackAnswered)


def test_nothing_is_asked_if_all_counters_have_left_the_game():
    table = Table()
    table.hand(RED, "black-knight", "arsonist")
    table.hand(BLUE, "caravan", "spy")
    table.built(BLUE, left_above="knight-otto", left_below="sawmill")
    table.out("herb-witch", "herb-witch")
    table.plays(RED, "black-knight")
    assert len(table.happened(AttackRolled)) == 1
    table.main_phase(RED)
    table.plays(RED, "arsonist")
    assert table.waits_for(BLUE) == "Answer"


def test_the_question_is_asked_while_one_of_two_counters_is_left():
    table = Table()
    table.hand(RED, "black-knight")
    table.hand(BLUE, "caravan", "spy")
    table.built(BLUE, left_above="knight-otto")
    table.out("herb-witch")
    table.plays(RED, "black-knight")
    assert table.waits_for(BLUE) == "Answer"


# --- the window


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_window_is_as_long_whatever_is_hidden(attack):
    windows = []
    for hand in (("caravan",), (COUNTER[attack],), (COUNTER[attack], COUNTER[attack], "spy")):
        table = attacked(attack, *hand)
        windows.append(game.window(table.state))
        table.answers(BLUE, None)
        windows.append(game.window(table.state))
        if COUNTER[attack] in hand:
            table.answers(BLUE, COUNTER[attack])
            windows.append(game.window(table.state))
    assert set(windows) == {10}


@pytest.mark.parametrize("seconds", [5, 10, 30])
def test_the_window_is_as_long_as_the_host_has_set_it(seconds):
    table = attacked("raid", "caravan", window_seconds=seconds)
    assert game.window(table.state) == seconds


def test_there_is_a_window_only_while_an_attack_waits():
    table = attacked("raid", "caravan")
    table.window_closes(1)
    assert game.window(table.state) is None


def test_the_answer_does_not_close_the_window():
    table = attacked("black-knight", "herb-witch")
    table.answers(BLUE, "herb-witch")
    assert table.last == ()
    assert table.waits_for(BLUE) == "Answer"
    assert table.in_hand(BLUE) == ["herb-witch"]


def test_the_defender_reads_an_answer_only_after_giving_one():
    table = attacked("raid", "bishop")
    mine = str(BLUE)
    assert "answer" not in game.view_for(table.state, BLUE)["seats"][mine]
    table.answers(BLUE, "bishop")
    assert game.view_for(table.state, BLUE)["seats"][mine]["answer"] == "bishop"
    table.answers(BLUE, None)
    assert game.view_for(table.state, BLUE)["seats"][mine]["answer"] == "none"


def test_the_answer_can_be_changed_until_the_window_closes():
    table = attacked("black-knight", "herb-witch")
    table.answers(BLUE, "herb-witch")
    table.answers(BLUE, None)
    table.window_closes(5)
    assert table.happened(AttackAnswered) == [AttackAnswered(BLUE, None)]
    assert table.deciding() == (RED,)
    assert table.in_hand(BLUE) == ["herb-witch"]


def test_the_answer_is_sealed_until_the_window_closes():
    table = attacked("black-knight", "herb-witch")
    before = [table.view(viewer) for viewer in (RED, None)]
    table.answers(BLUE, "herb-witch")
    assert [table.view(viewer) for viewer in (RED, None)] == before
    assert table.told(RED) == table.told(None) == []
    assert table.seat_view(BLUE, BLUE)["answer"] == "herb-witch"
    table.answers(BLUE, None)
    assert [table.view(viewer) for viewer in (RED, None)] == before
    assert table.seat_view(BLUE, BLUE)["answer"] == "none"


def test_when_the_window_closes_everybody_sees_the_answer_before_the_roll():
    table = attacked("black-knight", "herb-witch")
    table.answers(BLUE, "herb-witch")
    table.window_closes(4)
    for viewer in (RED, BLUE, None):
        told = table.told(viewer)
        assert told[0] == {"type": "AttackAnswered", "seat": 1, "card": "herb-witch"}
        assert told[1]["type"] == "AttackRolled"


def test_an_answer_after_its_window_is_refused():
    table = attacked("black-knight", "herb-witch")
    table.window_closes(1)
    with refused("not_your_turn"):
        table.answers(BLUE, "herb-witch")


def test_the_attacker_does_not_answer():
    table = attacked("raid", "bishop")
    with refused("not_your_turn"):
        table.answers(RED, None)
    assert game.legal_actions(table.state, RED) == []
    told: list[Unavailable] = game.unavailable(table.state, RED)
    assert told == [{"code": "wrong_moment", "facts": {"decision": "Answer"}}]


def test_no_player_closes_the_window_by_hand():
    table = attacked("raid", "bishop")
    assert game.is_for_the_table(CloseWindow(BLUE))
    assert not game.is_for_the_table(AnswerAttack(BLUE, None))
    for seat in (RED, BLUE):
        assert table.legal(seat, CloseWindow) == []


def test_a_lapsed_clock_answers_what_was_sealed_or_nothing():
    for answer in ("herb-witch", None):
        table = attacked("black-knight", "herb-witch")
        assert game.default_action(table.state, BLUE, Scripted()) == CloseWindow(BLUE)
        if answer:
            table.answers(BLUE, answer)
        table.lapses(BLUE)
        assert table.happened(AttackAnswered) == [
            AttackAnswered(BLUE, None if answer is None else card(answer))
        ]
        assert len(table.happened(AttackRolled)) == 1
