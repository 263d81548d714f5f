"""Safe beginning: in the first two rounds a seven is ignored and rolled again (sources: safe-beginning).

A round is one turn for each player. Rolls that do not count are told and recorded like all chance. With the dice deck, a
card that shows a seven is used up like any other: nothing is put back, so everyone still knows what is left."""

from typing import Final

from engine.board_game.core.names import Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.production import SEVEN

ROUNDS: Final = 2


def no_seven_yet(state: State, rules: Rules, seat: Seat) -> int:
    """While the first two rounds last."""
    return ~(1 << SEVEN) if state.turn <= ROUNDS * len(rules.seats) else -1


def install(book: Rulebook) -> None:
    book.totals.restrict(no_seven_yet)


OPTION = Option(
    key="safe-beginning",
    title="Safe beginning",
    summary="In the first two rounds a seven is rolled again.",
    source="sources: safe-beginning",
    install=install,
    group="dice",
    changes=("seven",),
)
