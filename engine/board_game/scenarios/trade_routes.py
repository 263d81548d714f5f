"""Trade routes: lines between the islands are worth a point each (sources: trade-routes).

A route links a building on one island with a building on another by an unbroken line of roads and ships that passes no third
building. The sources tell two ways to count, and neither original text could be found:

- *either-owner*: the pieces may be anybody's. Of several lines between two buildings the shortest counts, equally short ones
  together. The owner of the two buildings who has more pieces in it scores; if both have as many, whoever laid the last one; if
  neither has any, nobody; if both buildings have one owner, that player.
- *own-line*: a line begins at a player's own building on an island where that player started, runs over own ships, then perhaps over
  pieces of one other player, and ends at the first building on another island. Over own ships alone it scores whoever
  owns that building. Else the building has to be the other player's, and the first player's part the longer one, or as long and
  with the last piece.

Everything is counted again whenever a piece is laid or moved or a settlement is built, so points can be lost again."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypedDict

from engine.bits import bits
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Event, Laid, SettlementBuilt, event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.land import island_at
from engine.board_game.core.names import (
    NOBODY,
    HexMask,
    Intersection,
    IntersectionMask,
    Path,
    Seat,
)
from engine.board_game.core.slices import MASKS, Slice
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Need, OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit

KEY: Final = "trade-routes"


@event
class TradeRoutesCounted(Event):
    """A player's number of trade routes changed to `routes`, each worth a point (option `trade-routes`)."""

    reveals_nothing = True
    scores = True

    seat: Seat
    routes: int


@dataclass(frozen=True, slots=True)
class Routes:
    """The routes of everybody, and what they are counted by."""

    lines: tuple[tuple[Seat, tuple[Path, ...]], ...] = ()
    """The routes, each with the player who scores it and the pieces it runs over."""
    laid: tuple[Path, ...] = ()
    """The places of pieces, in the order in which they were laid."""
    home: tuple[IntersectionMask, ...] = field(default=(), metadata=MASKS)
    """By seat: the starting settlements."""


ROUTES: Final[Slice[Routes]] = Slice(KEY, Routes())


class Net:
    """All roads and ships on the board as one graph, and the buildings in it."""

    def __init__(self, state: State, rules: Rules) -> None:
        self.geometry: Geometry = rules.geometry
        self.engine = rules.config.engine
        self.owner: dict[Path, Seat] = {
            path: seat for seat in rules.seats for path in bits(rules.own_ways(state, rules, seat))
        }
        self.roads = {path for seat in rules.seats for path in bits(state.roads[seat])}
        self.houses: dict[Intersection, Seat] = {
            at: seat for seat in rules.seats for at in bits(state.buildings(seat))
        }
        self.laid = {path: number for number, path in enumerate(ROUTES.of(state).laid)}
        land = rules.island_land(state)
        self.island: dict[Intersection, HexMask] = {
            at: island_at(rules.geometry, land, at) for at in self.houses
        }

    def ways(self, at: Intersection) -> Iterator[tuple[Path, Intersection]]:
        """The pieces that lead away, and where they lead."""
        for bit, beyond in self.geometry.ways[at]:
            path = bit.bit_length() - 1
            if path in self.owner:
                yield path, beyond

    def divides(self, at: Intersection, steps: dict[Intersection, int]) -> bool:
        """Return whether a building stands there and is not the one from which these steps lead."""
        return self.engine >= 2 and at in self.houses and steps[at] > 0

    def are_apart(self, one: Intersection, other: Intersection) -> bool:
        """Return whether two buildings stand on different islands."""
        return bool(self.island[one] and self.island[other]) and (
            self.island[one] != self.island[other]
        )


Scores: TypeAlias = Callable[[Net, State], Iterator[tuple[Seat, list[Path]]]]
"""The owner of each route's point, and the pieces it runs over."""


# --- either owner


def of_either_owner(net: Net, state: State) -> Iterator[tuple[Seat, list[Path]]]:
    """Each pair of buildings on different islands that a line joins, once."""
    steps = {at: distances(net, at) for at in net.houses}
    for one, from_one in steps.items():
        for other in net.houses:
            if one < other and other in from_one and net.are_apart(one, other):
                line = shortest_lines(net, from_one, steps[other], other)
                if (seat := scorer(net, one, other, line)) is not None:
                    yield seat, line


def distances(net: Net, start: Intersection) -> dict[Intersection, int]:
    """The number of pieces from a building to wherever one comes without passing another building."""
    found, edge = {start: 0}, deque([start])
    while edge:
        at = edge.popleft()
        if at != start and at in net.houses:
            continue
        for _, beyond in net.ways(at):
            if beyond not in found:
                found[beyond] = found[at] + 1
                edge.append(beyond)
    return found


def shortest_lines(
    net: Net,
    from_one: dict[Intersection, int],
    from_other: dict[Intersection, int],
    other: Intersection,
) -> list[Path]:
    """The pieces of all lines of the least length that pass no third building, together."""
    length = from_one[other]

    def is_in_a_line(a: Intersection, b: Intersection) -> bool:
        least = from_one.get(a, length) + 1 + from_other.get(b, length) == length
        return least and not (net.divides(a, from_one) or net.divides(b, from_other))

    return [
        path
        for path in net.owner
        if any(is_in_a_line(a, b) for a, b in _both_ways(net.geometry.ends[path]))
    ]


def _both_ways(
    ends: tuple[Intersection, Intersection],
) -> tuple[tuple[Intersection, Intersection], ...]:
    return ends, ends[::-1]


def scorer(net: Net, one: Intersection, other: Intersection, line: list[Path]) -> Seat | None:
    """Choose which of the two owners scores: who has more pieces in it, or laid the last one; nobody where all pieces are of others."""
    owners = net.houses[one], net.houses[other]
    theirs = [path for path in line if net.owner[path] in owners]
    shares = [sum(net.owner[path] == seat for path in theirs) for seat in owners]
    if owners[0] == owners[1] or shares[0] > shares[1]:
        return owners[0]
    if shares[1] > shares[0]:
        return owners[1]
    if not theirs:
        return None if net.engine >= 2 else owners[1]
    return net.owner[max(theirs, key=lambda path: net.laid.get(path, -1))]


# --- own line


def of_own_lines(net: Net, state: State) -> Iterator[tuple[Seat, list[Path]]]:
    """For each player, from each building at home to each building beyond the sea."""
    homes = ROUTES.of(state).home
    for start, seat in net.houses.items():
        if any(not net.are_apart(start, home) for home in bits(homes[seat]) if home in net.island):
            for end, line in lines_from(net, start, seat).items():
                if is_a_route(net, seat, end, line):
                    yield seat, line


def lines_from(net: Net, start: Intersection, seat: Seat) -> dict[Intersection, list[Path]]:
    """By building on another island: the shortest line to it, over the player's ships and then over pieces of one other player."""
    found: dict[Intersection, list[Path]] = {}
    met = {(start, NOBODY)}
    edge: deque[tuple[Intersection, Seat, list[Path]]] = deque([(start, NOBODY, [])])
    while edge:
        at, partner, line = edge.popleft()
        if line and at in net.houses:
            if net.are_apart(start, at):
                found.setdefault(at, line)
            continue
        for path, beyond in net.ways(at):
            owner = net.owner[path]
            if owner == seat:
                then = NOBODY if partner == NOBODY and is_at_sea(net, path) else None
            else:
                then = owner if line and partner in (NOBODY, owner) else None
            if then is not None and (beyond, then) not in met:
                met.add((beyond, then))
                edge.append((beyond, then, [*line, path]))
    return found


def is_at_sea(net: Net, path: Path) -> bool:
    """Return whether the piece there is a ship."""
    return path not in net.roads


def is_a_route(net: Net, seat: Seat, end: Intersection, line: list[Path]) -> bool:
    theirs = [path for path in line if net.owner[path] != seat]
    if not theirs:
        return True
    if net.houses[end] != net.owner[theirs[0]]:
        return False
    own = len(line) - len(theirs)
    last = max(line, key=lambda path: net.laid.get(path, -1))
    return own > len(theirs) or (own == len(theirs) and net.owner[last] == seat)


READINGS: Final[dict[str, Scores]] = {
    "either-owner": of_either_owner,
    "own-line": of_own_lines,
}


# --- counting


def tally(lines: Iterable[tuple[Seat, tuple[Path, ...]]]) -> Counter[Seat]:
    """By seat: how many of these routes it scores."""
    return Counter(seat for seat, _ in lines)


def counting(scores: Scores) -> Callable[[State, Rules, ActionContext], None]:
    """Count all routes anew, and tell whose number has changed."""

    def count_anew(state: State, rules: Rules, context: ActionContext) -> None:
        if not state.turn:
            return
        before = ROUTES.of(state)
        found = sorted(scores(Net(state, rules), state))
        lines = tuple((seat, tuple(sorted(line))) for seat, line in found)
        if lines == before.lines:
            return
        ROUTES.put(state, replace(before, lines=lines))
        had, count = tally(before.lines), tally(lines)
        changed = [seat for seat in rules.seats if had[seat] != count[seat]]
        for seat in changed:
            state.points[seat] += count[seat] - had[seat]
        for seat in changed:
            emit(state, rules, context, TradeRoutesCounted, (seat, count[seat]))

    return count_anew


def in_their_order(state: State, event: Laid) -> None:
    """Remember that this piece was laid last."""
    routes = ROUTES.of(state)
    lying = [path for path in routes.laid if state.used >> path & 1 and path != event.path]
    ROUTES.put(state, replace(routes, laid=(*lying, event.path)))


def at_home(state: State, event: SettlementBuilt) -> None:
    """Remember a starting settlement."""
    routes = ROUTES.of(state)
    home = list(routes.home)
    home[event.seat] |= 1 << event.intersection
    ROUTES.put(state, replace(routes, home=tuple(home)))


class Line(TypedDict):
    """A trade route: whose point it is, and the paths it runs over."""

    seat: Seat
    paths: list[Path]


class Counts(TypedDict):
    """By seat: how many trade routes; and where they run."""

    routes: dict[str, int]
    lines: list[Line]


def shown(routes: Routes, state: State, viewer: Seat | None) -> Counts:
    count = tally(routes.lines)
    return {
        "routes": {str(seat): count[seat] for seat in state.rules.seats},
        "lines": [{"seat": seat, "paths": list(paths)} for seat, paths in routes.lines],
    }


def install(book: Rulebook, reading: str) -> None:
    count_anew = counting(READINGS[reading])

    def laid(state: State, rules: Rules, event: Laid, context: ActionContext) -> None:
        in_their_order(state, event)
        count_anew(state, rules, context)

    def settled(state: State, rules: Rules, event: SettlementBuilt, context: ActionContext) -> None:
        if not state.turn:
            at_home(state, event)
        count_anew(state, rules, context)

    book.add_slice(ROUTES, start=Routes(home=(0,) * max(book.board.seats)), view=shown)
    book.events.after(SettlementBuilt, settled)
    book.events.after_laying(laid)


OPTION: Final = Option(
    key=KEY,
    title="Trade routes",
    summary="Each line of roads and ships between buildings on two islands is worth a point. Choose who scores it.",
    source="sources: trade-routes",
    install=install,
    needs=Need(lambda board: board.supply.ships > 0, "it has no ships."),
    group="sea",
    parameter=OneOf(
        {"either-owner": "Owner with more pieces", "own-line": "Own line from home"},
        "either-owner",
        left_out="Off",
    ),
    changes=("winning",),
    shows=Counts,
    icon="i-crossing",
)
