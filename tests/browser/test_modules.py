"""The client's pure modules against what the server means by the same words."""

import random
from typing import Any

import pytest

from app.protocol import merge_patch
from tests.browser.conftest import ModulesIn

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


def test_legal_actions_unfold_row_by_row(modules: ModulesIn):
    groups = [
        {"type": "RollDice"},
        {"type": "BuildRoad", "path": [12, 31]},
        {"type": "MoveRobber", "hex": [3, 3, 8], "victim": [1, 2, None]},
    ]
    assert modules().evaluate(
        """async (groups) => {
            const { expand } = await import(asset("js/core/legal.js"));
            return expand(groups);
        }""",
        groups,
    ) == [
        {"type": "RollDice"},
        {"type": "BuildRoad", "path": 12},
        {"type": "BuildRoad", "path": 31},
        {"type": "MoveRobber", "hex": 3, "victim": 1},
        {"type": "MoveRobber", "hex": 3, "victim": 2},
        {"type": "MoveRobber", "hex": 8, "victim": None},
    ]


def test_updates_in_any_order_leave_no_gap_and_no_double(modules: ModulesIn):
    told = modules().evaluate(
        """async () => {
            const store = await import(asset("js/core/store.js"));
            const update = (version) => ({ type: "update", version, events: [{ type: "TurnEnded" }], patch: { n: version } });
            const snapshot = { type: "snapshot", version: 4, seat: null, geometry: {}, view: { n: 4 }, legal: [], forms: [], log: [] };
            const answers = [update(1), snapshot, update(5), update(5), update(4), update(7), update(6), update(7)].map(store.receive);
            return [answers.map((answer) => answer ?? "fine"), store.view.value.n, store.log.value.map((entry) => entry.version)];
        }"""
    )
    assert told == [
        ["gap", "fine", "fine", "fine", "fine", "gap", "fine", "fine"],
        7,
        [5, 6, 7],
    ]


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
