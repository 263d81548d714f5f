"""The robber: it must move, it blocks, it steals one card unseen (sources: the-robber)."""

from collections import Counter

import pytest

from engine.board_game.core.actions import MoveRobber
from engine.board_game.core.events import CardStolen, RobberMoved
from engine.board_game.core.names import BRICK, GRAIN, LUMBER, ORE
from engine.chance import Scripted
from tests.engine.board_game.table import BLUE, EDITIONS, ORANGE, RED, WHITE, Table, cards, refused

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def robbing(**values):
    """RED has rolled a seven; BLUE and ORANGE live at forest 3, BLUE alone at mountains 8."""
    table = Table(**values)
    table.settlement(RED, "pasture 2 N")
    table.settlement(BLUE, "forest 3 N", "mountains 8 NE")
    table.city(ORANGE, "forest 3 S")
    return table


def test_the_robber_starts_on_the_desert():
    for board in ("standard-beginner", "standard-3-4"):
        table = Table.dealt(board=board)
        assert table.state.robber == table.hex("desert")


def test_the_robber_must_move_to_another_hex():
    table = robbing()
    table.robber_on("fields 4")
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"MoveRobber"}
    assert table.hexes_offered_to(RED) == set(range(19)) - {table.hex("fields 4")}
    with refused():
        table.moves_robber(RED, "fields 4")


@each_edition
def test_the_robber_may_go_back_to_the_desert(edition):
    table = robbing(edition=edition)
    table.robber_on("fields 4")
    table.rolls(RED, 7)
    assert table.hex("desert") in table.hexes_offered_to(RED)
    table.moves_robber(RED, "desert")
    assert table.state.robber == table.hex("desert")


def test_the_robber_may_go_where_nobody_lives():
    table = robbing()
    table.rolls(RED, 7)
    assert table.victims_at(RED, "hills 5") == {None}
    table.moves_robber(RED, "hills 5")
    assert table.happened(CardStolen) == []


def test_the_robber_stays_on_land():
    table = robbing()
    table.rolls(RED, 7)
    with refused():
        table.play(MoveRobber(RED, 19, None))


def test_everyone_sees_where_the_robber_goes():
    table = robbing()
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    assert table.happened(RobberMoved) == [RobberMoved(RED, table.hex("hills 5"))]
    for viewer in (*table.seats, None):
        assert table.view(viewer)["robber"] == table.hex("hills 5")


def test_the_robber_steals_one_card_from_an_opponent_there():
    table = robbing()
    table.hand(BLUE, brick=2, ore=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "mountains 8", BLUE, BRICK)
    assert table.in_hand(RED) == cards(brick=1)
    assert table.in_hand(BLUE) == cards(brick=1, ore=1)


def test_of_several_opponents_the_thief_chooses_one():
    table = robbing()
    table.hand(BLUE, brick=1)
    table.hand(ORANGE, ore=1)
    table.rolls(RED, 7)
    assert table.victims_at(RED, "forest 3") == {BLUE, ORANGE}
    table.moves_robber(RED, "forest 3", ORANGE)
    assert table.in_hand(RED) == cards(ore=1)
    assert table.in_hand(BLUE) == cards(brick=1)


def test_a_victim_must_have_a_building_on_that_hex():
    table = robbing()
    table.hand(BLUE, brick=1)
    table.hand(ORANGE, ore=1)
    table.hand(WHITE, ore=1)
    table.rolls(RED, 7)
    assert table.victims_at(RED, "mountains 8") == {BLUE}
    for victim in (ORANGE, WHITE):
        with refused():
            table.moves_robber(RED, "mountains 8", victim)


def test_a_road_beside_the_hex_is_no_building():
    table = Table()
    table.road(BLUE, "forest 3 NE", "forest 3 E")
    table.hand(BLUE, brick=3)
    table.rolls(RED, 7)
    assert table.victims_at(RED, "forest 3") == {None}


def test_nobody_steals_from_themselves():
    table = robbing()
    table.hand(RED, brick=3)
    table.rolls(RED, 7)
    assert table.victims_at(RED, "pasture 2") == {None}
    with refused():
        table.moves_robber(RED, "pasture 2", RED)


def test_an_opponent_without_cards_cannot_be_chosen_while_one_with_cards_can():
    table = robbing()
    table.hand(ORANGE, ore=1)
    table.rolls(RED, 7)
    assert table.victims_at(RED, "forest 3") == {ORANGE}
    with refused():
        table.moves_robber(RED, "forest 3", BLUE)


def test_the_thief_must_steal_when_somebody_there_has_cards():
    """The rolling player must steal a resource card when it is physically possible (sources: the-robber)."""
    table = robbing()
    table.hand(ORANGE, ore=1)
    table.rolls(RED, 7)
    with refused():
        table.moves_robber(RED, "forest 3", None)


def test_where_nobody_has_cards_nothing_is_stolen():
    """If he has no cards, you get nothing (sources: the-robber)."""
    table = robbing()
    table.rolls(RED, 7)
    moves = [
        action
        for action in table.legal(RED)
        if isinstance(action, MoveRobber) and action.hex == table.hex("forest 3")
    ]
    assert moves
    for move in moves:
        again = robbing()
        again.rolls(RED, 7)
        again.play(move)
        assert again.happened(CardStolen) == []
        assert "EndTurn" in again.kinds(RED)


def test_a_victim_with_several_buildings_there_loses_one_card():
    table = Table()
    table.city(BLUE, "forest 3 N", "forest 3 S")
    table.hand(BLUE, ore=5)
    table.rolls(RED, 7)
    assert [move for move in table.robber_moves(RED) if move[0] == table.hex("forest 3")] == [
        (table.hex("forest 3"), BLUE)
    ]
    table.moves_robber(RED, "forest 3", BLUE)
    assert table.in_hand(BLUE) == cards(ore=4)


def test_the_stolen_card_is_known_to_thief_and_victim_only():
    table = robbing()
    table.hand(BLUE, brick=2, ore=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "mountains 8", BLUE, ORE)
    assert table.happened(CardStolen) == [CardStolen(RED, BLUE, ORE)]
    public = {"type": "CardStolen", "thief": RED, "victim": BLUE}
    assert all({**public, "card": "ore"} in table.seen_by(viewer) for viewer in (RED, BLUE))
    assert all(public in table.seen_by(viewer) for viewer in (ORANGE, WHITE, None))


def test_whatever_is_stolen_the_others_are_told_the_same():
    told = []
    for card in (BRICK, GRAIN):
        table = robbing()
        table.hand(BLUE, brick=1, grain=1)
        table.rolls(RED, 7)
        table.moves_robber(RED, "mountains 8", BLUE, card)
        told.append([table.known_to(viewer) for viewer in (ORANGE, WHITE, None)])
    assert told[0] == told[1]


def test_everyone_sees_how_many_cards_the_theft_leaves():
    table = robbing()
    table.hand(BLUE, brick=2, ore=1)
    table.rolls(RED, 7)
    table.moves_robber(RED, "mountains 8", BLUE, ORE)
    for viewer in (ORANGE, WHITE, None):
        assert table.view(viewer)["seats"]["0"]["cards"] == 1
        assert table.view(viewer)["seats"]["1"]["cards"] == 2
        assert "hand" not in table.view(viewer)["seats"]["0"]


def test_each_card_of_the_victim_is_equally_likely_to_be_stolen():
    class Asked(Scripted):
        hands: list[list[int]] = []

        def card(self, hand):
            self.hands.append(list(hand))
            return super().card(hand)

    table = robbing()
    table.hand(BLUE, brick=3, ore=1)
    table.rolls(RED, 7)
    table.play(MoveRobber(RED, table.hex("mountains 8"), BLUE), chance=Asked(cards=[BRICK]))
    assert Asked.hands == [[3, 0, 0, 0, 1]]

    drawn = Counter(Scripted(seed=seed).card([3, 0, 0, 0, 1]) for seed in range(400))
    assert set(drawn) == {BRICK, ORE}
    assert 250 < drawn[BRICK] < 350


def test_development_cards_cannot_be_stolen():
    """The robber may not steal them (sources: the-robber)."""
    table = robbing()
    table.unplayed(BLUE, knight=2)
    table.rolls(RED, 7)
    assert BLUE not in table.victims_at(RED, "mountains 8") or table.state.hand_size(BLUE) == 0
    table.hand(BLUE, wool=1)
    table.moves_robber(RED, "mountains 8", BLUE)
    assert table.in_hand(BLUE) == cards()
    assert sum(table.state.cards[BLUE]) == 2


def test_only_the_roller_moves_the_robber():
    table = robbing()
    table.rolls(RED, 7)
    assert table.deciding() == (RED,)
    with refused():
        table.moves_robber(BLUE, "hills 5")


def test_the_robber_moves_once():
    table = robbing()
    table.rolls(RED, 7)
    table.moves_robber(RED, "hills 5")
    with refused():
        table.moves_robber(RED, "hills 6")


def test_without_a_seven_or_a_knight_the_robber_stays():
    table = robbing()
    table.rolls(RED, 4)
    with refused():
        table.moves_robber(RED, "hills 5")


def test_the_discards_come_before_the_theft():
    """After discarding occurs, you also steal (sources: the-robber)."""
    table = robbing()
    table.hand(BLUE, lumber=8)
    table.rolls(RED, 7)
    table.discards(BLUE, lumber=4)
    table.moves_robber(RED, "mountains 8", BLUE, LUMBER)
    assert table.in_hand(BLUE) == cards(lumber=3)


def test_which_victims_are_offered_depends_on_counts_only():
    offered = []
    for hand in ({"wool": 2}, {"ore": 1, "brick": 1}):
        table = robbing()
        table.hand(BLUE, **hand)
        table.rolls(RED, 7)
        offered.append(table.robber_moves(RED))
    assert offered[0] == offered[1]
