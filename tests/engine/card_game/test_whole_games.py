"""Whole card games: they end, nothing is lost on the way, and saving, loading and replaying change nothing."""

import json
import random
from collections import Counter

import pytest

from engine.card_game.catalog import OPTIONS
from engine.card_game.core.actions import ACTIONS, Demolish
from engine.card_game.core.cards import CARDS
from engine.card_game.core.events import EVENTS
from engine.card_game.core.state import Realm, State
from engine.card_game.game import game
from engine.card_game.simulate import LONGEST
from engine.chance import Random, Sealed, tally
from engine.record import Recording, final
from tests.engine.card_game.whole_games import by_bot, by_luck, check, moves, played
from tests.forms import LONG

GAMES = 2500 if LONG else 6
PROFILES = ("1996", "2005")


@pytest.mark.parametrize("profile", PROFILES)
def test_bots_bring_every_game_to_its_end(profile: str):
    for seed in range(GAMES):
        state = None
        for before, action, state, _ in moves(seed, by_bot, {"profile": profile}):
            check(state)
            if isinstance(action, Demolish):
                torn_down = before.realms[action.seat].upgrades[action.place]
                assert not CARDS[torn_down].points, "bots never remove what has points"
        assert state is not None
        assert state.over, f"seed {seed} is not over after {LONGEST} turns"
        assert game.points(state)[state.winner] >= state.rules.victory_points


def test_whatever_is_legal_can_be_done_and_loses_nothing():
    """Games by luck see every action and every event; a few of them need not end."""
    done: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for seed in range(GAMES):
        config = {"profile": "1996", "settings": {"demolish": bool(seed % 2)}}
        for before, action, state, events in moves(seed, by_luck, config):
            check(state)
            assert not Counter(before.out) - Counter(state.out), "nothing returns into the game"
            done[type(action).__name__] += 1
            happened.update(type(event).__name__ for event in events)
    assert set(done) - {"NoneType"} == set(ACTIONS.by_name)
    assert set(happened) == set(EVENTS.by_name)


def some_settings(luck: random.Random) -> dict[str, object]:
    """Any of the settings, some of them out of the ordinary."""
    chosen = {key: luck.choice(option.parameter.values) for key, option in OPTIONS.items()}
    return {key: value for key, value in chosen.items() if luck.random() < 0.6}


@pytest.mark.parametrize("seed", range(400 if LONG else 4))
def test_settings_go_together(seed: int):
    luck = random.Random(seed)
    config = {"profile": luck.choice(PROFILES), "settings": some_settings(luck)}
    for _, _, state, _ in moves(seed, luck.choice((by_bot, by_luck)), config):
        check(state)


def every_field(state: State) -> dict[str, object]:
    """Each field of a state but the rules; realms by their parts."""
    realms = [{part: getattr(realm, part) for part in Realm.__slots__} for realm in state.realms]
    fields = {name: getattr(state, name) for name in State.fields if name != "rules"}
    return {**fields, "realms": realms}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("player", [by_bot, by_luck])
def test_saving_and_loading_change_nothing(profile: str, player):
    for number, (_, _, state, _) in enumerate(moves(3, player, {"profile": profile})):
        if number % 20 == 0:
            again = game.state_from_json(json.loads(json.dumps(game.state_to_json(state))))
            assert game.state_to_json(again) == game.state_to_json(state)
            assert game.state_hash(again) == game.state_hash(state)
            assert every_field(again) == every_field(state)
            for seat in game.deciding(state):
                assert game.legal_actions(again, seat) == game.legal_actions(state, seat)


def test_a_record_replays_to_the_same_game():
    luck, seed, drawn = random.Random(11), bytes(32), Counter[str]()
    recording = Recording(game.configured({}), Sealed(seed, ["a", "b"]), game)
    drawn += tally(recording.record.opening)
    while not recording.state.over:
        seat = luck.choice(game.deciding(recording.state))
        chance = Sealed(seed, ["a", "b"], drawn)
        recording.play(by_luck(recording.state, seat, luck), chance)
        drawn += tally(chance.outcomes)
    record = json.loads(json.dumps(recording.record.to_json()))
    assert record["game"] == "cards"
    assert game.state_hash(final(recording.record)) == game.state_hash(recording.state)


def test_an_action_changes_nothing_of_the_state_before():
    for before, action, _, _ in moves(5, by_luck):
        if action is not None:
            kept = json.dumps(game.state_to_json(before))
            game.play(before, action, Random(1))
            assert json.dumps(game.state_to_json(before)) == kept


def test_games_are_shorter_with_fewer_points():
    def turns(points: int) -> int:
        config = {"settings": {"victory-points": points}}
        return sum(played(seed, by_bot, config).turn for seed in range(4))

    assert turns(7) < turns(12)
