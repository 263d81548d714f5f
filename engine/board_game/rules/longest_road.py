"""Longest road: the longest trail of a player's roads, and who holds the two points for it (sources: longest-road).

Each road counts once, intersections may repeat, and nobody passes through an opponent's building."""

from engine.bits import bits
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Laid, LongestRoadMoved, RoadBuilt, SettlementBuilt
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import (
    NOBODY,
    Intersection,
    IntersectionMask,
    Path,
    PathMask,
    Seat,
)
from engine.board_game.core.state import Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.awards import AWARD, heir_of


def longest_arm(
    geometry: Geometry, at: Intersection, roads: PathMask, blocked: IntersectionMask
) -> tuple[int, PathMask]:
    """The longest trail over `roads` that starts at `at`, and every road that any trail from there can use.
    A trail may end at a blocked intersection, not go on from it."""
    best = 0
    reached = 0
    for road, beyond in geometry.ways[at]:
        if roads & road:
            length = 1
            reached |= road
            rest = roads ^ road
            if rest & geometry.paths_at[beyond] and not blocked >> beyond & 1:
                arm, more = longest_arm(geometry, beyond, rest, blocked)
                length += arm
                reached |= more
            if length > best:
                best = length
    return best, reached


def longest_trail(geometry: Geometry, roads: PathMask, blocked: IntersectionMask) -> int:
    """The longest trail anywhere in `roads`: from every end of every road."""
    ends = 0
    for path in bits(roads):
        ends |= geometry.ends_mask[path]
    return max((longest_arm(geometry, at, roads, blocked)[0] for at in bits(ends)), default=0)


def opponents_buildings(state: State, seat: Seat) -> IntersectionMask:
    """The places where a seat's roads cannot pass."""
    return state.occupied & ~state.buildings(seat)


def trail_length(state: State, rules: Rules, seat: Seat, added: Path | None) -> int:
    """The length of a seat's longest road: through the new road if that settles it, otherwise recounted."""
    length = None if added is None else through_new_road(state, rules, seat, added)
    return recounted(state, rules, seat) if length is None else length


def recounted(state: State, rules: Rules, seat: Seat) -> int:
    """The length of a seat's longest road, counted from scratch."""
    return longest_trail(rules.geometry, state.roads[seat], opponents_buildings(state, seat))


def through_new_road(state: State, rules: Rules, seat: Seat, path: Path) -> int | None:
    """The length after `path` was added: a new road only lengthens a trail that contains it.
    None where both sides of it share roads, so that the sum of their arms may be too much."""
    geometry, blocked = rules.geometry, opponents_buildings(state, seat)
    rest = state.roads[seat] & ~(1 << path)
    known = state.road_length[seat]
    lengths, sides = [], []
    for end in geometry.ends[path]:
        length, reached = (
            (0, 0) if blocked >> end & 1 else longest_arm(geometry, end, rest, blocked)
        )
        lengths.append(length)
        sides.append(reached)
    through = lengths[0] + 1 + lengths[1]
    if through <= known:
        return known
    return None if sides[0] & sides[1] else through


def after_road(state: State, rules: Rules, event: Laid, context: ActionContext) -> None:
    """Update the length after a road: only its builder's can have grown."""
    length = rules.road_length(state, rules, event.seat, event.path)
    if length > state.road_length[event.seat]:
        state.road_length[event.seat] = length
        award(state, rules, context)


def after_settlement(
    state: State, rules: Rules, event: SettlementBuilt, context: ActionContext
) -> None:
    """A settlement cuts an opponent's road where two of its roads met."""
    there = rules.geometry.paths_at[event.intersection]
    for seat in rules.rivals[event.seat]:
        if (state.roads[seat] & there).bit_count() > 1:
            length = rules.road_length(state, rules, seat, None)
            if length != state.road_length[seat]:
                state.road_length[seat] = length
                award(state, rules, context)


def award(state: State, rules: Rules, context: ActionContext) -> None:
    """Award the longest road: the holder keeps it while at least tied; otherwise the player with the longest takes it; in a tie nobody
    does."""
    lengths, holder = state.road_length, state.longest_road
    heir = heir_of(lengths, holder, rules.longest_road_minimum)
    if heir == holder:
        return
    if holder != NOBODY:
        state.points[holder] -= AWARD
    if heir != NOBODY:
        state.points[heir] += AWARD
    state.longest_road = heir
    emit(state, rules, context, LongestRoadMoved, (None if heir == NOBODY else heir, max(lengths)))


def install(book: Rulebook) -> None:
    book.road_length.replace(trail_length)
    book.events.after(RoadBuilt, after_road)
    book.events.after(SettlementBuilt, after_settlement)
