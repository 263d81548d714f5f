"""The Spy (sources: what-the-spy-takes, looks-and-secrets)."""

import pytest

from engine.card_game.core.actions import PlayCard, TakeFromHand, TakeNothing
from engine.card_game.core.events import CardTakenFromHand, HandShown
from tests.engine.card_game.cards_table import BLUE, RED, Table, card, keys, refused


def spying(*hand, profile="1996", **settings):
    """RED plays the Spy, and BLUE holds these cards; together they have seven points."""
    table = Table(profile, **settings)
    table.city(RED, "left", "right")
    table.city(BLUE, "left")
    table.hand(RED, "spy")
    table.hand(BLUE, *hand)
    table.plays(RED, "spy")
    return table


def test_the_opponent_shows_the_whole_hand():
    table = spying("mint", "spy", "knight-otto")
    (shown,) = table.happened(HandShown)
    assert sorted(keys(shown.cards or ())) == ["knight-otto", "mint", "spy"]
    assert sorted(table.seat_view(RED, RED)["shown"]) == ["knight-otto", "mint", "spy"]


@pytest.mark.parametrize(
    ("hand", "may_be_taken"),
    [
        (("mint", "knight-otto", "fleet-ore"), ("knight-otto", "fleet-ore")),
        (("abbey", "spy", "bishop"), ("spy", "bishop")),
        (("caravan", "knight-karl", "alchemist"), ("caravan", "knight-karl", "alchemist")),
    ],
)
def test_the_spy_takes_a_unit_or_an_action_card_of_your_choice(hand, may_be_taken):
    table = spying(*hand)
    assert {row.card for row in table.legal(RED, TakeFromHand)} == set(map(card, may_be_taken))
    key = may_be_taken[0]
    table.takes_from_hand(RED, key)
    assert table.happened(CardTakenFromHand) == [CardTakenFromHand(RED, BLUE, card(key))]
    assert table.in_hand(RED) == [key]
    assert table.in_hand(BLUE) == sorted(set(hand) - {key})


@pytest.mark.parametrize("key", ["mint", "abbey"])
def test_the_spy_takes_no_building(key):
    table = spying("spy", key)
    with refused("no_such_card") as caught:
        table.takes_from_hand(RED, key)
    assert caught.value.facts == {"card": key}


def test_with_the_setting_the_spy_takes_any_card():
    table = spying("mint", "abbey", spy_takes="any-card")
    assert {row.card for row in table.legal(RED, TakeFromHand)} == {card("mint"), card("abbey")}
    table.takes_from_hand(RED, "mint")
    assert table.in_hand(RED) == ["mint"]


@pytest.mark.parametrize("hand", [(), ("mint", "abbey")])
def test_if_there_is_no_such_card_the_spy_is_used_up(hand):
    table = spying(*hand)
    assert table.waits_for(RED) == "Play"
    assert table.gone() == ["spy"]
    assert table.in_hand(BLUE) == sorted(hand)
    assert table.happened(HandShown)[0].cards == tuple(sorted(map(card, hand)))


def test_the_spy_may_be_played_at_an_empty_hand():
    table = Table()
    table.hand(RED, "spy")
    table.hand(BLUE)
    assert table.may(PlayCard(RED, card("spy")))
    table.plays(RED, "spy")
    assert table.waits_for(RED) == "Play"
    assert table.gone() == ["spy"]


def test_of_two_equal_cards_the_one_gained_last_is_taken():
    """The other one may still answer an attack in this turn."""
    table = Table()
    table.hand(RED, "spy", "arsonist")
    table.hand(BLUE, "bishop", "mint")
    table.built(BLUE, left_above="smithy")
    table.stack(1, "bishop")
    table.turns(RED, "master-builder")
    table.play(TakeNothing(RED))
    table.looks_through(BLUE, 1)
    table.takes_card(BLUE, 0)
    table.puts_under(BLUE, "mint", 1)
    assert table.in_hand(BLUE) == ["bishop", "bishop"]
    table.plays(RED, "spy")
    table.takes_from_hand(RED, "bishop")
    table.plays(RED, "arsonist")
    table.answers(BLUE, "bishop")


def test_one_must_take_a_card_if_there_is_one():
    table = spying("bishop")
    assert table.kinds(RED) == {"TakeFromHand"}
    with refused("wrong_moment"):
        table.ends_turn(RED)


def test_no_roll_and_no_counter():
    table = spying("bishop", "herb-witch")
    assert table.waits_for(RED) == "Spy"
    assert [type(event).__name__ for event in table.last] == ["CardPlayed", "HandShown"]


def test_only_what_is_in_the_hand_can_be_taken():
    table = spying("bishop")
    with refused("no_such_card"):
        table.takes_from_hand(RED, "raid")


def test_the_hand_is_shown_to_the_other_seat_only():
    table = spying("mint", "bishop")
    for viewer in (RED, BLUE):
        assert table.told(viewer)[1]["cards"] == ["mint", "bishop"]
    assert table.told(None)[1] == {"type": "HandShown", "seat": 0, "owner": 1}
    assert "shown" not in table.seat_view(RED, BLUE)
    assert "shown" not in table.seat_view(RED, None)
    table.takes_from_hand(RED, "bishop")
    for viewer in (RED, BLUE):
        assert table.told(viewer)[0]["card"] == "bishop"
    assert table.told(None) == [{"type": "CardTakenFromHand", "seat": 0, "owner": 1}]
    assert "shown" not in table.seat_view(RED, RED)


def test_in_1996_the_card_may_not_be_used_in_the_same_turn():
    table = spying("caravan", "knight-siegfried")
    table.takes_from_hand(RED, "caravan")
    table.stores(RED, {"hills 5": 1})
    with refused("new_card"):
        table.plays(RED, "caravan")


def test_in_1996_a_knight_taken_by_the_spy_may_not_be_built_in_the_same_turn():
    table = spying("caravan", "knight-siegfried")
    table.takes_from_hand(RED, "knight-siegfried")
    table.stores(RED, {"mountains 2": 1})
    with refused("new_card"):
        table.builds(RED, "knight-siegfried", "left above")


def test_in_2005_the_card_may_be_used_in_the_same_main_phase():
    table = spying("caravan", "knight-siegfried", profile="2005")
    table.takes_from_hand(RED, "knight-siegfried")
    table.stores(RED, {"mountains 2": 1})
    table.builds(RED, "knight-siegfried", "left above")
    table = spying("caravan", profile="2005")
    table.takes_from_hand(RED, "caravan")
    table.stores(RED, {"hills 5": 1})
    table.plays(RED, "caravan")
    assert table.gone() == ["spy", "caravan"]


def test_a_lapsed_clock_takes_the_first_card_that_can_be_taken():
    table = spying("mint", "raid", "bishop")
    first = table.legal(RED, TakeFromHand)[0]
    table.lapses(RED)
    assert table.in_hand(RED) == keys([first.card]) == ["bishop"]
