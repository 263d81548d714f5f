"""Drawing maps in the editor: by mouse and by keys, with symmetry and by chance; what the checks say; sharing, and playing."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.board_game.simulate import bot_game
from engine.chance import Random
from engine.games import BOARD
from tests.browser.conftest import GO, Arrive, Regular
from tests.browser.looking import accessible
from tests.browser.steps import button, until
from tests.engine.board_game.drawings import AT_SEA, TEN
from tests.forms import varied

pytestmark = pytest.mark.browser

POINT = """([q, r, dx, dy]) => {
  const matrix = document.querySelector(".map-canvas svg.board").getScreenCTM();
  const { x, y } = new DOMPoint((2 * q + r) * 50 * Math.sqrt(3) + dx, 150 * r + dy).matrixTransform(matrix);
  return [x, y];
}"""
"""The place of a hex on the screen, and of a point near its middle."""
SCALE = """() => document.querySelector(".map-canvas svg.board").getScreenCTM().a"""
TO_SIDE = {"NE": (30, -52), "E": (60, 0), "SE": (30, 52), "SW": (-30, 52), "W": (-60, 0), "NW": (-30, -52)}  # fmt: skip
NAMES = {"any": "any land", "either": "land or sea", "fog": "fog"}
ISLAND = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
"""Nineteen places."""
LAND = ("hills", "forest", "pasture", "fields", "mountains")


def named(name: str) -> dict[str, Any]:
    return next(map for map in TEN if map["name"] == name)


def moved(map: dict[str, Any], dq: int, dr: int) -> dict[str, Any]:
    """The map in another place, so that all of it is on the canvas."""
    return {
        **map,
        **{
            entry: [{**one, "q": one["q"] + dq, "r": one["r"] + dr} for one in map[entry]]
            for entry in ("hexes", "harbors")
        },
    }


def on_the_island(content: Callable[[int], dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"q": q, "r": r, **content(at)} for at, (q, r) in enumerate(ISLAND)]


DEALT: dict[str, Any] = {
    "name": "All by chance",
    "hexes": on_the_island(lambda at: {"pool": "any"}),
    "options": {},
}
EITHER: dict[str, Any] = {
    "name": "Land or sea",
    "hexes": [
        *on_the_island(
            lambda at: {"terrain": LAND[at % 5], "number": (3, 4, 5, 9, 10, 11)[at % 6]}
        ),
        *({"q": q, "r": -3, "pool": "either"} for q in range(4)),
    ],
    "options": AT_SEA,
}
FOGGY: dict[str, Any] = {
    "name": "In the fog",
    "hexes": [
        *on_the_island(
            lambda at: {"terrain": LAND[at % 5], "number": (3, 4, 5, 9, 10, 11)[at % 6]}
        ),
        *({"q": q, "r": -3, "pool": "fog"} for q in range(4)),
        {"q": -3, "r": 3, "terrain": "gold", "number": 8},
    ],
    "options": {**AT_SEA, "gold": True, "exploration": True},
}
START: dict[str, Any] = {
    "name": "Northern start",
    "hexes": on_the_island(
        lambda at: (
            {"terrain": LAND[at % 5], "number": (3, 4, 5, 9, 10, 11)[at % 6]}
            | ({"start": True} if at < 14 else {})
        )
    ),
    "options": {},
    "seats": [2],
}
WET: dict[str, Any] = {
    "name": "Number at sea",
    "hexes": [
        *on_the_island(
            lambda at: {"terrain": LAND[at % 5], "number": (3, 4, 5, 9, 10, 11)[at % 6]}
        ),
        {"q": 3, "r": 0, "terrain": "sea", "number": 6},
    ],
    "options": {},
}
DRAWN: list[dict[str, Any]] = [
    *map(named, ("Gull Lagoon", "Pocket Island", "Golden Reef")),
    moved(named("Four Corners"), -3, -2),
    moved(named("Desert Wall"), -3, -2),
    DEALT, EITHER, FOGGY, START, WET,
]  # fmt: skip
"""Ten maps, among them two with fog and gold, and the last one must be refused."""


@pytest.fixture
def ana(regular: Regular) -> Page:
    return regular("Ana")


DRAWN_AGAIN = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)


def kept(page: Page) -> None:
    """Wait until everything that is drawn is kept, once the page shows the last change."""
    page.evaluate(DRAWN_AGAIN)
    expect(page.locator(".map-kept")).to_have_text("kept")


def current(page: Page) -> dict[str, Any]:
    kept(page)
    found: dict[str, Any] = page.request.get(f"api/drawn-maps/{page.url.rpartition('/')[2]}").json()
    return found


def new_map(page: Page, name: str = "Cove") -> None:
    """An empty map on the page where it is drawn."""
    page.get_by_role("link", name="Maps").click()
    button(page, "Draw a map").click()
    expect(page.locator(".map-canvas svg.board")).to_be_visible()
    tool(page, "erase")
    press(page, 0, 0)
    page.get_by_label("Name of the map").fill(name)
    page.get_by_label("Name of the map").press("Enter")


def tool(page: Page, name: str) -> None:
    page.get_by_label("Palette").get_by_role("button", name=name, exact=True).click()


def press(page: Page, q: int, r: int, side: str | None = None, right: bool = False) -> None:
    dx, dy = TO_SIDE[side] if side else (0, 0)
    x, y = page.evaluate(POINT, [q, r, dx, dy])
    page.mouse.click(x, y, button="right" if right else "left")


def draw(page: Page, map: dict[str, Any]) -> None:
    """Draw a map with one brush after the other, and turn on what it needs."""
    hexes = map["hexes"]
    for ground in dict.fromkeys(hex.get("pool") or hex["terrain"] for hex in hexes):
        tool(page, NAMES.get(ground, ground))
        for hex in hexes:
            if (hex.get("pool") or hex["terrain"]) == ground:
                press(page, hex["q"], hex["r"])
    for number in dict.fromkeys(hex["number"] for hex in hexes if "number" in hex):
        tool(page, f"Number {number}")
        for hex in hexes:
            if hex.get("number") == number:
                press(page, hex["q"], hex["r"])
    for harbor in map.get("harbors", ()):
        page.locator(f".map-tool:has([data-symbol=harbor-{harbor['kind']}])").click()
        press(page, harbor["q"], harbor["r"], harbor["side"])
    if any(hex.get("start") for hex in hexes):
        tool(page, "Place to start")
        for hex in hexes:
            if hex.get("start"):
                press(page, hex["q"], hex["r"])
    choose_game(page, map)


def choose_game(page: Page, map: dict[str, Any]) -> None:
    players = page.get_by_role("group", name="Players")
    wanted = map.get("seats", [3, 4])
    for count in sorted(range(2, 9), key=lambda count: count not in wanted):
        seat = players.get_by_role("button", name=str(count), exact=True)
        if (seat.get_attribute("aria-pressed") == "true") != (count in wanted):
            seat.click()
    titles = {row["key"]: row["title"] for row in BOARD.catalog()["options"]}
    switches = page.locator(".map-side")
    for key in {"ships", "pirate", *map["options"]} - {"victory-points"}:
        switch = switches.get_by_role("switch", name=titles[key], exact=True)
        if (switch.get_attribute("aria-checked") == "true") != (key in map["options"]):
            switch.click()


def places(hexes: list[dict[str, Any]]) -> dict[tuple[int, int], dict[str, Any]]:
    """The hex in each place, without parts that have a name for rules only."""
    return {
        (hex["q"], hex["r"]): {
            key: hex[key] for key in hex if key not in ("q", "r", "region", "frame")
        }
        for hex in hexes
        if not hex.get("frame")
    }


@pytest.mark.parametrize("map", DRAWN, ids=lambda map: map["name"])
def test_ten_maps_are_drawn_through_the_editor_and_bots_play_them(ana: Page, map: dict[str, Any]):
    new_map(ana, map["name"])
    draw(ana, map)
    found = current(ana)
    assert found["name"] == map["name"]
    assert places(found["map"]["hexes"]) == places(map["hexes"])
    try_it = button(ana, "Try it with bots")
    if map is WET:
        expect(ana.locator(".map-finding.bad")).to_have_text(re.compile("A number is on the sea"))
        expect(try_it).to_have_attribute("aria-disabled", "true")
        assert "row" not in found
        return
    expect(try_it).not_to_have_attribute("aria-disabled", "true")
    assert {one["severity"] for one in found["findings"]} <= {"warns"}
    state, _ = bot_game(BOARD.configured(found["row"]["config"]), Random(1), Random("players"))
    assert state.over


def test_the_wheel_zooms_at_the_pointer_and_the_space_key_holds_the_view(ana: Page):
    new_map(ana)
    tool(ana, "hills")
    press(ana, 0, 0)
    place = [1, 0, 0, 0]
    whole, (x, y) = ana.evaluate(SCALE), ana.evaluate(POINT, place)
    ana.mouse.move(x, y)
    for _ in range(3):
        scale = ana.evaluate(SCALE)
        ana.mouse.wheel(0, -100)
        until(ana, f"async (before) => ({SCALE})() > before", scale)
    assert ana.evaluate(POINT, place) == pytest.approx([x, y], abs=2)
    ana.keyboard.down("Space")
    ana.mouse.down()
    ana.mouse.move(x + 60, y + 30)
    ana.mouse.up()
    ana.keyboard.up("Space")
    assert ana.evaluate(POINT, place) == pytest.approx([x + 60, y + 30], abs=2)
    press(ana, 1, 0)
    assert set(places(current(ana)["map"]["hexes"])) == {(0, 0), (1, 0)}
    ana.mouse.move(x, y)
    for _ in range(4):
        ana.mouse.wheel(0, 100)
    until(ana, f"async (whole) => ({SCALE})() === whole", whole)


def test_the_hexes_of_a_remark_are_marked_on_the_map(ana: Page):
    new_map(ana)
    for number, q in ((6, 0), (8, 1)):
        tool(ana, "hills")
        press(ana, q, 0)
        tool(ana, f"Number {number}")
        press(ana, q, 0)
    found = current(ana)["findings"]
    expect(ana.get_by_text("Two red numbers touch")).to_be_visible()
    few = [one for one in found if 0 < len(one["hexes"]) <= 3]
    assert any(sorted(one["hexes"]) == [[0, 0], [1, 0]] for one in few)
    expect(ana.locator(".map-remark")).to_have_count(sum(len(one["hexes"]) for one in few))


def test_a_stroke_is_drawn_taken_back_and_done_again(ana: Page):
    new_map(ana)
    tool(ana, "hills")
    press(ana, 0, 0)
    press(ana, 1, 0)
    assert len(current(ana)["map"]["hexes"]) == 2
    ana.keyboard.press("Control+z")
    assert set(places(current(ana)["map"]["hexes"])) == {(0, 0)}
    ana.keyboard.press("Control+Shift+z")
    assert set(places(current(ana)["map"]["hexes"])) == {(0, 0), (1, 0)}


def test_a_drag_paints_every_hex_it_crosses_as_one_stroke(ana: Page):
    new_map(ana)
    tool(ana, "forest")
    ana.mouse.move(*ana.evaluate(POINT, [-2, 0, 0, 0]))
    ana.mouse.down()
    ana.mouse.move(*ana.evaluate(POINT, [2, 0, 0, 0]), steps=24)
    ana.mouse.up()
    assert set(places(current(ana)["map"]["hexes"])) == {(q, 0) for q in range(-2, 3)}
    button(ana, "Undo").click()
    assert len(current(ana)["map"]["hexes"]) < 5


def test_the_right_button_takes_away(ana: Page):
    new_map(ana)
    tool(ana, "hills")
    press(ana, 0, 0)
    press(ana, 1, 0)
    press(ana, 0, 0, right=True)
    assert set(places(current(ana)["map"]["hexes"])) == {(1, 0)}


def test_symmetry_repeats_land_and_harbors(ana: Page):
    new_map(ana)
    button(ana, "Repeat by half a turn").click()
    tool(ana, "pasture")
    press(ana, 2, 0)
    tool(ana, "harbor 2:1 wool")
    press(ana, 2, 0, "E")
    found = current(ana)["map"]
    assert set(places(found["hexes"])) == {(2, 0), (-2, 0)}
    assert {(one["q"], one["r"], one["side"]) for one in found["harbors"]} == {
        (2, 0, "E"),
        (-2, 0, "W"),
    }
    button(ana, "Mirror top and bottom").click()
    tool(ana, "fields")
    press(ana, 0, -2)
    assert {(0, -2), (-2, 2)} <= set(places(current(ana)["map"]["hexes"]))


def test_the_keyboard_alone_draws(ana: Page):
    new_map(ana)
    ana.locator(".map-canvas svg.board").focus()
    ana.keyboard.press("1")
    for key in (
        "Enter",
        "ArrowRight",
        "Enter",
        "2",
        "ArrowDown",
        "Enter",
        "ArrowLeft",
        "Enter",
        "Backspace",
    ):
        ana.keyboard.press(key)
    assert {at: hex["terrain"] for at, hex in places(current(ana)["map"]["hexes"]).items()} == {
        (0, 0): "forest", (1, 0): "forest", (1, 1): "hills",
    }  # fmt: skip
    expect(ana.locator(".map-aim")).to_have_text("nothing, at 0, 1")
    ana.keyboard.press("ArrowRight")
    expect(ana.locator(".map-aim")).to_have_text("hills, no number, at 1, 1")


def test_the_rest_is_filled_by_chance(ana: Page):
    new_map(ana)
    draw(
        ana,
        {
            **START,
            "hexes": [{key: hex[key] for key in hex if key != "number"} for hex in START["hexes"]],
        },
    )
    kept(ana)
    button(ana, "Fill the rest").click()
    expect(ana.locator(".map-canvas [data-symbol^=token-]")).to_have_count(19)
    found = current(ana)
    assert all("number" in hex for hex in found["map"]["hexes"])
    assert len(found["map"]["harbors"]) > 4
    button(ana, "Undo").click()
    assert not any("number" in hex for hex in current(ana)["map"]["hexes"])


def test_a_finding_shows_its_hexes(ana: Page):
    new_map(ana)
    draw(ana, WET)
    kept(ana)
    finding = ana.locator(".map-finding.bad")
    finding.click()
    expect(ana.locator(".map-found")).to_have_count(1)
    finding.click()
    expect(ana.locator(".map-found")).to_have_count(0)


def test_a_map_is_the_same_after_its_way_by_link_and_by_json(
    ana: Page, arrive: Arrive, tmp_path: Path
):
    new_map(ana, "There and back")
    draw(ana, FOGGY)
    key = current(ana)["row"]["key"]
    with ana.expect_download() as download:
        button(ana, "JSON to keep").click()
    file = tmp_path / "map.json"
    download.value.save_as(file)
    ana.get_by_role("switch", name="Anyone with the link").click()
    link = ana.get_by_label("Link to this map").get_attribute("data-link")
    assert link is not None
    ben = arrive()
    ben.goto(link)
    button(ben, "Keep a copy").click()
    expect(ben.locator(".map-card-row")).to_have_count(1)
    [copy] = ben.request.get("api/drawn-maps").json()["maps"]
    assert ben.request.get(f"api/drawn-maps/{copy['id']}").json()["row"]["key"] == key
    ben.get_by_label("Open JSON").set_input_files(file)
    expect(ben.locator(".map-card-row")).to_have_count(2)
    both = ben.request.get("api/drawn-maps").json()["maps"]
    keys = {ben.request.get(f"api/drawn-maps/{one['id']}").json()["row"]["key"] for one in both}
    assert keys == {key}


def test_only_its_owner_draws_on_a_map_that_is_shown_to_everyone(ana: Page, arrive: Arrive):
    new_map(ana, "Shown")
    draw(ana, START)
    kept(ana)
    ana.get_by_role("switch", name="Everyone on this server").click()
    expect(ana.get_by_role("switch", name="Everyone on this server")).to_be_checked()
    ben = arrive(ana.url)
    expect(ben.get_by_role("heading", name="This map cannot be opened")).to_be_visible()
    ben.goto("maps?of=server")
    expect(ben.locator(".map-card-row", has_text="Shown")).to_have_count(1)


def test_json_of_another_version_is_refused_with_a_sentence(ana: Page, tmp_path: Path):
    file = tmp_path / "newer.json"
    file.write_text(json.dumps({**named("Pocket Island"), "version": 7}))
    ana.get_by_role("link", name="Maps").click()
    before = ana.request.get("api/drawn-maps").json()["maps"]
    ana.get_by_label("Open JSON").set_input_files(file)
    expect(ana.get_by_role("alert").or_(ana.locator(".error"))).to_contain_text("version 7")
    assert ana.request.get("api/drawn-maps").json()["maps"] == before


def test_one_press_tries_a_map_against_bots(ana: Page):
    new_map(ana, "One press")
    draw(ana, START)
    kept(ana)
    button(ana, "Try it with bots").click()
    ana.wait_for_url(re.compile(r"/t/\w+$"))
    expect(ana.locator(".board").first).to_be_visible()
    lobby = ana.request.get(f"api/tables/{ana.url.rpartition('/')[2]}").json()
    assert (lobby["state"], lobby["config"]["drawn"]["name"]) == ("playing", "One press")


def test_a_map_is_used_at_a_table_like_any_other(ana: Page):
    new_map(ana, "At a table")
    draw(ana, FOGGY)
    kept(ana)
    ana.get_by_role("link", name="Maps", exact=True).click()
    ana.locator(".map-card-row", has_text="At a table").click()
    button(ana, "Use at a table").click()
    expect(ana.locator(".map-panel .map-name")).to_have_text("At a table")
    expect(ana.get_by_role("heading", name="Seats")).to_be_visible()


def test_the_host_of_a_table_chooses_a_drawn_map_and_the_others_see_it(ana: Page, arrive: Arrive):
    new_map(ana, "For this table")
    draw(ana, FOGGY)
    kept(ana)
    ana.evaluate(GO, "")
    button(ana, "Create table").click()
    button(ana, "Drawn maps").click()
    ana.locator(".drawn-choice .map-card-row", has_text="For this table").first.click()
    expect(ana.locator(".map-panel .map-name")).to_have_text("For this table")
    ben = arrive(ana.url)
    expect(ben.locator(".map-panel .map-name")).to_have_text("For this table")


def test_a_map_is_renamed_and_removed_in_the_list(ana: Page):
    new_map(ana, "For a while")
    draw(ana, START)
    kept(ana)
    ana.get_by_role("link", name="Maps", exact=True).click()
    ana.locator(".map-card-row", has_text="For a while").click()
    button(ana, "Rename").click()
    ana.get_by_role("dialog", name="Rename").get_by_label("Name of the map").fill("<b>Bold</b>")
    ana.get_by_role("dialog", name="Rename").get_by_role("button", name="Rename").click()
    expect(ana.locator(".map-card-row", has_text="<b>Bold</b>")).to_have_count(1)
    button(ana, "Remove").click()
    ana.get_by_role("dialog", name="Remove").get_by_role("button", name="Remove").click()
    expect(ana.locator(".map-card-row", has_text="<b>Bold</b>")).to_have_count(0)


@varied("dark", False, True)
def test_both_pages_are_accessible(ana: Page, dark: bool):
    ana.emulate_media(color_scheme="dark" if dark else "light")
    new_map(ana)
    draw(ana, WET)
    kept(ana)
    accessible(ana)
    ana.get_by_role("link", name="Maps", exact=True).click()
    ana.locator(".map-card-row").first.click()
    expect(ana.locator(".map-sheet")).to_be_visible()
    accessible(ana)
    ana.emulate_media(color_scheme="light")
