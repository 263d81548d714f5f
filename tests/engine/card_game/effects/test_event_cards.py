"""Event cards in general, and Year End (sources: event-cards, order-of-a-turn)."""

import pytest

from engine.card_game.core.cards import EVENT_KEYS, EVENTS
from engine.card_game.core.decisions import PutCardsUnder
from engine.card_game.core.events import EventCardTurned, EventsShuffled, Produced
from engine.card_game.core.names import EVENT_FACES
from engine.chance import Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Shuffles, Table, refused

QUESTION_MARKS = [face + 1 for face, symbol in enumerate(EVENT_FACES) if symbol == "event-card"]


def in_event_stack(table):
    return [EVENT_KEYS[each] for each in table.state.events]


def settles(table):
    """Whatever the event asks is answered by the clock."""
    while not table.kinds(table.deciding()[0]) >= {"EndTurn"}:
        table.lapses(table.deciding()[0])


@pytest.mark.parametrize("face", QUESTION_MARKS)
def test_when_the_question_mark_is_rolled_the_top_event_card_is_turned(face):
    table = Table()
    table.before_the_dice(RED)
    table.events("plague", "conflict")
    table.rolls(RED, "event-card", 1, Scripted(dice=[(face, 1)]))
    assert table.happened(EventCardTurned) == [EventCardTurned(RED, EVENT_KEYS.index("plague"))]
    assert table.view(None)["turn"]["event"] == "plague"


@pytest.mark.parametrize("key", [key for key in EVENT_KEYS if key != "year-end"])
def test_the_card_is_replaced_at_the_bottom_of_the_stack(key):
    table = Table()
    table.before_the_dice(RED)
    table.events(key)
    rest = in_event_stack(table)[1:]
    table.rolls(RED, "event-card", 1)
    settles(table)
    assert in_event_stack(table) == [*rest, key]


def test_the_event_stack_never_runs_out():
    table = Table()
    nine = [each.key for each in EVENTS for _ in range(each.copies) if each.key != "year-end"]
    table.events(*nine)
    for number, key in enumerate(nine):
        table.before_the_dice(number % 2)
        table.rolls(number % 2, "event-card", 1)
        assert table.state.event == EVENT_KEYS.index(key)
        settles(table)
    assert in_event_stack(table) == ["year-end", *nine]


@pytest.mark.parametrize(
    "face", ["tournament", "trade-advantage", "robber-assault", "successful-year"]
)
def test_no_other_face_turns_an_event_card(face):
    table = Table()
    table.before_the_dice(RED)
    before = in_event_stack(table)
    table.rolls(RED, face, 1)
    assert not table.happened(EventCardTurned)
    assert in_event_stack(table) == before


def test_the_event_is_resolved_before_anything_is_produced():
    table = Table()
    table.built(RED, left_above="abbey")
    table.turns(RED, "progress", 5)
    assert table.waits_for(RED) == "ChooseGain"
    assert not table.happened(Produced)
    table.gains(RED, "hills 5")
    assert table.stored(RED) == {"hills 5": 2}
    assert [event.count for event in table.happened(Produced)] == [1, 1]


@pytest.mark.parametrize("key", ["plague", "productive-year", "year-end"])
def test_an_event_without_a_choice_goes_on_by_itself(key):
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="fortified-warehouse")
    table.rich(RED, BLUE)
    table.turns(RED, key, 6)
    assert table.waits_for(RED) == "Play"


def test_everybody_sees_the_card_that_is_turned_and_nobody_the_next_one():
    table = Table()
    table.turns(RED, "plague")
    for viewer in (RED, BLUE, None):
        assert {"type": "EventCardTurned", "seat": 0, "card": "plague"} in table.told(viewer)
        assert table.view(viewer)["supply"]["events"] == 10


def test_a_player_above_the_hand_limit_by_an_event_puts_cards_of_choice_under_a_stack_at_once():
    table = Table()
    table.hand(RED, "mint", "church", "spy")
    table.built(RED, left_above="knight-otto")
    table.turns(BLUE, "civil-war", 6)
    table.returns(BLUE, "left above")
    assert table.due() == PutCardsUnder(RED, 1)
    with refused("no_such_card"):
        table.puts_under(RED, "caravan", 0)
    table.puts_under(RED, "church", 2)
    assert table.in_stack(2)[-1] == "church"
    assert table.in_hand(RED) == ["knight-otto", "mint", "spy"]


# --- Year End


def test_year_end_shuffles_the_whole_event_stack_this_card_included():
    table = Table()
    table.before_the_dice(RED)
    table.events("year-end", "plague", "conflict")
    before = in_event_stack(table)
    chance = Shuffles(dice=[(QUESTION_MARKS[0], 1)])
    table.rolls(RED, "event-card", 1, chance)
    assert chance.shuffled_lengths == [10]
    assert in_event_stack(table) == [*before[1:], "year-end"][::-1]
    assert table.happened(EventsShuffled) == [EventsShuffled()]


def test_nothing_else_happens_and_no_further_event_is_drawn():
    table = Table()
    table.turns(RED, "year-end", 6)
    kinds = [type(event).__name__ for event in table.last]
    assert kinds == ["DiceRolled", "EventCardTurned", "EventsShuffled", "Produced", "Produced"]
    assert table.waits_for(RED) == "Play"


def test_draw_stacks_are_never_shuffled():
    table = Table()
    before = [table.in_stack(number) for number in range(5)]
    chance = Shuffles(dice=[(QUESTION_MARKS[0], 1)])
    table.before_the_dice(RED)
    table.events("year-end")
    table.rolls(RED, "event-card", 1, chance)
    assert [table.in_stack(number) for number in range(5)] == before
