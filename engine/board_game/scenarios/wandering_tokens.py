"""Wandering tokens: far land has no numbers until somebody reaches it (sources: wandering-tokens).

As soon as an end of a new piece is a corner of far land without a number, that hex gets one. The first seven come at random out of a
bag. Then the builder moves a token there from the main island, which no longer produces where it lay. The choice has three
conditions: (1) no red number beside a red one, (2) every building on the main island that has a number keeps one, (3) the token
comes from beside an own building. Where none meets all of them, the third is dropped, then the second, then the first. Pieces of
set-up bring no number."""

from collections.abc import Callable
from typing import Final, TypedDict

from engine.bits import bits, mask_of, members
from engine.board_game.bots.choices import chooses
from engine.board_game.bots.legal import Legal, best
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, action
from engine.board_game.core.board import Board
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Closed, Decision, decision
from engine.board_game.core.events import Event, Laid, event
from engine.board_game.core.names import PRODUCING, Hex, HexMask, Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.changing import change_island, move_token
from engine.board_game.rules.dealing import RED_NUMBERS
from engine.board_game.rules.development import let_go_of_impossible_roads
from engine.kernel.decisions import done, done_with, is_on_top, push, top

KEY: Final = "wandering-tokens"
FAR: Final = "far"
"""The pool of the land without numbers, and the bag of the first ones."""
MAIN: Final = "main"
"""The region that gives tokens away."""
DRAWN: Final[Slice[tuple[int, ...]]] = Slice(KEY, ())
"""The tokens that have come out of the bag."""
KEEPS_ITS_NUMBER: Final = refusal(
    "token_stays", "That token has to stay, because another one can be taken."
)
NO_TOKEN: Final = refusal("no_token_there", "No token of the main island lies there.")


class ForHex(TypedDict):
    """The hex that gets the token; the number of the three conditions that can be met; and by hex, which tokens stay for them."""

    hex: Hex
    conditions: int
    closed: dict[str, Closed]


@decision
class FetchTokenDecision(Decision):
    """Choose the token of the main island that goes to the far `hex` (option `wandering-tokens`)."""

    refusal = "Choose the token that goes to the far hex first."
    shows = ForHex

    hex: Hex


@action
class FetchToken(Action):
    """Move the token of `hex` to the far hex that was reached (option `wandering-tokens`)."""

    hex: Hex


@event
class TokenLaid(Event):
    """Far land got a number out of the bag (option `wandering-tokens`)."""

    seat: Seat
    hex: Hex
    number: int


@event
class TokenFetched(Event):
    """A token went from `from_hex`, on the main island, to far land (option `wandering-tokens`)."""

    seat: Seat
    from_hex: Hex
    hex: Hex
    number: int


def reach(state: State, rules: Rules, event: Laid, context: ActionContext) -> None:
    """Far hexes at the ends of the piece get numbers, one after the other."""
    if not state.turn or state.over:
        return
    geometry, island = rules.geometry, state.island
    one, other = geometry.ends[event.path]
    there = geometry.hexes_mask[one] | geometry.hexes_mask[other]
    bare = [
        hex
        for hex in rules.board.pool(FAR).hexes
        if there >> hex & 1 and island.terrain[hex] in PRODUCING and not island.numbers[hex]
    ]
    to_fetch = [hex for hex in bare if not from_the_bag(state, rules, event.seat, hex, context)]
    push(state, *[FetchTokenDecision(event.seat, hex) for hex in reversed(to_fetch)])
    give_up_without_tokens(state, rules)


def from_the_bag(state: State, rules: Rules, seat: Seat, hex: Hex, context: ActionContext) -> bool:
    """The hex gets a number at random, while there are some in the bag."""
    left = list(rules.board.bag(FAR).tokens)
    for token in DRAWN.of(state):
        left.remove(token)
    if not left:
        return False
    number = left[context.chance.below(len(left))]
    DRAWN.put(state, (*DRAWN.of(state), number))
    change_island(state, numbers={hex: number})
    emit(state, rules, context, TokenLaid, (seat, hex, number))
    return True


def give_up_without_tokens(state: State, rules: Rules) -> None:
    """If no token is left on the main island, the hex stays bare."""
    while is_on_top(state, FetchTokenDecision):
        if tokens_of_the_main_island(state, rules):
            return
        done(state)


# --- which token


def tokens_of_the_main_island(state: State, rules: Rules) -> HexMask:
    numbers = state.island.numbers
    return mask_of(hex for hex in bits(rules.board.regions[MAIN]) if numbers[hex])


def keeps_red_apart(state: State, rules: Rules, seat: Seat, source: Hex, target: Hex) -> bool:
    numbers = state.island.numbers
    return numbers[source] not in RED_NUMBERS or not any(
        numbers[other] in RED_NUMBERS
        for other in rules.geometry.hexes_around(target)
        if other != source
    )


def leaves_everybody_a_number(
    state: State, rules: Rules, seat: Seat, source: Hex, target: Hex
) -> bool:
    """Return whether every building on the main island that has a number keeps one."""
    numbered = mask_of(hex for hex, number in enumerate(state.island.numbers) if number)
    later = numbered & ~(1 << source) | 1 << target
    return all(
        hexes & later
        for at in bits(state.occupied)
        if (hexes := rules.geometry.hexes_mask[at]) & rules.board.regions[MAIN] and hexes & numbered
    )


def is_beside_an_own_building(
    state: State, rules: Rules, seat: Seat, source: Hex, target: Hex
) -> bool:
    return bool(state.beside[seat] >> source & 1)


Condition = Callable[[State, Rules, Seat, Hex, Hex], bool]
CONDITIONS: Final[tuple[Condition, ...]] = (
    keeps_red_apart,
    leaves_everybody_a_number,
    is_beside_an_own_building,
)


def can_be_met(state: State, rules: Rules, seat: Seat, target: Hex) -> tuple[int, HexMask]:
    """Count the conditions that some token meets, the last of which are dropped first, and find the tokens that do."""
    tokens = members(tokens_of_the_main_island(state, rules))
    for count in range(len(CONDITIONS), 0, -1):
        found = mask_of(
            hex
            for hex in tokens
            if all(meets(state, rules, seat, hex, target) for meets in CONDITIONS[:count])
        )
        if found:
            return count, found
    return 0, mask_of(tokens)


def allowed(state: State, rules: Rules, seat: Seat, target: Hex) -> HexMask:
    """The hexes whose tokens may go there."""
    return can_be_met(state, rules, seat, target)[1]


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    hexes = allowed(state, rules, seat, top(state, FetchTokenDecision).hex)
    legal += [FetchToken(seat, hex) for hex in members(hexes)]


def apply(state: State, rules: Rules, action: FetchToken, context: ActionContext) -> None:
    target, number = done_with(state, FetchTokenDecision).hex, state.island.numbers[action.hex]
    move_token(state, action.hex, target)
    emit(state, rules, context, TokenFetched, (action.seat, action.hex, target, number))
    give_up_without_tokens(state, rules)
    let_go_of_impossible_roads(state, rules, action.seat)


def why_not(state: State, rules: Rules, action: FetchToken) -> Reason:
    if not tokens_of_the_main_island(state, rules) >> action.hex & 1:
        return NO_TOKEN({}, "No token of the main island lies there.")
    return KEEPS_ITS_NUMBER({}, "That token has to stay, because another one can be taken.")


def which_hex(state: State, rules: Rules, due: FetchTokenDecision) -> ForHex:
    count, hexes = can_be_met(state, rules, due.seat, due.hex)
    stay = tokens_of_the_main_island(state, rules) & ~hexes
    closed: dict[str, Closed] = {str(hex): {"why": "stays"} for hex in members(stay)}
    return {"hex": due.hex, "conditions": count, "closed": closed}


@chooses(FetchToken)
def what_costs_a_bot_least(position: Position, legal: Legal) -> Action | None:
    """The token from which others have most and it has least."""

    def harm(fetch: FetchToken) -> float:
        lost = position.blocked_income(fetch.hex)
        mine = lost.pop(position.seat, 0)
        return sum(lost.values()) - 3.0 * mine

    return best(legal.of(FetchToken), harm)


def has_far_land(board: Board) -> bool:
    """Return whether it has land without numbers, tokens for it, and an island that gives more of them away."""
    far = {pool.name for pool in board.pools} & {bag.name for bag in board.bags} & {FAR}
    return bool(far) and MAIN in board.regions


class Without(TypedDict):
    """Land to which a number is still to come, and land that has given its own away."""

    awaiting: list[Hex]
    gone: list[Hex]


def shown(drawn: tuple[int, ...], state: State, viewer: Seat | None) -> Without:
    board, island = state.rules.board, state.island
    bare = mask_of(
        hex
        for hex, number in enumerate(island.numbers)
        if not number and island.terrain[hex] in PRODUCING
    )
    far = mask_of(board.pool(FAR).hexes)
    return {
        "awaiting": list(members(bare & far)),
        "gone": list(members(bare & board.regions[MAIN])),
    }


def install(book: Rulebook) -> None:
    book.add_slice(DRAWN, view=shown)
    book.decisions.add(FetchTokenDecision, shown=which_hex)
    book.action_rules.add(ActionRule(FetchToken, enumerate=legal, apply=apply, validate=why_not))
    book.action_rules.during(FetchTokenDecision, FetchToken)
    book.events.after_laying(reach)


OPTION: Final = Option(
    key=KEY,
    title="Wandering tokens",
    summary="Far land has no numbers: whoever reaches it draws one, or moves one there from the main island.",
    source="sources: wandering-tokens",
    install=install,
    needs=Need(
        has_far_land,
        "it has no land without numbers.",
    ),
    group="sea",
    changes=("building",),
    shows=Without,
    icon="i-wander",
)
