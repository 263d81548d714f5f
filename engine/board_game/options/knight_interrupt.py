"""Knight interrupt: after any move of the robber, before the theft, others may answer with a knight. A player who does moves
the robber and steals instead, and can be answered in turn; the player who moved it before gets nothing (sources: knights-answer).

Everyone who could have a knight as far as the table knows is asked: every player with an older unplayed card, while
knights are left. All are asked at the same time, and nobody sees the answers; the first knight clockwise from the thief
counts, as soon as all players before it have let the robber be. Knights that did not count stay in hand. On your own turn
a knight is your one card, as always; on the turns of others there is no such limit. The largest army is awarded after the
last theft."""

from dataclasses import dataclass, replace
from typing import Final, NotRequired, TypedDict

from engine.board_game.bots.choices import chooses
from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, PlayKnight, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, MoveRobberDecision, decision
from engine.board_game.core.events import Event, KnightPlayed, event
from engine.board_game.core.names import KNIGHT, NOBODY, Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.development import (
    apply_knight,
    holding,
    playable,
    turn_face_up,
    why_not_held,
    why_not_playable,
)
from engine.board_game.rules.largest_army import claim_army
from engine.board_game.rules.robber import steal_at_once
from engine.kernel.decisions import done, done_by, is_on_top, push

KEY: Final = "knight-interrupt"


@action
class LetRobberStand(Action):
    """Answer the robber with no knight: let it stay and steal (option `knight-interrupt`); the other answer is `PlayKnight`."""


@event
class RobberAnswered(Event):
    """A player has decided whether to answer the robber with a knight (option `knight-interrupt`); how shows only once it counts, by `KnightPlayed`."""

    seat: Seat


class Announced(TypedDict):
    """The thief and the victim, if there is one."""

    thief: Seat
    victim: NotRequired[Seat]


@decision
class AnswerRobberDecision(Decision):
    """Let the robber be, or play a knight: all at once, everybody who could hold one (option `knight-interrupt`)."""

    refusal = "Answer the robber first."
    together = True
    shows = Announced


@dataclass(frozen=True, slots=True)
class Theft:
    """A theft that waits for the others."""

    thief: Seat = NOBODY
    victim: Seat = NOBODY
    asked: tuple[Seat, ...] = ()
    knights: tuple[Seat, ...] = ()
    """The seats that answer with a knight."""
    moved: tuple[Seat, ...] = ()
    """The seats that have moved the robber, one after the other."""


THEFT: Final = Slice(KEY, Theft())


def ask_first(
    state: State, rules: Rules, thief: Seat, victim: Seat | None, context: ActionContext
) -> None:
    """Hold up the theft until the others have answered."""
    asked = [seat for seat in clockwise_from(rules, thief) if may_have_a_knight(state, rules, seat)]
    moved = (*THEFT.of(state).moved, thief)
    to_rob = NOBODY if victim is None else victim
    THEFT.put(state, Theft(thief, to_rob, tuple(asked), moved=moved))
    push(state, *map(AnswerRobberDecision, reversed(asked)))
    settle(state, rules, context)


def clockwise_from(rules: Rules, seat: Seat) -> list[Seat]:
    """All others, the next one first."""
    return sorted(rules.others[seat], key=lambda other: (other - seat) % len(rules.seats))


def may_have_a_knight(state: State, rules: Rules, seat: Seat) -> bool:
    """The seats that may have a knight, from public information: numbers of cards, of new ones, of knights that lie face up."""
    if sum(played[KNIGHT] for played in state.played) >= rules.board.supply.cards[KNIGHT]:
        return False
    if seat == state.current and not rules.may_play_card(state, rules, seat):
        return False
    return sum(state.cards[seat]) > sum(state.bought[seat])


def settle(state: State, rules: Rules, context: ActionContext) -> None:
    """Settle the answers: the first knight counts once nobody before it can answer any more; without one the robber steals."""
    theft = THEFT.of(state)
    for seat in theft.asked:
        if seat in theft.knights:
            interrupt(state, rules, seat, context)
            return
        if AnswerRobberDecision(seat) in state.pending:
            return
    thief, victim = theft.thief, theft.victim
    THEFT.put(state, Theft())
    for earlier in theft.moved[:-1]:
        claim_army(state, rules, earlier, context)
    steal_at_once(state, rules, thief, None if victim == NOBODY else victim, context)


def interrupt(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Answer with a knight: it lies face up, the others need not answer any more, and the robber moves again."""
    THEFT.put(state, Theft(moved=THEFT.of(state).moved))
    while is_on_top(state, AnswerRobberDecision):
        done(state)
    turn_face_up(state, seat, KNIGHT)
    if seat == state.current:
        state.card_played = True
    push(state, MoveRobberDecision(seat))
    emit(state, rules, context, KnightPlayed, (seat,))


def is_asked(state: State) -> bool:
    return is_on_top(state, AnswerRobberDecision)


def legal_answers(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """On one's own turn the other development cards list the knight too."""
    if is_asked(state) and playable(state, seat, KNIGHT):
        legal.append(rules.table.play_knight[seat])


def why_no_knight(state: State, rules: Rules, seat: Seat) -> Reason:
    """The reason why a knight cannot be played. To answer with one, it need not be the only card of the turn."""
    if is_asked(state):
        return why_not_held(state, seat, KNIGHT)
    return why_not_playable(KNIGHT)(state, rules, seat)


def apply_play(state: State, rules: Rules, action: PlayKnight, context: ActionContext) -> None:
    if not is_asked(state):
        apply_knight(state, rules, action, context)
        return
    theft = THEFT.of(state)
    THEFT.put(state, replace(theft, knights=(*theft.knights, action.seat)))
    answered(state, rules, action.seat, context)


def apply_pass(state: State, rules: Rules, action: LetRobberStand, context: ActionContext) -> None:
    answered(state, rules, action.seat, context)


def answered(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """Record that a seat has answered, without telling anybody how."""
    done_by(state, seat)
    emit(state, rules, context, RobberAnswered, (seat,))
    settle(state, rules, context)


def shown(state: State, rules: Rules, due: AnswerRobberDecision) -> Announced:
    """The thief and the victim."""
    theft = THEFT.of(state)
    announced: Announced = {"thief": theft.thief}
    if theft.victim != NOBODY:
        announced["victim"] = theft.victim
    return announced


@chooses(LetRobberStand)
def answer_for_a_bot(position: Position, legal: Legal) -> Action | None:
    """Answer with a knight if the robber would take from me or stands where I produce."""
    due = position.view["waiting"][str(position.seat)]
    mine = position.robber >= 0 and position.blocked_income(position.robber).get(position.seat)
    knight = legal.one(PlayKnight) if due.get("victim") == position.seat or mine else None
    return knight or legal.one(LetRobberStand)


def install(book: Rulebook) -> None:
    book.add_slice(THEFT)
    book.theft.replace(ask_first)
    book.decisions.add(AnswerRobberDecision, shown=shown)
    book.action_rules.add(ActionRule(LetRobberStand, always=True, apply=apply_pass, waives=True))
    book.action_rules.add(
        ActionRule(
            PlayKnight,
            enumerate=legal_answers,
            apply=apply_play,
            explain=why_no_knight,
            concerns=holding(KNIGHT),
            plays=KNIGHT,
        )
    )
    book.action_rules.during(AnswerRobberDecision, LetRobberStand, PlayKnight)


OPTION = Option(
    key=KEY,
    title="Knights answer the robber",
    summary="Before the robber steals, others may play a knight and move it instead.",
    source="sources: knights-answer",
    install=install,
    group="development",
    changes=("seven", "development"),
)
