"""Attacks whose winner sends an upgrade of the loser back to its owner's hand (sources: attacks)."""

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import ChooseTarget, RollAttack
from engine.card_game.core.names import Seat, Target
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State, other
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.attacks import begin_attack, targets
from engine.kernel.context import ActionContext
from engine.kernel.decisions import push


def attack_on(what: Target, key: str) -> ActionCard:
    """The card of that key hits what is a `knight` or a `building`; it can be played where the opponent has one."""

    def why_not(state: State, seat: Seat) -> Reason:
        if targets(state, other(seat), what):
            return None
        return "no_target", {"card": key}, f"Your opponent has no {what}."

    def plays(state: State, seat: Seat, card: Card, context: ActionContext) -> None:
        begin_attack(state, seat, card, tuple(targets(state, other(seat), what)))

    def wins(state: State, winner: Seat, attack: RollAttack) -> None:
        push(state, ChooseTarget(winner, what))

    return ActionCard(plays, why_not, wins=wins)
