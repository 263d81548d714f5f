"""Refusals: a code, facts and words that say what was wrong, and a game as it was."""

from typing import Any

import pytest

from engine.board_game import game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.actions import (
    AcceptOffer,
    Action,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopmentCard,
    ConfirmTrade,
    CounterOffer,
    DeclineOffer,
    Discard,
    EndTurn,
    MoveRobber,
    OfferTrade,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceSettlement,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    RollDice,
    TradeWithSupply,
    WithdrawOffer,
)
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import BRICK, LUMBER, ORE, WOOL
from engine.chance import Scripted
from tests.engine.board_game.table import (
    BLUE,
    CARD,
    ORANGE,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    Table,
    cards,
    refused,
)

NOTHING = cards()
EXPLAINED = {rule.action.__name__ for rule in rules_for(GameConfig()).explained}


def one_of_each(seat):
    """An action of every kind, with fields that exist on the board."""
    return [
        PlaceSettlement(seat, 0),
        PlaceRoad(seat, 0),
        RollDice(seat),
        EndTurn(seat),
        Discard(seat, cards(brick=1)),
        MoveRobber(seat, 0, None),
        BuildRoad(seat, 0),
        BuildSettlement(seat, 0),
        BuildCity(seat, 0),
        BuyDevelopmentCard(seat),
        PlayKnight(seat),
        PlayRoadBuilding(seat),
        PlaceFreeRoad(seat, 0),
        PlayYearOfPlenty(seat, BRICK, LUMBER),
        PlayMonopoly(seat, WOOL),
        TradeWithSupply(seat, WOOL, ORE),
        OfferTrade(seat, cards(wool=1), cards(ore=1), (BLUE if seat == RED else RED,)),
        CounterOffer(seat, 1, cards(wool=1), cards(ore=1)),
        AcceptOffer(seat, 1),
        DeclineOffer(seat, 1),
        WithdrawOffer(seat, 1),
        ConfirmTrade(seat, 1, BLUE),
    ]


def test_every_kind_of_action_is_in_this_module():
    assert {type(action).__name__ for action in one_of_each(RED)} == set(
        rules_for(GameConfig()).actions
    )


def positions():
    """A table at each kind of decision; RED is on turn and nobody can pay for anything."""
    set_up = Table.dealt(chance=Scripted(dice=[(6, 6), (1, 1), (1, 1), (1, 1)]))
    yield "PlaceSettlement", set_up
    road = Table.dealt(chance=Scripted(dice=[(6, 6), (1, 1), (1, 1), (1, 1)]))
    road.places_settlement(RED, 20)
    yield "PlaceRoad", road
    yield "Roll", Table()
    play = Table()
    play.after_the_roll(RED)
    yield "Play", play
    discard = Table()
    discard.hand(RED, ore=8)
    discard.rolls(RED, 7)
    yield "Discard", discard
    robber = Table()
    robber.rolls(RED, 7)
    yield "MoveRobber", robber
    free = Table()
    free.settlement(RED, "hills 6 N")
    free.unplayed(RED, road_building=1)
    free.plays_road_building(RED)
    yield "PlaceFreeRoad", free


POSITIONS = dict(positions())
each_position = pytest.mark.parametrize("name", POSITIONS)


@each_position
def test_each_position_waits_for_its_decision(name):
    table = POSITIONS[name]
    assert {due["kind"] for due in table.view(None)["waiting"].values()} == {name}


@each_position
def test_whatever_is_not_legal_is_refused_with_a_code_and_words_and_changes_nothing(name):
    table = POSITIONS[name]
    for seat in table.seats:
        for action in one_of_each(seat):
            if not table.may(action):
                with refused() as caught:
                    table.play(action)
                assert caught.value.code.islower()
                assert isinstance(caught.value.facts, dict)


@each_position
def test_nobody_but_the_deciding_player_may_do_anything_but_trade(name):
    table = POSITIONS[name]
    for seat in (BLUE, ORANGE, WHITE):
        for action in one_of_each(seat):
            if type(action).__name__ not in (
                "OfferTrade",
                "CounterOffer",
                "AcceptOffer",
                "DeclineOffer",
                "WithdrawOffer",
            ):
                reason = table.refusal(action)
                assert reason is not None
                if table.state.turn == 0 and type(action).__name__ in EXPLAINED:
                    assert reason[0] == "set_up"
                else:
                    assert reason[:2] == ("not_your_turn", {})


@each_position
def test_what_is_listed_is_exactly_what_is_accepted(name):
    table = POSITIONS[name]
    for seat in table.seats:
        for action in one_of_each(seat):
            table.may(action)
        for action in table.legal(seat):
            assert table.refusal(action) is None
            game.play(table.state, action, Scripted())


@each_position
def test_a_seat_that_does_not_exist_is_refused(name):
    table = POSITIONS[name]
    for seat in (4, 9, -1):
        for action in one_of_each(seat):
            with refused("no_such_seat"):
                table.play(action)


@pytest.mark.parametrize(
    "action",
    [
        BuildRoad(RED, -1),
        BuildRoad(RED, 72),
        BuildSettlement(RED, -1),
        BuildSettlement(RED, 54),
        BuildCity(RED, 54),
        PlayMonopoly(RED, 5),
        PlayMonopoly(RED, -1),
        PlayYearOfPlenty(RED, -1, 5),
        TradeWithSupply(RED, 5, 0),
        TradeWithSupply(RED, 0, -1),
        ConfirmTrade(RED, 1, 17),
    ],
    ids=repr,
)
def test_what_names_nothing_on_the_board_is_refused(action):
    table = Table()
    table.hand(RED, **dict.fromkeys(("brick", "lumber", "wool", "grain", "ore"), 4))
    table.unplayed(RED, monopoly=1, year_of_plenty=1)
    table.after_the_roll(RED)
    with refused():
        table.play(action)


@pytest.mark.parametrize(
    "action",
    [
        MoveRobber(RED, -1, None),
        MoveRobber(RED, 19, None),
        MoveRobber(RED, 0, 9),
        MoveRobber(RED, 0, -1),
    ],
    ids=repr,
)
def test_the_robber_goes_to_no_hex_that_is_not_there(action):
    table = Table()
    table.rolls(RED, 7)
    with refused():
        table.play(action)


def test_a_refusal_names_what_is_missing():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.hand(RED, brick=1, grain=1, ore=3)
    table.after_the_roll(RED)
    assert table.refusal(BuildRoad(RED, table.path("hills 6 NE"))) == (
        "not_enough_cards",
        {"needs": {"lumber": 1}},
        "You need 1 lumber more.",
    )
    reason = table.refusal(BuildCity(RED, table.at("hills 6 N")))
    assert reason is not None
    assert reason[:2] == ("not_enough_cards", {"needs": {"grain": 1}})


REASONS = {
    "roll first": ("wrong_moment", lambda table: EndTurn(RED)),
    "too close": ("too_close", lambda table: BuildSettlement(RED, table.at("hills 6 NE"))),
    "no road there": ("not_connected", lambda table: BuildSettlement(RED, table.at("fields 6 S"))),
    "no way there": ("not_connected", lambda table: BuildRoad(RED, table.path("fields 6 SE"))),
    "path taken": ("path_taken", lambda table: BuildRoad(RED, table.path("hills 6 NE"))),
    "no settlement": ("no_settlement", lambda table: BuildCity(RED, table.at("fields 6 S"))),
    "no such card": ("no_such_card", lambda table: PlayMonopoly(RED, WOOL)),
    "new card": ("bought_this_turn", lambda table: PlayKnight(RED)),
    "same resource": ("same_resource", lambda table: TradeWithSupply(RED, WOOL, WOOL)),
    "no gifts": ("no_gifts", lambda table: OfferTrade(RED, cards(wool=1), NOTHING, (BLUE,))),
    "wrong partner": (
        "wrong_partner",
        lambda table: OfferTrade(RED, cards(wool=1), cards(ore=1), (RED,)),
    ),
    "no such offer": ("no_such_offer", lambda table: AcceptOffer(RED, 5)),
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_its_code(reason):
    code, make = REASONS[reason]
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.road(RED, "hills 6 NE")
    table.hand(RED, ROAD, SETTLEMENT, CARD, CARD, ore=3, grain=2)
    table.deck(0)
    if reason == "roll first":
        table.before_the_roll(RED)
    else:
        table.after_the_roll(RED)
        table.buys_card(RED)
    with refused(code):
        table.play(make(table))


def test_a_second_card_in_a_turn_is_refused_as_such():
    table = Table()
    table.unplayed(RED, monopoly=2)
    table.after_the_roll(RED)
    table.plays_monopoly(RED, WOOL)
    with refused("card_played"):
        table.plays_monopoly(RED, ORE)


def test_an_empty_deck_is_refused_as_such():
    table = Table()
    table.unplayed(BLUE, knight=14, road_building=2, year_of_plenty=2)
    table.unplayed(ORANGE, monopoly=2, victory_point=5)
    table.hand(RED, CARD)
    table.after_the_roll(RED)
    with refused("deck_empty"):
        table.buys_card(RED)


@pytest.mark.parametrize("piece", ["road", "settlement", "city"])
def test_a_piece_one_does_not_have_is_refused_as_such(piece):
    table = Table()
    way = table.way("hills 5 S", 15)
    table.road_along(RED, *way)
    table.settlement(RED, *way[0:10:2])
    table.city(RED, "pasture 2 N", "mountains 8 NE", "forest 9 NE", "hills 10 SE")
    table.hand(RED, ROAD, SETTLEMENT, ore=3, grain=2)
    table.after_the_roll(RED)
    free_path = next(path for path in range(72) if not table.state.used >> path & 1)
    action = {
        "road": BuildRoad(RED, free_path),
        "settlement": BuildSettlement(RED, way[12]),
        "city": BuildCity(RED, way[0]),
    }[piece]
    with refused("no_pieces_left") as caught:
        table.play(action)
    assert caught.value.facts == {"piece": piece}


def test_a_supply_that_has_none_is_refused_as_such():
    table = Table()
    table.hand(RED, ore=4)
    table.unplayed(RED, year_of_plenty=1)
    table.supply_left(WHITE, wool=0, brick=1)
    table.after_the_roll(RED)
    with refused("supply_short"):
        table.trades_with_supply(RED, ORE, WOOL)
    for pair in ((WOOL, ORE), (ORE, WOOL), (BRICK, BRICK)):
        with refused("supply_short") as caught:
            table.plays_year_of_plenty(RED, *pair)
        assert caught.value.facts == {"resource": "brick" if BRICK in pair else "wool"}


def test_road_building_without_room_is_refused_as_such():
    table = Table()
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    with refused("no_road_possible"):
        table.plays_road_building(RED)


def test_a_free_road_in_the_wrong_place_is_refused_as_such():
    table = Table()
    table.settlement(RED, "hills 6 N")
    table.road(BLUE, "hills 6 NW")
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    table.plays_road_building(RED)
    with refused("path_taken"):
        table.places_free_road(RED, "hills 6 NW")
    with refused("not_connected"):
        table.places_free_road(RED, "fields 6 SE")


def test_the_wrong_victim_is_refused_as_such():
    table = Table()
    table.settlement(BLUE, "forest 3 S")
    table.hand(BLUE, wool=1)
    table.rolls(RED, 7)
    with refused("choose_victim"):
        table.moves_robber(RED, "forest 3")
    with refused("no_such_victim"):
        table.moves_robber(RED, "hills 5", BLUE)
    with refused("no_such_victim"):
        table.moves_robber(RED, "forest 3", ORANGE)


def test_a_hex_the_friendly_robber_spares_is_refused_as_such():
    table = Table("friendly-robber", points={RED: 3, BLUE: 2})
    table.rolls(RED, 7)
    with refused("robber_not_there"):
        table.moves_robber(RED, min(table.hexes_beside(BLUE)))


def test_a_wrong_discard_is_refused_as_such():
    table = Table()
    table.hand(RED, wool=8)
    table.rolls(RED, 7)
    with refused("wrong_count") as caught:
        table.discards(RED, wool=3)
    assert caught.value.facts == {"owed": 4, "given": 3}
    with refused("not_enough_cards"):
        table.discards(RED, ore=4)


def test_business_with_offers_of_others_is_refused_as_such():
    table = Table()
    for seat in table.seats:
        table.hand(seat, wool=2, ore=2)
    table.after_the_roll(RED)
    offer = table.offers(RED, cards(ore=1), cards(wool=1), to=(BLUE,))
    with refused("not_your_offer"):
        table.accepts(ORANGE, offer)
    with refused("not_your_offer"):
        table.counters(ORANGE, offer, cards(wool=1), cards(ore=2))
    with refused("not_your_offer"):
        table.withdraws(BLUE, offer)
    with refused("not_accepted") as caught:
        table.confirms(RED, offer, BLUE)
    assert caught.value.facts == {"partner": BLUE}


def test_trading_after_building_is_refused_as_such():
    table = Table("separate-phases")
    table.settlement(RED, "hills 6 N")
    table.hand(RED, ROAD, ore=4)
    table.after_the_roll(RED)
    table.builds_road(RED, "hills 6 NE")
    with refused("trading_is_over"):
        table.trades_with_supply(RED, ORE, WOOL)
    with refused("trading_is_over"):
        table.offers(RED, cards(ore=1), cards(wool=1))


def test_the_robber_that_stays_is_refused_as_such():
    table = Table()
    table.rolls(RED, 7)
    with refused("robber_must_move"):
        table.moves_robber(RED, "desert")


# Read from a client

MALFORMED: list[Any] = [
    None,
    [],
    "RollDice",
    {},
    {"type": "Cheat"},
    {"type": "Action"},
    {"type": 5},
    {"type": "BuildRoad"},
    {"type": "BuildRoad", "path": "3"},
    {"type": "BuildRoad", "path": 72},
    {"type": "BuildRoad", "path": -1},
    {"type": "BuildRoad", "path": 3.0},
    {"type": "BuildRoad", "path": True},
    {"type": "BuildRoad", "path": None},
    {"type": "BuildRoad", "path": 3, "free": True},
    {"type": "RollDice", "dice": [6, 6]},
    {"type": "BuildSettlement", "intersection": 54},
    {"type": "MoveRobber", "hex": 19, "victim": None},
    {"type": "MoveRobber", "hex": 1, "victim": 4},
    {"type": "PlayMonopoly", "resource": "gold"},
    {"type": "PlayMonopoly", "resource": 2},
    {"type": "Discard", "cards": {"wool": -1}},
    {"type": "Discard", "cards": {"wool": 1.5}},
    {"type": "Discard", "cards": {"gold": 1}},
    {"type": "Discard", "cards": [1, 0, 0, 0, 0]},
    {"type": "Discard", "cards": {"wool": 10**30}},
    {"type": "OfferTrade", "give": {"ore": 1}, "get": {"wool": 1}, "to": [9]},
    {"type": "OfferTrade", "give": {"ore": 1}, "get": {"wool": 1}, "to": 1},
    {"type": "OfferTrade", "give": {"ore": 1}, "to": [1]},
    {"type": "AcceptOffer", "offer": "first"},
    {"type": "ConfirmTrade", "offer": 1},
]


@pytest.mark.parametrize("data", MALFORMED, ids=repr)
def test_what_cannot_be_read_is_refused_as_malformed(data):
    table = Table()
    with refused("malformed"):
        game.action_from_json(data, RED, table.state)


@each_position
def test_every_legal_action_can_be_written_and_read_again(name):
    table = POSITIONS[name]
    for seat in table.seats:
        for action in table.legal(seat):
            assert game.action_from_json(game.action_to_json(action), seat, table.state) == action


def test_an_action_belongs_to_the_seat_that_sends_it_whatever_it_says():
    table = Table()
    assert game.action_from_json({"type": "RollDice"}, BLUE, table.state) == RollDice(BLUE)
    assert game.action_from_json({"type": "RollDice", "seat": RED}, BLUE, table.state) == RollDice(
        BLUE
    )


def test_a_client_reads_robber_moves_with_and_without_a_victim():
    table = Table()
    assert game.action_from_json(
        {"type": "MoveRobber", "hex": 3, "victim": 1}, RED, table.state
    ) == MoveRobber(RED, 3, 1)
    assert game.action_from_json(
        {"type": "MoveRobber", "hex": 3, "victim": None}, RED, table.state
    ) == MoveRobber(RED, 3, None)


def test_groups_of_legal_actions_hold_every_action_once():
    for table in POSITIONS.values():
        for seat in table.seats:
            legal = table.legal(seat)
            written = []
            for group in game.group_actions(legal):
                columns = {name: column for name, column in group.items() if name != "type"}
                rows = list(zip(*columns.values(), strict=True)) if columns else [()]
                written += [
                    {"type": group["type"], **dict(zip(columns, row, strict=True))} for row in rows
                ]
            read: list[Action] = [
                game.action_from_json(data, seat, table.state) for data in written
            ]
            assert sorted(map(repr, read)) == sorted(map(repr, legal))
