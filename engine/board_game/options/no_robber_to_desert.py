"""No robber to the desert: the robber moves to a hex that produces (sources: no-robber-to-the-desert).

It starts in the desert and never returns there. If the friendly robber leaves it no hex at all, it stays where it is
instead of going to the desert: only then do the two rules meet."""

from engine.board_game.core.decisions import Closed
from engine.board_game.core.names import Hex, HexMask, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook


def what_produces(state: State, rules: Rules, seat: Seat) -> HexMask:
    return ~state.island.deserts


def because_it_is_barren(state: State, rules: Rules, seat: Seat, hex: Hex) -> Closed:
    return {"why": "barren"}


def install(book: Rulebook) -> None:
    book.robber_hexes.restrict(what_produces, because=because_it_is_barren)
    book.robber_returns_to_desert.set(False)


OPTION = Option(
    key="no-robber-to-desert",
    title="No way back to the desert",
    summary="The robber may only move to a hex that produces.",
    source="sources: no-robber-to-the-desert",
    install=install,
    group="robber",
    changes=("seven",),
)
