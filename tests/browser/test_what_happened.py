"""The sight of a move: its marks, its travel, its cards, and the dice."""

import math
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.looking import sit_down
from tests.browser.moments import MOMENTS, Moments, moments
from tests.browser.staged import HOLD
from tests.browser.steps import let_draw, middle
from tests.forms import varied

pytestmark = pytest.mark.browser

NOTE_MOVEMENTS = """() => {
  window.movements = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.movements.push({ name: this.dataset?.piece ?? this.className, frames });
    return animate.call(this, frames, options);
  };
}"""
ROBBER = """() => {
  const { x, y } = document.querySelector(".b-pieces [data-piece='robber'] image");
  return [x.baseVal.value, y.baseVal.value];
}"""
WATCH_ROBBER = """() => {
  const robber = document.querySelector(".b-pieces [data-piece='robber']");
  const look = () => {
    for (const movement of robber.getAnimations()) movement.pause();
    const { x, y, width, height } = robber.querySelector("image").getBoundingClientRect();
    window.places.push([x + width / 2, y + height / 2]);
  };
  const everyFrame = () => requestAnimationFrame(() => (look(), everyFrame()));
  Object.assign(window, { places: [], drawn: 0 });
  look();
  new MutationObserver(() => (look(), (window.drawn += 1))).observe(robber, { attributes: true, subtree: true });
  everyFrame();
}"""
"""The place of it whenever it is drawn anew, and in each frame. Its movement is stopped as it begins, so that speed plays no part."""
STEP = 20
"""In pixels: farther apart are two places."""
STACKS = """() => Object.fromEntries([...document.querySelectorAll("[data-card]")].map((stack) => {
  const { left, top, right, bottom } = stack.getBoundingClientRect();
  return [stack.dataset.card, [left, top, right, bottom]];
}))"""
CARD = 34
"""As large as a card flies."""
SPOT = """() => {
  const look = (part) => getComputedStyle(document.querySelector(`.target.path .capsule ${part}`));
  return { inside: [look(".line").fill, look(".rim").fill], rim: look(".rim").stroke, line: look(".line").stroke };
}"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    wanted = {name: MOMENTS[name] for name in ("set-up", "roll", "robber", "cards", "build")}
    with moments(tmp_path_factory.mktemp("happened"), wanted) as found:
        yield found


def inside(point: list[float], box: list[float]) -> bool:
    (x, y), (left, top, right, bottom) = point, box
    return left <= x <= right and top <= y <= bottom


def stop_of(frame: dict[str, str]) -> list[float]:
    """The middle of a flying card."""
    found = re.search(r"translate\(([-\d.]+)px, ([-\d.]+)px\)", frame["transform"])
    assert found
    return [float(part) + CARD / 2 for part in found.groups()]


def test_whom_one_may_rob_stay_in_sight_while_one_is_asked(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "robber")
    page.mouse.click(*middle(page.locator(".target[aria-label*=' or ']").first))
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Steal from")
    hex, asked = (
        page.locator(".target[aria-label*=' or ']").first.bounding_box(),
        bubble.bounding_box(),
    )
    assert hex is not None
    assert asked is not None
    assert asked["y"] > hex["y"] + hex["height"] or asked["y"] + asked["height"] < hex["y"]


def test_the_robber_travels_from_hex_to_hex_and_the_stolen_card_to_its_stack(
    arrive: Arrive, played: Moments
):
    page = sit_down(arrive, played, "robber", reduced_motion="no-preference")
    alone = page.locator(".target[aria-label*='steal']:not([aria-label*=' or '])").first
    expect(alone).to_be_visible()
    before, goal = page.evaluate(ROBBER), middle(alone)
    page.evaluate(NOTE_MOVEMENTS)
    page.evaluate(WATCH_ROBBER)
    page.mouse.click(*goal)
    page.wait_for_function("() => movements.some(({ name }) => name === 'robber')")
    after = page.evaluate(ROBBER)
    assert before != after
    frames = page.evaluate("movements.find(({ name }) => name === 'robber').frames")
    start = [float(part.removesuffix("px")) for part in frames[0]["translate"].split()]
    assert start == pytest.approx([before[0] - after[0], before[1] - after[1]], abs=0.2)
    let_draw(page, 3)
    first, *places = page.evaluate("places")
    assert math.dist(goal, first) > STEP, "it has some way to go"
    assert [place for place in places if math.dist(place, first) > STEP] == [], (
        "nor was it there before"
    )
    page.wait_for_function("() => movements.some(({ name }) => name === 'flying')")
    end = stop_of(page.evaluate("movements.find(({ name }) => name === 'flying').frames.at(-1)"))
    assert any(inside(end, box) for box in page.evaluate(STACKS).values())


@varied("phone", False, True)
def test_what_a_road_costs_leaves_from_its_stacks(arrive: Arrive, played: Moments, phone: bool):
    """In the hand, on a desk and on a phone."""
    page = sit_down(
        arrive,
        played,
        "cards",
        reduced_motion="no-preference",
        phone=phone,
    )
    page.locator("[data-tile='trade']").wait_for()
    stacks = page.evaluate(STACKS)
    page.evaluate(NOTE_MOVEMENTS)
    page.evaluate(
        """async () => {
          const { lastEvents, seat } = await import(asset("js/core/store.js"));
          const event = { type: "RoadBuilt", seat: seat.value, path: 0, free: false };
          lastEvents.value = { events: [event] };
        }"""
    )
    page.wait_for_function("() => movements.filter(({ name }) => name === 'flying').length === 2")
    starts = page.evaluate(
        "movements.filter(({ name }) => name === 'flying').map(({ frames }) => frames[0])"
    )
    assert all(
        any(inside(stop_of(frame), stacks[kind]) for kind in ("brick", "lumber"))
        for frame in starts
    )


def test_the_sum_is_written_beside_the_dice(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "cards")
    box = page.locator(".dicebox:not(.old):not(.before)").first
    label = box.get_attribute("aria-label") or ""
    expect(box.locator(".dice-sum")).to_have_text(label.split()[-1])


@varied("theme", "light", "dark")
def test_a_spot_for_a_road_is_hollow_and_shows_without_colors(
    arrive: Arrive, played: Moments, theme: str
):
    page = sit_down(arrive, played, "build", color_scheme=theme)
    page.locator("[data-tile='road']").click()
    expect(page.locator(".target.path").first).to_be_attached()
    spot = page.evaluate(SPOT)
    assert spot["inside"] == ["none", "none"]  # every seat's road is filled
    assert contrast(spot["rim"], spot["line"]) >= 3


def test_the_tip_tells_what_a_corner_brings_before_one_builds_there(
    arrive: Arrive, played: Moments
):
    page = sit_down(arrive, played, "build")
    page.locator("[data-tile='settlement']").click()
    page.mouse.move(*middle(page.locator(".target.intersection").first))
    expect(page.locator(".tip")).to_contain_text("corner", ignore_case=True)


def test_the_tip_over_a_harbor_says_what_it_is_good_for(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "build")
    page.locator('.ground [data-symbol="harbor-any"]').first.hover(force=True)
    expect(page.locator(".tip")).to_have_text(
        re.compile("^harbor 3:1.*the bank takes 3 of a kind for 1 card$", re.IGNORECASE)
    )


FULL = """() => [...document.querySelectorAll(".target.intersection")]
  .filter((spot) => getComputedStyle(spot.querySelector(".legal")).opacity !== "0.58").map(({ dataset }) => dataset.target)"""
"""The corners whose rings are not faded."""


def test_in_set_up_only_corners_around_the_pointer_are_in_full_and_a_press_closes_the_tip(
    arrive: Arrive, played: Moments
):
    page = sit_down(arrive, played, "set-up")
    spots = page.locator(".target.intersection")
    expect(spots.first).to_be_attached()
    assert page.evaluate(FULL) == []
    page.mouse.move(*middle(spots.nth(20)))
    expect(page.locator(".target.near").first).to_be_attached()
    full = page.evaluate(FULL)
    assert spots.nth(20).get_attribute("data-target") in full
    assert 2 <= len(full) <= 4, "itself and its neighbors"
    page.emulate_media(contrast="more")
    assert len(page.evaluate(FULL)) == spots.count()
    page.emulate_media(contrast="no-preference")
    expect(page.locator(".tip")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".target.path").first).to_be_attached()
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.locator(".targets.crowded")).to_have_count(0)


def test_my_place_shows_that_it_is_my_turn(arrive: Arrive, played: Moments):
    page: Page = sit_down(arrive, played, "build")
    expect(page.locator(".me.called")).to_have_count(1)
    expect(page.locator(".opp .plays")).to_have_count(0)


def test_what_others_placed_since_my_turn_is_ringed_until_i_act(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "build")
    page.locator("[data-tile='road']").wait_for()
    placed = page.evaluate(
        """async () => {
          const { sinceMyTurn } = await import(asset("js/board_game/board/marks.js"));
          return sinceMyTurn.value.length;
        }"""
    )
    rings = page.locator(".b-pieces .since:not(.rim)")
    last = page.locator(".last-move").count()
    assert placed > 0
    assert placed - last <= rings.count() <= placed
    page.locator("[data-tile='road']").click()
    page.mouse.click(*middle(page.locator(".target").first))
    expect(page.locator(".lines .ln").last).to_contain_text("built a road")
    expect(rings).to_have_count(0)


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_log_shows_where_that_begins_which_came_since_my_turn(arrive: Arrive, played: Moments):
    page = sit_down(arrive, played, "build")
    page.get_by_role("log").hover()  # who reads it gets all of it
    line = page.get_by_role("log").locator(".since-mine")
    expect(line).to_have_text("Since your turn")
    following = line.evaluate(
        "(line) => [...line.parentElement.querySelectorAll('.since-mine ~ .turn h2')].map((turn) => turn.textContent)"
    )
    assert len(following) == 4
    assert "You" not in following[0]
    assert "You rolled" in following[-1]


PLAY = """async (event) => {
  const { lastEvents, log } = await import(asset("js/core/store.js"));
  const entry = { version: log.value.at(-1).version + 1, events: [event] };
  log.value = [...log.value, entry];
  lastEvents.value = entry;
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_the_card_that_another_plays_lies_large_over_the_board_and_says_what_it_took(
    arrive: Arrive, played: Moments, phone: bool
):
    page = sit_down(arrive, played, "build", phone=phone)
    page.evaluate(HOLD)
    card = page.locator("[data-played]")
    mine = {"type": "MonopolyPlayed", "seat": 0, "resource": "wool", "taken": [0, 2, 0, 0]}
    page.evaluate(PLAY, mine)
    let_draw(page, 5)
    expect(card).to_have_count(0)
    bens = {"type": "MonopolyPlayed", "seat": 1, "resource": "wool", "taken": [3, 0, 2, 0]}
    page.evaluate(PLAY, bens)
    expect(card).to_contain_text("took 5 cards; you lost")
    expect(card.locator("[aria-label='3 wool']")).to_have_count(1)
    page.evaluate(PLAY, {"type": "DevelopmentCardBought", "seat": 1})
    expect(card).to_have_attribute("data-played", "monopoly")
    page.evaluate(PLAY, {"type": "KnightPlayed", "seat": 2})
    expect(card).to_have_attribute("data-played", "knight")
    page.evaluate("for (const [id, task] of [...held]) { held.set(id, () => {}); task(); }")
    expect(card).to_have_count(0)
    if not phone:
        expect(page.get_by_role("log")).to_contain_text("took 5 cards; you lost")


SAY = """async (line) => {
  const { chat } = await import(asset("js/core/store.js"));
  chat.value = [...chat.value, line];
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_what_another_says_lies_at_their_seat_for_a_while(
    arrive: Arrive, played: Moments, phone: bool
):
    page = sit_down(arrive, played, "build", phone=phone)
    page.evaluate(HOLD.replace("3000", "4000"))
    page.evaluate(SAY, {"id": 901, "name": "Ana", "seat": 0, "text": "Mine"})
    page.evaluate(SAY, {"id": 902, "name": "Dora", "seat": 3, "text": "Anyone for a sheep?"})
    bubble = page.locator(".said-bubble")
    expect(bubble).to_have_text("DAnyone for a sheep?")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(page.locator("li", has=bubble).locator("[data-seat='3']")).to_have_count(1)
    page.evaluate("for (const [id, task] of [...held]) { held.set(id, () => {}); task(); }")
    expect(bubble).to_have_count(0)
