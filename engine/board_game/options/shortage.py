"""Shortage: who is paid when the supply holds less than everyone is owed (sources: supply-runs-short). Each edition has its answer, and a
table may choose the other one."""

from engine.board_game.options import OneOf, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.production import nobody, sole_claimant_takes_the_rest


def install(book: Rulebook, paid: str) -> None:
    book.shortage.replace({"nobody": nobody, "sole-claimant": sole_claimant_takes_the_rest}[paid])


OPTION = Option(
    key="shortage",
    title="When the bank runs short",
    summary="Who gets a resource when the bank has too little of it.",
    source="sources: supply-runs-short",
    install=install,
    parameter=OneOf({"sole-claimant": "The only player owed", "nobody": "Nobody"}, "sole-claimant"),
    group="trade",
    changes=("shortage",),
)
