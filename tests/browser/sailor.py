"""Somebody who sails: builds and moves ships, takes gold, moves the pirate, and finds on a phone what is out of sight."""

from typing import Any

from tests.browser.player import WISHES, Player, worth

IN_SIGHT = """(keys) => keys.filter((key) => {
  const spot = document.querySelector(`[data-target="${key}"] .reach`)?.getBoundingClientRect();
  if (!spot) return false;
  const under = document.elementFromPoint(spot.x + spot.width / 2, spot.y + spot.height / 2);
  return Boolean(under?.closest(".board"));
})"""
"""Which of these spots a finger can reach: in the picture, and under nothing else."""
FIRST_TURNS = 12
"""So long everybody sails out before anything else."""


class Sailor(Player):
    def _decide(self, seen: dict[str, Any]) -> bool:
        either = self.page.locator(".bubble.build .btn, .place .piece")
        if either.count() > 1:
            self.press(either.nth(self.luck.randrange(either.count())))
            return True
        chooses = seen["discard"] or seen["victims"] or seen["confirm"]
        if seen["targets"] and not chooses:
            reachable = self.page.evaluate(IN_SIGHT, [key for key, _ in seen["targets"]])
            if not reachable:
                return self._look_elsewhere()
            seen["targets"] = [spot for spot in seen["targets"] if spot[0] in reachable]
        return super()._decide(seen)

    def _best_spot(self, seen: dict[str, Any]) -> str:
        def wish(spot: list[str]) -> float:
            return self._worth(spot[1]) + 3 * self.luck.random()

        best: str = max(seen["targets"], key=wish)[0]
        return best

    def _worth(self, name: str) -> float:
        return worth(name) + 9 * ("uncovers" in name) + 2 * ("sea" in name)

    def _look_elsewhere(self) -> bool:
        """Nothing legal is in sight: the small picture of the whole board leads there."""
        spot = self.page.locator(".overview .spot").first.bounding_box()
        assert spot is not None
        x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
        self.page.touchscreen.tap(x, y)
        return True

    def _discard(self) -> bool:
        if self.page.locator(".picker .suggest").count():
            return super()._discard()
        hand = self.look()["hand"]
        for kind in sorted(WISHES, key=lambda kind: hand.get(kind, 0)) * 2:
            if self.page.locator(".picker .confirm[aria-disabled]").count() == 0:
                break
            self.press(f'.picker [data-good="{kind}"]')
        self.press(".picker .confirm:not([aria-disabled])")
        self.story.told.add("GoldTaken")
        return True

    def _plans(self, tiles: dict[str, Any], points: int) -> list[str]:
        plans = super()._plans(tiles, points)
        sails = self.luck.random() < (0.8 if self.story.turn < FIRST_TURNS else 0.4)
        return [*plans[:2], "ship", *plans[2:]] if sails else plans
