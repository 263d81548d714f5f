"""Maps that players draw: read as boards are, checked in plain words, and played like any other board."""

import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from typing import Any

import pytest

from engine.api import ConfigError
from engine.board_game import boards, compiled_rules, game
from engine.board_game.boards import drawn_maps
from engine.board_game.boards.map_form import LONGEST_NAME, MOST_HEXES, READERS
from engine.board_game.catalog import BOARDS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.board import Board
from engine.board_game.drawing import DRAWING
from engine.board_game.simulate import bot_game, perft, random_action
from engine.chance import Random, Sealed
from engine.games import BOARD
from engine.record import Record, Recording, final
from tests.engine.board_game.boards.test_board_digests import DESCRIPTION
from tests.engine.board_game.configurations import games
from tests.engine.board_game.drawings import SUPPLY, TEN, by_chance
from tests.engine.board_game.invariants import assert_sound
from tests.engine.board_game.test_perft import much_to_choose
from tests.engine.board_game.wild import wild_action

MAPS = DRAWING

POCKET = next(map for map in TEN if map["name"] == "Pocket Island")
LAGOON = next(map for map in TEN if map["name"] == "Gull Lagoon")
SHORES = next(map for map in TEN if map["name"] == "Two Shores")
RACE = next(map for map in TEN if map["name"] == "Harbor Race")
named = pytest.mark.parametrize("drawn", TEN, ids=lambda drawn: drawn["name"])


def with_hex(map: dict[str, Any], q: int, r: int, **marks: Any) -> dict[str, Any]:
    """The map with another hex in that place."""
    others = [hex for hex in map["hexes"] if (hex["q"], hex["r"]) != (q, r)]
    return {**map, "hexes": [*others, {"q": q, "r": r, **marks}]}


def codes(map: dict[str, Any]) -> dict[str, str]:
    """The codes of the findings, and their severity."""
    found = MAPS.findings(MAPS.read(map))
    return {finding["code"]: finding["severity"] for finding in found}


def finding(map: dict[str, Any], code: str) -> dict[str, Any]:
    return next(one for one in MAPS.findings(MAPS.read(map)) if one["code"] == code)


def refusal(map: Any) -> ConfigError:
    """The error for a map that is not even well formed."""
    with pytest.raises(ConfigError) as error:
        MAPS.read(map)
    return error.value


# --- equal to the boards of the product


def rules_of(board: Board) -> dict[str, Any]:
    """Everything about a board that its games depend on."""
    entries = {field.name: getattr(board, field.name) for field in fields(board)}
    entries["geometry"] = board.geometry.to_json()
    return {name: entry for name, entry in entries.items() if name not in DESCRIPTION}


@pytest.mark.parametrize("key", BOARDS)
def test_a_board_written_as_a_drawn_map_is_the_same_board_when_it_is_read_again(key: str):
    exported = json.loads(json.dumps(MAPS.exported(key)))
    board = boards.board_of(drawn_maps.drawn_map(exported))
    assert rules_of(board) == rules_of(boards.load(key))
    assert (board.title, board.summary) == (boards.load(key).title, boards.load(key).summary)


@pytest.mark.parametrize("key", BOARDS)
def test_no_check_forbids_a_board_of_the_product(key: str):
    exported = MAPS.exported(key)
    assert exported is not None
    assert "forbids" not in codes(exported).values()


@pytest.mark.parametrize("key", BOARDS)
def test_the_lobby_shows_a_drawn_copy_like_the_board_itself(key: str):
    exported = MAPS.exported(key)
    assert exported is not None
    row = MAPS.row(exported)
    (usual,) = (row for row in game.catalog()["boards"] if row["key"] == key)
    same = ("title", "summary", "seats", "options", "always", "instead", "preview", "refuses")
    assert {entry: row[entry] for entry in same} == {entry: usual[entry] for entry in same}


@pytest.mark.parametrize("key", ["standard-3-4", "new-shores", "oceans-3", "great-crossing-4"])
@pytest.mark.parametrize("after", [0, 60])
def test_a_drawn_copy_of_a_board_has_as_many_games_as_the_board_itself(key: str, after: int):
    """Sequences of two actions, from the first moment and from one in the middle of a random game."""
    exported = MAPS.exported(key)
    assert exported is not None
    counts = []
    for config in ({"board": key}, MAPS.row(exported)["config"]):
        chance, luck, played = Random(1), Random("players"), 0
        state = game.start(rules_for(BOARD.configured(config)), chance)
        while played < after or (after and not much_to_choose(state)):
            game.apply(state, random_action(state, luck), chance)
            played += 1
        counts.append(perft(state, 2, lambda: Random(7)))
    assert counts[0] == counts[1] > 1


def test_what_is_no_board_cannot_be_exported():
    assert MAPS.exported("atlantis") is None


# --- the ten


@named
def test_a_drawn_map_stays_the_same_through_reading_and_writing(drawn: dict[str, Any]):
    read = MAPS.read(drawn)
    again = MAPS.read(json.loads(json.dumps(read)))
    assert again == read
    assert list(again) == [entry for entry in READERS if entry in again]
    assert MAPS.row(again)["key"] == MAPS.row(drawn)["key"]


@named
def test_bots_play_a_drawn_map_to_its_end_in_every_number(drawn: dict[str, Any]):
    for seats in drawn["seats"]:
        config = BOARD.configured({"drawn": drawn, "seats": seats})
        state, _ = bot_game(config, Random(f"{seats}"), Random("players"))
        assert state.over
        assert_sound(state)


@named
def test_a_game_on_a_drawn_map_is_replayed_from_its_record_alone(drawn: dict[str, Any]):
    luck = random.Random(3)
    recording = Recording(BOARD.configured({"drawn": drawn}), Sealed(b"seed", []), BOARD)
    for step in range(60):
        recording.play(wild_action(recording.state, luck), Sealed(b"seed", [], {"dice": step}))
    written = json.loads(json.dumps(recording.record.to_json()))
    assert game.state_hash(final(Record.from_json(written))) == game.state_hash(recording.state)


@named
def test_a_saved_state_on_a_drawn_map_is_the_same_state_again(drawn: dict[str, Any]):
    state, _ = game.new_game(BOARD.configured({"drawn": drawn}), Random(5))
    saved = json.loads(json.dumps(game.state_to_json(state)))
    assert game.state_to_json(game.state_from_json(saved)) == saved


@named
def test_a_drawn_map_is_previewed_dealt_and_undealt(drawn: dict[str, Any]):
    config = BOARD.configured({"drawn": drawn})
    assert BOARD.deal_map is not None
    before, dealt = BOARD.deal_map(config, None), BOARD.deal_map(config, Random(1))
    assert before["geometry"] == dealt["geometry"]
    assert dealt["board"]["key"] == config.board
    assert {place[2] for place in MAPS.preview(drawn)} >= {"hills"} or drawn.get("pools")


def test_a_map_code_names_an_island_of_a_drawn_map():
    config = BOARD.configured({"drawn": SHORES})
    state, _ = game.new_game(config, Random(1))
    code = game.public_view(state)["board"]["map"]
    chosen = BOARD.configured({"drawn": SHORES, "options": {"map": code}})
    again, _ = game.new_game(chosen, Random(2))
    assert again.island.to_json() == state.island.to_json()


# --- in a configuration


def test_a_configuration_holds_the_whole_map_and_is_equal_to_its_copy():
    config = BOARD.configured({"drawn": LAGOON})
    assert config.to_json()["drawn"] == MAPS.read(LAGOON)
    assert BOARD.configured(json.loads(json.dumps(config.to_json()))) == config
    assert rules_for(config) is rules_for(BOARD.configured(config.to_json()))


def test_two_maps_that_differ_in_one_number_are_two_boards():
    one, other = (
        MAPS.row(map)["key"] for map in (POCKET, with_hex(POCKET, 0, 0, terrain="fields"))
    )
    assert one != other


def test_a_map_with_the_key_of_another_is_refused():
    key = MAPS.row(POCKET)["key"]
    with pytest.raises(ConfigError, match="There is no board"):
        BOARD.configured({"board": key, "drawn": LAGOON})


def test_a_board_of_the_product_cannot_be_replaced_by_a_map():
    with pytest.raises(ConfigError, match="There is no board 'standard-3-4'"):
        BOARD.configured({"board": "standard-3-4", "drawn": LAGOON})


def test_without_a_number_of_seats_a_drawn_map_is_for_as_many_as_it_can():
    assert BOARD.configured({"drawn": LAGOON}).seats == 4


def test_a_table_may_not_take_away_what_the_map_always_has():
    with pytest.raises(ConfigError, match="'board Gull Lagoon' is not played without 'gold'"):
        BOARD.configured({"drawn": LAGOON, "options": {"gold": False}})


def test_lists_of_tables_show_the_name_of_the_map():
    assert game.variant(BOARD.configured({"drawn": LAGOON}).to_json()) == "Gull Lagoon"


def test_rules_of_drawn_maps_leave_the_rules_of_other_boards_in_their_cache():
    BOARD.configured({})
    before = compiled_rules._compiled.cache_info().currsize
    for number in range(40):
        BOARD.configured({"drawn": {**POCKET, "name": f"Island {number}"}})
    assert compiled_rules._compiled.cache_info().currsize == before
    drawn = compiled_rules._compiled_drawn.cache_info()
    assert drawn.maxsize is not None
    assert drawn.currsize == drawn.maxsize


def test_a_view_brings_the_map_along_for_bots_that_know_nothing_else():
    config = BOARD.configured({"drawn": LAGOON})
    state, _ = game.new_game(config, Random(1))
    shown = json.loads(json.dumps(game.view_for(state, 0)["board"]))
    drawn_maps.board_of.cache_clear()
    assert rules_of(boards.board_in(shown)) == rules_of(rules_for(config).board)


# --- refused at once


def test_a_map_of_another_version_is_refused_by_its_number():
    error = refusal({**LAGOON, "version": 2})
    assert error.code == "map_version"
    assert error.text == (
        "The map has version 2, and this server reads maps up to version 1: open it on a newer server."
    )


@pytest.mark.parametrize("version", [None, "1", 0, -3, 1.0, True])
def test_a_map_without_a_version_is_refused(version: object):
    assert "does not say its version" in refusal({**LAGOON, "version": version}).text


def test_a_map_with_four_hundred_hexes_is_refused():
    hexes = [{"q": q, "r": r, "terrain": "hills"} for q in range(20) for r in range(20)]
    error = refusal({**POCKET, "hexes": hexes})
    assert error.code == "map_too_large"
    assert error.text == (f"The map has 400 hexes; a map has up to {MOST_HEXES}: take some away.")


def test_a_name_with_markup_is_a_name_like_any_other():
    name = "<b onclick=alert(1)>&amp; [[x]]"
    assert MAPS.read({**POCKET, "name": name})["name"] == name
    assert MAPS.row({**POCKET, "name": name})["title"] == name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "a text with at least one visible character"),
        (" \t ", "a text with at least one visible character"),
        ("a\u202eb", "a text without invisible characters"),
        ("x" * 41, f"up to {LONGEST_NAME} characters, not 41"),
        (7, "a text"),
    ],
)
def test_a_name_that_nobody_could_read_is_refused(name: object, expected: str):
    assert refusal({**POCKET, "name": name}).text == f"'name' of the map: expected {expected}."


MALFORMED: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda map: [], "A map is a JSON object"),
    (lambda map: None, "A map is a JSON object"),
    (lambda map: {**map, "script": "x"}, "A map has no entry 'script'."),
    (lambda map: {key: map[key] for key in map if key != "supply"}, "no entry 'supply'"),
    (lambda map: {**map, "hexes": {}}, "'hexes' of the map: expected a list."),
    (lambda map: with_hex(map, 0, 21, terrain="hills"), "a whole number from -20 to 20"),
    (lambda map: with_hex(map, 5, 0, terrain="lava"), "expected one of hills, forest"),
    (lambda map: with_hex(map, 5, 0, terrain="fog"), "expected one of hills, forest"),
    (lambda map: with_hex(map, 5, 0, terrain="hills", number=7), "from 2 to 12 that is not 7"),
    (lambda map: with_hex(map, 5, 0, terrain="hills", number=True), "that is not 7"),
    (lambda map: with_hex(map, 5, 0), "either a terrain or a pool for hex 5,0"),
    (lambda map: with_hex(map, 5, 0, pool="main"), "There is no pool 'main'"),
    (lambda map: with_hex(map, 5, 0, pool="1"), "the first one a letter"),
    (lambda map: with_hex(map, 5, 0, terrain="hills", frame=True), "belongs to the frame"),
    (lambda map: {**map, "hexes": [*map["hexes"], map["hexes"][0]]}, "only once"),
    (lambda map: {**map, "seats": [9]}, "a whole number from 2 to 8"),
    (lambda map: {**map, "seats": []}, "'seats' of the map: expected 1 to 8 entries."),
    (lambda map: {**map, "supply": {**SUPPLY, "resources": 10**9}}, "a whole number from 10 to 99"),
    (lambda map: {**map, "supply": {**SUPPLY, "settlements": 1}}, "a whole number from 2 to 15"),
    (lambda map: {**map, "supply": {**SUPPLY, "cards": {"wand": 1}}}, "one of knight"),
    (lambda map: {**map, "harbors": [{"q": 0, "r": 0, "side": "N"}]}, "one of NE, E, SE"),
    (lambda map: {**map, "harbors": [{"q": 9, "r": 0, "side": "E", "kind": "ore"}]}, "no hex 9,0"),
    (lambda map: {**map, "pools": {"main": {"sheep": 3}}}, "not 'sheep'"),
    (lambda map: {**map, "face_down": ["main"]}, "'face_down' names 'main'"),
    (lambda map: {**map, "start": ["north"]}, "'start' names 'north'"),
    (lambda map: {**map, "tokens": [2]}, "'tokens' and 'spirals_from' belong together"),
    (lambda map: {**map, "bags": {"a": {"tokens": [2], "shuffled_over": "b"}}}, "shuffled_over"),
    (lambda map: {**map, "island_points": []}, "'island_points' of the map"),
    (lambda map: {**map, "neutral_starts": [[0, 0, "N"]]}, "'neutral_starts' of the map"),
    (lambda map: {**map, "options": {"x": [1]}}, "true, false, a number or a word"),
    (lambda map: {**map, "hexes": 400 * [{}]}, "The map has 400 hexes"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "text"), MALFORMED)
def test_what_is_not_well_formed_is_refused_with_the_entry_and_what_is_expected(
    wrong: Callable[[dict[str, Any]], Any], text: str
):
    before = json.dumps(POCKET)
    error = refusal(wrong(POCKET))
    assert text in error.text
    assert error.text.endswith(".") or error.text.endswith("…")
    assert json.dumps(POCKET) == before


# --- what the checks find


@named
def test_no_check_forbids_any_of_the_ten(drawn: dict[str, Any]):
    assert "forbids" not in codes(drawn).values()


def test_a_number_on_the_sea_forbids_a_map_and_shows_the_hex():
    wet = with_hex(LAGOON, 0, 0, terrain="sea", number=6)
    assert codes(wet)["number_on_sea"] == "forbids"
    assert finding(wet, "number_on_sea")["hexes"] == [[0, 0]]
    with pytest.raises(ConfigError, match="A number lies on the sea") as error:
        BOARD.configured({"drawn": wet})
    assert error.value.code == "map_unplayable"


def test_a_number_on_fog_forbids_a_map():
    assert codes(with_hex(LAGOON, 3, -2, pool="fog", number=4))["number_on_fog"] == "forbids"


def test_a_map_without_land_cannot_be_played():
    sea = [{"q": q, "r": 0, "terrain": "sea"} for q in range(5)]
    assert codes({**POCKET, "hexes": sea, "harbors": []})["no_land"] == "forbids"


def test_a_map_without_any_hex_can_be_kept_and_shown_but_not_played():
    empty = {**POCKET, "hexes": [], "harbors": []}
    assert codes(empty) == {"no_land": "forbids"}
    assert MAPS.preview(MAPS.read(empty)) == []
    assert MAPS.filled(MAPS.fitted(empty), Random(1)) == MAPS.read(empty)


def test_land_without_any_number_cannot_be_played():
    bare = [{key: hex[key] for key in hex if key != "number"} for hex in POCKET["hexes"]]
    found = codes({**POCKET, "hexes": bare})
    assert found["nothing_produced"] == "forbids"
    assert found["land_without_number"] == "warns"


def test_red_numbers_that_touch_are_a_warning_with_both_hexes():
    red = with_hex(
        with_hex(POCKET, 0, 0, terrain="hills", number=6), 1, 0, terrain="fields", number=8
    )
    touching = [one for one in MAPS.findings(MAPS.read(red)) if one["code"] == "red_numbers_touch"]
    assert {one["severity"] for one in touching} == {"warns"}
    assert [[0, 0], [1, 0]] in [sorted(one["hexes"]) for one in touching]


def test_an_island_without_a_harbor_is_a_warning_with_its_hexes():
    assert finding(LAGOON, "island_without_harbor")["severity"] == "warns"
    assert sorted(finding(LAGOON, "island_without_harbor")["hexes"]) == [[-4, 1], [-4, 2]]


def test_a_resource_that_nothing_produces_is_a_warning():
    dry = [
        {**hex, "terrain": "hills"} if hex.get("terrain") == "pasture" else hex
        for hex in POCKET["hexes"]
    ]
    assert finding({**POCKET, "hexes": dry}, "resource_missing")["facts"] == {"resource": "wool"}


def test_too_little_room_forbids_a_map_for_that_many_players_only():
    crowded = {**POCKET, "seats": [2, 6]}
    assert codes(crowded)["no_start"] == "forbids"
    assert finding(crowded, "no_start")["facts"] == {"players": 6}
    assert finding(crowded, "no_start")["text"] == (
        "6 players cannot start: there are too few places for 12 settlements on land."
    )


def test_more_land_than_tokens_forbids_a_map():
    bags = {**SHORES["bags"], "west": {"tokens": [5, 9], "shuffled_over": "west"}}
    assert finding({**SHORES, "bags": bags}, "too_few_tokens")["facts"] == {
        "bag": "west", "tokens": 2, "land": 15,
    }  # fmt: skip


def test_a_pool_with_too_little_forbids_a_map_and_names_both_numbers():
    pools = {**SHORES["pools"], "west": {"hills": 3}}
    short = {**SHORES, "pools": pools}
    assert codes(short) == {"pool_miscounted": "forbids"}
    assert finding(short, "pool_miscounted")["facts"] == {"pool": "west", "there": 3, "places": 15}
    assert MAPS.preview(short), "it can be shown all the same"


def test_fog_needs_a_bag_for_the_land_that_it_hides():
    assert codes({**LAGOON, "bags": {"fog": {"tokens": [4]}}})["fog_without_numbers"] == "forbids"


def test_fog_of_nothing_but_sea_needs_no_bag():
    calm = {key: LAGOON[key] for key in LAGOON if key != "bags"}
    calm["pools"] = {"fog": {"sea": 5}}
    assert "forbids" not in codes(calm).values()
    state, _ = bot_game(BOARD.configured({"drawn": calm}), Random(1), Random(2))
    assert state.over


def test_gold_and_fog_without_their_rules_are_warnings():
    plain = {**LAGOON, "options": {"ships": True, "pirate": True}, "always": []}
    found = codes(plain)
    assert (found["gold_pays_nothing"], found["fog_stays"]) == ("warns", "warns")


def test_islands_without_ships_or_bridges_between_them_are_a_warning():
    assert codes({**LAGOON, "options": {}, "always": []})["islands_apart"] == "warns"


def test_a_harbor_inland_forbids_a_map():
    inland = {**POCKET, "harbors": [{"q": 0, "r": 0, "side": "E", "kind": "any"}]}
    assert codes(inland)["harbor_without_coast"] == "forbids"


def test_two_harbors_in_one_place_forbid_a_map():
    twice = {**POCKET, "harbors": [*POCKET["harbors"], POCKET["harbors"][0]]}
    assert codes(twice)["harbor_twice"] == "forbids"


def test_harbors_that_are_laid_in_the_game_need_coasts():
    pools = {"harbors": {"any": 60}}
    assert codes({**RACE, "pools": pools})["harbors_without_room"] == "forbids"


def test_options_that_contradict_each_other_forbid_a_map():
    for options, reason in (
        ({"victory-points": 99}, "'victory-points' takes a number"),
        ({"wings": True}, "There is no option 'wings'"),
        ({"map": "abc"}, "There is no option 'map' for a map"),
        ({"gold": True}, "'gold' and 'board Pocket Island' contradict each other: it has no gold."),
    ):
        assert reason in finding({**POCKET, "options": options}, "rules_do_not_fit")["text"]


def test_printed_starting_pieces_have_to_be_a_start_for_everybody():
    beginner = MAPS.exported("standard-beginner")
    assert beginner is not None
    assert codes({**beginner, "starts": beginner["starts"][:3]})["starts_do_not_fit"] == "forbids"


def test_neutral_players_cannot_settle_side_by_side():
    standard = MAPS.exported("standard-3-4")
    assert standard is not None
    close = {**standard, "neutral_starts": [[0, 0, "N"], [0, 0, "NE"]]}
    assert codes(close)["neutral_starts_do_not_fit"] == "forbids"


def test_land_and_sea_are_shuffled_over_the_whole_map_or_not_at_all():
    islands = MAPS.exported("islands-3-4")
    assert islands is not None
    assert codes(with_hex(islands, 5, 0, terrain="hills"))["tiles_with_others"] == "forbids"


def test_wandering_tokens_need_an_island_that_gives_them_away():
    greater = MAPS.exported("greater-4")
    assert greater is not None
    hexes = [{key: hex[key] for key in hex if key != "region"} for hex in greater["hexes"]]
    pools = list(greater["pools"])
    lost = {**greater, "hexes": hexes, "start": [name for name in pools if name == "main"]}
    assert "it has no land without numbers" in finding(lost, "rules_do_not_fit")["text"]


def test_numbers_that_can_never_lie_apart_end_in_a_refusal_instead_of_going_on_forever():
    red = {
        **SHORES,
        "bags": {bag: {**SHORES["bags"][bag], "tokens": 15 * [6]} for bag in ("west", "east")},
    }
    del red["red_numbers"]
    shuffled = BOARD.configured({"drawn": red, "options": {"shuffled-tokens": True}})
    with pytest.raises(ConfigError, match="cannot be laid apart") as error:
        game.new_game(shuffled, Random(1))
    assert error.value.code == "no_layout"


def test_red_numbers_that_cannot_be_swapped_apart_are_not_taken_for_too_little_room():
    pools = {"land": {"hills": 11}}
    hexes = [{"q": hex["q"], "r": hex["r"], "pool": "land"} for hex in POCKET["hexes"]]
    bags = {"land": {"tokens": 11 * [8], "shuffled_over": "land"}}
    red = {**POCKET, "hexes": hexes, "pools": pools, "bags": bags, "red_numbers": "swapped"}
    found = codes(red)
    assert found["numbers_cannot_lie"] == "forbids"
    assert "no_start" not in found


def test_a_map_of_equal_tiles_whose_numbers_conflict_everywhere_is_forbidden():
    islands = MAPS.exported("islands-3-4")
    assert islands is not None
    assert codes({**islands, "tokens": 18 * [6]})["numbers_cannot_lie"] == "forbids"


def test_a_summary_counts_land_fog_places_and_the_rolls_that_produce():
    figures = MAPS.figures(MAPS.read(POCKET))
    assert (figures["land"], figures["fog"], figures["rolls"]) == (11, 0, 36)
    assert figures["dots"] == {"brick": 7, "lumber": 8, "wool": 7, "grain": 9, "ore": 3}
    assert MAPS.figures(MAPS.read(LAGOON))["fog"] == 5


def test_a_name_is_changed_and_nothing_else():
    assert MAPS.renamed(MAPS.read(POCKET), "Cove") == {**MAPS.read(POCKET), "name": "Cove"}


# --- help while drawing


@pytest.mark.parametrize("key", BOARDS)
def test_what_fits_stays_as_it_is(key: str):
    exported = MAPS.exported(key)
    assert exported is not None
    assert MAPS.fitted(exported) == exported


def test_a_pool_gets_what_is_rarest_and_a_number_for_each_new_hex():
    wider = with_hex(SHORES, 9, 0, pool="east")
    fit = MAPS.fitted(wider)
    assert fit["pools"]["east"] == {**SHORES["pools"]["east"], "mountains": 3}
    assert len(fit["bags"]["east"]["tokens"]) == 16
    assert "forbids" not in codes(fit).values()


def test_new_fog_hides_land_and_sea_and_gets_a_bag():
    pools: dict[str, Any] = {"fog": {}}
    foggy = with_hex(with_hex({**POCKET, "pools": pools}, 4, 0, pool="fog"), 4, 1, pool="fog")
    fit = MAPS.fitted(foggy)
    assert fit["pools"]["fog"] == {"sea": 1, "forest": 1}
    assert fit["face_down"] == ["fog"]
    assert len(fit["bags"]["fog"]["tokens"]) == 1


def test_a_pool_without_hexes_goes_with_its_bag():
    hexes = [hex for hex in SHORES["hexes"] if hex.get("pool") != "east"]
    lonely = {**SHORES, "hexes": hexes}
    fit = MAPS.fitted(lonely)
    assert "east" not in fit["pools"]
    assert "east" not in fit["bags"]


def test_the_kinds_of_harbors_are_as_many_as_there_are_places():
    fewer = {**SHORES, "harbors": SHORES["harbors"][:4]}
    assert sum(MAPS.fitted(fewer)["pools"]["harbors"].values()) == 4


def test_what_hangs_on_a_hex_goes_with_it():
    beginner = MAPS.exported("standard-beginner")
    assert beginner is not None
    less = {**beginner, "hexes": [hex for hex in beginner["hexes"] if hex["r"] != 0]}
    fit = MAPS.fitted(less)
    assert "starts" not in fit
    assert len(fit["harbors"]) == 8


@pytest.mark.parametrize("wrong", [None, [], {"hexes": 1}, {"hexes": [1]}, {"hexes": [{}]}])
def test_what_is_no_map_cannot_be_made_to_fit(wrong: Any):
    with pytest.raises(ConfigError):
        MAPS.fitted(wrong)


def test_filling_numbers_bare_land_keeps_what_is_printed_and_finds_harbors_for_the_coast():
    bare = [{key: hex[key] for key in hex if key != "number"} for hex in POCKET["hexes"]]
    bare[0] = POCKET["hexes"][0]
    for seed in range(10):
        open_map = {**POCKET, "hexes": bare, "harbors": []}
        filled = MAPS.filled(MAPS.read(open_map), Random(seed))
        numbers = [hex.get("number") for hex in filled["hexes"] if hex["terrain"] != "desert"]
        assert None not in numbers
        assert filled["hexes"][0] == POCKET["hexes"][0]
        assert "forbids" not in codes(filled).values()
        assert "red_numbers_touch" not in codes(filled)
        assert len(filled["harbors"]) >= 4


def test_filling_leaves_harbors_that_are_there():
    assert MAPS.filled(MAPS.read(POCKET), Random(1)) == MAPS.read(POCKET)


@pytest.mark.parametrize("part", range(2))
def test_whatever_is_drawn_can_be_made_to_fit(part: int):
    short = {"pool_miscounted", "tokens_spiral", "too_few_tokens", "fog_without_numbers"}
    for number in range(part, games(short=30, long=1000), 2):
        luck = random.Random(f"fit {number}")
        drawn = by_chance(luck)
        drawn["hexes"] = luck.sample(drawn["hexes"], 1 + len(drawn["hexes"]) // 2)
        fit = MAPS.fitted(drawn)
        assert not short.intersection(codes(fit))
        assert MAPS.fitted(fit) == fit
        MAPS.filled(fit, Random(number))


# --- any map


@pytest.mark.parametrize("part", range(4))
def test_any_map_is_refused_with_a_reason_or_can_be_played(part: int):
    for number in range(part, games(short=40, long=2000), 4):
        luck = random.Random(f"map {number}")
        drawn = MAPS.read(by_chance(luck))
        MAPS.preview(drawn), MAPS.figures(drawn)
        if "forbids" in codes(drawn).values():
            with pytest.raises(ConfigError):
                BOARD.configured({"drawn": drawn})
            continue
        state = game.start(rules_for(BOARD.configured(MAPS.row(drawn)["config"])), Random(number))
        for step in range(150):
            if state.over:
                break
            game.apply(state, wild_action(state, luck), Random(step))
        assert_sound(state)


def test_nothing_that_is_put_into_a_map_is_more_than_refused():
    """Every entry replaced with every kind of value: the answer is a map or a refusal, never an error."""
    values: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", [], [[]], {}, {"": {}}, [None], [{}]]
    for drawn in (LAGOON, SHORES):
        for entry in drawn:
            for value in values:
                with suppress(ConfigError):
                    MAPS.fitted({**drawn, entry: value})
                with suppress(ConfigError):
                    read = MAPS.read({**drawn, entry: value})
                    MAPS.findings(read), MAPS.preview(read), MAPS.figures(read)
