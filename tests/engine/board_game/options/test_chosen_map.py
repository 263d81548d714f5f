"""Chosen map: an island by its code, to look at it, to share it and to play it again."""

from hashlib import sha256

import pytest

from engine.api import ConfigError
from engine.board_game import boards, game
from engine.board_game.boards import map_codes
from engine.board_game.boards.map_codes import ALPHABET
from engine.board_game.catalog import BOARDS
from engine.board_game.compiled_rules import rules_for
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
    "new-shores": (
        "011cj-sgqsy-7ddz3-5bq25-xn53b-1q4hg",
        "955ed7283cbd4b0b",
    ),
    "oceans-3": (
        "011gf-x5m",
        "e554bb1349eab7b3",
    ),
    "oceans-4": (
        "0192z-fgx",
        "78d2b00b6591ba7d",
    ),
    "oceans-5": (
        "0192z-fgx",
        "7df76a4415fc12b7",
    ),
    "oceans-6": (
        "011ph-wx9f",
        "244a1bbe989bf3f6",
    ),
    "new-world-3": (
        "011ma-kfy9w-t4bad-9ez9t-nczw1-04x75-rmztw-w0",
        "1892b91552a27f96",
    ),
    "new-world-4": (
        "015nw-5n5b2-r5fn8-c5e8c-fhrst-knprx-7c3ka-rp0kc-tj",
        "208a6bcbad2bd170",
    ),
    "new-world-5": (
        "011eb-mw913-a77vm-rpbza-k4bdx-q3skb-3rps3-12ytg-n95wz-t5yk",
        "25680493707e920c",
    ),
    "new-world-6": (
        "011fs-zdery-2jsw3-28pzz-mkj54-pfvqg-nn91q-w27w3-ng0q8-ybx5t-qaz42-r",
        "a6dbf23d2f4aee26",
    ),
    "greater-4": (
        "01deq-rfvzh-7vj96-4p0ra-d0jxt-ebxmw-1j607-4hs",
        "3b31d56c3cfa410b",
    ),
    "greater-6": (
        "01mre-2y9t0-thf9c-danvd-qzpsy-0m1np-j3be0-rd7gn-hqh40-t2z6v-hv",
        "4665a91dad0bc8bc",
    ),
    "four-islands-3": (
        "011gf-x5m",
        "3966bad98d18df19",
    ),
    "four-islands-4": (
        "011ph-wx9f",
        "67f0e02e3a5b0258",
    ),
    "four-islands-5": (
        "011ph-wx9f",
        "2b27c7e073a50d43",
    ),
    "four-islands-6": (
        "01af4-4m0w",
        "ed879c59573423fa",
    ),
    "into-the-desert-3": (
        "0192z-fgx",
        "54a5540e769407b0",
    ),
    "into-the-desert-4": (
        "0192z-fgx",
        "ce0466b34f8a1484",
    ),
    "into-the-desert-5": (
        "011ph-wx9f",
        "fea79ed259051b03",
    ),
    "into-the-desert-6": (
        "011ph-wx9f",
        "af8098425be92fa1",
    ),
    "great-crossing-4": (
        "01af4-4m0w",
        "ff29b4a4fe885f7f",
    ),
    "great-crossing-6": (
        "011yv-14p4n",
        "6d42c4e837a2124a",
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
        code = map_codes.code_of(dealt, boards.load(key))
        assert facts(map_codes.island_of(code, boards.load(key))) == facts(dealt)


@pytest.mark.parametrize("key", GIVEN_OUT)
def test_a_code_names_the_same_island_in_every_version(key):
    code, digest = GIVEN_OUT[key]
    named = map_codes.island_of(code, boards.load(key))
    assert sha256(repr(facts(named)).encode()).hexdigest().startswith(digest)
    assert map_codes.code_of(named, boards.load(key)) == code


def test_no_code_of_the_first_form_begins_with_the_sign_of_the_second():
    for key in DEALT:
        second = any(kind is not None for kind in boards.load(key).terrain)
        for seed in range(20):
            code = map_codes.code_of(island(key, seed), boards.load(key))
            assert code.startswith(
                map_codes.SECOND_FORM if second else tuple("123456789abcdefghjkmnpqrstvwxyz")
            )


@each_dealt_board
def test_the_island_of_the_code_is_played_whatever_chance_says(key):
    dealt = island(key, 1)
    code = map_codes.code_of(dealt, boards.load(key))
    for seed in range(5):
        again = island(key, seed, map=code)
        assert facts(again) == facts(dealt)


def test_other_islands_have_other_codes():
    given = {
        map_codes.code_of(island("standard-3-4", seed), boards.load("standard-3-4"))
        for seed in range(50)
    }
    assert len(given) == 50


def test_everybody_sees_the_code_of_the_island_in_the_view():
    state = game.start(rules_for(GameConfig()), Random(4))
    assert game.view_for(state, None)["board"]["map"] == map_codes.code_of(
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
    code = map_codes.code_of(dealt, boards.load("standard-3-4"))
    for written in (code.upper(), code.replace("-", ""), code.replace("-", " ")):
        assert facts(map_codes.island_of(written, boards.load("standard-3-4"))) == facts(dealt)


@pytest.mark.parametrize("wrong", ["", "abc", "0", "hello-world", "ö", "z" * 34])
def test_what_is_no_code_is_refused_in_words(wrong):
    with pytest.raises(ConfigError) as caught:
        map_codes.island_of(wrong, boards.load("standard-3-4"))
    assert caught.value.code == "bad_map"
    assert caught.value.text == "That is not a map code for 'Standard island'."


@each_dealt_board
def test_a_code_with_one_sign_wrong_is_refused(key):
    """At each place one wrong sign is tried, the next of the alphabet. What slips through the check sign would have to be
    an island of the board as well."""
    code = map_codes.code_of(island(key, 2), boards.load(key))
    for at, sign in enumerate(code):
        if sign != "-":
            other = ALPHABET[(ALPHABET.index(sign) + 1) % len(ALPHABET)]
            with pytest.raises(ConfigError):
                map_codes.island_of(code[:at] + other + code[at + 1 :], boards.load(key))


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
        map_codes.island_of(map_codes.code_of(island(key, 3), boards.load(key)), boards.load(other))


@pytest.mark.parametrize("option", [{"shuffled-tokens": True}, {"spiral-corner": 1}])
def test_what_would_lay_the_numbers_otherwise_contradicts_a_chosen_map(option):
    code = map_codes.code_of(island("standard-3-4", 1), boards.load("standard-3-4"))
    with pytest.raises(ConfigError) as caught:
        rules_for(GameConfig(options={"map": code, **option}))
    assert {"'map'", f"'{next(iter(option))}'"} <= set(caught.value.text.split(" "))


def test_a_map_is_dealt_to_look_at_without_a_game():
    seen = game.deal_map(GameConfig(), Random(7))
    assert set(seen) == {"geometry", "board"}
    again = game.deal_map(GameConfig(options={"map": seen["board"]["map"]}), Random(8))
    assert again == seen


def test_a_saved_game_of_a_chosen_map_opens_with_the_same_island():
    code = map_codes.code_of(island("islands-3-4", 1), boards.load("islands-3-4"))
    state, _ = game.new_game(config_for("islands-3-4", map=code), Scripted())
    again = game.state_from_json(game.state_to_json(state))
    assert facts(again.island) == facts(state.island)
