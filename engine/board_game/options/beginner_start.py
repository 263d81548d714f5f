"""Beginner's start: every starting piece stands where the map shows it (sources: beginners-set-up).

A map with printed starting pieces has this option by default; a table may turn it off and place its pieces freely."""

from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.set_up import place_as_printed

KEY = "beginner-start"


def install(book: Rulebook) -> None:
    book.set_up.replace(place_as_printed)


OPTION = Option(
    key=KEY,
    title="Starting pieces in place",
    summary="Every starting piece begins where the map shows it; without this, players place them in turn.",
    source="sources: beginners-set-up",
    install=install,
    needs=Need(lambda board: bool(board.starts), "that map prints no starting pieces."),
    group="set-up",
    changes=("set-up",),
    icon="i-pin",
)
