"""The client's modules against what the server means by the same words; tests/js has what they need no server or page for."""

import random
from typing import Any

import pytest

from app.protocol import merge_patch
from tests.browser.conftest import ModulesIn
from tests.browser.steps import until

pytestmark = pytest.mark.browser


def anything(luck: random.Random, depth: int = 3) -> Any:
    if depth == 0 or luck.random() < 0.3:
        return luck.choice([0, 1, "wool", True, [1, 2], []])
    return {luck.choice("abcd"): anything(luck, depth - 1) for _ in range(luck.randrange(4))}


def test_a_patch_makes_the_new_view_of_the_old_one(modules: ModulesIn):
    luck = random.Random(7)
    pairs = [
        ({"view": anything(luck)}, {"view": anything(luck), "more": anything(luck)})
        for _ in range(300)
    ]
    patched = modules().evaluate(
        """async (pairs) => {
            const { merge } = await import(asset("js/core/patch.js"));
            return pairs.map(([old, patch]) => merge(old, patch));
        }""",
        [(old, merge_patch.difference(old, new)) for old, new in pairs],
    )
    assert patched == [new for _, new in pairs]


def test_a_roll_that_brings_only_gold_brings_something(modules: ModulesIn):
    """While somebody chooses the cards, nothing is said; the turn before is told as ever."""
    page = modules()

    def told(turn: int, *types: str, waiting: dict[str, Any]) -> str:
        said: str = page.evaluate(
            """async ([number, types, waiting]) => {
                const { view } = await import(asset("js/core/store.js"));
                const { loadText } = await import(asset("js/core/text.js"));
                const { remark } = await import(asset("js/board_game/events.js"));
                await loadText("table");
                view.value = { turn: { number: 7 }, waiting };
                return remark({ number, lines: types.map((type) => ({ event: { type } })) });
            }""",
            [turn, ["DiceRolled", "HexesProduced", *types], waiting],
        )
        return said

    gold = {"0": {"kind": "TakeGold", "count": 1}}
    assert told(7, waiting={}) == "Nobody got anything"
    assert told(7, waiting=gold) == ""
    assert told(6, waiting=gold) == "Nobody got anything"
    assert told(7, "GoldTaken", waiting={}) == ""
    assert told(7, "CardsProduced", waiting={}) == ""
    robber = {"0": {"kind": "MoveRobber"}}
    assert told(7, "KnightPlayed", waiting=robber) == "Nobody got anything"


DRAWN_AGAIN = """async (times) => {
    const { html } = await import(asset("js/core/html.js"));
    const { render } = await import(asset("vendor/preact.js"));
    const { signal } = await import(asset("vendor/signals.js"));
    const [turn, sign] = [signal(0), signal("")];
    window.drawn = [];
    const Part = ({ of }) => html`<i>${sign.value}${of}</i>`;
    // At each turn one of both is drawn again, and the other one kept.
    const Inside = () => {
        const element = html`<p><${Part} of=${Math.floor(turn.value / 2)} /><${Part} of=${Math.floor((turn.value + 1) / 2)} /></p>`;
        drawn.push(new WeakRef(element));
        return element;
    };
    const Frame = ({ children }) => html`<section>${children}</section>`;
    window.place = document.createElement("div");
    render(html`<${Frame}><${Inside} /><//>`, place);
    for (let each = 1; each <= times; each++) {
        turn.value = each;
        await new Promise((drawnAgain) => setTimeout(drawnAgain));
    }
}"""


def test_what_was_drawn_before_is_not_kept(modules: ModulesIn):
    """Whatever still holds an old element: whoever passed the first one on as a child, or a part that need not be drawn again."""
    page, times = modules(), 30
    page.evaluate(DRAWN_AGAIN, times)
    until(page, "async (text) => place.textContent === text", 2 * str(times // 2))
    session = page.context.new_cdp_session(page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    assert page.evaluate("drawn.filter((element) => element.deref()).length") <= 3
