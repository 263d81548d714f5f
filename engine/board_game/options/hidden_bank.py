"""Hidden bank: nobody is shown how many cards the supply has left (house rule).

The log still tells who paid, who was paid, and that the supply ran short. Trades that the supply cannot pay are not
offered. Average income is computed as if the supply never ran short, so that it reveals nothing either."""

from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook


def install(book: Rulebook) -> None:
    book.supply_is_shown.set(False)


OPTION = Option(
    key="hidden-bank",
    title="Hidden bank",
    summary="The bank does not show what it has left; only a shortage is announced.",
    source="house rule",
    install=install,
    group="sight",
    changes=("sight",),
)
