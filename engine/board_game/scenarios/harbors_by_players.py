"""Harbors by players: before the first settlements the players lay the harbors (sources: new-world).

One player drawn at random begins, and the others follow in the order of seats, one harbor at a time, face down: on a hex of sea,
also one of the frame, that has no harbor yet, facing land beside it. When all of them lie, their kinds are turned up.

Two ways to lay them, *players* and *chance*: with the second one chance lays them before the game, under the same limits."""

from typing import Final, TypedDict

from engine.bits import bits, mask_of
from engine.board_game.bots.choices import chooses
from engine.board_game.bots.legal import Legal, best
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action, action
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, decision
from engine.board_game.core.events import Event, event
from engine.board_game.core.island import Island
from engine.board_game.core.names import HexMask, Path, PathMask, Seat
from engine.board_game.core.refusals import Reason, refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.core.tables import on_each_path
from engine.board_game.options import Need, OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.changing import lay_harbors
from engine.board_game.rules.set_up import place_in_a_snake
from engine.kernel.decisions import done, is_on_top, push

KEY: Final = "harbors-by-players"
PLAYERS: Final = "players"
CHANCE: Final = "chance"
LAID: Final[Slice[tuple[Path, ...]]] = Slice(KEY, ())
"""The harbors that lie face down."""
NOT_A_COAST: Final = refusal("not_a_coast", "A harbor goes on a sea hex, facing land beside it.")
HARBOR_TAKEN: Final = refusal("harbor_taken", "That sea hex already has a harbor.")


@decision
class LayHarborDecision(Decision):
    """Before set-up: lay a harbor (option `harbors-by-players`)."""

    refusal = "Lay a harbor first."


@action
class LayHarbor(Action):
    """Lay a harbor, face down, on the hex of sea beside `path` (option `harbors-by-players`)."""

    path: Path


@event
class HarborLaid(Event):
    """A harbor was laid face down (option `harbors-by-players`)."""

    reveals_nothing = True

    seat: Seat
    path: Path


@event
class HarborsTurnedUp(Event):
    """All harbors lie, and everybody sees their kinds (option `harbors-by-players`)."""


def quays(island: Island, laid: tuple[Path, ...]) -> PathMask:
    """The coasts at whose hex of sea no harbor lies yet."""
    taken = taken_by(island, laid)
    return mask_of(path for path in coasts(island) if not island.geometry.sides_mask[path] & taken)


def taken_by(island: Island, laid: tuple[Path, ...]) -> HexMask:
    """The hexes of sea with a harbor."""
    hexes = 0
    for path in laid:
        hexes |= island.geometry.sides_mask[path] & island.sea
    return hexes


def coasts(island: Island) -> list[Path]:
    """Paths with sea on one hand and land on the other."""
    return [
        path
        for path, sides in enumerate(island.geometry.sides_mask)
        if sides & island.sea and sides & island.land
    ]


def players_lay_them(state: State, rules: Rules, context: ActionContext) -> None:
    """Let the players lay the harbors; then set-up goes on as always."""
    place_in_a_snake(state, rules, context)
    count, first = len(rules.seats), context.chance.below(len(rules.seats))
    order = [(first + step) % count for step in range(len(rules.board.harbor_kinds))]
    push(state, *[LayHarborDecision(seat) for seat in reversed(order)])


def chance_lays_them(state: State, rules: Rules, context: ActionContext) -> None:
    laid: tuple[Path, ...] = ()
    for _ in rules.board.harbor_kinds:
        left = list(bits(quays(state.island, laid)))
        laid = (*laid, left[context.chance.below(len(left))])
    LAID.put(state, laid)
    turn_up(state, rules, context)
    place_in_a_snake(state, rules, context)


def turn_up(state: State, rules: Rules, context: ActionContext) -> None:
    """Turn the harbors up; their kinds are drawn now, so nobody could know them."""
    kinds = context.chance.shuffled(rules.board.harbor_kinds)
    lay_harbors(state, zip(LAID.of(state), kinds, strict=True))
    LAID.put(state, ())
    emit(state, rules, context, HarborsTurnedUp, ())


def legal(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    lay = on_each_path(LayHarbor, rules.geometry, seat)
    legal += [lay[path] for path in bits(quays(state.island, LAID.of(state)))]


def apply(state: State, rules: Rules, action: LayHarbor, context: ActionContext) -> None:
    done(state)
    LAID.put(state, (*LAID.of(state), action.path))
    emit(state, rules, context, HarborLaid, (action.seat, action.path))
    if not is_on_top(state, LayHarborDecision):
        turn_up(state, rules, context)


def why_not(state: State, rules: Rules, action: LayHarbor) -> Reason:
    if action.path not in coasts(state.island):
        return NOT_A_COAST({}, "A harbor goes on a sea hex, facing land beside it.")
    return HARBOR_TAKEN({}, "That sea hex already has a harbor.")


@chooses(LayHarbor)
def where_a_bot_would_live(position: Position, legal: Legal) -> Action | None:
    """Lay harbors at the best places to settle."""

    def worth(lay: LayHarbor) -> float:
        return max(position.worth(end) for end in position.geometry.ends[lay.path])

    return best(legal.of(LayHarbor), worth)


class FaceDown(TypedDict):
    """The places where harbors lie face down."""

    laid: list[Path]


def shown(laid: tuple[Path, ...], state: State, viewer: Seat | None) -> FaceDown:
    return {"laid": list(laid)}


def install(book: Rulebook, who: str) -> None:
    book.add_slice(LAID, view=shown)
    if who == CHANCE:
        book.set_up.replace(chance_lays_them)
        return
    book.set_up.replace(players_lay_them)
    book.decisions.add(LayHarborDecision)
    book.action_rules.add(ActionRule(LayHarbor, enumerate=legal, apply=apply, validate=why_not))
    book.action_rules.during(LayHarborDecision, LayHarbor)


OPTION: Final = Option(
    key=KEY,
    title="Laying harbors",
    summary="Before the first settlements, players lay the harbors in turn, or they are laid at random.",
    source="sources: new-world",
    install=install,
    needs=Need(
        lambda board: bool(board.harbor_kinds) and not board.harbor_paths,
        "its harbors have their places.",
    ),
    group="sea",
    parameter=OneOf({PLAYERS: "Players lay them", CHANCE: "Laid at random"}, PLAYERS),
    changes=("set-up", "harbors"),
    shows=FaceDown,
    icon="i-harbor-place",
    word="You lay the harbors",
)
