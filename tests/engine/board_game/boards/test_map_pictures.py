"""A map is drawn as text: each hex with its sign and number, each harbor on its side; what is drawn wrongly is named with its place."""

import re
import sys
import textwrap
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.board_game import boards
from engine.board_game.boards import board_files
from engine.board_game.boards.pictures import expanded
from engine.board_game.boards.sections import BoardError, parse
from engine.board_game.catalog import BOARDS
from engine.board_game.core.board import Board
from engine.board_game.core.geometry import geometry_of
from engine.board_game.core.names import HARBORS
from scripts.draw_map import redrawn
from tests.engine.board_game.made_up import ARCHIPELAGO, in_the_catalog

FOLDER = Path(boards.__file__).parent
PAGE = Path(__file__).parents[4] / "docs" / "adding-a-map.md"
MADE_UP = Path(__file__).parent

ATOLL = r"""map: * home, ? fog, h hills, m mountains, ~ sea

           / A / \
  1,0:    |h11| * |
         / \ / \ / \
  0,1:  B * |m2 | ? C
         \ / \ /   /
  0,2:    | ~   ~ |
           \ / \ /
harbors: A any, B ore, C any

regions: n north, s south

  n n
 n s .
  . .

{
  "key": "atoll",
  "title": "Atoll",
  "summary": "Six hexes.",
  "source": "ours",
  "seats": [2],
  "supply": {"resources": 19, "cards": {}, "roads": 15, "settlements": 5, "cities": 4},
  "pools": {"home": {"forest": 2}, "fog": {"sea": 1}},
  "face_down": ["fog"],
  "frame": true,
  "start": ["south"]
}
"""
LISTED: list[dict[str, Any]] = [
    {"q": 1, "r": 0, "terrain": "hills", "number": 11, "region": "north"},
    {"q": 2, "r": 0, "pool": "home", "region": "north"},
    {"q": 0, "r": 1, "pool": "home", "region": "north"},
    {"q": 1, "r": 1, "terrain": "mountains", "number": 2, "region": "south", "start": True},
    {"q": 2, "r": 1, "pool": "fog"},
    {"q": 0, "r": 2, "terrain": "sea"},
    {"q": 1, "r": 2, "terrain": "sea"},
]
PLACES: list[dict[str, Any]] = [
    {"q": 1, "r": 0, "side": "NE", "kind": "any"},
    {"q": 0, "r": 1, "side": "W", "kind": "ore"},
    {"q": 2, "r": 1, "side": "E", "kind": "any"},
]
AROUND = 12


def read(text: str) -> dict[str, Any]:
    return expanded(parse("atoll.board", text))


def inside(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [hex for hex in data["hexes"] if "frame" not in hex]


def same(one: Board, other: Board) -> bool:
    """True if two boards are alike except for the order in which their hexes are listed."""
    alike = one.geometry.to_json() == other.geometry.to_json()
    return alike and replace(one, geometry=other.geometry) == other


# --- what is drawn


def test_each_hex_has_the_terrain_number_and_region_of_its_signs():
    assert inside(read(ATOLL)) == LISTED


def test_a_harbor_is_on_the_side_where_its_letter_is():
    geometry = boards.read(read(ATOLL)).geometry
    drawn, listed = (
        [(geometry.side(it["q"], it["r"], it["side"]), it["kind"]) for it in harbors]
        for harbors in (read(ATOLL)["harbors"], PLACES)
    )
    assert drawn == listed


def test_without_printed_kinds_harbors_are_dealt_in_the_order_of_their_letters():
    shuffled = ATOLL.replace("harbors: A any, B ore, C any", "").replace(
        '"pools": {', '"pools": {"harbors": {"any": 3}, '
    )
    assert {harbor["pool"] for harbor in read(shuffled)["harbors"]} == {"harbors"}
    board = boards.read(read(shuffled))
    assert board.harbors_shuffled
    assert board.harbor_paths == boards.read(read(ATOLL)).harbor_paths


def test_a_frame_is_the_ring_of_sea_around_the_map():
    data = read(ATOLL)
    frame = [hex for hex in data["hexes"] if "frame" in hex]
    board = boards.read(data)
    assert len(frame) == board.frame.bit_count() == AROUND
    assert all(hex["terrain"] == "sea" for hex in frame)
    drawn = [hex for hex in range(len(board.terrain)) if not board.frame >> hex & 1]
    assert {around for hex in drawn for around in board.geometry.hexes_around(hex)} == set(
        range(len(board.terrain))
    )


def test_without_an_entry_a_map_has_no_frame_and_one_may_start_anywhere():
    bare = ATOLL.replace('"frame": true', '"frame": false').replace('["south"]', "[]")
    board = boards.read(read(bare))
    assert (len(board.terrain), board.frame) == (7, 0)
    assert board.start_places == (1 << len(board.geometry.intersections)) - 1


def test_sides_may_be_left_blank_and_a_map_may_be_moved_sideways():
    bare = "".join(
        line if "harbors" in line else line.replace("/", " ").replace("\\", " ")
        for line in ATOLL.splitlines(keepends=True)
    )
    head, rows, rest = ATOLL.partition("\n\n")[0], *ATOLL.partition("\n\n")[2].split("harbors:", 1)
    moved = (
        head
        + "\n\n"
        + rows.replace("   ", "      ", 1).replace("\n", "\n   ")
        + "\nharbors:"
        + rest
    )
    for text in (bare, moved):
        assert read(text) == read(ATOLL)


def test_a_gap_in_a_row_is_no_hex():
    lagoon = ATOLL.replace("B * |m2 | ? C", "B * |   | ? C").replace("m mountains, ", "")
    lagoon = lagoon.replace('["south"]', '["north"]')
    gone = [hex for hex in LISTED if (hex["q"], hex["r"]) != (1, 1)]
    with pytest.raises(BoardError, match="expected 2 signs, as the row has hexes"):
        read(lagoon)
    assert [(hex["q"], hex["r"]) for hex in inside(read(lagoon.replace(" n s .", " n   .")))] == [
        (hex["q"], hex["r"]) for hex in gone
    ]


def test_the_example_in_the_documents_is_drawn_as_they_say():
    example = re.search(r"^    map: .*?^    \}$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert example
    data = read(textwrap.dedent(example[0]))
    board = boards.read(data)
    assert len(inside(data)) == 10
    assert {name: hexes.bit_count() for name, hexes in board.regions.items()} == {
        "north": 4, "south": 1,
    }  # fmt: skip
    assert [HARBORS[kind] for kind in board.harbor_kinds] == ["any", "ore", "any"]


# --- both forms


def test_a_board_that_lists_its_hexes_is_the_same_board_when_it_is_drawn(tmp_path: Path):
    listed = MADE_UP / f"{ARCHIPELAGO}.json"
    text = redrawn(listed)
    drawn = tmp_path / f"{ARCHIPELAGO}.board"
    drawn.write_text(text, "utf-8")
    assert redrawn(drawn) == text
    with in_the_catalog():
        assert same(boards.read(expanded(parse(drawn.name, text))), boards.load(ARCHIPELAGO))


@pytest.mark.parametrize("key", BOARDS)
def test_every_map_is_drawn_in_straight_lines(key: str):
    file = FOLDER / f"{key}.board"
    assert redrawn(file) == file.read_text("utf-8"), (
        f"`python -m scripts.draw_map engine/board_game/boards/{key}.board` draws it"
    )


def test_a_board_of_either_form_may_be_like_one_of_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(board_files, "FOLDERS", [*board_files.FOLDERS, MADE_UP, tmp_path])
    (tmp_path / "mine.json").write_text(
        '{"key": "mine", "like": "standard-beginner", "title": "Mine", "seats": [3]}'
    )
    (tmp_path / "yours.board").write_text(
        "map: f forest\n\n 0,0: |f2 |\n\n"
        f'{{"key": "yours", "like": "{ARCHIPELAGO}", "bags": {{}}, "frame": false}}'
    )
    mine, usual = boards.read(board_files.entries_of("mine")), boards.load("standard-beginner")
    assert (mine.title, mine.seats) == ("Mine", (3,))
    assert (mine.numbers, mine.harbor_kinds) == (usual.numbers, usual.harbor_kinds)
    yours = boards.read(board_files.entries_of("yours"))
    assert (yours.numbers, yours.harbor_paths, yours.supply.roads) == ((2,), (), 17)


def test_a_board_without_an_entry_that_every_board_needs_is_refused_by_its_name():
    data = read(ATOLL)
    del data["supply"]
    with pytest.raises(ValueError, match="the board 'atoll' has no entry 'supply'"):
        boards.read(data)


def test_tokens_that_no_spiral_can_lay_are_refused_with_the_board_and_what_to_do_instead():
    data = board_files.entries_of("standard-3-4")
    data = {**data, "spirals_from": [[[0, 0]]]}
    with pytest.raises(
        ValueError, match=r"'standard-3-4', `spirals_from` .* `shuffled_over` a pool"
    ):
        boards.read(data)


@pytest.mark.parametrize(
    ("pool", "there", "places"), [("home", 1, 2), ("fog", 2, 1), ("harbors", 4, 3)]
)
def test_a_pool_with_more_or_less_than_there_are_places_for_is_refused(
    pool: str, there: int, places: int
):
    data = read(ATOLL.replace("harbors: A any, B ore, C any", ""))
    data["pools"] = {"home": {"forest": 2}, "fog": {"sea": 1}, "harbors": {"any": 3}}
    assert boards.read(data).harbors_shuffled
    (kind,) = data["pools"][pool]
    data["pools"][pool] = {kind: there}
    with pytest.raises(
        ValueError, match=f"deals {there} from its pool '{pool}' to {places} places"
    ):
        boards.read(data)


def calls_of(work: Callable[[], object]) -> int:
    """Count the functions that are called, Python's own included."""
    count = 0

    def watch(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def test_drawn_maps_are_read_with_less_work_than_laying_out_their_geometry():
    listed = [board_files.entries_of(key) for key in BOARDS]

    def lay_out() -> None:
        geometry_of.cache_clear()
        for data in listed:
            geometry_of(tuple((hex["q"], hex["r"]) for hex in data["hexes"]))

    assert calls_of(lambda: [board_files.entries_of(key) for key in BOARDS]) < calls_of(lay_out) / 2


# --- what is drawn wrongly


WRONG = {
    "no sign": ("| * |", "| x |", 4, 16, "'x' is not in the legend; expected `*` `?` `h` `m` `~`"),
    "no number": ("h11", "h7 ", 4, 12, "a number from 2 to 12, not 'h7 '"),
    "too high": ("h11", "h13", 4, 12, "a number from 2 to 12, not 'h13'"),
    "dealt": ("B * |", "B*6 |", 6, 10, "'*6' has a number, but hexes from a pool have none"),
    "no terrain": (
        "h hills",
        "h hill",
        1,
        21,
        "'hill' is not known here; expected home, fog, hills",
    ),
    "no meaning": ("h hills", "h", 1, 21, "expected a sign and its meaning, such as `~ sea`"),
    "two meanings": ("m mount", "h mount", 1, 30, "'h' has a meaning already"),
    "a letter of a harbor": ("* home", "H home", 1, 1, "'H' has another meaning in a map"),
    "no such side": ("/ A /", "/ / /", 3, 14, "no hex has a side `/` here"),
    "no harbor": ("/ A / ", "/ a / ", 3, 14, "the letter of a harbor, not 'a'"),
    "not on a side": ("/ A /", "/A  /", 3, 13, "harbor A is not on a side of a hex"),
    "twice": ("B * |", "A * |", 3, 14, "there is a harbor A already"),
    "left out": ("B * |", "| * |", 1, 1, "there is a harbor C, but no harbor B"),
    "no kind": (", C any", "", 10, 1, "expected the kinds of A, B, C"),
    "unknown kind": ("B ore", "B gold", 10, 17, "'gold' is not known here; expected brick"),
    "moved": (
        "  1,0:    |",
        "  1,0:     |",
        6,
        9,
        "expected the left side of hex 0,1 in column 10",
    ),
    "misnamed": ("0,1:  ", "1,1:  ", 6, 9, "expected the left side of hex 1,1 in column 13"),
    "no row": ("0,2:", "0,4:", 8, 5, "expected row 2, not row 4"),
    "no name": ("  0,1:  B", "        B", 6, 1, "expected a row that begins with its first hex"),
    "no side": ("0,2:    |", "0,2:     ", 8, 13, "expected `|`, the left side of hex 0,2"),
    "nothing": ("|h11|", "|   |", 4, 12, "expected hex 1,0"),
    "rows together": ("         / \\ / \\ / \\\n", "", 5, 1, "expected a line of sides between"),
    "a region": (" n s .", " n t .", 15, 4, "'t' is not in the legend; expected `n` `s` or `.`"),
    "a row of regions": ("  . .\n\n", "\n", 12, 1, "expected 3 rows, as the map has, not 2"),
    "no map": ("map:", "island:", 1, 1, "expected one of `map:`, `harbors:`, `regions:`"),
    "twice a map": ("regions:", "map:", 12, 1, "each only once"),
    "beneath": ("\nregions", "\n? \nregions", 12, 1, "expected nothing beneath the kinds"),
    "no such start": ('["south"]', '["west"]', 1, 1, "`start` names 'west', which is no region"),
    "no entries": ("{\n", "\n", 30, 1, "expected `{` and the entries of the board"),
    "a comma": ('"ours",', '"ours"', 23, 3, "Expecting ',' delimiter"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_read_is_named_with_its_file_line_and_column(wrong: str):
    there, instead, line, column, problem = WRONG[wrong]
    assert there in ATOLL
    with pytest.raises(BoardError) as caught:
        read(ATOLL.replace(there, instead, 1))
    place, _, said = str(caught.value).partition(": ")
    assert problem in said
    assert place == f"atoll.board, line {line}, column {column}"
