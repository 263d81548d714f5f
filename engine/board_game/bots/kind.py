"""The kind bot, for somebody's first game: like the easy bot, but it takes every trade that costs it no more cards than it brings."""

from engine.board_game.bots import easy
from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.bots.view_reading import Rng
from engine.board_game.core import actions as do
from engine.board_game.core.actions import Action
from engine.board_game.core.view_types import Forms


def decide(
    position: Position, legal: Legal, forms: Forms, rng: Rng, patient: bool
) -> Action | None:
    """One action out of what is legal."""
    return _fair_trade(position, legal) or easy.decide(position, legal, forms, rng, patient)


def _fair_trade(position: Position, legal: Legal) -> do.AcceptOffer | None:
    for accept in legal.of(do.AcceptOffer):
        offer = position.view["offers"][str(accept.offer)]
        answered = str(position.seat) in offer["answers"]
        if not answered and sum(offer["give"].values()) >= sum(offer["get"].values()):
            return accept
    return None
