"""The table, as people use it with mouse, finger and keyboard, against the real server and its bots."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible
from tests.browser.steps import at_a_table, call, middle, says, seated
from tests.forms import varied

pytestmark = pytest.mark.browser

PRESS_WHILE_IT_GLIDES = """async () => {
  const { camera } = await import(asset("js/board_game/board/camera.js"));
  const { svg } = camera.current;
  const press = (type) => svg.dispatchEvent(new PointerEvent(type, { button: 0, pointerId: 1, clientX: 5, clientY: 300, bubbles: true }));
  camera.current.fit();
  await new Promise(requestAnimationFrame);
  press("pointerdown");
  await new Promise((go) => setTimeout(go, 400));
  press("pointerup");
}"""

OPEN_WHILE_GOING_BACK = """async () => {
  const { open } = await import(asset("js/table/layout.js"));
  const went = new Promise((on) => addEventListener("popstate", on, { once: true }));
  open.value = "wants";
  await Promise.resolve();
  open.value = null;
  await Promise.resolve();
  open.value = "menu";
  await went;
}"""


def pieces(page: Page) -> Locator:
    return page.locator(".b-pieces [data-piece^='intersection'], .b-pieces [data-piece^='path']")


def set_up(page: Page, *, touch: bool = False) -> None:
    """Both settlements and roads; the bots place theirs in between."""
    for kind in ("settlement", "road", "settlement", "road"):
        says(page, re.compile(f"^You: place (a|your second) {kind}$"))
        x, y = middle(page.locator(".target").nth(3 if kind == "settlement" else 0))
        if touch:
            page.touchscreen.tap(x, y)
            page.get_by_role("button", name="Build", exact=True).tap()
        else:
            page.mouse.click(x, y)
        expect(page.locator(".sentence strong")).not_to_have_text(
            re.compile(f"^You: place (a|your second) {kind}$")
        )
    says(page, "You: roll the dice")


def test_legal_spots_have_plain_names_and_one_of_them_the_tab_stop(arrive: Arrive):
    page = at_a_table(arrive)
    says(page, "You: place a settlement")
    expect(page).to_have_title(re.compile("^● Your turn"))
    names = page.locator(".target").evaluate_all(
        "spots => spots.map(spot => [spot.getAttribute('role'), spot.getAttribute('aria-label')])"
    )
    assert len(names) == 54
    assert {role for role, _ in names} == {"button"}
    good = r"(brick|wood|wool|wheat|ore) \d+|desert"
    plain = rf"corner: ({good})(, ({good}))*(, [a-z-]+ tip)?(; harbor (3:1|2:1 \w+))?; legal"
    assert [name for _, name in names if not re.fullmatch(plain, name)] == []
    assert len({name for _, name in names}) > 45
    expect(page.locator(".target[tabindex='0']")).to_have_count(1)


def test_the_set_up_by_keyboard_alone(arrive: Arrive):
    page = at_a_table(arrive)
    says(page, "You: place a settlement")
    page.locator(".target[tabindex='0']").focus()
    before = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(
        "before => ![undefined, before].includes(document.activeElement.dataset.target)", arg=before
    )
    page.keyboard.press("Enter")
    says(page, "You: place a road")
    assert_spots_are_drawn_where_they_are_pressed(page)
    page.locator(".target[tabindex='0']:not([data-unread])").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".b-pieces .seat-1 [data-piece]")).to_have_count(2)


def assert_spots_are_drawn_where_they_are_pressed(page: Page) -> None:
    apart = page.locator(".target").evaluate_all(
        """spots => spots.map(spot => {
            const middle = (part) => {
                const { x, y, width, height } = spot.querySelector(part).getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            };
            const [drawn, pressed] = [middle(".legal"), middle(".reach")];
            return Math.hypot(drawn[0] - pressed[0], drawn[1] - pressed[1]);
        })"""
    )
    assert apart
    assert max(apart) < 3


def test_in_the_set_up_it_is_the_turn_of_whoever_places(arrive: Arrive):
    ana, ben = seated(arrive, "Ana", "Ben", board="standard-3-4")
    whose = ".who-am-i small"
    expect(ana.locator(whose)).to_have_text("your turn")
    expect(ben.locator(whose)).to_have_text("you")
    for piece in ("settlement", "road"):
        says(ana, f"You: place a {piece}")
        ana.mouse.click(*middle(ana.locator(".target").first))
    says(ana, "Ben is placing a settlement")
    expect(ana.locator(whose)).to_have_text("you")
    expect(ben.locator(whose)).to_have_text("your turn")


def test_a_mouse_places_at_the_nearest_spot_and_a_drag_never_does(arrive: Arrive):
    page = at_a_table(arrive)
    says(page, "You: place a settlement")
    spot = page.locator(".target").nth(20)
    x, y = middle(spot)
    page.mouse.move(x + 14, y + 10)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.down()
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    expect(pieces(page)).to_have_count(0)
    key = spot.get_attribute("data-target")
    page.mouse.click(x + 14, y + 10)
    expect(page.locator(f".b-pieces [data-piece='{key}']")).to_have_count(1)


def test_a_finger_places_in_two_steps(arrive: Arrive):
    page = at_a_table(arrive, phone=True)
    says(page, "You: place a settlement")
    x, y = middle(page.locator(".target").nth(9))
    page.touchscreen.tap(x, y)
    expect(page.locator(".ghost")).to_have_count(1)
    expect(pieces(page)).to_have_count(0)
    page.get_by_role("button", name="Put it back").tap()
    expect(page.locator(".ghost")).to_have_count(0)
    page.touchscreen.tap(x, y)
    page.get_by_role("button", name="Build", exact=True).tap()
    says(page, "You: place a road")


def test_back_closes_what_is_open_on_a_phone(arrive: Arrive):
    page = at_a_table(arrive, phone=True)
    page.touchscreen.tap(*middle(page.locator(".target").nth(9)))
    expect(page.locator(".ghost")).to_have_count(1)
    page.go_back()
    expect(page.locator(".ghost")).to_have_count(0)
    log, menu = page.locator(".log-sheet"), page.locator(".menu-sheet")
    page.get_by_role("button", name="Log and chat").tap()
    expect(log).to_be_visible()
    page.go_back()
    expect(log).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    page.locator("dialog.help").get_by_role("button", name="Table", exact=True).tap()
    expect(menu).to_be_visible()
    menu.get_by_role("button", name="Close").tap()
    expect(menu).to_have_count(0)
    page.wait_for_function("!history.state?.open")
    page.evaluate(OPEN_WHILE_GOING_BACK)
    expect(menu).to_be_visible()
    page.wait_for_function("history.state?.open === true")
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(menu).to_have_count(0)
    page.wait_for_function("!history.state?.open")
    page.go_back()
    page.wait_for_url("about:blank")


def test_the_board_zooms_moves_and_fits_again(arrive: Arrive):
    page = at_a_table(arrive, reduced_motion="no-preference")
    view_box = "document.querySelector('.board').getAttribute('viewBox')"
    whole = page.evaluate(view_box)
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -600)
    fit = page.get_by_role("button", name="Show the whole board")
    expect(fit).to_be_visible()
    near = page.evaluate(view_box)
    assert near != whole
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 120, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    assert page.evaluate(view_box) != near
    expect(pieces(page)).to_have_count(0)
    fit.click()
    expect(fit).to_have_count(0)
    # a press in the middle of the way back only halts it
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -600)
    expect(fit).to_be_visible()
    page.evaluate(PRESS_WHILE_IT_GLIDES)
    expect(fit).to_have_count(0)
    page.wait_for_function(f"{view_box} === '{whole}'")


def test_tiles_say_what_is_missing_and_space_takes_the_next_step(arrive: Arrive):
    page = at_a_table(arrive, board="standard-beginner")
    says(page, "You: roll the dice")
    road = page.get_by_role("button", name=re.compile("^Road: 1 brick, 1 wood; 13 left"))
    expect(road).to_have_attribute("aria-disabled", "true")
    expect(road).to_have_attribute("title", "Roll the dice first.")
    road.focus()
    expect(road).to_be_focused()
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    expect(page.get_by_role("log").locator("h2").last).to_contain_text("You rolled")
    expect(page.locator(".roll-count")).to_contain_text("roll 1")


def until_my_turn(page: Page) -> None:
    """Roll, and settle whatever a seven asks for."""
    page.locator("[data-step='RollDice']:not([data-unread])").click()
    expect(page.locator("[data-step='EndTurn'], .target").first).to_be_visible()
    if page.locator(".target").count():
        x, y = middle(page.locator(".target").first)
        page.mouse.click(x, y)
        expect(page.locator("[data-step='EndTurn'], .victim").first).to_be_visible()
        if page.locator(".victim").count():
            page.locator(".victim").first.click()
    expect(page.locator("[data-step='EndTurn']")).to_be_visible()


def test_a_trade_shows_the_hand_after_and_who_is_asked(arrive: Arrive):
    page = at_a_table(arrive, board="standard-beginner", seats=3)
    until_my_turn(page)
    hand = page.locator("[data-card]").evaluate_all(
        "cards => Object.fromEntries(cards.map(card => [card.dataset.card, Number(card.querySelector('.n').textContent)]))"
    )
    mine = next(kind for kind, count in hand.items() if count)
    other = next(kind for kind in hand if kind != mine)
    page.keyboard.press("t")
    panel = page.locator("section.trade")
    expect(panel).to_be_visible()
    page.locator(f"[data-card='{mine}']").click()
    panel.locator(f".five.get [data-good='{other}']").click()
    expect(panel.locator(f".five.get [data-good='{mine}']")).to_have_attribute(
        "title", "The same resource cannot be on both sides"
    )
    expect(panel.locator(".after .dn")).to_have_text(f"{hand[mine] - 1}▼")
    expect(panel.locator(".after .up")).to_have_text(f"{hand[other] + 1}▲")
    offer = panel.locator(".do-offer")
    expect(offer).to_have_text("Offer to both")
    some = "import(asset('js/core/text.js')).then(({ t }) => t('trade-offer', { count: 2, whom: 'some' }))"
    assert page.evaluate(some) == "Offer to 2", "who leaves out a third offers not to both"
    panel.get_by_role("button", name="Birch", exact=True).click()
    expect(offer).to_have_text("Offer to Birch")
    offer.click()
    expect(page.get_by_role("log")).to_contain_text("You offered")
    expect(panel).to_have_count(0)
    page.keyboard.press("t")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_spectator_sees_everything_and_presses_nothing(arrive: Arrive, server: RunningServer):
    ana = at_a_table(arrive)
    eve = arrive(ana.url, at=server)
    call(eve, "POST", f"{server.base}/api/me", {"name": "Eve"})
    eve.reload()
    expect(eve.locator(".board")).to_be_visible()
    says(eve, "Ana is placing a settlement")
    expect(eve.locator(".target")).to_have_count(0)
    expect(eve.locator(".tile")).to_have_count(0)
    expect(eve.locator(".opp")).to_have_count(2)
    expect(ana.locator(".top .facts")).to_contain_text("1 watching")


def test_talk_is_counted_until_it_is_read(arrive: Arrive):
    ana, ben = seated(arrive, "Ana", "Ben", phones=("Ana",))
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_label("Say something to the table").fill("<b>good luck</b>")
    ben.keyboard.press("Enter")
    menu = ana.get_by_role("button", name="Log and chat")
    expect(menu).to_have_text("1")
    menu.tap()
    ana.get_by_role("tab", name="Chat").tap()
    expect(ana.locator(".talk")).to_contain_text("Ben <b>good luck</b>")
    expect(menu).to_have_text("")


def test_the_board_stays_light(arrive: Arrive):
    page = at_a_table(arrive, board="standard-beginner", seats=4)
    assert page.locator(".ground *, .board *").count() <= 400
    says(page, "You: roll the dice")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@varied("phone, scheme", (True, "dark"), (False, "light"))
def test_the_table_is_accessible_and_fits(arrive: Arrive, phone: bool, scheme: str):
    page = at_a_table(arrive, phone=phone, color_scheme=scheme, reduced_motion="reduce")
    says(page, "You: place a settlement")
    assert_fits_and_is_accessible(page)
    set_up(page, touch=phone)
    assert_fits_and_is_accessible(page)


def assert_fits_and_is_accessible(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)
