"""House rules at the table: what they add is seen, chosen by mouse, finger, keys and text, and told."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from engine.board_game import game
from engine.board_game.core.state import State
from engine.board_game.options.robber_is_pirate import MoveRobberToHarbor
from tests.app.running import ROOT
from tests.browser.conftest import Arrive
from tests.browser.looking import accessible, sit_down, take_picture
from tests.browser.moments import ANA, Moments, Way, may, moments
from tests.browser.steps import (
    button,
    lobby_of,
    says,
    start,
    table_of,
    unfold,
    unfold_house_rules,
)
from tests.forms import varied

pytestmark = pytest.mark.browser

PICTURES = ROOT / "test-results" / "house-rules"
HARBORS = '.target[data-target^="harbor"]'
LEGAL = """async () => (await import(asset("js/core/store.js"))).legal.value"""


def may_rob_at_a_harbor(state: State) -> bool:
    """Ana has rolled a seven, and somebody with cards lives at a harbor."""
    if not may(ANA, "MoveRobberToHarbor", "LeaveRobber")(state):
        return False
    legal = game.legal_actions(state, ANA)
    return any(isinstance(each, MoveRobberToHarbor) and each.victim is not None for each in legal)


def has_no_knight(state: State) -> bool:
    return may(ANA, "LetRobberStand")(state) and not may(ANA, "PlayKnight")(state)


PIRATE = {"robber-is-pirate": True, "optional-robber": True}
ANSWERS = {"knight-interrupt": True}
WANTED: dict[str, Way] = {
    "harbor": (may_rob_at_a_harbor, None, PIRATE),
    "harbor-touch": (may_rob_at_a_harbor, None, PIRATE),
    "harbor-keys": (may_rob_at_a_harbor, None, PIRATE),
    "harbor-text": (may_rob_at_a_harbor, None, PIRATE),
    "leave": (may_rob_at_a_harbor, None, PIRATE),
    "answer": (may(ANA, "LetRobberStand", "PlayKnight"), None, ANSWERS),
    "answer-phone": (may(ANA, "LetRobberStand", "PlayKnight"), None, ANSWERS),
    "pass": (has_no_knight, None, ANSWERS),
    "one-road": (
        may(ANA, "PlaceFreeRoad", "DeclineFreeRoad"),
        None,
        {"one-free-road": True, "dice-deck": 5},
    ),
    "points": (
        may(ANA, "EndTurn", "PlayVictoryPoint"),
        None,
        {"vp-cards-are-ordinary": True, "hand-limit": 9},
    ),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    with moments(tmp_path_factory.mktemp("house-rules"), WANTED) as played:
        yield played


def to_rob_at(page: Page) -> tuple[int, int]:
    """A harbor and whom one may rob there."""
    (group,) = [each for each in page.evaluate(LEGAL) if each["type"] == "MoveRobberToHarbor"][:1]
    return group["harbor"], group["victim"]


def stands_at_a_harbor(page: Page) -> None:
    expect(page.get_by_role("log")).to_contain_text("You moved the robber to the")
    expect(page.locator(".b-pieces .robber")).to_have_count(1)
    expect(page.locator(HARBORS)).to_have_count(0)


def test_the_robber_is_put_on_a_harbor_with_the_mouse(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "harbor")
    says(page, "You: move the robber")
    expect(page.locator(HARBORS)).to_have_count(9)
    harbor, _ = to_rob_at(page)
    spot = page.locator(f'[data-target="harbor-{harbor}"]')
    spot.hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("harbor")
    take_picture(page, PICTURES, "harbor-offered")
    accessible(page)
    box = spot.locator(".reach").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    victim = page.locator(".bubble .victim")
    if victim.count():
        victim.first.click()
    stands_at_a_harbor(page)
    take_picture(page, PICTURES, "harbor-taken")


def test_the_robber_is_put_on_a_harbor_with_a_finger(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "harbor-touch", phone=True)
    says(page, "You: move the robber")
    harbor, _ = to_rob_at(page)
    page.locator(f'[data-target="harbor-{harbor}"] .reach').tap(force=True)
    expect(page.locator(".place")).to_be_visible()
    take_picture(page, PICTURES, "harbor-phone")
    page.locator(".place .victim").first.tap()
    expect(page.locator(".place")).to_have_count(0)
    expect(page.locator(HARBORS)).to_have_count(0)


def test_the_robber_is_put_on_a_harbor_with_the_keys(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "harbor-keys")
    harbor, _ = to_rob_at(page)
    spot = page.locator(f'[data-target="harbor-{harbor}"]')
    expect(spot).to_have_attribute("aria-label", re.compile(r"^harbor .*; steal from .*; legal$"))
    spot.focus()
    page.keyboard.press("Enter")
    victim = page.locator(".bubble .victim")
    if victim.count():
        page.keyboard.press("Enter")
    stands_at_a_harbor(page)


def test_the_robber_is_put_on_a_harbor_in_text_mode(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "harbor-text")
    page.get_by_role("link", name="Text mode").focus()
    page.keyboard.press("Enter")
    command = page.get_by_label("Command", exact=True)
    command.fill("robber harbor")
    command.press("Enter")
    answers = page.get_by_role("log")
    expect(answers).to_contain_text(re.compile(r"robber harbor \d+ \w+"))
    (offered, *_) = re.findall(r"robber harbor \d+ \w+", answers.inner_text())
    command.fill(offered)
    command.press("Enter")
    expect(answers).to_contain_text("You moved the robber to the harbor")


def test_the_robber_is_left_where_it_is(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "leave")
    leave = page.locator("[data-step=LeaveRobber]")
    expect(leave).to_contain_text("Leave it there")
    take_picture(page, PICTURES, "leave")
    leave.click()
    expect(page.get_by_role("log")).to_contain_text("You left the robber where it is")


def test_one_does_without_the_second_free_road(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "one-road")
    says(page, "You: place free road 2 of 2")
    decline = page.locator("[data-step=DeclineFreeRoad]:not([data-unread])")
    expect(decline).to_contain_text("No second road")
    take_picture(page, PICTURES, "one-road")
    decline.click()
    expect(page.get_by_role("log")).to_contain_text("You skipped the second free road")
    says(page, "Your turn")


@varied("moment", "answer", "answer-phone")
def test_the_robber_is_answered_with_a_knight(arrive: Arrive, played: Moments, moment: str):
    page = sit_down(arrive, played, moment, phone=moment == "answer-phone")
    says(page, "You: answer the robber")
    panel = page.locator(".answer-robber")
    expect(panel).to_contain_text("Nobody sees what you answer")
    take_picture(page, PICTURES, moment)
    if moment == "answer":
        expect(page.locator(".who-am-i small")).to_have_text("you")  # it is another's turn
        accessible(page)
    button(page, "Play a Knight").click()
    expect(panel).to_have_count(0)


def test_without_a_knight_one_lets_it_be(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "pass")
    panel = page.locator(".answer-robber")
    expect(panel).to_contain_text("You have no Knight to play")
    take_picture(page, PICTURES, "pass")
    page.keyboard.press("Space")
    expect(panel).to_have_count(0)


def test_a_victory_point_is_played_like_any_card(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "points")
    card = page.locator('[data-development="victory_point"].playable')
    card.click()
    expect(page.locator(".card-panel")).to_contain_text("Counts one point once it is played")
    take_picture(page, PICTURES, "points")
    page.locator(".card-panel .play-card").click()
    expect(page.get_by_role("log")).to_contain_text("You played a Victory point card")


def test_an_open_hand_without_cards_is_told_too(arrive: Arrive):
    page = arrive(None)
    code = table_of(page, seats=2, options={"open-hands": True, "first-player": "first-seat"})
    start(code, page)
    page.goto(f"t/{code}")
    page.locator(".opp").click()
    sheet = page.locator(".player-sheet")
    for row in ("Open hand", "Income by number"):
        expect(sheet.locator(f"dt:text-is('{row}') + dd")).to_have_text("nothing yet")


@varied("phone", True, False)
def test_the_lobby_lists_the_rules_under_headings(arrive: Arrive, phone: bool):
    page = arrive(None, phone=phone)
    lobby_of(page, unfolded=False)
    if phone:
        page.locator(".play-summary").tap()
    else:
        expect(page.locator(".house-rules h3").first).to_be_hidden()
        unfold_house_rules(page)
    expect(page.locator(".house-rules h3").first).to_be_visible()
    headings = page.locator(".house-rules h3").all_inner_texts()
    assert headings[:2] == ["Goal and turn", "Seven and robber"]
    expect(page.locator("#option-beginner-start")).to_contain_text("Not on this map")
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"lobby{'-phone' if phone else ''}.jpg", full_page=True)
    group = page.locator(".rule-group").filter(
        has=page.get_by_role("heading", name="Development cards")
    )
    switch = group.get_by_role("switch", name="Knights answer the robber")
    if phone:
        expect(switch).not_to_be_visible()
        unfold(page, "Development cards")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    accessible(page)
    group.locator("summary").click()
    expect(switch).not_to_be_visible()
    expect(group.locator("summary small")).to_have_text("Knights answer the robber")
    page.screenshot(path=PICTURES / f"lobby-folded{'-phone' if phone else ''}.jpg", full_page=True)
