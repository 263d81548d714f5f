"""The action played for a player whose time has run out: only what has to be done, never a purchase or a trade, and never by chance
(sources: lapsed-clock, which-region)."""

from engine.card_game.core.actions import (
    Action,
    ArrangeRegions,
    CloseWindow,
    DeclineOffer,
    EndTurn,
    Gain,
    GiveBack,
    Lose,
    PutUnder,
    RollDice,
    TakeCard,
    TakeNoMore,
    TakeNothing,
)
from engine.card_game.core.decisions import (
    Answer,
    Arrange,
    ChooseGain,
    ChooseLoss,
    ChooseStack,
    Draw,
    GiveGoodBack,
    PutCardsUnder,
    Roll,
    SwapGoods,
    TakeCards,
    TakeGoods,
)
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.names import Seat
from engine.card_game.core.state import State
from engine.card_game.course.action_rules import ACTION_RULES
from engine.card_game.rules.drawing import draw_rows
from engine.card_game.rules.storing import emptiest_first, fullest_first, holding, with_room
from engine.chance import Chance
from engine.kernel.decisions import Decision, open_decisions


def default_action(state: State, seat: Seat, rng: Chance) -> Action | None:
    """The default action of a seat; None if nothing waits for it."""
    now = open_decisions(state)
    for due in now:
        if due.seat == seat:
            return _answer(state, due)
    if any(isinstance(due, MainPhase) for due in now):
        for offer in state.offers:
            if offer.seat != seat:
                return DeclineOffer(seat, offer.id)
    return None


def _answer(state: State, due: Decision) -> Action:
    """The fixed choice; where nothing else is said, the first that is offered."""
    seat, realm = due.seat, state.realms[due.seat]
    match due:
        case Roll():
            return RollDice(seat)
        case MainPhase():
            return EndTurn(seat)
        case Answer():
            return CloseWindow(seat)
        case Arrange():
            return ArrangeRegions(seat, due.regions or ())
        case ChooseStack(may_pass=True) | TakeCards(may_pass=True):
            return TakeNothing(seat)
        case TakeCards():
            return TakeCard(seat, 0)
        case TakeGoods(may_stop=True) | SwapGoods(may_stop=True):
            return TakeNoMore(seat)
        case ChooseGain():
            return Gain(seat, emptiest_first(state, seat, with_room(realm, due.good))[0])
        case ChooseLoss():
            return Lose(seat, fullest_first(realm, holding(realm, due.good))[0])
        case GiveGoodBack():
            rows = {row.place: row for row in _rows(state, due) if isinstance(row, GiveBack)}
            return rows[fullest_first(realm, rows)[0]]
        case Draw():
            return next(draw_rows(state, seat, due))
        case PutCardsUnder():
            return PutUnder(seat, state.hands[seat][-1], 0)
        case _:
            return _rows(state, due)[0]


def _rows(state: State, due: Decision) -> list[Action]:
    return [
        row
        for rule in ACTION_RULES.answering(due)
        if rule.enumerate
        for row in rule.enumerate(state, due.seat, due)
    ]
