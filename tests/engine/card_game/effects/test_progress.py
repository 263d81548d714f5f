"""Progress (sources: event-cards, gains-of-choice)."""

import pytest

from engine.card_game.core.actions import Gain
from engine.card_game.core.decisions import ChooseGain
from engine.card_game.core.events import GoodGained
from tests.engine.card_game.cards_table import BLUE, RED, Table, refused


@pytest.mark.parametrize("key", ["abbey", "library"])
def test_each_player_gains_a_resource_of_their_choice_for_a_cloister_or_a_library(key):
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above=key)
    table.turns(RED, "progress", 6)
    assert table.due() == ChooseGain(RED, 1, None)
    assert len(table.legal(RED, Gain)) == 6
    table.gains(RED, "hills 5")
    assert table.stored(RED) == {"hills 5": 1, "river 6": 1}
    assert table.waits_for(RED) == "Play"


def test_every_cloister_and_every_library_counts():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="abbey", left_below="abbey", left_above_outer="library")
    table.turns(RED, "progress", 6)
    assert table.due() == ChooseGain(RED, 3, None)
    for name in ("hills 5", "hills 5", "pasture 3"):
        table.gains(RED, name)
    assert table.stored(RED) == {"hills 5": 2, "pasture 3": 1, "river 6": 1}


@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_active_player_gains_first(active):
    table = Table()
    for seat in (RED, BLUE):
        table.built(seat, left_above="abbey")
    table.turns(active, "progress", 6)
    assert table.deciding() == (active,)
    with refused("not_your_turn"):
        table.play(Gain(1 - active, next(iter(table.state.realms[1 - active].regions))))
    table.lapses(active)
    assert table.deciding() == (1 - active,)
    table.lapses(1 - active)
    assert table.waits_for(active) == "Play"


def test_a_player_without_either_gains_nothing():
    table = Table()
    table.built(RED, left_above="sawmill", left_below="fortified-warehouse")
    table.turns(RED, "progress", 6)
    assert not table.happened(GoodGained)
    assert table.waits_for(RED) == "Play"


def test_one_chooses_a_region_with_room():
    table = Table()
    table.built(RED, left_above="abbey")
    table.stores(RED, {"hills 5": 3})
    table.turns(RED, "progress", 6)
    with refused("no_room") as caught:
        table.gains(RED, "hills 5")
    assert caught.value.facts == {"good": "brick"}


def test_without_room_there_is_no_gain():
    table = Table()
    table.built(RED, left_above="abbey")
    table.rich(RED)
    table.turns(RED, "progress", 6)
    assert not table.happened(GoodGained)
    assert table.waits_for(RED) == "Play"


def test_with_room_in_one_region_only_nothing_is_asked():
    table = Table()
    table.city(RED, "left")
    table.built(RED, left_above="abbey", left_below="library")
    table.rich(RED)
    table.state.realms[RED].stored[table.region(RED, "hills 5")] = 2
    table.turns(RED, "progress", 6)
    assert len(table.happened(GoodGained)) == 1
    assert table.waits_for(RED) == "Play"
    assert set(table.stored(RED).values()) == {3}
