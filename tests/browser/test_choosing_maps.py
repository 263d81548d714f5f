"""Choosing among all maps: on shelves, by filters and words, by mouse, keys and touch; and what goes along with a map."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.board_game import catalog, lobby_catalog
from tests.browser.conftest import Arrive, Regular
from tests.browser.looking import accessible
from tests.browser.steps import button, call, config_of, lobby_of, table_of
from tests.forms import varied

pytestmark = pytest.mark.browser

ROWS = {row["key"]: row for row in lobby_catalog.to_json()["boards"]}
AT_SEA = [key for key, row in ROWS.items() if row["group"] == "sea"]
PICTURES = """(tile) => [...tile.querySelectorAll(".preview path")].map((one) => [one.getAttribute("fill"), one.getAttribute("d").split("M").length - 1])"""


@pytest.fixture
def host(regular: Regular) -> Page:
    """The host of a table with four seats and two choices of its own, one of which no map of the sea takes over."""
    page = regular("Ana")
    lobby_of(page, seats=4, options={"victory-points": 8, "friendly-robber": True})
    return page


def chooser(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Choose a map")


def open_chooser(page: Page) -> Locator:
    button(page, "Choose a map").click()
    expect(chooser(page).locator("[data-map]").first).to_be_visible()
    return chooser(page)


def shown(page: Page) -> list[str]:
    found: list[str] = (
        chooser(page).locator("[data-map]").evaluate_all("all => all.map((one) => one.dataset.map)")
    )
    return found


def tile(page: Page, key: str) -> Locator:
    return chooser(page).locator(f"[data-map={key}]")


def said_of(page: Page) -> Locator:
    """The description of the map that is looked at."""
    return chooser(page).locator(".map-detail")


def counted(maps: int) -> str:
    return {0: "No maps match.", 1: "1 map"}.get(maps, f"{maps} maps")


def name_at_sea(key: str) -> str:
    """The name that a map shares with those for other numbers of players, or else its own."""
    family = ROWS[key].get("family")
    return catalog.FAMILIES[family] if family else ROWS[key]["title"]


def for_seats(count: int) -> list[str]:
    return [key for key, row in ROWS.items() if count in row["seats"]]


def test_maps_stand_under_four_headings_and_those_of_one_name_in_one_row(host: Page):
    maps = open_chooser(host)
    expect(maps.locator(".shelf h3")).to_have_text(
        [
            f"{title} {counted(sum(row['group'] == key for row in ROWS.values()))}"
            for key, title in catalog.MAP_GROUPS.items()
        ]
    )
    assert shown(host) == list(ROWS)
    names = list(dict.fromkeys(map(name_at_sea, AT_SEA)))
    expect(maps.locator(".map-row-named b")).to_have_text(names)
    sizes = maps.locator(".map-row-named").filter(has_text="Oceans").locator(".map > span")
    expect(sizes).to_have_text(
        [f"{n} seats{ROWS[f'oceans-{n}']['minutes'][str(n)]} min" for n in (3, 4, 5, 6)]
    )
    accessible(host)


def test_a_preview_shows_what_is_printed_and_of_the_rest_only_that_it_comes(host: Page):
    open_chooser(host)
    for key in ("standard-3-4", "oceans-4", "new-world-4", "greater-6", "four-islands-3"):
        inks = dict(tile(host, key).evaluate(PICTURES))
        kinds = {(kind, bool(bare)) for _, _, kind, *bare in ROWS[key]["preview"]}
        printed = {kind for kind, _ in kinds} - {"sea", "deal", "random"}
        assert {f"var(--{kind}-base, var(--fog-base))" for kind in printed} <= set(inks)
        assert sum("-base" in ink for ink in inks) == len(printed)
        dashed = tile(host, key).locator("path.bare")
        expect(dashed).to_have_count(int(("deal", True) in kinds))


FOUND: dict[str, Callable[[dict[str, Any]], bool]] = {
    "fog 4": lambda row: "exploration" in row["options"] and 4 in row["seats"],
    "FÓG": lambda row: "exploration" in row["options"],
    "greater": lambda row: "Greater" in row["title"],
    "8 seats": lambda row: 8 in row["seats"],
    "trade routes": lambda row: "trade-routes" in row["options"],
    "gold desert": lambda row: {"gold", "desert-belt"} <= set(row["options"]),
    "random world islands": lambda row: (
        "random-world" in row["traits"] and "islands" in row["group"]
    ),
    "atlantis": lambda row: False,
}
"""By what somebody types: the maps that are meant."""


@pytest.mark.parametrize("words", FOUND)
def test_a_search_covers_names_seats_and_what_a_map_brings(searching: Page, words: str):
    found = [key for key, row in ROWS.items() if FOUND[words](row)]
    chooser(searching).get_by_role("searchbox", name="Find a map").fill(words)
    expect(chooser(searching).locator(".maps-found")).to_have_text(counted(len(found)))
    assert shown(searching) == found


@pytest.fixture(scope="module")
def searching(arrive_once: Arrive) -> Iterator[Page]:
    page = arrive_once(None)
    lobby_of(page, seats=4)
    open_chooser(page)
    yield page
    chooser(page).get_by_role("searchbox").fill("")


def test_filters_show_a_heading_or_the_maps_for_the_seats_of_the_table(host: Page):
    open_chooser(host)
    filters = chooser(host).get_by_role("group", name="Which maps are shown")
    everything = f"All {len(ROWS)}"
    expect(filters.get_by_role("button")).to_have_text(
        [everything, "4 seats", *catalog.MAP_GROUPS.values()]
    )
    button(host, "4 seats").click()
    assert shown(host) == for_seats(4)
    button(host, "Sea").click()
    assert shown(host) == AT_SEA
    expect(button(host, "Sea")).to_have_attribute("aria-pressed", "true")
    button(host, everything).click()
    assert shown(host) == list(ROWS)


def test_a_chosen_map_brings_its_rules_and_leaves_behind_what_does_not_go_with_it(host: Page):
    open_chooser(host)
    tile(host, "oceans-4").click()
    details = said_of(host)
    expect(details.get_by_role("heading", name="Oceans, 4 seats")).to_be_visible()
    minutes = ROWS["oceans-4"]["minutes"]["4"]
    expect(details.locator(".map-figures dd")).to_have_text(["4", "12", str(minutes)])
    always = details.locator(".brought-at-length li").filter(has_text="Always on this map")
    expect(always.locator("b")).to_have_text(["Ships", "Gold", "Exploration"])
    expect(details.locator(".brought-at-length b")).to_have_text(
        ["Ships", "Gold", "Exploration", "Pirate"]
    )
    expect(details.locator(".map-left")).to_contain_text("Points to win")
    picture = details.locator("svg.board")
    expect(picture.locator("[data-symbol^=hex-fog]")).to_have_count(22)
    expect(picture.locator("[data-symbol^=token-]")).to_have_count(17)
    expect(picture.locator("[data-symbol=harbor-back]")).to_have_count(9)
    button(host, "Play this map").click()
    expect(host.locator(".map-name")).to_have_text("Oceans, 4 seats")
    expect(host.locator(".map-left")).to_contain_text("Points to win")
    expect(host.locator("#option-victory-points output")).to_have_text("12")
    assert config_of(host)["board"] == "oceans-4"
    assert config_of(host)["options"] == {"friendly-robber": True}

    open_chooser(host)
    tile(host, "standard-3-4").click()
    button(host, "Play this map").click()
    expect(host.locator(".map-name")).to_have_text("Standard island")
    expect(host.locator("#option-ships output")).to_have_text("Not on this map")
    expect(host.locator("#option-victory-points output")).to_have_text("10")
    assert config_of(host)["options"] == {"friendly-robber": True}


def test_what_no_table_plays_a_map_without_cannot_be_turned_off_and_says_why(regular: Regular):
    ana = regular("Ana")
    lobby_of(ana, seats=4, board="new-world-4", options={"pirate": False})
    ships = ana.get_by_role("switch", name="Ships", exact=True)
    expect(ships).to_be_checked()
    expect(ships).to_have_attribute("aria-disabled", "true")
    expect(ana.locator("#option-ships .always")).to_have_text("Always on this map")
    ships.click(force=True)
    expect(ships).to_be_checked()
    harbors = ana.get_by_label("Laying harbors")
    expect(harbors.locator("option")).to_have_count(2)
    harbors.select_option(index=1)
    expect(ana.get_by_role("switch", name="Pirate", exact=True)).not_to_be_checked()
    ana.get_by_role("switch", name="Pirate", exact=True).click()
    expect(ana.get_by_role("switch", name="Pirate", exact=True)).to_be_checked()
    expect(harbors).to_have_value("Laid at random")
    assert config_of(ana)["options"] == {"harbors-by-players": "chance"}


def test_a_map_for_fewer_than_have_sat_down_is_not_played_and_says_why(host: Page):
    code = host.url.rpartition("/")[2]
    call(host, "POST", f"api/tables/{code}/bots", {"level": "easy"})
    expect(host.get_by_text("4 of 4 seats taken")).to_be_visible()
    open_chooser(host)
    tile(host, "oceans-3").click()
    expect(said_of(host)).to_contain_text("4 players are seated, but this map is for 3.")
    expect(button(host, "Play this map")).to_have_attribute("aria-disabled", "true")
    button(host, "Play this map").click(force=True)
    expect(chooser(host)).to_be_visible()
    assert config_of(host)["board"] == "standard-3-4"


@varied("phone", True, False)
def test_the_choice_opens_at_the_map_of_the_table(arrive: Arrive, phone: bool):
    page = arrive(None, phone=phone)
    lobby_of(page, board="great-crossing-4", seats=4, unfolded=False)
    if phone:
        page.locator(".play-summary").tap()
    open_chooser(page)
    expect(tile(page, "great-crossing-4")).to_be_focused()
    expect(tile(page, "great-crossing-4")).to_be_in_viewport(ratio=1)
    expect(chooser(page).get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    inside = "all => all.every((one) => one.getBoundingClientRect().right <= innerWidth)"
    assert chooser(page).locator(".btn.primary").evaluate_all(inside)


def test_keys_lead_from_map_to_map_and_back_to_where_they_came_from(host: Page):
    button(host, "Choose a map").focus()
    host.keyboard.press("Enter")
    tile(host, "oceans-3").focus()
    for key, there in [
        ("ArrowRight", "oceans-4"),
        ("ArrowDown", "new-world-4"),
        ("ArrowLeft", "new-world-3"),
        ("ArrowUp", "oceans-3"),
        ("ArrowUp", "new-shores"),
    ]:
        host.keyboard.press(key)
        expect(tile(host, there)).to_be_focused()
    host.keyboard.press("Enter")
    expect(said_of(host).get_by_role("heading", name="New Shores")).to_be_visible()
    host.keyboard.press("Escape")
    expect(chooser(host)).to_have_count(0)
    expect(button(host, "Choose a map")).to_be_focused()
    assert config_of(host)["board"] == "standard-3-4"


def test_the_rules_of_a_map_alone_open_over_the_choice(host: Page):
    open_chooser(host)
    tile(host, "great-crossing-4").click()
    said_of(host).get_by_role("button", name="Rules of this map").click()
    row = host.locator("#reference-board-great-crossing-4")
    expect(row).to_be_in_viewport()
    expect(host.locator(".rule-row.board")).to_have_count(1)
    expect(row.get_by_role("button", name="Trade routes")).to_be_visible()
    row.get_by_role("button", name="Trade routes").click()
    expect(host.locator("#reference-option-trade-routes")).to_be_in_viewport()
    expect(host.locator(".only-map").get_by_text("Not on this map")).to_have_count(0)


def test_on_a_phone_the_previews_follow_the_seats_taken_and_a_finger_chooses_for_how_many(
    arrive: Arrive,
):
    ana = arrive(None, phone=True)
    code = lobby_of(ana, seats=4, unfolded=False)
    for seat in (1, 2):
        call(ana, "POST", f"api/tables/{code}/seats/{seat}/bot", {"level": "easy"})
    ana.locator(".play-summary").tap()
    expect(ana.locator(".seat:not(.free)")).to_have_count(3)
    button(ana, "Choose a map").tap()
    expect(chooser(ana)).to_be_visible()
    ana.go_back()
    expect(chooser(ana)).to_have_count(0)
    button(ana, "Choose a map").tap()
    button(ana, "Sea").tap()
    assert shown(ana) == [
        "new-shores", "oceans-3", "new-world-3", "greater-4",
        "four-islands-3", "into-the-desert-3", "great-crossing-4",
    ]  # fmt: skip
    tile(ana, "great-crossing-4").tap()
    expect(button(ana, "Details")).to_be_in_viewport(ratio=1)
    tile(ana, "oceans-3").tap()
    expect(button(ana, "Play Oceans with 3 seats")).to_be_visible()
    sizes = chooser(ana).get_by_role("group", name="Seats")
    expect(sizes.get_by_role("button")).to_have_text(["3", "4", "5", "6", "Details"])
    button(ana, "5").tap()
    expect(tile(ana, "oceans-5")).to_be_visible()
    accessible(ana)
    button(ana, "Details").tap()
    expect(said_of(ana).locator("svg.board")).to_be_visible()
    accessible(ana)
    assert ana.evaluate("document.querySelector('.chooser').scrollWidth <= innerWidth")
    button(ana, "Back to the maps").tap()
    button(ana, "Play Oceans with 5 seats").tap()
    expect(ana.locator(".map-name")).to_have_text("Oceans, 5 seats")
    expect(ana.locator(".seat")).to_have_count(5)
    assert config_of(ana)["board"] == "oceans-5"


def test_a_guest_reads_what_the_map_is_and_brings_and_chooses_nothing(arrive: Arrive):
    ana = arrive(None)
    code = table_of(ana, board="into-the-desert-4", seats=4)
    ben = arrive(f"/t/{code}")
    expect(ben.locator(".map-name")).to_have_text("Into the Desert, 4 seats")
    expect(ben.locator(".map-panel .brought li")).to_have_text(
        ["Ships", "Gold", "Pirate", "Island bonus", "Desert belt"]
    )
    expect(button(ben, "Choose a map")).to_have_count(0)
    expect(button(ben, "Rules of this map")).to_be_visible()


@varied("scheme", "dark", "light")
def test_the_choice_is_accessible_in_either_light(arrive: Arrive, scheme: str):
    ana = arrive(None, color_scheme=scheme)
    lobby_of(ana, seats=4)
    open_chooser(ana)
    tile(ana, "greater-4").click()
    expect(said_of(ana).locator("svg.board")).to_be_visible()
    accessible(ana)


def test_the_choice_speaks_the_language_of_its_reader(arrive: Arrive):
    ana = arrive(None, locale="de")
    lobby_of_a_german(ana)
    ana.get_by_role("button", name="Karte wählen").click()
    maps = ana.get_by_role("dialog", name="Karte wählen")
    maps.get_by_role("searchbox").fill("nebel")
    expect(maps.locator(".map-row-named b")).to_have_text("Ozeane")
    expect(maps.locator(".map-row-named .brought li")).to_have_text(
        ["Schiffe", "Gold", "Nebel", "Pirat"]
    )


def lobby_of_a_german(page: Page) -> None:
    page.goto(f"t/{table_of(page, seats=4)}")
    expect(page.locator(".map-panel")).to_be_visible()
