"""Black Knight: a knight goes back to its owner's hand; a Church gives no protection (facts, section 7)."""

from engine.card_game.core.cards import Card
from engine.card_game.core.decisions import ChooseTarget, RollAttack
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State, other
from engine.card_game.effects.kind import ActionCard
from engine.card_game.rules.attacks import begin_attack, targets
from engine.card_game.rules.pending import push


def why_not(state: State, seat: Seat) -> Reason:
    if targets(state, other(seat), "knight"):
        return None
    return "no_target", {"card": "black-knight"}, "Your opponent has no knight."


def wins(state: State, winner: Seat, attack: RollAttack) -> None:
    push(state, ChooseTarget(winner, "knight"))


def plays(state: State, seat: Seat, card: Card, play: Play) -> None:
    begin_attack(state, seat, card, tuple(targets(state, other(seat), "knight")))


BLACK_KNIGHT = ActionCard(plays, why_not, wins=wins)
