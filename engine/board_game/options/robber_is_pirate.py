"""The robber is a pirate: it may be placed on a harbor, which nobody can then use; players with a building at that harbor may
be robbed (sources: robber-at-harbors).

Where a harbor lies on a sea hex, as on islands, its neighbors are all players with a building at that hex; where harbors
are coastal paths, those with a building at one of its two ends. Only those two ends trade with it. While the robber is at
a harbor it is off the land and blocks no hex. Rules that keep it off certain hexes, such as the desert, do not apply to
harbors."""

from typing import Final

from engine.bits import mask_of, members
from engine.board_game.bots.choices import moves_the_robber
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import MoveRobberDecision
from engine.board_game.core.events import Event, RobberMoved, SettlementBuilt, event
from engine.board_game.core.names import NOBODY, Path, PathMask, Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.view_types import RobberPlace
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.harbors import best_rates, harbors_beside
from engine.board_game.rules.robber import on_land
from engine.kernel.decisions import done

KEY: Final = "robber-is-pirate"


HARBOR: Final[Slice[Path]] = Slice(KEY, NOBODY)
"""The place of the robber; NOBODY while it is on land."""


@action
class MoveRobberToHarbor(Action):
    """Move the robber to `harbor` and steal from `victim`, if there is somebody (option `robber-is-pirate`)."""

    harbor: Path
    victim: Seat | None


@event
class RobberMovedToHarbor(Event):
    """The robber went to a harbor, with which nobody trades until it leaves (option `robber-is-pirate`)."""

    reveals_nothing = True  # a robbery is kept by the stolen card

    seat: Seat
    harbor: Path


def another_harbor(state: State, rules: Rules, seat: Seat) -> PathMask:
    here = HARBOR.of(state)
    return mask_of(path for path, _ in state.island.harbors if path != here)


def beside_their_buildings(state: State, rules: Rules, seat: Seat, victim: Seat) -> PathMask:
    """A victim is a neighbor of the harbor, and has cards."""
    return harbors_beside(state, state.buildings(victim)) if any(state.hands[victim]) else 0


def harbors_of(state: State, rules: Rules, seat: Seat) -> PathMask:
    """The harbors with which a seat trades."""
    ends, buildings = rules.geometry.ends_mask, state.buildings(seat)
    return mask_of(path for path, _ in state.island.harbors if ends[path] & buildings)


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Each harbor once for each opponent who can be robbed there, else once for nobody."""
    allowed, robbed = rules.robber_harbors(state, rules, seat), 0
    for victim in rules.others[seat]:
        harbors = allowed & rules.robber_harbor_victims(state, rules, seat, victim)
        robbed |= harbors
        legal += [MoveRobberToHarbor(seat, harbor, victim) for harbor in members(harbors)]
    legal += [MoveRobberToHarbor(seat, harbor, None) for harbor in members(allowed & ~robbed)]


def apply(state: State, rules: Rules, action: MoveRobberToHarbor, context: ActionContext) -> None:
    done(state)
    state.robber = NOBODY
    HARBOR.put(state, action.harbor)
    trade_anew(state, rules)
    emit(state, rules, context, RobberMovedToHarbor, (action.seat, action.harbor))
    rules.theft(state, rules, action.seat, action.victim, context)


def why_not(state: State, rules: Rules, action: MoveRobberToHarbor) -> Reason:
    if action.harbor == HARBOR.of(state):
        return "robber_must_move", {}, "The robber has to move to another place."
    if not rules.robber_harbors(state, rules, action.seat) >> action.harbor & 1:
        return "robber_not_there", {}, "The robber may not be moved there."
    if action.victim is None:
        return (
            "choose_victim",
            {},
            "Somebody with cards has a building there: choose whom to steal from.",
        )
    return "no_such_victim", {"victim": action.victim}, "That player cannot be robbed there."


def trade_anew(state: State, rules: Rules) -> None:
    """Recompute everybody's rates at the harbors that trade."""
    for seat in rules.builders:
        own = harbors_of(state, rules, seat)
        rates = [rules.maritime_rate] * 5
        for harbor, kind in state.island.harbors:
            if own >> harbor & 1 and harbor != HARBOR.of(state):
                rates = best_rates(rates, kind)
        state.rates[seat] = rates


def back_on_land(state: State, rules: Rules, event: RobberMoved, context: ActionContext) -> None:
    """The harbor trades again."""
    if HARBOR.of(state) != NOBODY:
        HARBOR.put(state, NOBODY)
        trade_anew(state, rules)


def a_closed_harbor_stays_closed(
    state: State, rules: Rules, event: SettlementBuilt, context: ActionContext
) -> None:
    """A closed harbor stays closed for a player who settles there now."""
    if HARBOR.of(state) != NOBODY:
        trade_anew(state, rules)


def place(state: State, rules: Rules) -> RobberPlace:
    harbor = HARBOR.of(state)
    return on_land(state, rules) if harbor == NOBODY else {"robber_harbor": harbor}


@moves_the_robber(MoveRobberToHarbor)
def what_it_blocks(position: Position, move: MoveRobberToHarbor) -> dict[Seat, int]:
    return position.blocked_trade(move.harbor)


def install(book: Rulebook) -> None:
    book.add_slice(HARBOR)
    book.robber_harbors.extend(another_harbor)
    book.robber_harbor_victims.extend(beside_their_buildings)
    book.robber_place.replace(place)
    book.action_rules.add(
        ActionRule(MoveRobberToHarbor, enumerate=legal, apply=apply, validate=why_not)
    )
    book.action_rules.during(MoveRobberDecision, MoveRobberToHarbor)
    book.events.after(RobberMoved, back_on_land)
    book.events.after(SettlementBuilt, a_closed_harbor_stays_closed)


OPTION = Option(
    key=KEY,
    title="The robber is a pirate",
    summary="The robber may block a harbor: nobody can use it, and its neighbors can be robbed.",
    source="sources: robber-at-harbors",
    install=install,
    group="robber",
    changes=("seven", "harbors"),
)
