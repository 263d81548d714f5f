"""The easy bot of the card game acts by what things are worth to it."""

import random

from engine.card_game.bots import easy
from engine.card_game.bots.position import Position
from engine.card_game.core.actions import Exchange
from engine.card_game.core.play import Play
from engine.card_game.course.set_up import set_up
from engine.card_game.game import apply, game
from engine.card_game.simulate import bot_action
from engine.chance import Random


def test_it_puts_only_poor_cards_under_a_stack_to_take_another():
    """One that is worth less than a card is on average."""
    play, luck = Play(Random(5)), random.Random(5)
    state = set_up(game.configured({}), play)
    full_hands = 0
    while not state.over:
        (seat, *_) = game.deciding(state)
        may = any(isinstance(action, Exchange) for action in game.legal_actions(state, seat))
        action = bot_action(state, seat, "easy", luck)
        full_hands += may
        if isinstance(action, Exchange):
            position = Position(game.view_for(state, seat), seat)  # type: ignore[arg-type]
            assert easy.in_hand(position, action.card) < easy.AVERAGE_CARD
        apply(state, action, play)
    assert full_hands > 0
