"""Two plus two: two players, two neutral ones, two rolls a turn, and trade tokens (sources: two-plus-two).

`neutral_players`, `rolls` and `trade_tokens` are the headings of the rule; what they keep lies in one slice."""

from typing import Final

from engine.board_game.core.names import Seat
from engine.board_game.core.state import State
from engine.board_game.options import Need, Option
from engine.board_game.options.two_players import bots as _bots  # noqa: F401 - teaches them
from engine.board_game.options.two_players import neutral_players, rolls, trade_tokens
from engine.board_game.options.two_players.option_state import KEY, SLICE, TwoPlayersState
from engine.board_game.rulebook import Rulebook

SEATS: Final = (2,)


class TwoPlayersView(trade_tokens.TokensView):
    """The dice of this turn, and all about the trade tokens."""

    rolls: list[list[int]]


def shown(mine: TwoPlayersState, state: State, viewer: Seat | None) -> TwoPlayersView:
    """Tokens, dice and what a token buys lie open."""
    return {"rolls": [list(dice) for dice in mine.rolls], **trade_tokens.shown(mine, state)}


def install(book: Rulebook) -> None:
    book.add_slice(SLICE, view=shown)
    for heading in (neutral_players, rolls, trade_tokens):
        heading.install(book)


OPTION = Option(
    key=KEY,
    title="Two plus two",
    summary="For two players, with two neutral ones: two rolls a turn, pieces for the neutral players, trade tokens.",
    source="sources: two-plus-two",
    install=install,
    needs=Need(
        lambda board: bool(board.neutral_starts),
        "that map marks no places where neutral players begin.",
    ),
    seats=SEATS,
    group="turn",
    changes=("turn", "production", "building"),
    shows=TwoPlayersView,
)
