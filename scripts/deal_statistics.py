"""`python -m scripts.deal_statistics` deals each map of the sea many times and prints how what was dealt compares with its procedure: a
chi-square with its degrees of freedom, and how likely chance alone comes as far from it.

Where a pool is shuffled over its hexes, every kind is as likely on each of them. In one deal they exclude each other, so that
Pearson's sum is by a factor n / (n - 1) too large for n hexes; it is given without that factor. The same deals follow from the same
seeds everywhere."""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from engine.board_game import boards, game
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.island import Island
from engine.board_game.core.names import FOG
from engine.board_game.core.state import Rules
from engine.board_game.rules.dealing import NoLayout, lay, to_number
from engine.board_game.scenarios.exploration import pool_of, turned_over
from engine.board_game.scenarios.harbors_by_players import KEY as LAID_BY_PLAYERS
from engine.board_game.scenarios.harbors_by_players import LAID, LayHarborDecision, quays, turn_up
from engine.board_game.scenarios.wandering_tokens import FAR, from_the_bag
from engine.board_game.scenarios.wandering_tokens import KEY as WANDERING
from engine.chance import Chance, Random
from scripts.bots_at_sea import maps

DEALS: Final = 2000
N = TypeVar("N", bound="Table | Draws")


@dataclass
class Table:
    """Count how often each kind came to lie in each place. `shuffled`: each deal lays the same kinds, one in each place."""

    shuffled: bool = True
    counts: Counter[tuple[Hashable, Hashable]] = field(default_factory=Counter)

    def note(self, place: Hashable, kind: Hashable) -> None:
        self.counts[place, kind] += 1

    def chi_square(self) -> tuple[float, int]:
        """Chi-square against every kind being equally likely everywhere, and the degrees of freedom."""
        places: Counter[Hashable] = Counter()
        kinds: Counter[Hashable] = Counter()
        for (place, kind), count in self.counts.items():
            places[place] += count
            kinds[kind] += count
        whole = self.counts.total()
        far = 0.0
        for place, here in places.items():
            for kind, of_it in kinds.items():
                expected = here * of_it / whole
                far += (self.counts[place, kind] - expected) ** 2 / expected
        if self.shuffled:
            far *= (len(places) - 1) / len(places)
        return far, (len(places) - 1) * (len(kinds) - 1)


@dataclass
class Draws:
    """Count how often each of several equal outcomes came."""

    outcomes: int
    counts: Counter[int] = field(default_factory=Counter)

    def chi_square(self) -> tuple[float, int]:
        """Chi-square against all of them being equally frequent, and the degrees of freedom."""
        expected = self.counts.total() / self.outcomes
        far = sum((self.counts[each] - expected) ** 2 for each in range(self.outcomes))
        return far / expected, self.outcomes - 1


def probability(chi_square: float, freedom: int) -> float:
    """The probability that chance alone comes as far as this: the upper incomplete gamma function, regularized."""
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        further = a
        while term > total * 1e-15:
            further += 1
            term *= x / further
            total += term
        return max(0.0, 1 - scale * total)
    return scale * _fraction(a, x)


def _fraction(a: float, x: float) -> float:
    """Lentz's continued fraction for the upper tail."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for step in range(1, 10_000):
        factor = -step * (step - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value


class Matching(Table):
    """Two shuffled rows, laid side by side in each deal: how often each kind of one met each of the other."""

    def __init__(self, length: int) -> None:
        super().__init__(shuffled=False)
        self.length = length

    def chi_square(self) -> tuple[float, int]:
        far, freedom = super().chi_square()
        return far * (self.length - 1) / self.length, freedom


@dataclass
class Statistics:
    """The counts, by what was dealt."""

    noted: dict[str, Table | Draws] = field(default_factory=dict)

    def table(self, name: str) -> Table:
        return self._of(name, Table())

    def matching(self, name: str, length: int) -> Table:
        return self._of(name, Matching(length))

    def draws(self, name: str, outcomes: int) -> Draws:
        return self._of(name, Draws(outcomes))

    def _of(self, name: str, new: N) -> N:
        known: Any = self.noted.setdefault(name, new)
        return known  # type: ignore[no-any-return]


def deals(board: str, count: int, chances: Callable[[str], Chance] = Random) -> Statistics:
    """Statistics of many deals of a map; deals whose tokens cannot be laid are repeated, as in a game."""
    rules = rules_for(GameConfig(board=board, seats=max(boards.load(board).seats)))
    found = Statistics()
    number = 0
    for dealt in range(count):
        while True:
            number += 1
            try:
                island = rules.deal(rules, chances(f"{board} {number}"))
            except NoLayout:
                continue
            break
        note_island(found, rules, island)
        note_what_comes_up_later(found, rules, chances(f"{board} later {dealt}"))
    return found


def note_island(found: Statistics, rules: Rules, island: Island) -> None:
    """Terrain by hex, tokens by their places on the way or by terrain, the corner of a spiral, harbors by place."""
    board = rules.board
    for pool in board.pools:
        if not pool.face_down:
            for hex in pool.hexes:
                found.table(f"terrain of {pool.name}, by hex").note(hex, island.terrain[hex])
    for bag in board.bags_laid:
        way = to_number(board, island.terrain, bag.ways[0])
        if bag.shuffled:
            if not board.red_numbers_swapped:
                for place, hex in enumerate(way):
                    found.table(f"tokens of {bag.name}, by place").note(place, island.numbers[hex])
            matched = found.matching(f"tokens of {bag.name}, by terrain", len(way))
            for hex in way:
                matched.note(island.terrain[hex], island.numbers[hex])
        else:
            corners = found.draws(f"corner of {bag.name}", len(bag.ways))
            corners.counts[corner_of(rules, island)] += 1
    for path, kind in island.harbors:
        found.table("harbors, by place").note(path, kind)


def corner_of(rules: Rules, island: Island) -> int:
    """The corner from which the letters were laid."""
    board = rules.board
    (bag,) = board.bags_laid
    for corner, way in enumerate(bag.ways):
        try:
            numbers = lay(board, island.terrain, [(way, list(bag.tokens))])
        except NoLayout:
            continue
        if tuple(numbers) == tuple(island.numbers):
            return corner
    raise AssertionError("the letters begin at no corner")


def note_what_comes_up_later(found: Statistics, rules: Rules, chance: Chance) -> None:
    """Fog turned over hex by hex, tokens out of the bag of far land, the kinds of harbors that players have laid."""
    state = game.start(rules, chance)
    fog = [hex for hex, kind in enumerate(state.island.terrain) if kind == FOG]
    numbered = 0
    for hex in fog:
        name = pool_of(rules, hex).name
        terrain, number = turned_over(state, rules, hex, chance)
        found.table(f"terrain of {name}, by hex").note(hex, terrain)
        if number:
            found.table(f"tokens of {name}, in their order").note(numbered, number)
            numbered += 1
    if WANDERING in rules.shown:
        play = ActionContext(chance)
        hexes = rules.board.pool(FAR).hexes
        for place, hex in enumerate(hexes):
            if not from_the_bag(state, rules, 0, hex, play):
                break
            found.table(f"tokens of {FAR}, in their order").note(place, state.island.numbers[hex])
    if LAID_BY_PLAYERS in rules.shown and isinstance(state.pending[-1], LayHarborDecision):
        first = state.pending[-1].seat
        found.draws("who lays the first harbor", len(rules.seats)).counts[first] += 1
        laid: tuple[int, ...] = ()
        for _ in rules.board.harbor_kinds:
            left = quays(state.island, laid)
            laid = (*laid, (left & -left).bit_length() - 1)
        LAID.put(state, laid)
        turn_up(state, rules, ActionContext(chance))
        kinds = dict(state.island.harbors)
        for place, path in enumerate(laid):
            found.table("kinds of harbors, in the order of laying").note(place, kinds[path])


def lines(found: Statistics) -> Iterator[tuple[str, float, int, float]]:
    """The deal, its chi-square, the degrees of freedom, and the probability that chance comes as far."""
    for name, noted in found.noted.items():
        far, freedom = noted.chi_square()
        yield name, far, freedom, probability(far, freedom)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.deal_statistics")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each map")
    parser.add_argument("maps", nargs="*", default=maps(), help="all of them, if none is named")
    asked = parser.parse_args()
    print(f"{asked.deals} deals of each map")
    print(f"{'map':<20}{'what was dealt':<44}{'chi-square':>12}{'freedom':>9}{'p':>8}")
    smallest, count = 1.0, 0
    for board in asked.maps:
        for name, far, freedom, p in lines(deals(board, asked.deals)):
            print(f"{board:<20}{name:<44}{far:>12.1f}{freedom:>9}{p:>8.4f}", flush=True)
            smallest, count = min(smallest, p), count + 1
    print(f"{count} comparisons, the least likely with p = {smallest:.4f}")


if __name__ == "__main__":
    main()
