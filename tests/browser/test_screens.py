"""Screens between a phone and a desk: the hand, what to do with it and the log have their places on each, and nothing covers them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.looking import can_be_scrolled_to
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.steps import button, call, let_draw, open_settings
from tests.forms import varied

pytestmark = pytest.mark.browser

SCREENS = {
    "a phone": (390, 844),
    "a small phone": (360, 640),
    "the smallest phone": (320, 568),
    "a phone on its side": (844, 390),
    "a tablet": (768, 1024),
    "a larger tablet": (820, 1180),
    "a tablet on its side": (1024, 768),
    "a larger one on its side": (1180, 820),
    "a desk at 200 %": (960, 540),
    "a small desk": (1280, 720),
}
ROOMY = (
    "a tablet",
    "a larger tablet",
    "a tablet on its side",
    "a larger one on its side",
    "a desk at 200 %",
    "a small desk",
)
"""The screens with room for the log beside the board or the hand."""

SMALL = ("a small phone", "the smallest phone", "a phone on its side")
OUTSIDE = """() => [...document.querySelectorAll(".go .btn, section.trade > header .ib")].filter((button) => {
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
  const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 40 && height > 40;
  return !within || !button.contains(document.elementFromPoint(left + width / 2, bottom - 4)) || !button.contains(document.elementFromPoint(left + width / 2, top + 4));
}).map((button) => button.innerText || button.ariaLabel)"""
RUN_OVER = """() => [...document.querySelectorAll(".tile")].flatMap((tile) => {
  const edge = tile.getBoundingClientRect();
  return [...tile.querySelectorAll(".cost img, .cost svg, .name, .left, .pic")].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < edge.left + 1 || right > edge.right - 1 || top < edge.top || bottom > edge.bottom - 1;
  }).map((part) => `${tile.dataset.tile}: ${part.className || part.dataset.symbol}`);
})"""

CUT = """() => [...document.querySelectorAll(".tile .name, .opp .name, .pchip .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
COVERED = """() => [...document.querySelectorAll(".rc, .dc, .tile, .next")].filter((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [.25, .75].some((part) => !thing.contains(document.elementFromPoint(left + part * width, top + height * .8)));
}).map((thing) => thing.getAttribute("aria-label") ?? thing.innerText)"""


@pytest.fixture(scope="module")
def rich_turn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """Ana may build and has development cards of two kinds; or Ben asks her for a trade."""
    wanted = {moment: MOMENTS[moment] for moment in ("cards", "asked")}
    with moments(tmp_path_factory.mktemp("screens"), wanted) as found:
        yield found


@pytest.fixture(scope="module")
def still(arrive_once: Arrive, rich_turn: Moments) -> Page:
    """Ana's page, which is only looked at, on one screen after the other."""
    page = arrive_once(None, at=rich_turn.server, storage_state=rich_turn.anas)
    load(page, rich_turn)
    return page


@pytest.fixture
def anas(still: Page, rich_turn: Moments) -> Iterator[Page]:
    """The same page to press on: it is loaded again afterwards."""
    yield still
    load(still, rich_turn)


def load(page: Page, found: Moments) -> None:
    """Her turn at a desk."""
    page.set_viewport_size(DESKTOP)
    page.goto(f"{found.server.base}/t/{found.code['cards']}")
    expect(page.locator("[data-development]")).to_have_count(2)


def bring_to(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    narrow = width <= 1100 or height <= 500
    expect(button(page, "Menu")).to_have_count(int(narrow))


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_covers_the_hand_and_what_to_do_with_it(still: Page, screen: str):
    bring_to(still, screen)
    let_draw(still, 20)
    assert still.evaluate(COVERED) == []
    assert still.evaluate("document.documentElement.scrollWidth <= innerWidth")


@varied("width, height", (320, 256), (360, 324), (568, 320))
def test_what_a_low_screen_has_no_room_for_is_scrolled_to(anas: Page, width: int, height: int):
    """A desk at 400 %, a phone above its keyboard, and the smallest one on its side."""
    anas.set_viewport_size({"width": width, "height": height})
    can_be_scrolled_to(anas, ".pboard, .pchip, .sentence, .pmenu, .fab, .rc, .dc, .tile, .next")
    board = anas.locator(".pboard").bounding_box()
    assert board is not None
    assert board["width"] >= 190
    assert board["height"] >= 190
    anas.locator("[data-tile=trade]").click()
    can_be_scrolled_to(anas, "section.trade [data-good], section.trade .go .btn")
    anas.keyboard.press("Escape")
    expect(anas.locator("section.trade")).to_have_count(0)


NOTCH = {"top": 0, "left": 47, "right": 47, "bottom": 21}
IN_THE_NOTCH = """({ left, right, bottom }) => [...document.querySelectorAll("button, .chip, .sentence strong")].filter((each) => {
  const edge = each.getBoundingClientRect();
  return edge.width > 0 && (edge.left < left || edge.right > innerWidth - right || edge.bottom > innerHeight - bottom);
}).map((each) => each.getAttribute("aria-label") ?? each.innerText)"""


def test_a_notch_covers_no_button_and_no_word(anas: Page):
    bring_to(anas, "a phone on its side")
    devtools = anas.context.new_cdp_session(anas)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCH})
    let_draw(anas, 20)
    assert anas.evaluate(IN_THE_NOTCH, NOTCH) == []
    anas.locator("button.pchip").first.click()
    expect(anas.locator(".sheet")).to_be_visible()
    assert anas.evaluate(IN_THE_NOTCH, NOTCH) == []
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    devtools.detach()


@varied("screen", "a phone", "a small desk")
def test_tab_goes_round_in_a_sheet_and_not_behind_it(anas: Page, screen: str):
    bring_to(anas, screen)
    anas.locator(".opp, button.pchip").first.click()
    sheet = anas.locator(".sheet")
    expect(sheet).to_be_focused()
    stops = sheet.locator("button:visible, input:visible, select:visible, a:visible").count()
    anas.keyboard.press("Shift+Tab")
    for _ in range(stops + 2):
        expect(sheet.locator(":focus")).to_have_count(1)
        anas.keyboard.press("Tab")


def test_a_sheet_gives_way_to_an_offer_that_it_would_cover(anas: Page):
    bring_to(anas, "a phone")
    anas.locator("button.pchip").first.click()
    expect(anas.locator(".sheet")).to_be_focused()
    anas.evaluate(
        """async () => void ((await import(asset("js/core/title.js"))).offerToAnswer.value = { name: "Ben" })"""
    )
    expect(anas.locator(".sheet")).to_have_count(0)


@varied("screen", *ROOMY)
def test_the_log_is_in_sight_where_there_is_room(anas: Page, screen: str):
    bring_to(anas, screen)
    expect(anas.get_by_role("log", name="Log")).to_be_visible()
    expect(button(anas, "Log and chat")).to_have_count(0)
    anas.keyboard.press("l")
    expect(anas.get_by_role("log", name="Log")).to_be_focused()


def test_a_phone_that_is_turned_keeps_the_log_behind_a_button(anas: Page):
    bring_to(anas, "a phone")
    anas.set_viewport_size({"width": 844, "height": 390})
    expect(anas.get_by_role("log", name="Log")).to_have_count(0)
    button(anas, "Log and chat").click()
    expect(anas.get_by_role("log", name="Log")).to_be_visible()


@varied("screen", *SMALL)
def test_every_button_of_a_trade_is_whole_on_the_smallest_screens(
    anas: Page, rich_turn: Moments, screen: str
):
    bring_to(anas, screen)
    anas.locator("[data-tile=trade]").click()
    expect(anas.locator(".go .btn")).to_have_count(2)  # to the players, and to the bank
    assert anas.evaluate(OUTSIDE) == []
    tells_why_not(anas, anas.locator(".go .btn[aria-disabled]"))
    anas.keyboard.press("Escape")
    expect(anas.locator(".why-not")).to_be_hidden()
    # With the room that is left for the board its hexes are just large enough, or just not, and that stays so.
    expect(anas.locator("section.trade")).to_have_count(0)
    anas.locator("[data-tile=trade]").click()

    at_bank = anas.locator(".five.give [data-good]:not([aria-disabled])").first
    at_bank.click()
    anas.locator(".five.get [data-good]:not([aria-disabled])").first.click()
    assert anas.evaluate(OUTSIDE) == []

    anas.goto(anas.url.rpartition("/")[0] + f"/{rich_turn.code['asked']}")
    anas.locator(".incoming .counter:not([data-unread])").click()
    expect(anas.locator(".go .btn")).to_have_text(["Send counter-offer"])
    assert anas.evaluate(OUTSIDE) == []


def tells_why_not(page: Page, resting: Locator) -> None:
    """Resting buttons say why when they are pressed, as no one's finger sees a title."""
    expect(resting).to_have_count(2)
    for each in resting.all():
        each.click(force=True)
        why = page.locator(".why-not")
        expect(why).to_have_text(each.get_attribute("title") or "a reason")
        expect(why).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", ["a phone", *SMALL, "a tablet", "a small desk"])
def test_a_tile_holds_its_price(still: Page, screen: str):
    bring_to(still, screen)
    assert still.evaluate(RUN_OVER) == []


@varied("language", "de", "en", "es", "fr")
def test_the_names_of_players_and_of_tiles_are_whole(
    arrive: Arrive, rich_turn: Moments, language: str
):
    page = arrive(None, at=rich_turn.server, storage_state=rich_turn.anas, locale=language)
    page.goto(f"{rich_turn.server.base}/t/{rich_turn.code['asked']}")
    expect(page.locator(".opp .ans")).to_have_count(3)
    assert page.evaluate(CUT) == []
    for screen in ("a phone", *SMALL):
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".pchip .name")).to_have_count(3)
        assert page.evaluate(CUT) == [], screen


@pytest.mark.parametrize("screen", ["a phone", "a small desk"])
def test_settings_are_behind_the_gear_and_leaving_is_in_the_tables_menu(anas: Page, screen: str):
    bring_to(anas, screen)
    settings = open_settings(anas)
    expect(settings.get_by_role("switch", name="All sounds")).to_be_visible()
    anas.keyboard.press("Escape")
    expect(settings).to_have_count(0)

    anas.keyboard.press("?")
    expect(button(anas, "Rules of this table")).to_be_visible()
    expect(anas.get_by_role("switch", name="All sounds")).to_have_count(0)
    if screen == "a phone":
        button(anas, "Table").click()
    else:
        anas.keyboard.press("Escape")
        gear = button(anas, "Settings")
        gear.focus()
        anas.keyboard.press("Enter")
        expect(settings).to_be_visible()
        anas.keyboard.press("Escape")
        expect(gear).to_be_focused()
        button(anas, "Table").click()
    anas.get_by_role("link", name="Leave the table").click()
    expect(anas.get_by_label("Your name at the table")).to_be_visible()
    expect(anas.get_by_text("Friday table").first).to_be_visible()


def test_the_last_words_of_the_chat_stay_in_sight_on_a_low_desk(anas: Page):
    bring_to(anas, "a small desk")
    anas.get_by_role("tab", name="Chat").click()
    for words in ("one", "two", "three"):
        anas.get_by_label("Say something to the table").fill(words)
        anas.keyboard.press("Enter")
        expect(anas.locator(".said .ln").last).to_contain_text(words)
    anas.set_viewport_size({"width": 1280, "height": 690})
    let_draw(anas, 5)
    expect(anas.locator(".said .ln").last).to_be_in_viewport(ratio=1)
    expect(button(anas, "Send")).to_be_in_viewport(ratio=1)


RUNS_OUT_OF_ITS_LINE = """() => {
  const sentence = document.querySelector(".sentence").getBoundingClientRect();
  const tiles = document.querySelector(".tiles").getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return sentence.top < dock.top || sentence.bottom > tiles.top;
}"""


LINES = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".pstat .sentence"));
  return new Set([...words.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 8))).size;
}"""


@pytest.mark.parametrize("language", ["de", "fr", "es", "en"])
def test_who_is_asked_can_read_the_whole_sentence(
    arrive: Arrive, rich_turn: Moments, language: str
):
    asked = f"/t/{rich_turn.code['asked']}"
    page = arrive(asked, at=rich_turn.server, storage_state=rich_turn.anas, locale=language)
    expect(page.locator(".offer").first).to_be_visible()
    let_draw(page, 20)
    assert not page.evaluate(RUNS_OUT_OF_ITS_LINE)
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 640})
        expect(page.locator(".pstat .sentence")).to_be_visible()
        let_draw(page, 20)
        assert page.evaluate(LINES) == 1


LARGEST_TEXT = "document.documentElement.style.fontSize = '32px'"
"""As of a reader who has set the browser's text to 200 %."""
CLIPPED = """() => {
  const wanted = ".status, .tiles .tile .name, .tiles .next, .stack > b, .rc .n, .pchip .b2, .slot";
  const isCut = (part) => part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0;
  const isOutside = ({ left, top, right, bottom, width }) =>
    width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  return [...document.querySelectorAll(wanted)].filter((part) => part.checkVisibility() && !part.closest(".unseen"))
    .filter((part) => isCut(part) || isOutside(part.getBoundingClientRect())).map((part) => `${part.className}: ${part.textContent}`);
}"""
"""Parts that a turn cannot do without, and that are cut off or lie outside the window."""


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_turn_stays_readable_with_text_at_200_percent(arrive: Arrive, game: str):
    page = arrive(None)
    call(page, "POST", "api/me", {"name": "Ana"})
    table = {"game": game, "config": {}, "bots": True}
    code = call(page, "POST", "api/tables", table)["code"]
    page.goto(f"t/{code}")
    expect(page.locator(".tiles").first).to_be_visible()
    page.evaluate(LARGEST_TEXT)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        let_draw(page, 3)
        assert page.evaluate(CLIPPED) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
