"""The pirate: on a seven and with a knight, the robber or the pirate moves (sources: pirate).

The pirate goes to another hex of sea, also one of the frame, never into fog. It robs one player with a ship at that hex; buildings
there do not matter. As long as it stays, no ship is built at that hex, comes to it or leaves it. It starts beside the board, and
whichever of the two is moved, the other one stays."""

from collections import Counter
from functools import lru_cache
from typing import Final

from engine.bits import mask_of, members
from engine.board_game.bots.choices import moves_the_robber
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import MoveRobberDecision
from engine.board_game.core.events import Event, event
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.names import NOBODY, Hex, HexMask, PathMask, Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.view_types import OnTheBoard
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.kernel.decisions import done

KEY: Final = "pirate"
PIRATE: Final[Slice[Hex]] = Slice(KEY, NOBODY)
"""The place of the pirate; NOBODY while it is beside the board."""
MUST_MOVE: Final = refusal("pirate_must_move", "The pirate has to move to another hex.")
NOT_THERE: Final = refusal("pirate_not_there", "The pirate may only move to a sea hex.")


@action
class MovePirate(Action):
    """Move the pirate to `hex`, instead of the robber, and steal from `victim`, if there is somebody (option `pirate`)."""

    hex: Hex
    victim: Seat | None


@event
class PirateMoved(Event):
    """The pirate went to another hex of sea (option `pirate`)."""

    reveals_nothing = True  # a robbery is kept by the stolen card

    seat: Seat
    hex: Hex


def another_sea_hex(state: State, rules: Rules, seat: Seat) -> HexMask:
    """Any hex that is known to be sea, but the one where the pirate is."""
    here = PIRATE.of(state)
    return state.island.sea & ~(1 << here) if here != NOBODY else state.island.sea


def beside_their_ships(state: State, rules: Rules, seat: Seat, victim: Seat) -> HexMask:
    """A victim has a ship there, and cards."""
    return rules.ship_hexes(state, rules, victim) if any(state.hands[victim]) else 0


@lru_cache(maxsize=4096)
def sides_of(geometry: Geometry, hex: Hex) -> PathMask:
    """The six sides of a hex."""
    return mask_of(path for path, hexes in enumerate(geometry.sides_mask) if hexes >> hex & 1)


def away_from_the_pirate(state: State, rules: Rules, seat: Seat) -> PathMask:
    """No ship comes to a side of its hex, and none leaves one."""
    here = PIRATE.of(state)
    return -1 if here == NOBODY else ~sides_of(rules.geometry, here)


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Each hex once for each opponent who can be robbed there, else once for nobody."""
    allowed, robbed = rules.pirate_hexes(state, rules, seat), 0
    for victim in rules.others[seat]:
        hexes = allowed & rules.pirate_victims(state, rules, seat, victim)
        robbed |= hexes
        legal += [MovePirate(seat, hex, victim) for hex in members(hexes)]
    legal += [MovePirate(seat, hex, None) for hex in members(allowed & ~robbed)]


def apply(state: State, rules: Rules, action: MovePirate, context: ActionContext) -> None:
    """The theft is the same as the robber's."""
    done(state)
    PIRATE.put(state, action.hex)
    emit(state, rules, context, PirateMoved, (action.seat, action.hex))
    rules.theft(state, rules, action.seat, action.victim, context)


def why_not(state: State, rules: Rules, action: MovePirate) -> Reason:
    if action.hex == PIRATE.of(state):
        return MUST_MOVE({}, "The pirate has to move to another hex.")
    if not rules.pirate_hexes(state, rules, action.seat) >> action.hex & 1:
        return NOT_THERE({}, "The pirate may only move to a sea hex.")
    if action.victim is None:
        return (
            "choose_victim",
            {},
            "Somebody with cards has a ship there: choose whom to steal from.",
        )
    return "no_such_victim", {"victim": action.victim}, "That player cannot be robbed there."


def in_the_view(state: State, rules: Rules) -> OnTheBoard:
    """The hex it is on, for everybody to see; nothing while it is beside the board."""
    here = PIRATE.of(state)
    return {} if here == NOBODY else {"pirate": here}


@moves_the_robber(MovePirate)
def what_it_holds(position: Position, move: MovePirate) -> dict[Seat, int]:
    """Ships that cannot sail, as if each were worth a pip; and what the robber goes on blocking where it stands."""
    lost = Counter(position.ships_beside(move.hex))
    if position.robber != NOBODY:
        lost.update(position.blocked_income(position.robber))
    return lost


def install(book: Rulebook) -> None:
    book.add_slice(PIRATE)
    book.on_the_board.append(in_the_view)
    book.pirate_hexes.extend(another_sea_hex)
    book.pirate_victims.extend(beside_their_ships)
    book.open_waters.restrict(away_from_the_pirate)
    book.action_rules.add(ActionRule(MovePirate, enumerate=legal, apply=apply, validate=why_not))
    book.action_rules.during(MoveRobberDecision, MovePirate)


OPTION: Final = Option(
    key=KEY,
    title="Pirate",
    summary="After a seven or with a knight you may move the pirate instead of the robber: it robs players and holds their ships.",
    source="sources: pirate",
    install=install,
    needs=Need(lambda board: board.supply.ships > 0, "it has no ships."),
    group="sea",
    changes=("seven",),
    icon="i-pirate",
)
