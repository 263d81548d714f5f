"""Option card-tracker: everybody is shown what the public log proves about each hand, and nothing else (house rule)."""

import json
import random
from dataclasses import replace
from itertools import product

import pytest

from engine.api import ConfigError
from engine.board_game import game
from engine.board_game.catalog import EDITIONS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import (
    CardsProduced,
    CardStolen,
    CityBuilt,
    DevelopmentCardBought,
    MonopolyPlayed,
    OfferAccepted,
    OfferMade,
    RoadBuilt,
    SettlementBuilt,
    public_part,
)
from engine.board_game.core.names import BRICK, GRAIN, KNIGHT, ORE, RESOURCES, WOOL
from engine.board_game.options import card_tracker
from engine.board_game.options.bridges import BridgeBuilt
from engine.board_game.options.card_tracker import BOUNDS, KEY, handed_over_all, learn, offered
from engine.board_game.options.card_tracker.proof import Bounds, Proof, narrow
from engine.board_game.options.two_players.trade_tokens import CardsDrawn
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.pieces import cards_of, take
from engine.board_game.scenarios.ships.building import ShipBuilt
from engine.board_game.simulate import bot_action
from engine.chance import Random
from tests.engine.board_game.configurations import games, random_config
from tests.engine.board_game.table import BLUE, CARD, CITY, ORANGE, RED, ROAD, WHITE, Table, cards
from tests.engine.board_game.wild import wild_action

VIEWERS = (RED, BLUE, ORANGE, WHITE, None)


class Tracked(Table):
    """A table with the tracker, at which nobody has got a card yet."""

    def __init__(self, *options):
        super().__init__(KEY, *options)
        BOUNDS.put(self.state, Bounds.before_the_game(len(self.seats)))
        for seat in self.seats[1:]:
            self.settlement(
                seat, {BLUE: "mountains 8 NE", ORANGE: "hills 6 N"}.get(seat, "hills 5 S")
            )

    def gets(self, seat, *hand, **counts):
        """Everybody sees the seat take these cards from the supply."""
        given = hand[0] if hand else cards(**counts)
        take(self.state, seat, given)
        emit(self.state, self.state.rules, ActionContext(Random("")), CardsProduced, (seat, given))

    def steals(self, seat, victim, card):
        """The seat moves the robber to where it can rob the victim of this card."""
        self.before_the_roll(seat)
        self.state.dice = (3, 4)
        self.robber_on("desert")
        self.rolls_a_seven(seat)
        spot = {BLUE: "mountains 8", ORANGE: "hills 6", WHITE: "hills 5"}[victim]
        self.moves_robber(seat, spot, victim, card)

    def rolls_a_seven(self, seat):
        self.before_the_roll(seat)
        self.rolls(seat, 7)

    def proven(self, seat, viewer=None):
        return self.view(viewer)["seats"][str(seat)]["proven"]

    def certain(self, seat):
        return self.proven(seat)["least"]

    def unknown(self, seat):
        return self.proven(seat)["unknown"]


def exactly(**counts):
    return {"least": counts, "most": counts, "unknown": 0}


# What is certain


def test_cards_that_everybody_saw_come_and_go_are_known():
    table = Tracked()
    table.gets(RED, brick=1, lumber=1, wool=2)
    table.gets(BLUE, ore=3)
    assert table.proven(RED) == exactly(brick=1, lumber=1, wool=2)
    assert table.proven(BLUE) == exactly(ore=3)
    assert table.proven(WHITE) == exactly()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_is_shown_the_same_about_every_hand_their_own_too(viewer):
    table = Tracked()
    table.gets(BLUE, ore=1, wool=1)
    table.gets(RED, brick=2)
    table.steals(RED, BLUE, ORE)
    assert [table.proven(seat, viewer) for seat in table.seats] == [
        table.proven(seat) for seat in table.seats
    ]


def test_what_is_built_and_bought_is_paid_for_in_the_open():
    table = Tracked()
    table.settlement(RED, "forest 3 NE")
    table.gets(RED, cards(brick=1, lumber=1, wool=1, grain=4, ore=4))
    table.after_the_roll(RED)
    table.builds_road(RED, "forest 3 NE")
    assert table.proven(RED) == exactly(wool=1, grain=4, ore=4)
    table.builds_city(RED, "forest 3 NE")
    assert table.proven(RED) == exactly(wool=1, grain=2, ore=1)
    table.deck(KNIGHT)
    table.buys_card(RED)
    assert table.proven(RED) == exactly(grain=1)


def test_free_roads_cost_nothing():
    table = Tracked()
    table.settlement(RED, "forest 3 NE")
    table.gets(RED, brick=1)
    table.unplayed(RED, road_building=1)
    table.after_the_roll(RED)
    table.plays_road_building(RED)
    table.places_free_road(RED, "forest 3 NE")
    assert table.proven(RED) == exactly(brick=1)


def test_trades_lie_open():
    table = Tracked()
    table.gets(RED, ore=5)
    table.gets(BLUE, wool=2)
    table.after_the_roll(RED)
    table.trades_with_supply(RED, ORE, GRAIN)
    offer = table.offers(RED, cards(ore=1), cards(wool=2))
    table.accepts(BLUE, offer)
    table.confirms(RED, offer, BLUE)
    assert table.proven(RED) == exactly(grain=1, wool=2)
    assert table.proven(BLUE) == exactly(ore=1)


def test_year_of_plenty_is_taken_in_the_open():
    table = Tracked()
    table.unplayed(RED, year_of_plenty=1)
    table.after_the_roll(RED)
    table.plays_year_of_plenty(RED, ORE, BRICK)
    assert table.proven(RED) == exactly(ore=1, brick=1)


# What a theft hides


def test_after_a_theft_between_others_a_card_of_each_is_unknown():
    table = Tracked()
    table.gets(BLUE, wool=2, ore=1)
    table.steals(RED, BLUE, ORE)
    assert table.proven(BLUE) == {
        "least": {"wool": 1},
        "most": {"wool": 2, "ore": 1},
        "unknown": 1,
    }
    assert table.proven(RED) == {"least": {}, "most": {"wool": 1, "ore": 1}, "unknown": 1}


def test_a_card_out_of_a_hand_of_one_kind_is_no_secret():
    table = Tracked()
    table.gets(BLUE, wool=3)
    table.steals(RED, BLUE, WOOL)
    assert table.proven(BLUE) == exactly(wool=2)
    assert table.proven(RED) == exactly(wool=1)


def robbed(*options):
    """BLUE had a wool and an ore; one of them RED holds now."""
    table = Tracked(*options)
    table.gets(BLUE, wool=1, ore=1)
    table.steals(RED, BLUE, ORE)
    table.after_the_roll(RED)
    assert table.unknown(RED) == table.unknown(BLUE) == 1
    return table


def test_what_is_spent_later_proves_what_was_stolen():
    table = robbed()
    table.gets(RED, grain=1, wool=1)
    table.buys_card(RED)
    assert table.proven(RED) == exactly()
    assert table.proven(BLUE) == exactly(wool=1)


def test_an_offer_proves_what_is_in_the_hand():
    """Nobody may offer what they do not hold."""
    table = robbed()
    table.offers(RED, cards(ore=1), cards(brick=1))
    assert table.proven(RED) == exactly(ore=1)
    assert table.proven(BLUE) == exactly(wool=1)


def test_a_yes_proves_it_too():
    table = robbed()
    table.gets(RED, brick=1)
    offer = table.offers(RED, cards(brick=1), cards(wool=1))
    table.accepts(BLUE, offer)
    assert table.proven(BLUE) == exactly(wool=1)
    assert table.proven(RED) == exactly(brick=1, ore=1)


def test_a_no_proves_nothing():
    table = robbed()
    table.gets(RED, brick=1)
    offer = table.offers(RED, cards(brick=1), cards(wool=1))
    table.declines(BLUE, offer)
    assert table.unknown(BLUE) == 1


@pytest.mark.parametrize(("named", "left"), [(ORE, {"wool": 1}), (WOOL, {})])
def test_a_monopoly_shows_who_had_none(named, left):
    table = robbed()
    table.unplayed(RED, monopoly=1)
    table.plays_monopoly(RED, named)
    assert table.proven(BLUE) == exactly(**left)
    assert table.proven(RED) == exactly(**{"ore": 1} if named == ORE else {"ore": 1, "wool": 1})


def test_a_card_that_is_stolen_on_could_be_any_that_was_possible():
    table = robbed()
    table.gets(RED, brick=1)
    table.settlement(RED, "hills 6 S")
    table.before_the_roll(WHITE)
    table.rolls(WHITE, 7)
    table.moves_robber(WHITE, "hills 6", RED, BRICK)
    assert table.proven(WHITE)["most"] == {"brick": 1, "wool": 1, "ore": 1}
    assert table.proven(RED)["least"] == {}
    assert table.proven(BLUE)["most"] == {"wool": 1, "ore": 1}


def test_how_many_of_a_kind_are_out_narrows_it_further():
    """One ore is out at all, and ORANGE proves to have it: so the card BLUE has left is the wool."""
    table = robbed()
    table.settlement(RED, "hills 6 S")
    table.before_the_roll(ORANGE)
    table.rolls(ORANGE, 7)
    table.moves_robber(ORANGE, "hills 6", RED, ORE)
    table.offers(ORANGE, cards(ore=1), cards(brick=1))
    assert table.proven(BLUE) == exactly(wool=1)


def test_where_the_bank_is_hidden_nobody_is_told_how_many_of_a_kind_are_out():
    table = robbed("hidden-bank")
    table.offers(RED, cards(ore=1), cards(brick=1))
    assert table.proven(RED) == exactly(ore=1)
    assert table.unknown(BLUE) == 1


# Discards


def test_discards_are_a_secret_until_all_are_turned_over():
    table = Tracked()
    table.gets(RED, wool=8)
    table.gets(BLUE, brick=5, ore=3)
    table.rolls_a_seven(RED)
    table.discards(BLUE, brick=4)
    assert table.proven(BLUE) == {
        "least": {"brick": 1},
        "most": {"brick": 4, "ore": 3},
        "unknown": 3,
    }
    table.discards(RED, wool=4)
    assert table.proven(BLUE) == exactly(brick=1, ore=3)
    assert table.proven(RED) == exactly(wool=4)


# Nothing but what is public


def told_alike():
    """The views of everyone after the same public game, in which another card is stolen each time."""
    shown = []
    for card in (WOOL, ORE):
        table = Tracked()
        table.gets(BLUE, wool=2, ore=2)
        table.steals(RED, BLUE, card)
        table.after_the_roll(RED)
        shown.append([table.proven(seat) for seat in table.seats])
    return shown


def test_which_card_was_stolen_changes_nothing_that_is_shown():
    one, other = told_alike()
    assert one == other


def test_an_event_is_heard_without_what_it_hides():
    stolen = CardStolen(RED, BLUE, ORE)
    assert public_part(stolen) == CardStolen(RED, BLUE, None)
    came = CardsProduced(RED, cards(ore=1))
    assert public_part(came) is came


BOUGHT = {
    RoadBuilt: "road",
    BridgeBuilt: "bridge",
    ShipBuilt: "ship",
    SettlementBuilt: "settlement",
    CityBuilt: "city",
    DevelopmentCardBought: "development_card",
}
"""The purchases as the log tells them; the prices lie open."""


class Listener:
    """Somebody without a seat who writes down what they are told, and nothing else."""

    def __init__(self, rules):
        self.rules = rules
        self.notes = Bounds.before_the_game(max(rules.board.seats))
        self.asked = {}

    def hears(self, event, state):
        told = json.loads(json.dumps(game.event_to_json(event, state, None)))
        event = game.event_from_json(told)
        proof = Proof(self.notes, by_kind="hidden-bank" not in self.rules.config.options)
        if isinstance(event, MonopolyPlayed):  # what is 0 at the end is not written down
            missing = len(self.rules.seats) - len(event.taken)
            event = replace(event, taken=(*event.taken, *[0] * missing))
            handed_over_all(proof, self.rules, event)
        if isinstance(event, OfferMade):
            self.asked[event.offer] = event.get
            offered(proof, self.rules, event)
        if isinstance(event, OfferAccepted):
            proof.holds(event.seat, self.asked[event.offer])
        elif type(event) in BOUGHT and not getattr(event, "free", False):
            proof.gives(event.seat, cards_of(self.rules.prices[BOUGHT[type(event)]]))
        learn(proof, event)
        self.notes = proof.bounds


def assert_right(state, exact):
    """The truth lies within the bounds, which are tight while nothing hidden has happened."""
    seats = game.public_view(state)["seats"]
    for seat, hand in enumerate(state.hands):
        proven = seats[str(seat)]["proven"]
        least, most = (
            [proven[bound].get(name, 0) for name in RESOURCES] for bound in ("least", "most")
        )
        for low, count, high in zip(least, hand, most, strict=True):
            assert low <= count <= high
        assert proven["unknown"] == sum(hand) - sum(least) >= 0
        if exact:
            assert least == most == hand


@pytest.mark.parametrize("part", range(4))
def test_in_whole_games_the_truth_lies_within_what_is_proven(part):
    thefts = uncertain = 0
    for number in range(games(short=2, long=60)):
        luck = random.Random(f"tracker {part} {number}")
        config = random_config(luck)
        options = {**config.options, KEY: True}
        options.pop("open-hands", None)
        config = GameConfig(config.edition, config.board, config.seats, options)
        chance = Random(f"chance {part} {number}")
        state, events = game.new_game(config, chance)
        listener = Listener(state.rules)
        by_bots = luck.random() < 0.5
        stolen = False
        for _ in range(400):
            for event in events:
                listener.hears(event, state)
                stolen = stolen or isinstance(event, CardStolen | CardsDrawn)
            assert listener.notes == BOUNDS.of(state)
            if state.over:
                break
            assert_right(state, exact=not stolen and not state.set_aside)
            uncertain += any(
                seat["proven"]["unknown"] for seat in game.public_view(state)["seats"].values()
            )
            act = bot_action(state, "easy", luck) if by_bots else wild_action(state, luck)
            state, events = game.play(state, act, chance)
        thefts += stolen
    assert thefts
    assert uncertain


def test_bounds_are_as_tight_as_one_sum_allows():
    luck = random.Random(5)
    for _ in range(300):
        least = [luck.randrange(3) for _ in range(4)]
        most = [low + luck.randrange(4) for low in least]
        total = luck.randint(sum(least), sum(most))
        ways = [
            way
            for way in product(
                *(range(low, high + 1) for low, high in zip(least, most, strict=True))
            )
            if sum(way) == total
        ]
        while narrow(least, most, total):
            pass
        assert least == [min(way[at] for way in ways) for at in range(4)]
        assert most == [max(way[at] for way in ways) for at in range(4)]


# Beside the game


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_knows_the_starting_cards(edition):
    state, _ = game.new_game(
        GameConfig(edition=edition, board="standard-beginner", options={KEY: True}), Random(1)
    )
    assert any(map(any, state.hands))
    assert_right(state, exact=True)


def test_it_is_saved_with_the_game():
    table = robbed()
    saved = json.loads(json.dumps(game.state_to_json(table.state)))
    loaded = game.state_from_json(saved)
    assert game.view_for(loaded, None) == table.view(None)


def test_once_somebody_has_won_the_hands_themselves_are_shown():
    table = robbed()
    table.state.winner = RED
    for seat in table.view(None)["seats"].values():
        assert "hand" in seat
        assert "proven" not in seat


def test_going_back_forgets_what_was_learnt_since():
    table = robbed()
    before = table.state
    table.offers(RED, cards(ore=1), cards(brick=1))
    assert table.unknown(RED) == 0
    table.state = before
    assert table.unknown(RED) == 1


def test_without_the_option_nothing_is_counted_and_nothing_shown():
    table = Table()
    assert table.state.option_state == {}
    assert all("proven" not in seat for seat in table.view(None)["seats"].values())
    for consequences in rules_for(GameConfig()).after.values():
        assert all(follows.__module__ != card_tracker.__name__ for follows in consequences)


def test_open_hands_leave_nothing_to_prove():
    with pytest.raises(ConfigError) as caught:
        rules_for(GameConfig(options={KEY: True, "open-hands": True}))
    assert caught.value.code == "contradiction"


def test_the_game_is_otherwise_the_same():
    tracked, plain = Tracked(), Table()
    for table in (tracked, plain):
        table.settlement(RED, "forest 3 NE")
        table.hand(RED, ROAD, CITY, CARD)
        table.after_the_roll(RED)
    assert tracked.legal(RED) == plain.legal(RED)
