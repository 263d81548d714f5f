"""The steps of guests on the way to a table, by the page and, where that is not what a test is about, by its API."""

import json
import re
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.app.running import RunningServer
from tests.browser.conftest import GO, PATIENCE, Arrive, Regular
from tests.browser.homes import home_of

ROLL = "[data-step=RollDice]:not([data-unread])"
END = "[data-step=EndTurn]:not([data-unread])"
"""The big button, when that is the next step and can be read: sooner no press counts."""

NAME = """async () => (await import(asset("js/core/store.js"))).me.value.name ?? null"""


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def add_a_bot(page: Page) -> Locator:
    """The buttons of the free seats."""
    return page.get_by_role("button", name="Add a bot: seat ")


def to_the_result(page: Page) -> None:
    """From the board, on which a win is seen first."""
    page.get_by_role("button", name="Result", exact=True).press("Enter")


def once_read(page: Page, name: str) -> Locator:
    """A button that has just appeared, or means something else, once a press on it counts."""
    return button(page, name).and_(page.locator(":not([data-unread], [data-unread] *)"))


def until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait for an asynchronous function of the page to answer true: `wait_for_function` would take its promise for a yes."""
    page.evaluate(
        f"""async ([arg, patience]) => {{
          const given_up = performance.now() + patience;
          while (!(await ({holds})(arg))) {{
            if (performance.now() > given_up) throw new Error("waited in vain");
            await new Promise((again) => setTimeout(again, 20));
          }}
        }}""",
        [arg, PATIENCE],
    )


def create_table(page: Page, name: str = "Ana") -> str:
    """From the first page into the lobby; the table's code."""
    page.get_by_label("Your name at the table").fill(name)
    button(page, "Create table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    unfold_house_rules(page)
    return page.url.rpartition("/")[2]


def join_by_link(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    button(page, "Take a seat").click()
    expect(button(page, "I’m ready")).to_be_visible()


def unfold_house_rules(page: Page) -> None:
    """On a desk they are one line while ready-made rules are played."""
    page.locator(".house-rules").wait_for(state="attached")
    page.evaluate("document.querySelector('.house-rules').open = true")


def unfold(page: Page, heading: str) -> None:
    """On a phone, the rules under a heading of the lobby."""
    group = page.locator(".rule-group").filter(has=page.get_by_role("heading", name=heading))
    group.locator("summary").tap()


def beside_host(regular: Regular, code: str) -> Page:
    """Ben, in the second seat of a lobby."""
    ben = regular("Ben")
    sit_down(ben, code, 1, "Ben")
    come_to(ben, code, "Ben")
    expect(button(ben, "I’m ready")).to_be_visible()
    return ben


def seats_taken(page: Page) -> Locator:
    return page.locator(".seat:not(.free)")


def call(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """The server's answer to this guest, whatever the page shows; the path is relative to the first page."""
    address = urlsplit(home_of(page))
    headers = {"Origin": f"{address.scheme}://{address.netloc}"}
    if body is not None:
        headers["Content-Type"] = "application/json"
    data = None if body is None else json.dumps(body)
    answer = page.request.fetch(path, method=method, headers=headers, data=data)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return json.loads(answer.text() or "null")


def config_of(page: Page) -> dict[str, Any]:
    """The table's configuration as the server has it, once it has all that the lobby shows already."""
    until(page, """async () => (await import(asset("js/core/store.js"))).chosen.value === null""")
    code = page.url.rpartition("/")[2]
    config: dict[str, Any] = call(page, "GET", f"api/tables/{code}")["config"]
    return config


def table_of(
    page: Page,
    name: str = "Ana",
    *,
    seats: int = 3,
    board: str = "standard-3-4",
    options: dict[str, Any] | None = None,
) -> str:
    """A table with its host in the first seat; the code."""
    call(page, "POST", "api/me", {"name": name})
    config = {"edition": "2025", "board": board, "seats": seats, "options": options or {}}
    code: str = call(page, "POST", "api/tables", {"config": config, "name": "Friday table"})["code"]
    return code


def come_to(page: Page, code: str, name: str) -> None:
    """To a table: whoever is on the first page under this name gets there without loading it."""
    if page.url == home_of(page) and page.evaluate(NAME) == name:
        page.evaluate(GO, f"t/{code}")
    else:
        page.goto(f"t/{code}")


def lobby_of(page: Page, name: str = "Ana", *, unfolded: bool = True, **table: Any) -> str:
    """A table whose host is here, in its lobby; the code."""
    code = table_of(page, name, **table)
    come_to(page, code, name)
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    if unfolded:
        unfold_house_rules(page)
    return code


def start(code: str, host: Page, *others: Page) -> None:
    """Bots in the free seats, everybody ready, and off."""
    for seat in call(host, "GET", f"api/tables/{code}")["seats"]:
        if seat["kind"] == "free":
            call(host, "POST", f"api/tables/{code}/seats/{seat['seat']}/bot", {"level": "easy"})
    for guest in (host, *others):
        call(guest, "POST", f"api/tables/{code}/ready", {"ready": True})
    call(host, "POST", f"api/tables/{code}/start")


def press_start(host: Page) -> None:
    """Once everything that led to it is drawn: what moves the button between press and release makes a press vain."""
    expect(host.locator("#start-why")).to_have_text(re.compile("The others are ready"))
    button(host, "Start game").click()


def begin(code: str, host: Page, *others: Page) -> None:
    """Start, and see it begin."""
    start(code, host, *others)
    for guest in (host, *others):
        expect(guest.locator(".board")).to_be_visible()


def at_a_table(
    arrive: Arrive, *, board: str = "standard-3-4", seats: int = 2, **browser: Any
) -> Page:
    """In the first seat of a game against bots, with the turn."""
    [page] = seated(arrive, "Ana", board=board, seats=seats, **browser)
    return page


def seated(
    arrive: Arrive,
    *names: str,
    at: RunningServer | None = None,
    seats: int | None = None,
    board: str = "standard-beginner",
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    phones: Collection[str] = (),
    absent: Collection[str] = (),
    pages: list[Page] | None = None,
    **browser: Any,
) -> list[Page]:
    """These people before the board of a game that has begun; the first has the turn, bots the seats that are left.
    The pages of `absent` people stay empty."""
    pages = pages or [arrive(None, at=at, **{"phone": name in phones, **browser}) for name in names]
    options = {"first-player": "first-seat", **(options or {})}
    code = table_of(pages[0], names[0], seats=seats or len(names), board=board, options=options)
    if settings is not None:
        call(pages[0], "PATCH", f"api/tables/{code}", {"settings": settings})
    for seat, (page, name) in enumerate(zip(pages, names, strict=True)):
        if seat:
            sit_down(page, code, seat, name)
    start(code, *pages)
    for page, name in zip(pages, names, strict=True):
        if name not in absent:
            come_to(page, code, name)
            expect(page.locator(".board")).to_be_visible()
    return pages


def own_realm(page: Page) -> Locator:
    """Of the card game."""
    return page.get_by_role("group", name="Your realm")


def at_a_card_table(
    ana: Page, ben: Page, settings: dict[str, Any] | None = None, *, profile: str = "1996"
) -> str:
    """Both at a table of the card game which has begun; its code."""
    for page, name in ((ana, "Ana"), (ben, "Ben")):
        call(page, "POST", "api/me", {"name": name})
    config = {"profile": profile, "settings": settings or {}}
    code: str = call(ana, "POST", "api/tables", {"game": "cards", "config": config})["code"]
    call(ben, "POST", f"api/tables/{code}/seats/1", {})
    for page in (ana, ben):
        call(page, "POST", f"api/tables/{code}/ready", {"ready": True})
    call(ana, "POST", f"api/tables/{code}/start", {})
    for page in (ana, ben):
        page.goto(f"t/{code}")
        expect(own_realm(page)).to_be_visible()
    return code


def sit_down(page: Page, code: str, seat: int, name: str) -> None:
    """By the API, without a look at the table."""
    call(page, "POST", "api/me", {"name": name})
    call(page, "POST", f"api/tables/{code}/seats/{seat}", {})


def open_settings(page: Page) -> Locator:
    """Behind the gear, which a phone has in its menu; the dialog."""
    menu, gear = button(page, "Menu"), button(page, "Settings")
    expect(menu.or_(gear).first).to_be_visible()
    if menu.count():
        menu.click()
    gear.click()
    return page.get_by_role("dialog", name="Settings")


def says(page: Page, words: str | re.Pattern[str]) -> None:
    """The sentence that tells whose move it is and which."""
    expect(page.locator(".sentence strong")).to_have_text(words)


def let_draw(page: Page, frames: int) -> None:
    """Wait until the page has drawn so many pictures of itself."""
    page.evaluate(
        """(frames) => new Promise((done) => {
            const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
            next();
        })""",
        frames,
    )


def read_back(page: Page) -> None:
    """Show all of the log where it shows only its end."""
    earlier = page.get_by_role("button", name="Earlier turns")
    turns = page.locator(".lines .turn")
    shown = turns.count()
    if earlier.count():
        earlier.dispatch_event("click")  # whoever points at it sees everything at once
        expect(earlier).to_have_count(0)
        assert turns.count() > shown


def middle(spot: Locator) -> tuple[float, float]:
    """The point to press for a legal spot on the board: once spots are painted, a phone looks closer at them."""
    spot.page.evaluate(
        "() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))"
    )
    box = spot.locator(".reach").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
