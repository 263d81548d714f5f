"""The Alchemist (sources: action-cards, when-actions-are-played)."""

import pytest

from engine.card_game.core.actions import NameNumber, PlayCard
from engine.card_game.core.events import DiceRolled, NumberNamed, Produced
from engine.card_game.core.names import EVENT_FACES
from engine.chance import Scripted
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, refused


def before_rolling(*hand):
    table = Table()
    table.hand(RED, *(hand or ("alchemist",)))
    table.before_the_dice(RED)
    return table


def rolls_the_event_die(table, face):
    """The Alchemist leaves one die to roll."""
    return table.rolls(RED, face, 0, Scripted(numbers=[EVENT_FACES.index(face)]))


@pytest.mark.parametrize("number", range(1, 7))
def test_the_alchemist_names_the_production_number_for_this_turn(number):
    table = before_rolling()
    table.plays(RED, "alchemist")
    assert table.legal(RED, NameNumber) == [NameNumber(RED, each) for each in range(1, 7)]
    table.names(RED, number)
    assert table.happened(NumberNamed) == [NumberNamed(RED, number)]
    rolls_the_event_die(table, "trade-advantage")
    assert {event.place for event in table.happened(Produced)} == {
        at
        for seat in (RED, BLUE)
        for at, region in table.state.realms[seat].regions.items()
        if table.state.numbers[region] == number
    }
    assert len(table.happened(Produced)) == 2


def test_only_the_event_die_is_rolled():
    table = before_rolling()
    table.plays(RED, "alchemist")
    table.names(RED, 4)
    chance = Scripted(numbers=[EVENT_FACES.index("robber-assault")])
    table.rolls(RED, "robber-assault", 0, chance)
    assert chance.outcomes == [{"number": 2, "below": 6}]
    (rolled,) = table.happened(DiceRolled)
    assert (rolled.number, rolled.named) == (4, True)
    assert table.told(None)[0]["named"] is True


def test_the_event_is_still_resolved_first():
    table = before_rolling()
    table.plays(RED, "alchemist")
    table.names(RED, 4)
    rolls_the_event_die(table, "successful-year")
    assert table.waits_for(RED) == "ChooseGain"
    assert table.stored(RED) == {}
    table.gains(RED, "fields 1")
    table.gains(BLUE, "river 1")
    assert table.stored(RED) == {"fields 1": 1, "forest 4": 1}
    assert table.stored(BLUE) == {"river 1": 1, "pasture 4": 1}


def test_the_alchemist_comes_before_both_dice():
    table = before_rolling()
    assert table.kinds(RED) == {"RollDice", "PlayCard"}
    table.rolls(RED, "trade-advantage", 3)
    with refused("before_the_dice") as caught:
        table.plays(RED, "alchemist")
    assert caught.value.facts == {"card": "alchemist"}


def test_the_event_die_cannot_be_awaited():
    table = before_rolling()
    table.rolls(RED, "successful-year", 3)
    with refused("wrong_moment"):
        table.plays(RED, "alchemist")


def test_nobody_plays_the_alchemist_in_the_opponents_turn():
    table = before_rolling()
    table.before_the_dice(BLUE)
    with refused("not_your_turn"):
        table.plays(RED, "alchemist")


@pytest.mark.parametrize("number", [0, 7])
def test_the_number_is_one_of_the_die(number):
    table = before_rolling()
    table.plays(RED, "alchemist")
    with refused("not_legal"):
        table.names(RED, number)


def test_the_dice_wait_for_the_number():
    table = before_rolling()
    table.plays(RED, "alchemist")
    with refused("wrong_moment"):
        table.rolls(RED, "tournament", 1)


def test_the_number_is_named_once_a_turn():
    table = before_rolling("alchemist", "alchemist")
    table.plays(RED, "alchemist")
    table.names(RED, 4)
    assert not table.may(PlayCard(RED, card("alchemist")))
    with refused("not_legal"):
        table.plays(RED, "alchemist")


def test_in_the_next_turn_both_dice_are_rolled_again():
    table = before_rolling()
    table.no_stacks()
    table.plays(RED, "alchemist")
    table.names(RED, 4)
    rolls_the_event_die(table, "trade-advantage")
    table.ends_turn(RED)
    table.rolls(BLUE, "trade-advantage", 2)
    (rolled,) = table.happened(DiceRolled)
    assert (rolled.number, rolled.named) == (2, False)


def test_everybody_hears_of_the_number_before_the_roll():
    table = before_rolling()
    table.plays(RED, "alchemist")
    table.names(RED, 4)
    for viewer in (RED, BLUE, None):
        assert table.told(viewer) == [{"type": "NumberNamed", "seat": 0, "number": 4}]
        assert table.view(viewer)["turn"]["named"] == 4
    assert table.gone() == ["alchemist"]


def test_a_lapsed_clock_names_one_of_the_six_numbers():
    table = before_rolling()
    table.plays(RED, "alchemist")
    table.lapses(RED)
    assert table.state.named in range(1, 7)
