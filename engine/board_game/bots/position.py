"""Conclusions of a bot from its position: where its roads lead, what it saves for."""

from collections.abc import Iterator
from functools import cached_property

from engine.bits import members
from engine.board_game.bots.sea_routes import Voyages
from engine.board_game.core.names import Intersection, Path

WORTH_A_VOYAGE = 6.0
"""The promise that a voyage needs to begin while there is still a place to settle on land."""


class Position(Voyages):
    """A view, judged for one seat."""

    def loss(self, at: Intersection) -> float:
        """The cost for me if nobody can settle there any more, less what it costs the others."""
        near = [at, *(other for _, other in self.geometry.ways[at])]
        lost = 0.0
        for place in near:
            if self.is_open(place):
                mine = self.reach(place, self.seat)
                theirs = any(self.reach(place, other) for other in self.others)
                lost += self.worth(place) * (mine - theirs)
        return lost

    @cached_property
    def spots(self) -> list[Intersection]:
        """Open intersections that my roads and ships reach."""
        return list(members(self.reached & self.open_places))

    def promise(self, path: Path) -> float:
        """Rate the end of a road there: its open end, or half of what lies one path further."""
        best = 0.0
        for end in self.geometry.ends[path]:
            if self.is_open(end):
                best = max(best, self.worth(end))
            elif self.buildings.get(end, (self.seat, ""))[0] == self.seat:
                ahead = [
                    self.worth(other) for _, other in self.geometry.ways[end] if self.is_open(other)
                ]
                best = max(best, 0.5 * max(ahead, default=0.0))
        return best

    @property
    def ways_on(self) -> tuple[str, ...]:
        """The pieces that lead to new places."""
        return ("road", "ship") if self.sails else ("road",)

    def plan(self, besides: str | None = None) -> str:
        """The piece to save for: worth most for the cards that are still missing."""
        left = self.me["left"]
        sails_on = self.sails and self.sails_on
        wishes: dict[str, float] = {}
        if left["city"] and any(
            building == (self.seat, "settlement") for building in self.buildings.values()
        ):
            wishes["city"] = 2.4
        if left["settlement"] and self.spots:
            wishes["settlement"] = 2.6
        elif left["road"] and left["settlement"] and not sails_on:
            wishes["road"] = 1.5
        if sails_on:
            wishes["ship"] = 0.9 if self.spots else 1.5
        if self.view["deck"]:
            wishes["development_card"] = 1.1
        wishes.pop(besides or "", None)
        if not wishes:
            return "road"
        return max(wishes, key=lambda piece: wishes[piece] / (1 + sum(self.missing(piece))))

    @cached_property
    def sails_on(self) -> bool:
        """Return whether the sea has more to offer than land; much more, while there is still a place to settle."""
        if not self.me["left"].get("ship"):
            return False
        enough = WORTH_A_VOYAGE if self.spots else 0.0
        return self.best_voyage > enough and self.best_voyage > self.best_road

    def could_build(self) -> bool:
        """Return whether my hand pays for something that I want, and there is room for it."""

        def paid(piece: str) -> bool:
            return not any(self.missing(piece))

        left, plan = self.me["left"], self.plan()
        too_many = sum(self.hand) > self.view["hand_limit"]
        settled = any(own == (self.seat, "settlement") for own in self.buildings.values())
        return (
            (left["city"] > 0 and settled and paid("city"))
            or (left["settlement"] > 0 and bool(self.spots) and paid("settlement"))
            or (
                left["road"] > 0 and (plan == "road" or too_many) and paid("road") and self.leads_on
            )
            or (
                left.get("ship", 0) > 0
                and (plan == "ship" or too_many)
                and paid("ship")
                and self.best_voyage > 0
            )
            or (
                self.view["deck"] > 0
                and (plan == "development_card" or too_many)
                and paid("development_card")
            )
        )

    @property
    def leads_on(self) -> bool:
        """Return whether any road of mine could lead to a place to settle."""
        return any(self.promise(path) > 0 for path in self.roads_next)

    @cached_property
    def best_road(self) -> float:
        """The most that one more road of mine could promise."""
        return max(map(self.promise, self.roads_next), default=0.0)

    @property
    def roads_next(self) -> Iterator[Path]:
        """The places where my roads can be extended."""
        for path, ends in enumerate(self.geometry.ends_mask):
            if (
                ends & self.reached
                and path not in self.ways
                and self.geometry.sides_mask[path] & self.land
            ):
                yield path
