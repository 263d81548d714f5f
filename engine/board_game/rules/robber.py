"""The robber: moved to another land hex, blocks it, and steals one random card there (sources: the-robber)."""

from engine.bits import members
from engine.board_game.core.actions import Action, MoveRobber
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Closed, ClosedHexes, MoveRobberDecision
from engine.board_game.core.events import CardStolen, RobberMoved
from engine.board_game.core.names import NOBODY, HexMask, Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.view_types import RobberPlace
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.largest_army import claim_army
from engine.board_game.rules.trade import lapse
from engine.kernel.decisions import done


def another_land_hex(state: State, rules: Rules, seat: Seat) -> HexMask:
    """Any land hex but the one where the robber stands; the desert too."""
    land = state.island.land
    return land & ~(1 << state.robber) if state.robber != NOBODY else land


def beside_their_buildings(state: State, rules: Rules, seat: Seat, victim: Seat) -> HexMask:
    """A victim has a building there, and cards: one without cannot be chosen."""
    return state.beside[victim] if any(state.hands[victim]) else 0


def stays(state: State, rules: Rules, seat: Seat) -> HexMask:
    """With nowhere to go the robber stays, or stays away."""
    return 1 << state.robber if state.robber != NOBODY else state.island.land


def allowed_hexes(state: State, rules: Rules, seat: Seat) -> HexMask:
    """The hexes where it may go now; never empty."""
    return rules.robber_hexes(state, rules, seat) or rules.robber_without_hex(state, rules, seat)


def closed_hexes(state: State, rules: Rules, seat: Seat) -> dict[str, Closed]:
    """The hexes that only some restriction keeps from this seat's robber, and why, for everybody to see."""
    closed: dict[str, Closed] = {}
    if rules.robber_closures:
        others = another_land_hex(state, rules, seat) & ~allowed_hexes(state, rules, seat)
        for allows, because in rules.robber_closures:
            for hex in members(others & ~allows(state, rules, seat)):
                closed.setdefault(str(hex), because(state, rules, seat, hex))
    return closed


def shown(state: State, rules: Rules, due: MoveRobberDecision) -> ClosedHexes:
    closed = closed_hexes(state, rules, due.seat)
    return {"closed": closed} if closed else {}


def legal_robber_moves(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Each hex once for each opponent who can be robbed there, else once for nobody."""
    move = rules.table.move_robber[seat]
    allowed = allowed_hexes(state, rules, seat)
    robbed = 0
    for victim in rules.others[seat]:
        hexes = allowed & rules.robber_victims(state, rules, seat, victim)
        robbed |= hexes
        rob = move[victim]
        legal += [rob[hex] for hex in members(hexes)]
    rob = move[NOBODY]
    legal += [rob[hex] for hex in members(allowed & ~robbed)]


def apply(state: State, rules: Rules, action: MoveRobber, context: ActionContext) -> None:
    done(state)
    state.robber = action.hex
    emit(state, rules, context, RobberMoved, (action.seat, action.hex))
    rules.theft(state, rules, action.seat, action.victim, context)


def steal_at_once(
    state: State, rules: Rules, thief: Seat, victim: Seat | None, context: ActionContext
) -> None:
    """Whoever moved the robber steals from the victim they named, if there is one, and their knight joins the army."""
    if victim is not None:
        steal(state, rules, thief, victim, context)
    claim_army(state, rules, thief, context)


def steal(state: State, rules: Rules, thief: Seat, victim: Seat, context: ActionContext) -> None:
    """One random card changes hands; only these two learn which."""
    card = context.chance.card(state.hands[victim])
    state.hands[victim][card] -= 1
    state.hands[thief][card] += 1
    emit(state, rules, context, CardStolen, (thief, victim, card))
    if state.offers:
        lapse(state, rules, victim, context)


def on_land(state: State, rules: Rules) -> RobberPlace:
    """The hex it stands on, for everybody to see; nothing while it is off the board."""
    return {} if state.robber == NOBODY else {"robber": state.robber}


def why_not(state: State, rules: Rules, action: MoveRobber) -> Reason:
    if action.hex == state.robber:
        return "robber_must_move", {}, "The robber has to move to another hex."
    if not allowed_hexes(state, rules, action.seat) >> action.hex & 1:
        return "robber_not_there", {}, "The robber may not be moved to that hex."
    if action.victim is None:
        return (
            "choose_victim",
            {},
            "Somebody with cards has a building there: choose whom to steal from.",
        )
    return "no_such_victim", {"victim": action.victim}, "That player cannot be robbed there."


def install(book: Rulebook) -> None:
    book.decisions.add(MoveRobberDecision, shown=shown)
    book.robber_hexes.extend(another_land_hex)
    book.robber_victims.extend(beside_their_buildings)
    book.robber_without_hex.replace(stays)
    book.robber_place.replace(on_land)
    book.theft.replace(steal_at_once)
    book.action_rules.add(
        ActionRule(MoveRobber, enumerate=legal_robber_moves, apply=apply, validate=why_not)
    )
    book.action_rules.during(MoveRobberDecision, MoveRobber)
