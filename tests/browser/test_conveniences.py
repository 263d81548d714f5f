"""What makes a table pleasant, one by one: reasons on the board, short ways for the mouse, plans for one's turn."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import SOON, middle, says, start, table_of

pytestmark = pytest.mark.browser

SEED = "conveniences 1"
"""At a table of three the first roll is a seven, the next eleven are not."""

Sit = Callable[..., Page]


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("seeded") / "data", test_seed=SEED).start()
    yield running
    running.close()


@pytest.fixture
def sit(arrive: Arrive, seeded: RunningServer) -> Sit:
    """With the turn, to roll a seven on the beginners' island with everybody's pieces on it."""

    def sit_down(*, options: dict[str, object] | None = None, **browser: object) -> Page:
        page = arrive(at=seeded, **browser)
        chosen = {"first-player": "first-seat", **(options or {})}
        code = table_of(page, seats=3, board="standard-beginner", options=chosen)
        start(code, page)
        page.goto(f"{page.url}t/{code}")
        says(page, "You: roll the dice")
        return page

    return sit_down


def roll(page: Page) -> None:
    page.locator("[data-step='RollDice']").click()
    expect(page.locator("[data-step='RollDice']")).to_have_count(0, timeout=SOON)


def over(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rolled_a_seven(sit: Sit, **browser: object) -> Page:
    page = sit(options={"friendly-robber": True}, **browser)
    roll(page)
    says(page, "You: move the robber")
    return page


def test_a_hex_that_is_closed_to_the_robber_says_why(sit: Sit):
    page = rolled_a_seven(sit)
    spared = page.get_by_role("button", name="forest 9; Not here: the friendly robber spares Birch")
    expect(spared).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".closed")).to_have_count(10)
    expect(page.locator(".target")).to_have_count(8)
    page.mouse.move(*over(spared))
    expect(page.get_by_role("tooltip")).to_contain_text("the friendly robber spares Birch")
    page.mouse.click(*over(spared))
    says(page, "You: move the robber")
    page.keyboard.press("ArrowRight")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.classList.contains('closed')")
    expect(page.get_by_role("tooltip")).to_contain_text("Not here")


def test_a_tap_on_a_closed_hex_says_why(sit: Sit):
    page = rolled_a_seven(sit, phone=True)
    page.touchscreen.tap(*over(page.locator(".closed").first))
    expect(page.get_by_role("tooltip")).to_contain_text("Not here")
    expect(page.locator(".place")).to_have_count(0)


def test_the_robber_tells_what_it_would_block_and_warns_of_ones_own_loss(sit: Sit):
    page = sit()
    roll(page)
    tip = page.get_by_role("tooltip")
    page.mouse.move(*middle(page.get_by_role("button", name="mountains 3; steal from")))
    expect(tip).to_contain_text("Blocks 2 pips: Birch’s settlement, Cedar’s settlement")
    expect(tip).to_contain_text("Birch holds 3 cards")
    expect(tip.locator(".amber")).to_have_count(0)
    page.mouse.move(*middle(page.get_by_role("button", name="hills 6; legal")))
    expect(tip.locator(".amber")).to_have_text("⚠Your own building is there too")
