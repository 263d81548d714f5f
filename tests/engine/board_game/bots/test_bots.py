"""Bots play legal, sensible games to the end through the same views and actions as people."""

import math
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

from engine.board_game import game
from engine.board_game.bots import KIND, LEVELS, choose
from engine.board_game.catalog import EDITIONS
from engine.board_game.core.actions import PlayMonopoly
from engine.board_game.core.config import GameConfig
from engine.board_game.core.names import ORE
from engine.board_game.simulate import bot_action, bot_game, random_action
from engine.chance import Random
from tests.engine.board_game.configurations import games, random_config
from tests.engine.board_game.market import market
from tests.engine.board_game.table import BLUE, ORANGE, RED, Table, cards
from tests.forms import wide


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_finish_games_of_every_edition_with_any_options(level, edition):
    for number in range(games(short=1, long=100)):
        config = random_config(random.Random(f"{edition} {number}"), edition)
        state, actions = bot_game(config, Random(number), Random(f"bots {number}"), level)
        assert state.over
        assert state.turn < 400, "they play to win"
        assert actions < 4_000, "they do not flood the table"


def test_a_bot_beats_random_players_nearly_always():
    won = 0
    for number in range(12):
        chance, luck = Random(number), Random(f"luck {number}")
        state, _ = game.new_game(GameConfig(), chance)
        bot = number % 4
        while not state.over:
            seats = [bot] if bot in game.deciding(state) else []
            action = _of_bot(state, bot, luck) if seats else random_action(state, luck)
            game.apply(state, action, chance)
        won += state.winner == bot
    assert won >= 11


@wide
def test_the_normal_bot_beats_three_easy_ones_more_often_than_chance():
    """Of so many games that its lead, three games in ten where chance would win a quarter, shows by a standard deviation and more."""
    won, played = 0, games(short=80, long=800)
    for number in range(played):
        levels = ["easy"] * 4
        levels[number % 4] = "normal"
        state, _ = bot_game(GameConfig(), Random(number), Random(f"levels {number}"), levels)
        won += levels[state.winner] == "normal"
    assert won > played / 4 + math.sqrt(played * 3 / 16)


def _normal(table, seat=RED):
    legal, forms = table.legal(seat), game.forms(table.state, seat)
    return choose("normal", table.view(seat), legal, forms, seat, Random(0), patient=False)


def test_the_normal_bot_sends_the_robber_to_who_leads_and_spares_itself():
    table = Table()
    table.settlement(RED, "forest 3 N")
    table.settlement(BLUE, "mountains 8 NE")
    table.city(ORANGE, "forest 3 S")
    table.hand(BLUE, wool=1)
    table.hand(ORANGE, wool=1)
    table.grows_to(ORANGE, 8)
    table.rolls(RED, 7)
    move = _normal(table)
    assert move.victim == ORANGE
    assert table.at("forest 3 N") not in table.around(move.hex)


def test_the_normal_bot_builds_the_road_that_is_the_longest():
    table = Table()
    places = table.way("forest 3 N", 5)
    table.settlement(RED, places[0])
    table.road_along(RED, *places[:5])
    table.hand(RED, brick=1, lumber=1)
    table.after_the_roll(RED)
    road = _normal(table)
    assert type(road).__name__ == "BuildRoad"
    table.play(road)
    assert table.state.longest_road == RED


def test_the_normal_bot_takes_with_a_monopoly_what_others_produce_most():
    table = Table()
    table.settlement(BLUE, "mountains 8 NE")
    table.city(ORANGE, "mountains 8 S")
    table.hand(BLUE, ore=6)
    table.hand(ORANGE, ore=6)
    table.unplayed(RED, monopoly=1)
    table.after_the_roll(RED)
    assert _normal(table) == PlayMonopoly(RED, ORE)


def _of_bot(state, bot, luck):
    legal, forms = game.legal_actions(state, bot), game.forms(state, bot)
    action = choose("easy", game.view_for(state, bot), legal, forms, bot, luck, patient=False)
    assert action is not None
    return action


def test_a_patient_bot_waits_for_answers_and_an_impatient_one_goes_on():
    for seed in range(40):
        state, _ = game.new_game(GameConfig(), Random(seed))
        luck = Random(seed)
        for step in range(400):
            if state.offers or state.over:
                break
            state, _ = game.play(state, bot_action(state, "easy", luck), Random(step))
        if state.offers:
            break
    maker = state.offers[0].seat
    view, legal, forms = (
        game.view_for(state, maker),
        game.legal_actions(state, maker),
        game.forms(state, maker),
    )
    assert choose("easy", view, legal, forms, maker, luck, patient=True) is None
    assert choose("easy", view, legal, forms, maker, luck, patient=False) in legal


def test_a_bot_answers_an_offer_once():
    state, _ = game.new_game(GameConfig(), Random(2))
    luck = Random(2)
    answered: set[tuple[int, int]] = set()
    step = 0
    while not state.over:
        action = bot_action(state, "easy", luck)
        name = type(action).__name__
        if name in ("AcceptOffer", "DeclineOffer"):
            key = (action.seat, action.offer)  # type: ignore[attr-defined]
            assert key not in answered
            answered.add(key)
        state, _ = game.play(state, action, Random(step))
        step += 1
    assert answered


def test_a_bot_with_nothing_to_do_does_nothing():
    state, _ = game.new_game(GameConfig(), Random(0))
    idle = next(seat for seat in range(4) if seat not in game.deciding(state))
    assert choose("easy", game.view_for(state, idle), [], [], idle, Random(0)) is None


@pytest.mark.parametrize(
    ("give", "get", "answer"),
    [
        (cards(lumber=1), cards(grain=1), "AcceptOffer"),
        (cards(ore=2), cards(grain=1), "AcceptOffer"),
        (cards(lumber=1), cards(wool=3), "DeclineOffer"),
    ],
)
def test_the_kind_bot_takes_every_trade_that_costs_it_no_more_cards_than_it_brings(
    give, get, answer
):
    table = market()
    table.hand(BLUE, wool=3, grain=2)
    table.offers(RED, give, get, to=(BLUE,))
    assert type(_answer(table.state, KIND)).__name__ == answer


def test_the_kind_bot_declines_what_it_cannot_pay_and_no_host_may_seat_it():
    table = market()
    table.hand(BLUE, wool=3)
    table.offers(RED, cards(ore=1), cards(brick=1), to=(BLUE,))
    assert type(_answer(table.state, KIND)).__name__ == "DeclineOffer"
    assert KIND not in LEVELS


def _answer(state, level):
    legal = game.legal_actions(state, BLUE)
    return choose(level, game.view_for(state, BLUE), legal, [], BLUE, Random(0))


WORKER = """
import pickle, sys
from engine.board_game.bots import choose
print(choose(*pickle.load(sys.stdin.buffer)))
"""


def test_a_worker_that_is_sent_an_action_knows_what_its_option_would_have_done():
    """Nothing but the actions brings the option into its process."""
    luck, chance = Random("two"), Random("two")
    state, _ = game.new_game(GameConfig(seats=2, options={"two-players": True}), chance)
    compared = 0
    while compared < 3:
        (seat,) = game.deciding(state)
        legal = game.legal_actions(state, seat)
        asked: tuple[Any, ...] = (
            "easy",
            game.view_for(state, seat),
            legal,
            [],
            seat,
            random.Random(0),
        )
        chosen = choose(*asked)
        if state.pending[-1].name == "PlaceNeutralRoad" and chosen != legal[0]:
            worker = subprocess.run(
                [sys.executable, "-c", WORKER], input=pickle.dumps(asked), capture_output=True
            )
            assert worker.stdout.decode().strip() == repr(chosen), worker.stderr.decode()
            compared += 1
        game.apply(state, bot_action(state, "easy", luck), chance)
