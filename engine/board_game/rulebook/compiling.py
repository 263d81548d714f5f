"""Compiling the rulebook: every question that was asked gets its answer, every decision its list of what may be done."""

from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import DiceRolledAgain
from engine.board_game.core.names import Dice
from engine.board_game.core.play import Play
from engine.board_game.core.state import Listing, Lists, Move, PaidIn, Priced, Rolling, Rules, State
from engine.board_game.core.tables import ActionTable
from engine.board_game.rulebook.happened import happened
from engine.board_game.rulebook.questions import Rulebook
from engine.board_game.rulebook.verbs import Choice, Question


def compiled(book: Rulebook, config: GameConfig) -> Rules:
    """The rules of this configuration. Raises AssertionError for a question that no rule answers."""
    rules = Rules()
    rules.config, rules.board, rules.geometry = config, book.board, book.board.geometry
    for name, question in vars(book).items():
        if isinstance(question, Question):
            setattr(rules, name, question.compiled())
    _seat_everybody(rules, config.seats)
    rules.table = ActionTable.of(rules.geometry, config.seats)
    rules.dice = _until_it_counts(rules.dice, book.totals)
    rules.robber_closures = tuple(book.robber_hexes.explained)
    rules.card_closures = tuple(book.may_play_card.explained)
    rules.trade_closures = tuple(book.may_trade.explained)
    rules.prices = {name: price.compiled() for name, price in book.prices.items()}
    rules.pieces = dict(book.pieces)
    rules.free_pieces = tuple(book.free_pieces.values())
    rules.decisions = dict(book.decisions.kinds)
    rules.simultaneous = frozenset(
        kind for kind, known in rules.decisions.items() if known.simultaneous
    )
    _compile_moves(rules, book)
    rules.after = book.events.compiled()
    rules.slices = dict(book.slices)
    rules.starts_kept = {key: slice.start for key, slice in book.slices.items()}
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
    moves = book.moves
    rules.moves = dict(moves.kinds)
    rules.explained = tuple(move for move in rules.moves.values() if move.why_none)
    rules.actions = {kind.__name__: kind for kind in rules.moves}
    rules.applies = {kind: move.applies for kind, move in rules.moves.items()}
    rules.answering = {decision: frozenset(kinds) for decision, kinds in moves.deciding.items()}
    rules.listings = {
        decision: _listing(rules, kinds) for decision, kinds in moves.deciding.items()
    }
    rules.business = {
        decision: _business(rules, kinds) for decision, kinds in moves.deciding.items()
    }
    rules.beside = frozenset(moves.beside)
    rules.allowed_to_others = {
        decision: rules.beside.union(moves.others.get(decision, ())) for decision in rules.decisions
    }
    rules.lists_beside = tuple(
        dict.fromkeys(move.lists for kind in moves.beside if (move := rules.moves[kind]).lists)
    )
    rules.forms = _forms(rules, moves.deciding)
    rules.other_forms = _forms(rules, moves.others)


def _listing(rules: Rules, kinds: list[type[Action]]) -> Listing:
    moves = [rules.moves[kind] for kind in kinds]
    return (
        [[move.kind(seat) for move in moves if move.always] for seat in rules.seats],
        tuple(
            dict.fromkeys(
                move.lists
                for move in moves
                if move.lists and not move.price and not move.needs_offers
            )
        ),
        tuple(
            _priced(move.price.compiled(), move.lists)
            for move in moves
            if move.lists and move.price
        ),
    )


def _priced(cost: PaidIn, lists: Lists) -> Priced:
    (resource, count), *rest = cost or ((0, 0),)
    return resource, count, tuple(rest), lists


def _business(rules: Rules, kinds: list[type[Action]]) -> tuple[Lists, ...]:
    moves = [rules.moves[kind] for kind in kinds]
    return tuple(dict.fromkeys(move.lists for move in moves if move.lists and move.needs_offers))


def _forms(
    rules: Rules, decisions: dict[str, list[type[Action]]]
) -> dict[str, tuple[Move[Action], ...]]:
    return {
        decision: tuple(rules.moves[kind] for kind in kinds if rules.moves[kind].form)
        for decision, kinds in decisions.items()
    }


def _until_it_counts(dice: Rolling, totals: Choice[...]) -> Rolling:
    """Rolls again until the sum counts; `dice` itself if every sum always counts."""
    if not totals.is_restricted:
        return dice

    def rolled(state: State, rules: Rules, play: Play) -> Dice:
        counting = rules.totals(state, rules, state.current)
        while not counting >> sum(fell := dice(state, rules, play)) & 1:
            happened(state, rules, play, DiceRolledAgain, (state.current, fell))
        return fell

    return rolled
