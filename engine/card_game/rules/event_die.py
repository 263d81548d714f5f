"""Results of the event die, before anything is produced (sources: event-die, robber-assault)."""

from collections.abc import Callable, Mapping

from engine.card_game.core.decisions import ChooseGain, TakeGoods
from engine.card_game.core.events import GoodLost, RobbersCame, TournamentHeld
from engine.card_game.core.names import (
    MILL_TOKEN,
    NO_GOODS,
    NOBODY,
    ORE,
    SEATS,
    WOOL,
    Seat,
)
from engine.card_game.core.state import State, other
from engine.card_game.rules.points import tournament_points
from engine.card_game.rules.realm import hidden_from_robbers
from engine.card_game.rules.storing import good_at
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push

ROBBERS_TOLERATE = 7
ROBBED = (ORE, WOOL)


def tournament(state: State, seat: Seat, context: ActionContext) -> None:
    """Whoever has more tournament points gains a unit of choice; without knights it is 0 points, and 0 to 0 is a tie."""
    points = tuple(tournament_points(state, each) for each in SEATS)
    winner = None if points[0] == points[1] else int(points[1] > points[0])
    context.emit(TournamentHeld(points, winner))
    if winner is not None:
        push(state, ChooseGain(winner, 1, None))


def trade_advantage(state: State, seat: Seat, context: ActionContext) -> None:
    """The holder of the mill takes a unit from the opponent; without a holder nothing happens."""
    holder = state.holders[MILL_TOKEN]
    if holder != NOBODY:
        push(state, TakeGoods(holder, 1, False, False))


def counted_by_robbers(state: State, seat: Seat) -> int:
    """All units but those beside a Fortified Warehouse."""
    realm = state.realms[seat]
    hidden = hidden_from_robbers(realm)
    return sum(units for at, units in realm.stored.items() if at not in hidden)


def robber_assault(state: State, seat: Seat, context: ActionContext) -> None:
    """Robbers: a player with more than seven units that count loses all ore and all wool, hidden ones too."""
    if state.turn <= len(SEATS) * state.rules.robber_grace:
        return
    for robbed in (seat, other(seat)):
        realm, lost = state.realms[robbed], list(NO_GOODS)
        counted = counted_by_robbers(state, robbed)
        losses = []
        if counted > ROBBERS_TOLERATE:
            for at, units in sorted(realm.stored.items()):
                good = good_at(realm, at)
                if units and good in ROBBED:
                    lost[good] += units
                    realm.stored[at] = 0
                    losses.append(GoodLost(robbed, at, good, units))
        context.emit(RobbersCame(robbed, counted, tuple(lost)))
        for loss in losses:
            context.emit(loss)


def successful_year(state: State, seat: Seat, context: ActionContext) -> None:
    """Each player gains a unit of choice, the active one first."""
    push(state, ChooseGain(other(seat), 1, None), ChooseGain(seat, 1, None))


FACES: Mapping[str, Callable[[State, Seat, ActionContext], None]] = {
    "tournament": tournament,
    "trade-advantage": trade_advantage,
    "robber-assault": robber_assault,
    "successful-year": successful_year,
}
"""All but the event card, whose effects lie in `engine.card_game.effects`."""
