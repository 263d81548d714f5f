"""Chosen map: an island by its code, to look at it, to share it and to play it again."""

from hashlib import sha256

import pytest

from engine.api import ConfigError
from engine.board_game import boards, game
from engine.board_game.boards import codes
from engine.board_game.boards.codes import ALPHABET
from engine.board_game.catalog import BOARDS, rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.island import Island
from engine.chance import Random, Scripted

DEALT = [key for key in BOARDS if boards.load(key).is_dealt]
PRINTED = [key for key in BOARDS if not boards.load(key).is_dealt]
GIVEN_OUT = {
    "standard-3-4": (
        "23a9t-kwrhp-h32aj-myfpe-a4b4j-75zx",
        "0252792379b02f69",
    ),
    "extension-5-6": (
        "7r6gj-spp42-8kfd3-7hhpd-a5f9z-91p4m-y4jn7-ebs43-1n",
        "154cc50d50af35e6",
    ),
    "extension-5-6-sea-hexes": (
        "7r6gj-spp42-8kfd3-7hhpd-a5f9z-91p4m-y4jn7-ebs43-1n",
        "1da7a4c2711daa54",
    ),
    "big-island-7-8": (
        "e9v4s-zay6n-4brqn-hg5b7-qkjpk-nrn82-2gaqd-s06z1-wndwe-3e60h-jk",
        "5a484dffa8b1994e",
    ),
    "peanut-7-8": (
        "2xsdc-ghcnf-sppnj-6n223-nrks7-9vfmw-b2nxg-kmhep-x3hbn-cr2q0-38sa",
        "c4b44f78971a8325",
    ),
    "islands-3-4": (
        "1c57t-83wha-8babs-qck8p-dcbjx-z88wk-dt4s1-hhxca-ch5b1-wdr86-78p",
        "16af79f5b5b0748d",
    ),
    "big-islands-5-6": (
        "rm324-rg8yc-kx2gh-ahtyc-haffe-wfq6p-vzb21-9p9n0-e5y0j-par4x-w16b4-t064f-8vr46-27gg8-4r7np-y6e3a-bjmba-c",
        "47e6e675d421b905",
    ),
}
"""Codes that players may have written down, and the digest of terrain, numbers and harbors of their islands."""
each_dealt_board = pytest.mark.parametrize("key", DEALT)


def config_for(key: str, **options) -> GameConfig:
    return GameConfig(board=key, seats=max(boards.load(key).seats), options=options)


def island(key: str, seed: int, **options) -> Island:
    return game.start(rules_for(config_for(key, **options)), Random(seed)).island


def facts(of: Island):
    return of.terrain, of.numbers, of.harbors


@each_dealt_board
def test_a_code_names_the_island_it_was_made_of(key):
    for seed in range(20):
        dealt = island(key, seed)
        code = codes.code_of(dealt, boards.load(key))
        assert facts(codes.island_of(code, boards.load(key))) == facts(dealt)


@each_dealt_board
def test_a_code_names_the_same_island_in_every_version(key):
    code, digest = GIVEN_OUT[key]
    named = codes.island_of(code, boards.load(key))
    assert sha256(repr(facts(named)).encode()).hexdigest().startswith(digest)
    assert codes.code_of(named, boards.load(key)) == code


def test_no_code_begins_with_the_sign_that_later_ones_will():
    assert all(
        not codes.code_of(island(key, seed), boards.load(key)).startswith("0")
        for key in DEALT
        for seed in range(20)
    )


@each_dealt_board
def test_the_island_of_the_code_is_played_whatever_chance_says(key):
    dealt = island(key, 1)
    code = codes.code_of(dealt, boards.load(key))
    for seed in range(5):
        again = island(key, seed, map=code)
        assert facts(again) == facts(dealt)


def test_other_islands_have_other_codes():
    given = {
        codes.code_of(island("standard-3-4", seed), boards.load("standard-3-4"))
        for seed in range(50)
    }
    assert len(given) == 50


def test_everybody_sees_the_code_of_the_island_in_the_view():
    state = game.start(rules_for(GameConfig()), Random(4))
    assert game.view_for(state, None)["board"]["map"] == codes.code_of(
        state.island, boards.load("standard-3-4")
    )


@pytest.mark.parametrize("key", PRINTED)
def test_a_printed_island_has_no_code_and_refuses_one_by_name(key):
    state = game.start(rules_for(config_for(key)), Random(4))
    assert "map" not in game.view_for(state, None)["board"]
    with pytest.raises(ConfigError) as caught:
        rules_for(config_for(key, map="abc"))
    assert "'map'" in caught.value.text
    assert f"'board {key}'" in caught.value.text


def test_case_spaces_and_hyphens_do_not_matter():
    dealt = island("standard-3-4", 1)
    code = codes.code_of(dealt, boards.load("standard-3-4"))
    for written in (code.upper(), code.replace("-", ""), code.replace("-", " ")):
        assert facts(codes.island_of(written, boards.load("standard-3-4"))) == facts(dealt)


@pytest.mark.parametrize("wrong", ["", "abc", "0", "hello-world", "ö", "z" * 34])
def test_what_is_no_code_is_refused_in_words(wrong):
    with pytest.raises(ConfigError) as caught:
        codes.island_of(wrong, boards.load("standard-3-4"))
    assert caught.value.code == "bad_map"
    assert caught.value.text == "That is not a map code for 'Standard island'."


@each_dealt_board
def test_a_code_with_one_sign_wrong_is_refused(key):
    """At each place one wrong sign is tried, the next of the alphabet. What slips through the check sign would have to be
    an island of the board as well."""
    code = codes.code_of(island(key, 2), boards.load(key))
    for at, sign in enumerate(code):
        if sign != "-":
            other = ALPHABET[(ALPHABET.index(sign) + 1) % len(ALPHABET)]
            with pytest.raises(ConfigError):
                codes.island_of(code[:at] + other + code[at + 1 :], boards.load(key))


@pytest.mark.parametrize(
    ("key", "other"),
    [
        ("standard-3-4", "islands-3-4"),
        ("big-island-7-8", "islands-3-4"),
        ("islands-3-4", "big-island-7-8"),
    ],
)
def test_a_code_of_another_board_is_refused(key, other):
    with pytest.raises(ConfigError):
        codes.island_of(codes.code_of(island(key, 3), boards.load(key)), boards.load(other))


@pytest.mark.parametrize("option", [{"shuffled-tokens": True}, {"spiral-corner": 1}])
def test_what_would_lay_the_numbers_otherwise_contradicts_a_chosen_map(option):
    code = codes.code_of(island("standard-3-4", 1), boards.load("standard-3-4"))
    with pytest.raises(ConfigError) as caught:
        rules_for(GameConfig(options={"map": code, **option}))
    assert {"'map'", f"'{next(iter(option))}'"} <= set(caught.value.text.split(" "))


def test_a_map_is_dealt_to_look_at_without_a_game():
    seen = game.deal_map(GameConfig(), Random(7))
    assert set(seen) == {"geometry", "board"}
    again = game.deal_map(GameConfig(options={"map": seen["board"]["map"]}), Random(8))
    assert again == seen


def test_a_saved_game_of_a_chosen_map_opens_with_the_same_island():
    code = codes.code_of(island("islands-3-4", 1), boards.load("islands-3-4"))
    state, _ = game.new_game(config_for("islands-3-4", map=code), Scripted())
    again = game.state_from_json(game.state_to_json(state))
    assert facts(again.island) == facts(state.island)
