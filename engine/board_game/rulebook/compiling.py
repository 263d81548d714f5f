"""Compiling the rulebook: every question that was asked gets its answer, every decision its list of what may be done."""

from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import DiceRolledAgain
from engine.board_game.core.names import Dice
from engine.board_game.core.state import (
    ActionRule,
    Listing,
    Lists,
    PaidIn,
    Priced,
    Rolling,
    Rules,
    State,
)
from engine.board_game.core.tables import ActionTable
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.questions import Rulebook
from engine.board_game.rulebook.verbs import Choice
from engine.kernel.decisions import Decision
from engine.kernel.questions import compile_into


def compiled(book: Rulebook, config: GameConfig) -> Rules:
    """The rules of this configuration. Raises AssertionError for a question that no rule answers."""
    rules = Rules()
    rules.config, rules.board, rules.geometry = config, book.board, book.board.geometry
    compile_into(rules, book)
    _seat_everybody(rules, config.seats)
    rules.table = ActionTable.of(rules.geometry, config.seats)
    rules.dice = _until_it_counts(rules.dice, book.totals)
    rules.robber_closures = tuple(book.robber_hexes.explained)
    rules.card_closures = tuple(book.may_play_card.explained)
    rules.trade_closures = tuple(book.may_trade.explained)
    rules.prices = {name: price.compiled() for name, price in book.prices.items()}
    rules.pieces = dict(book.pieces)
    rules.free_pieces = tuple(book.free_pieces.values())
    rules.decisions = dict(book.decisions.shown)
    _compile_moves(rules, book)
    rules.after = book.events.compiled()
    rules.slices = dict(book.slices)
    rules.initial_option_state = {key: slice.start for key, slice in book.slices.items()}
    rules.shown = dict(book.shown)
    rules.on_the_board = tuple(book.on_the_board)
    rules.prospects = dict(book.prospects)
    rules.laid_open = frozenset(book.laid_open)
    return rules


def _seat_everybody(rules: Rules, seats: int) -> None:
    rules.seats = tuple(range(seats))
    rules.others = tuple(
        tuple(other for other in rules.seats if other != seat) for seat in rules.seats
    )
    rules.after_seat = (*rules.seats[1:], 0)
    rules.neutrals = tuple(range(seats, seats + rules.neutral_players))
    rules.builders = (*rules.seats, *rules.neutrals)
    rules.rivals = tuple(
        tuple(other for other in rules.builders if other != builder) for builder in rules.builders
    )


def _compile_moves(rules: Rules, book: Rulebook) -> None:
    action_rules = book.action_rules
    rules.action_rules = dict(action_rules.kinds)
    rules.explained = tuple(rule for rule in rules.action_rules.values() if rule.explain)
    rules.actions = {kind.__name__: kind for kind in rules.action_rules}
    rules.applies = {kind: rule.apply for kind, rule in rules.action_rules.items()}
    rules.answering = {
        decision: frozenset(kinds) for decision, kinds in action_rules.deciding.items()
    }
    rules.listings = {
        decision: _listing(rules, kinds) for decision, kinds in action_rules.deciding.items()
    }
    rules.business = {
        decision: _business(rules, kinds) for decision, kinds in action_rules.deciding.items()
    }
    rules.out_of_turn = frozenset(action_rules.out_of_turn)
    rules.allowed_to_others = {
        decision: rules.out_of_turn.union(action_rules.others.get(decision, ()))
        for decision in rules.decisions
    }
    rules.lists_out_of_turn = tuple(
        dict.fromkeys(
            rule.enumerate
            for kind in action_rules.out_of_turn
            if (rule := rules.action_rules[kind]).enumerate
        )
    )
    rules.forms = _forms(rules, action_rules.deciding)
    rules.other_forms = _forms(rules, action_rules.others)


def _listing(rules: Rules, kinds: list[type[Action]]) -> Listing:
    action_rules = [rules.action_rules[kind] for kind in kinds]
    return (
        [[rule.action(seat) for rule in action_rules if rule.always] for seat in rules.seats],
        tuple(
            dict.fromkeys(
                rule.enumerate
                for rule in action_rules
                if rule.enumerate and not rule.price and not rule.needs_offers
            )
        ),
        tuple(
            _priced(rule.price.compiled(), rule.enumerate)
            for rule in action_rules
            if rule.enumerate and rule.price
        ),
    )


def _priced(cost: PaidIn, lists: Lists) -> Priced:
    (resource, count), *rest = cost or ((0, 0),)
    return resource, count, tuple(rest), lists


def _business(rules: Rules, kinds: list[type[Action]]) -> tuple[Lists, ...]:
    action_rules = [rules.action_rules[kind] for kind in kinds]
    return tuple(
        dict.fromkeys(
            rule.enumerate for rule in action_rules if rule.enumerate and rule.needs_offers
        )
    )


def _forms(
    rules: Rules, decisions: dict[type[Decision], list[type[Action]]]
) -> dict[type[Decision], tuple[ActionRule[Action], ...]]:
    return {
        decision: tuple(rules.action_rules[kind] for kind in kinds if rules.action_rules[kind].form)
        for decision, kinds in decisions.items()
    }


def _until_it_counts(dice: Rolling, totals: Choice[...]) -> Rolling:
    """Rolls again until the sum counts; `dice` itself if every sum always counts."""
    if not totals.is_restricted:
        return dice

    def rolled(state: State, rules: Rules, context: ActionContext) -> Dice:
        counting = rules.totals(state, rules, state.current)
        while not counting >> sum(fell := dice(state, rules, context)) & 1:
            emit(state, rules, context, DiceRolledAgain, (state.current, fell))
        return fell

    return rolled
