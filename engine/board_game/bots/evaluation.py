"""A position on land read with foresight: what a place earns, how soon a piece can be paid, what a road leads to."""

from functools import cached_property
from typing import Final

from engine.board_game.bots.position import Position
from engine.board_game.bots.view_reading import WEIGHT_OF_GOLD, WEIGHTS
from engine.board_game.core.names import ANY_HARBOR, RESOURCES, Intersection, Path, Seat
from engine.board_game.core.view_types import View

ROLLS: Final = 36
LONGEST_WAIT: Final = 60.0
"""Turns after which a longer wait makes no difference."""
STEPS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 17.0, 22.0, 30.0, 40.0)
"""After how many turns the bot checks whether it could pay for a piece."""
WEIGHT_OF_PIECES: Final = {"city": 1.2, "settlement": 1.3, "road": 0.5, "development_card": 0.8}
FAR_SIGHT: Final = (1.0, 0.55, 0.3)
"""The weight of a place zero, one or two paths beyond a road."""
POWER: Final = 30
"""The weight of building faster, compared with pips."""
BASE_WAIT: Final = 0.2
"""Turns added to every wait: the smaller, the more the bot builds what it can pay for now."""
DEVELOPMENT: Final = 7.0
"""The value of a development card; a point is worth ten."""
ROAD_AHEAD: Final = 30.0
"""The value of a road to a new place: the place, and more room for the next."""
AWARD: Final = 20.0
"""The value of the longest road."""
SHORTEST_ROAD: Final = 5
SMALLEST_ARMY: Final = 3


class Foresight(Position):
    """Judges what the easy bot judges, by turns instead of by cards."""

    def __init__(self, view: View, seat: Seat) -> None:
        super().__init__(view, seat)
        self._worth: dict[Intersection, float] = {}
        self._plans: dict[tuple[str | None, tuple[int, ...]], tuple[str, float]] = {}

    @cached_property
    def costs(self) -> dict[str, list[int]]:
        """Cards for each piece, by resource."""
        return {
            piece: [cost.get(name, 0) for name in RESOURCES]
            for piece, cost in self.view["costs"].items()
        }

    # --- time

    def turns_for(
        self,
        cost: list[int],
        hand: list[int] | None = None,
        income: list[float] | None = None,
        rates: list[int] | None = None,
    ) -> float:
        """In how many rounds a cost is paid from the hand, what comes in, and trades with the supply."""
        hand = self.hand if hand is None else hand
        income = self.income if income is None else income
        rates = self.rates if rates is None else rates
        lacking = 0
        bought = 0
        for kind in range(5):
            left = hand[kind] - cost[kind]
            if left < 0:
                lacking -= left
            else:
                bought += left // rates[kind]
        if lacking <= bought:
            return 0.0
        each = [pips * self._rolls for pips in income]
        for turns in STEPS:
            balance = 0.0
            for kind in range(5):
                left_then = hand[kind] + each[kind] * turns - cost[kind]
                balance += left_then / rates[kind] if left_then > 0 else left_then
            if balance >= 0:
                return turns
        return LONGEST_WAIT

    @cached_property
    def _rolls(self) -> float:
        """By pip and round: everybody's roll pays."""
        return (len(self.others) + 1) / ROLLS

    def power(self, income: list[float], rates: list[int]) -> float:
        """The speed at which an income builds from an empty hand."""
        empty = [0] * 5
        return sum(
            weight / (1 + self._wait(self.costs[piece], empty, income, rates))
            for piece, weight in WEIGHT_OF_PIECES.items()
        )

    def _wait(
        self, cost: list[int], hand: list[int], income: list[float], rates: list[int]
    ) -> float:
        """Like `turns_for`, but to any fraction of a turn."""
        low, high = 0.0, LONGEST_WAIT
        each = [pips * self._rolls for pips in income]
        for _ in range(9):
            turns = (low + high) / 2
            balance = 0.0
            for kind in range(5):
                left = hand[kind] + each[kind] * turns - cost[kind]
                balance += left / rates[kind] if left > 0 else left
            if balance >= 0:
                high = turns
            else:
                low = turns
        return high

    @cached_property
    def _own_power(self) -> float:
        return self.power(self.income, self.rates)

    # --- places

    def worth(self, at: Intersection) -> float:
        """The gain of a building there: how much sooner everything can be paid, and its pips."""
        if at not in self._worth:
            self._worth[at] = self._judge(at)
        return self._worth[at]

    def _judge(self, at: Intersection) -> float:
        income, rates = self.income[:], self.rates[:]
        pips_there = 0.0
        for hex in self.geometry.hexes_beside[at]:
            terrain, pips = self.hexes[hex]
            if pips:
                income[terrain] += pips
                pips_there += pips * WEIGHTS[terrain]
            elif hex in self.gold:
                income = [count + self.gold[hex] / len(income) for count in income]
                pips_there += self.gold[hex] * WEIGHT_OF_GOLD
        harbor = self.harbors.get(at)
        if harbor == ANY_HARBOR:
            rates = [min(rate, 3) for rate in rates]
        elif harbor is not None:
            rates[harbor] = 2
        return pips_there + POWER * (self.power(income, rates) - self._own_power)

    def promise(self, path: Path) -> float:
        """The best place that a road there leads to, up to two paths further, less where others are as near."""
        best = 0.0
        seen = set(self.geometry.ends[path])
        edge = [end for end in self.geometry.ends[path] if not self.reach(end, self.seat)] or list(
            self.geometry.ends[path]
        )
        for share in FAR_SIGHT:
            ahead: list[Intersection] = []
            for end in edge:
                if self.is_open(end):
                    contested = any(self.reach(end, other) for other in self.others)
                    best = max(best, share * self.worth(end) * (0.8 if contested else 1))
                if self.buildings.get(end, (self.seat, ""))[0] != self.seat:
                    continue
                for _, other in self.geometry.ways[end]:
                    if (
                        other not in seen
                        and self.geometry.path_between(end, other) not in self.ways
                    ):
                        seen.add(other)
                        ahead.append(other)
            edge = ahead
        return best

    @cached_property
    def best_way(self) -> float:
        """The most that a road of mine could promise."""
        mine = {
            end
            for path, owner in self.roads.items()
            if owner == self.seat
            for end in self.geometry.ends[path]
            if self.buildings.get(end, (self.seat, ""))[0] == self.seat
        }
        return max(
            (
                self.promise(self.geometry.path_between(end, other))
                for end in mine
                for _, other in self.geometry.ways[end]
                if self.geometry.path_between(end, other) not in self.ways
            ),
            default=0.0,
        )

    # --- the longest road and the largest army

    def length_with(self, path: Path) -> int:
        """The length of my longest road if there were a road there too."""
        mine = {road for road, owner in self.roads.items() if owner == self.seat} | {path}

        def longest_from(at: Intersection, used: frozenset[Path]) -> int:
            best = 0
            if used and self.buildings.get(at, (self.seat, ""))[0] != self.seat:
                return 0
            for _, other in self.geometry.ways[at]:
                road = self.geometry.path_between(at, other)
                if road in mine and road not in used:
                    best = max(best, 1 + longest_from(other, used | {road}))
            return best

        return max(
            longest_from(end, frozenset()) for road in mine for end in self.geometry.ends[road]
        )

    @cached_property
    def road_to_beat(self) -> int | None:
        """The length that takes the longest road from the others; None if I hold it."""
        holder = self.view.get("longest_road")
        if holder == self.seat:
            return None
        if holder is None:
            return SHORTEST_ROAD
        length: int = self.view["seats"].get(str(holder), self.me)["road"]
        return max(length + 1, SHORTEST_ROAD)

    @cached_property
    def knights_short(self) -> int | None:
        """The number of knights between me and the largest army; None if I hold it."""
        if self.view.get("largest_army") == self.seat:
            return None
        theirs = max(
            (self.view["seats"][str(other)]["played"].get("knight", 0) for other in self.others),
            default=0,
        )
        held = self.view.get("largest_army") is not None
        needed = max(SMALLEST_ARMY, theirs + 1 if held else 0)
        mine: int = self.me["played"].get("knight", 0)
        return max(needed - mine, 0)

    # --- what to save for

    def threat(self, seat: Seat) -> float:
        """The closeness of somebody else to winning: the last points weigh most."""
        other = self.view["seats"][str(seat)]
        points = other["points"] + 0.35 * other["development"]
        return float(1 + points + 0.02 * other["cards"] + 8 * (points / self.goal) ** 3)

    def plan(self, besides: str | None = None) -> str:
        """The piece with the best return for the turns it takes."""
        return self.best_plan(besides, self.hand)[0]

    def best_plan(self, besides: str | None, hand: list[int]) -> tuple[str, float]:
        """Choose a plan to save for with such a hand, and rate it."""
        key = (besides, tuple(hand))
        if key not in self._plans:
            self._plans[key] = self._find_plan(besides, hand)
        return self._plans[key]

    def _find_plan(self, besides: str | None, hand: list[int]) -> tuple[str, float]:
        wishes = {piece: value for piece, value in self._wishes.items() if piece != besides}
        if not wishes:
            return "road", 0.0
        rated = {}
        for piece, (value, cost) in wishes.items():
            rated[piece] = value / (BASE_WAIT + self.turns_for(cost, hand))
        best = max(rated, key=lambda piece: rated[piece])
        return best, rated[best] + 0.15 * (sum(rated.values()) - rated[best])

    @cached_property
    def _wishes(self) -> dict[str, tuple[float, list[int]]]:
        """Values of pieces, a point being worth ten, and what they cost with all that goes before."""
        left = self.me["left"]
        late = self.me["total"] / self.goal
        grown = 1.1 - late
        wishes: dict[str, tuple[float, list[int]]] = {}
        towns = [
            at for at, building in self.buildings.items() if building == (self.seat, "settlement")
        ]
        if left["city"] and towns:
            gain = max(self.worth(at) for at in towns)
            wishes["city"] = (10 + gain * grown, self.costs["city"])
        if left["settlement"] and self.spots:
            gain = max(self.worth(at) for at in self.spots)
            wishes["settlement"] = (10 + gain * grown, self.costs["settlement"])
        if left["road"]:
            if left["settlement"] and not self.spots and self.best_way > 0:
                value = ROAD_AHEAD + self.best_way * grown
                cost = [
                    road + town
                    for road, town in zip(self.costs["road"], self.costs["settlement"], strict=True)
                ]
                wishes["road"] = (value, cost)
            beat = self.road_to_beat
            if beat is not None:
                ways = max(beat - self.me["road"], 1)
                if ways <= min(2, left["road"]):
                    award = (AWARD, [ways * count for count in self.costs["road"]])
                    before = wishes.get("road")
                    if before is None or self._rate(award) > self._rate(before):
                        wishes["road"] = award
        if self.view["deck"]:
            value = DEVELOPMENT
            short = self.knights_short
            if short is not None and short <= 2:
                value += 2.5
            wishes["development_card"] = (value, self.costs["development_card"])
        return wishes

    def _rate(self, wish: tuple[float, list[int]]) -> float:
        return wish[0] / (BASE_WAIT + self.turns_for(wish[1]))

    @cached_property
    def wants_length(self) -> bool:
        """Return whether one or two more roads would make mine the longest."""
        beat = self.road_to_beat
        return beat is not None and 0 < beat - self.me["road"] <= 2
