"""Agreements on the knowledge of cards: what the log proves of each hand, or not even what the bank has left."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.board_game import game
from engine.board_game.core.state import State
from tests.app.running import ROOT
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, sit_down, take_picture
from tests.browser.moments import ANA, BEN, CEM, DORA, Moments, may, may_trade, moments
from tests.browser.steps import button
from tests.forms import varied

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "card-tracker"
SEATS = """async () => (await import(asset("js/core/store.js"))).view.value.seats"""
PROVEN = """row => [...row.querySelectorAll(".proven > span")]
  .map((part) => [part.querySelector("img")?.dataset.symbol.replace("res-", "") ?? part.querySelector("i").textContent,
                  Number(part.querySelector("b").textContent)])"""
OVERFLOWS = """row => [...row.querySelectorAll(".proven, .proven > span")]
  .some((part) => part.getBoundingClientRect().right > row.getBoundingClientRect().right)"""
HANDS_ARE_FULL = """async () => {
  const { view } = await import(asset("js/core/store.js"));
  const least = { brick: 3, lumber: 2, wool: 10, grain: 3, ore: 2 };
  const most = { brick: 6, lumber: 5, wool: 13, grain: 6, ore: 5 };
  const facts = { cards: 23, at_stake: 11, proven: { least, most, unknown: 3 } };
  const seats = Object.entries(view.value.seats).map(([seat, known]) => [seat, { ...known, ...facts }]);
  view.value = { ...view.value, seats: Object.fromEntries(seats) };
}"""
OWN_IS_SEEN = """() => {
  const [line, whole] = [".proven-mine", ".proven-mine > span"].map((one) => document.querySelector(one).getBoundingClientRect());
  return whole.top < line.bottom && whole.right <= line.right;
}"""
WORDS = {"brick": "brick", "lumber": "wood", "wool": "wool", "grain": "wheat", "ore": "ore"}


def somebody_was_robbed(state: State) -> bool:
    """Ana may trade; of two others some cards are certain and some are not."""
    if not may_trade(ANA)(state):
        return False
    seats = game.public_view(state)["seats"]
    hands = [seats[str(seat)]["proven"] for seat in (BEN, CEM, DORA)]
    doubtful = [hand for hand in hands if hand["least"] and hand["unknown"]]
    return len(doubtful) >= 2


WANTED = {
    "tracked": (somebody_was_robbed, None, {"card-tracker": True}),
    "hidden": (
        may(ANA, "EndTurn", "OfferTrade", "PlayYearOfPlenty"),
        None,
        {"hidden-bank": True},
    ),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("tracker"), WANTED) as played:
        yield played


def row_of(page: Page, seat: int) -> Locator:
    return page.locator(f'.opp[data-seat="{seat}"]')


def told_by_server(page: Page) -> dict[int, list[list[Any]]]:
    """By seat: kinds with the number that is certain, then how many are not."""
    told = {}
    for seat, facts in page.evaluate(SEATS).items():
        proven = facts["proven"]
        parts = [[kind, count] for kind, count in proven["least"].items()]
        told[int(seat)] = parts + ([["?", proven["unknown"]]] if proven["unknown"] else [])
    return told


def in_words(parts: list[list[Any]]) -> str:
    """As a row says them to who does not see the pictures."""
    cards = [f"{count} {WORDS[kind]}" for kind, count in parts if kind != "?"]
    unknown = [count for kind, count in parts if kind == "?"]
    if unknown:
        cards.append(f"{unknown[0]} unknown card{'' if unknown[0] == 1 else 's'}")
    return f"the log proves: {', '.join(cards)}"


def test_every_row_shows_what_the_log_proves(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "tracked")
    expect(page.locator(".opp .proven").first).to_be_visible()
    told = told_by_server(page)
    assert any(part[0] == "?" for parts in told.values() for part in parts)
    assert any(part[0] != "?" for parts in told.values() for part in parts)
    for seat in (BEN, CEM, DORA):
        row = row_of(page, seat)
        assert row.evaluate(PROVEN) == told[seat]
        assert not row.evaluate(OVERFLOWS)
        assert in_words(told[seat]) in (row.get_attribute("aria-label") or "")
    assert page.locator(".dock .hand header").evaluate(PROVEN) == told[ANA]
    assert page.evaluate(OWN_IS_SEEN)
    take_picture(page, PICTURES, "desk")
    seat = next(seat for seat in (BEN, CEM, DORA) if told[seat][-1][0] == "?")
    row_of(page, seat).click()
    sheet = page.locator(".player-sheet")
    expect(sheet).to_contain_text("Proven by the log")
    expect(sheet.locator(".could-be")).to_have_text(
        re.compile("“?” may be (brick|wood|wool|wheat|ore)".replace("?", r"\?"))
    )
    take_picture(page, PICTURES, "desk-sheet")
    accessible(page)


def test_long_hands_fit_their_rows(arrive: Arrive, played: Moments):
    """Of one's own hand it is shown in full or not at all."""
    page = sit_down(arrive, played, "tracked", locale="de-DE")
    expect(page.locator(".opp .proven").first).to_be_visible()
    page.evaluate(HANDS_ARE_FULL)
    rows = page.locator(".opp:has(.proven > .unknown)")
    expect(rows).to_have_count(3)
    expect(rows.first.locator(".proven > span")).to_have_count(6)
    assert not any(row.evaluate(OVERFLOWS) for row in rows.all())
    assert not page.evaluate(OWN_IS_SEEN)
    header, wishes = page.locator(".hand header"), page.locator(".hand header > :last-child")
    whole, last = header.bounding_box(), wishes.bounding_box()
    assert whole is not None
    assert last is not None
    assert last["x"] + last["width"] <= whole["x"] + whole["width"] + 1


def test_on_a_phone_a_tap_on_a_player_opens_it(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "tracked", phone=True)
    chips = page.locator(".pchip")
    expect(chips).to_have_count(3)
    told = told_by_server(page)
    take_picture(page, PICTURES, "phone")
    seat = next(seat for seat in (BEN, CEM, DORA) if told[seat][-1][0] == "?")
    chip = page.locator(f'.pchip[data-seat="{seat}"]')
    assert in_words(told[seat]) in (chip.get_attribute("aria-label") or "")
    chip.tap()
    sheet = page.locator(".player-sheet")
    expect(sheet).to_contain_text("Proven by the log")
    assert sheet.evaluate(PROVEN) == told[seat]
    assert not sheet.evaluate(OVERFLOWS)
    take_picture(page, PICTURES, "phone-sheet")
    accessible(page)


def test_everybody_is_shown_the_same_also_after_a_restart(arrive: Arrive, played: Moments):
    ana = sit_down(arrive, played, "tracked")
    told = told_by_server(ana)
    eve = arrive(f"/t/{played.code['tracked']}", at=played.server)
    expect(row_of(eve, ANA).locator(".proven")).to_be_visible()
    assert [row_of(eve, seat).evaluate(PROVEN) for seat in range(4)] == [
        told[seat] for seat in range(4)
    ]
    ana.close()
    eve.close()
    played.server.kill()
    played.server.start()
    again = sit_down(arrive, played, "tracked")
    assert told_by_server(again) == told


def test_text_mode_tells_it_in_words(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "tracked")
    told = told_by_server(page)
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    command = page.get_by_label("Command", exact=True)
    command.fill("players")
    command.press("Enter")
    for seat in range(4):
        expect(page.get_by_role("log")).to_contain_text(in_words(told[seat]))
        expect(page.get_by_role("table", name="Players")).to_contain_text(in_words(told[seat]))


def no_count_is_shown(page: Page) -> None:
    """Neither the bank's panel nor any other place has a number of it."""
    expect(page.locator(".bank .it.hidden")).to_have_text("?")
    expect(page.locator(".bank .it")).to_have_count(2)


@varied("phone", False, True, ids=["desk", "phone"])
def test_a_hidden_bank_is_traded_with_all_the_same(arrive: Arrive, played: Moments, phone: bool):
    page = sit_down(arrive, played, "hidden", phone=phone)
    if not phone:
        no_count_is_shown(page)
        take_picture(page, PICTURES, "hidden-desk")
    page.locator('[data-tile="trade"]').click()
    panel = page.locator("section.trade")
    expect(panel).to_be_visible()
    notes = panel.locator(".five.get [data-good] small").all_inner_texts()
    assert notes == ["brick", "wood", "wool", "wheat", "ore"]
    expect(panel).not_to_contain_text("“bank” shows what is left")
    take_picture(page, PICTURES, f"hidden-trade-{'phone' if phone else 'desk'}")
    button(page, "Close the trade").click()
    page.locator('[data-development="year_of_plenty"].playable').click()
    chooser = page.locator(".card-panel")
    notes = chooser.locator("[data-good] small").all_inner_texts()
    assert notes == ["brick", "wood", "wool", "wheat", "ore"]
    take_picture(page, PICTURES, f"hidden-card-{'phone' if phone else 'desk'}")
    accessible(page)


def test_text_mode_says_that_the_bank_is_hidden(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "hidden")
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    command = page.get_by_label("Command", exact=True)
    command.fill("bank")
    command.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("The bank’s cards are hidden")
    expect(page.get_by_role("table", name="Resources")).to_be_visible()
    expect(page.get_by_role("columnheader", name="In the bank")).to_have_count(0)
