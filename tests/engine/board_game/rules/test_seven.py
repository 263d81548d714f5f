"""The seven: nothing is produced, big hands lose half, then the robber moves (sources: the-seven)."""

from itertools import permutations

import pytest

from engine.board_game import game
from engine.board_game.core.actions import Discard
from engine.board_game.core.events import CardsDiscarded, CardsProduced
from tests.engine.board_game.table import BLUE, EDITIONS, ORANGE, RED, WHITE, Table, cards, refused

HANDS = {
    8: {"brick": 8},
    9: {"brick": 4, "ore": 5},
    10: {"brick": 4, "lumber": 4, "wool": 2},
    11: {"grain": 11},
    15: {"lumber": 5, "wool": 5, "grain": 5},
}
SPARE = {"brick": 3, "wool": 9, "ore": 6}


def seven(**hands):
    """RED rolls a seven while each seat holds so many wool cards."""
    table = Table()
    for name, count in hands.items():
        table.hand(
            {"red": RED, "blue": BLUE, "orange": ORANGE, "white": WHITE}[name],
            wool=count // 2,
            ore=count - count // 2,
        )
    table.rolls(RED, 7)
    return table


def test_a_seven_produces_nothing():
    table = Table(points={RED: 6, BLUE: 6})
    table.rolls(RED, 7)
    assert table.in_hand(RED) == table.in_hand(BLUE) == cards()
    assert table.happened(CardsProduced) == []


@pytest.mark.parametrize("size", range(8))
def test_up_to_seven_cards_are_safe(size):
    table = Table()
    table.hand(BLUE, grain=size)
    table.rolls(RED, 7)
    assert table.deciding() == (RED,)
    assert table.view(BLUE)["waiting"] == {"0": {"kind": "MoveRobber"}}


@pytest.mark.parametrize(("size", "half"), [(8, 4), (9, 4), (10, 5), (11, 5), (15, 7)])
def test_more_than_seven_cards_cost_half_rounded_down(size, half):
    table = Table()
    table.hand(BLUE, **HANDS[size])
    table.rolls(RED, 7)
    assert table.deciding() == (BLUE,)
    assert game.forms(table.state, BLUE) == [{"type": "Discard", "count": half}]
    assert table.view(None)["waiting"] == {"1": {"kind": "Discard", "count": half}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_nine_cards_cost_four_in_every_edition(edition):
    """The example of the rulebooks (sources: the-seven)."""
    table = Table(edition=edition)
    table.hand(RED, wool=9)
    table.rolls(RED, 7)
    table.discards(RED, wool=4)
    assert table.in_hand(RED) == cards(wool=5)


def test_who_discards_chooses_the_cards():
    for chosen in ({"brick": 4}, {"ore": 4}, {"brick": 1, "ore": 3}):
        table = Table()
        table.hand(BLUE, brick=4, ore=4)
        table.rolls(RED, 7)
        table.discards(BLUE, **chosen)
        assert table.in_hand(BLUE) == cards(
            brick=4 - chosen.get("brick", 0), ore=4 - chosen.get("ore", 0)
        )


def test_the_roller_discards_too():
    table = seven(red=8)
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {"Discard"}
    table.discards(RED, wool=4)
    assert table.kinds(RED) == {"MoveRobber"}


def test_all_discard_at_the_same_time():
    table = seven(red=8, blue=9, white=12)
    assert table.deciding() == (RED, BLUE, WHITE)
    assert all(table.kinds(seat) == {"Discard"} for seat in (RED, BLUE, WHITE))
    assert table.kinds(ORANGE) == set()


@pytest.mark.parametrize("order", list(permutations([RED, BLUE, ORANGE])))
def test_they_discard_in_any_order(order):
    table = seven(red=8, blue=8, orange=9)
    for done, seat in enumerate(order):
        table.discards(seat, ore=4)
        assert table.kinds(seat) == ({"MoveRobber"} if done == 2 and seat == RED else set())
    assert table.deciding() == (RED,)
    assert table.kinds(RED) == {"MoveRobber"}


def test_the_robber_waits_until_everyone_has_discarded():
    table = seven(blue=8, white=8)
    assert table.kinds(RED) == set()
    table.discards(WHITE, ore=4)
    assert table.kinds(RED) == set()
    with refused():
        table.moves_robber(RED, "pasture 2")
    table.discards(BLUE, ore=4)
    assert table.kinds(RED) == {"MoveRobber"}


def test_nobody_sees_a_discard_before_everyone_has_chosen():
    table = seven(blue=8, white=8)
    shown = game.view_for(table.state, WHITE)["supply"]
    assert table.discards(BLUE, ore=4) == ()
    assert game.view_for(table.state, WHITE)["supply"] == shown
    told = table.discards(WHITE, ore=4)
    assert [type(event).__name__ for event in told] == ["CardsDiscarded", "CardsDiscarded"]


def test_discards_go_to_the_supply():
    table = seven(blue=8)
    table.discards(BLUE, wool=2, ore=2)
    assert table.in_hand(BLUE) == cards(wool=2, ore=2)
    assert table.in_supply() == cards(19, 19, 17, 19, 17)


def test_discards_are_face_up():
    table = seven(blue=8)
    table.discards(BLUE, wool=1, ore=3)
    assert table.happened(CardsDiscarded) == [CardsDiscarded(BLUE, cards(wool=1, ore=3))]
    for viewer in (*table.seats, None):
        assert table.seen_by(viewer)[0] == {
            "type": "CardsDiscarded",
            "seat": BLUE,
            "cards": {"wool": 1, "ore": 3},
        }


@pytest.mark.parametrize("count", [0, 1, 3, 5, 8])
def test_neither_more_nor_fewer_than_half_are_discarded(count):
    table = Table()
    table.hand(BLUE, wool=8)
    table.rolls(RED, 7)
    with refused():
        table.discards(BLUE, wool=count)


def test_nobody_discards_cards_they_do_not_hold():
    table = seven(blue=8)
    with refused():
        table.discards(BLUE, brick=4)
    with refused():
        table.discards(BLUE, wool=3, brick=1)


def test_nobody_takes_cards_by_discarding():
    table = Table()
    table.hand(BLUE, ore=8)
    table.rolls(RED, 7)
    with refused():
        table.discards(BLUE, ore=5, brick=-1)


def test_nobody_discards_twice():
    table = seven(blue=16, white=8)
    table.discards(BLUE, ore=8)
    with refused():
        table.discards(BLUE, wool=4)
    assert table.deciding() == (WHITE,)


def test_who_has_few_cards_cannot_discard():
    table = seven(blue=8, white=7)
    with refused():
        table.discards(WHITE, wool=3)
    with refused():
        table.discards(WHITE)


def test_nobody_discards_without_a_seven():
    table = Table()
    table.hand(RED, wool=9)
    table.rolls(RED, 8)
    with refused():
        table.discards(RED, wool=4)


def test_development_cards_do_not_count_towards_the_seven():
    """They do not count as cards in hand (sources: the-seven)."""
    table = Table()
    table.hand(BLUE, wool=7)
    table.unplayed(BLUE, knight=5, monopoly=1)
    table.rolls(RED, 7)
    assert table.deciding() == (RED,)


def test_nobody_can_trade_build_or_roll_while_discards_are_due():
    table = Table(points={RED: 2})
    table.hand(RED, wool=8)
    table.unplayed(RED, knight=1)
    table.rolls(RED, 7)
    assert table.kinds(RED) == {"Discard"}
    with refused():
        table.offers(RED, cards(wool=1), cards(ore=1))


def test_after_the_robber_the_turn_goes_on():
    table = Table()
    table.rolls(RED, 7)
    table.moves_robber(RED, "pasture 2")
    assert table.deciding() == (RED,)
    assert "EndTurn" in table.kinds(RED)
    assert "RollDice" not in table.kinds(RED)


def test_a_refused_discard_says_how_many_are_due():
    table = seven(blue=9)
    with refused() as caught:
        table.discards(BLUE, wool=1)
    assert 4 in caught.value.facts.values() or "4" in caught.value.text


def test_what_others_are_told_does_not_depend_on_which_cards_are_held():
    tables = []
    for hand in ({"wool": 9}, {"brick": 3, "ore": 6}):
        table = Table()
        table.hand(BLUE, **hand)
        table.hand(WHITE, **{kind: count - hand.get(kind, 0) for kind, count in SPARE.items()})
        table.rolls(RED, 7)
        tables.append(table)
    one, other = tables
    assert one.known_to(RED) == other.known_to(RED)
    assert one.known_to(None) == other.known_to(None)
    assert one.refusal(Discard(RED, cards())) == other.refusal(Discard(RED, cards()))


@pytest.mark.parametrize(("held", "stake"), [(7, None), (8, 4), (9, 4), (10, 5)])
def test_a_seat_sees_what_a_seven_would_cost_it(held, stake):
    table = Table()
    table.hand(RED, wool=held)
    assert table.view(RED)["seats"]["0"].get("at_stake") == stake
    assert "at_stake" not in table.view(BLUE)["seats"]["0"]
    table.rolls(RED, 7)
    assert table.view(RED)["waiting"]["0"].get("count") == stake
