"""Civil War: each player takes an own unit back into the hand; the opponent chooses which, the active player first
(sources: event-cards, civil-war-in-order)."""

from engine.card_game.core.decisions import ChooseTarget, SettleHands
from engine.card_game.core.names import Seat
from engine.card_game.core.state import State, other
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push


def civil_war(state: State, seat: Seat, context: ActionContext) -> None:
    push(
        state,
        SettleHands(seat),
        ChooseTarget(other(seat), "unit"),
        ChooseTarget(seat, "unit"),
    )
