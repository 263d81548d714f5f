"""Moving a ship: once a turn, the last ship of an open line, to any place for a new one (sources: moving-ships).

A line that joins two buildings of its owner is closed, and no ship of it may move, whoever settles in its midst. A ring is open where
it is not also a part of such a line: one that begins and ends at one building at its two ships there, one that hangs on a tail at every
ship."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypedDict

from engine.bits import bits, mask_of
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import PlayDecision
from engine.board_game.core.events import Event, TurnBegan, event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import Intersection, IntersectionMask, Path, PathMask, Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.refusals import no_place
from engine.board_game.scenarios.ships.building import CLOSED, places_for, why_not_there
from engine.board_game.scenarios.ships.fleet import FLEETS, Fleets, sail, ships_of

MOVED_ALREADY: Final = refusal("ship_moved_already", "You have already moved a ship this turn.")(
    {}, "You have already moved a ship this turn."
)
NOT_YOURS: Final = refusal("not_your_ship", "None of your ships lies there.")
NEW: Final = refusal("ship_is_new", "A ship cannot move on the turn it was built.")
HELD: Final = refusal("ship_is_held", "Only the last ship of an open line can move.")


@action
class MoveShip(Action):
    """Move the ship at `from_path` to `path`, once a turn (option `ships`)."""

    from_path: Path
    path: Path


@event
class ShipMoved(Event):
    """A ship went from `from_path` to `path` (option `ships`)."""

    reveals_nothing = True
    lies_on_a_path = True

    seat: Seat
    from_path: Path
    path: Path


# --- which ship


@lru_cache(maxsize=4096)
def that_may_leave(geometry: Geometry, ships: PathMask, buildings: IntersectionMask) -> PathMask:
    """The ships at a bare end of their line, and those in an open ring."""
    return mask_of(
        path
        for path in bits(ships)
        if has_a_bare_end(geometry, ships, buildings, path)
        or is_in_an_open_ring(geometry, ships, buildings, path)
    )


def has_a_bare_end(
    geometry: Geometry, ships: PathMask, buildings: IntersectionMask, path: Path
) -> bool:
    """Return whether one end touches neither a building nor another ship of the seat; an opponent's building may be there."""
    rest = ships & ~(1 << path)
    return any(
        not (geometry.paths_at[end] & rest or buildings >> end & 1) for end in geometry.ends[path]
    )


def is_in_an_open_ring(
    geometry: Geometry, ships: PathMask, buildings: IntersectionMask, path: Path
) -> bool:
    """The other ships lead from one end to the other, past no building; and the ship is in no line between two buildings."""
    rest, (one, other) = ships & ~(1 << path), geometry.ends[path]
    if buildings >> one & 1:
        one, other = other, one
    from_one = list(ways_from(geometry, rest, buildings, one))
    if not any(at == other for at, _ in from_one):
        return False
    return not any(
        buildings >> here & buildings >> there & 1 and not met & passed
        for here, met in from_one
        for there, passed in ways_from(geometry, rest, buildings, other)
    )


def ways_from(
    geometry: Geometry,
    ships: PathMask,
    buildings: IntersectionMask,
    at: Intersection,
    met: IntersectionMask = 0,
) -> Iterator[tuple[Intersection, IntersectionMask]]:
    """The places where ships lead, as far as the owner's next building, and the intersections that each way there passes, none of them
    twice."""
    met |= 1 << at
    yield at, met
    if not buildings >> at & 1:
        for ship, beyond in geometry.ways[at]:
            if ships & ship and not met >> beyond & 1:
                yield from ways_from(geometry, ships, buildings, beyond, met)


def movable(state: State, rules: Rules, seat: Seat) -> PathMask:
    """The ships that may leave: not new ones, nor from closed waters."""
    fleets = FLEETS.of(state)
    if fleets.moved:
        return 0
    ships = that_may_leave(rules.geometry, fleets.ships[seat], state.buildings(seat))
    return ships & ~fleets.new & rules.open_waters(state, rules, seat)


def destinations(state: State, rules: Rules, seat: Seat, source: Path) -> PathMask:
    """The paths where that ship may go: wherever a new one may be built once it has been picked up."""
    others = ships_of(state, seat) & ~(1 << source)
    return places_for(state, rules, seat, others)


# --- the move


@lru_cache(maxsize=4096)
def _moves(geometry: Geometry, seat: Seat, source: Path) -> list[Action]:
    return [MoveShip(seat, source, path) for path in range(len(geometry.ends))]


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    for source in bits(movable(state, rules, seat)):
        move = _moves(rules.geometry, seat, source)
        legal += [move[path] for path in bits(destinations(state, rules, seat, source))]


def apply(state: State, rules: Rules, action: MoveShip, context: ActionContext) -> None:
    sail(state, action.seat, action.from_path, action.path)
    emit(state, rules, context, ShipMoved, (action.seat, action.from_path, action.path))


def why_none(state: State, rules: Rules, seat: Seat) -> Reason:
    if FLEETS.of(state).moved:
        return MOVED_ALREADY
    return no_place(
        any(
            destinations(state, rules, seat, source) for source in bits(movable(state, rules, seat))
        )
    )


def why_it_stays(state: State, rules: Rules, seat: Seat, source: Path) -> Reason | None:
    """The reason why this ship of the seat cannot leave, on a turn in which none has been moved; None if it can."""
    if FLEETS.of(state).new >> source & 1:
        return NEW({}, "A ship cannot move on the turn it was built.")
    if not rules.open_waters(state, rules, seat) >> source & 1:
        return CLOSED({}, "Ships can neither come nor go there now.")
    if not movable(state, rules, seat) >> source & 1:
        return HELD({}, "Only the last ship of an open line can move.")
    return None


def why_not(state: State, rules: Rules, action: MoveShip) -> Reason:
    seat = action.seat
    if not ships_of(state, seat) >> action.from_path & 1:
        return NOT_YOURS({}, "None of your ships lies there.")
    return (
        why_it_stays(state, rules, seat, action.from_path)
        or why_not_there(state, rules, seat, action.path)
        or (
            "not_connected",
            {},
            "A ship has to continue your other ships, or start from your own building.",
        )
    )


class Staying(TypedDict):
    """By path: why a ship of the player whose turn it is stays there; nothing once a ship has been moved."""

    stay: dict[str, str]


def shown(fleets: Fleets, state: State, viewer: Seat | None) -> Staying:
    if not state.turn or fleets.moved or state.over:
        return {"stay": {}}
    rules, seat = state.rules, state.current
    ships = bits(fleets.ships[seat])
    why = {path: why_it_stays(state, rules, seat, path) for path in ships}
    return {"stay": {str(path): reason[0] for path, reason in why.items() if reason}}


def a_new_turn(state: State, rules: Rules, event: TurnBegan, context: ActionContext) -> None:
    """Begin a turn: no ship is new any more, and one may be moved."""
    fleets = FLEETS.of(state)
    if fleets.new or fleets.moved:
        FLEETS.put(state, replace(fleets, new=0, moved=False))


def install(book: Rulebook) -> None:
    book.action_rules.add(
        ActionRule(MoveShip, enumerate=legal, apply=apply, validate=why_not, explain=why_none)
    )
    book.action_rules.during(PlayDecision, MoveShip)
    book.events.after(TurnBegan, a_new_turn)
