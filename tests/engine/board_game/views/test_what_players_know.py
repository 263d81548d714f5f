"""The knowledge of each player: everything on the table, nothing in another's hand (sources: hidden-information)."""

import pytest

from engine.board_game import game
from engine.board_game.core.actions import (
    BuildRoad,
    BuyDevelopmentCard,
    MoveRobber,
    OfferTrade,
    PlayMonopoly,
    TradeWithSupply,
)
from engine.board_game.core.names import CARD_KINDS, ORE, RESOURCES, WOOL
from tests.engine.board_game.table import BLUE, ORANGE, RED, WHITE, Table, cards

VIEWERS = (RED, BLUE, ORANGE, WHITE, None)
each_viewer = pytest.mark.parametrize(
    "viewer", VIEWERS, ids=["red", "blue", "orange", "white", "spectator"]
)

PUBLIC = {"cards", "development", "points", "road", "played", "left", "rates"}
PRIVATE = {"hand", "unplayed", "new", "total"}


def midgame():
    table = Table()
    table.settlement(RED, "hills 6 N", "desert S")
    table.city(BLUE, "forest 3 NE")
    table.road(RED, "hills 6 NE", "hills 6 E")
    table.road(BLUE, "forest 3 E")
    table.hand(RED, brick=2, wool=1)
    table.hand(BLUE, ore=3, grain=2, lumber=1)
    table.hand(WHITE, lumber=4)
    table.unplayed(RED, monopoly=1)
    table.unplayed(BLUE, knight=1, victory_point=1)
    table.played(ORANGE, knight=2, road_building=1)
    table.after_the_roll(RED)
    return table


# Public


@each_viewer
def test_everyone_knows_the_board_and_the_pieces(viewer):
    table = midgame()
    view = table.view(viewer)
    assert view["board"] == table.view(None)["board"]
    assert view["buildings"] == {
        str(table.at("hills 6 N")): {"seat": RED, "kind": "settlement"},
        str(table.at("desert S")): {"seat": RED, "kind": "settlement"},
        str(table.at("forest 3 NE")): {"seat": BLUE, "kind": "city"},
    }
    assert view["roads"] == {
        str(table.path("hills 6 NE")): RED,
        str(table.path("hills 6 E")): RED,
        str(table.path("forest 3 E")): BLUE,
    }
    assert view["robber"] == table.hex("desert")
    assert view["seats"]["0"]["left"] == {"road": 13, "settlement": 3, "city": 4}


@each_viewer
def test_everyone_knows_how_many_cards_of_both_sorts_each_hand_has(viewer):
    """The size of a hand is public (sources: hidden-information)."""
    seats = midgame().view(viewer)["seats"]
    assert [seats[str(seat)]["cards"] for seat in range(4)] == [3, 6, 0, 4]
    assert [seats[str(seat)]["development"] for seat in range(4)] == [1, 2, 0, 0]


@each_viewer
def test_everyone_knows_the_played_cards(viewer):
    """Played cards are public (sources: hidden-information)."""
    assert midgame().view(viewer)["seats"]["2"]["played"] == {"knight": 2, "road_building": 1}


@each_viewer
def test_everyone_knows_lengths_rates_and_shown_points(viewer):
    seats = midgame().view(viewer)["seats"]
    assert [seats[str(seat)]["road"] for seat in range(4)] == [2, 1, 0, 0]
    assert [seats[str(seat)]["points"] for seat in range(4)] == [2, 2, 0, 0]
    assert seats["1"]["rates"] == dict.fromkeys(RESOURCES, 4)


@each_viewer
def test_everyone_knows_the_counts_of_the_supply_and_the_deck(viewer):
    view = midgame().view(viewer)
    assert view["supply"] == {"brick": 17, "lumber": 14, "wool": 18, "grain": 17, "ore": 16}
    assert view["deck"] == 25 - 1 - 2 - 3


# Private


@each_viewer
def test_only_the_owner_knows_the_kinds_in_a_hand(viewer):
    table = midgame()
    for seat in table.seats:
        shown = table.view(viewer)["seats"][str(seat)]
        assert set(shown) == PUBLIC | (PRIVATE if seat == viewer else set())
    if viewer is not None:
        assert cards(**table.view(viewer)["seats"][str(viewer)]["hand"]) == table.in_hand(viewer)


@each_viewer
def test_a_view_holds_no_nulls(viewer):
    def walk(value):
        assert value is not None
        for inner in (
            value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        ):
            walk(inner)

    walk(midgame().view(viewer))


def exchanged(hand):
    """The midgame in which BLUE and WHITE hold other kinds, and the deck lies otherwise; for RED all is the same."""
    table = midgame()
    if hand:
        table.hand(WHITE)
        table.hand(BLUE, lumber=5, ore=1)
        table.hand(WHITE, ore=2, grain=2)
        table.unplayed(BLUE, year_of_plenty=2)
        table.state.deck = (
            table.state.deck[: table.state.drawn] + table.state.deck[table.state.drawn :][::-1]
        )
    return table


def asked(table, seat):
    """Everything a seat can learn by looking, and by trying."""
    tries = [
        OfferTrade(seat, cards(brick=1), cards(ore=1), (BLUE,)),
        OfferTrade(seat, cards(ore=1), cards(brick=1), (BLUE,)),
        MoveRobber(seat, table.hex("forest 3"), BLUE),
        TradeWithSupply(seat, WOOL, ORE),
        BuyDevelopmentCard(seat),
        BuildRoad(seat, 0),
        PlayMonopoly(seat, ORE),
        OfferTrade(BLUE, cards(ore=1), cards(brick=1), (WHITE,)),
    ]
    return table.known_to(seat), [table.refusal(action) for action in tries]


def test_what_is_hidden_from_a_seat_changes_nothing_it_is_told():
    one, other = exchanged(False), exchanged(True)
    assert asked(one, RED) == asked(other, RED)
    assert asked(one, ORANGE) == asked(other, ORANGE)
    assert one.known_to(None) == other.known_to(None)
    assert one.known_to(BLUE) != other.known_to(BLUE)


def test_what_is_hidden_changes_nothing_before_the_roll_and_at_the_robber_either():
    tables = [exchanged(False), exchanged(True)]
    for table in tables:
        table.before_the_roll(RED)
    assert asked(tables[0], RED) == asked(tables[1], RED)
    for table in tables:
        table.rolls(RED, 7)
    assert asked(tables[0], RED) == asked(tables[1], RED)
    assert asked(tables[0], ORANGE) == asked(tables[1], ORANGE)


@pytest.mark.parametrize("kind", CARD_KINDS)
def test_a_spectator_sees_what_no_seat_hides(kind):
    told = []
    for held in ("knight", kind):
        table = Table()
        table.unplayed(BLUE, **{held: 1})
        told.append(table.known_to(None))
    assert told[0] == told[1]


def test_every_seat_sees_as_much_as_a_spectator_and_its_own():
    table = midgame()
    public = table.view(None)
    for seat in table.seats:
        view = table.view(seat)
        for name in PRIVATE:
            view["seats"][str(seat)].pop(name)
        assert view == public


def test_storage_sees_everything():
    table = midgame()
    view = game.view_for(table.state, game.EVERYTHING)
    assert all(set(view["seats"][str(seat)]) >= PRIVATE for seat in table.seats)


def test_events_name_hidden_cards_only_to_those_who_may_know():
    """The same number of events reaches everybody, so that nobody sees a gap."""
    table = midgame()
    table.before_the_roll(RED)
    table.rolls(RED, 7)
    table.moves_robber(RED, "forest 3", BLUE, ORE)
    assert len({len(table.seen_by(viewer)) for viewer in VIEWERS}) == 1
    assert [sum("card" in event for event in table.seen_by(viewer)) for viewer in VIEWERS] == [
        1,
        1,
        0,
        0,
        0,
    ]
    assert (
        sum(
            "card" in game.event_to_json(event, table.state, game.EVERYTHING)
            for event in table.last
        )
        == 1
    )
