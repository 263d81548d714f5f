"""The Scout (sources: action-cards, new-settlements)."""

from engine.card_game.core.actions import BuildSettlement, ChooseRegions
from engine.card_game.core.cards import REGIONS
from engine.card_game.core.events import (
    CardPlayed,
    GameWon,
    RegionLaid,
    RegionStackShuffled,
)
from engine.card_game.core.grid import ABOVE, BELOW, place
from tests.engine.card_game.cards_table import (
    BLUE,
    RED,
    Shuffles,
    Table,
    card,
    middle,
    refused,
    region_card,
)
from tests.engine.card_game.whole_games import check


def ready():
    """RED can build a settlement, and holds a Scout."""
    table = Table()
    table.hand(RED, "scout")
    table.road(RED, "far left")
    table.stores(RED, {"hills 5": 1, "forest 4": 1, "pasture 3": 1, "fields 1": 1})
    table.region_stack("hills 3", "river 2")
    return table


def chooses(table, above, below, chance=None):
    return table.play(ChooseRegions(RED, region_card(above), region_card(below)), chance)


def test_the_scout_picks_both_new_regions_from_the_whole_region_stack():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    assert table.waits_for(RED) == "ChooseFromStack"
    in_stack = {index for index, each in enumerate(REGIONS) if each.set == "stack"}
    assert {face["region"] for face in table.seat_view(RED, RED)["regions"]} == in_stack
    assert {row.above for row in table.legal(RED, ChooseRegions)} == in_stack
    chooses(table, "pasture 5", "fields 3")
    assert table.region(RED, "pasture 5") == place(8, ABOVE)
    assert table.region(RED, "fields 3") == place(8, BELOW)
    assert table.happened(RegionLaid) == [
        RegionLaid(RED, region_card("pasture 5"), place(8, ABOVE)),
        RegionLaid(RED, region_card("fields 3"), place(8, BELOW)),
    ]


def test_then_the_region_stack_is_shuffled():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    chance = Shuffles()
    before = [
        each
        for each in table.state.regions
        if each not in (region_card("pasture 5"), region_card("fields 3"))
    ]
    chooses(table, "pasture 5", "fields 3", chance)
    assert chance.shuffled_lengths == [9]
    assert list(table.state.regions) == before[::-1]
    assert table.happened(RegionStackShuffled) == [RegionStackShuffled()]


def test_the_scout_is_played_while_building_a_settlement():
    table = ready()
    with refused("with_a_settlement") as caught:
        table.plays(RED, "scout")
    assert caught.value.facts == {"card": "scout"}
    assert {row.scout for row in table.legal(RED, BuildSettlement)} == {None, card("scout")}


def test_the_settlement_still_costs_what_it_costs():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    assert table.stored(RED) == {}
    table.main_phase(RED)
    table.stores(RED, {"hills 5": 1, "forest 4": 1, "pasture 3": 1})
    table.road(RED, "far right")
    with refused("not_enough_goods"):
        table.builds_settlement(RED, "far right")


def test_the_scout_leaves_the_game():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    assert table.happened(CardPlayed) == [CardPlayed(RED, card("scout"))]
    assert table.gone() == ["scout"]
    assert table.in_hand(RED) == []


def test_without_the_scout_the_two_regions_are_drawn():
    table = ready()
    table.builds_settlement(RED, "far left")
    table.lays(RED, "river 2")
    assert table.region(RED, "river 2") == place(8, ABOVE)
    assert table.region(RED, "hills 3") == place(8, BELOW)
    assert table.in_hand(RED) == ["scout"]


def test_one_chooses_two_different_regions_that_lie_in_the_stack():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    for above, below in (("hills 3", "hills 3"), ("hills 5", "hills 3"), ("hills 3", "river 1")):
        with refused("wrong_regions"):
            chooses(table, above, below)


def test_new_regions_are_empty_with_the_scout_too():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    chooses(table, "pasture 5", "fields 3")
    assert table.stored(RED) == {}


def test_one_needs_a_scout_in_hand():
    table = ready()
    table.hand(RED, "spy")
    with refused("no_such_card"):
        table.builds_settlement(RED, "far left", scout=True)
    with refused("not_legal") as caught:
        table.play(BuildSettlement(RED, middle("far left"), card("spy"), None))
    assert caught.value.facts == {}, "as declared: `not_legal` has none"


def test_nobody_else_looks_through_the_region_stack():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    assert "regions" not in table.seat_view(RED, BLUE)
    assert "regions" not in table.seat_view(RED, None)
    assert table.view(None)["supply"]["regions"] == 11


def test_everybody_sees_the_regions_that_were_chosen():
    table = ready()
    table.builds_settlement(RED, "far left", scout=True)
    chooses(table, "pasture 5", "fields 3")
    for viewer in (BLUE, None):
        assert [event["type"] for event in table.told(viewer)] == [
            "RegionLaid",
            "RegionLaid",
            "RegionStackShuffled",
        ]
        assert table.view(viewer)["supply"]["regions"] == 9


def test_whoever_wins_by_the_settlement_chooses_no_more_regions():
    table = Table(victory_points=7)
    table.city(RED, "left", "right")
    table.built(RED, left_above="colossus")
    table.hand(RED, "scout")
    table.road(RED, "far left")
    table.rich(RED)
    assert table.points(RED) == 6
    table.builds_settlement(RED, "far left", scout=True)
    assert table.happened(GameWon) == [GameWon(RED, 7)]
    assert table.deciding() == ()
    assert table.view(None)["supply"]["regions"] == 11
    assert table.gone() == ["scout"]
    check(table.state)
