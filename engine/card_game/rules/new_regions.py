"""The two regions of a new settlement: drawn and laid out, or chosen with a Scout (sources: new-settlements, storage)."""

from collections.abc import Iterator

from engine.card_game.core.actions import ChooseRegions, LayRegions
from engine.card_game.core.decisions import ChooseFromStack, LayOut
from engine.card_game.core.events import RegionLaid, RegionStackShuffled
from engine.card_game.core.grid import ABOVE, BELOW, MIDDLE_COLUMN, place
from engine.card_game.core.names import Region, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import State
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done_with


def outer_column(column: int) -> int:
    """The column beyond a new settlement, on the far side of the road."""
    return column - 1 if column < MIDDLE_COLUMN else column + 1


def _lay(
    state: State, seat: Seat, column: int, above: Region, below: Region, context: ActionContext
) -> None:
    """New regions are empty."""
    mine, outer = state.realms[seat], outer_column(column)
    for row, region in ((ABOVE, above), (BELOW, below)):
        at = place(outer, row)
        mine.regions[at] = region
        mine.stored[at] = 0
        context.emit(RegionLaid(seat, region, at))


def lay_rows(state: State, seat: Seat, due: LayOut) -> Iterator[LayRegions]:
    yield LayRegions(seat, due.first)
    yield LayRegions(seat, due.second)


def why_not_lay(state: State, action: LayRegions, due: LayOut) -> Reason:
    if action.above in (due.first, due.second):
        return None
    return "wrong_regions", {}, "Choose one of the two regions that you drew."


def apply_lay(state: State, action: LayRegions, context: ActionContext) -> None:
    due = done_with(state, LayOut)
    below = due.second if action.above == due.first else due.first
    _lay(state, due.seat, due.column, action.above, below, context)


def lay_as_drawn(state: State, context: ActionContext) -> None:
    """The first region above: where the new settlement has won the game, nobody chooses any more."""
    for due in state.pending:
        if isinstance(due, LayOut):
            _lay(state, due.seat, due.column, due.first, due.second, context)


def choose_rows(state: State, seat: Seat, due: ChooseFromStack) -> Iterator[ChooseRegions]:
    """As the view shows them, which is not the order of the stack."""
    regions = sorted(state.regions)
    for above in regions:
        for below in regions:
            if above != below:
                yield ChooseRegions(seat, above, below)


def why_not_choose(state: State, action: ChooseRegions, due: ChooseFromStack) -> Reason:
    if action.above != action.below and {action.above, action.below} <= set(state.regions):
        return None
    return "wrong_regions", {}, "Choose two regions that lie in the stack."


def apply_choose(state: State, action: ChooseRegions, context: ActionContext) -> None:
    """The rest of the stack is shuffled."""
    due = done_with(state, ChooseFromStack)
    rest = [each for each in state.regions if each not in (action.above, action.below)]
    state.regions = tuple(context.chance.shuffled(rest))
    _lay(state, due.seat, due.column, action.above, action.below, context)
    context.emit(RegionStackShuffled())


ACTION_RULES = (
    ActionRule(LayRegions, (LayOut,), why_not_lay, apply_lay, enumerate=lay_rows),
    ActionRule(
        ChooseRegions, (ChooseFromStack,), why_not_choose, apply_choose, enumerate=choose_rows
    ),
)
