"""Victory point cards are ordinary: one counts only once it is played, one card a turn, and not on the turn it was bought
(sources: victory-cards-are-played)."""

from engine.board_game.bots.choices import When, chooses
from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, RollDice, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import Event, event
from engine.board_game.core.names import VICTORY_POINT, Seat
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import CARDS
from engine.board_game.rules.development import (
    holding,
    lay_face_up,
    playable,
    why_not_playable,
)


@action
class PlayVictoryPoint(Action):
    """Play a victory point card, where it counts only then (option `vp-cards-are-ordinary`)."""


@event
class VictoryPointPlayed(Event):
    """A victory point card lies face up and is among the `points` from now on (option `vp-cards-are-ordinary`)."""

    reveals_nothing = True
    scores = True

    seat: Seat


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if playable(state, seat, VICTORY_POINT) and rules.may_play_card(state, rules, seat):
        legal.append(PlayVictoryPoint(seat))


def apply(state: State, rules: Rules, action: PlayVictoryPoint, context: ActionContext) -> None:
    """Lay it face up; from now on everybody counts it."""
    lay_face_up(state, action.seat, VICTORY_POINT)
    state.points[action.seat] += 1
    emit(state, rules, context, VictoryPointPlayed, (action.seat,))


@chooses(PlayVictoryPoint, When.CARD)
def played_by_a_bot(position: Position, legal: Legal) -> Action | None:
    """Play it after the roll, or at once if it wins."""
    wins = position.me["total"] + 1 >= position.goal
    return legal.one(PlayVictoryPoint) if wins or not legal.of(RollDice) else None


def install(book: Rulebook) -> None:
    book.unplayed_point.set(0)
    book.action_rules.add(
        ActionRule(
            PlayVictoryPoint,
            enumerate=legal,
            apply=apply,
            explain=why_not_playable(VICTORY_POINT),
            concerns=holding(VICTORY_POINT),
            plays=VICTORY_POINT,
        )
    )
    book.action_rules.in_group(CARDS, PlayVictoryPoint)


OPTION = Option(
    key="vp-cards-are-ordinary",
    title="Play victory points",
    summary="A victory point card counts only once it is played: one card a turn, and not on the turn it was bought.",
    source="sources: victory-cards-are-played",
    install=install,
    group="development",
    changes=("development", "winning"),
)
