"""The result of a game: what it says is what happened."""

from collections import Counter
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.finished_game import NAMES, FinishedGame, finished_game

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def finished() -> FinishedGame:
    return finished_game()


SHOW = """async ([snapshot, names]) => {
    const { lobby, receive } = await import(new URL("js/store.js", document.baseURI));
    const { closeTable } = await import(new URL("js/net.js", document.baseURI));
    const open = lobby.value;
    closeTable();
    const seats = names.map((name, seat) => ({ seat, name, look: seat + 1, kind: "person", ready: true, here: true, host: seat === 0 }));
    receive(snapshot);
    receive({ ...open, type: "lobby", state: "finished", name: "Friday table", you: 0, seats });
}"""


def show(page: Page, finished: FinishedGame) -> None:
    """Lets the page of an open table believe that its game is over."""
    page.get_by_label("Your name at the table").fill("Ana")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("heading", name="Seats").wait_for()
    page.evaluate(SHOW, [finished.snapshot, NAMES])
    page.locator("dialog.end").wait_for()


def figures(page: Page, finished: FinishedGame, **changes: Any) -> Any:
    return page.evaluate(
        """async (snapshot) => {
            const { figuresOf, histogram, standings } = await import(new URL("js/end/figures.js", document.baseURI));
            const found = figuresOf(snapshot.log, snapshot.view, snapshot.geometry);
            return { ...found, histogram: histogram(found.rolls), standings: standings(snapshot.view) };
        }""",
        finished.snapshot | changes,
    )


def test_points_dice_and_luck_are_those_of_the_game(arrive: Arrive, finished: FinishedGame):
    found = figures(arrive(), finished)
    totals = {seat: shown["total"] for seat, shown in finished.view["seats"].items()}
    assert {str(row["seat"]): row["points"] for row in found["standings"]} == totals
    assert all(row["other"] == 0 for row in found["standings"])
    assert found["standings"][0]["seat"] == finished.view["winner"]
    assert {seat: line[-1]["points"] for seat, line in found["points"].items()} == totals
    assert {line[0]["points"] for line in found["points"].values()} == {2}
    assert found["rolls"] == finished.rolls
    counted = {bar["sum"]: bar["count"] for bar in found["histogram"] if bar["count"]}
    assert counted == Counter(finished.rolls)
    assert found["complete"]
    for seat, luck in enumerate(finished.luck):
        assert found["luck"][str(seat)] == pytest.approx(luck)


def test_a_log_whose_beginning_is_gone_still_ends_at_the_right_points(
    arrive: Arrive, finished: FinishedGame
):
    found = figures(arrive(), finished, log=finished.snapshot["log"][60:])
    totals = {seat: shown["total"] for seat, shown in finished.view["seats"].items()}
    assert {seat: line[-1]["points"] for seat, line in found["points"].items()} == totals
    assert not found["complete"]


@pytest.mark.parametrize(("phone", "scheme"), [(False, "light"), (True, "dark")])
def test_the_result_lies_over_the_board_and_can_be_put_aside(
    arrive: Arrive, finished: FinishedGame, phone: bool, scheme: str
):
    page = arrive(phone=phone, color_scheme=scheme, reduced_motion="reduce")
    show(page, finished)
    winner = finished.view["winner"]
    points = finished.view["seats"][str(winner)]["total"]
    expect(
        page.get_by_role("heading", name=f"{NAMES[winner]} wins with {points} points")
    ).to_be_visible()
    expect(page).to_have_title("Game over – Friday table")
    rows = page.locator(".standings tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text(NAMES[winner])
    assert page.evaluate("document.querySelector('.end').scrollWidth <= innerWidth")
    violations = Axe().run(page, context="dialog").response["violations"]
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in violations] == []

    page.get_by_role("button", name="See the board").click()
    expect(page.locator("dialog.end")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.end")).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
