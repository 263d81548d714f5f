"""Separate phases: trade first, then build; once a player has begun to build, they trade no more this turn (sources: trade-first).

Building means everything that is paid for: roads, settlements, cities, development cards. The free roads of road building
are the effect of a card that may be played at any time of the turn, so they do not end the trading. A harbor built this
turn helps only from the next turn on."""

from typing import Final

from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import CardsPaid, PairedTurnBegan, TurnBegan
from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import refusal
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook

KEY: Final = "separate-phases"
BUILDING: Final = Slice(KEY, False)
"""True if the trading of this turn is over."""
TRADING_IS_OVER: Final = refusal(
    "trading_is_over",
    "Building has begun, so there is no more trading this turn (option `separate-phases`).",
)({}, "Building has begun, so there is no more trading this turn.")


def nothing_built_yet(state: State, rules: Rules, seat: Seat) -> bool:
    return not BUILDING.of(state)


def building_begins(state: State, rules: Rules, event: CardsPaid, context: ActionContext) -> None:
    """A purchase ends the trading, and every offer with it."""
    BUILDING.put(state, True)
    state.offers.clear()


def trading_begins(
    state: State, rules: Rules, event: TurnBegan | PairedTurnBegan, context: ActionContext
) -> None:
    BUILDING.put(state, False)


def shown(building: bool, state: State, seat: Seat | None) -> bool:
    """Everyone may know which phase it is."""
    return building


def install(book: Rulebook) -> None:
    book.add_slice(BUILDING, view=shown)
    book.may_trade.restrict(nothing_built_yet, because=TRADING_IS_OVER)
    book.events.after(TurnBegan, trading_begins)
    book.events.after(PairedTurnBegan, trading_begins)
    book.events.after(CardsPaid, building_begins)


OPTION = Option(
    key=KEY,
    title="Trade first, then build",
    summary="Once you build or buy, you cannot trade for the rest of the turn.",
    source="sources: trade-first",
    install=install,
    group="trade",
    changes=("turn", "trade"),
    shows=bool,
)
