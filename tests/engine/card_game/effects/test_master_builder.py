"""The Master Builder (sources: event-cards, looks-and-secrets)."""

import pytest

from engine.card_game.core.actions import LookThrough, TakeNothing
from engine.card_game.core.decisions import PutCardsUnder
from engine.card_game.core.events import CardPutUnder, CardTaken, StackLeft, StackSearched
from tests.engine.card_game.cards_table import BLUE, RED, Table, keys, refused


def turned(active=RED):
    """The card is turned, and both have full hands."""
    table = Table()
    table.hand(RED, "mint", "church", "caravan")
    table.hand(BLUE, "colossus", "spy", "abbey")
    table.stack(0, "sawmill", "smithy", "harbor")
    table.stack(1, "knight-otto", "raid", "library")
    table.turns(active, "master-builder", 6)
    return table


@pytest.mark.parametrize("active", [RED, BLUE])
def test_first_the_active_player_then_the_opponent_looks_through_a_stack(active):
    table = turned(active)
    assert table.waits_for(active) == "ChooseStack"
    table.looks_through(active, 0)
    table.play(TakeNothing(active))
    assert table.waits_for(1 - active) == "ChooseStack"
    table.looks_through(1 - active, 1)
    table.play(TakeNothing(1 - active))
    assert table.waits_for(active) == "Play"


def test_the_look_is_free_of_charge():
    table = turned()
    table.stores(RED, {"fields 1": 1})
    table.looks_through(RED, 0)
    assert table.stored(RED) == {"fields 1": 1}


def test_no_region_pays_for_the_look():
    table = turned()
    table.stores(RED, {"fields 1": 2})
    with refused("not_legal"):
        table.looks_through(RED, 0, paid=["fields 1", "fields 1"])


def test_the_order_of_the_stack_does_not_change():
    table = turned()
    before = table.in_stack(0)
    table.looks_through(RED, 0)
    (searched,) = table.happened(StackSearched)
    assert keys(searched.cards or ()) == before
    table.takes_card(RED, 1)
    assert table.in_stack(0) == [before[0], *before[2:]]


def test_the_second_player_must_use_a_different_stack():
    table = turned()
    table.looks_through(RED, 0)
    table.lapses(RED)
    with refused("stack_taken") as caught:
        table.looks_through(BLUE, 0)
    assert caught.value.facts == {"stack": 0}
    assert {row.stack for row in table.legal(BLUE, LookThrough)} == {1, 2, 3, 4}


def test_if_the_first_player_looked_through_none_the_second_may_use_any():
    table = turned()
    table.play(TakeNothing(RED))
    assert table.happened(StackLeft) == [StackLeft(RED)]
    assert {row.stack for row in table.legal(BLUE, LookThrough)} == {0, 1, 2, 3, 4}


def test_whoever_takes_a_card_then_puts_a_hand_card_under_any_stack():
    table = turned()
    table.looks_through(RED, 0)
    table.takes_card(RED, 2)
    assert table.due() == PutCardsUnder(RED, 1)
    table.puts_under(RED, "mint", 3)
    assert table.in_hand(RED) == ["caravan", "church", "harbor"]
    assert table.in_stack(3)[-1] == "mint"
    assert table.deciding() == (BLUE,)
    table.looks_through(BLUE, 1)
    table.takes_card(BLUE, 0)
    table.puts_under(BLUE, "abbey", 1)
    assert table.in_hand(BLUE) == ["colossus", "knight-otto", "spy"]
    assert table.in_stack(1)[-1] == "abbey"
    assert table.waits_for(RED) == "Play"


def test_the_card_that_was_taken_may_go_under_a_stack_again():
    table = turned()
    table.looks_through(RED, 0)
    table.takes_card(RED, 0)
    table.puts_under(RED, "sawmill", 4)
    assert table.in_hand(RED) == ["caravan", "church", "mint"]


def test_the_card_is_one_of_the_stack():
    table = turned()
    table.looks_through(RED, 0)
    with refused("not_legal"):
        table.takes_card(RED, len(table.in_stack(0)))


def test_one_card_is_taken_at_most():
    table = turned()
    table.looks_through(RED, 0)
    table.takes_card(RED, 0)
    with refused("wrong_moment"):
        table.takes_card(RED, 0)


def test_whoever_looked_may_take_nothing():
    table = turned()
    before = table.in_stack(0)
    table.looks_through(RED, 0)
    table.play(TakeNothing(RED))
    assert table.in_stack(0) == before
    assert table.in_hand(RED) == ["caravan", "church", "mint"]
    assert not table.happened(CardPutUnder)


def test_an_empty_stack_cannot_be_looked_through():
    table = Table()
    table.stack_is(2)
    table.turns(RED, "master-builder")
    with refused("stack_empty") as caught:
        table.looks_through(RED, 2)
    assert caught.value.facts == {"stack": 2}


def test_without_cards_in_the_stacks_nobody_is_asked():
    table = Table()
    table.no_stacks()
    table.turns(RED, "master-builder")
    assert table.waits_for(RED) == "Play"


def test_with_cards_in_one_stack_only_one_player_looks():
    table = Table()
    for number in (0, 1, 2, 4):
        table.stack_is(number)
    table.stack_is(3, "mint", "spy")
    table.turns(RED, "master-builder")
    table.looks_through(RED, 3)
    table.play(TakeNothing(RED))
    assert table.waits_for(RED) == "Play"


def test_an_empty_hand_gives_up_what_it_took():
    table = Table()
    table.stack(0, "sawmill")
    table.turns(RED, "master-builder")
    table.looks_through(RED, 0)
    table.takes_card(RED, 0)
    table.puts_under(RED, "sawmill", 0)
    assert table.in_hand(RED) == []


def test_only_the_one_who_looks_sees_the_stack():
    table = turned()
    table.looks_through(RED, 0)
    assert table.seat_view(RED, RED)["looking"] == table.in_stack(0)
    assert table.told(RED)[0]["cards"] == table.in_stack(0)
    for viewer in (BLUE, None):
        assert table.told(viewer) == [{"type": "StackSearched", "seat": 0, "stack": 0}]
        assert "looking" not in table.seat_view(RED, viewer)
    table.takes_card(RED, 0)
    assert table.happened(CardTaken)
    for viewer in (BLUE, None):
        assert table.told(viewer) == [{"type": "CardTaken", "seat": 0, "stack": 0}]
    table.puts_under(RED, "mint", 3)
    for viewer in (BLUE, None):
        assert table.told(viewer)[0] == {"type": "CardPutUnder", "seat": 0, "stack": 3}


def test_a_lapsed_clock_takes_nothing():
    table = turned()
    table.lapses(RED)
    table.looks_through(BLUE, 0)
    table.lapses(BLUE)
    assert table.waits_for(RED) == "Play"
    assert table.in_hand(RED) == ["caravan", "church", "mint"]
    assert table.in_hand(BLUE) == ["abbey", "colossus", "spy"]
