"""A finished game shown again: the same board, any moment by its address, through any eyes."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from app.protocol import merge_patch
from tests.browser.conftest import Arrive
from tests.browser.finished_game import NAMES, FinishedGames, finished_games
from tests.browser.looking import accessible
from tests.browser.steps import button, let_draw
from tests.forms import varied, wide

pytestmark = pytest.mark.browser

View = dict[str, Any]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FinishedGames]:
    with finished_games(tmp_path_factory.mktemp("finished")) as games:
        yield games


@wide
def test_a_replay_that_comes_after_its_page_was_left_is_let_go(
    arrive: Arrive, games: FinishedGames
):
    page = arrive("/", at=games.server)
    held: list[Route] = []
    page.route("**/replay?*", lambda route: held.append(route))
    page.evaluate(
        f"import(asset('js/core/router.js')).then(({{ go }}) => go('t/{games.won}/replay'))"
    )
    with page.expect_request("**/replay?*"):
        pass
    page.go_back()
    expect(button(page, "Play with bots")).to_be_visible()
    with page.expect_request_finished(lambda request: "/replay?" in request.url):
        held[0].continue_()
    let_draw(page, 5)
    known = "import(asset('js/core/store.js')).then(({ lobby }) => lobby.value)"
    assert page.evaluate(known) is None


def views(games: FinishedGames, code: str, eyes: str = "all") -> list[View]:
    """The view at every version."""
    replay = games.ask(f"tables/{code}/replay?seat={eyes}")
    views: list[View] = [replay["view"]]
    for step in replay["steps"]:
        views.append(merge_patch.apply(views[-1], step["patch"]))
    return views


def opened(arrive: Arrive, games: FinishedGames, moment: str = "", **options: Any) -> Page:
    page = arrive(f"/t/{games.won}/replay{moment}", at=games.server, **options)
    page.get_by_role("slider").wait_for()
    return page


def shown(page: Page) -> dict[str, Any]:
    """The pieces on the board."""
    found: dict[str, Any] = page.locator(".b-pieces").first.evaluate(
        """(pieces) => ({
            roads: [...pieces.querySelectorAll("[data-symbol=road]")].map((road) => road.dataset.piece).sort(),
            buildings: [...pieces.querySelectorAll(".building")].map((one) => `${one.dataset.piece} ${one.firstElementChild.dataset.symbol}`).sort(),
        })"""
    )
    return found


def expected(view: View) -> dict[str, Any]:
    return {
        "roads": sorted(f"path-{path}" for path in view["roads"]),
        "buildings": sorted(
            f"intersection-{at} {building['kind']}" for at, building in view["buildings"].items()
        ),
    }


def assert_shown(page: Page, view: View) -> None:
    """As soon as it is drawn, after the words."""
    for _ in range(100):
        if shown(page) == expected(view):
            return
        let_draw(page, 1)
    assert shown(page) == expected(view)


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize("version", [0, 9, 120, 10**6])
def test_an_address_opens_its_moment(arrive: Arrive, games: FinishedGames, version: int):
    course = views(games, games.won)
    page = opened(arrive, games, f"#v={version}")
    version = min(version, len(course) - 1)
    expect(page.locator(".told")).to_contain_text(f"Line {version} ")
    expect(page.get_by_role("slider")).to_have_value(str(version))
    assert_shown(page, course[version])
    points = page.locator(".opp .vp").all_inner_texts()
    assert [int(re.findall(r"\d+", text)[0]) for text in points] == [
        seat.get("total", seat["points"]) if "winner" in course[version] else seat["points"]
        for seat in course[version]["seats"].values()
    ]


def test_its_end_is_the_picture_that_the_table_shows(arrive: Arrive, games: FinishedGames):
    page = opened(arrive, games)
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("won with")
    let_draw(page, 20)  # the board follows the words
    layers = ".b-static, .b-pieces"
    last = page.locator(layers).evaluate_all("all => all.map((layer) => layer.outerHTML)")
    page.get_by_role("link", name="To the table").click()
    page.locator(".board .b-pieces").wait_for()
    let_draw(page, 20)
    assert last == page.locator(layers).evaluate_all("all => all.map((layer) => layer.outerHTML)")


def test_a_shared_link_shows_others_the_same_moment(arrive: Arrive, games: FinishedGames):
    page = opened(arrive, games, "#v=100&seat=1")
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile(r"#v=101&seat=1$"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link to here").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    other = arrive(link, at=games.server)
    expect(other.locator(".told")).to_contain_text("Line 101 ")
    expect(other.get_by_label("View as")).to_have_value("1")
    assert shown(other) == shown(page)
    assert other.locator(".opps").inner_text() == page.locator(".opps").inner_text()


def test_the_keyboard_is_enough(arrive: Arrive, games: FinishedGames):
    course = views(games, games.won)
    last = len(course) - 1
    page = opened(arrive, games, "#v=50")
    for key, place in (("ArrowRight", 51), ("ArrowLeft", 50), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        assert at(page) == place
    page.keyboard.press("PageDown")
    assert course[at(page)]["turn"]["number"] == 1
    page.keyboard.press("PageDown")
    assert course[at(page)]["turn"]["number"] == 2
    page.keyboard.press("PageUp")
    assert course[at(page)]["turn"]["number"] == 1
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    assert at(page) == last
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert at(page) < last
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    assert at(page) <= 2


def test_it_plays_by_itself_and_stops_at_the_end(arrive: Arrive, games: FinishedGames):
    last = len(views(games, games.won)) - 1
    page = opened(arrive, games, f"#v={last - 6}")
    page.get_by_role("button", name="4×").click()
    expect(page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#v={last}$"))


def test_stars_lead_from_one_change_of_points_to_the_next(arrive: Arrive, games: FinishedGames):
    course = views(games, games.won)
    points = [[seat["points"] for seat in view["seats"].values()] for view in course]
    changes = [
        version for version in range(1, len(course)) if points[version] != points[version - 1]
    ]
    page = opened(arrive, games)
    for version in changes[:12]:
        page.get_by_role("button", name="Next change in score").click()
        assert at(page) == version
    page.get_by_role("button", name="Previous change in score").click()
    assert at(page) == changes[10]


def test_whose_eyes_decides_which_hands_are_open(arrive: Arrive, games: FinishedGames):
    page = opened(arrive, games, "#v=140")
    course = views(games, games.won)

    def hands() -> list[int]:
        rows = page.locator(".opps > li").all()
        return [number for number, row in enumerate(rows) if row.locator(".open-hand").count()]

    full = [
        number
        for number, seat in course[140]["seats"].items()
        if seat["cards"] + seat["development"]
    ]
    assert hands() == [int(number) for number in full]
    page.get_by_label("View as").select_option("A spectator")
    expect(page.locator(".open-hand")).to_have_count(0)
    owner = int(full[-1])
    page.get_by_label("View as").select_option(NAMES[owner])
    expect(page.locator(".open-hand")).to_have_count(1)
    assert hands() == [owner]
    expect(page).to_have_url(re.compile(rf"#v=140&seat={owner}$"))
    page.evaluate("location.hash = '#v=7&seat=watch'")
    expect(page.locator(".told")).to_contain_text("Line 7 ")
    expect(page.get_by_label("View as")).to_have_value("watch")


def test_a_theft_is_told_as_those_eyes_saw_it(arrive: Arrive, games: FinishedGames):
    replay = games.ask(f"tables/{games.won}/replay?seat=all")
    version, theft = next(
        (step["version"], event)
        for step in replay["steps"]
        for event in step["events"]
        if event["type"] == "CardStolen"
    )
    page = opened(arrive, games, f"#v={version}&seat=watch")
    told = page.locator(".told p", has_text="stole")
    expect(told).to_contain_text(f"{NAMES[theft['thief']]} stole")
    expect(told.get_by_role("img", name="a card")).to_be_visible()
    page.get_by_label("View as").select_option(NAMES[theft["victim"]])
    expect(told.get_by_role("img", name="a card")).to_have_count(0)


def test_the_log_keeps_step(arrive: Arrive, games: FinishedGames):
    page = opened(arrive, games, "#v=60")
    course = views(games, games.won)
    turn = course[60]["turn"]["number"]
    expect(page.locator(".turn h2").last).to_contain_text(f"Turn {turn}")
    page.get_by_role("slider").fill("20")
    expect(page.locator(".turn h2").last).to_contain_text(
        f"Turn {course[20]['turn']['number']}" if course[20]["turn"]["number"] else "Set-up"
    )


def test_what_was_taken_back_is_shown_and_taken_back(arrive: Arrive, games: FinishedGames):
    course = views(games, games.conceded)
    page = arrive(f"/t/{games.conceded}/replay#v=150", at=games.server)
    page.get_by_role("slider").wait_for()
    assert_shown(page, course[150])
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told")).to_contain_text("Line 151 ")
    assert_shown(page, course[110])
    page.keyboard.press("End")
    assert at(page) == 152


def test_a_running_game_is_not_replayed(arrive: Arrive, games: FinishedGames):
    page = arrive(at=games.server)
    page.get_by_label("Your name at the table").fill("Eva")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    page.goto(f"{page.url}/replay")
    expect(page.get_by_role("heading", name="The game is still running")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def test_after_the_replay_the_live_table_is_itself_again(arrive: Arrive, games: FinishedGames):
    page = opened(arrive, games, "#v=30")
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("dialog.end")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("slider")).to_have_value("30")


@varied("phone, scheme", (True, "dark"), (False, "light"))
def test_everybody_can_use_it(arrive: Arrive, games: FinishedGames, phone: bool, scheme: str):
    page = opened(arrive, games, "#v=150&seat=2", phone=phone, color_scheme=scheme)
    expect(page).to_have_title("Replay – Friday table")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)
    if phone:
        small = page.locator(".replay-dock button, .replay-dock select").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 40)"
        )
        assert small == []
        expect(page.locator(".replay-dock .open-hand .chip")).to_have_attribute("aria-label", "Cem")
        page.get_by_role("button", name="Log").click()
        expect(page.locator(".log-sheet .turn").last).to_be_visible()


BESIDE_THE_SCREEN = """() => [...document.querySelectorAll(".replay-dock :is(button, select, input)")].filter((each) => {
  const { left, right } = each.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).map((each) => each.ariaLabel ?? each.innerText)"""


@pytest.mark.parametrize("language", ["de", "fr", "es", "en"])
def test_every_button_is_on_a_phones_screen_in_every_language(
    arrive: Arrive, games: FinishedGames, language: str
):
    page = opened(arrive, games, phone=True, locale=language)
    for width, height in ((390, 844), (360, 640), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        let_draw(page, 10)
        assert page.evaluate(BESIDE_THE_SCREEN) == [], (width, height)
