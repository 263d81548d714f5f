"""Paired players: after each turn the player sitting third to the left takes a smaller one (sources: paired-players).

The partner does not roll and trades only with the supply, but may build, buy and play a development card. Then the next
turn begins, one seat further on. The sources do not settle whether the partner can win then; both take a turn, so both
may win, unless the table decides that only the player who rolled can."""

from engine.board_game.core.actions import Pass, TradeWithSupply
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, decision
from engine.board_game.core.events import PairedTurnBegan, Passed
from engine.board_game.core.names import NOBODY, Seat
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Need, OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import BUILDING, CARDS
from engine.board_game.rules.winning import claim_victory, wins_with_the_points
from engine.kernel.decisions import done, push

KEY = "paired-players"
TO_THE_LEFT = 3
FEWEST = 5
"""With fewer players the third to the left is the neighbor on the right, or oneself."""


@decision
class PairedTurnDecision(Decision):
    """Between two turns: build, buy and trade with the supply, or pass (option `paired-players`)."""

    refusal = "That is not part of the second player's turn."
    is_turn = True


def partner_of(rules: Rules, seat: Seat) -> Seat:
    return (seat + TO_THE_LEFT) % len(rules.seats)


def paired_seat(state: State) -> Seat:
    """The seat that is taking the smaller turn; NOBODY if none is. It lies below whatever a card has put on top."""
    if state.pending and isinstance(state.pending[0], PairedTurnDecision):
        return state.pending[0].seat
    return NOBODY


def the_partner_plays(state: State, rules: Rules, seat: Seat, context: ActionContext) -> None:
    """One development card may be played in this turn too."""
    partner = partner_of(rules, seat)
    state.card_played = False
    push(state, PairedTurnDecision(partner))
    emit(state, rules, context, PairedTurnBegan, (partner,))
    rules.claim(state, rules, context)


def either_of_the_pair(state: State, rules: Rules, context: ActionContext) -> None:
    """Each player of the pair may win in their own half: the first player's is over when the partner plays."""
    partner = paired_seat(state)
    if partner == NOBODY:
        claim_victory(state, rules, context)
    else:
        wins_with_the_points(state, rules, partner, context)


def whoever_rolled(state: State, rules: Rules, context: ActionContext) -> None:
    """Only the player who rolled may win: nobody while the partner plays."""
    if paired_seat(state) == NOBODY:
        claim_victory(state, rules, context)


def apply_pass(state: State, rules: Rules, action: Pass, context: ActionContext) -> None:
    """Pass. Cards bought in the smaller turn become playable."""
    done(state)
    state.bought[action.seat] = [0, 0, 0, 0, 0]
    emit(state, rules, context, Passed, (action.seat,))


def install(book: Rulebook, may_win: str) -> None:
    book.decisions.add(PairedTurnDecision)
    book.between_turns.set(the_partner_plays)
    book.claim.replace({"both": either_of_the_pair, "first": whoever_rolled}[may_win])
    book.action_rules.add(ActionRule(Pass, always=True, apply=apply_pass))
    book.action_rules.allow(BUILDING, PairedTurnDecision)
    book.action_rules.allow(CARDS, PairedTurnDecision)
    book.action_rules.during(PairedTurnDecision, TradeWithSupply, Pass)


OPTION = Option(
    key=KEY,
    title="Paired players",
    summary="After each turn the third player to the left builds, buys, plays a card and trades with the bank, "
    "without rolling. Choose who can win; not with special building.",
    source="sources: paired-players",
    install=install,
    needs=Need(lambda board: max(board.seats) >= FEWEST, f"pairs need {FEWEST} players."),
    group="turn",
    parameter=OneOf({"both": "Both", "first": "Only the roller"}, "both", left_out="Off"),
    changes=("turn", "winning"),
)
