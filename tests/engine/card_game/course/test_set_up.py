"""Laying out the playing area, the draw stacks and the first hands (sources: opening-layout, the-120-cards, regions)."""

from collections import Counter

import pytest

from engine.card_game.core.actions import ArrangeRegions, BuildRoad, LookThrough, RollDice, TakeCard
from engine.card_game.core.cards import CARDS, REGIONS
from engine.card_game.core.events import (
    ArrangementDone,
    CardTaken,
    FirstPlayerChosen,
    RegionsArranged,
    StackSearched,
    StartRolled,
    TurnBegan,
)
from engine.card_game.core.grid import ABOVE, BELOW, MIDDLE, place
from engine.card_game.core.names import CITY, ROAD, SETTLEMENT
from engine.card_game.game import game
from engine.chance import Scripted
from tests.engine.card_game.cards_table import (
    BLUE,
    RED,
    Shuffles,
    Table,
    keys,
    refused,
    region_card,
)

PRINTED = ("fields 1", "mountains 2", "pasture 3", "forest 4", "hills 5", "river 6")
ANOTHER = ("river 6", "hills 5", "forest 4", "pasture 3", "mountains 2", "fields 1")
BLUES = ("fields 2", "mountains 3", "pasture 4", "forest 5", "hills 6", "river 1")


class Start(Table):
    """A game that has just been opened: RED has the set of the fields 1 and starts."""

    def __init__(self, rolls=(6, 1), first_set=0, profile="1996", **settings):
        chosen = {name.replace("_", "-"): value for name, value in settings.items()}
        config = game.configured({"profile": profile, "settings": chosen})
        numbers = [first_set, *(roll - 1 for roll in rolls)]
        self.state, self.last = game.new_game(config, Scripted(numbers=numbers))

    def arranges(self, seat, names):
        self.play(ArrangeRegions(seat, tuple(map(region_card, names))))

    def both_arrange(self):
        self.arranges(RED, PRINTED)
        self.arranges(BLUE, BLUES)

    def takes_three(self, seat, stack):
        self.looks_through(seat, stack)
        for _ in range(3):
            self.takes_card(seat, 0)


def test_each_player_has_a_road_in_the_middle_and_a_settlement_on_each_side():
    state = Start().state
    for realm in state.realms:
        assert realm.row == {
            place(11, MIDDLE): SETTLEMENT,
            place(12, MIDDLE): ROAD,
            place(13, MIDDLE): SETTLEMENT,
        }


def test_six_regions_lie_diagonally_beside_the_settlements():
    table = Start()
    table.both_arrange()
    for realm in table.state.realms:
        assert sorted(realm.regions) == sorted(
            place(column, row) for column in (10, 12, 14) for row in (ABOVE, BELOW)
        )


def test_one_player_has_the_first_set_and_the_other_the_second():
    for first_set, sets in ((0, ("a", "b")), (1, ("b", "a"))):
        table = Start(first_set=first_set)
        assert tuple(table.seat_view(seat)["set"] for seat in (RED, BLUE)) == sets
        for seat, name in zip((RED, BLUE), sets, strict=True):
            (form,) = game.forms(table.state, seat)
            assert {REGIONS[region].set for region in form["regions"]} == {name}
            assert len(form["regions"]) == 6


def test_chance_deals_the_sets():
    dealt = {game.new_game(game.configured({}), Scripted(seed=seed))[0].sets for seed in range(20)}
    assert dealt == {(0, 1), (1, 0)}


def test_which_region_lies_where_is_up_to_the_player():
    table = Start()
    table.arranges(RED, ANOTHER)
    table.arranges(BLUE, BLUES)
    assert table.region(RED, "river 6") == place(10, ABOVE)
    assert table.region(RED, "hills 5") == place(12, ABOVE)
    assert table.region(RED, "fields 1") == place(14, BELOW)


def test_the_form_names_the_place_of_each_region_in_turn():
    table = Start()
    (form,) = game.forms(table.state, RED)
    table.both_arrange()
    assert (
        dict(zip(form["places"], form["regions"], strict=True)) == table.state.realms[RED].regions
    )


@pytest.mark.parametrize(
    "names",
    [
        PRINTED[:5],
        (*PRINTED[:5], "fields 1"),
        (*PRINTED[:5], "river 1"),
        (*PRINTED, "hills 6"),
        (),
    ],
)
def test_each_of_the_six_regions_is_laid_out_once(names):
    table = Start()
    with refused("wrong_regions"):
        table.arranges(RED, names)


def test_the_layouts_are_made_at_the_same_time_and_shown_when_both_are_done():
    table = Start()
    assert table.deciding() == (RED, BLUE)
    table.arranges(RED, ANOTHER)
    assert table.deciding() == (BLUE,)
    assert table.happened(ArrangementDone) == [ArrangementDone(RED)]
    assert not table.happened(RegionsArranged)
    assert table.told(BLUE) == [{"type": "ArrangementDone", "seat": RED}]
    for viewer in (BLUE, None):
        assert not table.view(viewer)["realms"]["0"]["regions"]
    table.arranges(BLUE, BLUES)
    assert [event.seat for event in table.happened(RegionsArranged)] == [RED, BLUE]
    assert len(table.view(None)["realms"]["0"]["regions"]) == 6


def test_a_layout_that_is_done_cannot_be_changed():
    table = Start()
    table.arranges(RED, ANOTHER)
    with refused("set_up"):
        table.arranges(RED, PRINTED)


def test_the_other_layout_may_be_done_first():
    table = Start()
    table.arranges(BLUE, BLUES)
    assert table.deciding() == (RED,)
    table.arranges(RED, PRINTED)
    assert table.waits_for(RED) == "ChooseStack"


def test_every_region_of_the_start_holds_one_unit_gold_included():
    table = Start()
    table.both_arrange()
    assert table.stored(RED) == dict.fromkeys(PRINTED, 1)
    assert table.stored(BLUE) == dict.fromkeys(BLUES, 1)


def test_each_player_starts_with_two_points():
    table = Start()
    table.both_arrange()
    assert game.points(table.state) == [2, 2]


def test_the_62_draw_cards_lie_in_five_stacks_as_even_as_can_be():
    state = Start().state
    assert [len(stack) for stack in state.stacks] == [13, 13, 12, 12, 12]
    assert Counter(card for stack in state.stacks for card in stack) == Counter(
        {card: printed.copies for card, printed in enumerate(CARDS)}
    )


def test_events_regions_and_draw_cards_are_shuffled():
    chance = Shuffles(numbers=[0, 5, 0])
    game.new_game(game.configured({}), chance)
    assert sorted(chance.shuffled_lengths) == [10, 11, 62]


def test_the_stacks_of_the_supply_have_7_roads_5_settlements_7_cities_11_regions_and_10_events():
    supply = Start().view(None)["supply"]
    assert supply == {
        "draw": [13, 13, 12, 12, 12],
        "row": {"road": 7, "settlement": 5, "city": 7},
        "regions": 11,
        "events": 10,
    }


def test_the_stacks_lie_face_down():
    table = Start()
    table.both_arrange()
    for viewer in (RED, BLUE, None):
        view = table.view(viewer)
        assert "looking" not in view["seats"]["0"]
        assert all(isinstance(count, int) for count in view["supply"]["draw"])


@pytest.mark.parametrize(("rolls", "starter"), [((6, 1), RED), ((2, 3), BLUE)])
def test_the_highest_roll_of_the_production_die_starts(rolls, starter):
    table = Start(rolls=rolls)
    assert table.happened(StartRolled) == [StartRolled(RED, rolls[0]), StartRolled(BLUE, rolls[1])]
    assert table.happened(FirstPlayerChosen) == [FirstPlayerChosen(starter)]
    assert game.starting_player(table.last) == starter


def test_ties_roll_again():
    table = Start(rolls=(4, 4, 2, 2, 1, 5))
    assert len(table.happened(StartRolled)) == 6
    assert table.happened(FirstPlayerChosen) == [FirstPlayerChosen(BLUE)]


def test_the_starting_player_looks_through_one_stack_and_selects_three_cards():
    table = Start()
    table.both_arrange()
    assert table.waits_for(RED) == "ChooseStack"
    assert table.legal(RED, LookThrough) == [LookThrough(RED, stack, None) for stack in range(5)]
    before = table.in_stack(3)
    table.looks_through(RED, 3)
    assert table.seat_view(RED, RED)["looking"] == before
    table.takes_card(RED, 11)
    table.takes_card(RED, 4)
    table.takes_card(RED, 0)
    assert table.in_hand(RED) == sorted([before[11], before[4], before[0]])
    assert table.waits_for(BLUE) == "ChooseStack"


def test_looking_at_the_start_costs_nothing():
    table = Start()
    table.both_arrange()
    table.takes_three(RED, 0)
    table.takes_three(BLUE, 1)
    assert sum(table.goods(RED).values()) == sum(table.goods(BLUE).values()) == 6


def test_the_opponent_chooses_a_different_stack():
    table = Start()
    table.both_arrange()
    table.takes_three(RED, 3)
    assert {look.stack for look in table.legal(BLUE, LookThrough)} == {0, 1, 2, 4}
    with refused("stack_taken"):
        table.looks_through(BLUE, 3)
    table.takes_three(BLUE, 2)
    assert len(table.state.hands[BLUE]) == 3


def test_the_sequence_of_the_cards_that_remain_is_not_altered():
    table = Start()
    table.both_arrange()
    before = table.in_stack(2)
    table.looks_through(RED, 2)
    table.takes_card(RED, 5)
    table.takes_card(RED, 0)
    table.takes_card(RED, 3)
    assert table.in_stack(2) == [*before[1:4], *before[6:]]


def test_the_hands_are_concealed():
    table = Start()
    table.both_arrange()
    table.looks_through(RED, 0)
    assert "looking" not in table.seat_view(RED, BLUE)
    assert "looking" not in table.seat_view(RED, None)
    (searched,) = table.happened(StackSearched)
    assert keys(searched.cards or ()) == table.in_stack(0)
    assert table.told(RED)[0]["cards"] == table.in_stack(0)
    assert (
        table.told(BLUE) == table.told(None) == [{"type": "StackSearched", "seat": 0, "stack": 0}]
    )
    table.takes_card(RED, 0)
    assert len(table.happened(CardTaken)) == 1
    assert table.told(BLUE) == [{"type": "CardTaken", "seat": 0, "stack": 0}]
    for viewer in (BLUE, None):
        assert table.seat_view(RED, viewer)["cards"] == 1
        assert "hand" not in table.seat_view(RED, viewer)
    assert len(table.seat_view(RED, RED)["hand"]) == 1


def test_one_takes_three_cards_no_more_and_no_fewer():
    table = Start()
    table.both_arrange()
    table.looks_through(RED, 0)
    table.takes_card(RED, 0)
    table.takes_card(RED, 0)
    assert table.kinds(RED) == {"TakeCard"}
    table.takes_card(RED, 0)
    assert table.deciding() == (BLUE,)
    with refused("set_up"):
        table.play(TakeCard(RED, 0))


def test_then_the_starting_player_has_the_first_turn():
    table = Start(rolls=(1, 6))
    table.both_arrange()
    table.takes_three(BLUE, 0)
    table.takes_three(RED, 1)
    assert table.happened(TurnBegan) == [TurnBegan(BLUE, 1)]
    assert table.waits_for(BLUE) == "Roll"
    assert game.on_turn(table.state) == BLUE


def test_the_cards_chosen_at_the_start_are_not_new_in_the_first_turn():
    table = Start()
    table.both_arrange()
    table.takes_three(RED, 0)
    table.takes_three(BLUE, 1)
    hand = table.seat_view(RED, RED)["hand"]
    assert len(hand) == 3
    assert not any("new" in card for card in hand)


def test_nothing_else_can_be_done_during_set_up():
    table = Start()
    for action in (RollDice(RED), BuildRoad(BLUE, 50, None), LookThrough(RED, 0, None)):
        with refused("set_up"):
            table.play(action)
    assert game.on_turn(table.state) is None
    assert table.view(None)["turn"]["number"] == 0


def test_a_lapsed_clock_takes_the_printed_order_and_the_top_three():
    table = Start()
    for seat in (RED, BLUE):
        table.lapses(seat)
    assert table.region(RED, "fields 1") == place(10, ABOVE)
    assert table.region(RED, "river 6") == place(14, BELOW)
    table.lapses(RED)
    (searched,) = table.happened(StackSearched)
    top_three = keys(searched.cards or ())[:3]
    for _ in range(3):
        table.lapses(RED)
    assert table.in_hand(RED) == sorted(top_three)


def test_the_region_stack_may_be_dealt_at_random_under_the_same_conditions():
    numbers = set()
    for seed in range(8):
        config = game.configured({"settings": {"region-stack": "dealt"}})
        state, _ = game.new_game(config, Scripted(seed=seed))
        stack = [region for region, card in enumerate(REGIONS) if card.set == "stack"]
        dealt = [state.numbers[region] for region in stack]
        assert sorted(dealt) == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
        assert len({(REGIONS[region].terrain, state.numbers[region]) for region in stack}) == 11
        for region, card in enumerate(REGIONS):
            if card.set != "stack":
                assert state.numbers[region] == card.number
        numbers.add(tuple(dealt))
    assert len(numbers) > 1


def test_usually_the_region_stack_has_the_numbers_of_the_facts():
    assert Start().state.numbers == tuple(card.number for card in REGIONS)


def test_nobody_has_a_city_at_the_start_and_both_tokens_lie_ready():
    table = Start()
    table.both_arrange()
    assert CITY not in table.state.realms[RED].row.values()
    assert table.view(None)["tokens"] == {}
