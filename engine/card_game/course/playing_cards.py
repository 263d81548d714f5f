"""Playing an action card: it does what its file says and leaves the game (sources: action-cards)."""

from collections.abc import Iterator

from engine.card_game.core.actions import PlayCard
from engine.card_game.core.cards import CARDS, Card
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.decisions import Roll, RollAttack
from engine.card_game.core.events import CardPlayed
from engine.card_game.core.names import Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.card_game.rules import hands
from engine.card_game.rules.attacks import roll_attack
from engine.card_game.rules.expanding import CHOOSES_REGIONS
from engine.card_game.rules.playing import why_card_rests
from engine.card_game.sets.installed import ACTION_CARDS
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done


def why_not_playable(state: State, seat: Seat, card: Card, due: Roll | MainPhase) -> Reason:
    """The reason why a card of the hand cannot be played now."""
    printed = CARDS[card]
    effect = ACTION_CARDS.get(card)
    if card in state.hands[seat] and effect is None:
        if CHOOSES_REGIONS in printed.flags:
            return "with_a_settlement", {"card": printed.key}, "Build a settlement with it."
        if printed.kind == "counter":
            return "only_an_answer", {"card": printed.key}, "That card only answers attacks."
        return "not_legal", {}, "That card is built on a site."
    if reason := why_card_rests(state, seat, card):
        return reason
    assert effect is not None
    if type(due) is not effect.during:
        if isinstance(due, Roll):
            return "wrong_moment", {"decision": "Roll"}, "Roll the dice first."
        return (
            "before_the_dice",
            {"card": printed.key},
            "That card is played before the dice are rolled.",
        )
    return effect.why_not(state, seat)


def play_rows(state: State, seat: Seat, due: Roll | MainPhase) -> Iterator[PlayCard]:
    for card in hands.kinds(state.hands[seat]):
        if card in ACTION_CARDS and why_not_playable(state, seat, card, due) is None:
            yield PlayCard(seat, card)


def why_not_play(state: State, action: PlayCard, due: Roll | MainPhase) -> Reason:
    return why_not_playable(state, action.seat, action.card, due)


def apply_play(state: State, action: PlayCard, context: ActionContext) -> None:
    hands.put_away(state, action.seat, action.card)
    context.emit(CardPlayed(action.seat, action.card))
    ACTION_CARDS[action.card].plays(state, action.seat, action.card, context)


def resolve_attack(state: State, due: RollAttack, context: ActionContext) -> bool:
    """The die decides who wins; the card says what."""
    done(state)
    winner = roll_attack(state, due, context)
    wins = ACTION_CARDS[due.attack].wins
    assert wins is not None
    wins(state, winner, due)
    return True


ACTION_RULES = (
    ActionRule(PlayCard, (Roll, MainPhase), why_not_play, apply_play, enumerate=play_rows),
)
