"""Gold: a hex that pays cards of the player's choice, one for a settlement and two for a city (sources: gold).

The choice comes after everything else that the roll pays, from what the supply has. Players choose at the same time where no
resource can run out by it, else one after the other, beginning with the player whose turn it is. What the supply does not have is
lost."""

from functools import cache
from typing import Final

from engine.board_game.bots.choices import chooses
from engine.board_game.bots.legal import Legal, best
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Count, Decision, decision
from engine.board_game.core.events import ChoiceOwed, Event, Moved, event
from engine.board_game.core.names import GOLD, RESOURCES, Cards, Seat
from engine.board_game.core.refusals import Reason
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import its_fields
from engine.board_game.rules.development import let_go_of_impossible_roads
from engine.board_game.rules.pieces import take
from engine.kernel.decisions import decision_for, done, done_by, is_on_top, push, top


@decision
class TakeGoldDecision(Decision):
    """Take `count` cards of one's choice, all players at once (option `gold`)."""

    refusal = "Choose your cards for gold first."
    together = True
    shows = Count

    count: int


@decision
class TakeGoldInTurnDecision(Decision):
    """Take `count` cards of one's choice before the next player does: the supply is short (option `gold`)."""

    refusal = "Choose your cards for gold first."
    shows = Count

    count: int


@action
class TakeGold(Action):
    """Choose the cards that gold pays (option `gold`)."""

    cards: Cards


@event
class GoldTaken(Event):
    """A player chose cards for gold (option `gold`)."""

    reveals_nothing = True  # a roll is kept by its dice

    seat: Seat
    cards: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(None, self.seat, self.cards),)


def let_them_choose(state: State, rules: Rules, event: ChoiceOwed, context: ActionContext) -> None:
    """At once if the supply has as many of each resource as all are owed together; else in the order of turns."""
    if state.over:
        return
    count = len(rules.seats)
    order = [(state.current + step) % count for step in range(count)]
    enough = min(state.supply) >= sum(event.cards)
    kind = TakeGoldDecision if enough else TakeGoldInTurnDecision
    push(
        state,
        *[kind(seat, event.cards[seat]) for seat in reversed(order) if event.cards[seat]],
    )
    bounded_by_the_supply(state)


def bounded_by_the_supply(state: State) -> None:
    """Let the next player take no more than there is; a player for whom there is nothing is not asked."""
    while is_on_top(state, TakeGoldInTurnDecision):
        due, left = top(state, TakeGoldInTurnDecision), sum(state.supply)
        if left >= due.count:
            return
        done(state)
        if left:
            push(state, TakeGoldInTurnDecision(due.seat, left))
            return


def owed_to(state: State, seat: Seat) -> int:
    """The number of cards this seat has to choose now."""
    due, _ = decision_for(state, seat)
    assert isinstance(due, TakeGoldDecision | TakeGoldInTurnDecision)
    return due.count


@cache
def ways_to_take(count: int, kinds: int = len(RESOURCES)) -> list[tuple[int, ...]]:
    """Every way to take `count` cards out of `kinds` kinds: the number of each kind."""
    if kinds == 1:
        return [(count,)]
    return [
        (first, *rest)
        for first in range(count, -1, -1)
        for rest in ways_to_take(count - first, kinds - 1)
    ]


@cache
def _takes(seat: Seat, count: int) -> list[TakeGold]:
    return [
        TakeGold(seat, (brick, lumber, wool, grain, ore))
        for brick, lumber, wool, grain, ore in ways_to_take(count)
    ]


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Any cards that the supply has."""
    count, supply = owed_to(state, seat), state.supply
    takes = _takes(seat, count)
    legal += (
        takes
        if min(supply) >= count
        else [take for take in takes if all(map(int.__le__, take.cards, supply))]
    )


def apply(state: State, rules: Rules, action: TakeGold, context: ActionContext) -> None:
    done_by(state, action.seat)
    take(state, action.seat, action.cards)
    emit(state, rules, context, GoldTaken, (action.seat, action.cards))
    bounded_by_the_supply(state)
    let_go_of_impossible_roads(state, rules, action.seat)


def why_not(state: State, rules: Rules, action: TakeGold) -> Reason:
    count = owed_to(state, action.seat)
    if sum(action.cards) != count:
        return (
            "wrong_count",
            {"owed": count, "given": sum(action.cards)},
            f"You have to take exactly {count} cards.",
        )
    short = next(
        RESOURCES[kind] for kind, wanted in enumerate(action.cards) if wanted > state.supply[kind]
    )
    return "supply_short", {"resource": short}, f"The supply does not have that much {short}."


@chooses(TakeGold)
def what_a_bot_lacks(position: Position, legal: Legal) -> Action | None:
    """The cards that its plan lacks; beyond them what it produces least of."""
    missing = position.missing(position.plan())

    def use(choice: TakeGold) -> float:
        produced = sum(count * position.income[kind] for kind, count in enumerate(choice.cards))
        return 1000 * sum(map(min, choice.cards, missing)) - produced

    return best(legal.of(TakeGold), use)


def install(book: Rulebook) -> None:
    book.events.after(ChoiceOwed, let_them_choose)
    book.action_rules.add(ActionRule(TakeGold, enumerate=legal, apply=apply, validate=why_not))
    for kind in (TakeGoldDecision, TakeGoldInTurnDecision):
        book.decisions.add(kind, shown=its_fields)
        book.action_rules.during(kind, TakeGold)


OPTION: Final = Option(
    key="gold",
    title="Gold",
    summary="Gold pays cards of your choice: one for a settlement, two for a city.",
    source="sources: gold",
    install=install,
    needs=Need(lambda board: board.may_have(GOLD), "it has no gold."),
    group="sea",
    changes=("production",),
    icon="i-gold",
)
