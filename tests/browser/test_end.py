"""After the game: what the result says is what the server worked out, and it leads on to everything else."""

import base64
import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import GO, Arrive
from tests.browser.finished_game import NAMES, FinishedGames, finished_games
from tests.browser.looking import WIN_NOW, accessible
from tests.browser.steps import button
from tests.forms import varied

pytestmark = pytest.mark.browser

Figures = dict[str, Any]
RESOURCES = ("brick", "lumber", "wool", "grain", "ore")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FinishedGames]:
    with finished_games(tmp_path_factory.mktemp("finished")) as games:
        yield games


@pytest.fixture(scope="module")
def desk(arrive_once: Arrive, games: FinishedGames) -> Page:
    return opened(arrive_once, games, games.won, color_scheme="light")


@pytest.fixture
def result(desk: Page, games: FinishedGames) -> Page:
    """The result of the game that was won, at a desk, in one page for all tests: a test that puts it aside shows it again."""
    desk.unroute_all()
    if desk.url != f"{games.server.base}/t/{games.won}":
        went_to(desk, games.won)
    expect(desk.locator(".end-grid")).to_be_visible()
    return desk


def went_to(page: Page, code: str) -> None:
    """By the first page, so that nothing of another table is left."""
    page.evaluate(GO, "")
    expect(button(page, "Create table")).to_be_visible()
    page.evaluate(GO, f"t/{code}")
    page.locator(".end-grid").wait_for()


def opened(arrive: Arrive, games: FinishedGames, code: str, **options: Any) -> Page:
    page = arrive(f"/t/{code}", at=games.server, **options)
    page.locator(".end-grid").wait_for()
    return page


def ranked(figures: Figures) -> list[int]:
    """The seats from first to last."""
    seats = figures["seats"]
    return sorted(
        range(len(seats)),
        key=lambda seat: (seat != figures.get("winner"), -seats[seat]["total"], seat),
    )


def cells(table: Locator) -> dict[str, list[str]]:
    """The rows of a table, without its head, by their names."""
    rows: list[list[str]] = table.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim().replace(/\\s+/g, ' ')))"
    )
    named = {}
    for row in rows:
        [name] = [name for name in (*NAMES, "Bank") if any(cell.endswith(name) for cell in row[:2])]
        named[name] = row[1:] if row[0].endswith(name) else row[2:]
    return named


def dash(count: int) -> str:
    return str(count) if count else "–"


def signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"−{-count}" if count < 0 else "–"


@pytest.mark.parametrize("which", ["won", "conceded"])
def test_the_standings_explain_everybodys_points(result: Page, games: FinishedGames, which: str):
    page, code = result, getattr(games, which)
    figures = games.ask(f"tables/{code}/statistics")
    went_to(page, code)
    shown = cells(page.locator(".standings"))
    assert list(shown) == [NAMES[seat] for seat in ranked(figures)]
    for name, seat in zip(NAMES, figures["seats"], strict=True):
        parts = [
            dash(seat["parts"][part]) for part in ("settlements", "cities", "army", "road", "cards")
        ]
        assert shown[name] == [*parts, str(seat["total"])]
    expect(page.locator(".standings .won")).to_contain_text(NAMES[figures["winner"]])
    title = {
        "won": f"wins with {figures['seats'][figures['winner']]['total']} points",
        "conceded": "Ben wins",
    }
    expect(page.locator("dialog h1")).to_contain_text(title[which])
    expect(page.locator(".end-head p")).to_contain_text(
        f"{figures['turns']} turns · 1 min · Friday table"
    )


def test_the_lines_of_points_end_where_the_standings_do(result: Page, games: FinishedGames):
    figures = games.ask(f"tables/{games.won}/statistics")
    chart = result.locator(".end-box", has_text="Points over time")
    expect(chart.locator(".points-line")).to_have_count(4)
    totals = ", ".join(
        f"{NAMES[seat]}: {figures['seats'][seat]['total']} points" for seat in ranked(figures)
    )
    expect(chart.get_by_role("img")).to_have_attribute("aria-label", totals)
    steps = chart.locator(".points-line .ink").evaluate_all(
        "lines => lines.map((line) => line.getAttribute('d').match(/H/g).length)"
    )
    for count, seat in zip(steps, figures["seats"], strict=True):
        turns = {step["turn"] for step in seat["points"]} | {figures["turns"]}
        assert count == len(turns) - 1, "a step for every turn in which points changed, and the end"


def test_dice_cards_trades_and_losses_are_those_of_the_server(result: Page, games: FinishedGames):
    figures = games.ask(f"tables/{games.won}/statistics")
    seats = figures["seats"]
    assert result.locator(".chart .on-bar").all_text_contents() == [
        str(row["count"]) for row in figures["totals"]
    ]
    expect(result.get_by_text(f"{len(figures['rolls'])} rolls · dashes")).to_be_visible()

    produced = cells(result.locator(".production"))
    for name, seat in zip(NAMES, seats, strict=True):
        pairs = [(seat["produced"][kind], seat["due"][kind]) for kind in RESOURCES]
        pairs.append((seat["received"], seat["expected"]))
        assert [cell.split()[0] for cell in produced[name][:6]] == [
            str(count) for count, _ in pairs
        ]
        for cell, (_, due) in zip(produced[name], pairs, strict=False):
            assert float(cell.split()[1]) == pytest.approx(due, abs=0.051)

    trades = cells(result.locator(".trades"))
    order = ranked(figures)
    for giver in order:
        given = [
            "" if seat == giver else dealt(seats[giver]["gave"][seat], seats[giver]["deals"][seat])
            for seat in order
        ]
        supply = seats[giver]["supply"]
        assert trades[NAMES[giver]] == [*given, dealt(supply["gave"], supply["deals"])]
    assert trades["Bank"][:-1] == [
        dealt(seats[seat]["supply"]["got"], seats[seat]["supply"]["deals"]) for seat in order
    ]

    losses = cells(result.locator(".losses"))
    for name, seat in zip(NAMES, seats, strict=True):
        monopolies = seat["monopolies"]["gained"] - seat["monopolies"]["lost"]
        counts = (seat["stole"], -seat["robbed"], -seat["blocked"], -seat["discarded"], monopolies)
        assert losses[name] == [signed(count) for count in counts]


def dealt(cards: int, deals: int) -> str:
    return f"{cards} in {deals}" if deals else "–"


def test_what_is_worth_telling_stands_out_alone(result: Page, games: FinishedGames):
    figures = games.ask(f"tables/{games.won}/statistics")
    robbed = [seat["robbed"] for seat in figures["seats"]]
    most = max(robbed)
    tale = result.locator(".tales li", has_text="Most robbed")
    if robbed.count(most) == 1:
        expect(tale).to_contain_text(f"{NAMES[robbed.index(most)]}, {most} card")
    else:
        expect(tale).to_have_count(0)
    assert 1 <= result.locator(".tales:not(.moments) li").count() <= 4


def moment(page: Page, which: str) -> Locator:
    return page.locator(f".moments [data-moment='{which}']")


def test_the_moments_of_the_game_are_told_as_the_server_counted_them(
    result: Page, games: FinishedGames
):
    moments = games.ask(f"tables/{games.won}/statistics")["moments"]
    theft, drought, race = (moments[each] for each in ("theft", "drought", "race"))
    victims = ", ".join(NAMES[seat] for seat in theft["victims"])
    told = f"{NAMES[theft['thief']]} took {theft['cards']} cards from {victims}"
    expect(moment(result, "theft")).to_contain_text(told)
    told = f"{NAMES[drought['seat']]} got nothing from {drought['rolls']} rolls in a row"
    expect(moment(result, "drought")).to_contain_text(told)
    first, other = (NAMES[seat] for seat in race["seats"])
    told = f"{first} and {other} passed each other {race['passes']} times"
    expect(moment(result, "race")).to_contain_text(told)
    expect(moment(result, "race").locator(".chip")).to_have_count(2)


def test_text_mode_tells_the_moments_in_the_same_words(
    arrive: Arrive, result: Page, games: FinishedGames
):
    told = result.locator(".moments .grow > span").all_text_contents()
    page = arrive(None, at=games.server)
    page.add_init_script("localStorage.setItem('hexhaven', JSON.stringify({ textMode: true }))")
    page.goto(f"{games.server.base}/t/{games.won}")
    lines = page.get_by_role("region", name="Cem wins with 8 points").get_by_role("listitem")
    expect(lines).to_have_count(len(told))
    for line, words in zip(lines.all(), told, strict=True):
        expect(line).to_contain_text(words)


def test_figures_that_were_stored_without_moments_are_shown_without_them(
    arrive: Arrive, games: FinishedGames
):
    def earlier(route: Route) -> None:
        figures = route.fetch().json()
        del figures["moments"]
        route.fulfill(json=figures)

    page = arrive(None, at=games.server)
    page.route("**/statistics", earlier)
    page.goto(f"{games.server.base}/t/{games.won}")
    expect(page.locator(".tales")).to_have_count(1)
    expect(page.locator(".moments")).to_have_count(0)
    expect(page.get_by_role("heading", name="Highlights")).to_be_visible()


@varied("phone, scheme", (False, "light"), (True, "dark"))
def test_everybody_can_use_it(arrive: Arrive, games: FinishedGames, phone: bool, scheme: str):
    page = opened(arrive, games, games.won, phone=phone, color_scheme=scheme)
    expect(page).to_have_title("Game over – Friday table")
    assert page.evaluate("document.querySelector('.end').scrollWidth <= innerWidth")
    wide = page.locator(".end-grid > *").evaluate_all(
        "all => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent)"
    )
    assert wide == []
    accessible(page, "dialog")
    if phone:
        small = page.locator(".end-foot .btn, .keepsakes .btn").evaluate_all(
            "all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
        )
        assert small == []
        lefts, rights = page.locator(".end-foot > :is(.btn, .select)").evaluate_all(
            "all => ['left', 'right'].map((side) => all.map((one) => one.getBoundingClientRect()[side]))"
        )
        width = page.evaluate("document.querySelector('.end-foot').clientWidth")
        assert min(lefts) == width - max(rights), "from margin to margin"


def test_it_can_be_put_aside_and_shown_again(result: Page):
    asked: list[str] = []
    result.on("request", lambda request: asked.append(request.url))
    for put_aside in (
        lambda: result.locator(".see-board").click(),
        lambda: result.keyboard.press("Escape"),
    ):
        put_aside()
        expect(result.locator("dialog.end")).to_have_count(0)
        expect(result.locator(".board")).to_be_visible()
        result.get_by_role("button", name="Show the result").click()
        expect(result.locator(".end-grid")).to_be_visible()
    assert not [url for url in asked if url.endswith("/statistics")], "figures are asked for once"


def test_the_replay_and_the_dice_are_a_link_away(result: Page, games: FinishedGames):
    result.get_by_role("link", name="Replay").click()
    expect(result.get_by_role("slider")).to_be_visible()
    assert result.url.startswith(f"{games.server.base}/t/{games.won}/replay")
    result.go_back()
    result.get_by_role("link", name="Check the dice").click()
    expect(result.get_by_text("Everything checks out")).to_be_visible()
    assert result.url == f"{games.server.base}/t/{games.won}/verify"


def downloaded(page: Page, role: Any, name: str) -> tuple[str, Path]:
    with page.expect_download() as started:
        page.get_by_role(role, name=name).click()
    return started.value.suggested_filename, started.value.path()


def test_record_and_log_can_be_taken_along(result: Page, games: FinishedGames):
    name, file = downloaded(result, "link", "Record (JSON)")
    assert name == f"hexhaven-{games.won}.json"
    assert json.loads(file.read_text()) == games.ask(f"tables/{games.won}/record")
    name, file = downloaded(result, "link", "Log (CSV)")
    assert name == f"hexhaven-{games.won}.csv"
    log = httpx.get(f"{games.server.base}/api/tables/{games.won}/log.csv")
    assert file.read_bytes() == log.content


COUNTED = """async ([png, colors]) => {
    const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    paper.drawImage(picture, 0, 0);
    const dots = new Uint32Array(paper.getImageData(0, 0, picture.width, picture.height).data.buffer).sort();
    const wanted = new Uint32Array(Uint8Array.from(colors.flatMap((color) => [...color.split(" "), 255])).buffer);
    return [...wanted].map((color) => (dots.includes(color) ? dots.lastIndexOf(color) - dots.indexOf(color) + 1 : 0));
}"""
"""Count the dots of a picture in each of these colors; sorted, because a browser does that by itself and without a script's steps."""


@varied("phone, scheme, paper", (True, "dark", "30 36 43"), (False, "light", "251 245 232"))
def test_the_result_can_be_sent_around_as_a_picture(
    arrive: Arrive, games: FinishedGames, phone: bool, scheme: str, paper: str
):
    page = opened(arrive, games, games.won, phone=phone, color_scheme=scheme)
    name, file = downloaded(page, "button", "Image (PNG)")
    assert name == f"hexhaven-{games.won}.png"
    content = file.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    assert width == 3600
    assert height > 1200
    seats = ("207 63 23", "28 79 158", "248 243 230", "243 189 29")
    ground, *chips = page.evaluate(COUNTED, [base64.b64encode(content).decode(), [paper, *seats]])
    assert ground > width * height / 6, "its ground is the paper of the page"
    assert min(chips) > 2000, "the chips and lines of all four are in it"


def test_the_picture_is_painted_with_the_font_of_the_page(arrive: Arrive, games: FinishedGames):
    page = opened(arrive, games, games.won)
    _, painted = downloaded(page, "button", "Image (PNG)")
    page.context.route("**/*.woff2", lambda route: route.abort())
    _, without = downloaded(page, "button", "Image (PNG)")
    assert painted.read_bytes() != without.read_bytes()


def test_the_summary_can_be_copied(result: Page, games: FinishedGames):
    figures = games.ask(f"tables/{games.won}/statistics")
    result.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result.get_by_role("button", name="Copy summary").click()
    expect(result.get_by_role("button", name="Copied")).to_be_visible()
    lines = result.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines == [
        f"Friday table, {figures['turns']} turns",
        *(f"{NAMES[seat]}: {figures['seats'][seat]['total']} points" for seat in ranked(figures)),
    ]


BREAK_OFF = """async () => {
    const { receive } = await import(asset("js/core/store.js"));
    receive({ type: "standing", ended: { how: "aborted" } });
}"""


def test_a_game_that_was_broken_off_has_figures_but_no_winner(arrive: Arrive, games: FinishedGames):
    def without_winner(route: Route) -> None:
        figures = route.fetch().json()
        del figures["winner"]
        route.fulfill(json={**figures, "how": "aborted"})

    page = arrive(None, at=games.server)
    page.route("**/statistics", without_winner)
    page.goto(f"{games.server.base}/t/{games.conceded}")
    page.locator(".end-grid").wait_for()
    page.evaluate(BREAK_OFF)
    expect(page.locator("dialog h1")).to_have_text("Ended early: nobody wins")
    expect(page.locator(".standings .won")).to_have_count(0)
    expect(page.locator(".end-head .chip")).to_have_count(0)
    totals = [int(row[-1]) for row in cells(page.locator(".standings")).values()]
    assert totals == sorted(totals, reverse=True)
    _name, file = downloaded(page, "button", "Image (PNG)")
    assert file.read_bytes().startswith(b"\x89PNG")


def answer(status: int, code: str) -> Any:
    def refuse(route: Route) -> None:
        route.fulfill(status=status, json={"code": code, "text": ""})

    return refuse


def test_figures_that_do_not_come_are_asked_for_again(result: Page):
    page = result
    page.route("**/statistics", answer(503, "storage"))
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    expect(page.locator("dialog h1")).to_contain_text("wins with")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    accessible(page, "dialog")
    page.unroute("**/statistics")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".end-grid")).to_be_visible()


def test_who_is_told_to_wait_waits_without_a_word(result: Page):
    page = result
    page.route("**/statistics", answer(429, "too_many"), times=1)
    page.reload()
    expect(page.get_by_text("Adding up the score")).to_be_visible()
    expect(page.locator(".end-grid")).to_be_visible()


def test_only_who_played_may_ask_for_another_game_but_everybody_may_open_a_table(
    arrive: Arrive, games: FinishedGames
):
    page = opened(arrive, games, games.conceded)
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Your name at the table").fill("Eva")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    page.goto("about:blank")
    games.give("Eva", 2)
    page.goto(f"{games.server.base}/t/{games.conceded}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    assert not page.url.endswith(games.conceded)


def test_text_mode_tells_the_same_standings(arrive: Arrive, games: FinishedGames):
    figures = games.ask(f"tables/{games.won}/statistics")
    page = opened(arrive, games, games.won)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Text mode").press("Enter")
    rows = page.get_by_role("table", name="Standings").get_by_role("row")
    expect(rows).to_have_count(5)
    for place, seat in enumerate(ranked(figures), 1):
        shown = figures["seats"][seat]
        told = re.findall(r"\d+", rows.nth(place).inner_text())
        assert told == [str(count) for count in (*shown["parts"].values(), shown["total"])]


QUICK = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 8 })"
MOVING = """() => document.getAnimations().filter(({ effect, playState }) =>
    playState === "running" && effect.target.closest(".win, .win-mark, .confetti")).length"""
LINES_OF_PARTS = """() => [...document.querySelectorAll(".win-sum small")].map((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""


def test_a_win_is_first_seen_on_the_board_and_its_result_is_a_press_away(
    arrive: Arrive, games: FinishedGames
):
    figures = games.ask(f"tables/{games.won}/statistics")
    winner = figures["winner"]
    page = arrive(None, at=games.server)
    page.add_init_script(QUICK)
    page.goto(f"{games.server.base}/t/{games.won}")
    page.locator(".end-grid").wait_for()
    page.evaluate(WIN_NOW)
    win = page.locator(".win")
    expect(win.locator("h1")).to_have_text(f"{NAMES[winner]} wins")
    expect(page.locator("dialog.end")).to_have_count(0)
    expect(win.get_by_role("button", name="Result")).to_be_focused()

    seat = figures["seats"][winner]
    parts = {part: points for part, points in seat["parts"].items() if points}
    for part, points in parts.items():
        expect(win.locator(f"[data-part={part}] b")).to_have_text(str(points))
    expect(win.locator("[data-part]")).to_have_count(len(parts))
    expect(win.locator(".win-total b")).to_have_text(str(seat["total"]))
    worth = [int(each) for each in page.locator(".win-mark .worth").all_text_contents()]
    assert sum(worth) == parts["settlements"] + parts.get("cities", 0)
    totals = win.locator(".win-seats li > b").all_text_contents()
    assert totals == [str(figures["seats"][each]["total"]) for each in ranked(figures)]

    expect(page.locator(".bunting")).to_be_attached()
    expect(page.locator(".confetti")).to_have_count(0)
    accessible(page, ".win")
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator(".confetti img").last).to_be_attached()
    assert page.locator(".confetti img").count() <= 150
    page.keyboard.press("Shift")
    assert page.evaluate(MOVING) == 0, "any press brings it to its end"
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".phone .win")).to_be_visible()
    assert page.evaluate(LINES_OF_PARTS) == [1] * (len(parts) + 1), "no part's name is broken"
    win.get_by_role("button", name="Result").click()
    expect(page.locator(".end-grid")).to_be_visible()
    expect(win).to_have_count(0)
