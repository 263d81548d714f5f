"""Drawing cards, searching stacks, exchanging a card (sources: drawing-cards, realm-hand-limit)."""

import pytest

from engine.card_game.core.actions import DrawCard, EndTurn, Exchange, LookThrough, TakeCard
from engine.card_game.core.decisions import PutCardsUnder
from engine.card_game.core.events import CardPutUnder, CardTaken, GoodsPaid, StackSearched
from engine.card_game.game import game
from tests.engine.card_game.cards_table import BLUE, RED, Shuffles, Table, card, refused

FULL = ("smithy", "church", "sawmill")
A = ("colossus", "mint", "harbor", "alchemist")
B = ("library", "spy", "caravan")


def drawing(*hand, **built):
    """RED has ended the main phase with this hand; two stacks are known, RED has ten goods."""
    table = Table()
    table.hand(RED, *hand)
    table.stores(RED, {"hills 5": 3, "forest 4": 3, "pasture 3": 3, "river 6": 1})
    table.built(RED, **built)
    table.stack_is(0, *A)
    table.stack_is(1, *B)
    table.ends_turn(RED)
    return table


def full(*hand, **settings):
    """RED is in the main phase with this hand, three cards usually."""
    table = Table(**settings)
    table.hand(RED, *(hand or FULL))
    table.stores(RED, {"hills 5": 3, "forest 4": 3})
    table.stack_is(0, *A)
    table.stack_is(1, *B)
    return table


def goods(table):
    return sum(table.goods(RED).values())


# --- the limit


@pytest.mark.parametrize("held", range(4))
def test_a_hand_is_replenished_to_three_cards(held):
    table = drawing(*FULL[:held])
    for _ in range(3 - held):
        assert table.waits_for(RED) == "Draw"
        table.draws(RED, 0)
    assert len(table.in_hand(RED)) == 3
    assert game.on_turn(table.state) == BLUE


@pytest.mark.parametrize(
    ("built", "limit"),
    [
        ({"left_above": "abbey"}, 4),
        ({"left_above": "library"}, 4),
        ({"left_above": "abbey", "left_below": "abbey"}, 5),
        ({"left_above": "abbey", "left_below": "library"}, 5),
        (
            {
                "left_above": "abbey",
                "left_below": "abbey",
                "left_above_outer": "library",
                "left_below_outer": "library",
            },
            7,
        ),
        ({"left_above": "town-hall", "left_below": "church"}, 3),
    ],
)
def test_each_cloister_and_each_library_raise_the_limit_by_one(built, limit):
    table = Table()
    table.city(RED, "left")
    table.built(RED, **built)
    assert table.seat_view(RED)["limit"] == limit
    assert table.seat_view(BLUE)["limit"] == 3
    table.ends_turn(RED)
    for _ in range(limit):
        table.draws(RED, 2)
    assert len(table.in_hand(RED)) == limit
    assert game.on_turn(table.state) == BLUE


def test_one_must_draw_up_to_the_limit():
    table = drawing("smithy")
    table.draws(RED, 0)
    assert table.kinds(RED) == {"DrawCard", "LookThrough"}
    with refused("wrong_moment"):
        table.ends_turn(RED)


def test_one_does_not_draw_above_the_limit():
    table = drawing(*FULL)
    assert game.on_turn(table.state) == BLUE
    with refused("not_your_turn"):
        table.draws(RED, 0)


# --- the two ways


@pytest.mark.parametrize("stack", range(5))
def test_one_draws_the_top_card_of_any_stack(stack):
    table = drawing("smithy", "church")
    top = table.in_stack(stack)[0]
    assert [draw.stack for draw in table.legal(RED, DrawCard)] == list(range(5))
    table.draws(RED, stack)
    assert top in table.in_hand(RED)
    assert table.happened(CardTaken)[0].stack == stack


def test_drawing_the_top_card_costs_nothing():
    table = drawing("smithy", "church")
    table.draws(RED, 0)
    assert goods(table) == 10


def test_for_two_goods_one_inspects_all_cards_of_a_stack_and_takes_one():
    table = drawing("smithy", "church")
    table.looks_through(RED, 0)
    assert goods(table) == 8
    assert table.seat_view(RED, RED)["looking"] == list(A)
    assert table.legal(RED, TakeCard) == [TakeCard(RED, position) for position in range(4)]
    table.takes_card(RED, 2)
    assert table.in_hand(RED) == ["church", "harbor", "smithy"]


@pytest.mark.parametrize("paid", [("hills 5", "hills 5"), ("hills 5", "river 6")])
def test_the_two_goods_are_similar_or_different(paid):
    table = drawing("smithy", "church")
    table.looks_through(RED, 0, paid=paid)
    assert table.happened(GoodsPaid)[0].places == table.regions(RED, paid)


def test_looking_through_a_stack_does_not_alter_its_order():
    table = drawing("smithy", "church")
    chance = Shuffles()
    table.play(LookThrough(RED, 0, None), chance)
    table.play(TakeCard(RED, 2), chance)
    assert table.in_stack(0) == ["colossus", "mint", "alchemist"]
    assert chance.shuffled_lengths == []


def test_whoever_looks_sees_the_cards_alone():
    table = drawing("smithy", "church")
    table.looks_through(RED, 0)
    assert table.told(RED)[-1]["cards"] == list(A)
    for viewer in (BLUE, None):
        assert table.told(viewer)[-1] == {"type": "StackSearched", "seat": RED, "stack": 0}
        assert "looking" not in table.seat_view(RED, viewer)
        assert table.view(viewer)["stack"] == 0
    table.takes_card(RED, 2)
    assert table.told(BLUE)[0] == {"type": "CardTaken", "seat": RED, "stack": 0}
    assert "looking" not in table.seat_view(RED, RED)


def test_whoever_has_paid_and_looked_takes_a_card():
    table = drawing("smithy", "church")
    table.looks_through(RED, 0)
    assert table.kinds(RED) == {"TakeCard"}
    for act in (lambda: table.ends_turn(RED), lambda: table.draws(RED, 1)):
        with refused("wrong_moment"):
            act()


def test_without_two_goods_one_does_not_search():
    table = drawing("smithy", "church")
    table.stores(RED, {"hills 5": 1})
    assert table.kinds(RED) == {"DrawCard"}
    with refused("not_enough_goods") as caught:
        table.looks_through(RED, 0)
    assert caught.value.facts == {"count": 1}


@pytest.mark.parametrize("halls", [("left_above",), ("left_above", "right_above")])
def test_with_a_town_hall_a_search_costs_one_and_with_two_no_less(halls):
    table = drawing("smithy", "church", **dict.fromkeys(halls, "town-hall"))
    assert table.seat_view(RED, RED)["look"] == 1
    assert table.seat_view(BLUE, BLUE)["look"] == 2
    table.looks_through(RED, 0)
    assert goods(table) == 9
    table.takes_card(RED, 0)


def test_with_a_town_hall_one_good_is_enough():
    table = drawing("smithy", "church", left_above="town-hall")
    table.stores(RED, {"hills 5": 1})
    table.looks_through(RED, 0)
    assert table.goods(RED) == {}


def test_for_each_card_one_chooses_one_of_the_two_ways():
    table = drawing()
    table.looks_through(RED, 0)
    table.takes_card(RED, 1)
    table.looks_through(RED, 1)
    table.takes_card(RED, 0)
    assert table.in_stack(0)[0] == "colossus"
    table.draws(RED, 0)
    assert table.in_hand(RED) == ["colossus", "library", "mint"]
    assert goods(table) == 6
    assert game.on_turn(table.state) == BLUE


def test_one_searches_as_often_as_one_pays_and_each_look_ends_with_a_card():
    table = drawing()
    for _ in range(3):
        table.looks_through(RED, 0)
        assert len(table.happened(StackSearched)) == 1
        table.takes_card(RED, 0)
    assert goods(table) == 4
    assert table.in_hand(RED) == ["colossus", "harbor", "mint"]


# --- empty stacks


def test_from_an_empty_stack_nothing_is_drawn():
    table = drawing("smithy", "church")
    table.stack_is(0)
    assert [draw.stack for draw in table.legal(RED, DrawCard)] == [1, 2, 3, 4]
    for act in (lambda: table.draws(RED, 0), lambda: table.looks_through(RED, 0)):
        with refused("stack_empty"):
            act()


def test_when_no_stack_has_a_card_the_turn_ends():
    table = Table()
    table.hand(RED, "smithy")
    table.no_stacks()
    table.ends_turn(RED)
    assert table.in_hand(RED) == ["smithy"]
    assert game.on_turn(table.state) == BLUE


@pytest.mark.parametrize(("held", "left", "drawn"), [(1, 1, 1), (1, 5, 2), (3, 5, 0)])
def test_the_own_view_says_how_many_cards_will_be_drawn(held, left, drawn):
    table = Table()
    table.hand(RED, *("smithy", "church", "spy")[:held])
    table.stack_is(2, *("mint", "harbor", "colossus", "library", "sawmill")[:left])
    for stack in (0, 1, 3, 4):
        table.stack_is(stack)
    assert table.seat_view(RED, RED)["draws"] == drawn
    assert "draws" not in table.seat_view(RED, BLUE)


def test_one_draws_as_far_as_the_stacks_go():
    table = Table()
    table.stack_is(3, "abbey")
    for stack in (0, 1, 2, 4):
        table.stack_is(stack)
    table.ends_turn(RED)
    table.draws(RED, 3)
    assert table.in_hand(RED) == ["abbey"]
    assert game.on_turn(table.state) == BLUE


# --- exchanging


def test_with_a_full_hand_one_may_exchange_a_card():
    table = full()
    table.exchanges(RED, "church", 0)
    assert table.in_stack(0) == [*A, "church"]
    assert table.waits_for(RED) == "Draw"
    table.draws(RED, 0)
    assert table.in_hand(RED) == ["colossus", "sawmill", "smithy"]
    assert game.on_turn(table.state) == BLUE


def test_one_slips_the_card_under_a_stack_face_down():
    table = full()
    table.exchanges(RED, "church", 0)
    assert table.happened(CardPutUnder) == [CardPutUnder(RED, 0, card("church"))]
    assert table.told(RED)[-1]["card"] == "church"
    for viewer in (BLUE, None):
        assert table.told(viewer)[-1] == {"type": "CardPutUnder", "seat": RED, "stack": 0}


def test_one_draws_from_the_stack_that_got_the_card():
    table = full()
    table.exchanges(RED, "church", 0)
    assert table.legal(RED, DrawCard) == [DrawCard(RED, 0)]
    assert table.legal(RED, LookThrough) == [LookThrough(RED, 0, None)]
    for act in (lambda: table.draws(RED, 1), lambda: table.looks_through(RED, 1)):
        with refused("wrong_stack"):
            act()


def test_the_new_card_comes_by_either_way():
    table = full()
    table.exchanges(RED, "church", 0)
    table.looks_through(RED, 0)
    assert goods(table) == 4
    assert table.seat_view(RED, RED)["looking"] == [*A, "church"]
    table.takes_card(RED, 3)
    assert table.in_hand(RED) == ["alchemist", "sawmill", "smithy"]
    assert game.on_turn(table.state) == BLUE


def test_at_most_one_card_is_exchanged():
    table = full()
    table.exchanges(RED, "church", 0)
    with refused("wrong_moment"):
        table.exchanges(RED, "smithy", 1)
    table.draws(RED, 0)
    with refused("not_your_turn"):
        table.exchanges(RED, "smithy", 1)


@pytest.mark.parametrize("held", [("smithy",), ("smithy", "church")])
def test_whoever_needs_to_draw_does_not_exchange(held):
    table = full(*held)
    with refused("hand_not_full"):
        table.exchanges(RED, "smithy", 0)


def test_exchanging_is_no_duty():
    table = full()
    assert table.may(EndTurn(RED))
    table.ends_turn(RED)
    assert table.in_hand(RED) == sorted(FULL)
    assert game.on_turn(table.state) == BLUE


def test_after_drawing_one_does_not_exchange():
    table = full("smithy", "church")
    table.ends_turn(RED)
    with refused("wrong_moment"):
        table.exchanges(RED, "smithy", 0)
    table.draws(RED, 0)
    with refused("not_your_turn"):
        table.exchanges(RED, "smithy", 0)


def test_with_a_higher_limit_the_hand_is_full_later():
    table = full()
    table.built(RED, left_above="abbey")
    with refused("hand_not_full"):
        table.exchanges(RED, "smithy", 0)


def test_where_no_stack_has_a_card_one_may_exchange_with_fewer():
    table = Table()
    table.hand(RED, "smithy")
    table.no_stacks()
    table.exchanges(RED, "smithy", 0)
    table.draws(RED, 0)
    assert table.in_hand(RED) == ["smithy"]
    assert game.on_turn(table.state) == BLUE


def test_one_exchanges_only_in_the_own_turn_and_a_card_of_the_own_hand():
    table = full()
    table.hand(BLUE, "raid", "abbey", "merchant")
    with refused("not_your_turn"):
        table.exchanges(BLUE, "raid", 0)
    with refused("no_such_card"):
        table.exchanges(RED, "merchant", 0)
    assert Exchange(RED, card("church"), 4) in table.legal(RED, Exchange)


# --- surplus


def returned_above_the_limit(profile):
    """RED's own attack has failed, and a knight came back to a full hand."""
    table = Table(profile)
    table.city(RED, "left")
    table.built(RED, left_above="library", left_below="town-hall", right_above="knight-otto")
    table.built(BLUE, left_above="knight-conrad")
    table.city(BLUE, "left", "right")
    table.hand(RED, "black-knight", *FULL, "abbey")
    table.attacks(RED, "black-knight", 6)
    table.returns(BLUE, "right above")
    return table


def test_a_card_above_the_limit_goes_under_a_stack_at_once():
    table = returned_above_the_limit("1996")
    assert table.waits_for(RED) == "PutCardsUnder"
    with refused("wrong_moment"):
        table.ends_turn(RED)
    table.puts_under(RED, "abbey", 4)
    assert table.in_stack(4)[-1] == "abbey"
    assert table.waits_for(RED) == "Play"


def test_in_the_later_rules_the_active_player_waits_until_the_end_of_the_turn():
    table = returned_above_the_limit("2005")
    assert table.waits_for(RED) == "Play"
    table.ends_turn(RED)
    assert table.waits_for(RED) == "PutCardsUnder"
    table.puts_under(RED, "abbey", 4)
    assert game.on_turn(table.state) == BLUE
    assert len(table.in_hand(RED)) == 4


def test_in_the_later_rules_whoever_puts_a_surplus_away_may_exchange_a_card_too():
    table = returned_above_the_limit("2005")
    top = table.in_stack(0)[0]
    table.exchanges(RED, "smithy", 0)
    table.puts_under(RED, "abbey", 4)
    assert table.waits_for(RED) == "Draw"
    table.draws(RED, 0)
    assert table.in_hand(RED) == sorted(["church", "knight-otto", "sawmill", top])
    assert game.on_turn(table.state) == BLUE


def test_in_the_later_rules_a_card_that_is_built_again_in_time_is_no_surplus():
    table = returned_above_the_limit("2005")
    table.rich(RED)
    table.builds(RED, "knight-otto", "right above")
    table.ends_turn(RED)
    assert game.on_turn(table.state) == BLUE


@pytest.mark.parametrize("profile", ["1996", "2005"])
def test_the_passive_player_puts_the_surplus_under_a_stack_at_once(profile):
    table = Table(profile)
    table.city(BLUE, "left", "right")
    table.city(RED, "left", "right")
    table.built(BLUE, left_above="knight-conrad")
    table.hand(RED, "black-knight")
    table.hand(BLUE, *FULL)
    table.attacks(RED, "black-knight", 1)
    table.returns(RED, "left above")
    assert table.waits_for(BLUE) == "PutCardsUnder"
    table.puts_under(BLUE, "knight-conrad", 0)
    assert table.waits_for(RED) == "Play"


def test_losing_a_cloister_lowers_the_limit_first():
    table = Table()
    table.built(BLUE, left_above="abbey")
    table.hand(RED, "arsonist")
    table.hand(BLUE, *FULL, "spy")
    table.attacks(RED, "arsonist", 1)
    table.returns(RED, "left above")
    assert table.due() == PutCardsUnder(BLUE, 2)
    table.puts_under(BLUE, "spy", 0)
    table.puts_under(BLUE, "smithy", 3)
    assert table.in_hand(BLUE) == ["abbey", "church", "sawmill"]


def test_the_stack_is_chosen_for_each_surplus_card_an_empty_one_too():
    table = Table()
    table.built(BLUE, left_above="abbey")
    table.hand(RED, "arsonist")
    table.hand(BLUE, *FULL, "spy")
    table.no_stacks()
    table.attacks(RED, "arsonist", 1)
    table.returns(RED, "left above")
    table.puts_under(BLUE, "spy", 0)
    table.puts_under(BLUE, "smithy", 3)
    assert (table.in_stack(0), table.in_stack(3)) == (["spy"], ["smithy"])


# --- new cards


def test_in_the_later_rules_a_card_taken_with_the_spy_can_be_built_in_the_same_turn():
    table = Table("2005")
    table.city(RED, "left", "right")
    table.city(BLUE, "left", "right")
    table.rich(RED)
    table.hand(RED, "spy")
    table.hand(BLUE, "knight-otto")
    table.plays(RED, "spy")
    table.takes_from_hand(RED, "knight-otto")
    table.builds(RED, "knight-otto", "left above")
    assert "knight-otto" in table.standing(RED).values()


def test_a_new_card_may_be_exchanged():
    table = full("spy", "smithy", "church", "sawmill")
    table.hand(BLUE, "knight-otto")
    table.plays(RED, "spy")
    table.takes_from_hand(RED, "knight-otto")
    table.puts_under(RED, "sawmill", 2)
    table.exchanges(RED, "knight-otto", 0)
    assert table.in_stack(0)[-1] == "knight-otto"


def test_a_card_that_came_back_to_the_hand_was_not_gained():
    table = returned_above_the_limit("1996")
    table.puts_under(RED, "abbey", 4)
    table.rich(RED)
    table.builds(RED, "knight-otto", "right above")
