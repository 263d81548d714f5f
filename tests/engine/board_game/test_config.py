"""The configurations that a table may agree to play: which exist, and what is said about those that do not."""

import json
from itertools import combinations
from typing import Any

import pytest

from engine.api import ConfigError
from engine.board_game import boards, catalog, compiled_rules, configurations, game, lobby_catalog
from engine.board_game.catalog import OPTIONS
from engine.board_game.compiled_rules import configured
from engine.board_game.core.config import GameConfig
from engine.chance import Scripted
from tests.engine.board_game.configurations import ALONE, table_for, values_of

BAD: dict[str, tuple[Any, str | None]] = {
    "a list": ([], "malformed"),
    "a word": ("standard", "malformed"),
    "nothing": (None, "malformed"),
    "an unknown field": ({"speed": 3}, "unknown_field"),
    "an unknown edition": ({"edition": "2099"}, "unknown_edition"),
    "an edition that is a number": ({"edition": 2025}, "unknown_edition"),
    "an edition that is a list": ({"edition": []}, None),
    "an unknown board": ({"board": "atlantis"}, "unknown_board"),
    "a board outside the folder": ({"board": "../standard-3-4"}, "unknown_board"),
    "an unknown option": ({"options": {"house-of-cards": True}}, "unknown_option"),
    "options in a list": ({"options": ["friendly-robber"]}, "malformed"),
    "an option that is nothing": ({"options": {"friendly-robber": None}}, None),
    "an option that is a list": ({"options": {"friendly-robber": []}}, None),
    "a switch that is a number": ({"options": {"friendly-robber": 3}}, None),
    "a switch that is a word": ({"options": {"friendly-robber": "yes"}}, None),
    "a number that is a fraction": ({"options": {"hand-limit": 9.5}}, None),
    "one seat": ({"seats": 1}, "wrong_seats"),
    "five seats": ({"seats": 5}, "wrong_seats"),
    "no seats": ({"seats": 0}, "wrong_seats"),
    "a word of seats": ({"seats": "four"}, "wrong_seats"),
    "seats as a switch": ({"seats": True}, "wrong_seats"),
    "seats as a fraction": ({"seats": 3.5}, "wrong_seats"),
    "seats as nothing": ({"seats": None}, "wrong_seats"),
    "seats as a list": ({"seats": [4]}, None),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_played_is_refused_with_a_code_and_words(name):
    data, code = BAD[name]
    with pytest.raises(ConfigError) as caught:
        configured(data)
    assert caught.value.code
    assert caught.value.text.endswith(".")
    if code is not None:
        assert caught.value.code == code


LOOKALIKES = [
    ({"options": {"friendly-robber": True}}, {"options": {"friendly-robber": 1}}),
    ({"options": {"friendly-robber": True}}, {"options": {"friendly-robber": 1.0}}),
    ({"options": {"friendly-robber": False}}, {"options": {"friendly-robber": 0}}),
    ({"options": {"spiral-corner": 1}}, {"options": {"spiral-corner": True}}),
    ({"options": {"hand-limit": 9}}, {"options": {"hand-limit": 9.0}}),
    ({"seats": 4}, {"seats": 4.0}),
]


@pytest.mark.parametrize(("good", "bad"), LOOKALIKES, ids=repr)
def test_what_only_looks_like_a_good_value_is_refused_also_after_the_good_one(good, bad):
    """In Python 1 == 1.0 == True: what was compiled before must not answer for it."""
    configured(good)
    with pytest.raises(ConfigError):
        configured(bad)


def test_an_empty_configuration_is_the_default():
    config = configured({})
    assert (config.edition, config.board, config.seats, dict(config.options)) == (
        "2025",
        "standard-3-4",
        4,
        {},
    )


SEATS = [(board, seats) for board in catalog.BOARDS for seats in boards.load(board).seats]


@pytest.mark.parametrize("board", catalog.BOARDS)
def test_who_names_no_number_of_seats_gets_all_of_the_board(board):
    assert configured({"board": board}).seats == max(boards.load(board).seats)


@pytest.mark.parametrize(("board", "seats"), SEATS)
@pytest.mark.parametrize("edition", catalog.EDITIONS)
def test_every_edition_is_played_on_every_board_by_as_many_as_it_is_for(edition, board, seats):
    config = configured({"edition": edition, "board": board, "seats": seats})
    state, _ = game.new_game(config, Scripted())
    assert len(game.deciding(state)) == 1
    assert len(state.hands) == seats


BOARD_OF = {
    "beginner-start": "standard-beginner",
    "bridges": "islands-3-4",
    "ships": "four-islands-3",
    "pirate": "four-islands-3",
    "coastal-start": "four-islands-3",
    "island-bonus": "new-shores",
    "gold": "new-shores",
    "desert-belt": "into-the-desert-3",
    "home-island": "great-crossing-4",
    "trade-routes": "great-crossing-4",
    "exploration": "oceans-3",
    "wandering-tokens": "greater-4",
    "harbors-by-players": "new-world-3",
}
"""Options that need a board of their own."""


def suited_to(options, edition="2025"):
    """The standard island with these options; but bridges need water, and pairs need six."""
    board = next((BOARD_OF[key] for key in options if key in BOARD_OF), "standard-3-4")
    if "paired-players" in options:
        board = "big-islands-5-6" if "bridges" in options else "extension-5-6"
    return table_for(board, options, edition)


@pytest.mark.parametrize(("key", "value"), ALONE)
def test_every_option_can_be_played_alone(key, value):
    for edition in catalog.EDITIONS:
        state, _ = game.new_game(suited_to({key: value}, edition), Scripted())
        assert state.pending


CONTRADICTIONS = [
    {"map", "shuffled-tokens"},
    {"map", "spiral-corner"},
    {"shuffled-tokens", "spiral-corner"},
    {"open-hands", "card-tracker"},
    {"special-building", "paired-players"},
    {"no-robber-to-desert", "two-players"},
]
NEVER_TOGETHER = [{"two-players", "bridges"}, {"two-players", "paired-players"}]
"""No board is for both."""
LAID_ON_LAND = [{"bridges", "shuffled-tokens"}, {"bridges", "spiral-corner"}]
"""Not a contradiction, but the boards with water lay their numbers in a way of their own."""
ANYWHERE = [
    (key, value) for key, value in ALONE if key != "beginner-start" and OPTIONS[key].group != "sea"
]
"""Those of the sea meet all others on their maps (`test_combinations`)."""
PAIRS = [pair for pair in combinations(ANYWHERE, 2) if pair[0][0] != pair[1][0]]


def test_every_pair_of_options_can_be_played_together_unless_they_contradict():
    apart = CONTRADICTIONS + LAID_ON_LAND + NEVER_TOGETHER
    for pair in PAIRS:
        if set(dict(pair)) not in apart:
            state, _ = game.new_game(suited_to(dict(pair)), Scripted())
            assert state.pending


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if set(dict(pair)) in CONTRADICTIONS])
def test_a_contradiction_is_refused_by_naming_both_options(pair):
    with pytest.raises(ConfigError) as caught:
        game.new_game(suited_to(dict(pair)), Scripted())
    assert all(key in caught.value.text for key in dict(pair))


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if set(dict(pair)) in LAID_ON_LAND])
def test_a_board_that_lays_its_numbers_itself_is_named_with_the_option_that_would(pair):
    with pytest.raises(ConfigError) as caught:
        game.new_game(suited_to(dict(pair)), Scripted())
    assert "islands-3-4" in caught.value.text
    assert dict(pair).keys() - {"bridges"} <= {
        key for key in dict(pair) if key in caught.value.text
    }


@pytest.mark.parametrize("pair", NEVER_TOGETHER)
def test_two_options_for_different_boards_are_refused_on_every_board(pair):
    refused = {row["key"]: set(row["refuses"]) for row in lobby_catalog.to_json()["boards"]}
    assert all(pair & refused[board] for board in catalog.BOARDS)
    for board in catalog.BOARDS:
        values = {key: values_of(key)[0] for key in pair}
        options = {"special-building": False, **values}
        for seats in boards.load(board).seats:
            with pytest.raises(ConfigError):
                game.new_game(GameConfig(board=board, seats=seats, options=options), Scripted())


def test_all_five_house_rules_can_be_played_together():
    options = {
        "victory-points": 12,
        "hand-limit": 9,
        "friendly-robber": True,
        "separate-phases": True,
        "open-hands": True,
    }
    for edition in catalog.EDITIONS:
        state, _ = game.new_game(GameConfig(edition=edition, options=options), Scripted())
        view = game.view_for(state, None)
        assert (view["goal"], view["hand_limit"]) == (12, 9)


def test_the_order_of_the_options_makes_no_difference():
    one = GameConfig(options={"hand-limit": 9, "open-hands": True})
    other = GameConfig(options={"open-hands": True, "hand-limit": 9})
    assert one == other
    assert hash(one) == hash(other)
    assert compiled_rules.rules_for(one) is compiled_rules.rules_for(other)
    assert json.dumps(one.to_json()) == json.dumps(other.to_json())


def test_an_option_turned_off_is_as_if_it_were_not_there():
    state, _ = game.new_game(GameConfig(options={"open-hands": False}), Scripted())
    plain, _ = game.new_game(GameConfig(), Scripted())
    assert game.view_for(state, None) == game.view_for(plain, None)


def test_the_preset_for_a_first_game_at_sea_is_new_shores_with_all_that_is_usual_there():
    (preset,) = [preset for preset in catalog.PRESETS if preset.key == "first-sea"]
    rules = compiled_rules.rules_for(preset.config)
    assert rules.victory_points == 10
    assert {"ships", "pirate", "gold", "island-bonus", "friendly-robber"} <= set(
        configurations.options_of(preset.config)
    )


@pytest.mark.parametrize("preset", catalog.PRESETS, ids=lambda preset: preset.key)
def test_every_preset_can_be_played_and_written_as_json(preset):
    data = json.loads(json.dumps(preset.config.to_json()))
    assert configured(data) == preset.config
    game.new_game(preset.config, Scripted())


def test_the_first_game_is_the_beginners_island_with_a_friendly_robber():
    (preset,) = [preset for preset in catalog.PRESETS if preset.key == "first-game"]
    assert preset.config.board == "standard-beginner"
    assert preset.config.options == {"friendly-robber": True}


def test_the_catalog_is_plain_json_with_words_for_everything():
    data = lobby_catalog.to_json()
    assert json.loads(json.dumps(data)) == data
    assert {row["key"] for row in data["options"]} == set(catalog.OPTIONS)
    assert {row["key"] for row in data["editions"]} == {"2025", "2007", "1996"}
    only_named = {"groups", "map_groups", "families", "traits"}
    for kind, rows in data.items():
        for row in rows:
            assert row["key"]
            assert row["title"]
            assert kind in only_named or row["summary"]
    assert all(row["source"] for row in data["options"])


def test_every_option_stands_under_a_heading_and_no_heading_stands_alone():
    data = lobby_catalog.to_json()
    assert {row["group"] for row in data["options"]} == {row["key"] for row in data["groups"]}


@pytest.mark.parametrize(
    ("key", "minimum", "maximum", "default"),
    [
        ("victory-points", 8, 20, 10),
        ("hand-limit", 7, 20, 7),
        ("spiral-corner", 1, 6, 1),
        ("dice-deck", 0, 20, 5),
    ],
)
def test_options_with_a_number_say_its_range(key, minimum, maximum, default):
    (row,) = [row for row in lobby_catalog.to_json()["options"] if row["key"] == key]
    assert (
        row["parameter"].items()
        >= {
            "kind": "range",
            "minimum": minimum,
            "maximum": maximum,
            "default": default,
        }.items()
    )


@pytest.mark.parametrize("key", OPTIONS)
def test_every_choice_has_a_name_and_every_number_has_one_or_none(key):
    parameter = OPTIONS[key].to_json().get("parameter", {})
    if parameter.get("kind") == "choice":
        assert list(parameter["names"]) == parameter["values"]
        assert all(parameter["names"].values())
    elif "names" in parameter:
        numbers = range(parameter["minimum"], parameter["maximum"] + 1)
        assert list(parameter["names"]) == [str(number) for number in numbers]
        assert len(set(parameter["names"].values())) == len(numbers)


def test_an_option_that_can_be_left_out_says_what_is_played_then():
    without = {
        key: row["parameter"]["left_out"]
        for key, option in OPTIONS.items()
        if "left_out" in (row := option.to_json()).get("parameter", {})
    }
    assert without == {
        "special-building": "Off",
        "paired-players": "Off",
        "first-player": "Highest roll",
        "spiral-corner": "Any corner",
        "dice-deck": "Fair dice",
        "island-bonus": "Off",
        "trade-routes": "Off",
    }
