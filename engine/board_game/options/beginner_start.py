"""Beginner's start: every starting piece stands where the map prints it (A, N, M: "Starting set-up for beginners").

A map that prints starting pieces has this option by itself; a table may turn it off, and places its pieces freely then."""

from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.set_up import place_as_printed

KEY = "beginner-start"


def install(book: Rulebook) -> None:
    book.set_up.replace(place_as_printed)


OPTION = Option(
    key=KEY,
    title="Starting pieces in place",
    summary="Every starting piece stands where the map prints it; without it you place them in turn.",
    source="A, N, M",
    install=install,
    needs=Need(lambda board: bool(board.starts), "that map prints no starting pieces."),
    group="set-up",
    changes=("set-up",),
)
