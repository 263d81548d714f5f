"""Conflict (sources: event-cards, looks-and-secrets)."""

import pytest

from engine.card_game.core.actions import Bury
from engine.card_game.core.events import CardBuried, HandShown
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, keys, refused


def with_a_strongest(seat, *hand):
    """The seat has the knight's token, and the other one these cards."""
    table = Table()
    table.built(seat, left_above="knight-karl")
    table.hand(1 - seat, *hand)
    return table


@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_holder_of_the_knight_token_looks_at_the_opponents_hand(active):
    table = with_a_strongest(RED, "mint", "spy", "abbey")
    table.turns(active, "conflict")
    (shown,) = table.happened(HandShown)
    assert (shown.seat, shown.owner) == (RED, BLUE)
    assert sorted(keys(shown.cards or ())) == ["abbey", "mint", "spy"]
    assert table.waits_for(RED) == "BuryCards"
    assert sorted(table.seat_view(RED, RED)["shown"]) == ["abbey", "mint", "spy"]


def test_the_holder_puts_two_cards_of_it_under_one_draw_stack():
    table = with_a_strongest(RED, "mint", "spy", "abbey")
    table.turns(RED, "conflict")
    assert {row.stack for row in table.legal(RED, Bury)} == {0, 1, 2, 3, 4}
    table.buries(RED, "spy", 3)
    assert table.happened(CardBuried) == [CardBuried(RED, BLUE, 3, card("spy"))]
    assert {row.stack for row in table.legal(RED, Bury)} == {3}
    with refused("wrong_stack") as caught:
        table.buries(RED, "mint", 2)
    assert caught.value.facts == {"stack": 2}
    table.buries(RED, "mint", 3)
    assert table.in_stack(3)[-2:] == ["spy", "mint"]
    assert table.in_hand(BLUE) == ["abbey"]
    assert table.waits_for(RED) == "Play"


def test_fewer_if_there_are_fewer():
    table = with_a_strongest(RED, "mint")
    table.turns(RED, "conflict")
    table.buries(RED, "mint", 0)
    assert table.waits_for(RED) == "Play"
    assert table.in_hand(BLUE) == []


def test_an_empty_hand_loses_nothing():
    table = with_a_strongest(RED)
    table.turns(RED, "conflict")
    assert table.waits_for(RED) == "Play"
    assert table.happened(HandShown) == [HandShown(RED, BLUE, ())]


def test_nothing_happens_if_nobody_holds_the_token():
    table = Table()
    table.hand(BLUE, "mint")
    table.turns(RED, "conflict")
    assert table.waits_for(RED) == "Play"
    assert not table.happened(HandShown)
    assert table.in_hand(BLUE) == ["mint"]


def test_in_the_holders_turn_or_not_the_holder_decides():
    table = with_a_strongest(BLUE, "mint", "spy")
    table.turns(RED, "conflict")
    with refused("not_your_turn"):
        table.buries(RED, "mint", 0)
    table.buries(BLUE, "mint", 0)
    table.buries(BLUE, "spy", 0)
    assert table.in_hand(RED) == []
    assert table.waits_for(RED) == "Play"


def test_only_cards_of_the_opponents_hand_go():
    table = with_a_strongest(RED, "mint", "spy")
    table.hand(RED, "caravan")
    table.turns(RED, "conflict")
    with refused("no_such_card") as caught:
        table.buries(RED, "caravan", 0)
    assert caught.value.facts == {"card": "caravan"}


def test_both_cards_must_go():
    table = with_a_strongest(RED, "mint", "spy")
    table.turns(RED, "conflict")
    table.buries(RED, "mint", 0)
    assert table.kinds(RED) == {"Bury"}


def test_the_stack_may_be_empty():
    table = with_a_strongest(RED, "mint", "spy")
    table.stack_is(2)
    table.turns(RED, "conflict")
    table.buries(RED, "mint", 2)
    table.buries(RED, "spy", 2)
    assert table.in_stack(2) == ["mint", "spy"]


def test_the_hand_is_shown_to_the_other_seat_only():
    table = with_a_strongest(RED, "mint", "spy", "abbey")
    table.turns(RED, "conflict")
    for viewer in (RED, BLUE):
        (shown,) = [event for event in table.told(viewer) if event["type"] == "HandShown"]
        assert len(shown["cards"]) == 3
    assert {"type": "HandShown", "seat": 0, "owner": 1} in table.told(None)
    assert "shown" not in table.seat_view(RED, None)
    assert "shown" not in table.seat_view(RED, BLUE)
    table.buries(RED, "spy", 3)
    for viewer in (RED, BLUE):
        assert table.told(viewer)[0]["card"] == "spy"
    assert table.told(None) == [{"type": "CardBuried", "seat": 0, "owner": 1, "stack": 3}]


def test_a_lapsed_clock_buries_the_first_two_under_the_first_stack():
    table = with_a_strongest(RED, "spy", "mint", "abbey")
    table.turns(RED, "conflict")
    shown = table.seat_view(RED, RED)["shown"]
    for key in shown[:2]:
        table.lapses(RED)
        assert table.happened(CardBuried) == [CardBuried(RED, BLUE, 0, card(key))]
    assert table.in_hand(BLUE) == shown[2:]
