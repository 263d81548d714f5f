"""Home, lobby and result, as people use them: every page in a browser of its own against the real server."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Arrive, Regular
from tests.browser.looking import accessible, overlap
from tests.browser.steps import (
    add_a_bot,
    beside_host,
    button,
    call,
    create_table,
    join_by_link,
    lobby_of,
    once_read,
    press_start,
    seats_taken,
    start,
    table_of,
    until,
)
from tests.conftest import StartServer
from tests.forms import varied, wide

pytestmark = pytest.mark.browser


def test_friends_join_by_code_and_by_link_and_the_game_starts(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    expect(ana).to_have_title(re.compile("^Ana’s .+ island – Hexhaven$"))

    ben = arrive()
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_label("Letter 1 of 5").focus()
    ben.keyboard.type(code.lower())
    expect(button(ben, "I’m ready")).to_be_visible()

    cem = arrive(f"/t/{code}", phone=True)
    join_by_link(cem, "Cem")
    expect(seats_taken(ana)).to_have_count(3)
    add_a_bot(ana).click()
    expect(seats_taken(ana)).to_have_count(4)

    start = button(ana, "Start game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(ana.locator("#start-why")).to_contain_text("Waiting for Ben and Cem.")
    for guest in (ben, cem):
        button(guest, "I’m ready").click()
    expect(ana.locator("#start-why")).to_have_text(re.compile("The others are ready"))
    start.click()
    for guest in (ana, ben, cem):
        expect(guest.get_by_role("heading", name="Seats")).to_have_count(0)
        expect(guest).to_have_title(re.compile("Ana’s .+ island"))
        expect(guest.locator(".ground [data-symbol^='hex-']").first).to_be_visible()


def test_alone_in_two_presses_from_the_first_page_to_ones_own_first_placement(arrive: Arrive):
    page = arrive()
    button(page, "Play with bots").click()
    page.locator("[data-target]").first.locator(".reach").click()
    expect(page.locator("#sentence, .sentence").first).to_contain_text("place a road")


def test_a_table_with_free_seats_starts_with_fewer_or_filled_with_bots(regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    button(ana, "Start game").click()
    expect(button(ana, "Leave them out")).to_have_count(0)
    once_read(ana, "Back").click()
    ben = beside_host(regular, code)
    button(ben, "I’m ready").click()
    expect(ana.locator(".seat", has_text="Ben").get_by_text("Ready", exact=True)).to_be_visible()
    button(ana, "Start with 2").click()
    expect(ana.get_by_text("Leave seats 3 and 4 out, or fill them with bots?")).to_be_visible()
    once_read(ana, "Leave them out").click()
    for guest in (ana, ben):
        expect(guest.locator(".ground [data-symbol^='hex-']").first).to_be_visible()


@wide
def test_a_host_who_leaves_before_the_choices_are_stored_starts_nothing(regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    held: list[Route] = []
    ana.route(
        lambda url: url.endswith(f"/api/tables/{code}"),
        lambda route: held.append(route) if route.request.method == "PATCH" else route.continue_(),
    )
    button(ana, "Less: Number of seats").click()
    button(ana, "Start game").click()
    ana.locator(".fewer-ways:not([data-unread]) button").first.click()
    ana.locator(".home-link").click()
    expect(button(ana, "Play with bots")).to_be_visible()
    [route] = held
    with ana.expect_response(lambda answer: answer.request.method == "PATCH"):
        route.continue_()
    ana.goto(f"/t/{code}")
    expect(button(ana, "Start game")).to_be_visible()


@wide
def test_on_the_way_back_to_a_table_nothing_of_the_one_left_is_drawn_again(arrive: Arrive):
    ana = arrive()
    first = create_table(ana)
    second = call(ana, "POST", "api/tables", {"config": {}})["code"]
    ana.evaluate(f"import(asset('js/core/router.js')).then(({{ go }}) => go('t/{second}'))")
    expect(ana.locator(".code-large")).to_have_text(second)
    ana.evaluate(
        """(left) => {
            window.drawn = [];
            const look = (changes) => drawn.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ textContent }) => textContent.includes(left)));
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }""",
        second,
    )
    ana.go_back()
    expect(ana.locator(".code-large")).to_have_text(first)
    assert ana.evaluate("drawn.length") == 0


@wide
def test_what_is_open_at_one_table_is_closed_at_the_next(arrive: Arrive):
    ana = arrive()
    small, large = table_of(ana, seats=2), table_of(ana, seats=4)
    for code in (small, large):
        start(code, ana)
    ana.goto(f"/t/{large}")
    ana.locator(".opp[data-seat='3']").click()
    expect(ana.get_by_role("dialog")).to_be_visible()
    ana.evaluate(f"import(asset('js/core/router.js')).then(({{ go }}) => go('t/{small}'))")
    expect(ana.locator(".opp")).to_have_count(1)
    expect(ana.get_by_role("dialog")).to_have_count(0)


def test_a_pasted_link_fills_the_boxes_and_goes_there(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    ben = arrive()
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_label("Letter 1 of 5").evaluate(
        """(box, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text", text);
            box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        ana.url,
    )
    ben.wait_for_url(f"**/t/{code}")
    expect(seats_taken(ben)).to_have_count(2)


def test_an_unknown_code_is_refused_beside_its_boxes_and_at_its_own_address(
    arrive: Arrive, regular: Regular
):
    page = regular("Ana")
    page.get_by_label("Your name at the table").fill("Ana")
    page.get_by_label("Letter 1 of 5").focus()
    page.keyboard.type("ZZZ")
    button(page, "Join").click()
    expect(page.locator("#code-problem")).to_contain_text("five letters")
    page.keyboard.press("Backspace")
    page.get_by_label("Letter 4 of 5").focus()
    page.keyboard.type("ZZ")
    expect(page.locator("#code-problem")).to_contain_text("No table has this code")
    assert "Traceback" not in page.content()

    lost = arrive("/t/ZZZZZ")
    expect(lost.get_by_role("heading", name="No table has the code ZZZZZ")).to_be_visible()
    lost.get_by_role("link", name="Go to the start page").click()
    expect(button(lost, "Create table")).to_be_visible()


def test_a_name_that_will_not_do_is_refused_beside_its_field(arrive: Arrive):
    page = arrive()
    for name, words in (("", "Type a name"), ("   ", "Type a name"), ("x" * 500, "500")):
        page.get_by_label("Your name at the table").fill(name)
        button(page, "Create table").click()
        expect(page.locator("#name-problem")).to_contain_text(words)
        expect(page.get_by_label("Your name at the table")).to_be_focused()
    expect(button(page, "Create table")).to_be_visible()


def test_a_full_table_can_be_watched(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    for free in range(3, 0, -1):
        add_a_bot(ana).first.click()
        expect(add_a_bot(ana)).to_have_count(free - 1)
    dora = arrive(f"/t/{code}")
    seat = button(dora, "Take a seat")
    expect(seat).to_have_attribute("aria-disabled", "true")
    expect(dora.get_by_text("Every seat is taken. Stay to watch the game.")).to_be_visible()
    expect(dora.get_by_role("switch")).to_have_count(0)
    press_start(ana)
    expect(dora.locator(".ground [data-symbol^='hex-']").first).to_be_visible()


def test_the_host_changes_the_rules_and_everyone_has_to_agree_again(regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    ben = beside_host(regular, code)
    button(ben, "I’m ready").click()
    expect(ana.locator(".seat", has_text="Ben").get_by_text("Ready", exact=True)).to_be_visible()

    ana.get_by_role("switch", name="Friendly robber").click()
    expect(ana.get_by_role("switch", name="Friendly robber")).to_be_checked()
    for points in ("11", "12"):
        ana.get_by_role("button", name="More: Points to win").click()
        expect(ana.locator("#option-victory-points output")).to_have_text(points)
    expect(ben.locator("#option-victory-points output")).to_have_text("12")
    expect(ben.locator("#option-friendly-robber output")).to_have_text("on")
    expect(ben.get_by_role("log")).to_contain_text("Ana changed “Friendly robber” to on")
    expect(button(ben, "I’m ready")).to_be_visible()
    expect(ana.get_by_role("button", name="Custom")).to_have_attribute("aria-pressed", "true")

    ana.get_by_role("button", name=re.compile("^Standard ")).first.click()
    expect(ben.locator("#option-victory-points output")).to_have_text("10")
    ana.get_by_label("Edition").select_option("2007 rules")
    expect(ben.locator("#option-separate-phases output")).to_have_text("on")
    button(ana, "Choose a map").click()
    ana.locator("[data-map=standard-beginner]").click()
    button(ana, "Play this map").click()
    expect(ben.locator(".map-name")).to_have_text("First island")


def test_contradicting_rules_are_refused_in_words(regular: Regular):
    ana = regular("Ana")
    create_table(ana)
    ana.get_by_role("switch", name="Shuffled numbers").click()
    ana.get_by_label("Starting corner for the numbers").select_option("2")
    problem = ana.locator(".house-rules > .error")
    expect(problem).to_have_text(
        "These rules contradict each other: “Shuffled numbers” and “Starting corner for the numbers”."
    )
    expect(ana.get_by_label("Starting corner for the numbers")).to_have_value("Any corner")
    ana.get_by_role("switch", name="Friendly robber").click()
    expect(problem).to_be_hidden()
    chat = ana.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Ana changed “Friendly robber” to on")
    expect(chat).not_to_contain_text("Starting corner for the numbers")


def test_seats_looks_and_talk(arrive: Arrive, regular: Regular):
    ana = regular("Ana")
    code = create_table(ana)
    ben = arrive(f"/t/{code}", phone=True)
    join_by_link(ben, "Ben")
    ben.get_by_role("button", name="Plum cross").click()
    expect(ana.locator(".seat", has_text="Ben")).to_have_class(re.compile("seat-6"))
    expect(ana.get_by_role("button", name="Plum cross, taken by Ben")).to_have_attribute(
        "aria-disabled", "true"
    )
    ben.get_by_label("Say something").fill("same snacks as last week?")
    ben.keyboard.press("Enter")
    expect(ana.get_by_role("log")).to_contain_text("Ben same snacks as last week?")

    ana.get_by_role("button", name="Less: Number of seats").click()
    expect(ana.locator(".seat")).to_have_count(3)
    button(ana, "Remove Ben from this seat").click()
    expect(button(ben, "Take a seat")).to_be_visible()
    ana.get_by_label("Table name").fill("Friday table")
    ana.keyboard.press("Enter")
    expect(ben.get_by_role("heading", name="Friday table")).to_be_visible()
    expect(ben).to_have_title("Friday table – Hexhaven")


def test_the_link_can_be_copied_without_the_clipboard(arrive: Arrive):
    ana = arrive()
    create_table(ana)
    ana.evaluate("""() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        document.execCommand = () => false;
    }""")
    button(ana, "Copy").click()
    expect(ana.get_by_text("copy it yourself")).to_be_visible()
    assert ana.evaluate("getSelection().toString() || document.activeElement.value") in ana.url
    expect(ana.get_by_role("img", name="QR code of the link")).to_be_visible()


def test_ones_own_games_wait_on_the_first_page(arrive: Arrive):
    ana = arrive()
    code = create_table(ana)
    ana.get_by_role("link", name="Go to the start page").click()
    expect(ana).to_have_title("Hexhaven")
    expect(ana.get_by_label("Your name at the table")).to_have_value("Ana")
    ana.locator(f"a[href='t/{code}']").click()
    expect(ana.get_by_role("heading", name="Seats")).to_be_visible()
    ana.go_back()
    expect(button(ana, "Create table")).to_be_visible()


def test_nothing_on_the_first_page_moves_while_it_is_built(arrive: Arrive):
    page = arrive(None, phone=True)
    page.add_init_script(
        "window.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });"
    )
    page.goto("/")
    expect(page.get_by_role("radio", name="Two Realms")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(
        "() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))"
    )
    assert page.evaluate("shifts.map(({ value }) => value)") == []


def test_nothing_moves_under_the_pointer_when_the_list_of_tables_arrives(
    arrive: Arrive, regular: Regular
):
    other = regular("Ana")
    create_table(other)
    held: list[Route] = []
    page = arrive("/history")
    page.route("**/api/tables", lambda route: held.append(route))
    with page.expect_request("**/api/tables"):
        page.goto(page.url.removesuffix("history"))
    play = button(page, "Play with bots")
    expect(play).to_be_visible()
    expect(page.locator(".to-rulebook")).to_have_count(0)
    before = play.bounding_box()
    held[0].continue_()
    expect(page.locator(".tables li").first).to_be_visible()
    expect(page.locator(".to-rulebook")).to_be_visible()
    assert play.bounding_box() == before


def test_under_a_sub_path_and_with_a_password(arrive: Arrive, start_server: StartServer):
    server = start_server(base_path="/games/hexhaven", password="sesame")
    ana = arrive("/", at=server)
    ana.get_by_label("Your name at the table").fill("Ana")
    button(ana, "Create table").click()
    expect(ana.locator("#name-problem")).to_contain_text("needs a password")
    ana.get_by_label("Server password").fill("close sesame")
    button(ana, "Create table").click()
    expect(ana.locator("#name-problem")).to_contain_text("not this server’s password")
    ana.get_by_label("Server password").fill("sesame")
    code = create_table(ana)
    assert ana.url == f"{server.base}/t/{code}"
    ben = arrive(f"/t/{code}", at=server)
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_label("Server password").fill("sesame")
    button(ben, "Enter").click()
    button(ben, "Take a seat").click()
    expect(seats_taken(ana)).to_have_count(2)


def test_a_browser_that_is_too_old_gets_a_sentence_and_others_none(arrive: Arrive):
    page = arrive()
    sentence = page.get_by_text("This browser is too old")
    expect(page.locator("#name")).to_be_visible()
    expect(sentence).to_be_hidden()
    for feature in ("1dvh", ":has(a)"):
        page.route("**/*.css", partial(without, feature))
        page.reload()
        expect(sentence).to_be_visible()
        page.unroute("**/*.css")


def without(feature: str, route: Route) -> None:
    """The style sheet as a browser reads it that has not heard of the feature."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace(feature, ":unheard-of"))


def test_dark_stays_dark(arrive: Arrive):
    page = arrive(color_scheme="light")
    button(page, "Switch to dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    button(page, "Switch to light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@varied("phone, scheme", (True, "light"), (False, "dark"))
def test_home_and_lobby_are_accessible_and_fit(arrive: Arrive, phone: bool, scheme: str):
    page = arrive(phone=phone, color_scheme=scheme, reduced_motion="reduce")
    page.get_by_label("Your name at the table").wait_for()
    assert_fits_and_is_accessible(page)
    create_table(page)
    if phone:
        for width in (320, PHONE["width"]):
            page.set_viewport_size({**PHONE, "width": width})
            assert not overlap(page, ".table-name input", ".code-tag"), width
        page.locator(".play-summary").click()
    assert_fits_and_is_accessible(page)


def assert_fits_and_is_accessible(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


def test_my_tables_come_first_and_say_whose_turn_it_is(arrive: Arrive):
    page = arrive(None, phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    table_of(page, "Ana", seats=2, options={"first-player": "first-seat"})
    code = call(page, "GET", "api/tables")["tables"][0]["code"]
    start(code, page)
    page.goto("")
    mine = page.locator(".tables").first
    expect(mine).to_contain_text("Your turn")
    above = "([mine, name]) => Boolean(mine.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)"
    field = page.get_by_label("Your name at the table")
    assert page.evaluate(above, [mine.element_handle(), field.element_handle()])
    for name in ("Create table", "Play with bots"):
        expect(button(page, name)).to_be_in_viewport(ratio=1)


def test_how_to_play_shows_the_rules_of_the_chosen_game(arrive: Arrive):
    page = arrive()
    page.locator(".game").filter(has_text="Two Realms").click()
    button(page, "How to play").click()
    rules = page.get_by_role("dialog", name="Rules of this table")
    expect(rules.get_by_role("heading", name="Event cards")).to_be_attached()


def test_the_level_of_bots_is_remembered_and_a_seated_bot_can_be_changed(arrive: Arrive):
    page = arrive()
    level = page.get_by_role("combobox", name="Bot level")
    expect(level).to_have_value("easy")
    level.select_option("normal")
    page.reload()
    expect(level).to_have_value("normal")
    code = lobby_of(page)
    add_a_bot(page).first.click()
    of_bot = page.locator(".seat select[name='bot-level']")
    expect(of_bot).to_have_value("normal")
    of_bot.select_option("easy")
    until(
        page,
        "async (code) => (await (await fetch(`api/tables/${code}`)).json()).seats[1].level === 'easy'",
        code,
    )


def test_an_invited_friend_reads_which_game_it_is_and_how_long_it_takes(
    arrive: Arrive, regular: Regular
):
    ana = regular("Ana")
    code = lobby_of(ana)
    ben = arrive(f"/t/{code}")
    about = ben.locator(".introduce .about-game")
    expect(about).to_contain_text("The Island")
    expect(about).to_contain_text("60 to 90 min")
    expect(about).to_contain_text("Settle, trade and build")


def test_a_login_gives_the_name_and_without_one_the_page_says_what_to_do(
    arrive: Arrive, start_server: StartServer
):
    server = start_server(
        trusted_proxies="127.0.0.1", login_header="Remote-User", login_name_header="Remote-Name"
    )
    stranger = arrive(None, at=server)
    for path in ("./", "t/ABCDE"):
        stranger.goto(path)
        expect(stranger.get_by_role("heading")).to_have_text("This server asks for a login")
        expect(stranger.get_by_text("at the address where you log in")).to_be_visible()
    login = {"Remote-User": "ana@example.org", "Remote-Name": "Ana B."}
    ana = arrive("/", at=server, extra_http_headers=login)
    name = ana.get_by_label("Your name at the table")
    expect(name).to_have_value("Ana B.")
    expect(name).not_to_be_editable()
    other = arrive("/", at=server, extra_http_headers={"Remote-User": "ben@example.org"})
    name = other.get_by_label("Your name at the table")
    expect(name).to_have_value("ben")
    expect(name).to_be_editable()
