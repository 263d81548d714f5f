"""Master Builder: each player may look through a draw stack of their own choice, free of charge, take a card and put one of the hand
under a stack (facts, section 8)."""

from engine.card_game.core.decisions import ChooseStack
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.state import State
from engine.card_game.rules.pending import push


def master_builder(state: State, seat: Seat, play: Play) -> None:
    push(state, ChooseStack(seat, True, True, None))
