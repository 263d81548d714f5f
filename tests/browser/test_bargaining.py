"""A trade between four people at their own screens: three answers, a counter-offer, a chosen partner."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.running import ROOT, RunningServer
from tests.browser.conftest import Arrive
from tests.browser.steps import END, ROLL, button, says, seated
from tests.conftest import ServerWith
from tests.forms import wide

pytestmark = pytest.mark.browser


SEED = "bargaining 1"
"""After the first roll everybody at the beginner's table has something to bargain with."""
PICTURES = ROOT / "test-results" / "bargaining"
HAND = """async () => {
  const { seat, view } = await import(asset("js/core/store.js"));
  return view.value.seats[seat.value].hand;
}"""


def four_at_the_beginners_table(arrive: Arrive, server: RunningServer) -> list[Page]:
    """Everything is placed and rolled; Ana may trade. Cem holds a phone."""
    people = seated(arrive, "Ana", "Ben", "Cem", "Dora", at=server, phones=("Cem",))
    ana = people[0]
    ana.locator("[data-step=RollDice]:not([data-unread])").click()
    expect(ana.locator("[data-step=EndTurn]")).to_be_visible()
    for page in people[1:]:
        says(page, "Ana is trading and building")
    return people


def hand(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(HAND)
    return {kind: count for kind, count in found.items() if count}


def bargain(people: list[Page]) -> tuple[str, str]:
    """A card that Ana can give, and one that all the others hold and she does not give."""
    mine, *others = (hand(page) for page in people)
    wanted = next(kind for kind in others[0] if all(kind in each for each in others))
    return next(kind for kind in mine if kind != wanted), wanted


def offer(page: Page, give: str, get: str) -> None:
    page.locator('[data-tile="trade"]').click()
    page.locator(f'.five.give [data-good="{give}"]').click()
    page.locator(f'.five.get [data-good="{get}"]').click()


def answers(page: Page) -> Locator:
    return page.locator(".open-offer").first.locator(".answers li")


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(PICTURES, f"{name}.jpg"))


def test_who_offered_chooses_among_those_who_accepted(arrive: Arrive, server_with: ServerWith):
    people = four_at_the_beginners_table(arrive, server_with(test_seed=SEED))
    ana, ben, cem, dora = people
    give, get = bargain(people)
    before = [hand(page) for page in people]

    offer(ana, give, get)
    expect(ana.locator(".after")).to_contain_text(str(before[0][give] - 1))
    ana.locator(".do-offer").click()
    expect(answers(ana)).to_contain_text(["thinking"] * 3)

    ben.locator(".incoming .accept").click()
    expect(ben.locator(".incoming")).to_contain_text("You accepted; Ana chooses")
    cem.locator(".incoming .accept").tap()
    dora.locator(".incoming .counter").click()
    expect(dora.locator("section.trade")).to_contain_text("Ana gives you")
    dora.locator(f'.five.get [data-good="{give}"]').click()
    button(dora, "Send counter-offer").click()

    expect(ana.locator(".confirm")).to_contain_text(["Trade with Ben", "Trade with Cem"])
    expect(answers(ana).last).to_contain_text("Counter-offer")
    counter = ana.locator(".incoming")
    expect(counter).to_contain_text("Dora")
    assert [hand(page) for page in people] == before, "an acceptance alone moves no card"
    for page, name in zip(people, ("ana", "ben", "cem", "dora"), strict=True):
        picture(page, f"answers-{name}")

    ana.keyboard.press("x")
    expect(counter).to_have_count(0)
    ana.keyboard.press("a")
    expect(ana.locator(".confirm", has_text="Ben")).to_be_focused()
    ana.keyboard.press("Tab")
    ana.keyboard.press("Enter")
    expect(ana.locator(".open-offer")).to_have_count(0)
    for page in people:
        expect(page.locator(".offer")).to_have_count(0)
    after = [hand(page) for page in people]
    assert after[0].get(give, 0) == before[0][give] - 1
    assert after[0].get(get, 0) == before[0].get(get, 0) + 1
    expect(ben.get_by_role("log")).to_contain_text("Cem")
    assert after[1] == before[1]
    assert after[2].get(give, 0) == before[2].get(give, 0) + 1
    assert after[2].get(get, 0) == before[2][get] - 1
    assert after[3] == before[3]


def test_from_a_counter_offer_one_finds_back_to_theirs(arrive: Arrive, server_with: ServerWith):
    people = four_at_the_beginners_table(arrive, server_with(test_seed=SEED))
    ana, ben, cem, dora = people
    give, get = bargain(people)
    offer(ana, give, get)
    ana.locator(".partners button", has_text="Ben").click()
    button(ana, "Offer to Ben").click()
    ben.locator(".incoming .counter").click()
    for page in (cem, dora):
        expect(page.locator(".incoming")).to_have_count(0)
    send = button(ben, "Send counter-offer")
    expect(send).to_have_attribute("aria-disabled", "true")
    other = ben.locator("section.trade .get [data-good]:not([aria-disabled=true])").first
    other.click()
    expect(send).not_to_have_attribute("aria-disabled", "true")
    button(ben, "Accept theirs").click()
    expect(ben.locator("section.trade")).to_have_count(0)
    expect(ana.locator(".confirm", has_text="Ben")).to_be_visible()
    ana.keyboard.press("x")
    for page in people:
        expect(page.locator(".offer")).to_have_count(0)


def test_wishes_begin_an_offer_and_nobody_is_nagged(arrive: Arrive, server_with: ServerWith):
    people = four_at_the_beginners_table(arrive, server_with(test_seed=SEED))
    ana, ben, cem, dora = people
    give, get = bargain(people)
    ben.locator(".my-pins").click()
    ben.get_by_role("group", name="I want", exact=True).locator(f'[data-kind="{give}"]').click()
    ben.get_by_role("group", name="I have", exact=True).locator(f'[data-kind="{get}"]').click()
    expect(ana.locator("button.pins > span")).to_have_count(2)  # what he wants, and what he has
    ana.locator("button.pins").click()
    picture(ana, "wishes")
    button(ana, "Offer to Ben").click()
    expect(answers(ana)).to_contain_text(["thinking"])
    ben.locator(".incoming .decline").click()
    expect(ana.locator(".open-offer")).to_have_count(0)

    kept = ben.get_by_role("group", name="I’m keeping", exact=True).locator(f'[data-kind="{get}"]')
    kept.click()
    expect(kept).to_have_attribute("aria-pressed", "true")
    expect(ana.locator("button.pins")).not_to_contain_text("has")

    dora.locator(".my-pins").click()
    dora.get_by_role("switch", name="Not trading for now").click()
    expect(ana.locator(".side")).to_contain_text("no trades")
    offer(ana, give, get)
    ana.locator(".do-offer").click()
    expect(answers(ana)).to_contain_text(["no", "thinking", "no"])
    expect(ben.locator(".incoming")).to_have_count(0)
    expect(dora.locator(".incoming")).to_have_count(0)
    picture(ben, "kept")
    picture(cem, "offer-on-the-phone")
    cem.locator(".incoming .decline").tap()
    expect(ana.locator(".open-offer")).to_have_count(0)
    offer(ana, give, get)
    ana.locator(".do-offer").click()
    expect(ana.locator(".refused")).to_have_text("You have already made that offer this turn.")


def test_whoever_is_waited_for_reads_it_in_sentence_row_and_title(
    arrive: Arrive, server_with: ServerWith
):
    people = four_at_the_beginners_table(arrive, server_with(test_seed=SEED))
    ana, ben, cem, _ = people
    offer(ana, *bargain(people))
    ana.locator(".do-offer").click()
    for page in (ben, cem):
        says(page, "Ana is waiting for your answer")
        expect(page).to_have_title("● Ana is waiting for your answer – Friday table")
    expect(ben.locator(".who-am-i small")).to_have_text("your answer")
    row = ana.locator('.opp[data-seat="1"] .ans')
    expect(row).to_have_text("asked")
    ben.locator(".incoming .counter").click()
    expect(row).to_have_text("counters…")
    expect(answers(ana)).to_contain_text(["writing a counter-offer", "thinking", "thinking"])
    ben.locator('[aria-label="Close the trade"]').click()
    expect(row).to_have_text("asked")
    ben.locator(".incoming .decline").click()
    says(ben, "Ana is trading and building")
    expect(ben).to_have_title("Waiting for Ana – Friday table")


@wide
def test_keys_do_what_the_large_button_says_whatever_was_clicked_before(
    arrive: Arrive, server_with: ServerWith
):
    ana, ben, cem, dora = four_at_the_beginners_table(arrive, server_with(test_seed=SEED))
    ana.locator("[data-tile=trade]").click()
    ana.locator('[aria-label="Close the trade"]').click()
    ana.get_by_role("tab", name="Dice").click()
    ana.locator(".opp").first.click()
    ana.locator(".player-sheet .ib").first.click()
    expect(ana.locator(".player-sheet")).to_have_count(0)
    ana.locator(END).wait_for()
    ana.keyboard.press("Space")
    for page, key in ((ben, "Enter"), (cem, "Space")):
        says(page, "You: roll the dice")
        page.locator("[data-tile=trade]").click(force=True)
        page.locator(ROLL).wait_for()
        page.keyboard.press(key)
        page.locator(END).wait_for()
        page.keyboard.press("Enter")
    says(dora, "You: roll the dice")


def test_keys_press_what_tab_has_led_to(arrive: Arrive, server_with: ServerWith):
    ana, *_ = four_at_the_beginners_table(arrive, server_with(test_seed=SEED))
    ana.locator("[data-tile=road]").focus()
    for _ in range(9):
        if ana.evaluate("document.activeElement.dataset.tile") == "trade":
            break
        ana.keyboard.press("Tab")
    ana.keyboard.press("Space")
    expect(ana.locator("section.trade")).to_be_visible()
