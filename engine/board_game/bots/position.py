"""What a bot makes of its view: numbers on intersections, cards in hand, who leads."""

from functools import cached_property
from typing import Protocol

from engine.board_game import boards
from engine.board_game.core.names import (
    ANY_HARBOR,
    GOODS,
    HARBORS,
    NOBODY,
    RESOURCES,
    TERRAINS,
    Hex,
    Intersection,
    Path,
    Resource,
    Seat,
)
from engine.board_game.core.views import SeatView, View

PLAIN = range(len(RESOURCES))
GOOD_OF = dict(zip(TERRAINS, GOODS, strict=True))
"""By the name of a terrain."""
WEIGHTS = (1.0, 1.0, 0.85, 1.1, 1.1)
"""What a pip of each resource is worth."""


class Luck(Protocol):
    """Anything that draws a float between 0 and 1, such as `random.Random`."""

    def random(self) -> float: ...


def pips_of(number: int) -> int:
    """In how many of 36 rolls the number falls; 0 for no number."""
    return 6 - abs(7 - number) if number else 0


class Position:
    """A view, read for one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.geometry = boards.load(view["board"]["key"]).geometry
        self.me: SeatView = view["seats"][str(seat)]
        self.hand = [self.me["hand"][name] for name in RESOURCES]
        self.rates = [self.me["rates"][name] for name in RESOURCES]
        self.others = [int(other) for other in view["seats"] if int(other) != seat]
        self.goal: int = view["goal"]
        self.robber: Hex = view.get("robber", -1)
        self.buildings: dict[Intersection, tuple[Seat, str]] = {
            int(at): (building["seat"], building["kind"])
            for at, building in view["buildings"].items()
        }
        self.roads: dict[Path, Seat] = {int(path): owner for path, owner in view["roads"].items()}

    @cached_property
    def hexes(self) -> list[tuple[int, int]]:
        """What each hex produces, and its pips; no pips where that is no resource."""
        hexes, produced = self.view["board"]["hexes"], []
        for hex in range(len(hexes)):
            shown = hexes[str(hex)]
            good = GOOD_OF[shown["terrain"]]
            produced.append((good, pips_of(shown.get("number", 0)) if good in PLAIN else 0))
        return produced

    @cached_property
    def harbors(self) -> dict[Intersection, int]:
        """Kind of harbor, by intersection."""
        return {
            end: HARBORS.index(kind)
            for path, kind in self.view["board"]["harbors"].items()
            for end in self.geometry.ends[int(path)]
        }

    @cached_property
    def income(self) -> list[float]:
        """My pips, by resource."""
        income = [0.0] * 5
        for at, (owner, kind) in self.buildings.items():
            if owner == self.seat:
                for hex in self.geometry.hexes_beside[at]:
                    terrain, pips = self.hexes[hex]
                    if pips:
                        income[terrain] += pips * self.view["yields"][kind]
        return income

    def worth(self, at: Intersection) -> float:
        """How good a building place is: pips, kinds not yet produced, harbor."""
        income = self.income
        value = 0.0
        kinds = set()
        for hex in self.geometry.hexes_beside[at]:
            terrain, pips = self.hexes[hex]
            if pips:
                value += pips * WEIGHTS[terrain]
                kinds.add(terrain)
        value += sum(1.2 for kind in kinds if income[kind] == 0)
        harbor = self.harbors.get(at)
        if harbor is not None:
            value += 0.8 if harbor == ANY_HARBOR else 0.15 * income[harbor] + 0.4
        return value

    def is_open(self, at: Intersection) -> bool:
        """No building there or one path away."""
        return at not in self.buildings and not any(
            other in self.buildings for _, other in self.geometry.ways[at]
        )

    def reach(self, at: Intersection, seat: Seat) -> bool:
        """Whether roads of this seat lead there."""
        return any(
            self.roads.get(self.geometry.path_between(at, other)) == seat
            for _, other in self.geometry.ways[at]
        )

    def loss(self, at: Intersection) -> float:
        """What it costs me if nobody can settle there any more, less what it costs the others."""
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
        """Open intersections that my roads reach."""
        reached = {
            end
            for path, owner in self.roads.items()
            if owner == self.seat
            for end in self.geometry.ends[path]
        }
        return [at for at in reached if self.is_open(at)]

    def promise(self, path: Path) -> float:
        """What a road there leads to: its open end, or half of what lies one path further."""
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

    def missing(self, piece: str) -> list[int]:
        """Cards I lack for a piece, by resource."""
        cost = self.view["costs"][piece]
        return [max(0, cost.get(name, 0) - self.hand[kind]) for kind, name in enumerate(RESOURCES)]

    def spare(self, piece: str) -> list[int]:
        """Cards I could give away and still pay for a piece, by resource."""
        cost = self.view["costs"][piece]
        return [max(0, self.hand[kind] - cost.get(name, 0)) for kind, name in enumerate(RESOURCES)]

    def threat(self, seat: Seat) -> float:
        """How close somebody else is to winning, as far as one can see."""
        other = self.view["seats"][str(seat)]
        return float(other["points"] + 0.3 * other["development"] + 0.02 * other["cards"])

    def plan(self, besides: str | None = None) -> str:
        """The piece to save for: worth most for the cards that are still missing."""
        left = self.me["left"]
        wishes: dict[str, float] = {}
        if left["city"] and any(
            building == (self.seat, "settlement") for building in self.buildings.values()
        ):
            wishes["city"] = 2.4
        if left["settlement"] and self.spots:
            wishes["settlement"] = 2.6
        elif left["road"] and left["settlement"]:
            wishes["road"] = 1.5
        if self.view["deck"]:
            wishes["development_card"] = 1.1
        wishes.pop(besides or "", None)
        if not wishes:
            return "road"
        return max(wishes, key=lambda piece: wishes[piece] / (1 + sum(self.missing(piece))))

    def could_build(self) -> bool:
        """Whether my hand pays for something that I want, and there is room for it."""

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
                self.view["deck"] > 0
                and (plan == "development_card" or too_many)
                and paid("development_card")
            )
        )

    @property
    def leads_on(self) -> bool:
        """Whether a road of mine could lead to a place to settle."""
        return any(
            self.promise(path) > 0
            for path, ends in enumerate(self.geometry.ends)
            if path not in self.roads and any(self.reach(end, self.seat) for end in ends)
        )

    def blocked_income(self, hex: Hex) -> dict[Seat, int]:
        """Pips that a robber there takes from each seat."""
        pips = self.hexes[hex][1]
        lost: dict[Seat, int] = {}
        for at in self.geometry.corners[hex]:
            owner, kind = self.buildings.get(at, (NOBODY, ""))
            if owner == self.seat or owner in self.others:
                lost[owner] = lost.get(owner, 0) + pips * self.view["yields"][kind]
        return lost

    def blocked_trade(self, harbor: Path) -> dict[Seat, int]:
        """Whom a robber there keeps from trading, as if a harbor were worth two pips."""
        owners = [self.buildings.get(at, (NOBODY, ""))[0] for at in self.geometry.ends[harbor]]
        return {owner: 2 for owner in owners if owner == self.seat or owner in self.others}

    def most_wanted(self, piece: str) -> Resource:
        """The resource I lack most for a piece."""
        missing = self.missing(piece)
        return max(range(5), key=lambda kind: (missing[kind], -self.income[kind]))
