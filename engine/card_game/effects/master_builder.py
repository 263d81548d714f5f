"""Master Builder: each player may look through a draw stack of their own choice, free of charge, take a card and put one of the hand
under a stack (sources: event-cards)."""

from engine.card_game.core.decisions import ChooseStack
from engine.card_game.core.names import Seat
from engine.card_game.core.state import State
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push


def master_builder(state: State, seat: Seat, context: ActionContext) -> None:
    push(state, ChooseStack(seat, True, True, None))
